"""Whatever is cited stands in this repository: rulings, promises of the screens, links of the pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.rulings import cited, rulings

ROOT = Path(__file__).resolve().parents[1]
GAMES = {"duel": "Duel", "cosmic": "Cosmic Encounter", "eclipse": "Eclipse", "firestorm": "Firestorm"}
FOLDERS = ("game", "scenes", "installers", "tests")
FILES = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py"))]
ABOUT_CITING = {"test_citations.py", "test_rulings.py", "test_tour.py", "rulings.py"}
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
RULES = [*FILES, *sorted((ROOT / "docs" / "rulings").glob("*.md"))]
SHORT = re.compile(r"\b([RDG]\d+)\b")
PROMISE = re.compile(r"\bux (\d+(?:\.\d+)*(?:, \d+(?:\.\d+)+)*)")
MADE = re.compile(r"^(?:#+ )?(\d+(?:\.\d+)*)\.? [A-Z]", re.MULTILINE)
DECISION = re.compile(r"\bdecision (\d+)")
ELSEWHERE = re.compile(r"\b(?:notes [A-H]\d|vocabulary \d|architecture \d|ecosystem \d|look\.md|layout\.md)")
TO_BE_MADE = re.compile(r"<(?!game>)\w+>")
LINK = re.compile(r"\]\(([^)#]+)\)")
PATH = re.compile(r"`((?:game|scenes|tests|assets|docs)/[\w./<>*-]+)`")
PAGE = re.compile(r"\bdocs/[\w/-]+\.md")


def game_of(file: Path) -> str:
    """The game that a file is about, or nothing."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return next((part for part in parts for game in GAMES if part == game), "")


def game_in(line: str) -> str:
    """The game that a line names, or nothing."""
    return next((game for game, name in GAMES.items() if name in line), "")


def test_every_ruling_that_is_cited_is_written_down() -> None:
    """Where a file is about several games, the line that cites a ruling names its game."""
    files = [file for file in RULES if file.name not in ABOUT_CITING]
    lines = [(file, line) for file in files for line in file.read_text("utf-8").splitlines() if cited(line)]
    assert len(lines) > 500
    found = [(file.name, game_of(file) or game_in(line), cited(line)) for file, line in lines]
    assert [name for name, game, _ in found if not game] == []
    known = {game: {int(number) for number in rulings(game) if number.isdigit()} for game in GAMES}
    assert [(name, numbers - known[game]) for name, game, numbers in found if numbers - known[game]] == []


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
    made = set(MADE.findall((ROOT / "docs" / "ux.md").read_text("utf-8")))
    assert {"1", "2.4", "4.8", "4.9.3"} <= made
    found = {number for file in FILES for number in PROMISE.findall(file.read_text("utf-8"))}
    numbers = {number for each in found for number in each.split(", ")}
    assert len(numbers) > 10
    assert sorted(numbers - made) == []


def test_every_decision_that_is_cited_has_its_page() -> None:
    folder = ROOT / "docs" / "decisions"
    pages = {page.name.split("-")[0]: page.name for page in folder.glob("[0-9]*.md")}
    texts = [file.read_text("utf-8") for file in [*FILES, *PAGES]]
    numbers = {number for text in texts for number in DECISION.findall(text)}
    assert len(numbers) > 5
    assert sorted(numbers - pages.keys()) == []
    shown = set(LINK.findall((folder / "README.md").read_text("utf-8")))
    assert set(pages.values()) == shown


def test_pages_that_comments_name_are_there() -> None:
    named = {(file.name, page) for file in FILES for page in PAGE.findall(file.read_text("utf-8"))}
    assert named
    assert [(name, page) for name, page in sorted(named) if not (ROOT / page).is_file()] == []


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
