"""Green instants of Firestorm, and the figures and dice that many events share."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import glowing, lump, smoke
from cosmic_planets import rocks, seas
from firestorm_kit import (
    DARK,
    LIGHTS,
    RED,
    STEEL,
    Painter,
    drawn,
    hit,
    lamp,
    lines_of_speed,
    made,
    ship,
    shot,
    sky,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_shapes import (
    around,
    at,
    ball,
    block,
    common,
    cut,
    egg,
    hoop,
    join,
    rod,
    turned,
)
from firestorm_ships_kristall import lancer
from firestorm_ships_neutral import courier, cruiser, escort, freighter
from firestorm_worlds_paint import COCOA, LEAF, city, globe
from motifs import bolt, glint, zigzag
from stage import Stage, box, dark, light, line, oval, path, place, poly, star_path

X, Y = 384.0, 288.0


def die(stuff: Stuff, dots: Stuff, top: int) -> Model:
    """A rounded die showing a number on its upper face."""
    spots = {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
        5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
        6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    }
    up = [at(egg(0.09, 0.05, 0.09), a * 0.27, 0.5, b * 0.27) for a, b in spots[top]]
    front = [at(egg(0.09, 0.09, 0.05), a * 0.27, b * 0.27, 0.5) for a, b in spots[top % 6 + 1]]
    side = [at(egg(0.05, 0.09, 0.09), 0.5, a * 0.27, b * 0.27) for a, b in spots[(top + 3) % 6 + 1]]
    pips = join(*up, *front, *side)
    return Model(
        made(
            (cut(block(0.5, 0.5, 0.5, 0.12), pips), stuff),
            (common(pips, block(0.475, 0.475, 0.475, 0.1)), dots),
        ),
        reach=0.9,
    )


def effect(s: Stage, x: float, y: float, r: float, tone: str, broken: float = 0.0) -> None:
    """A spell of light as it waits to happen: rings and a spark."""
    s.add(oval(x, y, r * 1.5, None, s.glow(tone, 0.6)))
    for k, w in ((1.0, 5), (0.78, 2), (0.55, 4)):
        more = f'stroke="{light(tone, 0.4)}" stroke-width="{w}" opacity=".9"' + (
            f' stroke-dasharray="{r * 0.5 * (1 - broken):.0f} {r * 0.4 * broken + 0.1:.0f}"'
        )
        s.add(oval(x, y, r * k, None, "none", more))
    s.add(path(star_path(x, y, r * 0.5, r * 0.14, 8), light(tone, 0.75)), s.flare(x, y, r * 0.5, tone))


def _crash(s: Stage) -> None:
    sky(s, "neutral", 1211, 90)
    world(s, globe(rocks, COCOA, 8001), 440, 1000, 560)
    for k in range(6):
        s.add(smoke(s, 330 - k * 34, 300 - k * 52, 190 + k * 34, "#4A4644", k, 0.75 - k * 0.08))
    ship(s, courier(), View(-30, 10, -24, 215, 440, 350), "neutral", 0, dead=True)
    hit(s, 350, 330, 46, "#FF8A2D", 6)
    for x, y, w in ((520, 450, 260), (620, 470, 200), (430, 470, 220), (330, 460, 180)):
        s.add(smoke(s, x, y, w, "#8A6E50", x, 0.85))
    hit(s, 560, 430, 24, "#FFC06A", 3)


def _burst(s: Stage) -> None:
    sky(s, "neutral_blue", 1222, 100)
    view = View(-34, 26, 22, 200, 230, 390)
    ship(s, escort(), view, "neutral", 1.0)
    for i in range(9):
        a = view.spot((0.62, -0.02, 0.62 if i % 2 else -0.62))
        b = (a[0] + 330 + 22 * i, a[1] - 250 + 26 * i)
        p = (a[0] + (b[0] - a[0]) * (0.1 + 0.07 * i), a[1] + (b[1] - a[1]) * (0.1 + 0.07 * i))
        s.add(
            glowing(s, f"M{p[0]:.0f},{p[1]:.0f}L{b[0]:.0f},{b[1]:.0f}", "#FFE27A" if i % 2 else "#8FFFC8", 5)
        )
        if i % 3 == 0:
            hit(s, *b, 30, "#FF9A3D", i)
    for z in (0.62, -0.62):
        s.add(s.flare(*view.spot((0.62, -0.02, z)), 60, "#FFE07A"))


def _surge(s: Stage) -> None:
    sky(s, "neutral", 1233, 100)
    ship(s, cruiser(), View(-36, 24, 14, 210, X, Y + 10), "neutral", 0.7)
    for r, w in ((232, 7), (250, 3), (214, 2)):
        s.add(oval(X, Y, r, r * 0.78, "none", f'stroke="#8FFFE0" stroke-width="{w}" opacity=".8"'))
    s.add(oval(X, Y, 236, 184, s.rad((0, "#8FFFE0", 0), (0.7, "#8FFFE0", 0.08), (1, "#CFFFF4", 0.5))))
    rng = random.Random(4)
    for _ in range(7):
        a, b = rng.uniform(0, 6.3), rng.uniform(0.3, 0.9)
        s.add(
            bolt(
                zigzag(
                    rng,
                    (X + 236 * math.cos(a), Y + 184 * math.sin(a)),
                    (X + 236 * math.cos(a + b), Y + 184 * math.sin(a + b)),
                    6,
                    22,
                ),
                "#BFFFF0",
                3,
                s,
            )
        )


def worker(s: Stage, x: float, y: float, k: float, tone: str, sign: str = "") -> None:
    """A figure in overalls and helmet, with a placard or a raised fist."""
    body = lump(s, "M-34,6C-40,-50 -28,-80 0,-82C28,-80 40,-50 34,6Z", tone, gloss=0.25)
    bib = path("M-16,6L-14,-44L14,-44L16,6Z", dark(tone, 0.35)) + line(
        "M-14,-44L-20,-74M14,-44L20,-74", dark(tone, 0.4), 6
    )
    face = lump(s, "M-19,-98C-19,-122 19,-122 19,-98C19,-82 10,-74 0,-74C-10,-74 -19,-82 -19,-98Z", "#D8A87C")
    helmet = lump(s, "M-25,-100C-24,-132 24,-132 25,-100L30,-96L-30,-96Z", "#F2BE2E", gloss=0.8)
    eyes = (
        oval(-7, -90, 2.6, 3.4, "#20140C")
        + oval(7, -90, 2.6, 3.4, "#20140C")
        + line("M-6,-80Q0,-77 6,-80", "#6A3A24", 2.4)
    )
    arm = lump(s, "M-30,-60C-52,-76 -54,-112 -46,-138L-30,-134C-34,-110 -30,-90 -14,-76Z", light(tone, 0.12))
    hand = lump(s, "M-50,-140C-50,-156 -26,-156 -26,-140C-26,-128 -50,-128 -50,-140Z", "#D8A87C")
    board = ""
    if sign:
        board = (
            line("M-38,-120V-200", "#7A5A34", 6)
            + box(-84, -258, 92, 62, s.lin("#FFF8E0", "#D8C8A0"), 5)
            + sign
        )
    s.add(place(body + bib + board + arm + face + helmet + eyes + hand, x, y, k))


def _strike(s: Stage) -> None:
    sky(s, "neutral", 1244, 80)
    frame = join(
        *(
            at(cut(block(0.03, 0.55, 0.55, 0.01), block(0.1, 0.48, 0.48, 0.01)), x, 0, 0)
            for x in (-0.8, -0.3, 0.2, 0.7)
        )
    )
    ship(s, cruiser(), View(-28, 16, 4, 190, 420, 190), "neutral", 0, dead=True)
    s.add(
        drawn(s, Model(made((frame, STEEL)), reach=1.3), View(-28, 16, 4, 250, 420, 190), LIGHTS["neutral"])
    )
    s.add(
        path("M0,450H768V576H0Z", s.lin("#3A4A44", "#101816")),
        line("M0,450H768", "#8FD8B0", 3, 'opacity=".6"'),
    )
    stop = oval(-38, -227, 24, None, "#C8342C") + line("M-54,-243L-22,-211", "#FFF8E0", 8)
    fist = path(star_path(-38, -227, 24, 10, 5), "#C8342C")
    for i, (x, k) in enumerate(((90, 0.8), (200, 0.95), (330, 1.15), (470, 1.1), (600, 0.95), (700, 0.82))):
        worker(s, x, 560, k, ("#3F8C5A", "#4A6A8C", "#B8743A")[i % 3], (stop, "", fist)[i % 3])


def _supply(s: Stage) -> None:
    sky(s, "neutral_blue", 1255, 120)
    world(s, city(seas, LEAF, 8011, "#FFE0A0"), 640, 520, 220)
    lines_of_speed(s, 5, 20, 165, "#BFFFE0", 0.4)
    for x, y, k in ((150, 130, 80), (620, 120, 70)):
        ship(s, freighter(), View(-32, 22, 14, k, x, y), "neutral", 1.0, 1.5)
    ship(s, freighter(), View(-32, 22, 14, 215, 360, 310), "neutral", 1.1)


def _breach(s: Stage) -> None:
    sky(s, "guardians", 1266, 120, 1.6, 0.8)
    rng = random.Random(7)
    pts = zigzag(rng, (300, -20), (450, 600), 9, 60)
    other = [(x + 60 + 40 * math.sin(i * 1.7), y) for i, (x, y) in enumerate(pts)]
    crack = poly([*pts, *reversed(other)])
    s.add(
        path(crack, "#BFFFE0", s.blur(26)),
        path(crack, s.lin("#FFFFFF", "#8FFFD8", "#2CA890", "#FFFFFF", turn=60)),
    )
    for p in (pts, other):
        d = "M" + "L".join(f"{a:.0f},{b:.0f}" for a, b in p)
        s.add(glowing(s, d, "#9FFFE0", 6))
    for _ in range(26):
        a, r, k = rng.uniform(0, 6.3), rng.uniform(90, 330), rng.uniform(12, 44)
        x, y = X + r * math.cos(a), Y + r * math.sin(a) * 0.8
        shape = poly([(k * math.cos(t), k * math.sin(t) * 0.7) for t in (0.2, 1.8, 2.9, 4.4)])
        s.add(
            place(
                path(
                    shape,
                    s.lin("#D8C8FF", "#5A2C9C", "#1A0C36", turn=40),
                    'stroke="#BFFFE8" stroke-width="1.6"',
                ),
                x,
                y,
                1,
                rng.uniform(0, 360),
            )
        )


def _overload(s: Stage) -> None:
    sky(s, "fire", 1277, 90, 1.5, 0.8)
    ring = join(hoop(0.62, 0.09), around(at(block(0.16, 0.12, 0.12, 0.03), 0, 0.66, 0), 6))
    coils = around(at(turned(hoop(0.16, 0.05), 0, 0), 0, 0.62, 0), 6, 0.52)
    s.add(
        drawn(
            s,
            Model(
                made(
                    (ring, STEEL),
                    (coils, RED),
                    (ball(0.36), lamp("#FFD06A")),
                    (turned(around(rod((-0.3, 0.7, 0), (0.3, 0.7, 0), 0.05), 3), 0), DARK),
                )
            ),
            View(-64, 16, 10, 245, X, Y),
            LIGHTS["neutral"],
        )
    )
    s.add(
        oval(X, Y, 260, None, s.glow("#FFB03A", 0.9)),
        oval(X, Y, 110, None, s.glow("#FFFFFF", 1.0)),
        glint(X, Y, 250),
    )
    rng = random.Random(3)
    for _ in range(9):
        a = rng.uniform(0, 6.3)
        s.add(
            bolt(
                zigzag(
                    rng,
                    (X + 60 * math.cos(a), Y + 60 * math.sin(a)),
                    (X + 300 * math.cos(a), Y + 300 * math.sin(a)),
                    8,
                    30,
                ),
                "#FFD27A",
                4,
                s,
            )
        )


def _fall_back(s: Stage) -> None:
    sky(s, "neutral", 1288, 110)
    hit(s, 660, 120, 60, "#FF8A3D", 3)
    hit(s, 580, 60, 34, "#FF8A3D", 5)
    for x, y, k in ((560, 200, 80), (450, 150, 66), (620, 330, 90)):
        ship(s, escort(), View(146, 24, 12, k, x, y), "neutral", 1.1, 1.5)
    ship(s, cruiser(), View(148, 22, 10, 190, 300, 330), "neutral", 1.1)
    s.add(
        glowing(s, "M690,470C560,520 300,520 110,450", "#8FFFC8", 6), path("M78,436l62,-6l-26,52Z", "#D8FFE8")
    )


def _barrage(s: Stage) -> None:
    sky(s, "neutral_blue", 1299, 100)
    goal = (520.0, 210.0)
    for x, y, k, t in ((110, 110, 62, -8), (90, 300, 78, 8), (150, 480, 92, 24)):
        view = View(-30, 24, t, k, x, y)
        ship(s, cruiser(), view, "neutral", 0.8, 1.5)
        for z in (0.04, -0.04):
            shot(s, view.spot((0.7, 0.2, z)), goal, "#8FFFC8", 4)
    ship(s, lancer(), View(150, 24, -20, 110, *goal), "kristall", 0, dead=True)
    hit(s, *goal, 86, "#FFA03D", 5)


def person(
    s: Stage, x: float, y: float, k: float, cloth: str, hat: bool = True, eyes: str = "#FFD06A"
) -> None:
    """A figure in a coat seen from the front, its face in shadow under a hat, or hooded."""
    coat = lump(s, "M-122,215C-126,60 -84,0 -34,-16L34,-16C84,0 126,60 122,215Z", cloth, gloss=0.25)
    lapel = path("M-34,-14L0,110L34,-14L54,6L6,190L-6,190L-54,6Z", dark(cloth, 0.55))
    folds = line("M-70,60C-78,110 -76,160 -80,205M70,60C78,110 76,160 80,205", dark(cloth, 0.6), 5)
    face = "M-42,-70C-46,-140 46,-140 42,-70C40,-30 20,-4 0,-4C-20,-4 -40,-30 -42,-70Z"
    head = lump(s, face, "#7A6258", gloss=0.2)
    shade = path("M-43,-100C-30,-88 30,-88 43,-100L42,-66C30,-56 -30,-56 -42,-66Z", "#07070F", 'opacity=".8"')
    if hat:
        crown = lump(s, "M-58,-104C-54,-170 -24,-178 0,-166C24,-178 54,-170 58,-104Z", dark(cloth, 0.25))
        rim = "M-100,-104C-90,-126 90,-126 100,-104C80,-84 -80,-84 -100,-104Z"
        cover = lump(s, rim, dark(cloth, 0.35)) + crown
        cover += path("M-58,-112C-30,-100 30,-100 58,-112L57,-126C30,-114 -30,-114 -57,-126Z", "#0C0C14")
    else:
        hood = "M-62,-20C-80,-90 -60,-160 0,-162C60,-160 80,-90 62,-20"
        hood += "C50,-60 44,-124 0,-124C-44,-124 -50,-60 -62,-20Z"
        cover = lump(s, hood, dark(cloth, 0.1), gloss=0.2)
    look = "".join(oval(d, -76, 9, 4.5, eyes) + s.flare(d, -76, 16, eyes, 0.6) for d in (-17, 17))
    s.add(place(coat + folds + lapel + head + shade + cover + look, x, y, k))


PICTURES: dict[str, Painter] = {
    "gr_crash_landing": _crash,
    "gr_burst_fire": _burst,
    "gr_shield_surge": _surge,
    "gr_yard_strike": _strike,
    "gr_supply_run": _supply,
    "gr_phase_breach": _breach,
    "gr_reactor_overload": _overload,
    "gr_fall_back": _fall_back,
    "gr_focused_barrage": _barrage,
}
