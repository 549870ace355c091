"""Aliens: the sheet beside the hand, the card to inspect, the round badge of a seat."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.texts import printed
from game.duel import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import INK, SEATS
from scenes.games.duel.looks.abilities import abilities, pills_of
from scenes.games.duel.looks.cards import CardPrint
from scenes.games.duel.looks.columns import Para, Pills, TextRow
from scenes.games.duel.looks.stock import BANDS
from scenes.table.looks.cards import CardLook
from scenes.table.looks.medallions import medallion

DOTS = {"green": 1, "yellow": 2, "red": 3}


@dataclass(frozen=True, slots=True)
class AlienLook(CardLook):
    """An alien's card: framed in the colour of its complexity, which is doubled by one to three dots."""

    colour: str = ""  # of the seat that plays it

    def face(self) -> CardPrint:
        alien = pieces.ALIENS[self.key]
        on_card = printed("duel", "alien", self.key, self.language)
        dots = DOTS[alien.complexity]
        return CardPrint(
            picture=f"duel/aliens/{self.key}",
            band=BANDS[alien.complexity],
            title=on_card.name,
            note=" · ".join(part.name for part in on_card.parts["ability"]),
            body=tuple(ability_rows("alien", self.key, self.language)),
            flavour=on_card.says["flavour"],
            signs=("dot",) * dots + ("ring",) * (3 - dots),
            corner_icon=SEATS[self.colour].glyph if self.colour else "",
            frame=True,
        )


def ability_rows(kind: str, key: str, language: str) -> list[TextRow]:
    """What the abilities of an alien or envoy are called, when they work, and what they do."""
    rows: list[TextRow] = []
    parts = printed("duel", kind, key, language).parts["ability"]
    for ability, part in zip(abilities()[key], parts, strict=True):
        rows.append(
            Pills(pills_of(ability, language), gap=1.0 if not rows else 2.0, spare=3 if len(parts) > 1 else 0)
        )
        rows.append(Para(part.name, "heavy", 5.6, INK, gap=0.6, leading=1.15))
        rows.append(Para(part.says["text"], "body", 4.6, INK, gap=0.3))
    return rows


@dataclass(frozen=True, slots=True)
class AlienBadge:
    """The round medallion of a seat: portrait in a ring of the seat's plastic, and its glyph."""

    key: str
    colour: str
    glyph: bool = True

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        portrait = f"duel/aliens/{self.key}" if self.key else ""
        medallion(canvas, rect, portrait, self.colour, glyph=self.glyph)

    def shown(self) -> list[str]:
        return [self.key] if self.key else []
