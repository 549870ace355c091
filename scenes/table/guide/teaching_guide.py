"""The coach in any match: says a rule in two sentences when it first matters to whoever plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from scenes.drawing import rich_text as texts
from scenes.drawing.rich_text import BODY, SMALL, TITLE
from scenes.shell.settings import Settings
from scenes.table.guide.guide import Guide
from scenes.table.rules import rulebook
from scenes.table.rules.rulebook import ParagraphPlace
from scenes.widgets.boxes import Column, Row
from scenes.widgets.button import Button, IconButton
from scenes.widgets.free_spot import FreePanel
from scenes.widgets.label import Label, Picture
from scenes.widgets.lettered import with_letters_that_fit
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from game.core.prompts import Prompt
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui

MET = "met:"  # before a game, a page and a paragraph of its rules, among what has been learned
SENTENCES, WORDS = 2, 45  # at most
WIDEST, FACE = 96.0, 12.0  # millimetres
NARROWEST, MOST = 46.0, 0.36  # millimetres where it lies beside the table, and of the window's height
HEAD = TITLE._replace(mm=4.2)


class Teaching(NamedTuple):
    """Where the coach of a match leads to, and what is remembered besides."""

    show_rule: Callable[[str], None]  # a section of the rulebook
    show_chart: Callable[[], None]  # which rules were met
    met: Callable[[str], None] = lambda page: None  # whenever a page matters, be it for the tenth time
    greeting: str = ""  # said before anything else


class TeachingGuide(Guide):
    """One note at a time, never the same twice; it goes with the answer to the question it came with."""

    def __init__(self, ui: Ui, game: str, teaching: Teaching) -> None:
        self.ui, self.game, self.teaching = ui, game, teaching
        self.told: tuple[Prompt[Any], ParagraphPlace] | None = None
        self.greeting = teaching.greeting
        self.greeted: AnswerBuilder | None = None  # at which question
        self.rebuild: Callable[[], None] = lambda: None

    def begin(self, rebuild: Callable[[], None]) -> None:
        self.rebuild = rebuild

    def asked(self, builder: AnswerBuilder | None) -> None:
        self.told = None
        if self.greeted is not None and builder is not self.greeted:
            self.greeting = ""
        self.greeted = builder if self.greeting else None
        section = builder.prompt.section if builder else ""
        language = self.ui.settings.language
        place = rulebook.find(self.game, rulebook.target_of(section), language) if section else None
        if builder is None or place is None:
            return
        self.teaching.met(place.page)
        if not self.greeting and not has_met(self.ui.settings, self.game, place):
            self.told = (builder.prompt, place)

    def heard(self) -> None:
        if self.told is not None:
            meet(self.ui.settings, self.game, self.told[1])
            self.ui.keep_settings()

    def close(self) -> None:
        """It has been read."""
        self.told, self.greeting = None, ""
        self.rebuild()

    def tools(self, mm: float) -> list[Widget]:
        word = self.ui.say("coach.chart")
        return [IconButton("star", word, self.teaching.show_chart, mm=mm, kind="flat", key="chart")]

    def note(self, seen: Seen, taken: Sequence[Rect]) -> Widget | None:
        if self.greeting and seen.builder is not None and not seen.busy:
            return CoachNote(self, self.ui.say("learn.play"), self.greeting, taken)
        if self.told is None or seen.builder is None or seen.builder.prompt != self.told[0] or seen.busy:
            return None
        place = self.told[1]
        page = rulebook.page_of(self.game, place.page, self.ui.settings.language)
        rule, section = page.paragraphs[place.paragraph], self.told[0].section
        about = page.title if rule.head else ""
        return CoachNote(self, rule.head or page.title, in_brief(rule.text), taken, section, about)


class CoachNote(FreePanel):
    """Shows the coach, a rule in brief, and the way to all of it."""

    role = "panel"

    def __init__(
        self,
        guide: TeachingGuide,
        title: str,
        text: str,
        taken: Sequence[Rect],
        section: str = "",
        about: str = "",
    ) -> None:
        """``section``: of the rulebook, where there is more to read; ``about``: the title of its page."""
        say = guide.ui.say
        close = IconButton("close", say("coach.close"), guide.close, mm=9, kind="flat", key="coach.close")
        head = Row(
            Picture("coach/calm", FACE, name=say("lesson.coach")),
            Column(*([Label(about, SMALL)] if about else []), Label(title, HEAD, least=3.4)).growing(),
            close,
            gap=2.5,
            align="middle",
        )
        parts: list[Widget] = [head, Label(text, BODY._replace(mm=4.0))]
        if section:
            show = partial(guide.teaching.show_rule, section)
            parts.append(Button(say("coach.rule"), show, kind="flat", icon="book", key="coach.rule"))
        ui = guide.ui
        narrow = (ui.mm(NARROWEST), round(ui.rect.height * MOST))
        told = with_letters_that_fit(ui, lambda: Column(*parts, gap=1.2), narrow)
        super().__init__(told, taken, widest=WIDEST, key="coach")
        self.name = title


def in_brief(text: str) -> str:
    """The first sentences of a rule, without links and marks."""
    sentences = re.split(r"(?<=[.!?]) +", texts.plain(text).replace("\n", " "))
    kept = sentences[:1]
    for sentence in sentences[1:SENTENCES]:
        if len(" ".join([*kept, sentence]).split()) <= WORDS:
            kept.append(sentence)
    return " ".join(kept)


def has_met(settings: Settings, game: str, place: ParagraphPlace) -> bool:
    """True if somebody has been told a rule."""
    return _word_of(game, place) in settings.learned


def meet(settings: Settings, game: str, place: ParagraphPlace) -> None:
    """Note that somebody has been told a rule."""
    if not has_met(settings, game, place):
        settings.learned = [*settings.learned, _word_of(game, place)]


def _word_of(game: str, place: ParagraphPlace) -> str:
    return f"{MET}{game}:{place.page}:{place.paragraph}"


def pages_met(settings: Settings, game: str) -> set[str]:
    """The pages of the rules of which somebody has met something in matches."""
    start = f"{MET}{game}:"
    return {each.removeprefix(start).partition(":")[0] for each in settings.learned if each.startswith(start)}
