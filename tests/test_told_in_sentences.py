"""Whole matches are told in sentences: no key is ever shown in place of its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import game
from game import cosmic, eclipse, firestorm
from game.core.history import Beginning
from game.core.match import Match
from game.core.texts import LANGUAGES, catalogue
from game.cosmic.events import common
from game.duel import pieces
from game.duel.moments import GameWon
from game.eclipse.events import GameWon as GameWonAtEclipse
from game.firestorm.events.common import MatchWon
from tests.support import text_keys


def everything_said(match: Match[Any], seed: int) -> Iterator[tuple[Any, list[str]]]:
    """A match at random: each question with its sentence and buttons, each event with its line."""
    dice = Random(seed)
    speakers = [catalogue(language) for language in LANGUAGES]
    happened = match.events
    while True:
        for event in happened:
            yield event, [speaker.told(event, count=2) for speaker in speakers]
            if isinstance(event, GameWon | common.GameWon | GameWonAtEclipse | MatchWon):
                why = f"won.{event.why}"
                yield why, [speaker.say(why, count=2, winners=event.winners) for speaker in speakers]
        if not match.waiting():
            return
        for prompt in match.waiting():
            yield prompt, [speaker.asked(prompt) for speaker in speakers]
            for handle in prompt.handles(match.table):
                if handle.button:
                    yield prompt, [speaker.label(handle.button, prompt) for speaker in speakers]
        prompt = dice.choice(match.waiting())
        happened = match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))


def assert_sentences(said: Iterator[tuple[Any, list[str]]]) -> None:
    for said_of, sentences in said:
        for sentence in sentences:
            assert not re.match(rf"(?i:{'|'.join(text_keys.FAMILIES)})\.\w", sentence), (
                f"{said_of}: {sentence}"
            )
            assert sentence.isprintable()


@pytest.mark.parametrize("seed", range(len(pieces.ALIENS)))
def test_a_match_is_told_in_sentences(seed: int) -> None:
    aliens = list(pieces.ALIENS)
    pair = [aliens[seed % len(aliens)], aliens[(seed * 5 + 1) % len(aliens)]]
    match = game.new_match("duel", seed, options={"aliens": pair if pair[0] != pair[1] else "free"})
    assert_sentences(everything_said(match, seed))


@pytest.mark.parametrize("seed", range(len(cosmic.GAME.variants)))
def test_a_match_of_cosmic_encounter_is_told_in_sentences(seed: int) -> None:
    options = dict(cosmic.GAME.variants[seed])
    table = cosmic.GAME.set_up(seed, 3 + seed % 3, options)
    said = everything_said(Match(cosmic.GAME, table, Beginning(seed, options)), seed)
    assert_sentences(islice(said, 4000))


@pytest.mark.parametrize("seats", eclipse.GAME.seats)
def test_a_match_of_eclipse_is_told_in_sentences(seats: int) -> None:
    options = dict(eclipse.GAME.variants[seats % len(eclipse.GAME.variants)])
    table = eclipse.GAME.set_up(seats, seats, options)
    assert_sentences(everything_said(Match(eclipse.GAME, table, Beginning(seats, options)), seats))


@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "triangle"), (4, "cross"), (4, "pairs")])
def test_a_match_of_firestorm_is_told_in_sentences(seats: int, mode: str) -> None:
    options = {"mode": mode}
    table = firestorm.GAME.set_up(seats, seats, options)
    assert_sentences(everything_said(Match(firestorm.GAME, table, Beginning(seats, options)), seats))
