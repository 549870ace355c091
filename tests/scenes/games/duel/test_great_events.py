"""What nothing moves for is said over the table."""

from __future__ import annotations

from game.core.events import Planned
from game.duel.events import FireStopped
from game.duel.phases import RESTART
from game.duel.table import DuelTable
from scenes.games.duel import great_events
from tests.scenes.games.duel.inspect.test_sections import watching
from tests.support.duel.matches import played
from tests.support.duel.questions import questions
from tests.support.screen.views import as_table


def test_a_shield_that_stops_all_fire_is_said_over_the_table() -> None:
    view = played(1).match.view(0)
    (beat,) = great_events.beats(FireStopped(0, 3, entirely=True), view, [], watching(0))
    assert beat.effects.banner is not None
    assert beat.effects.banner.second == "All 3 fire is stopped, no ship is hit."
    assert beat.move.hold == "read"


def test_fire_that_comes_through_is_seen_by_the_ships_that_go() -> None:
    view = played(1).match.view(0)
    (beat,) = great_events.beats(FireStopped(0, 2, entirely=False), view, [], watching(0))
    assert beat.effects.banner is None


def test_a_duel_that_begins_again_says_why() -> None:
    asked = next(each for each in questions() if each.kind == "ChooseTactic")
    view = as_table(DuelTable, asked.match().view(0))
    (beat,) = great_events.beats(Planned(RESTART), view, [], watching(0))
    assert beat.effects.banner is not None
    assert beat.effects.banner.second == "You both dial again and fight on for it."
    assert beat.move.hold == "read"
    (beat,) = great_events.beats(Planned(("cleanup",)), view, [], watching(0))
    assert beat.effects.banner is None
