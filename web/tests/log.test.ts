/** What the log says besides the events of the game. */

import { afterEach, describe, expect, it } from "vitest";
import { linesOf } from "../src/lib/log";
import { load } from "../src/lib/words/index.svelte";
import type { Story } from "../src/protocol";

const scene = { who: (seat: unknown) => ({ me: seat === 0, name: `Player ${String(seat)}` }) };

const moved = (seat: number, by: "person" | "bot" | "clock" | "order"): Story => ({
  version: 7,
  at: 0,
  news: { type: "moved", seat, by },
  seats: [{ seat: 0, events: [{ type: "trading-ended", seat }] }],
});
const lines = (story: Story): string[] => linesOf(story, 0, new Map(), scene).map((line) => line.text);

describe("a move that was made because time was up", () => {
  afterEach(() => load("en"));

  it("says so, in both languages", async () => {
    expect(lines(moved(0, "clock"))[0]).toBe("Your time was up.");
    expect(lines(moved(1, "clock"))[0]).toBe("Player 1 ran out of time.");
    await load("de");
    expect(lines(moved(0, "clock"))[0]).toBe("Deine Zeit war um.");
  });

  it("is the only one that is introduced", () => {
    expect(lines(moved(1, "person"))).toEqual(lines(moved(1, "bot")));
    expect(lines(moved(1, "clock"))).toHaveLength(lines(moved(1, "person")).length + 1);
  });
});
