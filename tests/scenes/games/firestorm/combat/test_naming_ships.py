"""Ships are named together: tapped and taken back on the table, and said with one press of the big button."""

from __future__ import annotations

from random import Random

import pytest

from scenes.table.answering.answer_plan import Gathering
from tests.scenes.games.firestorm.combat.test_blocking import BLOCKERS, FLEET
from tests.scenes.games.firestorm.combat.test_stage import attacked, calm
from tests.support.firestorm.seated import card_of, seated, table_of
from tests.support.screen.hands import HANDS


class Declaring:
    """A person who is attacked and names the ships that defend."""

    def __init__(self, hands: str = "mouse") -> None:
        match = attacked(FLEET, BLOCKERS)
        match.answer(1, "done")
        calm(match, "ChooseDefenders")
        self.ships = {name: f"card:{card_of(match, 0, name, 'ships')}" for name in BLOCKERS}
        self.desk = seated(match, hands=hands)
        self.hands = HANDS[hands](self.desk, Random(1))
        self.table = table_of(self.desk)

    def press(self, key: str) -> None:
        widget = self.desk.find(self.ships.get(key, key))
        assert widget is not None
        self.hands.press(widget)

    @property
    def named(self) -> list[str]:
        builder = self.table.flow.controller.builder
        assert isinstance(builder, Gathering)
        return [name for name, ship in self.ships.items() if ship in builder.gathered]

    @property
    def corner(self) -> str:
        big = self.desk.find("action")
        assert big is not None
        return big.name

    @property
    def answered(self) -> list[str]:
        decisions = self.table.session.match.decisions
        return [str(each.answer) for each in decisions if each.asked == "ChooseDefenders"]

    def said(self, *names: str) -> list[str]:
        return [self.ships[name].replace(":", " ") for name in names]


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_ships_are_named_and_taken_back_and_said_at_once(hands: str) -> None:
    at = Declaring(hands)
    first, second, third = BLOCKERS
    at.press(first)
    at.press(second)
    at.press(third)
    at.press(second)
    assert at.named == [first, third]
    assert "Defend with 2 ships" in at.corner
    assert at.answered == []
    at.press("action")
    assert at.answered == [*at.said(first, third), "done"]


def test_all_ships_need_no_word_that_they_are_all() -> None:
    at = Declaring()
    for name in BLOCKERS:
        at.press(name)
    at.press("action")
    assert at.answered == at.said(*BLOCKERS)


def test_one_step_back_takes_the_last_one_back() -> None:
    at = Declaring()
    first, second, _ = BLOCKERS
    at.press(first)
    at.press(second)
    at.table.flow.controller.back()
    assert at.named == [first]
    at.table.flow.controller.back()
    assert at.named == []
    assert not at.table.flow.controller.back()


def test_a_ship_that_is_dragged_away_again_is_not_named() -> None:
    at = Declaring()
    first, second, _ = BLOCKERS
    at.press(first)
    at.press(second)
    controller = at.table.flow.controller
    controller.lifted(at.ships[first])
    controller.piece_dropped(at.ships[first], "")
    assert at.named == [second]
