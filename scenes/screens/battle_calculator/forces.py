"""Two fleets as they are put together by hand: how many ships of a kind, and what each of them can do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.eclipse import pieces
from game.eclipse.designs import Design, design
from game.eclipse.odds.fleets import ANCIENT, CENTER, NAMES, UNPLAYED, Fleet, Group
from game.eclipse.table import NEUTRAL
from scenes.games.eclipse.names import ship_name

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

COLOURS = ("blue", "red")  # attacker, defender
SIDES = ("eclipse.calculator.attacker", "eclipse.calculator.defender")
NAMED = {ANCIENT: "eclipse.naming.ancient", CENTER: "eclipse.blueprint.guard"}
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
ICONS = {
    "missiles": "missile", "initiative": "initiative", "computer": "computer", "shield": "shielding",
    "hull": "hull",
}  # of values that are no dice  # fmt: skip
DICE = {"ion": 1, "plasma": 2, "antimatter": 4}  # damage
MISSILE = 2


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


def colour_of(side: int, kind: str) -> str:
    """The seat's colour of a kind of ship, "" for those whom nobody plays."""
    return "" if kind in UNPLAYED else COLOURS[side]


def kind_name(kind: str, ui: Ui) -> str:
    return kind_words(kind, ui.say, ui.settings.language)


def kind_words(kind: str, say: Callable[..., str], language: str) -> str:
    """What a kind of ship is called."""
    return say(NAMED[kind]) if kind in NAMED else ship_name(pieces.SHIPS.index(kind), language)
