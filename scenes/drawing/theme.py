"""The colours of the one visual language, and how each seat is told apart in three ways."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """A colour from its web code: ``rgb("#FFC857")``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two, ``share`` of the way to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


SPACE = rgb("#070B1A")
DEEP = rgb("#0B1226")
GLASS = rgb("#101A33")
GLASS_RAISED = rgb("#1C2A52")
LINE = rgb("#2A3A66")
LINE_BRIGHT = rgb("#4B63A6")
TEXT = rgb("#EEF3FF")
TEXT_QUIET = rgb("#A9B6DA")
INK = rgb("#1C1A17")
INK_QUIET = rgb("#5B554A")
STOCK = rgb("#F3EFE3")
STOCK_LIGHT = rgb("#FBF8EF")
STOCK_DARK = rgb("#E4DDCB")
AMBER = rgb("#FFC857")  # you can act here, always with a tick or an edge
AMBER_EDGE = rgb("#FFF1C9")
AMBER_DARK = rgb("#F0A92B")
CYAN = rgb("#5BD3F9")  # information and links, as a line only
GOOD = rgb("#3DDBB5")  # told from BAD by who sees no red or no green, too
BAD = rgb("#FF7A52")
WHITE = rgb("#FFFFFF")
BLACK = rgb("#02040E")
FADED = mixed(TEXT_QUIET, GLASS, 0.3)  # on what cannot be pressed; still 4.5:1 on glass
# What these are for whom more contrast is needed: white on black, edges that can be seen.
IN_CONTRAST = {
    SPACE: (0, 0, 0),
    DEEP: (0, 0, 0),
    GLASS: (0, 0, 0),
    GLASS_RAISED: rgb("#10183A"),
    LINE: rgb("#A9BEFF"),
    LINE_BRIGHT: WHITE,
    TEXT: WHITE,
    TEXT_QUIET: WHITE,
    FADED: rgb("#BFC8E6"),
    INK: (0, 0, 0),
    INK_QUIET: (0, 0, 0),
    STOCK: WHITE,
    STOCK_LIGHT: WHITE,
    STOCK_DARK: rgb("#E8E8E8"),
    AMBER_DARK: AMBER,
    GOOD: rgb("#7DFFE0"),
    BAD: rgb("#FFA583"),
}


class SeatLook(NamedTuple):
    """A seat's colour in four depths, its pattern and its glyph."""

    colour: str
    base: Colour
    light: Colour
    dark: Colour
    deep: Colour
    pattern: str
    glyph: str  # the icon's name: the pattern as a sign, and no symbol of any game

    @property
    def on_night(self) -> Colour:
        """The seat's colour as it can be seen on dark glass: red is too dark for that."""
        return self.light if self.colour == "red" else self.base

    @property
    def on_base(self) -> Colour:
        """The ink that can be read on the seat's colour."""
        red, green, blue = self.base
        return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else WHITE


SEATS: dict[str, SeatLook] = {
    look.colour: look
    for look in (
        SeatLook(
            "white", rgb("#F7FEF4"), rgb("#FFFFFF"), rgb("#AEB8C4"), rgb("#4A5563"), "solid", "glyph_crescent"
        ),
        SeatLook(
            "yellow",
            rgb("#E0B100"),
            rgb("#FFE58A"),
            rgb("#947300"),
            rgb("#4D3B00"),
            "stripes",
            "glyph_stripes",
        ),
        SeatLook(
            "red", rgb("#9D0700"), rgb("#F0756C"), rgb("#6B0500"), rgb("#3A0300"), "checks", "glyph_checks"
        ),
        SeatLook(
            "purple", rgb("#814CC4"), rgb("#C9A8F2"), rgb("#532B8A"), rgb("#2A1450"), "waves", "glyph_waves"
        ),
        SeatLook(
            "blue", rgb("#5BD3F9"), rgb("#D6F6FF"), rgb("#1F7DB8"), rgb("#0B3B66"), "dots", "glyph_dots"
        ),
        SeatLook(
            "green",
            rgb("#17916C"),
            rgb("#7FDDB8"),
            rgb("#0C5B43"),
            rgb("#063325"),
            "crosshatch",
            "glyph_hatch",
        ),
        SeatLook(
            "orange",
            rgb("#F0741C"),
            rgb("#FFC396"),
            rgb("#A23E06"),
            rgb("#5B1F02"),
            "chevrons",
            "glyph_chevrons",
        ),
    )
}
