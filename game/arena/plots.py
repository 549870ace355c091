"""Plots as SVG that stands in a page: rows with a dot and its interval, and bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from game.arena.estimates import Estimate

WIDE = 760
LABELS, NUMBERS = 230, 190  # of the width, to the left and right of the plot
ROW, EDGE = 26, 8
TALL = 120  # of bars
LETTER = 7  # about as wide as a letter of a label


class PlotRow(NamedTuple):
    """A line of a plot of intervals."""

    label: str
    found: Estimate


def intervals(title: str, rows: Sequence[PlotRow], even: float, told: Callable[[Estimate], str]) -> str:
    """A dot and its interval for each row, and a dashed line where all would be equal."""
    low = min(even, *(row.found.low for row in rows))
    high = max(even, *(row.found.high for row in rows))
    room = WIDE - LABELS - NUMBERS
    tall = ROW * len(rows) + 2 * EDGE

    def across(value: float) -> float:
        return LABELS + room * (value - low) / ((high - low) or 1.0)

    middle = across(even)
    parts = [f'<line class="even" x1="{middle:.1f}" y1="2" x2="{middle:.1f}" y2="{tall - 2}"/>']
    for number, (label, found) in enumerate(rows):
        y = EDGE + ROW * number + ROW / 2
        left, right, dot = across(found.low), across(found.high), across(found.value)
        parts += [
            f'<text x="{LABELS - 14}" y="{y + 5:.0f}" text-anchor="end">{escape(_short(label))}</text>',
            f'<line class="reach" x1="{left:.1f}" y1="{y:.0f}" x2="{right:.1f}" y2="{y:.0f}"/>',
            f'<circle cx="{dot:.1f}" cy="{y:.0f}" r="5"/>',
            f'<text x="{WIDE - NUMBERS + 14}" y="{y + 5:.0f}">{escape(told(found))}</text>',
        ]
    return _drawing(title, tall, parts)


def bars(title: str, counts: Sequence[int], ends: tuple[str, str]) -> str:
    """How many there are in each step, with the two ends of the scale."""
    most, step = max(counts), (WIDE - 2 * EDGE) / len(counts)
    parts = []
    for number, count in enumerate(counts):
        height = TALL * count / most
        left, top = EDGE + step * number, TALL + 18 - height
        size = f'width="{step - 4:.1f}" height="{height:.1f}"'
        parts.append(f'<rect x="{left + 2:.1f}" y="{top:.1f}" {size}/>')
        if count:
            place = f'x="{left + step / 2:.1f}" y="{top - 6:.1f}"'
            parts.append(f'<text {place} text-anchor="middle">{count}</text>')
    parts += [
        f'<text x="{EDGE}" y="{TALL + 38}">{escape(ends[0])}</text>',
        f'<text x="{WIDE - EDGE}" y="{TALL + 38}" text-anchor="end">{escape(ends[1])}</text>',
    ]
    return _drawing(title, TALL + 46, parts)


def _short(label: str) -> str:
    most = LABELS // LETTER - 3
    return label if len(label) <= most else label[: most - 1] + "\N{HORIZONTAL ELLIPSIS}"


def _drawing(title: str, tall: float, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDE} {tall:.0f}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, *parts, "</svg>"])
