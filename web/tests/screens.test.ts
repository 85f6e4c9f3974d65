import axe from "axe-core";
import { afterEach, describe, expect, it } from "vitest";
import type { Welcome } from "../src/protocol";
import favors from "./fixtures/favors.json";
import leftovers from "./fixtures/leftovers.json";
import offers from "./fixtures/offers.json";
import theDuel from "./fixtures/the-duel.json";
import { stage, type Stage } from "./stage";

const TABLES = { favors, leftovers, offers, "the-duel": theDuel } as unknown as Record<string, Welcome>;
let page: Stage;
afterEach(() => page.close());

async function faults(): Promise<string[]> {
  // Colours are measured in a real browser; this document does not compute them.
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(document, { rules });
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`);
}

describe.each(Object.keys(TABLES))("the table of %s", (name) => {
  const welcome = TABLES[name] as Welcome;

  it("is accessible", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    expect(document.querySelector(".table")).not.toBeNull();
    expect(await faults()).toEqual([]);
  });

  it("lists every move that the server lists, in words, and sends it as it is, a harvest when it is confirmed", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    await page.click(/All moves/);
    const listed = [...document.querySelectorAll<HTMLButtonElement>(".all button")];
    const moves = welcome.games[0]?.choices.map((choice) => choice.move) ?? [];
    expect(listed).toHaveLength(moves.length);
    expect(listed.map((one) => one.textContent?.trim())).not.toContain("");
    expect(new Set(listed.map((one) => one.textContent)).size).toBe(moves.length);
    listed.at(-1)?.click();
    await page.settle();
    if (welcome.games[0]?.choices.at(-1)?.verb === "harvest") {
      expect(page.sent.at(-1)?.type).toBe("hello");
      await page.click(/^Really\?/);
    }
    expect(page.sent.at(-1)).toMatchObject({ type: "play", move: moves.at(-1) });
  });
});

describe("a filled button", () => {
  const filled = (): string[] =>
    [...document.querySelectorAll(".actions .primary, [data-offer] .primary")].map(
      (one) => one.textContent ?? "",
    );

  it("is the only way on", async () => {
    const welcome = TABLES.favors as Welcome;
    page = await stage(`/t/${welcome.room.table}`, welcome);
    expect(filled()).toHaveLength(1);
  });

  it.each(["leftovers", "offers", "the-duel"])("is not one of several ways on: %s", async (name) => {
    const welcome = TABLES[name] as Welcome;
    page = await stage(`/t/${welcome.room.table}`, welcome);
    expect(filled()).toEqual([]);
  });
});

describe("the result", () => {
  const welcome = TABLES.offers as Welcome;
  const over = { ...welcome, room: { ...welcome.room, status: "over" } } as Welcome;
  const at = `/api/tables/${welcome.room.table}/record.json`;

  it("shows no chart of the part that this browser has seen while the whole record is loaded", async () => {
    const turn = { type: "turn-started", seat: 0, turn: 1 };
    const story = {
      version: 1,
      news: { type: "dealt" },
      seats: [{ seat: 0, events: [turn, turn], travels: [] }],
    };
    let arrive: (body: unknown) => void = () => {};
    const whole = new Promise((done) => (arrive = done));
    page = await stage(`/t/${welcome.room.table}`, { ...over, missed: [story] } as unknown as Welcome, {
      [at]: whole,
    });
    expect(document.querySelector(".result h1")).not.toBeNull();
    expect(document.querySelector(".result .panel")).toBeNull();
    arrive({ stories: [story] });
    await page.settle();
    expect(document.querySelector(".result .panel")).not.toBeNull();
  });
});

describe("an offer", () => {
  const welcome = TABLES.offers as Welcome;
  const [game] = welcome.games;
  const [offer] = game?.offers ?? [];
  if (!game || !offer) throw new Error("The fixture has an offer.");
  const tab = (): string => document.querySelector("#tab-deals")?.textContent ?? "";

  it("is praised only if it can be accepted", async () => {
    const choices = game.choices.filter((choice) => choice.verb !== "accept");
    const offers = [{ ...offer, can_accept: false }];
    page = await stage(`/t/${welcome.room.table}`, { ...welcome, games: [{ ...game, choices, offers }] });
    expect(document.querySelector("[data-offer]")?.textContent).not.toContain("good for you");
  });

  it("is not praised at a table without hints", async () => {
    const room = { ...welcome.room, settings: { ...welcome.room.settings, hints: false } };
    page = await stage(`/t/${welcome.room.table}`, { ...welcome, room });
    expect(document.querySelector("[data-offer]")?.textContent).not.toContain("good for you");
    expect(document.querySelector("[data-offer]")?.textContent).toContain("empty field");
  });

  it("is counted while it waits for an answer, and goes when it can no longer be answered", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    expect(tab()).toContain("(1)");
    expect(document.querySelector("[data-offer]")?.textContent).toContain("good for you: a Chili Bean takes");
    const answered = {
      ...offer,
      answers: [{ seat: 0, answer: "declined" }],
      can_accept: false,
      can_counter: false,
    };
    page.says({
      ...welcome,
      type: "update",
      games: [{ ...game, choices: [], offers: [answered] }],
      stories: [],
    });
    await page.settle();
    expect(tab()).not.toContain("(");
    expect(document.querySelector("[data-offer]")).toBeNull();
  });
});

describe("at the table", () => {
  const welcome = TABLES.offers as Welcome;

  it("the first offer is accepted with A, declined with D, countered with C", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    const press = async (key: string): Promise<void> => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await page.settle();
    };
    await press("c");
    expect(document.querySelector(".composer h2")?.textContent).toMatch(/^Counter .*’s offer$/);
    await press("d");
    expect(page.sent.at(-1)?.move).toMatch(/^p0 decline /);
    await press("a");
    expect(page.sent.at(-1)?.move).toMatch(/^p0 accept /);
  });

  it("keys answer the offer that still waits, not one that was declined", async () => {
    const [game] = welcome.games;
    const [offer] = game?.offers ?? [];
    if (!game || !offer) throw new Error("The fixture has an offer.");
    const better = { ...offer, number: 26, effect: offer.effect && { ...offer.effect, worth: 9 } };
    page = await stage(`/t/${welcome.room.table}`, {
      ...welcome,
      games: [{ ...game, offers: [better, offer] }],
    });
    expect(document.querySelector("article.first")?.getAttribute("data-offer")).toBe(String(offer.number));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
    await page.settle();
    expect(page.sent.at(-1)?.move).toBe(`p0 decline ${offer.number}`);
  });

  it("shows two messages that were said in the same moment", async () => {
    const said = [7, 8].map((version) => ({
      type: "said" as const,
      member: "m0",
      name: "Ana",
      text: `No ${version}`,
      at: 1,
      version,
    }));
    page = await stage(`/t/${welcome.room.table}`, { ...welcome, said });
    await page.click(/^Chat/);
    expect([...document.querySelectorAll(".chat [role=log] p")].map((one) => one.textContent)).toEqual([
      "Ana No 7",
      "Ana No 8",
    ]);
  });

  it("letters are keys of the table while a checkbox has the focus; the space bar ticks it", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    const box = document.querySelector<HTMLInputElement>(".composer input[type=checkbox]");
    const press = (key: string): boolean =>
      box?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) ?? false;
    box?.focus();
    expect(press(" ")).toBe(true);
    expect(page.sent.at(-1)?.type).toBe("hello");
    expect(press("d")).toBe(false);
    expect(page.sent.at(-1)?.move).toMatch(/^p0 decline /);
  });

  it("after an offer is sent, the focus is where the next one begins, and the space bar does nothing", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    document.querySelectorAll<HTMLButtonElement>(".kind button")[1]?.click();
    await page.settle();
    page.button(/^Ask for it/)?.focus();
    await page.click(/^Ask for it/);
    const sent = page.sent.length;
    page.says({ type: "ack", id: page.sent.at(-1)?.id, version: 1 });
    await page.settle();
    const now = document.activeElement;
    expect(now?.matches(".composer h2")).toBe(true);
    now?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
    await page.settle();
    expect(page.sent).toHaveLength(sent);
  });

  it("an offer is declined with a reason by pressing it, and no other button gets the focus", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    expect(document.querySelector("[data-offer] .row select")).toBeNull();
    await page.click("Decline because");
    expect(page.sent.at(-1)?.type).toBe("hello");
    const reason = page.button("Too little");
    reason?.focus();
    reason?.click();
    await page.settle();
    expect(page.sent.at(-1)?.move).toBe("p0 decline 27: too little");
    expect(document.activeElement?.tagName).toBe("ARTICLE");
  });

  it("after an acceptance no other button gets the focus", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    page.button(/^Accept/)?.focus();
    await page.click(/^Accept/);
    expect(page.sent.at(-1)?.move).toBe("p0 accept 27");
    expect(document.activeElement?.tagName).toBe("ARTICLE");
  });

  it("a refusal shows its sentence and opens its rule", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    await page.click(/Decline/);
    const refused = {
      type: "refused",
      id: page.sent.at(-1)?.id,
      code: "illegal",
      sentence: "No room.",
      rule: "AB-22",
    };
    page.says(refused);
    await page.settle();
    expect(document.querySelector(".notice")?.textContent).toContain("No room.");
    expect(page.button("Rule AB-22")).toBeDefined();
  });

  it("an offer is composed by taps", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    const hand = [...document.querySelectorAll<HTMLButtonElement>("ol li button")];
    hand[0]?.click();
    await page.settle();
    const [card] = welcome.games[0]?.hand ?? [];
    document.querySelectorAll<HTMLButtonElement>(".kind button")[1]?.click();
    await page.settle();
    await page.click(/^Send offer/);
    expect(page.sent.at(-1)?.move).toEqual({
      type: "offer",
      seat: 0,
      to: [welcome.games[0]?.active],
      terms: { give: [{ card, place: 1 }], want: ["red"], mode: "exactly", give_favors: [], want_favors: [] },
      first_come: false,
    });
  });

  it("an offer is accepted with the copies that the player chooses", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    const [offer] = welcome.games[0]?.offers ?? [];
    const select = document.querySelector<HTMLSelectElement>(".copies select");
    if (!offer || !select) throw new Error("The fixture has an offer for copies that can be chosen.");
    const last = offer.copies[0]?.at(-1);
    select.value = String(last);
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await page.settle();
    await page.click(/^Accept/);
    expect(page.sent.at(-1)?.move).toMatchObject({
      type: "accept",
      seat: 0,
      offer: offer.number,
      revision: offer.revision,
      places: [last, expect.anything()],
    });
  });

  it("a signal is given with a tap", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    document.querySelector<HTMLButtonElement>("details .kinds .card")?.click();
    await page.settle();
    const kind = welcome.games[0]?.trade?.kinds[0];
    expect(page.sent.at(-1)?.move).toEqual({ type: "signal", seat: 0, kind, signal: "want" });
  });

  it("a draft does not outlive what it was made of", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    document.querySelector<HTMLButtonElement>("ol li button")?.click();
    await page.settle();
    const [game] = welcome.games;
    if (!game?.trade) throw new Error("The fixture is a trading.");
    const others = { ...game, active: 2, trade: { ...game.trade, to: [2], goods: game.trade.goods.slice(1) } };
    page.says({ ...welcome, type: "update", games: [others], stories: [] });
    await page.settle();
    document.querySelectorAll<HTMLButtonElement>(".kind button")[1]?.click();
    await page.settle();
    await page.click(/^Ask for it/);
    expect(page.sent.at(-1)?.move).toMatchObject({
      type: "offer",
      to: [2],
      terms: { give: [], want: ["red"] },
    });
  });

  it("a half-written message is kept, and the chat stays open while one writes", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    const [game] = welcome.games;
    if (!game) throw new Error("The fixture is a game.");
    const box = (): HTMLInputElement | null => document.querySelector(".chat input");
    await page.click(/^Chat/);
    box()?.focus();
    Object.assign(box() ?? {}, { value: "Who has" });
    box()?.dispatchEvent(new Event("input", { bubbles: true }));
    const over = { ...game, offers: [], trade: null, phase: { ...game.phase, trading: false } };
    page.says({ ...welcome, type: "update", games: [over], stories: [] });
    await page.settle();
    expect(document.activeElement).toBe(box());
    await page.click(/^Log/);
    await page.click(/^Chat/);
    expect(box()?.value).toBe("Who has");
  });

  it.each(["Deals", "Log"])("a sheet with %s does not turn into another one by itself", async (name) => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    const [game] = welcome.games;
    const side = document.querySelector<HTMLElement>(".side");
    if (!game || !side) throw new Error("The fixture is a game.");
    side.style.position = "fixed"; // as on a narrow screen
    await page.click(new RegExp(`^${name}`));
    const over = { ...game, offers: [], trade: null, phase: { ...game.phase, trading: false } };
    page.says({ ...welcome, type: "update", games: [over], stories: [] });
    await page.settle();
    expect(side.classList.contains("open")).toBe(name === "Log");
    page.says({ ...welcome, type: "update", stories: [] });
    await page.settle();
    expect(document.querySelector("[aria-selected=true]")?.textContent).toContain(name);
  });

  it("a pause is said where one looks for what to do", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    page.says({ ...welcome, type: "update", room: { ...welcome.room, status: "paused" }, stories: [] });
    await page.settle();
    expect(document.querySelector(".task")?.textContent).toContain("paused");
  });
});

describe.each(["/", "/new", "/lobby", "/account", "/nowhere", "/t/%E0%A4%A"])("the screen %s", (path) => {
  it("is accessible", async () => {
    page = await stage(path);
    expect(document.querySelector("h1, .error")).not.toBeNull();
    expect(await faults()).toEqual([]);
  });
});
