"""Build the twelve planets of Duel, each with a surface of its own that fits its name."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image

from cosmos import Field, Stops, fbm, noise, ramp, rgb, ridged, smooth, to_image
from globe import RADIUS, SIZE, Planet, Points, Surface, craters, render
from paint import save_webp, sheet
from plastic import over, with_alpha

FOLDER = Path(__file__).resolve().parents[1] / "art" / "duel" / "planets"


def _mix(base: Field, colour: str, share: Field) -> Field:
    return base * (1 - share[..., None]) + rgb(colour) * share[..., None]


def _warped(p: Points, seed: int, scale: float, force: float) -> Points:
    """Points pushed around by slow noise, for flowing shapes."""
    a = fbm(p.x * scale, p.y * scale, p.z * scale, seed, 3)
    b = fbm(p.x * scale + 7, p.y * scale, p.z * scale, seed + 5, 3)
    return Points(p.x + force * a, p.y + force * b, p.z)


def _away(p: Points, axis: tuple[float, float, float]) -> Field:
    """Angle between each point and a direction."""
    a = np.array(axis) / np.linalg.norm(axis)
    length = np.sqrt(p.x**2 + p.y**2 + p.z**2) + 1e-6
    return np.arccos(np.clip((p.x * a[0] + p.y * a[1] + p.z * a[2]) / length, -1, 1)).astype(np.float32)


def _swirl(p: Points, axis: tuple[float, float, float], size: float, turns: float) -> Points:
    """Points twisted around a direction, for storms."""
    a = np.array(axis, dtype=np.float32) / np.float32(np.linalg.norm(axis))
    angle = turns * np.exp(-((_away(p, axis) / size) ** 2))
    c, s = np.cos(angle), np.sin(angle)
    dot = p.x * a[0] + p.y * a[1] + p.z * a[2]
    cross = (a[1] * p.z - a[2] * p.y, a[2] * p.x - a[0] * p.z, a[0] * p.y - a[1] * p.x)
    x, y, z = (q * c + k * s + n * dot * (1 - c) for q, k, n in zip((p.x, p.y, p.z), cross, a, strict=True))
    return Points(x, y, z)


def drizzle(p: Points) -> Surface:
    """A wet world: slate seas, small mossy lands and slanting rain clouds everywhere."""
    land = fbm(p.x * 2.0, p.y * 2.0, p.z * 2.0, 11, 6)
    shore = smooth(0.08, 0.12, land)
    sea = ramp(land, [(-0.5, "#0A2E52"), (-0.1, "#14598A"), (0.08, "#3FA3B8")])
    green = ramp(land, [(0.08, "#A9B98A"), (0.16, "#4E8A5E"), (0.34, "#2B5E4A"), (0.5, "#8FA08C")])
    colour = sea * (1 - shore[..., None]) + green * shore[..., None]
    q = _warped(p, 21, 1.4, 0.35)
    slant = q.y + 0.55 * q.x
    streak = fbm(q.x * 1.2, slant * 7.5, q.z * 1.2, 23, 5)
    mass = fbm(q.x * 2.2, q.y * 2.2, q.z * 2.2, 29, 5)
    cloud = smooth(0.02, 0.42, streak * 0.75 + mass * 0.7 + 0.08) * 0.92
    return Surface(
        colour, land.clip(0.08) * 0.16 + cloud * 0.03, 0.9 * (1 - shore) * (1 - cloud), None, cloud, "#DCE8F4"
    )


def old_kettle(p: Points) -> Surface:
    """Copper rock full of craters that hold simmering water, with steam drifting off."""
    rough = fbm(p.x * 2.4, p.y * 2.4, p.z * 2.4, 31, 6)
    height, floor = craters(p, 33, 110, 0.06, 0.42)
    colour = ramp(rough, [(-0.45, "#4B2F27"), (-0.1, "#8A5842"), (0.2, "#B98464"), (0.5, "#E0BC98")])
    colour = _mix(colour, "#3B6B66", smooth(0.12, 0.4, noise(p.x * 3 + 9, p.y * 3, p.z * 3, 35)) * 0.35)
    pool = floor * smooth(-0.35, 0.0, noise(p.x * 2.2, p.y * 2.2, p.z * 2.2 + 3, 37))
    colour = (
        colour * (1 - pool[..., None]) + ramp(rough, [(-0.3, "#0E6E86"), (0.3, "#57D3DA")]) * pool[..., None]
    )
    q = _warped(p, 39, 2.2, 0.4)
    steam = smooth(0.22, 0.6, fbm(q.x * 2.6, q.y * 3.4, q.z * 2.6, 41, 5) + 0.16 * floor) * 0.55
    return Surface(colour, height * 0.55 * (1 - 0.7 * pool) + rough * 0.10, pool, None, steam, "#F4EDE4")


def mumble(p: Points) -> Surface:
    """A hushed lavender ball whose bands look like sound waves dying away."""
    q = _warped(p, 51, 1.1, 0.16)
    first = _away(q, (-0.55, -0.35, 0.75))
    second = _away(q, (0.75, 0.45, 0.45))
    a = np.cos(first * 27) * np.exp(-first * 0.75)
    b = np.cos(second * 31) * np.exp(-second * 1.1)
    soft = fbm(q.x * 1.5, q.y * 1.5, q.z * 1.5, 53, 4)
    value = 0.52 + 0.26 * (a + b) + 0.55 * soft
    colour = ramp(
        value, [(0, "#39467E"), (0.35, "#6C7CB8"), (0.62, "#A4AEDC"), (0.85, "#D5D6F0"), (1.05, "#F6F0FA")]
    )
    return Surface(colour, (a + b) * 0.007 + soft * 0.05, 0.25)


def tidepool(p: Points) -> Surface:
    """Bright shallows, sand rings with foam edges and deep blue holes."""
    land = fbm(p.x * 2.6, p.y * 2.6, p.z * 2.6, 61, 6)
    ring = ridged(p.x * 1.7, p.y * 1.7, p.z * 1.7 + 4, 63, 4)
    value = land * 0.8 + (ring - 0.62) * 1.5
    water: Stops = [(-0.7, "#06306E"), (-0.3, "#0B66A4"), (0.0, "#1FB6C4"), (0.16, "#7FE6D6")]
    shore: Stops = [(0.2, "#FFF4D0"), (0.34, "#E7C98C"), (0.5, "#7FAE6C"), (0.7, "#3E7F5E")]
    colour = ramp(value, [*water, *shore])
    foam = smooth(0.045, 0.0, np.abs(value - 0.18)) * smooth(-0.2, 0.3, noise(p.x * 9, p.y * 9, p.z * 9, 65))
    colour = _mix(colour, "#FFFFFF", foam * 0.85)
    dry = smooth(0.17, 0.24, value)
    q = _warped(p, 67, 1.8, 0.4)
    cloud = smooth(0.26, 0.55, fbm(q.x * 1.9, q.y * 3.0, q.z * 1.9, 69, 5)) * 0.85
    return Surface(colour, value.clip(0.12) * 0.10, 0.95 * (1 - dry), None, cloud, "#FFFDF6")


def cinderhook(p: Points) -> Surface:
    """Black crust, glowing cracks and one great hook of open lava."""
    crust = fbm(p.x * 3.0, p.y * 3.0, p.z * 3.0, 71, 6)
    q = _warped(p, 73, 2.0, 0.28)
    crack = ridged(q.x * 2.0, q.y * 2.0, q.z * 2.0, 75, 4)
    g = _warped(_warped(p, 77, 1.6, 0.12), 78, 7.0, 0.05)
    away, turn = np.hypot(g.x - 0.10, g.y - 0.06), np.arctan2(g.y - 0.06, g.x - 0.10)
    width = 0.085 * smooth(3.0, -0.8, turn) + 0.012
    arc = (
        smooth(width, width * 0.25, np.abs(away - 0.44)) * smooth(-1.75, -1.4, turn) * smooth(2.75, 2.3, turn)
    )
    shank = smooth(0.088, 0.022, np.abs(g.y + 0.38)) * smooth(-0.85, -0.6, g.x) * smooth(0.16, 0.02, g.x)
    hook = np.maximum(arc, shank) * smooth(-0.9, 0.1, crust + 0.5) * (p.z > 0)
    heat = np.clip(smooth(0.80, 0.97, crack) * (0.55 + crust) + hook * 0.92, 0, 1)
    colour = ramp(crust, [(-0.4, "#17100F"), (0, "#3A2926"), (0.3, "#5E463E"), (0.5, "#8B6B5C")])
    glow = ramp(heat, [(0, "#000000"), (0.2, "#5A0E04"), (0.5, "#E0420E"), (0.8, "#FF9A2E"), (1, "#FFF0B0")])
    return Surface(colour * (1 - 0.6 * heat[..., None]), crust * 0.22 - heat * 0.06, 0.1, glow)


def rust_orchard(p: Points) -> Surface:
    """Rusty plains planted with rows of round dark groves."""
    land = fbm(p.x * 2.1, p.y * 2.1, p.z * 2.1, 81, 6)
    fine = fbm(p.x * 8, p.y * 8, p.z * 8, 83, 4)
    value = land + 0.25 * fine
    colour = ramp(
        value, [(-0.5, "#541E14"), (-0.15, "#93401F"), (0.12, "#C66B33"), (0.35, "#E39A5A"), (0.6, "#F5CE9B")]
    )
    lat, lon = np.arcsin(np.clip(p.y, -1, 1)), np.arctan2(p.x, p.z)
    row = np.floor(lat * 15)
    ring = np.maximum(np.cos((row + 0.5) / 15), 0.15)
    a = (lon * 15 * ring + 0.5 * (row % 2)) % 1 - 0.5
    b = (lat * 15) % 1 - 0.5
    field = smooth(0.02, 0.2, fbm(p.x * 1.6 + 5, p.y * 1.6, p.z * 1.6, 85, 4))
    tree = smooth(0.40, 0.28, np.hypot(a, b)) * field
    colour = _mix(colour, "#7A2F18", field * 0.35)
    colour = (
        colour * (1 - tree[..., None]) + ramp(fine, [(-0.4, "#123B2C"), (0.4, "#4D8A4E")]) * tree[..., None]
    )
    apple = smooth(0.12, 0.06, np.hypot(a - 0.1, b + 0.1)) * tree
    colour = _mix(colour, "#FF5A36", apple)
    cloud = smooth(0.34, 0.62, fbm(p.x * 2 + 3, p.y * 4, p.z * 2, 87, 5)) * 0.5
    return Surface(
        colour,
        land * 0.09 + tree * 0.035 * (1 - (np.hypot(a, b) / 0.4).clip(0, 1) ** 2),
        0.08,
        None,
        cloud,
        "#FFE8D0",
    )


def bellows(p: Points) -> Surface:
    """A gas giant pleated like an accordion, breathing in at the waist."""
    q = _warped(p, 91, 1.5, 0.05)
    lat = np.arcsin(np.clip(q.y, -1, 1)) + 0.03 * np.sin(np.arctan2(q.x, q.z) * 3 + 1)
    pleat = 0.5 + 0.5 * np.cos(lat * 2 * np.pi * 4.2)
    grain = fbm(q.x * 2, q.y * 12, q.z * 2, 93, 4)
    swell = smooth(1.2, 0.2, np.abs(lat))
    value = 0.16 + 0.62 * pleat + 0.30 * grain + 0.14 * swell
    colour = ramp(
        value, [(0, "#3E0712"), (0.3, "#8C1A22"), (0.58, "#CF4536"), (0.82, "#F29368"), (1.1, "#FFE0BE")]
    )
    pole = np.arccos(np.clip(np.abs(p.y), 0, 1))
    cap = smooth(0.36, 0.33, pole)
    colour = (
        colour * (1 - cap[..., None]) + ramp(grain, [(-0.4, "#9A6A1E"), (0.4, "#F0CB6E")]) * cap[..., None]
    )
    nozzle = smooth(0.12, 0.09, pole)
    colour = _mix(colour, "#2A0B0C", nozzle)
    puff = smooth(0.2, 0.55, fbm(q.x * 3, q.y * 6, q.z * 3, 95, 5)) * 0.40
    return Surface(
        colour,
        pleat * 0.045 * (1 - cap) + cap * 0.03 - nozzle * 0.03,
        0.25,
        None,
        puff * (1 - cap),
        "#FFD9C4",
    )


def sulk(p: Points) -> Surface:
    """A brooding plum giant with heavy bands and one storm turned away like a cold shoulder."""
    s = _swirl(p, (0.55, 0.50, 0.68), 0.30, 5.2)
    w = fbm(s.x * 1.8, s.y * 3.4, s.z * 1.8, 101, 5)
    t = s.y + 0.15 * w
    band = (
        0.5
        + 0.30 * np.sin(t * 14)
        + 0.18 * np.sin(t * 33 + 1.5)
        + 0.42 * fbm(s.x * 1.6, s.y * 16, s.z * 1.6, 103, 5)
    )
    stops: Stops = [
        (0, "#1C0A2C"),
        (0.25, "#43164F"),
        (0.5, "#7E2F72"),
        (0.74, "#B95F95"),
        (0.95, "#EDB3C4"),
        (1.1, "#FFE6E2"),
    ]
    colour = ramp(band, stops)
    eye = _away(p, (0.55, 0.50, 0.68))
    colour = _mix(colour, "#E8A08C", smooth(0.30, 0.06, eye) * 0.55)
    colour = _mix(colour, "#2A0A2E", smooth(0.085, 0.03, eye) * 0.9)
    frown = smooth(0.42, 0.34, eye) * smooth(0.26, 0.33, eye)
    return Surface(_mix(colour, "#1A0826", frown * 0.55), band * 0.016, 0.12)


def butterlight(p: Points) -> Surface:
    """A creamy ringed giant in butter and honey."""
    w = fbm(p.x * 1.6, p.y * 3.0, p.z * 1.6, 111, 4)
    t = p.y + 0.05 * w
    band = (
        0.46
        + 0.20 * np.sin(t * 17)
        + 0.12 * np.sin(t * 41 + 2)
        + 0.24 * fbm(p.x * 1.4, p.y * 18, p.z * 1.4, 113, 4)
    )
    stops: Stops = [
        (0.1, "#A8691F"),
        (0.35, "#DDA23D"),
        (0.55, "#F6CF72"),
        (0.75, "#FFE9A8"),
        (1.0, "#FFF9DF"),
    ]
    return Surface(ramp(band, stops), band * 0.010, 0.22)


def _hammered(p: Points, seed: int, count: int) -> Field:
    """Shallow facets as a hammer leaves them: distance to the nearest of many blows."""
    rng = np.random.default_rng(seed)
    best = np.full_like(p.x, -1.0)
    for _ in range(count):
        axis = rng.normal(size=3)
        axis /= np.linalg.norm(axis)
        if axis[2] > -0.2:
            best = np.maximum(best, p.x * axis[0] + p.y * axis[1] + p.z * axis[2])
    return np.clip(np.arccos(np.clip(best, -1, 1)) / 0.13, 0, 1).astype(np.float32) ** 2


def gong(p: Points) -> Surface:
    """Hammered brass in rings around one bright boss."""
    axis = (-0.22, -0.12, 0.97)
    f = fbm(p.x * 2, p.y * 2, p.z * 2, 121, 5)
    away = _away(p, axis) + 0.012 * f
    wave = 0.5 + 0.5 * np.cos(away * 19)
    dent = _hammered(p, 123, 420)
    value = 0.26 + 0.46 * wave + 0.35 * f + 0.10 * dent - 0.12 * smooth(0.9, 1.5, away)
    stops: Stops = [(0, "#3E2608"), (0.3, "#8A5E16"), (0.55, "#C8942E"), (0.8, "#F0CB66"), (1, "#FFF3BE")]
    colour = ramp(value, stops)
    boss = smooth(0.25, 0.21, away)
    colour = _mix(colour, "#FFE694", boss * 0.75)
    dome = np.clip(1 - (away / 0.25) ** 2, 0, 1) * 0.07
    verdigris = smooth(0.1, 0.35, noise(p.x * 2.5, p.y * 2.5, p.z * 2.5 + 2, 125)) * smooth(0.5, 0.1, wave)
    return Surface(_mix(colour, "#3E8A74", verdigris * 0.5), wave * 0.045 + dent * 0.011 + dome, 0.85)


def little_dune(p: Points) -> Surface:
    """Sand in long combed ridges, an oasis or two, and dust at the poles."""
    f = fbm(p.x * 1.7, p.y * 1.7, p.z * 1.7, 131, 5)
    q = _warped(p, 133, 1.6, 0.22)
    phase = (q.y * 1.0 + q.x * 0.55) * 34 + f * 5
    saw = (phase / (2 * np.pi)) % 1
    crest = np.where(saw < 0.72, saw / 0.72, (1 - saw) / 0.28).astype(np.float32)
    calm = 0.45 + 0.55 * smooth(-0.25, 0.25, fbm(p.x * 2.4 + 4, p.y * 2.4, p.z * 2.4, 135, 4))
    value = 0.50 + 0.42 * f + 0.42 * (crest - 0.5) * calm
    colour = ramp(
        value, [(0, "#7B4A1E"), (0.3, "#B57B3A"), (0.55, "#DDAE66"), (0.8, "#F6DA9E"), (1, "#FFF4D6")]
    )
    mesa = fbm(p.x * 2.6, p.y * 2.6, p.z * 2.6 + 6, 137, 5)
    rock = smooth(0.20, 0.30, mesa)
    colour = _mix(colour, "#9A5A36", rock * 0.7)
    oasis = smooth(0.075, 0.05, _away(_warped(p, 139, 6, 0.03), (0.16, -0.10, 0.98)))
    colour = _mix(colour, "#3F9A6A", oasis)
    colour = _mix(
        colour, "#4FD2E0", smooth(0.045, 0.03, _away(_warped(p, 141, 6, 0.03), (0.16, -0.10, 0.98)))
    )
    dust = smooth(0.75, 0.98, np.abs(p.y)) * 0.8
    return Surface(
        _mix(colour, "#FFF6E2", dust),
        crest * 0.034 * calm * (1 - rock) + f * 0.04 + rock * 0.018 + mesa * 0.05,
        0.05,
    )


def haystack(p: Points) -> Surface:
    """A ball of straw: crossing bundles of stalks with shadows between them."""
    height = np.full_like(p.x, -1.0)
    shade = np.zeros_like(p.x)
    for layer, turn in enumerate((0.3, 1.25, -0.55, 2.1, 0.85)):
        c, s = np.cos(turn), np.sin(turn)
        q = _warped(Points(p.x * c + p.y * s, -p.x * s + p.y * c, p.z), 151 + layer, 1.6, 0.16)
        stalk = noise(q.x * 2.2, q.y * 46, q.z * 2.2 + layer * 3, 161 + layer)
        bundle = fbm(q.x * 1.5 + layer, q.y * 3.2, q.z * 1.5, 171 + layer, 3)
        rise = bundle * 1.1 + stalk * 0.42
        shade = np.where(rise > height, 0.48 + stalk * 0.42 + 0.10 * (layer - 2), shade)
        height = np.maximum(height, rise)
    value = shade + 0.35 * height
    stops: Stops = [(0, "#4A3008"), (0.3, "#94681A"), (0.55, "#CFA038"), (0.8, "#F0D073"), (1.05, "#FFF3BC")]
    return Surface(ramp(value, stops), height * 0.035, 0.10)


PLANETS: dict[str, Planet] = {
    "planet_01": Planet(drizzle, "#A9D6FF", 0.95, 0.35, 0.2, 0.8),
    "planet_02": Planet(old_kettle, "#FFD9B8", 0.45, 0.2, 0.2, 0.8),
    "planet_03": Planet(mumble, "#C9CCFF", 1.0, -0.2, 0.1, 1.0),
    "planet_04": Planet(tidepool, "#9CF2FF", 0.95, -0.35, 0.3, 0.8),
    "planet_05": Planet(cinderhook, "#FF8A4A", 0.6, 0.0, 0.0, 0.8, night="#3A1420"),
    "planet_06": Planet(rust_orchard, "#FFB98A", 0.65, 0.4, 0.3, 0.8),
    "planet_07": Planet(bellows, "#FFB0A0", 0.6, -0.42, 0.62, 0.9),
    "planet_08": Planet(sulk, "#E0A8FF", 0.7, 0.28, 0.1, 1.0),
    "planet_09": Planet(
        butterlight, "#FFE3A0", 0.45, -0.30, -0.25, 1.0,
        [(0, "#8A6A38"), (0.3, "#E0C184"), (0.6, "#FFF0CC"), (1, "#C9A25C")],
    ),
    "planet_10": Planet(gong, "#FFE39A", 0.35, 0.0, 0.0, 0.8),
    "planet_11": Planet(little_dune, "#FFE3B0", 0.75, 0.3, 0.2, 0.9),
    "planet_12": Planet(haystack, "#FFEFB0", 0.5, 0.2, 0.1, 0.8),
}  # fmt: skip


def _needle(picture: Field) -> Field:
    """The armed needle of Haystack Prime: a steel spike with an eye, stuck into the limb."""
    j, i = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    middle = SIZE / 2
    ax, ay = middle + RADIUS * 0.50, middle - RADIUS * 0.62
    dx, dy = 0.66, -0.751
    along, across = (i - ax) * dx + (j - ay) * dy, -(i - ax) * dy + (j - ay) * dx
    length = 188.0
    half = 3.5 + 8.5 * smooth(0, length * 0.85, along)
    body = smooth(1, -1, np.abs(across) - half) * smooth(-1, 1, along) * smooth(length + 1, length - 1, along)
    end = smooth(1, -1, np.hypot(along - length, across) - 12)
    eye = smooth(1, -1, np.hypot((along - length + 14) * 0.42, across) - 5)
    alpha = np.maximum(body, end) * (1 - eye)
    steel = ramp(
        across / 12, [(-1, "#FFFFFF"), (-0.35, "#D8E4F4"), (0.1, "#7C8CA8"), (0.7, "#39465F"), (1, "#9FC4F0")]
    )
    return over(with_alpha(steel, alpha), picture)


def picture(name: str) -> Image.Image:
    """One planet as an image."""
    field = render(PLANETS[name])
    return to_image(_needle(field) if name == "planet_12" else field)


def main(arguments: list[str]) -> None:
    """Build the planets named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet(
            [Image.open(file).convert("RGBA") for file in sorted(FOLDER.glob("*.webp"))], arguments[1], 4, 480
        )
        return
    for name in arguments or PLANETS:
        save_webp(picture(name), FOLDER / f"{name}.webp")


if __name__ == "__main__":
    main(sys.argv[1:])
