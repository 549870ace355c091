"""Pictures of battles, from positions that are arranged for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import game
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

COLOURS = ("blue", "red", "green", "white")
NAMES = ("Mia", "Jonas", "Ilse", "Ben")
FLEETS: list[list[Any]] = [
    [1, "dreadnought:1", "starbase", "interceptor", "interceptor"],
    [0, "cruiser", "cruiser:1", "interceptor"],
]
TERRANS = ["terran_federation", "terran_directorate", "terran_union", "terran_alliance"]


def battle(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Two fleets in the middle of the map; the person attacks. ``after`` are the answers given before."""
    sector = {"id": "206", "at": [2, -1], "disc": 1, "ships": FLEETS, "discovery": False}
    spec = {
        "species": TERRANS, "phase": "combat", "sectors": [sector], "seed": seed, "dice": [5, 6, 2, 5, 1, 6],
        "techs": [["plasma_cannon", "fusion_source"], ["gauss_shield"], [], []], "round": 6,
        "designs": [{"cruiser": ["", "", "plasma_cannon", "fusion_source", "", ""]},
                    {"dreadnought": ["", "", "gauss_shield", "", "", "", "", ""]}, None, None],
    }  # fmt: skip
    match = game.scenario("eclipse", spec)
    players = [
        Participant(name, colour, "novice" if seat else PERSON)
        for seat, (name, colour) in enumerate(zip(NAMES, COLOURS, strict=True))
    ]
    for _ in range(after):
        prompt = match.waiting()[0]
        match.answer(prompt.seat, prompt.options(match.table)[0])
    ui.settings.speed = "instant"
    return [open_table(ui, Session(match, players))]


SCREENS = {"eclipse_battle": battle}
