"""What the action corner promises, asked at any question of any game (docs/ux 4.12)."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pygame

from game.core.prompts import Handle
from game.cosmic.prompts import TakeReward
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.prompt_tools import place_name
from scenes.session.session import Session
from scenes.table.action_corner import ActionCorner
from scenes.table.answering.answer_builder import AnswerBuilder, number_of
from scenes.table.answering.answer_words import CALM, CARRIES_OUT, HELD
from scenes.table.board.hands import Dropped
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from tests.support.screen.hands import Desk
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.views import as_table
from tests.support.screen.walking import lowest_table

TRIED = 6  # answers of a question that are laid ready
# Gold without a choice: what is shown as it would be done, and what nearly everybody wants done for them.
FOR_ME = ("Pay", "FormUp", "ChooseAdvance", "DealDamage", "AssignDie", "PlaceSector", "MakeDeal")
# Words that do not tell what follows, whole or as a beginning: "Decide on Procyon".
VAGUE = {
    "en": (
        "leave it", "leave it as it is", "not now", "do without", "no", "no more", "no, thanks", "nothing",
        "nothing more", "do nothing", "none of them", "choose nobody", "decline", "pass", "done", "skip",
        "let it pass", "let it go", "let it happen", "that will do", "that is all", "choose first", "do it",
    ),
    "de": (
        "bleiben lassen", "so lassen", "jetzt nicht", "verzichten", "nein", "keine mehr", "nein, danke",
        "nichts", "nichts weiter", "nichts tun", "nichts davon", "niemanden wählen", "ablehnen", "passen",
        "fertig", "durchgehen lassen", "ablegen lassen", "geschehen lassen", "weglegen", "das reicht",
    ),
}  # fmt: skip
DECIDES = re.compile(r"decide on |für .* entscheiden")


def is_vague(text: str, language: str) -> bool:
    """True for words on a button that do not tell what it does."""
    said = plain(text).casefold().strip()
    return said in VAGUE[language] or DECIDES.match(said) is not None


def asked_at(session: Session, language: str = "en") -> Desk:
    """A table that has come to its question, whether or not it need be asked."""
    desk = sit_down(session, "mouse", language, stops="always")
    robot = Robot(desk, "mouse", 1)
    table = table_at(desk)
    while table.builder is None or table.director.busy:
        robot.turn()
    return desk


def table_at(desk: Desk) -> TableScene:
    return lowest_table(desk.ui)


def corner_of(desk: Desk) -> ActionCorner:
    return next(each for each in desk.root.walk() if isinstance(each, ActionCorner))


def check(desk: Desk) -> None:
    """Nothing passes by Space, gold needs a choice, and a choice stands on the button by name."""
    table = table_at(desk)
    builder = table.builder
    assert builder is not None
    what = f"{type(builder.prompt).__name__} because of {builder.prompt.because!r}"
    _nothing_chosen(desk, builder, what)
    _tells_what_follows(table, builder, what)
    shown = type(builder.prompt).__name__ in FOR_ME
    for handle in some_of(builder.handles):
        if shown and handle.button and not handle.piece:  # given at once by a button of its own
            continue
        builder.choose(handle)
        table.rebuild()
        _chosen(desk, table, builder, handle, what)
        if handle.piece and not handle.button:
            _drag_and_tap_agree(table, builder, handle, what)
        _put_down(builder)
    table.rebuild()


def _tells_what_follows(table: TableScene, builder: AnswerBuilder, what: str) -> None:
    """No button that is an answer by itself says merely that one does not want to."""
    for handle in builder.buttons:
        text = _words(table, builder, handle).text
        assert not is_vague(text, table.ui.settings.language), f"{what}: {text}"


def _drag_and_tap_agree(table: TableScene, builder: AnswerBuilder, handle: Handle, what: str) -> None:
    """A piece that is dragged to its place answers what it answers if both are tapped (docs/ux 4.1)."""
    controller, piece, place = table.controller, handle.piece or "", handle.place
    name = table.table.piece(piece, table.view, table.watching())[1]
    real, found = controller.actions, list[tuple[Any, str]]()
    for dragged in (False, True):
        _put_down(builder)
        given: list[Any] = []
        controller.actions = real._replace(answer=partial(_keep, given))
        if dragged:
            controller.lifted(piece)
            controller.piece_dropped(piece, place or "", Dropped(name))
        else:
            controller.piece_pressed(piece, name)
            if place:
                controller.place_pressed(place)
        ready = builder.answers(builder.chosen) if builder.chosen else []
        found.append((given[0] if given else ready, builder.selected))
    controller.actions, controller.then, controller.after, controller.kept = real, "", [], ""
    assert found[0] == found[1], f"{what}: {name} {place or ''}: tapped {found[0]}, dragged {found[1]}"
    assert not place or handle.answer in found[0][0], f"{what}: {name} at {place} answers {found[0][0]}"


def _keep(given: list[Any], ready: AnswerBuilder) -> None:
    assert ready.chosen is not None
    given.append(ready.answers(ready.chosen))


def _put_down(builder: AnswerBuilder) -> None:
    """Nothing is in hand."""
    while builder.back():
        pass


def some_of(handles: list[Handle]) -> list[Handle]:
    """A few of them, from the beginning to the end."""
    step = max(1, len(handles) // TRIED)
    return [*handles[::step], handles[-1]]


def _nothing_chosen(desk: Desk, builder: AnswerBuilder, what: str) -> None:
    table, corner = table_at(desk), corner_of(desk)
    given = [_given(table, builder, handle) for handle in builder.buttons]
    if type(builder.prompt).__name__ in FOR_ME or CARRIES_OUT in given:
        passing = [
            _words(table, builder, handle).text
            for handle in builder.buttons
            if _passes(table, builder, handle)
        ]
        assert plain(corner.big.text) not in map(plain, passing), what
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
    passes = _passes(table, builder, handle)
    assert (big.kind == "primary") == (not passes), f"{what}: {big.name}"
    assert (big.hotkey == "space") == (not passes), f"{what}: {big.name}"
    assert not is_vague(big.text, table.ui.settings.language), f"{what}: {big.text}"
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
        named.append(place_name(table.ui, handle.piece, as_table(CosmicTable, table.view), watching))
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


def _passes(table: TableScene, builder: AnswerBuilder, handle: Handle) -> bool:
    """Whether a button passes, ends or does without."""
    return bool(handle.button and not handle.piece) and _given(table, builder, handle) in (CALM, HELD)


def _buttons(corner: ActionCorner) -> list[Button]:
    return [each for each in corner.walk() if isinstance(each, Button)]
