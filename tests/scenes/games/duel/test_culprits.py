"""Harm says whose doing it is, and with what."""

from __future__ import annotations

from game.core.texts import name_of
from game.duel.moments import SendingBanned
from scenes.games.duel import TABLE
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.table.secret_reveal import beats_of
from tests.support.duel.duels import Duels, half
from tests.support.screen.robot import sit_down

PLAYERS = [Participant("Mia", "orange"), Participant("Jonas", "blue", "novice")]


def before_fire() -> Duels:
    """Blue fires 3 as soon as orange has chosen; orange has 4 ships there."""
    return (
        Duels(
            {
                "aliens": ["preservationist", "tow_crew"],
                "straggler": 1,
                "hands": [["plan_05"], ["plan_11"]],
                "destiny": {"discovery": ["abandoned_spaceport"], "event": ["talent_show"]},
                "planet_deck": ["planet_07"],
            }
        )
        .dial(4, 2)
        .plan(1, "plan_11", "3 fire")
    )


def test_the_banner_says_who_has_fired_and_how_much() -> None:
    duel = before_fire()
    desk = sit_down(Session(duel.match, PLAYERS), "mouse")
    desk.wait(400)
    table = desk.top
    assert isinstance(table, TableScene)
    session = table.session
    session.answer(0, duel.card("plan_05"))
    beats = beats_of(table.look(), session.answer(0, half("1 shield")))
    titles = [beat.effects.banner.title for beat in beats if beat.effects.banner is not None]
    assert "Jonas hits you: Fire 3" in titles


def test_a_destiny_card_that_demands_it_is_named() -> None:
    duel = before_fire()
    view = duel.match.view(0)
    desk = sit_down(Session(duel.match, PLAYERS), "mouse")
    table = desk.top
    assert isinstance(table, TableScene)
    told = TABLE.culprit(SendingBanned(0), view, table.watching())
    assert told == name_of("duel", "abandoned_spaceport", "en")
