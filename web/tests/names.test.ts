import { beforeEach, describe, expect, it } from "vitest";
import { nameAt, chosenName } from "../src/lib/names";
import { preferences } from "../src/lib/preferences.svelte";
import type { ChairView } from "../src/protocol";

const chair = (seat: number, member: string, name: string): ChairView => ({
  seat,
  member,
  name,
  bot: "",
  open: !member,
  program: false,
});

describe("names at the table", () => {
  beforeEach(() => (preferences.name = ""));

  it("of guests are numbered if others are guests too", () => {
    expect(chosenName(["Ana"])).toBe("Guest");
    expect(chosenName(["Guest"])).toBe("Guest 2");
    expect(chosenName(["Guest", "Guest 2", "Ana"])).toBe("Guest 3");
    preferences.name = " Ben ";
    expect(chosenName(["Guest"])).toBe("Ben");
  });

  it("of several at one screen are numbered, others are not", () => {
    const chairs = [chair(0, "m0", "Ana"), chair(1, "m1", "Ben"), chair(2, "m0", "Ana"), chair(3, "", "")];
    expect(chairs.map((one) => nameAt(chairs, one.seat))).toEqual(["Ana 1", "Ben", "Ana 2", "4"]);
  });
});
