/** Short wooden sounds, synthesised; silent unless switched on. */

import type { GameEvent, CardTravel } from "../protocol";
import { preferences } from "./preferences.svelte";

interface Knock {
  pitch: number;
  at: number; // seconds after the first
  rings?: number; // how long
}

const SOUNDS = {
  turn: [
    { pitch: 620, at: 0 },
    { pitch: 930, at: 0.12, rings: 0.16 },
  ],
  plant: [{ pitch: 240, at: 0 }],
  coins: [
    { pitch: 1650, at: 0, rings: 0.05 },
    { pitch: 1980, at: 0.06, rings: 0.05 },
    { pitch: 1760, at: 0.11, rings: 0.08 },
  ],
  offer: [
    { pitch: 780, at: 0 },
    { pitch: 780, at: 0.09 },
  ],
  trade: [
    { pitch: 480, at: 0 },
    { pitch: 720, at: 0.07 },
  ],
  end: [
    { pitch: 523, at: 0 },
    { pitch: 659, at: 0.14 },
    { pitch: 784, at: 0.28 },
    { pitch: 1047, at: 0.42, rings: 0.3 },
  ],
} satisfies Record<string, Knock[]>;
export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | undefined;

export function sound(which: Sound): void {
  if (!preferences.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  for (const one of SOUNDS[which]) knock(audio, one);
}

/** The sounds of a story, each once. */
export function soundsOf(events: readonly GameEvent[], travels: readonly CardTravel[], me: number): Set<Sound> {
  const found = [
    ...travels.map((travel) => soundOfCards(travel, travels)),
    ...events.map((event) => soundOf(event, me)),
  ];
  return new Set(found.filter((one) => one !== undefined));
}

const TARGETS: Record<string, Sound> = { field: "plant", purse: "coins", aside: "trade" };

/** The sound of where cards go. A harvest without coins sounds like planting. */
function soundOfCards({ start, end }: CardTravel, all: readonly CardTravel[]): Sound | undefined {
  const pays = all.some((other) => other.start === start && other.end.startsWith("purse-"));
  const bare = start.startsWith("field-") && end === "discard" && !pays;
  return bare ? "plant" : TARGETS[end.split("-")[0] ?? ""];
}

function soundOf(event: GameEvent, me: number): Sound | undefined {
  switch (event.type) {
    case "offered":
      return event.to.includes(me) ? "offer" : undefined;
    case "game-ended":
      return "end";
    default:
      return undefined;
  }
}

/** A wooden bar: its tone, and a higher one that fades at once. */
function knock(context: AudioContext, { pitch, at, rings = 0.09 }: Knock): void {
  const begin = context.currentTime + at;
  tone(context, begin, pitch, 0.22, rings);
  tone(context, begin, pitch * 3.9, 0.07, rings / 3);
}

function tone(context: AudioContext, begin: number, pitch: number, loud: number, rings: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.setValueAtTime(pitch * 1.04, begin);
  source.frequency.exponentialRampToValueAtTime(pitch, begin + 0.02);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.003);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + rings);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + rings + 0.02);
}
