/** Text for events and moves of other packages that have no words in the catalogue. */

import { SvelteMap } from "svelte/reactivity";
import type { GameEvent, ForeignEvent } from "../protocol";
import { beans } from "./beans";
import type { Args, Value, Voice } from "./words/speech";

const described = new SvelteMap<string, ForeignEvent>();

export function learnEvents(events: readonly ForeignEvent[]): void {
  for (const event of events) described.set(event.type, event);
}

/** An event without words of its own: its name, whom it is about, and the beans in it. */
export function fallbackEventText(event: GameEvent, speaker: Voice): string {
  const said = event as unknown as Args;
  const fields = Object.entries(described.get(event.type)?.fields ?? { seat: "seat" });
  const of = (...sorts: string[]): Value[] =>
    fields.filter(([, sort]) => sorts.includes(sort)).flatMap(([name]) => said[name] ?? []) as Value[];
  const [seat = "none"] = of("seat");
  return speaker.say("log-event", {
    name: event.type.replaceAll("-", " "),
    seat,
    cards: of("kind", "cards"),
  });
}

/** A move without words of its own: its notation without the seat, with the names of players and beans. */
export function fallbackMoveText(move: string, speaker: Voice): string {
  const named = (word: string): string => {
    const seat = /^p(\d+)$/.exec(word)?.[1];
    if (seat !== undefined) return speaker.scene.who(Number(seat)).name;
    return beans.has(word) ? speaker.entry("bean", word, {}, {}) : word;
  };
  return move.split(" ").slice(1).map(named).join(" ");
}
