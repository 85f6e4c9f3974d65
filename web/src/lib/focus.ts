/** Keeps the focus: if the focused element goes away, its neighbour gets it, or else the task line. */

const STOPS = "button, a[href], input, select, textarea, summary, [tabindex='0']";
const AROUND = "[data-keep], section, ol, [role=tabpanel], dialog, main";
const INSTEAD = [".task", "main h1", "main"];

interface Held {
  element: HTMLElement;
  around: { box: Element; at: number }[]; // its ancestors, nearest first, with its position in each
}

function stopsIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => !one.matches(":disabled") && one.checkVisibility(),
  );
}

function remember(element: HTMLElement): Held {
  const around: Held["around"] = [];
  if (!element.matches(STOPS)) return { element, around }; // it does nothing itself, so no button inherits from it
  for (let box = element.parentElement; box; box = box.parentElement) {
    around.push({ box, at: stopsIn(box).indexOf(element) });
    if (box.matches(AROUND)) break;
  }
  return { element, around };
}

function heir(held: Held): HTMLElement | undefined {
  for (const { box, at } of held.around) {
    const stops = box.isConnected && !box.matches("main") ? stopsIn(box) : [];
    if (stops.length > 0) return stops[Math.min(Math.max(at, 0), stops.length - 1)];
  }
  for (const selector of INSTEAD) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
}

function give(element: HTMLElement): void {
  if (!element.matches(STOPS)) element.tabIndex = -1;
  element.focus({ preventScroll: !element.matches(STOPS) });
}

function gone(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(":disabled") || !element.checkVisibility();
}

/** Watch over the focus of the whole document, until the returned function is called. */
export function keepFocus(): () => void {
  let held: Held | undefined;
  let due = 0;

  function check(): void {
    due = 0;
    const now = document.activeElement;
    const elsewhere = now !== null && now !== document.body && now !== held?.element;
    if (!held || elsewhere || (now === held.element && !gone(held.element))) return;
    const next = gone(held.element) ? heir(held) : held.element; // an element that is moved in the document loses it, too
    if (next) give(next);
  }
  const soon = (): void => {
    due ||= requestAnimationFrame(check);
  };
  /** A tap on nothing drops it on purpose. */
  const drop = (): void => {
    held = undefined;
  };
  const hold = (event: FocusEvent): void => {
    held = remember(event.target as HTMLElement);
  };

  const watch = new MutationObserver(soon);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "open"],
  });
  document.addEventListener("focusin", hold);
  document.addEventListener("pointerdown", drop, true);
  document.addEventListener("close", soon, true);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(due);
    document.removeEventListener("focusin", hold);
    document.removeEventListener("pointerdown", drop, true);
    document.removeEventListener("close", soon, true);
  };
}
