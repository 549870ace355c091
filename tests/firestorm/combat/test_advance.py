"""Ships that nobody blocks may advance to the planet (RB 2.4.9 to 2.4.11, 4.1.7)."""

from __future__ import annotations

from game.firestorm.combat.prompts import ChooseAdvance
from game.firestorm.prompts import Act, TakeMainPhase
from game.firestorm.totals import values
from tests.support.firestorm.fights import clash

SMALL, LARGE = "ki_lancer", "gr_light_cruiser"


def test_a_blocked_ship_cannot_advance() -> None:
    battle = clash([SMALL, LARGE], [LARGE], step="advance_declaration", blocks=[0])
    assert battle.asks(0, ChooseAdvance).listed == ("done", f"card {battle.mine[1]}")


def test_a_deactivated_ship_cannot_advance() -> None:
    battle = clash([{"card": SMALL, "resting": True}, LARGE], step="advance_declaration")
    assert battle.asks(0, ChooseAdvance).listed == ("done", f"card {battle.mine[1]}")


def test_nobody_has_to_advance_and_who_does_not_stays_active() -> None:
    battle = clash([SMALL], step="advance_declaration").advances()
    _ = battle.asks(0, TakeMainPhase)
    assert not battle.is_resting(battle.mine[0])


def test_the_last_effect_phase_comes_between_declaration_and_advance() -> None:
    battle = clash([SMALL], step="advance_declaration", me={"hand": ["gr_burst_fire"], "ep": 1})
    battle.advances(battle.mine[0])
    _ = battle.asks(0, Act)
    assert battle.phase_is("kep3")
    assert battle.table.role(battle.mine[0], "advancing")
    assert not battle.table.combat.advanced


def test_a_ship_deactivated_after_its_declaration_does_not_advance_but_stays_in_combat() -> None:
    """RB 2.4.11."""
    torpor = {"others": [{"card": "gr_torpor_emitter", "on": 0}], "ep": 1, "planets": ["pl_orrith_pits"]}
    battle = clash([SMALL, LARGE], planet="pl_orrith_pits", step="kep3", advancing=[0, 1], them=torpor).plays(
        1, "card 40", verb="use"
    )
    assert battle.table.in_combat(40)
    assert list(battle.table.combat.advancing) == [41]
    assert battle.phase_is("damage_step")


def test_all_accessories_in_combat_are_shown() -> None:
    mine, theirs = (
        {"card": SMALL, "gear": ["gr_auxiliary_cannon"]},
        {"card": SMALL, "gear": ["gr_shield_booster"]},
    )
    battle = clash([mine], [theirs], step="advance", blocks=[0])
    assert battle.table.seen[41] == battle.table.seen[161] == battle.table.everyone


def test_accessories_of_ships_that_are_not_in_combat_stay_covered() -> None:
    other = {"card": SMALL, "gear": ["gr_auxiliary_cannon"]}
    battle = clash([SMALL, other], step="advance", formations=[[0]])
    assert battle.table.seen[42] != battle.table.everyone


def test_the_accessories_of_the_planet_are_shown_only_if_ships_really_advance() -> None:
    """Ruling 24."""
    planet = {"card": "pl_kelmar", "gear": ["gr_shield_dome"]}
    idle = clash([SMALL], planet=planet, step="advance")
    (dome,) = idle.gear[1]
    assert idle.table.seen[dome] != idle.table.everyone
    advancing = clash([SMALL], planet=planet, step="advance", advancing=[0])
    assert advancing.table.seen[dome] == advancing.table.everyone


def test_an_advancing_ship_gets_what_is_meant_for_advancing_ships() -> None:
    breaker = {"card": LARGE, "gear": ["ki_planet_breaker"]}
    battle = clash([breaker, breaker], step="damage_step", advancing=[0])
    assert [values(battle.table, ship).attack for ship in battle.mine] == [8, 4]
