"""Whoever is hit, robbed or made to discard in Firestorm reads who has done it, and with what."""

from __future__ import annotations

import re
from functools import cache

import pytest

from game.core.events import Event
from game.firestorm.events.cards import CardsDestroyed, Discarded, DiscardedAtRandom, ReturnedToHand
from game.firestorm.events.common import Deactivated, StonesChanged, VictoryPoints
from game.firestorm.events.stack import DamageLanded
from game.firestorm.parts import NOWHERE
from game.firestorm.pieces import owner_of
from game.firestorm.table import FirestormTable
from scenes.drawing.rich_text import plain
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.animations import hurts
from scenes.games.firestorm.log.story import lines
from scenes.session.session import Session, Step
from tests.support.firestorm.matches import new_match, session_of, watching
from tests.support.firestorm.seated import arranged, card_of
from tests.support.screen.shown_steps import steps_of
from tests.support.screen.views import as_table

SEED = 7  # cards are discarded in it, by chance and by choice, destroyed, shot at, and looked at


@cache
def played() -> tuple[Session, list[Step]]:
    session = session_of(new_match(SEED, 2))
    return session, steps_of(session, SEED, 900)


@pytest.mark.parametrize(
    "loss",
    [Discarded, DiscardedAtRandom, Deactivated, ReturnedToHand, StonesChanged, CardsDestroyed],
)
def test_a_card_that_harms_is_named_with_its_owner(loss: type[Event]) -> None:
    match = arranged()
    mine = card_of(match, 0, "lft_pathfinder_scout", "ships")
    theirs = card_of(match, 1, "ki_lancer", "ships")
    about = {"seat": 0, "change": -1} if loss is StonesChanged else {"cards": (mine,)}
    about = {"card": mine} if loss is ReturnedToHand else about
    event = loss(**about, by=theirs)
    view = as_table(FirestormTable, match.view(0))
    assert TABLE.cue_of(event, 0).hold == "harm"
    assert TABLE.culprit(event, view, watching()) == "Jonas hits you: Lancer"
    assert TABLE.culprit(event, view, watching(1)) == ""


def test_what_one_does_oneself_hurts_nobody() -> None:
    match = arranged()
    mine = card_of(match, 0, "lft_pathfinder_scout", "ships")
    for event in (Deactivated((mine,)), Discarded((mine,)), ReturnedToHand(mine, mine)):
        assert not hurts(event, 0)


def test_in_a_whole_match_every_loss_has_a_name() -> None:
    """Points of an enemy have a banner of their own."""
    _, steps = played()
    found = set()
    for step in steps:
        view = as_table(FirestormTable, step.table)
        for seat in (0, 1):
            if not hurts(step.event, seat) or isinstance(step.event, VictoryPoints):
                continue
            if isinstance(step.event, CardsDestroyed) and step.event.by == NOWHERE and view.combat is None:
                continue  # by damage that has just named its doer
            told = TABLE.culprit(step.event, view, watching(seat))
            assert told, step.event
            by = getattr(step.event, "by", NOWHERE)
            other = ("Jonas", "Mia")[seat]
            if by != NOWHERE and owner_of(by) != seat:
                assert told.startswith(f"{other} hits you: "), step.event
            found.add(type(step.event))
    assert {DamageLanded, CardsDestroyed, DiscardedAtRandom} <= found


def test_the_log_names_who_did_it_with_what() -> None:
    session, _ = played()
    told = [plain(line.text) for line in lines(session, 0, "en")]
    assert any(text.startswith("Discarded at random:") and text.endswith("(Jonas: Raid).") for text in told)
    assert any(re.match(r"(Damage to|Destroyed:).* \((Mia|Jonas)(: .+)?\)\.$", text) for text in told)


def test_the_log_names_who_looks_at_whose_cards() -> None:
    session, _ = played()
    told = [plain(line.text) for line in lines(session, 0, "en")]
    looks = [text for text in told if " looks at cards of " in text or " looks through " in text]
    assert looks
    assert all(text.startswith(("Mia ", "Jonas ")) for text in looks)
    assert all("Mia" in text for text in looks if " at cards of " in text)
