"""Shots fly as light from who fires to what is hit; with little motion they do not fly at all."""

from __future__ import annotations

import pytest

from scenes.table.stage.beams import BEAM_MS, Beam
from scenes.table.stage.moments import Effects, LoudMoment, Overlay
from scenes.table.stage.stage import Stage
from tests.support.screen.headless import a_canvas, a_ui
from tests.support.screen.plain_pieces import a_piece

SHOT = Effects(beams=(Beam("card:1", "card:2", "red"),))


@pytest.mark.parametrize("calm", [False, True])
def test_a_beam_is_seen_between_the_two_pieces(calm: bool) -> None:
    ui = a_ui()
    ui.settings.reduced_motion = calm
    stage, moment = Stage(), LoudMoment()
    stage.reconcile([a_piece("card:1", 200, 300), a_piece("card:2", 800, 300)])
    moment.begin(SHOT, 500)
    moment.update(BEAM_MS * 0.4)
    overlay = Overlay(stage, moment, ui.rect)
    overlay.arrange(ui, ui.rect)
    canvas = a_canvas(ui)
    before = canvas.surface.get_at((500, 300))
    overlay.draw(canvas)
    assert (canvas.surface.get_at((500, 300)) == before) == calm


def test_a_beam_goes_out_and_a_skip_ends_it() -> None:
    moment = LoudMoment()
    moment.begin(SHOT, 500)
    seen = []
    for ms in (BEAM_MS - 1, 1):
        moment.update(ms)
        seen.append(moment.moving)
    assert seen == [True, False]
    moment.begin(SHOT, 500)
    moment.end()
    assert not moment.beams


def test_who_has_left_the_table_fires_no_more() -> None:
    ui = a_ui()
    stage, moment = Stage(), LoudMoment()
    stage.reconcile([a_piece("card:2", 800, 300)])
    moment.begin(SHOT, 500)
    overlay = Overlay(stage, moment, ui.rect)
    overlay.arrange(ui, ui.rect)
    overlay.draw(a_canvas(ui))
