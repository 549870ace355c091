"""What resting on something tells, and at which seat it says whose turn it is."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES, catalogue
from game.eclipse import pieces
from scenes.games.eclipse.boards.seat_card import told
from scenes.games.eclipse.trays.supply import TechCard, in_brief
from scenes.table.board.piece_node import PieceNode
from scenes.table.seat_rail import SeatPanel
from tests.support.eclipse.rounds import eclipse
from tests.support.eclipse.seated import give, seated, table_of
from tests.support.screen.hands import Desk


def widgets(desk: Desk, kind: type) -> list:  # type: ignore[type-arg]
    return [widget for widget in desk.root.walk() if isinstance(widget, kind)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_technology_tells_what_it_does_whether_it_can_be_had_or_not(language: str) -> None:
    desk = seated({"storage": [[9, 9, 9], None]}, language=language)
    give(desk, "research")
    cards = widgets(desk, TechCard)
    assert {card.enabled for card in cards} == {False, True}
    for card in cards:
        assert card.does
        assert card.does in card.first_line()


def test_a_part_is_told_by_its_numbers_alone() -> None:
    ui = seated().ui
    cannon, starbase = pieces.TECH_OF["plasma_cannon"], pieces.TECH_OF["starbase"]
    fits = "You may fit plasma cannons: orange dice, 2 damage."
    assert in_brief(ui, cannon, fits) == "orange dice, 2 damage"
    assert in_brief(ui, starbase, "You may build starbases.") == "build starbases"


def test_resting_on_the_own_seat_tells_what_the_species_can_do() -> None:
    desk = seated()
    panel = next(panel for panel in widgets(desk, SeatPanel) if panel.key == "seat:0")
    assert "trade two for one" in panel.first_line()


def test_resting_on_anything_of_the_map_names_it() -> None:
    desk = seated()
    hand = table_of(desk).spots.hand
    nodes = [
        node for node in widgets(desk, PieceNode)
        if node.placed.inspect and not node.placed.rect.colliderect(hand)
    ]  # fmt: skip
    assert len(nodes) > 5
    assert all(node.first_line().startswith("**") for node in nodes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_your_turn_stands_only_where_a_person_acts(language: str) -> None:
    say = catalogue(language).say
    table = eclipse().match.table
    assert told(table, 0, "Mia", "blue", language).state == say("eclipse.seats.turn")
    assert told(table, 0, "Mia", "blue", language, person=False).state == say("eclipse.seats.plays")
    assert not told(table, 1, "Jonas", "white", language).turn


def test_nobody_has_the_turn_once_the_action_phase_is_over() -> None:
    table = eclipse().match.table
    table.agenda = ["cleanup"]
    assert not any(told(table, seat, "", "blue", "en").turn for seat in (0, 1))
