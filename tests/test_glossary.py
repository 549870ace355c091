"""Every word of the glossary is used where the glossary says that it lives."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game import GAMES

ROOT = Path(__file__).resolve().parents[1]
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| `([^`]+)` \|$", re.MULTILINE)
ROWS = ROW.findall((ROOT / "docs" / "glossary.md").read_text("utf-8"))


def homes(told: str) -> list[Path]:
    """The files that a row names: one, those of a folder, or one of each game."""
    named = [ROOT / told.replace("<game>", game) for game in (GAMES if "<game>" in told else ("",))]
    return [
        file for each in named for file in (each.rglob("*") if each.is_dir() else [each]) if file.is_file()
    ]


def is_used(word: str, file: Path) -> bool:
    """True if the word stands in the file, or in its name or folder, however it is bent."""
    spoken = re.sub(r"[_-]", " ", str(file.relative_to(ROOT)))
    if file.suffix == ".py":
        spoken += re.sub(r"[_-]", " ", re.sub(r"([a-z])([A-Z])", r"\1 \2", file.read_text("utf-8")))
    stem = word.removesuffix("e") if len(word) > 4 else word
    return re.search(rf"\b{stem}", re.sub(r"\s+", " ", spoken), re.IGNORECASE) is not None


@pytest.mark.parametrize(("words", "home"), [(words, home) for words, _, home in ROWS])
def test_a_word_is_used_where_it_is_said_to_live(words: str, home: str) -> None:
    files = homes(home)
    assert files
    assert [word for word in words.split(", ") if not any(is_used(word, file) for file in files)] == []


def test_every_row_is_read_and_words_stand_in_order() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    assert len(ROWS) == page.count("\n| ") - 2 * page.count("| word |")
    for section in page.split("\n## ")[1:]:
        words = [row[0].lower() for row in ROW.findall(section)]
        assert words == sorted(set(words))
