/** The kinds of bean as they are drawn: colour, pattern and picture. The letters that stand there too, so that no one of these is needed alone, are the language's. */

import type { Card } from "../protocol";

export type Pattern =
  | "plain"
  | "dots"
  | "stripes"
  | "slants"
  | "waves"
  | "flames"
  | "eyes"
  | "drops"
  | "hatch"
  | "ridges"
  | "leaves"
  | "furrows"
  | "feathers";

export interface Bean {
  colour: string; // of the band, and of the bean
  shade: string; // of pattern and outline
  ink: string; // of letters on the colour
  pattern: Pattern;
}

const LIGHT = "#fffaf0";
const DARK = "#2b211a";

export const BEANS: Record<Card, Bean> = {
  garden: { colour: "#1f7a6d", shade: "#0d433c", ink: LIGHT, pattern: "leaves" },
  red: { colour: "#b8322b", shade: "#6b1513", ink: LIGHT, pattern: "plain" },
  "black-eyed": { colour: "#ddd6c6", shade: "#27221d", ink: DARK, pattern: "eyes" },
  soy: { colour: "#e6b530", shade: "#7d5610", ink: DARK, pattern: "dots" },
  green: { colour: "#7fb13c", shade: "#365a13", ink: DARK, pattern: "stripes" },
  stink: { colour: "#736a35", shade: "#38320f", ink: LIGHT, pattern: "waves" },
  chili: { colour: "#e36a22", shade: "#852a06", ink: DARK, pattern: "flames" },
  blue: { colour: "#2f5fa6", shade: "#15305c", ink: LIGHT, pattern: "slants" },
  brandy: { colour: "#70489a", shade: "#3a1f58", ink: LIGHT, pattern: "drops" },
  coffee: { colour: "#5e3b26", shade: "#2d190c", ink: LIGHT, pattern: "hatch" },
  cocoa: { colour: "#a84d6b", shade: "#5b1f35", ink: LIGHT, pattern: "ridges" },
  field: { colour: "#b58f4c", shade: "#5d431a", ink: DARK, pattern: "furrows" },
  magpie: { colour: "#262c36", shade: "#11151b", ink: LIGHT, pattern: "feathers" },
  "?": { colour: "#b8672f", shade: "#6d3513", ink: LIGHT, pattern: "plain" },
};

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
