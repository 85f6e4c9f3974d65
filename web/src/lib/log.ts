/** Stories as sentences and as figures. */

import type { GameEvent, OpenOffer, SeatStory, Story, CardTravel } from "../protocol";
import { eventArgs, type Makers } from "./args";
import { fallbackEventText } from "./fallback";
import { voice } from "./words/index.svelte";
import type { Args, Scene } from "./words/speech";

export interface Line {
  key: string;
  text: string;
  heading: boolean;
}

function partFor(story: Story, seat: number): SeatStory | undefined {
  return story.seats.find((one) => one.seat === seat) ?? story.seats[0];
}

export function eventsFor(story: Story, seat: number): GameEvent[] {
  return partFor(story, seat)?.events ?? [];
}

export function travelsFor(story: Story, seat: number): CardTravel[] {
  return partFor(story, seat)?.travels ?? [];
}

/** Who made which offer: those in the stories and those still open. */
export function makersOf(stories: readonly Story[], seat: number, open: readonly OpenOffer[]): Makers {
  const made = stories.flatMap((story) => eventsFor(story, seat)).filter((event) => event.type === "offered");
  return new Map([...made, ...open].map(({ number, maker }) => [number, maker]));
}

interface Entry {
  event: GameEvent | null; // null: not part of the game itself, somebody joined or paused it
  text: string;
}

/** One entry per event; events whose sentence is empty are left out. */
export function entriesOf(events: readonly GameEvent[], makers: Makers, scene: Scene): Entry[] {
  const speaker = voice(scene);
  const text = (event: GameEvent): string => {
    const key = `event-${event.type}`;
    return speaker.knows(key)
      ? speaker.say(key, eventArgs(event, makers, events))
      : fallbackEventText(event, speaker);
  };
  return events.map((event) => ({ event, text: text(event) })).filter((one) => one.text !== "");
}

function storyEntries(story: Story, seat: number, makers: Makers, scene: Scene): Entry[] {
  const [key, speaker] = [`news-${story.news.type}`, voice(scene)];
  const text = speaker.knows(key) ? speaker.say(key, { ...story.news } as unknown as Args) : "";
  const news = text ? [{ event: null, text }] : [];
  return [...news, ...entriesOf(eventsFor(story, seat), makers, scene)];
}

/** One story as lines, for a seat. */
export function linesOf(story: Story, seat: number, makers: Makers, scene: Scene): Line[] {
  return storyEntries(story, seat, makers, scene).map(({ event, text }, at) => ({
    text,
    heading: event?.type === "turn-started",
    key: `${story.version}.${at}`,
  }));
}

/** New stories for a screen reader: offers to this seat apart from the rest. One's own turn is announced elsewhere. */
export function spoken(
  stories: readonly Story[],
  seat: number,
  makers: Makers,
  scene: Scene,
): { toMe: string[]; others: string[] } {
  const all = stories.flatMap((story) => storyEntries(story, seat, makers, scene));
  const own = ({ event }: Entry): boolean => event?.type === "turn-started" && event.seat === seat;
  const urgent = ({ event }: Entry): boolean => event?.type === "offered" && event.to.includes(seat);
  return {
    toMe: all.filter(urgent).map((one) => one.text),
    others: all.filter((one) => !urgent(one) && !own(one)).map((one) => one.text),
  };
}

/** Who has how many coins after each turn that was seen, for the chart at the end. */
export function harvests(stories: readonly Story[], seats: number, seat: number): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const rows = [[...now]];
  for (const story of stories)
    for (const event of eventsFor(story, seat)) {
      if (event.type === "harvested") now[event.seat] = (now[event.seat] ?? 0) + event.coins;
      if (event.type === "field-bought") now[event.seat] = (now[event.seat] ?? 0) - event.paid.length;
      if (event.type === "turn-started" || event.type === "game-ended") rows.push([...now]);
    }
  return rows;
}

/** How many trades each pair of seats has made. */
export function trades(stories: readonly Story[], seat: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const story of stories)
    for (const event of eventsFor(story, seat))
      if (event.type === "traded") {
        const pair = [event.maker, event.accepter].sort((a, b) => a - b).join("-");
        found.set(pair, (found.get(pair) ?? 0) + 1);
      }
  return found;
}
