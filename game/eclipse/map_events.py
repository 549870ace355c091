"""What happens on the map: sectors, discoveries, structures, ships on the move."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import CardId, Seat
from game.eclipse import pieces
from game.eclipse.parts import NO_TILE
from game.eclipse.pieces import ship_code
from game.eclipse.seating import lay_sector
from game.eclipse.table import EclipseTable


class SectorTurned(Event, frozen=True, gc=False):
    """The top sector of a stack is turned over, for everybody to see."""

    ring: int
    tile: CardId

    def apply(self, table: EclipseTable) -> None:
        table.stacks[self.ring].remove(self.tile)
        table.drawn.append(self.tile)
        table.show(self.tile)


class SectorPlaced(Event, frozen=True, gc=False):
    """A sector comes to the map with its discovery tile and its ancients."""

    seat: Seat
    tile: CardId
    q: int
    r: int
    turn: int
    discovery: CardId = NO_TILE
    ancients: int = 0

    def apply(self, table: EclipseTable) -> None:
        table.drawn.remove(self.tile)
        sector = lay_sector(table, self.tile, self.q, self.r, self.turn)
        if self.discovery != NO_TILE:
            table.discoveries.remove(self.discovery)
            sector.discovery = self.discovery
        for _ in range(self.ancients):
            sector.add(pieces.ANCIENT_SHIP)


class SectorThrown(Event, frozen=True, gc=False):
    """A sector that is not wanted lies face up beside its stack."""

    ring: int
    tile: CardId

    def apply(self, table: EclipseTable) -> None:
        table.drawn.remove(self.tile)
        table.thrown[self.ring].append(self.tile)


class StackRemade(Event, frozen=True, gc=False):
    """The discarded sectors become the new stack."""

    ring: int

    def apply(self, table: EclipseTable) -> None:
        pile = table.thrown[self.ring]
        table.shuffle(pile)
        table.stacks[self.ring].extend(pile)
        pile.clear()


class DiscoveryTaken(Event, frozen=True, gc=False):
    """Whoever takes control of a sector turns over the discovery tile that lies there."""

    seat: Seat
    sector: int

    def apply(self, table: EclipseTable) -> None:
        sector = table.map[self.sector]
        table.drawn.append(sector.discovery)
        table.show(sector.discovery)
        sector.discovery = NO_TILE


class DiscoveryKept(Event, frozen=True, gc=False):
    """The tile is kept for its points."""

    seat: Seat
    tile: CardId

    def apply(self, table: EclipseTable) -> None:
        table.drawn.remove(self.tile)
        table.players[self.seat].discoveries += bytes((self.tile,))


class DiscoveryUsed(Event, frozen=True, gc=False):
    """The tile's benefit is used; it leaves the game."""

    seat: Seat
    tile: CardId

    def apply(self, table: EclipseTable) -> None:
        table.drawn.remove(self.tile)
        table.box.append(self.tile)


class PartStored(Event, frozen=True, gc=False):
    """An ancient part lies beside the player board."""

    seat: Seat
    part: int

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].parts += bytes((self.part,))


class PartFitted(Event, frozen=True, gc=False):
    """A part goes on a square of a blueprint; an ancient one comes from beside the board."""

    seat: Seat
    ship: int
    square: int
    part: int
    stored: bool = False

    def apply(self, table: EclipseTable) -> None:
        player = table.players[self.seat]
        player.fit(self.ship, self.square, self.part + 1)
        if self.stored:
            player.parts = player.parts.replace(bytes((self.part,)), b"", 1)


class PartRemoved(Event, frozen=True, gc=False):
    """A part leaves a blueprint: what is printed below works again."""

    seat: Seat
    ship: int
    square: int
    part: int

    def apply(self, table: EclipseTable) -> None:
        table.players[self.seat].fit(self.ship, self.square, 0)


class ShipBuilt(Event, frozen=True, gc=False):
    """A ship is set into a sector."""

    seat: Seat
    ship: int
    sector: int

    def apply(self, table: EclipseTable) -> None:
        table.map[self.sector].add(ship_code(self.seat, self.ship))


class StructureBuilt(Event, frozen=True, gc=False):
    """An orbital or a monolith is set into a sector, and stays to the end."""

    seat: Seat
    what: int
    sector: int

    def apply(self, table: EclipseTable) -> None:
        sector = table.map[self.sector]
        if self.what == pieces.ORBITAL:
            sector.orbital = True
        else:
            sector.monolith = True


class ShipMoved(Event, frozen=True, gc=False):
    """A ship flies through sectors, from the first to the last."""

    seat: Seat
    ship: int
    path: tuple[int, ...]

    def apply(self, table: EclipseTable) -> None:
        code = ship_code(self.seat, self.ship)
        table.map[self.path[0]].remove(code)
        table.map[self.path[-1]].add(code)
