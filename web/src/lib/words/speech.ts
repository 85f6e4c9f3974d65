/**
 * Sentences from a compiled catalogue, as `src/bohnanza/words/speech.py` makes them; `tests/words/speech.json` holds
 * both to the same sentences. The module there says what the parts of a pattern are.
 */

export type Value = string | number | boolean | null | undefined | readonly Value[];
export type Args = Readonly<Record<string, Value>>;
export type Part =
  | string
  | ["$", string]
  | ["@", string]
  | ["!", string, Part[], Record<string, string>]
  | ["?", Part, Record<string, Pattern>, string];
export type Pattern = string | Part[];
export type Catalogue = Record<string, Pattern>;

/** A person in a sentence; `me`: the sentence is addressed to them. */
export interface Who {
  me: boolean;
  name: string;
}

/** The people in sentences, and the arguments that all sentences share. */
export interface Scene {
  who: (seat: Value) => Who;
  args?: Args;
}

const NOBODY: Scene = {
  who: (seat) => ({ me: false, name: typeof seat === "number" ? `p${seat}` : shown(seat) }),
};

type Function = (voice: Voice, given: Value[], options: Record<string, string>, args: Args) => Value;

/** Speaks one language in one scene. */
export class Voice {
  constructor(
    readonly catalogue: Catalogue,
    readonly plural: (n: number) => string,
    readonly scene: Scene = NOBODY,
  ) {}

  /** The sentence of a key, or the key itself if it is missing. */
  say(key: string, args: Args = {}): string {
    const pattern = this.catalogue[key];
    return pattern === undefined ? key : this.#text(pattern, { ...this.scene.args, ...args });
  }

  knows(key: string): boolean {
    return key in this.catalogue;
  }

  #text(pattern: Pattern, args: Args): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => shown(this.#value(part, args))).join("");
  }

  #value(part: Part, args: Args): Value {
    if (typeof part === "string") return part;
    switch (part[0]) {
      case "$":
        return args[part[1]] ?? "";
      case "@":
        return this.say(part[1], args);
      case "!": {
        const given = part[2].map((one) => this.#value(one, args));
        return this.called(part[1], given, part[3], args);
      }
      case "?":
        return this.#text(this.#case(this.#value(part[1], args), part[2], part[3]), args);
    }
  }

  #case(value: Value, cases: Record<string, Pattern>, otherwise: string): Pattern {
    const exact = shown(value);
    const found = cases[exact] ?? (typeof value === "number" ? cases[this.plural(value)] : undefined);
    return found ?? cases[otherwise] ?? "";
  }

  called(name: string, given: Value[], options: Record<string, string>, args: Args): Value {
    const builtIn = BUILT_IN[name];
    if (builtIn) return builtIn(this, given, options, args);
    const helper = this.catalogue[`-${name.toLowerCase()}`];
    if (helper !== undefined) return this.#text(helper, { ...args, ...options, it: given[0] });
    return this.entry(name.toLowerCase(), given[0], options, args);
  }

  /**
   * The entry that a family has for a word, in the form that is asked for; a form that it does not have is that of
   * `family-any`, where the word is `$it`. A word without an entry is shown as it is.
   */
  entry(family: string, word: Value, options: Record<string, string>, args: Args): string {
    const key = `${family}-${slug(shown(word))}`;
    if (!this.knows(key)) return shown(word);
    const form = options.as === undefined ? "" : `.${options.as}`;
    const pattern = this.catalogue[key + form] ?? this.catalogue[`${family}-any${form}`] ?? shown(word);
    return this.#text(pattern, { ...args, it: word });
  }

  /** `a, b and c`, by the language's own entries for lists. */
  joined(items: readonly string[], word: string): string {
    if (items.length < 2) return items.join("");
    return this.say(`list-${word}`, { first: items.slice(0, -1).join(", "), last: items.at(-1) });
  }
}

export function shown(value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === undefined ? "" : String(value);
}

function slug(word: string): string {
  return word === "?" ? "hidden" : word.replace(/[^A-Za-z0-9]+/g, "-");
}

function list(value: Value): readonly Value[] {
  return Array.isArray(value) ? (value as readonly Value[]) : [];
}

const BUILT_IN: Record<string, Function> = {
  WHO: (voice, [seat]) => (voice.scene.who(seat).me ? "me" : "other"),
  NAME: (voice, [seat]) => voice.scene.who(seat).name,
  COUNT: (_, [items]) => (typeof items === "string" ? items.length : list(items).length),
  KNOWN: (_, [items]) => items !== "?" && !list(items).includes("?"),
  SOME: (voice, [words], { of = "", as = "some", join = "and" }, args) => {
    const counts = new Map<Value, number>();
    for (const word of list(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const found = [...counts].map(([word, n]) => voice.entry(of, word, { as }, { ...args, n }));
    return voice.joined(found, join);
  },
  EACH: (voice, [items], { of = "", as, join = "and" }, args) => {
    const form: Record<string, string> = as === undefined ? {} : { as };
    const one = (item: Value): string => shown(voice.called(of.toUpperCase(), [item], form, args));
    return voice.joined(list(items).map(one), join);
  },
  BOTH: (voice, given, { join = "and" }) => voice.joined(given.map(shown).filter(Boolean), join),
  SAY: (voice, [key], _, args) => voice.say(shown(key), args),
  UPPER: (_, [text]) => shown(text).charAt(0).toUpperCase() + shown(text).slice(1),
};
