"""Cosmic Encounter Duel."""

from game.core.games import Game
from game.duel import aliens, destiny, envoys, pieces
from game.duel.luck import luck
from game.duel.phases.cleanup import cleanup
from game.duel.phases.destiny import destiny as draw_destiny
from game.duel.phases.destiny import end_of_card, hands
from game.duel.phases.dials import dials, set_dials
from game.duel.phases.envoys import envoys as reveal_envoys
from game.duel.phases.opening import choose_aliens, first_hands
from game.duel.phases.plans import choose_plans, plans
from game.duel.phases.prize import prize
from game.duel.phases.reinforcements import reinforcements
from game.duel.phases.reveal import reveal
from game.duel.phases.tactics import check_ships, recover, tactics
from game.duel.phases.winner import winner
from game.duel.powers import POWERS
from game.duel.scenario import arrange
from game.duel.setup import factions, faults, set_up
from game.duel.table import DuelTable

GAME = Game(
    name="duel",
    version=2,
    seats=range(pieces.SEATS, pieces.SEATS + 1),
    table_type=DuelTable,
    phases=[
        choose_aliens,
        first_hands,
        draw_destiny,
        end_of_card,
        hands,
        dials,
        set_dials,
        reveal_envoys,
        plans,
        choose_plans,
        tactics,
        recover,
        check_ships,
        reveal,
        reinforcements,
        winner,
        prize,
        cleanup,
    ],
    powers=POWERS,
    set_up=set_up,
    arrange=arrange,
    faults=faults,
    factions=factions,
    face_keys=pieces.KEYS,
    luck=luck,
    variants=({}, {"first_game": True}, {"aliens": "dealt"}, {"aliens": "free"}),
)

__all__ = ["GAME", "aliens", "destiny", "envoys"]
