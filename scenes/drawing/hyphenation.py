"""Where a long word may be broken at the end of a line."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from game.core.texts import LANGUAGES, catalogue

# Consonants that begin a syllable together.
_ONSETS = (
    "schl", "schm", "schn", "schr", "schw", "spr", "str", "sch", "bl", "br", "ch", "dr", "fl", "fr", "gl",
    "gr", "kl", "kn", "kr", "pf", "ph", "pl", "pr", "qu", "sp", "st", "th", "tr", "zw", "ck",
)  # fmt: skip
_GROUPS = re.compile(r"([aeiouyäöü]+)([^aeiouyäöü\W\d]+)(?=[aeiouyäöü])", re.IGNORECASE)


@lru_cache(maxsize=512)
def syllables(word: str) -> list[int]:
    """Where a word may be broken: as the catalogues say, after hyphens, or between syllables."""
    core = word.strip(".,:;!?")
    if core in listed():
        start = word.index(core)
        return [start + place for place in listed()[core]]
    places = [found.end() for found in re.finditer("-", word)]
    for found in _GROUPS.finditer(word):
        consonants = found[2].lower()
        onset = next((part for part in _ONSETS if consonants.endswith(part)), consonants[-1:])
        places.append(found.end(2) - len(onset))
    return sorted({place for place in places if 3 <= place <= len(word) - 3})


@cache
def listed() -> dict[str, list[int]]:
    """Words that the catalogues tell how to break: compounds, which no rule of syllables knows."""
    found: dict[str, list[int]] = {}
    for language in LANGUAGES:
        say = catalogue(language).say
        for entry in [*say("look.breaks").split(), *say("firestorm.breaks").split()]:
            parts = entry.split("|")
            found["".join(parts)] = [sum(map(len, parts[:place])) for place in range(1, len(parts))]
    return found
