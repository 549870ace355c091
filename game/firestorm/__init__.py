"""Perry Rhodan: Firestorm."""

from game.core.games import Game
from game.firestorm import pieces, verbs
from game.firestorm.counting import faults
from game.firestorm.luck import luck
from game.firestorm.phases import announcing, building, combat, damage, polling, resolving, turn
from game.firestorm.phases.losing import disqualify
from game.firestorm.phases.staking import show_stakes
from game.firestorm.phases.triggers import triggers
from game.firestorm.scenario import arrange
from game.firestorm.setup import factions, set_up
from game.firestorm.table import FirestormTable

GAME = Game(
    name="firestorm",
    version=1,
    seats=pieces.SEATS,
    table_type=FirestormTable,
    phases=[
        disqualify,
        show_stakes,
        *turn.ERRANDS,
        *building.ERRANDS,
        *polling.ERRANDS,
        *announcing.ERRANDS,
        *resolving.ERRANDS,
        *damage.ERRANDS,
        triggers,
        *combat.ERRANDS,
    ],
    powers={},
    set_up=set_up,
    arrange=arrange,
    faults=faults,
    factions=factions,
    face_keys=pieces.KEYS,
    luck=luck,
    deck=pieces.CARDS_EACH,
    written=8,
    variants=(
        {},
        {},
        {"mode": "pairs"},
        {"decks": "random"},
        {"decks": "random", "stakes": True},
        {"decks": "random", "mode": "cross"},
        {"open_call": True},
    ),
)

__all__ = ["GAME", "verbs"]
