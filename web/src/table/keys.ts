/** Keys at the table: digits plant, space goes on, letters answer the first offer or move the focus. */

import { kindAt } from "../lib/beans";
import { firstToAnswer, obvious, plantsOn } from "../lib/choices";
import { lessons } from "../lib/lessons.svelte";
import type { Play } from "../lib/play.svelte";
import { spot } from "../lib/highlight";
import { preferences } from "../lib/preferences.svelte";
import { openHarvests } from "../lib/reference.svelte";

const WRITING = "input:not([type=checkbox], [type=radio]), select, textarea";

/** Whether a key is for the game: nobody is typing, no dialog is open, and single keys are switched on. */
export function forTheTable(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (at.matches(WRITING) || at.closest("dialog")) return false;
  return preferences.keys || event.key === "Escape";
}

export function keyAtTable(event: KeyboardEvent, play: Play): void {
  const at = event.target as HTMLElement;
  if (forTheTable(event) && act(event.key.toLowerCase(), at, play)) event.preventDefault();
}

export function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

function act(key: string, at: HTMLElement, play: Play): boolean {
  if (key === "escape") return backOut(play);
  if (/^[1-9]$/.test(key)) return plant(Number(key), play);
  if (key === " " && !pressed(at)) return goOn(play);
  if (key === "b") return harvests(at, play);
  if (key === "a" || key === "d" || key === "c") return answer(key, play);
  if (key === "h") return focusOn(`${spot(`hand-${play.me}`)} [tabindex="0"]`);
  if (key === "f") return focusOn(`${spot(`fields-${play.me}`)} [tabindex="0"]`);
  return key === "o" && toDeals();
}

/** Whether the space bar is for the focused element itself; beside the table it never plays a move. */
function pressed(at: HTMLElement): boolean {
  return at.matches("summary, input, button:not([aria-disabled=true])") || at.closest("#side") !== null;
}

/** Undo what was begun last, or else close the lesson. */
function backOut(play: Play): boolean {
  if (play.canUndo) play.undo();
  else if (play.game) lessons.understood(play.game);
  return true;
}

function toDeals(): boolean {
  const tab = document.querySelector<HTMLElement>(spot("tab-deals"));
  if (tab?.ariaSelected !== "true") tab?.click();
  requestAnimationFrame(() => focusOn("#side button:not(:disabled)"));
  return tab !== null;
}

function plant(field: number, play: Play): boolean {
  const plants = plantsOn(play.choices, field, play.picked);
  const kinds = new Set(plants.map((choice) => choice.kind));
  if (kinds.size !== 1 || !plants[0]) return false;
  void play.move(plants[0].move);
  return true;
}

/** Show what harvests pay, with the focused card highlighted. */
function harvests(at: HTMLElement, play: Play): boolean {
  if (play.game) openHarvests(play.game.game, kindAt(at));
  return !!play.game;
}

function goOn(play: Play): boolean {
  const choice = obvious(play.choices);
  if (choice) void play.move(choice.move);
  return choice !== undefined;
}

/** Answer the offer that is marked as the first. */
function answer(key: string, play: Play): boolean {
  const offer = play.game && firstToAnswer(play.game, play.choices);
  if (!offer) return false;
  if (key === "c" && offer.can_counter) play.draft.counter(offer);
  const verb = key === "a" ? "accept" : "decline";
  const choice =
    key === "c" ? undefined : play.choices.find((one) => one.verb === verb && one.offer === offer.number);
  if (choice) void play.choose(choice);
  return true;
}
