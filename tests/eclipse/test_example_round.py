"""The long examples of the rulebook: an action phase of four (pages 16 and 17) and its battle (22 and 23)."""

from __future__ import annotations

from typing import Any

from game.eclipse import pieces
from game.eclipse.battle_events import BattleBegan, BattleEnded, DiceMissed
from game.eclipse.battle_prompts import KeepReputation
from game.eclipse.diplomacy_events import (
    AmbassadorReturned,
    ReputationDrawn,
    ReputationReturned,
    TraitorNamed,
)
from game.eclipse.events import DiscLifted, PopulationKilled
from game.eclipse.map_events import DiscoveryKept, SectorThrown, ShipMoved
from game.eclipse.pieces import party_of, ship_code, type_of
from tests.support.eclipse.rounds import Round, eclipse

ALASTAIR, KEN, IAIN, VERNOR = range(4)
MATERIALS, SCIENCE = pieces.MATERIALS, pieces.SCIENCE
IAINS_CRUISER = ["", "ion_cannon", "", "fusion_source", "positron_computer"]
VERNORS_CRUISER = [
    "improved_hull", "plasma_missile", "plasma_cannon", "fusion_source", "gauss_shield", "fusion_drive",
]  # fmt: skip
VERNORS = {"interceptor": ["plasma_missile", "", "", "fusion_drive"], "cruiser": VERNORS_CRUISER}
# The sector that Iain and Vernor will fight for: only Vernor's home has a wormhole on their border.
CONTESTED: dict[str, Any] = {"id": "210", "at": [-2, 1], "turn": 1, "disc": IAIN, "cubes": [0]}


def some_rounds_later() -> Round:
    """Alastair (Terrans), Ken (Planta), Iain (Mechanema) and Vernor (Hydran) have played some rounds."""
    return eclipse(
        "terran_directorate", "planta", "mechanema", "hydran_progress",
        round=4,
        sectors=[
            {"id": "304", "at": [3, -2], "disc": ALASTAIR},
            {"id": "315", "at": [2, 1], "disc": KEN},
            {"id": "316", "at": [2, 2], "disc": KEN},
            {"id": "310", "at": [3, 0], "turn": 2},
            {**CONTESTED, "ships": [[IAIN, *["interceptor"] * 3]]},
            {"id": "307", "at": [-3, 2], "turn": 1, "disc": IAIN, "ships": [[IAIN, "cruiser"]]},
            {"id": "224", "ships": [[VERNOR, *["interceptor"] * 3]]},
            {"id": "309", "at": [-3, 0], "turn": 2, "disc": VERNOR, "ships": [[VERNOR, "cruiser"]]},
        ],
        storage=[[5, 5, 12], [5, 5, 5], [5, 5, 5], [5, 13, 5]],
        techs=[
            ["orbital"], ["advanced_mining"], ["plasma_missile", "fusion_source"],
            ["nanorobots", "orbital", "monolith"],
        ],
        supply=["fusion_drive", "wormhole_generator"],
        designs=[
            None, None, {"interceptor": ["electron_computer"], "cruiser": ["", "", "", "fusion_source"]},
            VERNORS,
        ],
        reputation=[[1, 1, 2, 3], None, None, None],
        ambassadors=[[ALASTAIR, IAIN], [IAIN, VERNOR]],
        stacks={"middle": ["206"], "outer": ["308", "301", "318", "306"]},
        discovery=["money", "science", "materials"],
    )  # fmt: skip


def alastair_builds(r: Round) -> None:
    r.says(ALASTAIR, "construct").says(ALASTAIR, "build", "cruiser", "304")
    r.says(ALASTAIR, "build", "orbital", "221")
    assert r.player(ALASTAIR).storage[MATERIALS] == 2
    assert r.ships("304", ALASTAIR) == ["cruiser"]
    assert r.sector("221").orbital


def ken_explores_twice(r: Round) -> None:
    """The discovery is kept for its points; the second sector is thrown away.

    No middle sector of the box has a discovery, a money and a science square and no ancients, so the second
    cube goes elsewhere.
    """
    discs = r.player(KEN).discs
    r.says(KEN, "explore").says(KEN, "zone", 2, -1).says(KEN, "turn", 0, "206")
    r.says(KEN, "claim").says(KEN, "points")
    assert [kept.seat for kept in r.happened(DiscoveryKept)] == [KEN]
    r.says(KEN, "settle", "206", 0, "materials")
    r.says(KEN, "zone", 3, 1).says(KEN, "throw")
    assert r.happened(SectorThrown) == [SectorThrown(2, r.tile("308"))]
    assert r.player(KEN).discs == discs - 2


def iain_upgrades(r: Round) -> None:
    """He returns an Electron Computer and takes three parts."""
    r.says(IAIN, "upgrade").says(IAIN, "clear", "interceptor", 0)
    r.says(IAIN, "fit", "interceptor", 0, "plasma_missile")
    r.says(IAIN, "fit", "cruiser", 4, "positron_computer").says(IAIN, "fit", "cruiser", 1, "ion_cannon")
    assert r.table.design(IAIN, pieces.CRUISER).cannons == ((1, 2),)


def vernor_researches_twice(r: Round) -> None:
    """Fusion Drive costs 3 in spite of a discount of 4; then the discount of 6 lets the generator cost 10."""
    r.says(VERNOR, "research").says(VERNOR, "tech", "fusion_drive")
    assert r.player(VERNOR).storage[SCIENCE] == 10
    r.says(VERNOR, "tech", "wormhole_generator")
    assert r.player(VERNOR).storage[SCIENCE] == 0


def alastair_meets_ancients(r: Round) -> None:
    """No disc may be placed beside two ancients."""
    r.says(ALASTAIR, "explore").says(ALASTAIR, "zone", 3, -3).says(ALASTAIR, "turn", 4, "301")
    assert list(r.sector("301").ships) == [pieces.ANCIENT_SHIP] * 2
    assert r.sector("301").discovery >= 0
    assert r.asked == (ALASTAIR, "EndTurn")  # not whether he claims it


def ken_meets_alastair(r: Round) -> None:
    """He claims two outer sectors, settles an advanced square, and they exchange ambassadors."""
    r.says(KEN, "explore").says(KEN, "zone", 3, -1).says(KEN, "turn", 3, "318").says(KEN, "claim")
    r.says(KEN, "settle", "318", 1, "money").says(KEN, "settle", "318", 0, "materials")
    r.says(KEN, "zone", 3, 1).says(KEN, "turn", 1, "306").says(KEN, "claim")
    r.says(KEN, "propose", ALASTAIR).says(ALASTAIR, "accept")
    r.says(ALASTAIR, "return", 1)  # his track is full of reputation tiles
    r.says(KEN, "track", "money").says(ALASTAIR, "track", "science")
    assert r.table.related(KEN, ALASTAIR)
    assert r.prestige(ALASTAIR) == [1, 2, 3]


def vernor_betrays_iain(r: Round) -> None:
    """Two interceptors fly through half a wormhole and end the relations."""
    r.says(VERNOR, "fly")
    r.says(VERNOR, "move", "224", "interceptor", "210")
    assert r.happened(TraitorNamed) == [TraitorNamed(VERNOR)]
    r.says(VERNOR, "track", "materials").says(IAIN, "track", "money")
    assert [event.seat for event in r.happened(AmbassadorReturned)] == [VERNOR, IAIN]
    r.says(VERNOR, "move", "224", "interceptor", "210")
    assert not r.table.related(IAIN, VERNOR)
    assert r.table.traitor == VERNOR


def ken_moves_two_discs(r: Round) -> None:
    """One goes to a sector with two squares, one to the track; two colony ships land at once."""
    discs, ships = r.player(KEN).discs, r.player(KEN).colony_ships
    r.says(KEN, "influence").says(KEN, "from", "315").says(KEN, "to", "310")
    r.says(KEN, "from", "316").says(KEN, "to", "track")
    r.says(KEN, "refresh").says(KEN, "refresh")
    r.says(KEN, "settle", "310", 0, "science").says(KEN, "settle", "310", 1, "materials")
    assert r.cubes("310") == [0, 1]
    r.until_turn_of(IAIN)
    assert r.player(KEN).discs == discs  # one for the action, one back
    assert r.player(KEN).colony_ships == ships


def iain_reacts(r: Round) -> None:
    """One ship moves once."""
    assert r.verbs(IAIN) <= {"pass", "upgrade", "construct", "fly", "trade", "settle"}
    r.says(IAIN, "fly").says(IAIN, "move", "307", "cruiser", "210")
    assert r.player(IAIN).spent[-1] == 1


def vernor_reinforces(r: Round) -> None:
    """The cruiser flies two sectors with its Fusion Drive."""
    r.says(VERNOR, "fly").says(VERNOR, "move", "224", "interceptor", "210")
    r.says(VERNOR, "move", "309", "cruiser", "210")
    path = r.happened(ShipMoved)[-1].path
    assert [r.table.face(sector).id for sector in path] == ["309", "224", "210"]


def test_an_action_phase_of_four() -> None:
    """Pages 16 and 17, turn by turn; Iain, who passed first, will begin the next round."""
    r = some_rounds_later()
    alastair_builds(r)
    ken_explores_twice(r)
    iain_upgrades(r)
    vernor_researches_twice(r)
    alastair_meets_ancients(r)
    ken_meets_alastair(r)
    r.passes(IAIN)
    vernor_betrays_iain(r)
    r.passes(ALASTAIR)
    ken_moves_two_discs(r)
    iain_reacts(r)
    vernor_reinforces(r)
    r.passes(ALASTAIR, KEN, IAIN, VERNOR)
    assert r.asked == (IAIN, "ActFirst")  # the battle begins
    assert r.table.next_first == IAIN
    assert sorted(r.ships("210", IAIN)) == ["cruiser", "interceptor", "interceptor", "interceptor"]
    assert sorted(r.ships("210", VERNOR)) == ["cruiser", "interceptor", "interceptor", "interceptor"]


def the_battle() -> Round:
    fleets = [[IAIN, *["interceptor"] * 3, "cruiser"], [VERNOR, *["interceptor"] * 3, "cruiser"]]
    return eclipse(
        "terran_directorate", "planta", "mechanema", "hydran_progress",
        phase="combat",
        sectors=[
            {**CONTESTED, "ships": fleets},
            {"id": "307", "at": [-3, 2], "turn": 1, "disc": IAIN},
            {"id": "224", "ships": []},
        ],
        techs=[None, None, None, ["wormhole_generator"]],
        designs=[None, None, {"interceptor": ["plasma_missile"], "cruiser": IAINS_CRUISER}, VERNORS],
        reputation=[None, None, [], []],
        colony_ships=[0, 0, 0, 0],
    )  # fmt: skip


def missiles(r: Round) -> Round:
    r.rolls(6, 6, 5, 4, 3, 2).says(IAIN, "first", (IAIN, "interceptor"))
    r.says(VERNOR, "hit", (IAIN, "interceptor"), 0)  # 1
    r.rolls(6, 6).says(VERNOR, "hit", (IAIN, "interceptor"), 0)
    r.says(IAIN, "hit", (VERNOR, "interceptor"), 0)  # 2
    return r.rolls(3, 2).says(IAIN, "hit", (VERNOR, "cruiser"), 0)  # 3


def test_missiles_are_fired_in_the_order_of_initiative() -> None:
    """Page 22: Vernor's interceptors (4), Iain's interceptors (3), Vernor's cruiser (3, but the attacker)."""
    r = missiles(the_battle())
    began = r.happened(BattleBegan)[0]
    assert (began.attacker, began.defender) == (VERNOR, IAIN)
    assert [(party_of(ship), pieces.SHIPS[type_of(ship)]) for ship in began.order] == [
        (VERNOR, "interceptor"),
        (IAIN, "interceptor"),
        (IAIN, "cruiser"),
        (VERNOR, "cruiser"),
    ]
    assert sorted(r.ships("210", IAIN)) == ["cruiser", "interceptor"]
    assert sorted(r.ships("210", VERNOR)) == ["cruiser", "interceptor", "interceptor"]
    hurt = dict(zip(r.sector("210").ships, r.sector("210").damage, strict=True))
    assert hurt[ship_code(VERNOR, pieces.CRUISER)] == 2
    assert [[die.face for die in event.dice] for event in r.happened(DiceMissed)] == [[5, 4, 3, 2], [3, 2]]


def engagements(r: Round) -> Round:
    """The rounds after the missiles, up to the population."""
    r.says(VERNOR, "retreat", "224")  # 4
    r.rolls(3).says(IAIN, "fire")  # 5
    r.rolls(4, 2).says(IAIN, "fire")  # 6: the 4 hits an interceptor, but not the shielded cruiser
    assert sorted(r.ships("210", VERNOR)) == ["cruiser", "interceptor"]
    r.rolls(6).says(VERNOR, "fire").says(VERNOR, "hit", (IAIN, "interceptor"), 0)  # 7
    assert r.ships("224", VERNOR) == ["interceptor"]  # 8: it is gone before Iain fires
    r.rolls(1, 2).says(IAIN, "fire")
    return r.rolls(6).says(VERNOR, "fire")  # 9


def test_engagement_rounds_end_with_iains_cruiser() -> None:
    """Pages 22 and 23: one of the fleeing interceptors is shot, the other gets away."""
    r = engagements(missiles(the_battle()))
    assert r.ships("210", IAIN) == []
    assert r.ships("210", VERNOR) == ["cruiser"]
    assert r.happened(BattleEnded)[0].winner == VERNOR


def test_iain_draws_three_tiles_and_vernor_five() -> None:
    """Page 23: the defender draws first; six would be due to Vernor, but five is the most."""
    r = engagements(missiles(the_battle()))
    for seat in (IAIN, VERNOR):
        drawn = r.happened(ReputationDrawn)[-1]
        best = max(r.table.faces[tile] for tile in drawn.tiles) - pieces.FIRST_REPUTATION + 1
        _ = r.asks(seat, KeepReputation)
        r.says(seat, "keep", best)
        assert r.prestige(seat) == [best]
    draws = [(drawn.seat, len(drawn.tiles)) for drawn in r.happened(ReputationDrawn)]
    assert draws == [(IAIN, 3), (VERNOR, 5)]
    assert [len(event.tiles) for event in r.happened(ReputationReturned)] == [2, 4]


def test_vernor_takes_the_sector() -> None:
    """Page 23: a 6 destroys the last cube, Iain's disc goes home and Vernor's comes."""
    r = engagements(missiles(the_battle()))
    for seat in (IAIN, VERNOR):
        r.answers(seat, KeepReputation, r.options(seat)[0])
    r.rolls(6).says(VERNOR, "attack")
    assert [killed.track for killed in r.happened(PopulationKilled)] == [pieces.MONEY]
    assert [(lifted.seat, r.table.face(lifted.sector).id) for lifted in r.happened(DiscLifted)] == [
        (IAIN, "210")
    ]
    r.says(VERNOR, "claim")
    assert r.sector("210").disc == VERNOR
    assert list(r.sector("210").damage) == [0]
