"""Diplomatic relations: opened, broken, betrayed (page 11)."""

from __future__ import annotations

from game.eclipse.diplomacy_events import AmbassadorReturned, AmbassadorSent, TraitorNamed
from tests.support.eclipse.places import (
    EMPTY_HOME,
    NORTH,
    NORTH_EAST,
    OPEN_CENTER,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    Row,
)
from tests.support.eclipse.rounds import Round, eclipse

MINE: Row = {**NORTH, "disc": 0}
THEIRS: Row = {**NORTH_EAST, "disc": 1}  # a whole wormhole joins it with the one above


def neighbours(*more: Row, **words: object) -> Round:
    words = {"seats": 4, "sectors": [MINE, THEIRS, *more], "colony_ships": [0, 0, 0, 0], **words}
    return eclipse(**words)


class TestConditions:
    """Ruling 67: when relations may be opened."""

    def test_neighbours_may(self) -> None:
        """Ruling 67."""
        assert neighbours().may(0, "propose", 1)

    def test_not_with_three_players(self) -> None:
        """Rulings 6 and 67: there is no diplomacy with two or three."""
        for seats in (2, 3):
            r = eclipse(seats=seats, sectors=[MINE, THEIRS])
            assert "propose" not in r.verbs(0)

    def test_both_have_to_agree(self) -> None:
        """Ruling 67: and nobody is asked twice in a turn."""
        r = neighbours().says(0, "propose", 1).says(1, "refuse")
        assert not r.table.related(0, 1)
        assert r.asked == (0, "TakeTurn")
        assert not r.may(0, "propose", 1)

    def test_a_refused_player_may_ask_again_on_the_next_turn(self) -> None:
        r = neighbours().says(0, "propose", 1).says(1, "refuse").passes(0, 1, 2)
        r.says(3, "upgrade").says(3, "done")
        assert r.may(0, "propose", 1)

    def test_a_half_wormhole_is_no_border(self) -> None:
        """Ruling 67: not even with a generator."""
        closed = {**THEIRS, "turn": 2}  # its edge without wormhole points to the neighbour
        techs = [["wormhole_generator"], ["wormhole_generator"], None, None]
        r = neighbours(techs=techs)
        assert r.may(0, "propose", 1)
        assert "propose" not in eclipse(seats=4, sectors=[EMPTY_HOME, MINE, closed], techs=techs).verbs(0)

    def test_not_with_a_ship_in_the_others_sector(self) -> None:
        """Ruling 67: whichever of the two it belongs to."""
        for seat, row in ((0, THEIRS), (1, MINE)):
            rows = [
                {**other, "ships": [[seat, "interceptor"]]} if other is row else other
                for other in (MINE, THEIRS)
            ]
            assert "propose" not in eclipse(seats=4, sectors=rows).verbs(0)

    def test_not_with_ships_in_the_same_sector(self) -> None:
        """Ruling 67."""
        both = {**SOUTH, "ships": [[0, "interceptor"], [1, "interceptor"]]}
        assert "propose" not in neighbours(both).verbs(0)

    def test_only_once_with_each(self) -> None:
        """Ruling 67."""
        assert "propose" not in neighbours(ambassadors=[[0, 1]]).verbs(0)

    def test_not_with_the_traitor(self) -> None:
        """Rulings 67 and 71."""
        assert "propose" not in neighbours(traitor=1).verbs(0)
        assert "propose" not in neighbours(traitor=0).verbs(0)

    def test_a_cube_is_needed(self) -> None:
        """Ruling 67."""
        r = neighbours(tracks=[[0, 0, 0], None, None, None], graveyard=[[10, 10, 10], None, None, None])
        assert "propose" not in r.verbs(0)

    def test_an_ambassador_is_needed(self) -> None:
        """Ruling 67: everybody has three."""
        spread = [[0, 2], [0, 3], [0, 4]]
        r = eclipse(seats=6, sectors=[MINE, THEIRS], ambassadors=spread, reputation=[[], *[None] * 5])
        assert "propose" not in r.verbs(0)
        r = eclipse(seats=6, sectors=[MINE, THEIRS], ambassadors=spread[:2])
        assert r.may(0, "propose", 1)


class TestTime:
    """Ruling 68: on a turn of one of the two, or at the end of the combat phase."""

    def test_during_an_action(self) -> None:
        """Ruling 68."""
        r = neighbours().says(0, "upgrade").says(0, "propose", 1).says(1, "accept")
        r.says(0, "track", "money").says(1, "track", "money")
        assert r.table.related(0, 1)
        assert r.asked == (0, "Upgrade")

    def test_by_one_who_has_passed(self) -> None:
        """Ruling 68: even if nothing else could be done."""
        r = neighbours(passed=[0], discs=[0, None, None, None])
        assert r.asked == (0, "TakeTurn")
        assert r.verbs(0) == {"pass", "propose", "trade"}

    def test_at_the_end_of_the_combat_phase(self) -> None:
        """Ruling 68: conquests make new neighbours."""
        r = neighbours(phase="combat")
        assert r.asked == (0, "MayPropose")
        r.says(0, "propose", 1).says(1, "accept").says(0, "track", "money").says(1, "track", "science")
        assert r.table.related(0, 1)


class TestOpening:
    """Ruling 69: ambassadors and cubes."""

    def test_each_gives_an_ambassador_and_a_cube(self) -> None:
        """Ruling 69: of any track."""
        r = neighbours()
        before = [list(r.player(seat).cubes) for seat in (0, 1)]
        r.says(0, "propose", 1).says(1, "accept").says(0, "track", "money").says(1, "track", "materials")
        assert r.happened(AmbassadorSent) == [AmbassadorSent(0, 1, 0), AmbassadorSent(1, 0, 2)]
        assert r.player(0).cubes[0] == before[0][0] - 1
        assert r.player(1).cubes[2] == before[1][2] - 1
        assert (r.player(0).ambassadors, r.player(1).ambassadors) == ([1], [0])

    def test_the_only_cube_is_taken_without_a_question(self) -> None:
        words = {"tracks": [[0, 0, 1], None, None, None], "graveyard": [[10, 10, 9], None, None, None]}
        r = neighbours(**words).says(0, "propose", 1).says(1, "accept")
        assert r.asked == (1, "ChooseTrack")
        assert r.player(0).cubes == [0, 0, 0]

    def test_production_grows(self) -> None:
        r = neighbours()
        income = r.table.income(0, 0)
        r.says(0, "propose", 1).says(1, "accept").says(0, "track", "money").says(1, "track", "money")
        assert r.table.income(0, 0) > income

    def test_a_full_track_gives_a_reputation_tile_back(self) -> None:
        """Ruling 69: which one is for its owner to choose."""
        r = neighbours(ambassadors=[[0, 2]], reputation=[[1, 2, 3, 4], None, None, None])
        r.says(0, "propose", 1).says(1, "accept").says(0, "return", 1)
        r.says(0, "track", "money").says(1, "track", "money")
        assert r.prestige(0) == [2, 3, 4]
        assert len(r.table.reputation) == 32 - 3

    def test_the_terrans_first_space_is_for_ambassadors(self) -> None:
        """Ruling 69: four reputation tiles leave it free; tiles are rearranged at any time."""
        r = neighbours(reputation=[[1, 2, 3, 4], None, None, None])
        r.says(0, "propose", 1).says(1, "accept")
        assert r.asked == (0, "ChooseTrack")


class TestBetrayal:
    """Ruling 70: attacking a partner."""

    def partners(self, *more: Row, **words: object) -> Round:
        return neighbours(*more, ambassadors=[[0, 1]], **words)

    def test_entering_a_partners_sector_is_an_attack(self) -> None:
        """Ruling 70: both ambassadors go home, their owners choose the tracks of the cubes."""
        r = self.partners({**OPEN_CENTER, "ships": [[0, "interceptor"]]})
        r.says(0, "fly").says(0, "move", "001", "interceptor", "103")
        assert r.happened(TraitorNamed) == [TraitorNamed(0)]
        r.says(0, "track", "science").says(1, "track", "materials")
        assert r.happened(AmbassadorReturned) == [AmbassadorReturned(0, 1, 1), AmbassadorReturned(1, 0, 2)]
        assert not r.table.related(0, 1)
        assert r.asked == (0, "Move")

    def test_a_partners_ship_is_enough(self) -> None:
        """Ruling 70."""
        r = self.partners(
            {**OPEN_CENTER, "ships": [[0, "interceptor"]]}, {**SOUTH, "ships": [[1, "cruiser"]]}
        )
        r.says(0, "fly").says(0, "move", "001", "interceptor", "106")
        assert r.table.traitor == 0

    def test_passing_through_is_an_attack_too(self) -> None:
        """Ruling 70: unless there is another way of the same reach."""
        fast = [{"interceptor": ["nuclear_drive"]}, None, None, None]
        center: Row = {**OPEN_CENTER, "disc": 1}
        rows = [{**NORTH, "disc": 0, "ships": [[0, "interceptor"]]}, center, SOUTH, THEIRS]
        r = eclipse(seats=4, sectors=rows, ambassadors=[[0, 1]], designs=fast, colony_ships=[0] * 4)
        r.says(0, "fly").says(0, "move", "107", "interceptor", "106")
        assert r.table.traitor == 0

    def test_a_peaceful_way_is_taken_if_there_is_one(self) -> None:
        """Ruling 70."""
        fast = [{"interceptor": ["nuclear_drive"]}, None, None, None]
        rows = [{**NORTH, "disc": 0, "ships": [[0, "interceptor"]]}, OPEN_CENTER, THEIRS,
                {"id": "102", "at": [1, 0]}]  # fmt: skip
        r = eclipse(seats=4, sectors=rows, ambassadors=[[0, 1]], designs=fast, colony_ships=[0] * 4)
        r.says(0, "fly").says(0, "move", "107", "interceptor", "102")
        assert r.table.traitor == -1
        assert r.table.related(0, 1)

    def test_the_traitor_card_moves_on(self) -> None:
        """Ruling 70: from whoever had it."""
        r = self.partners({**OPEN_CENTER, "ships": [[0, "interceptor"]]}, traitor=3)
        r.says(0, "fly").says(0, "move", "001", "interceptor", "103")
        assert r.table.traitor == 0

    def test_the_traitor_keeps_other_relations(self) -> None:
        """Ruling 71: only new ones are barred."""
        r = neighbours({**OPEN_CENTER, "ships": [[0, "interceptor"]]}, ambassadors=[[0, 1], [0, 2]])
        r.says(0, "fly").says(0, "move", "001", "interceptor", "103")
        r.says(0, "track", "science").says(1, "track", "materials").says(0, "done")
        assert r.player(0).ambassadors == [2]
        assert r.table.related(2, 0)

    def test_building_beside_a_partner_is_no_attack(self) -> None:
        """Ruling 59: no match comes to it, since ships that meet end the relations; here it is arranged."""
        r = self.partners({"id": "221", "ships": [[1, "interceptor"]]}, storage=[[0, 0, 9], *[None] * 3])
        r.says(0, "construct").says(0, "build", "interceptor", "221")
        assert r.table.related(0, 1)
        assert r.table.traitor == -1

    def test_a_disc_does_not_come_where_a_partners_ship_is(self) -> None:
        """Ruling 59: nor do they meet that way."""
        held: Row = {**SOUTH, "ships": [[1, "cruiser"]]}
        r = self.partners(held, {**OPEN_CENTER, "disc": 0}, SOUTH_EAST, SOUTH_WEST)
        r.says(0, "influence").says(0, "from", "track")
        assert r.targets(0, "to") == ["102", "105"]

    def test_who_has_no_relations_is_no_traitor(self) -> None:
        r = neighbours({**OPEN_CENTER, "ships": [[0, "interceptor"]]})
        r.says(0, "fly").says(0, "move", "001", "interceptor", "103")
        assert r.table.traitor == -1
