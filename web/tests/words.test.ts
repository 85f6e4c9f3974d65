import { describe, expect, it } from "vitest";
import { de } from "../src/lib/words/de";
import { en } from "../src/lib/words/en";

type Tree = { [key: string]: unknown };

/** Every key of a tree with what kind of thing it leads to. */
function leaves(tree: Tree, above = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? leaves(value as Tree, `${above}${key}.`)
      : [[`${above}${key}`, typeof value] as [string, string]],
  );
}

describe("languages", () => {
  it("say the same things", () => {
    expect(leaves(de).sort()).toEqual(leaves(en).sort());
  });

  it("leave no sentence empty", () => {
    for (const words of [en, de] as Tree[])
      for (const [key, value] of Object.entries(flat(words))) expect(value, key).not.toBe("");
  });

  it("are not copies of each other", () => {
    const [one, other] = [flat(en as Tree), flat(de as Tree)];
    const same = Object.keys(one).filter((key) => one[key] === other[key]);
    expect(same.length).toBeLessThan(Object.keys(one).length / 8);
  });
});

function flat(tree: Tree, above = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      if (typeof value === "string") return [[`${above}${key}`, value]];
      return typeof value === "object" && value !== null
        ? Object.entries(flat(value as Tree, `${above}${key}.`))
        : [];
    }),
  );
}
