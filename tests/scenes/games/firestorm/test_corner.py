"""The action corner of Firestorm at every question."""

from __future__ import annotations

import pygame

from tests.support.firestorm.questions import asked
from tests.support.firestorm.seated import arranged, card_of, seated
from tests.support.screen.corners import asked_at, table_at


def test_space_tells_which_key_is_for_what_it_does_not_press() -> None:
    desk = asked_at(asked().fullest("Veto").session())
    number = len(table_at(desk).session.match.decisions)
    desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    desk.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    assert desk.ui.toasts.waiting
    assert len(table_at(desk).session.match.decisions) == number


def test_who_can_do_nothing_more_ends_the_turn_and_is_not_offered_to_give_up() -> None:
    """The large place once said "Capitulate" as soon as nothing could be played."""
    planets = [{"card": "pl_kelmar", "resting": True}]
    desk = seated(arranged({"hand": [], "ships": [], "tp": 0, "ep": 0, "planets": planets}))
    action = desk.find("action")
    assert action is not None
    assert action.name.startswith("End the turn")
    capitulate = desk.find("answer:capitulate")
    assert capitulate is not None
    capitulate.act("press")
    action = desk.find("action")
    assert action is not None
    assert action.name.startswith("Capitulate")


def test_the_buttons_on_the_line_keep_clear_of_the_ticks() -> None:
    match = arranged()
    desk = seated(match, size=(1280, 720))
    attack, ship = desk.find("answer:attack"), card_of(match, 0, "lft_pathfinder_scout", "ships")
    piece = desk.find(f"card:{ship}")
    assert attack is not None
    assert piece is not None
    assert attack.rect.bottom + desk.ui.mm(2) <= piece.rect.top
