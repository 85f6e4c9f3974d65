/** Outlines on the table: what a lesson or a hint is about. */

export type Highlight = "taught" | "advised";

export function spot(name: string): string {
  return `[data-spot="${name}"]`;
}

function seen(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
}

/** Outline these until the returned function is called. */
function mark(places: readonly HTMLElement[], how: Highlight): () => void {
  for (const place of places) place.setAttribute(`data-${how}`, "");
  return () => {
    for (const place of places) place.removeAttribute(`data-${how}`);
  };
}

/** Scroll to the first of these that is displayed, if it is out of sight. */
export function scrollToFirst(selectors: readonly string[]): void {
  const place = selectors.map(seen).find((one) => one !== undefined);
  place?.scrollIntoView?.({ block: "nearest" });
}

export function highlightFirst(selectors: readonly string[], how: Highlight): () => void {
  const place = selectors.map(seen).find((one) => one !== undefined);
  return mark(place ? [place] : [], how);
}

export function highlightAll(selectors: readonly string[], how: Highlight): () => void {
  return mark(
    selectors.map(seen).filter((one) => one !== undefined),
    how,
  );
}
