"""Every screen at every size and in every language: nothing overlaps, is cut, too small or out of reach."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from pygame import Rect

from scenes.art import Art
from scenes.curtain import CurtainScene
from scenes.kit.boxes import Layers, Panel
from scenes.kit.widget import Widget
from scenes.session import Session
from scenes.shot import screens
from scenes.stack import Scene
from scenes.table import TableScene
from scenes.ui import Ui
from tests.scenes.audit import SLACK, audit, interactive
from tests.scenes.hands import Desk, panels_over
from tests.scenes.house import PSEUDO, a_ui
from tests.scenes.questions import Question, one_of_each, questions

SIZES = [(1280, 720), (1920, 1080), (2048, 1536), (2736, 1824)]
LANGUAGES = ["en", "de", PSEUDO]
WAYS = [(size, language) for size in SIZES for language in LANGUAGES]
SOME = [((1280, 720), "de"), ((2048, 1536), PSEUDO), ((1920, 1080), "en"), ((1280, 720), PSEUDO)]
DENSE = ("step", "link", "row", "piece", "place")  # as close to each other as what they are part of


def is_touch(size: tuple[int, int]) -> bool:
    """The tall screens are tablets."""
    return size[0] / size[1] < 1.6


def a_window(size: tuple[int, int], language: str) -> Ui:
    ui = a_ui(size, language, is_touch(size))
    ui.art = pictures()
    ui.settings.speed = "instant"
    return ui


@cache
def pictures() -> Art:
    """Read once for all tests."""
    return Art()


def at_question(question: Question, ui: Ui) -> TableScene:
    """The table at the moment when a person has to answer."""
    table = TableScene(ui, Session(question.match(), question.players("Maximiliane")))
    ui.stack.push(table)
    ui.stack.settle()
    desk = Desk(ui)
    for _ in range(200):
        if table.choosing and not table.director.busy:
            return table
        if isinstance(desk.top, CurtainScene):
            desk.top.open()
        desk.wait(100)
    raise AssertionError("nobody is asked")


def take_first(table: TableScene) -> None:
    """Lay the first answer ready: the corner says what would follow."""
    assert table.choosing is not None
    table.choosing.choose(table.choosing.handles[-1])
    table.rebuild()
    table.refresh()


# --- what the general audit does not know


def hidden(scene: Scene) -> list[str]:
    """What can be pressed but lies under a panel, wholly or nearly so."""
    found = []
    for widget, rect in interactive(scene):
        if widget.role in DENSE or not rect.width:
            continue
        for panel in panels_over(scene.root, widget):
            clip = panel.rect.clip(rect)
            if clip.width * clip.height > rect.width * rect.height // 3:
                found.append(f"{widget.key or widget.name} lies under {panel.key or type(panel).__name__}")
    return found


def crowded(scene: Scene, ui: Ui) -> list[str]:
    """Buttons that are too close to each other for a finger or a mouse (ux 4.0)."""
    least = ui.mm(2 if ui.touch else 1) - SLACK
    found = [(widget, rect) for widget, rect in interactive(scene) if widget.role not in DENSE]
    wrong = []
    for (one, first), (other, second) in combinations(found, 2):
        if first.colliderect(second) or (one.key[:5] == other.key[:5] == "half:"):
            continue  # in layers, which the other audit looks at; or halves of one piece
        if _apart(first, second) < least:
            wrong.append(f"{one.key or one.name} and {other.key or other.name} are too close")
    return wrong


def _apart(one: Rect, other: Rect) -> int:
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return max(across, down)


def spilled(table: TableScene, *, over_hand: bool = False) -> list[str]:
    """Parts of a tray that reach out of it, and trays that reach beyond the table, or over the hand."""
    tool = next((widget for widget in table.root.walk() if widget.key == "tool"), None)
    if tool is None:
        return []
    room = tool.rect.inflate(2 * SLACK, 2 * SLACK)
    shown = [(widget, _seen(tool, widget)) for widget in tool.walk()]
    out = [widget for widget, rect in shown if rect.width and rect.height and not room.contains(rect)]
    spots = [table.spots.prompt, table.spots.corner, table.spots.top]
    spots += [] if over_hand else [table.spots.hand]
    wrong = [f"{widget.key or widget.name} leaves its tray" for widget in out]
    trays = tool.children if isinstance(tool, Layers) else [tool]
    over = [tray for tray in trays if any(spot.colliderect(tray.rect) for spot in spots)]
    return [*wrong, *("the tray hides more than the table" for _ in over)]


def _seen(tool: Widget, widget: Widget) -> Rect:
    """What can be seen of a widget: lists show a part of what is in them."""
    rect = tool.place(widget)
    for above in tool.path(widget)[:-1]:
        if above.key == "aliens":
            rect = rect.clip(tool.place(above))
    return rect


def table_faults(question: Question, size: tuple[int, int], language: str) -> list[str]:
    ui = a_window(size, language)
    table = at_question(question, ui)
    found = [*audit(table, ui, prints=False), *hidden(table), *crowded(table, ui), *spilled(table)]
    take_first(table)
    return [*found, *audit(table, ui, prints=False), *hidden(table), *spilled(table)]


# --- the table


@pytest.mark.parametrize("number", range(len(one_of_each())), ids=lambda number: one_of_each()[number].name)
def test_a_question_is_laid_out_well(number: int) -> None:
    size, language = SOME[number % len(SOME)]
    assert table_faults(one_of_each()[number], size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("question", one_of_each(), ids=lambda question: question.name)
def test_any_question_is_laid_out_well(question: Question, size: tuple[int, int], language: str) -> None:
    assert table_faults(question, size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_a_question_of_any_card_is_laid_out_well_on_the_smallest_screen(question: Question) -> None:
    assert table_faults(question, (1280, 720), "de") == []


@pytest.mark.parametrize(("ui_size", "text_size"), [(80, 80), (160, 100), (100, 160), (130, 130), (160, 160)])
def test_the_table_bears_other_sizes(ui_size: int, text_size: int) -> None:
    ui = a_window((1280, 720), "de")
    ui.settings.ui_size, ui.settings.text_size = ui_size, text_size
    ui.resize()
    table = at_question(next(q for q in questions() if q.kind == "ChoosePlan"), ui)
    assert [*audit(table, ui, prints=False), *hidden(table)] == []


# --- all other screens


def a_screen(name: str, size: tuple[int, int], language: str) -> tuple[Scene, Ui]:
    ui = a_window(size, language)
    for scene in screens()[name](ui, 3, 24):
        ui.stack.push(scene)
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(1000)
    return desk.top, ui


def screen_faults(name: str, size: tuple[int, int], language: str) -> list[str]:
    scene, ui = a_screen(name, size, language)
    return [*audit(scene, ui, prints=False), *hidden(scene)]


# Without sheets that only show looks and widgets; those have tests of their own.
OTHERS = sorted(name for name in screens() if not name.startswith(("duel", "gallery", "sheet")))
SHOWN = [((1280, 720), "de"), ((2048, 1536), PSEUDO)]
STEADY = [
    name
    for name in OTHERS
    if name
    in ("agreement", "curtain", "curtain_signs", "inspect", "menu", "pause", "result", "settings", "signs")
]


@pytest.mark.parametrize(("size", "language"), SHOWN)
@pytest.mark.parametrize("name", STEADY)
def test_a_screen_is_laid_out_well(name: str, size: tuple[int, int], language: str) -> None:
    assert screen_faults(name, size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), WAYS)
@pytest.mark.parametrize("name", OTHERS)
def test_any_screen_is_laid_out_well(name: str, size: tuple[int, int], language: str) -> None:
    assert screen_faults(name, size, language) == []


# --- the audits themselves


def test_a_panel_over_a_button_is_noticed() -> None:
    ui = a_window((1280, 720), "en")
    table = at_question(one_of_each()[0], ui)
    table.refresh()
    assert hidden(table) == []
    table.root.children.append(lid := Panel(Widget(), 0))
    lid.rect = table.root.find("action").rect
    assert hidden(table)
