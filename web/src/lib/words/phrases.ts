/** What the server says in English, told in the language that is chosen. Another language is another file in `phrases/`. */

import type { BotEntry, Card } from "../../protocol";
import { chosen, words } from "./index.svelte";

type Book = Record<string, string>; // an English sentence with `{}` for what is filled in, and its phrase
type Phrase = [pattern: RegExp, told: string];

const files = import.meta.glob<Book>("./phrases/*.json", { eager: true, import: "default" });
const PHRASES = new Map(
  Object.entries(files).map(([path, book]) => [
    path.slice("./phrases/".length, -".json".length),
    phrases(book),
  ]),
);

function phrases(book: Book): Phrase[] {
  // Those with most words of their own first: they fit the fewest sentences.
  const own = ([english]: [string, string]): number => english.replaceAll("{}", "").length;
  const sorted = Object.entries(book).sort((a, b) => own(b) - own(a));
  return sorted.map(([english, told]) => [patternOf(english), told]);
}

function patternOf(english: string): RegExp {
  const literal = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join("(.+)")}$`);
}

/** A sentence of the server's in the chosen language; empty if it has no phrase there. */
export function phrase(sentence: string): string {
  for (const [pattern, own] of PHRASES.get(chosen()) ?? []) {
    const parts = pattern.exec(sentence);
    if (parts) return own.replace(/\{(\d)\}/g, (_, at: string) => named(parts[Number(at) + 1] ?? ""));
  }
  return "";
}

/** Beans are the only words that sentences are filled with and that have another name elsewhere. */
function named(part: string): string {
  return words().beans[part.toLowerCase() as Card] ?? part;
}

/** What a bot is like. Bots from elsewhere say it themselves. */
export function botSentence(bot: BotEntry): string {
  return phrase(bot.sentence) || bot.sentence;
}
