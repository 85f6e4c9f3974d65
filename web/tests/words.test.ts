import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { refusalText } from "../src/lib/problems";
import { catalogue as german } from "../src/lib/words/catalogues/de";
import { catalogue as english } from "../src/lib/words/catalogues/en";
import {
  add,
  choose,
  chosen,
  dollars,
  knownWord,
  LANGUAGES,
  load,
  say,
  tell,
  voice,
  word,
} from "../src/lib/words/index.svelte";
import type { Catalogue } from "../src/lib/words/speech";
import { preferences } from "../src/lib/preferences.svelte";

const HOME = "../src/bohnanza/words/en";
const OWN_FILES = ["page", "lessons"];
const VARIANTS = "../src/bohnanza/engine/variants";
const scene = { who: (seat: unknown) => ({ me: seat === 0, name: `Player ${String(seat)}` }) };

afterEach(async () => {
  vi.restoreAllMocks();
  await load("en");
  preferences.lang = "";
});

/** Entries alone: helpers and the forms of words belong to each language's grammar. */
function keys(catalogue: Catalogue): string[] {
  return Object.keys(catalogue)
    .filter((key) => !key.startsWith("-") && !/^(bean|favor|bonus)-.*\./.test(key))
    .sort();
}

describe("languages", () => {
  it("say the same things", () => {
    expect(keys(german)).toEqual(keys(english));
  });

  it("are loaded before they are spoken", async () => {
    expect(say("table-close")).toBe("Close");
    await choose("de");
    expect([say("table-close"), chosen(), preferences.lang]).toEqual(["Schließen", "de", "de"]);
    expect(say("mine-more", { n: 7 })).toBe("Alle 7 zeigen");
    expect(dollars(125)).toMatch(/^1,25\s\$$/);
  });

  it("stay as they are if another cannot be loaded", async () => {
    vi.spyOn(LANGUAGES.de as { load: () => unknown }, "load").mockRejectedValue(new Error("offline"));
    await expect(choose("de")).rejects.toThrow("offline");
    expect([chosen(), preferences.lang, say("table-close")]).toEqual(["en", "", "Close"]);
  });

  it("are spoken in the order in which they were asked for", async () => {
    const slow = (LANGUAGES.de as { load: () => Promise<unknown> }).load();
    let arrive: (found: unknown) => void = () => {};
    vi.spyOn(LANGUAGES.de as { load: () => unknown }, "load").mockReturnValue(
      new Promise((done) => (arrive = done)),
    );
    const first = load("de");
    await load("en");
    arrive(await slow);
    await first;
    expect(chosen()).toBe("en");
  });

  it("take entries from other packages, which replace nothing", async () => {
    add("en", { "game-marsh": "Marsh Beans", "table-close": "Shut" });
    add("de", { "game-marsh": "Sumpfbohnen" });
    expect([knownWord("game", "marsh"), say("table-close")]).toEqual(["Marsh Beans", "Close"]);
    await load("de");
    expect([knownWord("game", "marsh"), knownWord("game", "nowhere")]).toEqual(["Sumpfbohnen", undefined]);
  });

  it("name people and beans", () => {
    expect(tell("trade-answer-accepted", { seat: 0 }, scene)).toBe("you said yes");
    expect(tell("trade-answer-accepted", { seat: 2 }, scene)).toBe("Player 2 says yes");
    expect([word("bean", "black-eyed"), word("bean", "?", "a")]).toEqual(["Black-eyed", "a hidden card"]);
  });

  it("can be the marked one, in which no letter is left plain", async () => {
    await load("qps");
    const texts = keys(english).map((key) => voice(scene).say(key, { who: [1], n: 2 }));
    const plain = texts.map((text) => text.replaceAll("Player", "")).filter((text) => /[a-z]/i.test(text));
    expect(plain).toEqual([]);
  });
});

describe("a refusal", () => {
  it("is said by its key, or in English where the key is not known", () => {
    const sentence = "What the server says.";
    expect(refusalText({ code: "illegal", sentence, key: "rule-show", args: { id: "AB-1" } })).toBe(
      "Rule AB-1",
    );
    expect(refusalText({ code: "illegal", sentence, key: "refused-by-nobody" })).toBe(sentence);
    expect(refusalText({ code: "offline", sentence: "" })).toBe(say("problem-offline"));
    expect(refusalText({ code: "illegal", sentence }, { illegal: "Here it means this." })).toBe(
      "Here it means this.",
    );
  });
});

describe("the page's own entries", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes("catalogues"))
    .map((path) => readFileSync(join("src", path), "utf-8"))
    .join("\n");
  const keysIn = (path: string): string[] =>
    [...readFileSync(path, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key);
  const own = OWN_FILES.flatMap((name) => keysIn(join(HOME, `${name}.ftl`)));
  const ofVariants = readdirSync(VARIANTS, { recursive: true, encoding: "utf-8" })
    .filter((path) => path.endsWith(join("en", "words.ftl")))
    .flatMap((path) => keysIn(join(VARIANTS, path)))
    .filter((key) => key.startsWith("table-"));
  const families = [...sources.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, start = ""]) => start);
  const named = [...sources.matchAll(/\b(?:word|knownWord)\("(\w+)"/g)].map(([, family = ""]) => `${family}-`);

  it("are all used", () => {
    const starts = [...families, ...named];
    const inside = JSON.stringify(Object.values(english));
    const used = (key: string): boolean =>
      sources.includes(`"${key}"`) ||
      starts.some((one) => key.startsWith(one)) ||
      inside.includes(`["@","${key}"]`);
    expect(own.length).toBeGreaterThan(300);
    expect(ofVariants).toContain("table-order-fulfil");
    expect([...own, ...ofVariants].filter((key) => !used(key))).toEqual([]);
  });
});
