"""Scenarios: any position from words, pieces always complete, wrong words refused by name."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.core.refusals import WrongWord
from game.core.table import NOBODY
from game.eclipse import GAME, pieces
from game.eclipse import scenario as scenarios
from game.eclipse.scenario import ROW_WORDS, WORDS
from game.eclipse.setup import set_up
from tests.support.eclipse.places import NORTH, NORTH_EAST, OPEN_CENTER, SOUTH
from tests.support.eclipse.rounds import TERRANS, eclipse

TWO: dict[str, Any] = {"species": ["planta", "mechanema"]}


def test_every_word_is_explained() -> None:
    """In the first lines of the module."""
    text = scenarios.__doc__ or ""
    assert [word for word in WORDS if not re.search(rf"^{word}\b|^\w+, {word}\b", text, re.MULTILINE)] == []
    assert [word for word in ROW_WORDS if f'"{word}"' not in text] == []


def test_without_words_it_is_the_set_up() -> None:
    table = GAME.arrange({"species": list(TERRANS[:3]), "seed": 5})
    usual = set_up(5, 3, {"species": list(TERRANS[:3])})
    assert [player.storage for player in table.players] == [player.storage for player in usual.players]
    assert [sector.tile for sector in table.map] == [sector.tile for sector in usual.map]
    assert len(table.supply) == len(usual.supply)


def test_a_whole_position() -> None:
    r = eclipse(
        "planta", "descendants_of_draco", "terran_directorate", "hydran_progress",
        round=6, first=2, turn=3, passed=[1], seed=9,
        sectors=[
            {"id": "001", "guard": 3, "discovery": "flux_shield"},
            {"id": "101", "at": [1, -1], "turn": 2, "disc": 0, "cubes": [0, "orbital"], "orbital": True},
            {"id": "203", "at": [1, 1], "ancients": [1, 0],
             "ships": [[1, "cruiser"], [2, "interceptor:0", "cruiser:1"]]},
            {"id": "226", "disc": None, "ships": []},
        ],
        storage=[[1, 2, 3], None, None, None],
        graveyard=[None, [1, 0, 2], None, None],
        spent=[None, None, {"explore": 2, "react": 1}, None],
        colony_ships=[None, 0, 1, None],
        techs=[["nanorobots"], None, ["advanced_robotics"], ["quantum_grid"]],
        designs=[None, None, {"cruiser": ["", "shard_hull"]}, None],
        parts=[["ion_turret"], None, None, None],
        reputation=[[1, 4], None, None, None],
        discoveries=[None, ["money"], None, None],
        ambassadors=[[0, 2]],
        traitor=3,
        supply=["gauss_shield", "gauss_shield"],
        bag=["starbase"],
        stacks={"inner": ["108"], "outer": ["318", "317"]},
        thrown={"middle": ["201"]},
        short=["outer"],
        discovery=["science", "conformal_drive"],
        prestige=[4, 3, 2],
    )  # fmt: skip
    table = r.table
    assert GAME.faults(table) == []
    assert r.asked == (3, "TakeTurn")
    assert (table.round, table.first, table.next_first) == (6, 2, 1)
    assert list(r.sector("001").damage) == [3]
    assert r.cubes("101") == [0, 7]
    assert list(r.sector("203").ships) == [24, 24, 5, 8, 9]
    assert list(r.sector("203").damage) == [1, 0, 0, 0, 1]
    assert r.player(2).discs == 14 - 1 - 3
    assert r.player(3).discs == 15 - 1
    assert r.prestige(0) == [1, 4]
    assert [table.id_of(tile) for tile in reversed(table.stacks[2])] == ["sector_318", "sector_317"]
    assert [table.id_of(tile) for tile in table.thrown[1]] == ["sector_201"]
    assert [table.id_of(tile) for tile in table.discoveries[-2:]] == [
        "discovery_conformal_drive",
        "discovery_science",
    ]
    assert table.id_of(table.bag[-1]) == "tech_starbase"
    assert [table.id_of(tile)[-1] for tile in table.reputation[-3:]] == ["2", "3", "4"]


def test_cubes_come_from_the_track_of_their_square() -> None:
    r = eclipse(sectors=[{**SOUTH, "disc": 0, "cubes": [0, 1]}])
    assert r.player(0).cubes == [10, 9, 9]


def test_wild_cubes_come_from_the_fullest_track() -> None:
    r = eclipse(seats=4, sectors=[{**NORTH_EAST, "disc": 0, "cubes": [1]}], ambassadors=[[0, 1]])
    assert sorted(r.player(0).cubes) == [9, 9, 10]


def test_named_reputation_takes_the_place_of_the_eridanis_own() -> None:
    r = eclipse("eridani_empire", reputation=[[3], None])
    assert r.prestige(0) == [3]
    assert len(r.table.reputation) == 31
    assert all(r.table.seen[tile] == 0 for tile in r.table.reputation)


def test_missing_discs_lie_on_actions() -> None:
    r = eclipse(discs=[4, None])
    assert r.player(0).discs == 4
    assert sum(r.player(0).spent) == 8


def test_a_controlled_sector_has_neither_ancients_nor_a_discovery() -> None:
    r = eclipse("descendants_of_draco", sectors=[{"id": "101", "at": [0, -1], "disc": 1}])
    assert r.sector("101").count(pieces.ANCIENTS) == 0
    assert r.sector("101").discovery == -1
    r = eclipse("descendants_of_draco", sectors=[{"id": "101", "at": [0, -1], "disc": 0}])
    assert r.sector("101").count(pieces.ANCIENTS) == 1


def test_dice_fall_as_told() -> None:
    fleets = [[0, "interceptor", "interceptor"], [1, "interceptor"]]
    r = eclipse(phase="combat", sectors=[{**OPEN_CENTER, "ships": fleets}], dice=[1, 2, 3, 4, 5, 6])
    rolled = [die.face for event in r.log if (dice := getattr(event, "dice", ())) for die in dice]
    # What missed is told twice: as rolled and as put away.
    assert rolled[:2] == [1, 2]


@pytest.mark.parametrize("phase", ["action", "combat", "upkeep", "cleanup"])
def test_phases(phase: str) -> None:
    r = eclipse(phase=phase, sectors=[{**NORTH, "disc": 0}])
    assert r.match.waiting()
    assert (r.table.round == 2) is (phase == "cleanup")


def test_the_same_words_give_the_same_position() -> None:
    words: dict[str, Any] = {**TWO, "seed": 7, "sectors": [NORTH, {"id": "305", "at": [0, -3]}]}
    assert GAME.encode(GAME.arrange(words)) == GAME.encode(GAME.arrange(words))
    assert GAME.encode(GAME.arrange(words)) != GAME.encode(GAME.arrange({**words, "seed": 8}))


def test_nobody_knows_what_lies_face_down() -> None:
    r = eclipse(
        sectors=[{"id": "305", "at": [0, -3]}], reputation=[[4], None], discovery=["money"], bag=["orbital"]
    )
    table = r.table
    hidden = [r.sector("305").discovery, table.discoveries[-1], table.bag[-1], table.stacks[0][-1]]
    assert all(table.seen[tile] == 0 for tile in hidden)
    assert table.seen[table.players[0].reputation[0]] == 1


def row(**words: Any) -> dict[str, Any]:
    """One sector of a scenario."""
    return {**TWO, "sectors": [words]}


WRONG: list[tuple[dict[str, Any], str]] = [
    ({}, "'species'"),
    ({"species": ["planta"]}, "'species'"),
    ({"species": "planta"}, "'species'"),
    ({"species": ["planta", "zerg"]}, "'zerg'"),
    ({"species": ["planta", "terran_union"]}, "different boards"),
    ({**TWO, "tile": 1}, "'tile'"),
    ({**TWO, "seed": "one"}, "'seed'"),
    ({**TWO, "seed": True}, "True"),
    ({**TWO, "round": 10}, "'round'"),
    ({**TWO, "first": 2}, "no seat 2"),
    ({**TWO, "turn": -1}, "no seat -1"),
    ({**TWO, "phase": "fight"}, "'fight'"),
    ({**TWO, "passed": [0, 0]}, "twice"),
    ({**TWO, "passed": 0}, "'passed'"),
    ({**TWO, "dice": [7]}, "'dice'"),
    ({**TWO, "dice": [1] * 9}, "8 faces"),
    ({**TWO, "storage": [[1, 2, 3]]}, "'storage'"),
    ({**TWO, "storage": [[1, 2], None]}, "'storage'"),
    ({**TWO, "storage": [[1, 2, -3], None]}, "-3"),
    ({**TWO, "tracks": [[13, 0, 0], None]}, "13"),
    ({**TWO, "tracks": [[1, 1, 1], None]}, "cubes"),
    ({**TWO, "graveyard": [[40, 0, 0], None]}, "40"),
    ({**TWO, "spent": [{"attack": 1}, None]}, "'attack'"),
    ({**TWO, "spent": [{"move": 20}, None]}, "20"),
    ({**TWO, "spent": [{"move": 14}, None]}, "discs"),
    ({**TWO, "discs": [13, None]}, "discs"),
    ({**TWO, "colony_ships": [5, None]}, "'colony_ships'"),
    ({**TWO, "techs": [["warp"], None]}, "'warp'"),
    ({**TWO, "techs": [["starbase"], None]}, "'starbase'"),
    ({**TWO, "techs": [["orbital", "orbital"], None]}, "'orbital'"),
    ({**TWO, "techs": ["orbital", None]}, "'orbital'"),
    ({**TWO, "supply": ["quantum_grid"] * 4}, "'quantum_grid'"),
    ({**TWO, "designs": [{"shuttle": []}, None]}, "'shuttle'"),
    ({**TWO, "designs": [{"interceptor": ["death_ray"]}, None]}, "'death_ray'"),
    ({**TWO, "designs": [{"interceptor": [""] * 9}, None]}, "3 squares"),
    ({**TWO, "designs": [{"interceptor": ["", "", "hull"]}, None]}, "may fly"),
    ({**TWO, "designs": [{"starbase": ["nuclear_drive"]}, None]}, "may fly"),
    ({**TWO, "parts": [["hull"], None]}, "'hull'"),
    ({**TWO, "parts": [["money"], None]}, "no ancient part"),
    ({**TWO, "parts": [["ion_turret"], ["ion_turret"]]}, "'ion_turret'"),
    ({**TWO, "reputation": [[5], None]}, "5"),
    ({**TWO, "reputation": [[4] * 5, None]}, "4"),
    ({**TWO, "ambassadors": [[0, 0]]}, "'ambassadors'"),
    ({**TWO, "ambassadors": [[0, 1], [1, 0]]}, "'ambassadors'"),
    ({**TWO, "ambassadors": [0]}, "'ambassadors'"),
    ({**TWO, "traitor": 5}, "no seat 5"),
    ({**TWO, "stacks": {"far": []}}, "'far'"),
    ({**TWO, "stacks": {"inner": ["201"]}}, "'201'"),
    ({**TWO, "stacks": {"inner": ["101", "101"]}}, "'101'"),
    ({**TWO, "thrown": {"outer": ["999"]}}, "'999'"),
    ({**TWO, "short": ["start"]}, "'start'"),
    ({**TWO, "discovery": ["gold"]}, "'gold'"),
    ({**TWO, "prestige": [4] * 5}, "4"),
    ({**TWO, "sectors": ["101"]}, "'101'"),
    (row(id="101"), "'at'"),
    (row(at=[0, -1]), "None"),
    (row(id="101", at=[0, -1], colour="red"), "'colour'"),
    (row(id="101", at=[0, -2]), "already"),
    (row(id="101", at=[3, 0]), "inner"),
    (row(id="101", at=[0, -1], turn=6), "'turn'"),
    (row(id="001", at=[0, -1]), "already"),
    (row(id="227", at=[2, 0]), "start"),
    (row(id="106", at=[0, 1], disc=4), "no seat 4"),
    (row(id="106", at=[0, 1], cubes=[0]), "nobody controls"),
    (row(id="106", at=[0, 1], disc=0, cubes=[2]), "'cubes'"),
    (row(id="106", at=[0, 1], disc=0, cubes=[0, 0]), "twice"),
    (row(id="106", at=[0, 1], disc=0, cubes=["orbital"]), "'orbital'"),
    (row(id="106", at=[0, 1], orbital=1), "'orbital'"),
    (row(id="106", at=[0, 1], discovery="gold"), "'gold'"),
    (row(id="106", at=[0, 1], ships=[["interceptor"]]), "no seat 'interceptor'"),
    (row(id="106", at=[0, 1], ships=[[0, "shuttle"]]), "'shuttle'"),
    (row(id="106", at=[0, 1], ships=[[0, "interceptor:1"]]), "'damage'"),
    (row(id="106", at=[0, 1], ships=[[0, *["dreadnought"] * 3]]), "too many ships"),
    (row(id="106", at=[0, 1], ships=[[0, "cruiser:much"]]), "'cruiser:much'"),
    (row(id="106", at=[0, 1], ships=[[]]), "no seat None"),
    (row(id="106", at=[0, 1], ancients=8), "'ancients'"),
    (row(id="001", guard=8), "'guard'"),
]


@pytest.mark.parametrize(("words", "named"), WRONG)
def test_a_wrong_word_is_refused_by_name(words: dict[str, Any], named: str) -> None:
    with pytest.raises(WrongWord, match=re.escape(named)):
        _ = GAME.arrange(words)


def test_nothing_belongs_to_nobody() -> None:
    assert GAME.arrange(TWO).traitor == NOBODY
