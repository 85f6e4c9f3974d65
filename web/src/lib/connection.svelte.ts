/** A live table: its latest state, and commands, which are sent again until they are answered. */

import type {
  Advice,
  AnyCommand,
  Bye,
  Checked,
  GameView,
  Reaction,
  Refused,
  Said,
  SeatOrders,
  ServerMessage,
  Story,
  TableView,
  Update,
  Welcome,
  You,
} from "../protocol";

export type Link = "connecting" | "open" | "waiting" | "closed";
export type Answer = { type: "ack" } | Refused | Checked | Advice;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type UnsentCommand = WithoutId<AnyCommand>;

export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export type Parting = Omit<Bye, "type">;

interface Unanswered {
  text: string;
  answered: (answer: Answer) => void;
}

const PROTOCOL = 1;
const FIRST_PAUSE = 500; // milliseconds until the first new attempt; doubled for each further one
const LONGEST_PAUSE = 15_000;
const STORIES_KEPT = 400;
const SAID_KEPT = 100;
// Codes after which another attempt would end the same way.
const FINAL = new Set([4400, 4401, 4403, 4404, 4426]);

class Listeners<Arguments extends unknown[]> {
  readonly #all = new Set<(...args: Arguments) => void>();

  /** Returns a function that removes it. */
  add(listener: (...args: Arguments) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  call(...args: Arguments): void {
    for (const listener of this.#all) listener(...args);
  }
}

export class Connection {
  link = $state<Link>("connecting");
  tableView = $state.raw<TableView | null>(null);
  games = $state.raw<GameView[]>([]);
  you = $state.raw<You | null>(null);
  stories = $state.raw<Story[]>([]);
  said = $state.raw<Said[]>([]);
  online = $state.raw<string[]>([]);
  orders = $state.raw<SeatOrders[]>([]);
  version = $state(-1);
  parting = $state.raw<Parting | null>(null);
  retryAt = $state(0);
  clockOffset = $state(0); // milliseconds that the server's clock is ahead of this one

  readonly #storyListeners = new Listeners<[stories: Story[]]>();
  readonly #reactionListeners = new Listeners<[member: string, what: Reaction]>();
  #socket: SocketLike | null = null;
  // Nothing on the screen depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #unanswered = new Map<string, Unanswered>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #number = 0;
  #prefix = crypto.randomUUID().slice(0, 8);

  constructor(
    readonly table: string,
    readonly token: string,
    private readonly dial: (table: string) => SocketLike = dialled,
  ) {}

  open(): void {
    if (this.#ended) return;
    this.link = "connecting";
    const socket = this.dial(this.table);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.link = "closed";
    this.#socket?.close(1000);
  }

  /** Try again now, without waiting for the next attempt. */
  retry(): void {
    if (this.link !== "waiting") return;
    clearTimeout(this.#timer);
    this.open();
  }

  /** Send a command; it is sent again with the same id after every lost connection until it is answered. */
  send(command: UnsentCommand): Promise<Answer> {
    const id = `${this.#prefix}-${(this.#number += 1)}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((answered) => {
      this.#unanswered.set(id, { text, answered });
      if (this.link === "open") this.#socket?.send(text);
    });
  }

  /** Get every story as it arrives, not those from before the page was opened. Returns a function that stops it. */
  onStories(listener: (stories: Story[]) => void): () => void {
    return this.#storyListeners.add(listener);
  }

  onReaction(listener: (member: string, what: Reaction) => void): () => void {
    return this.#reactionListeners.add(listener);
  }

  /** Call the listeners, also with stories that a replay makes. */
  announce(stories: Story[]): void {
    this.#storyListeners.call(stories);
  }

  #hello(): object {
    const since = Math.max(this.version, 0); // without a version the server sends what it still has of the log
    return { type: "hello", protocol: PROTOCOL, token: this.token, since };
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#ended || FINAL.has(code)) {
      this.#ended = true;
      this.link = "closed";
      this.parting ??= { code: "gone", key: "", args: {}, sentence: "" };
      return;
    }
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#failures, LONGEST_PAUSE);
    this.#failures += 1;
    this.link = "waiting";
    this.retryAt = Date.now() + pause;
    this.#timer = setTimeout(() => this.open(), pause);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.orders = message.you.orders;
        this.said = message.said;
        this.online = message.online;
        this.#update(message, message.missed);
        this.link = "open";
        this.parting = null;
        this.#failures = 0;
        for (const { text } of this.#unanswered.values()) this.#socket?.send(text);
        return;
      case "update":
        this.#update(message, message.stories);
        this.announce(message.stories);
        return;
      case "presence":
        this.online = message.online;
        return;
      case "orders":
        this.orders = [
          ...this.orders.filter((one) => one.seat !== message.seat),
          { seat: message.seat, orders: message.orders },
        ];
        return;
      case "reacted":
        this.#reactionListeners.call(message.member, message.what);
        return;
      case "bye":
        this.parting = message;
        return;
      case "ack":
        this.#answer(message.id, { type: "ack" });
        return;
      case "refused":
      case "checked":
      case "advice":
        this.#answer(message.id, message);
        return;
      case "error":
        return;
    }
  }

  #update({ version, now, room, games }: Welcome | Update, stories: Story[]): void {
    this.clockOffset = now - Date.now();
    this.tableView = room;
    this.games = games;
    const fresh = stories.filter((story) => story.version > this.version);
    this.version = version;
    this.stories = [...this.stories, ...fresh].slice(-STORIES_KEPT);
    for (const { news } of fresh) {
      if (news.type !== "said") continue;
      const known = this.said.some((one) => one.version === news.version);
      if (!known) this.said = [...this.said, news].slice(-SAID_KEPT); // a welcome may have it twice
    }
  }

  #answer(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.answered(answer);
    this.#unanswered.delete(id);
  }
}

function dialled(table: string): SocketLike {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/ws`);
}
