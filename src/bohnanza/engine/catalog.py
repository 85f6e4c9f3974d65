"""The catalog: which games there are, and the rules of each.

A package adds a variant with an entry point of the group `bohnanza.variants` that leads to a `Variant`. It is loaded
when somebody asks for all variants, or for one that is not in this package.
"""

from __future__ import annotations

import re
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from mypy_extensions import mypyc_attr

from bohnanza.engine.beans import BEANS, BUILT_IN_KINDS, NAMES, payout
from bohnanza.engine.events import SHARED_EVENTS
from bohnanza.engine.parts import SORTS, form_of, parts_of, verb_of
from bohnanza.engine.rules import Rules
from bohnanza.engine.shared_moves import READ_BY_FORM, READ_OTHERWISE, READ_WORDS
from bohnanza.engine.variant import Variant
from bohnanza.words import add_home
from bohnanza.words.errors import WordedError

GROUP: Final = "bohnanza.variants"
OWN_PACKAGE: Final = "bohnanza"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX: Final = re.compile(r"[A-Z][A-Z0-9]")

# Our own variants, each a folder of `variants/`; add-ons are applied in this order.
BUILT_IN: Final = (
    "classic",
    "bean_duel",
    "anniversary",
    "new_beans",
    "field_beans",
    "anniversary_duel",
    "the_duel",
    "coin",
    "magpie",
    "favors",
)

_variants: dict[str, Variant] = {}
_rules: dict[str, Rules] = {}  # by game id
_problems: dict[str, str] = {}  # what is wrong with variants that could not be registered, by entry point
_packages: dict[str, str] = {}  # the packages of variants that are not ours, by id or entry point
_added_by: dict[str, str] = {}  # which of these variants added a bean or a sort, by its name
_entry_points_read: list[bool] = []


@mypyc_attr(native_class=False)  # a native one cannot have a base that is not compiled
class UnknownGame(WordedError):
    """A game id that names no game."""


@mypyc_attr(native_class=False)
class NotInstalled(UnknownGame):
    """A game id that names a variant which is not here, or cannot be used."""


@mypyc_attr(native_class=False)
class BadVariant(WordedError):
    """A variant that cannot be registered."""


# --- variants ---


def register(variant: Variant) -> None:
    """Add a variant to the catalog."""
    for other in _variants.values():
        if variant.id == other.id:
            raise BadVariant("variants-same-id", name=variant.id)
        if variant.prefix == other.prefix:
            raise BadVariant("variants-same-prefix", name=variant.id, prefix=variant.prefix, other=other.id)
    if not variant.is_built_in:
        _check_names(variant)
    _variants[variant.id] = variant
    add_home(variant.home)


def _check_names(variant: Variant) -> None:
    """Refuse ids and names that are taken or badly formed, and events or moves that cannot be read."""
    if not ID.fullmatch(variant.id):
        raise BadVariant("variants-bad-id", name=variant.id)
    if not PREFIX.fullmatch(variant.prefix):
        raise BadVariant("variants-bad-prefix", name=variant.id, prefix=variant.prefix)
    events = {event.__name__: OWN_PACKAGE for event in SHARED_EVENTS}
    verbs = {verb_of(move): OWN_PACKAGE for move in (*READ_BY_FORM, *READ_OTHERWISE)}
    verbs |= dict.fromkeys(READ_WORDS, OWN_PACKAGE)
    for other in _variants.values():
        events |= {event.__name__: other.id for event in other.events}
        verbs |= {verb_of(move): other.id for move in other.moves}
    for event in variant.events:
        parts_of(event)
        if event.__name__ in events:
            raise BadVariant(
                "variants-same-event", name=variant.id, word=event.__name__, other=events[event.__name__]
            )
    for move in variant.moves:
        for verb in (verb_of(move), form_of(move).verb):
            if verb in READ_WORDS or (verb == verb_of(move) and verb in verbs):
                raise BadVariant("variants-same-verb", name=variant.id, word=verb, other=verbs[verb])
        verbs[verb_of(move)] = variant.id


def variants() -> dict[str, Variant]:
    """Every variant by its id: ours, then those of other packages in the order of their names."""
    if not _entry_points_read:
        _entry_points_read.append(True)
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            _load(point)
    return _variants


def known_variants() -> list[Variant]:
    """The variants registered so far; those of other packages may be missing."""
    return list(_variants.values())


def problems() -> dict[str, str]:
    """What is wrong with installed variants that could not be registered, by the name of their entry point."""
    variants()
    return _problems


def package_of(name: str) -> str:
    """The package of a variant, or of an entry point whose variant could not be registered."""
    return _packages.get(name, OWN_PACKAGE)


def _load(point: EntryPoint) -> None:
    """Register the variant of an entry point, or remember what is wrong with it."""
    name = point.name
    package = point.dist.name if point.dist is not None else ""
    if name in _variants or name in _packages:  # of another package
        name = f"{name} ({package})"
    before = {*NAMES, *SORTS}
    try:
        found = point.load()
        if not isinstance(found, Variant):
            raise BadVariant("variants-no-variant", name=name, value=point.value)
        register(found)
    except Exception as error:  # whatever goes wrong in the code of others
        _problems[name] = _problem(name, error)
        _packages[name] = package
    else:
        _packages[found.id] = package
        _added_by.update(dict.fromkeys({*NAMES, *SORTS} - before, found.id))


def _problem(name: str, error: Exception) -> str:
    if not isinstance(error, WordedError):
        return f"{type(error).__name__}: {error}"
    word = str(error.arguments.get("word", ""))
    other = _added_by.get(word, OWN_PACKAGE)  # not known where the error was raised
    if error.key == "variants-bean-there":
        return BadVariant("variants-same-bean", name=name, word=word, other=other).sentence
    if error.key == "variants-sort-there":
        return BadVariant("variants-same-sort", name=name, word=word, other=other).sentence
    return error.sentence


def editions() -> dict[str, Variant]:
    """The games by id."""
    return {name: variant for name, variant in variants().items() if variant.is_edition}


def addons() -> dict[str, Variant]:
    """The add-ons by id, in the order in which they are applied."""
    return {name: variant for name, variant in variants().items() if not variant.is_edition}


def variants_of(rules: Rules) -> list[Variant]:
    """The edition and the add-ons that these rules are made of."""
    return [_variants[name] for name in rules.game_id.partition("/")[0].split("+")]


for _folder in BUILT_IN:
    register(import_module(f"bohnanza.engine.variants.{_folder}").VARIANT)


# --- rules ---


def rules_for(game_id: str) -> Rules:
    """The rules of a game.

    >>> rules_for("anniversary/3").fields
    3
    >>> rules_for("anniversary/9")
    Traceback (most recent call last):
    bohnanza.engine.catalog.UnknownGame: “Bohnanza 25th Anniversary” is for three to five players, not for nine.
    """
    known = _rules.get(game_id)
    if known is not None:
        return known
    rule_set, slash, count = game_id.partition("/")
    edition, *chosen = rule_set.split("+")
    game = _variant(edition)
    if game is None or not game.is_edition:
        raise NotInstalled("notation-no-game", word=edition, games=list(editions()))
    for name in chosen:
        _check_addon(name, game, chosen)
    seats = game.seats
    if not slash or not count.isdecimal():
        raise UnknownGame("notation-no-player-count", text=game_id, example=f"{rule_set}/{seats[0]}")
    if int(count) not in seats:
        raise UnknownGame(
            "notation-wrong-player-count", game=edition, least=seats[0], most=seats[-1], count=int(count)
        )
    rules: Rules = game.make(int(count))
    applied = [variant for variant in _variants.values() if variant.id in chosen]
    for variant in applied:
        rules = variant.make(rules)
    names = "+".join([edition, *[variant.id for variant in applied]])
    rules = complete(rules, f"{names}/{int(count)}")
    _rules[game_id] = rules
    return rules


def _variant(name: str) -> Variant | None:
    """The variant with this id; those of other packages are loaded only if it is not one of ours."""
    found = _variants.get(name)
    if found is None:
        found = variants().get(name)
        if found is None and name in _problems:
            raise NotInstalled("variants-not-usable", name=name, problem=_problems[name])
    return found


def _check_addon(name: str, game: Variant, chosen: list[str]) -> None:
    addon = _variant(name)
    if addon is None or addon.is_edition:
        raise NotInstalled("notation-no-addon", word=name, addons=list(addons()))
    if game.id not in addon.goes_with:
        raise UnknownGame("notation-addon-goes-with", addon=name, games=list(addon.goes_with), game=game.id)
    if chosen.count(name) > 1:
        raise UnknownGame("notation-addon-twice", addon=name)


def complete(rules: Rules, game_id: str) -> Rules:
    """The rules with their game id, and with what follows from the kinds in their deck."""
    if rules.kinds < BUILT_IN_KINDS:
        raise ValueError(f"{game_id} does not say of every kind how many cards there are.")
    special = dict(rules.pays)
    payouts = [payout(special.get(kind, BEANS[kind].beanometer)) for kind in range(rules.kinds)]
    return replace(rules, game_id=game_id, payouts=tuple(payouts))


def rule_sets() -> list[str]:
    """Every game with every combination of the add-ons that go with it, without a number of seats."""
    found: list[str] = []
    for edition in editions():
        combined = [edition]
        for name, addon in addons().items():
            if edition in addon.goes_with:
                combined += [f"{rule_set}+{name}" for rule_set in combined]
        found += combined
    return found


def game_ids() -> list[str]:
    """Every game id: every rule set with every number of seats.

    >>> game_ids()[:2]
    ['classic/3', 'classic/4']
    """
    return [
        f"{rule_set}/{count}"
        for rule_set in rule_sets()
        for count in _variants[rule_set.partition("+")[0]].seats
    ]
