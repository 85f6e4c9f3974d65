/** The lessons of a guided game: when each is shown, and where it points. Their texts are in the catalogue. */

import type { Choice, Field, GameView, PhaseName, Verb } from "../protocol";

export type LessonId =
  | "queue"
  | "offered"
  | "no-room"
  | "plant"
  | "second"
  | "turn-over"
  | "turned"
  | "offer"
  | "pick"
  | "receive"
  | "draw"
  | "others"
  | "buy"
  | "fence"
  | "ripe"
  | "coins"
  | "hint"
  | "ran-out"
  | "end";

export interface Lesson {
  id: LessonId;
  when: (game: GameView) => boolean;
  /** Spots to point at; the first one on the screen is used. */
  where: (game: GameView) => string[];
}

const PLANTING = new Set<PhaseName>(["plant", "receive", "plant-now"]);
const USED_TO_IT = 3; // turns after which hints are introduced

const mine = (game: GameView): boolean => game.awaited.includes(game.seat);
const myTurn = (game: GameView): boolean => game.active === game.seat;
const inPhase = (game: GameView, name: PhaseName): boolean => mine(game) && game.phase.name === name;
const can = (game: GameView, verb: Verb): boolean => game.choices.some((choice) => choice.verb === verb);
const own = (game: GameView): Field[] => game.seats[game.seat]?.fields ?? [];
const forMe = (game: GameView): boolean =>
  game.offers.some((offer) => can(game, "decline") && offer.to.includes(game.seat));
const trading = (game: GameView): boolean => game.phase.trading && game.trade !== null;
const noRoom = (game: GameView): boolean =>
  mine(game) && PLANTING.has(game.phase.name) && !can(game, "plant") && can(game, "harvest");

function harvestable(game: GameView): (field: Field, at: number) => boolean {
  const named = (choice: Choice, at: number): boolean => choice.verb === "harvest" && choice.field === at + 1;
  return (field, at) => field.pays > 0 && game.choices.some((choice) => named(choice, at));
}

function fieldSpot(game: GameView, which: (field: Field, at: number) => boolean): string[] {
  const at = own(game).findIndex(which);
  return at < 0 ? [`fields-${game.seat}`] : [`field-${game.seat}-${at + 1}`];
}

/** By priority. */
export const LESSONS: readonly Lesson[] = [
  { id: "queue", when: (game) => game.hand.length > 0, where: (game) => [`hand-${game.seat}`] },
  { id: "offered", when: forMe, where: () => ["inbox", "tab-deals"] },
  { id: "no-room", when: noRoom, where: (game) => [`fields-${game.seat}`] },
  {
    id: "plant",
    when: (game) => inPhase(game, "plant") && can(game, "plant"),
    where: (game) => [`fields-${game.seat}`],
  },
  { id: "second", when: (game) => inPhase(game, "plant-again"), where: () => ["actions"] },
  { id: "turn-over", when: (game) => inPhase(game, "turn-over"), where: () => ["deck"] },
  {
    id: "turned",
    when: (game) => trading(game) && myTurn(game) && game.turned.length > 0,
    where: () => ["turned"],
  },
  {
    id: "offer",
    when: (game) => trading(game) && myTurn(game),
    where: () => ["composer", "tab-deals"],
  },
  { id: "pick", when: (game) => can(game, "pick"), where: () => ["inbox", "tab-deals"] },
  {
    id: "receive",
    when: (game) => inPhase(game, "receive") && can(game, "plant"),
    where: (game) => [`aside-${game.seat}`, "turned"],
  },
  { id: "draw", when: (game) => inPhase(game, "draw"), where: () => ["deck"] },
  {
    id: "others",
    when: (game) => trading(game) && !myTurn(game),
    where: (game) => [`seat-${game.active}`],
  },
  { id: "buy", when: (game) => mine(game) && can(game, "buy"), where: () => ["actions"] },
  {
    id: "fence",
    when: (game) => mine(game) && own(game).some((field) => field.protected),
    where: (game) => fieldSpot(game, (field) => field.protected),
  },
  {
    id: "ripe",
    when: (game) => mine(game) && own(game).some(harvestable(game)),
    where: (game) => fieldSpot(game, harvestable(game)),
  },
  {
    id: "coins",
    when: (game) => (game.seats[game.seat]?.coins ?? 0) > 0,
    where: (game) => [`purse-${game.seat}`],
  },
  { id: "hint", when: (game) => mine(game) && game.turn > USED_TO_IT, where: () => ["hint", "actions"] },
  { id: "ran-out", when: (game) => game.runs > 0 && game.exhaustions > 1, where: () => ["deck"] },
  { id: "end", when: (game) => game.runs === game.exhaustions - 1, where: () => ["deck"] },
];

export function lessonOf(id: LessonId | null): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

export function nextLesson(game: GameView, learned: readonly LessonId[]): Lesson | undefined {
  return LESSONS.find((lesson) => !learned.includes(lesson.id) && lesson.when(game));
}
