"""The worked examples of the rulebook, with their printed numbers."""

from __future__ import annotations

from game.eclipse import pieces
from game.eclipse.battle_events import Activated, BattleBegan, DiceAssigned, DiceRolled
from game.eclipse.battle_prompts import AvoidBankruptcy, FireOrRetreat
from game.eclipse.events import PopulationKilled, UpkeepPaid
from game.eclipse.parts import Die
from game.eclipse.pieces import party_of, type_of
from tests.support.eclipse.places import (
    EMPTY_HOME,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    OPEN_CENTER,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    Row,
)
from tests.support.eclipse.rounds import Round, eclipse


def test_tracks_show_12_21_15_and_upkeep_2() -> None:
    """Page 6: the first visible squares are what a civilization makes, and what its discs cost."""
    r = eclipse(tracks=[[5, 2, 4], None], graveyard=[[6, 9, 4], None], discs=[9, None])
    assert [r.table.income(0, resource) for resource in range(3)] == [12, 21, 15]
    assert r.table.upkeep(0) == 2


def test_two_colony_ships_bring_two_cubes() -> None:
    """Page 8: blue turns two colony ships over and puts two cubes on a sector."""
    r = eclipse(sectors=[{**SOUTH, "disc": 0}])
    r.says(0, "settle", "106", 0, "science").says(0, "settle", "106", 1, "materials")
    assert r.player(0).colony_ships == 1
    assert r.cubes("106") == [0, 1]
    assert r.player(0).cubes == [10, 9, 9]


class TestExplore:
    """Page 10: placements A and B with whole wormholes, C and D with half ones, E never."""

    def test_a_whole_wormhole_joins_the_new_sector(self) -> None:
        r = eclipse(stacks={"inner": ["106"]})
        r.says(0, "explore").says(0, "zone", 0, -1)
        assert [turn for turn in range(6) if r.may(0, "turn", turn, "106")] == [0, 3, 4, 5]

    def test_a_half_wormhole_is_enough_with_a_generator(self) -> None:
        r = eclipse(stacks={"inner": ["106"]}, techs=[["wormhole_generator"], None])
        r.says(0, "explore").says(0, "zone", 0, -1)
        assert [turn for turn in range(6) if r.may(0, "turn", turn, "106")] == [0, 1, 2, 3, 4, 5]

    def test_without_any_wormhole_no_generator_helps(self) -> None:
        """The home has no wormhole towards this place, so the tile has to have one."""
        words = {"stacks": {"middle": ["201"]}}
        assert not eclipse(**words).says(0, "explore").may(0, "zone", 1, -2)
        r = eclipse(**words, techs=[["wormhole_generator"], None])
        r.says(0, "explore").says(0, "zone", 1, -2)
        assert [turn for turn in range(6) if r.may(0, "turn", turn, "201")] == [0, 2, 4]


class TestInfluence:
    """Page 11: an own disc in the center, an own ship in one sector, wormholes whole and half around."""

    def around(self, **words: object) -> Round:
        # As they lie C and D have no wormhole towards the center.
        sectors = [
            {**OPEN_CENTER, "disc": 0},
            NORTH,  # A
            SOUTH,  # B
            {**NORTH_EAST, "turn": 1},  # C
            {**NORTH_WEST, "turn": 2},  # D
            {**SOUTH_EAST, "disc": 1},  # E
            {**SOUTH_WEST, "ships": [[1, "interceptor"]]},  # F
            {"id": "301", "at": [3, 0], "ships": [[0, "cruiser"]], "ancients": 0},  # G
            EMPTY_HOME,
        ]
        r = eclipse(sectors=sectors, **words)
        return r.says(0, "influence").says(0, "from", "track")

    def test_a_sector_must_be_joined_or_hold_an_own_ship(self) -> None:
        """A, B and G."""
        assert self.around().targets(0, "to") == ["106", "107", "301"]

    def test_a_generator_bridges_half_wormholes(self) -> None:
        """A, B, C and D, but neither E nor F; G as before."""
        r = self.around(techs=[["wormhole_generator"], None])
        assert r.targets(0, "to") == ["101", "103", "106", "107", "301"]


def test_fusion_drive_costs_three() -> None:
    """Page 12: with Monolith and Orbital the discount is 2, but the minimum of Fusion Drive is 3."""
    r = eclipse(techs=[["monolith", "orbital"], None], supply=["fusion_drive"], storage=[[0, 3, 0], None])
    r.says(0, "research").says(0, "tech", "fusion_drive")
    assert r.player(0).storage[pieces.SCIENCE] == 0
    assert r.player(0).has("fusion_drive")


def test_two_fusion_drives_move_four_with_initiative_four_for_energy_four() -> None:
    """Page 13: all values of the parts are added up."""
    r = eclipse(
        designs=[{"cruiser": ["", "fusion_drive", "hull", "fusion_source", "", "fusion_drive"]}, None]
    )
    plain = r.table.design(1, pieces.CRUISER)
    made = r.table.design(0, pieces.CRUISER)
    assert made.movement == 4
    assert made.initiative == plain.initiative - 1 + 4  # without the nuclear drive
    assert made.energy == 6 - 4


class TestMovement:
    """Page 14: red and green, both with three moves."""

    def field(self) -> Round:
        return eclipse(
            sectors=[
                OPEN_CENTER, NORTH, SOUTH,
                {"id": "221", "ships": [[0, "interceptor", "cruiser"]]},
                {"id": "223", "ships": [[1, "interceptor", "interceptor"]]},
            ],
            designs=[
                {"interceptor": ["nuclear_drive"], "cruiser": ["nuclear_drive", "nuclear_drive", "hull"]},
                {"interceptor": ["nuclear_drive"]},
            ],
        )  # fmt: skip

    def test_red_moves_an_interceptor_twice_and_a_cruiser_once(self) -> None:
        r = self.field()
        assert [r.table.design(0, ship).movement for ship in (pieces.INTERCEPTOR, pieces.CRUISER)] == [2, 3]
        r.says(0, "fly")
        assert r.targets(0, "move", "221", "interceptor") == ["001", "107"]
        assert r.targets(0, "move", "221", "cruiser") == ["001", "106", "107"]
        r.says(0, "move", "221", "interceptor", "001").says(0, "move", "001", "interceptor", "106")
        r.says(0, "move", "221", "cruiser", "106")
        assert r.ships("106", 0) == ["interceptor", "cruiser"]
        assert r.asked == (1, "TakeTurn")

    def test_the_first_green_interceptor_is_held_and_the_second_flies_through(self) -> None:
        """Green leaves its third move unused."""
        r = self.field()
        r.says(0, "fly").says(0, "move", "221", "interceptor", "001")
        r.says(0, "move", "001", "interceptor", "106").says(0, "done")
        r.says(1, "fly").says(1, "move", "223", "interceptor", "106")
        assert not r.may(1, "move", "106", "interceptor", "001")
        r.says(1, "move", "223", "interceptor", "001").says(1, "done")
        assert (r.ships("106", 1), r.ships("001", 1)) == (["interceptor"], ["interceptor"])

    def test_only_whole_wormholes_without_a_generator(self) -> None:
        """Move A is allowed; B and C, with a wormhole on one side only, need a Wormhole Generator."""
        b: Row = {"id": "207", "at": [-1, -1], "turn": 2}  # the home alone has one on this border
        c: Row = {"id": "201", "at": [1, -2]}  # the home has none on this one
        sectors = [OPEN_CENTER, NORTH, b, c, {"id": "221", "ships": [[0, "interceptor"]]}]
        r = eclipse(sectors=sectors).says(0, "fly")
        assert r.targets(0, "move", "221", "interceptor") == ["107"]
        r = eclipse(sectors=sectors, techs=[["wormhole_generator"], None]).says(0, "fly")
        assert r.targets(0, "move", "221", "interceptor") == ["107", "201", "207"]


def test_green_and_blue_fight_first() -> None:
    """Page 18: red was there, then came green, then blue; red meets the survivor."""
    ships = [[0, "interceptor"], [1, "interceptor"], [2, "interceptor"]]
    r = eclipse(seats=3, phase="combat", sectors=[{**OPEN_CENTER, "ships": ships}], dice=[1, 6, 1, 6])
    battles = r.happened(BattleBegan)
    assert [(battle.attacker, battle.defender) for battle in battles] == [(2, 1), (2, 0)]


class TestInitiative:
    """Page 18: a red interceptor with 6, a blue dreadnought with 3."""

    def fleets(self) -> Round:
        return eclipse(
            phase="combat",
            sectors=[{**OPEN_CENTER, "ships": [[1, "dreadnought"], [0, *["interceptor"] * 3]]}],
            designs=[
                {"interceptor": ["gluon_computer", "", "fusion_source", "fusion_drive"]},
                {"dreadnought": ["", "plasma_cannon", "plasma_cannon", "nuclear_drive", "tachyon_source", "",
                                 "nuclear_drive"]},
            ],
            dice=[1, 2, 1],
        )  # fmt: skip

    def test_initiative_is_6_and_3(self) -> None:
        r = self.fleets()
        assert r.table.design(0, pieces.INTERCEPTOR).initiative == 2 + 2 + 2
        assert r.table.design(1, pieces.DREADNOUGHT).initiative == 0 + 1 + 1 + 1

    def test_red_rolls_three_yellow_dice_then_blue_two_yellow_and_two_orange(self) -> None:
        rolls = self.fleets().happened(DiceRolled)
        assert [[die.damage for die in roll.dice] for roll in rolls[:2]] == [[1, 1, 1], [2, 2, 1, 1]]
        assert [party_of(roll.ship) for roll in rolls[:2]] == [0, 1]


def test_ancients_destroy_the_interceptor_and_hurt_the_dreadnought() -> None:
    """Page 19: the ancients roll 5 and 6; the second hit goes to the largest ship."""
    # Neither ship has a cannon, and no wormhole leads home: only the ancient acts.
    ancients = {"id": "305", "at": [0, -3], "turn": 1, "ships": [[0, "dreadnought", "interceptor"]]}
    designs = {"interceptor": ["", "nuclear_source"], "dreadnought": ["hull", "", "", "", "", "hull"]}
    r = eclipse(phase="combat", sectors=[ancients], designs=[designs, None], dice=[5, 6])
    struck = r.happened(DiceAssigned)[:2]
    assert [(pieces.SHIPS[type_of(hit.ship)], hit.destroyed) for hit in struck] == [
        ("interceptor", True),
        ("dreadnought", False),
    ]


class TestRetreat:
    """Page 20: green in sector A may retreat to B, which has only its disc."""

    def fight(self) -> Round:
        return eclipse(
            phase="combat",
            sectors=[
                {**OPEN_CENTER, "ships": [[1, "interceptor"], [0, "interceptor"]]},  # A
                {**NORTH, "disc": 0},  # B
                {**NORTH_EAST, "ships": [[0, "interceptor"]]},  # C
                SOUTH_EAST,  # D
                {**SOUTH, "disc": 0, "ships": [[1, "interceptor"]]},  # E
            ],
            designs=[{"interceptor": ["nuclear_drive"]}, None],
        )

    def test_green_may_retreat_to_b_only(self) -> None:
        r = self.fight()
        assert r.asked == (0, "FireOrRetreat")
        assert r.targets(0, "retreat") == ["107"]

    def test_red_has_nowhere_to_go(self) -> None:
        r = self.fight().rolls(1, 1)
        r.says(0, "fire")
        assert r.asked == (0, "FireOrRetreat")  # red has fired in between and was not asked
        assert [party_of(roll.ship) for roll in r.happened(DiceRolled)] == [0, 1]


def test_two_of_three_cubes_are_destroyed_and_the_disc_stays() -> None:
    """Page 20: three red interceptors with a computer of 3 roll a 6, a 3 and a miss."""
    r = eclipse(
        phase="combat",
        sectors=[{**NORTH, "id": "203", "at": [-1, -1], "disc": 1, "cubes": [0, 1, 2], "ancients": 0,
                  "ships": [[0, *["interceptor"] * 3]]}],
        designs=[{"interceptor": ["gluon_computer", "", "fusion_source"]}, None],
    )  # fmt: skip
    r.rolls(6, 3, 2).says(0, "attack").says(0, "kill", "203", 0).says(0, "kill", "203", 2)
    assert r.cubes("203") == [1]
    assert r.sector("203").disc == 1
    assert [killed.track for killed in r.happened(PopulationKilled)] == [pieces.MONEY, pieces.MATERIALS]


class TestUpkeep:
    """Page 24: blue makes 4 money and has to pay 5."""

    def short_of(self, money: int) -> Round:
        sectors = [
            {"id": "104", "at": [0, -1], "disc": 0, "cubes": [0, 2, 3]},
            {"id": "207", "at": [-1, -1], "disc": 0},
        ]
        return eclipse(
            phase="upkeep",
            sectors=sectors,
            discs=[7, None],
            storage=[[money, 0, 2], None],
            colony_ships=[0, 0],
        )

    def test_four_minus_five_takes_one_from_the_storage(self) -> None:
        r = self.short_of(1)
        assert r.happened(UpkeepPaid)[0] == UpkeepPaid(0, 4, 5)
        assert r.player(0).storage == [0, 6, 5]

    def test_without_money_another_resource_is_traded(self) -> None:
        r = self.short_of(0)
        r.says(0, "trade", "materials", "money")
        assert r.player(0).storage == [0, 6, 3]

    def test_or_a_disc_comes_back_which_lowers_the_upkeep_to_three(self) -> None:
        r = self.short_of(0)
        _ = r.asks(0, AvoidBankruptcy)
        r.says(0, "abandon", "207")
        assert r.happened(UpkeepPaid)[0] == UpkeepPaid(0, 4, 3)
        assert r.player(0).storage == [1, 6, 5]


class TestDiplomacy:
    """Page 11: green and red may open relations; blue may with nobody."""

    RED, GREEN, BLUE = range(3)

    def borders(self, turn: int) -> Round:
        fleets = [[self.BLUE, "interceptor"], [self.GREEN, "interceptor"]]
        return eclipse(
            seats=4,
            turn=turn,
            sectors=[
                {**OPEN_CENTER, "disc": self.RED},
                {**NORTH, "disc": self.GREEN},
                {**NORTH_EAST, "disc": self.BLUE, "ships": [[self.RED, "interceptor"]]},
                {**SOUTH, "ships": fleets},
            ],
        )

    def test_red_may_ask_green(self) -> None:
        r = self.borders(self.RED)
        assert [said for said in r.options(self.RED) if said.startswith("propose")] == ["propose 1"]

    def test_green_may_ask_red(self) -> None:
        r = self.borders(self.GREEN)
        assert [said for said in r.options(self.GREEN) if said.startswith("propose")] == ["propose 0"]

    def test_blue_may_ask_nobody(self) -> None:
        assert "propose" not in self.borders(self.BLUE).verbs(self.BLUE)


def test_a_ship_with_two_improved_hulls_dies_of_the_fifth_point() -> None:
    """Page 19: each star of a hull absorbs one point."""
    r = eclipse(
        phase="combat",
        sectors=[{**OPEN_CENTER, "ships": [[1, "interceptor"], [0, "cruiser:1"]]}],  # it has a point already
        designs=[{"cruiser": ["improved_hull", "improved_hull"]}, None],
        dice=[6, 1] * 3 + [6],  # the cruiser always misses
    )
    hits = [(hit.damage, hit.destroyed) for hit in r.happened(DiceAssigned)]
    assert hits == [(1, False), (2, False), (3, False), (4, True)]


def test_nobody_is_asked_to_retreat_before_the_missiles() -> None:
    """Page 20: a battle begins with missiles."""
    r = eclipse(
        phase="combat",
        sectors=[{**OPEN_CENTER, "ships": [[1, "cruiser"], [0, "interceptor"]]}, {**NORTH, "disc": 0}],
        designs=[{"interceptor": ["plasma_missile"]}, None],
        dice=[1, 1],
    )
    assert [Die(2, 1), Die(2, 1)] == list(r.happened(DiceRolled)[0].dice)
    _ = r.asks(0, FireOrRetreat)
    assert r.happened(Activated)
