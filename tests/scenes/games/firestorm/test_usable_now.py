"""A tap on a card in play means what its signs stand for; the quiet button names what can be used."""

from __future__ import annotations

from game.core.match import Match
from game.firestorm.prompts import Act
from game.firestorm.table import FirestormTable
from tests.support.firestorm.seated import arranged, card_of, seated, table_of

DEPOT = "lft_secret_depot"  # what lies below it can be taken into the hand


def with_depot(*planets: str, **more: object) -> Match[FirestormTable]:
    under = {"card": DEPOT, "under": ["lft_trickster_fighter"]}
    base = ["pl_dawnlight_station", *planets]
    return arranged({"others": [under], "hand": [], "ships": [], "planets": base}, {"hand": []}, **more)


def test_a_tap_on_a_card_with_one_ability_lays_it_ready() -> None:
    match = with_depot()
    card = card_of(match, 0, DEPOT, "others")
    desk = seated(match)
    table = table_of(desk)
    table.flow.controller.piece_pressed(f"card:{card}")
    assert table.builder is not None
    assert table.builder.chosen is not None
    assert str(table.builder.chosen.answer).startswith(f"use {card} ")
    action = desk.find("action")
    assert action is not None
    assert "Use Secret Depot" in action.name
    assert table.bar is not None
    assert table.bar.error == ""


def test_a_tap_on_a_planet_means_its_points_and_the_next_tap_the_other_ones() -> None:
    match = with_depot()
    station = card_of(match, 0, "pl_dawnlight_station", "planets")
    desk = seated(match)
    table = table_of(desk)
    answers = []
    for _ in range(2):
        table.flow.controller.piece_pressed(f"card:{station}")
        assert table.builder is not None
        assert table.builder.chosen is not None
        answers.append(table.builder.chosen.answer)
    assert answers == [f"produce {station} 0", f"produce {station} 1"]
    assert table.bar is not None
    assert "Dawnlight Station" in table.bar.error, "it says that there is more"


def test_the_quiet_button_names_the_only_card_that_can_be_used() -> None:
    desk = seated(with_depot(phase="event"), stops="always")
    table = table_of(desk)
    assert isinstance(table.builder.prompt if table.builder else None, Act)
    action = desk.find("action")
    assert action is not None
    assert action.name.startswith("Choose Secret Depot")
