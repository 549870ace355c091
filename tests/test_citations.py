"""Whatever is cited stands in this repository: rulings, promises of the screens, links of the pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.rulings import rulings

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("duel", "cosmic", "eclipse", "firestorm")
FILES = [file for folder in ("game", "scenes", "tests") for file in sorted((ROOT / folder).rglob("*.py"))]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
RULING = re.compile(r"\brulings?\s+(\d+(?:(?:, | and |, and )\d+)*)", re.IGNORECASE)
SHORT = re.compile(r"\b([RDG]\d+)\b")
PROMISE = re.compile(r"\bux (\d\.\d+)")
ELSEWHERE = re.compile(r"\b(?:notes [A-H]\d|vocabulary \d|architecture \d|ecosystem \d|look\.md|layout\.md)")
TO_BE_MADE = re.compile(r"<(?!game>)\w+>")
LINK = re.compile(r"\]\(([^)#]+)\)")
PATH = re.compile(r"`((?:game|scenes|tests|assets|docs)/[\w./<>*-]+)`")


def game_of(file: Path) -> str:
    """The game that a file is about, or nothing."""
    return next((part for part in file.relative_to(ROOT).parts for game in GAMES if part == game), "")


def test_every_ruling_that_is_cited_is_written_down() -> None:
    lost = []
    for file in FILES:
        game, words = game_of(file), file.read_text("utf-8")
        if not game:
            continue
        cited = {number for found in RULING.findall(words) for number in re.findall(r"\d+", found)}
        lost += [(file.name, number) for number in sorted(cited - rulings(game).keys())]
    assert lost == []


@pytest.mark.parametrize(("game", "letter"), [("duel", "R"), ("firestorm", "G"), ("firestorm", "D")])
def test_short_names_of_rulings_lead_somewhere(game: str, letter: str) -> None:
    known = {f"R{number}" for number in rulings(game)} if letter == "R" else set(rulings(game))
    files = [file for file in FILES if game_of(file) == game]
    comments = {
        word for file in files for word in SHORT.findall(file.read_text("utf-8")) if word[0] == letter
    }
    assert comments
    assert sorted(comments - known) == []


def test_every_promise_that_is_cited_is_made() -> None:
    made = set(re.findall(r"^### (\d\.\d+) ", (ROOT / "docs" / "ux.md").read_text("utf-8"), re.MULTILINE))
    cited = {number for file in FILES for number in PROMISE.findall(file.read_text("utf-8"))}
    assert cited
    assert sorted(cited - made) == []


def test_no_comment_cites_a_page_that_is_not_here() -> None:
    files = [file for file in FILES if file != Path(__file__)]
    assert [
        (file.name, found) for file in files for found in ELSEWHERE.findall(file.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_of_a_page_lead_to_files(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_paths_that_a_page_names_exist(page: Path) -> None:
    """``<game>`` stands for one of the four; other words in such brackets for what is still to be made."""
    named = [path for path in PATH.findall(page.read_text("utf-8")) if not TO_BE_MADE.search(path)]
    missing = [
        path
        for path in named
        for game in GAMES
        if not list(ROOT.glob(path.replace("<game>", game).rstrip("/")))
    ]
    assert [path for path in missing if "<game>" not in path or missing.count(path) == len(GAMES)] == []
