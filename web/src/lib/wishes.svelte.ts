/** How this browser wants the page: language, colours, sound, nickname. */

import { keepWishes, keptWishes } from "./kept";

export const wishes = $state(keptWishes());

/** Keep changes, and let the document know of those that style it. */
export function followWishes(lang: () => string): void {
  $effect(() => {
    keepWishes($state.snapshot(wishes));
    const root = document.documentElement;
    root.lang = lang();
    if (wishes.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = wishes.theme;
  });
}
