"""Combat: who fights whom in what order, and how they shoot (pages 18 and 19)."""

from __future__ import annotations

from typing import Any

import pytest

from game.eclipse import pieces
from game.eclipse.battle_events import (
    BattleBegan,
    BattleEnded,
    DiceAssigned,
    DiceMissed,
    DiceRolled,
)
from game.eclipse.designs import Design
from game.eclipse.diplomacy_events import ReputationDrawn
from game.eclipse.firing import hits, printed_target
from game.eclipse.parts import Die, Sector
from game.eclipse.pieces import party_of, type_of
from tests.support.eclipse.places import NORTH, NORTH_EAST, OPEN_CENTER, SOUTH, Row
from tests.support.eclipse.rounds import Round, eclipse

ANCIENTS, CENTER = pieces.ANCIENTS, pieces.CENTER


def fight(*fleets: list[Any], sector: Row = OPEN_CENTER, seats: int = 2, **words: Any) -> Round:
    """A battle in one sector, its parties in order of arrival."""
    return eclipse(seats=seats, phase="combat", sectors=[{**sector, "ships": list(fleets)}], **words)


def pairs(r: Round) -> list[tuple[int, int]]:
    """Attacker and defender of every battle so far."""
    return [(battle.attacker, battle.defender) for battle in r.happened(BattleBegan)]


class TestOrder:
    def test_a_lone_fleet_over_a_foreign_disc_does_not_battle(self) -> None:
        """Ruling 72: it earns no reputation and goes straight to the population."""
        r = fight([0, "interceptor"], sector={**SOUTH, "disc": 1, "cubes": [0]})
        assert r.asked == (0, "MayBombard")
        assert pairs(r) == []
        assert r.happened(ReputationDrawn) == []

    def test_sectors_come_in_descending_order_the_center_last(self) -> None:
        """Ruling 73."""
        both = [[0, "interceptor"], [1, "interceptor"]]
        rows = [
            {**OPEN_CENTER, "ships": both},
            {**NORTH, "ships": both},
            {"id": "304", "at": [0, -3], "ships": both},
        ]
        r = eclipse(phase="combat", sectors=rows).until_round(2)
        fought = [r.table.face(battle.sector).id for battle in r.happened(BattleBegan)]
        assert fought == ["304", "107", "001"]

    def test_the_last_two_arrivals_fight_first(self) -> None:
        """Ruling 74: the survivor meets whoever came before them."""
        r = fight([2, "interceptor"], [0, "interceptor"], [1, "interceptor"], seats=3, dice=[6, 1, 6])
        assert pairs(r) == [(1, 0), (0, 2)]  # the defender fires first on a tie

    def test_who_controls_the_sector_fights_last_among_players(self) -> None:
        """Ruling 74: wherever the ships came from."""
        sector = {**SOUTH, "disc": 2}
        r = fight(
            [0, "interceptor"], [1, "interceptor"], [2, "interceptor"], sector=sector, seats=3, dice=[6, 6]
        )
        assert pairs(r) == [(1, 0), (0, 2)]

    def test_ancients_fight_last_of_all(self) -> None:
        """Ruling 74."""
        sector = {"id": "305", "at": [0, -3], "turn": 1}
        r = fight([0, "interceptor"], [1, "interceptor"], sector=sector, dice=[6])
        assert pairs(r) == [(1, 0), (0, ANCIENTS)]

    def test_the_centers_defence_fights_last_of_all(self) -> None:
        """Ruling 74."""
        r = fight([0, "interceptor"], [1, "interceptor"], sector={"id": "001"}, dice=[6])
        assert pairs(r) == [(1, 0), (0, CENTER)]

    def test_initiative_ties_go_to_the_defender(self) -> None:
        """Ruling 75: who controls the sector, else who came first."""
        r = fight([0, "interceptor"], [1, "interceptor"], dice=[1, 6])
        assert [party_of(roll.ship) for roll in r.happened(DiceRolled)[:2]] == [0, 1]
        away = {**SOUTH, "turn": 4, "disc": 1}
        r = fight([0, "interceptor"], [1, "interceptor"], sector=away, dice=[1, 6])
        assert [party_of(roll.ship) for roll in r.happened(DiceRolled)[:2]] == [1, 0]

    def test_ancients_are_defenders(self) -> None:
        """Ruling 75: an interceptor of initiative 2 fires after them."""
        slow = [{"interceptor": ["", "", "", "nuclear_drive"]}, None]
        sector = {"id": "305", "at": [0, -3], "turn": 1}
        r = fight([0, "cruiser"], sector=sector, designs=slow, dice=[1, 1])
        assert [roll.ship for roll in r.happened(DiceRolled)[:2]] == [pieces.ANCIENT_SHIP, pieces.CRUISER]

    def test_equal_initiative_of_one_side_is_for_its_owner_to_order(self) -> None:
        """Ruling 76."""
        design = {"cruiser": ["", "nuclear_drive", "", "", "hull"]}
        r = fight([0, "interceptor", "cruiser"], [1, "interceptor"], designs=[design, None])
        assert r.asked == (0, "ActFirst")
        r.says(0, "first", (0, "cruiser"))
        assert [pieces.SHIPS[type_of(ship)] for ship in r.happened(BattleBegan)[0].order[:2]] == [
            "cruiser",
            "interceptor",
        ]

    def test_the_first_ship_of_a_party_fixes_its_place(self) -> None:
        """Ruling 77: neither reinforcements nor damage to the only ship change it."""
        sector = Sector(0, 0, 0)
        for ship in (0, 4, 1):
            sector.add(ship)
        assert sector.parties() == [0, 1]
        sector.hurt(4, 0, 1)
        sector.add(8)
        assert sector.parties() == [0, 1, 2]

    def test_when_the_last_ship_has_gone_the_place_in_the_order_is_lost(self) -> None:
        """Ruling 77: who comes back comes last."""
        sector = Sector(0, 0, 0)
        for ship in (0, 4):
            sector.add(ship)
        sector.remove(0)
        sector.add(0)
        assert sector.parties() == [1, 0]

    def test_a_ship_that_is_not_there_is_not_removed(self) -> None:
        with pytest.raises(LookupError, match="not here"):
            Sector(0, 0, 0).remove(4)
        with pytest.raises(LookupError, match="not here"):
            Sector(0, 0, 0).hurt(4, 0, 1)


class TestDescendants:
    """Ruling 78: they never fight ancients."""

    SECTOR: Row = {"id": "305", "at": [0, -3], "turn": 1}

    def test_alone_with_ancients_they_do_not_fight(self) -> None:
        """Ruling 78."""
        r = eclipse(
            "descendants_of_draco", phase="combat", sectors=[{**self.SECTOR, "ships": [[0, "cruiser"]]}]
        )
        assert pairs(r) == []

    def test_the_players_fight_first_and_a_surviving_foe_meets_the_ancients(self) -> None:
        """Ruling 78."""
        row = {**self.SECTOR, "disc": 0, "ships": [[0, "interceptor"], [1, "interceptor"]]}
        r = eclipse("descendants_of_draco", phase="combat", sectors=[row], dice=[1, 6])
        assert pairs(r) == [(1, 0), (1, ANCIENTS)]

    def test_if_they_win_the_ancients_stay(self) -> None:
        """Ruling 78."""
        row = {**self.SECTOR, "ships": [[0, "interceptor"], [1, "interceptor"]]}
        r = eclipse("descendants_of_draco", phase="combat", sectors=[row], dice=[6])
        assert pairs(r) == [(1, 0)]

    def test_their_population_is_reached_only_past_the_ancients(self) -> None:
        """Ruling 78: the foe has to beat them first."""
        row = {**self.SECTOR, "disc": 0, "cubes": [0], "ships": [[1, "dreadnought"]]}
        r = eclipse("descendants_of_draco", phase="combat", sectors=[row])
        assert pairs(r) == [(1, ANCIENTS)]


class TestMissiles:
    """Ruling 79: once at the start of every battle."""

    ROCKETS = {"interceptor": ["plasma_missile"]}

    def test_they_are_fired_once(self) -> None:
        """Ruling 79: two dice of two points for each."""
        r = fight([0, "interceptor"], [1, "cruiser"], designs=[self.ROCKETS, None], dice=[1, 1, 1, 1])
        rolls = [roll for roll in r.happened(DiceRolled) if roll.ship == 0]
        assert [die.damage for die in rolls[0].dice] == [2, 2]
        assert all(die.damage == 1 for roll in rolls[1:] for die in roll.dice)

    def test_they_are_fired_again_in_the_next_battle(self) -> None:
        """Ruling 79."""
        designs = [None, self.ROCKETS, None]
        r = fight(
            [0, "cruiser"],
            [1, "interceptor"],
            [2, "interceptor"],
            seats=3,
            designs=designs,
            dice=[6, 1, 1, 1],
        )
        salvos = [roll for roll in r.happened(DiceRolled) if roll.dice[0].damage == 2]
        assert [party_of(roll.ship) for roll in salvos] == [1, 1]

    def test_what_is_destroyed_before_its_turn_does_not_fire(self) -> None:
        """Ruling 79."""
        quick = {"interceptor": ["plasma_missile", "", "", "fusion_drive"]}
        r = fight([0, "interceptor"], [1, "interceptor"], designs=[quick, self.ROCKETS], dice=[6, 1])
        assert [party_of(roll.ship) for roll in r.happened(DiceRolled)] == [0]

    def test_nobody_retreats_instead_of_the_volley(self) -> None:
        """Ruling 80: the first question comes after it."""
        rows = [{**OPEN_CENTER, "ships": [[1, "cruiser"], [0, "interceptor"]]}, {**NORTH, "disc": 0}]
        r = eclipse(phase="combat", sectors=rows, designs=[self.ROCKETS, None], dice=[1, 1])
        assert r.asked == (0, "FireOrRetreat")
        assert len(r.happened(DiceRolled)) == 1


class TestDice:
    def test_all_dice_of_a_kind_are_rolled_together_and_assigned_freely(self) -> None:
        """Ruling 81: several on one target are fine."""
        fleets = [[0, "interceptor", "interceptor"], [1, "cruiser", "dreadnought"]]
        r = fight(*fleets, dice=[6, 6])
        assert len(r.happened(DiceRolled)[0].dice) == 2
        r.says(0, "hit", (1, "cruiser"), 0).says(0, "hit", (1, "cruiser"), 1)
        assert r.ships("001", 1) == ["dreadnought"]

    def test_a_die_is_never_split(self) -> None:
        """Ruling 81: the points beyond what destroys a ship are lost."""
        design = {"interceptor": ["", "antimatter_cannon", "tachyon_source"]}
        r = fight(
            [0, "interceptor"], [1, "interceptor", "interceptor"], designs=[design, None], dice=[6, 1, 1]
        )
        assert len(r.ships("001", 1)) == 1

    @pytest.mark.parametrize(
        ("face", "computer", "shield", "hit"),
        [
            (6, 0, 9, True), (1, 9, 0, False), (5, 1, 0, True), (5, 1, 1, False), (2, 4, 0, True),
            (4, 3, 1, True), (4, 0, 0, False), (3, 3, 0, True), (5, 0, 0, False),
        ],
    )  # fmt: skip
    def test_hits(self, face: int, computer: int, shield: int, hit: bool) -> None:
        """Ruling 82: 6 always and 1 never; else die plus computer minus shield makes 6."""
        assert hits(face, computer, shield) is hit

    def test_dice_that_hit_nothing_are_put_away(self) -> None:
        r = fight([0, "interceptor"], [1, "interceptor"], dice=[5, 6])
        assert r.happened(DiceMissed)[0].dice == (Die(1, 5),)

    def test_a_ship_without_hull_dies_of_one_point(self) -> None:
        """Ruling 83."""
        r = fight([0, "interceptor"], [1, "interceptor"], dice=[6])
        assert r.happened(DiceAssigned)[0].destroyed

    def test_damage_stays_into_the_next_battle_and_until_the_end_of_the_phase(self) -> None:
        """Ruling 83: the survivor of the first battle is hurt in the second."""
        fleets = [[0, "interceptor"], [1, "interceptor"], [2, "cruiser"]]
        r = fight(*fleets, seats=3, dice=[6, 5, 6])  # seat 1 hits, seat 2 hits back, seat 0 finds it damaged
        assert [(party_of(hit.ship), hit.damage, hit.destroyed) for hit in r.happened(DiceAssigned)[:3]] == [
            (2, 0, False),
            (1, 0, True),
            (2, 1, True),
        ]


class TestTargets:
    """Ruling 84: what ancients and the center do with their dice."""

    BIG, MIDDLE, SMALL, BASE = 2, 1, 0, 3

    def test_they_destroy_what_can_be_destroyed_the_largest_first(self) -> None:
        """Ruling 84."""
        ships = [
            ((self.SMALL, 0), Design()),
            ((self.BIG, 1), Design(hull=1)),
            ((self.MIDDLE, 0), Design(hull=2)),
        ]
        assert printed_target([Die(1, 6)], ships, 1) == (Die(1, 6), (self.BIG, 1))

    def test_what_is_left_goes_to_the_largest(self) -> None:
        """Ruling 84."""
        ships = [((self.SMALL, 0), Design(hull=2)), ((self.BIG, 0), Design(hull=4))]
        assert printed_target([Die(1, 5)], ships, 1) == (Die(1, 5), (self.BIG, 0))

    def test_a_starbase_ranks_between_cruiser_and_interceptor(self) -> None:
        """Ruling 84."""
        ships = [((self.SMALL, 0), Design()), ((self.BASE, 0), Design())]
        assert printed_target([Die(1, 6)], ships, 1) == (Die(1, 6), (self.BASE, 0))
        ships.append(((self.MIDDLE, 0), Design()))
        assert printed_target([Die(1, 6)], ships, 1) == (Die(1, 6), (self.MIDDLE, 0))

    def test_the_lowest_die_that_will_do_is_used(self) -> None:
        """Ruling 84: so that the 6 is left for the shielded ship, and most damage is done."""
        ships = [((self.SMALL, 0), Design()), ((self.BIG, 0), Design(hull=4, shield=2))]
        assert printed_target([Die(1, 6), Die(1, 5)], ships, 1) == (Die(1, 5), (self.SMALL, 0))

    def test_a_die_that_hits_nothing_is_not_used(self) -> None:
        assert printed_target([Die(1, 4)], [((self.SMALL, 0), Design())], 1) is None

    def test_the_center_has_four_dice_and_seven_hulls(self) -> None:
        """Page 19."""
        r = fight([0, "interceptor"], sector={"id": "001"}, dice=[6, 5, 5, 5, 5])
        assert [len(roll.dice) for roll in r.happened(DiceRolled)] == [1, 4]
        assert list(r.sector("001").ships) == [pieces.CENTER_SHIP]
        assert r.happened(BattleEnded)[0].winner == CENTER

    def test_an_ancient_has_two_dice_and_dies_of_two_points(self) -> None:
        """Page 19."""
        sector = {"id": "305", "at": [0, -3], "turn": 1}
        r = fight([0, "interceptor", "interceptor"], sector=sector, dice=[6, 6])
        assert r.sector("305").count(ANCIENTS) == 0
        assert [hit.destroyed for hit in r.happened(DiceAssigned)] == [False, True]


def test_shields_matter_only_against_computers() -> None:
    """Ruling 82: a natural 6 goes through them."""
    assert hits(6, 0, 3)
    assert not hits(5, 2, 2)


def test_the_battle_of_two_sectors_is_fought_apart() -> None:
    """Ruling 73: each sector is finished, with its reputation, before the next one."""
    both = [[0, "interceptor"], [1, "interceptor"]]
    rows = [{**NORTH, "ships": both}, {**NORTH_EAST, "ships": both}]
    r = eclipse(phase="combat", sectors=rows).until_round(2)
    kinds = [type(event).__name__ for event in r.log if isinstance(event, BattleBegan | ReputationDrawn)]
    assert kinds[0] == "BattleBegan"
    assert "ReputationDrawn" in kinds[1:3]
