"""Tables of Firestorm for tests: a position from a dictionary, with a person at seat 0 and bots elsewhere."""

from __future__ import annotations

from typing import Any

from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from tests.support.firestorm.matches import COLOURS, NAMES
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down
from tests.support.screen.seated import give, handle_of, table_of

__all__ = ["MINE", "THEIRS", "arranged", "card_of", "give", "handle_of", "seated", "table_of"]

MINE: dict[str, Any] = {
    "color": "blue", "planets": ["pl_dawnlight_station", "pl_kelmar", "pl_havarra"], "tp": 9, "ep": 9,
    "ships": ["lft_pathfinder_scout", {"card": "lft_fleet_tender", "gear": ["gr_shield_booster"]}],
}  # fmt: skip
THEIRS: dict[str, Any] = {
    "color": "red", "planets": ["pl_crystal_garrison_vaar", "pl_ossun"], "tp": 0, "ep": 0, "stones": 0,
    "ships": ["ki_lancer"],
}  # fmt: skip


def arranged(
    mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **more: Any
) -> Match[Any]:
    """A position in the main phase of the first seat unless the words say otherwise."""
    spec = {"seats": [{**MINE, **(mine or {})}, {**THEIRS, **(theirs or {})}], **more}
    return Match(GAME, GAME.arrange(spec), Beginning(0, {"scenario": spec}))


def seated(
    match: Match[Any],
    *,
    hands: str = "mouse",
    language: str = "en",
    size: tuple[int, int] = (0, 0),
    people: int = 1,
    stops: str = "smart",
) -> Desk:
    seats = range(match.table.seats)
    players = [
        Participant(NAMES[seat], COLOURS[seat], PERSON if seat < people else "random") for seat in seats
    ]
    desk = sit_down(Session(match, players), hands, language, size, stops=stops)
    desk.wait(100)
    return desk


def card_of(match: Match[Any], seat: int, name: str, pile: str) -> int:
    """The first card of this name in a pile of a seat."""
    table = match.table
    cards = table.own(seat, getattr(table.players[seat], pile))
    return int(next(card for card in cards if table.facts(card).id == name))
