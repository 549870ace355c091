"""Cosmic Encounter."""

from game.core.games import Game
from game.cosmic import aliens, artifacts, deals, pieces, techs
from game.cosmic.luck import luck
from game.cosmic.phases import (
    aftermath,
    alliance,
    destiny,
    launch,
    opening,
    planning,
    regroup,
    resolution,
    reveal,
    start_turn,
    windows,
)
from game.cosmic.powers import POWERS
from game.cosmic.scenario import arrange
from game.cosmic.setup import factions, faults, set_up
from game.cosmic.table import CosmicTable

GAME = Game(
    name="cosmic",
    version=3,
    seats=pieces.SEATS,
    table_type=CosmicTable,
    phases=[
        *opening.ERRANDS,
        *start_turn.ERRANDS,
        *regroup.ERRANDS,
        *destiny.ERRANDS,
        *launch.ERRANDS,
        *alliance.ERRANDS,
        *planning.ERRANDS,
        *reveal.ERRANDS,
        *resolution.ERRANDS,
        *deals.ERRANDS,
        *aftermath.ERRANDS,
        *windows.ERRANDS,
    ],
    powers=POWERS,
    set_up=set_up,
    arrange=arrange,
    faults=faults,
    factions=factions,
    face_keys=pieces.KEYS,
    luck=luck,
    written=8,
    variants=(
        {},
        {"flares": False, "skill": "green"},
        {"four_planets": True, "technology": True},
        {"hidden": True, "rotating": True, "freewheeling": True, "technology": True, "classic_filch": True},
        {"open_call": True, "german": True, "aliens": "random", "four_planets": True},
    ),
)

__all__ = ["GAME", "aliens", "artifacts", "techs"]
