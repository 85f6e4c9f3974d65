/** Problems and refusals in the chosen language. */

import type { ErrorBody } from "../protocol";
import { Problem } from "./api";
import { say, voice } from "./words/index.svelte";
import type { Args, Scene } from "./words/speech";

export type ProblemCode = ErrorBody["code"] | "offline";
export type Explanations = Partial<Record<ProblemCode, string>>;

/** Why something did not work, as the server words it: `sentence` is English, `key` and `args` give any language. */
export interface Refusal {
  code: ProblemCode;
  sentence: string;
  key?: string;
  args?: Args;
  rule?: string;
}

/** The explanation given for this code; else the catalogue's sentence, the server's, or a general one. */
export function refusalText(
  { code, sentence, key = "", args }: Refusal,
  explanations: Explanations = {},
  scene?: Scene,
): string {
  const speaker = voice(scene);
  const text = speaker.knows(key) ? speaker.say(key, args) : sentence;
  return explanations[code] || text || (code === "offline" ? say("problem-offline") : say("problem-failed"));
}

export function problemText(problem: unknown, explanations: Explanations = {}): string {
  return problem instanceof Problem ? refusalText(problem, explanations) : say("problem-failed");
}
