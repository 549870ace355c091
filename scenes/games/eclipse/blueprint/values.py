"""What a ship can do with its parts, live: energy as cells, every number before and after, hits of a die."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.eclipse import pieces
from game.eclipse.designs import Design, assembled, fitted
from game.eclipse.odds.fleets import hit_chance, lowest_hit
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import CAPTION, Style
from scenes.drawing.theme import BAD, DEEP, GOOD, LINE, LINE_BRIGHT, TEXT, TEXT_QUIET, Colour
from scenes.games.eclipse.battle.forecasts import percent
from scenes.games.eclipse.blueprint.part_tiles import PLASTIC
from scenes.games.eclipse.trays.cards import figure
from scenes.table.looks.drawing import about
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

WORD = Style("body", 3.6, TEXT, 1.05)
FIGURE = Style("number", 4.4, TEXT, 1.0)
SUM = Style("title", 3.5, TEXT, 1.0)
FACES = 6
UNITS = 65  # of height that all lines take together
HIT: Colour = (255, 150, 60)


class Fitting(NamedTuple):
    """A kind of ship with all its parts, and what they make."""

    parts: tuple[int, ...]
    design: Design
    made: int  # energy
    used: int


def fitting_of(board: str, ship: int, squares: bytes) -> Fitting:
    """What a blueprint comes to, the printed parts and numbers included."""
    parts = tuple(fitted(board, ship, squares))
    design = assembled(board, ship, parts)
    energies = [pieces.PARTS[part].energy for part in parts]
    made = pieces.BLUEPRINTS[board, ship].energy + sum(energy for energy in energies if energy > 0)
    return Fitting(parts, design, made, -sum(energy for energy in energies if energy < 0))


def dice_text(dice: tuple[tuple[int, int], ...]) -> str:
    """The damage of every die, the strongest first: "4+1+1"; a dash for none."""
    return "+".join(str(damage) for damage, count in dice for _ in range(count)) or "\N{EN DASH}"


def rows_of(design: Design) -> list[tuple[str, str, str]]:
    """Icon, key of the word, and the number of everything but energy."""
    return [
        ("cannon", "eclipse.blueprint.cannons", dice_text(design.cannons)),
        ("missile", "eclipse.blueprint.missiles", dice_text(design.missiles)),
        ("computer", "eclipse.blueprint.computer", f"+{design.computer}"),
        ("shielding", "eclipse.blueprint.shield", str(design.shield)),
        ("hull", "eclipse.blueprint.hull", str(design.hull)),
        ("initiative", "eclipse.blueprint.initiative", str(design.initiative)),
        ("drive", "eclipse.blueprint.movement", str(design.movement)),
    ]


class BlueprintValues(Widget):
    """The numbers beside a blueprint. ``after`` is what they would be with the part in the hand."""

    role = "status"

    def __init__(self, ui: Ui, before: Fitting, after: Fitting | None, problem: str) -> None:
        then = after or before
        names = [ui.say(key) for _, key, _ in rows_of(then.design)]
        spoken = ", ".join(f"{name} {row[2]}" for name, row in zip(names, rows_of(then.design), strict=True))
        super().__init__(f"{problem} {spoken}".strip())
        self.key, self.before, self.then, self.names, self.problem = "values", before, then, names, problem
        self.language = ui.settings.language
        self.title = ui.say("eclipse.blueprint.with_part" if after else "eclipse.blueprint.as_it_is")
        self.sums = ui.say(
            "eclipse.blueprint.sums", made=then.made, used=then.used, free=then.made - then.used
        )
        self.chance = ui.say("eclipse.blueprint.chance")
        self.shields = [ui.say("eclipse.blueprint.against", shield=shield) for shield in (0, 1)]

    def draw(self, canvas: Canvas) -> None:
        room = self.rect
        unit = room.height / UNITS
        y = self._line(canvas, room.y, unit * 4.4, self.title, CAPTION)
        y = self._energy(canvas, y, unit)
        tall = unit * 4.7
        for place, (row, name) in enumerate(zip(rows_of(self.then.design), self.names, strict=True)):
            old = rows_of(self.before.design)[place][2]
            self._row(canvas, Rect(room.x, round(y), room.width, round(tall)), row, name, old)
            y += tall
        y = self._line(canvas, y + unit, unit * 4.2, self.chance, CAPTION)
        for shield, name in enumerate(self.shields):
            self._dice(canvas, Rect(room.x, round(y), room.width, round(unit * 5.6)), shield, name)
            y += unit * 5.8

    def _line(self, canvas: Canvas, y: float, tall: float, text: str, style: Style) -> float:
        high = max(round(tall), lines_of(canvas.screen, text, style, self.rect.width).line_height)
        place = Rect(self.rect.x, round(y + (tall - high) / 2), self.rect.width, high)
        size = fitting(canvas.screen, text, style, place.size, lines=1)
        canvas.text(text, place, style, size=size)
        return y + tall

    def _energy(self, canvas: Canvas, y: float, unit: float) -> float:
        """Cells that are made, with what uses them; a problem in words instead of the sum."""
        colour = BAD if self.problem else GOOD
        place = Rect(self.rect.x, round(y), self.rect.width, round(unit * 4.6))
        text = self.problem or self.sums
        size = fitting(canvas.screen, text, SUM, place.size, lines=1)
        canvas.text(text, place, SUM._replace(colour=colour), size=size)
        users = [
            (pieces.PARTS[part].kind, -pieces.PARTS[part].energy)
            for part in self.then.parts
            if pieces.PARTS[part].energy < 0
        ]
        cells = [kind for kind, energy in users for _ in range(energy)]
        count = max(self.then.made, len(cells), 1)
        step = min(self.rect.width / count, unit * 7)
        for number in range(count):
            box = Rect(
                round(self.rect.x + number * step), round(y + unit * 5), round(step * 0.86), round(unit * 4.4)
            )
            over = number >= self.then.made
            used = number < len(cells)
            fill = PLASTIC[cells[number]] if used else DEEP
            canvas.rounded(box, fill, border=BAD if over else LINE_BRIGHT, radius=canvas.mm(0.8))
            icon = about(box.center, min(box.size) * 0.7)
            canvas.icon("warning" if over else "energy", icon, BAD if over else TEXT)
        return y + unit * 10.4

    def _row(self, canvas: Canvas, room: Rect, row: tuple[str, str, str], name: str, old: str) -> None:
        side = round(room.height * 0.74)
        canvas.icon(row[0], about((room.x + side / 2, room.centery), side), TEXT_QUIET)
        left = room.x + side + canvas.mm(1.4)
        changed = old != row[2]
        shown = f"{old} {{icon:arrow_right}} **{row[2]}**" if changed else row[2]
        style = FIGURE._replace(colour=GOOD if changed else TEXT)
        right = Rect(left, room.y, room.right - left, room.height)
        size = fitting(canvas.screen, row[2], style, (right.width, right.height), lines=1)
        covered = canvas.text(shown, right, style, align="right", size=size)
        words = Rect(left, room.y, max(1, covered.x - left - canvas.mm(1)), room.height)
        size = fitting(canvas.screen, name, WORD, words.size, lines=1)
        canvas.text(name, words, WORD, size=size)

    def _dice(self, canvas: Canvas, room: Rect, shield: int, name: str) -> None:
        """The six faces of a die, those that hit in colour, and how likely one is."""
        label = Rect(room.x, room.y, round(room.width * 0.36), room.height)
        size = fitting(canvas.screen, name, WORD, label.size, lines=1)
        canvas.text(name, label, WORD._replace(colour=TEXT_QUIET), size=size)
        share = hit_chance(self.then.design.computer, shield)
        lowest = lowest_hit(self.then.design.computer, shield)
        text = percent(float(share), self.language, 0)
        number = Rect(room.right - round(room.width * 0.2), room.y, round(room.width * 0.2), room.height)
        size = fitting(canvas.screen, text, FIGURE, number.size, lines=1)
        canvas.text(text, number, FIGURE, align="right", size=size)
        step = (number.x - label.right - canvas.mm(1)) / FACES
        for face in range(1, FACES + 1):
            box = about(
                (label.right + step * (face - 0.5), room.centery), min(step * 0.9, room.height * 0.94)
            )
            hits = face >= lowest
            canvas.rounded(
                box, HIT if hits else DEEP, border=LINE_BRIGHT if hits else LINE, radius=box.width * 0.2
            )
            digit = box.inflate(-box.width * 0.3, -box.height * 0.3)
            figure(canvas, str(face), digit, (40, 16, 4) if hits else TEXT_QUIET)
