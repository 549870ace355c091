"""Walks from screen to screen the way a person does: with keys, a mouse or a finger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.bots import decide
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from scenes.widgets.scroll import Scrolling
from scenes.widgets.widget import Widget
from tests.support.screen.audit import audit
from tests.support.screen.headless import PSEUDO, a_scrap, a_ui, drag, draw_on, focus_on, press_key, tap_on

SIZES = [(1280, 720), (1920, 1080), (2048, 1536), (3840, 2160)]
LANGUAGES = ["en", "de", PSEUDO]
HANDS = ["keys", "mouse", "finger"]

MIA, JONAS = Participant("Mia", "orange"), Participant("Jonas", "blue")


def lowest_table(ui: Ui) -> TableScene:
    """The table under whatever lies over it."""
    table = ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


def show(ui: Ui, *scenes: Scene) -> Scene:
    """The scenes on the stack, drawn until nothing moves any more; the top one."""
    for scene in scenes:
        ui.stack.push(scene)
    ui.stack.settle()
    rest(ui)
    return top(ui)


def top(ui: Ui) -> Scene:
    assert ui.stack.top is not None
    return ui.stack.top


def rest(ui: Ui) -> None:
    """Let pictures and saves be read."""
    canvas = a_scrap(ui)
    for _ in range(60):
        scene = top(ui)
        scene.refresh()
        if not scene.moving:
            break
        scene.update(20)
        ui.stack.settle()
    draw_on(canvas, top(ui), ui)


def press(ui: Ui, key: str, hand: str) -> None:
    """Press a widget of the top scene, scrolling to it if need be; then the next scene stands."""
    scene = top(ui)
    scene.refresh()
    if hand == "keys":
        focus_on(scene, key)
        press_key(scene, "return")
    else:
        scroll_to(scene, key, touch=hand == "finger")
        tap_on(scene, key, touch=hand == "finger")
    ui.stack.settle()
    top(ui).refresh()


def scroll_to(scene: Scene, key: str, *, touch: bool) -> None:
    """Drag a list until a widget is in sight."""
    widget = scene.root.find(key)
    for above in scene.root.path(widget):
        if not isinstance(above, Scrolling):
            continue
        for _ in range(40):
            over = scene.root.place(scene.root.find(key)).bottom - above.rect.bottom
            if over <= 0:
                break
            step = min(over + 4, above.rect.height // 2)
            x, y = above.rect.x + 3, above.rect.centery
            drag(scene, (x, y + step // 2), (x, y - step // 2), touch=touch)


def texts_of(ui: Ui) -> list[str]:
    """Everything that is read or seen on the top scene."""
    canvas = a_scrap(ui)
    canvas.drawn = []
    draw_on(canvas, top(ui), ui)
    return canvas.drawn


def said(ui: Ui, words: str) -> bool:
    return any(words in text for text in texts_of(ui))


def wrong_anywhere(make: Callable[[Ui], list[Scene]], size: tuple[int, int], language: str) -> list[str]:
    """What an audit finds, with a mouse and with fingers, above and at the end of what scrolls."""
    wrong = []
    for touch in (False, True):
        ui = a_ui(size, language, touch=touch)
        scene = show(ui, *make(ui))
        wrong += audit(scene, ui)
        longer = [each for each in scene.root.walk() if isinstance(each, Scrolling) and each.most]
        for widget in longer:
            widget.scroll_to(widget.most)
        wrong += audit(scene, ui) if longer else []
    return wrong


def a_save(
    ui: Ui, seed: int = 1, decisions: int = 30, players: tuple[Participant, ...] = (MIA, JONAS)
) -> Path:
    """A match on disk after so many decisions of novices."""
    session = Session.begin("duel", seed, players, {"aliens": "random"}, ui.folders.saves)
    while session.match.waiting() and len(session.match.decisions) < decisions:
        seat = session.asked()[0]
        session.answer(seat, decide("novice", session.match, seat, seed))
    session.close()
    assert session.journal is not None
    return session.journal.path


def keys_of(root: Widget) -> list[str]:
    return [widget.key for widget in root.walk() if widget.key]
