"""The luck ledger: its sums are those of what happened, and nobody is lucky in the long run."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import game
from game.core.events import Event
from game.core.luck import DESTINY, DICE, DRAWS, LuckLedger, ledger_of, stroke
from game.core.match import Match
from game.cosmic import pieces as cosmic_pieces
from game.cosmic.events.cards import CardsDrawn, CardsTurned, DestinyTurnedUp, HoardDrawn
from game.duel import pieces as duel_pieces
from game.duel.events import CardDrawn, PlanShown, ReinforcementTaken
from game.eclipse.battle_events import PopulationAttacked
from game.eclipse.diplomacy_events import ReputationDrawn
from game.firestorm.events.stack import DieRolled


def played_out(name: str, seed: int) -> tuple[Match[Any], list[Event]]:
    match, dice = game.new_match(name, seed), Random(seed)
    events = list(match.play.events)
    while waiting := match.waiting():
        prompt = dice.choice(waiting)
        events += match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    return match, events


def ledger(match: Match[Any], events: list[Event]) -> LuckLedger:
    return ledger_of(match.game.luck, match.keyframes[0].table(match.game), events)


def came(found: LuckLedger, kind: str) -> list[int]:
    return [found.actual(seat, kind) for seat in range(found.seats)]


@pytest.mark.parametrize("name", game.GAMES)
def test_the_curve_ends_where_the_sums_are(name: str) -> None:
    match, events = played_out(name, 1)
    found = ledger(match, events)
    assert found.kinds
    for kind in found.kinds:
        for seat in range(found.seats):
            first, *_, last = found.curve(seat, kind)
            ahead = found.actual(seat, kind) - found.expected(seat, kind)
            assert first == (0, Fraction())
            assert last == (len(events), ahead)


def faces_when_drawn(match: Match[Any], events: list[Event]) -> list[tuple[Event, bytes]]:
    """Every event with the faces of all cards just before it."""
    table = match.keyframes[0].table(match.game)
    found = []
    for event in events:
        found.append((event, bytes(table.faces)))
        event.apply(table)
    return found


def test_every_point_drawn_in_a_duel_is_counted() -> None:
    match, events = played_out("duel", 2)
    points: Counter[int] = Counter()
    for event, faces in faces_when_drawn(match, events):
        if isinstance(event, CardDrawn | PlanShown | ReinforcementTaken):
            points[event.seat] += duel_pieces.printed_value(faces[event.card])
    assert came(ledger(match, events), DRAWS) == [points[0], points[1]]


def test_every_point_drawn_and_every_card_of_destiny_is_counted_in_cosmic() -> None:
    match, events = played_out("cosmic", 2)
    found = ledger(match, events)
    points: Counter[int] = Counter()
    for event, faces in faces_when_drawn(match, events):
        if isinstance(event, CardsDrawn | CardsTurned | HoardDrawn):
            points[event.seat] += sum(max(0, cosmic_pieces.VALUE[faces[card]]) for card in event.cards)
    assert came(found, DRAWS) == [points[seat] for seat in range(3)]
    asked = sum(entry.stroke.kind == DESTINY for entry in found.entries)
    named = asked - sum(came(found, DESTINY))
    turned = sum(isinstance(event, DestinyTurnedUp) for event in events)
    assert 0 < named <= turned  # at most one is named by a card
    assert asked <= 2 * turned


def test_every_point_of_reputation_is_counted_in_eclipse() -> None:
    match, events = played_out("eclipse", 27)
    found = ledger(match, events)
    tiles = {number: event for number, event in enumerate(events, 1) if isinstance(event, ReputationDrawn)}
    assert tiles
    drawn = [entry.stroke for entry in found.entries if entry.moment in tiles]
    assert len(drawn) == sum(len(event.tiles) for event in tiles.values())
    assert all(1 <= each.actual <= 4 for each in drawn)
    bombs = [event for event in events if isinstance(event, PopulationAttacked) and event.dice]
    shot = [entry.stroke for entry in found.entries if entry.stroke.kind == DICE]
    assert len(shot) >= sum(len(event.dice) for event in bombs)


def test_every_pip_is_counted_in_firestorm() -> None:
    match, events = played_out("firestorm", 3)
    found = ledger(match, events)
    rolls = [event for event in events if isinstance(event, DieRolled)]
    assert rolls
    for seat in range(2):
        faces = [event.face for event in rolls if event.seat == seat]
        assert found.actual(seat, DICE) == sum(faces)
        assert found.expected(seat, DICE) == Fraction(7, 2) * len(faces)


def test_the_rarest_moments_are_named() -> None:
    match, events = played_out("duel", 4)
    found = ledger(match, events)
    best, worst = found.luckiest, found.unluckiest
    assert best is not None
    assert worst is not None
    assert best.rarity == max(each.rarity for each in found.moments) > 0
    assert worst.rarity == min(each.rarity for each in found.moments) < 0
    assert best.actual > best.expected
    assert worst.actual < worst.expected


def test_what_could_not_come_otherwise_is_no_luck() -> None:
    only = stroke(0, DRAWS, 4, [4, 4])
    assert only.gain == 0
    assert only.variance == 0
    assert stroke(0, DICE, 6, range(1, 7)).gain == Fraction(5, 2)
