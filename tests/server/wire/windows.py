"""What leaves for a seat, as bytes, and windows that show too much, planted on purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from msgspec import json
from msgspec.structs import replace

from bohnanza.engine import game
from bohnanza.engine.beans import CARDS, NAMES
from bohnanza.engine.menus import FULL, NO_OFFERS
from bohnanza.engine.notation.position import position_hash, position_text
from bohnanza.engine.sorts import favor_name, place_name
from bohnanza.engine.state import State
from bohnanza.engine.trade_acts import can_meet
from bohnanza.engine.variants.favors.extra import Favors
from bohnanza.engine.variants.the_duel.bonus_cards import bonus_text as bonus_name
from bohnanza.engine.variants.the_duel.extra import DuelExtra
from bohnanza.engine.views import SPECTATOR, determinise, view
from bohnanza.proving.secrecy import ObservedGame, is_rare, random_move, remembered_deals
from bohnanza.server.protocol.game import ExtraView, GameView
from bohnanza.server.wire.choices import choices_for
from bohnanza.server.wire.events import terms_for
from bohnanza.server.wire.game import game_for

Window = Callable[[State, int], GameView]

ENCODER = json.Encoder()
RARE = {"keep", "sort", "contest", "give-to", "answer", "hand-over"}


def leaks_in_game(window: Window, game_id: str, seed: int, gap: int) -> Iterator[str]:
    """Play a random game, look at it about every `gap` moves, and say where other deals look different."""
    rng = Random(f"{game_id} {seed} wire")
    table = ObservedGame(game_id, str(seed))
    wait = rng.randrange(gap)
    while table.s.agenda:
        wait -= 1
        rare = is_rare(table.s) or table.s.agenda[-1].name.partition(" ")[0] in RARE
        if wait < 0 or (rare and rng.random() < 6 / gap):
            yield from leaks_at(window, table, rng)
            wait = rng.randrange(2 * gap)
        table.play(random_move(table.s, FULL, rng))


def leaks_at(window: Window, table: ObservedGame, rng: Random) -> Iterator[str]:
    """The seats that are sent something else when what they cannot know is something else."""
    for seat, memory in zip(table.seats, table.memories):
        v = view(table.s, seat)
        sent = ENCODER.encode(window(table.s, seat))
        for deal in (*remembered_deals(v, memory, rng), determinise(v, None, rng)):
            if ENCODER.encode(window(deal, seat)) != sent:
                yield f"{table.rules.game_id} {table.s.agenda[-1].name} p{seat}"


# --- leaks ---


def front_cards(s: State, seat: int) -> GameView:
    shown = game_for(s, seat)
    return replace(shown, turned=[*shown.turned, *[CARDS[hand[0]] for hand in s.hands if hand]])


def deck_top(s: State, seat: int) -> GameView:
    return replace(game_for(s, seat), top=CARDS[s.deck[-1]] if s.deck else None)


def below_top(s: State, seat: int) -> GameView:
    return replace(game_for(s, seat), top=CARDS[s.discard[-2]] if len(s.discard) > 1 else None)


def whole_position(s: State, seat: int) -> GameView:
    return replace(game_for(s, seat), position=position_text(s))


def deck_in_hash(s: State, seat: int) -> GameView:
    t = s.clone()
    t.seed = ""
    return replace(game_for(s, seat), position=position_hash(t))


def others_choices(s: State, seat: int) -> GameView:
    return replace(game_for(s, seat), choices=choices_for(s, game.legal(s, s.awaited, NO_OFFERS)))


def who_could_accept(s: State, seat: int) -> GameView:
    shown = game_for(s, seat)
    able = [any([can_meet(s, to, offer) for to in offer.to]) for offer in s.offers]
    return replace(shown, offers=[replace(offer, can_accept=can) for offer, can in zip(shown.offers, able)])


def awaited_if_able(s: State, seat: int) -> GameView:
    asked = [to for offer in s.offers for to in offer.to if can_meet(s, to, offer)]
    return replace(game_for(s, seat), awaited=sorted(set(asked)) or [s.awaited])


def places_of_offers(s: State, seat: int) -> GameView:
    shown = game_for(s, seat)
    terms = [terms_for(offer.terms) for offer in s.offers]
    return replace(shown, offers=[replace(offer, terms=real) for offer, real in zip(shown.offers, terms)])


def copies_of_acceptances(s: State, seat: int) -> GameView:
    shown = game_for(s, seat)
    copies = [[place_name(place) for row in offer.copies for place in row] for offer in s.offers]
    return replace(shown, offers=[replace(offer, promised=row) for offer, row in zip(shown.offers, copies)])


def hand_to_spectator(s: State, seat: int) -> GameView:
    shown = game_for(s, seat)
    return replace(shown, hand=[CARDS[kind] for kind in s.hands[0]]) if seat == SPECTATOR else shown


def coin_faces(s: State, seat: int) -> GameView:
    shown = game_for(s, seat)
    faces = [[CARDS[kind] for kind in pile] for pile in s.coins]
    return replace(shown, seats=[replace(one, aside=pile) for one, pile in zip(shown.seats, faces)])


def _with_row(s: State, seat: int, key: str, words: list[str]) -> GameView:
    """What is shown, and one more row."""
    shown = game_for(s, seat)
    row = ExtraView(key, {}, "", seat, "", "favor", words, badge=False, playable=False, order="")
    return replace(shown, extras=[*shown.extras, row])


def favors_in_hand(s: State, seat: int) -> GameView:
    held = s.extras[-1]
    assert isinstance(held, Favors)
    return _with_row(s, seat, "beside-favor-hand", [favor_name(favor) for favor in held.hands[seat - 1]])


def cards_of_the_draw(s: State, seat: int) -> GameView:
    held = s.extras[-1]
    assert isinstance(held, Favors)
    return _with_row(s, seat, "beside-drawn", [CARDS[kind] for kind in held.drawn])


def bonus_hand(s: State, seat: int) -> GameView:
    held = s.extras[0]
    assert isinstance(held, DuelExtra)
    hand = [bonus_name(bonus) for bonus in held.hands[1 - max(seat, 0)]]
    return _with_row(s, seat, "beside-bonus-hand", hand)


def bluff(s: State, seat: int) -> GameView:
    """A gift that says whether there is a card behind it."""
    shown = game_for(s, seat)
    gifts = [row for row in shown.extras if row.key == "event-gift-offered"]
    honest = [replace(row, playable=NAMES.index(row.words[0]) in s.hands[row.seat]) for row in gifts]
    return replace(shown, extras=[*shown.extras, *honest])


LEAKS: dict[str, Window] = {
    leak.__name__: leak
    for leak in (
        front_cards, deck_top, below_top, whole_position, deck_in_hash, others_choices, who_could_accept,
        awaited_if_able, places_of_offers, copies_of_acceptances, hand_to_spectator, coin_faces, favors_in_hand,
        cards_of_the_draw, bonus_hand, bluff,
    )
}  # fmt: skip
SHOWS_IN = {
    "favors_in_hand": "classic+favors/5",
    "cards_of_the_draw": "classic+favors/5",
    "bonus_hand": "the-duel/2",
    "bluff": "the-duel/2",
}
