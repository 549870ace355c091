"""Between partners: points offered or asked for, as plates beside the line (RB 4.9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import Rect

from game.firestorm.table import FirestormTable
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import GLASS_RAISED, LINE_BRIGHT, SEATS, TEXT
from scenes.games.firestorm.looks.parts import orb
from scenes.games.firestorm.zones import Z_CARD, zone
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.looks.faceless import Faceless
from scenes.table.match_words import called
from scenes.table.stage.piece import PlacedPiece

UNITS = ("tp", "ep")
DEALT = ("points:", "asked:")


@dataclass(frozen=True, slots=True)
class DealLook(Faceless):
    """Points that go to the partner, or are asked from the partner."""

    unit: str
    asks: bool
    colour: str  # of the partner

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        seat = SEATS[self.colour]
        canvas.rounded(rect, GLASS_RAISED, radius=rect.height / 2, border=seat.base)
        side = round(rect.height * 0.72)
        orb(canvas, self.unit, (rect.x + rect.height * 0.5, rect.centery), side)
        sign = Rect(
            rect.right - rect.height + (rect.height - side) // 2, rect.centery - side // 2, side, side
        )
        canvas.icon("question" if self.asks else "arrow_right", sign, TEXT if self.asks else LINE_BRIGHT)


def picture(view: FirestormTable, watching: Watching) -> Iterator[PlacedPiece]:
    """What the question offers between the seat below and its partner."""
    names = sorted(name for name in watching.offered if name.startswith(DEALT))
    partner = view.partner(watching.seat)
    if not names or partner < 0:
        return
    staged = view.combat is not None
    area = zone(watching, "fight.orbs" if staged else "line")
    tall = min(area.height // 4 if staged else area.height, area.width // 12)
    for place, name in enumerate(names):
        kind, number = name.split(":")[:2]
        unit, asks = UNITS[int(number)], kind == "asked"
        rect = Rect(area.x + place * round(tall * 2.6), area.y, 2 * tall, tall)
        rect.y = area.y if staged else area.centery - tall // 2
        key = f"firestorm.table.ask_{unit}" if asks else f"firestorm.table.give_{unit}"
        said = say(watching, key, name=called(partner, watching))
        look = DealLook(unit, asks, watching.colours[partner])
        yield at(name, look, rect, Z_CARD, name=said, inspect=f"seat:{partner}")
