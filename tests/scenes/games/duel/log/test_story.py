"""The log tells everything that its reader may know, in words, and nothing more."""

from __future__ import annotations

import re

import pytest

from game.core.events import Event
from game.core.table import NOBODY
from game.core.texts import LANGUAGES, catalogue
from game.duel import pieces
from game.duel.events import CardDrawn, FireStopped, ShipsDestroyed, ShipsSent, SlipOpened
from game.duel.moments import Marked, Passed, PlanChosen, WinnerFound
from game.duel.table import DuelTable
from scenes.drawing.rich_text import plain
from scenes.games.duel.inspect.sections import inspection
from scenes.games.duel.log.story import QUIET, DuelTeller, lines
from scenes.session.session import Session
from scenes.session.story import StoryEvent
from scenes.table.game_table import LogLine
from scenes.table.log.log_filter import with_divider
from tests.scenes.games.duel.inspect.test_sections import watching
from tests.support import text_keys
from tests.support.duel.matches import played
from tests.support.screen.told_events import lines_of
from tests.support.screen.views import as_table

SEEDS = range(6)
READERS = (0, 1, NOBODY)
LINK = re.compile(r"\[face:([\w.]+)\|")


def heard(session: Session, *events: Event, reader: int = 0, language: str = "en") -> list[str]:
    return [plain(line.text) for line in lines_of(DuelTeller(session, reader, language), *events)]


def known(told: StoryEvent, reader: int) -> set[str]:
    """The cards that a reader knew right after an event."""
    everyone = (1 << pieces.SEATS) - 1
    return {
        pieces.KEYS[told.faces[card]]
        for card in range(pieces.FIRST_SLIP)
        if told.knows(reader, card, everyone)
    }


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_names_a_card_that_its_reader_did_not_know(seed: int, reader: int) -> None:
    session = played(seed)
    begun = named = 0
    for line in lines(session, reader, "en"):
        window = session.story[min(begun, line.moment - 1) : line.moment]
        allowed = {key for told in window for key in known(told, reader)}
        allowed |= {power for told in window for power in (str(getattr(told.event, "source", "")),)}
        linked = set(LINK.findall(line.text))
        assert linked <= allowed, line.text
        named += len(linked)
        begun = line.moment
    assert named > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_the_public_log_names_no_card_that_only_one_seat_drew(seed: int) -> None:
    session = played(seed)
    drawn = [
        line
        for line in lines(session, NOBODY, "en")
        if line.text.endswith(("cards.", "a card.")) and line.seat >= 0
    ]
    assert drawn
    assert all("[face:plan" not in line.text or "discards" in line.text for line in drawn)


def test_a_plan_laid_face_down_is_told_to_its_own_player_only() -> None:
    session = played(1)
    card = session.match.table.discards[0][0]  # everybody knows it
    event = PlanChosen(0, card)
    assert heard(session, event, reader=0)
    assert heard(session, event, reader=1) == []
    assert heard(session, event, reader=NOBODY) == []


def test_an_event_has_a_line_or_is_listed_as_saying_nothing() -> None:
    for name in sorted(text_keys.events_of("core", "duel")):
        for language in LANGUAGES:
            says = any(catalogue(language).entries[f"event.{name}"].forms)
            assert says or name in QUIET, name


def test_what_is_listed_as_saying_nothing_exists_and_says_why() -> None:
    assert set(QUIET) <= set(text_keys.EVENTS)
    assert all(QUIET.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_line_is_a_sentence_without_numbers_for_things(seed: int, language: str) -> None:
    for line in lines(played(seed), 0, language):
        text = plain(line.text)
        assert not set(text) & set("{[]}"), text
        assert not re.search(r"\b(?:story|event|won|word)\.\w", text), text
        assert not re.search(r"(?:destroyed on|allies with|about|zerstört auf) -?\d", text), text


@pytest.mark.parametrize("seed", SEEDS)
def test_every_link_of_the_log_can_be_inspected(seed: int) -> None:
    session = played(seed)
    view = as_table(DuelTable, session.view(0))
    for line in lines(session, 0, "en"):
        for target in re.findall(r"\[([\w:.]+)\|", line.text):
            assert inspection(target, view, watching(0)) is not None, target


@pytest.mark.parametrize(
    ("power", "value", "words"),
    [
        ("bookmaker", 0, "up to 9"),
        ("bookmaker", 2, "from 20"),
        ("iron_matron", 0, "even"),
        ("iron_matron", 1, "odd"),
        ("politician", 0, "fire"),
        ("politician", 2, "recovering"),
        ("intelligent_mineral", 7, "7"),
        ("roller", 1, "Jonas"),
    ],
)
def test_what_a_power_notes_is_told_in_words(power: str, value: int, words: str) -> None:
    (line,) = heard(played(1), Marked(power, value))
    assert words in line


def test_the_readers_total_comes_first() -> None:
    session = played(1)
    event = WinnerFound(1, (11, 13))
    assert "11 : 13" in heard(session, event, reader=0)[0]
    assert "13 : 11" in heard(session, event, reader=1)[0]
    assert "13 : 11" in heard(session, event, reader=NOBODY)[0]


def test_passes_in_a_row_are_one_line() -> None:
    session = played(1)
    assert heard(session, Passed(0)) == ["Mia passes."]
    assert heard(session, Passed(0), Passed(1), Passed(0)) == ["3 passes"]


def test_cards_drawn_in_a_row_are_one_line_with_only_those_named_that_the_reader_knows() -> None:
    session = played(2, 30)
    hand = session.match.table.hands[0][:3]
    events = [CardDrawn(0, card) for card in hand]
    (own,) = heard(session, *events, reader=0)
    (others,) = heard(session, *events, reader=1)
    assert own.startswith("Mia draws")
    assert " and " in own
    assert "cards" in others or "a card" in others
    assert len(heard(session, events[0], CardDrawn(1, session.match.table.hands[1][0]))) == 2


def test_a_dial_that_was_sent_as_it_says_needs_no_line_of_its_own() -> None:
    session = played(3)
    planet = session.match.table.planets[0].tile
    assert len(heard(session, SlipOpened(0, "dial", 3), ShipsSent(0, 3, planet))) == 1
    assert len(heard(session, SlipOpened(0, "dial", 3), ShipsSent(0, 1, planet))) == 2


def test_ships_are_destroyed_on_a_planet_with_a_name() -> None:
    session = played(3)
    planet = session.match.table.planets[0].tile
    (line,) = heard(session, ShipsDestroyed(0, 2, planet))
    assert line.endswith(f"{pieces_name(session, planet)}.")


def pieces_name(session: Session, tile: int) -> str:
    from game.core.texts import name_of

    return name_of("duel", session.match.table.key(tile), "en")


def test_the_divider_stands_before_what_is_new() -> None:
    old, new = LogLine("old", moment=4), LogLine("new", moment=5)
    assert with_divider([old, new], 4) == [old, None, new]
    assert with_divider([old, new], 9) == [old, new]
    assert with_divider([old, new], 0) == [old, new]


def test_a_seat_knows_what_was_told_before_its_last_decision() -> None:
    session = played(4, 40)
    last = max(n for n, decision in enumerate(session.match.decisions, 1) if decision.seat == 0)
    known_before = session.known_before(0)
    assert all(told.decision < last for told in session.story[:known_before])
    assert all(told.decision >= last for told in session.story[known_before:])


def test_fire_that_a_shield_stops_is_told() -> None:
    told = heard(played(1), FireStopped(0, 2, entirely=False), FireStopped(0, 3, entirely=True))
    assert "stops 2 fire." in told[0]
    assert "stops all 3 fire, no ship is hit" in told[1]
