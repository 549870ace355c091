"""Bots of Firestorm: every question and every word has a taste, hints have reasons, and captains win."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations, product
from typing import Any, get_args

import pytest

from game.bots import Bot, Chair, bot, decided, mind_of
from game.bots.captain import Captain
from game.bots.firestorm.board import BoardSummary
from game.bots.firestorm.effects import VERBS
from game.bots.firestorm.mind import DOUBTS, MIND
from game.bots.firestorm.novice import VAGUE
from game.bots.firestorm.reasons import REASONS, reason
from game.bots.firestorm.tastes import AGAINST, TASTES
from game.core.history import Beginning
from game.core.match import Match
from game.core.prompts import Prompt
from game.firestorm import GAME, prompts
from game.firestorm.asking import Listed, Said
from game.firestorm.cards.grammar import Verb
from game.firestorm.combat import prompts as combat_prompts
from game.firestorm.combat.prompts import NameShips
from game.firestorm.totals import reduction, values

ABSTRACT = {Said, Listed, NameShips}  # only their descendants are asked
DECKS = ("starter_lft", "starter_forum_raglund", "starter_kristallimperium", "starter_galactic_guardians")
LONGEST = 8_000


def kinds() -> list[type[Prompt[Any]]]:
    """Every question of the game."""
    found = {
        kind
        for module in (prompts, combat_prompts)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Prompt) and kind.__module__.startswith("game.firestorm")
    }
    return sorted(found - ABSTRACT, key=lambda kind: kind.__name__)


def played(seed: int, decks: Sequence[str], bots: Sequence[Bot], **options: Any) -> Match[Any]:
    words = {"decks": list(decks), "first": seed % 2, **options}
    match = Match(GAME, GAME.set_up(seed, len(decks), words), Beginning(seed, words))
    for _ in range(LONGEST):
        waiting = match.waiting()
        if not waiting:
            break
        seat = waiting[0].seat
        match.answer(seat, decided(bots[seat], match, seat))
    return match


# --- completeness


def test_there_are_questions() -> None:
    assert len(kinds()) > 30


def test_every_kind_of_question_has_a_taste() -> None:
    for kind in kinds():
        assert any(parent in TASTES for parent in kind.__mro__), kind


def test_no_taste_is_for_a_question_that_nobody_asks() -> None:
    assert set(TASTES) <= set(kinds())
    assert {*DOUBTS, *VAGUE, *REASONS} <= set(TASTES)


def test_every_verb_of_the_vocabulary_has_a_price() -> None:
    assert set(VERBS) == set(get_args(Verb))


def test_the_game_has_a_mind() -> None:
    assert mind_of("firestorm") is MIND
    assert isinstance(bot("captain", "firestorm", 1), Captain)


# --- what bots may know


@cache
def positions() -> list[tuple[int, Match[Any]]]:
    """Seats that are asked something, in matches of all kinds."""
    found: list[tuple[int, Match[Any]]] = []
    for mode, seats in (("duel", 2), ("triangle", 3), ("cross", 4), ("pairs", 4)):
        options = {"mode": mode, "decks": "random"}
        match = Match(GAME, GAME.set_up(seats, seats, options), Beginning(seats, options))
        bots = [bot("novice", "firestorm", seat) for seat in range(seats)]
        for number in range(400):
            waiting = match.waiting()
            if not waiting:
                break
            seat = waiting[0].seat
            if number % 20 == 19:
                found.append((seat, match.clone()))
            match.answer(seat, decided(bots[seat], match, seat))
    return found


def test_a_taste_is_a_number_for_every_answer_in_every_mode() -> None:
    asked = Counter[str]()
    for seat, match in positions():
        prompt = match.asked_of(seat)
        assert prompt is not None
        view = match.view(seat)
        options = prompt.options(view)
        for taste in (MIND.taste, MIND.naive):
            scores = taste(view, prompt, options)
            assert len(scores) == len(options)
        asked[type(prompt).__name__] += 1
    assert len(asked) > 8


def test_a_look_at_the_table_changes_nothing() -> None:
    for seat, match in positions():
        prompt = match.asked_of(seat)
        assert prompt is not None
        before = GAME.encode(match.table)
        _ = MIND.taste(match.table, prompt, prompt.options(match.table))
        _ = MIND.worth(match.table, seat)
        assert GAME.encode(match.table) == before


def test_what_a_seat_is_worth_is_a_share() -> None:
    for _, match in positions():
        table = match.table
        by_team = {table.team(seat): MIND.worth(table, seat) for seat in range(table.seats)}
        assert sum(by_team.values()) == pytest.approx(1.0)


def test_the_same_seed_gives_the_same_answers() -> None:
    for seat, match in positions()[::6]:
        prompt = match.asked_of(seat)
        assert prompt is not None
        answers = {
            next(said for said in Captain(MIND, 5).think(Chair(match, seat), prompt) if said is not None)
            for _ in range(2)
        }
        assert len(answers) == 1


def test_nobody_does_on_purpose_what_is_against_all_sense() -> None:
    for seat, match in positions():
        prompt = match.asked_of(seat)
        assert prompt is not None
        view = match.view(seat)
        options = prompt.options(view)
        appeals = dict(zip(options, MIND.taste(view, prompt, options), strict=True))
        said = decided(Captain(MIND, 1, 0), match, seat)
        assert appeals[said] == max(appeals.values()) > AGAINST


def test_strength_seen_at_sight_is_what_the_rules_say() -> None:
    plain = 0
    for seat, match in positions():
        table = match.table
        board = BoardSummary(table, seat)
        for owner, player in enumerate(table.players):
            for card in table.own(owner, player.planets + player.ships):
                attack, defense = values(table, card)
                left = defense + reduction(table, card) - table.damage[card]
                assert board.unit(card)[:2] == (max(0, attack), left)
                plain += board.as_printed(card)
    assert plain > 100


# --- reasons


@pytest.mark.parametrize("kind", REASONS, ids=lambda kind: kind.__name__)
def test_a_reason_is_the_key_of_a_line(kind: type[Prompt[Any]]) -> None:
    assert all(key.startswith("table.why.firestorm_") for key in REASONS[kind].values())


def test_most_of_what_a_captain_says_has_a_reason() -> None:
    said = Counter[bool]()
    for seat, match in positions():
        prompt = match.asked_of(seat)
        assert prompt is not None
        if len(prompt.options(match.view(seat))) > 1:
            answer = decided(Captain(MIND, 1, 0), match, seat)
            said[bool(reason(match.view(seat), prompt, answer))] += 1
    assert said[True] > 3 * said[False]


# --- leagues


def pairings() -> Iterator[tuple[str, str]]:
    yield from product(DECKS, DECKS)


def victories(better: str, worse: str, matches: int, first_seed: int = 0) -> float:
    """How many matches the better level wins, with every deck against every deck and in both seats."""
    won, decks = 0.0, list(pairings())
    for number in range(matches):
        seed, seat = first_seed + number, number // len(decks) % 2
        levels = (better, worse) if seat == 0 else (worse, better)
        pair = decks[number % len(decks)]
        pair = pair if seat == 0 else pair[::-1]
        bots = [bot(level, "firestorm", 7 * seed + place) for place, level in enumerate(levels)]
        winners = played(seed, pair, bots).table.winners
        won += (seat in winners) / max(1, len(winners))
    return won


def test_a_captain_beats_novices() -> None:
    """A sample of the league below."""
    assert victories("captain", "novice", 8, first_seed=100) >= 6


def test_a_novice_beats_random_players() -> None:
    assert victories("novice", "random", 6, first_seed=200) >= 5


@pytest.mark.slow
def test_a_captain_beats_a_novice_in_four_of_five_matches() -> None:
    assert victories("captain", "novice", 100) >= 80


@pytest.mark.slow
def test_no_faction_is_much_better_than_another() -> None:
    """Captain against captain with the starter decks, 400 matches; BALANCE.md has the measured shares."""
    won, sat, pairs = dict.fromkeys(DECKS, 0.0), Counter[str](), list(permutations(DECKS, 2))
    for seed in range(400):
        decks = pairs[seed % len(pairs)]
        bots = [bot("captain", "firestorm", 7 * seed + place) for place in range(2)]
        winners = played(seed // len(pairs) + 10_000 * (seed % len(pairs)), decks, bots).table.winners
        for seat, deck in enumerate(decks):
            sat[deck] += 1
            won[deck] += (seat in winners) / max(1, len(winners))
    shares = {deck: won[deck] / sat[deck] for deck in DECKS}
    assert all(0.4 <= share <= 0.6 for share in shares.values()), shares
