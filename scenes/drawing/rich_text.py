"""Sentences with icons, bold words and links, broken into lines.

Markup: ``**bold**``, ``*italic*``, ``***both***``, ``{icon:ship}``, ``[term:warp|the warp]`` for a link.
What comes from outside (names in a save, names of files, reasons of the system) goes through ``literal``
before it stands in a sentence, and is never markup.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect

from scenes.drawing import art
from scenes.drawing.hyphenation import syllables
from scenes.drawing.theme import TEXT, TEXT_QUIET, Colour
from scenes.shell.outside_text import MEANT

_MARKS = re.compile(r"\*\*(\*.+?\*|.+?)\*\*|\*(.+?)\*|\{icon:(\w+)\}|\[([\w:.]+)\|(.+?)\]", re.DOTALL)
_LINKS = re.compile(r"\[[\w:.]+\|(.+?)\]", re.DOTALL)
_BREAKS = re.compile(r"(\n|[ ]+)")
_UNSEEN = re.compile(  # control characters, halves of pairs, joiners, directions: no font draws them
    r"[\x00-\x1f\x7f-\x9f\xad\ud800-\udfff\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
)
_TIGHT = ("title", "heavy")  # Exo 2 has spaces so narrow that small words run together


class Style(NamedTuple):
    """How a text is set: font role, height in millimetres, colour, and the space between lines."""

    font: str = "body"
    mm: float = 4.0
    colour: Colour = TEXT
    leading: float = 1.28
    spaced: bool = False  # letter-spaced capitals, for short captions


BODY = Style()
SMALL = Style(mm=3.2, colour=TEXT_QUIET)
TITLE = Style("title", 5.0)
HEADLINE = Style("heavy", 8.0, leading=1.15)
CAPTION = Style("title", 3.1, TEXT_QUIET, spaced=True)
BUTTON = Style("title", 4.0)
NUMBER = Style("number", 5.0, leading=1.1)


class Run(NamedTuple):
    """A stretch of a line in one font, or an icon."""

    text: str
    font: str
    icon: str
    link: str
    x: int
    width: int


class TextLine(NamedTuple):
    runs: tuple[Run, ...]
    width: int


class TextLayout(NamedTuple):
    """A text broken into lines for a width."""

    lines: tuple[TextLine, ...]
    size: int  # of the font in pixels
    line_height: int
    width: int

    @property
    def height(self) -> int:
        return self.line_height * len(self.lines)

    def links(self, origin: tuple[int, int]) -> list[tuple[str, Rect]]:
        """Where the links are if the text is drawn at ``origin``, left-aligned."""
        return [
            (
                run.link,
                Rect(origin[0] + run.x, origin[1] + row * self.line_height, run.width, self.line_height),
            )
            for row, line in enumerate(self.lines)
            for run in line.runs
            if run.link
        ]


class _Word(NamedTuple):
    text: str
    font: str
    icon: str
    link: str


def plain(text: str) -> str:
    """The text without its markup, for names of widgets."""
    bare = _MARKS.sub(lambda m: (m[1] or "").strip("*") or m[2] or m[5] or "", text)
    return bare.translate(MEANT)


def unlinked(text: str) -> str:
    """The text with words in place of its links, where they would lead nowhere."""
    return _LINKS.sub(r"\1", text)


def _drawable(text: str) -> str:
    """What a font draws of a text; fonts refuse some characters, and texts in which none has a width."""
    return text if text.isascii() and text.isprintable() else _UNSEEN.sub("", text).translate(MEANT)


@lru_cache(maxsize=2048)
def break_lines(
    text: str, role: str, size: int, width: int, leading: float = 1.28, spaced: bool = False
) -> TextLayout:
    """Break a text into lines of at most ``width`` pixels."""
    lines: list[TextLine] = []
    runs: list[Run] = []
    x = 0
    begun, group = 0, ""  # what stands together in one font: where it begins, and its letters

    def end() -> None:
        nonlocal runs, x
        while runs and runs[-1].text == " ":
            x -= runs.pop().width
        lines.append(TextLine(_joined(runs), x))
        runs, x = [], 0

    def advance(word: _Word) -> int:
        """How much longer the line gets; words are drawn together, and rounding each of them adds up."""
        if not runs or not _together(runs[-1], word):
            return _width(word, size, spaced)
        return begun + width_of(group + word.text, word.font, size, spaced) - x

    def append(word: _Word) -> None:
        nonlocal x, begun, group
        wide = advance(word)
        if not runs or not _together(runs[-1], word):
            begun, group = x, ""
        group += word.text
        runs.append(Run(word.text, word.font, word.icon, word.link, x, wide))
        x += wide

    for chunk in _chunks(_words(text, role)):
        first = chunk[0]
        if first.text == "\n":
            end()
            continue
        if first.text == " ":
            if x:
                append(first)
            continue
        if x and x + advance(first) + sum(_width(word, size, spaced) for word in chunk[1:]) > width:
            end()
        for word in chunk:
            for part in _split(word, size, width, spaced) if _width(word, size, spaced) > width else [word]:
                if x and x + advance(part) > width:
                    end()
                append(part)
    end()
    height = max(1, round(size * leading))
    return TextLayout(tuple(lines), size, height, max(line.width for line in lines))


def _chunks(words: list[_Word]) -> list[list[_Word]]:
    """Words that stand together without a space, such as a link and the full stop after it."""
    out: list[list[_Word]] = []
    for word in words:
        if out and word.text not in (" ", "\n") and out[-1][-1].text not in (" ", "\n"):
            out[-1].append(word)
        else:
            out.append([word])
    return out


def _split(word: _Word, size: int, width: int, spaced: bool) -> list[_Word]:
    """A word that is wider than a whole line, in pieces with hyphens; between syllables if that helps."""
    text, pieces, start = word.text, [], 0
    fits: list[int] = []
    while width_of(text[start:], word.font, size, spaced) > width and start + 1 < len(text):
        ends = [end for end in syllables(text) if end > start]
        for choice in (ends, range(start + 1, len(text))):
            fits = [
                end for end in choice if width_of(hyphened(text[start:end]), word.font, size, spaced) <= width
            ]
            if fits:
                break
        end = fits[-1] if fits else start + 1
        pieces.append(word._replace(text=hyphened(text[start:end])))
        start = end
    return [*pieces, word._replace(text=text[start:])]


def hyphened(piece: str) -> str:
    """A piece of a word with its hyphen."""
    return piece if piece.endswith("-") else f"{piece}-"


def _together(last: Run, run: Run | _Word) -> bool:
    """True if both can be drawn as one; spaces of narrow fonts are made wider than they are."""
    apart = run.font in _TIGHT and (run.text == " " or last.text.endswith(" "))
    return not apart and not last.icon and not run.icon and (last.font, last.link) == (run.font, run.link)


def _joined(runs: list[Run]) -> tuple[Run, ...]:
    """Neighbouring runs in the same font as one, which draws faster and keeps the kerning."""
    out: list[Run] = []
    for run in runs:
        last = out[-1] if out else None
        if last and _together(last, run):
            out[-1] = last._replace(text=last.text + run.text, width=run.x + run.width - last.x)
        else:
            out.append(run)
    return tuple(out)


def _words(text: str, role: str) -> list[_Word]:
    words: list[_Word] = []
    place = 0
    for mark in _MARKS.finditer(text):
        words += _pieces(text[place : mark.start()], role, "")
        place = mark.end()
        if mark[1]:
            bold = "strong" if mark[1].startswith("*") else "bold"
            words += _pieces(mark[1].strip("*"), bold if role in ("body", "italic") else role, "")
        elif mark[2]:
            words += _pieces(mark[2], "italic" if role == "body" else role, "")
        elif mark[3]:
            words += [_Word("", role, mark[3], "")] if mark[3] in art.icons() else []
        else:
            words += _pieces(mark[5], role, mark[4])
    return words + _pieces(text[place:], role, "")


def _pieces(text: str, role: str, link: str) -> list[_Word]:
    return [
        _Word(piece if piece == "\n" or piece.strip() else " ", role, "", link)
        for piece in _BREAKS.split(text)
        if piece
    ]


def _width(word: _Word, size: int, spaced: bool) -> int:
    if word.icon:
        return round(size * 1.15)
    if word.text == " " and word.font in _TIGHT:
        return round(size * (0.4 if spaced else 0.27))
    return width_of(word.text, word.font, size, spaced)


def _tracking(size: int) -> int:
    """The room between the letters of spaced capitals."""
    return max(1, round(size * 0.1))


@lru_cache(maxsize=8192)
def width_of(text: str, role: str, size: int, spaced: bool = False) -> int:
    shown = _drawable(text)
    return art.font(role, size).size(shown)[0] + (_tracking(size) * len(shown) if spaced else 0)


@lru_cache(maxsize=1024)
def rendered(text: str, role: str, size: int, colour: Colour, spaced: bool = False) -> pygame.Surface:
    """A stretch of text as a picture."""
    font, shown = art.font(role, size), _drawable(text)
    if not spaced:
        return font.render(shown, True, colour)
    out = pygame.Surface((width_of(shown, role, size, True) + size, font.get_height()), pygame.SRCALPHA)
    for place, letter in enumerate(shown):
        before = width_of(shown[:place], role, size, True)
        out.blit(font.render(letter, True, colour), (before, 0))
    return out


@cache
def baseline_shift(role: str, size: int) -> int:
    """How far down a font's letters must be moved to stand in the middle of their line.

    The digits of Oxanium stand a sixth of their size too high in the font's box; the other fonts do not.
    """
    box = art.font(role, size).render("H", True, TEXT)
    return max(0, int(box.get_height() / 2 - box.get_bounding_rect().centery))


def use_reader_font(wanted: bool) -> None:
    """Write with the font for whom letters dance, or with the usual ones; what was measured is void then."""
    if art.use_reader_font(wanted):
        for kept in (break_lines, width_of, rendered, baseline_shift, *measured_elsewhere):
            kept.cache_clear()


class Measured(Protocol):
    """What remembers its results."""

    def cache_clear(self) -> None: ...


measured_elsewhere: list[Measured] = []  # what else depends on how wide letters are
