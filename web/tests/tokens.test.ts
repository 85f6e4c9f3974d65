/** The page has few sizes, corners, layers and breakpoints, and its colours are in one place. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = "src";
const DRAWINGS = ["Packet.svelte", "Beanometer.svelte"]; // their letters are parts of a picture and grow with it
const tokens = readFileSync(join(SOURCE, "tokens.css"), "utf8");
const components = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".svelte") || path.endsWith("app.css"))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), "utf8") }));

/** All that a pattern's first group finds in the components, each with its file. */
function found(pattern: RegExp): { path: string; value: string }[] {
  return components.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ path, value: (match[1] ?? "").trim() })),
  );
}

function names(prefix: string): string[] {
  return [...tokens.matchAll(new RegExp(`^ *--(${prefix}[\\w-]*):`, "gm"))].map((match) => match[1] ?? "");
}

describe("tokens", () => {
  it("are seven sizes of type, three corners and a round end", () => {
    expect(names("t\\d")).toEqual(["t1", "t2", "t3", "t4", "t5", "t6", "t7"]);
    expect(names("r\\d")).toEqual(["r1", "r2", "r3", "r4"]);
  });

  it("are defined where they are used", () => {
    const everywhere = [tokens, ...components.map(({ text }) => text)].join("\n");
    const defined = new Set([...everywhere.matchAll(/(--[\w-]+)(?=[:=])/g)].map((match) => match[1]));
    const used = found(/var\((--[\w-]+)(?!\{)\b(?![-{])/g);
    expect(used.length).toBeGreaterThan(300);
    expect(used.filter(({ value }) => !defined.has(value))).toEqual([]);
  });
});

describe("components", () => {
  it("size their text by tokens", () => {
    const sizes = found(/\bfont(?:-size)?: ([^;]+);/g).filter(
      ({ path }) => !DRAWINGS.some((drawing) => path.endsWith(drawing)),
    );
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes.filter(({ value }) => value !== "inherit" && !/var\(--t[1-7]\)/.test(value))).toEqual([]);
  });

  it("round their corners by tokens", () => {
    const corners = found(/border(?:-\w+)*-radius: ([^;]+);/g);
    expect(corners.length).toBeGreaterThan(20);
    expect(corners.filter(({ value }) => !/^((var\(--r[1-4]\)|0)( |$))+$/.test(value))).toEqual([]);
  });

  it("name their colours", () => {
    expect(found(/(?<![\w&(])(#[0-9a-f]{3,8})\b/gi)).toEqual([]);
    expect(found(/\b((?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\()/g)).toEqual([]);
  });

  it("name their layers", () => {
    const layers = found(/z-index: ([^;]+);/g);
    expect(layers.length).toBeGreaterThan(5);
    expect(layers.filter(({ value }) => !/^var\(--z-\w+\)$/.test(value))).toEqual([]);
  });

  it("name the sizes of screens at which they change", () => {
    expect(found(/@media \((--\w+)/g).length).toBeGreaterThan(5);
    expect(found(/@media([^{]*\b(?:width|height)\b[^{]*)\{/g)).toEqual([]);
    expect(found(/matchMedia\(([^)]*\b(?:width|height)\b[^)]*)\)/g)).toEqual([]);
  });
});
