"""What a log is filtered by fits into the log, however many sit at the table."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from pygame import Rect

from scenes.drawing.theme import SEATS
from scenes.table.log.chips import Chip, ChipRow
from tests.support.screen.audit import audit
from tests.support.screen.headless import a_ui, draw, shown, tap_on

NAMES = ("Maximiliane", "Jo", "Konstantin", "Red", "Annabelle", "Bo", "Wilhelmine")


def a_flow(gap: float, pressed: list[str]) -> ChipRow:
    seats = zip(SEATS, NAMES, strict=True)
    chips = [
        Chip(name, partial(pressed.append, name), colour=colour, selected=colour == "red", key=name)
        for colour, name in seats
    ]
    return ChipRow(chips, gap)


@pytest.mark.parametrize("touch", [False, True])
def test_seven_seats_stand_in_rows_without_touching(touch: bool) -> None:
    ui = a_ui(touch=touch)
    pressed: list[str] = []
    gap = 2.0 if touch else 1.0
    flow = a_flow(gap, pressed)
    wide = ui.mm(55)
    scene = shown(flow, ui, Rect(20, 20, wide, flow.measure(ui, wide)[1]))
    assert audit(scene, ui) == []
    rects = [chip.rect for chip in flow.children]
    assert all(flow.rect.contains(rect) for rect in rects)
    apart = ui.mm(gap) - 1
    assert not [1 for one, other in combinations(rects, 2) if one.inflate(apart, apart).colliderect(other)]
    assert min(rect.height for rect in rects) == ui.screen.least
    tap_on(scene, "Konstantin", touch=touch)
    assert pressed == ["Konstantin"]


def test_a_chosen_chip_looks_different() -> None:
    ui = a_ui()
    looks = []
    for selected in (False, True):
        chip = Chip("Mia", lambda: None, colour="orange", selected=selected, key="chip")
        scene = shown(chip, ui, Rect(20, 20, ui.mm(20), ui.mm(7)))
        looks.append(draw(scene, ui).get_at((20 + ui.mm(3), 20 + ui.mm(1))))
    assert looks[0] != looks[1]
