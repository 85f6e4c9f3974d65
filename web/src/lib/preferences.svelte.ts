/** Language, colours, sound, nickname: stored in this browser. */

import { storePreferences, storedPreferences } from "./storage";

export const preferences = $state(storedPreferences());

/** Store every change and set language and theme of the document. */
export function applyPreferences(lang: () => string): void {
  $effect(() => {
    storePreferences($state.snapshot(preferences));
    const root = document.documentElement;
    root.lang = lang();
    if (preferences.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = preferences.theme;
  });
}
