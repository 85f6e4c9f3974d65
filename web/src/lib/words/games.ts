/** Names and descriptions of the games in languages that the server does not speak; its own are English. */

import type { GameList } from "../../protocol";

interface Blurb {
  name: string;
  sentences: [string, string];
}

const DE: Record<string, Blurb> = {
  classic: {
    name: "Klassisches Bohnanza",
    sentences: [
      "Pflanze, was auf deiner Hand vorne ist, und tausche weg, was du nicht brauchst.",
      "Elf Sorten ergeben große Stapel, und mit deinen Talern kannst du ein drittes Feld kaufen.",
    ],
  },
  "bean-duel": {
    name: "Das klassische Bohnenduell",
    sentences: [
      "Zu zweit und ohne Handel: was du liegen lässt, muss die Gegenseite pflanzen oder abwerfen.",
      "Entschieden wird Karte für Karte, und wer drei Taler spart, kauft ein drittes Feld.",
    ],
  },
  anniversary: {
    name: "Bohnanza, 25 Jahre",
    sentences: [
      "Pflanze, was auf deiner Hand vorne ist, und rede den anderen auf, was du nicht brauchst.",
      "Acht Sorten und die kürzesten Regeln: das Spiel für den Anfang.",
    ],
  },
  "new-beans": {
    name: "Neue Bohnen",
    sentences: [
      "Das Jubiläumsspiel mit Kaffee, Brandy und Kakao, für bis zu sieben Personen.",
      "Am Ende jedes Zuges ziehen alle eine Karte, darum wird keine Hand leer.",
    ],
  },
  "field-beans": {
    name: "Ackerbohnen",
    sentences: [
      "Das Spiel der neuen Bohnen mit drei seltenen Karten im Stapel.",
      "Wer zwei Ackerbohnen zusammen erntet, gewinnt ein drittes Feld.",
    ],
  },
  "anniversary-duel": {
    name: "Das Jubiläumsduell",
    sentences: [
      "Zu zweit und ohne Handel: du pflanzt, was du magst, und der Rest bleibt der Gegenseite.",
      "Entschieden wird Sorte für Sorte, und einmal im Zug darfst du eine Karte abwerfen.",
    ],
  },
  "the-duel": {
    name: "Das Duell",
    sentences: [
      "Zwei Bauern ziehen aufsteigende Reihen und verdienen Dollar mit Mustern auf Bonuskarten.",
      "Ihr macht einander Geschenke, und niemand sollte ihnen trauen.",
    ],
  },
  coin: {
    name: "Die Bohnenmünze",
    sentences: [
      "Es gibt eine einzige Münze, und wer reich anbaut, darf nach ihr greifen.",
      "Wer sie hat, zieht mehr Karten, bis jemand anders sie nimmt.",
    ],
  },
  magpie: {
    name: "Die Elster",
    sentences: [
      "Sechs Elstern sind im Stapel; sie wachsen auf keinem Feld.",
      "Wer eine ausspielt, stiehlt Karten von fremden Feldern auf die eigenen.",
    ],
  },
  favors: {
    name: "Bohna Nostra",
    sentences: [
      "Versprich einen Gefallen, um einen Tausch zu versüßen, und halte ihn, wenn er eingefordert wird.",
      "Alle haben dieselben sechs Gefallen, drei auf der Hand und drei im Stapel.",
    ],
  },
};

export const BLURBS: Record<string, Record<string, Blurb>> = { de: DE };

/** The name of a game or an add-on. */
export function nameOf(id: string, lang: string, list: GameList | null): string {
  const rules =
    list?.groups.find((group) => group.rules.id === id)?.rules ?? list?.addons.find((one) => one.id === id);
  return BLURBS[lang]?.[id]?.name ?? rules?.name ?? id;
}

/** A game id as a title, without its seats: `anniversary+coin/4`. */
export function titleOf(game: string, lang: string, list: GameList | null): string {
  const [head = ""] = game.split("/");
  return head
    .split("+")
    .map((id) => nameOf(id, lang, list))
    .join(" + ");
}

/** The game to begin with first, those for two last. */
export function inOrder(list: GameList): GameList["groups"] {
  const rank = (id: string, most: number): number => (id === "anniversary" ? 0 : most > 2 ? 1 : 2);
  return [...list.groups].sort(
    (a, b) => rank(a.rules.id, Math.max(...a.rules.seats)) - rank(b.rules.id, Math.max(...b.rules.seats)),
  );
}
