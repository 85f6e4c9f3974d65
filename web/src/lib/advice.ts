/** What a bot advises: a listed move or an offer to be made, in words, and the places on the table that it is about. */

import type { Choice, GameView, OfferTerms } from "../protocol";
import { moveText } from "./choices";
import { readProposal, type Proposal } from "./notation";
import { spot } from "./highlight";
import { termsArgs } from "./args";
import { say, voice } from "./words/index.svelte";
import type { Scene } from "./words/speech";

export interface Advised {
  choice: Choice | null;
  proposal: Proposal | null;
}

/** A bot names the copies of its answer, the list does not; without the end both are the same move. */
function plainly(move: string): string {
  return move.replace(/^(p\d+ accept \d+)\b.*/, "$1");
}

export function adviceOf(move: string, choices: readonly Choice[]): Advised {
  const choice = choices.find((one) => one.move === move || plainly(one.move) === plainly(move));
  return { choice: choice ?? null, proposal: choice ? null : readProposal(move) };
}

function termsOf({ bundle }: Proposal): OfferTerms {
  const { give, want, mode, giveFavors, wantFavors } = bundle;
  return { give, want, mode, give_favors: giveFavors, want_favors: wantFavors };
}

function offeredText(proposal: Proposal, scene: Scene): string {
  const key = proposal.verb === "revise" ? "move-revise" : "move-offer";
  return voice(scene).say(key, { to: proposal.to, ...termsArgs(termsOf(proposal)) });
}

export function adviceText({ choice, proposal }: Advised, game: GameView, scene: Scene): string {
  if (choice) return say("table-hinted", { text: moveText(choice, game, scene) });
  return proposal ? say("table-hinted", { text: offeredText(proposal, scene) }) : say("table-hinted-nothing");
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
export function advisedPlaces({ choice, proposal }: Advised, game: GameView): string[] {
  if (proposal)
    return proposal.bundle.give.map(({ place }) =>
      typeof place === "number" ? handCard(game, place) : spot("turned"),
    );
  if (!choice) return [];
  const owner = choice.seat ?? game.seat;
  const field = choice.field ? [spot(`field-${owner}-${choice.field}`)] : [];
  const offer = choice.offer ? [`[data-offer="${choice.offer}"]`] : [];
  return [...cardPlaces(choice, game), ...field, ...offer, `[data-move="${choice.move}"]`];
}
