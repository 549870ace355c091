"""Planets, their resources, and the places of the table: the warp and the orrery."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.texts import catalogue, printed
from game.duel import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import INK, TEXT, Colour, rgb
from scenes.games.duel.looks.cards import CardPrint
from scenes.games.duel.looks.columns import Para
from scenes.games.duel.looks.stock import BANDS
from scenes.table.looks.cards import CardLook
from scenes.table.looks.drawing import about, picture, plate
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import SMALLEST, Fit, fit, lines_height

RESOURCES: dict[str, Colour] = {"blue": rgb("#7FB2FF"), "yellow": rgb("#FFD24A"), "red": rgb("#FF8B6B")}
LAST = 2.2  # millimetres, of the letters of a name that does not fit otherwise
NAMED, LEAST = 0.76, 0.66  # of the height for the planet if its name stands below: usually, at least
NAME = Style("title", 3.6, TEXT, 1.05)


def symbol_of(key: str) -> str:
    """The resource of a planet by its face key."""
    return next(row.symbol for row in pieces.PLANETS if row.id == key)


@dataclass(frozen=True, slots=True)
class ResourceLook(Faceless):
    """A resource's symbol on its dark plate: blue diamond, yellow square, red triangle."""

    symbol: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        place = plate(canvas, rect.center, min(rect.size))
        canvas.icon(f"resource_{self.symbol}", about(rect.center, place.width * 0.62), RESOURCES[self.symbol])


@dataclass(frozen=True, slots=True)
class PlanetLook:
    """A planet in the upper square of its rectangle; with a language, its name stands below."""

    key: str
    language: str = ""
    badge: bool = True

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        size = min(rect.width, self._height(canvas, rect) if self.language else rect.height)
        square = Rect(rect.centerx - size // 2, rect.y, size, size)
        picture(canvas, f"duel/planets/{self.key}", square)
        if self.badge:
            width = max(size * 0.2, min(canvas.mm(5.0), size * 0.34))
            spot = about((square.right - width * 0.62, square.y + width * 0.62), width)
            ResourceLook(symbol_of(self.key)).paint(canvas, spot)
        if not self.language:
            return
        area = Rect(rect.x, square.bottom, rect.width, max(1, rect.bottom - square.bottom))
        name = self._name(canvas, area, 0.94) or self._name(canvas, area, 1.0)
        name = name or self._name(canvas, area, 1.0, LAST)  # small letters are better than no name
        if name:
            canvas.text(name.text, area, NAME, align="centre", middle=False, size=name.size)

    def _name(self, canvas: Canvas, area: Rect, share: float, least: float = SMALLEST) -> Fit | None:
        """The name, in a share of the width: those of neighbours should not run together."""
        text, width = planet_name(self.key, self.language), round(area.width * share)
        return fit(
            canvas, text, "title", width, area.height, NAME.mm, leading=NAME.leading, lines=2, least=least
        )

    def _height(self, canvas: Canvas, rect: Rect) -> int:
        """What a name of two lines leaves to the planet, but not much less than usual."""
        name = lines_height(canvas, 2, NAME)
        return max(round(rect.height * LEAST), min(round(rect.height * NAMED), rect.height - name))

    def shown(self) -> list[str]:
        return [self.key]


def planet_name(key: str, language: str) -> str:
    return printed("duel", "planet", key, language).name


@dataclass(frozen=True, slots=True)
class PlanetCardLook(CardLook):
    """A planet as a card to inspect."""

    def face(self) -> CardPrint:
        symbol = symbol_of(self.key)
        on_card = printed("duel", "planet", self.key, self.language)
        say = catalogue(self.language).say
        return CardPrint(
            picture=f"duel/planets/{self.key}",
            band=BANDS[symbol],
            title=on_card.name,
            icon=f"resource_{symbol}",
            note=say(f"look.resource.{symbol}"),
            kind=say("look.kind.planet"),
            body=(Para(say(f"look.resource.text.{symbol}"), "body", 4.5, INK, gap=1.0),),
            flavour=on_card.says["flavour"],
            corner_icon=f"resource_{symbol}",
            sky=True,
        )


@dataclass(frozen=True, slots=True)
class WarpLook(Faceless):
    """The warp: a violet whirl."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        picture(canvas, "space/warp", rect)


@dataclass(frozen=True, slots=True)
class OrreryLook(Faceless):
    """The rings etched into the middle of the table."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        picture(canvas, "space/orrery", about(rect.center, min(rect.size)))
