"""Claiming a sector and using a discovery: two cards that tell what each answer brings."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.texts import LANGUAGES
from game.eclipse import pieces
from game.eclipse.prompts import MayClaim
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.trays.choices import ChoiceCard
from tests.support.eclipse.seated import answers, give, seated, table_of
from tests.support.screen.hands import Desk
from tests.support.screen.headless import SIZES
from tests.support.screen.views import as_table

HANDS = ("mouse", "finger", "keys")
WORDS: dict[str, Any] = {"stacks": {"outer": ["312"]}, "discovery": ["shard_hull"]}


def with_a_sector(hands: str = "mouse", **more: Any) -> Desk:
    """A sector has just been laid down and may be claimed."""
    desk = seated({**WORDS, **more.pop("words", {})}, hands=hands, **more)
    give(desk, "explore", hands)
    give(desk, next(each for each in answers(desk) if each.startswith("zone")), hands)
    give(desk, next(each for each in answers(desk) if each.startswith("turn")), hands)
    return desk


def cards(desk: Desk) -> dict[str, ChoiceCard]:
    found = [widget for widget in desk.root.walk() if isinstance(widget, ChoiceCard)]
    return {card.key.removeprefix("answer:"): card for card in found}


def given(desk: Desk) -> list[Any]:
    return [each.answer for each in table_of(desk).session.match.decisions]


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("answer", ["claim", "leave"])
def test_a_sector_is_claimed_or_left_with_any_hands(hands: str, answer: str) -> None:
    desk = with_a_sector(hands)
    give(desk, answer, hands)
    assert answer in given(desk)


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("answer", ["points", "benefit"])
def test_a_discovery_is_used_or_kept_with_any_hands(hands: str, answer: str) -> None:
    desk = with_a_sector(hands)
    give(desk, "claim", hands)
    assert "hull 3" in cards(desk)["benefit"].told
    give(desk, answer, hands)
    assert answer in given(desk)


def test_claiming_tells_what_the_upkeep_becomes() -> None:
    desk = with_a_sector(words={"discs": [9, None], "storage": [[9, 0, 0], None]})
    card = cards(desk)["claim"]
    left = as_table(EclipseTable, table_of(desk).view).players[0].discs

    assert f"{pieces.UPKEEP[left]} " in card.told
    assert f" {pieces.UPKEEP[left - 1]}," in card.told
    assert not card.warn


def test_claiming_tells_which_squares_wait_for_a_technology() -> None:
    desk = with_a_sector(words={"stacks": {"inner": ["103"], "middle": ["203"], "outer": ["318"]}})
    builder, view = table_of(desk).builder, as_table(EclipseTable, table_of(desk).view)
    assert builder is not None
    prompt = builder.prompt
    assert isinstance(prompt, MayClaim)
    squares = view.squares(prompt.sector)
    later = [each for each in squares if each.advanced]
    assert later
    assert f"{len(squares) - len(later)} of {len(squares)}" in cards(desk)["claim"].told


def test_claiming_warns_of_what_cannot_be_paid() -> None:
    desk = with_a_sector(words={"discs": [4, None], "storage": [[7, 0, 0], None]})
    assert cards(desk)["claim"].warn
    assert not cards(desk)["leave"].warn


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_cards_are_in_the_window(size: tuple[int, int], language: str) -> None:
    desk = with_a_sector(size=size, language=language)
    one, other = (card.rect for card in cards(desk).values())
    assert desk.ui.rect.contains(one)
    assert desk.ui.rect.contains(other)
    assert not one.colliderect(other)


# --- colony ships while influence is extended


def extending(hands: str = "mouse", ready: int = 1, **more: Any) -> Desk:
    desk = seated({"colony_ships": [ready, 3]}, hands=hands, **more)
    give(desk, "influence", hands)
    return desk


@pytest.mark.parametrize("hands", HANDS)
def test_a_colony_ship_is_made_ready_with_any_hands(hands: str) -> None:
    desk = extending(hands)
    assert "1 of 3" in cards(desk)["refresh"].told
    give(desk, "refresh", hands)
    assert "refresh" in given(desk)
    assert as_table(EclipseTable, table_of(desk).view).players[0].colony_ships == 2


def test_a_calm_button_ends_the_action_and_says_what_is_not_used() -> None:
    desk = extending()
    end = desk.root.find("answer:0")
    assert end.name == "End influencing. Unused: 2"
    end.act("press")
    desk.wait(200)
    assert given(desk)[1] == "done"


def test_there_is_no_card_if_all_ships_are_ready() -> None:
    assert not cards(extending(ready=3))
