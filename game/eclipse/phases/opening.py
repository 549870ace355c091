"""Before the first round: species are chosen one after the other (p. 4)."""

from __future__ import annotations

from game.core.table import Seat
from game.eclipse import pieces
from game.eclipse.events import SpeciesChosen
from game.eclipse.phases.turns import EclipsePlay
from game.eclipse.prompts import ChooseSpecies
from game.eclipse.table import EclipseTable


async def choose_species(play: EclipsePlay, seat: Seat) -> None:
    """Any species whose board nobody has taken (ruling 2)."""
    species = await ChooseSpecies(seat, listed=tuple(free_species(play.table)))
    play.do(SpeciesChosen(seat, species))


def free_species(table: EclipseTable) -> list[str]:
    taken = {player.species for player in table.players if player.species}
    return [
        row.id
        for row in pieces.SPECIES.values()
        if row.id not in taken
        and row.board_of not in taken
        and (table.species == "all" or row.kind == table.species)
    ]
