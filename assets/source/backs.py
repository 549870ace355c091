"""Build the card backs: an orrery engraved in the colour of each deck inside a cream border."""

from __future__ import annotations

import math
import random
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

from cosmos import grid, to_array, to_image
from icons import ICONS
from paint import (
    Canvas,
    alpha,
    box,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    mix,
    path,
    rect,
    render,
    save_webp,
    sheet,
    star,
    turn,
)
from plastic import SEATS, pattern

FOLDER = Path(__file__).resolve().parents[1] / "art" / "backs"
WIDTH, HEIGHT, CORNER, BORDER = 480, 672, 30, 22
MIDDLE = (WIDTH / 2, HEIGHT / 2)


@dataclass(frozen=True)
class Deck:
    """Colours of one back, bright to deep, the ink of its lines and its emblem."""

    bright: str
    deep: str
    ink: str
    emblem: str
    seat: str = ""


DECKS: dict[str, Deck] = {
    "reinforcement": Deck("#D3A21C", "#5A3D02", "#FFF0B8", "reinforcement"),
    "planet": Deck("#6C80BE", "#1E2A52", "#DDE6FF", "planet"),
    "envoy": Deck("#8A4FC9", "#2B1157", "#EBD9FF", "envoy"),
    "discovery": Deck("#12909B", "#033E4A", "#C4F6F2", "discovery"),
    "event": Deck("#C82C70", "#4A0830", "#FFD3E4", "event"),
    "refresh": Deck("#2F9462", "#083A28", "#CDF6DC", "refresh"),
    "alien": Deck("#3B45A8", "#0E1140", "#F0D48A", "eye"),
    "cosmic": Deck("#263A8A", "#0D1438", "#F0CC78", "compass"),
    "destiny": Deck("#74246C", "#2A0A2A", "#F6C4DE", "planet"),
    "tech": Deck("#0A7680", "#012E36", "#F0CC78", "gear"),
    "sheet": Deck("#6A4A1A", "#241704", "#F6E0A8", "person"),
}


def _plan(seat: str) -> Deck:
    deep, dark, body, light = SEATS[seat]
    if seat == "white":
        return Deck("#E9EEF2", "#8A97AC", "#3D4B66", "card", seat)
    bright = mix(dark, body, 0.75)
    return Deck(bright, mix(deep, dark, 0.45), mix(light, "#FFFFFF", 0.25), "card", seat)


DECKS |= {f"plan_{seat}": _plan(seat) for seat in SEATS}


def _ring(radius: float, ink: str, width: float, opacity: float, dash: str = "") -> str:
    extra = {"stroke_dasharray": dash} if dash else {}
    return circle(*MIDDLE, radius, fill="none", stroke=ink, stroke_width=width, opacity=opacity, **extra)


def _ticks(radius: float, count: int, short: float, long: float, every: int, ink: str, opacity: float) -> str:
    thin, thick = "", ""
    for i in range(count):
        a = 2 * math.pi * i / count
        reach = radius + (short if i % every else long)
        c, s = math.cos(a), math.sin(a)
        piece = f"M{MIDDLE[0] + radius * c:.1f} {MIDDLE[1] + radius * s:.1f}"
        piece += f"L{MIDDLE[0] + reach * c:.1f} {MIDDLE[1] + reach * s:.1f}"
        if i % every:
            thin += piece
        else:
            thick += piece
    return line(thin, ink, 1.4, opacity=opacity * 0.7) + line(thick, ink, 2.6, opacity=opacity)


def _orbit(canvas: Canvas, rx: float, ry: float, angle: float, deck: Deck, at: float, size: float) -> str:
    """A tilted orbit and the body that runs on it."""
    x, y = MIDDLE[0] + rx * math.cos(at), MIDDLE[1] + ry * math.sin(at)
    oval = f'<ellipse cx="{MIDDLE[0]}" cy="{MIDDLE[1]}" rx="{rx}" ry="{ry}" fill="none" stroke="{deck.ink}" '
    oval += 'stroke-width="1.5" opacity="0.5"/>'
    ball = canvas.radial(
        (0, lighten(deck.ink, 0.6)), (0.55, deck.ink), (1, mix(deck.ink, deck.deep, 0.55)), centre=(0.4, 0.35)
    )
    body = circle(x, y, size * 1.7, fill=deck.ink, opacity=0.13) + circle(x, y, size, fill=ball)
    return turn(oval + body, angle, *MIDDLE)


def _rosette(ink: str) -> str:
    """Overlapping thin ovals, the guilloche behind the middle."""
    out = ""
    for i in range(12):
        oval = ellipse(*MIDDLE, 196, 88, fill="none", stroke=ink, stroke_width=1)
        out += turn(oval, i * 15, *MIDDLE)
    return f'<g opacity="0.17">{out}</g>'


def _corners(ink: str) -> str:
    out = ""
    for x in (BORDER + 34, WIDTH - BORDER - 34):
        for y in (BORDER + 34, HEIGHT - BORDER - 34):
            out += path(star(x, y, 15, 4.4, 4), fill=ink, opacity=0.95)
            out += circle(x, y, 20, fill="none", stroke=ink, stroke_width=1.2, opacity=0.45)
    return out


def _frame(ink: str) -> str:
    """Two fine lines whose corners are scooped out around the corner stars."""
    out = ""
    for gap, width, opacity in ((14, 2.4, 0.85), (21, 1.1, 0.5)):
        left, top = BORDER + gap, BORDER + gap
        right, bottom, cut = WIDTH - left, HEIGHT - top, 44
        d = f"M{left + cut} {top}H{right - cut}A{cut} {cut} 0 0 0 {right} {top + cut}V{bottom - cut}"
        d += f"A{cut} {cut} 0 0 0 {right - cut} {bottom}H{left + cut}A{cut} {cut} 0 0 0 {left} {bottom - cut}"
        d += f"V{top + cut}A{cut} {cut} 0 0 0 {left + cut} {top}Z"
        out += path(d, fill="none", stroke=ink, stroke_width=width, opacity=opacity)
    return out


def _emblem(canvas: Canvas, deck: Deck) -> str:
    """The dark medallion in the middle with the sign of the deck."""
    well = canvas.radial((0, "#1B2750"), (0.7, "#0C1330"), (1, "#060A1C"), centre=(0.4, 0.35), radius=0.7)
    rim = canvas.linear(
        (0, lighten(deck.ink, 0.5)), (0.5, mix(deck.ink, deck.deep, 0.35)), (1, lighten(deck.ink, 0.2))
    )
    x, y = MIDDLE
    out = (
        circle(x, y, 66, fill=rim)
        + circle(x, y, 59, fill=darken(deck.deep, 0.4))
        + circle(x, y, 56, fill=well)
    )
    if deck.emblem in ("card", "compass"):
        shape = path(star(x, y, 40, 9.5, 4), fill=rim) + turn(
            path(star(x, y, 21, 6.5, 4), fill=deck.ink, opacity=0.8), 45, x, y
        )
        shape += circle(x, y, 5.5, fill="#0C1330")
        bright = "#F4F7FF" if deck.seat == "white" else deck.ink
        return out + shape.replace(deck.ink, bright)
    icon = ICONS[deck.emblem].replace("#FFFFFF", deck.ink)
    return out + f'<g transform="translate({x - 36} {y - 36}) scale(1.5)">{icon}</g>'


def _face(name: str, deck: Deck) -> str:
    rng = random.Random(name)
    canvas = Canvas(WIDTH, HEIGHT, seed=name)
    stock = canvas.linear((0, "#FBF8EF"), (0.5, "#F3EFE3"), (1, "#DFD7C3"), end=(0.7, 1))
    canvas.add(rect(0, 0, WIDTH, HEIGHT, CORNER, fill=stock))
    inner_w, inner_h = WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER
    glow = canvas.radial(
        (0, lighten(deck.bright, 0.16)), (0.45, deck.bright), (1, deck.deep), centre=(0.46, 0.42), radius=0.72
    )
    canvas.add(rect(BORDER, BORDER, inner_w, inner_h, 14, fill=glow))
    clip = canvas.clip(box(BORDER, BORDER, inner_w, inner_h, 14))
    body = _rosette(deck.ink)
    for _ in range(70):
        x, y = rng.uniform(BORDER, WIDTH - BORDER), rng.uniform(BORDER, HEIGHT - BORDER)
        body += circle(x, y, rng.choice((0.8, 1.1, 1.8)), fill=deck.ink, opacity=rng.uniform(0.2, 0.6))
    body += (
        _ring(262, deck.ink, 1.1, 0.3)
        + _ring(226, deck.ink, 1.2, 0.3, "2 7")
        + _ring(190, deck.ink, 1.6, 0.5)
    )
    body += (
        _ticks(132, 96, 6, 13, 8, deck.ink, 0.75)
        + _ring(130, deck.ink, 3, 0.85)
        + _ring(122, deck.ink, 1, 0.5)
    )
    body += _ring(90, deck.ink, 1.2, 0.5, "1.5 6")
    for rx, ry, size in ((190, 190, 11), (262, 262, 8), (206, 96, 9), (176, 62, 6.5), (104, 104, 5.5)):
        at, angle = rng.uniform(0, 6.28), rng.uniform(-80, 80)
        if rx > 240:
            at, angle = math.radians(rng.choice((-62, 62, 118, 242)) + rng.uniform(-6, 6)), 0
        body += _orbit(canvas, rx, ry, angle, deck, at, size)
    canvas.add(f'<g clip-path="{clip}">{body}</g>')
    canvas.add(_frame(deck.ink), _corners(deck.ink), _emblem(canvas, deck))
    canvas.add(
        rect(BORDER, BORDER, inner_w, inner_h, 14, fill="none", stroke=darken(deck.deep, 0.4), stroke_width=3)
    )
    canvas.add(
        rect(
            1.5,
            1.5,
            WIDTH - 3,
            HEIGHT - 3,
            CORNER - 1,
            fill="none",
            stroke="#FFFFFF",
            stroke_width=2,
            opacity=0.7,
        )
    )
    canvas.add(
        rect(
            0.7,
            0.7,
            WIDTH - 1.4,
            HEIGHT - 1.4,
            CORNER,
            fill="none",
            stroke="#6E6553",
            stroke_width=1.4,
            opacity=0.6,
        )
    )
    gloss = [(0, alpha("#FFFFFF", 0.17)), (0.42, alpha("#FFFFFF", 0.03)), (0.44, alpha("#FFFFFF", 0))]
    sheen = canvas.linear(*gloss, (1, alpha("#000000", 0.16)), end=(0.8, 1))
    canvas.add(rect(BORDER, BORDER, inner_w, inner_h, 14, fill=sheen))
    return canvas.svg()


def _press(image: Image.Image, seat: str) -> Image.Image:
    """Emboss the seat's pattern into the coloured field of a plan back."""
    x, y = grid(WIDTH, HEIGHT)
    relief = pattern(seat, x / 42, y / 42, 0.10)
    gy, gx = np.gradient(relief)
    inside = (np.abs(x - WIDTH / 2) < WIDTH / 2 - BORDER - 22) & (
        np.abs(y - HEIGHT / 2) < HEIGHT / 2 - BORDER - 22
    )
    ring = np.clip((np.hypot(x - MIDDLE[0], y - MIDDLE[1]) - 132) / 10, 0, 1)
    field = to_array(image)
    shift = (gx * 0.5 + gy * 0.8) * 0.30 - 0.045 * relief
    field[..., :3] = np.clip(field[..., :3] + (shift * inside * ring)[..., None], 0, 1)
    return to_image(field)


def back(name: str) -> Image.Image:
    """One finished card back."""
    deck = DECKS[name]
    image = render(_face(name, deck), WIDTH)
    return _press(image, deck.seat) if deck.seat else image


def main(arguments: list[str]) -> None:
    """Build the backs named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet(
            [Image.open(file).convert("RGBA") for file in sorted(FOLDER.glob("*.webp"))], arguments[1], 7, 280
        )
        return
    for name in arguments or DECKS:
        save_webp(back(name), FOLDER / f"{name}.webp")


if __name__ == "__main__":
    main(sys.argv[1:])
