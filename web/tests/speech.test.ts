import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Voice, type Args, type Catalogue, type Who } from "../src/lib/words/speech";

// The same file that the Python half is held to.
const cases = JSON.parse(readFileSync("../tests/words/speech.json", "utf-8")) as {
  catalogue: Catalogue;
  people: Record<string, Who>;
  said: [string, Args, string][];
};
const plural = (n: number): string => (n === 1 ? "one" : "other");
const who = (seat: unknown): Who => cases.people[String(seat)] ?? { me: false, name: "" };

describe("speech", () => {
  it.each(cases.said)("%s %j", (key, args, sentence) => {
    expect(new Voice(cases.catalogue, plural, { who }).say(key, args)).toBe(sentence);
  });
});
