"""The action phase: turns, passing and reactions (pages 8 and 14)."""

from __future__ import annotations

from game.eclipse.prompts import TakeTurn
from tests.support.eclipse.places import EMPTY_HOME, NORTH, OPEN_CENTER
from tests.support.eclipse.rounds import eclipse


def test_turns_go_clockwise_and_every_action_costs_a_disc() -> None:
    r = eclipse(seats=3, first=1)
    assert r.asked == (1, "TakeTurn")
    r.says(1, "upgrade").says(1, "done")
    assert r.player(1).discs == 11
    assert r.player(1).spent[3] == 1
    assert r.asked == (2, "TakeTurn")
    r.says(2, "pass")
    assert r.asked == (0, "TakeTurn")


def test_an_action_may_be_chosen_again() -> None:
    r = eclipse()
    for _ in range(2):
        r.says(0, "upgrade").says(0, "done")
        r.says(1, "upgrade").says(1, "done")
    assert r.player(0).spent[3] == 2


def test_the_first_to_pass_begins_the_next_round() -> None:
    """Ruling 8."""
    r = eclipse(seats=3)
    r.says(0, "upgrade").says(0, "done").passes(1, 2, 0)
    r.until_round(2)
    assert r.table.first == 1
    assert r.asked == (1, "TakeTurn")


def test_who_has_passed_may_react_or_pass_again() -> None:
    """Rulings 9 and 13: a reaction costs a disc, and one may change one's mind every turn."""
    r = eclipse(storage=[[0, 0, 20], None])
    r.passes(0).says(1, "upgrade").says(1, "done")
    assert r.verbs(0) == {"pass", "upgrade", "construct", "trade"}
    r.passes(0).says(1, "upgrade").says(1, "done")
    r.says(0, "construct").says(0, "build", "interceptor", "221")
    assert r.player(0).spent[-1] == 1
    assert r.asked == (1, "TakeTurn")
    r.says(1, "upgrade").says(1, "done")
    assert r.asked == (0, "TakeTurn")


def test_the_phase_ends_when_the_last_one_passes() -> None:
    """Ruling 10: nobody reacts after that."""
    r = eclipse(storage=[[0, 0, 20], None])
    r.passes(0, 1)
    assert r.table.round == 2


class TestReactions:
    """Ruling 11: one part, one build or one move of one ship, for every species."""

    def test_a_reaction_builds_one_thing(self) -> None:
        """Ruling 11: Nanorobots do not help, nor does being Mechanema."""
        words = {"storage": [[0, 0, 20], None], "techs": [["nanorobots"], None]}
        r = eclipse("mechanema", passed=[0], turn=0, **words)
        r.says(0, "construct").says(0, "build", "interceptor", "230")
        assert r.asked == (1, "TakeTurn")

    def test_a_reaction_takes_one_part(self) -> None:
        """Ruling 11: any number of parts may be returned before."""
        designs = [{"interceptor": ["hull"], "cruiser": ["", "hull"]}, None]
        r = eclipse("mechanema", passed=[0], turn=0, designs=designs)
        r.says(0, "upgrade").says(0, "clear", "interceptor", 0).says(0, "clear", "cruiser", 1)
        r.says(0, "fit", "interceptor", 0, "electron_computer")
        assert r.asked == (1, "TakeTurn")

    def test_a_reaction_moves_one_ship_once(self) -> None:
        """Ruling 11."""
        r = eclipse(passed=[0], turn=0, sectors=[OPEN_CENTER, NORTH])
        r.says(0, "fly").says(0, "move", "221", "interceptor", "107")
        assert r.asked == (1, "TakeTurn")

    def test_nothing_else_is_a_reaction(self) -> None:
        r = eclipse(passed=[0], turn=0, storage=[[9, 20, 20], None], colony_ships=[1, None])
        assert not {"explore", "influence", "research"} & r.verbs(0)


def test_without_a_disc_nothing_but_a_pass_is_possible() -> None:
    """Ruling 12: no action and no reaction."""
    r = eclipse(discs=[0, None], storage=[[0, 20, 20], None])
    assert r.verbs(0) == {"pass", "trade"}
    r.passes(0).says(1, "upgrade").says(1, "done")
    assert r.asked == (1, "TakeTurn")  # seat 0 has nothing to decide and has passed again


def test_an_influence_action_that_can_do_nothing_is_not_offered() -> None:
    """The only disc is the one for the action, all colony ships are ready and nothing is controlled."""
    assert "influence" not in eclipse(sectors=[EMPTY_HOME]).verbs(0)
    assert "influence" in eclipse(sectors=[EMPTY_HOME], colony_ships=[2, None]).verbs(0)


def test_a_pass_is_noted_once() -> None:
    r = eclipse(seats=3)
    r.passes(0)
    assert r.table.next_first == 0
    r.passes(1)
    assert r.table.next_first == 0
    _ = r.asks(2, TakeTurn)
