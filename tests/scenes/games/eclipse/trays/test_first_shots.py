"""Own ships with the same initiative: cards below the map, never over it, with who acts after them."""

from __future__ import annotations

from random import Random

import pytest

from scenes.games.eclipse.trays.first_shots import FirstCard
from tests.support.eclipse.questions import asked
from tests.support.screen.corners import asked_at, table_at
from tests.support.screen.hands import HANDS, Desk

NAMES = {"en": ("Interceptor", "Cruiser"), "de": ("Abfangjäger", "Kreuzer")}


def cards(desk: Desk) -> list[FirstCard]:
    return [each for each in desk.root.walk() if isinstance(each, FirstCard)]


@pytest.mark.parametrize("language", NAMES)
def test_each_kind_of_ship_says_who_acts_after_it(language: str) -> None:
    desk = asked_at(asked().fullest("ActFirst").session(), language)
    first, second = NAMES[language]
    assert [each.title for each in cards(desk)] == [first, second]
    assert second in cards(desk)[0].told
    assert "206" in desk.root.find("prompt").name


def test_the_cards_keep_clear_of_the_map() -> None:
    desk = asked_at(asked().fullest("ActFirst").session())
    area = table_at(desk).watching().area
    assert not [each for each in cards(desk) if area.colliderect(each.rect)]


def test_the_chosen_kind_acts_first() -> None:
    desk = asked_at(asked().fullest("ActFirst").session())
    hand = HANDS["mouse"](desk, Random(1))
    hand.press(cards(desk)[1])
    assert "Cruiser" in desk.root.find("action").name
    hand.press(desk.root.find("action"))
    decisions = table_at(desk).session.match.decisions
    assert decisions[-1].asked == "ActFirst"
