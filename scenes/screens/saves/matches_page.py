"""What the pages of saved matches have in common: ways into a match, and its way into the bin and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.saves.file_format import SaveRefused, Sentence
from scenes.screens.menu.left_table import TablePicture
from scenes.screens.saves.catalogue import SaveFacts, Saves, open_match, who
from scenes.shell.outside_text import literal
from scenes.widgets.button import Button, IconButton
from scenes.widgets.page import PageScene

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


class SavedMatchesPage(PageScene):
    """Rows of saved matches; files and pictures nobody has read yet are read one at a time."""

    def __init__(self, ui: Ui, saves: Saves | None = None) -> None:
        super().__init__(ui)
        self.saves = saves or Saves(ui.folders)

    def resume(self) -> None:
        self.saves.seek()
        self.rebuild()

    # --- parts of a row

    def called(self, facts: SaveFacts) -> str:
        """What a message calls a match."""
        return literal(facts.file) if facts.problem else facts.called or who(self.ui, facts)

    def way_in(self, facts: SaveFacts) -> Widget:
        if facts.over:
            return Button(
                self.ui.say("saves.watch"), lambda: self.watch(facts), icon="film", key=f"watch.{facts.file}"
            )
        return Button(
            self.ui.say("saves.go_on"), lambda: self.go_on(facts), icon="play", key=f"go_on.{facts.file}"
        )

    def bin(self, facts: SaveFacts) -> Widget:
        named = self.ui.say("saves.delete", what=self.called(facts))
        return IconButton("trash", named, lambda: self.delete(facts), mm=11, key=f"delete.{facts.file}")

    # --- what can be done

    def go_on(self, facts: SaveFacts) -> None:
        if not go_on(self.ui, self.saves.path(facts)):
            self._look_again(facts)

    def watch(self, facts: SaveFacts) -> None:
        from scenes.screens.replay.scene import ReplayScene

        try:
            scene = ReplayScene(self.ui, self.saves.path(facts))
        except SaveRefused as refused:
            self.ui.toasts.say(self.ui.tell(refused.sentence), icon="warning")
            self._look_again(facts)
            return
        self.ui.stack.push(scene)

    def _look_again(self, facts: SaveFacts) -> None:
        """The file is not what it was."""
        self.saves.look(self.saves.path(facts))
        self.rebuild()

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
        said = say("saves.deleted", what=self.called(facts))
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
    from scenes.screens.previously import last_played, tell_previously
    from scenes.screens.table_screens import open_table
    from scenes.session.session import Session

    last = last_played(path)
    try:
        loaded = open_match(path)
    except SaveRefused as refused:
        ui.toasts.say(ui.tell(refused.sentence), icon="warning")
        return False
    session = Session.resume(path, loaded)
    for sentence in filter(None, (loaded.notice, *session.news())):
        ui.toasts.say(ui.tell(sentence))
    ui.stack.replace(open_table(ui, session))
    tell_previously(ui, session, last)
    return True
