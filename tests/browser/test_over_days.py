"""A game over days: a standing order that fulfils bonus cards while its player is away."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.pages import Screens
from tests.browser.visitor import DEVICES, PICTURES
from tests.server.live import Server


@pytest.mark.parametrize("device", DEVICES)
def test_the_duel_has_a_standing_order_that_is_kept(visit: Visit, shared_server: Server, device: str) -> None:
    with httpx.Client(base_url=shared_server.url) as client:
        settings = {"game": "the-duel/2", "clock": {"kind": "days", "amount": 2}}
        made = client.post("/api/tables", json={"settings": settings, "name": "Ana"}).json()
        commands, host = f"/api/tables/{made['table']}/commands", {"Authorization": f"Bearer {made['token']}"}
        assert client.post(commands, json={"type": "start", "id": "start"}, headers=host).is_success
    ana = Screens(visit(**DEVICES[device]))
    ana.page.goto(f"/t/{made['table']}#{made['token']}")
    box = ana.page.get_by_label(ana.words["table-order-fulfil"])
    expect(box).not_to_be_checked()
    ana.tap(box)
    expect(box).to_be_checked()
    ana.page.reload()
    expect(box).to_be_checked()
    PICTURES.mkdir(parents=True, exist_ok=True)
    ana.page.screenshot(path=PICTURES / f"over-days-{device}.png")
    assert axe.faults(ana.page) == []
