/** Which of the listed moves a card or a field takes part in, and how a move is worded. The server lists; nothing is decided here. */

import type { Card, Choice, ExtraView, GameView, GivenCard, OpenOffer, Verb } from "../protocol";
import { moveArgs } from "./args";
import { fallbackMoveText } from "./fallback";
import { voice } from "./words/index.svelte";
import type { Scene } from "./words/speech";

/** A card or a field on the screen; `place` counts from 1. */
export interface Picked {
  zone: "hand" | "turned" | "aside" | "due" | "drawn" | "field";
  kind: Card;
  place: number;
  seat: number; // owner of a field, else -1
}

const FROM_HAND = new Set(["plant", "plant-again"]);
// Shown at offers, on fields and in the piles; everything else is a button below the table.
const ELSEWHERE = new Set<Verb>(["plant", "harvest", "accept", "decline", "take-back", "withdraw", "pick"]);
const BUTTONS = 8; // as many at a time; the others are in the list of all moves

export function cardChoices(game: GameView, choices: readonly Choice[], picked: Picked): Choice[] {
  return choices.filter((choice) => takesPart(game, choice, picked));
}

function takesPart(game: GameView, choice: Choice, picked: Picked): boolean {
  if (picked.zone === "field")
    return choice.field === picked.place && (choice.seat ?? game.seat) === picked.seat;
  if (choice.kind !== picked.kind && choice.verb !== "play") return false;
  const first = picked.place === 1;
  if (picked.zone === "hand") {
    if (choice.verb === "keep") return false;
    if (typeof choice.place === "number") return choice.place === picked.place;
    return first && FROM_HAND.has(game.phase.name) && ["plant", "plant-for", "play"].includes(choice.verb);
  }
  if (picked.zone === "drawn") return choice.verb !== "plant";
  if (picked.zone === "due") return choice.verb === "plant";
  if (FROM_HAND.has(game.phase.name) || game.phase.name === "plant-now" || choice.verb === "present")
    return false;
  if (picked.zone === "aside") return choice.verb === "plant";
  return choice.place === "turned" || (choice.place === undefined && choice.verb !== "play");
}

/** Moves onto an own field, of the card that is picked if one is. */
export function plantsOn(choices: readonly Choice[], field: number, picked: Picked | null): Choice[] {
  const kind = picked && picked.zone !== "field" ? picked.kind : null;
  return choices.filter(
    (choice) => choice.verb === "plant" && choice.field === field && (kind === null || choice.kind === kind),
  );
}

export function harvestOf(choices: readonly Choice[], field: number): Choice | undefined {
  return choices.find((choice) => choice.verb === "harvest" && choice.field === field);
}

/** Moves that name this field of another player. */
export function movesOn(choices: readonly Choice[], seat: number, field: number): Choice[] {
  return choices.filter((choice) => choice.seat === seat && choice.field === field);
}

/** What stands below the table as buttons: what the picked card can do, or what needs no card. */
export function buttons(game: GameView, choices: readonly Choice[], picked: Picked | null): Choice[] {
  if (picked) return cardChoices(game, choices, picked).slice(0, BUTTONS);
  const rest = choices.filter((choice) => !ELSEWHERE.has(choice.verb));
  const direct = rest.filter((choice) => typeof choice.place !== "number");
  const few = direct.length <= BUTTONS ? direct : direct.filter((choice) => choice.kind === undefined);
  return [...few].sort((a, b) => Number(b.advances) - Number(a.advances)).slice(0, BUTTONS);
}

const GOING_ON = new Set<Verb>(["turn", "draw", "done", "pass", "play", "draw-bonus"]);

/** The move that goes on and needs no choice: what the space bar plays. */
export function obvious(choices: readonly Choice[]): Choice | undefined {
  const going = choices.filter((choice) => choice.advances && GOING_ON.has(choice.verb));
  return going.length === 1 ? going[0] : undefined;
}

/** Of the offers that wait for this player's answer the best: the one that is marked, and that keys answer. */
export function firstToAnswer(game: GameView, choices: readonly Choice[]): OpenOffer | undefined {
  const waits = (offer: OpenOffer): boolean =>
    choices.some(({ verb, offer: number }) => number === offer.number && ["accept", "decline"].includes(verb));
  return game.offers
    .filter((offer) => offer.to.includes(game.seat) && waits(offer))
    .sort((a, b) => (b.effect?.worth ?? -99) - (a.effect?.worth ?? -99) || a.number - b.number)[0];
}

/** Copies to accept with if nobody chooses: for each wanted card the first that is not yet promised. */
export function firstCopies(copies: OpenOffer["copies"]): GivenCard["place"][] {
  const chosen: GivenCard["place"][] = [];
  for (const places of copies) {
    const place = places.find((one) => !chosen.includes(one));
    if (place !== undefined) chosen.push(place);
  }
  return chosen;
}

// --- what lies beside the beans ---

/** What a choice names in a part, also one that only the server knows of. */
function named(choice: Choice, part: string): unknown {
  return (choice as unknown as Record<string, unknown>)[part] ?? choice.facts?.[part];
}

/** The choices that name a thing of a row: one's own, or one that its owner owes. */
export function usesOf(row: ExtraView, thing: string, game: GameView, choices: readonly Choice[]): Choice[] {
  if (!row.playable) return [];
  const owners = (choice: Choice): boolean => row.seat === game.seat || named(choice, "seat") === row.seat;
  const uses = choices.filter((choice) => named(choice, row.family) === thing && owners(choice));
  const free = uses.filter((choice) => !choice.advances);
  return free.length ? free : uses;
}

/** The choice that a press on a thing makes; none if a card would have to be chosen too. */
export function pressed(uses: readonly Choice[]): Choice | undefined {
  return uses.length === 1 || uses.every((choice) => choice.kind === undefined) ? uses[0] : undefined;
}

// --- words ---

/** A move for its button; one that nobody has worded is shown in notation. */
export function moveText(choice: Choice, game: GameView, scene: Scene): string {
  const [key, speaker] = [`move-${choice.verb}`, voice(scene)];
  return speaker.knows(key) ? speaker.say(key, moveArgs(choice, game)) : fallbackMoveText(choice.move, speaker);
}

/** What a player should know beside a move. */
export function noteText(choice: Choice, game: GameView, scene: Scene): string | undefined {
  const [key, speaker] = [`move-${choice.verb}.note`, voice(scene)];
  return (speaker.knows(key) && speaker.say(key, moveArgs(choice, game))) || undefined;
}
