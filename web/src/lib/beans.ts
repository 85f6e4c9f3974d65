/** The kinds of bean as they are drawn: colour, pattern, shape and two letters, so that no one of them is needed alone. */

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

export type Shape = "kidney" | "round" | "pod" | "chili" | "coffee" | "cocoa" | "sprout" | "bird" | "bush";

export interface Bean {
  code: string;
  colour: string; // of the band, and of the bean
  shade: string; // of pattern and outline
  ink: string; // of letters on the colour
  pattern: Pattern;
  shape: Shape;
}

const LIGHT = "#fffaf0";
const DARK = "#2b211a";

export const BEANS: Record<Card, Bean> = {
  garden: { code: "Ga", colour: "#1e7268", shade: "#0f4842", ink: LIGHT, pattern: "leaves", shape: "bush" },
  red: { code: "Re", colour: "#b0302b", shade: "#741a1a", ink: LIGHT, pattern: "plain", shape: "kidney" },
  "black-eyed": {
    code: "BE",
    colour: "#e3d3ad",
    shade: "#2e2823",
    ink: DARK,
    pattern: "eyes",
    shape: "kidney",
  },
  soy: { code: "So", colour: "#dfae3a", shade: "#94691a", ink: DARK, pattern: "dots", shape: "round" },
  green: { code: "Gr", colour: "#7fb13c", shade: "#47701b", ink: DARK, pattern: "stripes", shape: "pod" },
  stink: { code: "St", colour: "#77693a", shade: "#463d1d", ink: LIGHT, pattern: "waves", shape: "kidney" },
  chili: { code: "Ch", colour: "#e0641f", shade: "#96330b", ink: DARK, pattern: "flames", shape: "chili" },
  blue: { code: "Bl", colour: "#2f5d9f", shade: "#1a3866", ink: LIGHT, pattern: "slants", shape: "kidney" },
  brandy: { code: "Br", colour: "#83487c", shade: "#52264d", ink: LIGHT, pattern: "drops", shape: "round" },
  coffee: { code: "Co", colour: "#6b432a", shade: "#3d2312", ink: LIGHT, pattern: "hatch", shape: "coffee" },
  cocoa: { code: "Cc", colour: "#a2573f", shade: "#5d2a1c", ink: LIGHT, pattern: "ridges", shape: "cocoa" },
  field: { code: "Fi", colour: "#b99f6b", shade: "#6f5830", ink: DARK, pattern: "furrows", shape: "sprout" },
  magpie: { code: "Ma", colour: "#23272e", shade: "#5b6573", ink: LIGHT, pattern: "feathers", shape: "bird" },
  "?": { code: "?", colour: "#b8672f", shade: "#7c3f17", ink: LIGHT, pattern: "plain", shape: "sprout" },
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
