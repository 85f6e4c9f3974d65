/** How kinds of bean are drawn: colours, pattern and picture. Their two-letter codes come from the language. */

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

/** Every kind that can be drawn: our own, and those from the sheets of games. */
export const beans = new SvelteMap<string, BeanLook>([...Object.entries(LOOKS), ["?", HIDDEN]]);

export function lookOf(kind: Card): BeanLook {
  return beans.get(kind) ?? HIDDEN;
}

/** Remember how the beans of other packages look. */
export function learnLooks(kinds: readonly Kind[]): void {
  for (const { name, look } of kinds) if (look) beans.set(name, look);
}

/** Equal neighbours counted together, in order. */
export function runs(cards: readonly Card[]): { kind: Card; count: number }[] {
  const found: { kind: Card; count: number }[] = [];
  for (const kind of cards) {
    const last = found.at(-1);
    if (last?.kind === kind) last.count += 1;
    else found.push({ kind, count: 1 });
  }
  return found;
}

/** How many of each kind, in the order of their first appearance. */
export function counts(cards: readonly Card[]): { kind: Card; count: number }[] {
  const found = new Map<Card, number>();
  for (const kind of cards) found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found].map(([kind, count]) => ({ kind, count }));
}

/** The kind of the packet at an event's target, or of the last packet on the button there. */
export function kindAt(target: EventTarget | null): Card | null {
  if (!(target instanceof Element)) return null;
  const packet = target.closest("[data-kind]") ?? [...target.querySelectorAll("button [data-kind]")].at(-1);
  const kind = packet?.getAttribute("data-kind") ?? "";
  return beans.has(kind) && kind !== "?" ? (kind as Card) : null;
}
