"""Around a flat table a tool takes pieces where whoever sits at it sees its trays."""

from __future__ import annotations

import pytest

from scenes.games.cosmic.deal_desk.desk import Desk as DealDesk
from scenes.widgets.turned import rect_in_room
from tests.support.cosmic.questions import first
from tests.support.screen.flat_robot import sit_around


@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("edge", ["bottom", "right", "top", "left"])
def test_a_colony_is_laid_into_the_tray_that_is_seen(edge: str, *, turns: bool) -> None:
    asked = first("MakeDeal", "place")
    session = asked.session(*range(len(asked.session().players)))
    dealer = asked.seat
    edges = [each for each in ("bottom", "right", "top", "left") if each != edge]
    around = [edge if seat == dealer else edges[seat % len(edges)] for seat in range(len(session.players))]
    desk = sit_around(session, "en", (2048, 1536), edges=tuple(around), table_turns=turns)
    desk.wait(300)
    table, room = desk.table, desk.ui.rect
    spots = table.layout.sides[dealer]
    seen = next(each for each in table.roots[dealer].walk() if isinstance(each, DealDesk))
    known = table.table.places(table.watching(), table.view)
    for word, tray in zip(("give", "take"), seen.trays, strict=True):
        place = rect_in_room(table.turned, known[f"deal:{word}"][0], room)
        assert place == rect_in_room(spots.degrees, tray, room)
