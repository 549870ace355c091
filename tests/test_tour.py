"""A newcomer finds every answer of the tour: README, CONTRIBUTING, a file, in three steps at most."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from game import GAMES
from tests.support.rulings import rulings

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"\]\(([^)#]+)\)")
PATH = re.compile(r"`((?:game|scenes|assets|docs|tests)/[\w./<>-]+)`")
DEFINED = re.compile(r"`([A-Za-z_]\w*)`(?: in | of | \()`((?:game|scenes)/[\w/.]+\.py)`")
MOST_STEPS = 3
# What a newcomer asks, the words of the tour or the section that answer, and what must be found there.
ASKED = {
    "where is a card drawn on the screen": ("where a card is drawn", "scenes/games/<game>/picture.py"),
    "what paints it": ("where a card is drawn", "scenes/games/<game>/looks/"),
    "where does a click become an answer": ("where a click becomes", "scenes/table/answering/controller.py"),
    "where do I add an alien": ("## Add an alien", "assets/data/cosmic/aliens.toml"),
    "where do I add a card": ("## Add a card to Duel", "assets/data/duel/destiny.toml"),
    "where do I add a language": ("## Add a language", "game/core/texts.py"),
    "where do I add a setting": ("## Add a setting", "scenes/shell/settings.py"),
    "where do I add a screen": ("## Add a screen", "scenes/widgets/scene_stack.py"),
    "where do I add a lesson": ("## Add a lesson", "docs/lessons.md"),
    "where do I add a game": ("## Add a game", "game/__init__.py"),
    "what is ruling 43": ('what "ruling 43" is', "docs/rulings/cosmic.md"),
    "what is docs/ux 4.8": ('what "docs/ux 4.8" is', "docs/ux.md"),
    "what does a word mean": ("what a word means", "docs/glossary.md"),
    "why was it built like this": ("why it was built", "docs/decisions/README.md"),
}


@cache
def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def answering(words: str) -> str:
    """The row of the tour, or the section of CONTRIBUTING, that begins with these words."""
    guide = page("CONTRIBUTING.md")
    if words.startswith("## "):
        assert guide.count(f"\n{words}") == 1, words
        return guide.split(f"\n{words}")[1].split("\n## ")[0]
    (row,) = [line for line in guide.splitlines() if line.startswith(f"| {words}")]
    return row


def step(name: str) -> set[str]:
    """The pages and files that a page leads to."""
    text = page(name)
    folder = (ROOT / name).parent
    links = [(folder / link).resolve() for link in LINK.findall(text) if "://" not in link]
    return {link.relative_to(ROOT).as_posix() for link in links} | set(PATH.findall(text))


def steps_to(goal: str) -> int:
    """How many steps lead from README to a file; one more than are allowed if none do."""
    seen = {"README.md"}
    for steps in range(MOST_STEPS + 1):
        if goal in seen:
            return steps
        seen |= {found for name in seen if name.endswith(".md") for found in step(name)}
    return MOST_STEPS + 1


@pytest.mark.parametrize("question", ASKED)
def test_a_question_leads_to_its_file_in_three_steps(question: str) -> None:
    words, goal = ASKED[question]
    told = answering(words)
    assert goal in {*PATH.findall(told), *LINK.findall(told)}
    assert steps_to(goal) <= MOST_STEPS
    for game in GAMES if "<game>" in goal else ("",):
        assert (ROOT / goal.replace("<game>", game)).exists()


def test_the_sections_that_the_tour_promises_are_there() -> None:
    (row,) = [line for line in page("CONTRIBUTING.md").splitlines() if line.startswith("| where to add ")]
    things = re.findall(r"\b(?:an? )(\w+)", row.split("|")[1])
    assert {"alien", "card", "language", "setting", "screen", "game"} <= set(things)
    headings = re.findall(r"^## Add an? (\w+)", page("CONTRIBUTING.md"), re.MULTILINE)
    assert set(things) == set(headings)


def test_every_name_is_defined_in_the_file_that_it_is_told_with() -> None:
    told = DEFINED.findall(page("CONTRIBUTING.md"))
    assert {name for name, _ in told} >= {"LANGUAGES", "TONGUES", "Settings", "Scene", "GAMES", "PLAYABLE"}
    assert [(name, file) for name, file in told if name not in defined_in(ROOT / file)] == []


def defined_in(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def test_the_ruling_and_the_promise_that_are_asked_for_are_written_down() -> None:
    assert "43" in rulings("cosmic")
    assert "\n### 4.8 " in page("docs/ux.md")


def shelves() -> list[str]:
    """The folders and files that the tree of docs/architecture.md shows, with their folders before them."""
    section = page("docs/architecture.md").split("## Where things live\n")[1].split("\n## ")[0]
    found: list[str] = []
    above: list[tuple[int, str]] = []  # how far a folder is indented, and where it is
    for line in section.splitlines():
        indent = len(line) - len(line.lstrip())
        named = re.findall(r"(?:^|  )([\w-]+(?:/|\.py))(?=\s|$)", line.rstrip())
        if not named:
            continue
        above = [each for each in above if each[0] < indent]
        home = above[-1][1] if above else ""
        found += [home + name for name in named]
        if line.lstrip().startswith(named[0]) and named[0].endswith("/"):
            above.append((indent, home + named[0]))
    return found


def test_the_tree_of_the_architecture_stands_like_that() -> None:
    told = shelves()
    assert {"game/core/saves/", "scenes/table/answering/", "scenes/shell/", "game/core/match.py"} <= set(told)
    assert [name for name in told if not (ROOT / name).exists()] == []
    rooms = [
        folder.name for folder in (ROOT / "scenes" / "table").iterdir() if (folder / "__init__.py").exists()
    ]
    assert {f"scenes/table/{room}/" for room in rooms} <= set(told)
