"""What somebody reads who plays a duel by what the table says, and nothing else."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.core.prompts import Prompt
from game.core.table import NOBODY
from game.core.texts import LANGUAGES
from game.duel import pieces
from game.duel.events import EnvoyMoved, ShipsDestroyed
from game.duel.moments import ReinforcementPlayed
from game.duel.prompts import CollectResource, DismissEnvoy, ReadyTactic, SetDial
from game.duel.table import DuelTable
from scenes.drawing.rich_text import break_lines
from scenes.games.duel import TABLE
from scenes.games.duel.looks.backs import corner_number, number_room
from scenes.session.participants import Participant
from scenes.session.session import Session, Step
from scenes.table.scene import TableScene
from scenes.table.secret_reveal import beats_of
from scenes.widgets.button import Button
from tests.scenes.games.duel.inspect.test_sections import watching
from tests.support.duel.duels import Duels
from tests.support.duel.matches import played
from tests.support.duel.paper import painted
from tests.support.duel.questions import questions
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down
from tests.support.screen.views import as_table

PLAYERS = [Participant("Mia", "orange"), Participant("Jonas", "blue", "novice")]


def a_duel(destiny: str = "abandoned_spaceport", **others: object) -> Duels:
    return Duels(
        {
            "aliens": ["preservationist", "tow_crew"],
            "straggler": 1,
            "hands": [["plan_05"], ["plan_11"]],
            "destiny": {"discovery": [destiny], "event": ["talent_show"]},
            "planet_deck": ["planet_07"],
            **others,
        }
    )


def at_the_table(duel: Duels) -> tuple[Desk, TableScene]:
    desk = sit_down(Session(duel.match, PLAYERS), "mouse")
    desk.wait(400)
    table = desk.top
    assert isinstance(table, TableScene)
    return desk, table


def asked(kind: type[Prompt[int]]) -> tuple[DuelTable, Prompt[int]]:
    """The view of whoever is asked such a question, and the question."""
    question = next(each for each in questions() if each.kind == kind.__name__)
    match = question.match()
    return as_table(DuelTable, match.view(question.seat)), match.waiting()[0]


# --- before something is done


def test_a_resource_is_told_before_it_is_collected() -> None:
    question = next(each for each in questions() if each.kind == CollectResource.__name__)
    desk = sit_down(question.session(), "mouse")
    desk.wait(400)
    table = desk.top
    assert isinstance(table, TableScene)
    assert table.builder is not None
    table.controller.take(table.builder.handles[0])
    desk.draw()
    big = desk.find("action")
    assert isinstance(big, Button)
    assert any(word in big.second for word in ("ecover", "raw", "ake", "mprove", "eady")), big.second


def test_who_sends_the_last_ship_is_warned_that_the_match_may_be_lost() -> None:
    desk, table = at_the_table(a_duel(supply=[4, 15]))
    assert table.builder is not None
    for number, warned in ((3, False), (4, True)):
        table.controller.take(next(each for each in table.builder.numbers if each.answer == number))
        desk.draw()
        big = desk.find("action")
        assert isinstance(big, Button)
        assert ("loses the match" in big.second) == warned


def test_ships_that_come_from_the_warp_are_counted_there() -> None:
    desk, table = at_the_table(a_duel("full_of_stars", supply=[4, 15]))
    assert table.builder is not None
    table.controller.take(table.builder.numbers[0])
    desk.draw()
    big = desk.find("action")
    assert isinstance(big, Button)
    assert "in the warp" in big.second


def test_who_can_send_nothing_reads_what_that_means() -> None:
    duel = a_duel(supply=[0, 15])
    prompt = next(each for each in duel.match.waiting() if each.seat == 0)
    assert isinstance(prompt, SetDial)
    assert "loses the match" in TABLE.stake(prompt, duel.match.view(0), watching(0))


def test_several_tactics_to_make_ready_are_counted_down() -> None:
    view, prompt = asked(ReadyTactic)
    seat = watching(prompt.seat)
    view.spent[prompt.seat][:] = [True] * len(pieces.TACTICS)
    assert "still to choose: 2" in TABLE.asks(ReadyTactic(prompt.seat, left=2), view, seat)
    assert TABLE.asks(ReadyTactic(prompt.seat, left=1), view, seat) == ""
    view.spent[prompt.seat][:] = [True] + [False] * (len(pieces.TACTICS) - 1)
    assert TABLE.asks(ReadyTactic(prompt.seat, left=2), view, seat) == "", "there is only one"


def test_who_has_too_many_allies_reads_how_many_may_stay() -> None:
    view, prompt = asked(DismissEnvoy)
    assert TABLE.cause(prompt, view, watching(prompt.seat)) == "You may keep 1 ally: you have 2"


# --- after something was done


def test_a_new_ally_and_what_the_rival_plays_are_shown_large() -> None:
    view = played(1).match.view(0)
    assert TABLE.to_read(EnvoyMoved(5, 0), view, watching(0)) == "card:5"
    assert TABLE.to_read(EnvoyMoved(5, 1), view, watching(0)) == "", "the rival's ally is nobody's business"
    assert TABLE.to_read(EnvoyMoved(5, NOBODY), view, watching(NOBODY)) == ""
    assert TABLE.to_read(ReinforcementPlayed(1, 7, 0), view, watching(0)) == "card:7"
    assert TABLE.to_read(ReinforcementPlayed(0, 7, 0), view, watching(0)) == ""


def test_what_a_card_destroys_is_not_told_as_the_fire_of_the_rival() -> None:
    _, table = at_the_table(a_duel().dial(4, 2))
    match = table.session.match
    planet = match.table.duel.planet
    steps = []
    for event in (ShipsDestroyed(0, 1, planet), ShipsDestroyed(0, 2, planet, 1)):
        event.apply(match.table)
        steps.append(Step(event, match.game.copy(match.table)))
    banners = [beat.effects.banner for beat in beats_of(table.look(), steps)]
    told = [(banner.title, banner.second.count("\n") + 1) for banner in banners if banner is not None]
    assert len(told) == 2, told
    assert {lines for _, lines in told} == {1}


@pytest.mark.parametrize("wide", [30, 44, 90])
def test_the_number_in_a_corner_that_is_turned_up_stands_on_one_line(wide: int) -> None:
    for number in (*map(corner_number, pieces.PLANS), *map(corner_number, pieces.REINFORCEMENTS)):
        room, size = number_room(Rect(0, 0, wide, round(wide * 1.4)), number)
        assert len(break_lines(number, "number", size, room.width, 1.0, False).lines) == 1, number


@pytest.mark.parametrize("language", LANGUAGES)
def test_planets_of_which_one_is_discovered_say_what_they_are_called(language: str) -> None:
    duel = a_duel("twin_sunrise", straggler=0, planet_deck=["planet_07", "planet_03"])
    view = as_table(DuelTable, duel.match.view(0))
    picture = TABLE.picture(view, watching(0, language))
    offered = [placed for placed in picture if placed.id.startswith("planet:")]
    assert len(offered) == 2
    for placed in offered:
        paper, _ = painted(placed.look, 24, 24 * placed.height / placed.width)
        assert paper.words == placed.name
