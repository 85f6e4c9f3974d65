"""The driver: every game ends, whatever the players do, and nothing is played that the rules refuse."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import groupby

import pytest
from rich.console import Console

from bohnanza.bots import Bot, UnknownBot, bot_named, limits
from bohnanza.engine.beans import cards_of
from bohnanza.engine.catalog import UnknownGame, game_ids, rules_for
from bohnanza.engine.game import legal, new_game, play, scores
from bohnanza.engine.menus import FULL, SIMPLE, Menu
from bohnanza.engine.moves import DONES, HARVESTS, PLANTS, Done, Draw, Harvest, Plant, TurnOver
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.offers import ANY_COPY, ASKED, Terms
from bohnanza.engine.referee import fallback
from bohnanza.engine.seams import Move, Step
from bohnanza.engine.state import State, all_cards
from bohnanza.engine.trade_moves import (
    HAVE,
    WANT,
    Accept,
    Decline,
    Pick,
    Propose,
    Revise,
    Signal,
    TakeBack,
    clockwise,
)
from bohnanza.engine.variants.the_duel.bonus import Fulfil
from bohnanza.engine.views import View
from bohnanza.lab.driver import Result, play_game, play_on
from bohnanza.lab.lineup import exact_lineup
from bohnanza.lab.simulate import (
    GameRow,
    Summary,
    caption,
    jobs_for,
    simulate,
    summarise,
    summary_table,
)
from bohnanza.words import voice

# --- players that nobody wants at the table ---


class Quiet(Bot):
    """Does what goes on, and never says a word."""

    def __init__(self) -> None:
        super().__init__("quiet")

    def choose(self, view: View, moves: list[Move]) -> Move:
        return fallback(moves)


class Proposer(Quiet):
    """Makes offers whenever it can, also instead of an answer."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return self.speak(view, moves) or moves[0]

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        return next((move for move in moves if isinstance(move, Propose)), None)


class Stubborn(Quiet):
    """Goes on proposing when nothing is listed any more."""

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        to = (view.active,) if view.seat != view.active else ((view.seat + 1) % view.rules.seats,)
        return Propose(view.seat, to, Terms((), (), (3,)))


class Reviser(Quiet):
    """Makes one offer and changes it for ever."""

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        for offer in view.offers:
            if offer.maker == view.seat:
                return Revise(view.seat, offer.number, offer.terms)
        return next((move for move in moves if isinstance(move, Propose)), None)


class Countering(Quiet):
    """Answers every offer with a counter-offer, and makes one of its own."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        for offer in view.offers:
            if offer.answer_of(view.seat) == ASKED:
                return Propose(view.seat, (offer.maker,), Terms((), (), (3,)), parent=offer.number)
        return fallback(moves)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        return next((move for move in moves if isinstance(move, Propose)), None)


class YoYo(Quiet):
    """Offers to all, accepts everything and takes it back."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return next((move for move in moves if isinstance(move, Accept)), fallback(moves))

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        if view.seat == view.active and view.hand and view.proposals[view.seat] < limits.PROPOSALS:
            others = [seat for seat in range(view.rules.seats) if seat != view.seat]
            to = clockwise(view.seat, tuple(others), view.rules.seats)
            return Propose(view.seat, to, Terms((view.hand[0],), (ANY_COPY,), ()))
        return next((move for move in moves if isinstance(move, TakeBack)), None)


class Signaller(Quiet):
    """Talks and talks."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return Signal(view.seat, 3, WANT)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        return Signal(view.seat, 3, WANT)


class Harvester(Quiet):
    """Sells whatever it can at every point where it is asked."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return next((move for move in moves if isinstance(move, Harvest)), fallback(moves))

    def interrupt(self, view: View) -> Move | None:
        columns = view.fields[view.seat]
        longest = max(range(len(columns)), key=lambda field: len(columns[field]))
        return HARVESTS[view.seat][longest] if columns[longest] else None


class Raiser(Quiet):
    """Fails at everything."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        raise RuntimeError("no idea")

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        raise RuntimeError("speechless")

    def interrupt(self, view: View) -> Move | None:
        raise RuntimeError("what?")


class Pusher(Quiet):
    """Plays for its neighbour, out of turn, and what does not exist."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return PLANTS[(view.seat + 1) % view.rules.seats][3][0]

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        return Signal((view.seat + 1) % view.rules.seats, 3, WANT)

    def interrupt(self, view: View) -> Move | None:
        return Signal(view.seat, 3, WANT)


class Babbler(Quiet):
    """Gives back things that are no moves, or hold nonsense."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return "plant soy 1"  # type: ignore[return-value]

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        return Signal(view.seat, 3, 99)

    def interrupt(self, view: View) -> Move | None:
        return Propose(view.seat, (99,), Terms((99,), (99,), (99,), 99))


class Jackpot(Move):
    """A move that is no move."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, advances=False, unlisted=True)

    def words(self) -> str:
        return "jackpot"

    def objection(self, s: State) -> None:
        return None

    def play(self, s: State, step: Step) -> None:
        s.coins[self.seat].extend([3] * 100)


class Cheat(Quiet):
    """Brings rules of its own."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        return Jackpot(view.seat)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        return Jackpot(view.seat)

    def interrupt(self, view: View) -> Move | None:
        return Jackpot(view.seat)


class Vandal(Quiet):
    """Breaks whatever it is given."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        move = fallback(moves)
        self._smash(view)
        moves.clear()
        return move

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        moves[:] = [DONES[view.active]]
        self._smash(view)
        return None

    def _smash(self, view: View) -> None:
        for cards in [view.hand, view.turned, *view.aside, *(c for columns in view.fields for c in columns)]:
            cards.clear()
        for columns in view.fields:
            columns.clear()
        view.offers.clear()


POLITE = [Quiet, Proposer, Reviser, Countering, YoYo, Signaller]
NASTY: list[Callable[[], Quiet]] = [*POLITE, Stubborn, Harvester, Raiser, Pusher, Babbler, Cheat, Vandal]


def play_out(game_id: str, bots: list[Bot], record: bool = True) -> tuple[State, Result]:
    """A game that has to end with all its cards."""
    rules = rules_for(game_id)
    s = new_game(rules, "tea")
    result = play_on(s, bots, record)
    assert s.over
    assert all_cards(s) == cards_of(rules.deck)
    assert len(result.scores) == rules.seats
    assert result.winners
    return s, result


def phases(moves: list[Move]) -> list[list[Move]]:
    """The moves between two that go on."""
    return [list(group) for advances, group in groupby(moves, key=lambda move: move.advances) if not advances]


# --- every game ends ---


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_ends_with_nasty_players_at_the_table(game_id: str) -> None:
    first = game_ids().index(game_id)  # another company in every game
    makers = [NASTY[(first + seat) % len(NASTY)] for seat in range(rules_for(game_id).seats)]
    play_out(game_id, [make() for make in makers], record=False)


@pytest.mark.parametrize("make", NASTY)
def test_a_game_among_equally_nasty_players_ends(make: Callable[[], Bot]) -> None:
    play_out("anniversary/3", [make() for _ in range(3)])


@pytest.mark.parametrize("make", [Stubborn, Raiser, Pusher, Babbler, Cheat])
def test_what_cannot_be_played_is_reported(make: Callable[[], Bot]) -> None:
    _, result = play_out("anniversary/3", [make(), Quiet(), Quiet()])
    assert {fault.seat for fault in result.faults} == {0}
    assert all(fault.sentence for fault in result.faults)


@pytest.mark.parametrize("make", [*POLITE[:-1], Harvester])
def test_playing_badly_is_no_fault(make: Callable[[], Bot]) -> None:
    _, result = play_out("anniversary/3", [make(), Quiet(), Quiet()])
    assert result.faults == []


def test_a_move_of_an_own_class_earns_nothing() -> None:
    assert max(play_out("anniversary/3", [Cheat(), Quiet(), Quiet()])[1].scores) < 100


@pytest.mark.parametrize("make", [Raiser, Pusher, Babbler, Cheat, Vandal])
def test_nonsense_leaves_no_trace(make: Callable[[], Bot]) -> None:
    games = [play_out("anniversary/3", [bot, Quiet(), Quiet()])[1] for bot in (make(), Quiet())]
    assert games[0].moves == games[1].moves


# --- limits ---


@pytest.mark.parametrize("make", [Proposer, Reviser, Countering, Stubborn])
def test_no_seat_makes_more_proposals_than_the_limit(make: Callable[[], Bot]) -> None:
    _, result = play_out("anniversary/3", [make() for _ in range(3)])
    most = 0
    for phase in phases(result.moves):
        for seat in range(3):
            made = [move for move in phase if isinstance(move, Propose | Revise) and move.seat == seat]
            most = max(most, len(made))
    assert most == limits.PROPOSALS


def test_no_seat_talks_more_than_the_limit() -> None:
    _, result = play_out("anniversary/3", [Signaller(), Quiet(), Quiet()])
    signals = [[move for move in phase if isinstance(move, Signal)] for phase in phases(result.moves)]
    assert max(len(phase) for phase in signals) == limits.FREE_MOVES
    assert any(str(limits.FREE_MOVES) in fault.sentence for fault in result.faults)


def test_acceptances_are_taken_back_for_a_while_only() -> None:
    _, result = play_out("anniversary/3", [YoYo() for _ in range(3)])
    assert any(isinstance(move, TakeBack) for move in result.moves)


# --- the order of speaking ---


class Recorder(Quiet):
    """Writes down when it is asked what."""

    def __init__(self, calls: list[str]) -> None:
        super().__init__()
        self.calls = calls

    def choose(self, view: View, moves: list[Move]) -> Move:
        if any(isinstance(move, Decline) for move in moves):
            self.calls.append(f"p{view.seat} answers")
        return super().choose(view, moves)

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        self.calls.append(f"p{view.seat} speaks")
        return None

    def interrupt(self, view: View) -> Move | None:
        self.calls.append(f"p{view.seat} may interrupt")
        return None


class Asker(Recorder):
    """Asks everybody once."""

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        super().speak(view, moves)
        if view.seat != view.active or self.calls.count("p0 speaks") > 1:
            return None
        return Propose(0, (1, 2), Terms((), (), (3,)))


def first_turn(bots: list[Bot]) -> Result:
    """A game, of which the caller wants the start."""
    return play_game("anniversary/3", "tea", bots, record=True)


def test_seats_speak_clockwise_and_those_asked_answer_next() -> None:
    calls: list[str] = []
    first_turn([Asker(calls), Recorder(calls), Recorder(calls)])
    spoken = [call for call in calls if "interrupt" not in call]
    assert spoken[:5] == ["p0 speaks", "p1 answers", "p2 answers", "p1 speaks", "p2 speaks"]
    assert spoken[5:8] == ["p0 speaks", "p1 speaks", "p2 speaks"]


def test_any_time_moves_are_asked_for_at_three_points() -> None:
    calls: list[str] = []
    first_turn([Recorder(calls), Recorder(calls), Recorder(calls)])
    assert calls[:12] == [
        "p0 may interrupt",  # before the turning over: the active seat
        "p1 may interrupt", "p2 may interrupt",  # after it: the others
        "p0 speaks", "p1 speaks", "p2 speaks",
        "p1 may interrupt", "p2 may interrupt",  # before p0 plants in phase 3
        "p0 may interrupt", "p1 may interrupt", "p2 may interrupt",  # before the draw
        "p1 may interrupt",
    ]  # fmt: skip


def test_in_the_duel_both_are_asked_after_every_planting_whatever_they_hold() -> None:
    calls: list[str] = []
    asked: list[list[str]] = []  # after each planting, until the game goes on

    def watch(s: State, move: Move) -> None:
        if asked:
            asked[-1].extend(calls)
        calls.clear()
        if isinstance(move, Plant) and s.agenda:
            asked.append([])

    play_game("the-duel/2", "tea", [Recorder(calls), Recorder(calls)], watch=watch)
    assert len(asked) > 60
    for order in asked:
        assert sorted(order[:2]) == ["p0 may interrupt", "p1 may interrupt"]


TWO_PLANTINGS = """game: the-duel/2
deck: 9 blue
hand p0: garden, red, red
fields p0: 3 garden | - | -
bonus p1: 4/10
"""


@pytest.mark.parametrize("phase", ["phase: plant", "phase: receive\nturned: garden, red"])
def test_no_chance_vanishes_between_two_plantings_of_the_same_player(phase: str) -> None:
    class Planter(Quiet):
        def choose(self, view: View, moves: list[Move]) -> Move:
            return next(
                (move for move in moves if isinstance(move, Plant) and move.field == 0), fallback(moves)
            )

    class Watcher(Quiet):
        def interrupt(self, view: View) -> Move | None:
            listed = legal(view.visible_state, view.seat)
            return next((move for move in listed if isinstance(move, Fulfil)), None)

    s = parse_position(f"{TWO_PLANTINGS}{phase}\n")
    result = play_on(s, [Planter(), Watcher()], record=True)
    words = [str(move) for move in result.moves]
    assert words[:3] == ["p0 plant garden 1", "p1 fulfil 4/10 p0 1", "p0 plant red 1"]


def test_the_limits_are_for_bots_not_for_people() -> None:
    class Person(Quiet):
        said = 0

        def limited(self) -> bool:
            return False

        def speak(self, view: View, moves: list[Move]) -> Move | None:
            self.said += 1
            if self.said <= 2 * limits.FREE_MOVES:
                return Signal(view.seat, 3, (WANT, HAVE)[self.said % 2])
            if self.said > 2 * limits.FREE_MOVES + 3 * limits.PROPOSALS:
                return None
            to = 1 if view.active == view.seat else view.active
            return Propose(view.seat, (to,), Terms((), (), (view.proposals[view.seat] % 8,)))

    for people in ([True, False, False], [False, True, False]):
        bots: list[Bot] = [Person() if person else Quiet() for person in people]
        result = play_game("anniversary/3", "tea", bots, record=True)
        seat = people.index(True)
        assert [fault for fault in result.faults if fault.seat == seat] == []
        trading = next(
            list(part)
            for turn, part in groupby(result.moves, lambda move: isinstance(move, Draw))
            if not turn
        )
        assert len([move for move in trading if isinstance(move, Propose)]) == 3 * limits.PROPOSALS
        assert len([move for move in trading if isinstance(move, Signal)]) == 2 * limits.FREE_MOVES


def test_a_round_of_passes_ends_trading_for_the_active_seat() -> None:
    moves = first_turn([Quiet(), Quiet(), Quiet()]).moves
    turned = next(at for at, move in enumerate(moves) if isinstance(move, TurnOver))
    assert moves[turned + 1] == DONES[0]
    assert isinstance(moves[turned + 1], Done)


def test_an_any_time_move_of_another_seat_is_played() -> None:
    class Ambush(Harvester):
        def choose(self, view: View, moves: list[Move]) -> Move:
            return fallback(moves)

        def interrupt(self, view: View) -> Move | None:
            return None if view.seat == view.active else super().interrupt(view)

    result = first_turn([Quiet(), Ambush(), Quiet()])
    ends = [isinstance(move, Draw) and move.seat == 1 for move in result.moves]
    after = result.moves[ends.index(True) + 1]  # p2's turn begins; its first rest is after the turning over
    assert after.seat == 2
    harvests = [move for move in result.moves[ends.index(True) :] if isinstance(move, Harvest)]
    assert harvests[0].seat == 1
    assert result.faults == []


def test_a_pass_is_not_recorded_and_a_done_ends_trading_at_once() -> None:
    class Brief(Recorder):
        def speak(self, view: View, moves: list[Move]) -> Move | None:
            super().speak(view, moves)
            return DONES[view.seat] if view.seat == view.active else None

    calls: list[str] = []
    moves = first_turn([Brief(calls), Brief(calls), Brief(calls)]).moves
    assert [call for call in calls if "speaks" in call][:3] == ["p0 speaks", "p1 speaks", "p2 speaks"]
    assert all(move.seat == 0 for move in moves[: [isinstance(move, Draw) for move in moves].index(True)])


class Inventor(Quiet):
    """Thinks of its own offers; writes down what is listed for it when it is to speak."""

    def __init__(self, listed: list[list[Move]]) -> None:
        super().__init__()
        self.listed = listed

    def reads_offers(self) -> bool:
        return False

    def speak(self, view: View, moves: list[Move]) -> Move | None:
        self.listed.append(moves)
        return None


@pytest.mark.parametrize(("menu", "asked"), [(FULL, {0, 1, 2}), (SIMPLE, {0})])
def test_who_does_not_read_offers_is_asked_like_the_others(menu: Menu, asked: set[int]) -> None:
    listed: list[list[list[Move]]] = [[], [], []]
    spoken: list[set[int]] = []  # who has been asked by the end of the first trading, and later

    def watch(s: State, move: Move) -> None:
        spoken.append({seat for seat in range(3) if listed[seat]})

    first = play_game("anniversary/3", "tea", [Inventor(one) for one in listed], True, menu, watch).moves
    assert spoken[first.index(DONES[0], 2)] == asked
    assert not any(isinstance(move, Propose) for one in listed for moves in one for move in moves)


# --- results ---


def test_a_recorded_game_can_be_played_again() -> None:
    bots = [bot_named("random", f"tea/{seat}") for seat in range(4)]
    result = play_game("anniversary/4", "tea", bots, record=True, menu=SIMPLE)
    s = new_game(rules_for("anniversary/4"), "tea")
    for move in result.moves:
        play(s, move)
    assert s.over
    assert (scores(s), s.turn) == (result.scores, result.turns)


def test_trades_are_counted() -> None:
    class Picker(YoYo):
        def speak(self, view: View, moves: list[Move]) -> Move | None:
            picks = [move for move in moves if isinstance(move, Pick)]
            return picks[0] if picks else super().speak(view, moves) if view.seat == view.active else None

    s = new_game(rules_for("anniversary/3"), "tea", log=True)
    result = play_on(s, [Picker(), Picker(), Picker()])
    assert s.log is not None
    assert result.trades == len([event for event in s.log if type(event).__name__ == "Traded"]) > 0


def test_every_move_is_shown_to_who_watches() -> None:
    seen: list[Move] = []
    result = play_game("anniversary/3", "tea", [Quiet()] * 3, True, watch=lambda s, move: seen.append(move))
    assert seen == result.moves


def test_moves_are_kept_only_if_wanted() -> None:
    assert first_turn([Quiet()] * 3).moves
    assert play_game("anniversary/3", "tea", [Quiet()] * 3).moves == []


def test_one_bot_a_seat() -> None:
    with pytest.raises(ValueError, match="anniversary/3 needs 3 bots, not 2"):
        play_game("anniversary/3", "tea", [Quiet(), Quiet()])


def test_a_fallback_prefers_a_refusal_to_anything_else() -> None:
    s = new_game(rules_for("anniversary/3"), "tea")
    play(s, fallback(legal(s, 0)))
    while not s.agenda[-1].trading:
        play(s, fallback(legal(s, 0)))
    play(s, Propose(0, (1,), Terms((s.hands[0][0],), (ANY_COPY,), ())))
    assert isinstance(fallback(legal(s, 1, FULL)), Decline)


# --- simulations ---


def without_clock(summary: Summary) -> dict[str, object]:
    return {key: value for key, value in summary.items() if key not in ("seconds", "games_per_second")}


def test_a_simulation_does_not_depend_on_the_number_of_workers() -> None:
    one, two = [simulate("anniversary/3", 10, ["greedy", "random", "greedy"], "tea", n) for n in (1, 2)]
    assert without_clock(one) == without_clock(two)


def test_another_seed_gives_another_simulation() -> None:
    summaries = [simulate("anniversary/3", 4, ["greedy"], seed) for seed in ("tea", "coffee", "tea")]
    assert without_clock(summaries[0])["seats"] != without_clock(summaries[1])["seats"]
    assert without_clock(summaries[0]) == without_clock(summaries[2])


def test_wins_add_up_to_games_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    summary = simulate("classic/4", 6, ["greedy"], "tea", progress=lambda done, of: told.append((done, of)))
    assert sum(line["wins"] for line in summary["seats"]) == pytest.approx(6)
    assert summary["bots"][0]["games"] == 24
    assert told == [(done, 6) for done in range(1, 7)]
    assert json.loads(json.dumps(summary)) == summary


def test_a_shared_win_is_a_part_of_one() -> None:
    jobs = jobs_for("classic/4", 2, ["greedy"], "tea")
    rows = [GameRow([5, 5, 1, 0], [0, 1], 1, 1, 1, 0), GameRow([5, 4, 1, 0], [0], 1, 1, 1, 0)]
    lines = summarise(jobs, rows, 1.0)["seats"]
    assert [line["wins"] for line in lines] == [1.5, 0.5, 0, 0]
    assert [line["mean_score"] for line in lines] == [5, 4.5, 1, 0]


def test_a_simulation_can_be_shown() -> None:
    summary = simulate("anniversary/3", 2, ["greedy", "random", "random"], "tea", menu="simple")
    console = Console(width=100, record=True, quiet=True)
    console.print(summary_table(summary, voice()))
    assert "games/s" in caption(summary, voice())
    assert len(summary["bots"]) == 2


def test_wrong_options_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="There are 4 seats: name one bot for all of them or 4 bots, not 2"):
        exact_lineup(["greedy", "random"], 4)
    with pytest.raises(UnknownBot, match="There is no bot called “carrot”"):
        simulate("anniversary/3", 1, ["carrot"], "tea")
    with pytest.raises(UnknownGame):
        simulate("carrots/3", 1, ["greedy"], "tea")
    with pytest.raises(ValueError, match="At least one game"):
        simulate("anniversary/3", 0, ["greedy"], "tea")
    with pytest.raises(ValueError, match="There is no profile “lunch”"):
        simulate("anniversary/3", 1, ["greedy"], "tea", menu="lunch")
