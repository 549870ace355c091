"""How large things are: everything is laid out in millimetres on the glass."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

CARD_MM = (85.6, 54.0)  # a bank card, laid on the screen to calibrate
UI_SIZES = (80, 160)  # percent
TEXT_SIZES = (80, 200)  # percent
# Where so many millimetres are across and down, letters of so many percent have room beside each other.
TEXT_ROOM = ((300.0, 180.0, 200), (200.0, 150.0, 150))
LEAST_TEXT = 120  # percent that have room everywhere
LARGE = 8.0  # millimetres: twice the height of running text
LAPTOP, MONITOR = 15.6, 24.0  # inches of a 16:9 panel
LAPTOP_PX = 2560  # that a 16:9 laptop is wide at most
SHAPES = ((1.7, LAPTOP), (1.55, 14.0), (1.4, 12.3), (0.0, 10.5))  # wider than this: so many inches
COMPACT_MM = 300.0  # narrower screens fold the log away


class Screen(NamedTuple):
    """The window in pixels and the size of a millimetre in it, the reader's settings included."""

    width: int
    height: int
    px_per_mm: float
    text: float = 1.0  # the reader's text size, on top
    touch: bool = False  # the last input was a finger: larger targets
    reader_font: bool = False  # letters that do not dance
    contrast: bool = False  # white on black, without pictures behind it

    def mm(self, length: float) -> int:
        """A length in pixels; at least one pixel if there is any length."""
        return max(1, round(length * self.px_per_mm)) if length > 0 else round(length * self.px_per_mm)

    def em(self, length: float) -> int:
        """The height of a letter in pixels; what is large already, as a headline, grows no further."""
        grown = max(min(length * self.text, LARGE), length) if self.text > 1 else length * self.text
        return max(7, round(grown * self.px_per_mm))

    def floor(self, length: float) -> int:
        """The height of a letter that has shrunk for want of room: large ones go back to the usual ones."""
        return max(7, round(length * self.px_per_mm * min(1.0, self.text)))

    @property
    def compact(self) -> bool:
        return self.width / self.px_per_mm < COMPACT_MM

    @property
    def gap(self) -> int:
        return self.mm(2)

    @property
    def least(self) -> int:
        """The smallest side of anything that can be pressed (docs/ux 4.0)."""
        return self.mm(9 if self.touch else 7)


def guessed(width: int, height: int) -> float:
    """Pixels per millimetre of a usual screen with this many pixels; there is no way to ask it.

    What is too small cannot be read, what is too large only looks generous: of the screens with so many
    pixels a small one is taken, and a monitor, which stands further away than a laptop, for a smaller one.
    """
    diagonal_px = math.hypot(width, height)
    long, short = max(width, height), min(width, height)
    shape = next(inches for ratio, inches in SHAPES if long / short > ratio)
    inches = MONITOR if shape == LAPTOP and long > LAPTOP_PX else shape
    return diagonal_px / (inches * 25.4)


def largest_text(wide: float, tall: float) -> int:
    """How many percent letters may have in a window of so many millimetres, before anything overlaps."""
    return next((most for across, down, most in TEXT_ROOM if wide >= across and tall >= down), LEAST_TEXT)


def screen(width: int, height: int, *, calibrated: float = 0.0, ui: int = 100, text: int = 100) -> Screen:
    """A window's screen: ``calibrated`` pixels per millimetre if known, and sizes in percent."""
    measured = calibrated or guessed(width, height)
    # A window too small for the layout shrinks it, and large letters in it, instead of cutting it off.
    wanted, fits = measured * ui / 100, min(width / 225.0, height / 150.0)
    text = min(text, largest_text(width / min(wanted, fits), height / min(wanted, fits)))
    letters = text / 100 if wanted <= fits else max(min(1.0, text / 100), text / 100 * fits / wanted)
    return Screen(width, height, min(wanted, fits), letters)


class HasScreen(Protocol):
    """Something that lays out or draws in millimetres."""

    screen: Screen


@contextmanager
def with_letters_of(what: HasScreen, text: float) -> Iterator[None]:
    """Lets something lay out or draw with letters of another size than the reader's."""
    usual = what.screen
    what.screen = usual._replace(text=text)
    try:
        yield
    finally:
        what.screen = usual
