import { beforeEach, describe, expect, it } from "vitest";
import { nextLesson, LESSONS, lessonOf, type LessonId } from "../src/lib/lessons";
import { Lessons } from "../src/lib/lessons.svelte";
import { LANGUAGES } from "../src/lib/words/index.svelte";
import type { Choice, Field, GameView, Welcome } from "../src/protocol";
import offers from "./fixtures/offers.json";

const asked = (offers as unknown as Welcome).games[0] as GameView;

/** The table of the fixture in another situation: its player is at turn, and nothing is offered. */
function turn(
  name: GameView["phase"]["name"],
  choices: Partial<Choice>[] = [],
  more: Partial<GameView> = {},
): GameView {
  const phase = { ...asked.phase, name, during: name, trading: name === "trade" };
  const quiet = { offers: [], trade: name === "trade" ? asked.trade : null, runs: 0, turn: 1, turned: [] };
  return { ...asked, active: 0, awaited: [0], phase, ...quiet, choices: choices as Choice[], ...more };
}

function withFields(game: GameView, fields: Partial<Field>[], coins = 0): GameView {
  const seats = game.seats.map((seat, at) =>
    at === game.seat ? { ...seat, coins, fields: fields as Field[] } : seat,
  );
  return { ...game, seats };
}

const plant = { verb: "plant", field: 1 } as const;
const harvest = { verb: "harvest", field: 1 } as const;
const bare = (game: GameView): GameView => withFields(game, [{ cards: [], pays: 0, protected: false }]);
const SITUATIONS: Record<LessonId, GameView> = {
  queue: bare(turn("draw")),
  offered: asked,
  "no-room": bare(turn("plant", [harvest])),
  plant: bare(turn("plant", [plant])),
  second: bare(turn("plant-again", [plant])),
  "turn-over": bare(turn("turn-over")),
  turned: bare(turn("trade", [], { turned: ["blue", "soy"] })),
  offer: bare(turn("trade")),
  pick: bare(turn("trade", [{ verb: "pick", offer: 1 }])),
  receive: bare(turn("receive", [plant])),
  draw: bare(turn("draw")),
  others: bare(turn("trade", [], { active: 1 })),
  buy: bare(turn("draw", [{ verb: "buy" }])),
  fence: withFields(turn("draw"), [{ cards: ["soy"], pays: 0, protected: true }]),
  ripe: withFields(turn("draw", [harvest]), [{ cards: ["soy"], pays: 1, protected: false }]),
  coins: withFields(turn("draw"), [], 2),
  hint: bare(turn("draw", [], { turn: 9 })),
  "ran-out": bare(turn("draw", [], { runs: 1 })),
  end: bare(turn("draw", [], { runs: 2 })),
};
const quiet = bare({ ...turn("trade", [], { awaited: [1], active: 1, hand: [] }), trade: null });

describe.each(LESSONS)("the lesson $id", ({ id, when, where }) => {
  it("is due in its situation, and not in a quiet one", () => {
    expect(when(SITUATIONS[id])).toBe(true);
    expect(when(quiet)).toBe(false);
  });

  it("points somewhere", () => {
    expect(where(SITUATIONS[id]).join()).toMatch(/^[a-z]/);
  });

  it("has words in every language", async () => {
    for (const { load } of Object.values(LANGUAGES)) {
      const { catalogue } = await load();
      const [title, text] = [catalogue[`lesson-${id}.title`] ?? "", catalogue[`lesson-${id}`] ?? ""];
      expect(title.length).toBeGreaterThan(4);
      expect(text.length).toBeGreaterThan(40);
      expect(text.length).toBeLessThan(260);
    }
  });
});

describe("the lessons", () => {
  beforeEach(() => localStorage.clear());

  it("come one at a time, in their order", () => {
    expect(nextLesson(SITUATIONS.plant, [])?.id).toBe("queue");
    expect(nextLesson(SITUATIONS.plant, ["queue"])?.id).toBe("plant");
    expect(nextLesson(SITUATIONS.plant, ["queue", "plant"])).toBeUndefined();
    expect(lessonOf("fence")?.where(SITUATIONS.fence)).toEqual(["field-0-1"]);
  });

  it("make way when one has done what they say, and are kept for the next visit", () => {
    const first = new Lessons();
    first.begin("t1");
    first.follow(SITUATIONS.plant);
    first.understood(SITUATIONS.plant);
    expect(first.shown).toBe("plant");
    first.follow(SITUATIONS.second);
    expect(first.shown).toBe("second");
    const again = new Lessons();
    expect(again.tables).toEqual(["t1"]);
    expect(again.learned).toEqual(["queue", "plant"]);
  });

  it("come again if it was others who went on", () => {
    const lessons = new Lessons();
    lessons.begin("t1");
    lessons.learned = ["queue"];
    const theirs = { ...SITUATIONS.others, awaited: [1] };
    lessons.follow(theirs);
    expect(lessons.shown).toBe("others");
    lessons.follow(SITUATIONS.plant);
    expect(lessons.shown).toBe("plant");
    expect(lessons.learned).not.toContain("others");
  });

  it("can be skipped, and opened again one by one", () => {
    const lessons = new Lessons();
    lessons.begin("t1");
    lessons.follow(asked);
    lessons.coach("t1", false);
    expect([lessons.shown, lessons.tables]).toEqual([null, []]);
    lessons.again = "fence";
    lessons.understood(asked);
    expect(lessons.again).toBeNull();
    expect(lessons.learned).toEqual([]);
  });

  it("cope with what a browser has kept badly", () => {
    localStorage.setItem("bohnanza.lessons", '{"tables": 3, "learned": ["nonsense", "plant"]}');
    expect(new Lessons().learned).toEqual(["plant"]);
  });
});
