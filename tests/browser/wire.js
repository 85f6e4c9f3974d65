// Put before everything in a page: counts what goes through its sockets, so that a test can wait for answers.
(() => {
  const PATIENCE = 10_000;
  const Real = window.WebSocket;
  const wire = { heard: 0, version: -1, acknowledged: -1, open: new Set(), refusals: [] };
  const waiting = new Set();
  window.wire = wire;

  /** Every command is answered, and what came of it is there. */
  const settled = () => wire.open.size === 0 && wire.version >= wire.acknowledged;
  wire.settled = () => when(settled, "an answer");
  wire.news = (heard) => when(() => wire.heard > heard, "news");

  function when(holds, what) {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const check = () => holds() && (waiting.delete(check), resolve());
      waiting.add(check);
      setTimeout(() => waiting.delete(check) && reject(new Error(`waited in vain for ${what}`)), PATIENCE);
    });
  }
  function hear(message) {
    wire.heard += 1;
    if (message.type === "welcome" || message.type === "update") wire.version = message.version;
    if (message.id) wire.open.delete(message.id);
    if (message.type === "ack") wire.acknowledged = Math.max(wire.acknowledged, message.version);
    if (message.type === "refused") wire.refusals.push(`${message.code}: ${message.sentence}`);
    // A moment later, when the page has heard it too.
    setTimeout(() => waiting.forEach((check) => check()));
  }
  window.WebSocket = class extends Real {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", (event) => hear(JSON.parse(event.data)));
    }
    send(text) {
      const { id } = JSON.parse(text);
      if (id) wire.open.add(id);
      super.send(text);
    }
  };
})();
