/** What people at a table are called. */

import type { ChairView } from "../protocol";
import { preferences } from "./preferences.svelte";
import { say } from "./words/index.svelte";
import type { Value, Who } from "./words/speech";

/** The player's nickname, or "Guest" with a number if other guests are at the table. */
export function chosenName(taken: readonly string[] = []): string {
  const own = preferences.name.trim();
  if (own) return own;
  const guest = say("first-nobody");
  const names = [guest, ...taken.map((_, at) => `${guest} ${at + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? guest;
}

/** The name of the player at a seat; people who share a screen share a name, so they are numbered. */
export function nameAt(chairs: readonly ChairView[], seat: number): string {
  const chair = chairs[seat];
  const same = chairs.filter((one) => one.member && one.member === chair?.member);
  const name = chair?.name || `${seat + 1}`;
  return chair && same.length > 1 ? `${name} ${same.indexOf(chair) + 1}` : name;
}

/** Names members by their ids, in a sentence that addresses none of them. */
export function memberOf(chairs: readonly ChairView[]): (id: Value) => Who {
  return (id) => ({ me: false, name: chairs.find((chair) => chair.member === id)?.name ?? "?" });
}
