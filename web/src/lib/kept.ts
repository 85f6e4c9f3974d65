/** What the browser keeps: the own places at tables, the nickname, how the page is to behave. */

export interface KeptPlace {
  table: string;
  token: string;
  game: string;
  at: number; // when it was last opened
}

const PLACES = "bohnanza.places";
const SETTINGS = "bohnanza.settings";
const MOST = 50;

export type Theme = "system" | "light" | "dark";

export interface Wishes {
  name: string;
  lang: string;
  theme: Theme;
  sound: boolean;
  bot: string;
}

export const USUAL: Wishes = { name: "", lang: "", theme: "system", sound: false, bot: "trader" };

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

export function keptPlaces(): KeptPlace[] {
  const places = read<KeptPlace[]>(PLACES, []);
  return Array.isArray(places) ? places.filter((one) => typeof one?.table === "string") : [];
}

export function tokenFor(table: string): string {
  return keptPlaces().find((place) => place.table === table)?.token ?? "";
}

export function keepPlace(place: Omit<KeptPlace, "at">): void {
  const others = keptPlaces().filter((one) => one.table !== place.table);
  write(PLACES, [{ ...place, at: Date.now() }, ...others].slice(0, MOST));
}

export function forgetPlace(table: string): void {
  write(
    PLACES,
    keptPlaces().filter((one) => one.table !== table),
  );
}

export function keptWishes(): Wishes {
  return { ...USUAL, ...read<Partial<Wishes>>(SETTINGS, {}) };
}

export function keepWishes(wishes: Wishes): void {
  write(SETTINGS, wishes);
}
