"""The rest of a turn says what can still be settled, what a landing brings, and what ending leaves undone."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.eclipse.prompts import EndTurn, MayClaim, UseDiscovery
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.names import sector_title
from scenes.games.eclipse.trays import settling
from scenes.games.eclipse.trays.upkeep import WayOut
from tests.support.eclipse.places import NORTH
from tests.support.eclipse.seated import answers, give, seated, table_of
from tests.support.screen.hands import Desk, Mouse
from tests.support.screen.views import as_table

WORDS = {"sectors": [NORTH], "stacks": {"inner": ["104"], "middle": ["204"], "outer": ["312"]}}
LEFT = {"en": "Still to settle: {}", "de": "Noch zu besiedeln: {}"}


def explored(language: str = "en") -> Desk:
    """A sector was turned over and laid down, and may be claimed."""
    desk = seated(WORDS, language=language)
    give(desk, "explore", "mouse")
    give(desk, next(each for each in answers(desk) if each.startswith("zone")), "mouse")
    desk.wait(400)
    give(desk, next(each for each in answers(desk) if each.startswith("turn")), "mouse")
    desk.wait(400)
    return desk


def claimed(language: str = "en") -> Desk:
    desk = explored(language)
    give(desk, "claim", "mouse")
    if isinstance(asked(desk), UseDiscovery):
        give(desk, "points", "mouse")
    desk.wait(400)
    assert isinstance(asked(desk), EndTurn)
    return desk


def asked(desk: Desk) -> object:
    builder = table_of(desk).builder
    assert builder is not None
    return builder.prompt


def view_of(desk: Desk) -> EclipseTable:
    return as_table(EclipseTable, table_of(desk).view)


def test_the_question_names_the_sector_that_a_disc_takes() -> None:
    desk = explored()
    prompt = asked(desk)
    assert isinstance(prompt, MayClaim)
    name = sector_title(view_of(desk).face(prompt.sector).id, "en")
    assert name in table_of(desk).root.find("prompt").name


@pytest.mark.parametrize("language", LEFT)
def test_ending_the_turn_says_how_much_is_left_to_settle(language: str) -> None:
    desk = claimed(language)
    prompt = asked(desk)
    assert isinstance(prompt, EndTurn)
    left = settling.open_squares(view_of(desk), prompt)
    assert left > 0
    ends = [each.name for each in desk.root.walk() if (each.key or "").startswith("answer:")]
    assert any(LEFT[language].format(left) in name for name in ends)


def test_a_landing_says_where_and_what_it_brings() -> None:
    desk = seated({"sectors": [{**NORTH, "disc": 0, "cubes": []}]})
    landing = next(each for each in answers(desk) if each.startswith("settle"))
    sector, square, track = (int(number) for number in landing.split()[1:])
    before = view_of(desk).income(0, track)
    free = desk.find(f"free:{sector}:{square}")
    assert free is not None
    Mouse(desk, Random(1)).press(free)
    desk.wait(200)
    button = desk.root.find("action").name
    give(desk, landing)
    desk.wait(700)
    view = view_of(desk)
    assert f"Settle {sector_title(view.face(sector).id, 'en')}" in button
    assert re.search(rf"income {before}\D+{view.income(0, track)}$", button)
    assert view.income(0, track) > before


def test_goods_in_the_hand_ask_what_they_are_traded_for() -> None:
    desk = seated({"storage": [[4, 0, 0], None]})
    table_of(desk).root.find("storage:0").act("press")
    desk.wait(100)
    assert desk.root.find("action").name.startswith("Choose what you get for 2 money")


def test_who_cannot_pay_is_shown_trades_first_and_what_a_sector_that_is_given_up_loses() -> None:
    here = {**NORTH, "disc": 0, "cubes": [0]}
    words = {"phase": "upkeep", "sectors": [here], "discs": [7, None], "storage": [[0, 9, 9], None]}
    desk = seated(words | {"colony_ships": [0, 0]})
    ways = [each.key or "" for each in desk.root.walk() if (each.key or "").startswith("answer:")]
    assert [way.split()[0] for way in ways[:2]] == ["answer:trade"] * 2
    lost = next(each for each in answers(desk) if each.startswith("abandon"))
    sector = view_of(desk).face(int(lost.split()[1]))
    cubes = view_of(desk).map[int(lost.split()[1])].cubes.bit_count()
    told = f"Points lost: {sector.vp}, cubes: {cubes}"
    assert told in desk.root.find(f"answer:{lost}").name
    desk.root.find(f"answer:{lost}").act("press")
    desk.wait(200)
    assert told in desk.root.find("action").name


def test_a_sector_without_cubes_loses_none_on_its_card() -> None:
    """ "Give up 315" said that no cubes were lost, as a minus and a nought."""
    here = {**NORTH, "disc": 0, "cubes": []}
    words = {"phase": "upkeep", "sectors": [here], "discs": [7, None], "storage": [[0, 9, 9], None]}
    desk = seated(words | {"colony_ships": [0, 0]})
    empty = [
        each
        for each in answers(desk)
        if each.startswith("abandon") and not view_of(desk).map[int(each.split()[1])].cubes
    ]
    assert empty
    for lost in empty:
        card = desk.root.find(f"answer:{lost}")
        assert isinstance(card, WayOut)
        assert "cube" not in card.brings


@pytest.mark.parametrize(("discs", "warned"), [(3, True), (7, False)])
def test_who_gives_up_the_last_sector_in_vain_reads_what_becomes_of_the_civilization(
    discs: int, warned: bool
) -> None:
    words = {"phase": "upkeep", "discs": [discs, None], "storage": [[0, 9, 9], None], "colony_ships": [0, 0]}
    desk = seated(words)
    (lost,) = [each for each in answers(desk) if each.startswith("abandon")]
    desk.root.find(f"answer:{lost}").act("press")
    desk.wait(200)
    assert ("civilization collapses" in desk.root.find("action").name) == warned
