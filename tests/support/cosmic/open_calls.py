"""Windows of Cosmic Encounter in which everybody is called, at a table with people."""

from __future__ import annotations

from random import Random
from typing import Any

from game.core.match import Match
from game.core.prompts import NONE, Handle
from game.core.table import NOBODY
from game.cosmic import pieces
from game.cosmic.prompts import PlayCard
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.reactions.possible_answers import anybody_could
from scenes.screens.table_screens import open_table
from scenes.session.reaction_window import ReactionWindow
from scenes.session.session import Session
from scenes.table.game_table import Watching
from scenes.table.reactions.call_scene import CallScene
from scenes.table.reactions.responses import ResponsesScene
from tests.support.cosmic.matches import new_match, watching
from tests.support.cosmic.questions import players
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui

SEATS = 4


def windowed(seed: int = 3) -> Match[CosmicTable]:
    """An encounter in which anybody might have a card to play; the offense is asked first."""
    match, dice = new_match(seed, SEATS, {"open_call": True}), Random(seed)
    while not _is_window(match):
        prompt = dice.choice(match.waiting())
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    return match


def _is_window(match: Match[CosmicTable]) -> bool:
    prompt, table = match.waiting()[0], match.table
    if not isinstance(prompt, PlayCard) or table.encounter is None or table.at.defense == NOBODY:
        return False
    return prompt.seat == table.timing[0] and anybody_could(match.view(NOBODY), range(SEATS), prompt)


class Called:
    """A window at a table with some people; bots have the other seats."""

    def __init__(
        self,
        *people: int,
        time: str = "6",
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        match: Match[CosmicTable] | None = None,
    ) -> None:
        ui = a_ui(size, language, touch=size[0] == 2048)
        ui.settings.speed, ui.settings.call_time = "instant", time
        self.match = match or windowed()
        self.number = len(self.match.decisions)
        self.table = open_table(ui, Session(self.match, players(SEATS, *(people or range(SEATS)))))
        ui.stack.push(self.table)
        ui.stack.settle()
        self.desk = Desk(ui)

    @property
    def call(self) -> CallScene:
        assert isinstance(self.desk.top, CallScene), self.desk.top.name
        return self.desk.top

    @property
    def order(self) -> list[int]:
        return list(self.match.table.timing)

    @property
    def given(self) -> list[tuple[int, Any]]:
        return [(one.seat, one.answer) for one in self.match.decisions[self.number :]]

    def press(self, key: str) -> None:
        widget = self.desk.find(key)
        assert widget is not None, key
        widget.act("press")
        self.desk.wait(20)


def stand(called: Called, seat: int, scope: str) -> None:
    """Say in the call how long a seat passes."""
    called.press(f"call.stand.{seat}")
    assert isinstance(called.desk.top, ResponsesScene)
    called.press(f"ahead.{scope}")


def chips(called: Called) -> list[str]:
    return [button.key for button in called.table.column_contents().buttons()]


def a_window(**facts: Any) -> ReactionWindow:
    return ReactionWindow(Handle(NONE), "", **facts)


def called_watching() -> Watching:
    return watching(0, SEATS)


def seen(called: Called) -> list[str]:
    return [f"{widget.key} {widget.name} {widget.rect}" for widget in called.desk.root.walk()]


def dealt_anew(match: Match[CosmicTable], seed: int) -> None:
    """Other cards in all hands: nobody at the table could tell the difference from outside."""
    table = match.table
    hidden = [card for card in table.unseen(NOBODY) if pieces.BACK[table.faces[card]] == pieces.COSMIC_BACK]
    faces = [table.faces[card] for card in hidden]
    Random(seed).shuffle(faces)
    for card, face in zip(hidden, faces, strict=True):
        table.faces[card] = face
