/** Deutsch. */

import type { Card, Favor, Good, Reaction, Reason, Terms } from "../../protocol";
import type { Words } from "./en";
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
  garden: "Garten",
  red: "Rote",
  "black-eyed": "Augen",
  soy: "Soja",
  green: "Grüne",
  stink: "Stink",
  chili: "Chili",
  blue: "Blaue",
  brandy: "Brandy",
  coffee: "Kaffee",
  cocoa: "Kakao",
  field: "Ackerbohne",
  magpie: "Elster",
  "?": "verdeckte Karte",
};

const favors: Record<Favor, string> = {
  F1: "F1 (für jemanden pflanzen)",
  F2: "F2 (eine Bohne vom Feld abgeben)",
  F3: "F3 (eine aufgedeckte Karte überlassen)",
  F4: "F4 (eine passende Handkarte geben)",
  F5: "F5 (beim Nachziehen wählen lassen)",
  F6: "F6 (eine fremde Karte pflanzen)",
  "?": "ein verdeckter Gefallen",
};

const and = (items: readonly string[]): string => listed(items, "und");
const does = (who: Who, du: string, er: string): string => (who.me ? `Du ${du}` : `${who.name} ${er}`);
const them = (who: Who): string => (who.me ? "dir" : who.name);
const whom = (who: Who): string => (who.me ? "dich" : who.name);
const he = (who: Who): string => (who.me ? "Du" : who.name);
const on = (who: Who, field: number): string =>
  who.me ? `dein Feld ${field}` : `Feld ${field} von ${who.name}`;
const from = (who: Who, field: number): string =>
  who.me ? `deinem Feld ${field}` : `Feld ${field} von ${who.name}`;
const cards = (n: number): string => (n === 1 ? "1 Karte" : `${n} Karten`);
const money = (n: number, cents: boolean): string => {
  if (cents) return `${n} Dollar`;
  return n === 1 ? "1 Taler" : `${n} Taler`;
};
const some = (kinds: readonly Card[]): string =>
  and(counted(kinds).map(([kind, n]) => `${n} ${beans[kind]}`)) || "nichts";
const names = (kinds: readonly Card[]): string => and(kinds.map((kind) => beans[kind]));
const hidden = (kinds: readonly string[]): boolean => kinds.includes("?");
const room = "es ist kein Platz: ernte erst ein Feld ab";
const bonusName = (bonus: string): string => {
  const [pattern = "", cents = ""] = bonus.split("/");
  return cents ? `${pattern} (+${cents} ¢)` : "Bonuskarte";
};

function given(terms: Terms): string {
  const turned = terms.give.filter((good) => good.place === "turned").map((good) => good.card);
  const held = terms.give.filter((good) => good.place !== "turned").map((good) => good.card);
  const goods = turned.length > 0 ? [`${some(turned)} (aufgedeckt)`] : [];
  if (held.length > 0) goods.push(some(held));
  return and([...goods, ...terms.give_favors.map((favor) => favors[favor])]) || "nichts";
}

function wanted(terms: Terms): string {
  if (terms.mode === "anything") return "irgendetwas";
  if (terms.mode === "one-of")
    return listed(
      terms.want.map((kind) => `1 ${beans[kind]}`),
      "oder",
    );
  const goods = terms.want.length > 0 ? [some(terms.want)] : [];
  return and([...goods, ...terms.want_favors.map((favor) => favors[favor])]) || "nichts";
}

const goods = (list: readonly Good[]): string => some(list.map((good) => good.card));

const reasons: Record<Reason, string> = {
  "": "nein",
  "too little": "zu wenig",
  "I don't grow that": "baue ich nicht an",
  "I need it": "brauche ich selbst",
  "it would help you win": "damit gewinnst du",
  "not now": "jetzt nicht",
};

const reactions: Record<Reaction, string> = {
  nice: "Schön!",
  thanks: "Danke",
  hm: "Hm …",
  haha: "Haha",
  ouch: "Autsch",
  hurry: "Na los!",
};

const tell: GameTellings = {
  shuffled: (e) => (e.counter > 0 ? `Der Ablagestapel wird gemischt: ${cards(e.count)}.` : ""),
  "shuffled-apart": () => "",
  drew: (e, s) =>
    e.cards.length === 0
      ? ""
      : `${does(s.who(e.seat), "ziehst", "zieht")} ${hidden(e.cards) ? cards(e.cards.length) : names(e.cards)}.`,
  "turn-started": (e, s) => (s.who(e.seat).me ? "Du bist am Zug" : `${s.who(e.seat).name} ist am Zug`),
  planted: (e, s) => `${does(s.who(e.seat), "pflanzt", "pflanzt")} ${beans[e.kind]} auf Feld ${e.field}.`,
  harvested: (e, s) =>
    `${does(s.who(e.seat), "erntest", "erntet")} ${some(e.cards)} für ${e.coins ? money(e.coins, s.cents) : "nichts"}.`,
  "field-bought": (e, s) =>
    `${does(s.who(e.seat), "kaufst", "kauft")} ein weiteres Feld für ${money(e.paid.length, false)}.`,
  "field-gained": (e, s) => `${does(s.who(e.seat), "bekommst", "bekommt")} ein weiteres Feld.`,
  "turned-over": (e, s) =>
    `${does(s.who(e.seat), "deckst", "deckt")} ${names(e.cards) || "nichts"} auf${e.cards.length === 0 ? ": es sind keine Karten mehr da" : ""}.`,
  "joined-table": (e) =>
    e.cards.length > 0
      ? `Vom Ablagestapel ${e.cards.length === 1 ? "kommt" : "kommen"} ${some(e.cards)} dazu.`
      : "",
  discarded: (e, s) => `${does(s.who(e.seat), "wirfst", "wirft")} ${beans[e.kind]} ab.`,
  "ran-out": (e) => `Der Nachziehstapel ist zum ${e.times}. Mal leer.`,
  "kept-in-hand": (e, s) =>
    e.cards.length > 0 ? `${does(s.who(e.seat), "nimmst", "nimmt")} ${some(e.cards)} ans Ende der Hand.` : "",
  given: (e, s) =>
    `${does(s.who(e.seat), "gibst", "gibt")} ${them(s.who(e.to))} 1 ${beans[e.kind]}${e.turned ? " (aufgedeckt)" : ""}.`,
  "game-ended": () => "Das Spiel ist aus.",
  offered: (e, s) => {
    const maker = s.who(e.maker);
    const to = and(e.to.map((seat) => them(s.who(seat))));
    if (given(e.terms) === "nichts")
      return `${does(maker, "bittest", "bittet")} ${and(e.to.map((seat) => whom(s.who(seat))))} um ${wanted(e.terms)}.`;
    if (e.terms.mode === "anything")
      return `${does(maker, "fragst", "fragt")} ${and(e.to.map((seat) => whom(s.who(seat))))}: Was gibst du für ${given(e.terms)}?`;
    const gift = wanted(e.terms) === "nichts";
    return `${does(maker, "bietest", "bietet")} ${to} ${given(e.terms)} ${gift ? "als Geschenk" : `für ${wanted(e.terms)}`}.`;
  },
  "copies-replaced": () => "",
  accepted: (e, s) => `${does(s.who(e.seat), "sagst", "sagt")} ja zu Angebot ${e.number}.`,
  "acceptance-taken-back": (e, s) =>
    `${does(s.who(e.seat), "nimmst", "nimmt")} das Ja zu Angebot ${e.number} zurück.`,
  declined: (e, s) =>
    `${does(s.who(e.seat), "sagst", "sagt")} nein zu Angebot ${e.number}${e.reason ? `: ${reasons[e.reason]}` : ""}.`,
  withdrawn: (e) => `Angebot ${e.number} ist zurückgezogen.`,
  lapsed: (e) =>
    e.reason === "gone" ? `Angebot ${e.number} ist hinfällig: eine versprochene Karte ist weg.` : "",
  traded: (e, s) => {
    if (e.given.length === 0 && e.received.length > 0)
      return `${does(s.who(e.accepter), "gibst", "gibt")} ${them(s.who(e.maker))} ${goods(e.received)}.`;
    const back = e.received.length > 0 ? ` für ${goods(e.received)}` : "";
    return `${does(s.who(e.maker), "gibst", "gibt")} ${them(s.who(e.accepter))} ${goods(e.given)}${back}.`;
  },
  "trading-ended": () => "Der Handel ist vorbei.",
  signalled: (e, s) => {
    const who = s.who(e.seat);
    if (e.signal === "want") return `${does(who, "suchst", "sucht")} ${beans[e.kind]}.`;
    if (e.signal === "have") return `${does(who, "hast", "hat")} ${beans[e.kind]} abzugeben.`;
    if (e.signal === "no") return `${does(who, "willst", "will")} keine ${beans[e.kind]}.`;
    return "";
  },
  "favors-drawn": (e, s) =>
    `${does(s.who(e.seat), "ziehst", "zieht")} ${hidden(e.favors) ? `${e.favors.length} Gefallen` : and(e.favors.map((f) => favors[f]))}.`,
  "favor-handed-over": (e, s) =>
    `${does(s.who(e.debtor), "schuldest", "schuldet")} ${them(s.who(e.creditor))} jetzt ${favors[e.favor]}.`,
  "favor-returned": (e, s) =>
    `${does(s.who(e.debtor), "schuldest", "schuldet")} ${them(s.who(e.creditor))} nicht mehr ${favors[e.favor]}.`,
  "planted-for": (e, s) =>
    `${does(s.who(e.seat), "pflanzt", "pflanzt")} ${beans[e.kind]} auf ${on(s.who(e.creditor), e.field)}.`,
  repaid: (e, s) =>
    `${does(s.who(e.seat), "legst", "legt")} 1 ${beans[e.kind]} auf ${on(s.who(e.creditor), e.field)}.`,
  seized: (e, s) => `${does(s.who(e.seat), "nimmst", "nimmt")} die aufgedeckte Karte ${beans[e.kind]}.`,
  demanded: (e, s) =>
    `${does(s.who(e.creditor), "forderst", "fordert")} eine passende Karte von ${them(s.who(e.debtor))}.`,
  "hand-shown": (e, s) => {
    const start = `${does(s.who(e.debtor), "hast", "hat")} keine`;
    return hidden(e.cards) || e.cards.length === 0
      ? `${start} und ${s.who(e.debtor).me ? "zeigst" : "zeigt"} ${them(s.who(e.creditor))} die Hand.`
      : `${start}; die Hand ist ${names(e.cards)}.`;
  },
  pressed: (e, s) =>
    `${does(s.who(e.creditor), "gibst", "gibt")} ${them(s.who(e.debtor))} 1 ${beans[e.kind]}, sofort zu pflanzen.`,
  "cards-peeked": (e, s) =>
    `${does(s.who(e.creditor), "siehst dir", "sieht sich")} ${hidden(e.cards) ? cards(e.cards.length) : names(e.cards)} an, ${s.who(e.debtor).me ? "die du ziehen würdest" : `die ${s.who(e.debtor).name} ziehen würde`}.`,
  "card-kept": (e, s) =>
    `${does(s.who(e.seat), "behältst", "behält")} ${e.kind === "?" ? "eine davon" : beans[e.kind]}.`,
  "card-passed-on": (e, s) =>
    `${does(s.who(e.creditor), "gibst", "gibt")} ${them(s.who(e.debtor))} ${e.kind === "?" ? "eine davon" : beans[e.kind]}.`,
  "magpie-played": (e, s) => `${does(s.who(e.seat), "spielst", "spielt")} eine Elster.`,
  stolen: (e, s) =>
    `${does(s.who(e.seat), "stiehlst", "stiehlt")} 1 ${beans[e.kind]} von ${from(s.who(e.victim), e.field)}.`,
  "coin-claimed": (e, s) => `${does(s.who(e.seat), "greifst", "greift")} nach der Bohnenmünze.`,
  "coin-contested": (e, s) =>
    `${does(s.who(e.holder), "wehrst dich", "wehrt sich")}. Gezogen wird ${beans[e.kind]}${e.kind === "blue" ? ": die Münze bleibt" : ""}.`,
  "coin-taken": (e, s) => `${does(s.who(e.seat), "bekommst", "bekommt")} die Bohnenmünze.`,
  "dollars-dealt": (e, s) =>
    `${does(s.who(e.seat), "beginnst", "beginnt")} mit ${money(e.cards.length, true)}.`,
  "bonus-drawn": (e, s) =>
    `${does(s.who(e.seat), "ziehst", "zieht")} ${e.bonus === "?" ? "eine Bonuskarte" : `die Bonuskarte ${bonusName(e.bonus)}`}.`,
  "bonus-discarded": (e, s) =>
    `${does(s.who(e.seat), "wirfst", "wirft")} die Bonuskarte ${bonusName(e.bonus)} ab.`,
  fulfilled: (e, s) =>
    `${does(s.who(e.seat), "erfüllst", "erfüllt")} die Bonuskarte ${bonusName(e.bonus)} mit ${from(s.who(e.owner_of_field), e.field)}.`,
  "gift-offered": (e, s) => `${does(s.who(e.seat), "bietest", "bietet")} 1 ${beans[e.kind]} als Geschenk an.`,
  "gift-taken": (e, s) => `${does(s.who(e.seat), "nimmst", "nimmt")} es an.`,
  "gift-refused": (e, s) => `${does(s.who(e.seat), "lehnst", "lehnt")} es ab.`,
  "dollar-paid": (e, s) =>
    e.paid === "nothing"
      ? "Es war ein Bluff, aber es ist nichts da, womit man zahlen könnte."
      : `Es war ein Bluff! ${does(s.who(e.seat), "zahlst", "zahlt")} ${e.paid === "dollar" ? "1 Dollar" : `die Bonuskarte ${bonusName(e.paid)}`}.`,
};

const news: RoomTellings = {
  created: () => "",
  joined: (e) => `${e.name} setzt sich.`,
  left: (e, s) =>
    e.removed
      ? `Der Gastgeber hat ${whom(s.member(e.member))} vom Tisch gebeten.`
      : `${does(s.member(e.member), "gehst", "geht")}.`,
  renamed: (e) => `Jemand heißt jetzt ${e.name}.`,
  "nonce-added": () => "",
  "settings-changed": () => "Der Gastgeber hat die Einstellungen geändert.",
  "seats-swapped": () => "Zwei Plätze sind getauscht.",
  "bot-seated": (e, s) => `${s.who(e.seat).name} (Bot) setzt sich dazu.`,
  "seat-opened": (e) => `Platz ${e.seat + 1} ist offen.`,
  "newcomer-asked": (e, s) => `${e.name} möchte für ${s.who(e.seat).name} einspringen.`,
  "newcomer-answered": (e, s) =>
    e.agree
      ? `${does(s.member(e.member), "bist", "ist")} einverstanden.`
      : `${does(s.member(e.member), "bist", "ist")} nicht einverstanden.`,
  "newcomer-turned-away": (e) =>
    ({
      declined: `${e.name} spielt nicht mit.`,
      expired: `${e.name} spielt nicht mit: Nicht alle haben geantwortet.`,
      closed: `${e.name} spielt nicht mit: Der Platz ist nicht mehr offen.`,
    })[e.why],
  started: () => "Die Karten sind verteilt.",
  moved: () => "",
  "stood-in": (e, s) =>
    `Ein Bot spielt für ${whom(s.who(e.seat))}, bis ${s.who(e.seat).me ? "du zurück bist" : `${s.who(e.seat).name} zurück ist`}.`,
  "seat-taken": (e, s) => `${does(s.who(e.seat), "bist", "ist")} wieder da.`,
  "last-called": (e, s) => `Letzte Runde: ${does(s.who(e.seat), "beendest", "beendet")} gleich den Handel.`,
  "call-taken-back": () => "Der Handel geht weiter.",
  readied: () => "",
  paused: () => "Das Spiel steht still.",
  resumed: () => "Das Spiel geht weiter.",
  "end-wanted": (e, s) =>
    e.agree
      ? `${does(s.member(e.member), "möchtest", "möchte")} das Spiel beenden.`
      : `${does(s.member(e.member), "willst", "will")} weiterspielen.`,
  ended: () => "Das Spiel wurde ohne Ergebnis beendet.",
  "host-passed": (e, s) => `${does(s.member(e.member), "bist", "ist")} jetzt Gastgeber.`,
  said: () => "",
  rematched: () => "Es gibt eine Revanche.",
};

const task: Tasks = {
  plant: (t) => {
    if (!t.card) return "Pflanze die erste Karte deiner Hand.";
    if (t.card === "magpie") return "Deine nächste Karte ist eine Elster: spiel sie aus.";
    return t.noRoom
      ? `Du musst ${beans[t.card]} pflanzen, aber ${room}.`
      : `Pflanze ${beans[t.card]}: wähle ein Feld.`;
  },
  "plant-again": (t) =>
    t.card && !t.noRoom
      ? `Du darfst noch eine Karte pflanzen: ${beans[t.card]}.`
      : "Du kannst weitermachen, ohne mehr zu pflanzen.",
  "discard-one": () => "Du darfst eine Karte deiner Hand abwerfen.",
  "turn-over": () => "Decke die obersten Karten des Stapels auf.",
  trade: (t) =>
    t.active.me ? "Handle, oder beende den Handel." : `${t.active.name} handelt. Du darfst etwas anbieten.`,
  receive: (t) => `Pflanze ${some(t.due)}${t.noRoom ? `, aber ${room}` : ""}.`,
  draw: () => "Zieh deine Karten.",
  "use-offer": (t) => `${t.other.name} hat ${some(t.turned)} liegen lassen: pflanzen oder abwerfen.`,
  "plant-or-leave": (t) => `Pflanze vom Tisch, was du magst; ${t.other.name} bekommt den Rest.`,
  "plant-now": (t) =>
    `Pflanze ${t.card ? beans[t.card] : "die Karte"} sofort${t.noRoom ? `, aber ${room}` : ""}.`,
  "last-claim": () =>
    "Das Spiel endet nach diesem Zug. Du kannst noch nach der Bohnenmünze greifen: Sie entscheidet bei Gleichstand.",
  contest: (t) => `${t.active.name} greift nach deiner Bohnenmünze. Wehrst du dich?`,
  steal: () => "Du darfst eine Karte einer Sorte stehlen, die du anbaust.",
  repay: (t) => `Du schuldest ${t.other.name} F2: gib eine Karte einer Sorte ab, die ihr beide anbaut.`,
  "ask-f3": (t) => `${t.active.name} hat ${names(t.turned)} aufgedeckt und schuldet dir F3: nimmst du eine?`,
  "ask-f4": () => "Man schuldet dir F4: forderst du eine Handkarte einer Sorte, die du anbaust?",
  "ask-f5": (t) => `${t.other.name} zieht gleich nach und schuldet dir F5: siehst du dir die Karten an?`,
  "give-to": (t) => `Du schuldest ${t.other.name} F4: gib eine Karte einer Sorte, die dort wächst.`,
  keep: (t) => `Du siehst ${names(t.drawn)}. Behalte eine davon, an beliebiger Stelle deiner Hand.`,
  sort: (t) => `${t.other.name} bekommt die anderen Karten: welche als nächste?`,
  gift: (t) =>
    `Biete ${t.other.name} eine Bohne als Geschenk. Du darfst bluffen: wird es angenommen, zahlst du 1 Dollar.`,
  answer: (t) =>
    `${t.other.name} bietet dir ${t.card ? beans[t.card] : "eine Karte"}. Für einen Bluff bekommst du 1 Dollar.`,
  "hand-over": (t) =>
    `${t.other.name} nimmt ${t.card ? beans[t.card] : "die Karte"}: gib sie her, oder bezahle den Bluff.`,
  "drop-bonus": () => "Du darfst eine deiner Bonuskarten ablegen; du ziehst wieder auf drei.",
  "draw-bonus": () => "Zieh eine Bonuskarte.",
  over: () => "Das Spiel ist aus.",
};

const move: Moves = {
  plant: (p) => `${p.kind} auf Feld ${p.field} pflanzen${p.growing ? ` (${p.growing})` : ""}`,
  harvest: (p) => `${p.growing} ernten für ${p.coins ? money(p.coins, p.cents) : "nichts"}`,
  buy: () => "Ein weiteres Feld kaufen",
  turn: () => "Aufdecken",
  draw: () => "Ziehen",
  done: (p) =>
    p.phase === "trade"
      ? "Handel beenden"
      : p.phase === "plant-or-leave"
        ? "Rest liegen lassen"
        : p.phase === "steal"
          ? "Nichts mehr stehlen"
          : "Fertig",
  pass: (p) =>
    p.phase === "contest"
      ? "Münze hergeben"
      : p.phase === "last-claim"
        ? "Münze liegen lassen"
        : p.phase === "drop-bonus"
          ? "Alle behalten"
          : "Nein, danke",
  discard: (p) => `${p.kind} abwerfen${typeof p.place === "number" ? ` (Karte ${p.place})` : ""}`,
  give: (p) =>
    `${p.kind} geben${typeof p.place === "number" ? ` (Karte ${p.place})` : p.place === "turned" ? " (aufgedeckt)" : ""}`,
  accept: (p) => `Angebot ${p.offer} annehmen`,
  decline: (p) => `Angebot ${p.offer} ablehnen${p.reason ? `: ${p.reason}` : ""}`,
  "take-back": (p) => `Dein Ja zu Angebot ${p.offer} zurücknehmen`,
  withdraw: (p) => `Angebot ${p.offer} zurückziehen`,
  pick: (p) => `Mit ${p.who.name} tauschen (Angebot ${p.offer})`,
  claim: () => "Nach der Bohnenmünze greifen",
  contest: () => "Wehren",
  play: () => "Die Elster ausspielen",
  collect: () => "Die Elstern auf die Hand nehmen",
  steal: (p) => `${p.growing} von ${from(p.who, p.field)} stehlen, auf dein Feld ${p.own}`,
  call: (p) => {
    if (p.favor === "F3") return `Aufgedeckte ${p.kind} nehmen (F3)`;
    if (p.favor === "F4") return `Eine Karte von ${p.who.name} fordern (F4)`;
    if (p.favor === "F6")
      return `${p.who.name} deine ${p.kind}${typeof p.place === "number" ? ` (Karte ${p.place})` : ""} pflanzen lassen (F6)`;
    return "Die Karten ansehen (F5)";
  },
  keep: (p) => `${p.kind} als ${String(p.place)}. Karte der Hand behalten`,
  hand: (p) => `${p.kind} weitergeben`,
  repay: (p) => `Eine Karte von deinem Feld ${p.own} auf ${on(p.who, p.field)} legen`,
  "plant-for": (p) => `${p.kind} auf ${on(p.who, p.field)} pflanzen (F1)`,
  present: (p) => `${p.kind} als Geschenk anbieten`,
  take: () => "Annehmen",
  refuse: () => "Ablehnen",
  pay: (p) =>
    p.paid === "dollar"
      ? "1 Dollar zahlen"
      : p.paid === "nothing"
        ? "Nichts zahlen"
        : `Mit der Bonuskarte ${bonusName(p.paid)} zahlen`,
  fulfil: (p) =>
    `Die Bonuskarte ${bonusName(p.bonus)} mit ${p.hasSeat ? from(p.who, p.field) : `deinem Feld ${p.field}`} erfüllen`,
  drop: (p) => `Die Bonuskarte ${bonusName(p.bonus)} ablegen`,
  "draw-bonus": () => "Eine Bonuskarte ziehen",
};

const lessons: Words["lessons"]["of"] = {
  queue: {
    title: "Deine Hand ist eine Warteschlange",
    text: "Gepflanzt wird von vorn, und niemand darf seine Hand sortieren. Nur ein Tausch holt eine Karte aus der Mitte heraus.",
  },
  offered: {
    title: "Ein Angebot für dich",
    text: "Da steht, was du bekommst, was du gibst und was das für deine Felder heißt. Nimm an, lehne ab oder mach ein Gegenangebot.",
  },
  noRoom: {
    title: "Kein Platz mehr",
    text: "Auf keines deiner Felder passt die Karte. Ernte zuerst eines: Du bekommst so viele Taler, wie dort steht, die übrigen Karten sind weg. Nimm das Feld, um das es am wenigsten schade ist.",
  },
  plant: {
    title: "Pflanze die erste Karte",
    text: "Die Karte ganz vorn muss aufs Feld. Tippe ein leeres Feld an oder eines, auf dem diese Sorte schon wächst: Zwei Sorten wachsen nie zusammen.",
  },
  second: {
    title: "Noch eine, wenn du magst",
    text: "Auch die nächste Karte darfst du pflanzen, oder du behältst sie und machst weiter. Gut, wenn sie passt, und gut, wenn dahinter eine bessere wartet.",
  },
  turnOver: {
    title: "Zwei neue Karten",
    text: "Jetzt werden zwei Karten vom Nachziehstapel aufgedeckt, für alle sichtbar. Auf deine Hand kommen sie nicht.",
  },
  turned: {
    title: "Die Karten in der Mitte",
    text: "Sie gehören dir: Behalte sie für deine Felder oder tausche sie weg. Was nach dem Handel noch daliegt, musst du pflanzen.",
  },
  offer: {
    title: "Mach ein Angebot",
    text: "Tippe eine Karte an, die du hergibst, in der Mitte oder auf der Hand. Unter Handel tippst du an, was du von wem willst, und bietest es an, notfalls als Geschenk: Was weg ist, musst du nicht pflanzen. Beende den Handel, wenn nichts mehr passt.",
  },
  pick: {
    title: "Jemand sagt ja",
    text: "Du hast mehrere gefragt, also suchst du aus, mit wem du tauschst. Sobald du den Namen antippst, gilt der Tausch.",
  },
  receive: {
    title: "Pflanze, was du bekommen hast",
    text: "Getauschte Karten und die aus der Mitte kommen nie auf eine Hand. Pflanze sie jetzt, in beliebiger Reihenfolge.",
  },
  draw: {
    title: "Hinten nachziehen",
    text: "Zum Schluss deines Zuges bekommst du neue Karten. Sie stellen sich hinten an; bis sie dran sind, kannst du sie noch tauschen.",
  },
  others: {
    title: "Jemand anders ist dran",
    text: "Jetzt kannst du nur mit dieser Person tauschen. Biete an, was dir im Weg wäre, oder warte auf ein Angebot.",
  },
  buy: {
    title: "Noch ein Feld",
    text: "Deine Taler reichen für ein weiteres Feld. Früh gekauft lohnt es sich: Mehr Platz heißt weniger schlechte Ernten.",
  },
  fence: {
    title: "Bohnenschutz",
    text: "Auf diesem Feld liegt nur eine Karte, darum steht ein Zaun davor: Es kann nicht geerntet werden, solange ein anderes deiner Felder zwei oder mehr hat. In den klassischen Spielen geht es auch nicht, solange eines deiner Felder leer ist.",
  },
  ripe: {
    title: "Dieses Feld bringt etwas",
    text: "Ernten darfst du, wann immer du willst, auch wenn andere dran sind. Oder du wartest: Darunter steht, wie viele Karten noch für den nächsten Taler fehlen.",
  },
  coins: {
    title: "Deine Taler",
    text: "Wer am Ende die meisten Taler hat, gewinnt. Jeder Taler ist eine umgedrehte Bohnenkarte; was sich gut verkauft, wird also selten.",
  },
  hint: {
    title: "Ratlos? Frag nach",
    text: "„Tipp“ fragt einen Bot, was er an deiner Stelle täte, und markiert die Karte oder das Feld, um das es geht.",
  },
  ranOut: {
    title: "Der Stapel war leer",
    text: "Die abgelegten Karten wurden gemischt und sind der neue Nachziehstapel. Die Punkte daneben zählen, wie oft das schon vorkam.",
  },
  end: {
    title: "Bald ist Schluss",
    text: "Geht der Stapel noch einmal aus, endet das Spiel. Dann werden alle Felder geerntet, und die meisten Taler gewinnen.",
  },
};

export const de: Words = {
  language: "Deutsch",
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
    lead: "Ein Tisch voller Bohnen, Tauschgeschäfte und Versprechen.",
    under: "Pflanze, was kommt, und tausche den Rest. Kein Konto, nichts zu installieren.",
    play: "Jetzt spielen",
    playUnder: "Du und drei Bots. Etwa zwanzig Minuten.",
    learn: "Spielend lernen",
    learnUnder: "Ein erstes Spiel mit zwei Bots, und jemand erklärt dir alles.",
    starting: "Die Karten werden verteilt …",
    friends: "Mit Freunden spielen",
    friendsUnder: "Spiel aussuchen, Link verschicken.",
    lobby: "Offene Tische",
    mine: "Deine Spiele",
    nobody: "Gast",
    name: "Dein Name",
    forget: "Vergessen",
    resume: "Öffnen",
  },
  choose: {
    title: "Ein Spiel aussuchen",
    seats: "Plätze",
    addons: "Erweiterungen",
    bots: "Bots",
    botLevel: "Wie die Bots spielen",
    levels: { random: "Irgendwie", greedy: "Leicht", "peer-ai1": "Mittel", "peer-ref": "Gut", trader: "Stark" },
    clock: "Bedenkzeit",
    clocks: { none: "Ohne Grenze", live: "Sekunden", days: "Tage" },
    pace: "Tempo der Bots",
    paces: { instant: "Sofort", brisk: "Zügig", calm: "Ruhig" },
    listed: "Alle dürfen den Tisch finden und mitspielen",
    spectators: "Wer den Link hat, darf zusehen",
    hints: "Man darf einen Bot um Rat fragen",
    here: "Personen an diesem Bildschirm",
    make: "Tisch decken",
    makeUnder: "Du bekommst einen Link für die anderen; freie Plätze spielen Bots.",
    players: (least, most) => (least === most ? `${least} Personen` : `${least} bis ${most} Personen`),
    ownBot: "aus der Werkstatt",
  },
  room: {
    title: "Der Tisch ist gedeckt",
    invite: "Freunde einladen",
    inviteUnder: "Schick ihnen diesen Link. Ein Telefon im selben Netz kann den Code lesen.",
    alone:
      "Noch kann nur dieser Rechner den Link öffnen: Starte den Server mit „make play“ oder „bohnanza serve --lan“ neu, dann können auch andere in deinem Netz mitspielen.",
    copy: "Link kopieren",
    copied: "Kopiert",
    code: "QR-Code des Einladungslinks",
    seats: "Rund um den Tisch",
    free: "Freier Platz",
    bot: (name) => `${name} (Bot)`,
    you: "du",
    host: "Gastgeber",
    away: "abwesend",
    seatBot: "Bot setzen",
    openSeat: "Platz freigeben",
    remove: "Entfernen",
    makeHost: "Zum Gastgeber machen",
    up: "Einen Platz nach oben",
    start: "Karten verteilen",
    startUnder: "Freie Plätze spielen Bots.",
    wait: "Gleich verteilt der Gastgeber die Karten.",
    join: "Platz nehmen",
    watch: "Nur zusehen",
    watching: "Du siehst zu.",
    private: "Dein eigener Link zu diesem Platz",
    privateUnder: "Öffnet deinen Platz auf einem anderen Gerät. Behalte ihn für dich.",
    leave: "Tisch verlassen",
    rename: "Umbenennen",
    fair: "Ehrlich gemischt",
    fairUnder: (hash) =>
      `Das Geheimnis hinter jedem Mischen steht fest: ${hash}. Nach dem Spiel wird es gezeigt.`,
    full: "Alle Plätze sind besetzt.",
    leaveSure: "Ein Bot übernimmt deinen Platz für immer.",
    removeSure: (name) => `${name} vom Tisch entfernen?`,
    removeBot: (name) => `Ein Bot übernimmt den Platz von ${name} für immer.`,
    badName: "Ein Name hat 1 bis 20 Zeichen, darunter mindestens einen Buchstaben oder eine Ziffer.",
    askToJoin: "Um Aufnahme bitten",
    askUnder: "Diesen Platz spielt ein Bot. Er gehört dir, sobald alle am Tisch einverstanden sind.",
    asked: "Du hast um Aufnahme gebeten.",
    declined: "Die anderen möchten jetzt niemanden aufnehmen. Du kannst zusehen.",
    lapsed:
      "Nicht alle haben geantwortet, oder der Platz ist nicht mehr offen. Ist einer offen, kannst du noch einmal fragen.",
    hasPlayed: "Du hast in diesem Spiel schon mitgespielt und kannst nur noch zusehen.",
    newcomer: (name, bot, program) => `${name}${program ? " (Programm)" : ""} möchte für ${bot} einspringen.`,
    newcomers: "Neue am Tisch",
    agree: "Einverstanden",
    decline: "Ablehnen",
    agreed: "Du bist einverstanden.",
    offerSeat: "Neuen anbieten",
    keepBot: "Bot behalten",
    offered: "offen für Neue",
    notFree: "Jemand war schneller oder heißt genauso. Sieh noch einmal hin.",
    links: "Links: andere einladen, auf einem anderen Gerät weiterspielen",
  },
  table: {
    yourTurn: "Du bist am Zug",
    turnOf: (who) => (who.me ? "Du bist am Zug" : `${who.name} ist am Zug`),
    waitsFor: (list) => `Warten auf ${and(list.map(whom))}.`,
    waitsForYou: "Der Tisch wartet auf dich.",
    next: "als Nächstes",
    hand: "Deine Hand, der Reihe nach",
    emptyHand: "Deine Hand ist leer.",
    handOf: (n) => `${cards(n)} auf der Hand`,
    field: (n) => `Feld ${n}`,
    emptyField: "leer",
    gauge: (count, pays, cents) =>
      `${cards(count)} · ${pays ? money(pays, cents) : `noch kein ${cents ? "Dollar" : "Taler"}`}`,
    nextStep: (more, pays) => `noch ${more} für ${pays}`,
    stepShort: (pays, count) => `→ ${pays} ab ${count}`,
    nextField: (more) => `noch ${more} für ein Feld`,
    bringsField: "bringt ein Feld",
    full: "mehr bringt es nie",
    orderFulfil: "Bonuskarten für mich erfüllen",
    protected: "Bohnenschutz: Diese einzelne Karte kannst du jetzt nicht verkaufen.",
    harvest: "Ernten",
    harvestFor: (coins, cents) => `Ernten für ${coins ? money(coins, cents) : "nichts"}`,
    sure: "Ernten?",
    keep: "Behalten",
    deck: "Nachziehstapel",
    discard: "Ablage",
    runs: (done, all) => `${done} von ${all} Mal leer`,
    turned: "Aufgedeckt",
    aside: "Für dich beiseitegelegt",
    asideOf: "Beiseitegelegt",
    toPlant: "Jetzt zu pflanzen",
    pickFirst: "Tippe zuerst die Karte an, die du pflanzen willst.",
    coins: (n, cents) => money(n, cents),
    allMoves: "Alle Züge",
    more: "Weitere Züge",
    noMoves: "Für dich gibt es gerade nichts zu tun.",
    log: "Verlauf",
    chat: "Gespräch",
    deals: "Handel",
    say: "Sag etwas",
    send: "Senden",
    mute: (name) => `${name} stumm schalten`,
    unmute: (name) => `${name} wieder hören`,
    hint: "Tipp",
    hinted: (text) => `Rat eines Bots: ${text}`,
    hintedNothing: "Rat eines Bots: abwarten.",
    pause: "Pause",
    resume: "Weiter",
    paused: "Das Spiel steht still.",
    end: "Spiel beenden",
    endTaken: "Weiterspielen",
    endUnder: "Ohne Ergebnis, sobald alle Menschen am Tisch einverstanden sind.",
    endWanted: (list) => `Dafür: ${and(list.map(he))}.`,
    pauseUnder: "Spiel und Uhren stehen still.",
    lendUnder: "Du kannst deinen Platz jederzeit zurücknehmen.",
    rather: "Nein, bleiben",
    lend: "Einen Bot spielen lassen",
    lent: "Ein Bot spielt für dich.",
    takeBack: "Platz zurücknehmen",
    botPlays: "Bot",
    away: "abwesend",
    menu: "Menü",
    close: "Schließen",
    showMe: (name) => `${name}, du bist dran`,
    curtain: "Gib das Gerät weiter. Alle anderen schauen jetzt weg.",
    lift: "Meine Karten zeigen",
    watch: "Du siehst diesem Spiel zu.",
    beanometer: "Was eine Ernte bringt",
    wants: "sucht",
    has: "hat",
    no: "ohne",
    score: (n, cents) => (cents ? `$${(n / 100).toFixed(2)}` : money(n, false)),
    toHand: "Zu deiner Hand",
    unpick: "Auswahl aufheben",
    really: (text) => `Wirklich? ${text}`,
    prepare: "So zusammenstellen",
    clock: (seconds) =>
      seconds >= 86400
        ? `${Math.ceil(seconds / 86400)} T`
        : seconds >= 3600
          ? `${Math.ceil(seconds / 3600)} Std`
          : seconds >= 100
            ? `${Math.ceil(seconds / 60)} min`
            : `${seconds} s`,
    coin: "Bohnenmünze",
    coinHeld: (who) => `${does(who, "hast", "hat")} die Bohnenmünze`,
    coinNeeds: (have, need) => `Deine Felder: ${have} von ${need}`,
    favorsHand: "Deine Gefallen",
    owed: (creditor, debtor, favor) => `${does(debtor, "schuldest", "schuldet")} ${them(creditor)} ${favor}`,
    drawnCards: "Du siehst",
    bonus: "Deine Bonuskarten",
    bonusWon: "Erfüllt",
    bonusDeck: (n) => `noch ${n} Bonuskarten`,
    gift: (giver, kind) => `${does(giver, "bietest an", "bietet an")}: ${kind}`,
  },
  trade: {
    compose: "Ein Angebot machen",
    counter: (n) => `Gegenangebot zu ${n}`,
    revise: (n) => `Angebot ${n} ändern`,
    youGive: "Du gibst",
    youWant: "Du willst",
    tapKinds: "Tippe die Sorten an, die du willst.",
    nothing: "nichts",
    anything: "Mach mir ein Angebot",
    oneOf: "eine davon reicht",
    to: "An",
    all: "Alle",
    firstCome: "Wer zuerst ja sagt, bekommt es",
    send: "Anbieten",
    gift: "Verschenken",
    ask: "Darum bitten",
    clear: "Leeren",
    inbox: "Angebote auf dem Tisch",
    none: "Noch keine Angebote.",
    noneYours: "Noch keine Angebote. Tippe Karten an, um eines zu machen.",
    accept: "Annehmen",
    acceptAnyway: "Annehmen, ich ernte dafür",
    notYet: "Noch nicht",
    decline: "Ablehnen",
    counterIt: "Gegenangebot",
    change: "Ändern",
    withdraw: "Zurückziehen",
    takeBack: "Zurücknehmen",
    pick: (name) => `Mit ${name} tauschen`,
    why: "Ablehnen, weil …",
    cannot: "Du hast nicht, was gewünscht ist.",
    gives: (who) => does(who, "gibst", "gibt"),
    for: "für",
    giftFor: (to) => `ein Geschenk an ${to}`,
    to_: (to) => `an ${to}`,
    you: "dich",
    joins: (kind, field, before, after) =>
      field
        ? `${kind} kommt auf dein Feld ${field}${after > before ? ` (${before} → ${after})` : ""}`
        : `${kind} kommt dazu`,
    takesEmpty: (kind) => `${kind} braucht ein leeres Feld`,
    toHand: (kind) => `${kind} kommt auf die Hand`,
    costs: (n) => (n === 1 ? "du müsstest ein Feld ernten" : `du müsstest ${n} Felder ernten`),
    spares: "erspart dir eine Ernte",
    which: (n) => `welche ${n}. Karte`,
    place: (place) => (place === "turned" ? "aufgedeckt" : `Karte ${place}`),
    answers: { asked: "überlegt", accepted: "sagt ja", declined: "sagt nein", countered: "bietet anderes" },
    ownAnswers: {
      asked: "du bist gefragt",
      accepted: "du sagst ja",
      declined: "du sagst nein",
      countered: "du bietest anderes",
    },
    done: "Handel beenden",
    lastCall: (who, seconds) => `${does(who, "beendest", "beendet")} in ${seconds} s den Handel.`,
    notDone: "Weiter handeln",
    ready: "Von mir kommt nichts mehr",
    signals: "Allen sagen",
    signalsUnder:
      "Wähle, was du meinst, dann tippe Sorten an. Es verpflichtet zu nichts; alle sehen es an deinem Platz.",
    iWant: "Ich suche",
    iHave: "Ich habe",
    iRefuse: "Ich will nicht",
    clearSignal: "Nichts sagen",
    orders: "Daueraufträge",
    ordersUnder:
      "Der Server tauscht so für dich, wann immer es geht, auch wenn du weg bist: er bietet es in jedem Handel einmal an und nimmt alles an, was mindestens so gut ist. Nur du siehst das.",
    order: (give, get) => `${opened(give)} für ${get}`,
    orderGive: "Ich gebe",
    orderGet: "für",
    orderCount: "wie viele",
    orderGifts: "Geschenke annehmen, die ich anbaue",
    orderRefuse: "Jedes andere Angebot an mich ablehnen",
    orderAdd: "Hinzufügen",
    orderRemove: "Entfernen",
    worth: { good: "gut für dich", even: "ausgeglichen", bad: "kostet dich" },
  },
  result: {
    title: "Die Ernte ist eingefahren",
    wins: (list) =>
      list.length === 1 && list[0]?.me
        ? "Du gewinnst!"
        : `${and(list.map(he))} ${list.length === 1 ? "gewinnt" : "gewinnen"}.`,
    ended: "Das Spiel wurde ohne Ergebnis beendet.",
    rematch: "Noch einmal",
    openRematch: "Zur Revanche",
    home: "Zur ersten Seite",
    overTime: "Taler im Lauf des Spiels",
    trades: "Tauschgeschäfte",
    tradesOf: (n) => (n === 1 ? "1 Tauschgeschäft" : `${n} Tauschgeschäfte`),
    secret: "Das Geheimnis hinter dem Mischen",
    look: "Den Tisch ansehen",
    turn: "Zug",
  },
  replay: {
    replay: "Noch einmal ansehen",
    record: "Aufzeichnung laden",
    step: (at, all) => `Zug ${at} von ${all}`,
    back: "Einen Zug zurück",
    forth: "Einen Zug weiter",
    run: "Abspielen",
    stop: "Anhalten",
    seenBy: "Aus der Sicht von",
    done: (text) => `Zug: ${text}`,
  },
  lobby: {
    title: "Offene Tische",
    none: "Gerade wartet niemand. Decke einen Tisch und verschicke den Link.",
    free: (n) => (n === 1 ? "1 freier Platz" : `${n} freie Plätze`),
    watch: "Zusehen",
    join: "Mitspielen",
    by: (name) => `Gastgeber: ${name}`,
  },
  help: {
    title: "Hilfe und Tasten",
    keys: "Tasten am Tisch",
    single: "Einzelne Buchstaben und Ziffern sind Tasten",
    list: [
      ["Tab", "von einem Teil des Tisches zum nächsten"],
      ["← →", "durch Hand, Felder und Reiter"],
      ["Enter", "wählen, was gerade markiert ist"],
      ["1 2 3", "auf dieses Feld pflanzen"],
      ["Leertaste", "weiter, wenn es nur einen Weg gibt"],
      ["A  D  C", "das erste Angebot annehmen, ablehnen, erwidern"],
      ["B", "was eine Ernte bringt; auch lange auf eine Karte drücken"],
      ["H  F  O", "zur Hand, zu den Feldern, zu den Angeboten"],
      ["Esc", "eine Auswahl aufheben, dann die Lektion schließen"],
      ["?", "diese Liste"],
    ],
  },
  lessons: {
    title: "Lektionen",
    lesson: "Lektion",
    understood: "Verstanden",
    skip: "Ohne Lektionen weiter",
    beside: "Jemand erklärt neben dem Tisch",
    done: "gelernt",
    learned: (n, all) => `${n} von ${all}`,
    of: lessons,
  },
  settings: {
    title: "Einstellungen",
    theme: "Farben",
    themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
    sound: "Töne",
    language: "Sprache",
  },
  link: {
    connecting: "Verbindung wird aufgebaut …",
    lost: (seconds) => `Die Verbindung ist weg. Neuer Versuch in ${seconds} s; nichts geht verloren.`,
    retry: "Jetzt versuchen",
    closed: "Dieser Platz am Tisch lässt sich nicht öffnen.",
    noTable: "Diesen Tisch gibt es nicht. Vielleicht ist er zu alt, oder der Link ist nicht vollständig.",
    noWatching:
      "Diesen Tisch sehen nur die Mitspielenden. Dein Platz öffnet sich mit seinem eigenen Link oder nach dem Anmelden.",
    again: "Noch einmal versuchen",
    home: "Zur ersten Seite",
    broken: "Dieser Teil der Seite ist gescheitert, das Spiel nicht. Dein Platz und deine Karten sind sicher.",
    reload: "Seite neu laden",
    lost404: "Unter dieser Adresse gibt es nichts.",
    signedOut: "Du bist abgemeldet. Melde dich wieder an, um zu spielen, oder sieh nur zu.",
    otherGuest: "Dein Link öffnet diesen Tisch nicht mehr. Du kannst einen freien Platz nehmen oder zusehen.",
  },
  rule: {
    show: (id) => `Regel ${id}`,
    ruling: "Unsere Entscheidung",
    loading: "Das Regelheft wird aufgeschlagen …",
    none: "Diese Regel gibt es nicht.",
    back: (id) => `Zurück zu ${id}`,
    title: "Regeln",
    lead: "So wird gespielt. Tippe auf eine Nummer wie AB-11, um die Regel selbst zu sehen.",
    games: "Spiele",
    addons: "Erweiterungen",
    how: "So wird gespielt",
    all: "Alle Spiele",
    table: "Tabelle",
    bean: "Bohne",
    cards: "Karten",
    bringsField: (cards, kind) => `Mit ${cards} Karten bringt ${kind} stattdessen ein weiteres Feld.`,
    ends: "Weniger Karten als bei der ersten Stufe bringen nichts, mehr als bei der letzten bringen nicht mehr.",
  },
  problem: {
    illegal: "Das lassen die Regeln nicht zu.",
    stale: "Zu spät: das Spiel ist weitergegangen. Sieh noch einmal hin.",
    forbidden: "Das darfst du hier nicht.",
    "not-now": "Das geht im Augenblick nicht.",
    unknown: "Das gibt es nicht mehr.",
    malformed: "Der Server hat das nicht verstanden.",
    "too-fast": "Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.",
    "too-large": "Das ist zu viel für den Server.",
    unsupported: "Die Seite ist älter als der Server. Lade sie neu.",
    unauthorised: "Du bist nicht mehr angemeldet.",
    gone: "Der Server ist beschäftigt. Bitte versuch es noch einmal.",
    "wrong-method": "Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.",
    "wrong-media": "Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.",
    failed: "Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.",
    offline: "Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.",
  },
  mine: {
    none: "Noch keine Spiele.",
    more: (n) => `Alle ${n} zeigen`,
    sure: "Dieses Spiel läuft noch. Ohne den eigenen Link bekommst du deinen Platz nicht zurück. Trotzdem vergessen?",
    keep: "Behalten",
    standing: {
      turn: "Du bist dran",
      waiting: "noch nicht verteilt",
      playing: "wird gespielt",
      paused: "steht still",
      over: "zu Ende",
      ended: "vorzeitig beendet",
      left: "du bist gegangen",
      gone: "nicht mehr da",
    },
  },
  account: {
    link: "Anmelden oder Konto anlegen",
    signedIn: (name) => `Konto von ${name}`,
    title: "Dein Konto",
    why: "Spielen kannst du auch ohne. Mit einem Konto findest du deine Spiele auf jedem Gerät, und der Server kann dir sagen, wenn du dran bist.",
    checking: "Dein Konto wird gesucht …",
    name: "Name",
    password: "Passwort",
    passwordUnder: "Mindestens 8 Zeichen. Es lässt sich nicht zuschicken, heb es also gut auf.",
    signIn: "Anmelden",
    signUp: "Konto anlegen",
    toSignUp: "Ich habe noch kein Konto",
    toSignIn: "Ich habe ein Konto",
    wrong: "Ein Konto mit diesem Namen und Passwort gibt es nicht.",
    nameTaken: "Dieser Name ist vergeben. Nimm einen anderen, oder melde dich an, wenn es deiner ist.",
    badForm: "Ein Name hat 1 bis 20 Zeichen, ein Passwort 8 bis 200.",
    patience: "Es wurden zu viele Passwörter versucht. Warte eine Minute.",
    signOut: "Abmelden",
    signOutUnder: "Die Spiele des Kontos verlassen diesen Browser, bis du dich wieder anmeldest.",
    signedOut: "Du bist abgemeldet.",
    claim: (n) =>
      n === 1
        ? "Ein Spiel in diesem Browser ist noch nicht in deinem Konto."
        : `${n} Spiele in diesem Browser sind noch nicht in deinem Konto.`,
    claimDo: "In mein Konto aufnehmen",
    claimRest: (n) =>
      n === 1 ? "Eines davon lässt sich nicht mehr öffnen." : `${n} davon lassen sich nicht mehr öffnen.`,
    notices: "Nachrichten, wenn du weg bist",
    noticesUnder:
      "Höchstens alle 15 Minuten eine, für Spiele, die auf dich warten. Sind beide Felder leer, kommt nichts.",
    email: "E-Mail-Adresse",
    webhook: "Webhook (Adresse, die eine Nachricht bekommt)",
    noEmail: "Dieser Server verschickt keine E-Mails.",
    noWebhook: "Dieser Server ruft keine Webhooks auf.",
    noChannels: "Dieser Server verschickt keine Nachrichten. Wer ihn betreibt, kann sie einschalten.",
    turns: "Ich bin am Zug",
    offers: "Ein Angebot wartet auf Antwort",
    ends: "Ein Spiel ist zu Ende",
    badAddress: "Das ist keine Adresse: prüfe E-Mail und Webhook.",
    save: "Speichern",
    saved: "Gespeichert.",
    change: "Passwort ändern",
    old: "Altes Passwort",
    fresh: "Neues Passwort",
    changed: "Geändert. Andere Browser sind abgemeldet.",
    wrongOld: "Das alte Passwort lautet anders.",
    end: "Konto löschen",
    endGoes:
      "Name, Passwort, Nachrichten und die Liste deiner Spiele werden sofort gelöscht und lassen sich nicht zurückholen.",
    endStays:
      "Tische und Aufzeichnungen bleiben, unter dem Namen, den du dort hattest. Spiele, die dieser Browser kennt, kannst du weiterspielen; alle anderen sind dir verschlossen.",
    endSure: "Zum Bestätigen gib dein Passwort ein",
    wrongPassword: "Das Passwort lautet anders.",
    endDo: "Endgültig löschen",
    ended: "Dein Konto ist gelöscht.",
  },
  status: {
    waiting: "wartet",
    playing: "wird gespielt",
    paused: "steht still",
    over: "zu Ende",
    ended: "beendet",
  },
};
