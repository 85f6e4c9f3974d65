import { describe, expect, it } from "vitest";
import { adviceOf } from "../src/lib/advice";
import { firstCopies, type Picked } from "../src/lib/choices";
import { OfferDraft } from "../src/lib/draft.svelte";
import type { Advice, Card, Choice, GameView, GivenCard, OfferTerms, OpenOffer } from "../src/protocol";

const GOODS: GivenCard[] = [
  { card: "soy", place: "turned" },
  { card: "soy", place: "turned" },
  { card: "red", place: 1 },
  { card: "soy", place: 2 },
  { card: "red", place: 3 },
];
const GAME = {
  turned: ["soy", "soy"],
  offers: [{ number: 7 }],
  trade: { to: [1, 2], goods: GOODS, kinds: ["soy", "red", "blue"], favors: [], ask_favors: [], made: 0 },
} as unknown as GameView;

function draft(game: GameView | null = GAME): OfferDraft {
  return new OfferDraft(() => game);
}
function card(zone: Picked["zone"], kind: Card, place: number): Picked {
  return { zone, kind, place, seat: -1 };
}
function terms(changes: Partial<OfferTerms> = {}): OfferTerms {
  return { give: [], want: [], mode: "exactly", give_favors: [], want_favors: [], ...changes };
}
function offer(changes: Partial<OfferTerms>): OpenOffer {
  return { number: 7, revision: 1, maker: 2, to: [0], first_come: false, terms: terms(changes) } as OpenOffer;
}

describe("the draft of an offer", () => {
  it("takes cards, kinds and recipients one by one, and gives them back", () => {
    const one = draft();
    expect([one.empty, one.begun, one.sendable]).toEqual([true, false, false]);
    one.toggleGive(card("hand", "red", 3));
    one.toggleGive(card("hand", "red", 1));
    one.toggleGive(card("hand", "red", 1));
    one.wantMore("blue");
    one.wantMore("blue");
    one.wantLess("blue");
    one.toggleRecipient(2);
    one.addRecipients([1, 2]);
    expect(one.sendable).toBe(true);
    expect(one.moveOf(0)).toEqual({
      type: "offer",
      seat: 0,
      to: [2, 1],
      terms: terms({ give: [{ card: "red", place: 3 }], want: ["blue"] }),
      first_come: false,
    });
  });

  it("gives the first of the turned-over cards of a kind", () => {
    const one = draft();
    one.toggleGive(card("turned", "soy", 2));
    expect([1, 2].map((place) => one.gives(card("turned", "soy", place)))).toEqual([true, false]);
    one.toggleGive(card("turned", "soy", 2));
    expect([1, 2].map((place) => one.gives(card("turned", "soy", place)))).toEqual([true, true]);
    one.toggleGive(card("turned", "soy", 1));
    expect(one.terms.give).toEqual([{ card: "soy", place: "turned" }]);
    expect(one.gives(card("hand", "soy", 2))).toBe(false);
  });

  it("knows gifts, requests, invitations and favors", () => {
    const one = draft();
    one.wantMore("red");
    one.wantAnything(true);
    expect(one.terms).toEqual(terms({ mode: "anything" }));
    one.wantMore("blue");
    one.toggleFavor("want_favors", "F1");
    one.toggleFavor("give_favors", "F5");
    one.toggleFavor("give_favors", "F5");
    expect(one.terms).toEqual(terms({ want: ["blue"], want_favors: ["F1"] }));
  });

  it("is for the first to come only if several are asked", () => {
    const one = draft();
    one.firstCome = true;
    one.wantMore("red");
    one.toggleRecipient(1);
    expect(one.moveOf(0)).toMatchObject({ first_come: false });
    one.toggleRecipient(2);
    expect(one.moveOf(0)).toMatchObject({ first_come: true });
  });

  it("counters with the other offer the other way round, as far as there are cards", () => {
    const one = draft();
    const given: GivenCard[] = [{ card: "blue", place: "hand" }];
    one.counter(offer({ give: given, want: ["red", "red", "red", "soy"], give_favors: ["F2"] }));
    expect(one.moveOf(0)).toEqual({
      type: "offer",
      seat: 0,
      to: [2],
      parent: 7,
      terms: terms({
        give: [GOODS[2], GOODS[4], GOODS[0]] as GivenCard[],
        want: ["blue"],
        want_favors: ["F2"],
      }),
    });
    one.counter(offer({ give: given, want: ["red", "soy"], mode: "one-of" }));
    expect(one.terms.give).toEqual([]);
  });

  it("revises an offer without touching it", () => {
    const one = draft();
    const old = offer({ give: [{ card: "red", place: 1 }], want: ["blue"] });
    one.revise(old);
    one.wantMore("soy");
    expect(one.moveOf(0)).toEqual({
      type: "revise",
      seat: 0,
      offer: 7,
      terms: terms({ give: [{ card: "red", place: 1 }], want: ["blue", "soy"] }),
    });
    expect(old.terms.want).toEqual(["blue"]);
  });

  it("drops what is no longer there", () => {
    const game = { now: GAME };
    const one = new OfferDraft(() => game.now);
    one.toggleGive(card("hand", "red", 1));
    one.toggleGive(card("turned", "soy", 1));
    one.addRecipients([1, 2]);
    game.now = { ...GAME, trade: { ...GAME.trade, to: [2], goods: GOODS.slice(0, 2) } } as unknown as GameView;
    one.tidy();
    expect([one.terms.give, one.to]).toEqual([[{ card: "soy", place: "turned" }], [2]]);
    one.revise(offer({ want: ["red"] }));
    game.now = { ...GAME, offers: [] } as unknown as GameView;
    one.tidy();
    expect([one.begun, one.purpose]).toEqual([false, { is: "offer" }]);
  });
});

describe("advice", () => {
  const advice = (changes: Partial<Advice>): Advice => ({
    type: "advice",
    id: "a",
    seat: 0,
    move: "",
    ...changes,
  });
  const choices = [
    { move: "p0 done", verb: "done", advances: true },
    { move: "p0 accept 7", verb: "accept", advances: false, offer: 7 },
  ] as Choice[];

  it("names a listed move, or the answer with certain copies", () => {
    expect(adviceOf(advice({ move: "p0 done" }), choices)).toEqual({ choice: choices[0], offer: null });
    const composed = { type: "accept", seat: 0, offer: 7, places: [3] } as const;
    const accept = advice({ move: "p0 accept 7 from 3", composed: { ...composed, places: [3] } });
    expect(adviceOf(accept, choices)).toEqual({ choice: choices[1], offer: null });
    expect(adviceOf(advice({}), choices)).toEqual({ choice: null, offer: null });
  });

  it("is taken over with places for cards from the hand", () => {
    const one = draft();
    one.adopt({
      type: "offer",
      seat: 0,
      to: [2],
      terms: terms({
        give: [{ card: "soy", place: "hand" }, { card: "red", place: "hand" }, GOODS[2]] as GivenCard[],
      }),
      parent: 7,
    });
    expect(one.terms.give).toEqual([GOODS[3], GOODS[4], GOODS[2]]);
    expect(one.purpose).toEqual({ is: "counter", offer: 7, to: 2 });
    one.adopt({ type: "revise", seat: 0, offer: 7, terms: terms({ want: ["red"] }) });
    expect(one.purpose).toEqual({ is: "revise", offer: 7 });
  });
});

it("copies to accept with are the first that are not promised yet", () => {
  expect(firstCopies([["turned", 2], [2, 4], [2]])).toEqual(["turned", 2]);
});
