"""A poster as a page for the browser: one file with everything in it, in all languages."""

from __future__ import annotations

import base64
import html
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from game.core.texts import LANGUAGES
from scenes.drawing.theme import SEATS
from scenes.table.log.export import SIGNS

if TYPE_CHECKING:
    from scenes.screens.afterwards.poster_words import PosterWords

STYLE = """
body { background: #0b1226; color: #eef3ff; font: 17px/1.5 sans-serif; max-width: 60em; margin: 2em auto }
h1 { font-size: 2.2em; line-height: 1.1; margin: .2em 0 }
h2 { font-size: 1.3em; margin: 1.6em 0 .5em; border-bottom: 1px solid #2c3a66 }
h3 { font-size: .8em; letter-spacing: .08em; text-transform: uppercase; color: #a9b6da; margin: 0 }
p { margin: .2em 0 }
label { cursor: pointer; margin-right: 1em; color: #8fd8ff }
input:checked + label { color: #ffc95c; font-weight: bold }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(17em, 1fr)); gap: .8em }
.grid > div { background: #131d3d; border-radius: 8px; padding: .7em }
.shot { background-size: cover; background-position: center; aspect-ratio: 2; border-radius: 8px }
.win { color: #ffc95c }
svg { width: 100%; height: auto; background: #131d3d; border-radius: 8px }
"""
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}
WIDE, TALL, EDGE = 800, 240, 16  # of the curve


def as_html(
    words: Sequence[PosterWords],
    pictures: Sequence[bytes],
    turning: Sequence[int],
    curve: Sequence[Sequence[int]],
    colours: Sequence[str],
) -> str:
    """The page. ``pictures`` are JPEGs, ``turning`` says which of them are of turning points."""
    shots = "\n".join(
        f".shot{number} {{ background-image: url(data:image/jpeg;base64,{_in_letters(picture)}) }}"
        for number, picture in enumerate(pictures)
    )
    first = words[0]
    choices = "\n".join(_choice(one.language, chosen=one is first) for one in words)
    hidden = "\n".join(
        f"#{one.language}:checked ~ section:not(.{one.language}) {{ display: none }}" for one in words
    )
    parts = "\n".join(_section(one, len(pictures), turning, curve, colours) for one in words)
    return f"""<!DOCTYPE html>
<html lang="{first.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{html.escape(first.headline)}</title>
<style>{STYLE}{hidden}
{shots}</style>
</head>
<body>
{choices}
{parts}
</body>
</html>
"""


def _choice(language: str, *, chosen: bool) -> str:
    button = f'<input type="radio" name="language" id="{language}"{" checked" if chosen else ""}>'
    return f'{button}<label for="{language}">{LANGUAGE_NAMES[language]}</label>'


def _in_letters(picture: bytes) -> str:
    return base64.b64encode(picture).decode()


def _section(
    words: PosterWords,
    count: int,
    turning: Sequence[int],
    curve: Sequence[Sequence[int]],
    colours: Sequence[str],
) -> str:
    over_time, points, titles = map(html.escape, words.sections)
    plain = [number for number in range(count) if number not in turning]
    shots = "\n".join(_shot(number) for number in plain)
    turned = "\n".join(
        f"<div>{_shot(number)}<p>{html.escape(text)}</p></div>"
        for number, text in zip(turning, words.turning, strict=True)
    )
    tales = "\n".join(
        f"<div><h3>{html.escape(tale.caption)}</h3><p>{html.escape(tale.text)}</p></div>"
        for tale in words.tales
    )
    earned = "\n".join(f"<div><p>{html.escape(title)}</p></div>" for title in words.titles)
    places = "\n".join(
        f'<p class="{"win" if place.wins else ""}">{_sign(place.colour)} {html.escape(place.name)}: '
        f"{html.escape(place.score)}</p>"
        for place in words.places
    )
    return f"""<section class="{words.language}" lang="{words.language}">
<h3>{html.escape(words.game)}</h3>
<h1>{html.escape(words.headline)}</h1>
<p>{html.escape(words.why)}</p>
{places}
<h2>{html.escape(words.curve)}</h2>
{_curve(curve, colours)}
<h2>{over_time}</h2>
<div class="grid">{shots}</div>
{f'<h2>{points}</h2><div class="grid">{turned}</div>' if turned else ""}
<h2>{titles}</h2>
<div class="grid">{earned}{tales}</div>
</section>"""


def _shot(number: int) -> str:
    return f'<div class="shot shot{number}" role="img"></div>'


def _sign(colour: str) -> str:
    look = SEATS[colour]
    return f'<span style="color: {_code(colour)}">{SIGNS[look.glyph]}</span>'


def _code(colour: str) -> str:
    return "#{:02x}{:02x}{:02x}".format(*SEATS[colour].on_night)


def _curve(curve: Sequence[Sequence[int]], colours: Sequence[str]) -> str:
    """Steps of every seat's score."""
    if not curve:
        return ""
    low, high = min(min(point) for point in curve), max(max(point) for point in curve)
    lines = []
    for seat, colour in enumerate(colours):
        spots = [
            (EDGE + (WIDE - 2 * EDGE) * place / max(1, len(curve) - 1),
             TALL - EDGE - (TALL - 2 * EDGE) * (point[seat] - low) / max(1, high - low) - 3 * seat)
            for place, point in enumerate(curve)
        ]  # fmt: skip
        steps = spots[:1]
        for before, after in pairwise(spots):
            steps += [(after[0], before[1]), after]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in steps)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{_code(colour)}" stroke-width="3"/>')
    return f'<svg viewBox="0 0 {WIDE} {TALL}">{"".join(lines)}</svg>'


assert set(LANGUAGES) <= LANGUAGE_NAMES.keys()
