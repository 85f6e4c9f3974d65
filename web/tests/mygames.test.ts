import { beforeEach, describe, expect, it } from "vitest";
import { storeTable, storedTables, storeStatus, type StoredTable } from "../src/lib/storage";
import { merged, running, sorted, standingOf, type OwnGame } from "../src/lib/mygames";
import type { OwnTable, TableView, Welcome } from "../src/protocol";
import offers from "./fixtures/offers.json";

const { room } = offers as unknown as Welcome;
const place = (table: string, at: number, more: Partial<StoredTable> = {}): StoredTable => ({
  table,
  token: `token of ${table}`,
  game: "anniversary/4",
  at,
  ...more,
});
const owned = (table: string, touched: number, more: Partial<OwnTable> = {}): OwnTable => ({
  table,
  member: "m1",
  game: "classic/3",
  status: "playing",
  host: "Ana",
  touched,
  ...more,
});
const seated = (member: string, more: Partial<TableView> = {}): TableView => ({
  ...room,
  chairs: room.chairs.map((chair) => ({ ...chair, member: chair.seat === 1 ? member : "", bot: "" })),
  ...more,
});

describe("own games", () => {
  it("are listed once, whether stored here, by the account, or both", () => {
    const games = merged([place("here", 5), place("both", 9)], [owned("both", 3), owned("there", 7)]);
    expect(games.map(({ table, stored, owned }) => [table, stored, owned])).toEqual([
      ["both", true, true],
      ["there", false, true],
      ["here", true, false],
    ]);
  });

  it("take from the account who one is and how the table stands, and the later of both times", () => {
    const [game] = merged([place("both", 9, { member: "m0", status: "waiting" })], [owned("both", 3)]);
    expect(game).toMatchObject({ member: "m1", standing: "playing", touched: 9 });
  });

  it("that wait for oneself come first, finished ones last", () => {
    const [game] = merged([place("x", 1)], []);
    const with_ = (standing: OwnGame["standing"], touched = 0): OwnGame => ({
      ...(game as OwnGame),
      standing,
      touched,
    });
    const list = sorted([with_("over", 9), with_(null), with_("waiting"), with_("turn"), with_("playing")]);
    expect(list.map((one) => one.standing)).toEqual(["turn", "playing", "waiting", null, "over"]);
    expect(list.map(running)).toEqual([true, true, true, true, false]);
  });
});

describe("how a table stands", () => {
  it("is one's turn if an own seat is awaited that no bot plays", () => {
    const mine = seated("m1", { status: "playing", awaited: [1] });
    expect(standingOf(mine, "m1")).toBe("turn");
    expect(standingOf({ ...mine, awaited: [0] }, "m1")).toBe("playing");
    const lent = mine.chairs.map((chair) => ({ ...chair, bot: "trader" }));
    expect(standingOf({ ...mine, chairs: lent }, "m1")).toBe("playing");
  });

  it("tells who has no seat any more, and guesses nothing of whom it does not know", () => {
    const mine = seated("m1", { status: "playing", awaited: [0, 1] });
    expect(standingOf(mine, "m2")).toBe("left");
    expect(standingOf(mine, "")).toBe("playing");
  });
});

describe("stored places", () => {
  beforeEach(() => localStorage.clear());

  it("stay known when they are opened again by the same token", () => {
    storeTable({ table: "a", token: "one", game: "classic/3", member: "m0" });
    storeStatus("a", "over");
    storeTable({ table: "a", token: "one", game: "classic/3" });
    expect(storedTables()).toMatchObject([{ member: "m0", status: "over" }]);
    storeTable({ table: "a", token: "another", game: "classic/3" });
    expect(storedTables()[0]?.member).toBeUndefined();
  });
});
