"""Whoever loses ships, population or a sector in Eclipse reads who has done it, and with what."""

from __future__ import annotations

import pytest

from game.core.events import Event
from game.eclipse import pieces
from game.eclipse.battle_events import DiceAssigned, ShipsScrapped
from game.eclipse.events import DiscLifted, PopulationKilled
from game.eclipse.parts import Battle, Die
from game.eclipse.pieces import ship_code
from game.eclipse.table import EclipseTable
from scenes.drawing.rich_text import plain
from scenes.games.eclipse import TABLE
from scenes.games.eclipse.animations import hurts
from scenes.games.eclipse.log.story import EclipseTeller
from scenes.session.story import StoryEvent
from tests.support.eclipse.seated import seated, table_of
from tests.support.screen.views import as_table

SIX = Die(1, 6)
MINE, THEIRS = ship_code(0, pieces.INTERCEPTOR), ship_code(1, pieces.CRUISER)
LOSSES: list[tuple[Event, str]] = [
    (DiceAssigned(SIX, MINE, 0, 1, True, THEIRS), "{other} hits you: Cruiser"),
    (DiceAssigned(SIX, MINE, 0, 1, True, pieces.ANCIENT_SHIP), "The ancients"),
    (PopulationKilled(0, 0, 0, pieces.MONEY, 1), "{other} hits you: fire on the population"),
    (DiscLifted(0, 0, 1), "{other} hits you: the sector is lost"),
    (ShipsScrapped(0, 0), "{other} hits you: no way out"),
]


@pytest.mark.parametrize(("event", "told"), LOSSES, ids=lambda each: type(each).__name__)
def test_a_loss_names_who_did_it_and_with_what(event: Event, told: str) -> None:
    desk = seated({})
    watching = table_of(desk).watching()
    view = as_table(EclipseTable, table_of(desk).session.match.view(0))
    view.battle = Battle(0, 0, 1)
    assert TABLE.cue_of(event, 0).hold == "harm"
    assert TABLE.culprit(event, view, watching) == told.format(other=watching.names[1])


def test_a_disc_that_its_owner_takes_back_hurts_nobody() -> None:
    assert not hurts(DiscLifted(0, 0), 0)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (LOSSES[0][0], "Interceptor ({me}) is destroyed by Cruiser ({other})."),
        (LOSSES[2][0], "{me} loses population in 001 (center) to {other}"),
        (LOSSES[3][0], "{other} drives {me} out of sector"),
    ],
)
def test_the_log_names_who_did_it(event: Event, told: str) -> None:
    desk = seated({})
    teller, table = EclipseTeller(table_of(desk).session, 0, "en"), table_of(desk).session.match.table
    teller.hear(StoryEvent(event, 0, bytes(table.faces), bytes(table.seen)), 1)
    (line,) = teller.lines[-1:]
    assert plain(line.text).startswith(told.format(me=teller.names[0], other=teller.names[1])), line.text
    assert line.harm
