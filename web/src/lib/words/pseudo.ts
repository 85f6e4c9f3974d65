/** English with an accent on every letter, to find text that is in no catalogue; the same as in `pseudo.py`. */

import { catalogue as english } from "./catalogues/en";
import type { Catalogue, Part, Pattern } from "./speech";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MARKED = [..."ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"];

function markedText(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter);
}

function markedPart(part: Part): Part {
  if (typeof part === "string") return markedText(part);
  if (part[0] !== "?") return part;
  const cases = Object.entries(part[2]).map(([name, pattern]): [string, Pattern] => [name, marked(pattern)]);
  return ["?", part[1], Object.fromEntries(cases), part[3]];
}

export function marked(pattern: Pattern): Pattern {
  return typeof pattern === "string" ? markedText(pattern) : pattern.map(markedPart);
}

export const catalogue: Catalogue = Object.fromEntries(
  Object.entries(english).map(([key, pattern]) => [key, marked(pattern)]),
);
