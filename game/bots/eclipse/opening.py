"""Before the first round of Eclipse: which species a bot likes to play, among whom, and today."""

from __future__ import annotations

from zlib import crc32

from game.bots.eclipse.tastes import Scores, taste_for
from game.core.table import Seat
from game.eclipse.prompts import ChooseSpecies
from game.eclipse.table import EclipseTable

# Points more or less than the others at the same table, in 115 matches of captains with species by lot.
STRENGTHS = {"planta": 6.6, "descendants_of_draco": 2.2, "hydran_progress": 2.0, "orion_hegemony": 0.5,
             "mechanema": -1.0, "eridani_empire": -1.0}  # fmt: skip
TERRAN = -1.3
DEFENCELESS = "planta"  # its cubes die without a roll
WARLIKE = ("orion_hegemony", "eridani_empire")
CLOSE_SEATS = 4  # so many and more have their homes side by side
# Guessed, not measured: neighbours, and how much of the strength and of a mood counts.
CROWD = 0.7  # points that a narrow galaxy costs the defenceless and brings the warlike
PREY = 1.0  # points that they cost and bring each other as neighbours
SHARE = 0.35  # of what was measured: whoever plays always the strongest is soon known
MOST = 0xFFFFFFFF  # that a checksum can be
MOOD = 6.0  # points between the best and the worst mood for a species


@taste_for(ChooseSpecies)
def a_people_to_like(table: EclipseTable, prompt: ChooseSpecies, options: list[str]) -> Scores:
    """What it is good for, beside whom it would sit, and what this bot feels like in this match."""
    return [
        SHARE * STRENGTHS.get(species, TERRAN)
        + among(table, prompt.seat, species)
        + MOOD * mood(table, prompt.seat, species)
        for species in options
    ]


def among(table: EclipseTable, seat: Seat, species: str) -> float:
    """What the neighbours make of a species, as far as they have chosen theirs."""
    beside = {table.players[(seat + step) % table.seats].species for step in (-1, 1)} - {""}
    crowded = table.seats >= CLOSE_SEATS
    if species == DEFENCELESS:
        return -CROWD * crowded - PREY * len(beside.intersection(WARLIKE))
    if species in WARLIKE:
        return CROWD * crowded + PREY * (DEFENCELESS in beside)
    return 0.0


def mood(table: EclipseTable, seat: Seat, species: str) -> float:
    """From 0 to 1, for variety only: a checksum of what is for sale, which differs from match to match."""
    supply = bytes(sorted(table.faces[tile] for tile in table.supply))
    return crc32(supply + f"{seat} {species}".encode()) / MOST
