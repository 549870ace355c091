"""Attack cards up to 10: as many fighters as the card is worth, from a popgun to a full wing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cosmos
from cosmic_cards_kit import Turn, embers, fighter, shells, sky, smoke, squad
from motifs import blast, glint
from stage import Point, Stage, box, line, oval, place

Painter = Callable[[Stage], None]


@dataclass(frozen=True)
class Raid:
    """One scene: sky, target world, where the fighters fly and what they shoot at."""

    sky: str
    world: tuple[float, float, float]
    kind: str
    stops: cosmos.Stops
    air: str
    turn: Turn
    spots: Sequence[tuple[float, float, float]]
    hits: Sequence[tuple[int, float, float, float]] = ()
    trim: str = "#C9362A"
    hull: str = "#9AA3B8"
    bolt: str = "#5FE6FF"
    flame: str = "#FF9A3A"
    ring: str | None = None
    dim: float = 0.9


SAND = ((0, "#5A2A1A"), (0.5, "#C8753A"), (1, "#FFE0A8"))
CORAL = ((0, "#4A1228"), (0.5, "#C44A48"), (1, "#FFC8A0"))
OCEAN = ((0, "#0C2A5A"), (0.48, "#1F6FA8"), (0.55, "#C8A060"), (1, "#E8F0C8"))
PLUM = ((0, "#2A1240"), (0.5, "#7A3A86"), (1, "#F0B8D8"))
JADE = ((0, "#0A2E2E"), (0.5, "#2F8A70"), (1, "#E0F8C0"))
ASH = ((0, "#2A2228"), (0.5, "#7A6A6E"), (1, "#E8D8C8"))
ICE = ((0, "#28507A"), (0.5, "#8AC0E0"), (1, "#FFFFFF"))
MOLTEN = ((0, "#1E0808"), (1, "#7A2A18"))
GIANT = ((0, "#5A2410"), (0.4, "#C8682A"), (0.7, "#F0B870"), (1, "#FFF0D0"))

RAIDS: dict[str, Raid] = {
    "attack_01": Raid("wine", (700, 620, 250), "land", OCEAN, "#A8E0FF", (0, -52, 32),
        [(400, 280, 2.3)], [(0, 640, 470, 40)]),
    "attack_04": Raid("rust", (860, 330, 240), "rock", SAND, "#FFD8A0", (0, -48, 4),
        [(300, 150, 1.15), (200, 320, 1.2), (430, 350, 1.5), (240, 520, 1.35)],
        [(2, 700, 360, 44), (1, 680, 300, 26)], "#D89A1E", "#B8A890", "#FFE070", "#FF7A2A"),
    "attack_05": Raid("rose", (250, 650, 300), "swirl", CORAL, "#FFB8A8", (0, -50, 142),
        [(780, 120, 0.95), (560, 130, 1.0), (800, 330, 1.1), (590, 300, 1.45), (400, 210, 1.0)],
        [(3, 350, 480, 46), (4, 220, 430, 30)], "#2A6FC0", "#B8BCD0", "#8AF0FF"),
    "attack_06": Raid("plum", (480, 900, 470), "rock", PLUM, "#F0B0FF", (0, -40, 12),
        [(210, 130, 0.85), (420, 150, 0.95), (140, 290, 1.0), (360, 310, 1.15), (600, 230, 1.1),
        (620, 400, 1.4)],
        [(5, 800, 520, 46), (3, 540, 500, 34), (2, 330, 520, 26)],
        "#8A3AC0", "#A8A0C0", "#FF70E0", "#C07AFF"),
    "attack_07": Raid("blood", (720, 200, 150), "gas", GIANT, "#FFD8A0", (0, -58, -38),
        [(130, 330, 0.85), (300, 270, 0.9), (150, 500, 1.0), (330, 430, 1.1), (500, 400, 1.15),
        (330, 600, 1.15),
         (560, 560, 1.4)],
        [(4, 650, 260, 36), (6, 730, 290, 40)], "#C9362A", "#8890A8", "#7AFF9A", "#FF6A3A", "#F6D0A0"),
    "attack_08": Raid("ember", (770, 640, 310), "land", SAND, "#FFC890", (0, -54, 36),
        [(130, 100, 0.8), (330, 90, 0.85), (540, 100, 0.85), (170, 270, 1.0), (370, 230, 1.1),
        (570, 260, 1.05),
         (250, 430, 1.2), (450, 420, 1.35)],
        [(7, 620, 540, 46), (5, 720, 400, 34), (4, 590, 440, 24), (2, 830, 420, 28)], "#B3261E", "#A0A8B8"),
    "attack_09": Raid("fire", (150, 200, 240), "rock", ASH, "#FFD0B0", (0, -46, 196),
        [(880, 130, 0.8), (700, 120, 0.85), (850, 300, 0.95), (660, 270, 1.05), (480, 220, 0.95),
        (820, 480, 1.1),
         (610, 440, 1.25), (740, 620, 1.3), (480, 590, 1.4)],
        [(4, 300, 220, 36), (6, 330, 340, 46), (8, 230, 400, 34)],
        "#1F8A7A", "#C0B8B0", "#8AFFE0", "#5FC8FF", None, 0.75),
    "attack_10": Raid("fire", (480, 860, 420), "lava", MOLTEN, "#FF9A50", (-90, -26, 0),
        [(90, 120, 0.55), (290, 90, 0.6), (480, 80, 0.62), (670, 90, 0.6), (870, 120, 0.55), (200, 240, 0.85),
         (390, 220, 0.95), (590, 220, 0.95), (770, 240, 0.85), (480, 390, 1.7)],
        [], "#B3261E", "#8E94A6", "#FFE27A", "#FFB04A", None, 0.7),
}  # fmt: skip


def raid(plan: Raid, seed: int) -> Painter:
    """The painter of one raid."""

    def paint(s: Stage) -> None:
        sky(s, plan.sky, 200 + seed, 120, 1.7, plan.dim)
        x, y, r = plan.world
        s.add(s.orb(x, y, r, plan.kind, seed, plan.stops, air=plan.air, ring=plan.ring))
        ship = fighter()
        for which, hx, hy, _ in plan.hits:
            fx, fy, k = plan.spots[which]
            for z in (-80.0, 80.0):
                s.add(shells(s, ship.spot((30, 2, z), fx, fy, k, plan.turn), (hx, hy), plan.bolt, 3, 3.4 * k))
        for number, (_, hx, hy, size) in enumerate(plan.hits):
            s.add(place(blast(s, size, "#FFB04A", seed + number, 12), hx, hy), glint(hx, hy, size * 1.6))
            embers(s, seed + number, 14, (hx, hy), size * 2, "#FFB04A")
        squad(s, plan.spots, plan.turn, plan.hull, plan.trim, plan.flame)
        if not plan.hits:
            _muzzles(s, plan)

    return paint


def _muzzles(s: Stage, plan: Raid) -> None:
    """Guns that fire straight at the viewer."""
    ship = fighter()
    for x, y, k in plan.spots:
        for z in (-80.0, 80.0):
            a = ship.spot((14, 2, z), x, y, k, plan.turn)
            s.add(s.flare(*a, 34 * k, plan.bolt), glint(*a, 40 * k, "#FFFFFF", 0.9))


def attack_00(s: Stage) -> None:
    """Out of fuel and out of luck: the gun pops a cork on a string."""
    sky(s, "plum", 210, 150, 1.5, 0.75)
    s.add(s.orb(180, 640, 190, "rock", 12, ASH, air="#D8C0D8"))
    turn, x, y, k = (0.0, -42.0, -14.0), 400.0, 350.0, 2.7
    ship = fighter("#8E8480", "#A8583A", 3)
    for i, (dx, dy, w) in enumerate(((-330, 96, 260), (-250, 76, 190), (-190, 62, 120))):
        s.add(smoke(s, x + dx, y + dy, w, "#6A5E6E", 5 + i, 0.75))
    s.add(ship.draw(x, y, k, turn, ambient="#4A3A5E", rim="#FFB8D8", edge=0.6))
    for point, angle in (((-24.0, 0.0, 38.0), 20), ((-20.0, 0.0, -44.0), -40), ((20.0, -12.0, 6.0), -20)):
        s.add(place(_plaster(s), *ship.spot(point, x, y, k, turn), 1.0, angle))
    a = ship.spot((92, 3, 0), x, y, k, turn)
    s.add(smoke(s, a[0] + 40, a[1] - 6, 150, "#F0E4D8", 9, 0.9))
    cork: Point = (a[0] + 190, a[1] + 100)
    string = (
        f"M{a[0]},{a[1]} C{a[0] + 80},{a[1] - 60} {cork[0] - 120},{cork[1] + 50} {cork[0] - 16},{cork[1] - 4}"
    )
    s.add(line(string, "#F6E8C8", 5), line(string, "#8A7050", 1.5, 'stroke-dasharray="6 6"'))
    s.add(place(_cork(s), *cork, 1.0, 24))
    for t in (-0.7, -0.2, 0.3):
        d = f"M{math.cos(t) * 60},{math.sin(t) * 60}L{math.cos(t) * 96},{math.sin(t) * 96}"
        s.add(place(line(d, "#FFE8B0", 7), a[0] + 20, a[1] - 10))


def _plaster(s: Stage) -> str:
    """A strip that holds the hull together."""
    strip = box(-34, -12, 68, 24, s.lin("#FFE4C8", "#E0A880"), 12) + box(-12, -12, 24, 24, "#F6D4B4")
    return strip + "".join(oval(px, py, 2, None, "#A86A4A") for px in (-26, -18, 18, 26) for py in (-5, 5))


def _cork(s: Stage) -> str:
    body = oval(-24, 0, 12, 30, "#8A5A30") + oval(24, 0, 16, 38, "#8A5A30")
    fill = s.lin("#F0C890", "#C08A50", "#6A4020")
    side = f'<path d="M-24,-30L24,-38L24,38L-24,30Z" fill="{fill}"/>'
    spots = "".join(oval(px, py, 4, 3, "#7A5030") for px, py in ((-8, -12), (6, 8), (-14, 14), (12, -20)))
    return body + side + spots + oval(24, 0, 15, 37, s.lin("#E8BC84", "#A87040"))


PICTURES: dict[str, Painter] = {"attack_00": attack_00} | {
    name: raid(plan, 3 + number) for number, (name, plan) in enumerate(RAIDS.items())
}
