/** What is read beside the game: the book of the game that is played, and rules, one leading to the next. */

import type { Card } from "../protocol";

interface Book {
  game: string; // with its add-ons: `anniversary+coin/4`
  page: string; // a guide, or what a harvest pays
  kind: Card | null; // the one that it is about
}

export const HARVESTS = "harvests";
export const reading = $state<{ book: Book | null; rules: string[] }>({ book: null, rules: [] });

/** The guides of a game: its own, and those of its add-ons. */
export function guidesOf(game: string): string[] {
  return (game.split("/")[0] ?? "").split("+").filter(Boolean);
}

export function openBook(game: string): void {
  reading.book = { game, page: guidesOf(game)[0] ?? "", kind: null };
}

/** What a harvest pays, of one kind above all. */
export function openHarvests(game: string, kind: Card | null = null): void {
  reading.book = { game, page: HARVESTS, kind };
}

export function openRule(id: string): void {
  reading.rules.push(id);
}

/** Another screen is a reason to close both. */
addEventListener("popstate", () => {
  reading.book = null;
  reading.rules = [];
});
