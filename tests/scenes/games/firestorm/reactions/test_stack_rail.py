"""Effects on the stack are chosen in the rail that tells of them: by a press, by a drag, by keys."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.match import Match
from game.firestorm.parts import NOWHERE
from scenes.games.firestorm.looks.chips import AimLook
from scenes.games.firestorm.reactions.aims import aimed
from scenes.games.firestorm.reactions.pending import used_text
from scenes.games.firestorm.reactions.windows import targets
from scenes.table.right_column import ColumnEntry
from tests.support.firestorm.seated import arranged, card_of, seated, table_of
from tests.support.screen.hands import HANDS, Desk, Finger, Hands, Mouse

TABLET = (2048, 1536)
HAND = ["gr_counter_attempt", "gr_counter_attempt", "gr_reactor_overload"]


def two_effects() -> Match[Any]:
    """An instant of Mia and her interrupt upon it lie on the stack; she may answer either of them."""
    match = arranged({"hand": HAND}, {"ships": ["ki_storm_cruiser"]})
    match.answer(0, f"play {card_of(match, 0, 'gr_reactor_overload', 'hand')}")
    match.answer(0, f"play {card_of(match, 0, 'gr_counter_attempt', 'hand')}")
    while type(match.waiting()[0]).__name__ != "Act" or match.waiting()[0].seat != 0:
        match.answer(match.waiting()[0].seat, "pass")
    assert len(match.table.effects()) == 2
    return match


def rows(desk: Desk) -> dict[str, ColumnEntry]:
    return {each.key: each for each in desk.root.walk() if isinstance(each, ColumnEntry)}


def said(desk: Desk, way: Hands) -> list[Any]:
    """What Mia has answered, after she has confirmed what lies ready."""
    table = table_of(desk)
    for _ in range(3):
        if table.builder and table.builder.chosen:
            big = desk.find("action")
            assert big is not None
            way.press(big)
            desk.wait(300)
    return [decision.answer for decision in table.session.match.decisions if decision.seat == 0]


def asked_for_an_effect() -> Match[Any]:
    match = two_effects()
    match.answer(0, f"play {card_of(match, 0, 'gr_counter_attempt', 'hand')}")
    assert type(match.waiting()[0]).__name__ == "ChooseTarget"
    return match


@pytest.mark.parametrize("size", [(1280, 720), TABLET])
@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_an_effect_is_chosen_in_its_row_of_the_rail(hands: str, size: tuple[int, int]) -> None:
    match = asked_for_an_effect()
    first = match.table.effects()[0].number
    desk = seated(match, hands=hands, size=size)
    lit = {key for key, row in rows(desk).items() if row.choose}
    assert lit == {f"effect:{item.number}" for item in match.table.effects()}
    assert desk.find("tool") is None  # no tray lies over the table
    way = HANDS[hands](desk, Random(1))
    way.press(rows(desk)[f"effect:{first}"])
    desk.wait(100)
    assert rows(desk)[f"effect:{first}"].chosen
    assert said(desk, way)[-1] == f"effect {first}"


@pytest.mark.parametrize("size", [(1280, 720), TABLET])
def test_an_interrupt_is_dragged_from_the_hand_onto_the_row_of_an_effect(size: tuple[int, int]) -> None:
    match = two_effects()
    first = match.table.effects()[0].number
    card = card_of(match, 0, "gr_counter_attempt", "hand")
    desk = seated(match, size=size)
    way = HANDS["mouse"](desk, Random(1))
    assert isinstance(way, Mouse)
    carried = desk.find(f"card:{card}")
    assert carried is not None
    way.carry(carried, f"effect:{first}")
    desk.wait(300)
    assert said(desk, way)[-2:] == [f"play {card}", f"effect {first}"]


def test_a_tap_on_the_card_and_a_tap_on_the_row_do_the_same() -> None:
    match = two_effects()
    first = match.table.effects()[0].number
    card = card_of(match, 0, "gr_counter_attempt", "hand")
    desk = seated(match, hands="finger")
    way = HANDS["finger"](desk, Random(1))
    assert isinstance(way, Finger)
    piece = desk.find(f"card:{card}")
    assert piece is not None
    way.press(piece)
    row = rows(desk)[f"effect:{first}"]
    assert row.choose
    way.press(row)
    desk.wait(300)
    assert said(desk, way)[-2:] == [f"play {card}", f"effect {first}"]


def test_without_a_question_about_it_a_row_opens_its_card() -> None:
    match = two_effects()
    desk = seated(match)
    assert not any(row.choose for row in rows(desk).values())
    HANDS["mouse"](desk, Random(1)).press(rows(desk)["stack.0"])
    assert desk.top.name == "inspect"


def test_the_number_of_an_effect_is_not_taken_for_a_card_or_a_seat() -> None:
    """An interrupt is aimed at an effect: no card of the table gets a ring, and its owner is meant."""
    table = two_effects().table
    instant, interrupt = table.effects()
    upon = replace(interrupt, targets=[[interrupt.number]])
    assert interrupt.number >= table.seats
    assert list(aimed(table, upon)) == []
    assert targets(table, upon) == [interrupt.seat]
    assert list(aimed(table, instant)) == [f"card:{instant.targets[0][0]}"]


def test_lines_begin_at_the_row_they_belong_to() -> None:
    desk = seated(two_effects())
    table = table_of(desk)
    watching = table.watching()
    assert len(watching.pending) == 2
    entries = [each.rect for each in desk.root.walk() if isinstance(each, ColumnEntry)]
    assert list(watching.pending) == entries
    shown = table.table.picture(table.view, watching)
    assert [placed.look for placed in shown if isinstance(placed.look, AimLook)] == [AimLook(1)]


@pytest.mark.parametrize(("ability", "points"), [(0, "2"), (1, "3")])
def test_of_a_card_with_several_abilities_a_row_tells_the_one_that_is_used(ability: int, points: str) -> None:
    told = used_text("gr_long_range_missile", ability, "en")
    assert points in told
    assert "\n" not in told
    assert used_text("gr_long_range_missile", NOWHERE, "en").count("deactivate") == 2
