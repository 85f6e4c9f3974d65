"""Somebody comes to a running game: asks, is declined, asks again, is agreed upon, and plays."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.visitor import DEVICES, PICTURES
from tests.server.live import Server


def offer_seat(ana: Screens) -> None:
    """The host offers the last seat to newcomers."""
    ana.tap(ana.button("table-menu"))
    ana.tap(ana.page.locator("summary", has_text=ana.words["room-seats"]))
    ana.tap(ana.button("room-offer-seat").last)
    expect(ana.button("room-keep-bot")).to_be_visible()
    ana.tap(ana.button("table-close"))


def requests(screens: Screens) -> Locator:
    """Where one is asked about newcomers."""
    return screens.page.get_by_role("region", name=screens.words["room-newcomers"])


def ask(dora: Screens) -> None:
    """Ask to join, with a name."""
    dora.page.get_by_label(dora.words["first-name"]).fill("Dora")
    dora.tap(dora.button("room-ask-to-join"))
    expect(dora.page.get_by_role("status").filter(has_text=dora.words["room-asked"])).to_be_visible()


@pytest.mark.parametrize("device", DEVICES)
def test_a_newcomer_is_declined_and_then_agreed_upon(visit: Visit, device: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    ana, dora = (Screens(visit(**DEVICES[device])) for _ in range(2))
    ana.new_game("anniversary/3")
    offer_seat(ana)
    dora.page.goto(ana.page.url)
    expect(dora.button("room-ask-to-join")).to_be_visible()
    dora.page.screenshot(path=PICTURES / f"newcomer-{device}.png")
    ask(dora)
    expect(requests(ana)).to_contain_text("Dora")
    ana.page.screenshot(path=PICTURES / f"newcomer-asked-{device}.png")
    dora.page.screenshot(path=PICTURES / f"newcomer-waits-{device}.png")
    assert [axe.faults(screens.page) for screens in (ana, dora)] == [[], []]
    ana.tap(ana.button("trade-decline"))
    expect(requests(ana)).to_be_hidden()
    expect(dora.page.get_by_role("alert").get_by_text(dora.words["room-declined"])).to_be_visible()
    dora.visitor.forgive("403")
    ask(dora)
    dora.page.reload()  # the request is still known
    expect(dora.page.get_by_role("status").filter(has_text=dora.words["room-asked"])).to_be_visible()
    ana.tap(ana.button("room-agree"))
    expect(dora.hand).to_be_visible()
    expect(requests(ana)).to_be_hidden()
    ana.show("log")
    expect(ana.log).to_contain_text("Dora")
    ana.show("log")  # which closes it on a phone, where it lies over the menu
    come_back(ana, dora)


def come_back(ana: Screens, dora: Screens) -> None:
    """Who has played and left watches, and gets no other seat in this game."""
    dora.tap(dora.button("table-menu"))
    for _ in ("leave", "I am sure"):
        dora.tap(dora.button("room-leave"))
    expect(dora.hand).to_be_hidden()
    offer_seat(ana)
    dora.tap(dora.button("room-ask-to-join"))
    expect(dora.page.get_by_role("alert").get_by_text(dora.words["room-has-played"])).to_be_visible()
    dora.visitor.forgive("403")


def test_who_was_removed_is_told_so_and_comes_in_like_a_stranger(visit: Visit) -> None:
    ana, ben = (Screens(visit()) for _ in range(2))
    ana.open_first()
    ana.open_chooser()
    ana.choose("anniversary/3")
    ana.set_table()
    ben.page.goto(ana.page.url)
    ben.page.get_by_label(ben.words["first-name"]).fill("Ben")
    ben.tap(ben.button("room-join"))
    expect(ben.button("room-leave")).to_be_visible()
    for _ in ("remove", "I am sure"):
        ana.tap(ana.button("room-remove"))
    told = ben.page.get_by_role("alert").get_by_text(ben.words["server-removed"])
    expect(told).to_be_visible()
    ben.page.reload()
    expect(told).to_be_visible()
    ben.tap(ben.button("link-as-guest"))
    expect(ben.button("room-join")).to_be_visible()
    ben.visitor.forgive("WebSocket")


def test_a_newcomer_hears_the_answer_where_nobody_may_watch(visit: Visit, shared_server: Server) -> None:
    with httpx.Client(base_url=shared_server.url) as client:
        settings = {"game": "anniversary/3", "spectators": False}
        made = client.post("/api/tables", json={"settings": settings, "name": "Ana"}).json()
        path, host = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['token']}"}

        def command(kind: str, **fields: object) -> None:
            body = {"type": kind, "id": kind, **fields}
            assert client.post(f"{path}/commands", json=body, headers=host).is_success

        command("start")
        command("open-seat", seat=2)
        dora = Screens(visit())
        dora.page.goto(f"/t/{made['table']}")
        ask(dora)
        command("answer-newcomer", newcomer="n1", agree=True)
        expect(dora.hand).to_be_visible(timeout=20_000)
