"""What ships could do at any time of a match, from what was fitted until then."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event
from game.eclipse import pieces
from game.eclipse.designs import Design, design
from game.eclipse.events import SpeciesChosen
from game.eclipse.firing import hits
from game.eclipse.map_events import PartFitted, PartRemoved
from game.eclipse.parts import Die
from game.eclipse.pieces import party_of, type_of
from game.eclipse.table import NEUTRAL, EclipseTable


class DesignsSoFar:
    """Follows the blueprints of all seats from the beginning of a match."""

    def __init__(self, table: EclipseTable) -> None:
        self.boards = [player.species for player in table.players]
        self.squares = [[bytearray(squares) for squares in player.designs] for player in table.players]

    def hear(self, event: Event) -> None:
        if isinstance(event, SpeciesChosen):
            self.boards[event.seat] = event.species
            board = pieces.SPECIES[event.species].blueprints
            self.squares[event.seat] = [
                bytearray(len(pieces.BLUEPRINTS[board, ship].printed)) for ship in range(len(pieces.SHIPS))
            ]
        elif isinstance(event, PartFitted):
            self.squares[event.seat][event.ship][event.square] = event.part + 1
        elif isinstance(event, PartRemoved):
            self.squares[event.seat][event.ship][event.square] = 0

    def design(self, code: int) -> Design:
        """What a ship on the map fights with."""
        party, ship = party_of(code), type_of(code)
        if party in NEUTRAL:
            return NEUTRAL[party]
        board = pieces.SPECIES[self.boards[party]].blueprints
        return design(board, ship, bytes(self.squares[party][ship]))

    def hits(self, code: int, rolled: Sequence[Die], kinds: Sequence[int]) -> int:
        """How many dice of a ship hit an enemy among these kinds, the one that is hit most easily."""
        shields = [self.design(other).shield for other in kinds if party_of(other) != party_of(code)]
        computer = self.design(code).computer
        return sum(hits(die.face, computer, min(shields, default=0)) for die in rolled)
