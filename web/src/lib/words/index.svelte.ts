/** The words of the language that is chosen. Another language is another file, and a line in `LANGUAGES`. */

import type { Card } from "../../protocol";
import { wishes } from "../wishes.svelte";
import { de } from "./de";
import { en, type Words } from "./en";

export const LANGUAGES: Record<string, Words> = { en, de };

export function chosen(): string {
  if (wishes.lang in LANGUAGES) return wishes.lang;
  const own = navigator.language.slice(0, 2);
  return own in LANGUAGES ? own : "en";
}

/** The kind that a language calls so. */
export function kindCalled(name: string, lang: string): Card | undefined {
  const beans = Object.entries(LANGUAGES[lang]?.beans ?? {}) as [Card, string][];
  return beans.find(([, called]) => called === name)?.[0];
}

export function words(): Words {
  return LANGUAGES[chosen()] ?? en;
}
