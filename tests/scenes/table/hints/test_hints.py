"""Hints in three strengths: never silent, never late, and nothing stands still while a captain thinks."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from game.bots.captain import Captain
from game.bots.chair import Chair
from game.core.prompts import Prompt
from scenes.session import thinking_time
from scenes.session.advice import Advice, advise
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.shell.gestures import Gesture, Kind
from scenes.table.guide.pointed_things import PointedThings
from scenes.table.hints import hints
from scenes.table.hints.hint_words import which_move
from scenes.table.scene import TableScene
from tests.support.duel.questions import questions
from tests.support.firestorm.seated import arranged
from tests.support.screen.corners import asked_at, table_at
from tests.support.screen.hands import Desk, Finger, Hands, Keys, Mouse

NO_HINT, THINKING = "There is no hint now.", "A captain is thinking about it."
LOOK = "Look at what the duel is about and at your ships: how many can you spare for it?"


def asked(kind: str = "SetDial", language: str = "en") -> tuple[Desk, TableScene]:
    """Somebody sets a dial: there are many ways, so a captain thinks for long."""
    desk = asked_at(next(each for each in questions() if each.kind == kind).session(), language)
    return desk, table_at(desk)


def press_h(table: TableScene) -> None:
    table.refresh()
    assert table.handle(Gesture(Kind.KEY, key="h"))
    table.refresh()


def think(desk: Desk, table: TableScene) -> None:
    """Let the captain think to the end."""
    for _ in range(4000):
        if not table.hints.thinks_about(table.builder):
            return
        desk.wait(16)
    raise AssertionError("the captain thinks for ever")


def touch(desk: Desk, key: str) -> None:
    found = desk.find(key)
    assert found is not None
    Mouse(desk, Random(1)).press(found)


def said(desk: Desk) -> list[str]:
    return [toast.text for toast in desk.ui.toasts.waiting]


def ringed(table: TableScene) -> list[Any]:
    table.refresh()
    return [rect for part in table.root.walk() if isinstance(part, PointedThings) for rect in part.rects()]


def hint_button(table: TableScene) -> str:
    table.refresh()
    found = table.root.find("hint")
    assert found is not None
    return found.name


def test_the_first_hint_says_at_once_what_to_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Captain, "think", lambda *asked: pytest.fail("nobody needs to think for that"))
    desk, table = asked()
    assert hint_button(table) == "Hint"
    press_h(table)
    assert said(desk) == [LOOK]
    builder = table.builder
    assert builder is not None
    planet = table.root.find(f"planet:{builder.view.duel.planet}")  # type: ignore[attr-defined]
    assert planet is not None
    seen = [ring for ring in ringed(table) if planet.rect.contains(ring)]  # what no tray covers
    assert [ring.width for ring in seen] == [planet.rect.width]
    assert hint_button(table) == "Why?"


@pytest.mark.parametrize("kind", [Mouse, Finger, Keys])
def test_asked_again_it_says_why_and_then_which_move(kind: type[Hands]) -> None:
    desk, table = asked()
    hands = kind(desk, Random(1))
    builder = table.builder
    assert builder is not None
    names = [table.ui.words.label(handle.button or "", builder.prompt) for handle in builder.handles]
    told = []
    for word in ("Hint", "Why?", "The move"):
        assert hint_button(table) == word
        button = desk.find("hint")
        assert button is not None
        hands.press(button)
        think(desk, table)
        told += said(desk)
    look, why, move = told
    assert look == LOOK
    assert re.match(
        r"What a captain goes by: .*\. In \d+ imagined futures the .* of 100.*; 100 is victory\.$", why
    )
    assert not [name for name in names if name in f"{look} {why}"], "the move is not named yet"
    found = re.match(
        r"A captain's advice: (.+?) \W .*\. In \d+ imagined futures that comes to \d+ of 100;"
        r" (next best|as good): (.+)\.$",
        move,
    )
    assert found, move
    assert found[1] in names
    assert found[3].split(",")[0] in names
    assert found[3].split(",")[0] != found[1]
    assert hint_button(table) == "The move"


def test_what_is_decided_at_sight_is_told_against_the_next_best_too() -> None:
    _, table = asked()
    builder = table.builder
    assert builder is not None
    best, other = builder.handles[:2]
    hint = which_move(table.look(), builder, Advice(best.answer, 2, other=other.answer, readier=3))
    assert hint is not None
    name = table.ui.words.label(other.button or "", builder.prompt)
    assert hint.line.endswith(f" At first sight he likes that 3 times as much as the next best: {name}.")


def test_the_move_is_ringed() -> None:
    desk, table = asked("ChoosePlan")
    for _ in range(3):
        press_h(table)
        think(desk, table)
    piece = table.look().hint.piece
    card = table.root.find(piece)
    assert card is not None
    assert card.rect in ringed(table)
    assert len(ringed(table)) == 2, "the card, and where it goes"


def test_a_hint_says_in_german_what_it_says_in_english() -> None:
    desk, table = asked(language="de")
    for start in ("Schau, worum es", "Wonach ein Kapitän geht: ", "Ein Kapitän rät: "):
        press_h(table)
        think(desk, table)
        assert said(desk)[-1].startswith(start)


@pytest.mark.parametrize("asks", [True, False])
def test_without_a_hint_that_is_said(asks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, table = asked()
    if asks:
        monkeypatch.setattr(hints, "which_move", lambda seen, builder, advice: None)
        press_h(table)
        press_h(table)
        think(desk, table)
    else:
        table.controller.ask_nothing()
    table.actions.hint()
    assert said(desk)[-1] == NO_HINT
    assert table.look().hint.piece == ""


def test_frames_go_on_while_a_captain_thinks_about_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame takes one step of the thought, however long that is; the last one tells the hint."""
    monkeypatch.setattr(thinking_time, "THOUGHT_MS", 0.0)
    futures: list[int] = []
    imagine = Captain.future

    def counted(captain: Captain, chair: Chair, prompt: Prompt[Any], answer: object, world: int) -> float:
        futures.append(world)
        return imagine(captain, chair, prompt, answer, world)

    monkeypatch.setattr(Captain, "future", counted)
    desk, table = asked()
    press_h(table)
    press_h(table)
    assert futures == []
    frames = 0
    while table.hints.thinks_about(table.builder):
        assert table.moving
        assert said(desk) == []
        assert table.bar is not None
        assert table.bar.because == THINKING
        frames += 1
        desk.wait(16)
        desk.draw()
        assert len(futures) <= frames
    assert frames > 20
    assert said(desk)[-1].startswith("What a captain goes by")
    table.refresh()
    assert table.bar is not None
    assert table.bar.because != THINKING


def test_who_asks_again_is_told_that_the_captain_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_time, "THOUGHT_MS", 0.0)
    desk, table = asked()
    press_h(table)
    press_h(table)
    desk.wait(16)
    press_h(table)
    assert table.hints.thinks_about(table.builder)
    assert said(desk) == [THINKING]


def test_a_tap_takes_the_hint_away() -> None:
    desk, table = asked("ChoosePlan")
    press_h(table)
    assert said(desk)
    assert ringed(table)
    card = table.table.hand_of(table.view, table.seat)[0]
    touch(desk, f"card:{card}")
    assert said(desk) == []
    assert ringed(table) == []


def test_whoever_goes_on_alone_is_told_nothing_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thought rests, and goes on where it was when somebody asks again."""
    monkeypatch.setattr(thinking_time, "THOUGHT_MS", 0.0)
    desk, table = asked("ChoosePlan")
    press_h(table)
    press_h(table)
    desk.wait(16)
    card = table.table.hand_of(table.view, table.seat)[0]
    touch(desk, f"card:{card}")
    assert not table.hints.thinks_about(table.builder)
    for _ in range(400):
        desk.wait(16)
    assert said(desk) == []
    press_h(table)
    think(desk, table)
    assert said(desk)[-1].startswith("What a captain goes by")


def test_nobody_is_told_a_hint_for_a_question_that_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_time, "THOUGHT_MS", 0.0)
    desk, table = asked()
    press_h(table)
    press_h(table)
    table.controller.ask_nothing()
    for _ in range(400):
        desk.wait(16)
    assert said(desk) == []
    assert table.look().hint.piece == ""


def test_giving_up_is_never_the_next_best() -> None:
    """Where a turn can only be ended or the match given up, nothing is weighed against its end."""
    match = arranged({"planets": [{"card": "pl_kelmar", "resting": True}], "ships": [], "hand": []})
    players = [Participant("Mia", "orange", PERSON), Participant("Anna", "blue", PERSON)]
    session = Session(match, players)
    prompt = session.prompt(0)
    assert prompt is not None
    assert prompt.options(session.view(0)) == ["end", "capitulate"]
    advice = next(filter(None, advise(session, 0)))
    assert (advice.answer, advice.other, advice.readier) == ("end", None, 0)
