"""How a battle looks: warships with their plates, the ladder of initiative, dice in the weapon's colour."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import (
    AMBER,
    BAD,
    BLACK,
    CYAN,
    DEEP,
    GLASS,
    GOOD,
    LINE,
    LINE_BRIGHT,
    SEATS,
    TEXT,
    TEXT_QUIET,
    WHITE,
    Colour,
    mixed,
)
from scenes.games.eclipse.looks.ships import one_ship
from scenes.table.looks.drawing import about, count_badge
from scenes.table.looks.faceless import Faceless

NAME = Style("title", 3.3, TEXT, 1.05)
QUIET = Style("body", 2.9, TEXT_QUIET, 1.1)
LINES = Style("body", 3.7, TEXT_QUIET, 1.15)  # of the tray
VALUE = Style("number", 3.6, TEXT)
NEEDS = Style("number", 3.3, BLACK)
# Dice by the damage they do: ion, plasma, antimatter.
WEAPONS: dict[int, Colour] = {1: (238, 200, 66), 2: (235, 130, 40), 4: (214, 52, 56)}
DICE = {1: "yellow", 2: "orange", 4: "red"}
DRAWN = 3  # ships of a group that are drawn
PLATE = 0.36  # of a group's height
MOST = (46.0, 14.0)  # millimetres of a plate
NOBODYS: Colour = (150, 158, 184)  # the edge of ships that nobody plays
Dice = tuple[tuple[int, int], ...]  # damage and number


def weapon(damage: int) -> Colour:
    return WEAPONS.get(damage, WEAPONS[4])


def edge_of(colour: str) -> Colour:
    return SEATS[colour].light if colour else NOBODYS


def facing(canvas: Canvas, rect: Rect, kind: str, colour: str, *, left: bool) -> None:
    """A ship that looks to the right or to the left; the light comes from the same side for both."""
    turned = f"eclipse/ships/{colour}/{kind}_left" if colour else f"eclipse/ships/{kind}_left"
    if left and canvas.art.has(turned):
        canvas.image(turned, rect)
    else:
        one_ship(canvas, rect, kind, colour)


def small_dice(canvas: Canvas, start: tuple[int, int], side: int, dice: Dice) -> int:
    """Small dice in the weapon's colour with their number, from the middle of an edge on; where they end."""
    x, middle = start
    for damage, number in dice:
        die = Rect(x, middle - side // 2, side, side)
        canvas.rounded(die, weapon(damage), border=mixed(weapon(damage), BLACK, 0.5), radius=side * 0.24)
        canvas.text(str(number), die, NEEDS._replace(mm=side / canvas.mm(10) * 7.0), align="centre")
        x = die.right + canvas.mm(0.8)
    return x


@dataclass(frozen=True, slots=True)
class WarshipLook(Faceless):
    """Ships of one kind with the same damage, and a plate: what they are, their dice, what they withstand."""

    kind: str
    colour: str  # "" for those whom nobody plays
    name: str
    count: int
    hull: int
    damage: int
    dice: Dice
    shield: int
    left: bool = False  # which way they face
    state: str = ""  # "fires" or "leaves"
    needs: int = 0  # the lowest face that hits them, while somebody fires at them

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        tall = min(round(rect.height * PLATE), canvas.mm(MOST[1]))
        wide = min(rect.width, canvas.mm(MOST[0]))
        plate = Rect(rect.centerx - wide // 2, rect.bottom - tall, wide, tall)
        room = Rect(rect.x, rect.y, rect.width, plate.y - rect.y)
        self._ships(canvas, room)
        self._plate(canvas, plate)

    def _ships(self, canvas: Canvas, room: Rect) -> None:
        drawn = min(self.count, DRAWN)
        step = room.height * 0.13
        size = min(room.height - step * (drawn - 1), room.width * 0.8)
        for place in range(drawn):
            shift = step * (place - (drawn - 1) / 2)
            spot = about((room.centerx + (-shift if self.left else shift), room.centery - shift), size)
            facing(canvas, spot, self.kind, self.colour, left=self.left)
        if self.count > 1:
            badge = max(room.height * 0.24, canvas.mm(4.4))
            count_badge(canvas, (room.right - badge * 0.6, room.bottom - badge * 0.6), badge, str(self.count))
        if self.state == "leaves":
            mark = about((room.x + room.height * 0.16, room.y + room.height * 0.16), canvas.mm(6))
            canvas.circle(mark.center, mark.width // 2, BAD)
            canvas.icon("move", mark.inflate(-mark.width // 3, -mark.width // 3), WHITE)

    def _plate(self, canvas: Canvas, plate: Rect) -> None:
        edge = AMBER if self.state == "fires" else edge_of(self.colour)
        canvas.rounded(plate, DEEP, border=edge, radius=canvas.mm(1.6), width=max(1, canvas.mm(0.4)))
        inner = plate.inflate(-canvas.mm(3), -canvas.mm(1.6))
        upper = Rect(inner.x, inner.y, inner.width, inner.height // 2)
        lower = Rect(inner.x, upper.bottom, inner.width, inner.bottom - upper.bottom)
        right = self._dice(canvas, upper)
        words = Rect(upper.x, upper.y, right - upper.x - canvas.mm(1), upper.height)
        size = fitting(canvas.screen, self.name, NAME, words.size, least=2.4)
        canvas.text(self.name, words, NAME, size=size)
        self._hull(canvas, lower)

    def _dice(self, canvas: Canvas, room: Rect) -> int:
        """Small dice in the weapon's colour at the right; where they begin."""
        side = round(room.height * 0.82)
        step = side + canvas.mm(0.8)
        left = room.right + canvas.mm(0.8) - step * len(self.dice)
        small_dice(canvas, (left, room.centery), side, self.dice)
        return left - canvas.mm(0.8)

    def _hull(self, canvas: Canvas, room: Rect) -> None:
        """A box for every point that destroys the ship; those that were hit are red. The shield beside."""
        points = self.hull + 1
        shield = canvas.mm(8) if self.shield else 0
        needs = canvas.mm(8) if self.needs else 0
        side = min(round(room.height * 0.86), (room.width - shield - needs) // points)
        for place in range(points):
            box = Rect(room.x + place * side, room.centery - side // 2, side - max(1, side // 8), side)
            box.height = box.width
            box.centery = room.centery
            hit = place >= points - self.damage
            canvas.rounded(box, BAD if hit else mixed(CYAN, DEEP, 0.55), border=WHITE if hit else CYAN,
                           radius=box.width * 0.2, width=1)  # fmt: skip
            canvas.icon("cannon" if hit else "hull", box.inflate(-box.width // 3, -box.width // 3), WHITE)
        right = room.right
        if self.needs:
            chip = Rect(right - needs, room.y, needs, room.height)
            canvas.rounded(chip, AMBER, radius=chip.height * 0.3)
            canvas.text(f"{self.needs}+", chip, NEEDS, align="centre")
            right -= needs + canvas.mm(0.6)
        if self.shield:
            icon = about((right - shield + room.height * 0.45, room.centery), room.height * 0.8)
            canvas.icon("shielding", icon, TEXT)
            canvas.text(str(self.shield), Rect(icon.right, room.y, right - icon.right, room.height), VALUE)


@dataclass(frozen=True, slots=True)
class RungLook(Faceless):
    """A kind of ship on the ladder of initiative."""

    kind: str
    colour: str
    name: str
    told: str  # what it does in this round
    initiative: int
    state: str  # "done", "now" or "to_come"
    left: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        now = self.state == "now"
        border = WHITE if now else edge_of(self.colour) if self.state == "to_come" else LINE
        canvas.rounded(
            rect, mixed(GLASS, CYAN, 0.28) if now else DEEP, border=border, radius=canvas.mm(2),
            width=max(1, canvas.mm(0.5 if now else 0.3)),
        )  # fmt: skip
        inner = rect.inflate(-canvas.mm(2), -canvas.mm(1.4))
        ship = Rect(inner.x, inner.y, inner.height, inner.height)
        facing(canvas, ship, self.kind, self.colour, left=self.left)
        number = Rect(inner.right - canvas.mm(7.5), inner.y, canvas.mm(6.5), inner.height)
        canvas.text(str(self.initiative), number, VALUE._replace(mm=4.6), align="right")
        words = Rect(ship.right + canvas.mm(1), inner.y, number.x - ship.right - canvas.mm(1), inner.height)
        self._words(canvas, words)
        if self.state == "done":
            canvas.veil(rect, DEEP, 110)

    def _words(self, canvas: Canvas, room: Rect) -> None:
        if room.width < canvas.mm(9):
            return
        half = Rect(room.x, room.y, room.width, room.height // 2) if self.told else room
        size = fitting(canvas.screen, self.name, NAME, half.size, least=2.4)
        canvas.text(self.name, half, NAME, size=size)
        if self.told:
            below = Rect(room.x, half.bottom, room.width, room.bottom - half.bottom)
            size = fitting(canvas.screen, self.told, QUIET, below.size, least=2.2)
            canvas.text(self.told, below, QUIET, size=size)


@dataclass(frozen=True, slots=True)
class WeaponDieLook(Faceless):
    """A face of a die in the weapon's colour; one that misses is dull."""

    face: int
    damage: int
    misses: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        colour = DICE.get(self.damage, DICE[4])
        canvas.image(f"eclipse/dice/{colour}_{self.face}", rect, light=0.5 if self.misses else 1.0)


@dataclass(frozen=True, slots=True)
class RollTrayLook(Faceless):
    """The tray with the dice: those that hit above, the others below, and what is fired beside it."""

    title: str
    text: str
    hit: str
    miss: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.glass(rect, border=LINE_BRIGHT)
        felt = felt_of(rect)
        canvas.rounded(felt, mixed(GLASS, BLACK, 0.5), border=LINE, radius=canvas.mm(2))
        words = Rect(felt.right + canvas.mm(2), felt.y, rect.right - felt.right - canvas.mm(4), felt.height)
        for row, (word, icon, colour) in enumerate(
            ((self.hit, "tick", GOOD), (self.miss, "close", TEXT_QUIET))
        ):
            line = Rect(
                felt.x + canvas.mm(1.5), felt.y + row * felt.height // 2, felt.width, felt.height // 2
            )
            sign = about((line.x + canvas.mm(2), line.centery), canvas.mm(3.4))
            canvas.icon(icon, sign, colour)
            room = Rect(sign.right + canvas.mm(1), line.y, label_width(rect) - canvas.mm(6), line.height)
            size = fitting(canvas.screen, word, QUIET, room.size, least=2.2)
            canvas.text(word, room, QUIET._replace(colour=colour), size=size)
        head = Rect(words.x, words.y, words.width, words.height * 2 // 5)
        size = fitting(canvas.screen, self.title, NAME, head.size, least=2.6)
        covered = canvas.text(self.title, head, NAME, middle=False, size=size)
        below = Rect(words.x, covered.bottom + canvas.mm(1), words.width, words.bottom - covered.bottom)
        size = fitting(canvas.screen, self.text, LINES, below.size, least=2.3)
        canvas.text(self.text, below, LINES, middle=False, size=size)


def felt_of(tray: Rect) -> Rect:
    """Where the dice of a tray lie."""
    pad = tray.height // 14
    return Rect(tray.x + pad, tray.y + pad, round(tray.width * 0.56), tray.height - 2 * pad)


def label_width(tray: Rect) -> int:
    """The room of the words at the left of the felt."""
    return round(felt_of(tray).width * 0.24)


@dataclass(frozen=True, slots=True)
class RefugeLook(Faceless):
    """Where ships may withdraw to."""

    name: str
    told: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, DEEP, border=LINE_BRIGHT, radius=canvas.mm(2), width=max(1, canvas.mm(0.4)))
        icon = about((rect.x + rect.height * 0.5, rect.centery), rect.height * 0.56)
        canvas.icon("move", icon, TEXT)
        words = Rect(icon.right + canvas.mm(1), rect.y, rect.right - icon.right - canvas.mm(2), rect.height)
        upper = Rect(words.x, words.y + canvas.mm(0.8), words.width, words.height // 2)
        canvas.text(
            self.told, upper, QUIET, size=fitting(canvas.screen, self.told, QUIET, upper.size, least=2.2)
        )
        lower = Rect(words.x, upper.bottom - canvas.mm(0.8), words.width, words.bottom - upper.bottom)
        canvas.text(
            self.name, lower, NAME, size=fitting(canvas.screen, self.name, NAME, lower.size, least=2.4)
        )


@dataclass(frozen=True, slots=True)
class HeadingLook(Faceless):
    """Where the battle is, and which part of it is fought."""

    title: str
    part: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        covered = canvas.text(self.title, rect, NAME._replace(mm=4.4))
        tall = min(rect.height, canvas.mm(7))
        chip = Rect(covered.right + canvas.mm(3), rect.centery - tall // 2, 0, tall)
        chip.width = min(rect.right - chip.x, canvas.mm(3.3) * len(self.part) * 3 // 5 + canvas.mm(6))
        if chip.width < canvas.mm(16):
            return
        canvas.rounded(chip, GLASS, border=LINE, radius=chip.height * 0.5)
        size = fitting(canvas.screen, self.part, QUIET, (chip.width - canvas.mm(4), chip.height), least=2.2)
        canvas.text(self.part, chip, QUIET, align="centre", size=size)
