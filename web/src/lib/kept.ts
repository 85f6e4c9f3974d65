/** What the browser keeps: the own places at tables, the nickname, how the page is to behave. */

import type { Status } from "../protocol";

export interface KeptPlace {
  table: string;
  token: string;
  game: string;
  at: number; // when it was last opened
  member?: string; // who one is at the table
  status?: Status; // as it was last heard of
}

/** A request to join a running game, on which the others decide. */
export interface KeptRequest {
  table: string;
  token: string;
  newcomer: string;
}

const PLACES = "bohnanza.places";
const FORMER = "bohnanza.former";
const REQUESTS = "bohnanza.requests";
const SETTINGS = "bohnanza.settings";
const ACCOUNT = "bohnanza.account";
const LESSONS = "bohnanza.lessons";
const MOST = 50;

export type Theme = "system" | "light" | "dark";

export interface Wishes {
  name: string;
  lang: string;
  theme: Theme;
  sound: boolean;
  bot: string;
  keys: boolean; // single letters and digits act at the table
}

export interface KeptLessons {
  tables: string[]; // with a coach beside them
  learned: string[];
}

export const USUAL: Wishes = { name: "", lang: "", theme: "system", sound: false, bot: "trader", keys: true };

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
    // Then it is forgotten when the tab is closed.
  }
}

/** What is kept of tables, without what is damaged. */
function list<Kept extends { table: string }>(key: string): Kept[] {
  const kept = read<Kept[]>(key, []);
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.table === "string") : [];
}

function others<Kept extends { table: string }>(key: string, table: string): Kept[] {
  return list<Kept>(key).filter((one) => one.table !== table);
}

export function keptPlaces(): KeptPlace[] {
  return list<KeptPlace>(PLACES);
}

export function tokenFor(table: string): string {
  return keptPlaces().find((place) => place.table === table)?.token ?? "";
}

/** Keep a place as the one last opened; what is known of it already stays known. */
export function keepPlace(place: Omit<KeptPlace, "at">): void {
  const places = keptPlaces();
  const known = places.find((one) => one.table === place.table && one.token === place.token);
  const rest = others<KeptPlace>(PLACES, place.table);
  write(PLACES, [{ ...known, ...place, at: Date.now() }, ...rest].slice(0, MOST));
}

export function noteStatus(table: string, status: Status): void {
  const places = keptPlaces();
  const place = places.find((one) => one.table === table);
  if (!place || place.status === status) return;
  write(
    PLACES,
    places.map((one) => (one === place ? { ...one, status } : one)),
  );
}

export function forgetPlace(table: string): void {
  write(PLACES, others<KeptPlace>(PLACES, table));
}

/** A place that is given up or lost opens nothing any more, but its token still says that one has played there. */
export function leavePlace(table: string): void {
  const token = tokenFor(table);
  if (token) write(FORMER, [{ table, token }, ...others<KeptFormer>(FORMER, table)].slice(0, MOST));
  forgetPlace(table);
}

interface KeptFormer {
  table: string;
  token: string;
}

export function formerToken(table: string): string {
  return list<KeptFormer>(FORMER).find((one) => one.table === table)?.token ?? "";
}

export function keptRequest(table: string): KeptRequest | undefined {
  return list<KeptRequest>(REQUESTS).find((one) => one.table === table);
}

export function keepRequest(request: KeptRequest): void {
  write(REQUESTS, [request, ...others<KeptRequest>(REQUESTS, request.table)].slice(0, MOST));
}

export function forgetRequest(table: string): void {
  write(REQUESTS, others<KeptRequest>(REQUESTS, table));
}

/** Whether somebody is signed in here, so that guests need not be asked; the server knows it for sure. */
export function keptAccount(): boolean {
  return read<boolean>(ACCOUNT, false) === true;
}

export function keepAccount(on: boolean): void {
  write(ACCOUNT, on);
}

export function keptWishes(): Wishes {
  return { ...USUAL, ...read<Partial<Wishes>>(SETTINGS, {}) };
}

export function keepWishes(wishes: Wishes): void {
  write(SETTINGS, wishes);
}

export function keptLessons(): KeptLessons {
  const { tables, learned } = read<Partial<KeptLessons>>(LESSONS, {});
  return {
    tables: Array.isArray(tables) ? tables : [],
    learned: Array.isArray(learned) ? learned : [],
  };
}

export function keepLessons(lessons: KeptLessons): void {
  write(LESSONS, lessons);
}
