"""The room in which a battle is tried before it is fought."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.eclipse.odds.fleets import UNPLAYED
from game.eclipse.odds.typed_battles import LIMITS
from scenes.drawing.rich_text import CAPTION, SMALL
from scenes.drawing.theme import AMBER, LINE
from scenes.games.eclipse.looks.battle import edge_of
from scenes.screens.battle_calculator.forces import (
    SIDES,
    VALUES,
    FleetPlan,
    Force,
    colour_of,
    kind_name,
    printed_force,
)
from scenes.screens.battle_calculator.outcome import Outcome
from scenes.screens.battle_calculator.ship_cards import ShipFace, ValueName
from scenes.widgets.boxes import Column, Grid, Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.controls import Stepper
from scenes.widgets.label import Label
from scenes.widgets.page import PageScene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

KINDS_BESIDE = (2, 3)  # cards beside each other of the attacker and of the defender


class CalculatorScene(PageScene):
    """Two fleets, their designs, and what would come of their battle."""

    name = "calculator"
    title = "eclipse.calculator.title"
    scrolls = False

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.plan = FleetPlan()
        self.selected = (0, "cruiser")
        self.editing = False  # on a small screen: its design is shown, and not all ships

    def body(self) -> Widget:
        outcome = Outcome(self.ui, self.plan).growing()
        if not self.ui.screen.compact:
            return Column(outcome, self._yards(), self._editor(), gap=3)
        if self.editing:
            return Column(outcome, self._editor(), gap=3)
        return Column(outcome, Label(self.ui.say("eclipse.calculator.how"), SMALL), self._yards(), gap=3)

    def _yards(self) -> Widget:
        return Row(self._yard(0).growing(KINDS_BESIDE[0]), self._yard(1).growing(KINDS_BESIDE[1]), gap=5)

    def _yard(self, side: int) -> Widget:
        """The kinds of ships that a side can send."""
        cards = [self._card(side, kind, force) for kind, force in self.plan.sides[side].items()]
        return Grid(cards, columns=KINDS_BESIDE[side], gap=2)

    def _card(self, side: int, kind: str, force: Force) -> Widget:
        face = ShipFace(self.ui, side, kind, force, lambda: self.select(side, kind))
        count = self._stepper(side, kind, "count", kind_name(kind, self.ui), 0, LIMITS[kind])
        border = AMBER if self.selected == (side, kind) else LINE
        accent = edge_of(colour_of(side, kind)) if force.count else None
        return Panel(Column(face, count, gap=0.6), 1.6, border=border, accent=accent, shadow=False)

    def _stepper(self, side: int, kind: str, value: str, name: str, low: int, high: int) -> Stepper:
        say = self.ui.say
        return Stepper(
            name, getattr(self.plan.sides[side][kind], value), low, high,
            lambda number: self.change(side, kind, value, number),
            less=say("eclipse.calculator.less", what=name), more=say("eclipse.calculator.more", what=name),
            mm=8.0, key=f"{value}:{side}:{kind}",
        )  # fmt: skip

    def _editor(self) -> Widget:
        """Steppers for what the selected kind can do; those whom nobody plays are as they are printed."""
        side, kind = self.selected
        name = f"{self.ui.say(SIDES[side])}: {kind_name(kind, self.ui)}"
        if kind in UNPLAYED:
            told = Label(self.ui.say("eclipse.calculator.fixed"), SMALL)
            head = Row(Label(name, CAPTION).growing(), *self._way_back(), gap=3, align="middle")
            return Panel(Column(head, told, gap=2), 3)
        parts = [self._value(side, kind, value) for value in VALUES]
        reset = Button(
            self.ui.say("eclipse.calculator.reset"), lambda: self.reset(side, kind), icon="undo", key="reset"
        )
        head = Row(Label(name, CAPTION).growing(), reset, *self._way_back(), gap=3, align="middle")
        columns = len(VALUES) // (2 if self.ui.screen.compact else 1)
        return Panel(Column(head, Grid(parts, columns=columns, gap=4), gap=1), 3)

    def _way_back(self) -> list[Widget]:
        """On a small screen: from a design to all ships."""
        if not self.ui.screen.compact:
            return []
        return [Button(self.ui.say("eclipse.calculator.ships"), self.leave_design, icon="tick", key="ships")]

    def _value(self, side: int, kind: str, value: str) -> Widget:
        key, low, high = VALUES[value]
        name = self.ui.say(key)
        return Column(ValueName(value, name), self._stepper(side, kind, value, name, low, high), gap=0.5)

    # --- what hands do

    def select(self, side: int, kind: str) -> None:
        self.selected, self.editing = (side, kind), True
        self.rebuild()

    def leave_design(self) -> None:
        self.editing = False
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
