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
