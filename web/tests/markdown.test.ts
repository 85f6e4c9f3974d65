import { describe, expect, it } from "vitest";
import { isRule, plain, read, withRules, type Block, type Inline } from "../src/lib/markdown";
import { placeOf } from "../src/lib/router.svelte";

/** The rule ids that can be pressed, wherever they stand. */
function ids(blocks: readonly (Block | Inline)[]): string[] {
  return blocks.flatMap((one) => {
    if (one.is === "rule") return [one.id];
    if (one.is === "list") return one.items.flatMap(ids);
    if (one.is === "table") return [...one.head, ...one.rows.flat()].flatMap(ids);
    return "inside" in one ? ids(one.inside) : [];
  });
}

describe("rule ids", () => {
  it.each([
    ["a paragraph (AB-11).", ["AB-11"]],
    ["**bold** (AB-5, V3-11), *both* BN-F4: MB-3", ["AB-5", "V3-11", "BN-F4", "MB-3"]],
    ["- a list (CL-5)\n- **more** DU-50\n  1. inside (AC-2)", ["CL-5", "DU-50", "AC-2"]],
    ["| rule CD-3 | what |\n|---|---|\n| AB-1 | it (V2-6) |", ["CD-3", "AB-1", "V2-6"]],
    ["`AB-22` and `bohnanza rules AB-11`", ["AB-22", "AB-11"]],
    ["## Heading AB-60", ["AB-60"]],
    ["[AB-39](../rulings.md#ab-39-how-offers-work)", ["AB-39"]],
  ])("are found in %j", async (text, found) => {
    expect(ids(await read(text))).toEqual(found);
  });

  it.each(["CAB-11", "AB-11th", "AB-11-2", "X_AB-1", "2-1-1/40", "F6", "ab-11", "A-1", "SARS-2"])(
    "are not found in %s",
    async (text) => {
      expect(ids(await read(`It is ${text} here.`))).toEqual([]);
      expect(isRule(text)).toBe(false);
    },
  );

  it("leave the text around them as it is", () => {
    const text = "No room (AB-22), see CL-6.";
    expect(plain(withRules(text))).toBe(text);
    expect(withRules(text).map((part) => part.is)).toEqual(["text", "rule", "text", "rule", "text"]);
  });
});

describe("a text", () => {
  it("has no HTML of its own", async () => {
    const [first, second] = await read("a <b>word</b>\n\n<script>alert(1)</script>");
    expect(plain((first as Extract<Block, { is: "paragraph" }>).inside)).toBe("a <b>word</b>");
    expect(second).toEqual({
      is: "paragraph",
      inside: [{ is: "text", text: "<script>alert(1)</script>" }],
    });
  });

  it("links to guides and to the web, and to nothing else", async () => {
    const text =
      "[new](new-beans.md) [out](https://beans.example) [run](javascript:alert(1)) [list](../rulings.md#x)";
    const [only] = await read(text);
    const inside = (only as Extract<Block, { is: "paragraph" }>).inside;
    expect(inside.map((one) => one.is).filter((is) => is !== "text")).toEqual(["page", "link"]);
    expect(plain(inside)).toContain("list");
  });
});

describe("the address of", () => {
  it.each([
    ["/rules", { screen: "rules", guide: "" }],
    ["/rules/classic", { screen: "rules", guide: "classic" }],
    ["/rules/AB-11", { screen: "rules", guide: "AB-11" }],
    ["/rules/classic/more", { screen: "lost" }],
  ])("%s leads to its screen", (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});
