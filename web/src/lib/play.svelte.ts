/** One seat of a live table: what the player sees, has picked on the screen, and does. */

import { getContext, setContext } from "svelte";
import type { Card, Choice, ComposedMove, GameView, Kind, Order, Seat, Sheet } from "../protocol";
import { sheet as loadSheet } from "./api";
import { adviceOf, type Advised } from "./advice";
import { cardChoices, type Picked } from "./choices";
import type { Makers } from "./args";
import { makersOf } from "./log";
import type { Connection, UnsentCommand } from "./connection.svelte";
import { OfferDraft } from "./draft.svelte";
import type { Refusal } from "./problems";
import { nameAt } from "./names";
import type { Scene, Value, Who } from "./words/speech";

export class Play {
  seat = $state(-1); // which of the player's seats is shown
  uncovered = $state(-1); // the seat whose player has lifted the curtain
  picked = $state.raw<Picked | null>(null);
  harvestToConfirm = $state(0); // a field of the player, or 0
  refusal = $state.raw<Refusal | null>(null);
  acceptToConfirm = $state(0); // an offer whose acceptance would cost a field, or 0
  hint = $state("");
  advice = $state.raw<Advised | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  unsaid = $state(""); // what the player has begun to write in the chat
  told = $state(""); // in a replay: what the last move did, instead of a task
  readonly draft = new OfferDraft(() => (this.live ? this.game : null));
  #makers = $derived.by(() => makersOf(this.connection.stories, this.me, this.game?.offers ?? []));
  #shown = $derived.by(() => this.connection.games.find((game) => game.seat === this.seat));

  constructor(
    readonly connection: Connection,
    readonly reopen: () => void = () => {}, // open the table again, as somebody else
    readonly live = true, // false in a replay, where nobody is present and nothing can be done
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
    return this.connection.tableView?.status === "playing";
  }

  /** The moves that can be made now; none while the table is paused. During one's own last call, `done` is not repeated. */
  get choices(): Choice[] {
    if (!this.playing) return [];
    const called = this.connection.tableView?.last_call?.seat === this.me;
    const choices = this.game?.choices ?? [];
    return called ? choices.filter((choice) => choice.verb !== "done") : choices;
  }

  get cents(): boolean {
    return this.game?.currency === "dollar";
  }

  who = (seat: number): Who => {
    return { me: seat === this.me, name: nameAt(this.connection.tableView?.chairs ?? [], seat) };
  };

  member = (id: string): Who => {
    const chair = this.connection.tableView?.chairs.find((one) => one.member === id);
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
  kindOf(kind: Card): Kind | undefined {
    return this.sheet?.kinds.find((one) => one.name === kind);
  }

  async load(game: string): Promise<void> {
    if (this.sheet?.game !== game) this.sheet = await loadSheet(game).catch(() => null);
  }

  // --- acting ---

  async command(command: UnsentCommand): Promise<boolean> {
    this.refusal = null;
    const answer = await this.connection.send(command);
    if (answer.type === "refused") this.refusal = answer;
    return answer.type !== "refused";
  }

  async move(move: string | ComposedMove): Promise<boolean> {
    this.unpick();
    this.hint = "";
    this.advice = null;
    return this.command({ type: "play", move, version: this.connection.version });
  }

  /** Make a listed move. One that costs a field has to be confirmed. */
  async choose(choice: Choice, move: string | ComposedMove = choice.move): Promise<void> {
    if (choice.verb === "harvest" && this.harvestToConfirm !== choice.field)
      this.harvestToConfirm = choice.field ?? 0;
    else if (this.#costsField(choice) && this.acceptToConfirm !== choice.offer)
      this.acceptToConfirm = choice.offer ?? 0;
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
    if (answer.type === "advice") this.advice = adviceOf(answer, this.choices);
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
    this.harvestToConfirm = 0;
    this.acceptToConfirm = 0;
  }

  get canUndo(): boolean {
    const chosen = this.picked !== null || this.harvestToConfirm > 0 || this.acceptToConfirm > 0;
    const message = this.refusal !== null || this.hint !== "" || this.advice !== null;
    return chosen || message || this.draft.begun;
  }

  /** Take back what was begun last: a selection, then a message about it, then the draft. */
  undo(): void {
    if (this.picked !== null || this.harvestToConfirm > 0 || this.acceptToConfirm > 0) this.unpick();
    else if (this.refusal || this.hint || this.advice) this.dismissMessages();
    else this.draft.clear();
  }

  dismissMessages(): void {
    this.refusal = null;
    this.hint = "";
    this.advice = null;
  }

  pick(picked: Picked): void {
    this.harvestToConfirm = 0;
    const game = this.game;
    if (!game) return;
    const possible = cardChoices(game, this.choices, picked);
    const again = this.picked && same(this.picked, picked);
    if (again && possible.length === 1 && possible[0]) void this.move(possible[0].move);
    else if (again) this.unpick();
    else if (possible.length > 0) this.picked = picked;
    else this.draft.toggleGive(picked);
  }

  async sendDraft(): Promise<void> {
    if (await this.move(this.draft.moveOf(this.me))) this.draft.clear();
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
