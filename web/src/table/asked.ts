/** Which card somebody means. */

import { beans } from "../lib/beans";
import type { Card } from "../protocol";

/** The kind of the packet that was pressed, or of the last one that a button shows. */
export function kindAt(target: EventTarget | null): Card | null {
  if (!(target instanceof Element)) return null;
  const packet = target.closest("[data-kind]") ?? [...target.querySelectorAll("button [data-kind]")].at(-1);
  const kind = packet?.getAttribute("data-kind") ?? "";
  return beans.has(kind) && kind !== "?" ? (kind as Card) : null;
}
