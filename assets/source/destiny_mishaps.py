"""Destiny pictures of events out of the blue: surge, flare, rot and outage."""

from __future__ import annotations

import math
import random

import numpy as np

import cosmos
from destiny_kit import HEIGHT, WIDTH, being, sky
from motifs import SEATS, bolt, comet, eye, limb, saucer, zigzag
from stage import Stage, box, curve, dark, light, line, mix, oval, path, place, poly, star_path


def warp_surge(s: Stage) -> None:
    """The warp burps up what it swallowed."""
    spin, cover = cosmos.vortex(
        WIDTH,
        HEIGHT,
        (360, 430),
        430,
        33,
        (
            (0, "#0A0220"),
            (0.25, "#3A0E6A"),
            (0.5, "#B0268A"),
            (0.72, "#FF6AA8"),
            (0.9, "#FFD0C8"),
            (1, "#FFFFFF"),
        ),
        squash=0.62,
        twist=4.4,
        arms=2,
        lean=-0.5,
    )
    gas = cosmos.clouds(WIDTH, HEIGHT, 77, ((0, "#05020F"), (0.5, "#240A3E"), (1, "#8A2A7A")), 1.8)
    s.back(cosmos.add_stars(gas * (1 - cover[..., None]) + spin * cover[..., None], 5, 160))
    s.add(oval(360, 430, 170, 120, s.glow("#FFF0F8", 0.95)))
    s.add(
        path(
            poly([(340, 400), (400, 450), (980, 200), (800, -40)]),
            s.lin((0, "#FFFFFF", 0.75), (1, "#FF8AD0", 0.0), turn=-35),
            s.blur(16),
        )
    )
    rng = random.Random(4)
    for _ in range(46):
        a, d = rng.uniform(-0.95, -0.2), rng.uniform(120, 620)
        s.add(
            place(
                comet(s, 70, 3, rng.choice(["#FFD0F0", "#FFF6C0", "#B8E8FF"])),
                360 + math.cos(a) * d,
                430 + math.sin(a) * d,
                rng.uniform(0.5, 1.3),
                math.degrees(a) + 180,
            )
        )
    for c, x, y, k, t, p in (
        ("orange", 500, 330, 0.55, -34, None),
        ("blue", 610, 330, 0.72, 22, "#F0C060"),
        ("orange", 600, 190, 0.9, -42, "#7AE0A0"),
        ("blue", 780, 250, 1.15, 30, None),
        ("orange", 800, 96, 0.95, 12, None),
    ):
        s.add(place(saucer(s, SEATS[c], p), x, y, k, t))
    for x, y, r in ((180, 250, 26), (120, 330, 16), (230, 190, 12), (540, 560, 22), (610, 600, 13)):
        s.add(
            oval(x, y, r, None, s.rad((0, "#FFFFFF", 0.1), (0.75, "#FFC8F0", 0.25), (1, "#FFFFFF", 0.85))),
            oval(x - r * 0.3, y - r * 0.35, r * 0.2, None, "#FFF"),
        )


def solar_flare(s: Stage) -> None:
    """A loop of sun reaches out; somebody brought a parasol."""
    x, y = cosmos.grid(WIDTH, HEIGHT)
    dx, dy = (x + 60) / 400, (y - 640) / 400
    d, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    boil = cosmos.fbm(dx * 5, dy * 5, 1.0, 3, 6, 0.6)
    veins = cosmos.ridged(dx * 4 + boil, dy * 4, 2.0, 8, 5)
    rays_ = cosmos.fbm(np.cos(a) * 4, np.sin(a) * 4, d * 0.7, 12, 5)
    disc = cosmos.ramp(
        np.clip(0.45 + 0.5 * boil + 0.5 * (veins - 0.5) + 0.2 * (1 - d), 0, 1),
        ((0, "#8A0E1E"), (0.4, "#F0402A"), (0.65, "#FF9A2E"), (0.85, "#FFE08A"), (1, "#FFFFF0")),
    )
    crown = np.clip(np.exp(-(d - 1) * 1.9) * (0.6 + 0.8 * rays_), 0, 1)
    outer = cosmos.ramp(
        crown, ((0, "#0E0316"), (0.25, "#4A0A3A"), (0.5, "#B81E4A"), (0.75, "#FF7A3A"), (1, "#FFF0B0"))
    )
    inside = cosmos.smooth(1.01, 0.99, d)[..., None]
    s.back(cosmos.add_stars(outer * (1 - inside) + disc * inside, 9, 120))
    for k, (w, tone, o) in enumerate(
        ((96, "#FF3A2E", 0.35), (56, "#FF8A2E", 0.7), (26, "#FFE08A", 0.95), (9, "#FFFFFF", 1.0))
    ):
        s.add(
            line(
                "M210,330 C330,40 640,20 690,210 C720,330 560,420 350,470",
                tone,
                w,
                f'opacity="{o}" {s.blur(9 - k * 2)}',
            )
        )
    rng = random.Random(6)
    for _ in range(34):
        s.add(
            oval(
                rng.uniform(260, 860),
                rng.uniform(40, 440),
                rng.uniform(2, 6),
                None,
                rng.choice(["#FFE08A", "#FFB04A", "#FFF"]),
                'opacity=".8"',
            )
        )
    s.add(
        s.orb(
            800,
            520,
            118,
            "swirl",
            5,
            ((0, "#3A1A5A"), (0.5, "#A04A9A"), (1, "#FFD8F0")),
            air="#FFC0A0",
            light=(-0.85, 0.1, 0.4),
        )
    )
    top = "M-150,10 C-140,-110 140,-110 150,10 Q112,-16 75,10 Q37,-16 0,10 Q-37,-16 -75,10 Q-112,-16 -150,10Z"
    gore = "".join(
        path(f"M0,-82 Q{q},-50 {u},10 Q{(u + v) / 2},-16 {v},10 Q{w},-50 0,-82Z", "#FFFFFF")
        for q, u, v, w in ((-110, -150, -75, -50), (20, 0, 75, 50))
    )
    s.add(
        place(
            line("M0,-70V190", "#F4E8D8", 9)
            + s.puff(path(top, "#8A2AB0") + s.clip(top, gore), (-160, -100, 320, 130), depth=0.6),
            716,
            318,
            1.15,
            -34,
        )
    )
    s.add(place(saucer(s, SEATS["white"], "#7AD06A"), 690, 636, 1.15, -6))
    s.add(
        place(
            path(
                "M-22,-34 h18 q4,0 4,4 q0,-4 4,-4 h18 q0,16 -11,16 q-9,0 -11,-10 q-2,10 -11,10 q-11,0 "
                "-11,-16Z",
                "#14101E",
            ),
            690,
            638,
            1.15,
            -6,
        )
    )
    s.add(
        place(
            box(-26, -64, 52, 84, s.lin("#FFE8A0", "#F0A030"), 12)
            + box(-16, -86, 32, 24, "#FFFFFF", 6)
            + path(star_path(0, -20, 20, 10, 10), "#FF6A3A"),
            868,
            660,
            0.95,
            12,
        )
    )


def hull_rot(s: Stage) -> None:
    """Mushrooms on the hull are never a good sign."""
    sky(s, "plum", 211, 120, 1.5, 0.9)
    s.add(s.orb(130, 130, 66, "rock", 7, ((0, "#4A2A4A"), (1, "#D8A8C8"))))
    hull = curve(
        [
            (40, 470),
            (170, 350),
            (380, 290),
            (640, 290),
            (830, 360),
            (920, 470),
            (800, 570),
            (560, 620),
            (340, 610),
            (140, 560),
        ]
    )
    rng = random.Random(8)
    rust = ""
    for _ in range(60):
        x, y, r = rng.uniform(60, 900), rng.uniform(300, 620), rng.uniform(10, 60)
        rust += path(
            curve(
                [
                    (
                        x + math.cos(k) * r * rng.uniform(0.6, 1.2),
                        y + math.sin(k) * r * 0.6 * rng.uniform(0.6, 1.2),
                    )
                    for k in (0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4)
                ]
            ),
            rng.choice(["#8A4A2A", "#6A3420", "#A8622E", "#7A6A3A"]),
            'opacity=".7"',
        )
    rust += "".join(
        line(f"M{60 + i * 84},300 Q{100 + i * 76},460 {140 + i * 66},620", "#3A2A3A", 4, 'opacity=".6"')
        for i in range(11)
    ) + line("M20,480 Q480,560 940,480", "#3A2A3A", 5, 'opacity=".6"')
    s.add(
        s.puff(
            path(curve([(300, 310), (340, 190), (480, 140), (620, 190), (660, 310), (480, 340)]), "#8AC8D8"),
            (280, 120, 400, 230),
            gloss=1.0,
            sharp=40,
        ),
        line("M410,190 l40,60 l-20,30 l36,40 M450,250 l50,-20", "#FFFFFF", 5),
    )
    s.add(
        s.puff(
            path(hull, "#B08A6A") + s.clip(hull, rust), (20, 270, 920, 370), gloss=0.25, depth=0.6, soften=3
        )
    )
    for x, y, r in ((300, 520, 66), (640, 480, 84), (500, 400, 40), (790, 450, 36)):
        edge = [
            (
                x + math.cos(i * 0.52) * r * rng.uniform(0.8, 1.15),
                y + math.sin(i * 0.52) * r * 0.66 * rng.uniform(0.8, 1.15),
            )
            for i in range(12)
        ]
        s.add(
            path(poly([(u, v - 5) for u, v in edge]), "#E0A878"),
            path(poly(edge), s.rad("#3A1A3A", "#140614")),
        )
    s.add(
        place(eye(s, 22, "#FFC23A", (0.2, -0.2)), 620, 476),
        place(eye(s, 22, "#FFC23A", (0.2, -0.2)), 672, 482),
    )

    def shroom(x: float, y: float, k: float, c: str, t: float) -> None:
        text = limb(s, [(0, 8), (4, -40), (0, -80)], 34, 24, "#F4E8D8") + s.puff(
            path("M-66,-66 C-60,-150 60,-150 66,-66 Q0,-40 -66,-66Z", c)
            + oval(-24, -98, 13, 10, "#FFF6F0")
            + oval(16, -112, 15, 11, "#FFF6F0")
            + oval(38, -84, 9, 7, "#FFF6F0"),
            (-80, -150, 160, 110),
            gloss=0.6,
        )
        s.add(place(text, x, y, k, t))

    shroom(150, 400, 0.95, "#E0407A", -18)
    shroom(224, 366, 0.6, "#F08A3A", -6)
    shroom(770, 374, 1.1, "#C04AD0", 12)
    shroom(850, 420, 0.6, "#E0407A", 22)
    shroom(700, 338, 0.5, "#F0B03A", 4)
    for _ in range(34):
        x, y = rng.gauss(600, 170), rng.uniform(600, 720)
        s.add(
            path(
                poly(
                    [
                        (x, y),
                        (x + rng.uniform(6, 20), y + rng.uniform(-8, 6)),
                        (x + rng.uniform(0, 14), y + rng.uniform(8, 18)),
                    ]
                ),
                rng.choice(["#B08A6A", "#8A4A2A", "#6A3420"]),
            )
        )
    for x, y, t in ((420, 470, 10), (450, 540, -20), (230, 470, 30)):
        s.add(
            place(
                oval(0, 0, 22, 13, s.rad("#FFB0C0", "#C0405A", "#5A1024", x=0.35, y=0.3))
                + oval(22, -2, 9, 8, "#3A0A1A")
                + line("M-14,10l-6,12M0,12v12M12,10l8,12M26,-8l8,-12", "#3A0A1A", 4),
                x,
                y,
                1.1,
                t,
            )
        )


def power_outage(s: Stage) -> None:
    """The plug is out and half the city noticed."""
    sky(s, "plum", 223, 220, 1.4, 0.75)
    s.add(s.orb(770, 150, 90, "rock", 12, ((0, "#5A3A6A"), (0.5, "#C8A0D0"), (1, "#FFF6FF")), air="#FFE0FF"))
    rng = random.Random(17)
    for layer in range(3):
        x = -20.0
        while x < 980:
            w, h = rng.uniform(46, 100), rng.uniform(90, 260) - layer * 26
            base = 500 + layer * 40
            tone = mix("#4A2466", "#1A0A2E", layer / 3)
            s.add(
                path(
                    f"M{x},{base} V{base - h} Q{x + w / 2},{base - h - rng.uniform(0, 50)} "
                    f"{x + w},{base - h} V{base}Z",
                    s.lin(light(tone, 0.12), dark(tone, 0.3)),
                )
            )
            on = x + w / 2 < 430
            for i in range(int(w // 18)):
                for j in range(int(h // 24)):
                    if rng.random() < (0.72 if on else 0.035):
                        s.add(
                            box(
                                x + 7 + i * 18,
                                base - h + 14 + j * 24,
                                9,
                                13,
                                rng.choice(["#FFE08A", "#FFB8E0", "#FFF6C8"]) if on else "#FFC23A",
                                2,
                            )
                        )
                    elif not on:
                        s.add(
                            box(x + 7 + i * 18, base - h + 14 + j * 24, 9, 13, "#0E0418", 2, 'opacity=".8"')
                        )
            x += w + rng.uniform(2, 12)
    s.add(
        oval(200, 470, 330, 170, s.glow("#FF9AD0", 0.3)), box(0, 570, WIDTH, 150, s.lin("#2A1040", "#0A0314"))
    )
    s.add(limb(s, [(-60, 640), (80, 690), (200, 600), (300, 620)], 46, 44, "#3A3450", gloss=0.7))
    plug = path(
        "M-110,-70 H20 Q60,-70 60,-30 V30 Q60,70 20,70 H-110 Q-140,40 -140,0 Q-140,-40 -110,-70Z", "#E8E0F0"
    )
    s.add(
        place(
            box(50, -46, 96, 22, s.lin("#FFF6D0", "#C89A30", "#6A4A10"), 8)
            + box(50, 24, 96, 22, s.lin("#FFF6D0", "#C89A30", "#6A4A10"), 8)
            + s.puff(plug, (-150, -85, 225, 170), gloss=0.7)
            + line("M-90,-40V40M-70,-40V40M-50,-40V40", "#A89AC0", 7),
            420,
            604,
            0.98,
            -6,
        )
    )
    socket = (
        box(-90, -120, 180, 240, s.lin("#F4ECFA", "#A894B8", turn=30), 26)
        + box(-64, -94, 128, 188, s.lin("#8A7A9A", "#D8CCE4", turn=30), 20)
        + oval(0, -36, 26, 13, "#140A1E")
        + oval(0, 36, 26, 13, "#140A1E")
    )
    s.add(place(socket, 820, 596, 0.95, 5))
    for a, b in (((566, 560), (800, 562)), ((566, 636), (800, 630))):
        s.add(bolt(zigzag(rng, a, b, 8, 22), "#FF9AF0", 4, s))
    s.add(
        s.flare(570, 560, 60, "#FFC8FF"), s.flare(800, 562, 60, "#FFC8FF"), s.flare(570, 636, 50, "#FFC8FF")
    )
    s.add(
        place(
            being(
                s,
                "egg",
                "#4AB0A0",
                "one",
                "#FFC23A",
                (0.7, 0.3),
                "oh",
                [[(60, -80), (86, -130), (60, -170)], [(-60, -80), (-86, -130), (-60, -170)]],
                "feelers",
            ),
            150,
            560,
            0.62,
        )
    )
