"""The functions that run a game: start it, list moves, refuse or play them. `settle` is the only loop."""

from __future__ import annotations

from bohnanza.engine import acts
from bohnanza.engine.menus import FULL, NO_OFFERS, Menu
from bohnanza.engine.rules import Rules
from bohnanza.engine.seams import NOBODY, IllegalMove, Move
from bohnanza.engine.state import NO_SIGNALS, State
from bohnanza.words.errors import WordedError


def new_game(rules: Rules, seed: str, log: bool = False) -> State:
    """A shuffled and dealt game with seat 0 to start [AB-4] [CL-10]; with `log`, its events are recorded."""
    if not is_plain(seed):
        raise WordedError("notation-bad-seed")
    s = empty_state(rules, seed)
    if log:
        s.log = []
    acts.lay_deck(s)
    rules.dealing.deal(s)
    for extra in s.extras:
        extra.set_up(s)
    acts.start_turn(s, s.start)
    settle(s)
    return s


def is_plain(text: str) -> bool:
    """Whether a text can be part of a line in a record."""
    return text == text.strip() and "#" not in text and len(text.splitlines()) < 2


def empty_state(rules: Rules, seed: str) -> State:
    """A game without cards, before the first turn."""
    seats = range(rules.seats)
    return State(
        rules=rules,
        seed=seed,
        shuffles=0,
        start=0,
        active=0,
        turn=0,
        runs=0,
        dry=False,
        deck=[],
        discard=[],
        turned=[],
        out=[],
        hands=[[] for _ in seats],
        fields=[[[] for _ in range(rules.fields)] for _ in seats],
        aside=[[] for _ in seats],
        coins=[[] for _ in seats],
        agenda=[],
        awaited=NOBODY,
        offers=[],
        offer_count=0,
        proposals=[0 for _ in seats],
        signals=[NO_SIGNALS for _ in seats],
        extras=[extra.clone() for extra in rules.extras],
    )


def settle(s: State) -> None:
    """Let steps run by themselves until somebody is awaited or the game is over."""
    while s.agenda:
        step = s.agenda[-1]
        seat = step.awaited(s)
        if seat != NOBODY:
            s.awaited = seat
            return
        step.run(s)
    s.awaited = NOBODY


def legal(s: State, seat: int, menu: Menu = FULL) -> list[Move]:
    """The moves of a seat: all finite ones, and the offers that the menu lists.

    In trading, a menu without `others` lists offers and any-time moves only for the active seat.
    """
    out: list[Move] = []
    if not s.agenda:
        return out
    step = s.agenda[-1]
    step.moves(s, seat, out)
    if seat == s.active or menu.others or not step.trading:
        if not step.closed:
            for anytime in s.rules.anytime:
                anytime.moves(s, seat, out)
        if step.trading:
            menu.list_offers(s, seat, out)
    for duty in s.rules.duties:
        duty.narrow(s, seat, out)
    return out


def objection(s: State, move: Move) -> IllegalMove | None:
    """Why a move is not legal now, or None if it is. Nothing is changed."""
    found = _objection(s, move)
    return None if found is None else IllegalMove(s.rules.cite(found.rule), found.key, **found.arguments)


def _objection(s: State, move: Move) -> IllegalMove | None:
    if not s.agenda:
        return IllegalMove("AB-70", "refused-game-over")
    if not 0 <= move.seat < s.rules.seats:
        return IllegalMove("AB-10", "refused-no-such-seat")
    if _listed(s, move) is not None:
        return None
    for duty in s.rules.duties:
        forbidden = duty.forbids(s, move)
        if forbidden is not None:
            return forbidden
    found = move.objection(s)
    if found is not None or move.unlisted:
        return found
    return IllegalMove("AB-10", "refused-not-now")


def _listed(s: State, move: Move) -> Move | None:
    """The listed move that equals this one, if any: a caller's own instance may lie about its attributes."""
    if move.unlisted or not 0 <= move.seat < s.rules.seats:
        return None
    for listed in legal(s, move.seat, NO_OFFERS):
        if listed is move or listed == move:
            return listed
    return None


def check(s: State, move: Move) -> None:
    """Raise `IllegalMove` if the move is not legal now."""
    found = objection(s, move)
    if found is not None:
        raise found


def apply(s: State, move: Move) -> None:
    """Play a move that is known to be legal: the step advances, the move plays, automatic steps run."""
    step = s.agenda[-1]
    if move.advances and not move.unlisted:
        step.advance(s, move)
    move.play(s, step)
    if s.agenda:
        seat = s.agenda[-1].awaited(s)
        if seat != NOBODY:  # the usual case, which saves calling settle
            s.awaited = seat
            return
    settle(s)


def play(s: State, move: Move) -> None:
    """Check a move and play it; a refused one changes nothing."""
    own = _listed(s, move)
    if own is None:
        check(s, move)
        own = move
    apply(s, own)


def scores(s: State) -> list[int]:
    """What every seat has earned so far."""
    return [s.rules.scoring.score(s, seat) for seat in range(s.rules.seats)]


def winners(s: State) -> list[int]:
    """The seats that win a finished game."""
    return s.rules.scoring.winners(s) if not s.agenda else []
