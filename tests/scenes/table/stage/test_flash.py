"""Rings show where something is, and find no card whose face cannot be read."""

from __future__ import annotations

import pytest
from pygame import Rect

from scenes.games.duel.looks import BackLook, PlanLook, ShipLook
from scenes.table.stage.flash import LENGTH_MS, Flash, FlashLayer, found
from scenes.table.stage.piece import PlacedPiece
from tests.support.screen.headless import a_canvas, a_ui

PIECES = {
    placed.id: placed
    for placed in (
        PlacedPiece("card:3", PlanLook("plan_04.orange", "en"), 0, 0, 10, 10),
        PlacedPiece("card:9", BackLook("blue"), 0, 0, 10, 10),
        PlacedPiece("ship:0:0", ShipLook("orange"), 0, 0, 10, 10),
        PlacedPiece("ship:0:1", ShipLook("orange"), 0, 0, 10, 10),
        PlacedPiece("ship:1:0", ShipLook("blue"), 0, 0, 10, 10),
    )
}


@pytest.mark.parametrize(
    ("thing", "pieces"),
    [
        ("card:9", ["card:9"]),
        ("face:plan_04.orange", ["card:3"]),
        ("face:plan_05.blue", []),
        ("face:plan_05.blue|ship:1:0", ["ship:1:0"]),
        ("ship:0:*", ["ship:0:0", "ship:0:1"]),
        ("warp:0*|ship:1:*", ["ship:1:0"]),
        ("ship:0", []),
    ],
)
def test_a_thing_is_found_by_its_first_alternative_that_is_there(thing: str, pieces: list[str]) -> None:
    assert found(thing, PIECES) == pieces


def test_what_lies_together_gets_one_ring() -> None:
    flash = Flash()
    flash.begin([Rect(0, 0, 10, 10), Rect(50, 0, 10, 10), Rect(8, 0, 50, 10), Rect(200, 0, 5, 5)])
    assert sorted(tuple(place) for place in flash.places) == [(0, 0, 60, 10), (200, 0, 5, 5)]


def test_a_flash_ends_once() -> None:
    flash = Flash()
    flash.begin([Rect(0, 0, 10, 10)])
    assert not flash.pass_time(LENGTH_MS - 1)
    assert flash.pass_time(2)
    assert not flash.pass_time(LENGTH_MS)


@pytest.mark.parametrize("calm", [False, True])
def test_a_ring_closes_in_unless_little_motion_is_wanted(calm: bool) -> None:
    ui = a_ui()
    ui.settings.reduced_motion = calm
    flash = Flash()
    layer = FlashLayer(flash)
    layer.arrange(ui, ui.rect)
    flash.begin([Rect(600, 300, 40, 40)])
    frames = []
    for _ in range(2):
        canvas = a_canvas(ui)
        layer.draw_all(canvas)
        frames.append(canvas.surface.get_at((600 - ui.mm(1) + 1, 320)) == canvas.surface.get_at((0, 0)))
        layer.update(LENGTH_MS * 0.9)
    assert frames == ([False, False] if calm else [True, False])
