"""The sand of a deal: it runs for whoever thinks, and who lets it run out breaks off."""

from __future__ import annotations

from scenes.games.cosmic.deal_desk.sand_timer import SAND, Sand
from tests.support.cosmic.deal_desks import (
    at_the_desk,
    found,
    give,
    offered_to_a_bot,
)
from tests.support.screen.robot import sit_down
from tests.support.screen.seated import table_of


def test_no_sand_runs_while_the_other_side_thinks() -> None:
    session, _, _ = offered_to_a_bot()
    desk = sit_down(session, "mouse")
    desk.ui.settings.deal_time = "60"
    table_of(desk).rebuild()
    assert desk.find("desk") is not None
    assert desk.find("desk.sand") is None


def test_without_the_setting_there_is_no_sand() -> None:
    assert at_the_desk().find("desk.sand") is None


def test_when_the_sand_has_run_out_the_person_breaks_off() -> None:
    desk = at_the_desk("mouse", "en", "60")
    match = table_of(desk).session.match
    number = len(match.decisions)
    found(desk, "desk.sand")
    desk.wait(59_000)
    assert len(match.decisions) == number
    desk.wait(1_200)
    assert match.decisions[number].answer == ("break_off", -1)


def test_the_sand_does_not_begin_anew_when_something_is_laid_down() -> None:
    desk = at_the_desk("mouse", "en", "60")
    desk.wait(10_000)
    give(desk, "give")
    assert 40 < SAND.seconds <= 50


def test_another_deal_turns_the_sand_over() -> None:
    sand = Sand()
    sand.turn_over("one", 60)
    assert not sand.run(59_500)
    sand.turn_over("one", 60)
    sand.turn_over("two", 60)
    assert sand.seconds == 60
