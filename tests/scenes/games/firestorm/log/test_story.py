"""The log of Firestorm tells everything that its reader may know, in words with numbers, and nothing more."""

from __future__ import annotations

import re

import pytest

from game.core.table import NOBODY
from game.core.texts import LANGUAGES
from game.firestorm import pieces
from game.firestorm.prompts import Veto
from scenes.drawing.rich_text import plain
from scenes.games.firestorm.log.line_subjects import KIND_OF, KINDS
from scenes.games.firestorm.log.story import QUIET, lines
from scenes.games.firestorm.names import card_name, name_of
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.session.story import EVERYTHING
from scenes.table.game_table import ACT, PART
from scenes.table.log import log_filter
from tests.support.firestorm.matches import over
from tests.support.firestorm.seated import arranged, card_of
from tests.support.text_keys import events_of

SEEDS = range(4)
RAW = re.compile(r"\b(?:event|story|firestorm|phase)\.\w|[{}]|\bNone\b|\bTrue\b", re.IGNORECASE)
HEADS = {"TurnBegan", "PlayerLeft", "MatchWon"}  # told, and never filtered out


def test_every_event_has_a_line_or_is_silent_on_purpose() -> None:
    names = events_of("firestorm")
    quiet = set(QUIET) - {"PhaseBegan", "Planned", "SkippedTo"}
    assert set(KIND_OF) | quiet | HEADS >= names
    assert set(KIND_OF).isdisjoint(quiet)
    assert all(reason for reason in QUIET.values())


def test_every_kind_of_line_can_be_filtered_by_its_name() -> None:
    assert set(KINDS) <= set(log_filter.KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_match_is_told_in_sentences(seed: int, language: str) -> None:
    for reader in (0, NOBODY, EVERYTHING):
        shown = lines(over(seed), reader, language)
        assert len(shown) > 80
        for each in shown:
            text = plain(each.text)
            assert not RAW.search(text), each
            assert text[0].isupper() or text[0] in "„“+" or text[0].isdigit(), each
            if each.level >= ACT:
                assert text.endswith((".", "!")), each


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_told_that_nothing_was_seen(seed: int, language: str) -> None:
    """Who looks at a ship without accessories has seen nothing: the log has no line of it."""
    nothing = {"en": "nothing", "de": "nichts"}[language]
    for reader in (0, EVERYTHING):
        told = [plain(each.text) for each in lines(over(seed), reader, language)]
        assert not [text for text in told if text.endswith(f": {nothing}.")]


@pytest.mark.parametrize("seed", SEEDS)
def test_turns_are_headings_with_their_numbers(seed: int) -> None:
    heads = [plain(each.text) for each in lines(over(seed), 0, "en") if each.level == PART]
    assert len(heads) == over(seed).match.table.turns
    assert heads[0].startswith("Turn 1: ")
    assert heads[-1].startswith(f"Turn {len(heads)}: ")


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_reads_of_cards_that_are_still_secret(seed: int) -> None:
    """Cards that a rival still holds, or that never left a deck, are in nobody else's log."""
    session = over(seed)
    table = session.match.table
    everyone = (1 << table.seats) - 1
    seen = {pieces.KEYS[table.faces[card]] for card in range(table.size) if table.seen[card] & everyone}
    ever = {
        pieces.KEYS[face]
        for one in session.story
        for face, mask in zip(one.faces[: table.size], one.seen[: table.size], strict=True)
        if mask & 1 and face < pieces.BLANK
    }
    text = " ".join(plain(each.text) for each in lines(session, 0, "en"))
    for key in pieces.KEYS[: pieces.BLANK]:
        if key not in ever and key not in seen:
            assert not re.search(rf"\b{re.escape(name_of(key, 'en'))}(?!\w)", text), key


def test_damage_is_told_with_its_points() -> None:
    shown = [plain(each.text) for seed in SEEDS for each in lines(over(seed), EVERYTHING, "en")]
    hits = [text for text in shown if "amage to" in text]
    assert hits
    assert all(re.search(r": \d", text) for text in hits)


def test_points_from_several_cards_stand_in_one_line() -> None:
    shown = [plain(each.text) for seed in SEEDS for each in lines(over(seed), EVERYTHING, "en")]
    several = [text for text in shown if re.search(r"gets [2-9] TP from .+ and ", text)]
    assert several


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_lucky_stones_stop_is_named(language: str) -> None:
    match = arranged({"hand": ["lft_interceptor_corvette"]}, {"stones": 5})
    match.answer(0, f"play {card_of(match, 0, 'lft_interceptor_corvette', 'hand')}")
    while not isinstance(match.waiting()[0], Veto):
        prompt = match.waiting()[0]
        match.answer(prompt.seat, prompt.options(match.view(prompt.seat))[0])
    match.answer(1, "veto")
    players = [Participant(name, colour, "random") for name, colour in (("Mia", "blue"), ("Jonas", "red"))]
    told = [plain(line.text) for line in lines(Session(match, players), 0, language)]
    name = card_name(match.view(0), card_of(match, 0, "lft_interceptor_corvette", "scrap"), language)
    assert any("4" in text and name in text for text in told), told
