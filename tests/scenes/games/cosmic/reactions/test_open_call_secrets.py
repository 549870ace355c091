"""What a window tells: its cause and its consequence, and nothing about anybody's hand."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Moment
from game.core.match import Match
from game.core.table import NOBODY
from game.core.texts import LANGUAGES, catalogue
from game.cosmic.events.common import PowerUsed
from game.cosmic.moments import RegroupStarts
from game.cosmic.offers import MASKS
from game.cosmic.prompts import PlayCard, PlayReinforcement
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.reactions.possible_answers import anybody_could
from scenes.screens.table_screens import open_table
from scenes.session.session import Session
from scenes.table.reactions.call_scene import CallScene
from scenes.table.scene import TableScene
from tests.support.cosmic.matches import VARIANTS, new_match
from tests.support.cosmic.open_calls import SEATS, Called, chips, dealt_anew, seen, windowed
from tests.support.cosmic.questions import players
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui


def test_the_prompt_names_cause_and_consequence() -> None:
    """What was played and what it would do, or which moment has come (docs/ux 4.7)."""
    called = Called(0, 1)
    power = PlayCard(0, event=PowerUsed(2, "zombie"))
    assert plain(called.table.call.sentence(power)) == (
        "Anna: Theo uses Zombie. Its ships go home, not to the warp. Respond?"
    )
    moment = PlayCard(1, event=RegroupStarts())
    assert plain(called.table.call.sentence(moment)) == (
        "Mira: An encounter begins; a ship comes back, then destiny is drawn. Do you play a card?"
    )
    assert called.table.call.sentence(PlayReinforcement(0)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_that_cards_wait_for_has_a_sentence(language: str) -> None:
    for kind in MASKS:
        if issubclass(kind, Moment):
            assert catalogue(language).entries[f"story.moment.{kind.__name__}"].forms[0].endswith(".")


@pytest.mark.parametrize("seed", range(6))
def test_who_can_play_something_could_have_it_as_far_as_everybody_knows(seed: int) -> None:
    """So that nobody loses a window that is skipped for all."""
    options = {"open_call": True, **VARIANTS[seed % len(VARIANTS)]}
    match, dice, held = new_match(seed, 3 + seed % 3, options), Random(seed), 0
    for _ in range(500):
        if not match.waiting():
            break
        prompt = dice.choice(match.waiting())
        if isinstance(prompt, PlayCard) and prompt.among(match.table):
            assert anybody_could(match.view(NOBODY), [prompt.seat], prompt), prompt
            held += 1
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    assert held > 3


@pytest.mark.parametrize("seed", range(5))
def test_a_call_looks_the_same_whatever_the_hands_hold(seed: int) -> None:
    one, other = windowed(seed), windowed(seed)
    dealt_anew(other, seed + 100)
    assert one.table.faces != other.table.faces
    looks = []
    for match in (one, other):
        called = Called(match=match)
        called.desk.wait(1200)
        looks.append((type(called.desk.top), seen(called), chips(called), called.given))
    assert looks[0] == looks[1]


@pytest.mark.parametrize("seed", range(4))
def test_which_windows_are_skipped_follows_from_what_everybody_sees(seed: int) -> None:
    match, dice, skipped = new_match(seed, 4, {"open_call": True}), Random(seed), 0
    for _ in range(300):
        if not match.waiting():
            break
        prompt = match.waiting()[0]
        if isinstance(prompt, PlayCard):
            before = anybody_could(match.view(NOBODY), range(4), prompt)
            twin = match.view(prompt.seat)  # with one hand known
            twin.hide_from(NOBODY)
            assert anybody_could(twin, range(4), prompt) == before
            skipped += not before
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    assert skipped > 20


def test_in_a_window_everybody_is_asked_with_or_without_a_poker_face() -> None:
    """Who can only pass is not passed over there: a call tells nothing."""
    ui = a_ui()
    ui.settings.poker_face, ui.settings.speed = False, "instant"
    match = windowed()
    dealt_anew(match, 1)
    ui.stack.push(open_table(ui, Session(match, players(SEATS, *range(SEATS)))))
    ui.stack.settle()
    number = len(match.decisions)
    Desk(ui).wait(1000)
    assert len(match.decisions) == number
    assert isinstance(ui.stack.top, CallScene)


def alone(match: Match[CosmicTable], person: int) -> TableScene:
    ui = a_ui()
    ui.settings.speed = "normal"
    table = open_table(ui, Session(match, players(SEATS, person)))
    ui.stack.push(table)
    ui.stack.settle()
    return table


def test_alone_against_bots_nobody_learns_that_a_bot_was_asked() -> None:
    """Neither the prompt bar nor the seats beside the table tell it."""
    match, dice = new_match(5, SEATS), Random(5)
    while not isinstance(match.waiting()[0], PlayCard):
        prompt = match.waiting()[0]
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    bot = match.waiting()[0].seat
    table = alone(match, (bot + 1) % SEATS)
    table.refresh()
    assert table.session.bot_to_think() == bot
    assert bot not in table.call.asked(table.seat)
    assert table.bar is not None
    assert table.look().name_of(bot) not in table.bar.sentence
