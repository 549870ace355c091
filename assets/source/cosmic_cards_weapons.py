"""Techs that go off: a bomb, mines, a cannon, a missile and lasers."""

from __future__ import annotations

import math
import random

from cosmic_cards_fighters import CORAL
from cosmic_cards_kit import (
    ball,
    beam,
    blueprint,
    drum,
    embers,
    lump,
    metal,
    plume,
    rivet,
    sky,
)
from destiny_kit import cloud
from motifs import SEATS, blast, glint, limb, rays, saucer
from stage import Stage, box, curve, line, oval, path, place, poly

BRASS, STEEL = "#C8A050", "#8AA0B0"


def genesis_bomb(s: Stage) -> None:
    """A bomb with a garden inside."""
    sky(s, "mint", 804, 110, 1.5, 0.55)
    s.add(oval(480, 350, 430, None, s.glow("#C8FF9A", 0.6)), rays(s, 480, 350, 640, "#E8FFC8", 22, 6, 0.3))
    for turn in (45, 135, 225, 315):
        fin = path("M-46,-250L0,-330L46,-250Z", s.lin("#E8F0F0", "#6A8A8A"))
        s.add(place(fin, 480, 350, 1, turn))
    s.add(
        oval(480, 350, 262, None, s.rad("#E8F4F0", (0.4, "#7AA0A0"), (1, "#12383E"), x=0.32, y=0.26, r=0.85))
    )
    for i in range(16):
        a = math.tau * i / 16
        s.add(rivet(480 + 236 * math.cos(a), 350 + 236 * math.sin(a), 10, "#8AB0B0"))
    s.add(oval(480, 350, 212, None, metal(s, BRASS, 40)), oval(480, 350, 194, None, "#06222A"))
    disc = "M290,350a190,190 0 1 0 380,0a190,190 0 1 0 -380,0Z"
    stops = ((0, "#0E4A8A"), (0.46, "#2A9AC8"), (0.53, "#E8D88A"), (0.58, "#4AA84A"), (1, "#D8FFB0"))
    inside = path(disc, s.lin("#7AE0FF", "#E8FFE0")) + s.orb(480, 480, 190, "land", 12, stops, air="#E8FFD8")
    inside += cloud(s, 380, 240, 130, "#FFFFFF", 3, 0.9) + cloud(s, 590, 210, 110, "#FFFFFF", 5, 0.85)
    for x, y, k in ((420.0, 330.0, 0.8), (500.0, 300.0, 1.15), (575.0, 340.0, 0.75)):
        tree = line("M0,0V-60", "#7A4A22", 13)
        for dx, dy, r in ((-26, -64, 28), (24, -66, 28), (0, -92, 34)):
            tree += ball(s, dx, dy, r, "#3AA84A")
        inside += place(tree, x, y, k)
    s.add(s.clip(disc, inside))
    s.add(
        oval(480, 350, 190, None, s.rad((0, "#FFFFFF", 0.0), (0.75, "#C8FFE8", 0.08), (1, "#FFFFFF", 0.55)))
    )
    s.add(path("M330,300C340,220 400,180 460,176C400,206 364,250 356,320Z", "#FFFFFF", 'opacity=".55"'))
    s.add(
        path("M450,110L440,60H520L510,110Z", s.lin("#E8F0F0", "#5A7A7A")),
        line("M480,60C480,20 540,30 560,4", "#F0E0B0", 10),
    )
    s.add(place(blast(s, 34, "#FFB03A", 4, 11), 566, 14), glint(566, 14, 60))
    for root, b, c in (
        ((250, 460), (160, 520), (130, 440)),
        ((710, 450), (810, 500), (850, 420)),
        ((330, 570), (270, 660), (190, 650)),
    ):
        s.add(
            limb(s, [root, b, c], 18, 8, "#4AB85A"),
            lump(s, curve([c, (c[0] - 30, c[1] - 34), (c[0], c[1] - 70), (c[0] + 30, c[1] - 34)]), "#7AE06A"),
        )


def gluon_mines(s: Stage) -> None:
    """Sticky, spiky and very patient."""
    sky(s, "petrol", 805, 140, 1.7, 1.0)
    spots = [
        (300, 250, 96),
        (660, 190, 74),
        (560, 450, 128),
        (170, 520, 70),
        (850, 430, 82),
        (850, 110, 44),
        (90, 130, 50),
    ]
    rng = random.Random(9)
    for i, j in ((0, 1), (0, 2), (1, 2), (0, 3), (2, 4), (1, 5), (1, 4), (0, 6), (2, 3)):
        (ax, ay, _), (bx, by, _) = spots[i], spots[j]
        mx, my = (ax + bx) / 2 + rng.uniform(-20, 20), (ay + by) / 2 + 40
        s.add(
            line(f"M{ax},{ay}Q{mx},{my} {bx},{by}", "#0E6A3A", 17),
            line(f"M{ax},{ay}Q{mx},{my} {bx},{by}", "#8AFF9A", 8),
            line(f"M{ax},{ay - 3}Q{mx},{my - 3} {bx},{by - 3}", "#F0FFE8", 2.5),
        )
        s.add(
            oval(
                mx, (ay + by) / 4 + my / 2 + 4, 13, 18, s.rad("#F0FFE8", "#8AFF9A", "#1E8A4A", x=0.35, y=0.3)
            )
        )
    for x, y, r in sorted(spots, key=lambda spot: spot[2]):
        s.add(
            oval(x, y, r * 1.9, None, s.glow("#6AFF8A", 0.35)),
            place(_mine(s), x, y, r / 100, rng.uniform(-20, 20)),
        )
    for d in ("M380,600Q300,590 190,540", "M390,590Q460,580 520,500", "M330,600Q250,640 200,560"):
        s.add(line(d, "#0E6A3A", 21), line(d, "#8AFF9A", 11), line(d, "#F0FFE8", 3))
    s.add(place(saucer(s, SEATS["red"], "#FFC86A"), 360, 600, 1.05, -14), glint(520, 400, 60))
    for x, y, r in ((300, 606, 17), (338, 622, 13), (420, 590, 15)):
        s.add(oval(x, y, r, r * 1.2, s.rad("#F0FFE8", "#8AFF9A", "#1E8A4A", x=0.35, y=0.3)))


def _mine(s: Stage) -> str:
    out = ""
    for i in range(12):
        a = math.tau * i / 12
        spike = path("M-15,-86L0,-138L15,-86Z", s.lin("#D8E8E8", "#5A7078", turn=0))
        out += place(spike, 0, 0, 1, math.degrees(a))
    out += oval(0, 0, 94, None, s.rad("#B8CCD4", (0.4, "#4A6470"), (1, "#0A1C26"), x=0.32, y=0.26, r=0.85))
    out += line("M-94,0Q0,40 94,0M0,-94Q40,0 0,94", "#0A1C26", 7, 'opacity=".7"')
    for x, y in ((-46, -44), (44, -50), (-40, 56), (52, 46)):
        out += (
            path(poly([(x, y - 34), (x + 9, y), (x, y + 9), (x - 9, y)]), s.lin("#F0FFFF", "#6A8088", turn=0))
            if y < 0
            else rivet(x, y, 10, "#6A8490")
        )
    out += oval(0, 8, 38, None, "#06141A") + oval(
        0, 8, 31, None, s.rad("#FFFFFF", (0.4, "#A8FFB0"), (1, "#0E9A4A"))
    )
    return (
        out
        + oval(0, 8, 74, None, s.glow("#7AFF9A", 0.7))
        + oval(-34, -46, 24, 13, "#FFFFFF", 'opacity=".55"')
    )


def lunar_cannon(s: Stage) -> None:
    """A gun with a moon for a mount."""
    blueprint(s, "#0E7078")
    s.add(s.orb(440, 720, 330, "rock", 8, ((0, "#2A6A70"), (0.5, "#7AB8B8"), (1, "#F0FFF8")), air="#B8FFF4"))
    barrel = box(-60, -52, 380, 104, metal(s, "#B8C4CC", 90), 20)
    for x in (10, 90, 170):
        barrel += box(x, -62, 34, 124, metal(s, BRASS, 90), 10)
    barrel += path("M300,-60L390,-92V92L300,60Z", metal(s, "#8A9AA8", 90)) + oval(
        390, 0, 26, 92, s.rad("#FFF6D0", "#F0A030", "#3A1A08")
    )
    s.add(oval(770, 150, 240, None, s.glow("#FFD88A", 0.7)), place(barrel, 440, 350, 1.0, -32))
    s.add(
        beam(s, (775, 140), (960, 26), "#FFE08A", 26), s.flare(778, 138, 130, "#FFF0B0"), glint(778, 138, 150)
    )
    s.add(
        lump(s, "M300,470V400C300,290 560,290 560,400V470Z", "#5A8A90", gloss=0.7),
        oval(430, 366, 58, None, metal(s, BRASS, 40)),
        oval(430, 366, 40, None, "#123A40"),
    )
    s.add(
        oval(430, 366, 30, None, s.rad("#FFFFFF", "#7AFFE8", "#0E8A86")),
        drum(s, 430, 470, 320, 40, "#3A6268", 0.1),
    )
    for x in (300, 365, 430, 495, 560):
        s.add(rivet(x, 500, 9, BRASS))
    for x, y, r in ((220, 180, 5), (140, 90, 7), (640, 560, 6)):
        s.add(glint(x, y, r * 6, "#DFFFFA", 0.8))
    for i, x in enumerate((250, 620, 690)):
        s.add(place(saucer(s, SEATS["red"]), x, 560 + 26 * (i % 2), 0.42))


def omega_missile(s: Stage) -> None:
    """The last word in arguments, already on its way."""
    sky(s, "lagoon", 808, 130, 1.7, 0.6)
    s.add(s.orb(180, 590, 250, "swirl", 9, CORAL, air="#FFB8A0"))
    s.add(oval(620, 260, 420, 300, s.glow("#FFB06A", 0.35)))
    hull = metal(s, "#E8EEF2", 90)
    body = path("M-250,-84H150C260,-84 330,-40 372,0C330,40 260,84 150,84H-250Z", hull)
    body += path("M196,-80C280,-66 336,-34 372,0C336,34 280,66 196,80Z", metal(s, "#D83A2A", 90))
    for x, w, tone in ((-220, 40, "#0E8A92"), (-150, 18, BRASS), (90, 26, "#0E8A92")):
        body += box(x, -84, w, 168, metal(s, tone, 90))
    for side in (-1, 1):
        body += path(
            f"M-250,{84 * side}L-360,{190 * side}H-250L-90,{84 * side}Z", s.lin("#1EA0A0", "#064850", turn=90)
        )
    body += path("M-250,-14L-370,0L-250,14H-60V-14Z", s.lin("#5AD8D0", "#0E6A70"))
    body += oval(-20, -6, 56, None, metal(s, BRASS, 40)) + oval(-20, -6, 42, None, "#1A0A08")
    body += oval(-20, -6, 34, None, s.rad("#FFFFFF", "#FF8A5A", "#A81E0E")) + oval(
        -20, -6, 90, None, s.glow("#FF6A3A", 0.5)
    )
    body += "".join(rivet(x, y, 6, "#C8D0D8") for x in (-120, 60, 130) for y in (-62, 62))
    body += path(
        "M-240,-58H170C230,-54 280,-36 310,-22C240,-40 180,-44 120,-44H-240Z", "#FFFFFF", 'opacity=".6"'
    )
    for y in (-46, 0, 46):
        s.add(place(plume(s, (-250, y), (-700, y * 0.7), 42, "#7AF0FF"), 560, 280, 1.0, 146))
    s.add(
        place(
            path(
                "M-250,-84H150C260,-84 330,-40 372,0C330,40 260,84 150,84H-250Z",
                "#02060C",
                f'opacity=".45" {s.blur(14)}',
            ),
            572,
            310,
            1,
            146,
        )
    )
    s.add(place(f'<g transform="scale(1,-1)">{body}</g>', 560, 280, 1.0, 146))
    for k in (1, 2, 3):
        s.add(
            oval(
                190,
                520,
                60 * k,
                52 * k,
                "none",
                f'stroke="#FFE9C8" stroke-width="4" stroke-dasharray="26 14" opacity="{0.9 - 0.2 * k:.1f}"',
            )
        )
    s.add(line("M190,430V610M90,520H290", "#FFE9C8", 3, 'opacity=".7"'), glint(260, 480, 50))


def xenon_lasers(s: Stage) -> None:
    """Two cold blue rays, and the smallest possible correction."""
    blueprint(s, "#123A6A", "#A8C8FF")
    s.add(oval(700, 250, 330, None, s.glow("#7AB8FF", 0.7)))
    hit = (760.0, 190.0)
    for x, y in ((330.0, 300.0), (330.0, 430.0)):
        s.add(beam(s, (x + 130, y - 50), hit, "#5A9AFF", 17))
    s.add(place(blast(s, 86, "#8AC8FF", 6, 15), *hit), glint(*hit, 190))
    for x, y in ((330.0, 430.0), (330.0, 300.0)):
        gun = box(-190, -46, 250, 92, metal(s, "#7A8CA0", 90), 18) + box(
            50, -26, 150, 52, metal(s, "#C8D4E0", 90), 8
        )
        for k in range(4):
            gun += box(64 + k * 32, -36, 14, 72, metal(s, BRASS, 90), 5)
        gun += oval(200, 0, 12, 26, s.rad("#FFFFFF", "#8AC8FF", "#1E4AC0")) + box(
            -160, -28, 120, 56, "#06142A", 14
        )
        gun += box(-152, -20, 104, 40, s.lin("#E8F6FF", "#6AB0FF", "#2A5AE0"), 12) + oval(
            -100, 0, 100, 60, s.glow("#7AB8FF", 0.6)
        )
        s.add(place(gun, x, y, 1.0, -21), s.flare(x + 184, y - 70, 70, "#B8DCFF"))
    s.add(
        drum(s, 250, 560, 330, 110, "#3A5068", 0.13),
        path("M180,570L200,420H310L320,570Z", metal(s, "#5A7088")),
    )
    s.add(oval(252, 440, 52, None, metal(s, BRASS, 40)), oval(252, 440, 32, None, "#0A1830"))
    for k in (-1, 0, 1):
        s.add(s.flare(250 + k * 80, 610, 22, "#FFC857" if k else "#5BD3F9"))
    for k in (1, 2, 3):
        s.add(
            oval(
                *hit, 70 * k, None, "none", f'stroke="#D8ECFF" stroke-width="3" opacity="{0.8 - 0.2 * k:.1f}"'
            )
        )
    embers(s, 4, 50, hit, 210, "#B8DCFF")


PICTURES = {
    "genesis_bomb": genesis_bomb,
    "gluon_mines": gluon_mines,
    "lunar_cannon": lunar_cannon,
    "omega_missile": omega_missile,
    "xenon_lasers": xenon_lasers,
}
