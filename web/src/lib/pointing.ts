/** Mark a place on the table, so that a lesson or a hint can be seen where it is about. */

export type Mark = "taught" | "advised";

export function spot(name: string): string {
  return `[data-spot="${name}"]`;
}

function seen(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
}

/** Mark these until the returned function is called. */
function mark(places: readonly HTMLElement[], how: Mark): () => void {
  for (const place of places) place.setAttribute(`data-${how}`, "");
  return () => {
    for (const place of places) place.removeAttribute(`data-${how}`);
  };
}

/** Scroll to the first of these that can be seen, if it is out of sight. */
export function bring(selectors: readonly string[]): void {
  const place = selectors.map(seen).find((one) => one !== undefined);
  place?.scrollIntoView?.({ block: "nearest" });
}

/** Point at the first of these that can be seen. */
export function pointAtFirst(selectors: readonly string[], how: Mark): () => void {
  const place = selectors.map(seen).find((one) => one !== undefined);
  return mark(place ? [place] : [], how);
}

export function pointAtAll(selectors: readonly string[], how: Mark): () => void {
  return mark(
    selectors.map(seen).filter((one) => one !== undefined),
    how,
  );
}
