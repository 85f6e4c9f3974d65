/** Progress in the lessons: tables with a coach, what was learned, what is shown now. */

import type { GameView } from "../protocol";
import { storeLessons, storedLessons } from "./storage";
import { nextLesson, lessonOf, type LessonId } from "./lessons";

const TABLES_KEPT = 5;

export class Lessons {
  tables = $state<string[]>([]);
  learned = $state<LessonId[]>([]);
  shown = $state<LessonId | null>(null);
  again = $state<LessonId | null>(null); // opened from the list
  #asked = false; // the table waited for the player after the last move

  constructor() {
    const { tables, learned } = storedLessons();
    this.tables = tables;
    this.learned = learned.filter((id): id is LessonId => lessonOf(id as LessonId) !== undefined);
  }

  /** A first game: all lessons start again. */
  begin(table: string): void {
    this.learned = [];
    this.coach(table, true);
  }

  coach(table: string, on: boolean): void {
    const others = this.tables.filter((one) => one !== table);
    this.tables = (on ? [table, ...others] : others).slice(0, TABLES_KEPT);
    this.shown = null;
    this.again = null;
    this.#keep();
  }

  /** After a move: a lesson about the player's own decision is learned by acting; others stay until the next one. */
  follow(game: GameView): void {
    const now = lessonOf(this.shown);
    if (now && !now.when(game) && this.#asked) this.#learn(now.id);
    this.#asked = game.awaited.includes(game.seat);
    this.shown = nextLesson(game, this.learned)?.id ?? this.shown;
  }

  understood(game: GameView): void {
    if (this.again) {
      this.again = null;
      return;
    }
    if (this.shown) this.#learn(this.shown);
    this.shown = nextLesson(game, this.learned)?.id ?? null;
  }

  #learn(id: LessonId): void {
    this.learned = [...this.learned.filter((one) => one !== id), id];
    this.shown = null;
    this.#keep();
  }

  #keep(): void {
    storeLessons({ tables: this.tables, learned: this.learned });
  }
}

export const lessons = new Lessons();
