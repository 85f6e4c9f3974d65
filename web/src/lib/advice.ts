/** What a bot advises: a listed move or an offer to be made, in words, and the places on the table that it is about. */

import type { Choice, Game, Terms } from "../protocol";
import { moveText } from "./choices";
import { readProposal, type Proposal } from "./notation";
import { spot } from "./pointing";
import type { Words } from "./words/en";
import type { Scene } from "./words/grammar";

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

function termsOf({ bundle }: Proposal): Terms {
  const { give, want, mode, giveFavors, wantFavors } = bundle;
  return { give, want, mode, give_favors: giveFavors, want_favors: wantFavors };
}

function offeredText(proposal: Proposal, game: Game, words: Words, scene: Scene): string {
  const changed = game.offers.find((offer) => offer.number === proposal.number);
  const to = proposal.to.length > 0 ? proposal.to : (changed?.to ?? []);
  const offer = { number: 0, revision: 1, maker: game.seat, to, first_come: proposal.firstCome, parent: 0 };
  return words.tell.offered({ type: "offered", ...offer, terms: termsOf(proposal) }, scene);
}

export function adviceText({ choice, proposal }: Advised, game: Game, words: Words, scene: Scene): string {
  if (choice) return words.table.hinted(moveText(choice, game, words, scene.who));
  if (proposal) return words.table.hinted(offeredText(proposal, game, words, scene));
  return words.table.hintedNothing;
}

function handCard(game: Game, place: number): string {
  return `${spot(`hand-${game.seat}`)} li:nth-child(${place}) button`;
}

function cardPlaces(choice: Choice, game: Game): string[] {
  if (typeof choice.place === "number" && choice.verb !== "keep") return [handCard(game, choice.place)];
  const fromHand = ["plant", "plant-again"].includes(game.phase.name);
  return choice.verb === "plant" && fromHand ? [handCard(game, 1)] : [];
}

/** Selectors of what the advice names: cards, a field, an offer, a button. */
export function advisedPlaces({ choice, proposal }: Advised, game: Game): string[] {
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
