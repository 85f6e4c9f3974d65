"""A position as text: one `key: value` line for each zone that is not empty.

Lists begin with the card that comes first: the front of a hand, the top of a pile, the oldest card of a field.
"""

from __future__ import annotations

from hashlib import sha256

from mypy_extensions import mypyc_attr

from bohnanza.engine.beans import UNKNOWN, cards_of
from bohnanza.engine.catalog import UnknownGame, rules_for
from bohnanza.engine.game import empty_state, settle
from bohnanza.engine.notation.moves import parse_label
from bohnanza.engine.offers import ANSWERS, ASKED, SIGNALS, Offer
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import Step
from bohnanza.engine.shuffle import shuffle
from bohnanza.engine.state import NO_SIGNALS, State, all_cards
from bohnanza.engine.trade_moves import clockwise, make_offer
from bohnanza.engine.views import View
from bohnanza.engine.wording import (
    NotationError,
    card_text,
    cards_text,
    parse_card,
    parse_cards,
    parse_number,
    parse_place,
    parse_seat,
    parse_terms,
    place_text,
    terms_text,
)

# --- printing ---


def position_text(s: State) -> str:
    """The whole position; the opposite of `parse_position`."""
    lines = _common_lines(s)
    for seat in range(s.rules.seats):
        lines.append((f"fields p{seat}", " | ".join([cards_text(column) for column in s.fields[seat]])))
        zones = (("hand", s.hands[seat]), ("aside", s.aside[seat]), ("coins", s.coins[seat][::-1]))
        lines += [(f"{zone} p{seat}", cards_text(cards)) for zone, cards in zones if cards]
        signals = [
            f"{SIGNALS[s.signals[seat][kind]]} {card_text(kind)}"
            for kind in range(s.rules.kinds)
            if s.signals[seat][kind]
        ]
        if signals:
            lines.append((f"signals p{seat}", ", ".join(signals)))
    for extra in s.extras:
        lines += extra.lines()
    lines += [_offer_line(offer) for offer in s.offers]
    return "\n".join([f"{key}: {value}" for key, value in lines]) + "\n"


def view_text(seen: View) -> str:
    """What a seat sees, in the same form, with `?` for hidden cards."""
    return position_text(seen.visible_state)


def position_hash(s: State) -> str:
    """The SHA-256 of the position's text: equal exactly for equal positions."""
    return sha256(position_text(s).encode()).hexdigest()


def _common_lines(s: State) -> list[tuple[str, str]]:
    """What belongs to no single seat."""
    lines = [
        ("game", s.rules.game_id),
        ("seed", s.seed),
        ("start", f"p{s.start}"),
        ("turn", str(s.turn)),
        ("active", f"p{s.active}"),
        ("phase", phase_text(s)),
    ]
    numbers = (
        ("runs", s.runs),
        ("dry", int(s.dry)),
        ("shuffles", s.shuffles),
        ("offers made", s.offer_count),
    )
    piles = (
        ("deck", s.deck[::-1]),
        ("discard", s.discard[::-1]),
        ("turned", s.turned),
        ("out", s.out),
    )
    lines += [(key, str(number)) for key, number in numbers if number]
    if any(s.proposals):
        lines.append(("proposals", " ".join([str(count) for count in s.proposals])))
    return lines + [(key, cards_text(cards)) for key, cards in piles if cards]


def phase_text(s: State) -> str:
    """The step of the turn in progress, and what interrupts it: `draw > contest`."""
    if not s.agenda:
        return "over"
    turn = s.rules.turn
    depth = 0
    while depth < min(len(s.agenda), len(turn)) and s.agenda[depth] is turn[len(turn) - 1 - depth]:
        depth += 1
    names = [step.name for step in s.agenda[depth:]]
    if not names or not s.agenda[depth].instead_of:
        names.insert(0, turn[len(turn) - depth].name)
    return " > ".join(names)


def _offer_line(offer: Offer) -> tuple[str, str]:
    to = ",".join([f"p{seat}" for seat in offer.to])
    parts = [f"p{offer.maker}: {terms_text(offer.terms)} to {to}{' first-come' if offer.first_come else ''}"]
    if offer.parent:
        parts.append(f"counters {offer.parent}")
    for seat, answer, copies in zip(offer.to, offer.answers, offer.copies):
        if answer != ASKED:
            places = ",".join([place_text(place) for place in copies])
            parts.append(f"p{seat} {ANSWERS[answer]}" + (f" from {places}" if places else ""))
    return f"offer {offer.number}.{offer.revision}", "; ".join(parts)


# --- parsing ---


def parse_position(text: str, playable: bool = True) -> State:
    """The position that a text describes; with `playable`, unknown cards are refused."""
    lines = _split_lines(text)
    games = [value for key, value in lines if key == "game"]
    if len(games) != 1:
        raise NotationError("notation-no-game-line")
    try:
        s = empty_state(rules_for(games[0]), "position")
    except UnknownGame as error:
        raise NotationError(error.key, **error.arguments) from None
    s.turn = 1
    reader = Reader(s)
    phase = s.rules.turn[0].name
    lines.sort(key=lambda line: line[0] != "start")  # the starting seat is active unless another line says so
    for key, value in lines:
        if key == "phase":
            phase = value
        else:
            reader.read(key, value)
    reader.fill_from_rest()
    if playable and UNKNOWN in all_cards(s):
        raise NotationError("notation-hidden-cards")
    s.agenda = parse_phase(s.rules, phase)
    settle(s)
    return s


def _split_lines(text: str) -> list[tuple[str, str]]:
    lines: list[tuple[str, str]] = []
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        if line:
            key, colon, value = line.partition(":")
            if not colon:
                raise NotationError("notation-no-position-line", text=line)
            lines.append((" ".join(key.split()), value.strip()))
    return lines


def parse_phase(rules: Rules, text: str) -> list[Step]:
    """The agenda that a phase line describes; the opposite of `phase_text`."""
    if text == "over":
        return []
    names = [name.strip() for name in text.split(">")]
    turn = [step.name for step in rules.turn]
    inner = {step.name: step for step in rules.inner}
    if names[0] in turn:
        agenda = list(rules.turn[turn.index(names[0]) :][::-1])
        names.pop(0)
    elif names[0] in inner and inner[names[0]].instead_of in turn:
        agenda = list(rules.turn[turn.index(inner[names[0]].instead_of) + 1 :][::-1])
    else:
        raise NotationError("notation-no-phase", word=names[0], phases=turn[:-1] + list(inner))
    for name in names:
        if name not in inner:
            raise NotationError("notation-no-interruption", word=name, steps=list(inner))
        agenda.append(inner[name])
    return agenda


@mypyc_attr(native_class=False)  # a native one cannot have a base that is not compiled
class NoZone(NotationError):
    """A line that names nothing of this game."""


class Reader:
    """Reads the lines of a position into a state."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.open: list[tuple[list[int], int]] = []  # zones that get a number of the cards that no line names
        self.deck_rest = False  # whether the draw pile gets the others

    def read(self, key: str, value: str) -> None:
        """Take in one line; that of the game has been read before."""
        s = self.s
        for extra in s.extras:
            if extra.read(key, value):
                return
        word, _, about = key.partition(" ")
        if key == "seed":
            s.seed = value
        elif key == "start":
            s.start = parse_seat(value, s.rules.seats)
            s.active = s.start
        elif key == "active":
            s.active = parse_seat(value, s.rules.seats)
        elif key in ("turn", "runs", "dry", "shuffles", "offers made"):
            self._read_number(key, parse_number(value))
        elif key == "proposals":
            s.proposals = [parse_number(word) for word in value.split()]
        elif key in ("deck", "discard", "turned", "out"):
            self._read_pile(key, value)
        elif word in ("hand", "fields", "aside", "coins", "signals"):
            self._read_seat(word, parse_seat(about, s.rules.seats), value)
        elif word == "offer":
            s.offers.append(parse_offer(about, value, s.rules.seats))
            s.offer_count = max(s.offer_count, s.offers[-1].number)
        elif key != "game":
            raise NoZone("notation-no-zone", name=key)

    def _read_number(self, key: str, number: int) -> None:
        s = self.s
        if key == "turn":
            s.turn = number
        elif key == "runs":
            s.runs = number
        elif key == "dry":
            s.dry = bool(number)
        elif key == "shuffles":
            s.shuffles = number
        else:
            s.offer_count = number

    def _read_pile(self, key: str, value: str) -> None:
        s = self.s
        if key == "deck" and value.endswith("rest"):
            self.deck_rest = True
            value = value.removesuffix("rest")
        pile = {"deck": s.deck, "discard": s.discard, "turned": s.turned, "out": s.out}[key]
        self._fill(pile, value, key in ("deck", "discard"))

    def _read_seat(self, zone: str, seat: int, value: str) -> None:
        s = self.s
        if zone == "fields":
            columns = [parse_cards(column) for column in value.split("|")]
            s.fields[seat] = columns + [[] for _ in range(s.rules.fields - len(columns))]
        elif zone == "signals":
            s.signals[seat] = parse_signals(value)
        else:
            pile = {"hand": s.hands, "aside": s.aside, "coins": s.coins}[zone][seat]
            self._fill(pile, value, zone == "coins")

    def _fill(self, pile: list[int], value: str, top_last: bool) -> None:
        """Cards by name, or a bare number: that many of the cards that no line names."""
        if value.isdecimal():
            self.open.append((pile, int(value)))
        else:
            cards = parse_cards(value)
            pile.extend(cards[::-1] if top_last else cards)

    def fill_from_rest(self) -> None:
        """Shuffle the cards that no line names and fill the zones that wait for them."""
        if not self.open and not self.deck_rest:
            return
        s = self.s
        rest = cards_of(s.rules.deck)
        for card in all_cards(s):
            if card not in rest:
                raise NotationError("notation-too-many-of", kind=card_text(card))
            rest.remove(card)
        shuffle(rest, s.seed, s.shuffles)
        s.shuffles += 1
        for pile, count in self.open:
            if count > len(rest):
                raise NotationError("notation-too-few-cards")
            pile.extend(rest[:count])
            del rest[:count]
        if self.deck_rest:
            s.deck[:0] = rest


def parse_signals(text: str) -> tuple[int, ...]:
    """`want red, have soy`."""
    signals = list(NO_SIGNALS)
    for part in text.split(","):
        words = part.split()
        if len(words) != 2 or words[0] not in SIGNALS or words[1] == "?":
            raise NotationError("notation-no-signal", text=part.strip())
        signals[parse_card(words[1])] = SIGNALS.index(words[0])
    return tuple(signals)


def parse_offer(label: str, text: str, seats: int) -> Offer:
    """`offer 7.2: p0: soy for red to p1,p2 first-come; counters 3; p1 declined; p2 accepted from 3`."""
    number, revision = parse_label(label)
    head, *parts = text.split(";")
    maker_word, _, words = head.partition(":")
    maker = parse_seat(maker_word.strip(), seats)
    first_come = words.endswith(" first-come")
    terms, _, names = words.removesuffix(" first-come").rpartition(" to ")
    to = clockwise(maker, tuple([parse_seat(name, seats) for name in names.replace(",", " ").split()]), seats)
    parents = [parse_number(part.split()[-1]) for part in parts if part.split()[0] == "counters"]
    offer = make_offer(number, revision, maker, to, parse_terms(terms), first_come, sum(parents))
    for part in parts:
        answer = part.split()
        if answer[0] == "counters":
            continue
        if len(answer) not in (2, 4) or answer[1] not in ANSWERS:
            raise NotationError("notation-no-answer", text=" ".join(answer))
        places = answer[3].split(",") if len(answer) == 4 else []
        copies = tuple([parse_place(word) for word in places])
        offer = offer.answered(parse_seat(answer[0], seats), ANSWERS.index(answer[1]), copies)
    return offer
