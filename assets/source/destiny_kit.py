"""Shared ground of the destiny pictures: skies by type, beings with moods, rooms and landscapes."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import cosmos
from motifs import eye, limb
from stage import Point, Stage, box, curve, dark, light, line, mix, oval, path, place, poly

WIDTH, HEIGHT = 960, 720

SKIES: dict[str, cosmos.Stops] = {
    "teal": ((0, "#031018"), (0.35, "#06303A"), (0.6, "#0E6470"), (0.82, "#2FA9A6"), (1, "#B8F5E4")),
    "lagoon": ((0, "#04101F"), (0.35, "#0A2F55"), (0.6, "#14709A"), (0.82, "#4CC2D8"), (1, "#D8FBFF")),
    "petrol": ((0, "#02080F"), (0.4, "#052430"), (0.7, "#0C4A58"), (1, "#3A9AA0")),
    "dusk": ((0, "#060A1C"), (0.35, "#10324A"), (0.6, "#2A6E78"), (0.8, "#E0A070"), (1, "#FFE3B0")),
    "ice": ((0, "#06122A"), (0.4, "#12406A"), (0.7, "#4C9CC0"), (1, "#E8FCFF")),
    "magenta": ((0, "#0E0214"), (0.35, "#3A0A3E"), (0.6, "#8A1E6E"), (0.82, "#E0559A"), (1, "#FFD0E0")),
    "plum": ((0, "#080212"), (0.4, "#220A36"), (0.7, "#4E1C66"), (1, "#A25AB0")),
    "rose": ((0, "#140410"), (0.35, "#4E1030"), (0.6, "#B0305A"), (0.82, "#FF8A7A"), (1, "#FFE6C0")),
    "violet": ((0, "#06031A"), (0.35, "#1E1250"), (0.6, "#5228A0"), (0.82, "#B06AE8"), (1, "#F6DCFF")),
    "ember": ((0, "#0C0208"), (0.35, "#40080E"), (0.6, "#A82A18"), (0.82, "#FF8A2E"), (1, "#FFE8A8")),
    "green": ((0, "#02100C"), (0.35, "#06382A"), (0.6, "#167A50"), (0.82, "#5CC880"), (1, "#E0FFD0")),
    "mint": ((0, "#06201E"), (0.35, "#11534A"), (0.6, "#38A088"), (0.82, "#96E6BE"), (1, "#F6FFE6")),
    "moss": ((0, "#060E06"), (0.4, "#1A3416"), (0.7, "#4A702A"), (1, "#C8D878")),
    "dawn": ((0, "#0A1A2A"), (0.35, "#1E5A58"), (0.6, "#6EB088"), (0.82, "#FFD890"), (1, "#FFF8DC")),
    "night": ((0, "#02060F"), (0.4, "#061C26"), (0.7, "#0E4440"), (1, "#2E8A6A")),
}  # fmt: skip

SHAPES: dict[str, list[Point]] = {
    "egg": [(0, -206), (56, -180), (84, -104), (78, -34), (44, 0), (-44, 0), (-78, -34), (-84, -104),
        (-56, -180)],
    "pear": [(0, -214), (42, -196), (56, -140), (92, -66), (86, -14), (44, 2), (-44, 2), (-86, -14), (-92,
        -66), (-56, -140), (-42, -196)],
    "tall": [(0, -268), (46, -250), (58, -180), (52, -90), (60, -20), (34, 0), (-34, 0), (-60, -20), (-52,
        -90), (-58, -180), (-46, -250)],
    "squat": [(0, -132), (70, -122), (116, -74), (112, -20), (66, 0), (-66, 0), (-112, -20), (-116, -74),
        (-70, -122)],
    "bean": [(-16, -216), (44, -210), (76, -150), (60, -90), (78, -34), (40, 0), (-40, 0), (-84, -36),
        (-90, -110), (-72, -186)],
    "mush": [(0, -224), (70, -208), (118, -150), (96, -122), (46, -116), (54, -40), (40, 0), (-40, 0),
        (-54, -40), (-46, -116), (-96, -122), (-118, -150), (-70, -208)],
    "cone": [(0, -250), (26, -216), (54, -120), (92, -28), (60, 0), (-60, 0), (-92, -28), (-54, -120),
        (-26, -216)],
    "block": [(-66, -190), (0, -198), (66, -190), (82, -120), (80, -20), (50, 0), (-50, 0), (-80, -20),
        (-82, -120)],
}  # fmt: skip

EYES: dict[str, list[tuple[float, float, float]]] = {
    "one": [(0, 0, 36)], "two": [(-28, 0, 25), (28, 0, 25)], "wide": [(-46, 4, 22), (46, 4, 22)],
    "three": [(-40, 6, 19), (0, -14, 23), (40, 6, 19)], "uneven": [(-30, 0, 32), (34, 8, 19)],
    "four": [(-44, 8, 16), (-16, -12, 19), (16, -12, 19), (44, 8, 16)], "beads": [(-22, 0, 13), (22, 0, 13)],
}  # fmt: skip


def sky(s: Stage, name: str, seed: int, stars: int = 140, scale: float = 1.8, dim: float = 1.0) -> None:
    """Lay a nebula as the ground."""
    s.back(cosmos.sky(WIDTH, HEIGHT, seed, SKIES[name], stars, scale) * dim)


def air(s: Stage, *stops: str) -> None:
    """Lay a plain graded sky."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.lin(*stops)))


def mouth(mood: str, x: float, y: float, w: float, skin: str) -> str:
    """A mouth by mood."""
    ink = dark(skin, 0.82)
    if mood == "grin":
        d = (
            f"M{x - w},{y} Q{x},{y + w * 0.3} {x + w},{y} Q{x + w * 0.7},{y + w * 1.05} "
            f"{x},{y + w * 1.05} Q{x - w * 0.7},{y + w * 1.05} {x - w},{y}Z"
        )
        teeth = (
            f"M{x - w * 0.8},{y + w * 0.1} Q{x},{y + w * 0.34} {x + w * 0.8},{y + w * 0.1} "
            f"L{x + w * 0.7},{y + w * 0.36} Q{x},{y + w * 0.6} {x - w * 0.7},{y + w * 0.36}Z"
        )
        return path(d, ink) + path(teeth, "#FFFDF0") + oval(x, y + w * 0.86, w * 0.4, w * 0.16, "#E86A7A")
    if mood == "oh":
        return oval(x, y + w * 0.35, w * 0.5, w * 0.62, ink) + oval(
            x, y + w * 0.68, w * 0.3, w * 0.2, "#D85A6A"
        )
    if mood == "frown":
        return line(f"M{x - w},{y + w * 0.4} Q{x},{y - w * 0.35} {x + w},{y + w * 0.4}", ink, w * 0.2)
    if mood == "flat":
        return line(f"M{x - w * 0.8},{y + w * 0.1} L{x + w * 0.8},{y}", ink, w * 0.2)
    if mood == "smirk":
        return line(
            f"M{x - w * 0.8},{y + w * 0.14} Q{x + w * 0.2},{y + w * 0.5} {x + w},{y - w * 0.26}", ink, w * 0.2
        )
    if mood == "fangs":
        d = (
            f"M{x - w},{y} Q{x},{y - w * 0.4} {x + w},{y} L{x + w * 0.8},{y + w * 0.6} Q{x},{y + w * 0.3} "
            f"{x - w * 0.8},{y + w * 0.6}Z"
        )
        teeth = "".join(
            path(
                poly(
                    [
                        (x + k * w - w * 0.13, y - w * 0.1),
                        (x + k * w + w * 0.13, y - w * 0.1),
                        (x + k * w, y + w * 0.3),
                    ]
                ),
                "#FFFDF0",
            )
            for k in (-0.6, -0.2, 0.2, 0.6)
        )
        return path(d, ink) + teeth
    return line(f"M{x - w},{y} Q{x},{y + w * 0.8} {x + w},{y}", ink, w * 0.2)


def being(
    s: Stage, shape: str, colour: str, eyes: str = "two", iris: str = "#E8A020", look: Point = (0, 0),
    mood: str = "smile",
    arms: Sequence[Sequence[Point]] = (), crown: str = "", marks: str = "spots", legs: int = 2,
    brow: str = "", lids: float = 0.0,
) -> str:  # fmt: skip
    """A creature standing on the origin, about 200 high; arms are lists of points from shoulder to hand."""
    rng = random.Random(shape + colour)
    points = SHAPES[shape]
    top = min(y for _, y in points)
    outline = curve(points)
    inside = path(
        curve([(x * 0.62, min(-6, y * 0.62)) for x, y in points]),
        light(colour, 0.45),
        f'opacity=".55" {s.blur(8)}',
    )
    if marks == "spots":
        for _ in range(16):
            r = rng.uniform(4, 12)
            inside += oval(
                rng.uniform(-90, 90), rng.uniform(top, -10), r, r * 0.85, dark(colour, 0.4), 'opacity=".4"'
            )
    elif marks == "bands":
        for k in range(6):
            y = top * 0.86 + k * -top * 0.16
            inside += line(f"M-130,{y} Q0,{y + 26} 130,{y}", dark(colour, 0.4), 9, 'opacity=".4"')
    out = s.shadow(0, 4, 96, 16)
    for i in range(legs):
        x = (i - (legs - 1) / 2) * 96 / max(legs, 1)
        out += limb(s, [(x, -30), (x * 1.1, -8), (x * 1.15, 14)], 30, 24, dark(colour, 0.2)) + s.puff(
            oval(x * 1.2 + 4, 18, 24, 13, dark(colour, 0.25)), (x * 1.2 - 26, 2, 60, 34)
        )
    out += _crown(s, crown, top, colour)
    m = max(abs(x) for x, _ in points) + 14
    out += s.puff(
        path(outline, colour) + s.clip(outline, inside), (-m, top - 14, 2 * m, -top + 32), gloss=0.45
    )
    face = top * (0.74 if shape in ("tall", "cone") else 0.68)
    for x, y, r in EYES[eyes]:
        out += place(eye(s, r, iris, look), x, face + y)
        if lids > 0:
            lid = (
                f"M{x - r * 1.08},{face + y} A{r * 1.08},{r * 1.08} 0 0 1 {x + r * 1.08},{face + y} "
                f"Q{x},{face + y - r * (1 - lids * 1.6)} {x - r * 1.08},{face + y}Z"
            )
            out += path(lid, mix(colour, dark(colour), 0.25))
        if brow:
            tilt = r * 0.55 * (1 if x < 0 or len(EYES[eyes]) == 1 else -1) * (1 if brow == "angry" else -1)
            out += line(
                f"M{x - r},{face + y - r * 1.25 - tilt / 2} L{x + r},{face + y - r * 1.25 + tilt / 2}",
                dark(colour, 0.7),
                r * 0.34,
            )
    low = max(y + r for _, y, r in EYES[eyes])
    out += mouth(mood, 0, face + low + 16, 22, colour)
    for arm in arms:
        hand = arm[-1]
        out += limb(s, list(arm), 26, 18, dark(colour, 0.08)) + s.puff(
            oval(*hand, 17, 16, light(colour, 0.12)), (hand[0] - 22, hand[1] - 22, 44, 44)
        )
    return out


def _crown(s: Stage, kind: str, top: float, colour: str) -> str:
    if kind == "feelers":
        out = ""
        for k in (-1, 1):
            out += limb(
                s, [(k * 16, top + 20), (k * 24, top - 26), (k * 46, top - 54)], 11, 6, dark(colour, 0.1)
            )
            out += s.puff(oval(k * 46, top - 56, 12, 12, light(colour, 0.5)), (k * 46 - 16, top - 72, 32, 32))
        return out
    if kind == "horns":
        return "".join(
            limb(s, [(k * 34, top + 34), (k * 60, top - 6), (k * 50, top - 46)], 34, 7, "#F0E0BC")
            for k in (-1, 1)
        )
    if kind == "ears":
        return "".join(
            s.puff(
                path(
                    curve(
                        [
                            (k * 40, top + 40),
                            (k * 60, top - 40),
                            (k * 96, top - 66),
                            (k * 96, top + 10),
                            (k * 70, top + 60),
                        ]
                    ),
                    dark(colour, 0.15),
                ),
                (min(k * 30, k * 110), top - 80, 80, 150),
            )
            for k in (-1, 1)
        )
    if kind == "crest":
        return s.puff(
            path(
                curve(
                    [
                        (-44, top + 30),
                        (-58, top - 24),
                        (-28, top - 10),
                        (-14, top - 58),
                        (10, top - 14),
                        (36, top - 46),
                        (48, top + 26),
                    ]
                ),
                mix(colour, "#FF5A7A", 0.6),
            ),
            (-74, top - 72, 140, 120),
        )
    if kind == "tuft":
        return "".join(
            line(f"M{x * 0.3},{top + 10} Q{x * 0.6},{top - 20} {x},{top - 34}", dark(colour, 0.5), 7)
            for x in (-26, -8, 12, 30)
        )
    return ""


def ground(
    s: Stage, y: float, colour: str, seed: int, swing: float = 26, far: str | None = None, grain: int = 50
) -> None:
    """One or two layers of land with pebbles."""
    rng = random.Random(seed)
    for layer, (tone, base, amp) in enumerate(((far, y - 70, swing * 1.6), (colour, y, swing))):
        if tone is None:
            continue
        points: list[Point] = [(-40 + 1040 * i / 8, base + rng.uniform(-amp, amp)) for i in range(9)]
        ridge = curve(points, closed=False)
        s.add(
            path(
                ridge + f"L1000,{HEIGHT + 20} L-40,{HEIGHT + 20}Z",
                s.lin(light(tone, 0.22), tone, dark(tone, 0.6)),
            )
        )
        s.add(line(ridge, light(tone, 0.5), 2.2, 'opacity=".55"'))
        if layer:
            for _ in range(grain):
                px, py = rng.uniform(0, WIDTH), rng.uniform(y + 30, HEIGHT)
                k = (py - y) / (HEIGHT - y)
                s.add(
                    oval(px, py, 3 + 13 * k, 1 + 4 * k, dark(tone, 0.45), 'opacity=".5"'),
                    oval(px - 1, py - 1.5 - k, 2 + 11 * k, 0.8 + 2.5 * k, light(tone, 0.3), 'opacity=".35"'),
                )


def dent(s: Stage, x: float, y: float, rx: float, colour: str) -> str:
    """A crater lying on the ground."""
    ry = rx * 0.3
    return oval(x, y, rx, ry, s.lin(light(colour, 0.5), colour, turn=70)) + oval(
        x + rx * 0.02,
        y + ry * 0.12,
        rx * 0.86,
        ry * 0.8,
        s.lin(dark(colour, 0.8), dark(colour, 0.35), light(colour, 0.12), turn=60),
    )


def room(s: Stage, wall: str, floor: str, y: float = 500, panels: int = 6) -> None:
    """An interior: panelled wall, skirting and a floor in perspective."""
    s.add(box(0, 0, WIDTH, y, s.rad(light(wall, 0.18), wall, dark(wall, 0.6), x=0.35, y=0.35, r=0.9)))
    for i in range(panels + 1):
        x = WIDTH * i / panels
        s.add(
            line(f"M{x},0V{y}", dark(wall, 0.5), 3, 'opacity=".6"'),
            line(f"M{x + 3},0V{y}", light(wall, 0.3), 1.5, 'opacity=".35"'),
        )
    s.add(box(0, y, WIDTH, HEIGHT - y, s.lin(dark(floor, 0.35), floor, dark(floor, 0.5))))
    for i in range(-9, 10):
        s.add(line(f"M{480 + i * 62},{y}L{480 + i * 190},{HEIGHT}", dark(floor, 0.5), 2, 'opacity=".45"'))
    for k in (0.12, 0.34, 0.66):
        s.add(line(f"M0,{y + (HEIGHT - y) * k}H{WIDTH}", dark(floor, 0.5), 2, 'opacity=".4"'))
    s.add(box(0, y - 14, WIDTH, 16, s.lin(light(wall, 0.2), dark(wall, 0.5))))


def porthole(s: Stage, x: float, y: float, r: float, name: str, seed: int, inside: str = "") -> str:
    """A round window onto space."""
    view = cosmos.to_image(cosmos.sky(240, 240, seed, SKIES[name], 26, 1.2))
    ring = s.lin("#E8EEF6", "#7C879E", "#363E54", turn=50)
    out = oval(x, y, r * 1.16, None, ring) + oval(x, y, r * 1.02, None, "#0A0E1C")
    circle = f"M{x - r},{y}A{r},{r} 0 1 0 {x + r},{y}A{r},{r} 0 1 0 {x - r},{y}Z"
    out += s.clip(circle, s.image(view, x - r, y - r, 2 * r) + inside)
    for i in range(10):
        a = i * math.pi / 5
        out += oval(x + math.cos(a) * r * 1.09, y + math.sin(a) * r * 1.09, r * 0.035, None, "#2A3144")
    return out + line(
        f"M{x - r * 0.7},{y - r * 0.35}A{r * 0.8},{r * 0.8} 0 0 1 {x - r * 0.1},{y - r * 0.78}",
        "#FFFFFF",
        r * 0.05,
        'opacity=".5"',
    )


def cone_light(s: Stage, x: float, y: float, a: Point, b: Point, colour: str, alpha: float = 0.5) -> str:
    """A beam from a point to a segment."""
    return path(poly([(x - 6, y), (x + 6, y), b, a]), s.lin((0, colour, alpha), (1, colour, 0.02)), s.blur(2))


def cloud(s: Stage, x: float, y: float, w: float, colour: str, seed: int, alpha: float = 0.9) -> str:
    """A soft heap of vapour."""
    rng = random.Random(seed)
    out = ""
    for i in range(9):
        t = i / 8
        px = x + (t - 0.5) * w + rng.uniform(-0.04, 0.04) * w
        r = w * (0.1 + 0.13 * math.sin(math.pi * t)) * rng.uniform(0.85, 1.15)
        out += oval(
            px,
            y - r * 0.5,
            r,
            r * 0.8,
            s.rad(
                (0, light(colour, 0.7), 1),
                (0.6, colour, 1),
                (1, dark(colour, 0.25), 1),
                x=0.35,
                y=0.25,
                r=0.85,
            ),
        )
    return f'<g opacity="{alpha}" {s.blur(w * 0.008)}>{out}</g>'
