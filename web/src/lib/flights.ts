/** Travels of cards, as the server sends them, as flights between spots of the table. */

import type { Card, CardTravel } from "../protocol";

export interface Flight {
  card: Card;
  from: string; // spots, as in `data-spot`
  to: string;
  flips?: boolean; // into a coin on the way
}

// At most this many cards are seen leaving a spot.
const SHUFFLED = 5; // backs, when the discard pile becomes the draw pile
const SOLD = 6;

function mostFrom(spot: string): number {
  if (spot.startsWith("field-")) return SOLD;
  return spot === "discard" ? SHUFFLED : Infinity;
}

/** Of many cards the last ones are shown: those that become coins. */
export function flightsOf(travels: readonly CardTravel[]): Flight[] {
  const left = new Map<string, number>();
  return travels
    .flatMap(flown)
    .reverse()
    .filter(({ from }) => {
      left.set(from, (left.get(from) ?? 0) + 1);
      return (left.get(from) ?? 0) <= mostFrom(from);
    })
    .reverse();
}

function flown({ cards, start, end }: CardTravel): Flight[] {
  const flips = end.startsWith("purse-") && start.startsWith("field-");
  return cards.map((card) => ({ card, from: start, to: end, ...(flips && { flips }) }));
}
