"""The hint button: what the best bot would do at the table of Eclipse, and why in one line."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.minds import mind_of
from game.core.texts import catalogue
from scenes.screens.table_screens import open_table
from scenes.table.scene import TableScene
from tests.support.eclipse.matches import new_match, played, session_of
from tests.support.screen.headless import a_ui

DECISIONS = 260
WHY = {
    "en": ("What a captain goes by:", "There is only one"),
    "de": ("Wonach ein Kapitän geht:", "Hier gibt es nur eine"),
}
MOVE = {
    "en": ("A captain's advice", "There is only one"),
    "de": ("Ein Kapitän rät", "Es gibt nur eine"),
}


def _next_hint(scene: TableScene) -> str:
    scene.actions.hint()
    while scene.hints.thinks_about(scene.builder):
        scene.hints.go_on(scene.builder)
    return scene.ui.toasts.waiting[-1].text


def hints(seed: int, language: str) -> dict[str, list[str]]:
    """What the hints say the first time that the person is asked something, by the kind of question."""
    ui = a_ui(language=language)
    ui.settings.speed = "instant"
    session, dice = session_of(new_match(seed, 2 + seed)), Random(seed)
    found: dict[str, list[str]] = {}
    while session.match.waiting() and len(session.match.decisions) < DECISIONS:
        prompt = session.match.waiting()[0]
        kind = type(prompt).__name__
        if prompt.seat == 0 and kind not in found:
            scene = open_table(ui, session)
            ui.stack.push(scene)
            ui.stack.settle()
            scene.refresh()
            ui.toasts.clear()
            found[kind] = [_next_hint(scene) for _ in range(3)]
            ui.stack.pop(scene)
            ui.stack.settle()
        session.answer(prompt.seat, dice.choice(prompt.likely(session.view(prompt.seat))))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_question_has_a_hint_in_words(language: str) -> None:
    found = hints(1, language)
    assert {"ChooseSpecies", "TakeTurn", "ChooseZone", "PlaceSector", "ChooseTech", "Upgrade"} <= set(found)
    for kind, (look, why, move) in found.items():
        assert look.endswith("?"), (kind, look)
        assert why.startswith(WHY[language]), (kind, why)
        assert move.startswith(MOVE[language]), (kind, move)
        for said in (look, why, move):
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
