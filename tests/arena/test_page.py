"""The report as a page: it stands alone, says what the numbers say, and in both languages."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from game import __main__ as program
from game.arena.estimates import Estimate
from game.arena.plots import WIDE, PlotRow, bars, intervals
from game.core.texts import LANGUAGES

ALONE = ("meta", "line", "circle", "rect")  # elements that have no end


class Outline(HTMLParser):
    """The elements of a page, which must be closed in their order, and its texts."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open[-1] != "style":
            self.texts.append(data.strip())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The reports of two small tournaments, one with three sides."""
    out = tmp_path_factory.mktemp("arena")
    words = "arena cosmic --entrants novice,random --matches 6 --variants first dealt --workers 1 --out"
    assert program.main([*words.split(), str(out)]) == 0
    return out


@pytest.fixture(params=LANGUAGES)
def outline(request: pytest.FixtureRequest, folder: Path) -> Outline:
    found = Outline()
    found.feed((folder / f"report.{request.param}.html").read_text("utf-8"))
    found.close()
    return found


def test_a_page_is_whole(outline: Outline) -> None:
    assert outline.open == []
    # Strength and victories; by seat, turn and faction, and the lengths, of both variants.
    assert outline.count["svg"] == 2 + 2 * 4


def test_a_page_speaks_in_sentences(outline: Outline) -> None:
    assert len(outline.texts) > 60
    assert [text for text in outline.texts if re.fullmatch(r"(arena|level|game)\.[\w.]+", text)] == []
    assert not any("{" in text for text in outline.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_from_outside(folder: Path, language: str) -> None:
    text = (folder / f"report.{language}.html").read_text("utf-8")
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script", text)


def test_a_page_says_what_the_numbers_say(folder: Path) -> None:
    told = json.loads((folder / "report.json").read_text("utf-8"))
    english = (folder / "report.en.html").read_text("utf-8")
    german = (folder / "report.de.html").read_text("utf-8")
    for pair in told["pairs"]:
        low, high = (f"{100 * pair['share'][bound]:.1f}" for bound in ("low", "high"))
        assert f"({low} to {high})" in english
        assert f"({low} bis {high})".replace(".", ",") in german


def test_a_dot_stands_where_its_number_is() -> None:
    rows = [
        PlotRow("one <&>", Estimate(0.5, 0.25, 0.75)),
        PlotRow("a very long name " * 4, Estimate(0.0, 0.0, 1.0)),
    ]
    drawn = intervals("shares", rows, 0.5, lambda found: f"{found.value:.2f}")
    even, first = (
        float(re.findall(rule, drawn)[0]) for rule in (r'class="even" x1="([\d.]+)', r'cx="([\d.]+)')
    )
    assert even == first
    places = [float(x) for x in re.findall(r'(?:x1|x2|cx)="([\d.]+)', drawn)]
    assert 0 < min(places) < max(places) < WIDE
    assert "one &lt;&amp;&gt;" in drawn
    assert "\N{HORIZONTAL ELLIPSIS}" in drawn


def test_bars_are_as_high_as_their_numbers() -> None:
    drawn = bars("length", [2, 0, 8], ("10", "99"))
    assert re.findall(r'height="([\d.]+)"', drawn) == ["30.0", "0.0", "120.0"]
    assert re.findall(r">(\d+)<", drawn) == ["2", "8", "10", "99"]
