/** Sitting down: a table is made or joined, its token is kept, and the address leads there. */

import type { Chair, Room, Settings } from "../protocol";
import { join, newTable } from "./api";
import { forgetRequest, formerToken, keepPlace, keepRequest, keptRequest } from "./kept";
import { lessons } from "./lessons.svelte";
import { go } from "./router.svelte";
import { wishes } from "./wishes.svelte";
import type { Value, Who } from "./words/speech";
import { say } from "./words/index.svelte";

export const USUAL_GAME = "anniversary/4";
const FIRST_GAME: Settings = { game: "anniversary/3", pace: "calm", hints: true };
const FIRST_BOT = "trader";

/** The nickname; who has none is a guest, numbered if there are others at the table. */
export function ownName(taken: readonly string[] = []): string {
  const own = wishes.name.trim();
  if (own) return own;
  const guest = say("first-nobody");
  const names = [guest, ...taken.map((_, at) => `${guest} ${at + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? guest;
}

/** Who sits at a seat; several at one screen have one name, so they are numbered. */
export function nameAt(chairs: readonly Chair[], seat: number): string {
  const chair = chairs[seat];
  const same = chairs.filter((one) => one.member && one.member === chair?.member);
  const name = chair?.name || `${seat + 1}`;
  return chair && same.length > 1 ? `${name} ${same.indexOf(chair) + 1}` : name;
}

/** Members of a table by their ids, in a sentence to none of them. */
export function memberOf(chairs: readonly Chair[]): (id: Value) => Who {
  return (id) => ({ me: false, name: chairs.find((chair) => chair.member === id)?.name ?? "?" });
}

/** A table with the player as its host. `deal` starts it at once with bots. */
export async function setTable(settings: Settings, seats = 1): Promise<string> {
  const place = await newTable({ settings, name: ownName(), seats });
  keepPlace({ table: place.table, token: place.token, member: place.member, game: settings.game });
  return place.table;
}

/** Sit down at the first seat that is free, or ask to join the running game: whether one has the seat now. */
export async function takeSeat({ table, settings, chairs }: Room): Promise<boolean> {
  const taken = chairs.filter((chair) => chair.member).map((chair) => chair.name);
  const token = keptRequest(table)?.token ?? "";
  forgetRequest(table);
  const place = await join(table, { name: ownName(taken), token }, formerToken(table));
  if (place.newcomer) {
    keepRequest({ table, token: place.token, newcomer: place.newcomer });
    return false;
  }
  keepPlace({ table, token: place.token, member: place.member, game: settings.game });
  return true;
}

export async function playNow(): Promise<void> {
  const table = await setTable({ game: USUAL_GAME });
  sessionStorage.setItem(`deal ${table}`, wishes.bot);
  go(`/t/${table}`);
}

/** A first game with a coach beside the table. */
export async function learn(): Promise<void> {
  const table = await setTable(FIRST_GAME);
  lessons.begin(table);
  sessionStorage.setItem(`deal ${table}`, FIRST_BOT);
  go(`/t/${table}`);
}

/** The bot with which a table is to be dealt as soon as it is opened; asked once. */
export function dealAtOnce(table: string): string {
  const bot = sessionStorage.getItem(`deal ${table}`) ?? "";
  sessionStorage.removeItem(`deal ${table}`);
  return bot;
}
