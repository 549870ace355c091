"""An action of several steps: it is cancelled with one press, and the turn waits for the player to end it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.core.history import Decision
from game.core.prompts import Handle
from game.eclipse.prompts import TakeTurn
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.boards.seat_card import SeatCard
from tests.support.eclipse.places import NORTH
from tests.support.eclipse.seated import SPECIES, give, seated, table_of
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.views import as_table

EVERY = ["mouse", "finger", "keys"]
SHIPS = {"species": SPECIES, "sectors": [{**NORTH, "ships": [[0, "interceptor"]]}], "colony_ships": [0, 0]}


def flown(hands: str = "mouse", times: int = 2) -> Desk:
    """The Terrans have begun to move and have flown so often of three times."""
    desk = seated(SHIPS, hands=hands)
    give(desk, "fly", hands)
    for _ in range(times):
        builder = table_of(desk).builder
        assert builder is not None
        answer = next(each.answer for each in builder.handles if each.answer.startswith("move"))
        give(desk, answer, hands)
    return desk


def handles(desk: Desk) -> list[Handle]:
    builder = table_of(desk).builder
    return builder.handles if builder else []


def decisions(desk: Desk) -> list[int]:
    return [one.seat for one in table_of(desk).session.match.decisions]


@pytest.mark.parametrize("hands", EVERY)
def test_a_whole_action_is_cancelled_with_one_press(hands: str) -> None:
    """Nobody has learned anything: ships, discs and the question are as before the action."""
    desk = flown(hands)
    scene = table_of(desk)
    assert len(decisions(desk)) == 3
    if hands == "keys":
        desk.post(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x", scancode=0)
        desk.post(pygame.KEYUP, key=pygame.K_x, mod=0, unicode="x", scancode=0)
    else:
        HANDS[hands](desk, Random(1)).press(scene.root.find("undo.action"))
    desk.wait(300)
    assert decisions(desk) == []
    assert isinstance(scene.session.prompt(0), TakeTurn)
    assert scene.builder is not None
    spent = as_table(EclipseTable, scene.view).players[0].spent
    assert spent == bytearray(len(spent))


def test_one_step_is_taken_back_with_undo_and_needs_no_second_button() -> None:
    desk = flown(times=0)
    assert not [widget for widget in table_of(desk).root.walk() if widget.key == "undo.action"]


def test_an_action_in_which_something_was_learned_is_not_cancelled() -> None:
    """A tile was turned over: that cannot be forgotten."""
    desk = seated()
    give(desk, "explore")
    builder = table_of(desk).builder
    assert builder is not None
    give(desk, next(each.answer for each in builder.handles if each.answer.startswith("zone")))
    scene = table_of(desk)
    assert len(decisions(desk)) == 2
    assert scene.flow.turn_end.whole_action(scene.seat) is None
    assert not [widget for widget in scene.root.walk() if widget.key == "undo.action"]


@pytest.mark.parametrize("hands", EVERY)
def test_after_the_last_step_the_turn_waits_for_its_player(hands: str) -> None:
    """Bots do not take the undo away; once the turn is ended they go on."""
    desk = flown(hands, times=3)
    scene = table_of(desk)
    desk.wait(5000)
    assert decisions(desk) == [0] * 4  # nobody else has moved
    assert scene.builder is None
    big = scene.root.find("action")
    assert "End the turn" in big.name
    assert scene.root.find("undo").enabled
    HANDS[hands](desk, Random(1)).press(big)
    desk.wait(3000)
    assert 1 in decisions(desk)


@pytest.mark.parametrize("hands", EVERY)
def test_the_last_step_can_still_be_taken_back(hands: str) -> None:
    desk = flown(hands, times=3)
    desk.wait(3000)
    HANDS[hands](desk, Random(1)).press(table_of(desk).root.find("undo.corner"))
    desk.wait(300)
    assert decisions(desk) == [0] * 3
    assert table_of(desk).builder is not None


def test_a_last_landing_does_not_end_the_turn_by_itself() -> None:
    """Nothing else is left to do after it, and it can be taken back."""
    settled = {**NORTH, "disc": 0, "cubes": []}
    desk = seated({"species": SPECIES, "sectors": [settled], "colony_ships": [1, 0]})
    give(desk, "fly")
    give(desk, "done")
    landing = next(each.answer for each in handles(desk) if each.answer.startswith("settle"))
    give(desk, landing)
    desk.wait(3000)
    scene = table_of(desk)
    assert scene.session.match.decisions[-1].answer == landing
    assert "End the turn" in scene.root.find("action").name
    assert scene.root.find("undo").enabled


def test_who_passes_has_ended_the_turn_by_that() -> None:
    desk = seated(SHIPS)
    give(desk, "pass")
    desk.wait(3000)
    assert 1 in decisions(desk)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_bar_says_what_is_waited_for(language: str) -> None:
    desk = seated(SHIPS, language=language)
    give(desk, "fly")
    for _ in range(3):
        builder = table_of(desk).builder
        assert builder is not None
        give(desk, next(each.answer for each in builder.handles if each.answer.startswith("move")))
    bar = table_of(desk).bar
    assert bar is not None
    assert ("end your turn" if language == "en" else "Beende deinen Zug") in bar.name


def states(desk: Desk) -> list[tuple[str, bool]]:
    cards = [widget for widget in table_of(desk).root.walk() if isinstance(widget, SeatCard)]
    return [(card.said.state, card.said.turn) for card in cards]


def test_beside_the_table_a_finished_turn_is_still_its_players_until_it_is_ended() -> None:
    """The rail once said that the next one plays, while everybody waited."""
    desk = flown("mouse", times=3)
    desk.wait(1000)
    *others, mine = states(desk)
    assert mine == ("All done", True)
    assert not any(turn for _, turn in others)
    table_of(desk).flow.end_turn()
    desk.wait(100)
    assert states(desk)[-1] != ("All done", True)


def test_who_has_chosen_a_species_has_no_turn_to_end() -> None:
    desk = seated(SHIPS)
    table = as_table(EclipseTable, table_of(desk).view)
    actions = table_of(desk).table.actions
    assert actions is not None
    assert actions.ends(Decision(1, "Move", "move"), table)
    assert not actions.ends(Decision(1, "ChooseSpecies", "terran"), table)
