"""What else could have been done at a moment of the past, and what a captain thinks of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.bots.own_puzzles import ANSWERS, WORLDS, Judge, Worth, weighed
from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE
from scenes.drawing.theme import AMBER, CYAN, DEEP, LINE, SEATS
from scenes.screens.afterwards.decision_words import answer_in_words, moment_before
from scenes.session.branching import place_to_play_on
from scenes.session.thinking_time import a_while_of
from scenes.table.match_words import player_name
from scenes.widgets.boxes import Column, Panel, Row, Rule, Sized
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

SHOWN = 3  # of the best
FULL = 100  # is won
BAR_MM = 2.0


class WorthBar(Widget):
    """How much of a certain victory something is worth."""

    role = "picture"

    def __init__(self, worth: int, name: str, *, own: bool) -> None:
        super().__init__(name)
        self.worth, self.own = worth, own

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(BAR_MM + 1)

    def draw(self, canvas: Canvas) -> None:
        bar = Rect(self.rect.x, self.rect.y, self.rect.width, canvas.mm(BAR_MM))
        canvas.rounded(bar, DEEP, border=LINE, radius=bar.height / 2)
        bar.width = round(bar.width * self.worth / FULL)
        if bar.width > 2:
            canvas.rounded(bar, AMBER if self.own else CYAN, radius=bar.height / 2)


class WhatIfScene(PageScene):
    """The best three answers and the one that was given, each with its worth; of a match that is over."""

    name = "what_if"
    title = "whatif.title"

    def __init__(self, ui: Ui, session: Session, moment: int) -> None:
        super().__init__(ui)
        self.session = session
        self.taken = place_to_play_on(session, moment)
        self.decision = session.match.decisions[self.taken]
        judge = Judge(session.match.at(self.taken), self.decision.seat, self.taken)
        self.answers = judge.likely(ANSWERS, self.decision.answer)
        self.worths: Sequence[Worth] = ()
        self._thought: Iterator[Sequence[Worth] | None] | None = (
            weighed(judge, self.answers) if len(self.answers) > 1 else None
        )
        self._words: dict[int, str] = {}

    def body(self) -> Widget:
        return Scroll(self._section(self._who(), *self._found()), key="page")

    def _section(self, name: str, *rows: Widget) -> Widget:
        look = SEATS[self.session.players[self.decision.seat].colour]
        head = Row(Icon(look.glyph, 5, look.on_night), Label(name, TITLE).growing(), gap=2, align="middle")
        return Panel(Column(head, Rule(), *rows, gap=3), 4.5, shadow=False)

    def _who(self) -> str:
        player = self.session.players[self.decision.seat]
        name = player_name(player, self.ui.settings.language)
        return self.ui.say("whatif.who", name=name, number=self.taken + 1)

    def _found(self) -> list[Widget]:
        say = self.ui.say
        if len(self.answers) <= 1:
            return [Label(say("whatif.only", what=self._said(self.decision.answer)), BODY)]
        if not self.worths:
            return [Label(say("whatif.thinks"), BODY)]
        best = list(self.worths[:SHOWN])
        given = next(each for each in self.worths if each.answer == self.decision.answer)
        shown = best if given in best else [*best, given]
        rows = [self._row(place, worth) for place, worth in enumerate(shown)]
        return [*rows, Label(say("whatif.how", worlds=WORLDS), SMALL)]

    def _row(self, place: int, worth: Worth) -> Widget:
        say, own = self.ui.say, worth.answer == self.decision.answer
        number = self.worths.index(worth) + 1
        figure = Label(say("whatif.worth", worth=worth.worth), TITLE, key=f"worth.{place}")
        mark = [Label(say("whatif.given"), CAPTION._replace(colour=AMBER))] if own else []
        words = Column(Label(self._said(worth.answer), BODY), *mark, gap=0.5)
        head = Row(Sized(Label(f"{number}.", TITLE), width=9), words.growing(), figure, gap=2, align="middle")
        return Panel(
            Column(head, WorthBar(worth.worth, "", own=own), gap=1.5), 3, border=AMBER if own else LINE,
            shadow=False, key=f"answer.{place}",
        )  # fmt: skip

    def _said(self, answer: object) -> str:
        place = self.answers.index(answer)
        if place not in self._words:
            self._words[place] = answer_in_words(self.ui, self.session, self.taken, answer)
        return self._words[place]

    def foot(self) -> list[Widget]:
        play = Button(
            self.ui.say("branch.title"), self.play_on, icon="flag", kind="primary", style=TITLE, key="play_on"
        )
        return [play.growing()]

    def play_on(self) -> None:
        from scenes.screens.afterwards.play_on import PlayOnScene

        self.ui.stack.push(PlayOnScene(self.ui, self.session, moment_before(self.session, self.taken)))

    # --- time

    @property
    def moving(self) -> bool:
        return self._thought is not None or super().moving

    def update(self, ms: float) -> None:
        super().update(ms)
        found = a_while_of(self._thought) if self._thought is not None else None
        if found is not None:
            self.worths, self._thought = found, None
            self.rebuild()
