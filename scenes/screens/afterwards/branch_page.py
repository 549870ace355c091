"""The tree of a match and of all that branched off from it: to be looked at, named, played on, deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.branches import LONGEST_NAME, tree_of
from game.core.saves.file_format import SaveRefused
from scenes.drawing.rich_text import BODY, SMALL, TITLE
from scenes.drawing.theme import AMBER, TEXT_QUIET
from scenes.screens.menu.left_table import TablePicture
from scenes.screens.saves.catalogue import SaveFacts, open_match, standing, when, who
from scenes.screens.saves.matches_page import SavedMatchesPage
from scenes.session.session import Session
from scenes.widgets.boxes import Column, Panel, Row, Sized, Spacer
from scenes.widgets.button import IconButton
from scenes.widgets.field import TextField
from scenes.widgets.label import Icon, Label
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

STEP = 9.0  # millimetres that a branch stands further in
DEEPEST = 8  # steps that there is room for


class BranchPage(SavedMatchesPage):
    """A row for each match; the one that is being looked at has a golden edge."""

    name = "branches"
    title = "branch.tree"

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui)
        self.session = session
        self.naming = ""  # the file that is being named

    def body(self) -> Widget:
        facts = [each for each in self.saves.facts if each.problem is None]
        rows = tree_of(facts, self.session.id)
        if len(rows) <= 1:
            return Scroll(Panel(Label(self.ui.say("branch.none"), BODY), 4.5, shadow=False), key="page")
        return Scroll(Column(*(self._row(facts[row.number], row.depth) for row in rows), gap=2), key="page")

    def _row(self, facts: SaveFacts, depth: int) -> Widget:
        say, here = self.ui.say, facts.id == self.session.id
        ways: list[Widget] = [
            IconButton("speech", say("branch.rename"), lambda: self.begin_naming(facts), mm=11,
                       key=f"rename.{facts.file}"),
        ]  # fmt: skip
        if not here:
            ways += [self.way_in(facts), self.bin(facts)]
        row = Row(TablePicture(self.saves.glimpses, facts, 14), self._words(facts).growing(), *ways, gap=3,
                  align="middle")  # fmt: skip
        panel = Panel(row, 2.5, shadow=False, accent=AMBER if here else None, key=f"row.{facts.file}")
        if not depth:
            return panel
        twig = Row(Spacer(), Icon("arrow_right", 5, TEXT_QUIET), align="middle")
        return Row(Sized(twig, width=STEP * min(depth, DEEPEST)), panel.growing(), gap=1, align="middle")

    def _words(self, facts: SaveFacts) -> Widget:
        ui, say = self.ui, self.ui.say
        second = say("saves.line", when=when(ui, facts), standing=standing(ui, facts))
        if facts.branch is not None:
            second = f"{second} {say('branch.leaves', count=facts.branch.taken)}"
        line = Label(second, SMALL)
        if self.naming == facts.file:
            field = TextField(
                say("branch.name"), facts.called, hint=say("branch.name_hint"), most=LONGEST_NAME,
                on_enter=lambda name: self.rename(facts, name), key="name",
            )  # fmt: skip
            return Column(field, line, gap=0.5)
        return Column(Label(facts.called or who(ui, facts), TITLE._replace(mm=4.4)), line, gap=0.5)

    # --- what can be done

    def begin_naming(self, facts: SaveFacts) -> None:
        self.naming = "" if self.naming == facts.file else facts.file
        self.rebuild()

    def rename(self, facts: SaveFacts, name: str) -> None:
        """Write the name down in the file of the match."""
        self.naming = ""
        path = self.saves.path(facts)
        try:
            session = self.session if self._is_open(facts) else Session.resume(path, open_match(path))
        except SaveRefused as refused:
            self.ui.toasts.say(self.ui.tell(refused.sentence), icon="warning")
            self.rebuild()
            return
        session.call(name.strip())
        for sentence in session.news():
            self.ui.toasts.say(self.ui.tell(sentence), icon="warning")
        if session is not self.session:
            session.close()
        self.saves.seek()
        self.saves.look(path)
        self.rebuild()

    def _is_open(self, facts: SaveFacts) -> bool:
        journal = self.session.journal
        return journal is not None and journal.path == self.saves.path(facts)
