"""Which games there are, how their ids are read, and what is refused with a sentence that says why."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import replace
from itertools import permutations

import pytest

from bohnanza.engine.catalog import UnknownGame, addons, editions, game_ids, rule_sets, rules_for, variants
from bohnanza.engine.game import new_game
from bohnanza.engine.notation.position import parse_position, position_text
from bohnanza.engine.rules import Rules
from bohnanza.engine.variant import Variant
from bohnanza.engine.variants.anniversary.rules import anniversary
from bohnanza.engine.wording import NotationError
from bohnanza.words import say
from tests import processes
from tests.processes import COMMAND

# Which add-on goes with which game.
TOGETHER = {
    "anniversary": {"coin", "magpie", "favors"},
    "new-beans": {"magpie", "favors"},
    "field-beans": {"magpie", "favors"},
    "anniversary-duel": {"magpie"},
    "classic": {"favors"},
    "bean-duel": set(),
    "the-duel": set(),
}
SEATS = {
    "anniversary": (3, 4, 5),
    "new-beans": (3, 4, 5, 6, 7),
    "field-beans": (4, 5),
    "anniversary-duel": (2,),
    "classic": (3, 4, 5, 6, 7),
    "bean-duel": (2,),
    "the-duel": (2,),
}
APART = [(edition, addon) for edition in TOGETHER for addon in sorted(set(addons()) - TOGETHER[edition])]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return processes.run([*COMMAND, *arguments], env={**os.environ, "NO_COLOR": "1"})


def refusal(game_id: str) -> str:
    """The sentence with which a game id is refused."""
    with pytest.raises(UnknownGame) as caught:
        rules_for(game_id)
    return str(caught.value)


# --- what there is ---


def test_there_are_22_rule_sets_and_66_games() -> None:
    assert (len(rule_sets()), len(set(rule_sets()))) == (22, 22)
    assert (len(game_ids()), len(set(game_ids()))) == (66, 66)


def test_rules_for_programs_lists_all_of_them() -> None:
    done = run("rules", "--json")
    listed = json.loads(done.stdout)
    assert done.returncode == 0
    assert [entry["game"] for entry in listed] == game_ids()
    assert len(listed) == 66
    assert len({entry["game"].partition("/")[0] for entry in listed}) == 22
    assert all(entry["game"].endswith(f"/{entry['seats']}") for entry in listed)


def test_they_are_all_combinations_that_go_together() -> None:
    wanted = {
        "+".join([edition, *[name for name in addons() if name in chosen]])
        for edition, fitting in TOGETHER.items()
        for size in range(len(fitting) + 1)
        for chosen in permutations(sorted(fitting), size)
    }
    assert set(rule_sets()) == wanted
    assert {edition.id: edition.seats for edition in editions().values()} == SEATS
    assert set(game_ids()) == {
        f"{name}/{count}" for name in wanted for count in SEATS[name.partition("+")[0]]
    }


@pytest.mark.parametrize("game_id", game_ids())
def test_every_id_is_the_canonical_one(game_id: str) -> None:
    assert rules_for(game_id).game_id == game_id


# --- reading ---


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if game_id.count("+") > 1])
def test_add_ons_are_read_in_any_order(game_id: str) -> None:
    rule_set, _, count = game_id.partition("/")
    edition, *addons = rule_set.split("+")
    for order in permutations(addons):
        table = rules_for(f"{'+'.join([edition, *order])}/{count}")
        assert table.game_id == game_id
        assert table.deck == rules_for(game_id).deck
        assert [step.name for step in table.turn] == [step.name for step in rules_for(game_id).turn]


def test_a_position_stores_the_canonical_id() -> None:
    s = parse_position("game: anniversary+favors+magpie+coin/4\nhand p0: soy\n")
    assert position_text(s).startswith("game: anniversary+coin+magpie+favors/4\n")


def test_the_order_changes_nothing_in_the_deal() -> None:
    one = new_game(rules_for("anniversary+favors+magpie+coin/5"), "tea")
    assert one == new_game(rules_for("anniversary+coin+magpie+favors/5"), "tea")


def test_leading_zeros_are_read() -> None:
    assert rules_for("anniversary+coin/04").game_id == "anniversary+coin/4"


# --- refusing ---


@pytest.mark.parametrize(("edition", "addon"), APART)
def test_what_does_not_go_together_is_refused(edition: str, addon: str) -> None:
    sentence = refusal(f"{edition}+{addon}/{SEATS[edition][0]}")
    assert sentence.startswith(f"“{say(f'game-{addon}')}” goes with “Bohnanza 25th Anniversary”")
    assert sentence.endswith(f", not with “{say(f'game-{edition}')}”.")
    assert all(say(f"game-{other}") in sentence for other, addons in TOGETHER.items() if addon in addons)


def test_one_wrong_add_on_among_right_ones_is_refused() -> None:
    sentence = "“The Bean Coin” goes with “Bohnanza 25th Anniversary”, not with “New Beans”."
    assert refusal("new-beans+magpie+coin/4") == sentence
    assert refusal("classic+favors+magpie/4").startswith("“The Magpie Bean” goes with ")


@pytest.mark.parametrize(
    ("game_id", "sentence"),
    [
        ("anniversary+coin+coin/4", "“The Bean Coin” is named twice."),
        ("anniversary+magpie+coin+magpie/4", "“The Magpie Bean” is named twice."),
        ("anniversary+carrot/4", "There is no add-on called “carrot”: there are coin, magpie and favors."),
        ("anniversary+/4", "There is no add-on called “”: there are coin, magpie and favors."),
        ("anniversary+Coin/4", "There is no add-on called “Coin”: there are coin, magpie and favors."),
        ("anniversary/2", "“Bohnanza 25th Anniversary” is for three to five players, not for two."),
        ("anniversary+coin/6", "“Bohnanza 25th Anniversary” is for three to five players, not for six."),
        ("new-beans+magpie/8", "“New Beans” is for three to seven players, not for eight."),
        ("field-beans+magpie/3", "“Field Beans” is for four to five players, not for three."),
        ("anniversary-duel+magpie/3", "“The Anniversary Duel” is for two players, not for three."),
        ("the-duel/0", "“The Duel” is for two players, not for 0."),
        (
            "anniversary+coin",
            "“anniversary+coin” doesn’t say how many players there are: write, for example, anniversary+coin/3.",
        ),
        (
            "anniversary/",
            "“anniversary/” doesn’t say how many players there are: write, for example, anniversary/3.",
        ),
        (
            "anniversary/four",
            "“anniversary/four” doesn’t say how many players there are: write, for example, anniversary/3.",
        ),
        (
            "anniversary/-4",
            "“anniversary/-4” doesn’t say how many players there are: write, for example, anniversary/3.",
        ),
    ],
)
def test_a_wrong_id_is_refused_with_a_sentence(game_id: str, sentence: str) -> None:
    assert refusal(game_id) == sentence


@pytest.mark.parametrize("game_id", ["poker/4", "/4", "", "coin/4", "+coin/4", "magpie+anniversary/4"])
def test_an_unknown_game_is_refused_with_the_list(game_id: str) -> None:
    sentence = refusal(game_id)
    assert sentence.startswith("There is no game called “")
    assert all(edition in sentence for edition in editions())


def test_a_position_refuses_with_the_same_sentence() -> None:
    with pytest.raises(
        NotationError,
        match=r"^“The Bean Coin” goes with “Bohnanza 25th Anniversary”, not with “Classic Bohnanza”\.$",
    ):
        parse_position("game: classic+coin/4\n")


@pytest.mark.parametrize(
    "game_id",
    [
        "classic+coin/4",
        "the-duel+magpie/2",
        "anniversary+coin+coin/4",
        "anniversary+carrot/4",
        "anniversary/6",
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_on_the_command_line_it_is_wrong_input(command: str, game_id: str) -> None:
    done = run(command, game_id)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"bohnanza: {refusal(game_id)}\n"


def test_a_table_says_everything_of_every_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(seats: int) -> Rules:
        return replace(anniversary(seats), deck=(6, 8, 10))

    table = Variant(id="short", prefix="SH", home="nowhere", make=short, seats=(3,))
    monkeypatch.setitem(variants(), "short", table)
    with pytest.raises(ValueError, match="every kind"):
        rules_for("short/3")
