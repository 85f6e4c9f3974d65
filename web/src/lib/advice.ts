/** What a bot advises, a listed move or an offer: in words, and where on the table. */

import type { Advice, Choice, GameView, OfferMove, RevisionMove } from "../protocol";
import { moveText } from "./choices";
import { spot } from "./highlight";
import { termsArgs } from "./args";
import { say, voice } from "./words/index.svelte";
import type { Scene } from "./words/speech";

export interface Advised {
  choice: Choice | null;
  offer: OfferMove | RevisionMove | null;
}

export function adviceOf({ move, composed }: Advice, choices: readonly Choice[]): Advised {
  // A bot names the copies with which it would accept; the listed move leaves them open.
  const accepted = composed?.type === "accept" ? composed.offer : undefined;
  const choice = choices.find((one) => one.move === move || (one.verb === "accept" && one.offer === accepted));
  const offer = composed?.type === "offer" || composed?.type === "revise" ? composed : null;
  return { choice: choice ?? null, offer: choice ? null : offer };
}

export function adviceText({ choice, offer }: Advised, game: GameView, scene: Scene): string {
  if (choice) return say("table-hinted", { text: moveText(choice, game, scene) });
  if (!offer) return say("table-hinted-nothing");
  const [key, to] = offer.type === "revise" ? ["move-revise", []] : ["move-offer", offer.to];
  return say("table-hinted", { text: voice(scene).say(key, { to, ...termsArgs(offer.terms) }) });
}

function handCard(game: GameView, place: number): string {
  return `${spot(`hand-${game.seat}`)} li:nth-child(${place}) button`;
}

function cardPlaces(choice: Choice, game: GameView): string[] {
  if (typeof choice.place === "number" && choice.verb !== "keep") return [handCard(game, choice.place)];
  const fromHand = ["plant", "plant-again"].includes(game.phase.name);
  return choice.verb === "plant" && fromHand ? [handCard(game, 1)] : [];
}

/** Selectors of what the advice names: cards, a field, an offer, a button. */
export function advisedPlaces({ choice, offer }: Advised, game: GameView): string[] {
  if (offer)
    return offer.terms.give.map(({ place }) =>
      typeof place === "number" ? handCard(game, place) : spot("turned"),
    );
  if (!choice) return [];
  const owner = choice.seat ?? game.seat;
  const field = choice.field ? [spot(`field-${owner}-${choice.field}`)] : [];
  const answered = choice.offer ? [`[data-offer="${choice.offer}"]`] : [];
  return [...cardPlaces(choice, game), ...field, ...answered, `[data-move="${choice.move}"]`];
}
