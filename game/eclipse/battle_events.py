"""What happens in a battle."""

from __future__ import annotations

from game.core.events import Chanced, Event
from game.core.table import Seat
from game.eclipse.parts import NO_SHIP, Battle, Die, Fought
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable


class SectorFought(Event, frozen=True, gc=False):
    """The battles of a sector begin: who takes part, in order of arrival."""

    sector: int
    seats: tuple[Seat, ...]

    def apply(self, table: EclipseTable) -> None:
        table.fought = [Fought(seat) for seat in self.seats]


class BattleBegan(Event, frozen=True, gc=False):
    """Two parties meet; ``order`` are their kinds of ships, the first to act first."""

    sector: int
    attacker: int
    defender: int
    order: bytes

    def apply(self, table: EclipseTable) -> None:
        order = bytearray(reversed(self.order))
        table.battle = Battle(self.sector, self.attacker, self.defender, order=order, queue=order.copy())
        for fought in table.fought:
            fought.took_part |= fought.seat in (self.attacker, self.defender)


class EngagementBegan(Event, frozen=True, gc=False):
    """A round of engagement: every kind of ship that is left will be activated."""

    def apply(self, table: EclipseTable) -> None:
        battle = table.battle
        assert battle is not None
        battle.missiles = False
        battle.queue = battle.order.copy()


class Activated(Event, frozen=True, gc=False):
    """The next kind of ship is up."""

    ship: int

    def apply(self, table: EclipseTable) -> None:
        battle = table.battle
        assert battle is not None
        battle.queue.pop()
        battle.firing = self.ship


class DiceRolled(Chanced, frozen=True, gc=False):
    """A kind of ship fires: all its dice at once."""

    ship: int
    dice: tuple[Die, ...]

    def apply(self, table: EclipseTable) -> None:
        assert table.battle is not None
        table.battle.dice = list(self.dice)
        self.move_generator(table)


class DiceAssigned(Event, frozen=True, gc=False):
    """A die hits a ship of this kind that had so much damage; ``points`` is what it does there."""

    die: Die
    ship: int
    damage: int
    points: int
    destroyed: bool
    firing: int = NO_SHIP  # the kind of ship that has rolled it

    def apply(self, table: EclipseTable) -> None:
        battle = table.battle
        assert battle is not None
        battle.dice.remove(self.die)
        battle.firing = battle.firing if battle.dice else NO_SHIP
        sector = table.map[battle.sector]
        if self.destroyed:
            sector.remove(self.ship, self.damage)
        else:
            sector.hurt(self.ship, self.damage, self.points)


class DiceMissed(Event, frozen=True, gc=False):
    """What is left of a roll hits nothing."""

    ship: int
    dice: tuple[Die, ...]

    def apply(self, table: EclipseTable) -> None:
        assert table.battle is not None
        table.battle.dice = []
        table.battle.firing = NO_SHIP


class KillCounted(Event, frozen=True, gc=False):
    """A destroyed ship will be worth reputation tiles to a seat."""

    seat: Seat
    draws: int

    def apply(self, table: EclipseTable) -> None:
        for fought in table.fought:
            if fought.seat == self.seat:
                fought.draws += self.draws


class RetreatBegan(Event, frozen=True, gc=False):
    """All ships of a kind stand on the border to a sector."""

    ship: int
    to: int

    def apply(self, table: EclipseTable) -> None:
        assert table.battle is not None
        table.battle.fleeing[self.ship] = self.to


class Retreated(Event, frozen=True, gc=False):
    """Ships that stood on the border are gone; their damage goes with them."""

    ship: int
    to: int

    def apply(self, table: EclipseTable) -> None:
        battle = table.battle
        assert battle is not None
        here, there = table.map[battle.sector], table.map[self.to]
        battle.fleeing.pop(self.ship, None)
        moving = [index for index, ship in enumerate(here.ships) if ship == self.ship]
        for index in reversed(moving):
            there.add(self.ship, here.damage[index])
            del here.ships[index], here.damage[index]


class AllRetreated(Event, frozen=True, gc=False):
    """All that a seat had left has retreated: no tile for taking part (p. 21)."""

    seat: Seat

    def apply(self, table: EclipseTable) -> None:
        for fought in table.fought:
            if fought.seat == self.seat:
                fought.stayed = False


class ShipsScrapped(Event, frozen=True, gc=False):
    """Ships that may neither fight nor leave are destroyed (ruling 90)."""

    party: int
    sector: int

    def apply(self, table: EclipseTable) -> None:
        sector = table.map[self.sector]
        gone = [index for index, ship in enumerate(sector.ships) if party_of(ship) == self.party]
        for index in reversed(gone):
            del sector.ships[index], sector.damage[index]


class BattleEnded(Event, frozen=True, gc=False):
    """One of the two parties has no ships left here."""

    sector: int
    winner: int

    def apply(self, table: EclipseTable) -> None:
        table.battle = None


class PopulationAttacked(Chanced, frozen=True, gc=False):
    """Ships fire at the population; ``points`` cubes may be destroyed."""

    seat: Seat
    sector: int
    dice: tuple[Die, ...]
    points: int

    def apply(self, table: EclipseTable) -> None:
        self.move_generator(table)


class DamageRepaired(Event, frozen=True, gc=False):
    """At the end of the combat phase all damage is taken off, and embassies may be proposed anew."""

    def apply(self, table: EclipseTable) -> None:
        for sector in table.map:
            sector.damage = bytearray(len(sector.damage))
        table.fought = []
        for player in table.players:
            player.asked = 0
