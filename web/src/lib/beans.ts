/** The kinds of bean as they are drawn: colours, pattern and picture. The letters that stand there too, so that no one of these is needed alone, are the language's. */

import { SvelteMap } from "svelte/reactivity";
import type { Card, Kind, BeanLook } from "../protocol";
import { LOOKS } from "./looks";

const HIDDEN: BeanLook = {
  colour: "#b8672f",
  shade: "#6d3513",
  ink: "#fffaf0",
  pattern: "plain",
  line: "",
  drawing: [],
};

/** Every kind that can be drawn: those of the family, and what the sheets of games have brought. */
export const beans = new SvelteMap<string, BeanLook>([...Object.entries(LOOKS), ["?", HIDDEN]]);

export function lookOf(kind: Card): BeanLook {
  return beans.get(kind) ?? HIDDEN;
}

/** Learn how the beans of a game look that are not of the family. */
export function learnLooks(kinds: readonly Kind[]): void {
  for (const { name, look } of kinds) if (look) beans.set(name, look);
}

/** Equal neighbours together: what a column or a hand is read out as. */
export function runs(cards: readonly Card[]): { kind: Card; count: number }[] {
  const found: { kind: Card; count: number }[] = [];
  for (const kind of cards) {
    const last = found.at(-1);
    if (last?.kind === kind) last.count += 1;
    else found.push({ kind, count: 1 });
  }
  return found;
}

/** How many of each kind, in the order in which they first come. */
export function counts(cards: readonly Card[]): { kind: Card; count: number }[] {
  const found = new Map<Card, number>();
  for (const kind of cards) found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found].map(([kind, count]) => ({ kind, count }));
}

/** The kind of the packet that was pressed, or of the last one that a button shows. */
export function kindAt(target: EventTarget | null): Card | null {
  if (!(target instanceof Element)) return null;
  const packet = target.closest("[data-kind]") ?? [...target.querySelectorAll("button [data-kind]")].at(-1);
  const kind = packet?.getAttribute("data-kind") ?? "";
  return beans.has(kind) && kind !== "?" ? (kind as Card) : null;
}
