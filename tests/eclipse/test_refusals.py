"""Why not: what is refused says why, in words of its own where that helps."""

from __future__ import annotations

import pytest

from game.core.refusals import Refusal
from game.core.texts import LANGUAGES, catalogue
from game.eclipse.prompts import TakeTurn
from tests.support.eclipse.places import NORTH, OPEN_CENTER, SOUTH
from tests.support.eclipse.rounds import Round, eclipse

GUARDED = {"id": "101", "at": [1, -1], "ships": [[0, "interceptor"]]}  # with an ancient


def building(**words: object) -> Round:
    return eclipse(**words).says(0, "construct")


def test_a_known_technology_is_refused_as_known() -> None:
    r = eclipse(supply=["gauss_shield", "starbase"], storage=[[0, 9, 0], None]).says(0, "research")
    assert r.denied(0, "tech", "starbase").text == "refuse.eclipse.tech_known"


def test_a_technology_that_is_not_in_the_supply_is_not_to_be_had() -> None:
    r = eclipse(supply=["gauss_shield"], storage=[[0, 30, 0], None]).says(0, "research")
    assert r.denied(0, "tech", "quantum_grid").text == "refuse.eclipse.tech"


def test_what_costs_too_much_is_refused_with_price_and_storage() -> None:
    refusal = building(storage=[[0, 0, 3], None]).denied(0, "build", "dreadnought", "221")
    assert refusal.text == "refuse.eclipse.build_cost"
    assert refusal.args == {"price": 8, "stored": 3}


def test_what_needs_a_technology_is_refused_with_that_reason() -> None:
    refusal = building(storage=[[0, 0, 30], None]).denied(0, "build", "monolith", "221")
    assert refusal.text == "refuse.eclipse.build_tech"


def test_a_build_in_a_foreign_sector_names_the_place_as_the_reason() -> None:
    refusal = building(storage=[[0, 0, 30], None]).denied(0, "build", "interceptor", "001")
    assert refusal.text == "refuse.eclipse.build"


def test_a_pinned_ship_is_refused_as_pinned() -> None:
    home = {"id": "221", "ships": [[0, "interceptor"]]}
    r = eclipse(sectors=[home, NORTH, GUARDED]).says(0, "fly")
    assert r.denied(0, "move", "101", "interceptor", "221").text == "refuse.eclipse.pinned"


def test_a_ship_that_is_not_there_is_not_pinned() -> None:
    home = {"id": "221", "ships": [[0, "interceptor"]]}
    r = eclipse(sectors=[home, NORTH]).says(0, "fly")
    assert r.denied(0, "move", "001", "interceptor", "221").text == "refuse.eclipse.move"


class TestWhereAShipCannotFly:
    """A flight that is refused names what is in its way."""

    HOME = {"id": "221", "ships": [[0, "interceptor", "starbase"]]}

    def denied(self, *sectors: dict[str, object], to: str, ship: str = "interceptor") -> Refusal:
        return eclipse(sectors=[self.HOME, *sectors]).says(0, "fly").denied(0, "move", "221", ship, to)

    def test_too_far_says_how_far_it_is_and_how_far_it_flies(self) -> None:
        refusal = self.denied(NORTH, OPEN_CENTER, to="001")
        assert refusal.text == "refuse.eclipse.too_far"
        assert refusal.args == {"sector": "001", "far": 2, "movement": 1}

    def test_no_wormhole_names_both_sectors(self) -> None:
        refusal = self.denied(NORTH, to="223")
        assert refusal.text == "refuse.eclipse.no_wormhole"
        assert refusal.args == {"start": "221", "sector": "223"}

    def test_the_defence_of_the_center_holds_whoever_flies_on(self) -> None:
        refusal = self.denied(NORTH, {"id": "001"}, SOUTH, to="106")
        assert refusal.text == "refuse.eclipse.held_on_the_way"

    def test_a_starbase_has_no_drive(self) -> None:
        assert self.denied(NORTH, to="107", ship="starbase").text == "refuse.eclipse.no_drive"

    def test_where_it_is_already(self) -> None:
        assert self.denied(NORTH, to="221").text == "refuse.eclipse.there_already"


@pytest.mark.parametrize("answer", ["tech", "tech x", "tech 999", "tech -1", "tech 1 1", "", "nonsense 3"])
def test_no_nonsense_breaks_the_question(answer: str) -> None:
    r = eclipse(supply=["gauss_shield"], storage=[[0, 9, 0], None]).says(0, "research")
    refusal = r.match.refuse(0, answer)
    assert refusal is not None
    assert all(refusal.text in catalogue(language).entries for language in LANGUAGES)


def test_what_makes_no_sense_here_asks_to_choose() -> None:
    refusal = eclipse().match.refuse(0, "spare")
    assert refusal is not None
    assert refusal.text == "refuse.must_choose"


class TestTheCostOfAnAction:
    """The question for an action tells the upkeep as it is, and as it would be."""

    def asked(self, r: Round) -> TakeTurn:
        prompt = r.match.asked_of(0)
        assert isinstance(prompt, TakeTurn)
        return prompt

    def test_one_more_disc_costs_more(self) -> None:
        prompt = self.asked(eclipse(discs=[6, None]))
        assert (prompt.upkeep, prompt.then) == (7, 10)

    def test_without_discs_it_stays(self) -> None:
        prompt = self.asked(eclipse(discs=[0, None]))
        assert prompt.upkeep == prompt.then == 30

    def test_who_has_passed_reacts(self) -> None:
        assert not self.asked(eclipse()).reacting
        assert self.asked(eclipse(passed=[0])).reacting
