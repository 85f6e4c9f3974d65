"""Whole games on a simulated server that crashes, with a bad network and absent people; and what would be noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import structs

from bohnanza.engine.beans import NAMES
from bohnanza.engine.notation.position import position_hash, position_text
from bohnanza.engine.offers import Offer
from bohnanza.engine.state import State
from bohnanza.engine.trade_acts import can_meet
from bohnanza.server.protocol import messages, table_events
from bohnanza.server.protocol.game import GameView
from bohnanza.server.protocol.settings import ClockSettings
from bohnanza.server.table.inputs import Delivery
from bohnanza.server.table.state import Table
from bohnanza.server.wire.events import event_for, travels_for
from bohnanza.server.wire.game import game_for
from tests.server.simulation.plan import Broken, Leak, Plan, plan_for
from tests.server.simulation.world import World

SEEDS = range(20)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_comes_to_its_end_whatever_goes_wrong(seed: int) -> None:
    world = World(plan_for(seed))
    world.run()
    assert world.server.table.finished


def test_the_same_seed_is_the_same_game() -> None:
    hashes = []
    for _ in range(2):
        world = World(plan_for(2))
        world.run()
        hashes.append(world.server.table.hash)
    assert hashes[0] == hashes[1]


def test_the_seeds_try_what_they_are_meant_to() -> None:
    plans = [plan_for(seed) for seed in SEEDS]
    assert len({plan.game for plan in plans}) == 10
    assert {plan.clock.kind for plan in plans} == {"none", "live", "days"}
    assert sum(plan.moves > 1_000 for plan in plans) >= 8
    assert any(plan.deserter for plan in plans)
    assert {plan.clock.kind for plan in plans if plan.leaps} == {"none", "live", "days"}
    assert any(plan.hot_seat for plan in plans)


# --- negative controls ---


def broken(plan: Plan) -> str:
    """What is found to be broken."""
    with pytest.raises(Broken) as found:
        World(plan).run()
    return str(found.value)


def test_an_acknowledgement_before_the_commit_is_noticed() -> None:
    assert "acknowledged" in broken(Plan(1, "classic/5", moves=80, early=True))


def test_a_server_that_forgets_which_commands_it_has_carried_out_is_noticed() -> None:
    found = broken(Plan(3, "bean-duel/2", people=2, moves=150, forgets=True))
    assert "acts twice" in found or "and then refused" in found


def test_time_without_a_server_on_a_clock_is_noticed() -> None:
    slow = ClockSettings("live", 600)
    assert "pays for time" in broken(Plan(1, "classic/5", people=2, clock=slow, moves=150, charges=True))


def test_a_table_that_does_not_know_that_the_clock_was_set_is_noticed() -> None:
    slow = ClockSettings("live", 600)
    plan = Plan(1, "classic/5", people=2, clock=slow, crashes=0, leaps=3, moves=150, stubborn=True)
    assert "leaps with the clock" in broken(plan)


# --- planted leaks ---


def in_room(change: Callable[[Table, State, messages.TableView], messages.TableView]) -> Leak:
    """A leak in what everybody is told of the table."""

    def leak(table: Table, delivery: Delivery) -> messages.ServerMessage:
        message = delivery.message
        if isinstance(message, messages.Update | messages.Welcome) and table.game is not None:
            return structs.replace(message, room=change(table, table.game, message.room))
        return message

    return leak


def in_game(change: Callable[[State, GameView], GameView]) -> Leak:
    """A leak in what a seat is shown of the game."""

    def leak(table: Table, delivery: Delivery) -> messages.ServerMessage:
        message, s = delivery.message, table.game
        if isinstance(message, messages.Update | messages.Welcome) and s is not None:
            return structs.replace(message, games=[change(s, game) for game in message.games])
        return message

    return leak


def in_stories(change: Callable[[Table, State, messages.Story], messages.Story]) -> Leak:
    """A leak in what is told of a version."""

    def leak(table: Table, delivery: Delivery) -> messages.ServerMessage:
        message, s = delivery.message, table.game
        if isinstance(message, messages.Update) and s is not None:
            return structs.replace(message, stories=[change(table, s, story) for story in message.stories])
        return message

    return leak


def in_answers(change: Callable[[State, messages.Refused | messages.Checked], str]) -> Leak:
    """A leak in the sentence of a refusal, or in whether a move is legal."""

    def leak(table: Table, delivery: Delivery) -> messages.ServerMessage:
        message = delivery.message
        if isinstance(message, messages.Refused | messages.Checked) and table.game is not None:
            return structs.replace(message, sentence=message.sentence + change(table.game, message))
        return message

    return leak


def cards(kinds: list[int]) -> str:
    return " ".join(NAMES[kind] for kind in kinds)


def elsewhere(s: State, seat: int) -> int:
    """A neighbour."""
    return (seat + 1) % s.rules.seats


def chairs_named(table: Table, s: State, shown: messages.TableView) -> messages.TableView:
    named = [structs.replace(chair, name=cards(s.hands[chair.seat])) for chair in shown.chairs]
    return structs.replace(shown, chairs=named)


def bots_named(table: Table, s: State, shown: messages.TableView) -> messages.TableView:
    named = [structs.replace(chair, bot=f"{chair.bot}{s.hands[chair.seat][:1]}") for chair in shown.chairs]
    return structs.replace(shown, chairs=named)


def clock_by_cards(table: Table, s: State, shown: messages.TableView) -> messages.TableView:
    timings = [messages.Timing(seat, sum(s.hands[seat]), True) for seat in range(s.rules.seats)]
    return structs.replace(shown, timings=timings)


def moved_from(table: Table, s: State, story: messages.Story) -> messages.Story:
    return structs.replace(story, news=table_events.Readied(f"{s.hands[0]}{s.hands[-1]}"))


def all_events(table: Table, s: State, story: messages.Story) -> messages.Story:
    kept = next(kept for kept in table.stories if kept.version == story.version)
    told = [event_for(event) for event in kept.events]
    return structs.replace(story, seats=[messages.SeatStory(part.seat, told) for part in story.seats])


def all_travels(table: Table, s: State, story: messages.Story) -> messages.Story:
    kept = next(kept for kept in table.stories if kept.version == story.version)
    told = travels_for(kept.events)
    return structs.replace(story, seats=[structs.replace(part, travels=told) for part in story.seats])


def best_offers(s: State, game: GameView) -> GameView:
    """Only offers that somebody can accept."""
    held = {offer.number for offer in s.offers if anybody_can(s, offer)}
    return structs.replace(game, offers=[offer for offer in game.offers if offer.number in held])


def anybody_can(s: State, offer: Offer) -> bool:
    return any(can_meet(s, seat, offer) for seat in offer.to)


def neighbours_choices(s: State, game: GameView) -> GameView:
    return structs.replace(game, choices=game_for(s, elsewhere(s, game.seat)).choices)


def neighbours_goods(s: State, game: GameView) -> GameView:
    return structs.replace(game, trade=game_for(s, elsewhere(s, game.seat)).trade)


def coin_sum(s: State, game: GameView) -> GameView:
    return structs.replace(game, out=sum(kind for pile in s.coins for kind in pile))


LEAKS: dict[str, Leak] = {
    "hands as names of chairs": in_room(chairs_named),
    "front cards as names of bots": in_room(bots_named),
    "hands in the clocks": in_room(clock_by_cards),
    "the secret before the end": in_room(lambda t, s, shown: structs.replace(shown, secret=s.seed)),
    "the seed among the nonces": in_room(lambda t, s, shown: structs.replace(shown, nonces=[t.seed])),
    "the top of the deck as host": in_room(
        lambda t, s, shown: structs.replace(shown, host=cards(s.deck[-1:]))
    ),
    "a token as host": in_room(lambda t, s, shown: structs.replace(shown, host=t.members["m0"].token)),
    "the hash of the position as commitment": in_room(
        lambda t, s, shown: structs.replace(shown, commitment=position_hash(s))
    ),
    "the neighbour's hand": in_game(
        lambda s, game: structs.replace(game, hand=game_for(s, elsewhere(s, game.seat)).hand)
    ),
    "the whole position": in_game(lambda s, game: structs.replace(game, position=position_text(s))),
    "the draw pile": in_game(lambda s, game: structs.replace(game, game=cards(s.deck))),
    "the bottom of the draw pile": in_game(
        lambda s, game: structs.replace(game, deck=s.deck[0] if s.deck else 0)
    ),
    "the lowest discard": in_game(lambda s, game: structs.replace(game, discard=sum(s.deck))),
    "the faces of coins": in_game(coin_sum),
    "who will win": in_game(lambda s, game: structs.replace(game, winners=[s.hands[0].count(3)])),
    "offers that nobody can accept are left out": in_game(best_offers),
    "the neighbour's choices": in_game(neighbours_choices),
    "the neighbour's goods": in_game(neighbours_goods),
    "the next turned-over cards": in_game(
        lambda s, game: structs.replace(game, turned=[*game.turned, *[NAMES[k] for k in s.deck[-2:]]])
    ),
    "hand cards in the news": in_stories(moved_from),
    "the true time of a story": in_stories(lambda t, s, story: structs.replace(story, at=sum(s.hands[0]))),
    "events as they are": in_stories(all_events),
    "travels as they are": in_stories(all_travels),
    "hands in refusals": in_answers(lambda s, refusal: cards(s.hands[-1])),
    "whether a card is there, in refusals": in_answers(
        lambda s, refusal: "!" if any(3 in hand for hand in s.hands[1:]) else ""
    ),
}
# Where a leak shows, if it does not in most games.
SHOWS_IN = {"events as they are": "classic/5", "travels as they are": "classic/5"}


def test_there_are_enough_planted_leaks() -> None:
    assert len(LEAKS) >= 20


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_noticed(name: str) -> None:
    plan = Plan(1, SHOWS_IN.get(name, "anniversary/4"), moves=180, crashes=0, looks=0.3, leak=LEAKS[name])
    assert any(word in broken(plan) for word in ("can tell", "secret"))
