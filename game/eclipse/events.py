"""What happens on the player boards: discs, cubes, storage, technologies."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import NOBODY, CardId, Seat
from game.eclipse import pieces
from game.eclipse.parts import ACTIONS
from game.eclipse.pieces import party_of
from game.eclipse.seating import sit_down
from game.eclipse.table import EclipseTable


class SpeciesChosen(Event, frozen=True, gc=False):
    """A seat takes a species with its board, its home sector and all that begins there."""

    seat: Seat
    species: str

    def apply(self, table: EclipseTable) -> None:
        sit_down(table, self.seat, self.species)


class TurnOpened(Event, frozen=True, gc=False):
    """A seat is to act in the action phase."""

    seat: Seat

    def apply(self, table: EclipseTable) -> None:
        table.turn = self.seat
        table.players[self.seat].asked = 0


class ActionTaken(Event, frozen=True, gc=False):
    """The rightmost disc of the influence track goes to an action, or to the reactions."""

    seat: Seat
    action: str

    def apply(self, table: EclipseTable) -> None:
        player = table.players[self.seat]
        player.discs -= 1
        player.spent[ACTIONS.index(self.action)] += 1


class PlayerPassed(Event, frozen=True, gc=False):
    """A seat passes; the first one in a round will begin the next."""

    seat: Seat
    first: bool

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].passed = True
        if self.first:
            table.next_first = self.seat


class Stored(Event, frozen=True, gc=False):
    """A seat gains resources from a discovery or an artifact, as ``why`` says."""

    seat: Seat
    resource: int
    amount: int
    why: str

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].storage[self.resource] += self.amount


class Paid(Event, frozen=True, gc=False):
    """A seat pays resources."""

    seat: Seat
    resource: int
    amount: int

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].storage[self.resource] -= self.amount


class Traded(Event, frozen=True, gc=False):
    """Several units of one resource become one of another."""

    seat: Seat
    give: int
    get: int
    rate: int  # how many are given for one

    def apply(self, table: EclipseTable) -> None:
        storage = table.players[self.seat].storage
        storage[self.give] -= self.rate
        storage[self.get] += 1


class PopulationPlaced(Event, frozen=True, gc=False):
    """A colony ship lands: a cube of a track goes to a square."""

    seat: Seat
    sector: int
    square: int
    track: int

    def apply(self, table: EclipseTable) -> None:
        player = table.players[self.seat]
        player.colony_ships -= 1
        player.cubes[self.track] -= 1
        table.map[self.sector].cubes |= 1 << self.square


class PopulationReturned(Event, frozen=True, gc=False):
    """A cube leaves its square for a track."""

    seat: Seat
    sector: int
    square: int
    track: int

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].cubes[self.track] += 1
        table.map[self.sector].cubes &= ~(1 << self.square)


class PopulationKilled(Event, frozen=True, gc=False):
    """A cube is shot and lies in the graveyard of a track until the clean-up."""

    seat: Seat
    sector: int
    square: int
    track: int
    by: Seat = NOBODY

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].graveyard[self.track] += 1
        table.map[self.sector].cubes &= ~(1 << self.square)


class ColonyShipTurned(Event, frozen=True, gc=False):
    """A used colony ship is turned face up again."""

    seat: Seat

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].colony_ships += 1


class DiscPlaced(Event, frozen=True, gc=False):
    """A disc of the influence track takes control of a sector."""

    seat: Seat
    sector: int

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].discs -= 1
        table.control(self.seat, self.sector)


class DiscLifted(Event, frozen=True, gc=False):
    """A disc leaves a sector for the influence track, perhaps because somebody else has come."""

    seat: Seat
    sector: int
    by: Seat = NOBODY

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].discs += 1
        table.control(NOBODY, self.sector)


class DiscsGained(Event, frozen=True, gc=False):
    """Spare discs come to the influence track."""

    seat: Seat
    count: int

    def apply(self, table: EclipseTable) -> None:
        player = table.players[self.seat]
        player.discs += self.count
        player.spare_discs -= self.count


class TechTaken(Event, frozen=True, gc=False):
    """A technology goes from the supply to a player board."""

    seat: Seat
    tile: CardId

    def apply(self, table: EclipseTable) -> None:
        player = table.players[self.seat]
        table.supply.remove(self.tile)
        player.techs += bytes((self.tile,))
        player.tech_bits |= 1 << table.faces[self.tile] - pieces.FIRST_TECH


class TechsDrawn(Event, frozen=True, gc=False):
    """New technologies come from the bag to the supply."""

    tiles: tuple[CardId, ...]

    def apply(self, table: EclipseTable) -> None:
        for tile in self.tiles:
            table.bag.remove(tile)
            table.supply.append(tile)
            table.show(tile)


class UpkeepPaid(Event, frozen=True, gc=False):
    """Money comes in and the civilization is paid for."""

    seat: Seat
    income: int
    upkeep: int

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].storage[pieces.MONEY] += self.income - self.upkeep


class Produced(Event, frozen=True, gc=False):
    """Science and materials come in."""

    seat: Seat
    science: int
    materials: int

    def apply(self, table: EclipseTable) -> None:
        storage = table.players[self.seat].storage
        storage[pieces.SCIENCE] += self.science
        storage[pieces.MATERIALS] += self.materials


class BoardCleared(Event, frozen=True, gc=False):
    """Discs come back from the actions, colony ships turn up, the summary card is turned over."""

    seat: Seat

    def apply(self, table: EclipseTable) -> None:
        player = table.players[self.seat]
        player.discs += sum(player.spent)
        player.spent = bytearray(len(ACTIONS))
        player.colony_ships = player.row.colony_ships
        player.passed = False


class PopulationRevived(Event, frozen=True, gc=False):
    """A cube goes from the graveyard to a track: its own, unless that is full."""

    seat: Seat
    graveyard: int
    track: int

    def apply(self, table: EclipseTable) -> None:
        player = table.players[self.seat]
        player.graveyard[self.graveyard] -= 1
        player.cubes[self.track] += 1


class RoundBegan(Event, frozen=True, gc=False):
    """The round marker moves on, and whoever passed first is the start player."""

    round: int

    def apply(self, table: EclipseTable) -> None:
        table.round = self.round
        if table.next_first != NOBODY:
            table.first = table.next_first
        table.next_first = NOBODY


class Collapsed(Event, frozen=True, gc=False):
    """A civilization that cannot go on leaves with all its pieces; its points are counted."""

    seat: Seat
    points: int

    def apply(self, table: EclipseTable) -> None:
        player = table.players[self.seat]
        for sector in table.map:
            gone = [index for index, ship in enumerate(sector.ships) if party_of(ship) == self.seat]
            for index in reversed(gone):
                del sector.ships[index], sector.damage[index]
        for host in table.players:
            if self.seat in host.ambassadors:
                host.ambassadors.remove(self.seat)
        table.points[self.seat] = self.points
        player.gone = player.passed = True


class GameWon(Event, frozen=True, gc=False):
    """The last round is over and the points are counted; ``why`` is the key of what decided."""

    winners: tuple[Seat, ...]
    why: str
    points: tuple[int, ...]

    def apply(self, table: EclipseTable) -> None:
        table.points = list(self.points)
        table.winners = list(self.winners)
        table.over = True
