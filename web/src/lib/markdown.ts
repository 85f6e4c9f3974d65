/** Guides and rules are written in Markdown. It is read into a tree of this page's own, so that raw HTML in a text
 * stays a text, and so that rule ids and links between guides become what they are here. */

import type { Token, Tokens } from "marked";

export type Inline =
  | { is: "text"; text: string }
  | { is: "rule"; id: string }
  | { is: "strong" | "em" | "code"; inside: Inline[] }
  | { is: "page"; name: string; inside: Inline[] } // another guide
  | { is: "link"; href: string; inside: Inline[] };

export type Block =
  | { is: "heading"; depth: number; inside: Inline[] }
  | { is: "paragraph"; inside: Inline[] }
  | { is: "list"; ordered: boolean; items: Block[][] }
  | { is: "table"; head: Inline[][]; rows: Inline[][][] }
  | { is: "code"; text: string };

const RULE = /(?<![\w-])([A-Z][A-Z0-9]-F?\d+)(?![\w-])/;
const PAGE = /^([a-z-]+)\.md$/;

export function isRule(id: string): boolean {
  return RULE.exec(id)?.[0] === id;
}

/** A text split at the rule ids in it. */
export function withRules(text: string): Inline[] {
  return text
    .split(RULE)
    .map((part, at): Inline => (at % 2 ? { is: "rule", id: part } : { is: "text", text: part }))
    .filter((part) => part.is !== "text" || part.text !== "");
}

/** The text without its markup. */
export function plain(inside: readonly Inline[]): string {
  return inside
    .map((one) => (one.is === "text" ? one.text : one.is === "rule" ? one.id : plain(one.inside)))
    .join("");
}

/** The parser is loaded with the first text. */
export async function read(text: string): Promise<Block[]> {
  const { lexer } = await import("marked");
  return blocks(lexer(text));
}

function blocks(tokens: readonly Token[]): Block[] {
  return tokens.filter((token) => token.type !== "space").map((token) => block(token as Tokens.Generic));
}

function block(token: Tokens.Generic): Block {
  if (token.type === "heading") return { is: "heading", depth: token.depth, inside: inlines(token.tokens) };
  if (token.type === "list") return list(token as Tokens.List);
  if (token.type === "table") return table(token as Tokens.Table);
  if (token.type === "code") return { is: "code", text: token.text };
  return { is: "paragraph", inside: token.tokens ? inlines(token.tokens) : withRules(token.raw.trim()) };
}

function list(token: Tokens.List): Block {
  return { is: "list", ordered: token.ordered, items: token.items.map((item) => blocks(item.tokens)) };
}

function table(token: Tokens.Table): Block {
  const cells = (row: Tokens.TableCell[]): Inline[][] => row.map((cell) => inlines(cell.tokens));
  return { is: "table", head: cells(token.header), rows: token.rows.map(cells) };
}

function inlines(tokens: readonly Token[] = []): Inline[] {
  return tokens.flatMap((token) => inline(token as Tokens.Generic));
}

function inline(token: Tokens.Generic): Inline[] {
  if (token.type === "strong" || token.type === "em")
    return [{ is: token.type, inside: inlines(token.tokens) }];
  if (token.type === "codespan") return [{ is: "code", inside: withRules(token.text) }];
  if (token.type === "link") return link(token as Tokens.Link);
  return withRules(token.type === "html" ? token.raw : token.text);
}

/** A link to a ruling is its rule id, which opens the ruling; what else lies in the repository has no address here. */
function link(token: Tokens.Link): Inline[] {
  const inside = inlines(token.tokens);
  const page = PAGE.exec(token.href)?.[1];
  if (page) return [{ is: "page", name: page, inside }];
  return token.href.startsWith("https:") ? [{ is: "link", href: token.href, inside }] : inside;
}
