/** What variants of other packages bring, as the sheets of games describe it: for what nobody has put into words. */

import { SvelteMap } from "svelte/reactivity";
import type { GameEvent, Happening } from "../protocol";
import type { Args, Value, Voice } from "./words/speech";

const described = new SvelteMap<string, Happening>();

export function learnEvents(events: readonly Happening[]): void {
  for (const event of events) described.set(event.type, event);
}

/** An event without words of its own: its name, whom it is about, and the beans in it. */
export function eventLine(event: GameEvent, speaker: Voice): string {
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
