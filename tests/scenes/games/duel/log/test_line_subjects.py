"""Every line of the log points at pieces of the table, and at none that its reader does not know."""

from __future__ import annotations

import pytest

from game.core.events import Event
from game.core.table import NOBODY
from game.duel.events import CardDrawn, ShipsDestroyed, ShipsSent
from game.duel.moments import DestinyDrawn, DuelBegan, Marked, Passed
from game.duel.table import DuelTable
from scenes.games.duel import TABLE
from scenes.games.duel.log.line_subjects import ACTS, KIND_OF, KINDS
from scenes.games.duel.log.story import QUIET, DuelTeller, lines
from scenes.session.history import Past
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.session.story import EVERYTHING
from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.table.log.log_filter import KINDS as ALL_KINDS
from scenes.table.stage.flash import found
from tests.scenes.games.duel.inspect.test_sections import watching
from tests.scenes.games.duel.log.test_story import known
from tests.support import text_keys
from tests.support.duel.matches import fresh, played
from tests.support.screen.told_events import lines_of
from tests.support.screen.views import as_table

SEEDS = range(4)


def line_of(session: Session, *events: Event, reader: int = 0) -> LogLine:
    return lines_of(DuelTeller(session, reader, "en"), *events)[-1]


def test_every_event_that_is_told_has_a_kind_and_no_other() -> None:
    assert set(KIND_OF) == {name for name in text_keys.EVENTS if name not in QUIET and name in DUELS}
    assert sum(len(names) for names in KINDS.values()) == len(KIND_OF)
    assert set(ACTS) <= set(KIND_OF)
    assert set(KINDS) <= set(ALL_KINDS)


DUELS = {name for name, kind in text_keys.EVENTS.items() if kind.__module__.startswith("game.duel")}


def test_lines_are_grouped_by_destiny_card_and_duel() -> None:
    session = played(3)
    planet = session.match.table.planets[0].tile
    assert line_of(session, DestinyDrawn(session.match.table.past[0], "discovery")).level == ROUND
    assert line_of(session, DuelBegan(planet)).level == PART
    assert line_of(session, ShipsSent(0, 2, planet)).level == ACT
    assert line_of(session, ShipsDestroyed(0, 2, planet)).level == EFFECT


@pytest.mark.parametrize("seed", SEEDS)
def test_a_heading_comes_before_what_it_stands_for(seed: int) -> None:
    levels = [line.level for line in lines(played(seed), 0, "en")]
    first = levels.index(ROUND)
    assert PART not in levels[:first]
    assert {ROUND, PART, ACT, EFFECT} == set(levels)


def test_a_power_that_notes_something_is_its_owners() -> None:
    session = played(1)
    line = line_of(session, Marked(session.match.table.aliens[1], 1))
    assert (line.seat, line.seats, line.things) == (1, (1,), ("seat:1",))


def test_passes_concern_all_who_passed() -> None:
    line = line_of(played(1), Passed(0), Passed(1))
    assert line.seat == NOBODY
    assert line.seats == (0, 1)


@pytest.mark.parametrize("reader", [0, 1, NOBODY])
@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_points_at_a_card_that_its_reader_did_not_know(seed: int, reader: int) -> None:
    session = played(seed)
    begun = pointed = 0
    for line in lines(session, reader, "en"):
        window = session.story[min(begun, line.moment - 1) : line.moment]
        allowed = {key for told in window for key in known(told, reader)}
        allowed |= {str(getattr(told.event, "source", "")).partition(".")[0] for told in window}
        named = [name for thing in line.things for name in thing.split("|") if name.startswith("face:")]
        faces = {name.removeprefix("face:") for name in named}
        assert faces <= allowed, line
        assert not [thing for thing in line.things if thing.startswith("card:")], "an id would tell too much"
        pointed += len(faces)
        begun = line.moment
    assert pointed > 20


def test_a_card_drawn_by_the_rival_is_looked_for_in_the_deck() -> None:
    session = played(2, 30)
    card = session.match.table.hands[1][0]
    assert line_of(session, CardDrawn(1, card), reader=0).things == ("pile:deck:1",)
    assert "face:" in line_of(session, CardDrawn(1, card), reader=1).things[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_line_points_at_lies_there_when_it_has_happened(seed: int) -> None:
    session = played(seed)
    past, missing = Past(session), []
    for line in lines(session, 0, "en"):
        view = as_table(DuelTable, past.view(line.moment, 0))
        pieces_there = {placed.id: placed for placed in TABLE.picture(view, watching(0))}
        seats = [name for thing in line.things for name in thing.split("|") if name.startswith("seat:")]
        if not seats and not any(found(thing, pieces_there) for thing in line.things):
            missing.append(line)
    # What left the game, or was shuffled away in the same moment, cannot be shown.
    assert all("EnvoyReplaced" in told_in(session, line) for line in missing), missing


def told_in(session: Session, line: LogLine) -> str:
    return type(session.story[line.moment - 1].event).__name__


def test_plans_in_other_colours_are_found_by_what_they_show() -> None:
    players = (Participant("Mia", "red"), Participant("Jonas", "white", "novice"))
    session = fresh(1, 2000, players)
    shown = [thing for line in lines(session, 0, "en") for thing in line.things if "face:plan_" in thing]
    assert shown
    assert not any(colour in thing for thing in shown for colour in (".orange", ".blue"))


# --- the full log


def test_when_the_match_is_over_the_full_log_names_every_card() -> None:
    session = played(2)
    drawn = [line for line in lines(session, EVERYTHING, "en") if " draws " in line.text]
    assert drawn
    assert all("[face:" in line.text and " cards" not in line.text for line in drawn)
    plans = [told for told in session.story if type(told.event).__name__ == "PlanChosen"]
    chosen = [line for line in lines(session, EVERYTHING, "en") if line.text.endswith("as a plan.")]
    assert len(chosen) == len(plans) > 0


def test_before_that_nobody_gets_the_full_log() -> None:
    session = played(2, 40)
    assert lines(session, EVERYTHING, "en") == lines(session, NOBODY, "en")
