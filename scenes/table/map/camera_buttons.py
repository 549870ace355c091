"""The buttons of the camera, in the corner of the map: every gesture has one that is seen (docs/ux 4.1)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import Style
from scenes.drawing.theme import TEXT
from scenes.table.map.camera import DETAIL, FIT, NOTCH, TABLE
from scenes.table.regions import Fixed
from scenes.widgets.boxes import Panel, Row
from scenes.widgets.button import Button, IconButton
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.map.camera_control import CameraControl

NAMES = {FIT: "table.camera.fit", TABLE: "table.camera.table", DETAIL: "table.camera.detail"}
WORDS = {"in": "table.camera.in", "out": "table.camera.out"}
KEYS = {FIT: "0", TABLE: "", DETAIL: ""}
STYLE = Style("title", 3.3, TEXT)
ROOMY = 175.0  # millimetres of a table from which all stops have a button
PAD, GAP, TOUCHED = 0.8, 1.0, 2.0  # millimetres; for fingers they are further apart
STEPS = 2  # notches that a press makes
SIGN = 8.0  # millimetres of an arrow at the edge


def camera_buttons(control: CameraControl, area: Rect) -> list[Widget]:
    """Stops, smaller and larger, in the corner of the map's area; none where the board has no map."""
    ui = control.ui
    if not control.here:
        return []
    roomy = area.width > ui.mm(ROOMY)
    stops = [stop for stop in NAMES if stop == FIT or (roomy and (control.own_map or stop != TABLE))]
    size = max(7.0, ui.screen.least / ui.screen.px_per_mm)
    buttons: list[Widget] = [
        Button(
            ui.say(NAMES[stop]), partial(control.go, stop), style=STYLE, kind="flat", hotkey=KEYS[stop],
            selected=control.camera.stop == stop, key=f"camera:{stop}",
        )
        for stop in stops
    ]  # fmt: skip
    smaller, larger = NOTCH**-STEPS, NOTCH**STEPS
    for icon, name, factor, hotkey in (("minus", "out", smaller, "-"), ("plus", "in", larger, "+")):
        press = partial(control.zoom, factor)
        button = IconButton(icon, ui.say(WORDS[name]), press, mm=size, kind="flat", hotkey=hotkey)
        buttons.append(button.keyed(f"camera:{name}"))
    panel = Panel(Row(*buttons, gap=TOUCHED if ui.screen.touch else GAP, align="middle"), PAD)
    wide, tall = panel.measure(ui, area.width)
    gap = ui.mm(2)
    return [Fixed(panel, Rect(area.x + gap, area.y + gap, wide, tall)), *_elsewhere(control, area)]


def _elsewhere(control: CameraControl, area: Rect) -> list[Widget]:
    """An arrow at the edge for what happens out of sight; pressing it brings that into view (docs/ux 4.5)."""
    ui = control.ui
    side = max(ui.mm(SIGN), ui.screen.least)
    room = area.inflate(-side - 2 * ui.mm(2), -side - 2 * ui.mm(2))
    found: dict[str, Widget] = {}
    for piece in control.stage.pieces.values():
        rect = piece.placed.rect
        if not piece.glide or not piece.placed.within or rect.colliderect(area):
            continue
        icon = _way(rect, area)
        spot = Rect(0, 0, side, side)
        spot.center = (
            max(room.left, min(room.right, rect.centerx)), max(room.top, min(room.bottom, rect.centery))
        )  # fmt: skip
        button = IconButton(icon, ui.say("table.camera.there"), partial(control.reveal, rect), mm=SIGN)
        found.setdefault(icon, Fixed(button.keyed(f"camera:{icon}"), spot))
    return list(found.values())


def _way(rect: Rect, area: Rect) -> str:
    """The arrow that points from the table to something beside it."""
    across, down = rect.centerx - area.centerx, rect.centery - area.centery
    if abs(across) * area.height > abs(down) * area.width:
        return "arrow_right" if across > 0 else "arrow_left"
    return "arrow_down" if down > 0 else "arrow_up"
