"""Every question of Cosmic Encounter can be answered by mouse, finger and keys; numbers tell their price."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.core.match import Match
from game.core.prompts import Handle
from game.core.texts import LANGUAGES
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import PlaceShips, TakeShips
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.picture import picture
from scenes.games.cosmic.prompt_tools import consequence
from scenes.table.answering.answer_builder import AnswerBuilder, number_of
from scenes.table.answering.answer_plan import builder_for
from scenes.table.answering.piece_tray import TraySlot
from scenes.table.game_table import game_table
from scenes.table.stage.petals import PetalRing
from scenes.widgets.button import Button
from tests.support.cosmic.matches import new_match, watching
from tests.support.cosmic.questions import Asked, asked, first, played
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.headless import a_ui
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.seated import table_of
from tests.support.screen.views import as_table

KINDS = {  # that every match with the right aliens has
    "ChooseAlien", "ChooseEncounterCard", "ChoosePlanet", "ChooseSeat", "ChooseTarget", "InviteAlly",
    "JoinSide", "MakeDeal", "PlaceShips", "PlayCard", "PlayReinforcement", "ResearchTech",
    "SecondEncounter", "TakeReward", "TakeShips", "UsePower",
}  # fmt: skip


def seated(one: Asked, hands: str = "mouse", language: str = "en") -> Desk:
    """At the table with a question; who chooses at the same time has chosen."""
    desk = sit_down(one.session(), hands, language)
    for _ in range(100):
        if table_of(desk).builder:
            break
        desk.wait(40)
    return desk


def asked_there(desk: Desk) -> AnswerBuilder:
    builder = table_of(desk).builder
    assert builder is not None
    return builder


def some_handles(builder: AnswerBuilder, rng: Random) -> list[Handle]:
    """A handle of each kind: a button, a piece, a number of a stack."""
    kinds: dict[tuple[bool, bool], list[Handle]] = {}
    for handle in builder.handles:
        kinds.setdefault((bool(handle.piece), bool(handle.button)), []).append(handle)
    return [rng.choice(handles) for handles in kinds.values()]


def test_the_positions_have_all_the_common_questions() -> None:
    assert {one.kind for one in asked()} >= KINDS


def answer_in_every_way(one: Asked, hands: str, rng: Random) -> None:
    for handle in some_handles(asked_there(seated(one, hands)), rng):
        robot = Robot(seated(one, hands), hands, 1)
        robot.give(table_of(robot.desk), handle)


def test_every_question_can_be_answered_in_every_way() -> None:
    """By the three kinds of hands in turn; the slow run answers each question with all of them."""
    rng = Random(1)
    for number, one in enumerate(asked()):
        answer_in_every_way(one, list(HANDS)[number % len(HANDS)], rng)
    assert {one.kind for one in asked()} >= KINDS


@pytest.mark.slow
@pytest.mark.parametrize("hands", HANDS)
def test_every_question_can_be_answered_in_every_way_by_all_hands(hands: str) -> None:
    rng = Random(hands)
    for one in asked():
        answer_in_every_way(one, hands, rng)


def test_with_several_stacks_the_numbers_are_those_of_the_one_in_hand() -> None:
    builder = asked_there(seated(first("TakeShips", "stacks")))
    assert builder.numbers == []
    piece, other = list(builder.stacks)[:2]
    assert builder.press(piece)
    assert builder.numbers == builder.stacks[piece]
    builder.choose(builder.numbers[-1])
    assert builder.press(other)
    assert builder.chosen not in builder.stacks[piece]
    assert builder.numbers == builder.stacks[other]


def counting(desk: Desk) -> tuple[str, PetalRing]:
    """A stack with several numbers, its ring open."""
    table = table_of(desk)
    assert table.builder is not None
    piece = next(piece for piece, ways in table.builder.stacks.items() if len(ways) > 1)
    node = desk.find(piece)
    assert node is not None
    node.act("press")
    desk.wait(200)
    assert table.board is not None
    return piece, next(ring for ring in table.board.rings if ring.is_open)


def test_pressing_a_stack_opens_its_own_ring_only() -> None:
    desk = seated(first("TakeShips", "stacks"))
    piece, ring = counting(desk)
    table = table_of(desk)
    assert table.board is not None
    assert ring.piece == piece
    assert len([each for each in table.board.rings if each.is_open]) == 1


def test_a_digit_takes_so_many_of_the_stack_whose_ring_is_open() -> None:
    desk = seated(first("TakeShips", "stacks"), "keys")
    piece, ring = counting(desk)
    number = min(petal.count.number for petal in ring.petals if petal.allowed)
    taken = next(each for each in asked_there(desk).stacks[piece] if number_of(each) == number)
    desk.post(pygame.KEYDOWN, key=pygame.key.key_code(str(number)), mod=0, unicode="", scancode=0)
    assert table_of(desk).session.match.decisions[-1].answer == taken.answer


def test_minus_and_plus_change_the_number_that_lies_ready() -> None:
    desk = seated(first("TakeShips", "stacks"))
    desk.ui.settings.confirm = "always"
    _, ring = counting(desk)
    ring.take(next(petal for petal in ring.petals if petal.allowed))
    builder = asked_there(desk)
    seen = []
    for key in ("number.more", "number.fewer"):
        button = desk.find(key)
        assert button is not None
        button.act("press")
        assert builder.chosen is not None
        seen.append(number_of(builder.chosen))
    assert seen[0] == (seen[1] or 0) + 1


def test_minus_and_plus_say_why_they_go_no_farther() -> None:
    desk = seated(first("TakeShips", "stacks"))
    desk.ui.settings.confirm = "always"
    _, ring = counting(desk)
    ring.take(next(petal for petal in ring.petals if petal.allowed))
    for key in ("number.fewer", "number.more"):
        button = pressed_to_its_end(desk, key)
        chosen = asked_there(desk).chosen
        assert chosen is not None
        assert str(number_of(chosen)) in button.why


def pressed_to_its_end(desk: Desk, key: str) -> Button:
    """A button that was pressed until it goes no farther."""
    for _ in range(9):
        button = desk.find(key)
        assert isinstance(button, Button)
        if not button.enabled:
            return button
        button.act("press")
        desk.draw()
    raise AssertionError(key)


def test_where_there_is_one_number_only_no_tray_asks_for_it() -> None:
    desk = seated(next(filter(None, map(_placing_one, played(1)))))
    builder = asked_there(desk)
    piece, ways = next(iter(builder.stacks.items()))
    node = desk.find(piece)
    assert node is not None
    node.act("press")
    desk.draw()
    assert builder.chosen == ways[0]
    assert not [part for part in desk.root.walk() if isinstance(part, TraySlot)]


def _placing_one(match: Match[Any]) -> Asked | None:
    """The question where a single ship goes, if a match has come to one."""
    prompt = match.waiting()[0]
    single = isinstance(prompt, PlaceShips) and all(answer[1] == 1 for answer in prompt.options(match.table))
    return Asked("PlaceShips", "", prompt.seat, match.clone()) if single else None


def test_dragging_a_stack_takes_the_first_number_of_it() -> None:
    one = first("TakeShips", "stacks")
    table = table_of(seated(one))
    assert table.builder is not None
    piece, ways = next(iter(table.builder.stacks.items()))
    table.controller.lifted(piece)
    table.controller.piece_dropped(piece, "")
    assert table.session.match.decisions[-1].answer == ways[0].answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_taking_the_last_ship_warns_that_the_colony_is_lost(language: str) -> None:
    one = first("TakeShips", "stacks")
    match, ui = one.match(), a_ui(language=language)
    prompt, view = match.asked_of(one.seat), match.view(one.seat)
    assert isinstance(prompt, TakeShips)
    warned = plain = 0
    for handle in prompt.handles(view):
        if handle.piece is None or handle.answer[0] < 0:
            continue
        place, ships = handle.answer
        cost = game_table("cosmic").cost(ui, prompt, handle, view)
        assert bool(cost) == (ships == view.ships_at(one.seat, place))
        warned, plain = warned + bool(cost), plain + (not cost)
    assert warned
    assert plain


def test_the_ring_marks_the_number_that_costs_a_colony() -> None:
    desk = seated(first("TakeShips", "stacks"))
    piece, ring = counting(desk)
    ships = as_table(CosmicTable, table_of(desk).view).ships_at(table_of(desk).seat, int(piece.split(":")[2]))
    marked = [petal.count.number for petal in ring.petals if petal.count.warn]
    assert marked == [ships]


def test_ships_on_a_planet_that_is_asked_for_do_not_stand_in_the_way() -> None:
    """Who taps the ships means the planet under them."""
    one = first("PlaceShips", "stacks")
    desk = seated(one)
    table = table_of(desk)
    assert table.builder is not None
    planet = next(iter(table.builder.stacks)).removeprefix("planet:")
    ships = desk.find(f"ships:{one.seat}:{planet}")
    assert ships is not None
    ships.act("press")
    desk.wait(200)
    opened = [ring.piece for ring in table.board.rings if ring.is_open] if table.board else []
    assert f"planet:{planet}" in (*opened, table.builder.selected)


def test_who_taps_the_planet_means_the_own_ships_on_it() -> None:
    one = first("TakeShips", "stacks")
    desk = seated(one)
    table = table_of(desk)
    assert table.builder is not None
    ships = next(piece for piece, ways in table.builder.stacks.items() if len(ways) > 1)
    planet = desk.find(f"planet:{ships.rpartition(':')[2]}")
    assert planet is not None
    planet.act("press")
    desk.wait(200)
    assert table.board is not None
    assert [ring.piece for ring in table.board.rings if ring.is_open] == [ships]
    assert table.bar is not None
    assert table.bar.error == ""


def test_a_seat_can_be_picked_in_the_rail_too() -> None:
    desk = seated(first("InviteAlly"))
    table = table_of(desk)
    assert table.builder is not None
    wanted = next(iter(sorted(table.builder.pieces)))
    panel = [widget for widget in desk.root.walk() if widget.key == wanted][-1]
    panel.act("press")
    assert table.builder.chosen is not None
    assert table.builder.chosen.piece == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_big_button_says_is_a_sentence(language: str) -> None:
    for one in asked():
        table = table_of(seated(one, language=language))
        assert table.builder is not None
        for handle in table.builder.handles:
            table.builder.choose(handle)
            verb, second = table.table.consequence(table.ui, table.builder, table.view, table.watching())
            assert verb, one
            assert "{" not in verb + second, one
            assert not verb.startswith(("button.", "do.", "desk.", "tool.")), one


def test_who_taps_the_cards_of_somebody_means_that_player() -> None:
    desk = seated(first("InviteAlly"))
    table = table_of(desk)
    assert table.builder is not None
    wanted = next(piece for piece in sorted(table.builder.pieces) if desk.find(f"hand:{piece[-1]}"))
    hand = desk.find(f"hand:{wanted[-1]}")
    assert hand is not None
    hand.act("press")
    assert table.builder.chosen is not None
    assert table.builder.chosen.piece == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["ask.hate_ship", "ask.shadow_ship", "ask.vacuum_pick"])
def test_whose_ship_is_hit_is_named(what: str, language: str) -> None:
    """By the question and by the big button."""
    ui, looks, view = a_ui(language=language), watching(0, 3, language), new_match(1, 3, {}).view(0)
    place = view.colonies(1)[0]
    prompt = ChooseShip(0, "hate", what=what, whose=1, listed=(place, *view.colonies(1)[1:]))
    builder = builder_for(prompt, view)
    builder.press(f"ships:1:{place}")
    title, _ = consequence(ui, builder, view, looks)
    assert looks.names[1] in title
    assert "{whose}" not in title
    assert looks.names[1] in ui.words.asked(prompt, seat="Mia", whose=looks.names[1])


@pytest.mark.parametrize("side", [OFFENSE, DEFENSE])
def test_a_reinforcement_that_lies_ready_leaves_the_number_of_the_revealed_card_to_be_read(side: int) -> None:
    one = first("PlayReinforcement")
    view = as_table(CosmicTable, one.session().view(one.seat))
    card = view.hands[one.seat][0]
    looks = watching(one.seat, view.seats, parked=((f"card:{card}", f"total:{side}"),))
    there = {placed.id: placed.rect for placed in picture(view, looks)}
    shown, ready = there[f"card:{view.at.cards[side]}"], there[f"card:{card}"]
    number = Rect(shown.x, shown.y, shown.width // 2, shown.height // 4)
    assert shown.colliderect(ready)
    assert not number.colliderect(ready)
