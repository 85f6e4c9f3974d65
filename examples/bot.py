"""A program that plays: python bot.py http://localhost:8000/t/TABLE#TOKEN (needs the websockets package)."""

import json
import random
import sys
import time
from typing import Any

from websockets.sync.client import connect


def choose(game: dict[str, Any]) -> str:
    """A move, if it is our turn: decline every offer, otherwise do anything that moves the game on."""
    choices = game["choices"] if game["seat"] in game["awaited"] else []
    declining = [choice for choice in choices if choice["verb"] == "decline"]
    going_on = [choice for choice in choices if choice["advances"]]
    moves = declining or going_on or choices  # sometimes a field has to be harvested first
    return str(random.choice(moves)["move"]) if moves else ""


def play(address: str, token: str) -> list[int]:
    """Play until the game is over, and return the winners."""
    waiting_for = ""
    state: dict[str, Any] = {"room": {"status": "waiting"}, "games": []}
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        for message in map(json.loads, socket):
            if message["type"] in ("welcome", "update"):
                state = message
            elif message["type"] in ("ack", "refused") and message["id"] == waiting_for:
                waiting_for = ""
                time.sleep(message["type"] == "refused")  # wait a second before trying again
            if state["room"]["status"] in ("over", "ended"):
                break
            if not waiting_for and state["games"] and (move := choose(state["games"][0])):
                waiting_for = f"bot-{time.time_ns()}"
                command = {"type": "play", "id": waiting_for, "move": move, "version": state["version"]}
                socket.send(json.dumps(command))
    return list(state["games"][0]["winners"])


if __name__ == "__main__":
    table, _, token = sys.argv[1].partition("#")
    address = table.replace("http", "ws", 1).replace("/t/", "/api/tables/", 1) + "/ws"
    print("The game is over. Winners:", *[f"p{seat}" for seat in play(address, token)])
