"""Everything of Eclipse can be inspected, says what it means now, and tells no more than its reader knows."""

from __future__ import annotations

import re
from functools import cache

import pytest

from game.core.texts import LANGUAGES, catalogue
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.drawing.rich_text import plain
from scenes.games.eclipse import TABLE
from scenes.games.eclipse.inspect.boards_and_tracks import PILES, RULES
from scenes.games.eclipse.inspect.sections import inspection
from scenes.games.eclipse.phase_steps import running, steps
from scenes.table.game_table import Inspection
from scenes.table.rules.glossary_links import term_ids
from scenes.table.rules.rulebook import find, target_of
from tests.support.eclipse.matches import over, played, session_of, watching
from tests.support.eclipse.places import NORTH, OPEN_CENTER, SOUTH
from tests.support.eclipse.rounds import Round, eclipse
from tests.support.screen.views import as_table

RAW = re.compile(r"\b(?:inspect|eclipse|event|term)\.\w|\{(?!icon:)")
LINK = re.compile(r"\[([\w:.-]+)\|")


def found(what: str, view: EclipseTable, seat: int = 0, language: str = "en") -> Inspection:
    shown = inspection(what, view, watching(seat, view.seats, language))
    assert shown is not None, what
    return shown


def texts(shown: Inspection) -> str:
    return "\n".join([shown.title, *(text for _, text in shown.sections), shown.now])


def now(what: str, r: Round, seat: int = 0, language: str = "en") -> str:
    return plain(found(what, r.match.view(seat), seat, language).now)


@cache
def moments(seed: int) -> list[tuple[EclipseTable, int]]:
    """Views of a match at random, now and then, each with its reader."""
    seats = 2 + seed
    matches = played(seed, seats, 500)
    return [
        (match.view(reader), reader)
        for taken, match in enumerate(matches)
        if taken % 61 == 0
        for reader in (0, seats - 1)
    ]


def things(view: EclipseTable) -> list[str]:
    """One key of every thing there is."""
    codes = {code for sector in view.map for code in sector.ships}
    return [
        *(f"sector:{number}" for number in range(len(view.map))),
        *(f"fleet:{code}" for code in codes),
        *(f"seat:{seat}" for seat in range(view.seats)),
        *(f"influence:{seat}" for seat in range(view.seats)),
        *(f"storage:{seat}:{kind}" for seat in range(view.seats) for kind in range(3)),
        *(f"part:{part}" for part in range(len(pieces.PARTS))),
        *(f"tech:{tech}" for tech in range(len(pieces.TECHS))),
        *(f"species:{species}" for species in pieces.SPECIES),
        *(f"discovery:{row.id}" for row in pieces.DISCOVERIES),
        *(f"face:{key}" for key in pieces.KEYS),
        *(f"pile:{pile}" for pile in PILES),
        *(f"term:{term}" for term in term_ids("eclipse")),
        *(f"action:{action}" for action in ("explore", "influence", "research", "upgrade", "build", "move")),
        *(f"phase:{phase}" for phase in ("species", "action", "combat", "upkeep", "cleanup")),
        "zone:1:-3", "envoy:0", "colony", "cube:1", "disc:-1", "traitor", "build:4", "build:5", "storage:0",
    ]  # fmt: skip


# --- everything, in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_everything_is_explained_and_every_link_leads_somewhere(seed: int, language: str) -> None:
    for view, reader in moments(seed)[:: 1 + seed]:
        followed = 0
        for thing in things(view):
            shown = found(thing, view, reader, language)
            assert shown.title
            assert shown.sections
            assert not RAW.search(texts(shown)), (thing, texts(shown))
            for target in set(LINK.findall(texts(shown))):
                assert inspection(target, view, watching(reader, view.seats, language)), (thing, target)
                followed += 1
        assert followed > 100


@pytest.mark.parametrize("seed", range(4))
def test_every_piece_on_the_table_can_be_inspected(seed: int) -> None:
    for view, reader in moments(seed):
        eyes = watching(reader, view.seats)
        pressed = {placed.inspect for placed in TABLE.picture(view, eyes) if placed.inspect}
        assert len(pressed) > 2
        for what in pressed:
            assert found(what, view, reader).title


def test_things_that_are_not_there_have_no_panel() -> None:
    view = eclipse().match.view(0)
    for what in (
        "tech:99",
        "part:nothing",
        "species:nobody",
        "card:9999",
        "face:nothing",
        "seat:7",
        "zone:1",
        "term:x",
    ):
        assert inspection(what, view, watching()) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_are_linked_exist(language: str) -> None:
    assert all(find("eclipse", rule, language) for rule in RULES.values())
    assert all(
        find("eclipse", target_of(stage.rule), language)
        for stage in steps(eclipse().match.view(0))
        if stage.rule
    )


# --- no more than is known


@pytest.mark.parametrize("seed", range(4))
def test_no_panel_shows_a_tile_that_its_reader_does_not_know(seed: int) -> None:
    for view, reader in moments(seed):
        hidden = [card for card, face in enumerate(view.faces) if face >= len(pieces.KEYS)]
        assert hidden
        for card in hidden[::7]:
            shown = found(f"card:{card}", view, reader)
            assert shown.title == catalogue("en").say("eclipse.naming.hidden")
            assert not shown.look or not shown.look.shown()


def test_reputation_is_read_on_ones_own_board_only() -> None:
    r = eclipse(reputation=[[4, 1], [3]])
    assert "Reputation tiles: 2 (1, 4)" in texts(found("seat:0", r.match.view(0)))
    assert "Reputation tiles, face down: 2" in texts(found("seat:0", r.match.view(1), 1))
    assert "(3)" not in texts(found("seat:1", r.match.view(0)))
    assert now("seat:0", r).startswith("8 points")
    assert now("seat:0", r, 1).startswith("3 points")
    assert "not counted: 2" in now("seat:0", r, 1)


def test_a_discovery_that_lies_face_down_is_not_named() -> None:
    r = eclipse(sectors=[{**NORTH, "discovery": "shard_hull"}])
    shown = texts(found(f"sector:{r.number('107')}", r.match.view(0)))
    assert "lies here face down" in shown
    assert "Shard" not in shown


# --- what things mean now


def test_a_technology_tells_its_price_for_whoever_looks() -> None:
    r = eclipse(supply=["plasma_cannon"], storage=[[0, 7, 0], [0, 2, 0]], techs=[["neutron_bombs"], None])
    assert "Costs you 4 science; you have 7." in now("tech:plasma_cannon", r)
    assert "Costs you 5 science; you have 2." in now("tech:plasma_cannon", r, 1)
    assert "Kostet dich 4 Wissenschaft; du hast 7." in now("tech:plasma_cannon", r, language="de")
    r.says(0, "research").says(0, "tech", "plasma_cannon")
    assert "You have it." in now("tech:plasma_cannon", r)
    assert "Others who have it: Mia." in now("tech:plasma_cannon", r, 1)


def test_a_blueprint_is_told_in_numbers_as_it_is_now() -> None:
    r = eclipse()
    before = plain(texts(found("blueprint:0:1", r.match.view(0))))
    for row in ("Initiative 2", "Computer +1", "Shield 0", "Hull 1", "Cannons: 1 yellow", "Movement 1"):
        assert row in before
    r.says(0, "upgrade").says(0, "fit", "cruiser", 1, "hull")
    after = plain(texts(found("blueprint:0:1", r.match.view(1), 1)))
    assert "Hull 2" in after
    assert after != before


def test_a_kind_of_ship_tells_where_it_is() -> None:
    r = eclipse(sectors=[{**NORTH, "ships": [[1, "cruiser", "cruiser"]]}])
    assert re.search(r"On the map: 107 .2\.", now("fleet:5", r))
    assert "Could still be built: 2." in now("fleet:5", r)
    assert "None on the map." in now("blueprint:0:2", r)


def test_those_whom_nobody_plays_are_told_in_numbers_too() -> None:
    view = eclipse().match.view(0)
    shown = plain(texts(found("fleet:24", view)))
    assert "Cannons: 2 yellow (damage 1)" in shown
    guard = plain(texts(found("fleet:28", view)))
    assert "Hull 7" in guard
    assert "001 (center)" in guard


def test_a_resource_tells_its_income_and_the_next_steps() -> None:
    r = eclipse(storage=[[4, 1, 1], None])
    shown = now("storage:0", r)
    assert "4 in store, 3 more at the upkeep." in shown
    assert "With the next cubes on the map: 4, 6, 8." in shown
    assert "2 money can be traded for 1" in shown
    assert "leaves 7 money" in shown


def test_the_influence_track_tells_what_the_next_discs_cost() -> None:
    r = eclipse(discs=[7, None], storage=[[0, 0, 0], None])
    shown = now("influence:0", r)
    assert "Upkeep now: 5" in shown
    assert "With the next discs gone: 7, 10, 13." in shown
    assert "2 money short" in shown
    assert "Es fehlen 2 Geld" in now("influence:0", r, language="de")


def test_a_sector_tells_who_is_there_and_what_one_could_settle() -> None:
    row = {**NORTH, "disc": 0, "ships": [[0, "interceptor"], [1, "dreadnought", "cruiser"]]}
    r = eclipse(sectors=[row], colony_ships=[2, None])
    shown = now(f"sector:{r.number('107')}", r)
    assert "Mia controls it." in shown
    assert "Jonas: Dreadnought, Cruiser." in shown
    assert "Free squares for you: 1. Colony ships ready: 2." in shown
    assert "Enemies hold your ships here." in shown
    assert "hold your ships" not in now(f"sector:{r.number('107')}", r, 1)


def test_a_part_tells_whether_it_may_be_fitted() -> None:
    r = eclipse(techs=[["gauss_shield"], None])
    assert now("part:gauss_shield", r) == "You may fit it when you upgrade."
    assert now("part:gauss_shield", r, 1) == "You lack its technology."
    assert "On your blueprints: Interceptor, Cruiser, Dreadnought, Starbase." in now("part:ion_cannon", r)


def test_a_species_tells_what_is_special_about_it() -> None:
    r = eclipse("planta")
    assert now("species:planta", r) == "Mia plays this species."
    assert now("species:terran_union", r) == "Not in this match: Mia plays the other side of its board."
    acts = dict(found("species:planta", r.match.view(0)).sections)["eclipse.boards.acts"]
    assert "**Explore 2**" in acts
    assert "Research 1" in acts
    ships = dict(found("species:orion_hegemony", r.match.view(0)).sections)["eclipse.boards.ships"]
    assert "Shield 1" in ships


def test_an_action_tells_how_often_and_at_what_cost() -> None:
    r = eclipse("planta", discs=[9, None])
    often, costs = now("action:explore", r).splitlines()
    assert "2" in often
    assert "upkeep 2" in costs
    assert costs.endswith("3.")


def test_relations_and_treason_are_told_by_name() -> None:
    r = eclipse(seats=4, ambassadors=[[0, 2]], traitor=3)
    assert now("envoy:1", r) == "Mia and Ilse have relations."
    assert now("traitor", r) == "Ben holds it."
    assert now("term:traitor", eclipse()) == "Nobody holds it."


def test_a_battle_tells_who_fires_before_whom() -> None:
    row = {**OPEN_CENTER, "ships": [[0, "interceptor", "cruiser"], [1, "cruiser"]]}
    r = eclipse(phase="combat", sectors=[row, NORTH, SOUTH], dice=[1] * 4)
    assert r.table.battle is not None
    shown = found("term:battle", r.match.view(0))
    assert shown.title == "Battle: Galactic center"
    assert "Jonas attacks Mia." in plain(shown.now)
    order = plain(shown.now).splitlines()[1]
    assert (
        order.index("Interceptor (Mia) 3") < order.index("Cruiser (Mia) 2") < order.index("Cruiser (Jonas) 2")
    )
    assert inspection("term:battle", eclipse().match.view(0), watching()) is not None


# --- the strip


@pytest.mark.parametrize(
    ("phase", "place"), [("action", 0), ("combat", 1), ("upkeep", 2)],
)  # fmt: skip
def test_the_strip_shows_the_running_phase(phase: str, place: int) -> None:
    fight = {**OPEN_CENTER, "ships": [[0, "interceptor"], [1, "interceptor"]]}
    rows = [fight] if phase == "combat" else [{**NORTH, "disc": 0}]
    r = eclipse(phase=phase, sectors=rows, colony_ships=[2, 2])
    view = r.match.view(0)
    assert running(view) == place
    assert [stage.state for stage in steps(view)].index("now") == place


def test_the_phase_of_a_question_is_that_of_the_strip() -> None:
    """Whatever is asked in a whole match stands under the phase that it belongs to."""
    asked: dict[str, set[int]] = {}
    for match in played(1, 3, 900):
        for prompt in match.waiting():
            asked.setdefault(type(prompt).__name__, set()).add(running(match.view(prompt.seat)))
    assert asked["TakeTurn"] == asked["Move"] == {0}
    assert asked["SettleNow"] | asked["AvoidBankruptcy"] == {2}
    assert asked.get("FireOrRetreat", {1}) | asked.get("MayBombard", {1}) == {1}


def test_before_the_first_round_the_strip_tells_of_species() -> None:
    view = next(played(1, 3)).view(0)
    assert [stage.key for stage in steps(view)] == ["phase.species"]


def test_the_rail_tells_points_that_everybody_can_see() -> None:
    session = over(1)
    r = eclipse(reputation=[[4], [2]], storage=[[5, 6, 7], None])
    own, others = (
        TABLE.summary(r.match.view(reader), 0, session_of(r.match).players[0], "en") for reader in (0, 1)
    )
    assert own.counts[0][1] == "7"
    assert others.counts[0][1] == "3"
    assert [count[1] for count in others.counts[1:4]] == ["5+3", "6+3", "7+3"]
    ended = TABLE.summary(as_table(EclipseTable, session.view(1)), 0, session.players[0], "en")
    assert ended.counts[0][1] == str(session.match.table.points[0])
