"""The list of saved matches: to go on with them, to watch the finished ones again, to throw them away."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import BODY, SMALL, TITLE, Style
from scenes.drawing.theme import BAD, SEATS, TEXT_QUIET, WHITE, mixed
from scenes.screens.menu.left_table import TablePicture
from scenes.screens.menu.shelf import BOXES
from scenes.screens.saves.catalogue import ENDING, SaveFacts, Saves, score, standing, when, who
from scenes.screens.saves.matches_page import SavedMatchesPage
from scenes.shell.outside_text import literal
from scenes.widgets.boxes import Column, Panel, Row, Spacer
from scenes.widgets.label import Icon, Label
from scenes.widgets.scroll import VirtualList
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

ROW = 20.0  # millimetres
SCORE = Style("figure", 4.0)


class LoadScene(SavedMatchesPage):
    """All matches of the folder, newest first; with ``replays`` only those that are over.

    A match that goes on cannot be watched: that would show every hand.
    """

    def __init__(self, ui: Ui, *, replays: bool = False, saves: Saves | None = None) -> None:
        super().__init__(ui, saves)
        self.only_over = replays
        self.name = "replays" if replays else "load"
        self.title = "saves.replays" if replays else "saves.title"

    def enter(self) -> None:
        if not self.ui.toasts.waiting:  # nobody can take a deletion back any more
            self.saves.empty_bin()
        self.saves.seek()

    # --- the tree

    def shown(self) -> list[Path]:
        """The files of the list; those that nobody has looked into yet are in it."""
        known = self.saves.known
        files = self.saves.files
        if self.only_over:
            return [path for path in files if path.name in known and known[path.name].over]
        return files

    def body(self) -> Widget:
        files = self.shown()
        if not files:
            return self._nothing()
        return VirtualList(len(files), lambda place: self._row(files[place]), row_mm=ROW, gap=2, key="list")

    def _nothing(self) -> Widget:
        say = self.ui.say
        sentence = say("saves.no_replays" if self.only_over else "saves.none")
        icon = "film" if self.only_over else "folder"
        words = Column(
            Icon(icon, 14, TEXT_QUIET), Label(sentence, BODY, align="centre"), gap=4, align="middle"
        )
        return Column(Spacer(), words, Spacer())

    def _row(self, path: Path) -> Widget:
        facts = self.saves.known.get(path.name)
        if facts is None:
            return Panel(Label(self.ui.say("saves.reading"), BODY), 3, shadow=False)
        parts = self._damaged(facts) if facts.problem else self._match(facts)
        row = Row(*parts, self.bin(facts), gap=4, align="middle")
        return Panel(row, 3, shadow=False, key=f"row.{facts.file}")

    def _damaged(self, facts: SaveFacts) -> list[Widget]:
        assert facts.problem is not None
        words = Column(
            Label(literal(facts.file), TITLE._replace(mm=4.4)),
            Label(self.ui.tell(facts.problem), BODY._replace(colour=BAD), key=f"problem.{facts.file}"),
            gap=0.5,
        )
        return [Icon("warning", 8, BAD), words.growing()]

    def _match(self, facts: SaveFacts) -> list[Widget]:
        ui, say = self.ui, self.ui.say
        title = say("menu.match", game=say(BOXES[facts.game].title), who=facts.called or who(ui, facts))
        line = say("saves.line", when=when(ui, facts), standing=standing(ui, facts))
        if facts.notice:
            line = f"{line}\n{ui.tell(facts.notice)}"
        words = Column(Label(title, TITLE._replace(mm=4.4)), Label(line, SMALL), gap=0.5)
        parts: list[Widget] = [TablePicture(self.saves.glimpses, facts, 14), words.growing()]
        if not ui.screen.compact:
            parts.append(self._scores(facts))
        return [*parts, self.way_in(facts)]

    def _scores(self, facts: SaveFacts) -> Widget:
        rows = [
            Label(
                score(self.ui, colour, done, all_),
                SCORE._replace(colour=mixed(SEATS[colour].light, WHITE, 0.15)),
            )
            for colour, (done, all_) in zip(facts.colours, facts.scores, strict=True)
        ]
        return Column(*rows, gap=0.5)


def example_saves(ui: Ui) -> None:
    """A few matches in a folder of their own, to draw pictures of screens that list them."""
    from game.bots import decide
    from scenes.session.participants import Participant
    from scenes.session.session import Session
    from scenes.table.leaving import close_session

    example_folders(ui)
    pairs = [("Mia", "orange", "Jonas", "blue", 900), ("Änne", "green", "", "purple", 40)]
    pairs += [("Mia", "white", "Jonas", "red", 70), ("Sophie-Charlotte", "yellow", "Maximilian", "blue", 120)]
    for seed, (one, first, other, second, most) in enumerate(pairs):
        players = [Participant(one, first), Participant(other, second, "human" if other else "captain")]
        session = Session.begin("duel", seed, players, {"aliens": "random"}, ui.folders.saves)
        while session.match.waiting() and len(session.match.decisions) < most:
            seat = session.asked()[0]
            session.answer(seat, decide("novice", session.match, seat, seed))
        close_session(ui, session)
    (ui.folders.saves / f"attic{ENDING}").write_text("What the cat sat on", "utf-8")


def example_folders(ui: Ui) -> None:
    """Folders with nobody's own saves."""
    from scenes.shell.folders import Folders

    home = ui.folders.cache / "example"
    shutil.rmtree(home, ignore_errors=True)
    ui.folders = Folders.under(home)
    for folder in ui.folders[:4]:
        folder.mkdir(parents=True)


def _example(ui: Ui, replays: bool) -> list[Scene]:
    example_saves(ui)
    return [LoadScene(ui, replays=replays)]


SCREENS = {
    "load": lambda ui, seed, after: _example(ui, False),
    "replays": lambda ui, seed, after: _example(ui, True),
    "load_empty": lambda ui, seed, after: [LoadScene(ui)],
}
