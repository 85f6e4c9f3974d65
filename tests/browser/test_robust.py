"""Wrong turns and broken lines: always a sentence and a way on."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.pages import Screens


def test_an_unknown_address_leads_back_to_the_first_page(visit: Visit) -> None:
    screens = Screens(visit())
    screens.page.goto("/nowhere/at/all")
    expect(screens.page.get_by_text(screens.words["server-no-page"])).to_be_visible()
    screens.page.get_by_role("link", name=screens.words["link-home"]).click()
    expect(screens.button("first-play")).to_be_visible()
    screens.visitor.forgive("404")


def test_an_unknown_table_says_so_and_leads_back(visit: Visit) -> None:
    screens = Screens(visit())
    screens.page.goto("/t/nosuchtable")
    expect(screens.page.get_by_role("alert")).to_contain_text(re.compile(r"\w+ .*\."))
    screens.page.get_by_role("link", name=screens.words["link-home"]).click()
    expect(screens.button("first-play")).to_be_visible()


def test_play_now_says_what_is_wrong_and_works_afterwards(visit: Visit) -> None:
    screens = Screens(visit())
    screens.open_first()
    screens.page.route("**/api/tables", lambda route: route.abort())
    screens.button("first-play").click()
    expect(screens.page.get_by_role("alert")).to_have_text(screens.words["problem-offline"])
    screens.page.unroute("**/api/tables")
    screens.button("first-play").click()
    expect(screens.hand).to_be_visible()
    screens.visitor.forgive("ERR_FAILED")


def test_a_broken_answer_is_no_white_page(visit: Visit) -> None:
    def broken(route: Route) -> None:
        route.fulfill(status=502, content_type="text/html", body="<h1>Bad gateway</h1>")

    screens = Screens(visit())
    screens.open_first()
    screens.page.route("**/api/games*", broken)
    screens.open_chooser()
    expect(screens.page.get_by_role("alert")).to_contain_text(screens.words["problem-failed"])
    screens.page.unroute("**/api/games*")
    screens.button("link-again").click()
    expect(screens.page.get_by_role("radio").first).to_be_visible()
    screens.visitor.forgive("502")


def test_a_game_goes_on_after_a_reload_and_with_the_back_button(visit: Visit) -> None:
    screens = Screens(visit())
    screens.new_game("bean-duel/2")
    cards = screens.hand.inner_text()
    screens.page.reload()
    expect(screens.hand).to_have_text(re.compile(re.escape(cards.split("\n")[0])))
    screens.page.go_back()
    expect(screens.heading("choose-title")).to_be_visible()
    screens.page.go_back()
    expect(screens.button("first-play")).to_be_visible()
    screens.page.go_forward()
    screens.page.go_forward()
    expect(screens.hand).to_be_visible()


def test_two_tabs_of_one_seat_show_the_same(visit: Visit) -> None:
    visitor = visit()
    one = Screens(visitor)
    one.new_game("bean-duel/2")
    two = Screens(visitor, page=visitor.open_tab())
    two.page.goto(one.page.url)
    field = one.page.get_by_role("button", name=re.compile("^Field 1"))
    same = two.page.get_by_role("button", name=re.compile("^Field 1"))
    expect(same).to_be_enabled()
    field.click()
    expect(same).not_to_have_accessible_name(re.compile("empty"))
    expect(field).not_to_have_accessible_name(re.compile("empty"))


def test_who_comes_late_to_a_full_table_may_watch(visit: Visit) -> None:
    host, guest = Screens(visit()), Screens(visit())
    host.new_game("bean-duel/2")
    guest.page.goto(host.page.url)
    expect(guest.page.get_by_text(guest.words["table-watch"])).to_be_visible()
