/** Stories in words. */

import type { GameEvent, RoomEvent, Story } from "../protocol";
import type { Scene } from "./words/grammar";
import type { Words } from "./words/en";

export interface Line {
  key: string;
  text: string;
  heading: boolean;
}

function told<Event extends { type: string }>(
  tellings: { [type: string]: unknown },
  event: Event,
  scene: Scene,
): string {
  const tell = tellings[event.type] as ((event: Event, scene: Scene) => string) | undefined;
  return tell?.(event, scene) ?? "";
}

export function eventsFor(story: Story, seat: number): GameEvent[] {
  return story.seats.find((one) => one.seat === seat)?.events ?? story.seats[0]?.events ?? [];
}

/** One story as lines, for a seat. */
export function linesOf(story: Story, seat: number, words: Words, scene: Scene): Line[] {
  const room = told<RoomEvent>(words.news, story.news, scene);
  const game = eventsFor(story, seat).map((event) => ({
    text: told<GameEvent>(words.tell, event, scene),
    heading: event.type === "turn-started",
  }));
  return [{ text: room, heading: false }, ...game]
    .filter((line) => line.text !== "")
    .map((line, at) => ({ ...line, key: `${story.version}.${at}` }));
}

/** New stories to be read out: offers to this seat apart from the rest, and nothing that is said elsewhere. */
export function spoken(
  stories: readonly Story[],
  seat: number,
  words: Words,
  scene: Scene,
): { toMe: string[]; others: string[] } {
  const toMe: string[] = [];
  const others: string[] = [];
  for (const story of stories) {
    others.push(told<RoomEvent>(words.news, story.news, scene));
    for (const event of eventsFor(story, seat)) {
      if (event.type === "turn-started" && event.seat === seat) continue;
      const urgent = event.type === "offered" && event.to.includes(seat);
      (urgent ? toMe : others).push(told<GameEvent>(words.tell, event, scene));
    }
  }
  return { toMe, others: others.filter(Boolean) };
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
