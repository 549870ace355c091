"""Build the planets of Cosmic Encounter: five for each colour, alike in hue and different in nature."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from cosmos import Field, Stops, fbm, noise, ramp, ridged, smooth, to_image
from globe import Planet, Points, Surface, craters, render
from paint import save_webp, sheet
from planets import _away, _mix, _swirl, _warped

FOLDER = Path(__file__).resolve().parents[1] / "art" / "cosmic" / "planets"
SIDE = 448  # of a picture: no table shows them larger


class Palette(NamedTuple):
    """The hues of a home system, from its shadows to its highlights."""

    night: str
    deep: str
    dark: str
    base: str
    light: str
    pale: str
    second: str  # of seas, storms and cracks
    air: str


PALETTES = {
    "red": Palette("#2A0705", "#4F120C", "#8C2A1C", "#C65138", "#E99471", "#FFDCC2", "#3E6A8C", "#FF9E86"),
    "yellow": Palette("#2E1F04", "#5E430C", "#A2761C", "#D9AE3C", "#F4D982", "#FFF7D8", "#7E9C3C", "#FFE08A"),
    "green": Palette("#04221A", "#0B4434", "#1C7A57", "#3FAE7C", "#93DCA9", "#E6FBE0", "#1F6F8C", "#9CF2C8"),
    "blue": Palette("#04142C", "#0B3560", "#1C6FA6", "#4CB4DE", "#A4E2F6", "#F0FCFF", "#2B4FA8", "#A0E4FF"),
    "purple": Palette("#190A30", "#36185E", "#65359C", "#9A66D0", "#CBA6F0", "#F6E8FF", "#C2548C", "#CFA8FF"),
    "orange": Palette("#2C1203", "#5E2808", "#A84E12", "#E58234", "#FFC084", "#FFF0D8", "#7A3F86", "#FFC08A"),
    "white": Palette("#12161F", "#343D4D", "#727F92", "#B2BECB", "#E0E8EE", "#FFFFFF", "#5E7FA8", "#E4F0FF"),
}


def _tones(p: Palette) -> Stops:
    return [(0.0, p.deep), (0.25, p.dark), (0.5, p.base), (0.75, p.light), (1.0, p.pale)]


def seas(p: Points, c: Palette, seed: int) -> Surface:
    """Lands in the owner's colour between seas of another one, under torn clouds."""
    land = fbm(p.x * 1.9, p.y * 1.9, p.z * 1.9, seed, 6)
    shore = smooth(-0.02, 0.05, land)
    sea = ramp(land, [(-0.5, c.night), (-0.15, c.second), (0.02, c.light)])
    ground = ramp(land * 1.6 + 0.3, _tones(c))
    colour = sea * (1 - shore[..., None]) + ground * shore[..., None]
    q = _warped(p, seed + 3, 1.7, 0.4)
    cloud = smooth(0.14, 0.5, fbm(q.x * 2.0, q.y * 3.4, q.z * 2.0, seed + 5, 5)) * 0.85
    return Surface(colour, land.clip(0.0) * 0.16, 0.8 * (1 - shore), None, cloud, c.pale)


def bands(p: Points, c: Palette, seed: int) -> Surface:
    """A calm giant in fine bands."""
    w = fbm(p.x * 1.6, p.y * 3.0, p.z * 1.6, seed, 4)
    t = p.y + 0.06 * w
    grain = fbm(p.x * 1.4, p.y * 18, p.z * 1.4, seed + 2, 4)
    value = 0.5 + 0.22 * np.sin(t * 15 + seed) + 0.13 * np.sin(t * 37 + 2) + 0.28 * grain
    return Surface(ramp(value, _tones(c)), value * 0.010, 0.2)


def rocks(p: Points, c: Palette, seed: int) -> Surface:
    """Bare rock full of craters, with a stain of another mineral."""
    rough = fbm(p.x * 2.4, p.y * 2.4, p.z * 2.4, seed, 6)
    height, floor = craters(p, seed, 120, 0.05, 0.36)
    colour = ramp(rough * 1.1 + 0.42, _tones(c))
    stain = smooth(0.1, 0.4, noise(p.x * 2.4 + 9, p.y * 2.4, p.z * 2.4, seed + 4)) * 0.4
    colour = _mix(colour, c.second, stain)
    return Surface(_mix(colour, c.night, floor * 0.35), height * 0.55 + rough * 0.10, 0.05)


def storms(p: Points, c: Palette, seed: int) -> Surface:
    """A stormy giant with one great eye."""
    axis = (0.45 if seed % 2 else -0.4, 0.3, 0.78)
    s = _swirl(p, axis, 0.36, 5.0)
    w = fbm(s.x * 1.8, s.y * 3.4, s.z * 1.8, seed, 5)
    t = s.y + 0.18 * w
    value = 0.48 + 0.26 * np.sin(t * 12 + seed) + 0.42 * fbm(s.x * 1.6, s.y * 13, s.z * 1.6, seed + 2, 5)
    eye = _away(p, axis)
    colour = _mix(ramp(value, _tones(c)), c.second, smooth(0.34, 0.08, eye) * 0.6)
    return Surface(_mix(colour, c.night, smooth(0.09, 0.03, eye) * 0.85), value * 0.016, 0.15)


def cracks(p: Points, c: Palette, seed: int) -> Surface:
    """A dark crust over something bright."""
    crust = fbm(p.x * 2.8, p.y * 2.8, p.z * 2.8, seed, 6)
    q = _warped(p, seed + 1, 2.0, 0.3)
    crack = ridged(q.x * 1.9, q.y * 1.9, q.z * 1.9, seed + 2, 4)
    heat = np.clip(smooth(0.74, 0.95, crack) * (0.7 + crust), 0, 1)
    colour = ramp(crust + 0.35, [(0.0, c.night), (0.3, c.deep), (0.6, c.dark), (0.9, c.base)])
    glow = ramp(heat, [(0, "#000000"), (0.3, c.dark), (0.6, c.base), (0.85, c.light), (1, c.pale)])
    return Surface(colour * (1 - 0.5 * heat[..., None]), crust * 0.2 - heat * 0.05, 0.1, glow)


KINDS: tuple[Callable[[Points, Palette, int], Surface], ...] = (rocks, bands, seas, storms, cracks)


def planet(colour: str, number: int) -> Planet:
    """The recipe of one planet; the second of a system has a ring."""
    c = PALETTES[colour]
    place = list(PALETTES).index(colour)
    kind = KINDS[(number + place) % len(KINDS)]
    seed = 1000 + 37 * place + 11 * number
    ring: Stops | None = None
    if kind is bands:
        ring = [(0, c.dark), (0.35, c.light), (0.6, c.pale), (1, c.base)]
    tilt = (0.35, -0.3, 0.2, -0.2, 0.4)[number] * (1 if place % 2 else -1)

    def paint(points: Points) -> Surface:
        return kind(points, c, seed)

    return Planet(paint, c.air, 0.85, tilt, 0.2, 0.9, ring, night=c.night)


def picture(colour: str, number: int) -> Image.Image:
    """One planet as an image."""
    field: Field = render(planet(colour, number))
    return to_image(field).resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def main(arguments: list[str]) -> None:
    """Build the planets of the colours named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        found = [Image.open(file).convert("RGBA") for file in sorted(FOLDER.glob("*.webp"))]
        sheet(found, arguments[1], 5, 220)
        return
    for colour in arguments or PALETTES:
        for number in range(len(KINDS)):
            save_webp(picture(colour, number), FOLDER / f"{colour}_{number}.webp")


if __name__ == "__main__":
    main(sys.argv[1:])
