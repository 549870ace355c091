"""Cosmic Encounter."""

from game.core.games import Game
from game.cosmic import aliens, artifacts, pieces, techs
from game.cosmic.phases.aftermath import aftermath
from game.cosmic.phases.alliance import alliance
from game.cosmic.phases.destiny import destiny
from game.cosmic.phases.launch import launch
from game.cosmic.phases.opening import choose_aliens, first_hands, first_player, first_techs
from game.cosmic.phases.planning import planning
from game.cosmic.phases.regroup import regroup
from game.cosmic.phases.resolution import resolution
from game.cosmic.phases.reveal import reveal
from game.cosmic.phases.start_turn import encounter, start_turn
from game.cosmic.powers import POWERS
from game.cosmic.scenario import arrange
from game.cosmic.setup import factions, faults, set_up
from game.cosmic.table import CosmicTable

GAME = Game(
    name="cosmic",
    version=1,
    seats=pieces.SEATS,
    table_type=CosmicTable,
    phases=[
        choose_aliens,
        first_hands,
        first_techs,
        first_player,
        start_turn,
        encounter,
        regroup,
        destiny,
        launch,
        alliance,
        planning,
        reveal,
        resolution,
        aftermath,
    ],
    powers=POWERS,
    set_up=set_up,
    arrange=arrange,
    faults=faults,
    factions=factions,
    face_keys=pieces.KEYS,
    variants=(
        {},
        {"flares": False, "skill": "green"},
        {"four_planets": True, "technology": True},
        {"hidden": True, "rotating": True, "freewheeling": True, "technology": True, "classic_filch": True},
        {"open_call": True, "german": True, "aliens": "random", "four_planets": True},
    ),
)

__all__ = ["GAME", "aliens", "artifacts", "techs"]
