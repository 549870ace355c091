"""Techs that push and pull: a drive, thrusters and turbines."""

from __future__ import annotations

import math

from cosmic_cards_kit import (
    card,
    embers,
    glowing,
    lump,
    metal,
    rivet,
    sky,
    spiral,
)
from motifs import glint
from stage import Point, Stage, box, line, oval, path, place, poly

BRASS, STEEL = "#C8A050", "#8AA0B0"


def infinity_drive(s: Stage) -> None:
    """A racetrack for light: once round is never enough."""
    spiral(s, "lagoon", 806, (480, 340), 620, 2.6)
    s.add(oval(480, 340, 430, 280, s.glow("#A8F4FF", 0.4)))
    points: list[Point] = []
    for i in range(121):
        t = math.tau * i / 120
        k = 1 + math.sin(t) ** 2
        points.append((480 + 390 * math.cos(t) / k, 340 + 520 * math.sin(t) * math.cos(t) / k))
    d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"
    s.add(
        line(d, "#02101C", 104, f'opacity=".5" {s.blur(12)}'),
        line(d, "#1E3A4E", 92),
        line(d, "#7A9CB0", 80),
        line(d, "#C8DCE6", 56),
        line(d, "#0A2438", 46),
    )
    s.add(line(d, "#2AC8F0", 34, f'opacity=".7" {s.blur(6)}'), glowing(s, d, "#5AE8FF", 13, 0.8))
    for i in range(0, 120, 10):
        x, y = points[i]
        px, py = points[i + 1]
        s.add(
            place(
                box(-13, -58, 26, 116, metal(s, BRASS, 90), 9)
                + rivet(0, -46, 6, BRASS)
                + rivet(0, 46, 6, BRASS),
                x,
                y,
                1,
                math.degrees(math.atan2(py - y, px - x)),
            )
        )
    s.add(
        oval(480, 340, 110, None, metal(s, STEEL, 40)),
        oval(480, 340, 92, None, "#06202E"),
        oval(480, 340, 82, None, s.rad("#FFFFFF", (0.4, "#B8F8FF"), (1, "#0E7AA8"))),
    )
    s.add(s.flare(480, 340, 210, "#C8FBFF"), glint(480, 340, 250))
    for i in (17, 46, 77, 106):
        s.add(s.flare(*points[i], 80, "#FFFFFF"), glint(*points[i], 90))


def plasma_thrusters(s: Stage) -> None:
    """Four bells, one direction: away."""
    sky(s, "violet", 809, 110, 1.6, 0.7)
    bells = ((340.0, 130.0, 0.85), (620.0, 130.0, 0.85), (230.0, 210.0, 1.25), (730.0, 210.0, 1.25))
    for x, y, k in bells:
        s.add(place(_jet(s), x, y + 84 * k, k, (480 - x) * 0.05))
    s.add(lump(s, poly([(120, -20), (840, -20), (760, 120), (200, 120)]), "#3A6A78", gloss=0.5))
    for at in range(230, 740, 60):
        s.add(rivet(at, 96, 8, STEEL))
    for x, y, k in bells:
        bell = path(
            "M-40,-110H40L52,-60C60,-10 96,30 104,90H-104C-96,30 -60,-10 -52,-60Z", metal(s, "#B0BCC8")
        )
        bell += "".join(
            line(
                f"M{-56 - 12 * i},{-30 + 30 * i}Q0,{-14 + 30 * i} {56 + 12 * i},{-30 + 30 * i}",
                "#2A3A48",
                5,
                'opacity=".7"',
            )
            for i in range(4)
        )
        bell += box(-48, -130, 96, 36, metal(s, BRASS), 8) + oval(0, 90, 104, 26, "#0A1020")
        bell += oval(0, 90, 92, 21, s.rad("#FFFFFF", (0.5, "#B8E8FF"), (1, "#4A6AFF"))) + oval(
            0, 90, 170, 60, s.glow("#8AC8FF", 0.6)
        )
        s.add(place(bell, x, y, k, (480 - x) * 0.05))
    embers(s, 5, 70, (470, 560), 380, "#C8D8FF")


def _jet(s: Stage) -> str:
    """A plasma flame below the origin: violet veil, blue body, white heart and shock diamonds."""
    out = ""
    for w, n, tone, power in (
        (104, 470, "#8A5AFF", 0.55),
        (84, 400, "#5AA8FF", 0.75),
        (46, 300, "#C8F0FF", 0.95),
    ):
        fill = s.lin((0, tone, power), (0.5, tone, power * 0.7), (1, tone, 0.0))
        d = f"M{-w},0C{-w * 1.05},{n * 0.3} {-w * 0.5},{n * 0.7} 0,{n}"
        d += f"C{w * 0.5},{n * 0.7} {w * 1.05},{n * 0.3} {w},0Z"
        out += path(d, fill, s.blur(3))
    for i in range(5):
        y, r = 34 + i * 62, 34 - i * 5
        out += path(
            poly([(0, y - r), (r * 0.75, y), (0, y + r), (-r * 0.75, y)]),
            "#FFFFFF",
            f'opacity="{0.85 - 0.14 * i:.2f}" {s.blur(3)}',
        )
        out += oval(0, y, r * 2.4, r * 1.5, s.glow("#FF9AF0", 0.5))
    return out


def vacuum_turbines(s: Stage) -> None:
    """A fan that breathes in whatever the universe leaves lying about."""
    sky(s, "petrol", 811, 60, 1.5, 0.8)
    x, y = 480.0, 350.0
    s.add(
        oval(x, y, 330, None, metal(s, "#7A929E", 40)),
        oval(x, y, 300, None, "#0A2028"),
        oval(x, y, 286, None, s.rad("#7AF0E8", (0.35, "#12707A"), (1, "#04202A"))),
    )
    for i in range(14):
        blade = path(
            "M-14,-60C-70,-130 -76,-230 -40,-278C6,-276 34,-262 50,-250C10,-190 4,-120 14,-60Z",
            s.lin("#D8F4F6", "#4A8A94", "#123A44", turn=20),
        )
        s.add(place(blade, x, y, 1, i * 360 / 14))
    s.add(oval(x, y, 290, None, s.rad((0, "#02141A", 0.0), (0.8, "#02141A", 0.1), (1, "#02141A", 0.7))))
    for i in range(12):
        a = math.tau * i / 12
        s.add(rivet(x + 315 * math.cos(a), y + 315 * math.sin(a), 12, "#8AA4B0"))
    s.add(
        oval(x, y, 82, None, metal(s, BRASS, 40)),
        oval(x, y, 66, None, s.rad("#E8FFFC", (0.4, "#3A9AA0"), (1, "#062A32"), x=0.35, y=0.3, r=0.8)),
    )
    for i in range(26):
        a, r = math.tau * i / 26 * 3.1, 130 + i * 15
        p = (x + r * math.cos(a), y + r * math.sin(a) * 0.82)
        q = (x + (r - 60) * math.cos(a + 0.5), y + (r - 60) * math.sin(a + 0.5) * 0.82)
        s.add(
            line(
                f"M{p[0]:.0f},{p[1]:.0f}Q{(p[0] + q[0]) / 2 + 14:.0f},{(p[1] + q[1]) / 2:.0f} "
                f"{q[0]:.0f},{q[1]:.0f}",
                "#D8FFFA",
                4,
                'opacity=".4"',
            )
        )
    tones = ("#B3261E", "#B98500", "#6A3FB5", "#2E7D5B")
    for (cx, cy, k, turn), tone in zip(
        ((150, 170, 1.2, -28), (812, 210, 1.05, 34), (240, 560, 0.95, 52), (740, 540, 1.3, -18)),
        tones,
        strict=True,
    ):
        s.add(
            line(
                f"M{cx},{cy}Q{(cx + x) / 2},{(cy + y) / 2 - 50} {x},{y}",
                "#E8FFFC",
                26,
                f'opacity=".18" {s.blur(6)}',
            ),
            place(card(s, 130, tone, True), cx, cy, k, turn),
        )
    s.add(glint(440, 310, 70))


PICTURES = {
    "infinity_drive": infinity_drive,
    "plasma_thrusters": plasma_thrusters,
    "vacuum_turbines": vacuum_turbines,
}
