"""Techs that are ships or make them better: sleepers, hulls, cloaks and a flagship."""

from __future__ import annotations

import math
import random

from box_firestorm import warship
from cosmic_cards_cruisers import cruise
from cosmic_cards_fighters import OCEAN
from cosmic_cards_kit import (
    blueprint,
    embers,
    glowing,
    hoop,
    lump,
    plume,
    rivet,
    sky,
)
from destiny_kit import being
from motifs import SEATS, blast, crystal, glint, rays, saucer
from stage import Stage, box, curve, dark, light, line, oval, path, place, poly

BRASS, STEEL = "#C8A050", "#8AA0B0"


def coldsleep_ship(s: Stage) -> None:
    """A settler asleep under frosted glass, and a long quiet ship outside."""
    sky(s, "ice", 801, 150, 1.5, 0.55)
    s.add(s.orb(820, 150, 70, "land", 6, OCEAN, air="#C8F0FF"))
    cruise(
        s,
        warship("#8AB0C8", "#4A7A9A", "#C8F6FF", 7),
        (300, 160),
        0.75,
        (-24, -18, -6),
        "#A8E8FF",
        "#E0FAFF",
        "#4A7098",
    )
    s.add(
        path("M0,640Q480,590 960,640V720H0Z", s.lin("#5A8AA8", "#12304A")),
        oval(480, 470, 430, 240, s.glow("#A8F0FF", 0.55)),
    )
    pod = curve(
        [
            (170, 480),
            (230, 360),
            (420, 300),
            (660, 320),
            (800, 420),
            (810, 520),
            (740, 610),
            (480, 640),
            (240, 610),
        ]
    )
    s.add(lump(s, pod, "#B8D4E4", gloss=0.8, rim="#FFFFFF", soften=4))
    inner = curve(
        [
            (232, 480),
            (290, 386),
            (440, 344),
            (640, 358),
            (746, 440),
            (740, 530),
            (640, 578),
            (480, 590),
            (300, 570),
        ]
    )
    s.add(path(inner, s.lin("#0A2A48", "#1E6A94", "#5AC0E0")))
    body = being(
        s,
        "bean",
        "#7A8AE0",
        "two",
        "#FFC23A",
        (0, 0),
        "smile",
        [[(-50, -90), (-10, -50), (40, -60)]],
        "feelers",
        "spots",
        0,
    )
    sleeper = place(body, 690, 470, 1.6, -82)
    s.add(s.clip(inner, sleeper))
    for x, y in ((463, 393), (451, 482)):
        s.add(
            oval(x, y, 44, 44, s.rad("#9AA8F4", "#7482DC", "#5560B8", x=0.38, y=0.32, r=0.75)),
            line(f"M{x + 6},{y - 30}Q{x - 16},{y} {x + 6},{y + 30}", "#1E2450", 8),
        )
    frost = s.lin(
        (0, "#FFFFFF", 0.5), (0.35, "#C8F0FF", 0.12), (0.7, "#A8E0FF", 0.1), (1, "#E8FCFF", 0.55), turn=60
    )
    s.add(
        path(inner, frost),
        line(inner, "#F0FCFF", 6, 'opacity=".85"'),
        path("M280,460C300,400 420,360 520,362C420,392 330,430 310,500Z", "#FFFFFF", 'opacity=".4"'),
    )
    rng = random.Random(3)
    for _ in range(24):
        a = rng.uniform(0, math.tau)
        px, py, k = 486 + 250 * math.cos(a), 466 + 116 * math.sin(a), rng.uniform(14, 34)
        j = k * 0.7
        s.add(
            place(
                line(
                    f"M{-k},0H{k}M0,{-k}V{k}M{-j},{-j}L{j},{j}M{j},{-j}L{-j},{j}",
                    "#FFFFFF",
                    2.4,
                    'opacity=".6"',
                ),
                px,
                py,
                1,
                rng.uniform(0, 60),
            )
        )
    for x, h in ((90, 170), (150, 110), (860, 150), (910, 220)):
        s.add(place(crystal(s, h, 70, "#8AD8F0"), x, 690))


def collapsium_hulls(s: Stage) -> None:
    """A hull so dense that the torpedo gives up."""
    blueprint(s, "#14566A", "#A8E8FF")
    s.add(oval(330, 340, 330, None, s.glow("#FFC88A", 0.5)))
    rows = [
        ("#2A3648", 0),
        ("#4A5C72", 46),
        ("#6A8098", 92),
        ("#3A4A60", 138),
        ("#4E667C", 184),
        ("#2E4054", 300),
    ]
    for tone, off in rows:
        x = 560 + off
        d = f"M{x},-20C{x - 90},190 {x - 90},490 {x},740H{x + 400}V-20Z"
        s.add(
            path(d, s.lin(light(tone, 0.45), tone, dark(tone, 0.6), turn=15)),
            line(f"M{x},-20C{x - 90},190 {x - 90},490 {x},740", light(tone, 0.7), 5),
        )
        for y in (90, 220, 350, 480, 610):
            s.add(rivet(x + 18 - 62 * math.sin(math.pi * (y - 20) / 680), y, 10, tone))
    hit = (486.0, 352.0)
    for k in (1, 2, 3):
        s.add(
            oval(
                hit[0] + 10,
                hit[1],
                34 * k,
                74 * k,
                "none",
                f'stroke="#FFE8B0" stroke-width="5" opacity="{0.75 - 0.2 * k:.2f}"',
            )
        )
    s.add(place(blast(s, 96, "#FFB04A", 6, 15), *hit), glint(*hit, 150))
    body = s.lin("#FFFFFF", "#C8D0DC", "#5A6478")
    s.add(plume(s, (130, 362), (-80, 372), 44, "#FF9A4A"))
    s.add(path("M120,300L84,230L190,300ZM120,424L84,494L190,424Z", s.lin("#E05A3A", "#8A2414")))
    s.add(
        path("M120,300H330L362,326L352,352L384,372L350,392L366,424H120Z", body),
        box(180, 300, 34, 124, "#C9362A"),
    )
    folds = "M336,304L350,334L330,352L356,376L334,398L346,420"
    s.add(line(folds, "#4A5468", 6), line("M300,304L316,334L296,354L322,378L300,400L312,420", "#8A94A6", 4))
    s.add(
        path("M366,316L430,330L404,350L446,368L398,388L372,420L384,372L352,352Z", s.lin("#E05A3A", "#7A1C10"))
    )
    for x in (236, 268):
        s.add(oval(x, 350, 22, 24, "#FFFFFF"), oval(x + 6, 354, 9, 11, "#101828"))
    s.add(
        line("M232,396Q252,380 274,396", "#2A3444", 7), line("M214,318L250,330M292,318L262,330", "#2A3444", 7)
    )
    embers(s, 8, 60, hit, 220, "#FFC06A")


def energy_cloak(s: Stage) -> None:
    """Half a saucer; the other half was never here."""
    sky(s, "teal", 803, 170, 1.6, 0.8)
    s.add(oval(480, 350, 400, 280, s.glow("#5AFFE0", 0.4)))
    ship = place(saucer(s, SEATS["green"], "#FFB06A"), 480, 390, 3.6, -6)
    s.add(s.clip("M0,0H470C440,200 500,300 450,420S500,620 470,720H0Z", ship))
    wire = ""
    for k in (1.0, 0.8, 0.6, 0.4):
        arc = f"A{360 * k},{90 * k} 0 1 0 "
        wire += f"M{480 - 360 * k},394{arc}{480 + 360 * k},394{arc}{480 - 360 * k},394Z"
    wire += "".join(
        f"M480,{380}L{480 + 360 * math.cos(a):.0f},{394 + 90 * math.sin(a):.0f}"
        for a in (math.tau * i / 24 for i in range(24))
    )
    wire += "M330,362C334,166 626,166 630,362M380,372C390,196 570,196 580,372M480,372V216"
    wire += "M340,320Q480,350 620,320M366,262Q480,290 594,262"
    ghost = place(place(line(wire, "#8AFFF0", 2.6, 'opacity=".75"'), -480, -390), 480, 390, 1, -6)
    s.add(s.clip("M470,0C440,200 500,300 450,420S500,620 470,720H960V0Z", ghost))
    s.add(glowing(s, "M470,120C444,220 500,300 450,420S486,560 474,640", "#B8FFF4", 6))
    rng = random.Random(5)
    for _ in range(70):
        x = 480 + abs(rng.gauss(0, 120)) - 20
        y, k = rng.uniform(190, 560), rng.uniform(5, 15)
        hexa = poly(
            [(x + k * math.cos(a), y + k * math.sin(a)) for a in (math.tau * i / 6 for i in range(6))]
        )
        s.add(path(hexa, "#8AFFF0", f'opacity="{max(0.1, 0.75 - (x - 480) / 420):.2f}"'))
    s.add(glint(330, 250, 70), glint(470, 130, 60))


def the_prometheus(s: Stage) -> None:
    """A flagship that carries the fire in front of it."""
    sky(s, "dusk", 810, 140, 1.6, 0.7)
    s.add(
        s.orb(160, 640, 240, "land", 14, OCEAN, air="#C8F0FF"),
        oval(720, 220, 380, None, s.glow("#FFC86A", 0.7)),
    )
    s.add(rays(s, 772, 196, 520, "#FFF0B8", 20, 4, 0.3))
    ship, at, turn = warship("#B8B4A8", "#D8A02A", "#7AF0FF", 11), (430.0, 390.0), (-26.0, -20.0, -26.0)
    cruise(s, ship, at, 1.65, turn, "#5AF0E8", "#FFE6A8", "#5A7A88")
    nose = ship.spot((236, 10, 0), *at, 1.65, turn, 0.0007)
    for k, tone in ((1.0, "#FF6A1E"), (0.74, "#FFA83A"), (0.48, "#FFE07A"), (0.26, "#FFFFF0")):
        d = curve(
            [
                (-44 * k, 20),
                (-70 * k, -50 * k),
                (-30 * k, -110 * k),
                (-6 * k, -190 * k),
                (34 * k, -120 * k),
                (74 * k, -50 * k),
                (44 * k, 20),
            ]
        )
        s.add(place(path(d, tone, 'opacity=".92"'), nose[0] + 12, nose[1] - 14, 0.9, 24))
    s.add(
        hoop(s, nose[0] + 2, nose[1] + 2, 52, 26, 14, BRASS, 24),
        s.flare(nose[0] + 20, nose[1] - 50, 160, "#FFE09A", 0.8),
    )
    embers(s, 8, 60, (nose[0] + 30, nose[1] - 80), 220, "#FFD070")
    for x, y, k in ((180, 170, 0.42), (300, 100, 0.34), (90, 270, 0.36)):
        s.add(place(saucer(s, SEATS["white"]), x, y, k, -14))


PICTURES = {
    "coldsleep_ship": coldsleep_ship,
    "collapsium_hulls": collapsium_hulls,
    "energy_cloak": energy_cloak,
    "the_prometheus": the_prometheus,
}
