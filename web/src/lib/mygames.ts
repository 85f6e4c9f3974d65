/** One list of all own games: places kept in this browser, and tables of the account. */

import type { OwnTable, TableView, Status } from "../protocol";
import type { StoredTable } from "./storage";

/** `left`: one has no seat there any more; `gone`: there is no such table any more. */
export type Standing = Status | "turn" | "left" | "gone";

export interface OwnGame {
  table: string;
  game: string;
  member: string;
  touched: number;
  kept: boolean; // in this browser
  owned: boolean; // by the account
  standing: Standing | null; // null: not known yet
}

const FINISHED: readonly (Standing | null)[] = ["over", "ended", "left", "gone"];
const ORDER: readonly (Standing | null)[] = ["turn", "playing", "paused", "waiting", null];

/** Both lists without doubles, what was last touched first. */
export function merged(places: readonly StoredTable[], tables: readonly OwnTable[]): OwnGame[] {
  const games = new Map<string, OwnGame>();
  for (const { table, game, member = "", at, status = null } of places)
    games.set(table, { table, game, member, touched: at, kept: true, owned: false, standing: status });
  for (const { table, game, member, touched, status } of tables) {
    const known = games.get(table);
    const last = Math.max(touched, known?.touched ?? 0);
    games.set(table, { table, game, member, touched: last, kept: !!known, owned: true, standing: status });
  }
  return [...games.values()].sort((one, other) => other.touched - one.touched);
}

/** How a table stands for one of its members; who the member is may be unknown. */
export function standingOf(room: TableView, member: string): Standing {
  const seats = room.chairs.filter((chair) => chair.member === member);
  if (member && seats.length === 0) return "left";
  const turn = seats.some((chair) => member && !chair.bot && room.awaited.includes(chair.seat));
  return turn ? "turn" : room.status;
}

/** Whether there may be news of a game. */
export function running(game: OwnGame): boolean {
  return !FINISHED.includes(game.standing);
}

/** Running games first, those that wait for oneself before all others. */
export function sorted(games: readonly OwnGame[]): OwnGame[] {
  const rank = ({ standing }: OwnGame): number =>
    ORDER.includes(standing) ? ORDER.indexOf(standing) : ORDER.length;
  return [...games].sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}
