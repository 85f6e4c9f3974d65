/** One list of the player's games: tables stored in this browser and tables of the account. */

import type { OwnTable, TableView, Status } from "../protocol";
import type { StoredTable } from "./storage";

/** `left`: the player has no seat there any more; `gone`: the table no longer exists. */
export type Standing = Status | "turn" | "left" | "gone";

export interface OwnGame {
  table: string;
  game: string;
  member: string;
  touched: number;
  stored: boolean; // in this browser
  owned: boolean; // by the account
  standing: Standing | null; // null: not known yet
}

const FINISHED: readonly (Standing | null)[] = ["over", "ended", "left", "gone"];
const ORDER: readonly (Standing | null)[] = ["turn", "playing", "paused", "waiting", null];

/** Both lists without duplicates, most recently touched first. */
export function merged(places: readonly StoredTable[], tables: readonly OwnTable[]): OwnGame[] {
  const games = new Map<string, OwnGame>();
  for (const { table, game, member = "", at, status = null } of places)
    games.set(table, { table, game, member, touched: at, stored: true, owned: false, standing: status });
  for (const { table, game, member, touched, status } of tables) {
    const known = games.get(table);
    const last = Math.max(touched, known?.touched ?? 0);
    games.set(table, { table, game, member, touched: last, stored: !!known, owned: true, standing: status });
  }
  return [...games.values()].sort((one, other) => other.touched - one.touched);
}

/** How a table stands for one of its members; an empty `member` is unknown. */
export function standingOf(tableView: TableView, member: string): Standing {
  const seats = tableView.chairs.filter((chair) => chair.member === member);
  if (member && seats.length === 0) return "left";
  const turn = seats.some((chair) => member && !chair.bot && tableView.awaited.includes(chair.seat));
  return turn ? "turn" : tableView.status;
}

/** Whether a game may still change. */
export function running(game: OwnGame): boolean {
  return !FINISHED.includes(game.standing);
}

/** Running games first, and of those the ones that wait for the player. */
export function sorted(games: readonly OwnGame[]): OwnGame[] {
  const rank = ({ standing }: OwnGame): number =>
    ORDER.includes(standing) ? ORDER.indexOf(standing) : ORDER.length;
  return [...games].sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}
