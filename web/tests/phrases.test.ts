import { afterEach, describe, expect, it } from "vitest";
import { wishes } from "../src/lib/wishes.svelte";
import { told } from "../src/lib/problems";
import { botSentence } from "../src/lib/words/phrases";

const front = ["illegal", "The first card of your hand is Black-eyed."] as const;
const unheard = ["not-now", "Something that nobody has translated."] as const;

describe("what the server says", () => {
  afterEach(() => {
    wishes.lang = "";
  });

  it("is shown as it is in English", () => {
    wishes.lang = "en";
    expect(told(...front)).toBe(front[1]);
    expect(told(...unheard)).toBe(unheard[1]);
  });

  it("is told in German, beans and all", () => {
    wishes.lang = "de";
    expect(told(...front)).toBe("Zuerst kommt die vorderste Karte deiner Hand: Augen.");
    expect(told("not-now", "Somebody at this table is called Zoë already.")).toBe(
      "Am Tisch heißt schon jemand Zoë.",
    );
  });

  it("is told by the phrase that fits best", () => {
    wishes.lang = "de";
    expect(told("illegal", "The first card of your hand is no Magpie.")).toBe(
      "Die erste Karte deiner Hand ist keine Elster.",
    );
    expect(told("illegal", "Offer 3 has changed: it is now 3.2.")).toContain("Angebot 3");
  });

  it("is never English in German: what has no phrase is told by its code", () => {
    wishes.lang = "de";
    expect(told(...unheard)).toBe("Das geht im Augenblick nicht.");
    expect(told("offline", "")).toContain("Server");
  });

  it("tells what bots are like, and lets bots from elsewhere speak", () => {
    wishes.lang = "de";
    const bot = { name: "random", own: true, sentence: "Plays any listed move, all equally likely." };
    expect(botSentence(bot)).toBe("Spielt irgendeinen erlaubten Zug.");
    expect(botSentence({ ...bot, own: false, sentence: "Mine." })).toBe("Mine.");
  });
});
