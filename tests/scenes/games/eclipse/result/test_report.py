"""The numbers of a match are those of its events, and its set-up is one that the rules know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.core.texts import LANGUAGES
from game.eclipse import GAME, pieces
from game.eclipse.battle_events import BattleEnded, DiceAssigned
from game.eclipse.events import TechTaken
from game.eclipse.map_events import SectorPlaced, ShipBuilt
from game.eclipse.pieces import party_of
from scenes.games.eclipse.lobby_variants import CHOSEN, FIRST, WAYS, EclipseVariants, board, free
from scenes.games.eclipse.result.chronicle import chronicle
from scenes.games.eclipse.result.report import report
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.result import ResultScene, stride
from scenes.session.session import Session
from scenes.table.lobby_variants import completed
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.eclipse.matches import new_match, over, session_of
from tests.support.eclipse.places import OPEN_CENTER
from tests.support.eclipse.rounds import eclipse
from tests.support.screen.headless import a_ui, focus_on, press_key, tap_on
from tests.support.screen.walking import LANGUAGES as SHOWN_LANGUAGES
from tests.support.screen.walking import SIZES, show, wrong_anywhere

SEEDS = range(5)


def events_of(session: Session, kind: type[Any]) -> list[Any]:
    return [told.event for told in session.story if isinstance(told.event, kind)]


# --- the chronicle


@pytest.mark.parametrize("seed", SEEDS)
def test_the_columns_of_every_seat_come_to_its_points(seed: int) -> None:
    session = over(seed)
    found, table = chronicle(session), session.match.table
    assert [seat.points for seat in found.seats] == table.points
    assert list(found.winners) == table.winners
    assert found.curve[-1] == tuple(table.points)
    assert len(found.curve) == pieces.ROUNDS + 1 or any(player.gone for player in table.players)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_done_is_counted_for_whoever_did_it(seed: int) -> None:
    session = over(seed)
    found = chronicle(session)
    destroyed = [event for event in events_of(session, DiceAssigned) if event.destroyed]
    for seat, numbers in enumerate(found.seats):
        assert numbers.explored == sum(event.seat == seat for event in events_of(session, SectorPlaced))
        assert numbers.techs == sum(event.seat == seat for event in events_of(session, TechTaken))
        assert numbers.built == sum(event.seat == seat for event in events_of(session, ShipBuilt))
        assert numbers.lost >= sum(party_of(event.ship) == seat for event in destroyed)
        assert numbers.won == sum(event.winner == seat for event in events_of(session, BattleEnded))
    assert sum(seat.destroyed for seat in found.seats) <= len(destroyed)


def test_the_largest_battle_is_the_one_with_most_ships() -> None:
    small = {**OPEN_CENTER, "ships": [[0, "interceptor"], [1, "interceptor"]]}
    large = {"id": "304", "at": [0, -3], "ships": [[0, "cruiser", "cruiser"], [1, "interceptor", "cruiser"]]}
    r = eclipse(phase="combat", sectors=[small, large]).until_round(2)
    found = chronicle(session_of(r.match))
    assert len(found.fights) == 2
    assert found.largest is not None
    assert (found.largest.sector, found.largest.ships) == ("304", 4)
    told = report(session_of(r.match), "en").highlights[0]
    assert "304 Theta Pegasi" in told.text
    assert "4 ships" in told.text


def test_the_luckiest_roll_is_the_one_furthest_above_its_average() -> None:
    """Two sixes of a dreadnought; one hit alone is nothing to speak of."""
    row = {**OPEN_CENTER, "ships": [[0, "interceptor"], [1, "dreadnought"]]}
    r = eclipse(phase="combat", sectors=[row], dice=[6, 6, 6])
    luck = chronicle(session_of(r.match)).luckiest
    assert luck is not None
    assert (luck.ship, luck.hits, luck.dice) == (4 + pieces.DREADNOUGHT, 2, 2)
    (told,) = [tale for tale in report(session_of(r.match), "de").highlights if tale.icon == "dice"]
    assert told.text == "Schlachtschiff (Jonas): 2 Treffer mit 2 Würfeln."


def test_a_match_that_has_just_begun_has_a_chronicle() -> None:
    found = chronicle(session_of(new_match(1, 3)))
    assert found.fights == ()
    assert (found.winners, found.why, found.luckiest, found.largest) == ((), "", None, None)
    assert found.curve == ((0, 0, 0),)


# --- the report


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_report_speaks_in_sentences(seed: int, language: str) -> None:
    session = over(seed)
    told = report(session, language)
    assert told.why.endswith((".", "!"))
    assert any(session.players[seat].name in told.why for seat in session.match.table.winners)
    assert told.needed == max(session.match.table.points)
    assert told.highlights
    assert all(len(numbers) == len(session.players) for _, numbers in told.rows)
    said = [told.why, told.caption, *(tale.text for tale in told.highlights), *(row[0] for row in told.rows)]
    for text in said:
        assert not any(family in text for family in ("result.", "won.", "eclipse.", "{"))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_scoring_stands_first_and_adds_up(seed: int) -> None:
    session = over(seed)
    rows = report(session, "en").rows
    total = [word for word, _ in rows].index("**Points**")
    for seat, points in enumerate(session.match.table.points):
        assert sum(int(numbers[seat]) for _, numbers in rows[:total]) == points
        assert rows[total][1][seat] == str(points)


@pytest.mark.parametrize("language", SHOWN_LANGUAGES[1:])
@pytest.mark.parametrize("size", SIZES[:2])
def test_the_result_of_six_seats_fits(size: tuple[int, int], language: str) -> None:
    def result(ui: Ui) -> list[Scene]:
        return [ResultScene(ui, over(4))]

    assert len(over(4).players) == pieces.MOST_SEATS
    assert wrong_anywhere(result, size, language) == []


def test_a_chart_of_many_points_has_few_lines() -> None:
    assert [stride(most) for most in (5, 10, 11, 20, 37, 60)] == [1, 1, 2, 2, 5, 10]


# --- the lobby


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", pieces.SEATS)
def test_every_way_to_get_species_can_be_set_up(way: str, seats: int) -> None:
    variants = EclipseVariants({"aliens": way})
    options = variants.options(7, seats)
    match = Match(GAME, GAME.set_up(7, seats, options), Beginning(7, options))
    while match.waiting() and any(not player.species for player in match.table.players):
        prompt = match.waiting()[0]
        match.answer(prompt.seat, prompt.options(match.table)[0])
    assert all(player.species for player in match.table.players)
    kinds = {player.row.kind for player in match.table.players}
    assert way != "terran" or kinds == {"terran"}


def test_nobody_can_name_a_species_whose_board_is_taken() -> None:
    others = free(["planta", ""])
    assert "terran_union" not in others
    assert "planta" not in others
    assert len(others) == len(pieces.SPECIES) - 2
    drawn = completed(["", "planta", "", "", "", ""], free, Random(3))
    assert drawn[1] == "planta"
    assert len({board(species) for species in drawn}) == len(drawn)


def test_the_next_match_begins_with_the_choices_of_the_last() -> None:
    variants = EclipseVariants({"aliens": CHOSEN, "species": ["planta", "terran_union", "mechanema", 3]})
    assert variants.wanted[:3] == ["planta", "", "mechanema"]
    assert EclipseVariants(variants.kept()).kept() == variants.kept()
    assert EclipseVariants({"aliens": "dealt", "species": "all"}).aliens == FIRST


def test_the_lobby_offers_two_to_six_seats_and_names_species() -> None:
    ui = a_ui()
    scene = show(ui, LobbyScene(ui, "eclipse"))
    assert isinstance(scene, LobbyScene)
    assert scene.variants.seats == range(2, 7)
    tap_on(scene, f"aliens.{CHOSEN}")
    scene.refresh()
    stepper = scene.root.find("species.0")
    assert stepper is not None
    focus_on(scene, "species.0")
    press_key(scene, "right")
    first = next(iter(pieces.SPECIES))
    assert scene.variants.options(1, 2)["species"][0] == first


@pytest.mark.parametrize("language", SHOWN_LANGUAGES[1:])
@pytest.mark.parametrize("size", SIZES[:2])
def test_the_lobby_of_six_seats_fits(size: tuple[int, int], language: str) -> None:
    def lobby(ui: Ui) -> list[Scene]:
        scene = LobbyScene(ui, "eclipse")
        scene.seat("6")
        scene.variants.aliens = CHOSEN
        scene.rebuild()
        return [scene]

    assert wrong_anywhere(lobby, size, language) == []
