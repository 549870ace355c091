"""In German a thing has one word: the one that the rules pages and the cards use."""

from __future__ import annotations

import re
from pathlib import Path

import polib  # type: ignore[import-untyped]  # it carries no type information
import pytest

from game.core.assets import ASSETS

OURS = {  # what is not our word, and what is
    r"\bGesandte[nr]?\b": "Botschafter",
    r"\bOrdens?\b": "Medaille",
    r"\bBegegnung(en|s\w+)?\b": "Herausforderung",
    r"\bTechniken\b|\beine Technik\b": "Technologie",
    r"\bWählscheiben?\b|\bDrehscheiben?\b": "Rad",
    r"\bAlliierten?\b": "Verbündete",
    r"\bReputation\w*\b": "Ansehen",
    r"\bBlaupausen?\b": "Bauplan",
}
FILES = sorted(
    path
    for folder in ("lessons", "puzzles", "rules", "data")
    for path in (ASSETS / folder).rglob("*")
    if path.suffix in (".toml", ".json")
)


def other_words(text: str) -> list[str]:
    """The words in a German text that are not ours, each with ours."""
    found = ((match.group(), ours) for word, ours in OURS.items() for match in re.finditer(word, text))
    return [f"{word}: we say {ours}" for word, ours in found]


def german_of(path: Path) -> str:
    """The German lines of a file of facts or texts."""
    keys = r'^\s*"?(\w*_)?de"?\s*[=:]|\b\w+_de\s*='
    return "\n".join(line for line in path.read_text("utf-8").splitlines() if re.search(keys, line))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ASSETS)))
def test_a_file_uses_our_words(path: Path) -> None:
    assert not other_words(german_of(path))


def test_the_catalogue_uses_our_words() -> None:
    entries = polib.pofile(str(ASSETS / "text" / "de.po"))
    texts = [text for entry in entries for text in (entry.msgstr, *entry.msgstr_plural.values())]
    assert not other_words("\n".join(texts))


def test_another_word_is_found() -> None:
    assert other_words("Wähle einen Gesandten.") == ["Gesandten: we say Botschafter"]
