/** A table with a variant of another package, of which the page knows only what the server tells. */

import { afterEach, describe, expect, it } from "vitest";
import { lookOf } from "../src/lib/beans";
import { buttons, moveText } from "../src/lib/choices";
import { flightsOf } from "../src/lib/flights";
import { entriesOf } from "../src/lib/log";
import { soundsOf } from "../src/lib/sound";
import { learnEvents } from "../src/lib/fallback";
import { add, load } from "../src/lib/words/index.svelte";
import type { Card, GameEvent, GameView, Sheet, CardTravel, Welcome } from "../src/protocol";
import offers from "./fixtures/offers.json";
import { stage, type Stage } from "./stage";

const COGNAC = "cognac" as Card;
const SIP = { type: "sip-taken", seat: 0, card: COGNAC } as unknown as GameEvent;
const SNIFF = { type: "bottle-sniffed" } as unknown as GameEvent;
const LOOK = {
  colour: "#7a3b12",
  shade: "#3a1804",
  ink: "#ffffff",
  pattern: "bubbles",
  line: "",
  drawing: [{ d: "M0 0H9", ink: "gold", line: 0, turn: "" }],
};
const SHEET = {
  game: "anniversary+cognac/4",
  seats: 4,
  kinds: [
    { name: COGNAC, cards: 8, plantable: true, pays: [{ cards: 3, coins: 1 }], for_field: 0, look: LOOK },
  ],
  turn: [],
  events: [{ type: "sip-taken", sentence: "A seat drinks.", fields: { seat: "seat", card: "kind" } }],
  turned_over: 2,
  trading: true,
  cents: false,
  bonus: [],
  words: {},
} as unknown as Sheet;
const scene = { who: (seat: unknown) => ({ me: seat === 0, name: `Player ${String(seat)}` }) };

const lines = (...events: GameEvent[]): string[] => entriesOf(events, new Map(), scene).map((one) => one.text);

describe("an event that nobody has worded", () => {
  it("is told by its name and its player", () => {
    expect(lines({ type: "glass-filled", seat: 2 } as unknown as GameEvent)).toEqual([
      "Player 2: glass filled",
    ]);
  });

  it("is told with its beans if its fields are described, and without a player if it has none", async () => {
    learnEvents([...SHEET.events, { type: "bottle-sniffed", sentence: "", fields: {} }]);
    expect(lines(SIP, SNIFF)).toEqual(["You: sip taken (cognac)", "Bottle sniffed"]);
    await load("de");
    expect(lines(SIP)[0]).toMatch(/^Du: sip taken/);
    await load("en");
  });

  it("is said in words that were sent along", () => {
    add("en", { "event-tasted": [["!", "NAME", [["$", "seat"]], {}], " tastes ", ["$", "card"], "."] });
    expect(lines({ type: "tasted", seat: 3, card: "cognac" } as unknown as GameEvent)).toEqual([
      "Player 3 tastes cognac.",
    ]);
  });

  it("is left out only if its words are empty", () => {
    expect(lines({ type: "shuffled-apart", counter: 1, count: 6 })).toEqual([]);
  });
});

describe("a move that nobody has worded", () => {
  const game = offers.games[0] as unknown as GameView;
  const text = (move: string, verb: string): string =>
    moveText({ move, verb: verb as never, advances: false }, game, scene);

  it("is shown in notation, with the names of players and beans", () => {
    expect(text("p0 pour p2 black-eyed 1 to 2", "pour")).toBe("pour Player 2 Black-eyed 1 to 2");
    expect(text("p0 gulp", "gulp")).toBe("gulp");
  });

  it("is said in words that were sent along", () => {
    add("en", { "move-swirl": "Swirl the glass" });
    expect(text("p0 swirl", "swirl")).toBe("Swirl the glass");
  });
});

describe("cards that travel", () => {
  const travel = (cards: number, start: string, end: string): CardTravel => ({
    cards: Array<Card>(cards).fill("soy"),
    start,
    end,
  });

  it("fly, whatever moved them", () => {
    expect(flightsOf([travel(2, "deck", "glass-2")])).toEqual([
      { card: "soy", from: "deck", to: "glass-2" },
      { card: "soy", from: "deck", to: "glass-2" },
    ]);
  });

  it("become coins on the way from a field to a purse, and only the last of many are seen to leave it", () => {
    const flights = flightsOf([travel(8, "field-0-1", "discard"), travel(4, "field-0-1", "purse-0")]);
    expect(flights.map(({ to, flips }) => (flips ? "coin" : to))).toEqual([
      "discard", "discard", "coin", "coin", "coin", "coin",
    ]); // prettier-ignore
    expect(flightsOf([travel(1, "purse-0", "purse-1")])[0]).not.toHaveProperty("flips");
  });

  it("are few when a pile is shuffled", () => {
    expect(flightsOf([travel(60, "discard", "deck")])).toHaveLength(5);
  });

  it("are heard where they arrive", () => {
    const heard = (...travels: CardTravel[]): string[] => [...soundsOf([], travels, 0)].sort();
    expect(heard(travel(1, "glass-2", "field-0-1"))).toEqual(["plant"]);
    expect(heard(travel(1, "hand-1", "aside-0"))).toEqual(["trade"]);
    expect(heard(travel(2, "field-0-1", "discard"), travel(1, "field-0-1", "purse-0"))).toEqual(["coins"]);
    expect(heard(travel(2, "field-0-1", "discard"))).toEqual(["plant"]);
    expect(heard(travel(2, "deck", "glass-1"), travel(1, "hand-0", "discard"))).toEqual([]);
  });

  it("do not hide what else is heard", () => {
    const ended = { type: "game-ended", scores: [1], winners: [0] } as GameEvent;
    expect([...soundsOf([ended, SIP], [], 0)]).toEqual(["end"]);
  });
});

describe("a table with such a variant", () => {
  let page: Stage;
  afterEach(() => page.close());
  const welcome = structuredClone(offers) as unknown as Welcome;
  const [game] = welcome.games as [GameView];
  welcome.room.settings.game = game.game = SHEET.game;
  game.offers = [];
  game.hand = [COGNAC, "soy"];
  game.turned = [COGNAC];
  game.top = COGNAC;
  game.phase = { ...game.phase, name: "sipping" as never, key: "step-sip", sentence: "Sip.", trading: false };
  game.choices = [{ move: "p0 sip 2", verb: "sip" as never, advances: true }];
  const story = (version: number, events: GameEvent[], travels?: CardTravel[]) => ({
    version,
    at: 0,
    news: { type: "moved", seat: 0, by: "person" },
    seats: [{ seat: 0, events, ...(travels && { travels }) }],
  });
  welcome.missed = [story(welcome.version - 1, [SIP])] as Welcome["missed"];

  it("shows its beans, its events and its moves, and sends them", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome, { [`/api/games/${SHEET.game}`]: SHEET });
    expect(lookOf(COGNAC).colour).toBe(LOOK.colour);
    expect(document.querySelector("#picture-cognac path")?.getAttribute("fill")).toBe(LOOK.shade);
    expect(document.querySelectorAll('.packet[data-kind="cognac"]').length).toBeGreaterThanOrEqual(3);
    expect(document.body.textContent).toContain("sip taken");
    expect(document.body.textContent).not.toMatch(/undefined|\[object/);
    expect(buttons(game, game.choices, null)).toEqual(game.choices);
    await page.click(/sip/);
    expect(page.sent.at(-1)).toMatchObject({ type: "play", move: "p0 sip 2" });
  });

  it("goes on when cards travel to places that it does not have", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome, { [`/api/games/${SHEET.game}`]: SHEET });
    const { version, now, room, games } = welcome;
    const travels: CardTravel[] = [
      { cards: [COGNAC], start: "cellar", end: "glass-0" },
      { cards: [COGNAC], start: "deck", end: "hand-0" },
    ];
    const stories = [story(version + 1, [SNIFF], travels)];
    page.says({ type: "update", version: version + 1, now, room, games, stories });
    await page.settle();
    expect(document.querySelectorAll(".air .card").length).toBe(1);
  });

  it("is shown without its sheet, too", async () => {
    page = await stage(`/t/${welcome.room.table}`, welcome);
    expect(document.querySelector(".table")).not.toBeNull();
    expect(document.body.textContent).not.toMatch(/undefined|\[object/);
  });
});
