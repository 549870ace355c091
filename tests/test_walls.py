"""Walls between the parts of the program: who may import whom, and what rules may not touch."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import game
from tests.support.source_trees import inside, tree_of

ROOT = Path(__file__).resolve().parents[1]
IMPURE = {
    "pygame", "pymunk", "pytmx", "scenes", "random", "time", "datetime", "asyncio", "uuid", "secrets",
    "pickle", "socket", "threading",
}  # fmt: skip
OUTSIDE_RULES = ("bots", "arena", "command_words.py", "__main__.py")
RULES = [file for file in sorted((ROOT / "game").rglob("*.py")) if not set(OUTSIDE_RULES) & set(file.parts)]
SOURCES = [file for folder in ("game", "scenes") for file in sorted((ROOT / folder).rglob("*.py"))]
BUILDERS = sorted((ROOT / "installers").rglob("*.py"))
TOP_LEVEL = {
    "pyproject.toml", "run.py", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "build.spec",
    "docs", "game", "scenes", "assets", "installers", "tests",
}  # fmt: skip
# The rooms of scenes/; none knows a room that comes after it.
ROOMS = (
    "shell",
    "drawing",
    "widgets",
    "accessibility",
    "session",
    "table",
    "games",
    "screens",
    "tools",
    "program",
)
CARD_FOLDERS = {"aliens", "envoys", "destiny", "techs", "artifacts"}  # one file a card
TABLE_SCENE = ROOT / "scenes" / "table" / "scene.py"
THE_SCENE = ("scene", "table", "self.scene", "self.table")  # what others would call it
WIDEST_FOLDER = 25  # modules side by side
LONGEST_FILE = 400


def name(file: Path) -> str:
    return str(file.relative_to(ROOT))


@cache
def imported_by(file: Path) -> list[str]:
    """The full names of what a file imports."""
    found: list[str] = []
    for node in inside(tree_of(file)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return found


def called_in(file: Path) -> Iterator[str]:
    for node in inside(tree_of(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def test_rules_import_nothing_impure() -> None:
    for file in RULES:
        assert not IMPURE & {module.split(".")[0] for module in imported_by(file)}, name(file)


def test_rules_do_not_know_the_bots() -> None:
    for file in RULES:
        known = [module for module in imported_by(file) if module.startswith(("game.bots", "game.arena"))]
        assert not known, name(file)


def test_bots_do_not_know_the_arena() -> None:
    """What it finds reaches them as files."""
    for file in sorted((ROOT / "game" / "bots").rglob("*.py")):
        assert not [module for module in imported_by(file) if module.startswith("game.arena")], name(file)


def test_only_one_module_knows_the_library_of_clusters() -> None:
    """Everything else runs where it is not installed, and so does that module until a cluster is named."""
    knowing = [name(file) for file in SOURCES if {"dask", "distributed"} & {*imported_by(file)}]
    assert knowing == ["game/arena/cluster.py"]
    at_once = [node for node in tree_of(ROOT / knowing[0]).body if isinstance(node, ast.ImportFrom)]
    assert "distributed" not in [node.module for node in at_once]


def test_the_core_knows_no_game_and_games_do_not_know_each_other() -> None:
    for file in RULES:
        home = file.relative_to(ROOT / "game").parts[0]
        foreign = [g for g in game.GAMES if home not in (g, "__init__.py")]
        assert not [m for m in imported_by(file) for g in foreign if m.startswith(f"game.{g}")], name(file)


def rooms_known_by(file: Path) -> set[str]:
    return {
        parts[1] for module in imported_by(file) if (parts := [*module.split("."), ""])[0] == "scenes"
    } & {*ROOMS}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_the_screen_knows_only_what_is_below_it(room: str) -> None:
    above = set(ROOMS[ROOMS.index(room) + 1 :])
    files = sorted((ROOT / "scenes" / room).rglob("*.py"))
    assert files
    assert [(name(file), sorted(known)) for file in files if (known := rooms_known_by(file) & above)] == []


def test_only_the_adapter_knows_the_library_that_tells_screen_readers() -> None:
    """The rest of the room is plain values, and the program starts where the library is not installed."""
    knowing = [name(file) for file in SOURCES if "accesskit" in imported_by(file)]
    assert knowing == ["scenes/accessibility/accesskit_tree.py", "scenes/accessibility/adapter.py"]
    adapter = tree_of(ROOT / "scenes" / "accessibility" / "adapter.py")
    at_once = [node for node in adapter.body if isinstance(node, ast.Import)]
    assert "accesskit" not in [alias.name for node in at_once for alias in node.names]


def test_nothing_stands_at_the_door_of_the_screen() -> None:
    assert sorted(file.name for file in (ROOT / "scenes").glob("*.py")) == ["__init__.py", "__main__.py"]
    rooms = {folder.name for folder in (ROOT / "scenes").iterdir() if folder.is_dir()} - {"__pycache__"}
    assert rooms == {*ROOMS}


def test_no_part_of_the_table_knows_its_scene() -> None:
    """Parts get what they need: a look at the table, and functions to call."""
    files = [file for file in sorted((ROOT / "scenes" / "table").rglob("*.py")) if file != TABLE_SCENE]
    assert [name(file) for file in files if "scenes.table.scene" in imported_by(file)] == []
    assert [name(file) for file in files if "TableScene" in words_of(file)] == []


def words_of(file: Path) -> set[str]:
    """The names that a file uses in its code, annotations in quotes among them."""
    names = {node.id for node in inside(tree_of(file)) if isinstance(node, ast.Name)}
    return names | {str(node.value) for node in inside(tree_of(file)) if isinstance(node, ast.Constant)}


def test_nobody_else_assigns_the_fields_of_the_table_scene() -> None:
    fields = {field for base, field in assigned_in(TABLE_SCENE) if base == "self"}
    assert {"board", "bar", "pending", "log_open"} <= fields
    others = [file for file in sorted((ROOT / "scenes").rglob("*.py")) if file != TABLE_SCENE]
    found = [(name(file), base, field) for file in others for base, field in assigned_in(file)]
    assert [each for each in found if each[1] in THE_SCENE and each[2] in fields] == []
    assert [each for each in found if each[1].split(".")[-1] == "flow"] == []


def test_no_widget_takes_its_scene() -> None:
    """A sheet over a scene may know it; a widget gets values to show and functions to call."""
    files = [file for file in SOURCES if name(file).startswith("scenes/")]
    classes = [
        (file, node) for file in files for node in inside(tree_of(file)) if isinstance(node, ast.ClassDef)
    ]
    parts = [(file, node) for file, node in classes if not node.name.endswith(("Scene", "Sheet"))]
    assert len(parts) > 300
    assert [(name(file), node.name) for file, node in parts if takes_a_scene(node)] == []


def takes_a_scene(part: ast.ClassDef) -> bool:
    """True if it is made with a certain scene; what belongs to all of them (the focus) may know ``Scene``."""
    made = [node for node in part.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    given = [ast.unparse(arg.annotation) for node in made for arg in node.args.args if arg.annotation]
    return any(kind.endswith("Scene") and kind != "Scene" for kind in given)


WHAT_IS_SEEN = {"view", "table", "event", "public", "before"}


def test_what_is_shown_of_a_match_has_a_type() -> None:
    """A view, a table or an event may be of one game or of all of them, never of any type whatever."""
    files = sorted((ROOT / "scenes").rglob("*.py"))
    noted = [(name(file), word) for file in files for word, kind in noted_in(file) if kind == "Any"]
    assert [each for each in noted if each[1] in WHAT_IS_SEEN] == []


def noted_in(file: Path) -> Iterator[tuple[str, str]]:
    """The parameters, fields and functions of a file that say their type, and which it is."""
    for node in inside(tree_of(file)):
        if isinstance(node, ast.arg) and node.annotation:
            yield node.arg, ast.unparse(node.annotation)
        elif isinstance(node, ast.AnnAssign):
            yield ast.unparse(node.target).split(".")[-1], ast.unparse(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.returns:
            yield node.name, ast.unparse(node.returns)


def assigned_in(file: Path) -> list[tuple[str, str]]:
    """All attributes that a file assigns: of what, and which."""
    stored = [node for node in inside(tree_of(file)) if isinstance(node, ast.Attribute)]
    return [(ast.unparse(node.value), node.attr) for node in stored if isinstance(node.ctx, ast.Store)]


def test_tables_of_games_do_not_know_each_other() -> None:
    for each in game.GAMES:
        foreign = [f"scenes.games.{other}" for other in game.GAMES if other != each]
        for file in sorted((ROOT / "scenes" / "games" / each).rglob("*.py")):
            assert not [m for m in imported_by(file) for g in foreign if m.startswith(g)], name(file)


def test_the_program_does_not_know_how_it_is_given_away() -> None:
    assert [
        name(file) for file in SOURCES for known in imported_by(file) if known.startswith("installers")
    ] == []
    assert BUILDERS
    known = {module.split(".")[0] for file in BUILDERS for module in imported_by(file)}
    assert not known & {"game", "tests"}


def test_a_session_needs_no_screen() -> None:
    code = "import sys, scenes.session.session; print('pygame' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout.split() == ["False"]


def test_no_folder_has_more_modules_than_a_reader_looks_through() -> None:
    files = [*SOURCES, *BUILDERS, *(ROOT / "tests").rglob("*.py")]
    folders = {file.parent for file in files if file.parent.name not in CARD_FOLDERS}
    counted = {name(folder): len(list(folder.glob("*.py"))) - 1 for folder in folders}
    assert {folder: count for folder, count in counted.items() if count > WIDEST_FOLDER} == {}


def test_tests_stand_where_the_layout_has_what_they_test() -> None:
    """Cards of one's own have a folder to themselves: `cards` has the tests of those that are shipped."""
    tests, alone = ROOT / "tests", {"firestorm/user_cards"}
    mirrored = {"scenes": ROOT / "scenes"} | {
        room: ROOT / "game" / room for room in ("arena", "bots", "core", *game.GAMES)
    }
    folders = {file.parent.relative_to(tests) for room in mirrored for file in (tests / room).rglob("*.py")}
    missing = [
        folder for folder in folders if not mirrored[folder.parts[0]].joinpath(*folder.parts[1:]).is_dir()
    ]
    assert {folder.as_posix() for folder in missing} == alone


def test_rules_build_no_sets_and_ask_no_addresses() -> None:
    """Set order and addresses differ from run to run, and with them a replay."""
    for file in RULES:
        calls = set(called_in(file))
        assert not calls & {"id", "hash", "eval", "exec", "frozenset", "input", "print"}, name(file)


def test_no_file_is_longer_than_a_reader_likes() -> None:
    long = [
        name(file)
        for file in [*SOURCES, *BUILDERS]
        if len(file.read_text("utf-8").splitlines()) > LONGEST_FILE
    ]
    assert not long


def test_the_top_level_holds_what_it_should_and_nothing_else() -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.splitlines()
    if not tracked:
        pytest.skip("this copy is not a git checkout, so its files cannot be listed")
    top = {path.split("/")[0] for path in tracked}
    assert {entry for entry in top if not entry.startswith(".")} == TOP_LEVEL


def test_an_assertion_changes_nothing() -> None:
    """The program that is given away runs without assertions, so nothing may depend on their being there."""
    changing = {"pop", "remove", "append", "insert", "extend", "add", "clear", "update", "send", "__next__"}
    trees = [(file, tree_of(file)) for file in SOURCES]
    asserted = [(file, node) for file, tree in trees for node in inside(tree) if isinstance(node, ast.Assert)]
    assert asserted
    for file, node in asserted:
        calls = [call.func for call in ast.walk(node) if isinstance(call, ast.Call)]
        called = {call.attr for call in calls if isinstance(call, ast.Attribute)}
        assert not called & changing, f"{name(file)}, line {node.lineno}"


def test_a_match_without_assertions_is_the_same() -> None:
    """Python's -O leaves assertions out; the events of a match must not."""
    play = "import game, game.bots.playthrough as p; print(*p.playthrough('duel', 1), sep='\\n')"
    with_, without = (
        subprocess.run(
            [sys.executable, *flags, "-c", play], capture_output=True, text=True, check=True
        ).stdout
        for flags in ([], ["-O"])
    )
    assert with_ == without
    assert with_.count("\n") > 500
