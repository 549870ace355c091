"""The cards of what can be built: dragged or pressed to a sector, with the price and why not."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.trays.building import BuildCard
from tests.support.eclipse.seated import answers, give, said, seated, table_of
from tests.support.screen.hands import Desk
from tests.support.screen.headless import SIZES
from tests.support.screen.views import as_table

HANDS = ("mouse", "finger", "keys")


def card(desk: Desk, what: int) -> BuildCard:
    found = desk.find(f"build:{what}")
    assert isinstance(found, BuildCard)
    return found


@pytest.mark.parametrize("hands", HANDS)
def test_a_ship_is_built_with_any_hands(hands: str) -> None:
    desk = seated({"storage": [[5, 5, 9], None]}, hands=hands)
    give(desk, "construct", hands)
    answer = next(each for each in answers(desk) if each.startswith(f"build {pieces.CRUISER}"))
    give(desk, answer, hands)
    assert said(desk) == answer
    assert as_table(EclipseTable, table_of(desk).view).players[0].storage[pieces.MATERIALS] == 4


def test_what_cannot_be_built_tells_why() -> None:
    """Nobody knows orbitals yet; a dreadnought costs more than there is."""
    desk = seated({"storage": [[5, 5, 6], None]})
    give(desk, "construct")
    assert card(desk, pieces.ORBITAL).why == desk.ui.say("refuse.eclipse.build_tech")
    dear = card(desk, pieces.DREADNOUGHT)
    assert dear.why == desk.ui.say("refuse.eclipse.build_cost", price=8, stored=6)
    assert not card(desk, pieces.CRUISER).why


def test_a_card_tells_its_price_and_how_many_are_left() -> None:
    desk = seated({"storage": [[5, 5, 9], None]})
    give(desk, "construct")
    assert card(desk, pieces.CRUISER).price == 5
    assert card(desk, pieces.INTERCEPTOR).left == desk.ui.say("eclipse.building.left", count=7)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_six_cards_are_in_the_window(size: tuple[int, int], language: str) -> None:
    desk = seated({"storage": [[5, 5, 9], None]}, size=size, language=language)
    give(desk, "construct")
    cards = [widget.rect for widget in desk.root.walk() if isinstance(widget, BuildCard)]
    assert len(cards) == len(pieces.BUILDS)
    for place, box in enumerate(cards):
        assert desk.ui.rect.contains(box)
        assert not any(box.colliderect(other) for other in cards[place + 1 :])
