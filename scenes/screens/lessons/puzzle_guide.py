"""The coach of a puzzle: says the task, counts the answers, and tells whether they were the right ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.prompts import Handle, Prompt
from game.lessons.lesson import in_language
from game.lessons.puzzle import Puzzle
from game.lessons.run import scripted
from game.lessons.solver import Path, asks, is_over, is_solved
from scenes.screens.lessons.coach_panel import CoachPanel
from scenes.session.session import Session
from scenes.session.smart_stops import SmartStops
from scenes.table.action_corner import ActionCorner
from scenes.table.guide.guide import Guide
from scenes.widgets.button import Button, IconButton

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


STAR = "{icon:star}"


class PuzzleActions(NamedTuple):
    """What the buttons beside the coach do."""

    again: Callable[[], None]
    go_on: Callable[[], None]  # to the next puzzle
    leave: Callable[[], None]
    solved: Callable[[], int]  # note it; how many stars it was worth
    failed: Callable[[], None]
    solution: Callable[[], Path]
    ending: str  # the key of what the last button says


class PuzzleStops(SmartStops):
    """Answers for the solver what is no part of the puzzle."""

    def __init__(self, puzzle: Puzzle, session: Session) -> None:
        super().__init__(puzzle.game, session.view)
        self.puzzle, self.session = puzzle, session

    def answer(self, prompt: Prompt[Any] | None, *, openly: bool = False) -> object:
        if prompt is None:
            return None
        if asks(self.puzzle, prompt) and answers_left(self.puzzle, self.session):
            return None
        return scripted(self.session.match.game, self.puzzle.reply, prompt, self.look(prompt.seat))

    def note(self, prompt: Prompt[Any] | None, choice: object, number: int) -> None:
        """Nothing that is declined is remembered: the puzzle alone says what is asked."""


def answers_left(puzzle: Puzzle, session: Session) -> int:
    """How many answers the solver still has."""
    decisions = enumerate(session.match.decisions)
    given = [number for number, decision in decisions if decision.seat == puzzle.seat]
    return puzzle.answers - sum(number not in session.silent for number in given)


def _next_of(builder: AnswerBuilder, ways: Sequence[Handle]) -> str:
    """What is to be touched next of answers that are given as one."""
    there = {*builder.parked, *((piece, None) for piece in builder.gathered)}
    pieces = [way for way in ways if way.piece]
    way = next((way for way in pieces if (way.piece, way.place) not in there), None)
    if way is None:
        return "part:corner" if pieces else f"button:{ways[0].button}"
    in_hand = builder.selected == way.piece and way.place
    return f"place:{way.place}" if in_hand else f"piece:{way.piece}"


class PuzzleGuide(Guide):
    """Lets every answer be given, and looks at the table when there is none left."""

    speaks = True
    ends_turns = True

    def __init__(self, puzzle: Puzzle, session: Session, actions: PuzzleActions) -> None:
        self.puzzle, self.session, self.actions = puzzle, session, actions
        self.stars: int | None = None  # once it is over
        self.shown: Path = ()  # the solution, for who has asked for it
        self.rebuild: Callable[[], None] = lambda: None

    def begin(self, rebuild: Callable[[], None]) -> None:
        self.rebuild = rebuild

    @property
    def _solved(self) -> bool:
        return is_solved(self.puzzle, self.session.match)

    @property
    def holds(self) -> bool:
        return self._solved or is_over(self.puzzle, self.session.match)

    def asked(self, builder: AnswerBuilder | None) -> None:
        if builder is not None:
            builder.proposes = False  # finding the answer is the puzzle
            return
        if self.stars is not None:
            return
        if self._solved:
            self.stars = self.actions.solved()
        else:
            self.stars = 0
            self.actions.failed()

    def show(self) -> None:
        """Point at the answers that solve it, from the start."""
        self.shown = self.actions.solution()
        self.rebuild()

    # --- on the screen

    def points(self, seen: Seen) -> Sequence[str]:
        given = self.puzzle.answers - answers_left(self.puzzle, self.session)
        if seen.builder is None or given >= len(self.shown):
            return ()
        return [_next_of(seen.builder, seen.builder.together(self.shown[given:]))]

    def corner(self, seen: Seen) -> ActionCorner | None:
        if self.stars is None or seen.busy:
            return None
        if self.stars:
            return ActionCorner(seen.ui.say(self.actions.ending), self.actions.go_on, icon="play")
        return ActionCorner(seen.ui.say("puzzle.again"), self.actions.again, icon="refresh")

    def sentence(self, seen: Seen) -> str:
        if self.stars is None or seen.busy:
            return ""
        if not self.stars:
            return seen.ui.say("puzzle.failed")
        return f"{seen.ui.say('puzzle.solved')} {STAR * self.stars}"

    def panel(self, seen: Seen) -> Widget:
        ui, language = seen.ui, seen.ui.settings.language
        left = max(0, answers_left(self.puzzle, self.session))
        over = self.stars is not None and not seen.busy
        said = self.puzzle.solved if over and self.stars else self.puzzle.task
        remark = ui.say("puzzle.not_quite") if over and not self.stars else ""
        mood = "glad" if over and self.stars else "sorry" if over else "thoughtful"
        count = (
            ui.say("puzzle.stars", count=self.stars)
            if over and self.stars
            else ui.say("puzzle.left", count=left)
        )
        return CoachPanel(
            ui,
            title=in_language(self.puzzle.title, language),
            count=count,
            dots=(self.puzzle.answers - left, self.puzzle.answers),
            said=in_language(said, language),
            mood=mood,
            ways=self._ways(ui),
            remark=remark,
            room=seen.spots.guide,
        )

    def _ways(self, ui: Ui) -> list[Button]:
        say, actions = ui.say, self.actions
        return [
            IconButton("refresh", say("puzzle.again"), actions.again, key="puzzle.again"),
            IconButton("hint", say("puzzle.show"), self.show, key="puzzle.show"),
            IconButton("step_forward", say("puzzle.go_on"), actions.go_on, key="puzzle.next"),
            IconButton("close", say("lesson.leave"), actions.leave, key="lesson.leave"),
        ]
