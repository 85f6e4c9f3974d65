/** Which of the listed moves involve a card or a field, and the words for a move. The server decides what is legal. */

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
// These are shown at offers, on fields and on piles; all others are buttons below the table.
const ELSEWHERE = new Set<Verb>(["plant", "harvest", "accept", "decline", "take-back", "withdraw", "pick"]);
const BUTTONS = 8; // at most; the list of all moves has the others

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

/** Moves that plant on a field of the player: the picked card, or any card if none is picked. */
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

/** The buttons below the table: moves of the picked card, or moves that need no card. */
export function buttons(game: GameView, choices: readonly Choice[], picked: Picked | null): Choice[] {
  if (picked) return cardChoices(game, choices, picked).slice(0, BUTTONS);
  const rest = choices.filter((choice) => !ELSEWHERE.has(choice.verb));
  const direct = rest.filter((choice) => typeof choice.place !== "number");
  const few = direct.length <= BUTTONS ? direct : direct.filter((choice) => choice.kind === undefined);
  return [...few].sort((a, b) => Number(b.advances) - Number(a.advances)).slice(0, BUTTONS);
}

const GOING_ON = new Set<Verb>(["turn", "draw", "done", "pass", "play", "draw-bonus"]);

/** The only way to go on, if there is just one: what the space bar plays. */
export function obvious(choices: readonly Choice[]): Choice | undefined {
  const going = choices.filter((choice) => choice.advances && GOING_ON.has(choice.verb));
  return going.length === 1 ? going[0] : undefined;
}

/** The choice whose button is filled: the only one that goes on. Where there are several, filling one would be advice. */
export function ordinary(choices: readonly Choice[]): Choice | undefined {
  const going = choices.filter((choice) => choice.advances);
  return going.length === 1 ? going[0] : undefined;
}

/** The offers that wait for the player's answer. */
export function toAnswer(game: GameView, choices: readonly Choice[]): OpenOffer[] {
  const waits = (offer: OpenOffer): boolean =>
    choices.some(({ verb, offer: number }) => number === offer.number && ["accept", "decline"].includes(verb));
  return game.offers.filter((offer) => offer.to.includes(game.seat) && waits(offer));
}

/** Orders offers by what they are worth to the player, then by age. */
export function bestFirst(a: OpenOffer, b: OpenOffer): number {
  return (b.effect?.worth ?? -99) - (a.effect?.worth ?? -99) || a.number - b.number;
}

/** The best offer that waits for the player's answer: it is marked, and keys answer it. */
export function firstToAnswer(game: GameView, choices: readonly Choice[]): OpenOffer | undefined {
  return toAnswer(game, choices).sort(bestFirst)[0];
}

/** Whether an offer to the player is over for them: they have declined it, or can do nothing about it any more. */
export function settled(offer: OpenOffer, game: GameView, choices: readonly Choice[]): boolean {
  const answer = offer.answers.find((one) => one.seat === game.seat)?.answer;
  const open = answer === "accepted" || offer.can_counter || choices.some((one) => one.offer === offer.number);
  return offer.to.includes(game.seat) && !open;
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

// --- extras ---

/** A part of a choice by its name; parts from other packages are among its facts. */
function named(choice: Choice, part: string): unknown {
  return (choice as unknown as Record<string, unknown>)[part] ?? choice.facts?.[part];
}

/** The choices that use a thing of an extra: the player's own, or one that its owner owes. */
export function usesOf(row: ExtraView, thing: string, game: GameView, choices: readonly Choice[]): Choice[] {
  if (!row.playable) return [];
  const owners = (choice: Choice): boolean => row.seat === game.seat || named(choice, "seat") === row.seat;
  const uses = choices.filter((choice) => named(choice, row.family) === thing && owners(choice));
  const free = uses.filter((choice) => !choice.advances);
  return free.length ? free : uses;
}

/** The choice that pressing a thing makes; none if the player would have to choose a card as well. */
export function pressed(uses: readonly Choice[]): Choice | undefined {
  return uses.length === 1 || uses.every((choice) => choice.kind === undefined) ? uses[0] : undefined;
}

// --- words ---

/** A move as its button says it; notation if the catalogue has no words for it. */
export function moveText(choice: Choice, game: GameView, scene: Scene): string {
  const [key, speaker] = [`move-${choice.verb}`, voice(scene)];
  return speaker.knows(key) ? speaker.say(key, moveArgs(choice, game)) : fallbackMoveText(choice.move, speaker);
}

/** What a player should know about a move, as a tooltip. */
export function noteText(choice: Choice, game: GameView, scene: Scene): string | undefined {
  const [key, speaker] = [`move-${choice.verb}.note`, voice(scene)];
  return (speaker.knows(key) && speaker.say(key, moveArgs(choice, game))) || undefined;
}
