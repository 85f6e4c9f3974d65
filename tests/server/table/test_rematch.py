"""Another game with the same people."""

from __future__ import annotations

from bohnanza.server.protocol import commands, messages
from bohnanza.server.table.fold import rebuild
from bohnanza.server.table.inputs import (
    FreshTable,
    Request,
)
from tests.server.table.scenes import (
    SECRET,
    dealt,
    ended,
)


def test_a_rematch_seats_everybody_one_further_with_the_same_token() -> None:
    scene = ended()
    out = scene.put(Request("a", "m1", commands.Rematch("r"), FreshTable("t2", SECRET[::-1])))
    new = rebuild("t2", out.spawns[0].rows)
    assert [new.name_of(seat) for seat in range(3)] == ["Hugo", "Ana", "Ben"]
    assert new.member_with("token of Ben") == "m1"
    assert (new.host, new.status, new.settings) == ("m0", "waiting", scene.table.settings)
    assert new.secret != scene.table.secret
    assert scene.heard("m0", messages.Update)[-1].room.rematch == "t2"


def test_who_has_left_is_replaced_by_a_bot_in_the_rematch_and_mutes_are_kept() -> None:
    scene = dealt(people=("Ana", "Ben", "Cay"))
    scene.do("m1", commands.Mute("m", "m2", True))
    for member in ("m0", "m1", "m2"):
        scene.do(member, commands.AgreeToEnd("a"))
    scene.do("m0", commands.Leave("bye"))
    out = scene.put(Request("a", "m1", commands.Rematch("r"), FreshTable("t2", SECRET[::-1])))
    new = rebuild("t2", out.spawns[0].rows)
    assert [(chair.member, chair.bot) for chair in new.chairs] == [("m1", ""), ("", "trader"), ("m0", "")]
    assert new.members["m0"].muted == {"m1"}
    assert new.host == "m0"


def test_there_is_one_rematch() -> None:
    scene = ended()
    scene.do("m0", commands.Rematch("r"))
    answer = scene.do("m1", commands.Rematch("s"))
    assert isinstance(answer, messages.Refused)
    assert answer.key == "server-rematch-made"
