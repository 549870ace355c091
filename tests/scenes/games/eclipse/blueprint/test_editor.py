"""The blueprint editor: fitting with any hands, live numbers, reasons, and the test-fire."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.texts import LANGUAGES
from game.eclipse import pieces
from game.eclipse.odds.battle_odds import odds
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle.forecasts import FORECASTS, ancients, fleet_of
from scenes.games.eclipse.blueprint.editor import Editor
from scenes.games.eclipse.blueprint.field import PartCard, Slot
from scenes.games.eclipse.blueprint.test_fire import Trial
from scenes.games.eclipse.blueprint.values import fitting_of
from tests.support.eclipse.seated import answers, give, said, seated, table_of
from tests.support.screen.hands import Desk, Mouse
from tests.support.screen.headless import SIZES
from tests.support.screen.views import as_table

HANDS = ("mouse", "finger", "keys")
TECHS = ["plasma_cannon", "improved_hull", "fusion_source", "gauss_shield"]
WORDS: dict[str, Any] = {"techs": [TECHS, None]}
PLASMA, HULL = pieces.PART_OF["plasma_cannon"], pieces.PART_OF["improved_hull"]
EMPTY = 1  # the empty square of a Terran cruiser


def at_the_editor(**more: Any) -> Desk:
    hands = more.get("hands", "mouse")
    desk = seated({**WORDS, **more.pop("words", {})}, **more)
    give(desk, "upgrade", hands)
    return desk


def editor(desk: Desk) -> Editor:
    found = desk.root.find("editor")
    assert isinstance(found, Editor)
    return found


def slot(desk: Desk, square: int) -> Slot:
    return editor(desk).field.slots[square]


def part(desk: Desk, number: int) -> PartCard:
    found = desk.root.find(f"part:{number}")
    assert isinstance(found, PartCard)
    return found


def take(desk: Desk, number: int) -> None:
    part(desk, number).act("press")
    desk.wait(60)


@pytest.mark.parametrize("hands", HANDS)
def test_a_part_is_fitted_with_any_hands(hands: str) -> None:
    desk = at_the_editor(hands=hands)
    answer = f"fit {pieces.CRUISER} {EMPTY} {HULL}"
    give(desk, answer, hands)
    assert said(desk) == answer
    assert as_table(EclipseTable, table_of(desk).view).players[0].designs[pieces.CRUISER][EMPTY] == HULL + 1


@pytest.mark.parametrize("hands", HANDS)
def test_a_part_goes_to_another_ship_through_its_tab(hands: str) -> None:
    desk = at_the_editor(hands=hands)
    answer = f"fit {pieces.INTERCEPTOR} 0 {HULL}"
    give(desk, answer, hands)
    assert said(desk) == answer


@pytest.mark.parametrize("hands", HANDS)
def test_a_tile_is_returned_to_the_supply(hands: str) -> None:
    designs = {"cruiser": ["", "improved_hull", "", "", "", ""]}
    desk = at_the_editor(hands=hands, words={"designs": [designs, None]})
    answer = f"clear {pieces.CRUISER} {EMPTY}"
    give(desk, answer, hands)
    assert said(desk) == answer


@pytest.mark.parametrize("hands", HANDS)
def test_the_upgrade_is_finished_by_the_big_button(hands: str) -> None:
    desk = at_the_editor(hands=hands)
    give(desk, "done", hands)
    assert "done" in [each.answer for each in table_of(desk).session.match.decisions]


def test_numbers_change_while_a_part_is_held() -> None:
    """An improved hull on the empty square: hull 1 becomes 3, nothing else changes."""
    desk = at_the_editor()
    before = editor(desk).values
    assert before.before.design.hull == before.then.design.hull == 1
    take(desk, HULL)
    shown = editor(desk).values
    assert (shown.before.design.hull, shown.then.design.hull) == (1, 3)
    assert shown.before.design.cannons == shown.then.design.cannons


def test_a_part_in_the_air_shows_what_it_would_do_where_it_is() -> None:
    """Dragged over the ion cannon a plasma cannon replaces it: damage 1 becomes 2."""
    desk = at_the_editor()
    mouse = Mouse(desk, Random(1))
    card, target = part(desk, PLASMA), slot(desk, 2)
    assert pieces.PARTS[target.part].id == "ion_cannon"
    start = desk.spot(card)
    mouse._move(start)
    mouse._button(start, 1, down=True)
    for pos in ((start[0], start[1] - 20), target.rect.center):
        mouse._move(pos, down=True)
    assert editor(desk).values.then.design.cannons == ((2, 1),)
    tab = desk.root.find(f"tab:{pieces.DREADNOUGHT}")
    mouse._move(tab.rect.center, down=True)
    assert editor(desk).ship == pieces.DREADNOUGHT
    mouse._button((5, 400), 1, down=False)


def test_energy_that_is_missing_is_told() -> None:
    """Cannon and drive use two of three; a plasma cannon besides needs a source."""
    board = "terran"
    squares = bytearray(len(pieces.BLUEPRINTS[board, pieces.CRUISER].printed))
    squares[EMPTY] = PLASMA + 1
    made = fitting_of(board, pieces.CRUISER, bytes(squares))
    assert (made.made, made.used) == (3, 4)
    desk = at_the_editor()
    take(desk, PLASMA)
    shown = editor(desk).values
    assert shown.problem == desk.ui.say("eclipse.blueprint.no_energy", missing=1)


def test_what_does_not_fit_tells_why() -> None:
    """The last part may not leave a ship without energy; a tile is not laid on a tile."""
    designs = {"cruiser": ["", "improved_hull", "", "", "", ""]}
    desk = at_the_editor(words={"designs": [designs, None]})
    give(desk, f"fit {pieces.INTERCEPTOR} 0 {HULL}")
    editor(desk).show(pieces.CRUISER)
    take(desk, PLASMA)
    assert slot(desk, EMPTY).why == desk.ui.say("refuse.eclipse.fit_taken")
    drive = next(each for each in editor(desk).field.slots if pieces.PARTS[each.part].kind == "drive")
    assert drive.why == desk.ui.say("refuse.eclipse.fit_no_drive")
    take(desk, PLASMA)  # back in its place
    assert slot(desk, EMPTY).why == desk.ui.say("refuse.eclipse.clear_late")
    assert slot(desk, 0).why == desk.ui.say("refuse.eclipse.clear_printed")


def test_a_part_without_its_technology_is_locked() -> None:
    desk = at_the_editor()
    locked = part(desk, pieces.PART_OF["antimatter_cannon"])
    assert not locked.enabled
    assert locked.why == desk.ui.say("eclipse.blueprint.no_tech")


def settle(desk: Desk) -> list[Trial]:
    """The test-fire once everything has been calculated."""
    for _ in range(400):
        desk.wait(20)
        rows = [widget for widget in editor(desk).walk() if isinstance(widget, Trial)]
        if all(chance is not None for row in rows for chance in row.chances):
            return rows
    raise AssertionError("the odds never come")


def test_the_test_fire_is_the_exact_odds() -> None:
    desk = at_the_editor()
    take(desk, HULL)
    first = settle(desk)[0]
    view = as_table(EclipseTable, table_of(desk).view)
    design = view.design(0, pieces.CRUISER)
    count = editor(desk).counts[pieces.CRUISER]
    before = odds(fleet_of("cruiser", design, count), ancients(1))
    assert first.chances[0] == before.attacker_wins
    assert first.chances[1] is not None
    assert first.chances[1] > before.attacker_wins
    assert not FORECASTS.busy


def test_more_ships_win_more_often_and_rivals_can_be_changed() -> None:
    desk = at_the_editor()
    few = settle(desk)[0].chances[0]
    desk.root.find("fire.more").act("press")
    many = settle(desk)[0].chances[0]
    assert few is not None
    assert many is not None
    assert many > few
    rival = settle(desk)[-1]
    before = rival.target.kind
    rival.act("press")
    assert settle(desk)[-1].target.kind != before


@pytest.mark.parametrize("hands", HANDS)
def test_a_part_that_was_found_is_fitted_or_kept(hands: str) -> None:
    """A shard hull lies under the claimed sector's discovery tile."""
    words = {"stacks": {"outer": ["312"]}, "discovery": ["shard_hull"]}
    for answer in (f"replace {pieces.CRUISER} {EMPTY}", "store"):
        desk = seated(words, hands=hands)
        give(desk, "explore", hands)
        give(desk, next(each for each in answers(desk) if each.startswith("zone")), hands)
        give(desk, next(each for each in answers(desk) if each.startswith("turn")), hands)
        give(desk, "claim", hands)
        give(desk, "benefit", hands)
        assert editor(desk).part == pieces.PART_OF["shard_hull"]
        give(desk, answer, hands)
        assert answer in [each.answer for each in table_of(desk).session.match.decisions]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ship", range(4))
def test_everything_is_in_its_place(size: tuple[int, int], language: str, ship: int) -> None:
    desk = at_the_editor(size=size, language=language)
    shown = editor(desk)
    shown.show(ship)
    desk.wait(40)
    slots = [each.rect for each in shown.field.slots]
    assert len(slots) == len(pieces.BLUEPRINTS["terran", ship].printed)
    for place, box in enumerate(slots):
        assert shown.field.rect.contains(box)
        assert not any(box.colliderect(other) for other in slots[place + 1 :])
    trials = desk.root.find("trials")
    assert trials is not None
    for box in (shown.field.rect, shown.values.rect, shown.fire.rect, trials.rect):
        assert shown.tray.contains(box)
    cards = [each.rect for each in shown.parts.children]
    assert all(desk.ui.rect.contains(box) for box in cards)
    assert not shown.tray.colliderect(shown.parts.rect)


def test_the_blueprint_that_was_worked_on_stays_open() -> None:
    desk = at_the_editor()
    empty = next(
        int(answer.split()[2]) for answer in answers(desk) if answer.startswith(f"fit {pieces.INTERCEPTOR} ")
    )
    give(desk, f"fit {pieces.INTERCEPTOR} {empty} {HULL}")
    assert editor(desk).ship == pieces.INTERCEPTOR
