"""The rules to read and to search, alone or over the table: pages at the left, their text at the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import BODY, CAPTION, TITLE, Style
from scenes.drawing.theme import AMBER, CYAN
from scenes.shell.gestures import Gesture, Kind
from scenes.table.answering.piece_tray import PressableLook
from scenes.table.rules import rulebook
from scenes.table.rules.figures import Figure, example, figures
from scenes.table.rules.rulebook import Paragraph, ParagraphPlace
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Grid, Padding, Panel, Row, Sized
from scenes.widgets.button import Button
from scenes.widgets.field import TextField
from scenes.widgets.label import Label, Picture
from scenes.widgets.page import SHARE, PageScene
from scenes.widgets.scroll import Scroll, Scrolling
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

LIST_MM, LIST_COMPACT_MM = 68.0, 56.0
LINE_MM = 172.0  # about 75 characters (docs/ux 4.0)
PORTRAIT_MM = 20.0
BAR_MM = 5.0  # for the scroll bar beside the text
ENLARGED = 1.5  # pictures beside the text
FIGURES_MM = 76.0  # that pictures need beside the text; elsewhere they stand above it
PAGE_HEAD = Style("heavy", 6.4, leading=1.15)
HEAD = TITLE._replace(mm=4.8)
SENTENCES = BODY._replace(mm=4.3, leading=1.34)


class RulesParagraph(Padding):
    """A paragraph; the one that was looked up has a bar at its left."""

    def __init__(self, child: Widget, *, marked: bool) -> None:
        super().__init__(child, across=4, down=2)
        self.marked = marked

    def draw(self, canvas: Canvas) -> None:
        if self.marked:
            canvas.rounded(self.rect, AMBER, alpha=20)
            marks.accent(canvas, self.rect, AMBER)


class RulesScene(PageScene):
    """Opens at the paragraph that explains a section of the rulebook; without one, at the first page."""

    name = "rules"
    title = "rules.title"
    scrolls = False

    def __init__(self, ui: Ui, game_name: str, section: str = "") -> None:
        super().__init__(ui)
        self.game = game_name
        self.words = ""  # that are searched for
        self.trail: list[ParagraphPlace] = []  # where links were followed
        self.place = ParagraphPlace(self.pages[0].id, 0)
        self.marked: ParagraphPlace | None = None
        self.jump = False
        place = rulebook.find(game_name, rulebook.target_of(section), self.language) if section else None
        if place:
            self._open(place, marked=True)

    @property
    def language(self) -> str:
        return self.ui.settings.language

    @property
    def pages(self) -> tuple[rulebook.RulesPage, ...]:
        return rulebook.pages(self.game, self.language)

    # --- where one is

    def _open(self, place: ParagraphPlace, *, marked: bool) -> None:
        self.place, self.marked, self.jump = place, place if marked else None, True
        self.rebuild()

    def open_page(self, ident: str) -> None:
        self.trail = []
        self._open(ParagraphPlace(ident, 0), marked=False)

    def open_hit(self, place: ParagraphPlace) -> None:
        self._open(place, marked=True)

    def follow(self, target: str) -> None:
        """Go where a link leads, and remember the way back."""
        place = rulebook.find(self.game, target, self.language)
        if place is None or place == self.marked:
            return
        self.trail = [*self.trail, self.place][-8:]
        self._open(place, marked=True)

    def step_back(self) -> None:
        if self.trail:
            *self.trail, place = self.trail
            self._open(place, marked=False)

    def search(self, words: str) -> None:
        self.words = words
        hits = rulebook.search(self.game, words, self.language)
        if hits:
            self.place, self.marked, self.jump = hits[0].place, hits[0].place, True
        self.rebuild()

    def refresh(self) -> None:
        super().refresh()
        if not self.jump:
            return
        self.jump = False
        scroll = self.root.find(self._scroll_key)
        assert isinstance(scroll, Scrolling)
        told = self.root.find(f"told.{self.place.paragraph}")
        top = told.rect.y - scroll.rect.y if self.place.paragraph else -scroll.offset
        scroll.scroll_to(scroll.offset + top)

    @property
    def _scroll_key(self) -> str:
        return f"text.{self.place.page}"

    # --- the tree

    def heading(self) -> str:
        return self.ui.say("rules.title", game=self.ui.say(f"game.{self.game}"))

    def tools(self) -> list[Widget]:
        field = TextField(
            self.ui.say("rules.search"), self.words, self.search, hint=self.ui.say("rules.search"),
            icon="search", on_enter=self.search, key="search",
        )  # fmt: skip
        return [Sized(field, width=LIST_COMPACT_MM if self.ui.screen.compact else 76.0)]

    def body(self) -> Widget:
        wide = LIST_COMPACT_MM if self.ui.screen.compact else LIST_MM
        left = self._hits() if self.words.strip() else self._contents()
        key = "hits" if self.words.strip() else "contents"
        return Row(
            Sized(Panel(Scroll(left, key=key).growing(), 2.5), width=wide).growing(0),
            Panel(self._text(), 4.0).growing(),
            gap=4,
        )

    def _contents(self) -> Widget:
        buttons = [
            Button(
                page.title,
                partial(self.open_page, page.id),
                icon=page.icon,
                kind="flat",
                align="left",
                selected=page.id == self.place.page,
                key=f"page.{page.id}",
            )
            for page in self.pages
        ]
        return Column(*buttons, gap=1)

    def _hits(self) -> Widget:
        hits = rulebook.search(self.game, self.words, self.language)
        if not hits:
            return Label(self.ui.say("rules.nothing", words=self.words.strip()), BODY)
        rows = [
            Button(
                hit.title,
                partial(self.open_hit, hit.place),
                second=hit.around,
                kind="flat",
                align="left",
                selected=hit.place == self.marked,
                key=f"hit.{number}",
            )
            for number, hit in enumerate(hits)
        ]
        return Column(*rows, gap=1)

    def _text(self) -> Widget:
        page = rulebook.page_of(self.game, self.place.page, self.language)
        told = [self._told(number, paragraph) for number, paragraph in enumerate(page.paragraphs)]
        told += self._example(page.id)
        wide = self._widest()
        beside = wide > LINE_MM + FIGURES_MM
        shown = self._looks(figures(self.game, page.id, self.language), ENLARGED if beside else 1.0)
        above = [] if beside or not shown else [Padding(Row(*shown, gap=4, align="middle"), across=4, down=2)]
        text: Widget = Sized(Column(*above, *told, gap=1.5), width=LINE_MM)
        top: list[Widget] = [Label(page.title, PAGE_HEAD).growing()]
        if self.trail:
            before = rulebook.page_of(self.game, self.trail[-1].page, self.language)
            word = self.ui.say("rules.back", page=before.title)
            top.append(Button(word, self.step_back, icon="undo", kind="flat", key="trail"))
        body: Widget = Scroll(Row(text), key=self._scroll_key)
        if beside and shown:  # they stay in sight while the text is scrolled
            body = Row(Sized(body, width=LINE_MM + BAR_MM), Grid(shown, columns=2, gap=5).growing(), gap=6)
        return Column(Padding(Row(*top, align="middle"), across=4, down=0), body.growing(), gap=3)

    def _widest(self) -> float:
        """Millimetres that there are for the text and for what stands beside it."""
        screen = self.ui.screen
        return screen.width / screen.px_per_mm * SHARE - LIST_MM - 20

    def _looks(self, found: list[Figure], scale: float = 1.0) -> list[Widget]:
        """The pieces that a page is about."""
        return [
            PressableLook(one.look, (one.shape[0] * scale, one.shape[1] * scale), one.name, None)
            for one in found
        ]

    def _example(self, page: str) -> list[Widget]:
        """A case from play, worked out: its pieces, and what follows from them."""
        found = example(self.game, page, self.language)
        if found is None:
            return []
        shown, text = found
        words = Column(
            Label(self.ui.say("rules.example"), CAPTION), Label(self.ui.say(text), SENTENCES), gap=1
        )
        row = Row(*self._looks(shown), words.growing(), gap=4, align="middle")
        return [Panel(row, 4, accent=CYAN, shadow=False, key="example")]

    def _told(self, number: int, paragraph: Paragraph) -> Widget:
        parts: list[Widget] = [Label(paragraph.head, HEAD)] if paragraph.head else []
        parts.append(Label(paragraph.text, SENTENCES, on_link=self.follow))
        words: Widget = Column(*parts, gap=1)
        if paragraph.picture:
            portrait = Picture(paragraph.picture, PORTRAIT_MM, crop="round", name=paragraph.head)
            words = Row(portrait, words.growing(), gap=4, align="start")
        marked = self.marked == ParagraphPlace(self.place.page, number)
        return RulesParagraph(words, marked=marked).keyed(f"told.{number}")

    # --- keys

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.KEY:
            if gesture.key == "escape" and self.words:
                self.search("")
                return True
            if gesture.key == "f1" or (gesture.key == "f" and gesture.control):
                self.refresh()
                self.focus.move_to(self.root.find("search"))
                self.ui.changed()
                return True
        return super().handle(gesture)


def rules(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The rules of Duel at the fourth step of a duel."""
    return [RulesScene(ui, "duel", "Duel 4")]


def rules_search(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The rules of Duel while somebody searches."""
    scene = RulesScene(ui, "duel")
    scene.search({"en": "ship", "de": "Schiff"}.get(ui.settings.language, "ship"))
    return [scene]


def rules_aliens(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The page of all aliens, looked up from another page."""
    scene = RulesScene(ui, "duel")
    scene.follow("alien:prime")
    return [scene]


SCREENS = {"rules": rules, "rules_search": rules_search, "rules_aliens": rules_aliens}
