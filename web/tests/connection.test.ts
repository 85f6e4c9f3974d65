import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type SocketLike } from "../src/lib/connection.svelte";
import type { Welcome } from "../src/protocol";
import fixture from "./fixtures/leftovers.json";

const welcome = fixture as unknown as Welcome;

class FakeSocket implements SocketLike {
  sent: { type: string; id?: string; since?: number }[] = [];
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  opens(): void {
    this.onopen?.(new Event("open"));
  }
  says(message: object): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

let sockets: FakeSocket[];
function connected(): Connection {
  const connection = new Connection("table", "token", () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  connection.open();
  sockets[0]?.opens();
  return connection;
}
const socket = (at: number): FakeSocket => sockets[at] as FakeSocket;

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("says hello, and takes everything from the welcome", () => {
    const connection = connected();
    expect(socket(0).sent[0]).toMatchObject({ type: "hello", token: "token", since: 0 });
    socket(0).says(welcome);
    expect(connection.link).toBe("open");
    expect(connection.version).toBe(welcome.version);
    expect(connection.games[0]?.game).toBe("anniversary-duel/2");
  });

  it("comes back by itself with the last version, and sends what is unanswered with the same id", async () => {
    const connection = connected();
    socket(0).says(welcome);
    const answer = connection.send({ type: "ready" });
    const first = socket(0).sent.at(-1);
    socket(0).breaks();
    expect(connection.link).toBe("waiting");
    vi.advanceTimersByTime(500);
    socket(1).opens();
    expect(socket(1).sent[0]).toMatchObject({ type: "hello", since: welcome.version });
    socket(1).says(welcome);
    expect(socket(1).sent.at(-1)).toEqual(first);
    socket(1).says({ type: "ack", id: first?.id, version: welcome.version });
    expect(await answer).toEqual({ type: "ack" });
    socket(1).breaks();
    vi.advanceTimersByTime(500);
    socket(2).opens();
    socket(2).says(welcome);
    expect(socket(2).sent).toHaveLength(1);
  });

  it("waits longer after each failure, but never for ever", () => {
    const connection = connected();
    const pauses = Array.from({ length: 9 }, () => {
      socket(sockets.length - 1).breaks();
      const pause = connection.retryAt - Date.now();
      vi.advanceTimersByTime(pause);
      return pause;
    });
    expect(pauses.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(Math.max(...pauses)).toBe(15000);
  });

  it("gives up where trying again is no use, with the server's sentence", () => {
    const connection = connected();
    socket(0).says({ type: "bye", code: "unauthorised", sentence: "This token opens nothing at this table." });
    socket(0).breaks(4401);
    vi.advanceTimersByTime(60_000);
    expect(connection.link).toBe("closed");
    expect(connection.parting?.code).toBe("unauthorised");
    expect(sockets).toHaveLength(1);
  });

  it("does not tell the same story twice", () => {
    const connection = connected();
    socket(0).says(welcome);
    const story = { version: welcome.version + 1, at: 0, news: { type: "paused" }, seats: [] };
    const update = { ...welcome, type: "update", version: welcome.version + 1, stories: [story] };
    socket(0).says(update);
    const told = connection.stories.length;
    socket(0).says(update);
    expect(connection.stories.length).toBe(told);
  });

  it("keeps two messages that were said in the same moment, and neither of them twice", () => {
    const connection = connected();
    const said = (version: number): object => ({
      type: "said",
      member: "m0",
      name: "Ana",
      text: "Hello!",
      at: 7,
      version,
    });
    const [first, second] = [welcome.version + 1, welcome.version + 2];
    socket(0).says(welcome);
    const stories = [first, second].map((version) => ({ version, at: 7, news: said(version), seats: [] }));
    socket(0).says({ ...welcome, type: "update", version: second, stories });
    expect(connection.said.map((one) => one.version)).toEqual([first, second]);
    socket(0).breaks();
    vi.advanceTimersByTime(500);
    socket(1).opens();
    socket(1).says({ ...welcome, version: second, missed: stories, said: [said(first), said(second)] });
    expect(connection.said).toHaveLength(2);
  });

  it("tells every listener of new stories, until it stops listening", () => {
    const connection = connected();
    const heard: string[] = [];
    const stop = connection.onStories(() => heard.push("first"));
    connection.onStories((stories) => heard.push(`second ${stories.length}`));
    socket(0).says(welcome);
    expect(heard).toEqual([]);
    const update = { ...welcome, type: "update", stories: [] };
    socket(0).says(update);
    stop();
    socket(0).says(update);
    expect(heard).toEqual(["first", "second 0", "second 0"]);
  });
});
