"""The menu: the shelf of games, the match that waits, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.drawing import rich_text as texts
from scenes.drawing.backdrop import BACKDROP, FIRST_BACKDROP
from scenes.drawing.rich_text import BODY, CAPTION, TITLE, Style
from scenes.drawing.theme import AMBER, GLASS_RAISED, SEATS, WHITE, mixed, rgb
from scenes.games import PLAYABLE
from scenes.screens.menu.left_table import TablePicture
from scenes.screens.menu.rivals import portrait
from scenes.screens.menu.shelf import BOXES, Box, OpenButton, Shelf, caption
from scenes.screens.saves.catalogue import SaveFacts, Saves, score, seat_name, standing, when, who
from scenes.shell.window import TITLE as PROGRAM
from scenes.widgets.boxes import Column, Padding, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LOGO = "icon/logo"
SHELF = tuple(BOXES)  # as they stand there
TIGHT = 125.0  # millimetres of height, in letters of the usual size
SCORE = Style("figure", 4.2)
_FADE = rgb("#A8BBFF")  # of the wordmark's lower edge


class MenuScene(Scene):
    """What the program begins with.

    The first frame is drawn without the large pictures and without a look into the saves; both follow
    one by one, a frame each (architecture, budgets: at most 2.5 times a bare window).
    """

    name = "menu"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.chosen = ui.settings.game if ui.settings.game in SHELF else SHELF[0]
        self.saves = Saves(ui.folders)
        boxes = [f"boxes/{name}" for name in (self.chosen, *SHELF)]
        first = [LOGO, boxes[0], *self._portraits(), *boxes, BACKDROP]
        self.to_read = [key for key in dict.fromkeys(first) if ui.art.has(key)]
        self.read: set[str] = set()
        self.sounding = False
        self.tight = False  # large letters on a small screen: only what matters

    def _portraits(self) -> list[str]:
        """What is shown of the match that waits if there is no picture of its table."""
        newest = self.saves.newest
        if newest is None or self.saves.glimpses.there(newest):
            return []
        return [portrait(newest, faction) for faction in newest.factions]

    # --- lifecycle

    def resume(self) -> None:
        self.saves.seek()
        self.rebuild()

    def refresh(self) -> None:
        fresh = not self.built
        super().refresh()
        if fresh and self.focus.at is None:
            self.focus.move_to(self.root.find(f"box.{self.chosen}"))

    # --- the tree

    @property
    def _wide(self) -> float:
        """The width of the window in millimetres."""
        return self.ui.screen.width / self.ui.screen.px_per_mm

    def build(self) -> Widget:
        tall = self.ui.screen.height / self.ui.screen.px_per_mm
        self.tight = tall / self.ui.screen.text < TIGHT
        margin = 6.0 if self.ui.screen.compact else self._wide * 0.05
        return Padding(
            Column(self._header(tall), self._shelf().growing(), self._foot(), gap=max(3.0, tall * 0.016)),
            across=margin,
            down=max(4.0, tall * 0.05),
        )

    def _header(self, tall: float) -> Widget:
        say, size = self.ui.say, min(27.0, max(14.0, tall * 0.1))
        tagline = "" if self.tight else say("menu.tagline")
        words = Column(
            Wordmark(size * 0.56), Label(tagline, BODY._replace(mm=4.2)), gap=0.5, justify="middle"
        )
        buttons = Row(
            self._tool(),
            Button(say("menu.learn"), self.learn, icon="book", key="learn"),
            Button(say("menu.profiles"), self.profiles, icon="trophy", key="profiles"),
            Button(say("menu.quit"), self.quit, icon="power", key="quit"),
            gap=3,
            align="top",
        )
        return Row(Logo(size, self.read), words, Spacer(), buttons, gap=5, align="middle")

    def _tool(self) -> Button:
        """What helps beside the table: decks for Firestorm, odds of battles otherwise."""
        if self.chosen == "firestorm":
            return Button(self.ui.say("deck.title"), self.build_decks, icon="cards", key="decks")
        return Button(self.ui.say("menu.calculator"), self.calculate, icon="dice", key="calculator")

    def _shelf(self) -> Shelf:
        boxes = [self._box(name) for name in SHELF]
        captions = [
            caption(self.ui, name, selected=name == self.chosen, here=name in PLAYABLE, short=self.tight)
            for name in SHELF
        ]
        return Shelf(boxes, captions, self._new_game())

    def _box(self, name: str) -> Box:
        look, say = BOXES[name], self.ui.say
        box = Box(
            name,
            say(look.title),
            say(look.name),
            lambda: self.choose(name),
            selected=name == self.chosen,
            here=name in PLAYABLE,
        )
        box.painted = f"boxes/{name}" in self.read
        return box

    def _new_game(self) -> OpenButton:
        here = self.chosen in PLAYABLE
        text = self.ui.say("menu.new_game" if here else "menu.not_yet")
        why = self.ui.say("menu.not_yet_why", game=self.ui.say(BOXES[self.chosen].name))
        return OpenButton(text, self.new_game, enabled=here, why=why, key="new_game")

    def _foot(self) -> Widget:
        going_on = self._continue().growing()
        if self.ui.screen.compact or self.tight:
            ways = Column(*self._ways("normal"), gap=2)
            return Row(going_on, Sized(ways, least_width=46), gap=4)
        wide = min(52.0, max(40.0, self._wide * 0.109))
        return Row(going_on, *(Sized(tile, width=wide) for tile in self._ways("tile")), gap=4)

    def _ways(self, kind: str) -> list[Widget]:
        say, facts = self.ui.say, self.saves.facts
        saved = len(self.saves.files)
        over = sum(each.over for each in facts)
        rows = [
            ("load", "folder", say("menu.load"), say("menu.load_count", count=saved), self.load),
            ("replays", "film", say("menu.replays"), say("menu.replays_count", number=over), self.replays),
            ("settings", "gear", say("menu.settings"), say("menu.settings_second"), self.settings),
        ]
        tile = kind == "tile"
        return [
            Button(
                text,
                act,
                icon=icon,
                kind=kind,
                second=second if tile else "",
                align="centre" if tile else "left",
                key=key,
            )
            for key, icon, text, second, act in rows
        ]

    # --- the match that waits

    def _continue(self) -> Widget:
        newest, say = self.saves.newest, self.ui.say
        if newest is None:
            unread = bool(self.saves.unread)
            words: list[Widget] = [Label(say("saves.reading" if unread else "menu.empty"), TITLE)]
            words += [] if self.tight or unread else [Label(say("menu.empty_second"), BODY)]
            faces: list[Widget] = []
            button = Button(
                say("menu.first_game"), self.first_game, icon="play", kind="primary", key="continue"
            )
        else:
            words = self._words_of(newest)
            glimpse = TablePicture(self.saves.glimpses, newest, min(26.0, max(18.0, self._wide * 0.06)))
            glimpse.rivals.here = not self.to_read
            faces = [] if self.tight else [glimpse]
            button = Button(
                say("menu.continue"),
                lambda: self.go_on(newest),
                second=self._whose_move(newest),
                icon="play",
                kind="primary",
                key="continue",
                style=TITLE,
            )
        big = Sized(button, least_width=min(46.0, self._wide * 0.11), least_height=22)
        row = Row(*faces, Column(*words, gap=1, justify="middle").growing(), big, gap=5, align="middle")
        return Panel(row, 4, accent=AMBER, border=mixed(AMBER, GLASS_RAISED, 0.45), key="waiting")

    def _words_of(self, facts: SaveFacts) -> list[Widget]:
        say = self.ui.say
        title = say("menu.match", game=say(BOXES[facts.game].title), who=who(self.ui, facts))
        scores = [
            Label(
                score(self.ui, colour, reached, needed),
                SCORE._replace(colour=mixed(SEATS[colour].light, WHITE, 0.15)),
            )
            for colour, (reached, needed) in zip(facts.colours, facts.scores, strict=True)
        ]
        if self.tight:
            return [Label(title, TITLE), Row(*scores, gap=6)]
        return [
            Label(say("menu.last_game", when=when(self.ui, facts)), CAPTION),
            Label(title, TITLE),
            Label(standing(self.ui, facts), BODY),
            Row(*scores, gap=6),
        ]

    def _whose_move(self, facts: SaveFacts) -> str:
        if len(facts.asked) != 1:
            return self.ui.say("menu.both_move")
        return self.ui.say("menu.move", name=seat_name(self.ui, facts, facts.asked[0]))

    # --- what can be done

    def choose(self, name: str) -> None:
        """Select a box; the second time, open it."""
        if name != self.chosen:
            self.chosen = name
            self.rebuild()
        elif name in PLAYABLE:
            self.new_game()
        else:
            self.ui.toasts.say(self.ui.say("menu.not_yet_why", game=self.ui.say(BOXES[name].name)))

    def new_game(self) -> None:
        from scenes.screens.lobby.scene import LobbyScene

        self.ui.stack.push(LobbyScene(self.ui, self.chosen))

    def first_game(self) -> None:
        self.chosen = self.chosen if self.chosen in PLAYABLE else PLAYABLE[0]
        self.new_game()

    def go_on(self, facts: SaveFacts) -> None:
        from scenes.screens.saves.matches_page import go_on

        if not go_on(self.ui, self.saves.path(facts)):
            self.saves.look(self.saves.path(facts))
            self.rebuild()

    def load(self) -> None:
        from scenes.screens.saves.scene import LoadScene

        self.ui.stack.push(LoadScene(self.ui, saves=self.saves))

    def replays(self) -> None:
        from scenes.screens.saves.scene import LoadScene

        self.ui.stack.push(LoadScene(self.ui, replays=True, saves=self.saves))

    def settings(self) -> None:
        from scenes.screens.settings import SettingsScene

        self.ui.stack.push(SettingsScene(self.ui))

    def profiles(self) -> None:
        from scenes.screens.records.profiles import ProfilesScene

        self.ui.stack.push(ProfilesScene(self.ui))

    def calculate(self) -> None:
        """Opens the battle calculator of Eclipse."""
        from scenes.screens.battle_calculator.scene import CalculatorScene

        self.ui.stack.push(CalculatorScene(self.ui))

    def build_decks(self) -> None:
        """Opens the deck builder of Firestorm."""
        from scenes.screens.deck_builder.scene import BuilderScene

        self.ui.stack.push(BuilderScene(self.ui))

    def learn(self) -> None:
        from scenes.screens.lessons.scene import LearnScene

        self.ui.stack.push(LearnScene(self.ui, self.chosen if self.chosen in PLAYABLE else PLAYABLE[0]))

    def quit(self) -> None:
        self.ui.running = False

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return {"f1": self.learn}

    # --- after the first frame

    @property
    def moving(self) -> bool:
        unread = self.to_read or self.saves.unread or self._unread_glimpse()
        return bool(unread) or not self.sounding or super().moving

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.to_read:
            self._read_picture(self.to_read.pop(0))
        elif self.saves.unread:
            self.saves.look(self.saves.unread[0])
            self.rebuild()
        elif facts := self._unread_glimpse():
            self.saves.glimpses.look(facts)
            self.ui.changed()
        elif not self.sounding:
            self.sounding = True
            self.ui.sound.music("music_menu")

    def _unread_glimpse(self) -> SaveFacts | None:
        """The match that waits, if nobody has read the picture of its table yet."""
        newest = self.saves.newest
        return newest if newest and not self.tight and self.saves.glimpses.unread(newest) else None

    def _read_picture(self, key: str) -> None:
        self.ui.art.master(key)
        self.read.add(key)
        for widget in self.root.walk():
            if isinstance(widget, Box):
                widget.painted = f"boxes/{widget.game}" in self.read
            if isinstance(widget, TablePicture):
                widget.rivals.here = not self.to_read
        self.ui.changed()

    def draw(self, canvas: Canvas) -> None:
        sharp = BACKDROP in self.read or not self.ui.art.has(FIRST_BACKDROP)
        canvas.image(BACKDROP if sharp else FIRST_BACKDROP, self.ui.rect)
        super().draw(canvas)


class Logo(Widget):
    """The compass, once it has been read."""

    role = "picture"

    def __init__(self, mm: float, read: set[str]) -> None:
        super().__init__()
        self.mm, self.read = mm, read

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(self.mm), ui.mm(self.mm)

    def draw(self, canvas: Canvas) -> None:
        if LOGO in self.read:
            canvas.image(LOGO, self.rect)


class Wordmark(Widget):
    """The program's name in wide capitals, white above and bluish below."""

    role = "text"

    def __init__(self, mm: float) -> None:
        super().__init__(PROGRAM)
        self.mm = mm

    def _size(self, px_per_mm: float) -> int:
        return round(self.mm * px_per_mm)

    def measure(self, ui: Ui, width: int) -> Size:
        size = self._size(ui.screen.px_per_mm)
        return texts.width_of(PROGRAM.upper(), "heavy", size, True), round(size * 1.0)

    def draw(self, canvas: Canvas) -> None:
        size = self._size(canvas.screen.px_per_mm)
        key = ("wordmark", size)
        drawn = canvas.shapes.get(key) or canvas.shapes.put(key, _wordmark(size))
        canvas.blit(drawn, drawn.get_rect(midleft=self.rect.midleft).topleft)


def _wordmark(size: int) -> Surface:
    import pygame

    drawn = texts.rendered(PROGRAM.upper(), "heavy", size, WHITE, True).copy()
    wide, tall = drawn.get_size()
    for y in range(tall):
        shade = mixed(WHITE, _FADE, min(1.0, max(0.0, (y / tall - 0.35) / 0.4)))
        drawn.fill((*shade, 255), Rect(0, y, wide, 1), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def _waiting(ui: Ui, seed: int, after: int) -> list[Scene]:
    from scenes.screens.saves.scene import example_saves

    example_saves(ui)
    return [MenuScene(ui)]


SCREENS = {"menu": lambda ui, seed, after: [MenuScene(ui)], "menu_waiting": _waiting}
