"""Reputation, new technologies and the own upkeep are shown, and long enough to be read."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from game.eclipse.diplomacy_events import ReputationDrawn, ReputationKept
from game.eclipse.events import TechsDrawn, UpkeepPaid
from game.eclipse.table import EclipseTable
from scenes.games.eclipse import great_events
from scenes.games.eclipse.looks.reputation import ReputationLook
from scenes.games.eclipse.picture import picture
from scenes.table.stage.director import Beat
from tests.support.eclipse.matches import AREA, watching
from tests.support.eclipse.rounds import eclipse


def shown(event: object, seat: int, language: str = "en") -> Beat:
    """The beat that tells an event to a seat."""
    match = eclipse().match
    event.apply(match.table)  # type: ignore[attr-defined]
    view: EclipseTable = match.view(seat)
    there = watching(seat, language=language)
    beat, *_ = great_events.beats(event, view, picture(view, there), there)  # type: ignore[arg-type]
    return beat


def drawn_tiles(count: int) -> tuple[int, ...]:
    return tuple(reversed(eclipse().match.table.reputation[-count:]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_draws_reputation_sees_the_tiles_with_their_points(language: str) -> None:
    beat = shown(ReputationDrawn(0, drawn_tiles(3)), 0, language)
    looks = [placed.look for placed in beat.picture if placed.id in beat.effects.spot]
    assert len(looks) == 3
    assert all(isinstance(look, ReputationLook) and look.value for look in looks)
    assert beat.effects.banner
    assert beat.effects.banner.second
    assert beat.move.hold == "read"


def test_others_see_only_how_many_there_are() -> None:
    beat = shown(ReputationDrawn(0, drawn_tiles(2)), 1)
    looks = [placed.look for placed in beat.picture if placed.id in beat.effects.spot]
    assert looks == [ReputationLook(0)] * 2
    assert not any(look.shown() for look in looks)
    assert beat.effects.banner
    assert beat.effects.banner.title.endswith("2")


def test_what_was_kept_is_said_to_its_owner_alone() -> None:
    match = eclipse().match
    tile = match.table.reputation[-1]
    ReputationDrawn(0, (tile,)).apply(match.table)
    event = ReputationKept(0, tile)
    event.apply(match.table)
    for seat in (0, 1):
        view = match.view(seat)
        beat, *_ = great_events.beats(event, view, [], watching(seat))
        assert bool(beat.effects.banner) == (seat == 0)


def test_new_technologies_lie_side_by_side_within_the_table() -> None:
    tiles = tuple(eclipse().match.table.bag[-9:])
    beat = shown(TechsDrawn(tiles), 0)
    rects = [placed.rect for placed in beat.picture if placed.id in beat.effects.spot]
    assert len(rects) == 9
    assert all(AREA.contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one in rects for other in rects if one is not other)


def test_the_own_upkeep_is_told_with_income_and_cost() -> None:
    beat = shown(UpkeepPaid(0, 4, 3), 0)
    assert beat.effects.banner
    assert "+1" in beat.effects.banner.title
    assert shown(UpkeepPaid(1, 4, 3), 0).effects.banner is None
