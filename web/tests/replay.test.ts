/** A finished game, move by move: nothing of the table as it is now, and nothing to do. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GameView, ReplayBody, TableView, Welcome } from "../src/protocol";
import offers from "./fixtures/offers.json";
import { stage, type Stage } from "./stage";

const { room, games } = offers as unknown as Welcome;
const [game] = games as [GameView];
const TABLE = `/api/tables/${room.table}`;
const people = { 1: "Ben", 2: "Cleo" } as Record<number, string>;
/** Two more people, who have left long ago, and a bot in the seat of one of them. */
const table: TableView = {
  ...room,
  status: "over",
  chairs: room.chairs.map((chair) => ({
    ...chair,
    member: people[chair.seat] ? `m${chair.seat}` : chair.member,
    name: people[chair.seat] ?? chair.name,
    bot: chair.seat === 1 ? "" : chair.bot,
  })),
};
const full = { key: "task-plant", args: { card: "red", no_room: true }, sentence: "" };
const body: ReplayBody = {
  table: room.table,
  at: 40,
  moves: 90,
  move: "p2 decline 26",
  by: "person",
  position: "",
  events: [{ type: "declined", number: 26, seat: 2, reason: "" }],
  games: [{ ...game, active: 0, task: full, trade: game.trade && { ...game.trade, to: [1, 2, 3] } }],
  makers: { 26: 1 },
};
let page: Stage;
beforeEach(async () => {
  page = await stage(`/replay/${room.table}/40`, undefined, { [TABLE]: table, [`${TABLE}/replay`]: body });
});
afterEach(() => page.close());
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? "";

describe("a replay", () => {
  it("tells the move as the log does, also who made an offer of long ago", () => {
    expect(text(".task")).toContain("Cleo declines Ben’s offer");
    expect(document.body.textContent).not.toContain(body.move);
  });

  it("gives nobody a task", () => {
    expect(document.body.textContent).not.toMatch(/no room|Harvest/);
  });

  it("does not show who is away now or whom a bot plays for now", () => {
    expect(text(".others")).toContain("Ben");
    expect([...document.querySelectorAll(".tag")].map((one) => one.textContent)).toEqual([]);
  });

  it("has no players to choose and no cards to offer", () => {
    expect(document.querySelectorAll("button.name")).toHaveLength(0);
    const hand = [...document.querySelectorAll<HTMLButtonElement>("ol li button")];
    expect(hand.length).toBeGreaterThan(0);
    hand[0]?.click();
    flushSync();
    expect(hand.map((one) => [one.getAttribute("aria-disabled"), one.getAttribute("aria-pressed")])).toEqual(
      hand.map(() => ["true", "false"]),
    );
  });
});
