/** What went wrong, in the language that is chosen. */

import type { ErrorBody } from "../protocol";
import { Problem } from "./api";
import { chosen, words } from "./words/index.svelte";
import { phrase } from "./words/phrases";

export type Trouble = ErrorBody["code"] | "offline";
export type Own = Partial<Record<Trouble, string>>;

const SERVER_SPEAKS = "en";

/** The server's own sentence, or its phrase in another language; what has none is told by its code. */
export function told(code: Trouble, sentence: string, own: Own = {}): string {
  const exact = chosen() === SERVER_SPEAKS ? sentence : phrase(sentence);
  return own[code] || exact || words().problem[code] || words().problem.failed;
}

export function sentenceOf(problem: unknown, own: Own = {}): string {
  return problem instanceof Problem ? told(problem.code, problem.sentence, own) : words().problem.failed;
}
