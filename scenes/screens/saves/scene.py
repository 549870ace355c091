"""The list of saved matches: to go on with them, to watch the finished ones again, to throw them away."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.saves.file_format import SaveRefused, Sentence
from scenes.drawing.rich_text import BODY, SMALL, TITLE, Style
from scenes.drawing.theme import BAD, SEATS, TEXT_QUIET, WHITE, mixed
from scenes.screens.menu.left_table import TablePicture
from scenes.screens.menu.shelf import BOXES
from scenes.screens.saves.catalogue import ENDING, SaveFacts, Saves, open_match, score, standing, when, who
from scenes.shell.outside_text import literal
from scenes.widgets.boxes import Column, Panel, Row, Spacer
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Icon, Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import VirtualList
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

ROW = 20.0  # millimetres
SCORE = Style("figure", 4.0)


class LoadScene(PageScene):
    """All matches of the folder, newest first; with ``replays`` only those that are over.

    A match that goes on cannot be watched: that would show every hand.
    """

    def __init__(self, ui: Ui, *, replays: bool = False, saves: Saves | None = None) -> None:
        super().__init__(ui)
        self.only_over = replays
        self.name = "replays" if replays else "load"
        self.title = "saves.replays" if replays else "saves.title"
        self.saves = saves or Saves(ui.folders)

    def enter(self) -> None:
        if not self.ui.toasts.waiting:  # nobody can take a deletion back any more
            self.saves.empty_bin()
        self.saves.seek()

    def resume(self) -> None:
        self.saves.seek()
        self.rebuild()

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
        bin_ = IconButton(
            "trash",
            self.ui.say("saves.delete", what=self._called(facts)),
            lambda: self.delete(facts),
            mm=11,
            key=f"delete.{facts.file}",
        )
        return Panel(Row(*parts, bin_, gap=4, align="middle"), 3, shadow=False, key=f"row.{facts.file}")

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
        title = say("menu.match", game=say(BOXES[facts.game].title), who=who(ui, facts))
        line = say("saves.line", when=when(ui, facts), standing=standing(ui, facts))
        if facts.notice:
            line = f"{line}\n{ui.tell(facts.notice)}"
        words = Column(Label(title, TITLE._replace(mm=4.4)), Label(line, SMALL), gap=0.5)
        parts: list[Widget] = [TablePicture(self.saves.glimpses, facts, 14), words.growing()]
        if not ui.screen.compact:
            parts.append(self._scores(facts))
        return [*parts, self._way_in(facts)]

    def _scores(self, facts: SaveFacts) -> Widget:
        rows = [
            Label(
                score(self.ui, colour, done, all_),
                SCORE._replace(colour=mixed(SEATS[colour].light, WHITE, 0.15)),
            )
            for colour, (done, all_) in zip(facts.colours, facts.scores, strict=True)
        ]
        return Column(*rows, gap=0.5)

    def _way_in(self, facts: SaveFacts) -> Widget:
        if facts.over:
            return Button(
                self.ui.say("saves.watch"), lambda: self.watch(facts), icon="film", key=f"watch.{facts.file}"
            )
        return Button(
            self.ui.say("saves.go_on"), lambda: self.go_on(facts), icon="play", key=f"go_on.{facts.file}"
        )

    def _called(self, facts: SaveFacts) -> str:
        return literal(facts.file) if facts.problem else who(self.ui, facts)

    # --- what can be done

    def go_on(self, facts: SaveFacts) -> None:
        if not go_on(self.ui, self.saves.path(facts)):
            self.saves.look(self.saves.path(facts))
            self.rebuild()

    def watch(self, facts: SaveFacts) -> None:
        from scenes.screens.replay.scene import ReplayScene

        try:
            open_match(self.saves.path(facts))
        except SaveRefused as refused:
            self.ui.toasts.say(self.ui.tell(refused.sentence), icon="warning")
            self.saves.look(self.saves.path(facts))
            self.rebuild()
            return
        self.ui.stack.push(ReplayScene(self.ui, self.saves.path(facts)))

    def delete(self, facts: SaveFacts) -> None:
        """Into the bin, with a way back for as long as the message is shown."""
        say = self.ui.say
        try:
            self.saves.delete(facts)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            told = Sentence("saves.not_deleted", {"file": facts.file, "reason": reason})
            self.ui.toasts.say(self.ui.tell(told), icon="warning")
            return
        said = say("saves.deleted", what=self._called(facts))
        self.ui.toasts.say(said, say("saves.undo"), lambda: self.restore(facts), icon="trash")
        self.rebuild()

    def restore(self, facts: SaveFacts) -> None:
        try:
            self.saves.restore(facts)
        except OSError:
            told = Sentence("saves.not_restored", {"file": facts.file})
            self.ui.toasts.say(self.ui.tell(told), icon="warning")
        self.ui.stack.rebuild()

    # --- time

    @property
    def moving(self) -> bool:
        return bool(self.saves.unread or self._unread_glimpse()) or super().moving

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.saves.unread:
            self.saves.look(self.saves.unread[0])
            self.rebuild()
        elif facts := self._unread_glimpse():
            self.saves.glimpses.look(facts)
            self.ui.changed()

    def _unread_glimpse(self) -> SaveFacts | None:
        """The first row in sight whose picture nobody has read yet."""
        self.refresh()
        shown = (widget for widget in self.root.walk() if isinstance(widget, TablePicture))
        return next((widget.facts for widget in shown if widget.unread), None)


def go_on(ui: Ui, path: Path) -> bool:
    """Sit down at a saved match again; False if it cannot be opened, which is told in one sentence."""
    from scenes.screens.table_screens import open_table
    from scenes.session.session import Session

    try:
        loaded = open_match(path)
    except SaveRefused as refused:
        ui.toasts.say(ui.tell(refused.sentence), icon="warning")
        return False
    session = Session.resume(path, loaded)
    for sentence in filter(None, (loaded.notice, *session.news())):
        ui.toasts.say(ui.tell(sentence))
    ui.stack.replace(open_table(ui, session))
    return True


def example_saves(ui: Ui) -> None:
    """A few matches in a folder of their own, to draw pictures of screens that list them."""
    from game.bots import decide
    from scenes.session.session import Participant, Session
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
