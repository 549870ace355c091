"""The coach of an own puzzle: says what was chosen in the match, and what another answer is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from game.bots.own_puzzles import Judge, Worth
from game.core.prompts import Prompt
from game.core.table import NOBODY, Seat
from scenes.screens.lessons.coach_panel import CoachPanel
from scenes.screens.lessons.own_files import ReadPuzzle
from scenes.screens.lessons.own_shelf import day_of
from scenes.session.participants import PERSON, Participant, players_of
from scenes.session.session import Session
from scenes.session.smart_stops import SmartStops
from scenes.session.takebacks import TakeBack
from scenes.session.thinking_time import a_while_of
from scenes.table.action_corner import ActionCorner
from scenes.table.guide.guide import Guide
from scenes.table.hints.hint_words import points_to, what_is_done
from scenes.widgets.button import Button, IconButton

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

LEVEL = "novice"  # who sits where other people sat


class OwnActions(NamedTuple):
    """What the buttons beside the coach do."""

    go_on: Callable[[], None]  # to the next puzzle
    leave: Callable[[], None]
    solved: Callable[[], int]  # note it; how many stars it was worth
    failed: Callable[[], None]
    shown: Callable[[], None]  # the solution was asked for


class _Asking(SmartStops):
    """Leaves every question to the solver."""

    def answer(self, prompt: Prompt[Any] | None, *, openly: bool = False) -> object:
        return None


class DecisionSession(Session):
    """One decision of a match for whoever took it; nothing before it can be taken back."""

    def undoer(self) -> Seat:
        return NOBODY

    def take_back_of(self, seat: Seat) -> TakeBack | None:
        return None

    def cancelled(self, seat: Seat, taken: int) -> TakeBack | None:
        return None


def own_session(read: ReadPuzzle) -> DecisionSession:
    """The solver sits where the decision was taken; bots sit with the others, and there is no file."""
    seat = read.puzzle.seat
    players = [
        msgspec.structs.replace(player, kind=_kind(player, own=place == seat), sign="")
        for place, player in enumerate(players_of(read.loaded))
    ]
    session = DecisionSession(read.loaded.match.clone(), players)
    session.stops = _Asking(session.match.game.name, session.view)
    return session


def _kind(player: Participant, *, own: bool) -> str:
    if own:
        return PERSON
    return LEVEL if player.kind == PERSON else player.kind


class OwnGuide(Guide):
    """Weighs every answer that lies ready, and lets none be given: the match is over."""

    speaks = True
    ends_turns = True

    def __init__(self, read: ReadPuzzle, actions: OwnActions) -> None:
        self.puzzle, self.about, self.actions = read.puzzle, read.note, actions
        self.judge = Judge(read.loaded.match, self.puzzle.seat, self.puzzle.taken)
        self.known: list[Worth] = list(self.puzzle.worths)
        self.tried: Worth | None = None  # what was answered last
        self.stars: int | None = None  # once it is solved
        self.pointing = False
        self._thought: Iterator[Worth | None] | None = None
        self.rebuild: Callable[[], None] = lambda: None

    def begin(self, rebuild: Callable[[], None]) -> None:
        self.rebuild = rebuild

    @property
    def thinks(self) -> bool:
        return self._thought is not None

    def asked(self, builder: AnswerBuilder | None) -> None:
        if builder is not None:
            builder.proposes = False  # a hint would be the solution, and cost no star

    def allows(self, builder: AnswerBuilder) -> bool:
        if self.stars is not None or self.thinks:
            return False
        answer = builder.choice
        known = next((each for each in self.known if each.answer == answer), None)
        if known is None:
            self.tried, self._thought = None, self.judge.worth(answer)
        else:
            self._say(known)
        return False

    def go_on(self) -> None:
        if self._thought is None:
            return
        worth = a_while_of(self._thought)
        if worth is None:
            return
        self._thought = None
        self.known.append(worth)
        self._say(worth)
        self.rebuild()

    def _say(self, worth: Worth) -> None:
        self.tried = worth
        if self.puzzle.is_solved_by(worth.worth):
            self.stars = self.actions.solved()
        else:
            self.actions.failed()

    def show(self) -> None:
        """Point at the best answer."""
        self.actions.shown()
        self.pointing = True
        self.rebuild()

    # --- on the screen

    def quiet(self, builder: AnswerBuilder) -> frozenset[str]:
        return frozenset(builder.pieces) if self.stars is not None else frozenset()

    def points(self, seen: Seen) -> Sequence[str]:
        if not self.pointing or seen.builder is None or self.stars is not None:
            return ()
        return points_to(seen.builder, self.puzzle.best.answer)

    def corner(self, seen: Seen) -> ActionCorner | None:
        if self.stars is None:
            return None
        return ActionCorner(seen.ui.say("puzzle.own_on"), self.actions.go_on, icon="play")

    def sentence(self, seen: Seen) -> str:
        return seen.ui.say("puzzle.solved") if self.stars is not None else ""

    def panel(self, seen: Seen) -> Widget:
        say, solved = seen.ui.say, self.stars is not None
        count = say("puzzle.stars", count=self.stars) if self.stars else day_of(seen.ui, self.about)
        mood = "glad" if solved else "sorry" if self.tried else "thoughtful"
        return CoachPanel(
            seen.ui,
            title=say("puzzle.own_title", number=self.puzzle.taken + 1, all=self.about.decisions),
            count=count,
            dots=(int(solved), 1),
            said=self._said(seen),
            mood=mood,
            ways=self._ways(seen.ui),
            remark=self._remark(seen.ui),
            watch=say("puzzle.own_scale", futures=len(self.judge.worlds)),
            room=seen.spots.guide,
        )

    def _said(self, seen: Seen) -> str:
        given, best = self.puzzle.given.worth, self.puzzle.best.worth
        if self.tried is not None and self.stars is not None:
            return seen.ui.say("puzzle.own_solved", worth=self.tried.worth, given=given)
        words = seen.ui.say("puzzle.own_task", given=given, best=best)
        what = what_is_done(seen, seen.builder, self.puzzle.given.answer) if seen.builder else ""
        return f"{seen.ui.say('puzzle.own_given', what=what)} {words}" if what else words

    def _remark(self, ui: Ui) -> str:
        if self.thinks:
            return ui.say("puzzle.own_thinking")
        if self.tried is None or self.stars is not None:
            return ""
        return ui.say("puzzle.own_worth", worth=self.tried.worth)

    def _ways(self, ui: Ui) -> list[Button]:
        say, actions = ui.say, self.actions
        return [
            IconButton("hint", say("puzzle.show"), self.show, key="puzzle.show"),
            IconButton("step_forward", say("puzzle.own_on"), actions.go_on, key="puzzle.next"),
            IconButton("close", say("lesson.leave"), actions.leave, key="lesson.leave"),
        ]
