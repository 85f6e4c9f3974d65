/** Creating and joining tables; the browser stores the token of each. */

import type { TableView, Settings } from "../protocol";
import { join, newTable } from "./api";
import { forgetRequest, formerToken, storeTable, storeRequest, storedRequest } from "./storage";
import { lessons } from "./lessons.svelte";
import { chosenName } from "./names";
import { go } from "./router.svelte";
import { preferences } from "./preferences.svelte";

export const USUAL_GAME = "anniversary/4";
const FIRST_GAME: Settings = { game: "anniversary/3", pace: "calm", hints: true };
const FIRST_BOT = "trader";

/** A new table with the player as its host; `seats` of them are for people at this screen. */
export async function createTable(settings: Settings, seats = 1): Promise<string> {
  const place = await newTable({ settings, name: chosenName(), seats });
  storeTable({ table: place.table, token: place.token, member: place.member, game: settings.game });
  return place.table;
}

/** Take the first free seat, or ask to join the running game. Returns whether the player has the seat already. */
export async function takeSeat({ table, settings, chairs }: TableView): Promise<boolean> {
  const taken = chairs.filter((chair) => chair.member).map((chair) => chair.name);
  const token = storedRequest(table)?.token ?? "";
  forgetRequest(table);
  const place = await join(table, { name: chosenName(taken), token }, formerToken(table));
  if (place.newcomer) {
    storeRequest({ table, token: place.token, newcomer: place.newcomer });
    return false;
  }
  storeTable({ table, token: place.token, member: place.member, game: settings.game });
  return true;
}

export async function playNow(): Promise<void> {
  const table = await createTable({ game: USUAL_GAME });
  sessionStorage.setItem(`deal ${table}`, preferences.bot);
  go(`/t/${table}`);
}

/** A first game, with the coach. */
export async function learn(): Promise<void> {
  const table = await createTable(FIRST_GAME);
  lessons.begin(table);
  sessionStorage.setItem(`deal ${table}`, FIRST_BOT);
  go(`/t/${table}`);
}

/** The bot for the free seats of a table that starts as soon as it is opened, or nothing. Only the first call gets it. */
export function botForImmediateStart(table: string): string {
  const bot = sessionStorage.getItem(`deal ${table}`) ?? "";
  sessionStorage.removeItem(`deal ${table}`);
  return bot;
}
