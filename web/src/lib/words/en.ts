/** English. The type of this file is what every language has to have. */

import type { LessonId } from "../lessons";
import type { Card, Favor, Good, Reaction, Reason, Terms } from "../../protocol";
import {
  counted,
  listed,
  opened,
  type GameTellings,
  type Moves,
  type RoomTellings,
  type Tasks,
  type Who,
} from "./grammar";

const beans: Record<Card, string> = {
  garden: "Garden",
  red: "Red",
  "black-eyed": "Black-eyed",
  soy: "Soy",
  green: "Green",
  stink: "Stink",
  chili: "Chili",
  blue: "Blue",
  brandy: "Brandy",
  coffee: "Coffee",
  cocoa: "Cocoa",
  field: "Field Bean",
  magpie: "Magpie",
  "?": "hidden card",
};

const favors: Record<Favor, string> = {
  F1: "F1 (a card planted)",
  F2: "F2 (a grown card)",
  F3: "F3 (a turned card)",
  F4: "F4 (a fitting card)",
  F5: "F5 (pick of the draw)",
  F6: "F6 (forced planting)",
  "?": "a hidden favor",
};

const and = (items: readonly string[]): string => listed(items, "and");
const does = (who: Who, you: string, they: string): string => (who.me ? `You ${you}` : `${who.name} ${they}`);
const them = (who: Who): string => (who.me ? "you" : who.name);
const whose = (who: Who): string => (who.me ? "your" : `${who.name}’s`);
const cards = (n: number): string => (n === 1 ? "1 card" : `${n} cards`);
const money = (n: number, cents: boolean): string => {
  const coin = cents ? "dollar" : "coin";
  return n === 1 ? `1 ${coin}` : `${n} ${coin}s`;
};
const some = (kinds: readonly Card[]): string =>
  and(counted(kinds).map(([kind, n]) => (n === 1 ? `a ${beans[kind]}` : `${n} ${beans[kind]}`))) || "nothing";
const names = (kinds: readonly Card[]): string => and(kinds.map((kind) => beans[kind]));
const hidden = (kinds: readonly string[]): boolean => kinds.includes("?");
const room = "there is no room: harvest a field first";
const bonusName = (bonus: string): string => {
  const [pattern = "", cents = ""] = bonus.split("/");
  return cents ? `${pattern} (+${cents}¢)` : "bonus card";
};

function given(terms: Terms): string {
  const turned = terms.give.filter((good) => good.place === "turned").map((good) => good.card);
  const held = terms.give.filter((good) => good.place !== "turned").map((good) => good.card);
  const goods = turned.length > 0 ? [`the turned-over ${names(turned)}`] : [];
  if (held.length > 0) goods.push(some(held));
  return and([...goods, ...terms.give_favors.map((favor) => favors[favor])]) || "nothing";
}

function wanted(terms: Terms): string {
  if (terms.mode === "anything") return "anything";
  if (terms.mode === "one-of")
    return listed(
      terms.want.map((kind) => `a ${beans[kind]}`),
      "or",
    );
  const goods = terms.want.length > 0 ? [some(terms.want)] : [];
  return and([...goods, ...terms.want_favors.map((favor) => favors[favor])]) || "nothing";
}

const goods = (list: readonly Good[]): string => some(list.map((good) => good.card));

const tell: GameTellings = {
  shuffled: (e) => (e.counter > 0 ? `The discard pile is shuffled: ${cards(e.count)}.` : ""),
  "shuffled-apart": () => "",
  drew: (e, s) =>
    e.cards.length === 0
      ? ""
      : `${does(s.who(e.seat), "draw", "draws")} ${hidden(e.cards) ? cards(e.cards.length) : names(e.cards)}.`,
  "turn-started": (e, s) => (s.who(e.seat).me ? "Your turn" : `${s.who(e.seat).name}’s turn`),
  planted: (e, s) => `${does(s.who(e.seat), "plant", "plants")} ${beans[e.kind]} on field ${e.field}.`,
  harvested: (e, s) =>
    `${does(s.who(e.seat), "harvest", "harvests")} ${some(e.cards)} for ${e.coins ? money(e.coins, s.cents) : "nothing"}.`,
  "field-bought": (e, s) =>
    `${does(s.who(e.seat), "buy", "buys")} another field for ${money(e.paid.length, false)}.`,
  "field-gained": (e, s) => `${does(s.who(e.seat), "get", "gets")} another field.`,
  "turned-over": (e, s) =>
    `${does(s.who(e.seat), "turn", "turns")} over ${names(e.cards) || "nothing: there are no cards left"}.`,
  "joined-table": (e) => (e.cards.length > 0 ? `${opened(some(e.cards))} from the discard pile joins.` : ""),
  discarded: (e, s) => `${does(s.who(e.seat), "throw", "throws")} ${beans[e.kind]} away.`,
  "ran-out": (e) => `The draw pile has run out (${e.times}).`,
  "kept-in-hand": (e, s) =>
    e.cards.length > 0
      ? `${does(s.who(e.seat), "take", "takes")} ${some(e.cards)} to the back of the hand.`
      : "",
  given: (e, s) =>
    `${does(s.who(e.seat), "give", "gives")} ${them(s.who(e.to))} ${e.turned ? "the turned-over" : "a"} ${beans[e.kind]}.`,
  "game-ended": () => "The game is over.",
  offered: (e, s) => {
    const to = and(e.to.map((seat) => them(s.who(seat))));
    const maker = s.who(e.maker);
    if (given(e.terms) === "nothing") return `${does(maker, "ask", "asks")} ${to} for ${wanted(e.terms)}.`;
    if (e.terms.mode === "anything")
      return `${does(maker, "ask", "asks")} ${to}: what would you give for ${given(e.terms)}?`;
    const gift = wanted(e.terms) === "nothing";
    return `${does(maker, "offer", "offers")} ${to} ${given(e.terms)} ${gift ? "as a gift" : `for ${wanted(e.terms)}`}.`;
  },
  "copies-replaced": () => "",
  accepted: (e, s) => `${does(s.who(e.seat), "say", "says")} yes to offer ${e.number}.`,
  "acceptance-taken-back": (e, s) =>
    `${does(s.who(e.seat), "take", "takes")} the yes to offer ${e.number} back.`,
  declined: (e, s) =>
    `${does(s.who(e.seat), "say", "says")} no to offer ${e.number}${e.reason ? `: ${reasons[e.reason]}` : ""}.`,
  withdrawn: (e) => `Offer ${e.number} is withdrawn.`,
  lapsed: (e) => (e.reason === "gone" ? `Offer ${e.number} is off: a promised card is gone.` : ""),
  traded: (e, s) => {
    if (e.given.length === 0 && e.received.length > 0)
      return `${does(s.who(e.accepter), "give", "gives")} ${them(s.who(e.maker))} ${goods(e.received)}.`;
    const back = e.received.length > 0 ? ` for ${goods(e.received)}` : "";
    return `${does(s.who(e.maker), "give", "gives")} ${them(s.who(e.accepter))} ${goods(e.given)}${back}.`;
  },
  "trading-ended": () => "Trading is over.",
  signalled: (e, s) => {
    const who = s.who(e.seat);
    if (e.signal === "want") return `${does(who, "want", "wants")} ${beans[e.kind]}.`;
    if (e.signal === "have") return `${does(who, "have", "has")} ${beans[e.kind]} to trade.`;
    if (e.signal === "no") return `${does(who, "do", "does")} not want ${beans[e.kind]}.`;
    return "";
  },
  "favors-drawn": (e, s) =>
    `${does(s.who(e.seat), "draw", "draws")} ${hidden(e.favors) ? `${e.favors.length} favors` : and(e.favors.map((f) => favors[f]))}.`,
  "favor-handed-over": (e, s) =>
    `${does(s.who(e.debtor), "owe", "owes")} ${them(s.who(e.creditor))} ${favors[e.favor]} now.`,
  "favor-returned": (e, s) =>
    `That was ${favors[e.favor]}, which ${them(s.who(e.debtor))} owed ${them(s.who(e.creditor))}.`,
  "planted-for": (e, s) =>
    `${does(s.who(e.seat), "plant", "plants")} ${beans[e.kind]} on ${whose(s.who(e.creditor))} field ${e.field}.`,
  repaid: (e, s) =>
    `${does(s.who(e.seat), "move", "moves")} a ${beans[e.kind]} to ${whose(s.who(e.creditor))} field ${e.field}.`,
  seized: (e, s) => `${does(s.who(e.seat), "take", "takes")} the turned-over ${beans[e.kind]}.`,
  demanded: (e, s) =>
    `${does(s.who(e.creditor), "demand", "demands")} a fitting card from ${them(s.who(e.debtor))}.`,
  "hand-shown": (e, s) => {
    const start = `${does(s.who(e.debtor), "have", "has")} none`;
    return hidden(e.cards) || e.cards.length === 0
      ? `${start} and ${s.who(e.debtor).me ? "show" : "shows"} ${them(s.who(e.creditor))} the hand.`
      : `${start}; the hand is ${names(e.cards)}.`;
  },
  pressed: (e, s) =>
    `${does(s.who(e.creditor), "give", "gives")} ${them(s.who(e.debtor))} a ${beans[e.kind]} to plant at once.`,
  "cards-peeked": (e, s) =>
    `${does(s.who(e.creditor), "look", "looks")} at ${hidden(e.cards) ? cards(e.cards.length) : names(e.cards)} that ${them(s.who(e.debtor))} would draw.`,
  "card-kept": (e, s) =>
    e.kind === "?"
      ? `${does(s.who(e.seat), "keep", "keeps")} one of them.`
      : `${does(s.who(e.seat), "keep", "keeps")} ${beans[e.kind]}.`,
  "card-passed-on": (e, s) =>
    `${does(s.who(e.creditor), "give", "gives")} ${them(s.who(e.debtor))} ${e.kind === "?" ? "one of them" : beans[e.kind]}.`,
  "magpie-played": (e, s) => `${does(s.who(e.seat), "play", "plays")} a Magpie.`,
  stolen: (e, s) =>
    `${does(s.who(e.seat), "steal", "steals")} a ${beans[e.kind]} from ${whose(s.who(e.victim))} field ${e.field}.`,
  "coin-claimed": (e, s) => `${does(s.who(e.seat), "claim", "claims")} the Bean Coin.`,
  "coin-contested": (e, s) =>
    `${does(s.who(e.holder), "contest", "contests")}. The card drawn is ${beans[e.kind]}${e.kind === "blue" ? ": the Coin stays" : ""}.`,
  "coin-taken": (e, s) => `${does(s.who(e.seat), "get", "gets")} the Bean Coin.`,
  "dollars-dealt": (e, s) => `${does(s.who(e.seat), "begin", "begins")} with ${money(e.cards.length, true)}.`,
  "bonus-drawn": (e, s) =>
    `${does(s.who(e.seat), "draw", "draws")} ${e.bonus === "?" ? "a bonus card" : `the bonus card ${bonusName(e.bonus)}`}.`,
  "bonus-discarded": (e, s) => `${does(s.who(e.seat), "drop", "drops")} the bonus card ${bonusName(e.bonus)}.`,
  fulfilled: (e, s) =>
    `${does(s.who(e.seat), "fulfil", "fulfils")} the bonus card ${bonusName(e.bonus)} with ${whose(s.who(e.owner_of_field))} field ${e.field}.`,
  "gift-offered": (e, s) => `${does(s.who(e.seat), "offer", "offers")} a ${beans[e.kind]} as a gift.`,
  "gift-taken": (e, s) => `${does(s.who(e.seat), "take", "takes")} it.`,
  "gift-refused": (e, s) => `${does(s.who(e.seat), "refuse", "refuses")} it.`,
  "dollar-paid": (e, s) =>
    e.paid === "nothing"
      ? "It was a bluff, but there is nothing to pay with."
      : `It was a bluff! ${does(s.who(e.seat), "pay", "pays")} ${e.paid === "dollar" ? "a dollar" : `the bonus card ${bonusName(e.paid)}`}.`,
};

const news: RoomTellings = {
  created: () => "",
  joined: (e) => `${e.name} sits down.`,
  left: (e, s) =>
    e.removed
      ? `The host has removed ${them(s.member(e.member))}.`
      : `${does(s.member(e.member), "leave", "leaves")}.`,
  renamed: (e) => `Somebody is called ${e.name} now.`,
  "nonce-added": () => "",
  "settings-changed": () => "The host has changed the settings.",
  "seats-swapped": () => "Two seats have changed places.",
  "bot-seated": (e, s) => `${s.who(e.seat).name} (bot) sits down.`,
  "seat-opened": (e) => `Seat ${e.seat + 1} is open.`,
  "newcomer-asked": (e, s) => `${e.name} asks to take over from ${s.who(e.seat).name}.`,
  "newcomer-answered": (e, s) =>
    e.agree
      ? `${does(s.member(e.member), "agree", "agrees")} to the newcomer.`
      : `${does(s.member(e.member), "do", "does")} not agree to the newcomer.`,
  "newcomer-turned-away": (e) =>
    ({
      declined: `${e.name} does not join.`,
      expired: `${e.name} does not join: not everybody has answered.`,
      closed: `${e.name} does not join: the seat is no longer open.`,
    })[e.why],
  started: () => "The cards are dealt.",
  moved: () => "",
  "stood-in": (e, s) => `A bot plays for ${them(s.who(e.seat))} until they are back.`,
  "seat-taken": (e, s) => `${does(s.who(e.seat), "are", "is")} back.`,
  "last-called": (e, s) => `Last call: ${does(s.who(e.seat), "are", "is")} about to end the trading.`,
  "call-taken-back": () => "The trading goes on.",
  readied: () => "",
  paused: () => "The game is paused.",
  resumed: () => "The game goes on.",
  "end-wanted": (e, s) =>
    e.agree
      ? `${does(s.member(e.member), "would", "would")} like to end the game.`
      : `${does(s.member(e.member), "want", "wants")} to play on.`,
  ended: () => "The game was ended without a result.",
  "host-passed": (e, s) => `${does(s.member(e.member), "are", "is")} the host now.`,
  said: () => "",
  rematched: () => "There is a rematch.",
};

const task: Tasks = {
  plant: (t) => {
    if (!t.card) return "Plant the first card of your hand.";
    if (t.card === "magpie") return "Your next card is a Magpie: play it.";
    return t.noRoom
      ? `You must plant your ${beans[t.card]}, but ${room}.`
      : `Plant your ${beans[t.card]}: choose a field.`;
  },
  "plant-again": (t) =>
    t.card && !t.noRoom
      ? `You may plant one more card: ${beans[t.card]}.`
      : "You may go on without planting more.",
  "discard-one": () => "You may throw away one card of your hand.",
  "turn-over": () => "Turn over the top cards of the draw pile.",
  trade: (t) =>
    t.active.me ? "Trade, or end the trading." : `${t.active.name} is trading. You may make an offer.`,
  receive: (t) => `Plant ${some(t.due)}${t.noRoom ? `, but ${room}` : ""}.`,
  draw: () => "Draw your cards.",
  "use-offer": (t) => `${t.other.name} left ${some(t.turned)}: plant it or throw it away.`,
  "plant-or-leave": (t) => `Plant what you like from the table; ${t.other.name} gets the rest.`,
  "plant-now": (t) => `Plant the ${t.card ? beans[t.card] : "card"} at once${t.noRoom ? `, but ${room}` : ""}.`,
  "last-claim": () => "The game ends after this turn. You can still claim the Bean Coin: it decides ties.",
  contest: (t) => `${t.active.name} claims your Bean Coin. Contest it, or let it go?`,
  steal: () => "You may steal a card of a kind that you grow.",
  repay: (t) => `You owe ${t.other.name} F2: move a card of a kind that both of you grow.`,
  "ask-f3": (t) => `${t.active.name} turned over ${names(t.turned)} and owes you F3: take one?`,
  "ask-f4": () => "You are owed F4: do you demand a hand card of a kind that you grow?",
  "ask-f5": (t) => `${t.other.name} is about to draw and owes you F5: look at the cards?`,
  "give-to": (t) => `You owe ${t.other.name} F4: give a card of a kind that grows there.`,
  keep: (t) => `You look at ${names(t.drawn)}. Keep one of them, at any place of your hand.`,
  sort: (t) => `${t.other.name} gets the other cards: which one next?`,
  gift: (t) => `Offer ${t.other.name} a bean as a gift. You may bluff: if it is taken, you pay a dollar.`,
  answer: (t) =>
    `${t.other.name} offers you a ${t.card ? beans[t.card] : "card"}. For a bluff you get a dollar.`,
  "hand-over": (t) =>
    `${t.other.name} takes the ${t.card ? beans[t.card] : "card"}: hand it over, or pay for the bluff.`,
  "drop-bonus": () => "You may drop one of your bonus cards; you draw up to three again.",
  "draw-bonus": () => "Draw a bonus card.",
  over: () => "The game is over.",
};

const move: Moves = {
  plant: (p) => `Plant ${p.kind} on field ${p.field}${p.growing ? ` (${p.growing})` : ""}`,
  harvest: (p) => `Harvest ${p.growing} for ${p.coins ? money(p.coins, p.cents) : "nothing"}`,
  buy: () => "Buy another field",
  turn: () => "Turn over",
  draw: () => "Draw",
  done: (p) =>
    p.phase === "trade"
      ? "End trading"
      : p.phase === "plant-or-leave"
        ? "Leave the rest"
        : p.phase === "steal"
          ? "Steal no more"
          : "Done",
  pass: (p) =>
    p.phase === "contest"
      ? "Let the Coin go"
      : p.phase === "last-claim"
        ? "Leave the Coin"
        : p.phase === "drop-bonus"
          ? "Keep them all"
          : "No, thanks",
  discard: (p) => `Throw ${p.kind} away${typeof p.place === "number" ? ` (card ${p.place})` : ""}`,
  give: (p) =>
    `Give ${p.kind}${typeof p.place === "number" ? ` (card ${p.place})` : p.place === "turned" ? " (turned over)" : ""}`,
  accept: (p) => `Accept offer ${p.offer}`,
  decline: (p) => `Decline offer ${p.offer}${p.reason ? `: ${p.reason}` : ""}`,
  "take-back": (p) => `Take back your yes to offer ${p.offer}`,
  withdraw: (p) => `Withdraw offer ${p.offer}`,
  pick: (p) => `Trade with ${p.who.name} (offer ${p.offer})`,
  claim: () => "Claim the Bean Coin",
  contest: () => "Contest it",
  play: () => "Play the Magpie",
  collect: () => "Take the Magpies into your hand",
  steal: (p) => `Steal ${p.growing} from ${whose(p.who)} field ${p.field} for your field ${p.own}`,
  call: (p) => {
    if (p.favor === "F3") return `Take the turned-over ${p.kind} (F3)`;
    if (p.favor === "F4") return `Demand a card from ${p.who.name} (F4)`;
    if (p.favor === "F6")
      return `Let ${p.who.name} plant your ${p.kind}${typeof p.place === "number" ? ` (card ${p.place})` : ""} (F6)`;
    return "Look at the cards (F5)";
  },
  keep: (p) => `Keep ${p.kind} as card ${String(p.place)} of your hand`,
  hand: (p) => `Give ${p.kind}`,
  repay: (p) => `Move a card from your field ${p.own} to ${whose(p.who)} field ${p.field}`,
  "plant-for": (p) => `Plant ${p.kind} on ${whose(p.who)} field ${p.field} (F1)`,
  present: (p) => `Offer ${p.kind} as a gift`,
  take: () => "Take it",
  refuse: () => "Refuse it",
  pay: (p) =>
    p.paid === "dollar"
      ? "Pay a dollar"
      : p.paid === "nothing"
        ? "Pay nothing"
        : `Pay the bonus card ${bonusName(p.paid)}`,
  fulfil: (p) =>
    `Fulfil the bonus card ${bonusName(p.bonus)} with ${p.hasSeat ? whose(p.who) : "your"} field ${p.field}`,
  drop: (p) => `Drop the bonus card ${bonusName(p.bonus)}`,
  "draw-bonus": () => "Draw a bonus card",
};

const reasons: Record<Reason, string> = {
  "": "no",
  "too little": "too little",
  "I don't grow that": "I don’t grow that",
  "I need it": "I need it",
  "it would help you win": "it would help you win",
  "not now": "not now",
};

const reactions: Record<Reaction, string> = {
  nice: "Nice!",
  thanks: "Thanks",
  hm: "Hm …",
  haha: "Haha",
  ouch: "Ouch",
  hurry: "Hurry up",
};

const lessons: Record<LessonId, { title: string; text: string }> = {
  queue: {
    title: "Your hand is a queue",
    text: "Cards leave it from the front, and nobody may sort a hand. Only a trade takes a card out of the middle.",
  },
  offered: {
    title: "An offer for you",
    text: "It says what you would get, what you would give, and what that does to your fields. Accept it, decline it, or counter with your own terms.",
  },
  noRoom: {
    title: "No room left",
    text: "None of your fields fits. Harvest one first: you get the coins that it shows, and the rest of its cards is gone. Choose the one that hurts least.",
  },
  plant: {
    title: "Plant the first card",
    text: "The card marked “next” has to be planted. Tap a field that is empty or already grows this kind: a field never mixes two.",
  },
  second: {
    title: "One more, if you like",
    text: "You may plant the next card as well, or keep it and go on. That is good if it fits, and good if a better one waits behind it.",
  },
  turnOver: {
    title: "Two new cards",
    text: "Now two cards from the draw pile are turned over for everybody to see. They do not go to your hand.",
  },
  turned: {
    title: "The cards in the middle",
    text: "They are yours: keep them for your fields, or trade them away. What is left when the trading ends you have to plant.",
  },
  offer: {
    title: "Make an offer",
    text: "Tap a card that you give, in the middle or in your hand. Under Deals tap what you want and from whom, then send it: even as a gift, for what is gone you need not plant. End the trading when nothing more fits.",
  },
  pick: {
    title: "Somebody says yes",
    text: "You asked several players, so you choose whom you trade with. The deal is made as soon as you tap the name.",
  },
  receive: {
    title: "Plant what you got",
    text: "Cards from a trade and those from the middle never go to a hand. Plant them now, in the order that you like.",
  },
  draw: {
    title: "Draw at the back",
    text: "Your turn ends with new cards. They join the end of your hand, so you have some time to trade them before they are due.",
  },
  others: {
    title: "Somebody else’s turn",
    text: "Now you can trade with this player only. Offer a card that would be in your way, or wait for an offer.",
  },
  buy: {
    title: "Another field",
    text: "You have enough coins to buy a field. It pays if it comes early: more room means fewer poor harvests.",
  },
  fence: {
    title: "Bean protection",
    text: "This field holds a single card, so it is fenced: it cannot be harvested while another field of yours has two or more. In the classic games it cannot be harvested while one of your fields is empty either.",
  },
  ripe: {
    title: "This field pays",
    text: "You may harvest it whenever you like, also when others play. Or wait: below it you read how many more cards bring the next coin.",
  },
  coins: {
    title: "Your coins",
    text: "Whoever has the most coins at the end wins. Every coin is a bean card turned over, so kinds that sell well become rare.",
  },
  hint: {
    title: "Stuck? Ask",
    text: "“Hint” asks a bot what it would do in your place, and marks the card or the field that it means.",
  },
  ranOut: {
    title: "The pile has run out",
    text: "The discard pile was shuffled and is the new draw pile. The dots beside it count how often that has happened.",
  },
  end: {
    title: "The end is near",
    text: "When the pile runs out once more the game ends. Then all fields are harvested, and the most coins win.",
  },
};

export const en = {
  language: "English",
  beans,
  favors,
  reasons,
  reactions,
  tell,
  news,
  task,
  move,
  bonusName,
  given,
  wanted,
  some,
  money,
  and,
  first: {
    lead: "A table of beans, bargains and promises.",
    under: "Plant what comes, trade away the rest. No account, nothing to install.",
    play: "Play now",
    playUnder: "You and three bots. About twenty minutes.",
    learn: "Learn by playing",
    learnUnder: "A first game with two bots and a coach beside the table.",
    starting: "The cards are being dealt …",
    friends: "Play with friends",
    friendsUnder: "Choose a game, send a link.",
    lobby: "Open tables",
    mine: "Your games",
    nobody: "Guest",
    name: "Your name",
    forget: "Forget",
    resume: "Open",
  },
  choose: {
    title: "Choose a game",
    seats: "Seats",
    addons: "Add-ons",
    bots: "Bots",
    botLevel: "How the bots play",
    levels: {
      random: "Anything goes",
      greedy: "Easy",
      "peer-ai1": "Fair",
      "peer-ref": "Good",
      trader: "Strong",
    } as Record<string, string>,
    clock: "Time for a decision",
    clocks: { none: "No limit", live: "seconds", days: "days" },
    pace: "Pace of the bots",
    paces: { instant: "At once", brisk: "Brisk", calm: "Calm" },
    listed: "Anybody may find and join the table",
    spectators: "Whoever has the link may watch",
    hints: "A bot may be asked for advice",
    here: "People at this screen",
    make: "Set the table",
    makeUnder: "You get a link for the others; free seats are filled with bots.",
    players: (from: number, to: number) => (from === to ? `${from} players` : `${from} to ${to} players`),
    ownBot: "from the workshop",
  },
  room: {
    title: "The table is set",
    invite: "Invite friends",
    inviteUnder: "Send them this link. A phone in the same network can scan the code.",
    alone:
      "So far only this machine can open the link: start the server again with “make play” or “bohnanza serve --lan”, and others in your network can join too.",
    copy: "Copy link",
    copied: "Copied",
    code: "QR code of the invitation link",
    seats: "Around the table",
    free: "Free seat",
    bot: (name: string) => `${name} (bot)`,
    you: "you",
    host: "host",
    away: "away",
    seatBot: "Seat a bot",
    openSeat: "Free the seat",
    remove: "Remove",
    makeHost: "Make host",
    up: "One seat up",
    start: "Deal the cards",
    startUnder: "Free seats are played by bots.",
    wait: "Waiting for the host to deal.",
    join: "Take a seat",
    watch: "Just watch",
    watching: "You are watching.",
    private: "Your own link to this seat",
    privateUnder: "Opens your seat on another device. Keep it to yourself.",
    leave: "Leave the table",
    rename: "Rename",
    fair: "Fair shuffles",
    fairUnder: (hash: string) =>
      `The secret behind every shuffle is fixed: ${hash}. It is shown after the game.`,
    full: "All seats are taken.",
    leaveSure: "A bot takes your seat for good.",
    removeSure: (name: string) => `Remove ${name} from the table?`,
    removeBot: (name: string) => `A bot takes the seat of ${name} for good.`,
    badName: "A name has 1 to 20 characters, at least one of them a letter or number.",
    askToJoin: "Ask to join",
    askUnder: "A bot plays this seat. It is yours as soon as everybody at the table agrees.",
    asked: "You have asked to join.",
    declined: "The others do not want a newcomer now. You can watch.",
    lapsed: "Not everybody has answered, or the seat is no longer open. You can ask again if there is one.",
    hasPlayed: "You have played in this game, so you can only watch it.",
    newcomer: (name: string, bot: string, program: boolean) =>
      `${name}${program ? " (program)" : ""} would like to take over from ${bot}.`,
    newcomers: "Newcomers",
    agree: "Agree",
    decline: "Decline",
    agreed: "You have agreed.",
    offerSeat: "Offer to newcomers",
    keepBot: "Keep the bot",
    offered: "open to newcomers",
    notFree: "Somebody was faster, or has the same name. Look again.",
    links: "Links: invite others, or play on another device",
  },
  table: {
    yourTurn: "Your turn",
    turnOf: (who: Who) => (who.me ? "Your turn" : `${who.name}’s turn`),
    waitsFor: (list: readonly Who[]) => `Waiting for ${and(list.map(them))}.`,
    waitsForYou: "The table waits for you.",
    next: "next",
    hand: "Your hand, in order",
    emptyHand: "Your hand is empty.",
    handOf: (n: number) => `${cards(n)} in hand`,
    field: (n: number) => `Field ${n}`,
    emptyField: "empty",
    gauge: (count: number, pays: number, cents: boolean) =>
      `${count} ${count === 1 ? "card" : "cards"} · ${pays ? money(pays, cents) : "no coins yet"}`,
    nextStep: (more: number, pays: number) => `${more} more for ${pays}`,
    stepShort: (pays: number, count: number) => `→ ${pays} at ${count}`,
    nextField: (more: number) => `${more} more for a field`,
    bringsField: "brings a field",
    full: "cannot grow in worth",
    orderFulfil: "Fulfil bonus cards for me",
    protected: "Bean protection: you cannot sell this single card now.",
    harvest: "Harvest",
    harvestFor: (coins: number, cents: boolean) => `Harvest for ${coins ? money(coins, cents) : "nothing"}`,
    sure: "Harvest?",
    keep: "Keep",
    deck: "Draw pile",
    discard: "Discard",
    runs: (done: number, all: number) => `Run out ${done} of ${all} times`,
    turned: "Turned over",
    aside: "Set aside for you",
    asideOf: "Set aside",
    toPlant: "To be planted now",
    pickFirst: "Tap the card that you want to plant first.",
    coins: (n: number, cents: boolean) => money(n, cents),
    allMoves: "All moves",
    more: "More moves",
    noMoves: "There is nothing for you to do now.",
    log: "Log",
    chat: "Chat",
    deals: "Deals",
    say: "Say something",
    send: "Send",
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Hear ${name}`,
    hint: "Hint",
    hinted: (text: string) => `A bot’s advice: ${text}`,
    hintedNothing: "A bot’s advice: wait and see.",
    pause: "Pause",
    resume: "Go on",
    paused: "The game is paused.",
    end: "End the game",
    endTaken: "Play on",
    endUnder: "Without a result, once all people at the table agree.",
    endWanted: (list: readonly Who[]) => `${opened(and(list.map(them)))} would like to.`,
    pauseUnder: "Game and clocks stand still.",
    lendUnder: "You can take your seat back at any time.",
    rather: "No, stay",
    lend: "Let a bot play",
    lent: "A bot is playing for you.",
    takeBack: "Take my seat back",
    botPlays: "bot",
    away: "away",
    menu: "Menu",
    close: "Close",
    showMe: (name: string) => `${name}, it is your turn`,
    curtain: "Hand the device over. Nobody else should look now.",
    lift: "Show my cards",
    watch: "You are watching this game.",
    beanometer: "What a harvest pays",
    wants: "wants",
    has: "has",
    no: "no",
    score: (n: number, cents: boolean) => (cents ? `$${(n / 100).toFixed(2)}` : money(n, false)),
    toHand: "To your hand",
    unpick: "Clear selection",
    really: (text: string) => `Really? ${text}`,
    prepare: "Put it together",
    clock: (seconds: number) =>
      seconds >= 86400
        ? `${Math.ceil(seconds / 86400)} d`
        : seconds >= 3600
          ? `${Math.ceil(seconds / 3600)} h`
          : seconds >= 100
            ? `${Math.ceil(seconds / 60)} min`
            : `${seconds} s`,
    coin: "Bean Coin",
    coinHeld: (who: Who) => `${does(who, "hold", "holds")} the Bean Coin`,
    coinNeeds: (have: number, need: number) => `Your fields: ${have} of ${need}`,
    favorsHand: "Your favors",
    owed: (creditor: Who, debtor: Who, favor: string) =>
      `${does(debtor, "owe", "owes")} ${them(creditor)} ${favor}`,
    drawnCards: "You look at",
    bonus: "Your bonus cards",
    bonusWon: "Fulfilled",
    bonusDeck: (n: number) => `${n} bonus cards left`,
    gift: (giver: Who, kind: string) => `${does(giver, "offer", "offers")}: ${kind}`,
  },
  trade: {
    compose: "Make an offer",
    counter: (n: number) => `Counter offer ${n}`,
    revise: (n: number) => `Change offer ${n}`,
    youGive: "You give",
    youWant: "You want",
    tapKinds: "Tap the kinds that you want.",
    nothing: "nothing",
    anything: "Make me an offer",
    oneOf: "one of these is enough",
    to: "To",
    all: "All",
    firstCome: "The first to say yes gets it",
    send: "Send offer",
    gift: "Give as a gift",
    ask: "Ask for it",
    clear: "Clear",
    inbox: "Offers on the table",
    none: "No offers yet.",
    noneYours: "No offers yet. Tap cards to make one.",
    accept: "Accept",
    acceptAnyway: "Accept; I will harvest",
    notYet: "Not yet",
    decline: "Decline",
    counterIt: "Counter",
    change: "Change",
    withdraw: "Withdraw",
    takeBack: "Take back",
    pick: (name: string) => `Trade with ${name}`,
    why: "Decline because …",
    cannot: "You do not have what is wanted.",
    gives: (who: Who) => does(who, "give", "gives"),
    for: "for",
    giftFor: (to: string) => `a gift for ${to}`,
    to_: (to: string) => `to ${to}`,
    you: "you",
    joins: (kind: string, field: number, before: number, after: number) =>
      field
        ? `${kind} joins your field ${field}${after > before ? ` (${before} → ${after})` : ""}`
        : `${kind} joins`,
    takesEmpty: (kind: string) => `${kind} takes an empty field`,
    toHand: (kind: string) => `${kind} goes to your hand`,
    costs: (n: number) =>
      n === 1 ? "you would have to harvest a field" : `you would have to harvest ${n} fields`,
    spares: "spares you a harvest",
    which: (n: number) => `which ${n}. card`,
    place: (place: number | string) => (place === "turned" ? "turned over" : `card ${place}`),
    answers: { asked: "thinks", accepted: "says yes", declined: "says no", countered: "countered" },
    ownAnswers: {
      asked: "you are asked",
      accepted: "you said yes",
      declined: "you said no",
      countered: "you countered",
    },
    done: "End trading",
    lastCall: (who: Who, seconds: number) => `${does(who, "end", "ends")} the trading in ${seconds} s.`,
    notDone: "Trade on",
    ready: "I have nothing to add",
    signals: "Tell the table",
    signalsUnder:
      "Choose what you mean, then tap kinds. It binds you to nothing; everybody sees it at your seat.",
    iWant: "I want",
    iHave: "I have",
    iRefuse: "I don’t want",
    clearSignal: "Say nothing",
    orders: "Standing orders",
    ordersUnder:
      "The server makes these trades for you whenever it can, also while you are away: it offers them once in every trading, and accepts whatever is at least as good. Nobody else sees them.",
    order: (give: string, get: string) => `${opened(give)} for ${get}`,
    orderGive: "I give",
    orderGet: "for",
    orderCount: "how many",
    orderGifts: "Accept gifts of kinds that I grow",
    orderRefuse: "Decline every other offer to me",
    orderAdd: "Add",
    orderRemove: "Remove",
    worth: { good: "good for you", even: "even", bad: "costs you" },
  },
  result: {
    title: "The harvest is in",
    wins: (list: readonly Who[]) =>
      list.length === 1 && list[0]?.me
        ? "You win!"
        : `${and(list.map((who) => (who.me ? "You" : who.name)))} ${list.length === 1 ? "wins" : "win"}.`,
    ended: "The game was ended without a result.",
    rematch: "Play again",
    openRematch: "To the rematch",
    home: "To the first page",
    overTime: "Coins over time",
    trades: "Trades",
    tradesOf: (n: number) => (n === 1 ? "1 trade" : `${n} trades`),
    secret: "The secret behind the shuffles",
    look: "Look at the table",
    turn: "turn",
  },
  replay: {
    replay: "Watch it again",
    record: "Download the record",
    step: (at: number, all: number) => `Move ${at} of ${all}`,
    back: "One move back",
    forth: "One move on",
    run: "Play",
    stop: "Stop",
    seenBy: "Seen by",
    done: (text: string) => `Move: ${text}`,
  },
  lobby: {
    title: "Open tables",
    none: "Nobody is waiting at the moment. Set a table and send the link.",
    free: (n: number) => (n === 1 ? "1 free seat" : `${n} free seats`),
    watch: "Watch",
    join: "Join",
    by: (name: string) => `Host: ${name}`,
  },
  help: {
    title: "Help and keys",
    keys: "Keys at the table",
    single: "Single letters and digits act as keys",
    list: [
      ["Tab", "from one part of the table to the next"],
      ["← →", "along your hand, your fields, the tabs"],
      ["Enter", "choose what has the focus"],
      ["1 2 3", "plant on that field"],
      ["Space", "go on, if there is one way only"],
      ["A  D  C", "accept, decline or counter the first offer"],
      ["B", "what a harvest pays; so does a long press on a card"],
      ["H  F  O", "to your hand, your fields, the offers"],
      ["Esc", "take back a selection, then close the lesson"],
      ["?", "this list"],
    ],
  },
  lessons: {
    title: "Lessons",
    lesson: "Lesson",
    understood: "Understood",
    skip: "Skip the lessons",
    beside: "A coach beside the table",
    done: "done",
    learned: (n: number, all: number) => `${n} of ${all}`,
    of: lessons,
  },
  settings: {
    title: "Settings",
    theme: "Colours",
    themes: { system: "As the system", light: "Light", dark: "Dark" },
    sound: "Sounds",
    language: "Language",
  },
  link: {
    connecting: "Connecting …",
    lost: (seconds: number) => `The connection is gone. Trying again in ${seconds} s; nothing is lost.`,
    retry: "Try now",
    closed: "This place at the table cannot be opened.",
    noTable: "There is no such table. It may be too old, or the link is not complete.",
    noWatching: "Only players may look at this table. Your seat opens with its own link, or after signing in.",
    again: "Try again",
    home: "To the first page",
    broken: "This part of the page has failed, the game has not. Your seat and your cards are safe.",
    reload: "Load the page again",
    lost404: "There is nothing at this address.",
    signedOut: "You were signed out. Sign in again to play, or just watch.",
    otherGuest: "Your link does not open this table any more. You can take a free seat or watch.",
  },
  rule: {
    show: (id: string) => `Rule ${id}`,
    ruling: "Our ruling",
    loading: "Opening the rulebook …",
    none: "There is no such rule.",
    back: (id: string) => `Back to ${id}`,
    title: "Rules",
    lead: "How each game is played. Press a number like AB-11 to see the rule itself.",
    games: "Games",
    addons: "Add-ons",
    how: "How it is played",
    all: "All games",
    table: "Table",
    bean: "bean",
    cards: "cards",
    bringsField: (cards: number, kind: string) => `With ${cards} cards, ${kind} brings another field instead.`,
    ends: "Fewer cards than the first step bring nothing, more than the last bring no more.",
  },
  problem: {
    illegal: "The rules do not allow that.",
    stale: "Too late: the game has gone on. Look again.",
    forbidden: "That is not yours to do.",
    "not-now": "That cannot be done at the moment.",
    unknown: "There is no such thing any more.",
    malformed: "The server did not understand that.",
    "too-fast": "That was too much at once. Wait a moment and try again.",
    "too-large": "That is too much for the server.",
    unsupported: "The page is older than the server. Load it again.",
    unauthorised: "You are not signed in any more.",
    gone: "The server is busy. Please try again.",
    "wrong-method": "Something went wrong on the server. Please try again.",
    "wrong-media": "Something went wrong on the server. Please try again.",
    failed: "Something went wrong on the server. Please try again.",
    offline: "The server does not answer. Check the connection and try again.",
  },
  mine: {
    none: "No games yet.",
    more: (n: number) => `Show all ${n}`,
    sure: "This game is still running. Without its own link you cannot get your seat back. Forget it all the same?",
    keep: "Keep it",
    standing: {
      turn: "Your turn",
      waiting: "not dealt yet",
      playing: "being played",
      paused: "paused",
      over: "finished",
      ended: "ended early",
      left: "you have left",
      gone: "no longer there",
    },
  },
  account: {
    link: "Sign in or make an account",
    signedIn: (name: string) => `Account of ${name}`,
    title: "Your account",
    why: "You can play without one. With an account you find your games on every device, and the server can tell you when it is your turn.",
    checking: "Looking for your account …",
    name: "Name",
    password: "Password",
    passwordUnder: "At least 8 characters. It cannot be sent to you, so keep it well.",
    signIn: "Sign in",
    signUp: "Make an account",
    toSignUp: "I have no account yet",
    toSignIn: "I have an account",
    wrong: "There is no account with this name and password.",
    nameTaken: "This name is taken. Choose another one, or sign in if it is yours.",
    badForm: "A name has 1 to 20 characters, a password 8 to 200.",
    patience: "Too many passwords were tried. Wait a minute.",
    signOut: "Sign out",
    signOutUnder: "The games of the account leave this browser until you sign in again.",
    signedOut: "You are signed out.",
    claim: (n: number) =>
      n === 1
        ? "A game in this browser is not in your account yet."
        : `${n} games in this browser are not in your account yet.`,
    claimDo: "Add to my account",
    claimRest: (n: number) =>
      n === 1 ? "One of them cannot be opened any more." : `${n} of them cannot be opened any more.`,
    notices: "Notices while you are away",
    noticesUnder:
      "At most one message every 15 minutes, for games that wait for you. Off while both are empty.",
    email: "E-mail address",
    webhook: "Webhook (address that gets a message)",
    noEmail: "This server sends no e-mail.",
    noWebhook: "This server calls no webhooks.",
    noChannels: "This server sends no notices. Whoever runs it can switch them on.",
    turns: "It is my turn",
    offers: "There is an offer to answer",
    ends: "A game is over",
    badAddress: "This is no address: check the e-mail and the webhook.",
    save: "Save",
    saved: "Saved.",
    change: "Change the password",
    old: "Old password",
    fresh: "New password",
    changed: "Changed. Other browsers are signed out.",
    wrongOld: "The old password is another one.",
    end: "Delete the account",
    endGoes:
      "Name, password, notices and the list of your games are deleted at once and cannot be brought back.",
    endStays:
      "Tables and records stay, under the nickname you had there. You can go on playing those games that this browser knows; all others are closed to you.",
    endSure: "To confirm, enter your password",
    wrongPassword: "The password is another one.",
    endDo: "Delete for good",
    ended: "Your account is deleted.",
  },
  status: { waiting: "waiting", playing: "being played", paused: "paused", over: "finished", ended: "ended" },
};

export type Words = typeof en;
