"""The battle calculator: two fleets of any design, and the exact chance of each to win."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from pygame import Rect

from game.eclipse import pieces
from game.eclipse.designs import Design, design
from game.eclipse.odds.fleets import ANCIENT, CENTER, NAMES, UNPLAYED, Fleet, Group, Odds
from game.eclipse.odds.typed_battles import LIMITS
from game.eclipse.table import NEUTRAL
from scenes.drawing.rich_text import CAPTION, SMALL, Style
from scenes.drawing.theme import AMBER, DEEP, GLASS, LINE, LINE_BRIGHT, SEATS, TEXT, TEXT_QUIET
from scenes.games.eclipse.battle.forecasts import Awaited, chance, decimal, percent, roughly
from scenes.games.eclipse.looks.battle import facing, small_dice
from scenes.games.eclipse.names import ship_name
from scenes.widgets.boxes import Column, Grid, Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.controls import Stepper
from scenes.widgets.hold_ring import ring
from scenes.widgets.label import Label, fitting
from scenes.widgets.marks import ring as focus_ring
from scenes.widgets.page import PageScene
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

COLOURS = ("blue", "red")  # attacker, defender
SIDES = ("eclipse.calculator.attacker", "eclipse.calculator.defender")
NAMED = {ANCIENT: "eclipse.naming.ancient", CENTER: "eclipse.naming.guard"}
# What can be changed of a design: the key of its name, the least and the most.
VALUES: dict[str, tuple[str, int, int]] = {
    "initiative": ("eclipse.blueprint.initiative", 0, 12),
    "computer": ("eclipse.blueprint.computer", 0, 9),
    "shield": ("eclipse.calculator.shield", 0, 6),
    "hull": ("eclipse.calculator.hull", 0, 12),
    "ion": ("eclipse.calculator.ion", 0, 8),
    "plasma": ("eclipse.calculator.plasma", 0, 8),
    "antimatter": ("eclipse.calculator.antimatter", 0, 8),
    "missiles": ("eclipse.calculator.missiles", 0, 8),
}
DICE = {"ion": 1, "plasma": 2, "antimatter": 4}  # damage
MISSILE = 2
ROW, NUMBER = Style("title", 3.8, TEXT), Style("number", 3.6, TEXT)
CHANCE = Style("number", 9.0, TEXT)
LINE_STYLE = Style("body", 3.7, TEXT, 1.15)
TALL = 13.0  # millimetres of a kind's row


@dataclass(frozen=True)
class Force:
    """So many ships of a kind, and what each of them can do."""

    count: int = 0
    initiative: int = 0
    computer: int = 0
    shield: int = 0
    hull: int = 0
    ion: int = 0
    plasma: int = 0
    antimatter: int = 0
    missiles: int = 0

    @property
    def design(self) -> Design:
        cannons = tuple((DICE[name], getattr(self, name)) for name in reversed(DICE) if getattr(self, name))
        rockets = ((MISSILE, self.missiles),) if self.missiles else ()
        return Design(
            initiative=self.initiative, computer=self.computer, shield=self.shield, hull=self.hull,
            cannons=cannons, missiles=rockets,
        )  # fmt: skip

    @property
    def dice(self) -> tuple[tuple[int, int], ...]:
        """What it rolls in a round: damage and number."""
        return self.design.cannons


def printed_force(kind: str, count: int = 0) -> Force:
    """A kind of ship as a Terran board prints it, or as the rulebook prints those whom nobody plays."""
    neutral = {ANCIENT: NEUTRAL[pieces.ANCIENTS], CENTER: NEUTRAL[pieces.CENTER]}
    if kind in neutral:
        made = neutral[kind]
    else:
        ship = pieces.SHIPS.index(kind)
        made = design("terran", ship, bytes(len(pieces.BLUEPRINTS["terran", ship].printed)))
    dice = dict(made.cannons)
    return Force(
        count, made.initiative, made.computer, made.shield, made.hull, dice.get(1, 0), dice.get(2, 0),
        dice.get(4, 0), dict(made.missiles).get(MISSILE, 0),
    )  # fmt: skip


@dataclass
class FleetPlan:
    """Both fleets, kind by kind."""

    sides: tuple[dict[str, Force], dict[str, Force]] = field(
        default_factory=lambda: (
            {kind: printed_force(kind, 2 if kind == "cruiser" else 0) for kind in pieces.SHIPS},
            {kind: printed_force(kind, 2 if kind == ANCIENT else 0) for kind in NAMES},
        )
    )

    def fleet(self, side: int) -> Fleet:
        groups = [
            Group(kind, force.design, (0,) * force.count)
            for kind, force in self.sides[side].items()
            if force.count
        ]
        return Fleet(tuple(groups))

    @property
    def battle(self) -> tuple[Fleet, Fleet] | None:
        """Both fleets; None as long as one of them has no ship, or players fight beside ancients."""
        both = self.fleet(0), self.fleet(1)
        return both if all(fleet.groups for fleet in both) and not self.mixed else None

    @property
    def mixed(self) -> bool:
        """Ancients, the center and a player's ships are three parties: they never fight together."""
        parties = {kind if kind in UNPLAYED else "" for kind, force in self.sides[1].items() if force.count}
        return len(parties) > 1


class KindRow(Widget):
    """A kind of ship of one side: its picture, its name and what it can do; a press edits it."""

    role = "button"

    def __init__(
        self, ui: Ui, side: int, kind: str, force: Force, press: Callable[[], None], *, selected: bool
    ) -> None:
        self.title = kind_name(kind, ui)
        super().__init__(self.title)
        self.key = f"kind:{side}:{kind}"
        self.side, self.kind, self.force, self.press, self.selected = side, kind, force, press, selected

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(TALL)

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.press()

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        border = AMBER if self.selected else LINE_BRIGHT if self.hovered else LINE
        canvas.rounded(rect, DEEP, border=border, radius=canvas.mm(2), width=max(1, canvas.mm(0.4)))
        pad = canvas.mm(1.2)
        ship = Rect(rect.x + pad, rect.y + pad, rect.height - 2 * pad, rect.height - 2 * pad)
        colour = "" if self.kind in UNPLAYED else COLOURS[self.side]
        facing(canvas, ship, self.kind, colour, left=self.side == 1)
        words = Rect(ship.right + pad, rect.y + pad, rect.right - ship.right - 2 * pad, ship.height // 2)
        size = fitting(canvas.screen, self.title, ROW, words.size, least=2.6)
        canvas.text(self.title, words, ROW, size=size)
        self._values(canvas, Rect(words.x, words.bottom, words.width, ship.height - words.height))
        if self.force.count == 0 and not self.selected:
            canvas.veil(rect, DEEP, 120)
        if self.focused:
            focus_ring(canvas, rect.inflate(canvas.mm(1.4), canvas.mm(1.4)), canvas.mm(2.4))

    def _values(self, canvas: Canvas, room: Rect) -> None:
        force = self.force
        side = round(room.height * 0.8)
        x = small_dice(canvas, (room.x, room.centery), side, force.dice)
        shown = (
            ("missile", force.missiles), ("initiative", force.initiative), ("computer", force.computer),
            ("shielding", force.shield), ("hull", force.hull),
        )  # fmt: skip
        for icon, value in shown:
            if not value and icon != "initiative":
                continue
            if x + canvas.mm(9) > room.right:
                return
            spot = Rect(x, room.centery - side // 2, side, side)
            canvas.icon(icon, spot, TEXT_QUIET)
            canvas.text(
                str(value), Rect(spot.right + canvas.mm(0.4), room.y, canvas.mm(5), room.height), NUMBER
            )
            x = spot.right + canvas.mm(5.6)


class Outcome(Awaited):
    """Who wins how often, and what both lose on average."""

    role = "odds"

    def __init__(self, ui: Ui, plan: FleetPlan) -> None:
        battle = plan.battle
        self.missing = (
            "" if battle else ui.say("eclipse.calculator.mixed" if plan.mixed else "eclipse.calculator.empty")
        )
        super().__init__([battle] if battle else [], ui.say("eclipse.calculator.wins"))
        self.key = "calculator.odds"
        self.say = ui.say
        self.who = tuple(ui.say(side) for side in SIDES)
        self.language = ui.settings.language

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(60)

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect)
        inner = self.rect.inflate(-canvas.mm(6), -canvas.mm(5))
        if self.missing:
            canvas.text(self.missing, inner, SMALL, align="centre")
            return
        side = min(inner.width, inner.height * 3 // 5)
        disc = Rect(inner.centerx - side // 2, inner.y, side, side)
        odds = self.found(0)
        self._ring(canvas, disc, odds)
        below = Rect(
            inner.x, disc.bottom + canvas.mm(2), inner.width, inner.bottom - disc.bottom - canvas.mm(2)
        )
        if odds is not None:
            self._losses(canvas, below, odds)

    def _ring(self, canvas: Canvas, disc: Rect, odds: Odds | None) -> None:
        canvas.circle(disc.center, disc.width // 2, GLASS, border=LINE_BRIGHT)
        ring(canvas, disc, 1.0, SEATS[COLOURS[1]].base)
        if odds is not None:
            ring(canvas, disc, odds.attacker_wins, SEATS[COLOURS[0]].base)
        told, exact = self.told(odds)
        middle = disc.inflate(-disc.width // 3, -disc.height * 2 // 3)
        size = fitting(canvas.screen, told, CHANCE, middle.size, least=4.0)
        canvas.text(told, middle, CHANCE, align="centre", size=size)
        above = Rect(middle.x, disc.y + disc.height // 6, middle.width, middle.y - disc.y - disc.height // 6)
        canvas.text(self.name, above, SMALL, align="centre")
        under = Rect(middle.x, middle.bottom, middle.width, disc.bottom - middle.bottom - disc.height // 8)
        canvas.text(exact, under, SMALL, align="centre", middle=False)

    def told(self, odds: Odds | None) -> tuple[str, str]:
        """The attacker's chance, and below it how exact it is."""
        if odds is None:
            return "\N{HORIZONTAL ELLIPSIS}", ""
        if not odds.exact:
            return roughly(odds, self.language)
        return percent(odds.attacker_wins, self.language), self.say("eclipse.combat.exact")

    def _losses(self, canvas: Canvas, room: Rect, odds: Odds) -> None:
        held = chance(odds, self.language, attacks=False)
        lines = [
            self.say("eclipse.calculator.defender_wins", chance=held),
            self.say("eclipse.calculator.loses", who=self.who[0], fleet=self._ships(odds.attacker_losses)),
            self.say("eclipse.calculator.loses", who=self.who[1], fleet=self._ships(odds.defender_losses)),
            self.say("eclipse.calculator.best" if odds.best else "eclipse.calculator.danger"),
        ]
        for line in lines:
            covered = canvas.text(line, room, LINE_STYLE, middle=False)
            top = covered.bottom + canvas.mm(1.2)
            room = Rect(room.x, top, room.width, room.bottom - top)

    def _ships(self, losses: dict[str, float]) -> str:
        return ", ".join(
            f"{decimal(f'{lost:.2f}', self.language)} {_name(kind, self.say, self.language)}"
            for kind, lost in losses.items()
        )


def kind_name(kind: str, ui: Ui) -> str:
    return _name(kind, ui.say, ui.settings.language)


def _name(kind: str, say: Callable[..., str], language: str) -> str:
    return say(NAMED[kind]) if kind in NAMED else ship_name(pieces.SHIPS.index(kind), language)


class CalculatorScene(PageScene):
    """Two fleets, their designs, and what would come of their battle."""

    name = "calculator"
    title = "eclipse.calculator.title"
    scrolls = False

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.plan = FleetPlan()
        self.selected = (0, "cruiser")

    def body(self) -> Widget:
        wide = Row(
            self._side(0).growing(5), Outcome(self.ui, self.plan).growing(4), self._side(1).growing(5), gap=4
        )
        return Column(wide.growing(), self._editor(), gap=4)

    def _side(self, side: int) -> Widget:
        rows = [self._row(side, kind, force) for kind, force in self.plan.sides[side].items()]
        return Column(Label(self.ui.say(SIDES[side]), CAPTION), *rows, gap=1.6)

    def _row(self, side: int, kind: str, force: Force) -> Widget:
        chosen = KindRow(
            self.ui,
            side,
            kind,
            force,
            lambda: self.select(side, kind),
            selected=self.selected == (side, kind),
        )
        count = self._stepper(side, kind, "count", kind_name(kind, self.ui), 0, LIMITS[kind])
        return Row(chosen.growing(), count, gap=2, align="middle")

    def _stepper(self, side: int, kind: str, value: str, name: str, low: int, high: int) -> Stepper:
        say = self.ui.say
        return Stepper(
            name, getattr(self.plan.sides[side][kind], value), low, high,
            lambda number: self.change(side, kind, value, number),
            less=say("eclipse.calculator.less", what=name), more=say("eclipse.calculator.more", what=name),
            mm=9.0, key=f"{value}:{side}:{kind}",
        )  # fmt: skip

    def _editor(self) -> Widget:
        """Steppers for what the selected kind can do; those whom nobody plays are as they are printed."""
        side, kind = self.selected
        name = f"{self.ui.say(SIDES[side])}: {kind_name(kind, self.ui)}"
        if kind in UNPLAYED:
            told = Label(self.ui.say("eclipse.calculator.fixed"), SMALL)
            return Panel(Column(Label(name, CAPTION), told, gap=2), 4)
        parts = [self._value(side, kind, value) for value in VALUES]
        reset = Button(
            self.ui.say("eclipse.calculator.reset"), lambda: self.reset(side, kind), icon="undo", key="reset"
        )
        head = Row(Label(name, CAPTION).growing(), reset, gap=3, align="middle")
        return Panel(Column(head, Grid(parts, least=64, gap=6), gap=2), 4)

    def _value(self, side: int, kind: str, value: str) -> Widget:
        key, low, high = VALUES[value]
        name = self.ui.say(key)
        return Row(
            Label(name, SMALL).growing(),
            self._stepper(side, kind, value, name, low, high),
            gap=2,
            align="middle",
        )

    # --- what hands do

    def select(self, side: int, kind: str) -> None:
        self.selected = (side, kind)
        self.rebuild()

    def change(self, side: int, kind: str, value: str, number: int) -> None:
        forces = self.plan.sides[side]
        forces[kind] = replace(forces[kind], **{value: number})
        if value == "count":
            self.selected = (side, kind)
        self.rebuild()

    def reset(self, side: int, kind: str) -> None:
        """The design as the board prints it."""
        forces = self.plan.sides[side]
        forces[kind] = printed_force(kind, forces[kind].count)
        self.rebuild()


def _screen(ui: Ui, seed: int, after: int) -> list[CalculatorScene]:
    return [CalculatorScene(ui)]


SCREENS = {"calculator": _screen}
