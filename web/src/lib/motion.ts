/** How long things move; not at all for who has asked the system for less motion. */

import type { TransitionConfig } from "svelte/transition";

export const FLIGHT = 260; // milliseconds in the air

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function quick(): number {
  return still() ? 0 : 220;
}

/** A card that has flown somewhere is there when the flight ends. */
export function landing(card: Element): TransitionConfig {
  return still() || card.ownerDocument.hidden
    ? { duration: 0 }
    : { delay: FLIGHT - 60, duration: 60, css: (t) => `opacity: ${t}` };
}
