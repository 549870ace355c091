"""Retreat and stalemate (page 20)."""

from __future__ import annotations

from typing import Any

from game.eclipse import pieces
from game.eclipse.battle_events import BattleEnded, DiceRolled, RetreatBegan, Retreated, ShipsScrapped
from game.eclipse.diplomacy_events import ReputationDrawn
from game.eclipse.pieces import party_of
from tests.support.eclipse.places import NORTH, NORTH_EAST, OPEN_CENTER, SOUTH, Row
from tests.support.eclipse.rounds import Round, eclipse

REFUGE: Row = {**NORTH, "disc": 0}
QUICK = {"interceptor": ["nuclear_drive"]}
UNARMED = {"interceptor": ["", "hull"], "cruiser": ["", "", "hull"]}


def fight(*fleets: list[Any], more: tuple[Row, ...] = (REFUGE,), **words: Any) -> Round:
    """A battle in the center; seat 0 has a refuge in the north."""
    return eclipse(phase="combat", sectors=[{**OPEN_CENTER, "ships": list(fleets)}, *more], **words)


def test_every_kind_of_ship_shoots_or_retreats() -> None:
    """Ruling 85: all ships of the kind do the same."""
    r = fight([1, "cruiser"], [0, "interceptor", "interceptor", "cruiser"], dice=[1, 1])
    assert r.asked == (0, "FireOrRetreat")
    r.rolls(1, 1).says(0, "retreat", "107")
    assert r.happened(RetreatBegan) == [RetreatBegan(pieces.INTERCEPTOR, r.number("107"))]
    assert r.asked == (0, "FireOrRetreat")  # the cruiser decides for itself
    r.rolls(1, 1).says(0, "fire")
    assert r.ships("107", 0) == ["interceptor", "interceptor"]
    assert r.ships("001", 0) == ["cruiser"]


def test_half_a_wormhole_needs_a_generator() -> None:
    """Ruling 86."""
    closed = {**REFUGE, "turn": 5}  # its edge without wormhole points to the center
    assert fight([1, "cruiser"], [0, "interceptor"], more=(closed,)).happened(RetreatBegan) == []
    r = fight([1, "cruiser"], [0, "interceptor"], more=(closed,), techs=[["wormhole_generator"], None])
    assert r.targets(0, "retreat") == ["107"]


def test_an_enemy_ship_bars_the_refuge() -> None:
    """Ruling 86."""
    barred = {**REFUGE, "ships": [[1, "starbase"]]}
    r = fight([1, "cruiser"], [0, "interceptor"], more=(barred, {**SOUTH, "disc": 0}))
    assert r.targets(0, "retreat") == ["106"]


def test_on_the_border_ships_cannot_shoot_but_can_be_shot() -> None:
    """Ruling 87: at their next activation they leave the battle."""
    r = fight([1, "cruiser"], [0, "interceptor", "interceptor"], designs=[QUICK, None])
    r.rolls(6).says(0, "retreat", "107")
    assert [party_of(roll.ship) for roll in r.happened(DiceRolled)] == [1]
    assert r.ships("107", 0) == ["interceptor"]
    assert r.happened(BattleEnded)[0].winner == 1


def test_damage_goes_with_the_ships() -> None:
    """Ruling 87: it is repaired at the end of the phase only, when the battle in the center is over."""
    rows = [
        {**NORTH, "ships": [[1, "starbase"], [0, "dreadnought:1"]]},
        {"id": "221", "ships": []},
        {**OPEN_CENTER, "ships": [[1, "cruiser"], [0, "interceptor"]]},
        {**SOUTH, "disc": 0},
    ]
    r = eclipse(phase="combat", sectors=rows, dice=[1])
    r.rolls(1).says(0, "retreat", "221")
    assert r.asked == (0, "FireOrRetreat")
    assert r.ships("221", 0) == ["dreadnought"]
    assert list(r.sector("221").damage) == [1]


def test_ships_that_declared_a_retreat_complete_it_when_the_enemy_is_gone() -> None:
    """Ruling 88: the cruiser wins after the interceptors have turned to flee."""
    r = fight([1, "interceptor"], [0, "interceptor", "cruiser"], designs=[QUICK, None])
    r.rolls(1).says(0, "retreat", "107")
    r.rolls(6).says(0, "fire")
    assert r.ships("107", 0) == ["interceptor"]
    assert r.ships("001", 0) == ["cruiser"]


def test_starbases_cannot_retreat() -> None:
    """Ruling 89."""
    r = fight([0, "starbase"], [1, "interceptor"], dice=[1, 6])
    assert r.happened(RetreatBegan) == []
    assert r.asked[1] != "FireOrRetreat"


class TestStalemate:
    """Ruling 90: nobody has a cannon."""

    def test_the_attacker_leaves(self) -> None:
        """Ruling 90: if there is one place to go, nobody is asked."""
        r = fight([1, "interceptor"], [0, "interceptor"], designs=[UNARMED, UNARMED])
        assert r.ships("107", 0) == ["interceptor"]
        assert r.ships("001", 1) == ["interceptor"]

    def test_the_attacker_chooses_among_refuges(self) -> None:
        """Ruling 90: to stay is none of the choices."""
        two = (REFUGE, {**NORTH_EAST, "disc": 0})
        r = fight([1, "interceptor"], [0, "interceptor"], more=two, designs=[UNARMED, UNARMED])
        assert not r.may(0, "fire")
        assert r.targets(0, "retreat") == ["103", "107"]
        r.says(0, "retreat", "103")
        assert r.ships("103", 0) == ["interceptor"]

    def test_without_a_refuge_the_attackers_ships_are_destroyed(self) -> None:
        """Ruling 90."""
        r = fight([1, "interceptor"], [0, "interceptor"], more=(), designs=[UNARMED, UNARMED])
        assert r.happened(ShipsScrapped) == [ShipsScrapped(0, r.number("001"))]
        assert r.ships("001", 1) == ["interceptor"]

    def test_missiles_are_fired_before(self) -> None:
        """Ruling 90: a stalemate needs ships that are still there."""
        rocket = {"interceptor": ["plasma_missile", "hull"]}
        r = fight([1, "interceptor"], [0, "interceptor"], designs=[rocket, rocket], dice=[1, 1, 1, 1])
        assert len(r.happened(DiceRolled)) == 2
        assert len(r.happened(Retreated)) == 1

    def test_one_cannon_is_enough_to_go_on(self) -> None:
        """Ruling 90."""
        r = fight([1, "interceptor"], [0, "interceptor"], designs=[UNARMED, None], dice=[6, 6])
        assert r.happened(ShipsScrapped) == []
        assert r.asked == (0, "FireOrRetreat")


def test_a_retreat_of_all_earns_no_tile_for_taking_part() -> None:
    """Page 21: only the other side draws."""
    r = fight([1, "cruiser"], [0, "interceptor"], designs=[QUICK, None])
    r.rolls(1).says(0, "retreat", "107")
    assert [drawn.seat for drawn in r.happened(ReputationDrawn)] == [1]
