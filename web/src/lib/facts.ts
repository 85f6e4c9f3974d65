/** Events, moves and tasks as the arguments of their sentences: what is not known of them is “none”. */

import type {
  Card,
  Choice,
  Favor,
  FavorHandedOver,
  Field,
  Game,
  GameEvent,
  Good,
  Offer,
  Terms,
} from "../protocol";
import type { Args } from "./words/speech";

const NONE = "none";

export type Makers = ReadonlyMap<number, number>; // who made an offer, by its number

function dealOf({ give, give_favors, want, want_favors, mode }: Terms): string {
  if (give.length + give_favors.length === 0) return "ask";
  if (mode === "anything") return "open";
  return want.length + want_favors.length === 0 ? "gift" : "trade";
}

const cardsOf = (goods: readonly Good[]): Card[] => goods.map((good) => good.card);

export function termsFacts(terms: Terms): Args {
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

/** `beside` is what happened together with the event: a trade is told with the favors that it was sweetened with. */
export function eventFacts(event: GameEvent, makers: Makers, beside: readonly GameEvent[]): Args {
  switch (event.type) {
    case "offered":
      return { maker: event.maker, to: event.to, ...termsFacts(event.terms) };
    case "traded":
      return {
        maker: event.maker,
        accepter: event.accepter,
        given: cardsOf(event.given),
        received: cardsOf(event.received),
        given_favors: favorsFrom(event.maker, beside),
        received_favors: favorsFrom(event.accepter, beside),
      };
    case "accepted":
    case "acceptance-taken-back":
    case "withdrawn":
      return { ...event, maker: makers.get(event.number) ?? NONE };
    case "declined":
    case "lapsed":
      return { ...event, maker: makers.get(event.number) ?? NONE, reason: event.reason || NONE };
    default:
      return { ...event } as unknown as Args; // what a sentence does not name may be anything
  }
}

function favorsFrom(seat: number, events: readonly GameEvent[]): Favor[] {
  const handed = (event: GameEvent): event is FavorHandedOver => event.type === "favor-handed-over";
  return events
    .filter(handed)
    .filter((event) => event.debtor === seat)
    .map((event) => event.favor);
}

/** The card that a move is about, also where the notation does not name it. */
function kindOf(choice: Choice, game: Game, field: Field | undefined): Card | undefined {
  if (choice.kind) return choice.kind;
  if (choice.verb === "steal") return field?.cards.at(-1);
  if (choice.verb === "repay") return game.seats[game.seat]?.fields[(choice.own_field ?? 0) - 1]?.cards.at(-1);
  return choice.verb === "done" ? game.hand[0] : undefined;
}

export function moveFacts(choice: Choice, game: Game): Args {
  const owner = choice.seat ?? game.seat;
  const field = game.seats[owner]?.fields[(choice.field ?? 0) - 1];
  const kind = kindOf(choice, game, field);
  const offer: Offer | undefined = game.offers.find((one) => one.number === choice.offer);
  return {
    kind: kind ?? NONE,
    cards: cardsMoved(kind, game),
    field: choice.field ?? 0,
    own: choice.own_field ?? 0,
    seat: owner,
    place: choice.place ?? NONE,
    favor: choice.favor ?? NONE,
    bonus: choice.bonus ?? NONE,
    paid: choice.paid ?? NONE,
    growing: field?.cards ?? [],
    coins: choice.verb === "buy" ? game.field_price : (field?.pays ?? 0),
    gains_field: field?.brings_field ?? false,
    bluff: choice.verb === "present" && !canGive(kind, game),
    again: robbed(game),
    phase: game.phase.name,
    reason: choice.reason || NONE,
    maker: offer?.maker ?? NONE,
    ...(offer ? termsFacts(offer.terms) : {}),
  };
}

/** On the table of a duel a kind may have to be planted or left as a whole. */
function byKind({ phase }: Game): boolean {
  return phase.key.endsWith("-kinds");
}

function cardsMoved(kind: Card | undefined, game: Game): Card[] {
  if (!kind) return [];
  return byKind(game) ? game.turned.filter((card) => card === kind) : [kind];
}

/** Whether the viewer has such a card to give, in the hand or turned over. */
function canGive(kind: Card | undefined, game: Game): boolean {
  const turned = game.active === game.seat ? game.turned : [];
  return kind !== undefined && [...game.hand, ...turned].includes(kind);
}

/** Somebody was robbed in this step already. */
function robbed({ phase }: Game): boolean {
  return phase.name === "steal" && phase.seats.length > 0;
}

/** What the viewer is to do; `other` is whom it is about, or the other one of two. */
export function taskFacts(game: Game): Args {
  const { seat: me, choices } = game;
  const can = (verb: Choice["verb"]): boolean => choices.some((choice) => choice.verb === verb);
  const creditor = game.favors?.owed.find((debt) => debt.debtor === me)?.creditor;
  const named = game.phase.seats.find((seat) => seat !== me);
  return {
    card: game.phase.kind ?? game.hand[0] ?? NONE,
    due: [...(game.seats[me]?.aside ?? []), ...(game.active === me ? game.turned : [])],
    turned: game.turned,
    drawn: game.favors?.drawn ?? [],
    no_room: !can("plant"),
    crowded: false,
    buyable: can("buy"),
    spare: can("discard"),
    by_kind: byKind(game),
    magpies: can("collect"),
    bluff: !canGive(game.phase.kind ?? undefined, game),
    returned: game.phase.name === "gift" && game.phase.seats.length > 0,
    again: robbed(game),
    owed: choices.find((choice) => choice.verb === "plant-for")?.seat ?? NONE,
    active: game.active,
    other: named ?? (game.seats.length === 2 ? 1 - me : (creditor ?? game.active)),
    blues: game.hand.filter((card) => card === "blue").length,
    cards: game.hand.length,
  };
}
