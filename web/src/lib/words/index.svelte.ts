/** The words of the language that is chosen. Another language is another file, and a line in `LANGUAGES`. */

import { wishes } from "../wishes.svelte";
import { de } from "./de";
import { en, type Words } from "./en";

export const LANGUAGES: Record<string, Words> = { en, de };

export function chosen(): string {
  if (wishes.lang in LANGUAGES) return wishes.lang;
  const own = navigator.language.slice(0, 2);
  return own in LANGUAGES ? own : "en";
}

export function words(): Words {
  return LANGUAGES[chosen()] ?? en;
}
