"""Shapes of the Eclipse pieces that no seat owns: ancients, the centre's defences, orbitals, monoliths."""

from __future__ import annotations

import math

from eclipse_mould import Layer, Model, ring, straight
from paint_shapes import polygon, rounded, smooth

EMBER, ICE = "#FF7A2E", "#6FE0FF"


def _shell(points: list[tuple[float, float]]) -> str:
    """A smooth outline mirrored across the long axis."""
    flipped = [(x, 100 - y) for x, y in reversed(points)]
    return smooth([*points, *flipped], closed=True)


def _round(count: int, radius: float, turn: float = 0.0) -> list[tuple[float, float]]:
    angles = [math.tau * (i + turn) / count for i in range(count)]
    return [(50 + radius * math.cos(a), 50 + radius * math.sin(a)) for a in angles]


ANCIENT = Model(
    layers=(
        Layer(
            _shell(
                [
                    (70, 46),
                    (82, 43),
                    (97, 44),
                    (98, 38),
                    (86, 31),
                    (74, 27),
                    (78, 14),
                    (88, 8),
                    (80, 3),
                    (64, 8),
                    (56, 20),
                    (46, 18),
                    (40, 6),
                    (28, 2),
                    (24, 6),
                    (32, 14),
                    (32, 24),
                    (20, 24),
                    (8, 18),
                    (4, 23),
                    (14, 34),
                    (18, 43),
                    (4, 47),
                ]
            ),
            3,
            6,
            5,
        ),
        Layer(_shell([(72, 48), (66, 36), (48, 29), (28, 33), (14, 44)]), 6, 11, 13),
        Layer(_shell([(84, 47.5), (76, 41), (66, 42), (62, 47)]), 9, 8, 7),
        Layer(ring(46, 50, 8), 14, 6, 7.5),
    ),
    grooves=(
        ("M58 34Q52 50 58 66", 1.1, 2.0),
        ("M36 32Q30 50 36 68", 1.1, 2.0),
        ("M26 37Q22 50 26 63", 1.1, 2.0),
        (straight((66, 26), (80, 10)) + straight((66, 74), (80, 90)), 1.0, 1.4),
        (straight((36, 22), (32, 8)) + straight((36, 78), (32, 92)), 1.0, 1.4),
        (straight((24, 32), (10, 22)) + straight((24, 68), (10, 78)), 1.0, 1.4),
    ),
    smoked=(ring(46, 50, 7),),
    lamps=(
        (46, 50, 11, EMBER),
        (76, 44.5, 4.2, EMBER),
        (76, 55.5, 4.2, EMBER),
        (62, 28, 2.8, EMBER),
        (62, 72, 2.8, EMBER),
        (36, 26, 2.4, EMBER),
        (36, 74, 2.4, EMBER),
    ),
)


def _guns() -> tuple[str, str, str]:
    """Barrels, turrets and their caps at the four corners of the fortress."""
    barrels, turrets, caps = "", "", ""
    for x, y in _round(4, 36, 0.5):
        out = ((x - 50) / 36, (y - 50) / 36)
        for shift in (-3.4, 3.4):
            a = (x - out[1] * shift, y + out[0] * shift)
            barrels += straight(a, (a[0] + out[0] * 13, a[1] + out[1] * 13))
        turrets += ring(x, y, 10)
        caps += ring(x, y, 5.5)
    return barrels, turrets, caps


_BARRELS, _TURRETS, _CAPS = _guns()
CENTER = Model(
    layers=(
        Layer(rounded(_round(8, 42, 0.5), 3), 4, 7, 5),
        Layer(_BARRELS, 6, 7, 2, 4.2),
        Layer(_TURRETS, 6, 9, 6),
        Layer(_CAPS, 13, 4, 4),
        Layer(ring(50, 50, 27) + ring(50, 50, 17), 8, 7, 5),
        Layer(
            straight((84, 50), (96, 50))
            + straight((16, 50), (4, 50))
            + straight((50, 84), (50, 96))
            + straight((50, 16), (50, 4)),
            4,
            8,
            3.5,
            7,
        ),
        Layer(ring(50, 50, 16), 2, 3, 14),
    ),
    grooves=(
        (ring(50, 50, 31), 1.2, 1.8),
        *(
            (straight((50 + x * 0.76, 50 + y * 0.76), (50 + x, 50 + y)), 1.0, 1.6)
            for x, y in ((p - 50, q - 50) for p, q in _round(8, 41, 0.5))
        ),
    ),
    smoked=(ring(50, 50, 16.5),),
    lamps=(
        (50, 50, 20, EMBER),
        *((x, y, 2.4, EMBER) for x, y in _round(8, 22, 0.25)),
        *((x, y, 3.4, EMBER) for x, y in _round(4, 36, 0.5)),
    ),
)


def _panels() -> list[str]:
    """Cells of the two solar wings."""
    cells = []
    for left in (4.5, 17.5, 73.5, 86.5):
        for top in (27.5, 42.8, 58.1):
            x1, y1 = left + 9, top + 13.4
            cells.append(rounded([(left, top), (x1, top), (x1, y1), (left, y1)], 1))
    return cells


ORBITAL = Model(
    layers=(
        Layer(
            rounded([(2, 25), (29, 25), (29, 75), (2, 75)], 3)
            + rounded([(71, 25), (98, 25), (98, 75), (71, 75)], 3),
            3,
            3,
            2.5,
        ),
        Layer(straight((28, 50), (72, 50)), 3, 7, 3.4, 7),
        Layer(ring(50, 50, 29) + ring(50, 50, 21), 4, 8, 4),
        Layer(straight((50, 24), (50, 76)), 3, 6, 2.4, 5),
        Layer(ring(50, 50, 14.5), 6, 9, 9),
        Layer(ring(50, 50, 8), 12, 8, 7.8),
        Layer(ring(50, 21, 5) + ring(50, 79, 5), 6, 8, 4.5),
    ),
    grooves=((ring(50, 50, 25), 0.9, 1.3), (ring(50, 50, 11.4), 0.9, 1.3)),
    painted=tuple((cell, "#2F6BD0") for cell in _panels()),
    smoked=(ring(50, 50, 7.2),),
    lamps=((50, 21, 3.2, ICE), (50, 79, 3.2, ICE), (50, 50, 3.4, ICE)),
)

MONOLITH = Model(
    layers=(
        Layer(rounded([(18, 84), (82, 84), (90, 97), (10, 97)], 3), 2, 6, 5),
        Layer(rounded([(26, 78), (74, 78), (80, 90), (20, 90)], 3), 5, 7, 5),
        Layer(rounded([(34, 10), (50, 2), (66, 10), (68, 84), (32, 84)], 2), 8, 7, 5),
    ),
    grooves=((polygon([(39, 15), (50, 9), (61, 15), (62.4, 78), (37.6, 78)]), 1.0, 1.6),),
    lit_lines=(
        (straight((50, 22), (50, 38)) + ring(50, 45, 6) + straight((50, 52), (50, 68)), 2.2, ICE),
        (straight((43, 62), (50, 69), (57, 62)) + straight((43, 30), (50, 23), (57, 30)), 2.0, ICE),
    ),
    lamps=((50, 45, 4.5, ICE),),
)

OLD = {
    "ancient": (ANCIENT, 62.0, ("right", "left", "up")),
    "center": (CENTER, 62.0, ("right",)),
    "orbital": (ORBITAL, 62.0, ("right",)),
    "monolith": (MONOLITH, 80.0, ("right",)),
}
OLD_TONES = {
    "ancient": ("#1A1630", "#443E62", "#8C86AA", "#F0E8FF"),
    "center": ("#11131C", "#333846", "#777E90", "#E4E6F0"),
    "orbital": ("#23293A", "#5F6A80", "#B6C0D0", "#FFFFFF"),
    "monolith": ("#0A0E1E", "#1C2642", "#45547C", "#C4DAFF"),
}
