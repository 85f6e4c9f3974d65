/** Whatever people read is in the catalogue: templates hold no words of their own. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const READ_OUT = new Set(["aria-label", "title", "placeholder", "alt"]);
const NAMES = /Bohnanza|https:\/\//g; // the game's own name, and the start of every address
const LETTERS = /\p{L}/u;

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function children(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** The texts that an expression can come to; what it passes on or compares is none of them. */
function texts(node: Node): string[] {
  if (["CallExpression", "BinaryExpression", "MemberExpression", "ArrowFunctionExpression"].includes(node.type))
    return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateElement") return [(node.value as { cooked: string }).cooked];
  if (node.type === "ConditionalExpression")
    return [node.consequent, node.alternate].filter(isNode).flatMap(texts);
  return children(node).flatMap(texts);
}

/** Words in a part of a template. Keys are called as on the keyboard. */
function words(node: Node): string[] {
  if (node.type === "RegularElement" && (node.name === "kbd" || node.name === "style")) return [];
  if (node.type === "StyleDirective") return [];
  if (node.type === "Text") return [node.data ?? ""];
  if (node.type === "ExpressionTag") return isNode(node.expression) ? texts(node.expression) : [];
  if (node.type === "Attribute") {
    if (!READ_OUT.has(node.name ?? "")) return [];
    const parts = Array.isArray(node.value)
      ? node.value.filter(isNode)
      : isNode(node.value)
        ? [node.value]
        : [];
    return parts.flatMap(words);
  }
  return children(node).flatMap(words);
}

export function wordsIn(source: string): string[] {
  const { fragment } = parse(source, { modern: true });
  return words(fragment as unknown as Node).filter((text) => LETTERS.test(text.replace(NAMES, "")));
}

const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((path) =>
  path.endsWith(".svelte"),
);

describe("templates", () => {
  it.each(files)("%s has no words of its own", (path) => {
    expect(wordsIn(readFileSync(join("src", path), "utf-8"))).toEqual([]);
  });

  it("are found out by this test if they do", () => {
    const bad = `<p title="Cards" class="panel">{open ? "Close" : say("x")} beans <b>{say("y")}</b> {\`\${n} of\`}</p>`;
    expect(wordsIn(bad).map((text) => text.trim())).toEqual(["Cards", "Close", "beans", "of"]);
  });
});
