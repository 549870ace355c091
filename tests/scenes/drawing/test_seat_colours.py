"""The colours of the seats can be told apart by those who see no red, no green or no blue (docs/ux 1)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

import pytest

from scenes.drawing.theme import AMBER, BAD, CYAN, GOOD, SEATS, Colour
from scenes.table.looks.medallions import seat_glyph
from scenes.tools.shots_tables import COLOURS
from tests.support.screen.headless import a_canvas, a_ui

LEAST = 20.0  # CIEDE2000: a difference that is seen side by side without looking for it
SIX = ("blue", "white", "red", "green", "yellow", "purple")
Matrix = tuple[tuple[float, float, float], ...]
Vector = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, at full strength, on linear light.
VISIONS: dict[str, Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "without red": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "without green": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "without blue": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041),
)  # fmt: skip
WHITE = (0.95047, 1.0, 1.08883)


def times(matrix: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _linear(colour: Sequence[int]) -> Vector:
    """How much light of each kind a colour is."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (part / 255 for part in colour[:3])
    )
    return red, green, blue


def lab(colour: Colour, vision: Matrix) -> Vector:
    """A colour as eyes of this kind see it, in CIELAB."""
    seen = times(vision, _linear(colour))
    bounded = (min(1.0, max(0.0, seen[0])), min(1.0, max(0.0, seen[1])), min(1.0, max(0.0, seen[2])))
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
        for share in (part / white for part, white in zip(times(TO_XYZ, bounded), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Vector, other: Vector) -> float:
    """CIEDE2000, after Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    apart = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(apart / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if not c1 * c2 else (h1 + apart / 2) % 360
    turn = (
        1 - 0.17 * math.cos(math.radians(hue - 30)) + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6)) - 0.20 * math.cos(math.radians(4 * hue - 63))
    )  # fmt: skip
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * turn
    rotation = (
        -2
        * math.sqrt(chroma**7 / (chroma**7 + 25**7))
        * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    )
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * dc / sc * dh / sh)


@pytest.mark.parametrize(
    ("one", "other", "wanted"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ],
)
def test_the_difference_is_that_of_the_published_examples(one: Vector, other: Vector, wanted: float) -> None:
    assert difference(one, other) == pytest.approx(wanted, abs=0.0001)


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_seats_of_a_game_look_alike(vision: str) -> None:
    """Orange is Duel's; whoever chooses it beside yellow or green has the patterns and the glyphs."""
    for pair in {pair for seats in (COLOURS["duel"], SIX) for pair in combinations(seats, 2)}:
        one, other = (lab(SEATS[name].base, VISIONS[vision]) for name in pair)
        assert difference(one, other) >= LEAST, pair


def test_the_games_deal_out_no_other_colours() -> None:
    assert {colour for game, colours in COLOURS.items() if game != "duel" for colour in colours} <= {*SIX}
    assert {*SIX, *COLOURS["duel"]} == {*SEATS}


def test_every_seat_has_a_pattern_and_a_glyph_of_its_own() -> None:
    assert len({look.pattern for look in SEATS.values()}) == len(SEATS)
    assert len({look.glyph for look in SEATS.values()}) == len(SEATS)


# --- who sees no colours at all

GREY: Matrix = ((0.2126729, 0.7151522, 0.0721750),) * 3  # only rods: light and nothing else
ALIKE = 0.08  # the share of a sign's pixels in which two signs differ at least
LEGAL = (AMBER, CYAN)  # what can be used, and what only tells something
OUTCOMES = (GOOD, BAD)


def sign_of(colour: str) -> list[bool]:
    """Where a seat's glyph is light, whatever its colour."""
    ui = a_ui((200, 200))
    canvas = a_canvas(ui)
    canvas.surface.fill((0, 0, 0))
    seat_glyph(canvas, (100, 100), 120, colour)
    spots = [(x, y) for x in range(40, 160, 2) for y in range(40, 160, 2)]
    shades = [times(GREY, _linear(tuple(canvas.surface.get_at(spot))))[0] for spot in spots]
    middle = (min(shades) + max(shades)) / 2
    return [shade > middle for shade in shades]


def test_who_sees_no_colours_tells_the_seats_by_their_glyphs() -> None:
    signs = {colour: sign_of(colour) for colour in SEATS}
    for one, other in combinations(signs, 2):
        pairs = list(zip(signs[one], signs[other], strict=True))
        assert sum(a != b for a, b in pairs) / len(pairs) >= ALIKE, (one, other)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("pair", [LEGAL, OUTCOMES])
def test_what_light_says_can_be_told_apart(pair: tuple[Colour, Colour], vision: str) -> None:
    """Beside that, what can be used has a tick, and what is good or bad a sign."""
    one, other = (lab(colour, VISIONS[vision]) for colour in pair)
    assert difference(one, other) >= LEAST
