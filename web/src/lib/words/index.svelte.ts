/** Text in the chosen language. A language is a folder of .ftl files and a line in `LANGUAGES`. */

import type { Card } from "../../protocol";
import { beans } from "../beans";
import { preferences } from "../preferences.svelte";
import type { Entries } from "./catalogues/keys";
import { Voice, type Args, type Catalogue, type Scene, type Value } from "./speech";

interface Language {
  name: string; // as it calls itself
  load: () => Promise<{ catalogue: Catalogue }>;
}

export const LANGUAGES: Record<string, Language> = {
  en: { name: "English", load: () => import("./catalogues/en") },
  de: { name: "Deutsch", load: () => import("./catalogues/de") },
};
const ENGLISH = "en";
const PSEUDO = "qps"; // see pseudo.ts

let spoken = $state.raw({ lang: ENGLISH, catalogue: {} as Catalogue });
let added = $state.raw<Record<string, Catalogue>>({}); // from other packages, by language
let requested = ""; // the last one; an earlier one may still be loading

const catalogue = $derived({ ...added[ENGLISH], ...added[spoken.lang], ...spoken.catalogue });
const plurals = $derived(new Intl.PluralRules(spoken.lang === PSEUDO ? ENGLISH : spoken.lang));
const plain = $derived(voice());

/** Load a language, then use it; if it cannot be loaded, the old one stays. */
export async function load(lang: string): Promise<void> {
  requested = lang;
  const language = LANGUAGES[lang]?.load ?? (() => import("./pseudo"));
  const found = await language();
  if (requested === lang) spoken = { lang, catalogue: found.catalogue };
}

/** Change the language and remember it. */
export async function choose(lang: string): Promise<void> {
  await load(lang);
  preferences.lang = lang;
}

/** Use the language of the address, of the preferences or of the browser. */
export async function begin(): Promise<void> {
  const named = /[?&]lang=(\w+)/.exec(location.search)?.[1] ?? "";
  if (known(named)) preferences.lang = named;
  const own = navigator.language.slice(0, 2);
  const lang = known(preferences.lang) ? preferences.lang : own in LANGUAGES ? own : ENGLISH;
  await load(lang).catch(() => load(ENGLISH));
}

function known(lang: string): boolean {
  return lang in LANGUAGES || lang === PSEUDO;
}

export function chosen(): string {
  return spoken.lang;
}

/** Add entries of other packages; they cannot replace our own. */
export function add(lang: string, entries: Catalogue): void {
  added = { ...added, [lang]: { ...added[lang], ...entries } };
}

// --- speaking ---

type Key = keyof Entries;
type Given<K extends Key> = keyof Entries[K] extends never ? [] : [Entries[K] & { currency?: Value }];

/** For sentences whose key is known only at run time. */
export function voice(scene?: Scene): Voice {
  return new Voice(catalogue, (n) => plurals.select(n), scene);
}

/** A sentence without people. */
export function say<K extends Key>(key: K, ...[args]: Given<K>): string {
  return plain.say(key, args as Args | undefined);
}

/** A sentence with people or money, in a scene. */
export function tell<K extends Key>(key: K, args: Entries[K], scene: Scene): string {
  return voice(scene).say(key, args as Args);
}

/** A sentence of the server in the chosen language, or as the server worded it if the catalogue lacks its key. */
export function translated(said: { key: string; args: Args; sentence: string }, scene?: Scene): string {
  const speaker = voice(scene);
  return speaker.knows(said.key) ? speaker.say(said.key, said.args) : said.sentence;
}

/** What a word of the notation is called, in one of its forms. */
export function word(family: string, of: string, as?: string): string {
  return plain.entry(family, of, as ? { as } : {}, {});
}

/** What a word of the notation is called, if the catalogue has it. */
export function knownWord(family: string, of: string, as?: string): string | undefined {
  const key = as ? `${family}-${of}.${as}` : `${family}-${of}`;
  return plain.knows(key) ? plain.say(key) : undefined;
}

/** The kind of bean with this name in the chosen language. */
export function kindCalled(name: string): Card | undefined {
  return ([...beans.keys()] as Card[]).find((kind) =>
    [word("bean", kind), word("bean", kind, "bare")].includes(name),
  );
}

// --- money ---

export function dollars(cents: number): string {
  return new Intl.NumberFormat(chosen(), {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
  }).format(cents / 100);
}
