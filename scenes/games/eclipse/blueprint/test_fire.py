"""Test-fire: how the ships of a blueprint would fare against ancients, the center and rivals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.core.table import Seat
from game.eclipse import pieces
from game.eclipse.designs import Design
from game.eclipse.odds.fleets import Fleet
from game.eclipse.table import EclipseTable
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BAD, CYAN, DEEP, GOOD, LINE, LINE_BRIGHT, TEXT, TEXT_QUIET, Colour
from scenes.games.eclipse.battle.forecasts import Awaited, ancients, chance, fleet_of, guard
from scenes.games.eclipse.looks.ships import one_ship
from scenes.games.eclipse.names import ships
from scenes.table.game_table import Watching
from scenes.table.match_words import called
from scenes.widgets import marks
from scenes.widgets.widget import Size

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

NAME = Style("body", 3.5, TEXT, 1.05)
OLD = Style("number", 3.6, TEXT_QUIET, 1.0)
NEW = Style("number", 4.4, TEXT, 1.0)
EQUAL: Colour = (106, 124, 176)


class Target(NamedTuple):
    """Whom the ships are tried against."""

    name: str
    kind: str
    colour: str  # "" for those that nobody plays
    fleet: Fleet
    seat: Seat = -1


def targets(
    ui: Ui, view: EclipseTable, watching: Watching, seat: Seat, kinds: dict[Seat, int]
) -> list[Target]:
    """Ancients, the defence of the center, and every rival with the kind of ship that was asked for."""
    say, language = ui.say, ui.settings.language
    found = [
        Target(say("eclipse.blueprint.ancients", count=count), "ancient", "", ancients(count))
        for count in (1, 2)
    ]
    found.append(Target(say("eclipse.blueprint.guard"), "center", "", guard()))
    for rival in view.living():
        if rival == seat or not view.players[rival].species:
            continue
        kind = kinds.get(rival, pieces.CRUISER)
        count = 2 if kind in (pieces.INTERCEPTOR, pieces.CRUISER) else 1
        name = f"{called(rival, watching)}: {ships(kind, count, language)}"
        fleet = fleet_of(pieces.SHIPS[kind], view.design(rival, kind), count)
        found.append(Target(name, pieces.SHIPS[kind], watching.colours[rival], fleet, rival))
    return found


class Trial(Awaited):
    """One row: the enemy, a bar for the chance to win after over one for before, and both numbers."""

    def __init__(
        self, target: Target, ship: int, count: int, before: Design, after: Design | None,
        on_press: Callable[[], None] | None, language: str,
    ) -> None:  # fmt: skip
        name = pieces.SHIPS[ship]
        then = [fleet_of(name, after, count)] if after is not None and after != before else []
        fleets = [fleet_of(name, before, count), *then]
        super().__init__([(fleet, target.fleet) for fleet in fleets], target.name)
        self.key = f"trial:{target.kind}:{target.seat}:{len(target.fleet.groups[0].damage)}"
        self.target, self.on_press, self.language = target, on_press, language
        self.role = "button" if on_press else "status"

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(8)

    def actions(self) -> list[str]:
        return ["press"] if self.on_press else []

    def act(self, action: str) -> None:
        if self.on_press:
            self.on_press()

    @property
    def chances(self) -> list[float | None]:
        """To win: as it is, and with the part."""
        found = [self.found(place) for place in range(len(self.battles))]
        return [odds.attacker_wins if odds else None for odds in found]

    def draw(self, canvas: Canvas) -> None:
        room = self.rect
        lit = self.hovered or self.pressed
        canvas.rounded(
            room, (18, 30, 62) if lit and self.on_press else DEEP, alpha=200, radius=canvas.mm(1.4)
        )
        side = room.height - canvas.mm(1)
        one_ship(canvas, Rect(room.x + canvas.mm(1), room.y + canvas.mm(0.5), side, side),
                 self.target.kind, self.target.colour)  # fmt: skip
        left = room.x + side + canvas.mm(2.4)
        words = Rect(left, room.y, round(room.width * 0.3), room.height)
        size = fitting(canvas.screen, self.target.name, NAME, words.size, lines=2)
        canvas.text(self.target.name, words, NAME, size=size)
        if self.on_press:
            again = Rect(words.right, room.centery - canvas.mm(1.6), canvas.mm(3.2), canvas.mm(3.2))
            canvas.icon("swap", again, CYAN if lit else TEXT_QUIET)
        figures = Rect(room.right - canvas.mm(31), room.y, canvas.mm(30), room.height)
        bar = Rect(words.right + canvas.mm(5), 0, figures.x - words.right - canvas.mm(7), room.height)
        bar.y = room.y
        self._bars(canvas, bar)
        self._figures(canvas, figures)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(1.4))

    def _bars(self, canvas: Canvas, room: Rect) -> None:
        chances = self.chances
        thick = Rect(room.x, room.y + round(room.height * 0.2), room.width, round(room.height * 0.36))
        canvas.rounded(thick, (4, 8, 24), border=LINE, radius=thick.height / 2)
        last = chances[-1]
        if last is not None:
            full = Rect(thick.x, thick.y, max(thick.height, round(thick.width * last)), thick.height)
            canvas.rounded(full, GOOD if len(chances) > 1 else EQUAL, radius=thick.height / 2)
        if len(chances) > 1 and chances[0] is not None:
            tall = max(2, round(room.height * 0.14))
            thin = Rect(thick.x, thick.bottom + canvas.mm(0.4), round(thick.width * chances[0]), tall)
            canvas.rounded(thin, EQUAL, radius=thin.height / 2)
        middle = Rect(thick.centerx, thick.y - 1, 1, thick.height + 2)
        canvas.surface.fill(LINE_BRIGHT, middle)

    def _figures(self, canvas: Canvas, room: Rect) -> None:
        """Before and after side by side; with their errors one above the other."""
        found = [odds for place in range(len(self.battles)) if (odds := self.found(place))]
        if len(found) < len(self.battles):
            canvas.text("\N{HORIZONTAL ELLIPSIS}", room, NEW._replace(colour=TEXT_QUIET), align="right")
            return
        texts = [chance(odds, self.language) for odds in found]
        if len(texts) == 1 or texts[0] == texts[1]:
            size = fitting(canvas.screen, texts[-1], NEW, room.size, lines=1)
            canvas.text(texts[-1], room, NEW, align="right", size=size)
            return
        style = NEW._replace(colour=GOOD if found[1].attacker_wins >= found[0].attacker_wins else BAD)
        if not all(odds.exact for odds in found):
            high = round(room.height * 0.56)
            rows = (Rect(room.x, room.y, room.width, high),
                    Rect(room.x, room.y + high, room.width, room.height - high))  # fmt: skip
            for text, row, ink in zip(reversed(texts), rows, (style, OLD), strict=True):
                size = fitting(canvas.screen, text, ink, row.size, least=2.4, lines=1)
                canvas.text(text, row, ink, align="right", size=size)
            return
        covered = canvas.text(texts[1], room, style, align="right")
        rest = Rect(room.x, room.y, covered.x - room.x - canvas.mm(1), room.height)
        size = fitting(canvas.screen, f"{texts[0]} 00", OLD, rest.size, least=2.4, lines=1)
        canvas.text(f"{texts[0]} {{icon:arrow_right}}", rest, OLD, align="right", size=size)
