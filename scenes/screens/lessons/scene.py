"""Learn: the lessons of a game, which of them are done, and the rules to read."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from game.lessons.lesson import Lesson, in_language
from game.lessons.puzzle import Puzzle
from game.lessons.reading import lessons_of, puzzles_of
from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE
from scenes.drawing.theme import AMBER, CYAN, GOOD, LINE
from scenes.screens.lessons import progress
from scenes.screens.menu.shelf import BOXES
from scenes.table.rules import rulebook
from scenes.widgets.boxes import Column, Grid, Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label, Picture
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

NUMBER = TITLE._replace(mm=5.0)
NAME = TITLE._replace(mm=4.6)
CARD_MM = 88.0  # the least width of a lesson's card
FACE = 22.0  # millimetres of the coach


class LearnScene(PageScene):
    """The page of one game; the other games are a press away."""

    name = "learn"

    def __init__(self, ui: Ui, game_name: str) -> None:
        super().__init__(ui)
        self.game = game_name

    def resume(self) -> None:
        self.rebuild()

    def heading(self) -> str:
        return self.ui.say("learn.title", game=self.ui.say(BOXES[self.game].name))

    def tools(self) -> list[Widget]:
        return [Button(self.ui.say("learn.rules"), self.read_rules, icon="book", key="rules")]

    def foot(self) -> list[Widget]:
        return [
            Button(
                self.ui.say(BOXES[name].title), partial(self.show, name), selected=name == self.game,
                key=f"learn.{name}",
            ).growing()
            for name in BOXES
        ]  # fmt: skip

    def body(self) -> Widget:
        cards: list[Widget] = [
            self._card(lesson, number) for number, lesson in enumerate(lessons_of(self.game), 1)
        ]
        parts: list[Widget] = [self._welcome(), Grid(cards, least=CARD_MM, gap=3)]
        parts += [self._puzzles()] if puzzles_of(self.game) else []
        parts.append(self._chart())
        return Scroll(Column(*parts, gap=4), key="learn.scroll")

    def _welcome(self) -> Widget:
        """The coach says what comes next."""
        following = progress.next_of(self.ui.settings, self.game)
        words = self.ui.say("learn.next" if following else "learn.all_done")
        press = partial(self.begin, following) if following else self.play
        text = self._title(following) if following else self.ui.say("learn.play")
        return Panel(
            Row(
                Picture("coach/glad" if not following else "coach/calm", FACE),
                Label(words, BODY._replace(mm=4.6)).growing(),
                Button(text, press, kind="primary", icon="play", key="learn.go"),
                gap=4,
                align="middle",
            ),
            4,
        )

    def _title(self, lesson: Lesson) -> str:
        return in_language(lesson.title, self.ui.settings.language)

    def _card(self, lesson: Lesson, number: int) -> Widget:
        say, language = self.ui.say, self.ui.settings.language
        done = progress.is_done(self.ui.settings, lesson)
        begun = progress.left_at(self.ui.settings, lesson)
        state = "learn.done" if done else "learn.begun" if begun else "learn.new"
        verb = "learn.go_on" if begun else "learn.again" if done else "learn.begin"
        head = Row(
            Icon("tick" if done else "star", 5.0, GOOD if done else AMBER if begun else LINE),
            Label(f"{number}. {in_language(lesson.title, language)}", NAME, least=3.6).growing(),
            Label(say(state), SMALL),
            gap=2.5,
            align="middle",
        )
        gist = Label(in_language(lesson.gist, language), BODY._replace(mm=3.9))
        press = partial(self.begin, lesson)
        button = Button(say(verb), press, icon="play", key=f"learn.lesson.{lesson.name}")
        return Panel(Column(head, gist.growing(), button, gap=2), 3.5, accent=GOOD if done else None)

    def _puzzles(self) -> Widget:
        """The puzzles of the game, the easiest first, and the one of this day."""
        say, puzzles = self.ui.say, puzzles_of(self.game)
        solved = sum(progress.stars_of(self.ui.settings, puzzle) > 0 for puzzle in puzzles)
        title = say("learn.puzzles", solved=solved, all=len(puzzles))
        press = partial(self.solve, progress.puzzle_of_day(self.game, date.today()))
        head = Row(
            Label(title, CAPTION._replace(colour=CYAN)).growing(),
            Button(say("learn.day"), press, icon="star", key="learn.day"),
            gap=3,
            align="middle",
        )
        return Panel(Column(head, Grid([*map(self._puzzle, puzzles)], least=58.0, gap=2), gap=2), 3.5)

    def _puzzle(self, puzzle: Puzzle) -> Widget:
        language = self.ui.settings.language
        stars = progress.stars_of(self.ui.settings, puzzle)
        shine = "".join("{icon:star}" for _ in range(stars))
        hard = self.ui.say(("learn.easy", "learn.medium", "learn.hard")[puzzle.difficulty - 1])
        second = f"{hard} {shine}".strip()
        return Button(
            in_language(puzzle.title, language), partial(self.solve, puzzle), second=second, align="left",
            key=f"learn.puzzle.{puzzle.name}",
        )  # fmt: skip

    def _chart(self) -> Widget:
        """Which rules were met so far."""
        met = progress.rules_met(self.ui.settings, self.game)
        pages = rulebook.pages(self.game, self.ui.settings.language)
        known = [page for page in pages if any(page.id in lesson.rules for lesson in lessons_of(self.game))]
        rows: list[Widget] = [
            Row(
                Icon("tick" if page.id in met else "book", 4.0, GOOD if page.id in met else LINE),
                Button(page.title, partial(self.read_rules, page.id), kind="flat", align="left").growing(),
                gap=1.5,
                align="middle",
            )
            for page in known
        ]
        head = Label(self.ui.say("learn.chart", met=len(met), all=len(known)), CAPTION._replace(colour=CYAN))
        return Panel(Column(head, Grid(rows, least=58.0, gap=1), gap=2), 3.5)

    # --- what can be done

    def begin(self, lesson: Lesson) -> None:
        from scenes.screens.lessons.opening import open_lesson

        open_lesson(self.ui, lesson)

    def solve(self, puzzle: Puzzle) -> None:
        from scenes.screens.lessons.opening import open_puzzle

        open_puzzle(self.ui, puzzle)

    def play(self) -> None:
        from scenes.screens.lobby.scene import LobbyScene

        self.ui.stack.push(LobbyScene(self.ui, self.game))

    def show(self, name: str) -> None:
        self.game = name
        self.rebuild()

    def read_rules(self, page: str = "") -> None:
        from scenes.screens.rules import RulesScene

        scene = RulesScene(self.ui, self.game)
        if page:
            scene.open_page(page)
        self.ui.stack.push(scene)
