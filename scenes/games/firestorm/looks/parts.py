"""What is printed on every card of Firestorm: orbs of points, pills of values, the picture, the edge bar."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.firestorm import pieces
from game.firestorm.cards.grammar import CardFacts, Points
from scenes.drawing import art
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BLACK, WHITE, Colour, mixed
from scenes.games.firestorm import user_pictures
from scenes.games.firestorm.looks.drawn import paint_drawn
from scenes.games.firestorm.looks.palette import ATTACK, DEFENSE, EP, FACTIONS, STONE, TP, TYPES
from scenes.table.looks.drawing import about, box, bubble, code, fade, numeral, picture, vector

RADIUS = 0.06  # of a card's width
BAR = 0.064  # of its width: the faction's edge


def facts_of(key: str) -> CardFacts:
    return pieces.CARDS[pieces.FACE_OF[key]]


def paint_art(canvas: Canvas, key: str, rect: Rect) -> None:
    """The illustration, filling its window; of a card of one's own that has none, a drawing."""
    user_pictures.own()
    name = user_pictures.art_key(key)
    if canvas.art.has(name):
        try:
            picture(canvas, name, rect)
            return
        except (pygame.error, OSError):
            if not art.is_from_player(name):
                raise
            art.drop_file(name)  # a player's own file that broke off or is no picture
    paint_drawn(canvas, facts_of(key), rect)


# --- orbs of points


def orb(canvas: Canvas, kind: str, centre: tuple[float, float], size: float, text: str = "") -> None:
    """Points as a glossy ball: technology is amber with a cog, energy blue with a star."""
    colour = {"tp": TP, "ep": EP, "either": mixed(TP, EP, 0.5), "stone": STONE}[kind]
    place = about(centre, size)
    vector(canvas, place, ("orb", colour), lambda w, h: _orb(w, colour))
    if text:
        inside = place.inflate(-round(size * 0.42), -round(size * 0.5))
        numeral(canvas, text, inside, mixed(colour, BLACK, 0.8))
    elif kind in ("tp", "ep"):
        canvas.icon(kind, about(centre, size * 0.56), mixed(colour, BLACK, 0.72))


def empty_orb(canvas: Canvas, kind: str, centre: tuple[float, float], size: float) -> None:
    """Where a point was, or could be."""
    colour = TP if kind == "tp" else EP if kind == "ep" else STONE
    place = about(centre, size)
    vector(canvas, place, ("no orb", colour), lambda w, h: _ring(w, colour))


def _orb(width: int, colour: Colour) -> str:
    r = width / 2
    light, dark = mixed(colour, WHITE, 0.62), mixed(colour, BLACK, 0.5)
    return (
        bubble("o", (r * 0.72, r * 0.62, r * 1.5), (0, light, 1), (0.42, colour, 1), (1, dark, 1))
        + f'<circle cx="{r}" cy="{r}" r="{r - 0.4:.2f}" fill="{code(mixed(colour, BLACK, 0.7))}"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.93:.2f}" fill="url(#o)"/>'
        + f'<ellipse cx="{r * 0.78:.2f}" cy="{r * 0.46:.2f}" rx="{r * 0.46:.2f}" ry="{r * 0.24:.2f}" '
        'fill="#FFFFFF" fill-opacity="0.42"/>'
    )


def _ring(width: int, colour: Colour) -> str:
    r, edge = width / 2, max(1.0, width * 0.06)
    return (
        f'<circle cx="{r}" cy="{r}" r="{r - edge:.2f}" fill="#050A18" fill-opacity="0.5" '
        f'stroke="{code(mixed(colour, BLACK, 0.35))}" stroke-width="{edge:.2f}"/>'
    )


def cost_orbs(canvas: Canvas, cost: Points | None, right: float, middle: float, size: float) -> float:
    """What a card costs, from the right to the left; returns where the row begins."""
    if cost is None:
        return right
    for kind, amount in (("ep", cost.ep), ("tp", cost.tp)):
        if amount:
            orb(canvas, kind, (right - size / 2, middle), size, str(amount).upper())
            right -= size * 1.08
    return right


def cost_wide(cost: Points | None, size: float) -> float:
    """How wide the orbs of a cost are."""
    return 0.0 if cost is None else size * 1.08 * (bool(cost.ep) + bool(cost.tp))


# --- pills of values


def pill(canvas: Canvas, kind: str, number: int, rect: Rect, change: int = 0) -> None:
    """Attack or defense; above or below the printed value its edge tells so."""
    colour = ATTACK if kind == "attack" else DEFENSE
    edge = (255, 224, 130) if change > 0 else (255, 150, 130) if change < 0 else mixed(colour, BLACK, 0.5)
    vector(canvas, rect, ("pill", colour, edge), lambda w, h: _pill(w, h, colour, edge))
    side = round(rect.height * 0.62)
    icon = Rect(rect.x + round(rect.height * 0.22), rect.centery - side // 2, side, side)
    canvas.icon(kind, icon, WHITE)
    room = Rect(icon.right, rect.y, rect.right - icon.right - rect.height // 8, rect.height)
    numeral(canvas, str(number), room.inflate(0, -round(rect.height * 0.34)), WHITE)


def _pill(width: int, height: int, colour: Colour, edge: Colour) -> str:
    thick = max(1.0, height * 0.08)
    return (
        fade("p", (0, 0, 0, height), (0, mixed(colour, WHITE, 0.24), 1), (1, mixed(colour, BLACK, 0.25), 1))
        + f'<path d="{box(thick / 2, thick / 2, width - thick, height - thick, height / 2)}" fill="url(#p)" '
        f'stroke="{code(edge)}" stroke-width="{thick:.2f}"/>'
    )


# --- the stock


def paint_sheet(canvas: Canvas, rect: Rect, colour: str, *, bar: bool = True) -> None:
    """Card stock with the faction's bar along its right edge."""
    vector(
        canvas, rect, ("firestorm sheet", colour, bar), lambda w, h: _sheet(w, h, colour, bar),
        radius=RADIUS * rect.width,
    )  # fmt: skip


def _sheet(width: int, height: int, colour: str, bar: bool) -> str:
    hair, wide = max(1.0, width / 110), width * BAR
    faction = FACTIONS[colour]
    body = (
        fade(
            "s",
            (0, 0, width, height),
            (0, (253, 250, 243), 1),
            (0.6, (243, 239, 227), 1),
            (1, (224, 216, 198), 1),
        )
        + f'<rect width="{width}" height="{height}" fill="url(#s)"/>'
    )
    if bar:
        body += (
            fade(
                "f",
                (width - wide, 0, width, 0),
                (0, faction.deep, 1),
                (0.25, faction.colour, 1),
                (1, faction.deep, 1),
            )
            + f'<g transform="translate({width - wide:.2f},0)"><rect width="{wide:.2f}" height="{height}" '
            f'fill="url(#f)"/>{_marks(faction.pattern, wide, height)}</g>'
        )
    edge = box(hair / 2, hair / 2, width - hair, height - hair, RADIUS * width)
    return (
        f'{body}<path d="{edge}" fill="none" stroke="#1A140A" stroke-opacity="0.55" '
        f'stroke-width="{hair:.2f}"/>'
    )


def _marks(name: str, width: float, height: int) -> str:
    """The faction's pattern within its bar, so that no colour has to be told apart."""
    step, thick = width * 1.15, max(0.8, width * 0.16)
    shapes = "".join(_mark(name, width, (row + 0.5) * step, row) for row in range(int(height / step) + 1))
    return (
        '<g fill="none" stroke="#FFFFFF" stroke-opacity="0.42" fill-opacity="0.42" '
        f'stroke-width="{thick:.2f}">{shapes}</g>'
    )


def _mark(name: str, width: float, y: float, row: int) -> str:
    half, low, high = width / 2, y + width * 0.3, y - width * 0.3
    falling = f"M0,{high:.1f}L{width:.1f},{low:.1f}"
    rising = f"M0,{low:.1f}L{width:.1f},{high:.1f}"
    match name:
        case "dots":
            return f'<circle cx="{half:.1f}" cy="{y:.1f}" r="{width * 0.2:.1f}" fill="#FFFFFF"/>'
        case "checks":
            return f'<path d="M{row % 2 * half:.1f},{y:.1f}h{half:.1f}" stroke-width="{half:.1f}"/>'
        case "waves":
            bend = f"q{half / 2:.1f},{-half:.1f} {half:.1f},0t{half:.1f},0"
            return f'<path d="M0,{y:.1f}{bend}"/>'
        case "crosshatch":
            return f'<path d="{rising}{falling}"/>'
        case _:
            return f'<path d="{rising}"/>'


def flag(canvas: Canvas, kind: str, rect: Rect) -> None:
    """The type of a card in the upper left corner."""
    band = TYPES[kind].band
    vector(canvas, rect, ("flag", kind), lambda w, h: _flag(w, h, band.top, band.low))
    canvas.icon(TYPES[kind].icon, about(rect.center, rect.width * 0.66), WHITE)


def _flag(width: int, height: int, top: Colour, low: Colour) -> str:
    bend = width * 0.24
    return (
        fade("f", (0, 0, 0, height), (0, top, 1), (1, low, 1))
        + f'<path d="M0,0H{width}V{height - bend:.1f}Q{width},{height} {width - bend:.1f},{height}H0Z" '
        f'fill="url(#f)" stroke="{code(low)}" stroke-width="1"/>'
    )


def produced(facts: CardFacts) -> list[str]:
    """What a planet gives: a word for each way."""
    if facts.planet is None:
        return []
    return ["tp" if points.tp else "ep" for points in facts.planet.produces]
