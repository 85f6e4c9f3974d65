/** Which screen is shown, by the path of the address. */

export type Place =
  | { screen: "first" }
  | { screen: "new" }
  | { screen: "lobby" }
  | { screen: "account" }
  | { screen: "rules"; guide: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string; at: number }
  | { screen: "lost" };

/** The decoded parts of a path; a damaged path leads nowhere. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}

export function placeOf(path: string): Place {
  const [head = "", id = "", ...more] = partsOf(path);
  if (head === "") return { screen: "first" };
  if (head === "new" && !id) return { screen: "new" };
  if (head === "lobby" && !id) return { screen: "lobby" };
  if (head === "account" && !id) return { screen: "account" };
  if (head === "t" && id && more.length === 0) return { screen: "table", table: id };
  if (head === "rules" && more.length === 0) return { screen: "rules", guide: id };
  if (head === "replay" && id && more.length < 2)
    return { screen: "replay", table: id, at: Number(more[0] ?? 0) || 0 };
  return { screen: "lost" };
}

export const route = $state({ place: placeOf(location.pathname) });

function follow(): void {
  route.place = placeOf(location.pathname);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

/** Change the address without leaving the screen or adding to the history. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
}

/** Follow links inside the page without loading it again. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

addEventListener("popstate", follow);
