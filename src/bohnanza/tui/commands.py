"""What people type, as moves: the notation without the seat, with names, short forms and small words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bohnanza.engine.addons.favors.called import Giving
from bohnanza.engine.beans import ALIASES, KINDS, NAMES
from bohnanza.engine.editions.the_duel.bonus import Fulfil
from bohnanza.engine.editions.the_duel.gifts import Answering, Gifting, HandingOver
from bohnanza.engine.editions.the_duel.table import NAMES as BONUS_NAMES
from bohnanza.engine.game import legal
from bohnanza.engine.give import GiveCard
from bohnanza.engine.menus import NO_OFFERS
from bohnanza.engine.moves import HARVESTS, PLANTS
from bohnanza.engine.notation.moves import VERBS, parse_label, parse_move
from bohnanza.engine.offers import ANY_COPY, ASKED, COUNTERED, REASONS, TURNED, Offer, Terms
from bohnanza.engine.seams import Move
from bohnanza.engine.trade_moves import Propose, clockwise
from bohnanza.engine.views import View
from bohnanza.engine.wording import NotationError, parse_number, parse_terms
from bohnanza.tui.words import People, bean, growing, joined, offer_in

FILLERS: Final = ("a", "an", "the", "my", "your", "bean", "beans", "card", "cards", "of", "please", "over")
NUMBERS: Final = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
SAME: Final = {
    "&": "+", "and": "+", "plus": "+", "anything": "any", "something": "any", "none": "nothing",
    "turned-over": "turned",
}  # fmt: skip
OTHER_VERBS: Final = {
    "give": "gift", "sell": "harvest", "propose": "offer", "trade": "offer", "swap": "offer", "yes": "accept",
    "y": "accept", "take": "accept", "n": "decline", "reject": "decline", "refuse": "decline", "end": "done",
    "d": "done", "request": "ask", "fulfill": "fulfil",
}  # fmt: skip
NOTATION_WORDS: Final = ("to", "at", "for", "turned", "magpie", "magpies", "bonus", "dollar", "nothing")


class Unclear(NotationError):
    """Text that is no command at all."""


def parse_command(text: str, view: View, people: People) -> Move:
    """The move that a line names, not yet checked against the rules.

    Everything that the notation knows is understood, with names for seats and beans cut short; `plant`,
    `harvest` and the verbs of trading also in shorter forms.
    """
    words = text.lower().replace("black eyed", "black-eyed").replace("+", " + ").replace(",", " , ").split()
    verb = OTHER_VERBS.get(words[0], words[0]) if words else ""
    if words == ["no"]:
        verb = "decline"
    verb = verb_here(verb, view)
    if verb in COMMANDS:
        return COMMANDS[verb](words[1:], view, people)
    if verb in VERBS:
        rest = [notation_word(word, view, people) for word in words[1:]]
        return parse_move(f"p{view.seat} {verb} {' '.join(rest)}", view.rules.seats)
    raise Unclear(f"'{text}' is no command.")


def verb_here(verb: str, view: View) -> str:
    """What a verb of trading means where something else is asked: yes, no, give and offer."""
    step = view.agenda[-1]
    if isinstance(step, Answering):
        return {"accept": "take", "decline": "refuse"}.get(verb, verb)
    if isinstance(step, Gifting):
        return {"offer": "present", "gift": "present"}.get(verb, verb)
    if isinstance(step, Giving | HandingOver):
        return {"gift": "give"}.get(verb, verb)
    return "pass" if verb == "decline" and not step.trading else verb


# --- words ---


def kind_of(word: str, view: View) -> int:
    """The bean of this game that a word names, also by its first letters; -1 if it is none."""
    kinds = [kind for kind in range(KINDS) if view.rules.deck[kind]]
    names = {NAMES[kind]: kind for kind in kinds}
    names.update({alias: kind for alias, kind in ALIASES.items() if kind in kinds})
    for form in (word, word.removesuffix("s")):
        if form in names:
            return names[form]
        found = {kind for name, kind in names.items() if name.startswith(form) and len(form) > 1}
        if len(found) == 1:
            return found.pop()
    return -1


def named_kind(word: str, view: View) -> int:
    """The same, or a sentence that lists the beans."""
    kind = kind_of(word, view)
    if kind < 0:
        beans = joined([bean(kind) for kind in range(KINDS) if view.rules.deck[kind]])
        raise NotationError(f"'{word}' is no bean of this game; there are {beans}.")
    return kind


def seat_of(word: str, people: People) -> int:
    """The player that a word names, also by first letters."""
    exact = [seat for seat, name in enumerate(people.names) if word in (name.lower(), f"p{seat}")]
    found = exact or [seat for seat, name in enumerate(people.names) if name.lower().startswith(word)]
    if len(found) != 1:
        others = joined([name for seat, name in enumerate(people.names) if seat != people.me])
        raise NotationError(f"'{word}' is nobody at this table; the others are {others}.")
    return found[0]


def notation_word(word: str, view: View, people: People) -> str:
    """A word of a move as the notation has it: a seat for a name, a whole bean for the start of one."""
    name, at, place = word.partition("@")
    if name in NOTATION_WORDS or name in NAMES or not name[:1].isalpha():
        return word
    if name[0] == "f" and name[1:].isdecimal():
        return word
    seats = [seat for seat, other in enumerate(people.names) if other.lower() == name]
    kind = kind_of(name, view)
    if not seats and kind < 0:
        seats = [seat for seat, other in enumerate(people.names) if other.lower().startswith(name)]
    if len(seats) == 1:
        return f"p{seats[0]}"
    return NAMES[kind] + at + place if kind >= 0 else word


def goods_text(words: list[str], view: View) -> str:
    """Terms as people type them, in the notation's words: plus signs put in, small words left out."""
    out: list[str] = []
    for word in words:
        word = NUMBERS.get(word, SAME.get(word, word))
        if word in FILLERS:
            continue
        if out and _starts_good(word, out[-1]):
            out.append("+")
        out.append(_good_word(word, view))
    return " ".join(out)


def _starts_good(word: str, before: str) -> bool:
    apart = ("for", "or", "+", ",", "any", "nothing")
    return word not in apart and before not in (*apart, "turned") and not before.isdecimal()


def _good_word(word: str, view: View) -> str:
    if word in ("for", "or", "any", "nothing", "+", ",", "turned"):
        return word
    if word.isdecimal():
        if len(word) > 2:
            raise NotationError(f"Nobody has {word} cards.")
        return word
    if word[0] == "f" and word[1:].isdecimal():
        return word
    name, at, place = word.partition("@")
    return NAMES[named_kind(name, view)] + at + place


def _recipients(words: list[str], view: View, people: People) -> tuple[list[str], tuple[int, ...]]:
    """Goods and players; without a name, the active player, or all others of the active player."""
    everybody = tuple([seat for seat in range(view.rules.seats) if seat != view.seat])
    at = max([i for i, word in enumerate(words) if word in ("to", "from", "with")], default=-1)
    if at < 0:
        to = everybody if view.seat == view.active else (view.active,)
        return words, clockwise(view.seat, to, view.rules.seats)
    names = [word for word in words[at + 1 :] if word not in (",", "+", "and", "&")]
    if not names or names[0] in ("all", "everyone", "everybody", "anyone", "anybody"):
        return words[:at], clockwise(view.seat, everybody, view.rules.seats)
    to = tuple([seat_of(name, people) for name in names])
    return words[:at], clockwise(view.seat, to, view.rules.seats)


# --- planting and harvesting ---


def _plant(words: list[str], view: View, people: People) -> Move:
    """`plant soy 2`, `plant soy`, `plant 2`; `plant soy for ana 1`."""
    if "for" in words:
        rest = [notation_word(word, view, people) for word in words if word not in (*FILLERS, "field")]
        return parse_move(f"p{view.seat} plant {' '.join(rest)}", view.rules.seats)
    words = [word for word in words if word not in (*FILLERS, "on", "onto", "field", "in")]
    fields = [word for word in words if word.isdecimal()]
    kinds = [named_kind(word, view) for word in words if not word.isdecimal()] or _due(view)
    if not kinds or len(fields) > 1 or len(kinds) > 1:
        raise NotationError("Say which card and which field: plant BEAN FIELD, for example plant soy 2.")
    field = _field(fields[0]) if fields else _field_for(kinds[0], view)
    return PLANTS[view.seat][kinds[0]][field]


def _due(view: View) -> list[int]:
    """The only kind that can be meant, if it is clear."""
    mine = view.aside[view.seat] + (view.turned if view.seat == view.active else [])
    return list(dict.fromkeys(mine)) or view.hand[:1]


def _field_for(kind: int, view: View) -> int:
    """Where the card would go by itself: its own kind's field, else an empty one."""
    columns = view.fields[view.seat]
    at = growing(view, view.seat, kind)
    return at if at >= 0 else columns.index([]) if [] in columns else 0


def _harvest(words: list[str], view: View, people: People) -> Move:
    """`harvest 1`, `harvest soy`."""
    words = [word for word in words if word not in (*FILLERS, "field")]
    if len(words) != 1:
        raise NotationError("Say which field: harvest 1.")
    if words[0].isdecimal():
        return HARVESTS[view.seat][_field(words[0])]
    kind = named_kind(words[0], view)
    found = [at for at, column in enumerate(view.fields[view.seat]) if kind in column]
    if len(found) != 1:
        raise NotationError(f"{bean(kind)} grows on {len(found) or 'none'} of your fields: say harvest 1.")
    return HARVESTS[view.seat][found[0]]


def _field(word: str) -> int:
    if word not in ("1", "2", "3"):
        raise NotationError(f"There is no field {word}.")
    return int(word) - 1


# --- offers ---


def _offer(words: list[str], view: View, people: People) -> Move:
    """`offer 2 blue for red to ben`."""
    first_come = words[-1:] == ["first-come"]
    goods, to = _recipients(words[:-1] if first_come else words, view, people)
    if "for" not in goods:
        raise NotationError("Say what you want for it: offer BEAN for BEAN to NAME, or gift BEAN to NAME.")
    return Propose(view.seat, to, _terms(goods, view), first_come)


def _gift(words: list[str], view: View, people: People) -> Move:
    """`gift coffee to ana`."""
    goods, to = _recipients(words, view, people)
    if not goods:
        raise NotationError("Say what you give: gift BEAN to NAME.")
    return Propose(view.seat, to, _terms([*goods, "for", "nothing"], view))


def _ask(words: list[str], view: View, people: People) -> Move:
    """`ask any for soy`, `ask red from ben`."""
    goods, to = _recipients(words, view, people)
    if not goods:
        raise NotationError("Say what you want: ask BEAN for BEAN from NAME.")
    at = goods.index("for") if "for" in goods else len(goods)
    give = goods[at + 1 :] or ["nothing"]
    return Propose(view.seat, to, _terms([*give, "for", *goods[:at]], view))


def _terms(words: list[str], view: View) -> Terms:
    """The terms, turned-over cards before those of the hand."""
    terms = parse_terms(goods_text(words, view))
    turned = view.turned[:] if view.seat == view.active else []
    places = list(terms.places)
    for place in (TURNED, ANY_COPY):  # those that were called turned-over first
        for i in range(len(places)):
            if terms.places[i] == place and terms.give[i] in turned:
                turned.remove(terms.give[i])
                places[i] = TURNED
    return terms.at(tuple(places))


def _counter(words: list[str], view: View, people: People) -> Move:
    """`counter 7 + soy`, `counter 7 - red`, `counter 7 soy for red`."""
    offer, rest = _open_offer(words, view, "counter 7 + soy")
    if not rest:
        raise NotationError(f"Say what you want instead: counter {offer.number} + soy, or soy for red.")
    if rest[0] in ("+", "-"):
        terms = _changed(offer, rest[0] == "+", rest[1:], view)
    else:
        terms = _terms(_recipients(rest, view, people)[0], view)
    return Propose(view.seat, (offer.maker,), terms, parent=offer.number)


def _changed(offer: Offer, more: bool, words: list[str], view: View) -> Terms:
    """The offer from the other side, with more wanted or less given."""
    if not offer.concrete():
        raise NotationError(f"Say what you give and want: counter {offer.number} soy for red.")
    change = list(parse_terms(f"nothing for {goods_text(words, view)}").want)
    give, want = list(offer.terms.want), list(offer.terms.give)
    for kind in change:
        if more:
            want.append(kind)
        elif kind in give:
            give.remove(kind)
        else:
            raise NotationError(f"Offer {offer.number} does not ask you for {bean(kind)}.")
    goods = " + ".join([NAMES[kind] for kind in give]) or "nothing"
    wish = " + ".join([NAMES[kind] for kind in want]) or "nothing"
    return _terms(f"{goods} for {wish}".split(), view)


def _revise(words: list[str], view: View, people: People) -> Move:
    """`revise 7 blue for red`."""
    offer, rest = _open_offer(words, view, "revise 7 blue for red")
    goods = goods_text(rest, view)
    return parse_move(f"p{view.seat} revise {offer.number} {goods}", view.rules.seats)


# --- answers ---


def _open_offer(words: list[str], view: View, form: str) -> tuple[Offer, list[str]]:
    """The offer that is meant, by its number or because it is the only one, and the words after it."""
    if words and words[0].partition(".")[0].isdecimal():
        number, _ = parse_label(words[0])
        offer = offer_in(view, number)
        if offer is None:
            raise NotationError(f"There is no open offer {number}. (AB-39)")
        return offer, words[1:]
    waiting = [offer for offer in view.offers if offer.answer_of(view.seat) in (ASKED, COUNTERED)]
    own = [offer for offer in view.offers if offer.maker == view.seat]
    meant = own if form.startswith(("withdraw", "revise", "pick")) else waiting
    if len(meant) != 1:
        raise NotationError(f"Say which offer by its number: {form}.")
    return meant[0], words


def _label(words: list[str], offer: Offer) -> str:
    """The revision that lies on the table, unless another one was named."""
    return words[0] if words and "." in words[0] else f"{offer.number}.{offer.revision}"


def _accept(words: list[str], view: View, people: People) -> Move:
    """`accept 7`, `accept 7 from 3`."""
    offer, rest = _open_offer(words, view, "accept 7")
    return parse_move(f"p{view.seat} accept {_label(words, offer)} {' '.join(rest)}", view.rules.seats)


def _decline(words: list[str], view: View, people: People) -> Move:
    """`decline 7`, `decline 7: too little`."""
    at = next((i for i, word in enumerate(words) if word.endswith(":")), len(words))
    head = [word.rstrip(":") for word in words[: at + 1] if word != ":"]
    offer, rest = _open_offer(head, view, "decline 7")
    said = " ".join([*rest, *words[at + 1 :]])
    reason = next((text for text in REASONS if said and text.lower().startswith(said)), "")
    if said and not reason:
        raise NotationError(f"'{said}' is no reason; there are: {', '.join(REASONS[1:])}.")
    return parse_move(f"p{view.seat} decline {_label(head, offer)}: {reason}", view.rules.seats)


def _withdraw(words: list[str], view: View, people: People) -> Move:
    """`withdraw 7`."""
    offer, _ = _open_offer(words, view, "withdraw 7")
    return parse_move(f"p{view.seat} withdraw {offer.number}", view.rules.seats)


def _pick(words: list[str], view: View, people: People) -> Move:
    """`pick 7 ben`."""
    if len(words) != 2:
        raise NotationError("Say which offer and whom: pick 7 NAME.")
    number, seat = parse_number(words[0]), seat_of(words[1], people)
    return parse_move(f"p{view.seat} pick {number} p{seat}", view.rules.seats)


# --- The Duel, and cards that are owed ---


def _present(words: list[str], view: View, people: People) -> Move:
    """`present soy`, `offer a soy to ana`."""
    goods = words[: words.index("to")] if "to" in words else words
    kinds = [named_kind(word, view) for word in goods if word not in FILLERS]
    if len(kinds) != 1:
        raise NotationError("Name one bean: present soy.")
    return parse_move(f"p{view.seat} present {NAMES[kinds[0]]}", view.rules.seats)


def _give(words: list[str], view: View, people: People) -> Move:
    """`give soy`, `give soy@3`, `give turned soy`."""
    words = [word for word in words if word not in FILLERS]
    if len(words) == 1 and "@" not in words[0]:
        kind = named_kind(words[0], view)
        for move in legal(view.as_state(), view.seat, NO_OFFERS):
            if isinstance(move, GiveCard) and move.kind == kind:
                return move
    rest = [notation_word(word, view, people) for word in words]
    return parse_move(f"p{view.seat} give {' '.join(rest)}", view.rules.seats)


def bonus_card(word: str) -> str:
    """The name of a bonus card from its pattern, with or without its cents."""
    found = [name for name in BONUS_NAMES if word in (name, name.partition("/")[0])]
    return found[0] if found else word


def _about_bonus(verb: str) -> Callable[[list[str], View, People], Move]:
    """`drop 2-2`, `pay dollar`."""

    def parse(words: list[str], view: View, people: People) -> Move:
        cards = [bonus_card(word) for word in words if word not in FILLERS]
        return parse_move(f"p{view.seat} {verb} {' '.join(cards)}", view.rules.seats)

    return parse


def _fulfil(words: list[str], view: View, people: People) -> Move:
    """`fulfil 2-2`, `fulfil 2-2 3`, `fulfil 2-2 ana 3`."""
    if not words:
        raise NotationError("Say which bonus card: fulfil 2-2.")
    name, rest = bonus_card(words[0]), [notation_word(word, view, people) for word in words[1:]]
    if not rest and name in BONUS_NAMES:
        for move in legal(view.as_state(), view.seat, NO_OFFERS):
            if isinstance(move, Fulfil) and BONUS_NAMES[move.bonus] == name:
                return move
        rest = ["1"]
    owner = [] if len(rest) > 1 else [f"p{view.seat}"]
    return parse_move(f"p{view.seat} fulfil {' '.join([name, *owner, *rest])}", view.rules.seats)


# --- signals ---


def _signal(verb: str) -> Callable[[list[str], View, People], Move]:
    """`want red`."""

    def parse(words: list[str], view: View, people: People) -> Move:
        words = [word for word in words if word not in FILLERS]
        if len(words) != 1:
            raise NotationError(f"Name one bean: {verb} red.")
        return parse_move(f"p{view.seat} {verb} {NAMES[named_kind(words[0], view)]}", view.rules.seats)

    return parse


COMMANDS: Final[dict[str, Callable[[list[str], View, People], Move]]] = {
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
    "pick": _pick,
    "present": _present,
    "give": _give,
    "fulfil": _fulfil,
    "drop": _about_bonus("drop"),
    "pay": _about_bonus("pay"),
    "want": _signal("want"),
    "have": _signal("have"),
    "no": _signal("no"),
    "clear": _signal("clear"),
}
