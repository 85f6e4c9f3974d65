/* Made from the server's messages by `python -m tools.protocol_types`; do not edit. */

export type AnswerName = "accepted" | "asked" | "countered" | "declined";
export type Status = "ended" | "over" | "paused" | "playing" | "waiting";
export type ClockKind = "days" | "live" | "none";
export type Pace = "brisk" | "calm" | "instant";
export type PhaseName =
  | "answer"
  | "ask-f3"
  | "ask-f4"
  | "ask-f5"
  | "contest"
  | "discard-one"
  | "draw"
  | "draw-bonus"
  | "drop-bonus"
  | "gift"
  | "give-to"
  | "hand-over"
  | "keep"
  | "last-claim"
  | "over"
  | "plant"
  | "plant-again"
  | "plant-now"
  | "plant-or-leave"
  | "receive"
  | "repay"
  | "sort"
  | "steal"
  | "trade"
  | "turn-over"
  | "use-offer";
export type Card =
  | "?"
  | "black-eyed"
  | "blue"
  | "brandy"
  | "chili"
  | "cocoa"
  | "coffee"
  | "field"
  | "garden"
  | "green"
  | "magpie"
  | "red"
  | "soy"
  | "stink";
export type Mode = "anything" | "exactly" | "one-of";
export type Favor = "?" | "F1" | "F2" | "F3" | "F4" | "F5" | "F6";
export type Where = "empty" | "field" | "hand" | "no-room";
export type Verb =
  | "accept"
  | "buy"
  | "call"
  | "claim"
  | "collect"
  | "contest"
  | "decline"
  | "discard"
  | "done"
  | "draw"
  | "draw-bonus"
  | "drop"
  | "fulfil"
  | "give"
  | "hand"
  | "harvest"
  | "keep"
  | "pass"
  | "pay"
  | "pick"
  | "plant"
  | "plant-for"
  | "play"
  | "present"
  | "refuse"
  | "repay"
  | "steal"
  | "take"
  | "take-back"
  | "turn"
  | "withdraw";
export type Reason = "" | "I don't grow that" | "I need it" | "it would help you win" | "not now" | "too little";
export type TurnedAway = "closed" | "declined" | "expired";
export type By = "bot" | "clock" | "order" | "person";
export type Source = "aside" | "hand" | "step" | "turned";
export type Meaning = "clear" | "have" | "no" | "want";
export type Code =
  | "forbidden"
  | "gone"
  | "illegal"
  | "malformed"
  | "not-now"
  | "stale"
  | "too-fast"
  | "too-large"
  | "unauthorised"
  | "unknown"
  | "unsupported";
export type Reaction = "haha" | "hm" | "hurry" | "nice" | "ouch" | "thanks";
export type Channel = "email" | "webhook";
export type ClientMessage =
  | Play
  | Check
  | Advise
  | NotDone
  | Ready
  | SetOrders
  | Say
  | React
  | Mute
  | Rename
  | AddNonce
  | Start
  | ChangeSettings
  | Swap
  | SeatBot
  | OpenSeat
  | AnswerNewcomer
  | Remove
  | Leave
  | Resign
  | LendSeat
  | TakeSeat
  | Pause
  | Resume
  | AgreeToEnd
  | PassHost
  | Rematch;
export type GameEvent =
  | Shuffled
  | ShuffledApart
  | Drew
  | TurnStarted
  | Planted
  | Harvested
  | FieldBought
  | FieldGained
  | TurnedOver
  | JoinedTable
  | Discarded
  | RanOut
  | KeptInHand
  | Given
  | GameEnded
  | Offered
  | CopiesReplaced
  | Accepted
  | AcceptanceTakenBack
  | Declined
  | Withdrawn
  | Lapsed
  | Traded
  | TradingEnded
  | Signalled
  | FavorsDrawn
  | FavorHandedOver
  | FavorReturned
  | PlantedFor
  | Repaid
  | Seized
  | Demanded
  | HandShown
  | Pressed
  | CardsPeeked
  | CardKept
  | CardPassedOn
  | MagpiePlayed
  | Stolen
  | CoinClaimed
  | CoinContested
  | CoinTaken
  | DollarsDealt
  | BonusDrawn
  | BonusDiscarded
  | Fulfilled
  | GiftOffered
  | GiftTaken
  | GiftRefused
  | DollarPaid;
export type RoomEvent =
  | Created
  | Joined
  | Left
  | Renamed
  | NonceAdded
  | SettingsChanged
  | SeatsSwapped
  | BotSeated
  | SeatOpened
  | NewcomerAsked
  | NewcomerAnswered
  | NewcomerTurnedAway
  | Started
  | Moved
  | StoodIn
  | SeatTaken
  | LastCalled
  | CallTakenBack
  | Readied
  | Paused
  | Resumed
  | EndWanted
  | Ended
  | HostPassed
  | Said
  | Rematched;
export type ServerMessage =
  Welcome | Update | Ack | Refused | Checked | Advice | Orders | Reacted | Presence | Failure | Bye;

/**
 * A recipient no longer would.
 */
export interface AcceptanceTakenBack {
  type: "acceptance-taken-back";
  number: number;
  seat: number;
}
/**
 * A recipient of an offer to several would take it; the maker has to pick.
 */
export interface Accepted {
  type: "accepted";
  number: number;
  seat: number;
}
/**
 * A command was carried out and is kept; `version` is the table's at that moment.
 */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}
/**
 * Add a text of one's own to the seed, before the game starts.
 */
export interface AddNonce {
  type: "add-nonce";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  nonce: string;
}
/**
 * What a bot would do; an empty move is to do nothing.
 */
export interface Advice {
  type: "advice";
  id: string;
  seat: number;
  move: string;
}
/**
 * Ask a bot what it would do for a seat.
 */
export interface Advise {
  type: "advise";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A seat; the first one is 0.
   */
  seat: number;
}
/**
 * Want the game ended without a result, or no longer; it ends when everybody who has a say wants it.
 *
 *     These are all people at the table, but not who is away while a bot plays for them; programs have no say.
 */
export interface AgreeToEnd {
  type: "agree-to-end";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  agree?: boolean;
}
/**
 * How a player has answered an offer.
 */
export interface Answer {
  seat: number;
  answer: AnswerName;
}
/**
 * Agree that a newcomer takes over a bot's seat in the running game, or decline.
 *
 *     Every person who has a seat is asked, whether connected or not; programs have no say. Who declines ends it.
 */
export interface AnswerNewcomer {
  type: "answer-newcomer";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * Somebody who asks to join the running game: `n1`.
   */
  newcomer: string;
  agree: boolean;
}
/**
 * What the server says to one command, as it would over a WebSocket.
 */
export interface Answers {
  messages: (Welcome | Update | Ack | Refused | Checked | Advice | Orders | Reacted | Presence | Failure | Bye)[];
}
/**
 * The answer to `hello`: everything as it is now, and what was missed since the version named there.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: number;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  now: number;
  you: You;
  room: Room;
  /**
   * one for every own seat; one with seat -1 for a spectator; none before the start
   */
  games: Game[];
  missed: Story[];
  /**
   * whether `missed` goes back to the version named; otherwise only what is above counts
   */
  complete: boolean;
  /**
   * the last words spoken
   */
  said: Said[];
  online: string[];
}
/**
 * Who the receiver is; a spectator has no member id and no seats.
 */
export interface You {
  member: string;
  name: string;
  seats: number[];
  host: boolean;
  muted: string[];
  orders: SeatOrders[];
}
/**
 * The standing orders of an own seat.
 */
export interface SeatOrders {
  seat: number;
  orders: Order[];
}
/**
 * A standing order: something that is done for its player whenever it can be.
 *
 *     `trade` gives `give` for `get`: offered to the active player once a phase, and any offer at least as good is
 *     accepted. `gifts` accepts gifts of kinds that the player grows. `refuse` declines every offer that no other
 *     order accepts. `fulfil` fulfils bonus cards in The Duel as soon as a field does.
 */
export interface Order {
  kind: "fulfil" | "gifts" | "refuse" | "trade";
  /**
   * Cards: `2 coffee`.
   */
  give?: string;
  /**
   * Cards: `red`.
   */
  get?: string;
}
/**
 * The table without the game.
 */
export interface Room {
  table: string;
  status: Status;
  settings: Settings;
  host: string;
  chairs: Chair[];
  /**
   * SHA-256 of the secret, as 64 hexadecimal digits
   */
  commitment: string;
  /**
   * in the order in which they follow the secret in the seed
   */
  nonces: string[];
  /**
   * empty until the game is over
   */
  secret: string;
  /**
   * seats that the table waits for; none while it stands still
   */
  awaited: number[];
  timings: Timing[];
  last_call: Call | null;
  /**
   * members who have nothing to add to this trading
   */
  ready: string[];
  /**
   * members who want the game ended
   */
  want_end: string[];
  /**
   * the table of the rematch, if there is one
   */
  rematch: string;
  /**
   * who asks to join the running game
   */
  newcomers: Newcomer[];
}
/**
 * What a table plays and how.
 */
export interface Settings {
  /**
   * A game id: `anniversary+coin/4`.
   */
  game: string;
  clock?: Clock;
  /**
   * in the lobby, where anybody can join; else by link only
   */
  listed?: boolean;
  /**
   * whoever has the link may watch
   */
  spectators?: boolean;
  /**
   * of the bots
   */
  pace?: Pace;
  /**
   * a bot plays for who has been away for a while, until they are back
   */
  takeover?: boolean;
  /**
   * players may ask a bot for advice
   */
  hints?: boolean;
}
/**
 * How long a seat may keep the table waiting for one decision: seconds when live, days, or for ever.
 */
export interface Clock {
  kind?: ClockKind;
  amount?: number;
}
/**
 * A seat and who plays it.
 */
export interface Chair {
  seat: number;
  /**
   * whose it is; empty: a bot's, or free
   */
  member: string;
  /**
   * of the member or the bot
   */
  name: string;
  /**
   * that plays it now, for good or for somebody who is away; empty: a person does
   */
  bot: string;
  /**
   * free to be taken; in a running game newcomers may ask for it
   */
  open: boolean;
  /**
   * the member is a program
   */
  program: boolean;
}
/**
 * The clock of a seat that the table waits for.
 */
export interface Timing {
  seat: number;
  /**
   * milliseconds, at the moment this was sent
   */
  left: number;
  running: boolean;
}
/**
 * A last call that is running.
 */
export interface Call {
  seat: number;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  until: number;
}
/**
 * Somebody who asks to take over a bot's seat in the running game.
 */
export interface Newcomer {
  id: string;
  name: string;
  seat: number;
  program: boolean;
  /**
   * when the request lapses
   */
  until: number;
  /**
   * members who agree
   */
  agreed: string[];
  /**
   * members who have not answered yet
   */
  asked: string[];
}
/**
 * A game as one seat sees it; a spectator has seat -1 and no hand, no choices.
 */
export interface Game {
  seat: number;
  /**
   * the game id
   */
  game: string;
  turn: number;
  start: number;
  active: number;
  phase: Phase;
  /**
   * everybody who holds the table up
   */
  awaited: number[];
  /**
   * how many cards
   */
  deck: number;
  /**
   * how often the draw pile has run out
   */
  runs: number;
  /**
   * the game ends when it has run out this often
   */
  exhaustions: number;
  discard: number;
  /**
   * of the discard pile
   */
  top: Card | null;
  turned: Card[];
  /**
   * cards out of the game
   */
  out: number;
  /**
   * the viewer's, the next card first
   */
  hand: Card[];
  seats: Seat[];
  /**
   * coins for another field; 0: not for sale
   */
  field_price: number;
  /**
   * that a player can come to have
   */
  max_fields: number;
  offers: Offer[];
  trade: Trade | null;
  /**
   * `want red`, `have red`, `no red` and `clear red` are possible
   */
  may_signal: boolean;
  choices: Choice[];
  coin: CoinTable | null;
  favors: FavorTable | null;
  duel: DuelTable | null;
  /**
   * empty until the game is over
   */
  winners: number[];
  /**
   * all that is seen of the cards, in notation
   */
  position: string;
}
/**
 * Where the game rests.
 */
export interface Phase {
  name: PhaseName;
  /**
   * the step of the turn that it belongs to or interrupts, one of the sheet's
   */
  during: PhaseName;
  key: string;
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /**
   * what is to be done
   */
  sentence: string;
  /**
   * the id of the rule that says so
   */
  rule: string;
  /**
   * whom it names: who must plant, was robbed, gives or is owed; creditors before debtors
   */
  seats: number[];
  /**
   * the card it is about: to be planted at once, or offered as a gift
   */
  kind: Card | null;
  /**
   * offers are made here
   */
  trading: boolean;
}
/**
 * What everybody sees of a player.
 */
export interface Seat {
  seat: number;
  /**
   * how many cards
   */
  hand: number;
  fields: Field[];
  /**
   * received, to be planted
   */
  aside: Card[];
  /**
   * how many
   */
  coins: number;
  /**
   * what counts at the end: coins, or in some games cents
   */
  score: number;
  signals: Signals;
}
/**
 * A field: what grows there, and what a harvest pays now and at its next step.
 */
export interface Field {
  /**
   * oldest first
   */
  cards: Card[];
  pays: number;
  /**
   * a harvest now brings another field instead
   */
  brings_field: boolean;
  /**
   * how many cards the next step needs; 0: there is none
   */
  next_cards: number;
  next_pays: number;
  next_brings_field: boolean;
  /**
   * a single card that may not be sold now
   */
  protected: boolean;
}
/**
 * What a player says without obligation.
 */
export interface Signals {
  want: Card[];
  have: Card[];
  no: Card[];
}
/**
 * An open offer; places in a hand are shown to the owner of the hand only.
 */
export interface Offer {
  number: number;
  revision: number;
  maker: number;
  to: number[];
  terms: Terms;
  /**
   * the first to accept gets it; otherwise the maker of an offer to several picks
   */
  first_come: boolean;
  /**
   * the offer that it counters, or 0
   */
  parent: number;
  answers: Answer[];
  /**
   * the viewer was asked and has what is wanted
   */
  can_accept: boolean;
  /**
   * the viewer may answer with another offer
   */
  can_counter: boolean;
  /**
   * for every wanted card: what the viewer could give, as in `accept 7 from 3`
   */
  copies: (number | ("hand" | "turned"))[][];
  /**
   * the copies named in the viewer's own acceptance
   */
  promised: (number | ("hand" | "turned"))[];
  /**
   * null: the viewer has no part in it
   */
  effect: Effect | null;
}
/**
 * What an offer gives, and what it wants: all of it, one of the cards, or just anything.
 */
export interface Terms {
  give: Good[];
  want: Card[];
  mode: Mode;
  give_favors: Favor[];
  want_favors: Favor[];
}
/**
 * A card that is given, and where it comes from.
 */
export interface Good {
  card: Card;
  place: number | ("hand" | "turned");
}
/**
 * What a trade would do to the viewer, as things stand.
 */
export interface Effect {
  /**
   * one for every card received, after everything that has to be planted anyway
   */
  lands: Landing[];
  /**
   * how many fields have to be harvested to plant what is due without the trade
   */
  harvests_before: number;
  /**
   * and with it
   */
  harvests_after: number;
  /**
   * own fields that may be harvested now
   */
  harvestable: number[];
  /**
   * a rough figure without a unit, to sort by: above 0 it helps
   */
  worth: number;
}
/**
 * Where a card that is received would go.
 */
export interface Landing {
  kind: Card;
  /**
   * "no-room": a field has to be harvested for it
   */
  where: Where;
  /**
   * the own field that it joins, or 0
   */
  field: number;
  /**
   * what that field pays before
   */
  pays: number;
  /**
   * and with the card
   */
  then_pays: number;
}
/**
 * What the viewer can make offers of; null outside trading.
 */
export interface Trade {
  /**
   * whom an offer may go to: one of them, several or all
   */
  to: number[];
  /**
   * what can be given
   */
  goods: Good[];
  /**
   * what can be asked for
   */
  kinds: Card[];
  /**
   * own ones that can be given
   */
  favors: Favor[];
  ask_favors: Favor[];
  /**
   * offers and changes of offers made in this trading
   */
  made: number;
}
/**
 * A legal move; only the parts that it has are there.
 */
export interface Choice {
  /**
   * in notation, to be sent as it is
   */
  move: string;
  verb: Verb;
  /**
   * the game goes on with it; otherwise it is done beside
   */
  advances: boolean;
  kind?: Card;
  /**
   * the viewer's own, or the one of `seat` if that is there
   */
  field?: number;
  /**
   * the viewer's, when `field` is another's
   */
  own_field?: number;
  /**
   * another player, or the owner of `field`
   */
  seat?: number;
  /**
   * in the viewer's hand
   */
  place?: number | ("hand" | "turned");
  offer?: number;
  revision?: number;
  reason?: Reason;
  favor?: Favor;
  bonus?: string;
  /**
   * "dollar", a bonus card by its name, or "nothing"
   */
  paid?: string;
}
/**
 * The Bean Coin.
 */
export interface CoinTable {
  holder: number;
  /**
   * what the fields of who claims it have to be worth
   */
  needed: number;
  /**
   * what the fields are worth, by seat
   */
  worth: number[];
  /**
   * a claim has failed in this turn
   */
  failed: boolean;
}
/**
 * Bohna Nostra: favors in hand, in the piles, and owed.
 */
export interface FavorTable {
  /**
   * the viewer's
   */
  hand: Favor[];
  /**
   * how many, by seat
   */
  hands: number[];
  piles: number[];
  owed: Debt[];
  /**
   * creditors who were asked in this phase 3 and passed
   */
  passed: number[];
  /**
   * who looks at cards of the draw, or -1
   */
  reader: number;
  /**
   * those cards, "?" for everybody else
   */
  drawn: Card[];
}
/**
 * A favor that was promised and not yet called in.
 */
export interface Debt {
  creditor: number;
  debtor: number;
  favor: Favor;
}
/**
 * The Duel: bonus cards and gifts.
 */
export interface DuelTable {
  /**
   * the viewer's
   */
  hand: string[];
  /**
   * which of them were drawn in this phase 4
   */
  fresh: string[];
  /**
   * how many, by seat
   */
  hands: number[];
  /**
   * fulfilled ones on the dollar piles, by seat
   */
  won: string[][];
  deck: number;
  /**
   * top first
   */
  discard: string[];
  /**
   * kinds offered as gifts in this phase
   */
  offered: Card[];
  gift: Gift | null;
  /**
   * a turned-over card was discarded in this phase 3
   */
  thrown: boolean;
  /**
   * who draws no more bonus cards in this turn
   */
  stopped: number[];
}
/**
 * A gift that is offered, or was accepted and has to be handed over.
 */
export interface Gift {
  giver: number;
  kind: Card;
  taken: boolean;
}
/**
 * One version of the table: what happened, and what the receiver's seats learn of it.
 */
export interface Story {
  version: number;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  at: number;
  news:
    | Created
    | Joined
    | Left
    | Renamed
    | NonceAdded
    | SettingsChanged
    | SeatsSwapped
    | BotSeated
    | SeatOpened
    | NewcomerAsked
    | NewcomerAnswered
    | NewcomerTurnedAway
    | Started
    | Moved
    | StoodIn
    | SeatTaken
    | LastCalled
    | CallTakenBack
    | Readied
    | Paused
    | Resumed
    | EndWanted
    | Ended
    | HostPassed
    | Said
    | Rematched;
  seats: SeatStory[];
}
/**
 * The table was set up; `commitment` is the SHA-256 of the secret from which its seed is made.
 */
export interface Created {
  type: "created";
  commitment: string;
}
/**
 * Somebody sat down.
 */
export interface Joined {
  type: "joined";
  member: string;
  name: string;
  seats: number[];
  program: boolean;
}
/**
 * Somebody left for good, of their own will or removed by the host.
 */
export interface Left {
  type: "left";
  member: string;
  removed: boolean;
}
/**
 * Somebody has another nickname.
 */
export interface Renamed {
  type: "renamed";
  member: string;
  name: string;
}
/**
 * Somebody has added to the seed.
 */
export interface NonceAdded {
  type: "nonce-added";
  member: string;
  nonce: string;
}
/**
 * The host has changed the settings.
 */
export interface SettingsChanged {
  type: "settings-changed";
  settings: Settings;
}
/**
 * Two seats have changed places.
 */
export interface SeatsSwapped {
  type: "seats-swapped";
  first: number;
  second: number;
}
/**
 * A bot sits down for good, until somebody takes its seat over.
 */
export interface BotSeated {
  type: "bot-seated";
  seat: number;
  bot: string;
}
/**
 * A seat is free to be taken; in a running game newcomers may ask for it, and its bot plays until then.
 */
export interface SeatOpened {
  type: "seat-opened";
  seat: number;
}
/**
 * Somebody asks to take over a bot's seat in the running game.
 */
export interface NewcomerAsked {
  type: "newcomer-asked";
  newcomer: string;
  name: string;
  seat: number;
  program: boolean;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  until: number;
}
/**
 * Somebody agrees that a newcomer joins, or declines.
 */
export interface NewcomerAnswered {
  type: "newcomer-answered";
  newcomer: string;
  member: string;
  agree: boolean;
}
/**
 * A newcomer does not join, and why; one who does is told of by `joined`.
 */
export interface NewcomerTurnedAway {
  type: "newcomer-turned-away";
  newcomer: string;
  name: string;
  why: TurnedAway;
}
/**
 * The cards were dealt.
 */
export interface Started {
  type: "started";
}
/**
 * A seat has made a move: by its person, its bot, a bot because time was up, or a standing order.
 */
export interface Moved {
  type: "moved";
  seat: number;
  by: By;
}
/**
 * A bot plays for somebody who is away.
 */
export interface StoodIn {
  type: "stood-in";
  seat: number;
  bot: string;
}
/**
 * A person plays this seat again.
 */
export interface SeatTaken {
  type: "seat-taken";
  seat: number;
}
/**
 * The active seat is done with trading at this moment, unless something changes before.
 */
export interface LastCalled {
  type: "last-called";
  seat: number;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  until: number;
}
/**
 * The trading goes on.
 */
export interface CallTakenBack {
  type: "call-taken-back";
  seat: number;
}
/**
 * Somebody has nothing to add to this trading.
 */
export interface Readied {
  type: "readied";
  member: string;
}
/**
 * The game stands still.
 */
export interface Paused {
  type: "paused";
}
/**
 * The game goes on.
 */
export interface Resumed {
  type: "resumed";
}
/**
 * Somebody wants the game ended without a result, or no longer.
 */
export interface EndWanted {
  type: "end-wanted";
  member: string;
  agree: boolean;
}
/**
 * The game was ended without a result.
 */
export interface Ended {
  type: "ended";
}
/**
 * There is another host.
 */
export interface HostPassed {
  type: "host-passed";
  member: string;
}
/**
 * Somebody spoke.
 */
export interface Said {
  type: "said";
  member: string;
  name: string;
  text: string;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  at: number;
}
/**
 * The same people play again at another table; everybody's token opens it too.
 */
export interface Rematched {
  type: "rematched";
  table: string;
}
/**
 * What one seat learns of a story.
 */
export interface SeatStory {
  seat: number;
  events: (
    | Shuffled
    | ShuffledApart
    | Drew
    | TurnStarted
    | Planted
    | Harvested
    | FieldBought
    | FieldGained
    | TurnedOver
    | JoinedTable
    | Discarded
    | RanOut
    | KeptInHand
    | Given
    | GameEnded
    | Offered
    | CopiesReplaced
    | Accepted
    | AcceptanceTakenBack
    | Declined
    | Withdrawn
    | Lapsed
    | Traded
    | TradingEnded
    | Signalled
    | FavorsDrawn
    | FavorHandedOver
    | FavorReturned
    | PlantedFor
    | Repaid
    | Seized
    | Demanded
    | HandShown
    | Pressed
    | CardsPeeked
    | CardKept
    | CardPassedOn
    | MagpiePlayed
    | Stolen
    | CoinClaimed
    | CoinContested
    | CoinTaken
    | DollarsDealt
    | BonusDrawn
    | BonusDiscarded
    | Fulfilled
    | GiftOffered
    | GiftTaken
    | GiftRefused
    | DollarPaid
  )[];
}
/**
 * Cards were shuffled: which shuffle of the game it was, and how many cards there were.
 */
export interface Shuffled {
  type: "shuffled";
  counter: number;
  count: number;
}
/**
 * Cards that are no beans were shuffled.
 */
export interface ShuffledApart {
  type: "shuffled-apart";
  counter: number;
  count: number;
}
/**
 * A seat took cards to the back of its hand, one after the other.
 */
export interface Drew {
  type: "drew";
  seat: number;
  cards: Card[];
}
/**
 * A seat became active.
 */
export interface TurnStarted {
  type: "turn-started";
  turn: number;
  seat: number;
}
/**
 * A card went onto a field.
 */
export interface Planted {
  type: "planted";
  seat: number;
  kind: Card;
  field: number;
  source: Source;
}
/**
 * A field was sold: its cards, oldest first, of which the newest became coins.
 */
export interface Harvested {
  type: "harvested";
  seat: number;
  field: number;
  cards: Card[];
  coins: number;
}
/**
 * A seat paid for another field; the coins show their bean faces, topmost first.
 */
export interface FieldBought {
  type: "field-bought";
  seat: number;
  paid: Card[];
}
/**
 * A seat has one more field, for what it harvested.
 */
export interface FieldGained {
  type: "field-gained";
  seat: number;
}
/**
 * Cards were turned over for the active seat.
 */
export interface TurnedOver {
  type: "turned-over";
  seat: number;
  cards: Card[];
}
/**
 * Cards from the top of the discard pile joined the turned-over ones of their kind.
 */
export interface JoinedTable {
  type: "joined-table";
  cards: Card[];
}
/**
 * A seat threw a card away, from its hand or from the table.
 */
export interface Discarded {
  type: "discarded";
  seat: number;
  kind: Card;
  source: Source;
}
/**
 * The draw pile ran out, for the `times`-th time.
 */
export interface RanOut {
  type: "ran-out";
  times: number;
}
/**
 * Cards that everybody saw went to the back of a hand.
 */
export interface KeptInHand {
  type: "kept-in-hand";
  seat: number;
  cards: Card[];
}
/**
 * A card was set aside for another seat, to which it was due.
 */
export interface Given {
  type: "given";
  seat: number;
  to: number;
  kind: Card;
  turned: boolean;
}
/**
 * All fields were sold and the coins counted.
 */
export interface GameEnded {
  type: "game-ended";
  scores: number[];
  winners: number[];
}
/**
 * An offer, or a new revision of one, lies on the table; `parent` is the offer that it counters, or 0.
 */
export interface Offered {
  type: "offered";
  number: number;
  revision: number;
  maker: number;
  to: number[];
  terms: Terms;
  first_come: boolean;
  parent: number;
}
/**
 * A copy that an own open offer promised has left the hand; another of the kind took its place.
 */
export interface CopiesReplaced {
  type: "copies-replaced";
  seat: number;
  number: number;
  terms: Terms;
}
/**
 * A recipient does not want it.
 */
export interface Declined {
  type: "declined";
  number: number;
  seat: number;
  reason: Reason;
}
/**
 * The maker took an offer back.
 */
export interface Withdrawn {
  type: "withdrawn";
  number: number;
}
/**
 * An offer is off the table: a promised card is gone, or everybody asked has declined.
 */
export interface Lapsed {
  type: "lapsed";
  number: number;
  reason: "declined" | "gone";
}
/**
 * Cards changed hands and were set aside; `number` is the offer that was accepted.
 */
export interface Traded {
  type: "traded";
  number: number;
  maker: number;
  accepter: number;
  given: Good[];
  received: Good[];
}
/**
 * The active seat ended trading; all open offers lapsed.
 */
export interface TradingEnded {
  type: "trading-ended";
  seat: number;
}
/**
 * A seat said, without obligation, that it wants, has or does not want a kind, or took that back.
 */
export interface Signalled {
  type: "signalled";
  seat: number;
  kind: Card;
  signal: Meaning;
}
/**
 * A seat took favors from its pile.
 */
export interface FavorsDrawn {
  type: "favors-drawn";
  seat: number;
  favors: Favor[];
}
/**
 * A seat promised a favor: it is the debtor now.
 */
export interface FavorHandedOver {
  type: "favor-handed-over";
  debtor: number;
  creditor: number;
  favor: Favor;
}
/**
 * A favor was honoured and went to the bottom of the debtor's pile.
 */
export interface FavorReturned {
  type: "favor-returned";
  creditor: number;
  debtor: number;
  favor: Favor;
}
/**
 * The first card of a hand was planted in a field of the creditor (F1).
 */
export interface PlantedFor {
  type: "planted-for";
  seat: number;
  kind: Card;
  creditor: number;
  field: number;
}
/**
 * A card moved from a field of the debtor to one of the creditor (F2).
 */
export interface Repaid {
  type: "repaid";
  seat: number;
  own_field: number;
  kind: Card;
  creditor: number;
  field: number;
}
/**
 * A creditor took one of the turned-over cards (F3).
 */
export interface Seized {
  type: "seized";
  seat: number;
  kind: Card;
}
/**
 * A creditor demanded a card that fits (F4).
 */
export interface Demanded {
  type: "demanded";
  creditor: number;
  debtor: number;
}
/**
 * A debtor without such a card showed the hand to the creditor, and to nobody else.
 */
export interface HandShown {
  type: "hand-shown";
  debtor: number;
  creditor: number;
  cards: Card[];
}
/**
 * A creditor gave the debtor a card to plant at once (F6).
 */
export interface Pressed {
  type: "pressed";
  creditor: number;
  debtor: number;
  kind: Card;
}
/**
 * A creditor looks at the cards that the debtor would draw (F5).
 */
export interface CardsPeeked {
  type: "cards-peeked";
  creditor: number;
  debtor: number;
  cards: Card[];
}
/**
 * The creditor put one of them into the own hand, at a place that nobody else sees.
 */
export interface CardKept {
  type: "card-kept";
  seat: number;
  kind: Card;
  place: number | null;
}
/**
 * The creditor gave the debtor the next of the others.
 */
export interface CardPassedOn {
  type: "card-passed-on";
  creditor: number;
  debtor: number;
  kind: Card;
}
/**
 * A seat played the Magpie at the front of its hand.
 */
export interface MagpiePlayed {
  type: "magpie-played";
  seat: number;
}
/**
 * A card went from a victim's field to one of the thief's.
 */
export interface Stolen {
  type: "stolen";
  seat: number;
  victim: number;
  field: number;
  kind: Card;
  own_field: number;
}
/**
 * The active seat reached for the coin.
 */
export interface CoinClaimed {
  type: "coin-claimed";
  seat: number;
}
/**
 * A card of the holder's hand was drawn and revealed.
 */
export interface CoinContested {
  type: "coin-contested";
  holder: number;
  kind: Card;
}
/**
 * The coin changed hands.
 */
export interface CoinTaken {
  type: "coin-taken";
  seat: number;
}
/**
 * A seat's dollar pile began with cards that nobody saw.
 */
export interface DollarsDealt {
  type: "dollars-dealt";
  seat: number;
  cards: Card[];
}
/**
 * A seat took a bonus card into its hand.
 */
export interface BonusDrawn {
  type: "bonus-drawn";
  seat: number;
  bonus: string;
}
/**
 * A seat threw a bonus card away.
 */
export interface BonusDiscarded {
  type: "bonus-discarded";
  seat: number;
  bonus: string;
}
/**
 * A seat fulfilled a bonus card with a field, its own or the other's.
 */
export interface Fulfilled {
  type: "fulfilled";
  seat: number;
  bonus: string;
  owner_of_field: number;
  field: number;
}
/**
 * A seat pushed a gift card.
 */
export interface GiftOffered {
  type: "gift-offered";
  seat: number;
  kind: Card;
}
/**
 * A seat accepted the gift.
 */
export interface GiftTaken {
  type: "gift-taken";
  seat: number;
}
/**
 * A seat declined the gift.
 */
export interface GiftRefused {
  type: "gift-refused";
  seat: number;
}
/**
 * A bluff was accepted: "dollar", a bonus card by its name, or "nothing" changed piles.
 */
export interface DollarPaid {
  type: "dollar-paid";
  seat: number;
  paid: string;
}
/**
 * Something happened: new versions, and everything as it is after them.
 */
export interface Update {
  type: "update";
  version: number;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  now: number;
  stories: Story[];
  room: Room;
  games: Game[];
}
/**
 * A command was not carried out, and why; nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: Code;
  key: string;
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  sentence: string;
  /**
   * id of the rule that forbids it
   */
  rule?: string;
}
/**
 * Whether a move would be legal now.
 */
export interface Checked {
  type: "checked";
  id: string;
  legal: boolean;
  key?: string;
  args?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  sentence?: string;
  rule?: string;
}
/**
 * The standing orders of an own seat have changed.
 */
export interface Orders {
  type: "orders";
  seat: number;
  orders: Order[];
}
/**
 * Somebody showed a reaction.
 */
export interface Reacted {
  type: "reacted";
  member: string;
  what: Reaction;
}
/**
 * Which members are connected.
 */
export interface Presence {
  type: "presence";
  online: string[];
}
/**
 * A message could not be read; nothing has changed.
 */
export interface Failure {
  type: "error";
  code: Code;
  key: string;
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  sentence: string;
}
/**
 * The last message before the server closes the connection.
 */
export interface Bye {
  type: "bye";
  code: Code;
  key: string;
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  sentence: string;
}
/**
 * A bonus card: so many of a kind, then of each next higher one, are worth a dollar and its cents.
 */
export interface BonusCard {
  name: string;
  runs: number[];
  cents: number;
  /**
   * in the deck
   */
  cards: number;
}
/**
 * A bot.
 */
export interface BotEntry {
  name: string;
  sentence: string;
  /**
   * it comes with the server
   */
  own: boolean;
}
/**
 * All bots.
 */
export interface BotList {
  bots: BotEntry[];
}
/**
 * Change the settings before the game starts (host); the number of seats cannot go below those taken.
 */
export interface ChangeSettings {
  type: "change-settings";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  settings: Settings;
}
/**
 * Ask whether a move would be legal now; nothing happens.
 */
export interface Check {
  type: "check";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A move in notation: `p0 plant soy 1`.
   */
  move: string;
}
/**
 * Add the table of a guest to the account.
 */
export interface ClaimTable {
  table: string;
  /**
   * A bearer token, as in a private link.
   */
  token: string;
}
/**
 * Make a move. A move that goes on with the game is refused if the decision it was meant for has passed.
 */
export interface Play {
  type: "play";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A move in notation: `p0 plant soy 1`.
   */
  move: string;
  /**
   * the one that the move was based on
   */
  version?: number | null;
}
/**
 * Take back a `done` whose last call is still running.
 */
export interface NotDone {
  type: "not-done";
  /**
   * Made by the client, new for every command.
   */
  id: string;
}
/**
 * Have nothing to add to this trading: a last call need not wait for this member.
 */
export interface Ready {
  type: "ready";
  /**
   * Made by the client, new for every command.
   */
  id: string;
}
/**
 * Replace the standing orders of a seat; nobody else learns of them.
 */
export interface SetOrders {
  type: "set-orders";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A seat; the first one is 0.
   */
  seat: number;
  /**
   * @maxItems 8
   */
  orders: Order[];
}
/**
 * Speak to the table.
 */
export interface Say {
  type: "say";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  text: string;
}
/**
 * Show a reaction to the table; it is not kept.
 */
export interface React {
  type: "react";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  what: Reaction;
}
/**
 * Hear no more from a member, or hear them again; nobody else learns of it.
 */
export interface Mute {
  type: "mute";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * Somebody at the table: `m0`.
   */
  member: string;
  on: boolean;
}
/**
 * Take another nickname, before the game starts.
 */
export interface Rename {
  type: "rename";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A nickname.
   */
  name: string;
}
/**
 * Deal (host). Seats that are still open get bots.
 */
export interface Start {
  type: "start";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A bot, as `GET /api/bots` lists them.
   */
  bot?: string;
}
/**
 * Let two seats change places before the game starts (host).
 */
export interface Swap {
  type: "swap";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A seat; the first one is 0.
   */
  first: number;
  /**
   * A seat; the first one is 0.
   */
  second: number;
}
/**
 * Put a bot into an open seat, or in place of another bot (host).
 */
export interface SeatBot {
  type: "seat-bot";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A seat; the first one is 0.
   */
  seat: number;
  /**
   * A bot, as `GET /api/bots` lists them.
   */
  bot: string;
}
/**
 * Take a bot away from its seat before the game starts; in a running game, offer it to newcomers (host).
 */
export interface OpenSeat {
  type: "open-seat";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A seat; the first one is 0.
   */
  seat: number;
}
/**
 * Remove a member (host). In a running game a bot takes their seats.
 */
export interface Remove {
  type: "remove";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * Somebody at the table: `m0`.
   */
  member: string;
  /**
   * A bot, as `GET /api/bots` lists them.
   */
  bot?: string;
}
/**
 * Leave the table. In a running game this is resigning from all one's seats.
 */
export interface Leave {
  type: "leave";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A bot, as `GET /api/bots` lists them.
   */
  bot?: string;
}
/**
 * Give up a seat of a running game: a bot plays on.
 */
export interface Resign {
  type: "resign";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A seat; the first one is 0.
   */
  seat: number;
  /**
   * A bot, as `GET /api/bots` lists them.
   */
  bot?: string;
}
/**
 * Let a bot play one's seat from now on; coming back or `TakeSeat` ends it.
 */
export interface LendSeat {
  type: "lend-seat";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A seat; the first one is 0.
   */
  seat: number;
  /**
   * A bot, as `GET /api/bots` lists them.
   */
  bot?: string;
}
/**
 * Take one's seat back from the bot that plays it.
 */
export interface TakeSeat {
  type: "take-seat";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * A seat; the first one is 0.
   */
  seat: number;
}
/**
 * Stop the game and its clocks (host).
 */
export interface Pause {
  type: "pause";
  /**
   * Made by the client, new for every command.
   */
  id: string;
}
/**
 * Go on after a pause (host; anybody if the host is not connected).
 */
export interface Resume {
  type: "resume";
  /**
   * Made by the client, new for every command.
   */
  id: string;
}
/**
 * Make another member the host (host).
 */
export interface PassHost {
  type: "pass-host";
  /**
   * Made by the client, new for every command.
   */
  id: string;
  /**
   * Somebody at the table: `m0`.
   */
  member: string;
}
/**
 * After the end: a new table with the same settings and people, everybody one seat further.
 */
export interface Rematch {
  type: "rematch";
  /**
   * Made by the client, new for every command.
   */
  id: string;
}
/**
 * Delete the account.
 */
export interface EndAccount {
  password: string;
}
/**
 * The body of every answer that is no success.
 */
export interface ErrorBody {
  code: Code | ("failed" | "wrong-media" | "wrong-method");
  key: string;
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  sentence: string;
  /**
   * id of the rule that forbids it
   */
  rule?: string;
}
/**
 * A game with everything that can be added to it, and the ids to play it by.
 */
export interface GameGroup {
  rules: RuleSet;
  games: string[];
}
/**
 * A game, or an add-on to one.
 */
export interface RuleSet {
  id: string;
  name: string;
  sentences: string[];
  /**
   * how many can play; none for an add-on: those of the game
   */
  seats: number[];
  /**
   * that go with it
   */
  addons: string[];
}
/**
 * All games.
 */
export interface GameList {
  groups: GameGroup[];
  addons: RuleSet[];
}
/**
 * How a game or an add-on is played.
 */
export interface GuideText {
  name: string;
  language: string;
  title: string;
  /**
   * in Markdown
   */
  text: string;
}
/**
 * That the server runs, and what it speaks.
 */
export interface Health {
  protocol: number;
  version: string;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  now: number;
  /**
   * by which other devices reach the server; empty: only its own machine does
   */
  address: string;
}
/**
 * The first message: who is there, and the last version that was seen, if any.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  /**
   * none: a spectator, or who is known by a cookie
   */
  token?: string;
  since?: number | null;
}
/**
 * Sit down at a table, or ask to join its running game.
 */
export interface JoinTable {
  /**
   * A nickname.
   */
  name: string;
  /**
   * None named: the first one that is open. In a running game one at most.
   *
   * @maxItems 7
   *
   * Items: A seat; the first one is 0.
   */
  seats?: number[];
  /**
   * A text of one's own for the seed; it is added if the game has not started.
   */
  nonce?: string;
  /**
   * A token that the client has made from 32 random bytes, in URL-safe Base64. Whoever asks again with the same one gets the same seat. Without it the server makes one.
   */
  token?: string;
  /**
   * a program sits down by itself; its chair says so
   */
  program?: boolean;
}
/**
 * A kind of bean.
 */
export interface Kind {
  name: Card;
  /**
   * in the deck
   */
  cards: number;
  plantable: boolean;
  pays: Pay[];
  /**
   * with exactly so many cards a harvest brings another field; 0: never
   */
  for_field: number;
}
/**
 * A step of a beanometer.
 */
export interface Pay {
  cards: number;
  coins: number;
}
/**
 * How much is allowed; times are in milliseconds unless the name says otherwise.
 */
export interface LimitList {
  message_bytes: number;
  body_bytes: number;
  burst_messages: number;
  messages_per_second: number;
  chats: number;
  chat_seconds: number;
  chat_characters: number;
  name_characters: number;
  open_offers: number;
  last_call: number;
  grace: number;
  members: number;
  connections: number;
  orders: number;
  paces: {
    [k: string]: number;
  };
  /**
   * after so many without a move the table of guests is deleted
   */
  guest_days: number;
  session_days: number;
}
/**
 * The tables that anybody can find, those last touched first.
 */
export interface Lobby {
  tables: LobbyEntry[];
}
/**
 * A table that anybody can find.
 */
export interface LobbyEntry {
  table: string;
  game: string;
  status: Status;
  /**
   * name
   */
  host: string;
  /**
   * names of those who have a seat
   */
  players: string[];
  seats: number;
  /**
   * seats that are free
   */
  open: number;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  created: number;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  touched: number;
}
/**
 * An account as it sees itself.
 */
export interface Me {
  name: string;
  notices: NoticeWishes;
  /**
   * by which this server sends notices
   */
  channels: Channel[];
  tables: OwnTable[];
}
/**
 * What an account wants to hear of while it is away, and where; nothing by default.
 */
export interface NoticeWishes {
  email?: string;
  webhook?: string;
  /**
   * in which it is told
   */
  lang?: string;
  /**
   * that it is one's turn
   */
  turns?: boolean;
  /**
   * offers to answer
   */
  offers?: boolean;
  /**
   * that a game is over
   */
  ends?: boolean;
}
/**
 * A table at which an account has a place.
 */
export interface OwnTable {
  table: string;
  member: string;
  game: string;
  status: Status;
  /**
   * name
   */
  host: string;
  /**
   * Milliseconds since 1970, by the server's clock.
   */
  touched: number;
}
/**
 * Make an account, and sign in.
 */
export interface NewAccount {
  /**
   * A nickname.
   */
  name: string;
  password: string;
}
/**
 * Change the password; all other browsers are signed out.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * Let a program play a seat that no person has, before the game starts.
 */
export interface NewProgram {
  /**
   * A seat; the first one is 0.
   */
  seat: number;
  /**
   * A nickname.
   */
  name: string;
  /**
   * A token that the client has made from 32 random bytes, in URL-safe Base64. Whoever asks again with the same one gets the same seat. Without it the server makes one.
   */
  token?: string;
}
/**
 * Make a table and sit down at it as its host.
 */
export interface NewTable {
  settings: Settings;
  /**
   * A nickname.
   */
  name?: string;
  /**
   * Seats that the host plays, for several at one screen.
   */
  seats?: number;
  /**
   * A token that the client has made from 32 random bytes, in URL-safe Base64. Whoever asks again with the same one gets the same seat. Without it the server makes one.
   */
  token?: string;
}
/**
 * A game as the receiver knows it: own view while it runs, everything after its end.
 */
export interface RecordBody {
  table: string;
  game: string;
  names: string[];
  status: Status;
  /**
   * nothing is hidden
   */
  whole: boolean;
  commitment: string;
  /**
   * empty until the game is over
   */
  secret: string;
  nonces: string[];
  /**
   * in notation; none unless it is whole
   */
  moves: string[];
  /**
   * the deal and every move, as the receiver was told of them
   */
  stories: Story[];
  /**
   * by seat; none unless it is over
   */
  scores: number[];
  /**
   * in notation; empty unless it is whole
   */
  record: string;
}
/**
 * A finished game after some of its moves.
 */
export interface ReplayBody {
  table: string;
  /**
   * moves made
   */
  at: number;
  /**
   * that there are
   */
  moves: number;
  /**
   * the last one made, in notation; empty at the beginning
   */
  move: string;
  /**
   * who made it
   */
  by: By | null;
  /**
   * in notation, with everything that was hidden
   */
  position: string;
  /**
   * of the last move, or of the deal, as they were
   */
  events: (
    | Shuffled
    | ShuffledApart
    | Drew
    | TurnStarted
    | Planted
    | Harvested
    | FieldBought
    | FieldGained
    | TurnedOver
    | JoinedTable
    | Discarded
    | RanOut
    | KeptInHand
    | Given
    | GameEnded
    | Offered
    | CopiesReplaced
    | Accepted
    | AcceptanceTakenBack
    | Declined
    | Withdrawn
    | Lapsed
    | Traded
    | TradingEnded
    | Signalled
    | FavorsDrawn
    | FavorHandedOver
    | FavorReturned
    | PlantedFor
    | Repaid
    | Seized
    | Demanded
    | HandShown
    | Pressed
    | CardsPeeked
    | CardKept
    | CardPassedOn
    | MagpiePlayed
    | Stolen
    | CoinClaimed
    | CoinContested
    | CoinTaken
    | DollarsDealt
    | BonusDrawn
    | BonusDiscarded
    | Fulfilled
    | GiftOffered
    | GiftTaken
    | GiftRefused
    | DollarPaid
  )[];
  /**
   * as each seat saw it
   */
  games: Game[];
}
/**
 * A rule, and what was decided where the booklet is silent.
 */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  /**
   * empty: the booklet has settled the matter
   */
  ruling: string;
}
/**
 * A place at a table, or one that was asked for; whoever has the token or the link has the place.
 */
export interface Seated {
  table: string;
  /**
   * empty: the others have to agree first
   */
  member: string;
  token: string;
  /**
   * Path of the private link; the token is behind the `#`.
   */
  link: string;
  /**
   * the request on which the others decide, as in `newcomers` of the room
   */
  newcomer?: string;
}
/**
 * What a page has to know of a game before it is played.
 */
export interface Sheet {
  game: string;
  seats: number;
  kinds: Kind[];
  turn: TurnStep[];
  turned_over: number;
  trading: boolean;
  /**
   * scores are in cents, a coin is a dollar
   */
  cents: boolean;
  bonus: BonusCard[];
}
/**
 * A step of a turn in which somebody is asked, and what it may go on with.
 */
export interface TurnStep {
  name: PhaseName;
  key: string;
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  sentence: string;
  rule: string;
  also: Task[];
}
/**
 * What may have to be done in a step of a turn.
 */
export interface Task {
  key: string;
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  sentence: string;
}
/**
 * Sign in.
 */
export interface SignIn {
  name: string;
  password: string;
}
