"""The ways that docs/architecture.md tells are the ways that a click and a bot really go."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pygame
import pytest
from pygame.event import Event

from game.bots import decide
from game.core.prompts import Handle
from scenes.program.app import App
from scenes.screens.table_screens import open_table
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.shell.window import Window
from scenes.table.game_table import game_table
from tests.support.screen.headless import a_ui

ROOT = Path(__file__).resolve().parents[2]
ON_TABLE = ("card:", "planet:", "ships:")  # other pieces lie in trays
CLICK, BOT = "The way of one click", "The way of one bot decision"
SPAN = re.compile(r"`([^`]+)`")
NAME = re.compile(r"[A-Za-z_]\w*(\.\w+)?$")
# A tap on a card that may be played goes none of these ways.
OTHERWISE = {
    "Board.drag", "AnswerController.piece_dropped", "AnswerController.place_pressed", "AnswerBuilder.put",
    "AnswerBuilder.why_not",
}  # fmt: skip
NOT_CALLED = {"Gesture", "Event.apply"}  # a value, and what each event overrides


class Named(NamedTuple):
    """A name of a way, and the file that is said to define it."""

    file: str
    name: str


SHOWN = Named("scenes/table/stage/stage.py", "Stage.show")  # up to here the way is one line; then frames come


def way(title: str) -> list[Named]:
    """The names of a way in their order."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    section = page.split(f"## {title}\n")[1].split("\n## ")[0]
    steps = [line for line in section.splitlines() if re.match(r"\d+\. ", line)]
    found, file = [], ""
    for span in SPAN.findall("\n".join(steps)):
        if "/" in span:
            file = span if span.endswith(".py") else ""
        elif NAME.match(span):
            found.append(Named(file, span))
    return found


@cache
def defined_in(file: Path) -> frozenset[str]:
    """Classes, functions and methods of a file, and what it imports: a value that it passes on."""
    names: set[str] = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{part.name}" for part in node.body if isinstance(part, ast.FunctionDef)}
        if isinstance(node, ast.ImportFrom):
            names |= {alias.name for alias in node.names}
    return frozenset(names)


@pytest.mark.parametrize("title", [CLICK, BOT])
def test_every_name_of_a_way_is_defined_where_it_is_said_to_be(title: str) -> None:
    named = way(title)
    assert len(named) > 8
    files = {each: sorted(ROOT.glob(each.file.replace("<game>", "*"))) for each in named if each.file}
    assert [each for each in named if not files.get(each)] == []
    assert [
        (str(file), each.name) for each in named for file in files[each] if each.name not in defined_in(file)
    ] == []


class Followed:
    """Notes the first time that each function of this repository is called."""

    def __init__(self) -> None:
        self.met: dict[CodeType, None] = {}

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self.met.setdefault(frame.f_code)

    def order(self, named: Named) -> int:
        """When it was called first; -1 if it was not."""
        pattern = re.escape(str(ROOT / named.file)).replace("<game>", r"\w+")
        for number, code in enumerate(self.met):
            called = code.co_qualname in (named.name, f"{named.name}.__init__")
            if called and re.fullmatch(pattern, code.co_filename):
                return number
        return -1


def follow(act: Callable[[], None]) -> Followed:
    followed = Followed()
    sys.setprofile(followed.note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return followed


class Program:
    """The program in a window that nobody sees, with a duel on its table."""

    def __init__(self, session: Session) -> None:
        self.time = 1000
        self.ui = a_ui((1280, 720))
        self.ui.settings.speed = "fast"
        self.app = App(self.ui, Window(self.ui.settings, (1280, 720)), now=lambda: self.time)
        self.table = open_table(self.ui, session)
        self.ui.stack.push(self.table)
        self.ui.stack.settle()
        pygame.event.clear()

    def turn(self, *events: Event) -> None:
        self.time += 20
        for event in events or (Event(pygame.USEREVENT),):
            pygame.event.post(event)
        self.ui.changed()
        self.app.step()

    def press(self, pos: tuple[int, int]) -> None:
        """Press the mouse."""
        self.turn(Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        self.turn(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))

    def let_go(self, pos: tuple[int, int]) -> None:
        """Let go of the mouse, and wait until all that follows has been shown."""
        self.turn(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))
        while self.table.flow.playing:
            self.turn()
        self.turn()


def asked_for_a_piece() -> Session:
    """A duel in which the person may use a piece, and something happens then."""
    players = [Participant("Mia", "orange"), Participant("", "blue", "random")]
    session = Session.begin("duel", 3, players, {}, None)
    while session.bot_to_think() is not None or not piece_of(session):
        seat = session.asked()[0]
        session.answer(seat, decide("random", session.match, seat, 3))
    return session


def piece_of(session: Session) -> str:
    """What can be used in one way only: one tap takes it in hand, another one uses it, and it is seen."""
    prompt = session.prompt(0)
    handles = prompt.handles(session.view(0)) if prompt else []
    pieces = [handle.piece for handle in handles]
    usable = [each for each in handles if (each.piece or "").startswith(ON_TABLE) and not each.button]
    return next(
        (
            handle.piece or ""
            for handle in usable
            if pieces.count(handle.piece) == 1 and shows(session, handle)
        ),
        "",
    )


def shows(session: Session, handle: Handle) -> bool:
    """True if an answer leads to something that takes its time to be shown."""
    events = session.match.clone().answer(0, handle.answer)
    table = game_table(session.match.game.name)
    return any(table.cue_of(event, 0).time != "none" for event in events)


def test_a_click_goes_the_way_that_is_told() -> None:
    session = asked_for_a_piece()
    program = Program(session)
    program.ui.settings.confirm = "never"
    program.turn()
    piece = program.table.root.find(piece_of(session))
    assert piece is not None
    decisions, pos = session.match.decisions, piece.rect.center
    before = len(decisions)
    program.press(pos)
    program.let_go(pos)  # it is in hand
    for _ in range(40):
        program.turn()  # two taps, no double tap
    program.press(pos)
    followed = follow(partial(program.let_go, pos))
    assert len(decisions) > before
    named = [each for each in way(CLICK) if each.name not in OTHERWISE | NOT_CALLED]
    assert [each for each in named if followed.order(each) < 0] == []
    straight = named[: named.index(SHOWN) + 1]
    assert sorted(straight, key=followed.order) == straight


def test_a_bot_goes_the_way_that_is_told() -> None:
    players = [Participant("Mia", "orange"), Participant("", "blue", "captain")]
    program = Program(session := Session.begin("duel", 3, players, {}, None))

    def until_the_bot_has_decided() -> None:
        for _ in range(4000):
            if any(decision.seat == 1 for decision in session.match.decisions):
                return
            builder = program.table.builder
            if builder and not program.table.director.busy:
                program.table.controller.choose(builder.handles[0])
            program.turn()

    followed = follow(until_the_bot_has_decided)
    assert [each for each in way(BOT) if followed.order(each) < 0] == []
