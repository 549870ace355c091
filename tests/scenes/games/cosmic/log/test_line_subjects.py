"""Every line of the log points at pieces of the table, and at none that its reader does not know."""

from __future__ import annotations

import pytest

from game.core.events import Event
from game.core.table import NOBODY
from game.cosmic.events.cards import CardsDiscarded, CardsDrawn, CardsGiven
from game.cosmic.events.common import PowerZapped, ShipsCommitted, ShipsLost, TurnBegan
from game.cosmic.events.encounter import Allied, Invited, OutcomeDecided
from game.cosmic.parts import DEFENSE, GATE, OFFENSE, WON
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import TABLE
from scenes.games.cosmic.log.line_subjects import ACTS, KIND_OF, KINDS, hurts
from scenes.games.cosmic.log.story import QUIET, CosmicTeller, lines
from scenes.session.history import Past
from scenes.session.session import Session
from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.table.log.log_filter import KINDS as ALL_KINDS
from scenes.table.stage.flash import found
from tests.support import text_keys
from tests.support.cosmic.matches import watching
from tests.support.cosmic.told_matches import MATCHES, OPENING, READERS, known, sat_down, session
from tests.support.screen.told_events import lines_of
from tests.support.screen.views import as_table


def line_of(session_: Session, *events: Event, reader: int = 0) -> LogLine:
    return lines_of(CosmicTeller(session_, reader, "en"), *events)[-1]


def test_every_event_that_is_told_has_a_kind_and_no_other() -> None:
    assert set(KIND_OF) == {name for name in text_keys.events_of("cosmic") if name not in QUIET}
    assert sum(len(names) for names in KINDS.values()) == len(KIND_OF)
    assert set(ACTS) <= set(KIND_OF)
    assert set(KINDS) <= set(ALL_KINDS)


def test_turns_are_above_encounters_and_effects_below_what_is_done() -> None:
    match = sat_down()
    assert line_of(match, TurnBegan(0)).level == ROUND
    assert line_of(match, OPENING[0]).level == PART
    assert line_of(match, *OPENING, ShipsCommitted(0, 2, 0, GATE)).level == ACT
    assert line_of(match, *OPENING, ShipsLost(0, 2, GATE)).level == EFFECT


def test_who_invites_and_who_wins_has_the_glyph() -> None:
    match = sat_down()
    assert line_of(match, *OPENING, Invited(DEFENSE, 2)).seat == 1
    assert line_of(match, *OPENING, Allied(2, OFFENSE)).seat == 2
    won = line_of(match, *OPENING, OutcomeDecided(WON, OFFENSE, (9, 4)))
    assert won.seat == 0
    assert won.seats == (0, 1)


def test_a_loss_is_harm_for_who_has_it() -> None:
    lost = ShipsLost(1, 2, GATE)
    assert hurts(lost, 1)
    assert not hurts(lost, 0)
    assert hurts(PowerZapped(0, "zombie"), 0)
    assert hurts(CardsGiven(0, 1, (3,), "compensation", rng=0), 0)
    assert not hurts(CardsGiven(0, 1, (3,), "deal", rng=0), 0)
    assert hurts(CardsDiscarded(0, (3,), "plague"), 0)
    assert not hurts(CardsDiscarded(0, (3,), "new_hand"), 0)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("number", MATCHES)
def test_no_line_points_at_a_card_that_its_reader_did_not_know(number: int, reader: int) -> None:
    match = session(number)
    seats, begun, pointed = len(match.players), 0, 0
    for line in lines(match, reader, "en"):
        window = match.story[min(begun, line.moment - 1) : line.moment]
        allowed = {key.partition(".")[0] for told in window for key in known(told, reader, seats)}
        used = [str(getattr(told.event, field, "")) for told in window for field in ("source", "power")]
        allowed |= {use.partition(".")[0] for use in used}
        named = [name for thing in line.things for name in thing.split("|") if name.startswith("face:")]
        faces = {name.removeprefix("face:").partition(".")[0] for name in named}
        assert faces <= allowed, line
        assert not [thing for thing in line.things if thing.startswith("card:")], "an id would tell too much"
        pointed += len(faces)
        begun = line.moment
    assert pointed > 20


def test_cards_drawn_by_others_are_looked_for_in_the_deck() -> None:
    match = session(0)
    hand = tuple(match.match.table.hands[1][:1])
    assert line_of(match, CardsDrawn(1, hand), reader=NOBODY).things == ("pile:deck",)
    assert "face:" in line_of(match, CardsDrawn(1, hand), reader=1).things[0]


@pytest.mark.parametrize("number", MATCHES)
def test_what_a_line_points_at_lies_there_when_it_has_happened(number: int) -> None:
    match = session(number)
    past, missing, seats = Past(match), [], len(match.players)
    for line in lines(match, 0, "en")[:160]:
        view = as_table(CosmicTable, past.view(line.moment, 0))
        there = {placed.id: placed for placed in TABLE.picture(view, watching(0, seats))}
        beside = [name for thing in line.things for name in thing.split("|") if name.startswith("seat:")]
        if not beside and not any(found(thing, there) for thing in line.things):
            missing.append((line.text, line.things))
    assert missing == []
