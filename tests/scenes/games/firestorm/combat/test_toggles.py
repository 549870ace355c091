"""The combat hand is chosen on the ships: an eye turns one over, a house leaves it at home."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.firestorm.combat.prompts import FormUp
from scenes.games.firestorm.names import name_of
from tests.support.firestorm.seated import arranged, card_of, seated, table_of
from tests.support.screen.hands import Desk

SHIPS = ["lft_battlecruiser", "lft_fleet_tender"]


def forming(*fleet: Any) -> Match[Any]:
    """Mia attacks with two ships and lays them out."""
    match = arranged({"ships": list(fleet) or SHIPS, "stones": 0}, {})
    match.answer(0, "attack")
    match.answer(0, f"card {card_of(match, 1, 'pl_ossun', 'planets')}")
    while not isinstance(match.waiting()[0], FormUp):
        prompt = match.waiting()[0]
        options = prompt.options(match.view(prompt.seat))
        ships = [said for said in options if prompt.seat == 0 and said.startswith("card")]
        calm = [said for said in options if said in ("done", "pass", "none")]
        match.answer(prompt.seat, (ships or calm or options)[0])
    return match


def press(desk: Desk, key: str) -> FormUp:
    """Press a toggle; the question as it stands then."""
    widget = desk.find(key)
    assert widget is not None, key
    widget.act("press")
    desk.wait(600)
    builder = table_of(desk).builder
    assert builder is not None
    assert isinstance(builder.prompt, FormUp)
    return builder.prompt


def test_an_eye_on_the_ship_turns_it_face_up_and_down_again() -> None:
    match = forming()
    ship = card_of(match, 0, SHIPS[0], "ships")
    desk = seated(match)
    assert press(desk, f"toggle:open {ship}").shown == (ship,)
    assert press(desk, f"toggle:cover {ship}").shown == ()


def test_a_house_on_the_ship_leaves_it_at_home_and_takes_it_along_again() -> None:
    match = forming()
    ship = card_of(match, 0, SHIPS[1], "ships")
    desk = seated(match)
    assert press(desk, f"toggle:leave {ship}").left == (ship,)
    assert desk.find(f"toggle:open {ship}") is None  # who stays at home is not turned over
    assert press(desk, f"toggle:join {ship}").left == ()


def test_counters_are_called_by_the_ship_that_they_lie_on() -> None:
    """Dragged to where they cannot go, they were refused by a name that no ship has."""
    match = forming(SHIPS[0], {"card": SHIPS[1], "counters": 1})
    desk = seated(match)
    chip = desk.find(f"counter:{card_of(match, 0, SHIPS[1], 'ships')}")
    assert chip is not None
    assert chip.name == f"{name_of(SHIPS[1], 'en')}: +1/+1 counters: 1"


def test_a_ship_that_is_tapped_again_is_no_longer_in_hand() -> None:
    match = forming()
    desk = seated(match)
    table = table_of(desk)
    assert table.builder is not None
    for held in (f"card:{card_of(match, 0, SHIPS[0], 'ships')}", ""):
        ship = desk.find(f"card:{card_of(match, 0, SHIPS[0], 'ships')}")
        assert ship is not None
        ship.act("press")
        desk.wait(100)
        assert table.builder.selected == held


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_toggle_says_of_which_ship_and_what_it_does(language: str) -> None:
    match = forming()
    ship = card_of(match, 0, SHIPS[0], "ships")
    widget = seated(match, language=language).find(f"toggle:open {ship}")
    assert widget is not None
    assert {"en": "face up", "de": "aufdecken"}[language] in widget.name
