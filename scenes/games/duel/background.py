"""What lies under the pieces: deep space, the orrery, the captions of the zones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import NOBODY
from game.core.texts import catalogue, name_of
from game.duel import pieces
from game.duel.table import NO_CARD, DuelTable
from scenes.drawing.letter_sizes import lines_of
from scenes.drawing.rich_text import CAPTION, SMALL, TITLE
from scenes.drawing.theme import LINE
from scenes.games.duel.great_events import kind_of
from scenes.games.duel.looks import OrreryLook, symbol_of
from scenes.games.duel.planets import at_stake
from scenes.games.duel.zones import envoy_spots, layout_of
from scenes.table.game_table import Watching
from scenes.table.looks.captions import paint_caption
from scenes.table.zone_map import Layout, read_map

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class Felt:
    """Deep space, the orrery, and the captions of the zones."""

    area: Box
    captions: tuple[tuple[Box, str], ...]
    slots: tuple[Box, ...]
    heading: tuple[str, str, str]
    heading_rect: Box
    planet: tuple[str, Box]

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.image("space/table", rect)
        area = Rect(self.area)
        ring = Rect(0, 0, round(area.height * 1.25), round(area.height * 1.25))
        ring.center = Layout(read_map("duel_2"), area).rect("planet").center
        OrreryLook().paint(canvas, ring)
        for slot in self.slots:
            canvas.outline(Rect(slot), LINE, 1, canvas.mm(2.5), dash=canvas.mm(1.6))
        for spot, text in self.captions:
            paint_caption(canvas, text, Rect(spot))
        self._headings(canvas)

    def _headings(self, canvas: Canvas) -> None:
        room = Rect(self.heading_rect)
        lines = list(zip(self.heading, (CAPTION, TITLE._replace(mm=4.0), SMALL), strict=True))
        tall = [lines_of(canvas.screen, text, style, room.width).height for text, style in lines]
        if tall[0] + tall[1] > room.height:
            del lines[0]  # the card's name matters more than the caption
        for text, style in lines:
            if not text or lines_of(canvas.screen, text, style, room.width).height > room.height:
                break
            covered = canvas.text(text, room, style, middle=False)
            room = Rect(room.x, covered.bottom, room.width, room.bottom - covered.bottom)
        planet, spot = self.planet
        if planet:
            paint_caption(canvas, planet, Rect(spot), TITLE._replace(mm=4.6), middle=True)


def background(view: DuelTable, watching: Watching) -> Felt:
    """What lies under the pieces."""
    layout = layout_of(watching)
    say = catalogue(watching.language).say
    captions = tuple(
        (_box(_under(_lowest(layout, zone.name, view, watching))), say(zone.caption))
        for zone in layout.map.zones.values()
        if zone.caption and _is_used(zone.name, view, watching)
    )
    slots = [layout.rect("plan.own"), layout.rect("plan.rival")] if view.duel else []
    planet = layout.rect("planet")
    top = Rect(planet.x - planet.width // 3, planet.y - round(planet.height * 0.2), 0, 0)
    top.size = (planet.width + 2 * planet.width // 3, round(planet.height * 0.16))
    return Felt(
        _box(watching.area),
        captions,
        tuple(_box(slot) for slot in slots),
        _heading(view, watching.language),
        _box(layout.rect("destiny_text")),
        (_planet(view, watching.language), _box(top)),
    )


def _is_used(zone: str, view: DuelTable, watching: Watching) -> bool:
    """True if something lies in a zone that is not always in use."""
    kind, _, side = zone.partition(".")
    if kind == "plan":
        return False
    seats = {"own": watching.below, "rival": 1 - watching.below, "neutral": NOBODY}
    if kind == "under":
        return bool(view.under[seats[side]])
    if kind == "envoys":
        return side != "neutral" and any(envoy.ally == seats[side] for envoy in view.envoys)
    return True


def _lowest(layout: Layout, zone: str, view: DuelTable, watching: Watching) -> Rect:
    """Where the lowest piece of a zone lies."""
    rect = layout.rect(zone)
    if zone != "envoys.rival":
        return rect
    count = sum(envoy.ally == 1 - watching.below for envoy in view.envoys)
    return envoy_spots(rect, "rival", max(1, count))[-1]


def _heading(view: DuelTable, language: str) -> tuple[str, str, str]:
    caption = catalogue(language).say("table.destiny")
    if not view.past:
        return caption, "", ""
    card = pieces.destiny(view.key(view.past[-1]))
    return caption, name_of("duel", card.id, language), kind_of(view, language)


def _planet(view: DuelTable, language: str) -> str:
    planet = at_stake(view)
    if planet == NO_CARD:
        return ""
    key = view.key(planet)
    return f"{{icon:resource_{symbol_of(key)}}} {name_of('duel', key, language)}"


def _box(rect: Rect) -> Box:
    """A rectangle as a value that can be compared and hashed."""
    return rect.x, rect.y, rect.width, rect.height


def _under(rect: Rect) -> Rect:
    """The line under a zone."""
    return Rect(
        rect.centerx - rect.width, rect.bottom + max(2, rect.height // 30), 2 * rect.width, rect.height
    )
