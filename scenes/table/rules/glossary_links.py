"""Links in sentences: the first mention of every term of a game's glossary leads to what it means."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache

from game.core.assets import ASSETS
from game.core.texts import printed

_MARKUP = re.compile(r"\*\*(?:\*.+?\*|.+?)\*\*|\*.+?\*|\{icon:\w+\}|\[[\w:.]+\|.+?\]", re.DOTALL)
# Endings that a word of the glossary may have in a sentence: "ships", "Verstärkungen", "recovered".
_ENDINGS = {"en": r"(?:s|es|ed|ing)?", "de": r"(?:e|en|n|s|es|er|ern|em)?"}


@cache
def term_ids(game: str) -> tuple[str, ...]:
    """The terms of a game's glossary, as their file lists them."""
    rows = tomllib.loads((ASSETS / "data" / game / "terms.toml").read_text("utf-8"))["term"]
    return tuple(row["id"] for row in rows)


def linked(game: str, text: str, language: str, besides: Sequence[str] = ()) -> str:
    """The text with links on the first mentions of terms, "[term:warp|warp]"; markup stays as it is."""
    parts: list[str] = []
    place = 0
    done = set(besides)
    for mark in _MARKUP.finditer(text):
        parts += [_link(game, text[place : mark.start()], language, done), mark[0]]
        place = mark.end()
    return "".join([*parts, _link(game, text[place:], language, done)])


def _link(game: str, plain: str, language: str, done: set[str]) -> str:
    def replace(found: re.Match[str]) -> str:
        term = next(name for name, word in found.groupdict().items() if word)
        if term in done:
            return found[0]
        done.add(term)
        return f"[term:{term}|{found[0]}]"

    return _pattern(game, language).sub(replace, plain)


@cache
def _pattern(game: str, language: str) -> re.Pattern[str]:
    """Any term, the longest names first; names that explain themselves in brackets are left out."""
    names = {term: printed(game, "term", term, language).name for term in term_ids(game)}
    wanted = sorted((term for term in names if "(" not in names[term]), key=lambda term: -len(names[term]))
    words = "|".join(f"(?P<{term}>{re.escape(names[term])}{_ENDINGS[language]})" for term in wanted)
    return re.compile(rf"\b(?:{words})\b", 0 if language == "de" else re.IGNORECASE)
