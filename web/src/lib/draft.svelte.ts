/** The offer that a player is composing. It leaves the page only when it is sent. */

import type {
  Card,
  Favor,
  GameView,
  GivenCard,
  OfferMove,
  OfferTerms,
  OpenOffer,
  RevisionMove,
} from "../protocol";
import type { Picked } from "./choices";

export type Purpose =
  { is: "offer" } | { is: "counter"; offer: number; to: number } | { is: "revise"; offer: number };

function noTerms(): OfferTerms {
  return { give: [], want: [], mode: "exactly", give_favors: [], want_favors: [] };
}

/** Removes the first of these that is of a kind and returns it, if there is one. */
function takeFrom(goods: GivenCard[], kind: Card): GivenCard[] {
  const at = goods.findIndex((good) => good.card === kind);
  return at < 0 ? [] : goods.splice(at, 1);
}

export class OfferDraft {
  terms = $state(noTerms());
  to = $state<number[]>([]);
  firstCome = $state(false);
  purpose = $state.raw<Purpose>({ is: "offer" });

  constructor(private readonly game: () => GameView | null) {}

  /** Whether nothing is given or wanted yet. */
  get empty(): boolean {
    const { give, want, give_favors, want_favors, mode } = this.terms;
    return give.length + give_favors.length + want.length + want_favors.length === 0 && mode !== "anything";
  }

  get begun(): boolean {
    return !this.empty || this.purpose.is !== "offer";
  }

  get sendable(): boolean {
    return !this.empty && (this.to.length > 0 || this.purpose.is !== "offer");
  }

  /** The move that makes this offer for a seat. */
  moveOf(seat: number): OfferMove | RevisionMove {
    const { purpose } = this;
    const terms = $state.snapshot(this.terms);
    if (purpose.is === "revise") return { type: "revise", seat, offer: purpose.offer, terms };
    if (purpose.is === "counter")
      return { type: "offer", seat, to: [purpose.to], terms, parent: purpose.offer };
    return { type: "offer", seat, to: [...this.to], terms, first_come: this.firstCome && this.to.length > 1 };
  }

  clear(): void {
    this.#begin(noTerms(), [], { is: "offer" });
  }

  // --- what is given, wanted, and to whom ---

  /** What a card on the screen would be in the offer; undefined if it cannot be given. */
  goodOf(picked: Picked): GivenCard | undefined {
    const goods = this.game()?.trade?.goods ?? [];
    if (picked.zone === "hand") return goods.find((good) => good.place === picked.place);
    if (picked.zone !== "turned") return undefined;
    return goods.filter((good) => good.place === "turned")[picked.place - 1];
  }

  /** Turned-over cards of a kind are alike in an offer: if it gives n of them, it is the first n on the table. */
  gives(picked: Picked): boolean {
    const good = this.goodOf(picked);
    if (!good) return false;
    if (good.place !== "turned") return this.terms.give.some((one) => one.place === good.place);
    const turned = this.game()?.turned ?? [];
    const which = turned.slice(0, picked.place).filter((kind) => kind === good.card).length;
    const given = this.terms.give.filter((one) => one.place === "turned" && one.card === good.card).length;
    return given >= which;
  }

  toggleGive(picked: Picked): void {
    const good = this.goodOf(picked);
    if (!good) return;
    const at = this.terms.give.findIndex((one) => one.place === good.place && one.card === good.card);
    if (this.gives(picked)) this.terms.give.splice(at, 1);
    else this.terms.give.push({ ...good });
  }

  toggleFavor(side: "give_favors" | "want_favors", favor: Favor): void {
    const favors = this.terms[side];
    this.terms[side] = favors.includes(favor) ? favors.filter((one) => one !== favor) : [...favors, favor];
  }

  wantMore(kind: Card): void {
    if (this.terms.mode === "anything") this.terms.mode = "exactly";
    this.terms.want.push(kind);
  }

  wantLess(kind: Card): void {
    const at = this.terms.want.lastIndexOf(kind);
    if (at >= 0) this.terms.want.splice(at, 1);
  }

  wantAnything(on: boolean): void {
    this.terms.mode = on ? "anything" : "exactly";
    if (on) this.terms.want = [];
  }

  toggleRecipient(seat: number): void {
    this.to = this.to.includes(seat) ? this.to.filter((one) => one !== seat) : [...this.to, seat];
  }

  addRecipients(seats: readonly number[]): void {
    this.to = [...this.to, ...seats.filter((seat) => !this.to.includes(seat))];
  }

  // --- starting from another offer ---

  /** Answer an offer with its mirror image, as far as the player has the cards. */
  counter({ number, maker, terms }: OpenOffer): void {
    const goods = [...(this.game()?.trade?.goods ?? [])];
    const wanted = terms.mode === "exactly" ? terms.want : [];
    const mirrored = {
      ...noTerms(),
      give: wanted.flatMap((kind) => takeFrom(goods, kind)),
      want: terms.give.map((good) => good.card),
      want_favors: [...terms.give_favors],
    };
    this.#begin(mirrored, [maker], { is: "counter", offer: number, to: maker });
  }

  revise({ number, terms, to, first_come }: OpenOffer): void {
    this.#begin(structuredClone(terms), [...to], { is: "revise", offer: number }, first_come);
  }

  /** Take over an offer that was advised. Cards from anywhere in the hand get a place, so that they can be seen. */
  adopt(move: OfferMove | RevisionMove): void {
    const named = move.terms.give.map((good) => good.place);
    const inHand = (this.game()?.trade?.goods ?? []).filter(
      (good) => good.place !== "turned" && !named.includes(good.place),
    );
    const give = move.terms.give.flatMap((good) =>
      good.place === "hand" ? takeFrom(inHand, good.card) : [good],
    );
    const terms = { ...structuredClone(move.terms), give };
    if (move.type === "revise") return this.#begin(terms, [], { is: "revise", offer: move.offer });
    const { to, parent = 0, first_come = false } = move;
    const purpose: Purpose = parent ? { is: "counter", offer: parent, to: to[0] ?? 0 } : { is: "offer" };
    this.#begin(terms, [...to], purpose, first_come);
  }

  #begin(terms: OfferTerms, to: number[], purpose: Purpose, firstCome = false): void {
    this.terms = terms;
    this.to = to;
    this.purpose = purpose;
    this.firstCome = firstCome;
  }

  /** Drop what is no longer there: cards that have moved, recipients, an offer that is closed. */
  tidy(): void {
    const game = this.game();
    const { purpose } = this;
    const open = purpose.is === "offer" || game?.offers.some((offer) => offer.number === purpose.offer);
    const trade = game?.trade;
    if (!trade || !open) {
      if (this.begun || this.to.length > 0) this.clear();
      return;
    }
    const { give } = this.terms;
    const held = give.filter(({ card, place }) =>
      trade.goods.some((good) => good.card === card && good.place === place),
    );
    if (held.length < give.length) this.terms.give = held;
    const there = this.to.filter((seat) => trade.to.includes(seat));
    if (purpose.is === "offer" && there.length < this.to.length) this.to = there;
  }
}
