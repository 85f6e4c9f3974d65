/** Dragging a card: onto a field it is planted, onto a player or the composer it goes into the offer. */

import type { Attachment } from "svelte/attachments";
import { cardChoices, type Picked } from "./choices";
import type { Play } from "./play.svelte";

interface Drop {
  spot: string; // as in `data-drop`
  act: () => void;
}

const SLACK = 7; // pixels; less is a tap

/** The card that is dragged, and where it may be dropped. */
export const drag = $state({
  from: null as Picked | null, // null: nothing is dragged
  x: 0,
  y: 0,
  spots: [] as string[],
  over: "",
  offered: 0,
});

function dropsFor(play: Play, picked: Picked): Drop[] {
  const choices = play.game ? cardChoices(play.game, play.choices, picked) : [];
  const fields = choices
    .filter((choice) => choice.verb === "plant")
    .map((choice) => ({ spot: `field-${choice.field}`, act: () => void play.move(choice.move) }));
  if (!play.draft.goodOf(picked)) return fields;
  const asked = play.draft.purpose.is === "offer" ? (play.game?.trade?.to ?? []) : [];
  const seats = asked.map((seat) => ({ spot: `seat-${seat}`, act: () => offer(play, picked, [seat]) }));
  return [...fields, ...seats, { spot: "composer", act: () => offer(play, picked, []) }];
}

function offer(play: Play, picked: Picked, to: number[]): void {
  play.unpick();
  if (!play.draft.gives(picked)) play.draft.toggleGive(picked);
  play.draft.addRecipients(to);
  drag.offered += 1;
}

function spotUnder(x: number, y: number): string {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
  return drag.spots.includes(found) ? found : "";
}

/** The browser makes a click of the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, true));
}

function follow(play: Play, picked: Picked, start: PointerEvent): void {
  let drops: Drop[] | null = null; // null until the pointer has moved far enough
  const listening = new AbortController();

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    if (!drops && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
    drops ??= lift(play, picked);
    Object.assign(drag, { x: event.clientX, y: event.clientY, over: spotUnder(event.clientX, event.clientY) });
  }
  function end(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    listening.abort();
    if (!drops) return;
    const drop = event.type === "pointerup" ? drops.find((one) => one.spot === drag.over) : undefined;
    if (event.type === "pointerup") swallowClick();
    Object.assign(drag, { from: null, spots: [], over: "" });
    play.unpick();
    drop?.act();
  }
  window.addEventListener("pointermove", move, { signal: listening.signal });
  for (const type of ["pointerup", "pointercancel"] as const)
    window.addEventListener(type, end, { signal: listening.signal });
}

/** Fields light up as for a card that was tapped. */
function lift(play: Play, picked: Picked): Drop[] {
  const drops = dropsFor(play, picked);
  Object.assign(drag, { from: picked, spots: drops.map((one) => one.spot) });
  play.harvestToConfirm = 0;
  play.picked = drops.some((one) => one.spot.startsWith("field-")) ? picked : null;
  return drops;
}

export function draggable(play: Play, picked: Picked): Attachment<HTMLElement> {
  return (card) => {
    const down = (event: PointerEvent): void => {
      const usable = card.ariaDisabled !== "true" && !drag.from;
      if (usable && event.button === 0 && event.isPrimary) follow(play, picked, event);
    };
    const still = (event: Event): void => event.preventDefault(); // no native dragging
    card.addEventListener("pointerdown", down);
    card.addEventListener("dragstart", still);
    return () => {
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("dragstart", still);
    };
  };
}
