"""Build the small pieces of Firestorm: orbs, lucky stones, stars, counters and emblems of the factions."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image

from cosmos import Field, grid, ramp, rgb, screen, smooth, to_image
from eclipse_mould import Layer, Model, cast, finished, lit, mask, ring, seen, sight, sign
from firestorm_icons import FACTIONS, ICONS
from firestorm_march import Light, Part, Stuff, View
from firestorm_march import Model as Thing
from firestorm_march import picture as lit_thing
from firestorm_shapes import gem
from icon_shapes import burst
from paint import save_webp, sheet
from paint_shapes import rounded
from plastic import shrink, with_alpha

FOLDER = Path(__file__).resolve().parents[1] / "art" / "firestorm"
SIDE = 192
TONES: dict[str, tuple[str, str, str, str]] = {
    "lft": ("#06163E", "#123E94", "#2F74E8", "#C8E4FF"),
    "forum_raglund": ("#3E2600", "#8A5C04", "#E0AC14", "#FFF2B0"),
    "kristallimperium": ("#30020A", "#7A0A18", "#CC2430", "#FFB4AC"),
    "galactic_guardians": ("#1A0A3A", "#4A2290", "#8A4ED8", "#E6CCFF"),
    "neutral": ("#04281A", "#0E5C38", "#2E9E5E", "#BAF6D0"),
}
INK = {
    "lft": "#F2F8FF",
    "forum_raglund": "#4A2C00",
    "kristallimperium": "#FFE2DC",
    "galactic_guardians": "#F2E2FF",
    "neutral": "#EAFFF0",
}


def emblem(faction: str, side: int = 256) -> Image.Image:
    """A moulded medal of the faction: bevelled rim, sunk field and its sign."""
    body = sign(FACTIONS[faction], 50, 50, 60)
    model = Model(
        layers=(
            Layer(ring(50, 50, 47), 3, 9, 7),
            Layer(body, 10, 5, 3.2),
        ),
        grooves=((ring(50, 50, 39.5), 2.2, 3.2), (ring(50, 50, 43.8), 0.8, 1.0)),
        painted=((body, INK[faction]),),
    )
    piece = cast(model, side * 3)
    return finished(seen(sight(piece, 80), lit(piece, TONES[faction], tilt=80, gloss=1.1)), 3)


def orb(tones: tuple[str, str, str, str], mark: str, ink: str) -> Image.Image:
    """A glossy ball of points with a sign sunk into it."""
    n = SIDE * 3
    x, y = grid(n, n)
    u, v = (x - n / 2) / (n * 0.46), (y - n / 2) / (n * 0.46)
    d = np.hypot(u, v)
    w = np.sqrt(np.clip(1 - d * d, 0, 1))
    sun = np.array([-0.52, -0.60, 0.61])
    day = np.clip(u * sun[0] + v * sun[1] + w * sun[2], 0, 1)
    icon = mask(sign(mark, 50, 51, 48), n)
    out = ramp(0.12 + 0.86 * day, [(0, tones[0]), (0.35, tones[1]), (0.72, tones[2]), (1, tones[3])])
    low = np.roll(icon, (-4, -4), (0, 1))
    out = out * (1 - 0.35 * np.clip(low - icon, 0, 1)[..., None])
    out = out * (1 - icon[..., None]) + rgb(ink) * (0.72 + 0.4 * day[..., None]) * icon[..., None]
    back = np.clip(1 - w, 0, 1) ** 3 * smooth(-0.1, 0.9, u * 0.6 + v * 0.7)
    out = screen(out, back[..., None] * rgb(tones[3]) * 0.7)
    shine = smooth(0.36, 0.06, np.hypot((u + 0.36) * 1.0, (v + 0.46) * 1.35))
    out = screen(out, shine[..., None] * 0.85)
    return to_image(shrink(with_alpha(out, smooth(1.0, 0.985, d)), 3))


def empty(round_: bool) -> Image.Image:
    """The place of a spent orb or of a star not yet won."""
    n = SIDE * 3
    shape = ring(50, 50, 43) if round_ else f"<g transform='translate(0 2)'>{_star(42)}</g>"
    inside = mask(shape, n)
    thin = mask(ring(50, 50, 40) if round_ else f"<g transform='translate(0 2)'>{_star(37)}</g>", n)
    edge = np.clip(inside - thin, 0, 1)
    colour: Field = np.broadcast_to(rgb("#7C8CC0"), (n, n, 3)) * edge[..., None] + rgb("#0A1024") * (
        1 - edge[..., None]
    )
    return to_image(shrink(with_alpha(colour, edge * 0.85 + thin * 0.55), 3))


def _star(size: float) -> str:
    d = burst(5, size, size * 0.46, 50, 50)
    return f'<path d="{d}" fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>'


def star() -> Image.Image:
    """A gold victory star."""
    body = f"<g transform='translate(0 2)'>{_star(40)}</g>"
    inner = f"<g transform='translate(0 2)'>{_star(21)}</g>"
    piece = cast(Model(layers=(Layer(body, 2, 13, 15), Layer(inner, 9, 4, 5))), SIDE * 3)
    return finished(
        seen(sight(piece, 82), lit(piece, ("#4A2A00", "#A86E04", "#F2BE26", "#FFF6C8"), tilt=82, gloss=1.3)),
        3,
    )


def counter() -> Image.Image:
    """A green pill for +1/+1; the program writes on it."""
    body = rounded([(4, 28), (96, 28), (96, 72), (4, 72)], 21)
    inner = rounded([(10, 34), (90, 34), (90, 66), (10, 66)], 15)
    model = Model(layers=(Layer(body, 2, 8, 7),), grooves=((inner, 1.2, 1.4),))
    piece = cast(model, SIDE * 3)
    return finished(
        seen(sight(piece, 84), lit(piece, ("#04381E", "#0F7A40", "#2FBE6A", "#C8FFD8"), tilt=84)), 3
    )


def luck() -> Image.Image:
    """A lucky stone: one cut green gem."""
    stuff = Stuff("#3CF09A", 1.0, clear=0.8)
    thing = Thing((Part(gem(0.8, 26, 15, (1.0, 0.8, 0.95)), stuff),), reach=1.0)
    return lit_thing(
        thing,
        View(20, 30, 8, 104, SIDE / 2, SIDE / 2),
        (SIDE, SIDE),
        Light("#7AD8B0", "#0A3A2C", "#FFFFFF", "#BFFFE0"),
        3,
    )


JOBS: dict[str, Callable[[], Image.Image]] = {
    "tokens/tp": lambda: orb(("#4A2400", "#A85A04", "#F2A01E", "#FFEBA8"), ICONS["tp"], "#6A3A04"),
    "tokens/ep": lambda: orb(("#04184A", "#0E4EA8", "#34A4F4", "#D8F6FF"), ICONS["ep"], "#F4FCFF"),
    "tokens/luck": luck,
    "tokens/star": star,
    "tokens/star_empty": lambda: empty(False),
    "tokens/orb_empty": lambda: empty(True),
    "tokens/counter": counter,
    **{f"emblems/{faction}": partial(emblem, faction) for faction in FACTIONS},
}


def main(arguments: list[str]) -> None:
    """Build the pieces whose name starts with an argument, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet([Image.open(FOLDER / f"{name}.webp").convert("RGBA") for name in JOBS], arguments[1], 6, 256)
        return
    for name, job in JOBS.items():
        if not arguments or any(name.startswith(start) for start in arguments):
            save_webp(job(), FOLDER / f"{name}.webp", 90)


if __name__ == "__main__":
    main(sys.argv[1:])
