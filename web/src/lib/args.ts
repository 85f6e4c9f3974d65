/** The arguments of sentences about events and moves; what is unknown is "none". */

import type {
  Card,
  Choice,
  Favor,
  FavorHandedOver,
  GameView,
  GameEvent,
  GivenCard,
  OpenOffer,
  OfferTerms,
} from "../protocol";
import type { Args } from "./words/speech";

const NONE = "none";

export type Makers = ReadonlyMap<number, number>; // who made an offer, by its number

function dealOf({ give, give_favors, want, want_favors, mode }: OfferTerms): string {
  if (give.length + give_favors.length === 0) return "ask";
  if (mode === "anything") return "open";
  return want.length + want_favors.length === 0 ? "gift" : "trade";
}

const cardsOf = (goods: readonly GivenCard[]): Card[] => goods.map((good) => good.card);

export function termsArgs(terms: OfferTerms): Args {
  return {
    turned: cardsOf(terms.give.filter((good) => good.place === "turned")),
    held: cardsOf(terms.give.filter((good) => good.place !== "turned")),
    give_favors: terms.give_favors,
    want: terms.want,
    want_favors: terms.want_favors,
    mode: terms.mode,
    deal: dealOf(terms),
  };
}

/** `together` holds all events of the same move: a trade is worded with the favors that changed hands in it. */
export function eventArgs(event: GameEvent, makers: Makers, together: readonly GameEvent[]): Args {
  switch (event.type) {
    case "offered":
      return { maker: event.maker, to: event.to, ...termsArgs(event.terms) };
    case "traded":
      return {
        maker: event.maker,
        accepter: event.accepter,
        given: cardsOf(event.given),
        received: cardsOf(event.received),
        given_favors: favorsFrom(event.maker, together),
        received_favors: favorsFrom(event.accepter, together),
      };
    case "accepted":
    case "acceptance-taken-back":
    case "withdrawn":
      return { ...event, maker: makers.get(event.number) ?? NONE };
    case "declined":
    case "lapsed":
      return { ...event, maker: makers.get(event.number) ?? NONE, reason: event.reason || NONE };
    default:
      return { ...event } as unknown as Args; // sentences use only parts that are words or numbers
  }
}

function favorsFrom(seat: number, events: readonly GameEvent[]): Favor[] {
  const handed = (event: GameEvent): event is FavorHandedOver => event.type === "favor-handed-over";
  return events
    .filter(handed)
    .filter((event) => event.debtor === seat)
    .map((event) => event.favor);
}

/** The parts of a choice, the offer it answers, and whatever else the server says about it. */
export function moveArgs(choice: Choice, game: GameView): Args {
  const owner = choice.seat ?? game.seat;
  const offer: OpenOffer | undefined = game.offers.find((one) => one.number === choice.offer);
  return {
    kind: choice.kind ?? NONE,
    cards: choice.kind ? [choice.kind] : [],
    field: choice.field ?? 0,
    own: choice.own_field ?? 0,
    seat: owner,
    place: choice.place ?? NONE,
    favor: choice.favor ?? NONE,
    bonus: choice.bonus ?? NONE,
    paid: choice.paid ?? NONE,
    growing: game.seats[owner]?.fields[(choice.field ?? 0) - 1]?.cards ?? [],
    phase: game.phase.name,
    reason: choice.reason || NONE,
    maker: offer?.maker ?? NONE,
    ...(offer ? termsArgs(offer.terms) : {}),
    ...choice.facts,
  };
}
