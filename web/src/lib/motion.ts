/** How long things move; not at all for who has asked the system for less motion. */

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function quick(): number {
  return still() ? 0 : 220;
}
