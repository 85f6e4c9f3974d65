/** Sitting down: a table is made or joined, its token is kept, and the address leads there. */

import type { Settings } from "../protocol";
import { join, newTable, Problem } from "./api";
import { keepPlace } from "./kept";
import { go } from "./router.svelte";
import { wishes } from "./wishes.svelte";
import { words } from "./words/index.svelte";

export const USUAL_GAME = "anniversary/4";

export function ownName(): string {
  return wishes.name.trim() || words().first.nobody;
}

/** A table with the player as its host. `deal` starts it at once with bots. */
export async function setTable(settings: Settings, seats = 1): Promise<string> {
  const place = await newTable({ settings, name: ownName(), seats });
  keepPlace({ table: place.table, token: place.token, game: settings.game });
  return place.table;
}

export async function takeSeat(table: string, game: string): Promise<void> {
  const place = await join(table, { name: ownName() });
  keepPlace({ table, token: place.token, game });
}

export async function playNow(): Promise<void> {
  const table = await setTable({ game: USUAL_GAME });
  sessionStorage.setItem(`deal ${table}`, wishes.bot);
  go(`/t/${table}`);
}

/** The bot with which a table is to be dealt as soon as it is opened; asked once. */
export function dealAtOnce(table: string): string {
  const bot = sessionStorage.getItem(`deal ${table}`) ?? "";
  sessionStorage.removeItem(`deal ${table}`);
  return bot;
}

export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Problem)) return words().link.failed;
  if (problem.code === "offline") return words().link.offline;
  return problem.sentence || words().link.failed;
}
