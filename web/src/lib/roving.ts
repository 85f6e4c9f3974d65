/** A row of buttons that is one stop of the Tab key; arrow keys, Home and End move along it. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };
// In these roles moving to an item selects it, by convention.
const CHOOSING = new Set(["tablist", "radiogroup"]);

export function roving(row: HTMLElement): { destroy: () => void } {
  let at = 0;
  const choosing = CHOOSING.has(row.getAttribute("role") ?? "");
  const stops = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];

  function settle(): void {
    const all = stops();
    const chosen = all.findIndex((one) => one.matches("[aria-selected=true], [aria-checked=true]"));
    const focused = all.indexOf(document.activeElement as HTMLElement);
    at = focused >= 0 ? focused : chosen >= 0 ? chosen : Math.max(0, Math.min(at, all.length - 1));
    all.forEach((one, index) => {
      const stop = index === at ? "0" : "-1";
      if (one.getAttribute("tabindex") !== stop) one.setAttribute("tabindex", stop);
    });
  }

  function target(key: string, all: readonly HTMLElement[]): HTMLElement | undefined {
    if (key === "Home") return all[0];
    if (key === "End") return all.at(-1);
    const step = STEPS[key] ?? 0;
    const upright = key === "ArrowUp" || key === "ArrowDown";
    if (step === 0 || (upright && !choosing)) return undefined;
    const next = all.indexOf(document.activeElement as HTMLElement) + step;
    return choosing ? all.at(next % all.length) : all[next];
  }

  function walk(event: KeyboardEvent): void {
    const next = target(event.key, stops());
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    next.focus();
    if (choosing) next.click();
  }

  const watch = new MutationObserver(settle);
  const attributeFilter = ["disabled", "aria-selected", "aria-checked"];
  watch.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter });
  row.addEventListener("keydown", walk);
  row.addEventListener("focusin", settle);
  settle();
  return {
    destroy(): void {
      watch.disconnect();
      row.removeEventListener("keydown", walk);
      row.removeEventListener("focusin", settle);
    },
  };
}
