"""How large things are: everything is laid out in millimetres on the glass."""

from __future__ import annotations

import math
from typing import NamedTuple

CARD_MM = (85.6, 54.0)  # a bank card, laid on the screen to calibrate
UI_SIZES = (80, 160)  # percent
COMPACT_MM = 300.0  # narrower screens fold the log away


class Screen(NamedTuple):
    """The window in pixels and the size of a millimetre in it, the reader's settings included."""

    width: int
    height: int
    px_per_mm: float
    text: float = 1.0  # the reader's text size, on top
    touch: bool = False  # the last input was a finger: larger targets

    def mm(self, length: float) -> int:
        """A length in pixels; at least one pixel if there is any length."""
        return max(1, round(length * self.px_per_mm)) if length > 0 else round(length * self.px_per_mm)

    def em(self, length: float) -> int:
        """The height of a letter in pixels."""
        return max(7, round(length * self.px_per_mm * self.text))

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

    16:9 panels are taken for a 15.6-inch laptop, a 21.5-inch or a 27-inch monitor; taller ones for a
    14-inch laptop or, beyond 1400 lines, a 12.3-inch tablet.
    """
    diagonal_px = math.hypot(width, height)
    if width / height > 1.7:
        inches = 15.6 if width <= 1600 else 21.5 if width <= 2048 else 27.0
    else:
        inches = 12.3 if height >= 1400 else 14.0
    return diagonal_px / (inches * 25.4)


def screen(width: int, height: int, *, calibrated: float = 0.0, ui: int = 100, text: int = 100) -> Screen:
    """A window's screen: ``calibrated`` pixels per millimetre if known, and sizes in percent."""
    measured = calibrated or guessed(width, height)
    # A window too small for the layout shrinks it, and large letters in it, instead of cutting it off.
    wanted, fits = measured * ui / 100, min(width / 225.0, height / 150.0)
    letters = text / 100 if wanted <= fits else max(min(1.0, text / 100), text / 100 * fits / wanted)
    return Screen(width, height, min(wanted, fits), letters)
