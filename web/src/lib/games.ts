/** Names and descriptions of games and add-ons: from the catalogue, or from the server for those of other packages. */

import type { GameList, RuleSet } from "../protocol";
import { knownWord, say } from "./words/index.svelte";

export function nameOf(id: string, list: GameList | null): string {
  const rules =
    list?.groups.find((group) => group.rules.id === id)?.rules ?? list?.addons.find((one) => one.id === id);
  return knownWord("game", id) ?? rules?.name ?? id;
}

/** A game in two sentences. */
export function sentencesOf({ id, sentences }: RuleSet): string[] {
  const [what, special] = [knownWord("game", id, "what"), knownWord("game", id, "special")];
  return what && special ? [what, special] : sentences;
}

/** A game id as a title, without its seats: `anniversary+coin/4`. */
export function titleOf(game: string, list: GameList | null): string {
  const [head = ""] = game.split("/");
  return head
    .split("+")
    .map((id) => nameOf(id, list))
    .join(" + ");
}

export function playersOf(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? say("choose-players-exactly", { n: most }) : say("choose-players", { least, most });
}

/** The game to begin with first, those for two last. */
export function inOrder(list: GameList): GameList["groups"] {
  const rank = (id: string, most: number): number => (id === "anniversary" ? 0 : most > 2 ? 1 : 2);
  return [...list.groups].sort(
    (a, b) => rank(a.rules.id, Math.max(...a.rules.seats)) - rank(b.rules.id, Math.max(...b.rules.seats)),
  );
}
