"""Who is asked reads what the encounter is about, and whom one would help."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.cosmic.events.cards import CardPlayed
from game.cosmic.parts import OFFENSE, WON
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import TABLE
from scenes.games.cosmic.names import planet_name
from scenes.games.cosmic.reactions.windows import announced
from scenes.table.game_table import Watching
from scenes.table.prompt_bar import PromptBar
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from tests.support.cosmic.encounters import cosmic
from tests.support.cosmic.questions import first
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down
from tests.support.screen.views import as_table


def joining(language: str) -> tuple[Desk, TableScene]:
    desk = sit_down(first("JoinSide").session(), "mouse", language)
    desk.wait(400)
    assert isinstance(desk.top, TableScene)
    return desk, desk.top


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_bar_says_in_grey_who_attacks_whom_and_where(language: str) -> None:
    desk, table = joining(language)
    at = as_table(CosmicTable, table.view).at
    bar = next(part for part in desk.root.walk() if isinstance(part, PromptBar))
    names = table.watching().names
    for word in (
        names[at.offense],
        names[at.defense],
        planet_name(as_table(CosmicTable, table.view), at.planet, language),
    ):
        assert word in bar.because


def test_a_side_is_joined_by_the_name_of_whoever_leads_it() -> None:
    desk, table = joining("en")
    at, names = as_table(CosmicTable, table.view).at, table.watching().names
    assert table.builder is not None
    for handle in table.builder.handles:
        if handle.piece:
            button = desk.find(f"number:{handle.answer}")
            assert isinstance(button, Button)
            assert names[at.main(handle.answer)] in button.text


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_question_names_whose_attack_or_defense_one_would_help(language: str) -> None:
    desk, table = joining(language)
    view, names = as_table(CosmicTable, table.view), table.watching().names
    bar = next(part for part in desk.root.walk() if isinstance(part, PromptBar))
    assert table.builder is not None
    sides = [handle.answer for handle in table.builder.handles if handle.piece]
    for side in sides:
        assert names[view.at.main(side)] in bar.sentence


def an_eye(seat: int, language: str, bots: frozenset[int]) -> Watching:
    area = Rect(0, 0, 900, 600)
    colours = ("red", "blue", "green", "yellow")
    names = ("Mia", "Jonas", "Ada", "Ben")
    return Watching(seat, colours, language, area, area, names=names, bots=bots)


@pytest.mark.parametrize(("language", "you"), [("en", "on you"), ("de", "auf dich")])
def test_a_card_that_is_aimed_at_the_only_reader_says_so(language: str, you: str) -> None:
    table = cosmic("trader", "mind", "fido", "kamikaze").table
    event = CardPlayed(1, table.hands[1][0] if table.hands[1] else 0, against=0)
    assert you in announced(event, table, an_eye(0, language, frozenset({1, 2, 3})))
    assert you not in announced(event, table, an_eye(2, language, frozenset({0, 1, 3})))
    among_people = announced(event, table, an_eye(0, language, frozenset({2, 3})))
    assert you not in among_people
    assert "Mia" in among_people


def test_once_it_is_decided_the_bar_says_who_has_won_and_by_how_much() -> None:
    _, table = joining("en")
    assert table.builder is not None
    view, prompt = as_table(CosmicTable, table.view), table.builder.prompt
    view.at.outcome, view.at.winner, view.at.totals = WON, OFFENSE, (14, 11)
    name = table.watching().names[view.at.offense]
    assert TABLE.stake(prompt, view, table.watching()) == f"{name} has won. 14 against 11: 3 more."
    view.at.totals = ()
    assert TABLE.stake(prompt, view, table.watching()) == f"{name} has won."
