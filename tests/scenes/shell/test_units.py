"""How large a millimetre is taken to be where nobody has measured it."""

from __future__ import annotations

import math

import pytest

from scenes.shell.units import guessed

NEAR = 0.12  # of the size: everything is that much larger or smaller than it says


@pytest.mark.parametrize(
    ("pixels", "inches"),
    [
        ((1280, 720), 15.6),
        ((1920, 1080), 14.0),  # laptops
        ((1920, 1080), 15.6),
        ((1920, 1200), 14.0),
        ((2560, 1440), 14.0),
        ((2560, 1600), 14.0),
        ((2880, 1800), 14.0),
        ((2048, 1536), 9.7),  # tablets
        ((2160, 1620), 10.2),
        ((1536, 2048), 9.7),
        ((2736, 1824), 12.3),
    ],
)
def test_laptops_and_tablets_are_guessed_right(pixels: tuple[int, int], inches: float) -> None:
    true = math.hypot(*pixels) / (inches * 25.4)
    assert abs(guessed(*pixels) / true - 1) <= NEAR


def test_a_large_monitor_is_rather_taken_for_a_smaller_one() -> None:
    true = math.hypot(3840, 2160) / (27.0 * 25.4)
    assert true <= guessed(3840, 2160) <= 1.3 * true
