/** What went wrong, in the language that is chosen. */

import type { ErrorBody } from "../protocol";
import { Problem } from "./api";
import { say, voice } from "./words/index.svelte";
import type { Args, Scene } from "./words/speech";

export type Trouble = ErrorBody["code"] | "offline";
export type Own = Partial<Record<Trouble, string>>;

/** What a refusal says: by its key, or in English where nothing else is known of it. */
export interface Worded {
  code: Trouble;
  sentence: string;
  key?: string;
  args?: Args;
}

/** In the words of this place, by the key, or as the server says it in English. */
export function told({ code, sentence, key = "", args }: Worded, own: Own = {}, scene?: Scene): string {
  const speaker = voice(scene);
  const worded = speaker.knows(key) ? speaker.say(key, args) : sentence;
  return own[code] || worded || (code === "offline" ? say("problem-offline") : say("problem-failed"));
}

export function sentenceOf(problem: unknown, own: Own = {}): string {
  return problem instanceof Problem ? told(problem, own) : say("problem-failed");
}
