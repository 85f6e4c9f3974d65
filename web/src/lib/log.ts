/** Stories in words. */

import type { GameEvent, Offer, SeatStory, Story, Travel } from "../protocol";
import { eventFacts, type Makers } from "./facts";
import { eventLine } from "./strange";
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

export function travelsFor(story: Story, seat: number): Travel[] {
  return partFor(story, seat)?.travels ?? [];
}

/** Who made which offer, from what was told of them and from those that are open. */
export function makersOf(stories: readonly Story[], seat: number, open: readonly Offer[]): Makers {
  const made = stories.flatMap((story) => eventsFor(story, seat)).filter((event) => event.type === "offered");
  return new Map([...made, ...open].map(({ number, maker }) => [number, maker]));
}

interface Told {
  event: GameEvent | null; // null: it happened around the game
  text: string;
}

/** What happened at once; events that are worded as nothing are left out. */
export function toldOf(events: readonly GameEvent[], makers: Makers, scene: Scene): Told[] {
  const speaker = voice(scene);
  const text = (event: GameEvent): string => {
    const key = `event-${event.type}`;
    return speaker.knows(key) ? speaker.say(key, eventFacts(event, makers, events)) : eventLine(event, speaker);
  };
  return events.map((event) => ({ event, text: text(event) })).filter((one) => one.text !== "");
}

function said(key: string, args: Args, scene: Scene): string {
  const speaker = voice(scene);
  return speaker.knows(key) ? speaker.say(key, args) : "";
}

/** What a story says to a seat. */
function told(story: Story, seat: number, makers: Makers, scene: Scene): Told[] {
  const text = said(`news-${story.news.type}`, { ...story.news } as unknown as Args, scene);
  const news = text ? [{ event: null, text }] : [];
  return [...news, ...toldOf(eventsFor(story, seat), makers, scene)];
}

/** One story as lines, for a seat. */
export function linesOf(story: Story, seat: number, makers: Makers, scene: Scene): Line[] {
  return told(story, seat, makers, scene).map(({ event, text }, at) => ({
    text,
    heading: event?.type === "turn-started",
    key: `${story.version}.${at}`,
  }));
}

/** New stories to be read out: offers to this seat apart from the rest, and nothing that is said elsewhere. */
export function spoken(
  stories: readonly Story[],
  seat: number,
  makers: Makers,
  scene: Scene,
): { toMe: string[]; others: string[] } {
  const all = stories.flatMap((story) => told(story, seat, makers, scene));
  const own = ({ event }: Told): boolean => event?.type === "turn-started" && event.seat === seat;
  const urgent = ({ event }: Told): boolean => event?.type === "offered" && event.to.includes(seat);
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
