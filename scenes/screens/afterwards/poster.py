"""The chronicle of a finished match on one page: to be looked at, and to be taken along as HTML and PNG."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import msgspec
import pygame
from pygame import Rect, Surface

from game.core.files import write_file
from game.core.saves.file_format import Sentence
from game.core.saves.journal import free_file
from game.core.saves.picture import with_save
from game.core.table import NOBODY
from game.core.texts import LANGUAGES
from scenes.drawing.backdrop import draw_backdrop
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import BODY, CAPTION, HEADLINE, SMALL, TITLE
from scenes.drawing.theme import AMBER, SEATS, SPACE, TEXT
from scenes.screens.afterwards.poster_html import as_html
from scenes.screens.afterwards.poster_words import PosterWords, poster_words
from scenes.screens.previously import PastPicture
from scenes.screens.replay.turning import turning_points_of
from scenes.screens.result import ScoreCurve
from scenes.session.history import Past
from scenes.shell.outside_text import literal
from scenes.shell.sound import Silence
from scenes.table.game_table import ROUND, game_table
from scenes.table.leaving import picture_at_once
from scenes.widgets.boxes import Column, Grid, Padding, Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.context import Ui
from scenes.widgets.label import Icon, Label
from scenes.widgets.page import PageScene
from scenes.widgets.scene_stack import SceneStack
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.widget import Widget

OVER_TIME = 6  # pictures
PICTURE = (640, 320)  # pixels, at most
PAPER, PX_PER_MM = (1240, 1754), 5.9  # an A4 page
SHADE = 170  # of 255, over the backdrop


class Poster:
    """What is on the page: pictures of what everybody saw, and words."""

    def __init__(self, ui: Ui, session: Session) -> None:
        self.ui, self.session, self.past = ui, session, Past(session)
        name = session.match.game.name
        lines = game_table(name).lines(session, NOBODY, ui.settings.language)
        first = next((line.moment for line in lines if line.level == ROUND), 0)
        self.points = turning_points_of(session, self.past, first)
        span = len(self.past) - first
        over_time = [first + round(span * place / (OVER_TIME - 1)) for place in range(OVER_TIME)]
        self.moments = [*over_time, *(point.moment for point in self.points)]
        self.pictures: list[Surface] = []
        self.report = game_table(name).report(session, ui.settings.language)
        self.words = poster_words(ui, session, self.points)

    @property
    def lacks(self) -> bool:
        return len(self.pictures) < len(self.moments)

    def paint_one(self) -> None:
        """The next picture."""
        view = self.past.view(self.moments[len(self.pictures)], NOBODY)
        self.pictures.append(picture_at_once(self.ui, self.session, view, PICTURE))

    def paint_all(self) -> None:
        while self.lacks:
            self.paint_one()

    def picture(self, number: int) -> Widget:
        return PastPicture(self.pictures[number] if number < len(self.pictures) else None)

    def page(self) -> Widget:
        """Everything from top to bottom."""
        over_time, turning, titles = self.words.sections
        names = [Label(self.words.game, CAPTION), Label(self.words.headline, HEADLINE, key="headline")]
        parts: list[Widget] = [
            Column(*names, Label(self.words.why, BODY), gap=1),
            self._places(),
            self._part(self.words.curve, self._curve()),
            self._part(over_time, Grid([self.picture(number) for number in range(OVER_TIME)], columns=3)),
        ]
        if self.points:
            told = [self._turned(place, text) for place, text in enumerate(self.words.turning)]
            parts.append(self._part(turning, Grid(told, columns=min(3, len(told)))))
        earned = [Panel(Label(text, BODY._replace(mm=3.6)), 2, shadow=False) for text in self.words.titles]
        tales = [
            Panel(Column(Label(tale.caption, CAPTION), Label(tale.text, SMALL), gap=0.5), 2, shadow=False)
            for tale in self.words.tales
        ]
        parts.append(self._part(titles, Grid([*earned, *tales], columns=3)))
        return Column(*parts, gap=4)

    def _part(self, name: str, content: Widget) -> Widget:
        return Column(Label(name, TITLE._replace(mm=4.4)), content, gap=1.5)

    def _places(self) -> Widget:
        shown = []
        for place in self.words.places:
            look = SEATS[place.colour]
            style = BODY._replace(colour=AMBER if place.wins else TEXT)
            words = Column(Label(place.name, style), Label(place.score, SMALL), gap=0)
            row = Row(Icon(look.glyph, 4.5, look.on_night), words.growing(), gap=2, align="middle")
            shown.append(Panel(row, 2, shadow=False, accent=look.base))
        return Grid(shown, columns=min(3, len(shown)))

    def _curve(self) -> Widget:
        colours = [player.colour for player in self.session.players]
        return ScoreCurve(self.report.curve, self.report.needed, colours, self.words.curve)

    def _turned(self, place: int, text: str) -> Widget:
        return Column(self.picture(OVER_TIME + place), Label(text, SMALL), gap=1)

    # --- to take along

    def as_html(self) -> bytes:
        """In the reader's language first, then in all others."""
        self.paint_all()
        own = self.ui.settings.language
        others = [language for language in LANGUAGES if language != own]
        words = [self.words, *(self._words_in(language) for language in others)]
        turning = range(OVER_TIME, len(self.moments))
        colours = [player.colour for player in self.session.players]
        pictures = [_written(picture, ".jpg") for picture in self.pictures]
        return as_html(words, pictures, turning, self.report.curve, colours).encode()

    def _words_in(self, language: str) -> PosterWords:
        return poster_words(_paper(self.ui, language), self.session, self.points)

    def as_png(self) -> bytes:
        """As a sheet of paper; the match is in it."""
        self.paint_all()
        paper = _paper(self.ui, self.ui.settings.language)
        page = Padding(self.page(), across=8, down=8)
        tall = max(PAPER[1], page.measure(paper, PAPER[0])[1])
        canvas = Canvas(Surface((PAPER[0], tall)), paper.screen, paper.art)
        sheet = Rect(0, 0, PAPER[0], tall)
        draw_backdrop(canvas, sheet)
        canvas.veil(sheet, SPACE, SHADE)
        page.arrange(paper, sheet)
        page.draw_all(canvas)
        return with_save(_written(canvas.surface, ".png"), self.session.saved())


def _paper(ui: Ui, language: str) -> Ui:
    """Something to lay out for that is no window."""
    plain = {"language": language, "px_per_mm": PX_PER_MM, "ui_size": 100, "text_size": 100}
    settings = msgspec.structs.replace(ui.settings, **plain)
    return Ui(PAPER, settings, ui.folders, Silence(), SceneStack(), ui.home, ui.art)


def _written(picture: Surface, ending: str) -> bytes:
    out = io.BytesIO()
    pygame.image.save(picture, out, ending)
    return out.getvalue()


class PosterScene(PageScene):
    """The page on the screen, and two buttons that write it."""

    name = "poster"
    title = "poster.title"

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui)
        self.poster = Poster(ui, session)

    def body(self) -> Widget:
        return Scroll(self.poster.page(), key="page")

    def foot(self) -> list[Widget]:
        say = self.ui.say
        page = Button(say("poster.html"), self.write_html, icon="export", key="html")
        picture = Button(say("poster.png"), self.write_png, icon="export", key="png")
        return [page.growing(), picture.growing()]

    def write_html(self) -> None:
        self._write(".html", self.poster.as_html())

    def write_png(self) -> None:
        self._write(".png", self.poster.as_png())

    def _write(self, ending: str, content: bytes) -> None:
        ui, folder = self.ui, self.ui.folders.pictures
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = free_file(folder / f"{self.poster.session.match.game.name}-chronicle{ending}")
            write_file(file, content)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            ui.toasts.say(ui.tell(Sentence("picture.failed", {"reason": reason})), icon="warning")
            return
        ui.toasts.say(ui.say("poster.done", file=literal(str(file))), icon="tick")

    # --- time

    @property
    def moving(self) -> bool:
        return self.poster.lacks or super().moving

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.poster.lacks:
            self.poster.paint_one()
            self.rebuild()
