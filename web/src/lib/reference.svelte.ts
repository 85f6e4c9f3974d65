/** What is open over the page: the guide of a game, and rules, each opened from the one before. */

import type { Card } from "../protocol";

interface OpenGuide {
  game: string; // with its add-ons: `anniversary+coin/4`
  page: string; // the id of a guide, or `HARVESTS`
  kind: Card | null; // highlighted on the page about harvests
}

export const HARVESTS = "harvests";
export const reference = $state<{ guide: OpenGuide | null; rules: string[] }>({ guide: null, rules: [] });

/** The guides of a game: its own, and those of its add-ons. */
export function guidesOf(game: string): string[] {
  return (game.split("/")[0] ?? "").split("+").filter(Boolean);
}

export function openGuide(game: string): void {
  reference.guide = { game, page: guidesOf(game)[0] ?? "", kind: null };
}

export function openHarvests(game: string, kind: Card | null = null): void {
  reference.guide = { game, page: HARVESTS, kind };
}

export function openRule(id: string): void {
  reference.rules.push(id);
}

// Going back or forward leads to another screen.
addEventListener("popstate", () => {
  reference.guide = null;
  reference.rules = [];
});
