"""Leaks planted on purpose: windows that show a seat something that it must not see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bohnanza.engine import game, trade_acts, views
from bohnanza.engine.events import CopiesReplaced, Drew, Event, Offered, Shuffled
from bohnanza.engine.menus import Menu
from bohnanza.engine.offers import ASKED, Offer
from bohnanza.engine.seams import IllegalMove, Move
from bohnanza.engine.state import State
from bohnanza.engine.trade_moves import Decline, Propose
from bohnanza.engine.variants.the_duel.events import BonusDrawn
from bohnanza.engine.views import SPECTATOR
from bohnanza.proving.secrecy import Window, awaited, redacted

# --- views that show too much ---

Spill = Callable[[State, State, int], None]


def spilling(spill: Spill) -> Window:
    """A window whose view takes something more over from the real state: `spill(real, shown, seat)`."""

    def leaky(s: State, seat: int) -> State:
        shown = redacted(s, seat)
        spill(s, shown, seat)
        return shown

    return Window(redacted=leaky)


def front_card(s: State, shown: State, seat: int) -> None:
    for other, hand in enumerate(s.hands):
        shown.hands[other][:1] = hand[:1]


def hands_to_spectator(s: State, shown: State, seat: int) -> None:
    if seat == SPECTATOR:
        shown.hands = s.hands


def kinds_in_hands(s: State, shown: State, seat: int) -> None:
    shown.signals = [tuple([hand.count(kind) for kind in range(13)]) for hand in s.hands]


def deck_top(s: State, shown: State, seat: int) -> None:
    shown.deck[-1:] = s.deck[-1:]


def deck_bottom(s: State, shown: State, seat: int) -> None:
    shown.deck[:1] = s.deck[:1]


def deck_kinds(s: State, shown: State, seat: int) -> None:
    shown.deck = sorted(s.deck)


def below_top(s: State, shown: State, seat: int) -> None:
    shown.discard[-2:] = s.discard[-2:]


def faces_out_of_the_game(s: State, shown: State, seat: int) -> None:
    shown.out = s.out


def extras(s: State, shown: State, seat: int) -> None:
    shown.extras = s.extras


def coin_faces(s: State, shown: State, seat: int) -> None:
    shown.coins = s.coins


def own_coin_faces(s: State, shown: State, seat: int) -> None:
    if seat != SPECTATOR:
        shown.coins[seat] = s.coins[seat]


def seed(s: State, shown: State, seat: int) -> None:
    shown.seed = s.seed


def positions_in_offers(s: State, shown: State, seat: int) -> None:
    shown.offers = [offer.changed(offer.terms, offer.answers, ((),) * len(offer.to)) for offer in s.offers]


def gathered_copies(s: State, shown: State, seat: int) -> None:
    pairs = zip(s.offers, shown.offers)
    shown.offers = [seen.changed(seen.terms, seen.answers, real.copies) for real, seen in pairs]


def copies_to_maker(s: State, shown: State, seat: int) -> None:
    pairs = zip(s.offers, shown.offers)
    shown.offers = [real if real.maker == seat else seen for real, seen in pairs]


# --- events that tell too much ---


def telling(tells: Callable[[Event, int], bool]) -> Window:
    """A window that hands an event over as it is where `tells(event, seat)`."""
    return Window(seen_by=lambda event, seat: event if tells(event, seat) else views.seen_by(event, seat))


def copies_noticed(event: Event, seat: int) -> Event | None:
    """Nobody learns the position, but all that one was replaced."""
    if isinstance(event, CopiesReplaced):
        return replace(event, terms=event.terms.public())
    return views.seen_by(event, seat)


# --- answers that depend on another hand ---


def lacking(s: State, move: Move) -> bool:
    """Whether a move asks somebody for what is not there."""
    return isinstance(move, Propose) and any([not_held(s, seat, move.terms.want) for seat in move.to])


def not_held(s: State, seat: int, kinds: tuple[int, ...]) -> bool:
    return 0 <= seat < s.rules.seats and any([kind not in s.hands[seat] for kind in kinds])


def other_sentence(s: State, move: Move) -> IllegalMove | None:
    refusal = game.objection(s, move)
    if refusal is not None and lacking(s, move):
        return IllegalMove(refusal.rule, f"{refusal.sentence} And it is not there.")
    return refusal


def other_rule(s: State, move: Move) -> IllegalMove | None:
    refusal = game.objection(s, move)
    return IllegalMove("AB-32", refusal.sentence) if refusal is not None and lacking(s, move) else refusal


def refused_when_lacking(s: State, move: Move) -> IllegalMove | None:
    refusal = game.objection(s, move)
    if refusal is None and lacking(s, move):
        return IllegalMove("AB-39", "Nobody has that.")
    return refusal


def only_what_is_there(s: State, seat: int, menu: Menu) -> list[Move]:
    return [move for move in game.legal(s, seat, menu) if not lacking(s, move)]


def unsure_offer(s: State) -> Offer | None:
    """The first offer whose first asked seat cannot accept it."""
    for offer in s.offers:
        if offer.waits_for >= 0 and not_held(s, offer.waits_for, offer.terms.want):
            return offer
    return None


def skips_who_cannot(s: State) -> int:
    return awaited(s) if unsure_offer(s) is None else s.active


def declines_for_who_cannot(s: State, move: Move) -> None:
    game.apply(s, move)
    offer = unsure_offer(s)
    if offer is not None and isinstance(move, Propose):
        game.apply(s, Decline(offer.waits_for, offer.number, offer.revision))


def lapses_when_lacking(s: State, move: Move) -> None:
    game.apply(s, move)
    for offer in s.offers:
        if all([not_held(s, seat, offer.terms.want) for seat in offer.to if offer.answer_of(seat) == ASKED]):
            trade_acts.lapse_offer(s, offer, "gone")


LEAKS: dict[str, Window] = {
    "the front card of the others' hands": spilling(front_card),
    "all hands, to a spectator": spilling(hands_to_spectator),
    "how many of each kind are in the hands": spilling(kinds_in_hands),
    "the top of the draw pile": spilling(deck_top),
    "the bottom of the draw pile": spilling(deck_bottom),
    "what the draw pile is made of": spilling(deck_kinds),
    "the card below the top of the discard pile": spilling(below_top),
    "the faces of all coins": spilling(coin_faces),
    "the faces of the own coins": spilling(own_coin_faces),
    "the faces of cards out of the game": spilling(faces_out_of_the_game),
    "what an extra hides": spilling(extras),
    "the seed": spilling(seed),
    "the positions that offers mean": spilling(positions_in_offers),
    "the copies of gathered acceptances": spilling(gathered_copies),
    "the copies of gathered acceptances, to the maker": spilling(copies_to_maker),
    "drawn cards, to all": telling(lambda event, seat: isinstance(event, Drew)),
    "drawn cards, to the left neighbour": telling(
        lambda event, seat: isinstance(event, Drew) and seat == event.seat + 1
    ),
    "the order of a shuffle": telling(lambda event, seat: isinstance(event, Shuffled)),
    "the order of a shuffle, to a spectator": telling(
        lambda event, seat: isinstance(event, Shuffled) and seat == SPECTATOR
    ),
    "positions in the news of an offer": telling(lambda event, seat: isinstance(event, Offered)),
    "positions, to the one who is asked": telling(
        lambda event, seat: isinstance(event, Offered) and seat in event.to
    ),
    "drawn bonus cards": telling(lambda event, seat: isinstance(event, BonusDrawn)),
    "replaced copies": telling(lambda event, seat: isinstance(event, CopiesReplaced)),
    "that copies were replaced": Window(seen_by=copies_noticed),
    "a refusal in other words when the card is not there": Window(objection=other_sentence),
    "a refusal by another rule when the card is not there": Window(objection=other_rule),
    "an offer refused because the card is not there": Window(objection=refused_when_lacking),
    "a list of moves without hopeless offers": Window(legal=only_what_is_there),
    "nobody waits for who cannot accept": Window(awaited=skips_who_cannot),
    "an offer declined for who cannot accept": Window(apply=declines_for_who_cannot),
    "an offer that lapses when nobody can accept": Window(apply=lapses_when_lacking),
}

# Where a leak shows, if it cannot in most games.
SHOWS_IN = {
    "the faces of cards out of the game": "bean-duel/2",
    "what an extra hides": "the-duel/2",
    "drawn bonus cards": "the-duel/2",
}
