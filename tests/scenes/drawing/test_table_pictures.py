"""A small picture of the table stays behind when it is left: it tells no secret, and damage does no harm."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.bots import decide
from game.duel import pieces
from scenes.drawing.art import Art
from scenes.drawing.canvas import Canvas
from scenes.drawing.table_pictures import SIZE
from scenes.screens.menu.left_table import TablePicture
from scenes.screens.menu.scene import MenuScene
from scenes.screens.saves.catalogue import SaveFacts, Saves
from scenes.screens.saves.scene import LoadScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.shell.units import Screen
from scenes.table import leaving
from scenes.table.regions import frame
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_ui
from tests.support.screen.walking import JONAS, MIA, press, rest, show, texts_of, top

BOT = Participant("", "blue", "novice")


def begun(
    ui: Ui, decisions: int = 30, players: tuple[Participant, ...] = (MIA, JONAS), seed: int = 1
) -> Session:
    session = Session.begin("duel", seed, players, {"aliens": "random"}, ui.folders.saves)
    go_on(session, decisions, seed)
    return session


def go_on(session: Session, decisions: int, seed: int = 1) -> None:
    for _ in range(decisions):
        if session.match.waiting():
            seat = session.asked()[0]
            session.answer(seat, decide("novice", session.match, seat, seed))


def left(ui: Ui, session: Session) -> Path:
    """The picture after somebody has sat at the table and left it."""
    ui.stack.push(open_table(ui, session))
    ui.stack.settle()
    ui.stack.replace(MenuScene(ui))
    ui.stack.settle()
    return picture_of(ui)


def picture_of(ui: Ui) -> Path:
    """The one picture that there is."""
    (picture,) = (ui.folders.cache / "tables").iterdir()
    return picture


def newest(ui: Ui) -> SaveFacts:
    saves = Saves(ui.folders)
    for path in saves.unread:
        saves.look(path)
    return saves.facts[0]


def portraits(ui: Ui) -> set[str]:
    """The factions that are shown in a ring."""
    return {name for name in texts_of(ui) if name.startswith("duel/aliens/")}


SCREENS: list[Callable[[Ui], Scene]] = [MenuScene, LoadScene]


# --- what it shows


@pytest.mark.parametrize("make", SCREENS)
def test_a_table_that_was_left_is_seen_where_it_is_taken_up_again(make: Callable[[Ui], Scene]) -> None:
    ui = a_ui()
    left(ui, begun(ui))
    scene = show(ui, make(ui))
    shown = [widget for widget in scene.root.walk() if isinstance(widget, TablePicture)]
    assert [widget.glimpses.picture(widget.facts) is not None for widget in shown] == [True]
    assert portraits(ui) == set()


def test_a_picture_is_small_whatever_the_window() -> None:
    ui = a_ui((3840, 2160))
    width, height = pygame.image.load(left(ui, begun(ui))).get_size()
    assert SIZE[0] // 2 <= width <= SIZE[0]
    assert height <= SIZE[1]


def test_the_first_frame_of_the_menu_reads_no_picture() -> None:
    ui = a_ui()
    left(ui, begun(ui))
    newest(ui)  # so that the menu knows about the match from the beginning
    scene = MenuScene(ui)
    ui.stack.replace(scene)
    ui.stack.settle()
    scene.refresh()
    assert scene.saves.newest is not None
    assert not scene.saves.glimpses.read.surfaces


def test_another_sitting_leaves_one_picture_and_not_two() -> None:
    ui = a_ui()
    session = begun(ui)
    before = left(ui, session).name
    go_on(session, 3)
    assert left(ui, session).name != before


# --- secrets


class Noting(Canvas):
    """Notes all that is painted, and is found again."""

    made: Noting

    def __init__(self, surface: Surface, on: Screen, art: Art) -> None:
        super().__init__(surface, on, art)
        self.drawn: list[str] | None = []
        Noting.made = self


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_picture_shows_no_face_that_is_not_public(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "Canvas", Noting)
    ui = a_ui()
    session = begun(ui, 0, seed=seed)
    hidden = 0
    while session.match.waiting():
        go_on(session, 9, seed)
        table = session.match.table
        faces = {card: pieces.KEYS[table.faces[card]] for card in range(pieces.FIRST_SLIP)}
        public = {key for card, key in faces.items() if table.seen[card] == 3}
        hidden += len(set(faces.values()) - public)
        leaving.picture_of_table(ui, session, frame(ui.screen, log=True))
        shown = {name for name in Noting.made.drawn or () if name in pieces.FACE_OF}
        assert shown
        assert shown <= public
    assert hidden


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def test_whose_hand_lay_open_and_what_lay_ready_is_not_in_the_picture() -> None:
    ui = a_ui()
    session = begun(ui, 0, (MIA, BOT))
    scene = open_table(ui, session)
    show(ui, scene)
    ui.settings.speed = "instant"
    for _ in range(200):
        if scene.builder and any(handle.place for handle in scene.builder.handles):
            break
        go_on(session, 1)
        scene.flow.look_as(0)
        scene.flow.go_on()
    assert scene.builder is not None
    scene.builder.choose(next(handle for handle in scene.builder.handles if handle.place))
    assert scene.watching().parked
    ui.stack.replace(MenuScene(ui))
    ui.stack.settle()
    public = leaving.picture_of_table(ui, session, scene.spots)
    assert pixels(pygame.image.load(picture_of(ui))) == pixels(public)


# --- damage


def emptied(picture: Path) -> None:
    picture.write_bytes(b"")


def torn(picture: Path) -> None:
    picture.write_bytes(picture.read_bytes()[:9000])


def flipped(picture: Path) -> None:
    raw = bytearray(picture.read_bytes())
    raw[9000] ^= 255
    picture.write_bytes(raw)


def foreign(picture: Path) -> None:
    picture.write_bytes(b"What the cat sat on")


def gone(picture: Path) -> None:
    picture.unlink()


def a_folder(picture: Path) -> None:
    picture.unlink()
    picture.mkdir()


@pytest.mark.parametrize(
    ("damage", "make"),
    [
        (emptied, MenuScene),
        (torn, LoadScene),
        (flipped, MenuScene),
        (foreign, LoadScene),
        (gone, MenuScene),
        (a_folder, LoadScene),
    ],
)
def test_without_a_sound_picture_the_factions_are_shown(
    damage: Callable[[Path], None], make: Callable[[Ui], Scene]
) -> None:
    ui = a_ui()
    damage(left(ui, begun(ui)))
    show(ui, make(ui))
    assert portraits(ui) == {f"duel/aliens/{alien}" for alien in newest(ui).factions}


def test_a_picture_of_an_earlier_state_is_not_shown() -> None:
    ui = a_ui()
    session = begun(ui)
    left(ui, session)
    go_on(session, 2)  # and then the lights went out
    session.close()
    show(ui, MenuScene(ui))
    assert portraits(ui)


def test_a_disk_that_takes_no_picture_does_not_keep_anybody_at_the_table() -> None:
    ui = a_ui()
    (ui.folders.cache / "tables").write_bytes(b"in the way")
    session = begun(ui)
    show(ui, open_table(ui, session))
    show(ui, MenuScene(ui))
    ui.stack.replace(MenuScene(ui))
    ui.stack.settle()
    assert isinstance(top(ui), MenuScene)
    assert (ui.folders.cache / "tables").is_file()


# --- throwing away


def test_a_deleted_match_that_comes_back_has_its_picture_again() -> None:
    ui = a_ui()
    left(ui, begun(ui))
    show(ui, LoadScene(ui))
    press(ui, f"delete.{newest(ui).file}", "mouse")
    press(ui, "toast.action", "mouse")
    show(ui, LoadScene(ui))
    assert portraits(ui) == set()


def test_the_picture_of_a_deleted_match_goes_with_it_and_no_other() -> None:
    ui = a_ui()
    left(ui, begun(ui, seed=1))
    ui.stack.push(open_table(ui, begun(ui, seed=2)))
    ui.stack.settle()
    ui.stack.replace(LoadScene(ui))
    ui.stack.settle()
    rest(ui)
    press(ui, "delete.duel-1.starboard", "mouse")
    ui.toasts.clear()
    show(ui, LoadScene(ui))
    assert picture_of(ui).name.startswith("duel-2.starboard-")
