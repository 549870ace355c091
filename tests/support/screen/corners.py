"""What the action corner promises, asked at any question of any game (docs/ux 4.12)."""

from __future__ import annotations

import re
from typing import Any

import pygame

from game.core.prompts import Handle
from game.cosmic.prompts import TakeReward
from game.cosmic.ship_prompts import ChooseShip
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.prompt_tools import place_name
from scenes.session.session import Session
from scenes.table.action_corner import ActionCorner
from scenes.table.answering.answer_builder import AnswerBuilder, number_of
from scenes.table.answering.answer_words import CALM, CARRIES_OUT, HELD
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from tests.support.screen.hands import Desk
from tests.support.screen.robot import Robot, sit_down

TRIED = 6  # answers of a question that are laid ready
# Gold without a choice: what is shown as it would be done, and what nearly everybody wants done for them.
FOR_ME = ("Pay", "FormUp", "DealDamage", "AssignDie", "PlaceSector", "MakeDeal")


def asked_at(session: Session, language: str = "en") -> Desk:
    """A table that has come to its question, whether or not it need be asked."""
    desk = sit_down(session, "mouse", language, stops="always")
    robot = Robot(desk, "mouse", 1)
    table = table_at(desk)
    while table.builder is None or table.director.busy:
        robot.turn()
    return desk


def table_at(desk: Desk) -> TableScene:
    table = desk.ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


def corner_of(desk: Desk) -> ActionCorner:
    return next(each for each in desk.root.walk() if isinstance(each, ActionCorner))


def check(desk: Desk) -> None:
    """Nothing passes by Space, gold needs a choice, and a choice stands on the button by name."""
    table = table_at(desk)
    builder = table.builder
    assert builder is not None
    what = f"{type(builder.prompt).__name__} because of {builder.prompt.because!r}"
    _nothing_chosen(desk, builder, what)
    shown = type(builder.prompt).__name__ in FOR_ME
    for handle in some_of(builder.handles):
        if shown and handle.button and not handle.piece:  # given at once by a button of its own
            continue
        builder.choose(handle)
        table.rebuild()
        _chosen(desk, table, builder, handle, what)
        builder.back()
        builder.back()
    table.rebuild()


def some_of(handles: list[Handle]) -> list[Handle]:
    """A few of them, from the beginning to the end."""
    step = max(1, len(handles) // TRIED)
    return [*handles[::step], handles[-1]]


def _nothing_chosen(desk: Desk, builder: AnswerBuilder, what: str) -> None:
    table, corner = table_at(desk), corner_of(desk)
    given = [_given(table, builder, handle) for handle in builder.buttons]
    if type(builder.prompt).__name__ in FOR_ME or CARRIES_OUT in given:
        return
    gold = [each.name for each in _buttons(corner) if each.kind == "primary" and each.enabled]
    assert gold == [], what
    assert plain(corner.big.text), what
    number = len(table.session.match.decisions)
    for key in (pygame.K_SPACE, pygame.K_SPACE):
        desk.post(pygame.KEYDOWN, key=key, mod=0, unicode=" ", scancode=0)
        desk.post(pygame.KEYUP, key=key, mod=0, unicode=" ", scancode=0)
    assert len(table.session.match.decisions) == number, what


def _chosen(desk: Desk, table: TableScene, builder: AnswerBuilder, handle: Handle, what: str) -> None:
    big = corner_of(desk).big
    passes = bool(handle.button and not handle.piece) and _given(table, builder, handle) in (CALM, HELD)
    assert (big.kind == "primary") == (not passes), f"{what}: {big.name}"
    assert (big.hotkey == "space") == (not passes), f"{what}: {big.name}"
    said = big.name.casefold()
    named = [name for name in _names(table, builder, handle) if name]
    assert any(name.casefold() in said for name in named), f"{what}: {named} is not in {big.name!r}"


def _names(table: TableScene, builder: AnswerBuilder, handle: Handle) -> list[str]:
    """What is chosen, where it goes, or how many of it."""
    watching = table.watching()
    number = number_of(handle)
    named = [str(number)] if number is not None else []
    if isinstance(builder.prompt, TakeReward) and number == 0:  # the rest of it is cards
        named.append(str(builder.prompt.amount))
    if handle.piece and isinstance(builder.prompt, ChooseShip):
        named.append(place_name(table.ui, handle.piece, table.view, watching))
    if handle.piece:
        name = plain(table.table.piece(handle.piece, table.view, watching)[1])
        named += [name, *re.split(r", | from | in | aus ", name)]
        named += [plain(name) for name in watching.names]
    if handle.place:
        places = table.table.places(watching, table.view)
        named += [plain(places[handle.place][1])] if handle.place in places else []
    if handle.button:
        named.append(plain(table.ui.words.label(handle.button, builder.prompt)))
        if not handle.piece:
            named.append(plain(_words(table, builder, handle).text))
    return named


def _words(table: TableScene, builder: AnswerBuilder, handle: Handle) -> Any:
    return table.table.answer_words(table.ui, builder, table.view, handle)


def _given(table: TableScene, builder: AnswerBuilder, handle: Handle) -> str:
    return str(_words(table, builder, handle).given)


def _buttons(corner: ActionCorner) -> list[Button]:
    return [each for each in corner.walk() if isinstance(each, Button)]
