/** Moves that a player composes, in the notation of the server: offers, answers to them, signals. */

import type { Card, Favor, Meaning, Mode } from "../protocol";

export type Place = number | "hand" | "turned";

export interface Bundle {
  give: { card: Card; place: Place }[];
  giveFavors: Favor[];
  want: Card[];
  wantFavors: Favor[];
  mode: Mode;
}

export const NOTHING: Bundle = { give: [], giveFavors: [], want: [], wantFavors: [], mode: "exactly" };

function good({ card, place }: Bundle["give"][number]): string {
  if (place === "turned") return `turned ${card}`;
  return place === "hand" ? card : `${card}@${place}`;
}

function givenText(bundle: Bundle): string {
  return [...bundle.give.map(good), ...bundle.giveFavors].join(" + ") || "nothing";
}

function wantedText(bundle: Bundle): string {
  if (bundle.mode === "anything") return "any";
  const goods = [...bundle.want, ...bundle.wantFavors];
  return goods.join(bundle.mode === "one-of" ? " or " : " + ") || "nothing";
}

function seats(to: readonly number[]): string {
  return to.map((seat) => `p${seat}`).join(",");
}

export function termsText(bundle: Bundle): string {
  return `${givenText(bundle)} for ${wantedText(bundle)}`;
}

export function offerText(seat: number, bundle: Bundle, to: readonly number[], firstCome = false): string {
  const end = firstCome && to.length > 1 ? " first-come" : "";
  return `p${seat} offer ${termsText(bundle)} to ${seats(to)}${end}`;
}

export function counterText(seat: number, number: number, bundle: Bundle, to: number): string {
  return `p${seat} counter ${number} ${termsText(bundle)} to p${to}`;
}

export function reviseText(seat: number, number: number, bundle: Bundle): string {
  return `p${seat} revise ${number} ${termsText(bundle)}`;
}

export interface Proposal {
  verb: "offer" | "counter" | "revise";
  number: number; // of the offer that is countered or changed
  bundle: Bundle;
  to: number[];
  firstCome: boolean;
}

const PROPOSAL = /^p\d+ (?:offer|(counter|revise) (\d+)) (.+) for (.+?)(?: to (\S+?))?( first-come)?$/;

/** `2 blue`, `turned soy`, `chili@3`: one name for each card. */
function cardsOf(goods: string): { card: Card; place: Place }[] {
  const found = goods.split(/ \+ | or /).flatMap((text) => {
    const [, turned, count, card, place] = /^(turned )?(?:(\d+) )?(\S+?)(?:@(\d+))?$/.exec(text) ?? [];
    const from: Place = turned ? "turned" : place ? Number(place) : "hand";
    return Array.from({ length: Number(count ?? 1) }, () => ({ card: card as Card, place: from }));
  });
  return found.filter(({ card }) => !/^(nothing|any|F\d)$/.test(card));
}

function favorsOf(goods: string): Favor[] {
  return (goods.match(/\bF\d\b/g) ?? []) as Favor[];
}

/** The other way round: what an offer in notation says; null if it is none. */
export function readProposal(text: string): Proposal | null {
  const [found, verb = "offer", number = "0", give = "", want = "", to = "", first] = PROPOSAL.exec(text) ?? [];
  if (found === undefined) return null;
  const mode: Mode = want === "any" ? "anything" : want.includes(" or ") ? "one-of" : "exactly";
  const wanted = { want: cardsOf(want).map(({ card }) => card), wantFavors: favorsOf(want), mode };
  return {
    verb: verb as Proposal["verb"],
    number: Number(number),
    bundle: { give: cardsOf(give), giveFavors: favorsOf(give), ...wanted },
    to: (to.match(/\d+/g) ?? []).map(Number),
    firstCome: first !== undefined,
  };
}

/** To accept an offer with these copies, one for every wanted card. */
export function acceptText(seat: number, number: number, revision: number, copies: readonly Place[]): string {
  const from = copies.length > 0 ? ` from ${copies.join(",")}` : "";
  return `p${seat} accept ${number}.${revision}${from}`;
}

export function signalText(seat: number, meaning: Meaning, kind: Card): string {
  return `p${seat} ${meaning} ${kind}`;
}

/** Copies to accept with if nobody chooses: for each wanted card the first that is not yet promised. */
export function firstCopies(copies: readonly (readonly Place[])[]): Place[] {
  const chosen: Place[] = [];
  for (const places of copies) {
    const place = places.find((one) => !chosen.includes(one));
    if (place !== undefined) chosen.push(place);
  }
  return chosen;
}
