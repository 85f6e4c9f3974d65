/** Cards travel from where they were to where they go: an event becomes flights between spots of the table. */

import type { Card, GameEvent } from "../protocol";

export interface Flight {
  card: Card;
  from: string; // spots, as in `data-spot`
  to: string;
  flips?: boolean; // into a coin on the way
}

const SOURCES: Record<string, (seat: number) => string> = {
  hand: (seat) => `hand-${seat}`,
  aside: (seat) => `aside-${seat}`,
  turned: () => "turned",
  step: () => "due",
};
const SHUFFLED = 5; // backs that are seen to move when the discard pile becomes the draw pile
const SOLD = 6; // cards that are seen to leave a field

function spot(source: string, seat: number): string {
  return (SOURCES[source] ?? SOURCES.hand)?.(seat) ?? "";
}

export function flightsOf(event: GameEvent): Flight[] {
  switch (event.type) {
    case "planted":
      return [
        { card: event.kind, from: spot(event.source, event.seat), to: `field-${event.seat}-${event.field}` },
      ];
    case "drew":
      return event.cards.map((card) => ({ card, from: "deck", to: `hand-${event.seat}` }));
    case "kept-in-hand":
      return event.cards.map((card) => ({ card, from: "turned", to: `hand-${event.seat}` }));
    case "turned-over":
      return event.cards.map((card) => ({ card, from: "deck", to: "turned" }));
    case "joined-table":
      return event.cards.map((card) => ({ card, from: "discard", to: "turned" }));
    case "shuffled":
      return Array.from({ length: event.counter > 0 ? SHUFFLED : 0 }, () => ({
        card: "?" as const,
        from: "discard",
        to: "deck",
      }));
    case "harvested":
      return sold(event.cards, event.coins, event.seat, event.field);
    case "discarded":
      return [{ card: event.kind, from: spot(event.source, event.seat), to: "discard" }];
    case "traded":
      return [
        ...event.given.map((good) => between(good.card, good.place, event.maker, event.accepter)),
        ...event.received.map((good) => between(good.card, good.place, event.accepter, event.maker)),
      ];
    case "stolen":
      return [
        {
          card: event.kind,
          from: `field-${event.victim}-${event.field}`,
          to: `field-${event.seat}-${event.own_field}`,
        },
      ];
    case "given":
      return [between(event.kind, event.turned ? "turned" : "hand", event.seat, event.to)];
    default:
      return [];
  }
}

/** The newest cards become coins, the others are thrown away. */
function sold(cards: readonly Card[], coins: number, seat: number, field: number): Flight[] {
  const from = `field-${seat}-${field}`;
  return cards
    .map((card, at) =>
      at < cards.length - coins
        ? { card, from, to: "discard" }
        : { card, from, to: `purse-${seat}`, flips: true },
    )
    .slice(-SOLD);
}

function between(card: Card, place: unknown, giver: number, taker: number): Flight {
  return { card, from: place === "turned" ? "turned" : `hand-${giver}`, to: `aside-${taker}` };
}
