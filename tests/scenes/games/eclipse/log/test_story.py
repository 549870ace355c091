"""The log tells everything that its reader may know, in words, and nothing more."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.core.events import Event
from game.core.table import NOBODY
from game.core.texts import LANGUAGES
from game.eclipse import pieces
from game.eclipse.battle_events import BattleBegan
from game.eclipse.diplomacy_events import ReputationDrawn
from game.eclipse.events import RoundBegan
from game.eclipse.map_events import PartFitted, PartRemoved
from game.eclipse.parts import Die
from scenes.drawing.rich_text import plain
from scenes.games.eclipse.battle.designs_so_far import DesignsSoFar
from scenes.games.eclipse.log.line_subjects import KIND_OF, KIND_OF_ACTION, KINDS
from scenes.games.eclipse.log.story import QUIET, line, lines
from scenes.games.eclipse.names import sector_title
from scenes.session.story import EVERYTHING
from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.table.log import log_filter
from tests.support import text_keys
from tests.support.eclipse.matches import new_match, over, session_of
from tests.support.eclipse.places import NORTH, OPEN_CENTER, SOUTH
from tests.support.eclipse.rounds import Round, eclipse

SEEDS = range(5)
READERS = (0, 1, NOBODY)
RAW = re.compile(r"\b(?:event|story|eclipse|phase)\.\w|[{}]", re.IGNORECASE)


def told(r: Round, reader: int = 0, language: str = "en") -> list[LogLine]:
    return lines(session_of(r.match), reader, language)


def texts(r: Round, reader: int = 0, language: str = "en") -> list[str]:
    return [plain(each.text) for each in told(r, reader, language)]


# --- everything, in words


def test_every_event_has_a_line_or_is_silent_on_purpose() -> None:
    names = {kind.__name__ for kind in text_keys.HAPPENINGS if ".eclipse." in kind.__module__}
    assert len(names) > 40
    quiet = set(QUIET) - {"PhaseBegan", "Planned", "SkippedTo"}
    assert set(KIND_OF) | quiet | {"ActionTaken"} == names
    assert set(KIND_OF).isdisjoint(quiet)
    assert all(reason for reason in QUIET.values())


def test_every_kind_of_line_can_be_filtered_by_its_name() -> None:
    assert {*KINDS, *KIND_OF_ACTION.values()} <= set(log_filter.KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_match_is_told_in_sentences(seed: int, language: str) -> None:
    for reader in (0, NOBODY, EVERYTHING):
        shown = lines(over(seed), reader, language)
        assert len(shown) > 80
        for each in shown:
            assert not RAW.search(plain(each.text)), each
            assert plain(each.text)[0].isupper()
            if each.level >= ACT and "·" not in each.text:
                assert each.text.endswith((".", "!")) or each.text[-1].isdigit(), each


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_a_line_is_about_lies_on_the_table(seed: int) -> None:
    table = over(seed).match.table
    named = [thing.split(":") for each in lines(over(seed), 0, "en") for thing in each.things]
    assert {kind for kind, _ in named} == {"sector", "seat"}
    assert all(0 <= int(number) < len(table.map) for kind, number in named if kind == "sector")
    assert all(0 <= int(number) < table.seats for kind, number in named if kind == "seat")


def test_a_log_that_grows_with_the_match_is_the_one_told_at_its_end() -> None:
    session, dice = session_of(new_match(3, 3)), Random(3)
    for number in range(300):
        prompt = dice.choice(session.match.waiting())
        session.answer(prompt.seat, dice.choice(prompt.likely(session.view(prompt.seat))))
        if number % 7 == 0:
            lines(session, 0, "en")
    assert lines(session, 0, "en") == lines(session_of(session.match), 0, "en")
    assert len(lines(session, 0, "en")) > 100


def test_an_event_by_itself_is_told_as_in_the_log() -> None:
    session = over(1)
    by_moment = {each.moment: each.text for each in lines(session, 0, "en")}
    battles = [
        (moment, each)
        for moment, each in enumerate(session.story, 1)
        if isinstance(each.event, BattleBegan | RoundBegan | ReputationDrawn)
    ]
    assert battles
    for moment, each in battles:
        alone = line(each, session, 0, "en")
        assert alone is not None
        assert by_moment[moment].startswith(alone.text)


# --- what a reader may know


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_reputation_is_read_only_by_whoever_has_seen_it(seed: int, reader: int) -> None:
    for each in lines(over(seed), reader, "en"):
        if "[face:reputation" in each.text:
            assert each.seat == reader


def test_tiles_are_named_to_whoever_draws_them_and_counted_for_others() -> None:
    r = _battle(prestige=[3, 1], dice=[6, 1])
    own = next(text for text in texts(r) if "draws reputation" in text)
    assert own == "Mia draws reputation: 3 and 1."
    assert next(text for text in texts(r, 1) if "Mia draws" in text) == "Mia draws reputation: 2 tiles."
    r.says(0, "keep", 3)
    assert "Mia puts reputation back into the bag: 1." in texts(r)
    assert "Mia puts reputation back into the bag: a tile." in texts(r, 1)
    assert "Mia keeps reputation: a tile." in texts(r, NOBODY)


def test_after_the_match_everything_is_told() -> None:
    r = _battle(prestige=[3, 1], dice=[6, 1]).says(0, "keep", 3)
    assert "Mia draws reputation: 2 tiles." in texts(r, EVERYTHING)  # it is not over yet
    values = [each for each in lines(over(4), EVERYTHING, "en") if "[face:reputation" in each.text]
    assert {each.seat for each in values} - {0}


# --- actions and what they do in one line


def test_exploring_names_the_sector_and_its_guards() -> None:
    r = eclipse(stacks={"inner": ["104", "107"]}).says(0, "explore").says(0, "zone", 0, -1)
    assert texts(r)[-1] == "Mia explores."
    r.says(0, "turn", _turn(r), "104")
    assert "Mia explores 104 (ancients: 2)." in texts(r)
    assert "Mia erkundet 104 (Älteste: 2)." in texts(r, language="de")
    (shown,) = [each for each in told(r) if "104" in each.text]
    assert shown.things[0] == f"sector:{len(r.table.map) - 1}"


def test_what_follows_from_an_action_is_indented_below_it() -> None:
    r = eclipse(stacks={"inner": ["107"]}).says(0, "explore").says(0, "zone", 0, -1)
    r.says(0, "turn", _turn(r), "107").says(0, "claim").says(0, "settle", "107", 0, "money")
    shown = [(plain(each.text), each.level, each.seat) for each in told(r)][-3:]
    assert shown[0] == ("Mia explores 107.", ACT, 0)
    assert shown[1][1] == EFFECT
    assert "107" in shown[1][0]
    assert shown[2] == ("Mia settles 107 (money).", EFFECT, 0)


def test_a_sector_that_is_thrown_away_is_told() -> None:
    r = eclipse(stacks={"inner": ["107"]}).says(0, "explore").says(0, "zone", 0, -1).says(0, "throw")
    assert [text for text in texts(r) if "107" in text]


def test_research_is_told_with_its_price() -> None:
    r = eclipse(supply=["gauss_shield"], storage=[[2, 5, 3], None])
    r.says(0, "research").says(0, "tech", "gauss_shield")
    assert "Mia researches Gauss Shield for 2 science." in texts(r)
    assert "Mia erforscht Gauss-Schild für 2 Wissenschaft." in texts(r, language="de")


def test_builds_are_one_line_with_all_that_was_paid() -> None:
    r = eclipse(storage=[[2, 3, 20], None]).says(0, "construct")
    r.says(0, "build", "interceptor", "221")
    assert texts(r)[-1] == "Mia builds an interceptor in 221 for 3 materials."
    r.says(0, "build", "interceptor", "221")
    assert texts(r)[-1] == "Mia builds 2 interceptors in 221 for 6 materials."
    assert texts(r, language="de")[-1] == "Mia baut 2 Abfangjäger in 221 für 6 Rohstoffe."


def test_a_ship_that_flies_on_is_told_where_it_comes_to_rest() -> None:
    r = eclipse(sectors=[NORTH, OPEN_CENTER]).says(0, "fly")
    r.says(0, "move", "221", "interceptor", "107").says(0, "move", "107", "interceptor", "001")
    assert "Mia moves an interceptor to 001 (center)." in texts(r)
    assert "Mia bewegt einen Abfangjäger nach 001 (Zentrum)." in texts(r, language="de")


def test_ships_of_several_flights_are_counted_by_where_they_land() -> None:
    fleet = {"id": "221", "ships": [[0, "interceptor", "interceptor", "cruiser"]]}
    r = eclipse(sectors=[NORTH, fleet]).says(0, "fly")
    for ship in ("interceptor", "cruiser", "interceptor"):
        r.says(0, "move", "221", ship, "107")
    assert "Mia moves 2 interceptors to 107 and a cruiser to 107." in texts(r)


def test_an_upgrade_lists_the_parts_of_each_ship() -> None:
    r = (
        eclipse()
        .says(0, "upgrade")
        .says(0, "fit", "cruiser", 0, "hull")
        .says(0, "fit", "interceptor", 1, "hull")
    )
    assert "Mia upgrades. Cruiser: Hull; Interceptor: Hull." in texts(r)


def test_a_reaction_says_so() -> None:
    r = eclipse(passed=[0], turn=0, storage=[[2, 3, 9], None]).says(0, "construct")
    r.says(0, "build", "interceptor", "221")
    assert "Reaction: Mia builds an interceptor in 221 for 3 materials." in texts(r)


def test_equal_trades_are_added_up() -> None:
    r = eclipse(storage=[[2, 3, 9], None])
    for _ in range(3):
        r.says(0, "trade", "materials", "money")
    assert texts(r)[-1] == "Mia trades 6 materials for 3 money."
    r.says(0, "trade", "science", "money")
    assert texts(r)[-1] == "Mia trades 2 science for 1 money."


# --- rounds and phases


def test_a_round_tells_who_begins_it_and_passes_are_one_line() -> None:
    r = eclipse(seats=3).passes(0, 1, 2).until_round(2)
    shown = told(r)
    assert "Mia, Jonas and Ilse pass." in texts(r)
    heads = [plain(each.text) for each in shown if each.level == ROUND]
    assert heads[-1] == "Round 2 of 9 · Mia begins"
    assert [plain(each.text) for each in shown if each.level == PART] == ["Upkeep", "Clean-up"]


def test_the_upkeep_of_a_seat_is_one_line_with_its_numbers() -> None:
    r = eclipse(storage=[[5, 1, 1], None]).passes(0, 1).until_round(2)
    paid = next(text for text in texts(r) if text.startswith("Mia:"))
    assert paid == "Mia: +3 money (3 income, 0 upkeep), +3 science, +3 materials."


@pytest.mark.parametrize("seed", SEEDS)
def test_lines_are_grouped_by_round_and_battle(seed: int) -> None:
    shown = lines(over(seed), 0, "en")
    events: list[Event] = [each.event for each in over(seed).story]
    assert sum(each.level == ROUND for each in shown) == sum(isinstance(e, RoundBegan) for e in events) > 1
    battles = [each for each in shown if each.level == PART and each.text.startswith("Battle")]
    assert len(battles) == sum(isinstance(event, BattleBegan) for event in events)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_lines_tell_who_has_won_with_how_many_points(seed: int) -> None:
    session = over(seed)
    points = session.match.table.points
    won, scores = (plain(each.text) for each in lines(session, 0, "en")[-2:])
    for seat, player in enumerate(session.players):
        assert (player.name in won) == (seat in session.match.table.winners)
        assert f"{player.name} {points[seat]}" in scores
    assert str(max(points)) in won


# --- battles


def _battle(**words: object) -> Round:
    """An interceptor of Mia and one of Jonas in the center, who fires first on a tie."""
    row = {**OPEN_CENTER, "ships": [[0, "interceptor"], [1, "interceptor"]]}
    return eclipse(phase="combat", sectors=[row], **words)


def _turn(r: Round) -> int:
    """A turn in which the tile may be laid."""
    return int(next(said for said in r.options(0) if said.startswith("turn")).split()[1])


def test_a_battle_is_a_heading_with_its_exchanges_below() -> None:
    r = _battle(dice=[1, 6])
    shown = [plain(each.text) for each in told(r)]
    begin = shown.index("Battle in 001 (center): Jonas against Mia")
    assert shown[begin + 1 : begin + 4] == [
        "Exchange of fire 1",
        "Interceptor (Mia) rolls 1, hits: 0 of 1.",
        "Interceptor (Jonas) rolls 6, hits: 1 of 1.",
    ]
    assert shown[begin + 4 : begin + 6] == [
        "Interceptor (Mia) is destroyed by Interceptor (Jonas).",
        "Jonas wins the battle.",
    ]


def test_who_loses_a_ship_is_harmed_and_the_winner_is_not() -> None:
    r = _battle(dice=[1, 6])
    for reader, harmed in ((0, True), (1, False), (NOBODY, False)):
        (lost,) = [each for each in told(r, reader) if "is destroyed" in each.text]
        assert lost.harm == harmed
        assert lost.level == EFFECT
        assert lost.things[0] == "sector:0"


def test_dice_that_hit_count_even_if_nothing_is_left_to_be_hit() -> None:
    row = {**OPEN_CENTER, "ships": [[0, "interceptor"], [1, "dreadnought"]]}
    r = eclipse(phase="combat", sectors=[row], dice=[1, 6, 6])
    assert "Dreadnought (Jonas) rolls 6 6, hits: 2 of 2." in texts(r)


def test_hits_are_those_of_the_blueprints_at_that_time() -> None:
    """A computer that was fitted before the battle makes a 4 hit, even if it has been removed since."""
    row = {**OPEN_CENTER, "ships": [[0, "interceptor"], [1, "cruiser"]]}
    r = eclipse(phase="combat", sectors=[row], techs=[["positron_computer"], None], dice=[1, 5])
    assert "Cruiser (Jonas) rolls 5, hits: 1 of 1." in texts(r)
    arms = DesignsSoFar(r.table)
    code, dice, kinds = 0, [Die(1, 4)], [0, 5]
    assert arms.hits(code, dice, kinds) == 0
    arms.hear(PartFitted(0, 0, 3, pieces.PART_OF["positron_computer"]))
    assert arms.hits(code, dice, kinds) == 1
    arms.hear(PartFitted(1, 1, 0, pieces.PART_OF["gauss_shield"]))
    assert arms.hits(code, dice, kinds) == 0
    arms.hear(PartRemoved(1, 1, 0, pieces.PART_OF["gauss_shield"]))
    assert arms.hits(code, dice, kinds) == 1


def test_those_whom_nobody_plays_have_no_glyph() -> None:
    row = {**NORTH, "id": "104", "ships": [[0, "interceptor"]]}
    r = eclipse(phase="combat", sectors=[row]).until_round(2)
    shown = [each for each in told(r) if each.text.startswith("[fleet:24|")]
    assert shown
    assert {each.seat for each in shown} == {NOBODY}
    assert "Battle in 104: Mia against the ancients" in texts(r)
    assert "Schlacht in 104: Mia gegen die Ältesten" in texts(r, language="de")


def test_the_population_that_is_shot_is_told_to_its_owner_as_harm() -> None:
    row = {**SOUTH, "disc": 1, "cubes": [0], "ships": [[0, "interceptor"]]}
    r = eclipse(phase="combat", sectors=[row], dice=[6]).says(0, "attack")
    assert "Mia attacks the population of 106: 6 for 1 damage." in texts(r)
    (lost,) = [each for each in told(r, 1) if "loses population" in each.text]
    assert lost.harm
    assert lost.level == EFFECT
    assert plain(lost.text) == "Jonas loses population in 106 to Mia: science."


def test_a_disc_that_others_lift_is_harm_and_one_of_ones_own_is_not() -> None:
    row = {**SOUTH, "disc": 1, "ships": [[0, "interceptor"]]}
    r = eclipse(phase="combat", sectors=[row]).says(0, "leave")
    (lifted,) = [each for each in told(r, 1) if each.kind == "sectors"]
    assert lifted.harm
    r = eclipse(sectors=[{**SOUTH, "disc": 0}]).says(0, "influence").says(0, "from", "106")
    assert "106" in "".join(texts(r))
    assert not [each for each in told(r) if each.harm]


def test_sectors_have_their_names_where_there_is_room() -> None:
    assert sector_title("312", "en") == "312 Antares"
    assert sector_title("001", "de") == "Galaktisches Zentrum"
