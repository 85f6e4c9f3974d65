/** Short wooden sounds, made on the spot; silent unless they were switched on. */

import { wishes } from "./wishes.svelte";

const PITCHES = { turn: [523, 784], deal: [440], offer: [660], end: [523, 659, 784] };
export type Sound = keyof typeof PITCHES;

let audio: AudioContext | undefined;

export function sound(which: Sound): void {
  if (!wishes.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  PITCHES[which].forEach((pitch, at) => knock(audio as AudioContext, pitch, at * 0.11));
}

function knock(context: AudioContext, pitch: number, delay: number): void {
  const begin = context.currentTime + delay;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, begin + 0.09);
  volume.gain.setValueAtTime(0.2, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + 0.14);
}
