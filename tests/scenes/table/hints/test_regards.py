"""The first hint of every question says what to look at, and rings it."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots import decide
from game.core.prompts import Prompt, Yes
from game.core.texts import catalogue
from scenes.games import PLAYABLE
from scenes.screens.table_screens import open_table
from scenes.table.game_table import game_table
from scenes.table.guide.pointed_things import PointedThings
from scenes.table.hints.regards import Regards
from scenes.tools.shots_tables import session_after
from scenes.widgets.context import Ui
from tests.support.screen.headless import a_ui
from tests.support.text_keys import QUESTIONS

DECISIONS = 300
LONGEST = 110  # letters: one sentence in two lines of a note


def kinds_of(name: str) -> list[type[Prompt[Any]]]:
    return [kind for kind in QUESTIONS if kind.__module__.startswith(f"game.{name}")]


def regards_of(name: str) -> Regards[Any]:
    regards = game_table(name).regard
    assert isinstance(regards, Regards)
    return regards


@pytest.mark.parametrize("name", PLAYABLE)
def test_every_kind_of_question_says_what_to_look_at(name: str) -> None:
    known = regards_of(name).by_kind
    assert [kind.__name__ for kind in kinds_of(name) if not set(kind.__mro__) & set(known)] == []
    assert Yes in known or not any(issubclass(kind, Yes) for kind in kinds_of(name))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", PLAYABLE)
def test_what_is_said_is_one_short_question(name: str, language: str) -> None:
    for line, _ in regards_of(name).by_kind.values():
        said = catalogue(language).say(line)
        assert said.endswith("?"), line
        assert said.count("?") == 1, line
        assert len(said) <= LONGEST, line


def unringed(ui: Ui, name: str, seed: int) -> tuple[list[str], int]:
    """Kinds of questions whose first hint rings nothing on the screen, and how many kinds were asked."""
    ui.settings.speed, ui.settings.stops = "instant", "always"
    session, found, bare = session_after(name, seed, 0, 0), set(), []
    while session.match.waiting() and len(session.match.decisions) < DECISIONS:
        prompt = session.match.waiting()[0]
        kind = type(prompt).__name__
        if prompt.seat in session.people and kind not in found:
            found.add(kind)
            scene = open_table(ui, session)
            ui.stack.push(scene)
            ui.stack.settle()
            scene.actions.hint()
            scene.refresh()
            asks = scene.builder is not None  # a bot may be asked first
            rings = [part for part in scene.root.walk() if isinstance(part, PointedThings)]
            if asks and not any(part.rects() for part in rings):
                bare.append(f"{kind}: {scene.look().hint.points}")
            ui.stack.clear()
            ui.toasts.clear()
        session.answer(prompt.seat, decide("novice", session.match, prompt.seat, seed))
    return bare, len(found)


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_first_hint_rings_something_that_is_on_the_screen(name: str) -> None:
    bare, kinds = unringed(a_ui(), name, 1)
    assert bare == []
    assert kinds > 5
