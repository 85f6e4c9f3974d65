"""The catalog: which games there are, and the table of each.

A package brings a variant by an entry point of the group `bohnanza.variants` that leads to a `Variant`. It is loaded
when somebody asks for all variants, or for one that is not of the family.
"""

from __future__ import annotations

import re
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from mypy_extensions import mypyc_attr

from bohnanza.engine.beans import BEANS, FAMILY_KINDS, NAMES, payout
from bohnanza.engine.events import SHARED_EVENTS
from bohnanza.engine.parts import SORTS, form_of, parts_of, verb_of
from bohnanza.engine.rules import Rules
from bohnanza.engine.shared_moves import READ_BY_FORM, READ_OTHERWISE, READ_WORDS
from bohnanza.engine.variant import Variant
from bohnanza.words import add_home
from bohnanza.words.errors import WordedError

GROUP: Final = "bohnanza.variants"
FAMILY_PACKAGE: Final = "bohnanza"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX: Final = re.compile(r"[A-Z][A-Z0-9]")

# Each is a folder of `variants/`; add-ons are applied in this order.
FAMILY: Final = (
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
_tables: dict[str, Rules] = {}
_problems: dict[str, str] = {}  # what is wrong with variants that could not be taken, by entry point
_packages: dict[str, str] = {}  # where variants of others come from, by id or entry point
_brought: dict[str, str] = {}  # which of them brought a bean or a sort, by its name
_looked_around: list[bool] = []  # whether the entry points were read


@mypyc_attr(native_class=False)  # a native one cannot have a base that is not compiled
class UnknownGame(WordedError):
    """A game id that names no game."""


@mypyc_attr(native_class=False)
class NotInstalled(UnknownGame):
    """A game id that names a variant which is not here, or cannot be used."""


@mypyc_attr(native_class=False)
class BadVariant(WordedError):
    """A variant that cannot be taken into the catalog."""


# --- variants ---


def register(variant: Variant) -> None:
    """Take a variant into the catalog."""
    for other in _variants.values():
        if variant.id == other.id:
            raise BadVariant("variants-same-id", name=variant.id)
        if variant.prefix == other.prefix:
            raise BadVariant("variants-same-prefix", name=variant.id, prefix=variant.prefix, other=other.id)
    if not variant.is_family:
        _check_names(variant)
    _variants[variant.id] = variant
    add_home(variant.home)


def _check_names(variant: Variant) -> None:
    """Refuse what nobody could tell from what is there, and descriptions that cannot be read."""
    if not ID.fullmatch(variant.id):
        raise BadVariant("variants-bad-id", name=variant.id)
    if not PREFIX.fullmatch(variant.prefix):
        raise BadVariant("variants-bad-prefix", name=variant.id, prefix=variant.prefix)
    events = {event.__name__: FAMILY_PACKAGE for event in SHARED_EVENTS}
    verbs = {verb_of(move): FAMILY_PACKAGE for move in (*READ_BY_FORM, *READ_OTHERWISE)}
    verbs |= dict.fromkeys(READ_WORDS, FAMILY_PACKAGE)
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
    """Every variant by its id, those of the family first; others in the order of their names."""
    if not _looked_around:
        _looked_around.append(True)
        for point in sorted(entry_points(group=GROUP), key=_name):
            _take(point)
    return _variants


def known_variants() -> list[Variant]:
    """Those that have been taken into the catalog so far."""
    return list(_variants.values())


def problems() -> dict[str, str]:
    """What is wrong with installed variants that could not be taken, by the name of their entry point."""
    variants()
    return _problems


def package_of(name: str) -> str:
    """The package that brought a variant, or that has an entry point which could not be taken."""
    return _packages.get(name, FAMILY_PACKAGE)


def _name(point: EntryPoint) -> str:
    return point.name


def _take(point: EntryPoint) -> None:
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
        _brought.update(dict.fromkeys({*NAMES, *SORTS} - before, found.id))


def _problem(name: str, error: Exception) -> str:
    if not isinstance(error, WordedError):
        return f"{type(error).__name__}: {error}"
    word = str(error.arguments.get("word", ""))
    other = _brought.get(word, FAMILY_PACKAGE)  # which was not known where it was noticed
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
    """The edition and the add-ons that a table is made of."""
    return [_variants[name] for name in rules.game_id.partition("/")[0].split("+")]


for _folder in FAMILY:
    register(import_module(f"bohnanza.engine.variants.{_folder}").VARIANT)


# --- tables ---


def rules_for(game_id: str) -> Rules:
    """The table of a game.

    >>> rules_for("anniversary/3").fields
    3
    >>> rules_for("anniversary/9")
    Traceback (most recent call last):
    bohnanza.engine.catalog.UnknownGame: “Bohnanza 25th Anniversary” is for three to five players, not for nine.
    """
    table = _tables.get(game_id)
    if table is None:
        table = _make(game_id)
        _tables[game_id] = table
    return table


def _make(game_id: str) -> Rules:
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
    table: Rules = game.make(int(count))
    applied = [variant for variant in _variants.values() if variant.id in chosen]
    for variant in applied:
        table = variant.make(table)
    names = "+".join([edition, *[variant.id for variant in applied]])
    return complete(table, f"{names}/{int(count)}")


def _variant(name: str) -> Variant | None:
    """The variant of the family, or else of somebody else, with this id."""
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


def complete(table: Rules, game_id: str) -> Rules:
    """The table of a game with what follows from the kinds in it."""
    if table.kinds < FAMILY_KINDS:
        raise ValueError(f"{game_id} does not say of every kind how many cards there are.")
    special = dict(table.pays)
    payouts = [payout(special.get(kind, BEANS[kind].beanometer)) for kind in range(table.kinds)]
    return replace(table, game_id=game_id, payouts=tuple(payouts))


def rule_sets() -> list[str]:
    """Every game with every combination of the add-ons that go with it, without seats."""
    found: list[str] = []
    for edition in editions():
        combined = [edition]
        for name, addon in addons().items():
            if edition in addon.goes_with:
                combined += [f"{rule_set}+{name}" for rule_set in combined]
        found += combined
    return found


def game_ids() -> list[str]:
    """Every game id there is.

    >>> game_ids()[:2]
    ['classic/3', 'classic/4']
    """
    return [
        f"{rule_set}/{count}"
        for rule_set in rule_sets()
        for count in _variants[rule_set.partition("+")[0]].seats
    ]
