"""Learn: the lessons of a game, which of them are done, and the rules to read."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from game.lessons.lesson import Lesson, in_language
from game.lessons.puzzle import Puzzle
from game.lessons.reading import lessons_of, puzzles_of
from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE
from scenes.drawing.theme import AMBER, CYAN, GOOD, LINE
from scenes.screens.lessons import progress
from scenes.screens.lessons.first_match import is_begun, open_first_match
from scenes.screens.lessons.own_shelf import Kept, day_of, kept_of
from scenes.screens.lessons.rules_chart import read_page, rules_chart
from scenes.screens.lobby.scene import variants_of
from scenes.screens.menu.shelf import BOXES
from scenes.shell.outside_text import literal
from scenes.widgets.boxes import Column, Grid, Panel, Row, Spacer
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
KIND_WORDS = {"win": "learn.kind_win", "survive": "learn.kind_survive", "deal": "learn.kind_deal"}


class LearnScene(PageScene):
    """The page of one game; the other games are a press away."""

    name = "learn"

    def __init__(self, ui: Ui, game_name: str) -> None:
        super().__init__(ui)
        self.game = game_name
        self.own = kept_of(ui.folders.puzzles, game_name)

    def resume(self) -> None:
        self.own = kept_of(self.ui.folders.puzzles, self.game)
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
        cards.append(self._first_match())
        parts: list[Widget] = [self._welcome(), Grid(cards, least=CARD_MM, gap=3)]
        parts += [self._puzzles()] if puzzles_of(self.game) else []
        parts.append(self._own_puzzles())
        parts.append(rules_chart(self.ui, self.game, partial(read_page, self.ui, self.game)))
        return Scroll(Column(*parts, gap=4), key="learn.scroll")

    def _welcome(self) -> Widget:
        """The coach says what comes next."""
        settings, say = self.ui.settings, self.ui.say
        following, played = progress.next_of(settings, self.game), progress.has_played(settings, self.game)
        words = say("learn.next" if following else "learn.all_played" if played else "learn.all_done")
        press = partial(self.begin, following) if following else self.set_up if played else self.play
        text = self._title(following) if following else say("learn.set_up" if played else "learn.play")
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
        settings, language = self.ui.settings, self.ui.settings.language
        done, begun = progress.is_done(settings, lesson), bool(progress.left_at(settings, lesson))
        title = f"{number}. {in_language(lesson.title, language)}"
        return self._panel(
            title, in_language(lesson.gist, language), partial(self.begin, lesson), done=done, begun=begun,
            key=f"learn.lesson.{lesson.name}",
        )  # fmt: skip

    def _panel(
        self, title: str, gist: str, press: Callable[[], None], *, key: str, done: bool, begun: bool,
        new: str = "learn.new",
    ) -> Widget:  # fmt: skip
        say = self.ui.say
        state = "learn.done" if done else "learn.begun" if begun else new
        verb = "learn.go_on" if begun else "learn.again" if done else "learn.begin"
        head = Row(
            Icon("tick" if done else "star", 5.0, GOOD if done else AMBER if begun else LINE),
            Label(title, NAME, least=3.6).growing(),
            Label(say(state), SMALL),
            gap=2.5,
            align="middle",
        )
        words = Label(gist, BODY._replace(mm=3.9))
        button = Button(say(verb), press, icon="play", key=key)
        return Panel(Column(head, words, Spacer(), button, gap=2), 3.5, accent=GOOD if done else None)

    def _first_match(self) -> Widget:
        """What comes after the last lesson, as another card."""
        done, begun = progress.has_played(self.ui.settings, self.game), is_begun(self.ui, self.game)
        title, gist = self.ui.say("learn.play"), self.ui.say(variants_of(self.game)({}).first_match(0).gist)
        new = "learn.first_new"
        return self._panel(title, gist, self.play, key="learn.first", done=done, begun=begun, new=new)

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
        second = f"{hard} · {self.ui.say(KIND_WORDS[puzzle.kind])} {shine}".strip()
        return Button(
            in_language(puzzle.title, language), partial(self.solve, puzzle), second=second, align="left",
            key=f"learn.puzzle.{puzzle.name}",
        )  # fmt: skip

    def _own_puzzles(self) -> Widget:
        """What was cut from matches of this game, the newest first."""
        head = Label(self.ui.say("learn.own"), CAPTION._replace(colour=CYAN))
        if not self.own:
            return Panel(
                Column(head, Label(self.ui.say("learn.own_none"), BODY._replace(mm=3.9)), gap=2), 3.5
            )
        return Panel(Column(head, Grid([*map(self._own_puzzle, self.own)], least=58.0, gap=2), gap=2), 3.5)

    def _own_puzzle(self, kept: Kept) -> Widget:
        say, note = self.ui.say, kept.note
        title, second = literal(kept.path.name), say("learn.own_damaged")
        if note is not None:
            shine = "{icon:star}" * progress.stars_of(self.ui.settings, kept)
            title = say("puzzle.own_title", number=note.taken + 1, all=note.decisions)
            second = f"{day_of(self.ui, note)} {shine}".strip()
        return Button(
            title, partial(self.try_again, kept), second=second, align="left", key=f"learn.{kept.path.stem}"
        )

    # --- what can be done

    def begin(self, lesson: Lesson) -> None:
        from scenes.screens.lessons.opening import open_lesson

        open_lesson(self.ui, lesson)

    def solve(self, puzzle: Puzzle) -> None:
        from scenes.screens.lessons.opening import open_puzzle

        open_puzzle(self.ui, puzzle)

    def try_again(self, kept: Kept) -> None:
        from scenes.screens.lessons.opening import open_own_puzzle

        open_own_puzzle(self.ui, kept, self.own)

    def play(self) -> None:
        """Begins the first match at once."""
        open_first_match(self.ui, self.game)

    def set_up(self) -> None:
        from scenes.screens.lobby.scene import LobbyScene

        self.ui.stack.push(LobbyScene(self.ui, self.game))

    def show(self, name: str) -> None:
        self.game = name
        self.resume()

    def read_rules(self) -> None:
        from scenes.screens.rules import RulesScene

        self.ui.stack.push(RulesScene(self.ui, self.game))
