"""From a view to looks: known cards show their faces, hidden ones the right back and nothing else."""

from __future__ import annotations

import random

import pytest

import game
from game.duel import pieces
from scenes.games.duel.card_faces import back_of, face_key, face_look, look_of
from scenes.games.duel.looks import (
    BackLook,
    DestinyLook,
    EnvoyLook,
    PlanetCardLook,
    PlanLook,
    ReinforcementLook,
)


def test_own_cards_are_open_and_those_of_the_rival_are_not() -> None:
    match = game.new_match("duel", 3)
    view = match.view(0)
    for card in view.hands[0]:
        assert look_of(view, card, "en").shown() == [face_key(view, card)]
    for card in view.hands[1]:
        if not view.knows(0, card):
            assert look_of(view, card, "en") in (BackLook("blue"), BackLook("reinforcement"))


@pytest.mark.parametrize("seed", range(3))
def test_a_view_never_gives_away_a_card(seed: int) -> None:
    match, dice = game.new_match("duel", seed), random.Random(seed)
    while match.waiting() and len(match.decisions) < 60:
        for seat in (0, 1):
            view = match.view(seat)
            for card in range(pieces.FIRST_SLIP):
                shown = look_of(view, card, "en").shown()
                assert shown == ([match.table.key(card)] if match.table.knows(seat, card) else [])
        prompt = match.waiting()[0]
        match.answer(prompt.seat, dice.choice(prompt.options(match.table)))


def test_hidden_cards_have_the_back_of_their_pile() -> None:
    view = game.new_match("duel", 5).view(0)
    assert {back_of(view, card) for card in view.decks[1]} <= {"blue", "orange", "reinforcement"}
    assert {back_of(view, card) for card in view.planet_deck} == {"planet"}
    for kind, deck in zip(pieces.TYPES, view.fates, strict=True):
        assert {back_of(view, card) for card in deck if not face_key(view, card)} == {kind}
    for group, stack in zip(pieces.GROUPS, view.envoy_stacks, strict=True):
        assert {back_of(view, card) for card in stack} == {group}


def test_a_locked_plan_wears_a_padlock() -> None:
    view = game.new_match("duel", 3).view(0)
    hidden = next(card for card in view.hands[1] if not view.knows(0, card))
    look = look_of(view, hidden, "en", locked=True)
    assert isinstance(look, BackLook)
    assert look.locked


def test_every_face_has_the_look_of_its_kind() -> None:
    kinds = {
        pieces.Plan: PlanLook,
        pieces.Reinforcement: ReinforcementLook,
        pieces.PlanetCard: PlanetCardLook,
        pieces.EnvoyCard: EnvoyLook,
        pieces.Destiny: DestinyLook,
    }
    for key, face in zip(pieces.KEYS, pieces.FACES, strict=True):
        look = face_look(key, "de")
        assert isinstance(look, kinds[type(face)])
        assert look.shown() == [key]
