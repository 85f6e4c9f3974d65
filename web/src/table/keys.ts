/** Keys at the table: fields by number, space goes on, letters answer the first offer. */

import { obvious, plantsOn } from "../lib/choices";
import type { Play } from "../lib/play.svelte";

const WRITING = new Set(["INPUT", "SELECT", "TEXTAREA"]);

export function keyAtTable(event: KeyboardEvent, play: Play): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || WRITING.has(at.tagName) || at.closest("dialog")) return;
  if (act(event.key.toLowerCase(), at, play)) event.preventDefault();
}

function act(key: string, at: HTMLElement, play: Play): boolean {
  if (key === "escape") {
    play.unpick();
    play.refusal = null;
    return true;
  }
  if (/^[1-9]$/.test(key)) return plant(Number(key), play);
  if (key === " " && at.tagName !== "BUTTON" && at.tagName !== "SUMMARY") return goOn(play);
  if (key === "a" || key === "d" || key === "c") return answer(key, play);
  return false;
}

function plant(field: number, play: Play): boolean {
  const plants = plantsOn(play.choices, field, play.picked);
  const kinds = new Set(plants.map((choice) => choice.kind));
  if (kinds.size !== 1 || !plants[0]) return false;
  void play.move(plants[0].move);
  return true;
}

function goOn(play: Play): boolean {
  const choice = obvious(play.choices);
  if (choice) void play.move(choice.move);
  return choice !== undefined;
}

/** The same buttons that can be clicked: the first offer for the player is the one that is marked. */
function answer(key: string, play: Play): boolean {
  const offers = [...(play.game?.offers ?? [])].filter((offer) => offer.to.includes(play.me));
  const offer = offers.sort(
    (a, b) => (b.effect?.worth ?? -99) - (a.effect?.worth ?? -99) || a.number - b.number,
  )[0];
  if (!offer) return false;
  if (key === "c" && offer.can_counter) play.counter(offer);
  const verb = key === "a" ? "accept" : "decline";
  const choice =
    key === "c" ? undefined : play.choices.find((one) => one.verb === verb && one.offer === offer.number);
  if (choice) void play.move(choice.move);
  return true;
}
