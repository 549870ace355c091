"""After the battles: population, discs, repairs (pages 20 and 21)."""

from __future__ import annotations

from typing import Any

from game.core.table import NOBODY
from game.eclipse import pieces
from game.eclipse.battle_events import BattleBegan, BattleEnded, DamageRepaired, PopulationAttacked
from game.eclipse.events import DiscLifted, DiscPlaced, PopulationKilled
from tests.support.eclipse.places import NORTH, NORTH_EAST, OPEN_CENTER, SOUTH, Row
from tests.support.eclipse.rounds import Round, eclipse

CITY: Row = {**SOUTH, "disc": 1, "cubes": [0, 1]}


def siege(*ships: str, sector: Row = CITY, species: tuple[str, ...] = (), **words: Any) -> Round:
    """Ships of seat 0 over a sector of seat 1."""
    row = {**sector, "ships": [[0, *ships]]}
    return eclipse(*species, phase="combat", sectors=[row, *words.pop("more", ())], **words)


class TestPopulation:
    """Ruling 97: the attack on population."""

    def test_every_ship_fires_its_cannons_once(self) -> None:
        """Ruling 97: no missiles."""
        rockets = {"interceptor": ["plasma_missile"]}
        r = siege("interceptor", "cruiser", designs=[rockets, None]).rolls(1, 1).says(0, "attack")
        assert [die.damage for die in r.happened(PopulationAttacked)[0].dice] == [1, 1]

    def test_one_cube_of_choice_for_each_point(self) -> None:
        """Ruling 97: a cannon of two points destroys two."""
        r = siege("interceptor").rolls(6).says(0, "attack").says(0, "kill", "106", 1)
        assert r.cubes("106") == [0]
        plasma = {"interceptor": ["", "plasma_cannon"]}
        assert siege("interceptor", designs=[plasma, None]).rolls(6).says(0, "attack").cubes("106") == []

    def test_computers_count_and_shields_do_not_exist(self) -> None:
        """Ruling 97."""
        r = siege("cruiser").rolls(5).says(0, "attack")  # an Electron Computer
        assert r.happened(PopulationAttacked)[0].points == 1

    def test_the_attack_is_optional(self) -> None:
        """Ruling 97."""
        r = siege("interceptor").says(0, "spare")
        assert r.cubes("106") == [0, 1]
        assert r.sector("106").disc == 1

    def test_neutron_bombs_need_no_dice(self) -> None:
        """Ruling 97: all cubes die."""
        r = siege("interceptor", techs=[["neutron_bombs"], None]).says(0, "attack")
        assert r.happened(PopulationAttacked)[0].dice == ()
        assert r.cubes("106") == []

    def test_ships_without_cannons_cannot_attack(self) -> None:
        """Ruling 97: unless they have bombs."""
        unarmed = [{"interceptor": ["", "hull"]}, None]
        assert siege("interceptor", designs=unarmed).happened(PopulationAttacked) == []
        r = siege("interceptor", designs=unarmed, techs=[["neutron_bombs"], None])
        assert r.asked == (0, "MayBombard")

    def test_planta_die_without_dice(self) -> None:
        """Ruling 97: whatever remains over them destroys them all."""
        r = siege("interceptor", species=("terran_directorate", "planta"))
        assert len(r.happened(PopulationKilled)) == 2
        assert r.asked == (0, "MayClaim")

    def test_nobody_attacks_while_an_enemy_is_left(self) -> None:
        """Page 20: after all battles, ships that are alone."""
        row = {**CITY, "turn": 4, "ships": [[0, "interceptor"], [1, "starbase"]]}
        r = eclipse(phase="combat", sectors=[row], dice=[6])
        assert r.happened(BattleEnded)[0].winner == 1
        assert r.happened(PopulationAttacked) == []

    def test_attacks_come_after_all_battles(self) -> None:
        """Page 20: a sector of a higher number is attacked when the last battle is over."""
        both = [[0, "interceptor"], [1, "interceptor"]]
        target = {"id": "304", "at": [3, 0], "disc": 1, "cubes": [1]}
        r = siege("interceptor", sector=target, more=({**OPEN_CENTER, "ships": both},))
        for _ in range(20):
            if r.asked[1] == "MayBombard":
                break
            r.answer_dully()
        assert r.happened(BattleBegan)
        assert r.asked == (0, "MayBombard")


def test_ancients_leave_the_descendants_population_alone() -> None:
    """Ruling 98."""
    row = {"id": "305", "at": [0, -3], "disc": 0, "cubes": [0, 1]}
    r = eclipse("descendants_of_draco", phase="combat", sectors=[row])
    assert r.sector("305").count(pieces.ANCIENTS) == 1
    assert r.cubes("305") == [0, 1]


class TestDiscs:
    """Ruling 99: whose ship is over a sector without population."""

    def test_a_foreign_disc_goes_home_and_ones_own_may_come(self) -> None:
        """Ruling 99: a sector that never had cubes falls to an unopposed ship."""
        r = siege("interceptor", sector={**SOUTH, "disc": 1})
        discs = r.player(1).discs
        assert r.happened(DiscLifted) == [DiscLifted(1, r.number("106"), 0)]
        assert r.sector("106").disc == NOBODY
        r.says(0, "claim")
        assert r.sector("106").disc == 0
        assert r.player(1).discs == discs

    def test_the_foreign_disc_goes_even_if_the_own_one_stays(self) -> None:
        """Ruling 99."""
        r = siege("interceptor", sector={**SOUTH, "disc": 1}).says(0, "leave")
        assert r.sector("106").disc == NOBODY

    def test_without_a_disc_nobody_is_asked(self) -> None:
        """Ruling 99."""
        r = siege("interceptor", sector={**SOUTH, "disc": 1}, discs=[0, None])
        assert r.happened(DiscPlaced) == []
        assert r.sector("106").disc == NOBODY

    def test_population_that_is_left_keeps_the_disc(self) -> None:
        """Ruling 99."""
        r = siege("interceptor").rolls(1).says(0, "attack")
        assert r.sector("106").disc == 1

    def test_a_free_sector_may_be_claimed_by_a_ship(self) -> None:
        """Ruling 99: and its discovery tile is taken."""
        r = siege("interceptor", sector={**SOUTH, "discovery": "money"}).says(0, "claim").says(0, "benefit")
        assert r.sector("106").disc == 0
        assert r.player(0).storage[pieces.MONEY] >= 8

    def test_discs_come_only_after_all_battles(self) -> None:
        """Ruling 39: what is found there cannot help in a battle of the same phase."""
        both = [[0, "interceptor"], [1, "interceptor"]]
        rows = [{"id": "304", "at": [3, 0], "ships": [[0, "cruiser"]]}, {**OPEN_CENTER, "ships": both}]
        r = eclipse(phase="combat", sectors=rows, discovery=["axion_computer"])
        for _ in range(20):
            if r.asked[1] == "MayClaim":
                break
            assert not r.happened(DiscPlaced)
            r.answer_dully()
        assert r.happened(BattleEnded)


def test_a_conquered_sector_may_be_settled_in_the_upkeep() -> None:
    """Ruling 100."""
    r = siege("interceptor", sector={**SOUTH, "disc": 1}, colony_ships=[1, 0]).says(0, "claim")
    assert r.asked == (0, "SettleNow")
    r.says(0, "settle", "106", 0, "science")
    assert r.cubes("106") == [0]


def test_all_damage_is_repaired() -> None:
    """Ruling 101: at the end of the phase, after the conquests."""
    row = {**NORTH, "ships": [[0, "cruiser:1"]]}
    r = eclipse(phase="combat", sectors=[row, NORTH_EAST]).says(0, "leave")
    assert list(r.sector("107").damage) == [0]
    assert len(r.happened(DamageRepaired)) == 1
