/* Made from the server's messages by `python -m tools.protocol_types`; do not edit. */

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
export type Meaning = "clear" | "have" | "no" | "want";
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
export type Lapse = "declined" | "gone";
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
export type AnyCommand =
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
export type Channel = "email" | "webhook";
export type ComposedMove = OfferMove | RevisionMove | AcceptMove | SignalMove;
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
  | DollarsDealt
  | BonusDrawn
  | BonusDiscarded
  | Fulfilled
  | GiftOffered
  | GiftTaken
  | GiftRefused
  | DollarPaid
  | CoinClaimed
  | CoinContested
  | CoinTaken
  | MagpiePlayed
  | Stolen
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
  | CardPassedOn;
export type ServerMessage =
  Welcome | Update | Ack | Refused | Checked | Advice | Orders | Reacted | Presence | ErrorMessage | Bye;
export type TableEvent =
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

/** Accept an offer with certain copies. */
export interface AcceptMove {
  type: "accept";
  /** your own */
  seat: number;
  /** The number of an offer. */
  offer: number;
  /** which version of the offer, from 1 */
  revision?: number;
  /** of the wanted cards, in their order; none: the copies nearest the front */
  places?: (number | ("hand" | "turned"))[];
}
/** A recipient took back an acceptance. */
export interface AcceptanceTakenBack {
  type: "acceptance-taken-back";
  number: number;
  seat: number;
}
/** A recipient accepted an offer made to several; the maker has to pick. */
export interface Accepted {
  type: "accepted";
  number: number;
  seat: number;
}
/** A command was carried out and stored; `version` is the table's at that moment. */
export interface Ack {
  type: "ack";
  /** of the command that this answers */
  id: string;
  /** at which the command was carried out */
  version: number;
}
/** Add a text of your own to the seed, before the game starts. */
export interface AddNonce {
  type: "add-nonce";
  /** Made by the client, new for every command. */
  id: string;
  /** letters, digits, `_` and `-` */
  nonce: string;
}
/** What a bot would do; an empty move means do nothing. */
export interface Advice {
  type: "advice";
  /** of the command that this answers */
  id: string;
  /** the seat, from 0 */
  seat: number;
  /** in notation */
  move: string;
  /** the same as data, if it is a move that is composed */
  composed?: OfferMove | RevisionMove | AcceptMove | SignalMove;
}
/** Make an offer, or answer one with a counter-offer. */
export interface OfferMove {
  type: "offer";
  /** your own */
  seat: number;
  /**
   * the seats asked, in any order
   *
   * @maxItems 7
   *
   * Items: A seat; the first one is 0.
   */
  to: number[];
  /** what is given and wanted */
  terms: OfferTerms;
  /** the first to accept gets it; otherwise the maker of an offer to several picks */
  first_come?: boolean;
  /** the offer that it counters, or 0 */
  parent?: number;
}
/** What an offer gives, and what it wants: all the cards, one of them, or anything. */
export interface OfferTerms {
  /** the cards that are given */
  give: GivenCard[];
  /** the cards that are wanted */
  want: Card[];
  /** whether all of `want` is wanted, one of the cards, or anything */
  mode: Mode;
  /** the favors that are promised */
  give_favors: Favor[];
  /** the favors that are wanted */
  want_favors: Favor[];
}
/** A card that is given, and where it comes from. */
export interface GivenCard {
  /** its kind */
  card: Card;
  /** a place in the hand for its owner, `hand` for everybody else, or `turned` */
  place: number | ("hand" | "turned");
}
/** Change the terms of your own open offer. */
export interface RevisionMove {
  type: "revise";
  /** your own */
  seat: number;
  /** The number of an offer. */
  offer: number;
  /** what is given and wanted */
  terms: OfferTerms;
}
/** Say without obligation what you want, have or do not want; `clear` takes it back. */
export interface SignalMove {
  type: "signal";
  /** your own */
  seat: number;
  /** the kind of bean */
  kind: Card;
  /** what you say of it */
  signal: Meaning;
}
/** Ask a bot what it would do for a seat. */
export interface Advise {
  type: "advise";
  /** Made by the client, new for every command. */
  id: string;
  /** A seat; the first one is 0. */
  seat: number;
}
/**
 * Ask for the game to end without a result, or take that back; it ends when everybody who has a say agrees.
 *
 *     All people at the table have a say, except those who are away while a bot plays for them; programs have none.
 */
export interface AgreeToEnd {
  type: "agree-to-end";
  /** Made by the client, new for every command. */
  id: string;
  /** whether they agree */
  agree?: boolean;
}
/**
 * Agree to let a newcomer take over a bot's seat in the running game, or decline.
 *
 *     Every person who has a seat is asked, whether connected or not; programs have no say. One refusal is enough.
 */
export interface AnswerNewcomer {
  type: "answer-newcomer";
  /** Made by the client, new for every command. */
  id: string;
  /** who is asking to join */
  newcomer: string;
  /** whether they agree */
  agree: boolean;
}
/** What the server answers to one command, as it would over a WebSocket. */
export interface Answers {
  /** what would have come over a WebSocket, oldest first */
  messages: (Welcome | Update | Ack | Refused | Checked | Advice | Orders | Reacted | Presence | ErrorMessage | Bye)[];
}
/** The answer to `hello`: everything as it is now, and what you missed since the version named there. */
export interface Welcome {
  type: "welcome";
  /** the version of the protocol: 1 */
  protocol: number;
  /** the table's */
  version: number;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** who you are */
  you: You;
  /** the table without the game */
  room: TableView;
  /** for each of your seats; for a spectator, one with seat -1; none before the start */
  games: GameView[];
  /** what happened since the version named in `hello`, oldest first */
  missed: Story[];
  /** whether `missed` goes back to the version named; otherwise rely only on the fields above */
  complete: boolean;
  /** the latest chat */
  said: Said[];
  /** ids of the members who are connected */
  online: string[];
}
/** Who the receiver is; a spectator has no member id and no seats. */
export interface You {
  /** the id of the member */
  member: string;
  /** the nickname */
  name: string;
  /** your seats */
  seats: number[];
  /** whether you are the host */
  host: boolean;
  /** members you do not hear */
  muted: string[];
  /** standing orders, for each of your seats */
  orders: SeatOrders[];
}
/** The standing orders of one of your seats. */
export interface SeatOrders {
  /** the seat, from 0 */
  seat: number;
  /** the standing orders, in order of preference */
  orders: Order[];
}
/**
 * A standing order: something that is done for its player whenever possible.
 *
 *     `trade` gives `give` for `get`: offered to the active player once in each phase, and any offer at least as good
 *     is accepted. `gifts` accepts gifts of kinds that the player grows. `refuse` declines every offer that no other
 *     order accepts. `fulfil` fulfils bonus cards in The Duel as soon as a field matches.
 */
export interface Order {
  /** what it does */
  kind: "fulfil" | "gifts" | "refuse" | "trade";
  /** Cards: `2 coffee`. */
  give?: string;
  /** Cards: `red`. */
  get?: string;
}
/** The table without the game. */
export interface TableView {
  /** the id of the table */
  table: string;
  /** `over`: played out; `ended`: without a result */
  status: Status;
  /** all of them */
  settings: Settings;
  /** the host's member id */
  host: string;
  /** one for each seat */
  chairs: ChairView[];
  /** SHA-256 of the secret, as 64 hexadecimal digits */
  commitment: string;
  /** in the order in which they follow the secret in the seed */
  nonces: string[];
  /** empty until the game is over */
  secret: string;
  /** seats that the table is waiting for; none while nothing is played */
  awaited: number[];
  /** one for each seat that the table is waiting for, if there is a clock */
  timings: Timing[];
  /** the last call that is running, if any */
  last_call: Call | null;
  /** members who have nothing to add to this trading */
  ready: string[];
  /** members who want the game to end */
  want_end: string[];
  /** the table of the rematch, if there is one */
  rematch: string;
  /** who is asking to join the running game */
  newcomers: NewcomerView[];
}
/** What a table plays and how. */
export interface Settings {
  /** A game id: `anniversary+coin/4`. */
  game: string;
  /** how long players may think */
  clock?: ClockSettings;
  /** in the lobby, where anybody can join; otherwise by link only */
  listed?: boolean;
  /** anybody with the link may watch */
  spectators?: boolean;
  /** of the bots */
  pace?: Pace;
  /** a bot plays for players who have been away for a while, until they are back */
  takeover?: boolean;
  /** players may ask a bot for advice */
  hints?: boolean;
}
/** How long a player may keep the table waiting for one decision: seconds, days, or no limit. */
export interface ClockSettings {
  /** seconds (`live`), `days`, or no clock at all */
  kind?: ClockKind;
  /** how many seconds or days; 0 for none */
  amount?: number;
}
/** A seat and who plays it. */
export interface ChairView {
  /** the seat, from 0 */
  seat: number;
  /** whose seat it is; empty: a bot's, or open */
  member: string;
  /** of the member or the bot */
  name: string;
  /** the bot that plays it now, for good or for somebody who is away; empty: a person plays */
  bot: string;
  /** the seat is open; in a running game newcomers may ask for it */
  open: boolean;
  /** the member is a program */
  program: boolean;
}
/** The clock of a seat that the table is waiting for. */
export interface Timing {
  /** the seat, from 0 */
  seat: number;
  /** milliseconds, when this was sent */
  left: number;
  /** always true */
  running: boolean;
}
/** A last call that is running. */
export interface Call {
  /** the seat, from 0 */
  seat: number;
  /** Milliseconds since 1970, by the server's clock. */
  until: number;
}
/** Somebody asking to take over a bot's seat in the running game. */
export interface NewcomerView {
  /** used to answer it */
  id: string;
  /** the nickname */
  name: string;
  /** the seat, from 0 */
  seat: number;
  /** whether it is a program */
  program: boolean;
  /** when the request lapses */
  until: number;
  /** members who agree */
  agreed: string[];
  /** members who have not answered yet */
  asked: string[];
}
/** A game as one seat sees it; a spectator has seat -1, no hand and no choices. */
export interface GameView {
  /** your seat; -1 for a spectator */
  seat: number;
  /** the game id */
  game: string;
  /** the number of the turn, from 1 */
  turn: number;
  /** the seat that started */
  start: number;
  /** whose turn it is */
  active: number;
  /** where in the turn the game is */
  phase: Phase;
  /** every seat that the game is waiting for */
  awaited: number[];
  /** how many cards */
  deck: number;
  /** how often the draw pile has run out */
  runs: number;
  /** the game ends when it has run out this often */
  exhaustions: number;
  /** how many cards are in the discard pile */
  discard: number;
  /** of the discard pile */
  top: Card | null;
  /** turned-over cards */
  turned: Card[];
  /** cards out of the game */
  out: number;
  /** the viewer's, front card first */
  hand: Card[];
  /** all players, by seat */
  seats: Seat[];
  /** "coin", or "dollar": then scores are in cents */
  currency: string;
  /** coins for another field; 0: not for sale */
  field_price: number;
  /** the most that a player can have */
  max_fields: number;
  /** all that are open */
  offers: OpenOffer[];
  /** what can be offered; null outside trading */
  trade: Trade | null;
  /** `want red`, `have red`, `no red` and `clear red` are possible */
  may_signal: boolean;
  /** the moves to choose from; offers and signals you compose yourself */
  choices: Choice[];
  /** what the viewer is to do, or whoever is awaited */
  task: Task;
  /** what lies beside the beans */
  extras: ExtraView[];
  /** empty until the game is over */
  winners: number[];
  /** all cards as the viewer sees them, in notation */
  position: string;
}
/** Where in the turn the game is. */
export interface Phase {
  /** where in the turn the game is */
  name: PhaseName;
  /** the step of the turn that it belongs to or interrupts, as listed on the sheet */
  during: PhaseName;
  /** the sentence in the catalogue of words */
  key: string;
  /** the arguments of the sentence: seats are numbers, beans are names */
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /** what to do */
  sentence: string;
  /** the id of the rule that says so */
  rule: string;
  /** those it concerns: who must plant, was robbed, gives or is owed, creditors first */
  seats: number[];
  /** the card it is about: to be planted at once, or offered as a gift */
  kind: Card | null;
  /** whether offers can be made */
  trading: boolean;
}
/** What everybody can see of a player. */
export interface Seat {
  /** the seat, from 0 */
  seat: number;
  /** how many cards */
  hand: number;
  /** the fields, from left to right */
  fields: Field[];
  /** received, to be planted */
  aside: Card[];
  /** how many */
  coins: number;
  /** what counts at the end: coins, or in some games cents */
  score: number;
  /** what the player says */
  signals: Signals;
}
/** A field: what grows there, and what a harvest pays now and at its next step. */
export interface Field {
  /** oldest first */
  cards: Card[];
  /** coins for a harvest now */
  pays: number;
  /** a harvest now earns another field instead */
  brings_field: boolean;
  /** how many cards the next step needs; 0: there is no next step */
  next_cards: number;
  /** what it pays then */
  next_pays: number;
  /** the next step earns another field instead */
  next_brings_field: boolean;
  /** a single card that may not be harvested now */
  protected: boolean;
}
/** What a player says without obligation. */
export interface Signals {
  /** kinds wanted */
  want: Card[];
  /** kinds to give away */
  have: Card[];
  /** kinds not wanted */
  no: Card[];
}
/** An open offer; places in a hand are shown only to its owner. */
export interface OpenOffer {
  /** of the offer */
  number: number;
  /** which version of the offer, from 1 */
  revision: number;
  /** the seat that made the offer */
  maker: number;
  /** the seats that are asked */
  to: number[];
  /** what is given and wanted */
  terms: OfferTerms;
  /** the first to accept gets it; otherwise the maker of an offer to several picks */
  first_come: boolean;
  /** the offer that it counters, or 0 */
  parent: number;
  /** one for each seat asked */
  answers: OfferAnswer[];
  /** the viewer was asked and has what is wanted */
  can_accept: boolean;
  /** the viewer may answer with another offer */
  can_counter: boolean;
  /** for each wanted card, what the viewer could give, as in `accept 7 from 3` */
  copies: (number | ("hand" | "turned"))[][];
  /** the copies named in the viewer's own acceptance */
  promised: (number | ("hand" | "turned"))[];
  /** null: the viewer is not involved */
  effect: Effect | null;
}
/** How a player has answered an offer. */
export interface OfferAnswer {
  /** the seat, from 0 */
  seat: number;
  /** what it was */
  answer: AnswerName;
}
/** How a trade would affect the viewer, as things stand. */
export interface Effect {
  /** one for each card received, after everything that has to be planted anyway */
  lands: Landing[];
  /** how many fields have to be harvested to plant what is due without the trade */
  harvests_before: number;
  /** and with it */
  harvests_after: number;
  /** the viewer's fields that may be harvested now */
  harvestable: number[];
  /** a rough figure for sorting, without a unit: above 0 the trade helps */
  worth: number;
}
/** Where a received card would go. */
export interface Landing {
  /** the kind of bean */
  kind: Card;
  /** "no-room": a field would have to be harvested first */
  where: Where;
  /** the viewer's field that it joins, or 0 */
  field: number;
  /** what that field pays without the card */
  pays: number;
  /** and with the card */
  then_pays: number;
}
/** What the viewer can offer; null outside trading. */
export interface Trade {
  /** the seats that an offer may go to: one of them, several or all */
  to: number[];
  /** what can be given */
  goods: GivenCard[];
  /** what can be asked for */
  kinds: Card[];
  /** the viewer's own that can be given */
  favors: Favor[];
  /** favors that can be asked for */
  ask_favors: Favor[];
  /** offers and changes of offers made in this trading */
  made: number;
}
/** A legal move, with only the fields that apply to it. */
export interface Choice {
  /** in notation; send it as it is */
  move: string;
  /** What a move is called. */
  verb: Verb;
  /** the move advances the game; otherwise it is an extra */
  advances: boolean;
  /** the kind of bean */
  kind?: Card;
  /** the viewer's field, or that of `seat` if there is one */
  field?: number;
  /** the viewer's field, if `field` is another player's */
  own_field?: number;
  /** another player, or the owner of `field` */
  seat?: number;
  /** in the viewer's hand */
  place?: number | ("hand" | "turned");
  /** its number */
  offer?: number;
  /** which version of the offer, from 1 */
  revision?: number;
  /** why */
  reason?: Reason;
  /** which one */
  favor?: Favor;
  /** a bonus card by its name: `2-2/10`, or `?` */
  bonus?: string;
  /** "dollar", a bonus card by its name, or "nothing" */
  paid?: string;
  /** what else its sentence speaks of */
  facts?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
}
/** Something to do. */
export interface Task {
  /** the sentence in the catalogue of words */
  key: string;
  /** the arguments of the sentence: seats are numbers, beans are names */
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /** for people, in English */
  sentence: string;
}
/**
 * Something that lies beside the beans: a sentence, followed by the things in it.
 *
 *     For example, somebody's favors or bonus cards, a debt, or who holds the Bean Coin.
 */
export interface ExtraView {
  /** the sentence in the catalogue of words */
  key: string;
  /** the arguments of the sentence: seats are numbers, beans are names */
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /** without the things */
  sentence: string;
  /** whose it is; -1: nobody's */
  seat: number;
  /** the id of the rule about it, or nothing */
  rule: string;
  /** of the things: `bean`, `favor` or `bonus`; empty: there are none */
  family: string;
  /** the things, as moves name them */
  words: string[];
  /** short enough to stand beside the player's name */
  badge: boolean;
  /** choices may name the things, in the part that is called like the family */
  playable: boolean;
  /** the kind of standing order that makes such moves by itself, or nothing */
  order: string;
}
/** One version of the table: what happened, and what the receiver's seats learn from it. */
export interface Story {
  /** the version that this created */
  version: number;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  /** what happened */
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
  /** what each of your seats learns; empty if nothing happened in the game */
  seats: SeatStory[];
}
/** The table was created; `commitment` is the SHA-256 of the secret from which its seed is made. */
export interface Created {
  type: "created";
  /** SHA-256 of the secret, as 64 hexadecimal digits */
  commitment: string;
}
/** Somebody sat down. */
export interface Joined {
  type: "joined";
  /** the id of the member */
  member: string;
  /** the nickname */
  name: string;
  /** the seats they have */
  seats: number[];
  /** whether it is a program */
  program: boolean;
}
/** Somebody left for good, on their own or removed by the host. */
export interface Left {
  type: "left";
  /** the id of the member */
  member: string;
  /** true: by the host */
  removed: boolean;
}
/** Somebody changed their nickname. */
export interface Renamed {
  type: "renamed";
  /** the id of the member */
  member: string;
  /** the nickname */
  name: string;
}
/** Somebody added a text to the seed. */
export interface NonceAdded {
  type: "nonce-added";
  /** the id of the member */
  member: string;
  /** letters, digits, `_` and `-` */
  nonce: string;
}
/** The host changed the settings. */
export interface SettingsChanged {
  type: "settings-changed";
  /** all of them */
  settings: Settings;
}
/** Two seats were swapped. */
export interface SeatsSwapped {
  type: "seats-swapped";
  /** a seat */
  first: number;
  /** the other */
  second: number;
}
/** A bot sat down for good, until somebody takes over its seat. */
export interface BotSeated {
  type: "bot-seated";
  /** the seat, from 0 */
  seat: number;
  /** the bot, by its name */
  bot: string;
}
/** A seat is open; in a running game newcomers may ask for it, and its bot plays until then. */
export interface SeatOpened {
  type: "seat-opened";
  /** the seat, from 0 */
  seat: number;
}
/** Somebody asks to take over a bot's seat in the running game. */
export interface NewcomerAsked {
  type: "newcomer-asked";
  /** the id of the newcomer who is asking to join */
  newcomer: string;
  /** the nickname */
  name: string;
  /** the seat, from 0 */
  seat: number;
  /** whether it is a program */
  program: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  until: number;
}
/** Somebody agrees to let a newcomer join, or declines. */
export interface NewcomerAnswered {
  type: "newcomer-answered";
  /** the id of the newcomer who is asking to join */
  newcomer: string;
  /** the id of the member */
  member: string;
  /** whether they agree */
  agree: boolean;
}
/** A newcomer does not join, and why; `joined` announces one who does. */
export interface NewcomerTurnedAway {
  type: "newcomer-turned-away";
  /** the id of the newcomer who is asking to join */
  newcomer: string;
  /** the nickname */
  name: string;
  /** the reason */
  why: TurnedAway;
}
/** The cards were dealt. */
export interface Started {
  type: "started";
}
/** A move was made: by the player, a bot, the server because time was up, or a standing order. */
export interface Moved {
  type: "moved";
  /** the seat, from 0 */
  seat: number;
  /** who decided: the `person`, a `bot`, the server because time was up (`clock`), a standing `order` */
  by: By;
}
/** A bot plays for somebody who is away. */
export interface StoodIn {
  type: "stood-in";
  /** the seat, from 0 */
  seat: number;
  /** the bot, by its name */
  bot: string;
}
/** A person plays this seat again. */
export interface SeatTaken {
  type: "seat-taken";
  /** the seat, from 0 */
  seat: number;
}
/** The active player will be done with trading at this moment, unless something changes first. */
export interface LastCalled {
  type: "last-called";
  /** the seat, from 0 */
  seat: number;
  /** Milliseconds since 1970, by the server's clock. */
  until: number;
}
/** Trading continues. */
export interface CallTakenBack {
  type: "call-taken-back";
  /** the seat, from 0 */
  seat: number;
}
/** Somebody has nothing to add to this trading. */
export interface Readied {
  type: "readied";
  /** the id of the member */
  member: string;
}
/** The game was paused. */
export interface Paused {
  type: "paused";
}
/** The game continues. */
export interface Resumed {
  type: "resumed";
}
/** Somebody wants the game to end without a result, or no longer does. */
export interface EndWanted {
  type: "end-wanted";
  /** the id of the member */
  member: string;
  /** whether they agree */
  agree: boolean;
}
/** The game was ended without a result. */
export interface Ended {
  type: "ended";
}
/** There is a new host. */
export interface HostPassed {
  type: "host-passed";
  /** the id of the member */
  member: string;
}
/** Somebody said something. */
export interface Said {
  type: "said";
  /** the id of the member */
  member: string;
  /** the nickname */
  name: string;
  /** on one line, cleaned */
  text: string;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  /** of the table, created by this message: no two have the same */
  version?: number;
}
/** The same people play again at another table; everybody's token opens it too. */
export interface Rematched {
  type: "rematched";
  /** the id of the table */
  table: string;
}
/** What one seat learns from a story. */
export interface SeatStory {
  /** your seat; -1 for a spectator */
  seat: number;
  /** what the seat learns, in order */
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
    | DollarsDealt
    | BonusDrawn
    | BonusDiscarded
    | Fulfilled
    | GiftOffered
    | GiftTaken
    | GiftRefused
    | DollarPaid
    | CoinClaimed
    | CoinContested
    | CoinTaken
    | MagpiePlayed
    | Stolen
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
  )[];
  /** of cards, in order; only if there are any */
  travels?: CardTravel[];
}
/** Cards were shuffled: which shuffle of the game it was, and how many cards there were. */
export interface Shuffled {
  type: "shuffled";
  counter: number;
  count: number;
}
/** Cards other than beans were shuffled. */
export interface ShuffledApart {
  type: "shuffled-apart";
  counter: number;
  count: number;
}
/** A player drew cards to the back of their hand, one after the other. */
export interface Drew {
  type: "drew";
  seat: number;
  cards: Card[];
}
/** A player's turn began. */
export interface TurnStarted {
  type: "turn-started";
  turn: number;
  seat: number;
}
/** A card was planted in a field. */
export interface Planted {
  type: "planted";
  seat: number;
  kind: Card;
  field: number;
  source: Source;
}
/** A field was sold: its cards, oldest first, of which the newest became coins. */
export interface Harvested {
  type: "harvested";
  seat: number;
  field: number;
  cards: Card[];
  coins: number;
}
/** A player paid for another field; the coins show their bean faces, topmost first. */
export interface FieldBought {
  type: "field-bought";
  seat: number;
  paid: Card[];
}
/** A player earned another field with a harvest. */
export interface FieldGained {
  type: "field-gained";
  seat: number;
}
/** Cards were turned over for the active player. */
export interface TurnedOver {
  type: "turned-over";
  seat: number;
  cards: Card[];
}
/** Cards from the top of the discard pile joined the turned-over ones of their kind. */
export interface JoinedTable {
  type: "joined-table";
  cards: Card[];
}
/** A player discarded a card, from their hand or from the table. */
export interface Discarded {
  type: "discarded";
  seat: number;
  kind: Card;
  source: Source;
}
/** The draw pile ran out, for the `times`-th time. */
export interface RanOut {
  type: "ran-out";
  times: number;
}
/** Cards that everybody saw went to the back of a hand. */
export interface KeptInHand {
  type: "kept-in-hand";
  seat: number;
  cards: Card[];
}
/** A card that was owed to another player was set aside for them. */
export interface Given {
  type: "given";
  seat: number;
  to: number;
  kind: Card;
  turned: boolean;
}
/** All fields were harvested and the coins counted. */
export interface GameEnded {
  type: "game-ended";
  scores: number[];
  winners: number[];
}
/** An offer, or a new revision of one, was made; `parent` is the offer that it counters, or 0. */
export interface Offered {
  type: "offered";
  number: number;
  revision: number;
  maker: number;
  to: number[];
  terms: OfferTerms;
  first_come: boolean;
  parent: number;
}
/** A copy promised in one of your open offers left the hand; another of its kind took its place. */
export interface CopiesReplaced {
  type: "copies-replaced";
  seat: number;
  number: number;
  terms: OfferTerms;
}
/** A recipient declined an offer. */
export interface Declined {
  type: "declined";
  number: number;
  seat: number;
  reason: Reason;
}
/** The maker took an offer back. */
export interface Withdrawn {
  type: "withdrawn";
  number: number;
}
/** An offer is off the table: a promised card is gone, or everybody asked has declined. */
export interface Lapsed {
  type: "lapsed";
  number: number;
  reason: Lapse;
}
/** Cards changed hands and were set aside; `number` is the offer that was accepted. */
export interface Traded {
  type: "traded";
  number: number;
  maker: number;
  accepter: number;
  given: GivenCard[];
  received: GivenCard[];
}
/** The active player ended trading; all open offers lapsed. */
export interface TradingEnded {
  type: "trading-ended";
  seat: number;
}
/** A player said, without obligation, that they want, have or do not want a kind, or took that back. */
export interface Signalled {
  type: "signalled";
  seat: number;
  kind: Card;
  signal: Meaning;
}
/** A player's dollar pile began with cards that nobody saw. */
export interface DollarsDealt {
  type: "dollars-dealt";
  seat: number;
  cards: Card[];
}
/** A player drew a bonus card. */
export interface BonusDrawn {
  type: "bonus-drawn";
  seat: number;
  bonus: string;
}
/** A player discarded a bonus card. */
export interface BonusDiscarded {
  type: "bonus-discarded";
  seat: number;
  bonus: string;
}
/** A player fulfilled a bonus card with a field, their own or their opponent's. */
export interface Fulfilled {
  type: "fulfilled";
  seat: number;
  bonus: string;
  owner_of_field: number;
  field: number;
}
/** A player offered a gift. */
export interface GiftOffered {
  type: "gift-offered";
  seat: number;
  kind: Card;
}
/** A player accepted the gift. */
export interface GiftTaken {
  type: "gift-taken";
  seat: number;
}
/** A player declined the gift. */
export interface GiftRefused {
  type: "gift-refused";
  seat: number;
}
/** A bluff was accepted and paid for: with a "dollar", a bonus card by its name, or "nothing". */
export interface DollarPaid {
  type: "dollar-paid";
  seat: number;
  paid: string;
}
/** The active player claimed the Bean Coin. */
export interface CoinClaimed {
  type: "coin-claimed";
  seat: number;
}
/** A card was drawn from the holder's hand and revealed. */
export interface CoinContested {
  type: "coin-contested";
  holder: number;
  kind: Card;
}
/** The Bean Coin changed hands. */
export interface CoinTaken {
  type: "coin-taken";
  seat: number;
}
/** A player played the Magpie at the front of their hand. */
export interface MagpiePlayed {
  type: "magpie-played";
  seat: number;
}
/** A card moved from a victim's field to one of the thief's. */
export interface Stolen {
  type: "stolen";
  seat: number;
  victim: number;
  field: number;
  kind: Card;
  own_field: number;
}
/** A player drew favors from their pile. */
export interface FavorsDrawn {
  type: "favors-drawn";
  seat: number;
  favors: Favor[];
}
/** A player promised a favor: they are the debtor now. */
export interface FavorHandedOver {
  type: "favor-handed-over";
  debtor: number;
  creditor: number;
  favor: Favor;
}
/** A favor was honored and went to the bottom of the debtor's pile. */
export interface FavorReturned {
  type: "favor-returned";
  creditor: number;
  debtor: number;
  favor: Favor;
}
/** The first card of a hand was planted in one of the creditor's fields (F1). */
export interface PlantedFor {
  type: "planted-for";
  seat: number;
  kind: Card;
  creditor: number;
  field: number;
}
/** A card moved from one of the debtor's fields to one of the creditor's (F2). */
export interface Repaid {
  type: "repaid";
  seat: number;
  own_field: number;
  kind: Card;
  creditor: number;
  field: number;
}
/** A creditor took one of the turned-over cards (F3). */
export interface Seized {
  type: "seized";
  seat: number;
  kind: Card;
}
/** A creditor demanded a card that fits (F4). */
export interface Demanded {
  type: "demanded";
  creditor: number;
  debtor: number;
}
/** A debtor without such a card showed their hand to the creditor, and to nobody else. */
export interface HandShown {
  type: "hand-shown";
  debtor: number;
  creditor: number;
  cards: Card[];
}
/** A creditor gave the debtor a card to plant at once (F6). */
export interface Pressed {
  type: "pressed";
  creditor: number;
  debtor: number;
  kind: Card;
}
/** A creditor looks at the cards that the debtor would draw (F5). */
export interface CardsPeeked {
  type: "cards-peeked";
  creditor: number;
  debtor: number;
  cards: Card[];
}
/** The creditor put one of them into their own hand, at a place that nobody else sees. */
export interface CardKept {
  type: "card-kept";
  seat: number;
  kind: Card;
  place: number | null;
}
/** The creditor gave the debtor the next one of the others. */
export interface CardPassedOn {
  type: "card-passed-on";
  creditor: number;
  debtor: number;
  kind: Card;
}
/**
 * Cards that went from one place of the table to another.
 *
 *     Places are `deck`, `discard`, `turned`, `due` for a card that has to be planted at once, and with a seat behind
 *     them `hand-0`, `aside-0`, `purse-0` and `field-0-1`; other packages may have places of their own.
 */
export interface CardTravel {
  /** the first one first; `?` for cards that the receiver cannot see */
  cards: Card[];
  /** the place where they were */
  start: string;
  /** the place where they are now */
  end: string;
}
/** Something happened: new versions, and everything as it is after them. */
export interface Update {
  type: "update";
  /** the table's */
  version: number;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** what happened, oldest first */
  stories: Story[];
  /** the table without the game */
  room: TableView;
  /** for each of your seats; for a spectator, one with seat -1; none before the start */
  games: GameView[];
}
/** A command was not carried out, and why; nothing has changed. */
export interface Refused {
  type: "refused";
  /** of the command that this answers */
  id: string;
  /** why; see [the codes](protocol.md#commands) */
  code: Code;
  /** the sentence in the catalogue of words */
  key: string;
  /** the arguments of the sentence: seats are numbers, beans are names */
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /** for people, in English */
  sentence: string;
  /** id of the rule that forbids it */
  rule?: string;
}
/** Whether a move would be legal now. */
export interface Checked {
  type: "checked";
  /** of the command that this answers */
  id: string;
  /** whether it would be legal */
  legal: boolean;
  /** the sentence in the catalogue of words */
  key?: string;
  /** the arguments of the sentence: seats are numbers, beans are names */
  args?: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /** for people, in English */
  sentence?: string;
  /** id of the rule that forbids it */
  rule?: string;
}
/** The standing orders of one of your seats have changed. */
export interface Orders {
  type: "orders";
  /** the seat, from 0 */
  seat: number;
  /** the standing orders, in order of preference */
  orders: Order[];
}
/** Somebody showed a reaction. */
export interface Reacted {
  type: "reacted";
  /** the id of the member */
  member: string;
  /** one of the reactions */
  what: Reaction;
}
/** Which members are connected. */
export interface Presence {
  type: "presence";
  /** ids of the members who are connected */
  online: string[];
}
/** A message could not be read; nothing has changed. */
export interface ErrorMessage {
  type: "error";
  /** why; see [the codes](protocol.md#commands) */
  code: Code;
  /** the sentence in the catalogue of words */
  key: string;
  /** the arguments of the sentence: seats are numbers, beans are names */
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /** for people, in English */
  sentence: string;
}
/** The last message before the server closes the connection. */
export interface Bye {
  type: "bye";
  /** why; see [the codes](protocol.md#commands) */
  code: Code;
  /** the sentence in the catalogue of words */
  key: string;
  /** the arguments of the sentence: seats are numbers, beans are names */
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /** for people, in English */
  sentence: string;
}
/** Make a move. A move that advances the game is refused if the decision it was meant for is over. */
export interface Play {
  type: "play";
  /** Made by the client, new for every command. */
  id: string;
  /** one of the `choices`, or what you compose, in notation or as data */
  move: string | (OfferMove | RevisionMove | AcceptMove | SignalMove);
  /** the version that the move was based on */
  version?: number | null;
}
/** Ask whether a move would be legal now; nothing happens. */
export interface Check {
  type: "check";
  /** Made by the client, new for every command. */
  id: string;
  /** one of the `choices`, or what you compose, in notation or as data */
  move: string | (OfferMove | RevisionMove | AcceptMove | SignalMove);
}
/** Take back a `done` whose last call is still running. */
export interface NotDone {
  type: "not-done";
  /** Made by the client, new for every command. */
  id: string;
}
/** Say that you have nothing to add to this trading: a last call need not wait for you. */
export interface Ready {
  type: "ready";
  /** Made by the client, new for every command. */
  id: string;
}
/** Replace the standing orders of a seat; nobody else is told. */
export interface SetOrders {
  type: "set-orders";
  /** Made by the client, new for every command. */
  id: string;
  /** A seat; the first one is 0. */
  seat: number;
  /**
   * in order of preference
   *
   * @maxItems 8
   */
  orders: Order[];
}
/** Say something to the table. */
export interface Say {
  type: "say";
  /** Made by the client, new for every command. */
  id: string;
  /** any text */
  text: string;
}
/** Show a reaction to the table; it is not stored. */
export interface React {
  type: "react";
  /** Made by the client, new for every command. */
  id: string;
  /** one of the reactions */
  what: Reaction;
}
/** Stop hearing a member, or hear them again; nobody else is told. */
export interface Mute {
  type: "mute";
  /** Made by the client, new for every command. */
  id: string;
  /** Somebody at the table: `m0`. */
  member: string;
  /** true: stop hearing them; false: hear them again */
  on: boolean;
}
/** Change your nickname, before the game starts. */
export interface Rename {
  type: "rename";
  /** Made by the client, new for every command. */
  id: string;
  /** A nickname. */
  name: string;
}
/** Deal the cards (host). Seats that are still open get bots. */
export interface Start {
  type: "start";
  /** Made by the client, new for every command. */
  id: string;
  /** A bot, as `GET /api/bots` lists them. */
  bot?: string;
}
/** Change the settings before the game starts (host); there must be enough seats for those already taken. */
export interface ChangeSettings {
  type: "change-settings";
  /** Made by the client, new for every command. */
  id: string;
  /** all of them */
  settings: Settings;
}
/** Swap two seats before the game starts (host). */
export interface Swap {
  type: "swap";
  /** Made by the client, new for every command. */
  id: string;
  /** A seat; the first one is 0. */
  first: number;
  /** A seat; the first one is 0. */
  second: number;
}
/** Put a bot into an open seat, or replace another bot (host). */
export interface SeatBot {
  type: "seat-bot";
  /** Made by the client, new for every command. */
  id: string;
  /** A seat; the first one is 0. */
  seat: number;
  /** A bot, as `GET /api/bots` lists them. */
  bot: string;
}
/** Remove a bot from its seat before the game starts; in a running game, offer the seat to newcomers (host). */
export interface OpenSeat {
  type: "open-seat";
  /** Made by the client, new for every command. */
  id: string;
  /** A seat; the first one is 0. */
  seat: number;
}
/** Remove a member (host). In a running game a bot takes over their seats. */
export interface Remove {
  type: "remove";
  /** Made by the client, new for every command. */
  id: string;
  /** Somebody at the table: `m0`. */
  member: string;
  /** A bot, as `GET /api/bots` lists them. */
  bot?: string;
}
/** Leave the table. In a running game you resign from all your seats. */
export interface Leave {
  type: "leave";
  /** Made by the client, new for every command. */
  id: string;
  /** A bot, as `GET /api/bots` lists them. */
  bot?: string;
}
/** Give up a seat in a running game: a bot takes over. */
export interface Resign {
  type: "resign";
  /** Made by the client, new for every command. */
  id: string;
  /** A seat; the first one is 0. */
  seat: number;
  /** A bot, as `GET /api/bots` lists them. */
  bot?: string;
}
/** Let a bot play your seat from now on, until you come back or send `take-seat`. */
export interface LendSeat {
  type: "lend-seat";
  /** Made by the client, new for every command. */
  id: string;
  /** A seat; the first one is 0. */
  seat: number;
  /** A bot, as `GET /api/bots` lists them. */
  bot?: string;
}
/** Take your seat back from the bot that plays it. */
export interface TakeSeat {
  type: "take-seat";
  /** Made by the client, new for every command. */
  id: string;
  /** A seat; the first one is 0. */
  seat: number;
}
/** Stop the game and its clocks (host). */
export interface Pause {
  type: "pause";
  /** Made by the client, new for every command. */
  id: string;
}
/** Continue after a pause (host; anybody if the host is not connected). */
export interface Resume {
  type: "resume";
  /** Made by the client, new for every command. */
  id: string;
}
/** Make another member the host (host). */
export interface PassHost {
  type: "pass-host";
  /** Made by the client, new for every command. */
  id: string;
  /** Somebody at the table: `m0`. */
  member: string;
}
/** After the end, make a new table with the same settings and people, everybody one seat further. */
export interface Rematch {
  type: "rematch";
  /** Made by the client, new for every command. */
  id: string;
}
/** How the cards of a kind are printed. */
export interface BeanLook {
  /** of the band, and of the bean */
  colour: string;
  /** of lines */
  shade: string;
  /** of letters on the colour */
  ink: string;
  /** of the band: `plain`, or the name of a pattern */
  pattern: string;
  /** of the pattern; empty: the shade */
  line: string;
  /** the bean, path by path */
  drawing: DrawingPath[];
}
/** A path of a drawing, which is 100 wide and 84 high. */
export interface DrawingPath {
  /** the path, as in SVG */
  d: string;
  /** "pattern", "colour", "shade" or "paper" */
  ink: string;
  /** how wide a line is; 0: a filled shape */
  line: number;
  /** a transform */
  turn: string;
}
/** A step of a beanometer. */
export interface BeanometerStep {
  /** this many cards */
  cards: number;
  /** what a harvest of them pays */
  coins: number;
}
/** A bot. */
export interface BotEntry {
  /** used to seat it */
  name: string;
  /** how it plays, in the language asked for */
  sentence: string;
  /** it is built in */
  own: boolean;
}
/** All bots. */
export interface BotList {
  /** all of them */
  bots: BotEntry[];
}
/** Add a guest's table to the account. */
export interface ClaimTable {
  /** the id of the table */
  table: string;
  /** A bearer token, as in a private link. */
  token: string;
}
/** Delete the account. */
export interface EndAccount {
  /** the password */
  password: string;
}
/** The body of every failed request. */
export interface ErrorBody {
  /** why; see [the codes](protocol.md#commands) */
  code: Code | ("failed" | "wrong-media" | "wrong-method");
  /** the sentence in the catalogue of words */
  key: string;
  /** the arguments of the sentence: seats are numbers, beans are names */
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /** for people, in English */
  sentence: string;
  /** id of the rule that forbids it */
  rule?: string;
}
/** What can happen in a game because of a variant from another package, as it describes itself. */
export interface ForeignEvent {
  /** as in its messages */
  type: string;
  /** what it means, in English */
  sentence: string;
  /** the sort of each: `seat`, `kind`, `cards`, `number`, … */
  fields: {
    [k: string]: string;
  };
}
/** A game with everything that can be added to it, and the game ids. */
export interface GameGroup {
  /** the game itself */
  rules: RuleSet;
  /** ids of all its combinations */
  games: string[];
}
/** A game, or an add-on to one. */
export interface RuleSet {
  /** as in a game id: `anniversary`, `coin` */
  id: string;
  /** for people, in the language asked for */
  name: string;
  /** what it is and what makes it special; empty if nobody has said */
  sentences: string[];
  /** how many can play; empty for an add-on: as in the game */
  seats: number[];
  /** add-ons that go with it */
  addons: string[];
  /** the bean that stands for it; `?` for none */
  face: Card;
}
/** All games. */
export interface GameList {
  /** one for each game */
  groups: GameGroup[];
  /** what can be added */
  addons: RuleSet[];
}
/** How a game or an add-on is played. */
export interface GuideText {
  /** of the game or add-on */
  name: string;
  /** of the text */
  language: string;
  /** its heading */
  title: string;
  /** in Markdown */
  text: string;
}
/** The server is running, and which protocol it speaks. */
export interface Health {
  /** the version of the protocol: 1 */
  protocol: number;
  /** of the program */
  version: string;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** where other devices reach the server; empty: only its own machine does */
  address: string;
}
/** The first message: who you are, and the last version that you have seen, if any. */
export interface Hello {
  type: "hello";
  /** the version of the protocol: 1 */
  protocol: number;
  /** empty: a spectator, or somebody recognised by a cookie */
  token?: string;
  /** the last version seen; leave it out to start fresh */
  since?: number | null;
}
/** Sit down at a table, or ask to join its running game. */
export interface JoinTable {
  /** A nickname. */
  name: string;
  /**
   * Empty: the first open seat. In a running game, at most one.
   *
   * @maxItems 7
   *
   * Items: A seat; the first one is 0.
   */
  seats?: number[];
  /** A text of your own for the seed; it is added if the game has not started. */
  nonce?: string;
  /** A token that the client made from 32 random bytes, in URL-safe Base64. Asking again with the same token gives the same seat. Without it the server makes one. */
  token?: string;
  /** it is a program that sits down; its chair says so */
  program?: boolean;
}
/** A kind of bean. */
export interface Kind {
  /** the kind */
  name: Card;
  /** in the deck */
  cards: number;
  /** whether it can be planted at all */
  plantable: boolean;
  /** its beanometer, from the first coin */
  pays: BeanometerStep[];
  /** a harvest of exactly this many cards earns another field; 0: never */
  for_field: number;
  /** of beans that are not of the family; null: a client knows it */
  look: BeanLook | null;
}
/** How much is allowed; times are in milliseconds unless the name says otherwise. */
export interface LimitList {
  /** of a WebSocket message */
  message_bytes: number;
  /** of an HTTP request */
  body_bytes: number;
  /** at once from one connection */
  burst_messages: number;
  /** from one connection, after the burst */
  messages_per_second: number;
  /** chat messages by one member in that time */
  chats: number;
  /** in which chat messages are counted */
  chat_seconds: number;
  /** of a chat message */
  chat_characters: number;
  /** of a nickname */
  name_characters: number;
  /** of one player */
  open_offers: number;
  /** how long one lasts */
  last_call: number;
  /** how long somebody may be away before a bot plays */
  grace: number;
  /** how many may sit at a table or have played in its game */
  members: number;
  /** to one table */
  connections: number;
  /** standing orders of a seat */
  orders: number;
  /** how long a bot waits before a move, by pace */
  paces: {
    [k: string]: number;
  };
  /** days without a move until a table of guests is deleted */
  guest_days: number;
  /** that a browser stays signed in */
  session_days: number;
}
/** The tables that anybody can find, most recently active first. */
export interface Lobby {
  /** most recently active first */
  tables: LobbyEntry[];
}
/** A table that anybody can find. */
export interface LobbyEntry {
  /** the id of the table */
  table: string;
  /** its id */
  game: string;
  /** `over`: played out; `ended`: without a result */
  status: Status;
  /** name */
  host: string;
  /** names of the players who have a seat */
  players: string[];
  /** the number of players */
  seats: number;
  /** open seats */
  open: number;
  /** Milliseconds since 1970, by the server's clock. */
  created: number;
  /** Milliseconds since 1970, by the server's clock. */
  touched: number;
}
/** An account as it sees itself. */
export interface Me {
  /** of the account */
  name: string;
  /** the notice settings */
  notices: NoticeSettings;
  /** how this server sends notices */
  channels: Channel[];
  /** those where the account has a place */
  tables: OwnTable[];
}
/** What to notify an account about while it is away, and where; nothing by default. */
export interface NoticeSettings {
  /** e-mail address; empty: none */
  email?: string;
  /** address that gets a POST; empty: none */
  webhook?: string;
  /** the language of the notices */
  lang?: string;
  /** when it is your turn */
  turns?: boolean;
  /** when there are offers to answer */
  offers?: boolean;
  /** when a game is over */
  ends?: boolean;
}
/** A table at which an account has a place. */
export interface OwnTable {
  /** the id of the table */
  table: string;
  /** the id of the member */
  member: string;
  /** its id */
  game: string;
  /** `over`: played out; `ended`: without a result */
  status: Status;
  /** name */
  host: string;
  /** Milliseconds since 1970, by the server's clock. */
  touched: number;
}
/** Create an account and sign in. */
export interface NewAccount {
  /** A nickname. */
  name: string;
  /** the password */
  password: string;
}
/** Change the password; all other browsers are signed out. */
export interface NewPassword {
  /** the current one */
  old: string;
  /** the new one */
  new: string;
}
/** Let a program play a seat that no person has, before the game starts. */
export interface NewProgram {
  /** A seat; the first one is 0. */
  seat: number;
  /** A nickname. */
  name: string;
  /** A token that the client made from 32 random bytes, in URL-safe Base64. Asking again with the same token gives the same seat. Without it the server makes one. */
  token?: string;
}
/** Create a table and sit down at it as its host. */
export interface NewTable {
  /** whatever you leave out has its default */
  settings: Settings;
  /** A nickname. */
  name?: string;
  /** Seats that the host plays, for a hot seat. */
  seats?: number;
  /** A token that the client made from 32 random bytes, in URL-safe Base64. Asking again with the same token gives the same seat. Without it the server makes one. */
  token?: string;
}
/** A game as the receiver knows it: their own view while it is running, everything after its end. */
export interface RecordBody {
  /** the id of the table */
  table: string;
  /** its id */
  game: string;
  /** of the players, by seat */
  names: string[];
  /** `over`: played out; `ended`: without a result */
  status: Status;
  /** nothing is hidden */
  whole: boolean;
  /** SHA-256 of the secret, as 64 hexadecimal digits */
  commitment: string;
  /** empty until the game is over */
  secret: string;
  /** players' texts that are part of the seed */
  nonces: string[];
  /** in notation; empty unless it is whole */
  moves: string[];
  /** the deal and every move, as the receiver was told about them */
  stories: Story[];
  /** by seat; empty unless it is over */
  scores: number[];
  /** in notation; empty unless it is whole */
  record: string;
}
/** A finished game after some of its moves. */
export interface ReplayBody {
  /** the id of the table */
  table: string;
  /** number of moves made so far */
  at: number;
  /** number of moves in the game */
  moves: number;
  /** the last one made, in notation; empty at the beginning */
  move: string;
  /** who made it */
  by: By | null;
  /** in notation, with everything that was hidden */
  position: string;
  /** of the last move, or of the deal, as they were */
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
    | DollarsDealt
    | BonusDrawn
    | BonusDiscarded
    | Fulfilled
    | GiftOffered
    | GiftTaken
    | GiftRefused
    | DollarPaid
    | CoinClaimed
    | CoinContested
    | CoinTaken
    | MagpiePlayed
    | Stolen
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
  )[];
  /** as each seat saw it */
  games: GameView[];
  /** in the last move, in order; only if there are any */
  travels?: CardTravel[];
  /** who made the offers in `events`, by their numbers */
  makers?: {
    [k: string]: number;
  };
}
/** A rule, and our ruling where the rulebook is silent. */
export interface RuleText {
  /** of the rule */
  id: string;
  /** its heading */
  title: string;
  /** what it says */
  text: string;
  /** empty: the rulebook settles the matter */
  ruling: string;
}
/** A place at a table, or a request for one; whoever has the token or the link has the place. */
export interface Seated {
  /** the id of the table */
  table: string;
  /** empty: the others have to agree first */
  member: string;
  /** your seat: keep it to yourself */
  token: string;
  /** Path of the private link; the token follows the `#`. */
  link: string;
  /** the request that the others decide on, as in `newcomers` of the room */
  newcomer?: string;
}
/** What a client has to know about a game before it starts. */
export interface Sheet {
  /** its id */
  game: string;
  /** the number of players */
  seats: number;
  /** the beans of the game */
  kinds: Kind[];
  /** its steps, in order */
  turn: TurnStep[];
  /** of variants from other packages; a client knows those of the family */
  events: ForeignEvent[];
  /** how many cards are turned over in a turn */
  turned_over: number;
  /** whether there is trading */
  trading: boolean;
  /** "coin", or "dollar": then scores are in cents */
  currency: string;
  /** favors or bonus cards, in games that have them */
  things: SheetItem[];
  /** of variants from other packages: by language, compiled entries as JSON */
  words: {
    [k: string]: string;
  };
}
/** A step of a turn in which somebody has to decide, and what may follow from it. */
export interface TurnStep {
  /** its phase */
  name: PhaseName;
  /** the sentence in the catalogue of words */
  key: string;
  /** the arguments of the sentence: seats are numbers, beans are names */
  args: {
    [k: string]: string | number | boolean | (string | number)[];
  };
  /** what to do in it, in English */
  sentence: string;
  /** id of its rule */
  rule: string;
  /** what else may have to be done in it */
  also: Task[];
}
/** Something that a game has besides beans. */
export interface SheetItem {
  /** `favor` or `bonus` */
  family: string;
  /** as moves name it; a bonus card is its pattern and its cents: "2-2/10" */
  name: string;
  /** how many there are */
  cards: number;
}
/** Sign in. */
export interface SignIn {
  /** of the account */
  name: string;
  /** the password */
  password: string;
}
