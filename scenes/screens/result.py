"""The end of a match: who has won and why, its story in numbers, and what to do next."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec
import pygame
from pygame import Rect

from game.core.fair_dice import SECRET, FairSeed
from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import SMALL, TITLE
from scenes.drawing.theme import CYAN, DEEP, LINE, SEATS, SPACE, mixed
from scenes.screens.afterwards.own_decisions import DecisionSearch
from scenes.screens.afterwards.tale import Tale
from scenes.screens.lessons.own_search import OwnSearch
from scenes.screens.lessons.progress import is_first_match, note_first_match
from scenes.screens.lessons.rules_chart import first_match_board, read_page
from scenes.screens.records.feat_card import feats_of_match
from scenes.screens.records.keeping import DoneFeat, note_match
from scenes.screens.score_columns import ScoreRow, TallyHead, Versus
from scenes.screens.spoils import spoils_panel
from scenes.screens.verdict import headline, verdict_panel, verdict_words
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.game_table import Report, Spoils, game_table
from scenes.table.lobby_variants import moved_on
from scenes.table.stage.stage import painted
from scenes.widgets.boxes import Column, Grid, Padding, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

LEFT_MM, LEFT_COMPACT_MM = 96.0, 74.0
MOST_LINES = 10  # of a chart
PORTRAIT, PORTRAIT_COMPACT = 0.3, 0.24  # of the height of the screen, at most
CHART_MM = 44.0  # at least; it grows with the screen


class Portrait(Widget):
    """The medallion of the winner; of both, side by side, if both have won."""

    role = "picture"

    def __init__(self, looks: Sequence[Look], name: str) -> None:
        super().__init__(name)
        self.looks = looks

    def measure(self, ui: Ui, width: int) -> Size:
        share = PORTRAIT_COMPACT if ui.screen.compact else PORTRAIT
        side = min(ui.mm(70), round(ui.screen.height * share), width // max(1, len(self.looks)))
        return side * max(1, len(self.looks)), side

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.height, self.rect.width // max(1, len(self.looks)))
        left = self.rect.centerx - side * len(self.looks) // 2
        for place, look in enumerate(self.looks):
            if canvas.drawn is not None:
                canvas.drawn += look.shown()
            canvas.blit(painted(canvas, look, (side, side)), (left + place * side, self.rect.y))


class ScoreCurve(Widget):
    """The score of every seat from card to card, each in its colour and with its glyph at the end."""

    role = "picture"

    def __init__(
        self, curve: Sequence[Sequence[int]], needed: int, colours: Sequence[str], name: str
    ) -> None:
        super().__init__(name)
        self.curve, self.needed, self.colours = curve, needed, colours

    def measure(self, ui: Ui, width: int) -> Size:
        return width, min(ui.mm(CHART_MM), round(ui.screen.height * 0.21))

    def _box(self, canvas: Canvas) -> Rect:
        """The part with the lines, beside the numbers and the glyphs."""
        left, right = canvas.mm(6), canvas.mm(8)
        return Rect(
            self.rect.x + left,
            self.rect.y + canvas.mm(3),
            self.rect.width - left - right,
            self.rect.height - canvas.mm(9),
        )

    def _point(self, box: Rect, card: int, score: int, shift: int = 0) -> tuple[int, int]:
        most = max(self.needed, *(max(point) for point in self.curve))
        x = box.x + round(box.width * card / max(1, len(self.curve) - 1))
        return x, box.bottom - round(box.height * score / most) + shift

    def draw(self, canvas: Canvas) -> None:
        if not self.curve:
            return
        box = self._box(canvas)
        self._grid(canvas, box)
        width = max(2, canvas.mm(0.9))
        for seat, colour in enumerate(self.colours):
            shift = round((seat - (len(self.colours) - 1) / 2) * width)
            points = [self._point(box, card, point[seat], shift) for card, point in enumerate(self.curve)]
            steps = [points[0]]
            for before, after in pairwise(points):
                steps += [(after[0], before[1]), after]
            base = SEATS[colour].on_night
            if len(steps) > 1:
                pygame.draw.lines(canvas.surface, mixed(base, DEEP, 0.6), False, steps, width + 2)
                pygame.draw.lines(canvas.surface, base, False, steps, width)
            self._end(canvas, steps[-1], colour, seat)

    def _grid(self, canvas: Canvas, box: Rect) -> None:
        most = max(self.needed, *(max(point) for point in self.curve))
        for score in range(0, most + 1, stride(most)):
            _, y = self._point(box, 0, score)
            goal = score == self.needed and stride(most) == 1
            canvas.line(
                (box.x, y), (box.right, y), CYAN if goal else LINE, max(1, canvas.mm(0.3)) if goal else 1
            )
            spot = Rect(self.rect.x, y - canvas.mm(2.5), canvas.mm(5), canvas.mm(5))
            canvas.text(str(score), spot, SMALL, align="right")
        every = max(1, round((len(self.curve) - 1) / 12))
        for card in range(0, len(self.curve), every):
            x, _ = self._point(box, card, 0)
            spot = Rect(x - canvas.mm(5), box.bottom + canvas.mm(1), canvas.mm(10), canvas.mm(5))
            canvas.text(str(card), spot, SMALL, align="centre")

    def _end(self, canvas: Canvas, spot: tuple[int, int], colour: str, seat: Seat) -> None:
        look, side = SEATS[colour], canvas.mm(4.5)
        glyph = Rect(0, 0, side, side)
        last = self.curve[-1]
        beside = len(set(last)) == 1 and seat > 0
        glyph.center = (spot[0] + canvas.mm(4) + (side if beside else 0), spot[1])
        canvas.icon(look.glyph, glyph, look.on_night)


def stride(most: int) -> int:
    """How far apart the lines of a chart are: a dozen of them at most."""
    return next(step for step in (1, 2, 5, 10, 20, 50, most) if most <= MOST_LINES * step)


class ResultScene(Scene):
    """Over the table, which can be looked at again. The save stays."""

    name = "result"

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui)
        self.session = session
        self.table = game_table(session.match.game.name)
        self.spoils: Sequence[Spoils] = ()
        self.done: Sequence[DoneFeat] = ()  # what people did that was odd or brave
        self.search = OwnSearch(ui, session)  # for decisions that are worth another try
        self.decisions = DecisionSearch(ui, session)

    @property
    def winners(self) -> list[Seat]:
        return list(self.session.match.table.winners)

    @property
    def report(self) -> Report:
        return self.table.report(self.session, self.ui.settings.language)

    def enter(self) -> None:
        self.search.begin()
        self.decisions.begin()
        if is_first_match(self.ui.settings, self.session):
            note_first_match(self.ui.settings, self.session.match.game.name)
            self.ui.keep_settings()
        self.done, problems = note_match(self.ui.folders, self.session)
        for problem in problems:
            self.ui.toasts.say(self.ui.tell(problem), icon="warning")
        if self.done:
            self.rebuild()
        if self.table.spoils is not None:
            self.spoils = self.table.spoils(self.ui, self.session)
            self.rebuild()
        self.ui.sound.play("win_game" if self._celebrates else "lose_game")
        for seat in self.winners[:1]:
            self.ui.sound.motif(self.session.players[seat].colour)

    @property
    def _celebrates(self) -> bool:
        """True if a person has won; bots do not mind."""
        people = self.session.people
        return not people or any(seat in people for seat in self.winners)

    # --- the tree

    def build(self) -> Widget:
        screen = self.ui.screen
        wide = LEFT_COMPACT_MM if screen.compact else max(LEFT_MM, screen.width / screen.px_per_mm * 0.27)
        report = self.report
        return Padding(
            Row(Sized(self._left(report), width=wide), self._right(report).growing(), gap=6), across=7, down=7
        )

    def name_of(self, seat: Seat) -> str:
        player = self.session.players[seat]
        return player.name or self.ui.say(f"colour.{player.colour}")

    def _left(self, report: Report) -> Widget:
        ui = self.ui
        view = self.session.view(NOBODY)
        seats = self.winners or list(range(len(self.session.players)))
        badges = [
            summary.badge
            for seat in seats
            if (
                summary := self.table.summary(view, seat, self.session.players[seat], ui.settings.language)
            ).badge
        ]
        buttons = [
            Button(
                ui.say("result.again"), self.play_again, second=ui.say("result.again_second"),
                kind="primary", icon="swap", key="again",
            ),
            Button(ui.say("result.replay"), self.replay, icon="film", key="replay"),
            *([self._own_puzzles()] if self.search.is_worthwhile else []),
            Button(ui.say("result.back"), self.look_back, icon="clock", key="look_back"),
            Row(
                Button(ui.say("result.table"), self.look, icon="eye", key="look").growing(),
                Button(ui.say("result.menu"), self.to_menu, icon="home", key="to_menu").growing(),
                gap=2,
            ),
        ]  # fmt: skip
        return Column(
            Spacer().growing(),
            Row(Portrait(badges, headline(ui, self.session)), justify="middle"),
            *([verdict_words(ui, self.session, report, align="centre")] if ui.screen.compact else []),
            Spacer().growing(),
            *buttons,
            gap=2,
        )

    def _own_puzzles(self) -> Widget:
        """The decisions that are worth another try. While they are sought, the button says so."""
        say, count = self.ui.say, len(self.search.kept)
        none = say("result.own_sought" if self.search.thinks else "result.own_none")
        text = say("result.own", count=count) if count else none
        return Button(text, self.try_again, icon="star", key="own", enabled=count > 0, why=none)

    def _right(self, report: Report) -> Widget:
        colours = [player.colour for player in self.session.players]
        caption = report.caption or self.ui.say("result.curve")
        chart = ScoreCurve(report.curve, report.needed, colours, caption)
        told = enumerate(report.highlights)
        tales = [Tale(tale, self.show_moment, f"tale.{number}") for number, tale in told]
        head = Label(caption, TITLE._replace(mm=4.4))
        curve = Column(head, chart.growing(), gap=2).growing(3)
        spoils = [spoils_panel(self.ui, each, f"spoils.{n}") for n, each in enumerate(self.spoils)]
        parts = [curve, Grid(tales, least=46.0, gap=3), self._numbers(report).growing()]
        if self.done:
            cards = feats_of_match(self.ui, self.session, self.done)
            title = Label(self.ui.say("result.feats"), TITLE._replace(mm=4.4))
            parts.insert(2, Column(title, Grid(cards, least=56.0, gap=3), gap=2))
        own = enumerate(self.decisions.tales)
        rated = [Tale(tale, self.show_moment, f"decision.{number}") for number, tale in own]
        if rated:
            head = Label(self.ui.say("result.decisions"), TITLE._replace(mm=4.4))
            parts += [head, Grid(rated, least=62.0, gap=3)]
        if spoils:
            parts.insert(0, Grid(spoils, least=64.0, gap=3))
        if is_first_match(self.ui.settings, self.session):
            name = self.session.match.game.name
            parts.insert(0, first_match_board(self.ui, name, partial(read_page, self.ui, name)))
        story = Panel(Scroll(Column(*parts, gap=4), key="story").growing(), 4.0)
        if self.ui.screen.compact:  # the verdict stands under the winner's portrait
            return story
        return Column(verdict_panel(self.ui, self.session, report), story.growing(), gap=2)

    def _numbers(self, report: Report) -> Widget:
        if len(self.session.players) > 2:
            return self._tallies(report)
        heads = [self._head(seat) for seat in range(len(self.session.players))]
        rows: list[Widget] = [Row(heads[0], Spacer().growing(), *heads[1:], align="middle")]
        colours = [player.colour for player in self.session.players]
        rows += [Versus(word, numbers, colours) for word, numbers in report.rows]
        return Column(*rows, gap=1, justify="spread")

    def _tallies(self, report: Report) -> Widget:
        """Each seat in a column of its own."""
        colours = [player.colour for player in self.session.players]
        head = TallyHead([self.name_of(seat) for seat in range(len(colours))], colours)
        rows = [ScoreRow(word, numbers, colours) for word, numbers in report.rows]
        return Column(head, *rows, gap=1, justify="spread")

    def _head(self, seat: Seat) -> Widget:
        look = SEATS[self.session.players[seat].colour]
        colour = look.on_night
        return Row(Icon(look.glyph, 4.2, colour), Label(self.name_of(seat), TITLE), gap=2, align="middle")

    # --- time

    @property
    def moving(self) -> bool:
        return self.search.thinks or self.decisions.thinks or super().moving

    def update(self, ms: float) -> None:
        super().update(ms)
        search = self.search if self.search.thinks else self.decisions
        if search.go_on():
            self.rebuild()

    # --- what to do next

    def try_again(self) -> None:
        """The first of the decisions that are worth it; the others follow."""
        from scenes.screens.lessons.opening import open_own_puzzle

        open_own_puzzle(self.ui, self.search.kept[0], self.search.kept)

    def look(self) -> None:
        """Back to the table as it stands."""
        if len(self.ui.stack.scenes) > 1:
            self.ui.stack.pop(self)

    def look_back(self) -> None:
        """What else the match remembers."""
        from scenes.screens.afterwards.looking_back import LookingBackScene

        self.ui.stack.push(LookingBackScene(self.ui, self.session))

    def replay(self) -> None:
        from scenes.screens.replay.scene import ReplayScene

        self.ui.stack.push(ReplayScene(self.ui, self.session, at=0))

    def show_moment(self, moment: int) -> None:
        from scenes.screens.replay.scene import ReplayScene

        self.ui.stack.push(ReplayScene(self.ui, self.session, at=moment))

    def play_again(self) -> None:
        """Revenge: the same people and options, everybody on another seat."""
        from scenes.screens.lobby.scene import variants_of
        from scenes.screens.table_screens import open_table

        old, match = self.session, self.session.match
        folder = old.journal.path.parent if old.journal else None
        options = {} if "scenario" in match.beginning.options else match.beginning.options
        revenge = variants_of(match.game.name)({}).revenge(options, match.table)
        players = swapped(old.players, revenge.step)
        fair = FairSeed.promised(secrets.token_hex(SECRET))
        fresh = Session.begin(match.game.name, fair.seed, players, revenge.options, folder, fair)
        for sentence in fresh.news():
            self.ui.toasts.say(self.ui.tell(sentence))
        self.ui.stack.replace(open_table(self.ui, fresh))

    def to_menu(self) -> None:
        self.ui.go_home()

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return {"escape": self.look}

    def draw(self, canvas: Canvas) -> None:
        winner = self.session.players[self.winners[0]] if self.winners else None
        canvas.image(f"curtain/{winner.colour}" if winner else "space/menu", self.ui.rect)
        canvas.veil(self.ui.rect, SPACE, 120)
        super().draw(canvas)


def swapped(players: Sequence[Participant], step: int = 1) -> list[Participant]:
    """Everybody so many seats further, with the signs that open the hand; the colours stay with the seats."""
    pairs = zip(moved_on(players, step), players, strict=True)
    return [msgspec.structs.replace(who, colour=seat.colour) for who, seat in pairs]
