"""Eclipse: New Dawn for the Galaxy."""

from game.core.games import Game
from game.eclipse import pieces
from game.eclipse.luck import luck
from game.eclipse.phases.battle import assign, engage
from game.eclipse.phases.combat import battles, combat, next_battle, repair
from game.eclipse.phases.conquest import (
    bombard,
    bury,
    conquer,
    keep_reputation,
    kill,
    reputation,
    swap_reputation,
)
from game.eclipse.phases.diplomacy import (
    after_combat,
    break_relations,
    make_room,
    proposal,
    recall,
    send_envoy,
)
from game.eclipse.phases.explore import claim, discover, explore, found_part, found_tech, lay
from game.eclipse.phases.influence import influence, lift, put_disc
from game.eclipse.phases.opening import choose_species
from game.eclipse.phases.research import artifacts, research
from game.eclipse.phases.ships import build, move, upgrade
from game.eclipse.phases.turns import begin_round, end_turn, next_turn, turn
from game.eclipse.phases.upkeep import cleanup, pay, revive, settle_now
from game.eclipse.scenario import arrange
from game.eclipse.setup import factions, faults, set_up
from game.eclipse.table import EclipseTable

GAME = Game(
    name="eclipse",
    version=1,
    seats=pieces.SEATS,
    table_type=EclipseTable,
    phases=[
        choose_species,
        begin_round,
        turn,
        end_turn,
        next_turn,
        explore,
        lay,
        claim,
        discover,
        found_part,
        found_tech,
        influence,
        lift,
        put_disc,
        research,
        artifacts,
        upgrade,
        build,
        move,
        proposal,
        make_room,
        send_envoy,
        break_relations,
        recall,
        combat,
        battles,
        next_battle,
        engage,
        assign,
        reputation,
        keep_reputation,
        swap_reputation,
        bombard,
        kill,
        bury,
        conquer,
        repair,
        after_combat,
        settle_now,
        pay,
        cleanup,
        revive,
    ],
    powers={},
    set_up=set_up,
    arrange=arrange,
    faults=faults,
    factions=factions,
    face_keys=pieces.KEYS,
    luck=luck,
    cards=len(pieces.TILES),
    written=8,
    variants=({}, {"species": "terran"}, {"species": "random"}),
)

__all__ = ["GAME"]
