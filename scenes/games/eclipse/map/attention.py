"""Where the camera looks: at what a tray or a panel must not cover, and at what happens on the map."""

from __future__ import annotations

from typing import Any

from pygame import Rect

from game.core.events import Event
from game.core.prompts import Prompt
from game.eclipse.battle_events import SectorFought
from game.eclipse.events import DiscPlaced
from game.eclipse.map_events import SectorPlaced, ShipBuilt, ShipMoved, StructureBuilt
from game.eclipse.prompts import ChooseTech, ChooseZone, PlaceSector
from game.eclipse.reach import zones
from game.eclipse.table import DIRECTIONS, EclipseTable
from scenes.games.eclipse.zones import SIDE, WALL, middle
from scenes.table.map.camera import FLAT, Attended, Extent, Place

PANEL = 60.0  # millimetres of the panel that tells what a drawn tile holds
SHARE = 3  # it takes no more than this part of the table's width
GAP = 2.0
TICKS = 3.5  # millimetres that a tick stands out over a place
CAMERA_BUTTONS = (72.0, 14.0)  # millimetres that the buttons of the camera may take
TURN_KEYS = 16.0  # millimetres above a drawn tile for the keys that turn it: below lie its neighbours
SHELF_SHARE, SHELF_LEAST, SHELF_MOST = 0.52, 17.2, 27.0  # of the table's height; millimetres of a row
SHELF_ROWS = 3
SHELF_EDGE = 11.0  # millimetres above, between and below its rows and to the map, for fingers too
NEAR = 55.0 / FLAT  # millimetres of a unit at most where a drawn tile is turned
LIFTED = 0.2  # of a radius: the tile in the hand is larger than its place


def panel_room(area: Rect, mm: float) -> Rect:
    """The right edge of the table, where the panel of a drawn tile stands."""
    gap = round(GAP * mm)
    wide = min(round(PANEL * mm), area.width // SHARE)
    return Rect(area.right - gap - wide, area.y + gap, wide, area.height - 2 * gap)


def attends(prompt: Prompt[Any], view: EclipseTable, area: Rect, mm: float) -> Attended | None:
    """What the question is about, clear of panels: places to explore, a drawn tile, the whole map."""
    if isinstance(prompt, ChooseTech):
        return _above_the_supply(view, area, mm)
    if isinstance(prompt, ChooseZone):
        return _around_the_map(prompt, view, area, mm)
    if not isinstance(prompt, PlaceSector):
        return None
    near = [(prompt.q + q, prompt.r + r) for q, r in DIRECTIONS]
    places = [(prompt.q, prompt.r), *((each.q, each.r) for each in view.map if (each.q, each.r) in near)]
    spots = [middle(*place) for place in places]
    left, right = min(x for x, _ in spots) - 1 - LIFTED, max(x for x, _ in spots) + 1 + LIFTED
    top, bottom = min(y for _, y in spots) - SIDE / 2 - LIFTED, max(y for _, y in spots) + SIDE / 2 + WALL
    gap, above = round(GAP * mm), round(TURN_KEYS * mm)
    room = Rect(area.x, area.y + above, panel_room(area, mm).x - gap - area.x, area.height - above)
    return Attended((left, top, right, bottom + LIFTED), room, NEAR * mm)


def _around_the_map(prompt: ChooseZone, view: EclipseTable, area: Rect, mm: float) -> Attended:
    """Every place that can be explored, all of it, with the tick on its edge."""
    spots = [middle(each.q, each.r) for each in view.map]
    spots += [middle(*zone) for zone in zones(view, prompt.seat)]
    gap = round(TICKS * mm)
    return Attended(_about(spots), Rect(area.x, area.y + gap, area.width, area.height - gap))


def _about(spots: list[Place]) -> Extent:
    """The edges of these hexes."""
    left, right = min(x for x, _ in spots) - 1, max(x for x, _ in spots) + 1
    top, bottom = min(y for _, y in spots) - SIDE / 2 - WALL, max(y for _, y in spots) + SIDE / 2 + WALL
    return left, top, right, bottom


def _above_the_supply(view: EclipseTable, area: Rect, mm: float) -> Attended:
    """The whole map between the buttons of the camera and the technologies."""
    spots = [middle(each.q, each.r) for each in view.map]
    tall = max(SHELF_ROWS * SHELF_LEAST * mm, min(SHELF_ROWS * SHELF_MOST * mm, area.height * SHELF_SHARE))
    aside = round(CAMERA_BUTTONS[0] * mm)
    gap = round(GAP * mm)
    above = area.height - round(tall + SHELF_EDGE * mm) - gap
    room = Rect(area.x + aside, area.y + gap, area.width - aside, above)
    return Attended(_about(spots), room)


def happens(event: Event, view: EclipseTable) -> Place | None:
    """Where a tile is laid, a ship flies or is built, a disc is placed or a battle begins."""
    if isinstance(event, SectorPlaced):
        return middle(event.q, event.r)
    if isinstance(event, ShipMoved):
        sector = event.path[-1]
    elif isinstance(event, DiscPlaced | ShipBuilt | StructureBuilt | SectorFought):
        sector = event.sector
    else:
        return None
    return middle(view.map[sector].q, view.map[sector].r)
