/** Cards travel from where they were to where they go: an event becomes flights between spots of the table. */

import type { Card, GameEvent } from "../protocol";

export interface Flight {
  card: Card;
  from: string; // spots, as in `data-spot`
  to: string;
}

const SOURCES: Record<string, (seat: number) => string> = {
  hand: (seat) => `hand-${seat}`,
  aside: (seat) => `aside-${seat}`,
  turned: () => "turned",
  step: () => "due",
};

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
    case "turned-over":
      return event.cards.map((card) => ({ card, from: "deck", to: "turned" }));
    case "harvested":
      return event.cards.slice(0, 6).map((card, at) => ({
        card: at < event.cards.length - event.coins ? card : ("?" as const),
        from: `field-${event.seat}-${event.field}`,
        to: at < event.cards.length - event.coins ? "discard" : `seat-${event.seat}`,
      }));
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

function between(card: Card, place: unknown, giver: number, taker: number): Flight {
  return { card, from: place === "turned" ? "turned" : `hand-${giver}`, to: `aside-${taker}` };
}
