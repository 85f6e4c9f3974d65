/** What the sentences of every language are made from. */

import type { Card, GameEvent, PhaseName, RoomEvent, Verb } from "../../protocol";

/** Somebody in a sentence; `me` is spoken to. */
export interface Who {
  me: boolean;
  name: string;
}

/** What is known when an event is told. */
export interface Scene {
  who: (seat: number) => Who;
  member: (id: string) => Who;
  cents: boolean; // coins are dollars
}

export type Tellings<Event extends { type: string }> = {
  [Type in Event["type"]]: (event: Extract<Event, { type: Type }>, scene: Scene) => string;
};
export type GameTellings = Tellings<GameEvent>;
export type RoomTellings = Tellings<RoomEvent>;

/** What is known when the player is told what to do. */
export interface Task {
  card: Card | null; // the next one of the hand, or the one that it is about
  due: Card[]; // set aside or turned over, to be planted
  noRoom: boolean; // nothing can be planted as things stand
  active: Who;
  other: Who; // whom it is about, or the other one of two
  turned: Card[];
  drawn: Card[];
}
export type Tasks = Record<PhaseName, (task: Task) => string>;

/** The parts of a move in words. */
export interface Parts {
  kind: string;
  field: number;
  own: number;
  who: Who;
  hasSeat: boolean;
  place: number | "hand" | "turned" | undefined;
  offer: number;
  reason: string;
  favor: string;
  bonus: string;
  paid: string;
  growing: string; // what stands on the field that is named
  coins: number; // what harvesting it brings
  phase: PhaseName;
  cents: boolean;
}
export type Moves = Record<Verb, (parts: Parts) => string>;

export function counted(cards: readonly Card[]): [Card, number][] {
  const found = new Map<Card, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

export function listed(items: readonly string[], and: string): string {
  const rest = items.slice(0, -1).join(", ");
  const last = items.at(-1) ?? "";
  return rest ? `${rest} ${and} ${last}` : last;
}

export function opened(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
