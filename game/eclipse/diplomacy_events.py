"""What happens between players: ambassadors, betrayal, reputation."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import CardId, Seat
from game.eclipse.table import EclipseTable


class RelationsProposed(Event, frozen=True, gc=False):
    """A seat proposes diplomatic relations; it does so once in a turn."""

    seat: Seat
    to: Seat

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].asked |= 1 << self.to


class RelationsDeclined(Event, frozen=True, gc=False):
    """A seat wants no relations with the one that proposed them."""

    seat: Seat
    by: Seat


class AmbassadorSent(Event, frozen=True, gc=False):
    """An ambassador and a cube go to the track of another seat."""

    seat: Seat
    to: Seat
    track: int

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].cubes[self.track] -= 1
        table.players[self.to].ambassadors.append(self.seat)


class AmbassadorReturned(Event, frozen=True, gc=False):
    """Relations have ended: the ambassador goes home, and the cube to a track."""

    seat: Seat
    host: Seat
    track: int

    def apply(self, table: EclipseTable) -> None:
        table.players[self.host].ambassadors.remove(self.seat)
        table.players[self.seat].cubes[self.track] += 1


class TraitorNamed(Event, frozen=True, gc=False):
    """Whoever broke relations last holds the traitor card."""

    seat: Seat

    def apply(self, table: EclipseTable) -> None:
        table.traitor = self.seat


class ReputationDrawn(Event, frozen=True, gc=False):
    """A seat looks at tiles from the bag."""

    seat: Seat
    tiles: tuple[CardId, ...]

    def apply(self, table: EclipseTable) -> None:
        for tile in self.tiles:
            table.reputation.remove(tile)
            table.drawn.append(tile)
            table.seen[tile] |= 1 << self.seat


class ReputationKept(Event, frozen=True, gc=False):
    """One of the tiles is laid face down on the track."""

    seat: Seat
    tile: CardId

    def apply(self, table: EclipseTable) -> None:
        table.drawn.remove(self.tile)
        table.players[self.seat].reputation.append(self.tile)


class ReputationReturned(Event, frozen=True, gc=False):
    """Tiles go back to the bag, which is mixed."""

    seat: Seat
    tiles: tuple[CardId, ...]

    def apply(self, table: EclipseTable) -> None:
        for tile in self.tiles:
            held = table.players[self.seat].reputation
            (table.drawn if tile in table.drawn else held).remove(tile)
            table.reputation.append(tile)
        table.shuffle(table.reputation)
