/** What the page stores in this browser: tables with their tokens, preferences, progress in the lessons. */

import type { Status } from "../protocol";

export interface StoredTable {
  table: string;
  token: string;
  game: string;
  at: number; // when it was last opened, in milliseconds
  member?: string; // the player's id at the table
  status?: Status; // as last known
}

/** A request to join a running game; its players decide on it. */
export interface StoredRequest {
  table: string;
  token: string;
  newcomer: string;
}

const TABLES = "bohnanza.places";
const FORMER = "bohnanza.former";
const REQUESTS = "bohnanza.requests";
const SETTINGS = "bohnanza.settings";
const ACCOUNT = "bohnanza.account";
const LESSONS = "bohnanza.lessons";
const MOST = 50; // entries of a list; the oldest are dropped

export type Theme = "system" | "light" | "dark";

export interface Preferences {
  name: string;
  lang: string;
  theme: Theme;
  sound: boolean;
  bot: string;
  keys: boolean; // single letters and digits act at the table
}

export interface StoredLessons {
  tables: string[]; // with the coach switched on
  learned: string[];
}

export const DEFAULTS: Preferences = {
  name: "",
  lang: "",
  theme: "system",
  sound: false,
  bot: "trader",
  keys: true,
};

/** Storage can be forbidden, full or damaged; the page works without it. */
function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It is lost when the tab is closed.
  }
}

/** A stored list of tables, without damaged entries. */
function list<Entry extends { table: string }>(key: string): Entry[] {
  const stored = read<Entry[]>(key, []);
  return Array.isArray(stored) ? stored.filter((one) => typeof one?.table === "string") : [];
}

function others<Entry extends { table: string }>(key: string, table: string): Entry[] {
  return list<Entry>(key).filter((one) => one.table !== table);
}

export function storedTables(): StoredTable[] {
  return list<StoredTable>(TABLES);
}

export function tokenFor(table: string): string {
  return storedTables().find((one) => one.table === table)?.token ?? "";
}

/** Store a table as the one opened last; what was stored about it with the same token is completed. */
export function storeTable(entry: Omit<StoredTable, "at">): void {
  const known = storedTables().find((one) => one.table === entry.table && one.token === entry.token);
  const rest = others<StoredTable>(TABLES, entry.table);
  write(TABLES, [{ ...known, ...entry, at: Date.now() }, ...rest].slice(0, MOST));
}

export function storeStatus(table: string, status: Status): void {
  const tables = storedTables();
  const changed = tables.find((one) => one.table === table);
  if (!changed || changed.status === status) return;
  write(
    TABLES,
    tables.map((one) => (one === changed ? { ...one, status } : one)),
  );
}

export function forgetTable(table: string): void {
  write(TABLES, others<StoredTable>(TABLES, table));
}

/** After leaving a table its token opens nothing any more, but still proves who played there. */
export function leaveTable(table: string): void {
  const token = tokenFor(table);
  if (token) write(FORMER, [{ table, token }, ...others<FormerTable>(FORMER, table)].slice(0, MOST));
  forgetTable(table);
}

interface FormerTable {
  table: string;
  token: string;
}

export function formerToken(table: string): string {
  return list<FormerTable>(FORMER).find((one) => one.table === table)?.token ?? "";
}

export function storedRequest(table: string): StoredRequest | undefined {
  return list<StoredRequest>(REQUESTS).find((one) => one.table === table);
}

export function storeRequest(request: StoredRequest): void {
  write(REQUESTS, [request, ...others<StoredRequest>(REQUESTS, request.table)].slice(0, MOST));
}

export function forgetRequest(table: string): void {
  write(REQUESTS, others<StoredRequest>(REQUESTS, table));
}

/** Whether somebody signed in here before. Only then is the server asked, which decides. */
export function wasSignedIn(): boolean {
  return read<boolean>(ACCOUNT, false) === true;
}

export function storeSignedIn(on: boolean): void {
  write(ACCOUNT, on);
}

export function storedPreferences(): Preferences {
  return { ...DEFAULTS, ...read<Partial<Preferences>>(SETTINGS, {}) };
}

export function storePreferences(preferences: Preferences): void {
  write(SETTINGS, preferences);
}

export function storedLessons(): StoredLessons {
  const { tables, learned } = read<Partial<StoredLessons>>(LESSONS, {});
  return {
    tables: Array.isArray(tables) ? tables : [],
    learned: Array.isArray(learned) ? learned : [],
  };
}

export function storeLessons(lessons: StoredLessons): void {
  write(LESSONS, lessons);
}
