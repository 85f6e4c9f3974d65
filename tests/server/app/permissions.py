"""Who may do what: for every route and every role what comes of it. A route that is not in here fails the tests.

A result is a status; for a command also the kind or the code of its answer; for a WebSocket who is welcomed, or the
code with which it is closed.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

# At the table of each cell: the host has seat 0, "own" seat 1, "other" seat 2, a program seat 3; seat 4 is open.
ROLES: Final = (
    "nobody",  # who has the link to a table at which nobody may watch
    "spectator",  # who has the link to a table at which anybody may
    "other",
    "own",
    "host",
    "program",
    "account",  # the cookie of an account that has the place "own", from our page
    "stranger",  # the token of another table
)


class Row(NamedTuple):
    """One thing that can be done, and what comes of it for each role."""

    method: str
    path: str
    results: dict[str, str]
    body: Any = None
    stage: str = (
        "waiting"  # of the table: waiting, playing, ended; opened (seat 4, in the game), asked (for it)
    )


def all_get(result: str) -> dict[str, str]:
    """The same for everybody."""
    return dict.fromkeys(ROLES, result)


def members(result: str, **others: str) -> dict[str, str]:
    """Who has a place at the table, and the others."""
    outside = {"nobody": "401", "spectator": "401", "stranger": "401"}
    return {**all_get(result), **outside, **others}


def only(roles: str, result: str, else_members: str) -> dict[str, str]:
    """Some of the members; the other members are refused, and everybody else is unknown."""
    return {**members(else_members), **dict.fromkeys(roles.split(), result)}


def account(result: str) -> dict[str, str]:
    """Who is signed in."""
    return {**all_get("401"), "account": result}


WATCHING: Final = members("200", nobody="403", spectator="200")
# Who sits at the table already cannot sit down again.
NEWCOMERS: Final = members("409", nobody="201", spectator="201", stranger="201")
ASKING: Final = members("409", nobody="202", spectator="202", stranger="202")
COMMANDS: Final = "/api/tables/{table}/commands"
PASSWORD: Final = "long enough"

# `$name` in a body is filled in by the test.
ROWS: Final = (
    Row("GET", "/", all_get("200")),
    Row("GET", "/{path}", all_get("200")),
    Row("GET", "/api/schema", all_get("200")),
    Row("GET", "/api/games", all_get("200")),
    Row("GET", "/api/games/{game}", all_get("200")),
    Row("GET", "/api/rules/{rule}", all_get("200")),
    Row("GET", "/api/guides/{name}", all_get("200")),
    Row("GET", "/api/bots", all_get("200")),
    Row("GET", "/api/health", all_get("200")),
    Row("GET", "/api/limits", all_get("200")),
    Row("GET", "/api/tables", all_get("200")),
    Row("POST", "/api/tables", all_get("201"), {"settings": {"game": "classic/3"}}),
    Row("GET", "/api/tables/{table}", {**all_get("200"), "stranger": "401"}),
    Row("POST", "/api/tables/{table}/join", NEWCOMERS, {"name": "Zoe"}),
    Row("POST", "/api/tables/{table}/join", all_get("409"), {"name": "Zoe", "seats": [1]}),
    Row("POST", "/api/tables/{table}/join", all_get("409"), {"name": "Zoe"}, "playing"),
    Row("POST", "/api/tables/{table}/join", ASKING, {"name": "Zoe"}, "opened"),
    Row("POST", "/api/tables/{table}/programs", only("host", "201", "403"), {"seat": 4, "name": "Bit"}),
    Row("POST", "/api/tables/{table}/programs", only("host", "409", "403"), {"seat": 1, "name": "Bit"}),
    Row("POST", "/api/tables/{table}/programs", members("403"), {"seat": 4, "name": "Bit"}, "playing"),
    Row("GET", "/api/tables/{table}/state", WATCHING),
    Row("GET", "/api/tables/{table}/state", WATCHING, stage="playing"),
    Row("GET", "/api/tables/{table}/record", WATCHING, stage="playing"),
    Row("GET", "/api/tables/{table}/record", WATCHING, stage="ended"),
    Row("GET", "/api/tables/{table}/record.json", WATCHING, stage="playing"),
    Row("GET", "/api/tables/{table}/record.json", WATCHING, stage="ended"),
    Row(
        "GET",
        "/api/tables/{table}/replay",
        members("409", nobody="403", spectator="409"),
        stage="playing",
    ),
    Row("GET", "/api/tables/{table}/replay", WATCHING, stage="ended"),
    Row("POST", COMMANDS, members("200 ack"), {"type": "say", "id": "x", "text": "hello"}),
    Row("POST", COMMANDS, only("host", "200 ack", "200 forbidden"), {"type": "start", "id": "x"}),
    Row(
        "POST",
        COMMANDS,
        only("host", "200 ack", "200 forbidden"),
        {"type": "remove", "id": "x", "member": "m2"},
    ),
    Row("POST", COMMANDS, only("host", "200 ack", "200 forbidden"), {"type": "pause", "id": "x"}, "playing"),
    Row(
        "POST",
        COMMANDS,
        members("200 ack", program="200 forbidden"),
        {"type": "answer-newcomer", "id": "x", "newcomer": "n1", "agree": True},
        "asked",
    ),
    Row(
        "POST",
        COMMANDS,
        only("own account", "200 checked", "200 forbidden"),
        {"type": "check", "id": "x", "move": "p1 want soy"},
        "playing",
    ),
    Row(
        "POST",
        COMMANDS,
        only("own account", "200 ack", "200 forbidden"),
        {"type": "play", "id": "x", "move": "p1 want soy"},
        "playing",
    ),
    Row(
        "POST",
        COMMANDS,
        only("own account", "200 ack", "200 forbidden"),
        {"type": "set-orders", "id": "x", "seat": 1, "orders": []},
        "playing",
    ),
    Row(
        "POST",
        COMMANDS,
        only("own account", "200 ack", "200 forbidden"),
        {"type": "lend-seat", "id": "x", "seat": 1},
        "playing",
    ),
    Row(
        "POST",
        COMMANDS,
        only("own account", "200 ack", "200 forbidden"),
        {"type": "resign", "id": "x", "seat": 1},
        "playing",
    ),
    Row("POST", "/api/accounts", all_get("201"), {"name": "$fresh", "password": PASSWORD}),
    Row("POST", "/api/session", all_get("401"), {"name": "$fresh", "password": PASSWORD}),
    Row("DELETE", "/api/session", all_get("204")),
    Row("GET", "/api/me", account("200")),
    Row("POST", "/api/me", account("200")),
    Row("PUT", "/api/me/password", account("200"), {"old": PASSWORD, "new": "longer than that"}),
    Row("PUT", "/api/me/notices", account("200"), {"turns": False}),
    Row("POST", "/api/me/tables", account("200"), {"table": "$table", "token": "$own"}),
    Row("POST", "/api/me/tables", all_get("401"), {"table": "$table", "token": "$stranger"}),
    Row("DELETE", "/api/me/tables/{table}", account("204")),
    Row("DELETE", "/api/me", account("204"), {"password": PASSWORD}),
    Row("DELETE", "/api/me", account("403"), {"password": "a guess"}),
    Row(
        "WS",
        "/api/tables/{table}/ws",
        {
            "nobody": "4403",
            "spectator": "welcome ",
            "other": "welcome m2",
            "own": "welcome m1",
            "host": "welcome m0",
            "program": "welcome m3",
            "account": "welcome m1",
            "stranger": "4401",
        },
    ),
)
