"""The pause at the table: over the table, which can be seen through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.fair_dice import shortened
from game.core.table import NOBODY, Seat, Table
from scenes.drawing.rich_text import BODY, HEADLINE, SMALL, TITLE, Style
from scenes.drawing.theme import AMBER, BAD, GOOD, SEATS, SPACE
from scenes.screens.flat_table.offer import from_pause
from scenes.screens.menu.shelf import BOXES
from scenes.screens.saves.match_picture import holds_match, take_picture
from scenes.shell.gestures import Gesture, Kind
from scenes.table.game_table import GameTable, game_table
from scenes.table.match_words import player_name
from scenes.table.seat_rail import Badge
from scenes.widgets.boxes import Anchor, Column, Padding, Panel, Row, Sized
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

SHADE = 150  # of 255, over the table
WAYS, WIDEST = 82.0, 230.0  # millimetres of the buttons and of all
BOX, SMALL_BOX = (34.0, 44.5), (26.0, 34.0)
BADGE, SMALL_BADGE = 14.0, 9.0
LARGE_LETTERS = 150  # percent: from here on so many ways have no room for a second line
MOST_TOLD = 4
FEW = 3  # seats that have room around them
SEAT = Style("title", 4.2)


class BoxPicture(Widget):
    """The box of a game."""

    role = "picture"

    def __init__(self, game: str, size: tuple[float, float]) -> None:
        super().__init__()
        self.game, self.size = game, size

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(self.size[0]), ui.mm(self.size[1])

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self.rect, spread=2.0)
        canvas.image(f"boxes/{self.game}", self.rect, waits=True)


class PauseScene(Scene):
    """Back to the table, or somewhere else; the match is saved in any case."""

    name = "pause"
    opaque = False

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui)
        self.session = session

    def build(self) -> Widget:
        parts = Row(self._match().growing(), Sized(self._ways(), width=WAYS), gap=8)
        return Anchor(Sized(Panel(parts, 7, alpha=248), most_width=WIDEST), margin=3)

    # --- what match this is

    def _match(self) -> Widget:
        """Its box, how far it is, whose turn it is, and how everybody stands."""
        session, say = self.session, self.ui.say
        name = session.match.game.name
        table, view = game_table(name), session.view(NOBODY)
        told = Column(
            Label(say(BOXES[name].name), TITLE),
            Label(how_far(self.ui, session), BODY, key="where"),
            Label(whose_turn(self.ui, session), BODY._replace(font="title", colour=AMBER), key="turn"),
            *self._promise(),
            gap=1,
        )
        few = len(session.players) <= FEW
        head = Row(BoxPicture(name, BOX if few else SMALL_BOX), told.growing(), gap=4, align="middle")
        seats = [self._seat(table, view, seat) for seat in range(len(session.players))]
        return Column(head, *seats, gap=2.4 if few else 1.4)

    def _promise(self) -> list[Widget]:
        """How the promise about the dice begins, for whoever wants to note it now."""
        fair = self.session.fair
        return [Label(self.ui.say("pause.dice", start=shortened(fair.promise)), SMALL)] if fair else []

    def _seat(self, table: GameTable[Any], view: Table, seat: Seat) -> Widget:
        player = self.session.players[seat]
        summary = table.summary(view, seat, player, self.ui.settings.language)
        reached, needed = summary.score
        name = player_name(player, self.ui.settings.language)
        score = Label(self.ui.say(summary.scored, reached=reached, needed=needed), SMALL)
        words = Column(Label(name, SEAT), Label(summary.title, SMALL) if summary.title else score, gap=0)
        parts: list[Widget] = [words.growing()]
        if summary.title:
            parts.append(score)
        if summary.badge:
            few = len(self.session.players) <= FEW
            parts.insert(0, Badge(summary.badge, BADGE if few else SMALL_BADGE, ""))
        look = SEATS[player.colour]
        row = Row(*parts, Icon(look.glyph, 4.5, look.base), gap=3, align="middle")
        return Panel(Padding(row, across=2, down=0), 1, accent=look.base, shadow=False, key=f"seat.{seat}")

    # --- what can be done

    def _ways(self) -> Widget:
        say = self.ui.say
        saved = self.session.problem is None and self.session.journal is not None
        note = Row(
            Icon("tick", 5, GOOD) if saved else Icon("warning", 5, BAD),
            Label(say("pause.saved" if saved else "pause.not_saved"), SMALL).growing(),
            gap=2,
            align="middle",
        )
        resume = Button(
            say("pause.resume"), self.resume_match, icon="play", kind="primary", style=TITLE, key="resume"
        )
        ways = [
            ("pause.rules", "pause.rules_second", self.rules, "book", "rules"),
            ("pause.settings", "pause.settings_second", self.settings, "gear", "settings"),
            ("pause.leave", "pause.leave_second" if saved else "pause.not_saved", self.leave_match, "home",
             "leave"),
        ]  # fmt: skip
        holds = "pause.picture_holds" if holds_match(self.ui, self.session) else "pause.picture_second"
        ways.insert(2, ("pause.picture", holds, self.picture, "eye", "picture"))
        if not self.session.over and self.session.journal is not None:  # a lesson is nobody else's to play
            ways.insert(2, ("pause.seats", "pause.seats_second", self.seats, "swap", "seats"))
        flat = from_pause(self.ui, self.session)
        if flat is not None:
            ways.insert(2, ("pause.flat", "pause.flat_second", flat, "people", "flat"))
        brief = len(ways) > MOST_TOLD and self.ui.settings.text_size >= LARGE_LETTERS
        others = [
            Sized(
                Button(say(word), act, second="" if brief and saved else say(second), icon=icon, key=key),
                least_height=15,
            ).growing()
            for word, second, act, icon, key in ways
        ]
        return Column(
            Label(say("pause.title"), HEADLINE), note, Sized(resume, least_height=17), *others, gap=3
        )

    def refresh(self) -> None:
        fresh = not self.built
        super().refresh()
        if fresh and self.focus.at is None:
            self.focus.move_to(self.root.find("resume"))

    def resume(self) -> None:
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(Rect(self.ui.rect), SPACE, SHADE)
        super().draw(canvas)

    def resume_match(self) -> None:
        self.ui.stack.pop(self)

    def rules(self) -> None:
        from scenes.screens.rules import RulesScene

        self.ui.stack.push(RulesScene(self.ui, self.session.match.game.name, ""))

    def settings(self) -> None:
        from scenes.screens.settings import SettingsScene

        self.ui.stack.push(SettingsScene(self.ui))

    def picture(self) -> None:
        take_picture(self.ui, self.session)

    def seats(self) -> None:
        """Who plays at which seat from now on."""
        from scenes.screens.seats import SeatsScene

        self.ui.stack.push(SeatsScene(self.ui, self.session))

    def leave_match(self) -> None:
        self.ui.go_home()

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return {"escape": self.resume_match}

    def handle(self, gesture: Gesture) -> bool:
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.TAP and not self.root.at(gesture.pos):
            self.resume_match()  # a tap beside the panel
            return True
        return False


def how_far(ui: Ui, session: Session) -> str:
    """Which round, encounter or turn it is, and which step of it."""
    table, view = game_table(session.match.game.name), session.view(NOBODY)
    steps = [ui.say(step.key) for step in table.steps(view) if step.state == "now"]
    return " \N{MIDDLE DOT} ".join([table.title(view, ui.settings.language), *steps])


def whose_turn(ui: Ui, session: Session) -> str:
    """Whose turn it is; while everybody may answer, nobody learns who could (docs/ux 4.7)."""
    table, asked = game_table(session.match.game.name), session.asked()
    if not asked:
        return ui.say("pause.over")
    if len(asked) > 1:
        return ui.say("pause.together")
    prompt = session.prompt(asked[0])
    if prompt is not None and table.passing(prompt) is not None:
        return ui.say("pause.call")
    return ui.say("pause.turn", name=player_name(session.players[asked[0]], ui.settings.language))
