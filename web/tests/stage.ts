/** A page in a document of the test, with a server that says what a fixture holds. */

import { flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import App from "../src/App.svelte";
import { go } from "../src/lib/router.svelte";
import type { ComposedMove, Welcome } from "../src/protocol";

interface Sent {
  type: string;
  id?: string;
  move?: string | ComposedMove;
}

export interface Stage {
  sent: Sent[];
  says: (message: object) => void;
  click: (words: string | RegExp) => Promise<void>;
  button: (words: string | RegExp) => HTMLButtonElement | undefined;
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

const ANSWERS: Record<string, unknown> = {
  "/api/games": {
    groups: [
      {
        rules: {
          id: "anniversary",
          name: "anniversary",
          sentences: ["One.", "Two."],
          seats: [3, 4],
          addons: ["coin"],
          face: "red",
        },
        games: ["anniversary/3", "anniversary/4", "anniversary+coin/4"],
      },
    ],
    addons: [{ id: "coin", name: "coin", sentences: ["Three.", "Four."], seats: [], addons: [], face: "?" }],
  },
  "/api/bots": { bots: [{ name: "trader", sentence: "Trades.", own: true }] },
  "/api/health": { protocol: 1, version: "1", now: 0, address: "http://192.168.7.7:8000" },
  "/api/tables": { tables: [] },
  "/api/rules/AB-22": { id: "AB-22", title: "No room", text: "Harvest first (AB-52).", ruling: "" },
  "/api/rules/AB-52": { id: "AB-52", title: "Protected", text: "Alone.", ruling: "We ruled: as in AB-22." },
  "/api/guides/anniversary": {
    name: "anniversary",
    language: "en",
    title: "The base game",
    text: "Plant (AB-22).\n\n## The beans\n\n| bean | 1 coin |\n|---|---|\n| Soy | 2 |\n\nOr the [coin](coin.md).",
  },
  "/api/guides/coin": { name: "coin", language: "en", title: "The coin", text: "Claim it." },
};

async function fetched(answers: Record<string, unknown>, path: string): Promise<Response> {
  const body = await answers[path.split("?")[0] ?? ""];
  const missing = { code: "unknown", sentence: "There is nothing here." };
  return new Response(JSON.stringify(body ?? missing), { status: body ? 200 : 404 });
}

export async function stage(
  path: string,
  welcome?: Welcome,
  more: Record<string, unknown> = {},
): Promise<Stage> {
  document.body.innerHTML = "<div id=page></div>";
  localStorage.clear();
  const sent: Sent[] = [];
  let hear: (message: object) => void = () => {};
  class Socket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    constructor() {
      hear = (message) => this.onmessage?.({ data: JSON.stringify(message) });
      setTimeout(() => this.onopen?.(), 0);
    }
    send(text: string): void {
      const message = JSON.parse(text) as Sent;
      sent.push(message);
      if (message.type === "hello" && welcome) hear(welcome);
    }
    close(): void {}
  }
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", (at: string) => fetched({ ...ANSWERS, ...more }, at));
  go(path);
  const app = mount(App, { target: document.getElementById("page") as HTMLElement });
  const settle = async (): Promise<void> => {
    await new Promise((done) => setTimeout(done, 20));
    await vi.dynamicImportSettled(); // the reader of guides is loaded when it is needed
    await new Promise((done) => setTimeout(done, 0));
    flushSync();
  };
  const button = (words: string | RegExp): HTMLButtonElement | undefined =>
    [...document.querySelectorAll("button")].find((one) => {
      const text = `${one.textContent?.trim().replace(/\s+/g, " ")} ${one.getAttribute("aria-label") ?? ""}`;
      return typeof words === "string" ? text.includes(words) : words.test(text);
    });
  const click = async (words: string | RegExp): Promise<void> => {
    const found = button(words);
    if (!found) throw new Error(`There is no button ${words}`);
    found.click();
    await settle();
  };
  await settle();
  await settle();
  return { sent, says: (message) => hear(message), click, button, settle, close: () => unmount(app) };
}
