"""What scenarios cannot say about the duels with cards on the table: their events, and what they teach."""

from __future__ import annotations

from bohnanza.engine.beans import BLUE, RED, SOY, UNKNOWN
from bohnanza.engine.catalog import rules_for
from bohnanza.engine.events import (
    FROM_HAND,
    FROM_TURNED,
    Discarded,
    Event,
    FieldBought,
    Harvested,
    JoinedTable,
    TurnedOver,
)
from bohnanza.engine.game import play
from bohnanza.engine.memory import known
from bohnanza.engine.notation.moves import parse_move
from bohnanza.engine.notation.position import parse_position
from bohnanza.engine.views import SPECTATOR, events_for


def told(position: str, *moves: str, seat: int = SPECTATOR) -> list[Event]:
    """What a seat is told of some moves."""
    s = parse_position(position)
    s.log = []
    for move in moves:
        play(s, parse_move(move, s.rules.seats))
    return events_for(s.log, seat)


def test_cd_2_nobody_is_shown_the_faces_of_coins_that_leave_the_game() -> None:
    position = "game: bean-duel/2\nhand p0: soy\ncoins p0: red, soy, blue, green"
    for seat in (0, 1, SPECTATOR):
        assert told(position, "p0 buy", seat=seat) == [FieldBought(0, (UNKNOWN,) * 3)]


def test_cd_2_who_remembers_the_coins_knows_them_out_of_the_game() -> None:
    sales = (Harvested(1, 0, (SOY,) * 2, 1), Harvested(1, 0, (BLUE,) * 6, 2))
    k = known(rules_for("bean-duel/2"), 0, [*sales, FieldBought(1, (UNKNOWN,) * 3)])
    assert (k.coins[1], k.out) == ([], [BLUE, BLUE, SOY])


def test_v3_3_a_discard_does_not_tell_from_where_in_the_hand() -> None:
    position = "game: anniversary-duel/2\nhand p0: soy, red, soy"
    for seat in (0, 1, SPECTATOR):
        assert told(position, "p0 discard soy@3", seat=seat) == [Discarded(0, SOY, FROM_HAND)]


def test_v3_2_a_kind_is_discarded_card_by_card_in_the_events() -> None:
    position = "game: anniversary-duel/2\nturned: soy, red, soy"
    assert told(position, "p0 discard soy") == [Discarded(0, SOY, FROM_TURNED)] * 2


def test_v3_4_cards_that_join_the_table_are_told_in_their_order() -> None:
    position = "game: anniversary-duel/2\nphase: turn-over\ndeck: soy, red, blue, blue\ndiscard: red, soy"
    assert told(position, "p0 turn") == [TurnedOver(0, (SOY, RED, BLUE)), JoinedTable((RED, SOY))]
