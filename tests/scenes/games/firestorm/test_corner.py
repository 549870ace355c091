"""The action corner of Firestorm at every question."""

from __future__ import annotations

import pygame
import pytest

from game.core.texts import LANGUAGES
from game.firestorm import pieces
from game.firestorm.prompts import Pick
from game.firestorm.table import FirestormTable
from game.lessons.reading import lessons_of
from scenes.games.firestorm.names import card_name
from scenes.screens.lessons.opening import lesson_table
from scenes.table.board.piece_node import PieceNode
from tests.support.firestorm.questions import asked
from tests.support.firestorm.seated import arranged, card_of, seated, table_of
from tests.support.screen.corners import asked_at, table_at
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui
from tests.support.screen.views import as_table


def test_space_tells_which_key_is_for_what_it_does_not_press() -> None:
    desk = asked_at(asked().fullest("Veto").session())
    number = len(table_at(desk).session.match.decisions)
    desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    desk.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    assert desk.ui.toasts.waiting
    assert len(table_at(desk).session.match.decisions) == number


def test_who_can_do_nothing_more_ends_the_turn_and_is_not_offered_to_give_up() -> None:
    """The large place once said "Capitulate" as soon as nothing could be played."""
    planets = [{"card": "pl_kelmar", "resting": True}]
    desk = seated(arranged({"hand": [], "ships": [], "tp": 0, "ep": 0, "planets": planets}))
    action = desk.find("action")
    assert action is not None
    assert action.name.startswith("End the turn")
    capitulate = desk.find("answer:capitulate")
    assert capitulate is not None
    capitulate.act("press")
    action = desk.find("action")
    assert action is not None
    assert action.name.startswith("Capitulate")


def test_the_buttons_on_the_line_keep_clear_of_the_ticks() -> None:
    match = arranged()
    desk = seated(match, size=(1280, 720))
    attack, ship = desk.find("answer:attack"), card_of(match, 0, "lft_pathfinder_scout", "ships")
    piece = desk.find(f"card:{ship}")
    assert attack is not None
    assert piece is not None
    assert attack.rect.bottom + desk.ui.mm(2) <= piece.rect.top


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_the_line_lies_side_by_side(language: str) -> None:
    """Where there is little room, as beside the coach of a lesson, buttons move and take two lines."""
    (lesson,) = (one for one in lessons_of("firestorm") if one.name == "2_ships")
    ui = a_ui((2048, 1536), language, touch=True)
    ui.stack.push(lesson_table(ui, lesson, 4))
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(2000)
    buttons = [desk.find(f"answer:{verb}") for verb in ("attack", "accessories", "capitulate")]
    found = [button.rect for button in buttons if button is not None]
    assert len(found) == 3
    assert [rect.collidelistall(found) for rect in found] == [[0], [1], [2]]
    ships = [node.rect for node in desk.root.walk() if isinstance(node, PieceNode) and node.placed.z > 0]
    own = [rect for rect in ships if rect.y > found[0].centery]
    assert all(rect.collidelist(own) < 0 for rect in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_exchanged_is_kept_by_the_big_button_and_named(language: str) -> None:
    """Nothing has moved: leaving it so is calm. Once something has, the golden button keeps that."""
    desk = asked_at(asked().fullest("Arrange").session(), language)
    table = table_at(desk)
    builder = table.builder
    assert builder
    assert not desk.root.find("action").enabled
    moves = [handle.answer for handle in builder.handles if str(handle.answer).startswith("gear ")]
    table.flow.show(table.session.answer(builder.prompt.seat, moves[0]))
    desk.wait(1500)
    action = desk.root.find("action")
    assert action.enabled
    assert desk.ui.say("firestorm.end.moved") in action.name
    assert (
        card_name(as_table(FirestormTable, table.view), int(str(moves[0]).split()[1]), language)
        in action.name
    )


def test_who_could_only_give_up_planets_reads_so() -> None:
    planets = ["pl_kelmar", "pl_ossun", "pl_havarra"]
    desk = seated(arranged({"hand": [], "ships": [], "planets": planets}, phase="event"), stops="always")
    builder = table_of(desk).builder
    assert builder
    assert "give_up" in [handle.answer for handle in builder.handles]
    assert desk.root.find("action").name.startswith(desk.ui.say("firestorm.usable.give_up"))


@pytest.mark.parametrize("ships", [["lft_fleet_tender"], ["lft_fleet_tender", "lft_pathfinder_scout"]])
def test_an_attack_names_its_ship_and_says_that_others_may_fly_along(ships: list[str]) -> None:
    match = arranged({"ships": ships})
    desk = seated(match)
    tender = desk.root.find(f"card:{card_of(match, 0, 'lft_fleet_tender', 'ships')}")
    tender.act("press")
    action = desk.root.find("action")
    assert "Fleet Tender" in action.name
    assert (desk.ui.say("firestorm.attack.ships") in action.name) == (len(ships) > 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_holds_too_many_cards_reads_how_many_may_stay(language: str) -> None:
    held = pieces.HAND_LIMIT + 1
    match = arranged({"hand": ["gr_counter_attempt"] * held, "ships": []})
    match.answer(0, "end")
    desk = seated(match, language=language)
    table = table_of(desk)
    assert table.builder
    prompt = table.builder.prompt
    assert isinstance(prompt, Pick)
    assert prompt.what == "discard"
    assert table.bar
    assert str(held) in table.bar.because
    assert str(pieces.HAND_LIMIT) in table.bar.because
    assert desk.root.find("action").name.startswith(desk.ui.say("missing.Pick.what=discard"))
