/** What went wrong, in the language that is chosen. */

import type { ErrorBody } from "../protocol";
import { Problem } from "./api";
import { chosen, words } from "./words/index.svelte";

export type Trouble = ErrorBody["code"] | "offline";
export type Own = Partial<Record<Trouble, string>>;

const SERVER_SPEAKS = "en";

/** By the code, so that every language can say it; the server's own sentence is more exact where it is understood. */
export function told(code: string, sentence: string, own: Own = {}): string {
  const known = code in words().problem ? (code as Trouble) : "failed";
  const ours = own[known];
  if (ours) return ours;
  if (sentence && chosen() === SERVER_SPEAKS) return sentence;
  return words().problem[known];
}

export function sentenceOf(problem: unknown, own: Own = {}): string {
  return problem instanceof Problem ? told(problem.code, problem.sentence, own) : words().problem.failed;
}
