"""Two people in two browsers: invited by a link, trading, through a killed server."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.player import Player
from tests.server.live import Server

GAME = "anniversary/3"
NAMES = ("Ana", "Ben")


def sit_down(visit: Visit, server: Server) -> tuple[Screens, Screens]:
    """Ana sets a table by clicks, Ben comes by the link that she would send him; a bot is the third."""
    ana, ben = (Screens(visit(server)) for _ in NAMES)
    ana.open_first()
    ana.page.get_by_label(ana.words["first-name"]).fill(NAMES[0])
    ana.open_chooser()
    ana.choose(GAME, bot="greedy")
    ana.set_table()
    ben.page.goto(ana.page.get_by_role("textbox", name=ana.words["room-invite"]).input_value())
    ben.page.get_by_label(ben.words["first-name"]).fill(NAMES[1])
    ben.button("room-join").click()
    expect(ana.page.get_by_role("listitem").filter(has_text=NAMES[1])).to_be_visible()
    ana.deal()
    expect(ben.hand).to_be_visible()
    return ana, ben


def reach_trading(people: tuple[Screens, Screens]) -> tuple[Screens, Screens, str]:
    """Play until one of the two may trade in their own turn: who trades, the other, the other's name."""
    players = [Player(screens) for screens in people]
    for turn in range(400):
        me = players[turn % 2]
        sight = me.screens.look()
        if me.trading(sight) and me.my_turn(sight):
            return people[turn % 2], people[1 - turn % 2], NAMES[1 - turn % 2]
        me.acts(sight)
    raise AssertionError("nobody has ever traded")


def test_offer_counter_and_acceptance_are_seen_on_both_sides(visit: Visit, server: Server) -> None:
    trader, other, name = reach_trading(sit_down(visit, server))
    trader.offer(to=name)
    answer_and_trade(trader, other, name)


def answer_and_trade(trader: Screens, other: Screens, name: str) -> None:
    """The offer that is open is countered, and the counter-offer is accepted."""
    expect(trader.offers).to_have_count(1)
    expect(other.offers).to_have_count(1)
    other.button("trade-counter-it").click()
    other.send()
    expect(trader.offers).to_have_count(2)
    trader.accept()
    host = next(one for one in NAMES if one != name)
    for screens, partner in ((trader, name), (other, host)):
        screens.show("log")
        expect(screens.log).to_contain_text(re.compile(f"You give {partner}|{partner} gives you"))


def test_a_killed_server_is_noticed_and_the_trade_goes_on(visit: Visit, server: Server) -> None:
    trader, other, name = reach_trading(sit_down(visit, server))
    trader.offer(to=name)
    expect(other.offers).to_have_count(1)
    server.kill()
    for screens in (trader, other):
        expect(screens.link_bar).to_be_visible()
        expect(screens.offers).to_have_count(1)
    server.start()
    for screens in (trader, other):
        expect(screens.link_bar).to_be_hidden(timeout=20_000)
    answer_and_trade(trader, other, name)
    for screens in (trader, other):
        screens.visitor.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection")
