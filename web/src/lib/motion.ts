/** How long animations take: no time at all if the system asks for reduced motion. */

import type { TransitionConfig } from "svelte/transition";

export const FLIGHT = 260; // milliseconds in the air

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function quick(): number {
  return still() ? 0 : 220;
}

/** A card appears where it lies when its flight ends. */
export function landing(card: Element): TransitionConfig {
  return still() || card.ownerDocument.hidden
    ? { duration: 0 }
    : { delay: FLIGHT - 60, duration: 60, css: (t) => `opacity: ${t}` };
}
