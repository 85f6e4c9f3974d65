/** A seat at a table: what is shown of it, what is picked on the screen, and how a move is sent. */

import { getContext, setContext } from "svelte";
import type {
  Card,
  Choice,
  Favor,
  GameView,
  GivenCard,
  Kind,
  OpenOffer,
  Order,
  Seat,
  Sheet,
} from "../protocol";
import { sheet as loadSheet } from "./api";
import { adviceOf, type Advised } from "./advice";
import { cardChoices, type Picked } from "./choices";
import type { Makers } from "./args";
import { makersOf } from "./log";
import type { Connection, Wish } from "./connection.svelte";
import { counterText, offerText, reviseText, type Bundle, type Place, type Proposal } from "./notation";
import type { Refusal } from "./problems";
import { nameAt } from "./names";
import type { Scene, Value, Who } from "./words/speech";

export type Purpose =
  { is: "offer" } | { is: "counter"; number: number; to: number } | { is: "revise"; number: number };

export interface Draft extends Bundle {
  to: number[];
  firstCome: boolean;
  purpose: Purpose;
}

export function emptyDraft(): Draft {
  return {
    give: [],
    giveFavors: [],
    want: [],
    wantFavors: [],
    mode: "exactly",
    to: [],
    firstCome: false,
    purpose: { is: "offer" },
  };
}

export class Play {
  seat = $state(-1); // which of the own seats is shown
  lifted = $state(-1); // the seat whose player has lifted the curtain
  picked = $state.raw<Picked | null>(null);
  armed = $state(0); // the own field whose harvest waits to be confirmed
  draft = $state<Draft>(emptyDraft());
  refusal = $state.raw<Refusal | null>(null);
  doubted = $state(0); // the offer whose acceptance would cost a field and waits to be confirmed
  hint = $state("");
  advice = $state.raw<Advised | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  #makers = $derived.by(() => makersOf(this.connection.stories, this.me, this.game?.offers ?? []));
  #shown = $derived.by(() => this.connection.games.find((game) => game.seat === this.seat));

  constructor(
    readonly connection: Connection,
    readonly reopen: () => void = () => {}, // open the table anew, as somebody else
  ) {}

  get game(): GameView | null {
    return this.#shown ?? this.connection.games[0] ?? null;
  }

  get me(): number {
    return this.game?.seat ?? -1;
  }

  get mine(): Seat | undefined {
    return this.game?.seats[this.me];
  }

  get awaited(): boolean {
    return this.game?.awaited.includes(this.me) ?? false;
  }

  get playing(): boolean {
    return this.connection.room?.status === "playing";
  }

  /** Choices of the cards that can be tapped now; none while the table stands still. */
  get choices(): Choice[] {
    if (!this.playing) return [];
    const called = this.connection.room?.last_call?.seat === this.me;
    const choices = this.game?.choices ?? [];
    return called ? choices.filter((choice) => choice.verb !== "done") : choices;
  }

  get cents(): boolean {
    return this.game?.currency === "dollar";
  }

  who = (seat: number): Who => {
    return { me: seat === this.me, name: nameAt(this.connection.room?.chairs ?? [], seat) };
  };

  member = (id: string): Who => {
    const chair = this.connection.room?.chairs.find((one) => one.member === id);
    return { me: id === this.connection.you?.member, name: chair?.name ?? "?" };
  };

  /** Seats are numbers, members of the table have ids. */
  get scene(): Scene {
    const who = (one: Value): Who => (typeof one === "number" ? this.who(one) : this.member(String(one)));
    return { who, args: { currency: this.game?.currency ?? "coin" } };
  }

  get makers(): Makers {
    return this.#makers;
  }

  /** What the game's sheet says of a kind. */
  facts(kind: Card): Kind | undefined {
    return this.sheet?.kinds.find((one) => one.name === kind);
  }

  async load(game: string): Promise<void> {
    if (this.sheet?.game !== game) this.sheet = await loadSheet(game).catch(() => null);
  }

  // --- acting ---

  async command(wish: Wish): Promise<boolean> {
    this.refusal = null;
    const answer = await this.connection.send(wish);
    if (answer.type === "refused") this.refusal = answer;
    return answer.type !== "refused";
  }

  async move(text: string): Promise<boolean> {
    this.unpick();
    this.hint = "";
    this.advice = null;
    return this.command({ type: "play", move: text, version: this.connection.version });
  }

  /** A listed move. What harvests a field, now or soon, has to be said twice. */
  async choose(choice: Choice, move = choice.move): Promise<void> {
    if (choice.verb === "harvest" && this.armed !== choice.field) this.armed = choice.field ?? 0;
    else if (this.#costsField(choice) && this.doubted !== choice.offer) this.doubted = choice.offer ?? 0;
    else await this.move(move);
  }

  #costsField(choice: Choice): boolean {
    const effect = this.game?.offers.find((offer) => offer.number === choice.offer)?.effect;
    return choice.verb === "accept" && !!effect && effect.harvests_after > effect.harvests_before;
  }

  async advise(): Promise<void> {
    this.hint = "";
    const answer = await this.connection.send({ type: "advise", seat: this.me });
    if (answer.type === "refused") this.refusal = answer;
    if (answer.type === "advice") this.advice = adviceOf(answer.move, this.choices);
  }

  /** The standing orders of the player's seat. */
  get orders(): Order[] {
    return this.connection.orders.find((one) => one.seat === this.me)?.orders ?? [];
  }

  hasOrder(kind: Order["kind"]): boolean {
    return this.orders.some((order) => order.kind === kind);
  }

  toggleOrder(kind: Order["kind"]): Promise<boolean> {
    const others = this.orders.filter((order) => order.kind !== kind);
    return this.setOrders(this.hasOrder(kind) ? others : [...others, { kind }]);
  }

  setOrders(orders: Order[]): Promise<boolean> {
    return this.command({ type: "set-orders", seat: this.me, orders });
  }

  // --- picking ---

  unpick(): void {
    this.picked = null;
    this.armed = 0;
    this.doubted = 0;
  }

  get begun(): boolean {
    const chosen = this.picked !== null || this.armed > 0 || this.doubted > 0;
    const told = this.refusal !== null || this.hint !== "" || this.advice !== null;
    return chosen || told || !this.draftEmpty || this.draft.purpose.is !== "offer";
  }

  /** Take back what was begun last: a selection, then what was said about it, then the offer in the making. */
  undo(): void {
    if (this.picked !== null || this.armed > 0 || this.doubted > 0) this.unpick();
    else if (this.refusal || this.hint || this.advice) this.forget();
    else this.clearDraft();
  }

  forget(): void {
    this.refusal = null;
    this.hint = "";
    this.advice = null;
  }

  pick(picked: Picked): void {
    this.armed = 0;
    const game = this.game;
    if (!game) return;
    const possible = cardChoices(game, this.choices, picked);
    const again = this.picked && same(this.picked, picked);
    if (again && possible.length === 1 && possible[0]) void this.move(possible[0].move);
    else if (again) this.unpick();
    else if (possible.length > 0) this.picked = picked;
    else this.toggleGive(picked);
  }

  // --- composing offers ---

  goodOf(picked: Picked): GivenCard | undefined {
    const goods = this.game?.trade?.goods ?? [];
    if (picked.zone === "hand") return goods.find((good) => good.place === picked.place);
    if (picked.zone !== "turned") return undefined;
    const turned = goods.filter((good) => good.place === "turned");
    return turned[picked.place - 1];
  }

  toggleGive(picked: Picked): void {
    const good = this.goodOf(picked);
    if (!good) return;
    const place: Place = good.place;
    const had = this.draft.give.length;
    if (place !== "turned") this.draft.give = this.draft.give.filter((one) => one.place !== place);
    else this.#dropTurned(good.card, picked.place);
    if (this.draft.give.length === had) this.draft.give = [...this.draft.give, { card: good.card, place }];
  }

  /** The n-th turned-over card of a kind is given if at least n of the kind are: tapping it takes one back. */
  #dropTurned(card: Card, place: number): void {
    const before = (this.game?.turned ?? []).slice(0, place).filter((one) => one === card).length;
    const given = this.draft.give.filter((one) => one.place === "turned" && one.card === card).length;
    if (given < before) return;
    const at = this.draft.give.findIndex((one) => one.place === "turned" && one.card === card);
    if (at >= 0) this.draft.give = this.draft.give.filter((_, index) => index !== at);
  }

  gives(picked: Picked): boolean {
    const good = this.goodOf(picked);
    if (!good) return false;
    if (good.place !== "turned") return this.draft.give.some((one) => one.place === good.place);
    const before = (this.game?.turned ?? []).slice(0, picked.place).filter((one) => one === good.card).length;
    return this.draft.give.filter((one) => one.place === "turned" && one.card === good.card).length >= before;
  }

  toggleFavor(side: "giveFavors" | "wantFavors", favor: Favor): void {
    const held = this.draft[side];
    this.draft[side] = held.includes(favor) ? held.filter((one) => one !== favor) : [...held, favor];
  }

  counter(offer: OpenOffer): void {
    const taken: Place[] = [];
    const give = offer.terms.mode === "exactly" ? this.#copiesFor(offer.terms.want, taken) : [];
    const want = offer.terms.give.map((good) => good.card);
    const purpose: Purpose = { is: "counter", number: offer.number, to: offer.maker };
    this.draft = {
      ...emptyDraft(),
      give,
      want,
      wantFavors: offer.terms.give_favors,
      to: [offer.maker],
      purpose,
    };
  }

  #copiesFor(kinds: readonly Card[], taken: Place[]): Draft["give"] {
    const goods = [...(this.game?.trade?.goods ?? [])];
    return kinds.flatMap((card) => {
      const at = goods.findIndex(
        (good) => good.card === card && (good.place === "turned" || !taken.includes(good.place)),
      );
      const [good] = at >= 0 ? goods.splice(at, 1) : [];
      if (good) taken.push(good.place);
      return good ? [{ card, place: good.place }] : [];
    });
  }

  revise(offer: OpenOffer): void {
    const { give, want, give_favors, want_favors, mode } = offer.terms;
    const purpose: Purpose = { is: "revise", number: offer.number };
    const copy = {
      give: [...give],
      want: [...want],
      giveFavors: [...give_favors],
      wantFavors: [...want_favors],
      mode,
    };
    this.draft = { ...copy, to: [...offer.to], firstCome: offer.first_come, purpose };
  }

  /** Put an advised offer together, ready to be sent. */
  adopt({ verb, number, bundle, to, firstCome }: Proposal): void {
    const taken = bundle.give.map((one) => one.place);
    const give = bundle.give.flatMap((one) =>
      one.place === "hand" ? this.#copiesFor([one.card], taken) : [one],
    );
    const purpose: Purpose =
      verb === "offer"
        ? { is: verb }
        : verb === "revise"
          ? { is: verb, number }
          : { is: verb, number, to: to[0] ?? 0 };
    this.draft = { ...bundle, give, to, firstCome, purpose };
    this.advice = null;
  }

  get draftText(): string {
    const { purpose, to, firstCome } = this.draft;
    if (purpose.is === "counter") return counterText(this.me, purpose.number, this.draft, purpose.to);
    if (purpose.is === "revise") return reviseText(this.me, purpose.number, this.draft);
    return offerText(this.me, this.draft, to, firstCome);
  }

  get draftEmpty(): boolean {
    const { give, giveFavors, want, wantFavors, mode } = this.draft;
    return give.length + giveFavors.length + want.length + wantFavors.length === 0 && mode !== "anything";
  }

  async sendDraft(): Promise<void> {
    if (await this.move(this.draftText)) this.draft = emptyDraft();
  }

  /** Drop from the draft what is no longer there: recipients, cards that have moved, an offer that is closed. */
  tidyDraft(): void {
    const trade = this.game?.trade;
    const { give, to, purpose } = this.draft;
    const open = purpose.is === "offer" || this.game?.offers.some((offer) => offer.number === purpose.number);
    if (!trade || !open) {
      if (!this.draftEmpty || to.length > 0 || purpose.is !== "offer") this.clearDraft();
      return;
    }
    const held = give.filter((one) =>
      trade.goods.some((good) => good.card === one.card && good.place === one.place),
    );
    const there = purpose.is === "offer" ? to.filter((seat) => trade.to.includes(seat)) : to;
    if (held.length < give.length) this.draft.give = held;
    if (there.length < to.length) this.draft.to = there;
  }

  clearDraft(): void {
    this.draft = emptyDraft();
  }
}

function same(a: Picked, b: Picked): boolean {
  return a.zone === b.zone && a.place === b.place && a.seat === b.seat;
}

const KEY = Symbol("play");

export function setPlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
