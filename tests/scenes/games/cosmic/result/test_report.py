"""The numbers of a match are those of its events, and its set-up is one that the rules know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.core.texts import LANGUAGES
from game.cosmic import GAME, pieces
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import EncounterBegan, PowerUsed, ShipsLost, ShipsRemoved
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import DEFENSE, ENDED, OFFENSE, WON
from game.cosmic.setup import SKILLS
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.lobby_variants import (
    CHOSEN,
    RULES,
    USUAL,
    WAYS,
    CosmicVariants,
    aliens_up_to,
    free,
)
from scenes.games.cosmic.result.chronicle import Fight, chronicle
from scenes.games.cosmic.result.report import report
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.result import ResultScene
from scenes.screens.verdict import headline
from scenes.session.participants import PERSON
from scenes.session.session import Session
from scenes.table.lobby_variants import completed
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.cosmic.encounters import cosmic, home
from tests.support.cosmic.matches import played, session_of
from tests.support.cosmic.told_matches import MATCHES, session
from tests.support.screen.headless import a_ui, tap_on
from tests.support.screen.walking import LANGUAGES as SHOWN_LANGUAGES
from tests.support.screen.walking import SIZES, show, wrong_anywhere
from tests.support.screen.window_sizes import windows

SEEDS = range(4)


def over(seed: int, seats: int = 3) -> Session:
    """A match at random that has come to its end."""
    *_, last = played(seed, seats, {"four_planets": True}, 4000)
    assert not last.waiting()
    return session_of(last)


FINISHED = {seed: over(seed, 3 + seed % 3) for seed in SEEDS}


# --- the chronicle


@pytest.mark.parametrize("seed", SEEDS)
def test_the_curve_ends_where_the_match_ended(seed: int) -> None:
    match = FINISHED[seed]
    found, table = chronicle(match), match.match.table
    assert set(found.curve[0]) == {0}
    assert found.curve[-1] == tuple(table.foreign_colonies(seat) for seat in range(table.seats))
    assert list(found.winners) == table.winners
    assert found.why
    begun = sum(isinstance(told.event, EncounterBegan) for told in match.story)
    assert len(found.curve) - 1 == len(found.fights) <= begun


@pytest.mark.parametrize("number", MATCHES)
def test_ships_powers_and_zaps_are_counted_for_whoever_they_belong_to(number: int) -> None:
    match = session(number)
    found = chronicle(match)
    for seat, numbers in enumerate(found.seats):
        mine = [told for told in match.story if getattr(told.event, "seat", None) == seat]
        lost = [told.event.ships for told in mine if isinstance(told.event, ShipsLost | ShipsRemoved)]
        assert numbers.ships_lost == sum(lost)
        assert numbers.powers == sum(isinstance(told.event, PowerUsed) for told in mine)
        played_ = [
            pieces.KEYS[told.faces[told.event.card]] for told in mine if isinstance(told.event, CardPlayed)
        ]
        assert numbers.zaps == sum("_zap" in key for key in played_)


def test_who_won_and_who_lost_is_counted_once_however_often_it_was_decided() -> None:
    game = cosmic("zombie", "loser", hands=[["attack_10"], ["attack_08"], []])
    game.launches(3, home(1)).nobody_allies().both_play("attack_10", "attack_08").rest()
    found = chronicle(Session(game.match, session_of(game.match).players))
    (fight,) = found.fights
    assert fight.won_by(fight.mains[fight.winner])
    assert [numbers.won + numbers.lost for numbers in found.seats] == [1, 1, 0]


def test_an_encounter_without_a_winner_is_lost_by_nobody() -> None:
    ended = Fight(0, 1, "blue_1", ENDED, -1, (), 0, 5)
    assert not any(ended.won_by(seat) or ended.lost_by(seat) for seat in range(3))
    won = ended._replace(outcome=WON, winner=DEFENSE)
    assert [won.won_by(seat) for seat in range(3)] == [False, True, False]
    assert [won.lost_by(seat) for seat in range(3)] == [True, False, False]
    resettled = ended._replace(defense=0, outcome=WON, winner=OFFENSE)
    assert not resettled.lost_by(0)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_closest_the_biggest_and_the_costliest_are_the_extremes(seed: int) -> None:
    found = chronicle(FINISHED[seed])
    assert found.closest
    assert found.biggest
    assert found.costliest
    assert found.closest.margin == min(fight.margin for fight in found.compared)
    assert max(found.biggest.totals) == max(max(fight.totals) for fight in found.compared)
    assert found.costliest.lost == max(fight.lost for fight in found.fights)
    event = FINISHED[seed].story[found.closest.moment - 1].event
    assert isinstance(event, OutcomeDecided)


def test_a_match_before_its_first_encounter_has_a_chronicle() -> None:
    found = chronicle(session_of(next(played(1, 3))))
    assert found.fights == ()
    assert (found.winners, found.why, found.busiest) == ((), "", None)


# --- the report


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_report_speaks_in_sentences(seed: int, language: str) -> None:
    match = FINISHED[seed]
    told = report(match, language)
    assert told.why.endswith((".", "!"))
    assert any(match.players[seat].name in told.why for seat in match.match.table.winners)
    assert told.needed == 4
    assert len(told.highlights) == 4
    assert all(len(numbers) == len(match.players) for _, numbers in told.rows)
    for text in [
        told.why,
        told.caption,
        *(tale.text for tale in told.highlights),
        *(row[0] for row in told.rows),
    ]:
        assert not any(family in text for family in ("result.", "won.", "story.", "{"))


@pytest.mark.parametrize(("size", "language"), windows(SIZES, SHOWN_LANGUAGES))
def test_the_result_of_many_seats_fits(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""

    def result(ui: Ui) -> list[Scene]:
        return [ResultScene(ui, FINISHED[2])]

    assert len(FINISHED[2].players) == 5
    assert wrong_anywhere(result, size, language) == []


def test_several_winners_are_named() -> None:
    ui = a_ui()
    scene = ResultScene(ui, FINISHED[0])
    scene.session.match.table.winners[:] = [0, 2]
    try:
        assert headline(ui, scene.session) == "Maximiliane and Ilse win!"
    finally:
        scene.session.match.table.winners[:] = list(chronicle(FINISHED[0]).winners)


# --- the lobby


def begun(options: dict[str, Any], seats: int) -> Match[CosmicTable]:
    return Match(GAME, GAME.set_up(5, seats, options), Beginning(5, options))


@pytest.mark.parametrize("seats", pieces.SEATS)
@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_get_aliens_is_one_that_the_rules_know(way: str, seats: int) -> None:
    variants = CosmicVariants({"aliens": way, "alert": "green"})
    match = begun(variants.options(7, seats), seats)
    table = match.table
    sheets = [table.id_of(card) for cards in table.sheets for card in cards]
    assert len(sheets) == (2 * seats if way in ("dealt", "first") else seats)
    if way != CHOSEN:
        assert {pieces.ALIENS[alien].skill for alien in sheets} == {"green"}


@pytest.mark.parametrize("rule", RULES)
def test_every_variant_is_one_that_the_rules_know(rule: str) -> None:
    usual = CosmicVariants({"aliens": "dealt"}).options(1, 3)
    assert usual == {"aliens": "dealt", "skill": "red"}
    changed = CosmicVariants({"aliens": "dealt", rule: rule != USUAL}).options(1, 3)
    assert changed == {**usual, rule: rule != USUAL}
    assert begun(changed, 3).waiting()


def test_without_flares_their_variants_mean_nothing() -> None:
    variants = CosmicVariants(
        {"aliens": "dealt", "flares": False, "freewheeling": True, "classic_filch": True}
    )
    assert variants.options(1, 3) == {"flares": False, "aliens": "dealt", "skill": "red"}


def test_aliens_that_were_not_named_are_drawn_and_may_meet_the_others() -> None:
    for seed in range(40):
        found = completed(["gambler", "", "", "", ""], free, Random(seed))
        assert found[0] == "gambler"
        assert len(set(found)) == 5
        assert not set(found) & set(pieces.ALIENS["gambler"].not_with)
        assert begun({"aliens": found}, 5).waiting()


def test_each_alert_allows_those_before_it() -> None:
    counts = [len(aliens_up_to(alert)) for alert in SKILLS]
    assert counts == sorted(counts)
    assert counts[-1] == len(pieces.ALIENS) == 50


def test_strange_settings_give_a_usual_match() -> None:
    kept = {"aliens": 3, "alert": "pink", "wanted": ["zombie", "zombie", 7, "nobody"], "hidden": "yes"}
    variants = CosmicVariants(kept)
    assert variants.options(1, 3) == CosmicVariants({}).options(1, 3)
    assert variants.wanted == ["zombie", "", "", "", ""]


def test_seats_come_and_go_with_colours_of_their_own() -> None:
    ui = a_ui()
    scene = LobbyScene(ui, "cosmic")
    show(ui, scene)
    assert [place.kind for place in scene.places] == [PERSON, "novice", "novice"]
    tap_on(scene, "seats.5")
    scene.refresh()
    assert scene.seats == 5
    assert len({place.colour for place in scene.places}) == 5
    tap_on(scene, "seats.4")
    assert scene.seats == 4
    scene.remember()
    again = LobbyScene(ui, "cosmic")
    assert [place.colour for place in again.places] == [place.colour for place in scene.places]


def test_an_alien_that_one_seat_has_is_not_offered_to_another() -> None:
    ui = a_ui()
    ui.settings.options = {"aliens": CHOSEN}
    scene = LobbyScene(ui, "cosmic")
    show(ui, scene)
    tap_on(scene, "alien.0.more")
    scene.refresh()
    tap_on(scene, "alien.1.more")
    assert isinstance(scene.variants, CosmicVariants)
    first, second = scene.variants.wanted[:2]
    assert first
    assert second
    assert first != second


@pytest.mark.parametrize(("size", "language"), windows(SIZES, SHOWN_LANGUAGES))
@pytest.mark.parametrize("way", ["dealt", CHOSEN])
def test_everything_fits_in_the_lobby_of_five(way: str, size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""

    def crowded(ui: Ui) -> list[Scene]:
        ui.settings.options = {"aliens": way}
        scene = LobbyScene(ui, "cosmic")
        scene.seat("5")
        scene.advanced = True
        scene.places[0].name = "Sophie-Charlotte Ann"
        scene.places[1].kind = PERSON
        return [scene]

    assert wrong_anywhere(crowded, size, language) == []
