"""Moves as people type them: the notation without the seat, with names, short forms and small words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bohnanza.engine.beans import NAMES
from bohnanza.engine.game import legal
from bohnanza.engine.give import GiveCard
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.moves import HARVESTS, PLANTS
from bohnanza.engine.notation.moves import parse_move, verbs
from bohnanza.engine.offers import ACCEPTED, ANY_COPY, ASKED, COUNTERED, REASONS, TURNED, Offer, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Propose, clockwise
from bohnanza.engine.views import View
from bohnanza.engine.wording import NotationError, parse_terms
from bohnanza.tui.people import People
from bohnanza.tui.typed_words import vocabulary
from bohnanza.tui.view_facts import growing_field

AROUND_FIELDS: Final = ("at", "field")  # of plant BEAN on field 2
NOTATION_WORDS: Final = ("to", "at", "for", "turned", "magpie", "magpies", "bonus", "dollar", "nothing")
APART: Final = ("for", "or", "any", "nothing", "+", ",")  # no plus sign goes next to these


class Misread(NotationError):
    """A line that cannot be read as a move; the message says how to type it."""


class Unclear(Misread):
    """A line that is not a command at all."""


def parse_typed_move(text: str, view: View, people: People) -> Move:
    """The move that a line names, not yet checked against the rules.

    All of the notation is understood, also with names instead of seats and with the first letters of beans. `plant`,
    `harvest` and the verbs of trading have shorter forms too. The words may be those of the player's language.
    """
    lower = re.sub(r"([+,:])", r" \1 ", text.lower().replace("black eyed", "black-eyed"))
    words = [meaning(word, people) for word in lower.split()]
    verb = "decline" if words == ["no"] else words[0] if words else ""
    verb = verb_here(verb, view)
    if verb in PARSERS:
        return PARSERS[verb](words[1:], view, people)
    if verb not in verbs():
        raise Unclear("terminal-unclear", line=text)
    rest = without(words[1:], people)
    how = f"terminal-how-{verb}"
    if not rest and people.voice.knows(how):
        raise Misread(how)
    s, said = view.visible_state, [verb, *rest]
    for extra in s.extras:
        said = extra.complete_words(s, view.seat, said)
    return _parsed(said[0], said[1:], view, people)


def verb_here(verb: str, view: View) -> str:
    """What a verb of trading means in the step in progress: yes, no, give and offer can mean something else."""
    step = view.agenda[-1]
    meant = step.meanings().get(verb, verb)
    return "pass" if meant == "decline" and not step.trading else meant


def _parsed(verb: str, words: list[str], view: View, people: People) -> Move:
    """The viewer's move of a verb and words that may still be names or the beginnings of beans."""
    rest = [notation_word(word, view, people) for word in words]
    return parse_move(f"p{view.seat} {verb} {' '.join(rest)}", view.rules.seats)


# --- words ---


def meaning(word: str, people: People) -> str:
    """The notation's word for a word of the player's language, or for another English one."""
    if word in [name.lower() for name in people.names]:
        return word
    return vocabulary(people.language).meanings.get(word, word)


def kind_of(word: str, view: View, people: People) -> int:
    """The bean of this game that a word names, perhaps by its first letters; -1 if there is none."""
    kinds = [kind for kind in range(view.rules.kinds) if view.rules.deck[kind]]
    for names in vocabulary(people.language).beans:
        for form in (word, word[:-1]):  # without the ending of a plural
            if names.get(form, -1) in kinds:
                return names[form]
            found = {kind for name, kind in names.items() if name.startswith(form) and kind in kinds}
            if len(found) == 1 and len(form) > 1:
                return found.pop()
    return -1


def named_kind(word: str, view: View, people: People) -> int:
    """Like `kind_of`, but a word that names no bean raises a sentence that lists the beans."""
    kind = kind_of(word, view, people)
    if kind < 0:
        kinds = [kind for kind in range(view.rules.kinds) if view.rules.deck[kind]]
        raise Misread("terminal-no-bean", word=word, beans=people.beans(kinds))
    return kind


def without(words: list[str], people: People, *others: str) -> list[str]:
    """Words without the small ones that say nothing here."""
    small = {"beans", *others, *vocabulary(people.language).fillers}
    return [word for word in words if word not in small]


def seat_of(word: str, people: People) -> int:
    """The player that a word names, perhaps by the first letters."""
    exact = [seat for seat, name in enumerate(people.names) if word in (name.lower(), f"p{seat}")]
    found = exact or [seat for seat, name in enumerate(people.names) if name.lower().startswith(word)]
    if len(found) != 1:
        others = [seat for seat in range(len(people.names)) if seat != people.me]
        raise Misread("terminal-nobody", word=word, others=others)
    return found[0]


def notation_word(word: str, view: View, people: People) -> str:
    """A word of a move in the notation: a seat for a name, a whole bean for the first letters of one."""
    name, at, place = word.partition("@")
    if name in NOTATION_WORDS or name in NAMES or not name[:1].isalpha():
        return word
    if name[0] == "f" and name[1:].isdecimal():
        return word
    seats = [seat for seat, other in enumerate(people.names) if other.lower() == name]
    kind = kind_of(name, view, people)
    if not seats and kind < 0:
        seats = [seat for seat, other in enumerate(people.names) if other.lower().startswith(name)]
    if len(seats) == 1:
        return f"p{seats[0]}"
    return NAMES[kind] + at + place if kind >= 0 else word


def goods_text(words: list[str], view: View, people: People) -> str:
    """Terms as people type them in the words of the notation, with plus signs and without small words."""
    out: list[str] = []
    for word in without(words, people):
        if out and word not in APART and out[-1] not in (*APART, "turned") and not out[-1].isdecimal():
            out.append("+")
        out.append(_good_word(word, view, people))
    return " ".join(out)


def _good_word(word: str, view: View, people: People) -> str:
    if word in (*APART, "turned") or (word[0] == "f" and word[1:].isdecimal()):
        return word
    if word.isdecimal():
        if len(word) > 2:
            raise Misread("terminal-too-many-cards", number=word)
        return word
    name, at, place = word.partition("@")
    return NAMES[named_kind(name, view, people)] + at + place


def _recipients(words: list[str], view: View, people: People) -> tuple[list[str], tuple[int, ...]]:
    """Goods and players; if none is named, the active player asks everybody and the others ask the active player."""
    everybody = tuple([seat for seat in range(view.rules.seats) if seat != view.seat])
    at = max([i for i, word in enumerate(words) if word in ("to", "from", "with")], default=-1)
    if at < 0:
        to = everybody if view.seat == view.active else (view.active,)
        return words, clockwise(view.seat, to, view.rules.seats)
    names = [word for word in words[at + 1 :] if word not in (",", "+")]
    if not names or names[0] == "all":
        return words[:at], clockwise(view.seat, everybody, view.rules.seats)
    to = tuple([seat_of(name, people) for name in names])
    return words[:at], clockwise(view.seat, to, view.rules.seats)


# --- planting and harvesting ---


def _plant(words: list[str], view: View, people: People) -> Move:
    """`plant soy 2`, `plant soy`, `plant 2`; `plant soy for ana 1`."""
    words = without(words, people, *AROUND_FIELDS)
    if "for" in words:
        return _parsed("plant", words, view, people)
    fields = [word for word in words if word.isdecimal()]
    kinds = [named_kind(word, view, people) for word in words if not word.isdecimal()]
    if not kinds:  # the cards that the player has to plant, or the next one of the hand
        mine = view.aside[view.seat] + (view.turned if view.seat == view.active else [])
        kinds = list(dict.fromkeys(mine)) or view.hand[:1]
    if len(fields) > 1 or len(kinds) != 1:
        raise Misread("terminal-how-plant")
    columns = view.fields[view.seat]
    growing = growing_field(view, view.seat, kinds[0])
    usual = growing if growing >= 0 else columns.index([]) if [] in columns else 0
    return PLANTS[view.seat][kinds[0]][_field(fields[0]) if fields else usual]


def _harvest(words: list[str], view: View, people: People) -> Move:
    """`harvest 1`, `harvest soy`."""
    words = without(words, people, *AROUND_FIELDS)
    if len(words) != 1:
        raise Misread("terminal-how-harvest")
    if words[0].isdecimal():
        return HARVESTS[view.seat][_field(words[0])]
    kind = named_kind(words[0], view, people)
    found = [at for at, column in enumerate(view.fields[view.seat]) if kind in column]
    if len(found) != 1:
        raise Misread("terminal-which-harvest", kind=NAMES[kind], fields=len(found))
    return HARVESTS[view.seat][found[0]]


def _field(word: str) -> int:
    if word not in ("1", "2", "3"):
        raise Misread("terminal-no-field", field=word)
    return int(word) - 1


# --- offers ---


def _offer(words: list[str], view: View, people: People) -> Move:
    """`offer 2 blue for red to ben`."""
    first_come = words[-1:] == ["first-come"]
    goods, to = _recipients(words[:-1] if first_come else words, view, people)
    if "for" not in goods:
        raise Misread("terminal-how-offer")
    return Propose(view.seat, to, _terms(goods, view, people), first_come)


def _gift(words: list[str], view: View, people: People) -> Move:
    """`gift coffee to ana`."""
    goods, to = _recipients(words, view, people)
    if not goods:
        raise Misread("terminal-how-gift")
    return Propose(view.seat, to, _terms([*goods, "for", "nothing"], view, people))


def _ask(words: list[str], view: View, people: People) -> Move:
    """`ask any for soy`, `ask red from ben`."""
    goods, to = _recipients(words, view, people)
    if not goods:
        raise Misread("terminal-how-ask")
    at = goods.index("for") if "for" in goods else len(goods)
    give = goods[at + 1 :] or ["nothing"]
    return Propose(view.seat, to, _terms([*give, "for", *goods[:at]], view, people))


def _terms(words: list[str], view: View, people: People) -> Terms:
    """The terms; a card that was turned over is given before the same card of the hand."""
    terms = parse_terms(goods_text(words, view, people))
    turned = view.turned[:] if view.seat == view.active else []
    places = list(terms.places)
    for place in (TURNED, ANY_COPY):  # those that were called turned-over first
        for i in range(len(places)):
            if terms.places[i] == place and terms.give[i] in turned:
                turned.remove(terms.give[i])
                places[i] = TURNED
    return terms.at(tuple(places))


def _counter(words: list[str], view: View, people: People) -> Move:
    """`counter + soy`, `counter 2 - red`, `counter soy for red`."""
    offer, rest = _open_offer(words, view, "counter")
    if not rest:
        raise Misread("terminal-how-counter")
    if rest[0] in ("+", "-"):
        terms = _changed_terms(offer, rest[0] == "+", rest[1:], view, people)
    else:
        terms = _terms(_recipients(rest, view, people)[0], view, people)
    return Propose(view.seat, (offer.maker,), terms, parent=offer.number)


def _changed_terms(offer: Offer, more: bool, words: list[str], view: View, people: People) -> Terms:
    """The offer from the other side, with more wanted or less given."""
    if not offer.concrete():
        raise Misread("terminal-how-counter-whole")
    change = list(parse_terms(f"nothing for {goods_text(words, view, people)}").want)
    give, want = list(offer.terms.want), list(offer.terms.give)
    for kind in change:
        if more:
            want.append(kind)
        elif kind in give:
            give.remove(kind)
        else:
            raise Misread("terminal-not-asked-for", kind=NAMES[kind])
    goods = " + ".join([NAMES[kind] for kind in give]) or "nothing"
    wish = " + ".join([NAMES[kind] for kind in want]) or "nothing"
    return _terms(f"{goods} for {wish}".split(), view, people)


def _revise(words: list[str], view: View, people: People) -> Move:
    """`revise blue for red`."""
    offer, rest = _open_offer(words, view, "revise")
    goods = goods_text(rest, view, people)
    return parse_move(f"p{view.seat} revise {offer.number} {goods}", view.rules.seats)


# --- answers ---


def _open_offer(words: list[str], view: View, verb: str) -> tuple[Offer, list[str]]:
    """The offer that is meant, by its place in the list or because it is the only one, and the words after it."""
    number = int(words[0]) if words and words[0].isdecimal() else 0
    if 1 <= number <= len(view.offers):
        return view.offers[number - 1], words[1:]
    if words[:1] == [str(number)] and (len(words) == 1 or verb not in ("counter", "revise")):
        raise Misread("terminal-no-offer", number=number)
    waiting = [offer for offer in view.offers if offer.answer_of(view.seat) in (ASKED, COUNTERED)]
    own = [offer for offer in view.offers if offer.maker == view.seat]
    accepted = [offer for offer in view.offers if offer.answer_of(view.seat) == ACCEPTED]
    meant = own if verb in ("withdraw", "revise", "pick") else accepted if verb == "take-back" else waiting
    if len(meant) != 1:
        raise Misread("terminal-which-offer", open=len(view.offers), verb=verb)
    return meant[0], words


def _label(offer: Offer) -> str:
    """The offer in its latest revision, as the notation names it."""
    return f"{offer.number}.{offer.revision}"


def _accept(words: list[str], view: View, people: People) -> Move:
    """`accept`, `accept 2`, `accept 2 from 3`."""
    offer, rest = _open_offer(words, view, "accept")
    return parse_move(f"p{view.seat} accept {_label(offer)} {' '.join(rest)}", view.rules.seats)


def _decline(words: list[str], view: View, people: People) -> Move:
    """`decline`, `decline 2: too little`."""
    at = words.index(":") if ":" in words else len(words)
    offer, rest = _open_offer(words[:at], view, "decline")
    said = " ".join([*rest, *words[at + 1 :]])
    reason = next((text for text in REASONS[1:] if said and said in beginnings(text, said, people)), "")
    if said and not reason:
        raise Misread("terminal-no-reason", word=said, reasons=REASONS[1:])
    return parse_move(f"p{view.seat} decline {_label(offer)}: {reason}", view.rules.seats)


def beginnings(reason: str, said: str, people: People) -> list[str]:
    """A reason in English and in the player's language, cut to the length of what was typed."""
    own = people.voice.entry("reason", reason, {}, {})
    return [text.lower().replace("’", "'")[: len(said)] for text in (reason, own)]


def _withdraw(words: list[str], view: View, people: People) -> Move:
    """`withdraw`, `withdraw 2`."""
    offer, _ = _open_offer(words, view, "withdraw")
    return parse_move(f"p{view.seat} withdraw {offer.number}", view.rules.seats)


def _take_back(words: list[str], view: View, people: People) -> Move:
    """`take-back`, `take-back 2`."""
    offer, _ = _open_offer(words, view, "take-back")
    return parse_move(f"p{view.seat} take-back {_label(offer)}", view.rules.seats)


def _pick(words: list[str], view: View, people: People) -> Move:
    """`pick ben`, `pick 2 ben`."""
    if not words:
        raise Misread("terminal-how-pick")
    offer, rest = _open_offer(words, view, "pick")
    if len(rest) != 1:
        raise Misread("terminal-how-pick")
    return parse_move(f"p{view.seat} pick {offer.number} p{seat_of(rest[0], people)}", view.rules.seats)


# --- gifts of cards, and cards that are owed ---


def _present(words: list[str], view: View, people: People) -> Move:
    """`present soy`, `offer a soy to ana`."""
    goods = words[: words.index("to")] if "to" in words else words
    kinds = [named_kind(word, view, people) for word in without(goods, people)]
    if len(kinds) != 1:
        raise Misread("terminal-name-a-bean")
    return parse_move(f"p{view.seat} present {NAMES[kinds[0]]}", view.rules.seats)


def _give(words: list[str], view: View, people: People) -> Move:
    """`give soy`, `give soy@3`, `give turned soy`."""
    words = without(words, people)
    if len(words) == 1 and "@" not in words[0]:
        kind = named_kind(words[0], view, people)
        for move in legal(view.visible_state, view.seat, NO_OFFERS):
            if isinstance(move, GiveCard) and move.kind == kind:
                return move
    return _parsed("give", words, view, people)


# --- signals ---


def _signal(verb: str) -> Callable[[list[str], View, People], Move]:
    """`want red`, `have red`, `no red`, `clear red`."""

    def parse(words: list[str], view: View, people: People) -> Move:
        words = without(words, people)
        if len(words) != 1:
            raise Misread("terminal-name-a-bean")
        return parse_move(
            f"p{view.seat} {verb} {NAMES[named_kind(words[0], view, people)]}", view.rules.seats
        )

    return parse


PARSERS: Final[dict[str, Callable[[list[str], View, People], Move]]] = {
    "plant": _plant,
    "harvest": _harvest,
    "offer": _offer,
    "gift": _gift,
    "ask": _ask,
    "counter": _counter,
    "revise": _revise,
    "accept": _accept,
    "decline": _decline,
    "withdraw": _withdraw,
    "take-back": _take_back,
    "pick": _pick,
    "present": _present,
    "give": _give,
    "want": _signal("want"),
    "have": _signal("have"),
    "no": _signal("no"),
    "clear": _signal("clear"),
}
