"""The hint button: what the best bot would do at the table of Eclipse, and why in one line."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.minds import mind_of
from game.core.texts import catalogue
from scenes.screens.table_screens import open_table
from tests.support.eclipse.matches import new_match, played, session_of
from tests.support.screen.headless import a_ui

DECISIONS = 260


def hints(seed: int, language: str) -> dict[str, str]:
    """What the hint says the first time that the person is asked something, by the kind of question."""
    ui = a_ui(language=language)
    ui.settings.speed = "instant"
    session, dice = session_of(new_match(seed, 2 + seed)), Random(seed)
    found: dict[str, str] = {}
    while session.match.waiting() and len(session.match.decisions) < DECISIONS:
        prompt = session.match.waiting()[0]
        kind = type(prompt).__name__
        if prompt.seat == 0 and kind not in found:
            scene = open_table(ui, session)
            ui.stack.push(scene)
            ui.stack.settle()
            scene.refresh()
            ui.toasts.clear()
            scene.actions.hint()
            while scene.hints.thinks_about(scene.builder):
                scene.hints.go_on()
            found[kind] = ui.toasts.waiting[-1].text
            ui.stack.pop(scene)
            ui.stack.settle()
        session.answer(prompt.seat, dice.choice(prompt.likely(session.view(prompt.seat))))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_question_has_a_hint_in_words(language: str) -> None:
    found = hints(1, language)
    assert {"ChooseSpecies", "TakeTurn", "ChooseZone", "PlaceSector", "ChooseTech", "Upgrade"} <= set(found)
    for kind, said in found.items():
        assert said.startswith({"en": "A captain would", "de": "Ein Kapitän rät"}[language]), (kind, said)
        assert "eclipse" not in said
        assert "{" not in said


def test_every_answer_has_a_reason_that_is_a_sentence() -> None:
    mind = mind_of("eclipse")
    assert mind is not None
    whys = set()
    for match in played(2, 4, 400):
        for prompt in match.waiting():
            view = match.view(prompt.seat)
            whys |= {mind.reason(view, prompt, answer) for answer in prompt.options(view)}
    assert "" not in whys
    assert len(whys) > 20
    for why in whys:
        assert catalogue("en").say(why).endswith(".")
        assert catalogue("de").say(why) != catalogue("en").say(why)
