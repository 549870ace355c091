"""Both fleets facing each other, and what will come of their battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.eclipse.odds.fleets import Group, Odds
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BAD, BLACK, GOOD, LINE, SPACE, TEXT, TEXT_QUIET, WHITE, Colour
from scenes.games.eclipse.battle.forecasts import Awaited, decimal, percent, roughly, wins
from scenes.games.eclipse.looks.battle import edge_of, facing
from scenes.screens.battle_calculator.forces import SIDES, FleetPlan, colour_of, kind_words
from scenes.table.looks.drawing import about, picture
from scenes.widgets.widget import Size

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

WHO = Style("title", 4.0, TEXT, 1.0)
CHANCE = Style("number", 10.0, TEXT, 1.0)
SENTENCE, HOW = Style("title", 4.4, TEXT, 1.1), Style("body", 3.4, TEXT_QUIET, 1.1)
NAME = Style("title", 3.8, TEXT, 1.0)
LOST = Style("body", 3.6, TEXT, 1.0)
VERDICT = 26.0  # millimetres of who wins how often
BAR = 5.0  # of the bar in it
UNDER = 13.0  # of what stands below a kind of ship
DRAWN = 3  # ships of a kind that are drawn
WIDEST = 52.0  # of a kind of ship
LEAST = 40.0


class Outcome(Awaited):
    """Who wins how often; below it both fleets, and what each of them loses on average."""

    role = "odds"

    def __init__(self, ui: Ui, plan: FleetPlan) -> None:
        battle = plan.battle
        self.missing = (
            "" if battle else ui.say("eclipse.calculator.mixed" if plan.mixed else "eclipse.calculator.empty")
        )
        super().__init__([battle] if battle else [], ui.say("eclipse.calculator.wins"))
        self.key = "calculator.odds"
        self.fleets = (plan.fleet(0).groups, plan.fleet(1).groups)
        self.say, self.language = ui.say, ui.settings.language

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(LEAST)

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect)
        inner = self.rect.inflate(-canvas.mm(1), -canvas.mm(1))
        with canvas.clipped(inner):
            picture(canvas, "eclipse/stage/battle", inner)
            picture(canvas, "eclipse/stage/grey", about((inner.centerx, inner.bottom), inner.height * 0.7))
        canvas.outline(self.rect, LINE, max(1, canvas.mm(0.3)), canvas.mm(3))
        odds = self.found(0) if self.battles else None
        band = Rect(inner.x, inner.y, inner.width, canvas.mm(VERDICT))
        canvas.veil(band, SPACE, 190)
        self._verdict(canvas, band.inflate(-canvas.mm(8), -canvas.mm(2)), odds)
        ground = Rect(inner.x, band.bottom, inner.width, inner.bottom - band.bottom)
        for side in (0, 1):
            half = Rect(ground.x + side * ground.width // 2, ground.y, ground.width // 2, ground.height)
            self._fleet(canvas, half.inflate(-canvas.mm(4), -canvas.mm(2)), side, odds)

    def _verdict(self, canvas: Canvas, room: Rect, odds: Odds | None) -> None:
        """Both chances, what that means, and a bar that both share."""
        bar = Rect(room.x, room.bottom - canvas.mm(BAR), room.width, canvas.mm(BAR))
        upper = Rect(room.x, room.y, room.width, bar.y - canvas.mm(1.4) - room.y)
        wide = round(room.width * 0.27)
        for side, align in ((0, "left"), (1, "right")):
            spot = Rect(upper.x if side == 0 else upper.right - wide, upper.y, wide, upper.height)
            self._chance(canvas, spot, side, odds, align)
        middle = Rect(upper.x + wide, upper.y, upper.width - 2 * wide, upper.height)
        self._meaning(canvas, middle, odds)
        self._bar(canvas, bar, odds)

    def _chance(self, canvas: Canvas, room: Rect, side: int, odds: Odds | None, align: str) -> None:
        head = Rect(room.x, room.y, room.width, canvas.mm(5))
        canvas.text(self.say(SIDES[side]), head, WHO._replace(colour=self._colour(side)), align=align)
        if self.missing:
            return
        words = Rect(room.x, head.bottom, room.width, room.bottom - head.bottom)
        told = self.told(odds, side)
        size = fitting(canvas.screen, told, CHANCE, words.size, least=4.0, lines=1)
        canvas.text(told, words, CHANCE, align=align, size=size)

    def _colour(self, side: int) -> Colour:
        groups = self.fleets[side]
        return edge_of(colour_of(side, groups[0].name if groups else ""))

    def told(self, odds: Odds | None, side: int) -> str:
        """The chance of one side as people read it."""
        if odds is None:
            return "\N{HORIZONTAL ELLIPSIS}"
        if not odds.exact:
            return roughly(odds, self.language, attacks=side == 0)[0]
        return percent(wins(odds, attacks=side == 0), self.language)

    def _meaning(self, canvas: Canvas, room: Rect, odds: Odds | None) -> None:
        """In a sentence; below it how exact it is, and how dice are placed."""
        if odds is None:
            size = fitting(canvas.screen, self.missing, SENTENCE, room.size)
            canvas.text(self.missing, room, SENTENCE, align="centre", size=size)
            return
        upper = Rect(room.x, room.y, room.width, round(room.height * 0.56))
        sentence = self.say("eclipse.calculator.of_hundred", count=round(odds.attacker_wins * 100))
        size = fitting(canvas.screen, sentence, SENTENCE, upper.size, lines=2)
        canvas.text(sentence, upper, SENTENCE, align="centre", size=size)
        exact = self.say("eclipse.combat.exact") if odds.exact else roughly(odds, self.language)[1]
        placed = self.say("eclipse.calculator.best" if odds.best else "eclipse.calculator.danger")
        lower = Rect(room.x, upper.bottom, room.width, room.bottom - upper.bottom)
        how = f"{exact} \N{MIDDLE DOT} {placed}"
        canvas.text(how, lower, HOW, align="centre", size=fitting(canvas.screen, how, HOW, lower.size))

    def _bar(self, canvas: Canvas, bar: Rect, odds: Odds | None) -> None:
        canvas.rounded(bar, BLACK, border=LINE, radius=bar.height / 2)
        if odds is None:
            return
        cut = round(bar.width * odds.attacker_wins)
        for side, part in ((0, Rect(bar.x, bar.y, cut, bar.height)), (1, bar.move(cut, 0))):
            with canvas.clipped(part.clip(bar)):
                canvas.rounded(bar, self._colour(side), radius=bar.height / 2)
        canvas.surface.fill(BLACK, Rect(bar.x + cut - 1, bar.y, max(2, canvas.mm(0.5)), bar.height))
        canvas.surface.fill(WHITE, Rect(bar.centerx, bar.y - canvas.mm(0.8), 1, canvas.mm(0.8)))

    def _fleet(self, canvas: Canvas, room: Rect, side: int, odds: Odds | None) -> None:
        groups = self.fleets[side]
        if not groups:
            return
        wide = min(canvas.mm(WIDEST), room.width // len(groups))
        left = room.x + (room.width - wide * len(groups)) // 2
        for place, group in enumerate(groups):
            self._ships(canvas, Rect(left + place * wide, room.y, wide, room.height), side, group, odds)

    def _ships(self, canvas: Canvas, room: Rect, side: int, group: Group, odds: Odds | None) -> None:
        """Ships in a stack, the foremost in front; below them how many there are and what they lose."""
        count, colour = len(group.damage), colour_of(side, group.name)
        below = Rect(room.x, room.bottom - canvas.mm(UNDER), room.width, canvas.mm(UNDER))
        drawn = min(count, DRAWN)
        space = Rect(room.x, room.y, room.width, below.y - room.y)
        step = space.height * 0.13
        size = min(space.height - step * (drawn - 1), space.width * 0.8)
        for place in range(drawn):
            shift = step * (place - (drawn - 1) / 2)
            spot = about((space.centerx + (-shift if side else shift), space.centery - shift), size)
            facing(canvas, spot, group.name, colour, left=side == 1)
        head = Rect(below.x, below.y, below.width, canvas.mm(5))
        name = f"{count} \N{MULTIPLICATION SIGN} {kind_words(group.name, self.say, self.language)}"
        canvas.text(name, head, NAME, align="centre", size=fitting(canvas.screen, name, NAME, head.size))
        if odds is not None:
            lost = (odds.attacker_losses, odds.defender_losses)[side].get(group.name, 0.0)
            rest = Rect(below.x, head.bottom, below.width, below.bottom - head.bottom)
            self._loss(canvas, rest.inflate(-canvas.mm(3), 0), lost, count)

    def _loss(self, canvas: Canvas, room: Rect, lost: float, count: int) -> None:
        """How many of these ships survive, as a bar, and how many are lost on average."""
        bar = Rect(room.x, room.bottom - canvas.mm(1.8), room.width, canvas.mm(1.8))
        canvas.rounded(bar, BAD, radius=bar.height / 2)
        alive = Rect(bar.x, bar.y, round(bar.width * max(0.0, 1 - lost / count)), bar.height)
        canvas.rounded(alive, GOOD, radius=bar.height / 2)
        told = self.say("eclipse.calculator.lost", average=decimal(f"{lost:.2f}", self.language), count=count)
        words = Rect(room.x, room.y, room.width, bar.y - room.y)
        size = fitting(canvas.screen, told, LOST, words.size, lines=1)
        canvas.text(told, words, LOST, align="centre", size=size)
