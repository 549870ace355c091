"""The numbers of a match are those of its events."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from game.duel.events import ShipsDestroyed
from game.duel.moments import DestinyDrawn, ReinforcementPlayed, WinnerFound
from game.duel.table import DuelTable
from game.duel.totals import controlled
from scenes.games.duel.result.chronicle import chronicle
from scenes.games.duel.result.report import report
from scenes.session.history import Past
from tests.support.duel.matches import played
from tests.support.screen.views import as_table

SEEDS = range(6)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_curve_ends_where_the_match_ended(seed: int) -> None:
    session = played(seed)
    found = chronicle(session)
    table = session.match.table
    assert found.curve[0] == (0, 0)
    assert found.curve[-1] == tuple(len(controlled(table, seat)) for seat in (0, 1))
    assert list(found.winners) == table.winners
    drawn = sum(isinstance(told.event, DestinyDrawn) for told in session.story)
    assert found.cards in (drawn, drawn - 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_fights_ships_and_cards_are_counted_for_whoever_they_belong_to(seed: int) -> None:
    session = played(seed)
    found = chronicle(session)
    events = [told.event for told in session.story]
    for seat in (0, 1):
        numbers = found.seats[seat]
        won = sum(isinstance(event, WinnerFound) and event.seat == seat for event in events)
        assert numbers.duels_won + numbers.contests_won == won
        lost = [event.ships for event in events if isinstance(event, ShipsDestroyed) and event.seat == seat]
        assert numbers.ships_lost == sum(lost)
        played_ = [event for event in events if isinstance(event, ReinforcementPlayed)]
        assert numbers.reinforcements == sum(event.seat == seat for event in played_)
        assert numbers.cards_played >= numbers.reinforcements


@pytest.mark.parametrize("seed", SEEDS)
def test_the_closest_fight_and_the_biggest_total_are_the_extremes(seed: int) -> None:
    found = chronicle(played(seed))
    compared = [fight for fight in found.fights if fight.totals]
    assert found.closest is not None
    assert found.closest.margin == min(fight.margin for fight in compared)
    for seat in (0, 1):
        biggest = found.seats[seat].biggest
        assert biggest is not None
        assert biggest.totals[seat] == max(fight.totals[seat] for fight in compared)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_luckiest_draw_was_better_than_the_deck(seed: int) -> None:
    session = played(seed)
    past = Past(session)
    for seat, numbers in enumerate(chronicle(session).seats):
        assert numbers.luckiest is not None
        assert numbers.luckiest.above > 0
        before = numbers.luckiest.moment - 1
        event = session.story[before].event
        assert getattr(event, "seat", None) == seat
        assert (
            as_table(DuelTable, past.open_view(before)).key(getattr(event, "card", -1))
            == numbers.luckiest.card
        )


def test_a_match_that_goes_on_has_no_winner_yet() -> None:
    found = chronicle(played(1, 30))
    assert found.winners == ()
    assert found.why == ""


def test_a_match_before_its_first_card_has_a_chronicle() -> None:
    assert chronicle(played(1, 0)).fights == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_in_sentences(language: str) -> None:
    told = report(played(2), language)
    assert told.why.endswith((".", "!"))
    assert len(told.highlights) == 3
    assert all(len(numbers) == 2 for _, numbers in told.rows)
    for text in [told.why, *(tale.text for tale in told.highlights), *(word for word, _ in told.rows)]:
        assert "result." not in text
        assert "won." not in text


@pytest.mark.parametrize("seed", SEEDS)
def test_the_past_ends_in_the_present(seed: int) -> None:
    session = played(seed)
    past = Past(session)
    assert past.open_view(len(past)) == session.match.table
    for seat in (0, 1):
        assert past.view(len(past), seat) == session.view(seat)
