"""The six action cards, the equation of the next upkeep, and what is told before it does not add up."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.texts import LANGUAGES
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.boards import ledger
from scenes.games.eclipse.boards.ledger import LedgerLook
from scenes.games.eclipse.trays import upkeep
from scenes.games.eclipse.trays.actions import ACTIONS, REVEALS, ActionCard
from scenes.games.eclipse.trays.cards import Card
from tests.support.eclipse.places import NORTH
from tests.support.eclipse.seated import answers, give, handle_of, said, seated, table_of
from tests.support.screen.hands import Desk
from tests.support.screen.headless import SIZES
from tests.support.screen.views import as_table

HANDS = ("mouse", "finger", "keys")


def card(desk: Desk, action: str) -> ActionCard:
    found = desk.find(f"action:{action}")
    assert isinstance(found, ActionCard)
    return found


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("word", ["explore", "influence", "research", "upgrade", "construct", "fly", "pass"])
def test_every_action_can_be_taken_with_any_hands(hands: str, word: str) -> None:
    """A card lies ready after the first press and is given by the big button, or by a second press."""
    desk = seated({"storage": [[9, 9, 9], None], "sectors": [NORTH]}, hands=hands)
    give(desk, word, hands)
    assert said(desk) == word


def test_the_second_press_takes_the_action() -> None:
    desk = seated({"storage": [[9, 9, 9], None]})
    for _ in range(2):
        desk.now += 1000
        card(desk, "upgrade").act("press")
        desk.wait(100)
    assert said(desk) == "upgrade"


@pytest.mark.parametrize(
    ("action", "position", "told"),
    [
        ("research", {"storage": [[0, 0, 0], None]}, "science, 0 are there."),
        ("build", {"storage": [[9, 9, 1], None]}, "Needs 3 materials, 1 are there."),
        ("move", {}, "No wormhole leads a ship to an explored sector."),
    ],
)
def test_an_action_that_is_not_possible_tells_why(action: str, position: dict[str, Any], told: str) -> None:
    """Without science nothing can be researched: the card is there, grey, and says what is missing."""
    desk = seated(position)
    shown = card(desk, action)
    assert not shown.enabled
    assert shown.why.endswith(told)
    assert shown.scope == shown.why
    assert card(desk, "explore").enabled


def test_after_passing_only_reactions_are_left() -> None:
    desk = seated({"passed": [0], "turn": 0, "storage": [[9, 9, 9], None]})
    assert card(desk, "explore").why == desk.ui.say("eclipse.actions.has_passed")
    assert card(desk, "move").enabled == ("fly" in answers(desk))


def test_only_exploring_has_a_lock() -> None:
    """It reveals a tile; what else begins with an action can be taken back."""
    assert set(REVEALS) == {"explore"} < set(ACTIONS)


def test_the_card_says_what_the_upkeep_becomes() -> None:
    """Ten discs cost 1, nine cost 2."""
    desk = seated({"discs": [10, None], "storage": [[4, 4, 4], None]})
    now, then = card(desk, "influence").then
    assert (now.cost, then.cost) == (1, 2)
    desk.now += 1000
    card(desk, "influence").act("press")
    desk.wait(50)
    big = desk.find("action")
    assert big is not None
    assert f"{then.left}" in big.name


def look(desk: Desk) -> LedgerLook:
    table = table_of(desk)
    placed = {piece.id: piece for piece in table.table.picture(table.view, table.watching())}
    found = placed["ledger"].look
    assert isinstance(found, LedgerLook)
    return found


def test_the_equation_adds_up() -> None:
    desk = seated({"discs": [7, None], "storage": [[7, 1, 1], None]})
    stored, income, cost, left = look(desk).sums
    assert (stored, cost) == (7, 5)
    assert left == stored + income - cost


def test_who_could_not_pay_is_warned_before_the_action() -> None:
    """With two discs the upkeep is 21; after one more action 25, and nothing is there to trade."""
    desk = seated({"discs": [2, None], "storage": [[20, 0, 0], None]})
    view = as_table(EclipseTable, table_of(desk).view)
    assert not upkeep.warning(desk.ui.words, view, 0, upkeep.balance(view, 0))
    assert look(desk).warn
    assert card(desk, "explore").warn
    table = table_of(desk)
    handle = handle_of(desk, "explore")
    assert table.builder is not None
    told = table.table.cost(desk.ui, table.builder.prompt, handle, table.view)
    assert told
    assert told in look(desk).note


def test_an_answer_that_changes_nothing_is_not_warned_of() -> None:
    desk = seated({"discs": [12, None], "storage": [[20, 0, 0], None]})
    table = table_of(desk)
    assert table.builder is not None
    assert not table.table.cost(desk.ui, table.builder.prompt, handle_of(desk, "explore"), table.view)
    assert not look(desk).warn


@pytest.mark.parametrize("hands", HANDS)
def test_what_is_stored_is_traded_by_hand(hands: str) -> None:
    """Two science for one money, dragged or tapped from one store to the other."""
    desk = seated({"storage": [[1, 4, 0], None]}, hands=hands)
    give(desk, "trade 1 0", hands)
    assert said(desk) == "trade 1 0"
    assert as_table(EclipseTable, table_of(desk).view).players[0].storage == [2, 2, 0]


@pytest.mark.parametrize("hands", HANDS)
def test_a_cube_is_carried_to_a_square_of_the_map(hands: str) -> None:
    desk = seated({"sectors": [NORTH | {"disc": 0}]}, hands=hands)
    word = next(answer for answer in answers(desk) if str(answer).startswith("settle"))
    give(desk, word, hands)
    assert said(desk) == word


@pytest.mark.parametrize("hands", HANDS)
def test_a_bankruptcy_shows_what_each_way_out_brings(hands: str) -> None:
    """Trades come before sectors that would be lost, and what brings most before what brings less."""
    desk = seated({"phase": "upkeep", "discs": [3, None], "storage": [[13, 4, 4], None]}, hands=hands)
    cards = [widget for widget in desk.root.walk() if isinstance(widget, upkeep.WayOut)]
    told = [("trade" not in each.key, -each.left) for each in cards]
    assert told == sorted(told)
    assert {"trade 1 0", "trade 2 0"} == {each.key.removeprefix("answer:") for each in cards[:2]}
    give(desk, "trade 1 0", hands)
    assert said(desk) == "trade 1 0"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strip_and_the_cards_are_in_the_window_and_do_not_overlap(
    size: tuple[int, int], language: str
) -> None:
    desk = seated({"storage": [[9, 9, 9], None]}, language=language, size=size)
    watching = table_of(desk).watching()
    cards = [widget.rect for widget in desk.root.walk() if isinstance(widget, Card)]
    boxes = [ledger.spot(watching), *cards]
    assert len(boxes) == 7
    for place, box in enumerate(boxes):
        assert desk.ui.rect.contains(box)
        assert not any(box.colliderect(other) for other in boxes[place + 1 :])
    parts = ledger.strip_places(watching)
    for row in (parts.equation, parts.track, parts.note, *parts.stores):
        assert parts.whole.contains(row)
        assert row.height > 0
    for cube in parts.cubes:
        assert not any(
            cube.colliderect(other) for other in (*parts.stores, *cards, table_of(desk).spots.prompt)
        )
