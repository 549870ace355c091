"""The time machine: every moment of a match can be had again, and branches make a tree."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from game.core.branches import BRANCH, CALLED, Origin, branch_in, called_in, tree_of
from game.core.saves.file_format import Noted
from tests.support.law_cases import FEW, every, sampled
from tests.support.random_matches import Case, played


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_every_moment_of_a_match_can_be_had_again(case: Case) -> None:
    """replay(n) = table(n), for every n."""
    tables: list[tuple[str, list[Any]]] = []
    for match, _ in played(case):
        tables.append((match.digest(), list(match.waiting())))
    stride = every(1, case) if len(tables) < 600 else 7
    for taken in {*range(0, len(tables), stride), len(tables) - 1}:
        then = match.at(taken)
        assert (then.digest(), list(then.waiting())) == tables[taken]
        assert len(then.decisions) == taken
    assert match.digest() == tables[-1][0]


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_who_plays_the_same_from_there_comes_to_the_same(case: Case) -> None:
    *_, (match, _) = played(case)
    again = match.at(len(match.decisions) // 2)
    for decision in match.decisions[len(again.decisions) :]:
        again.answer(decision.seat, decision.answer)
    assert again.digest() == match.digest()


class Kept(NamedTuple):
    """A match as a tree knows it."""

    id: str
    branch: Origin | None = None


def shape(matches: list[Kept], of: str) -> list[tuple[int, str]]:
    return [(row.depth, matches[row.number].id) for row in tree_of(matches, of)]


def test_branches_hang_where_they_leave() -> None:
    matches = [
        Kept("late", Origin("root", 40)), Kept("twig", Origin("early", 9)), Kept("root"),
        Kept("early", Origin("root", 5)), Kept("stranger"),
    ]  # fmt: skip
    whole = [(0, "root"), (1, "early"), (2, "twig"), (1, "late")]
    for each in ("root", "early", "twig", "late"):
        assert shape(matches, each) == whole
    assert shape(matches, "stranger") == [(0, "stranger")]


def test_a_branch_whose_origin_is_gone_begins_a_tree() -> None:
    matches = [Kept("twig", Origin("early", 9)), Kept("early", Origin("gone", 5))]
    assert shape(matches, "twig") == [(0, "early"), (1, "twig")]
    assert shape(matches, "unknown") == []


def test_files_that_come_from_each_other_hang_nobody() -> None:
    matches = [Kept("one", Origin("other", 1)), Kept("other", Origin("one", 1))]
    assert sorted(name for _, name in shape(matches, "one")) == ["one", "other"]
    itself = [Kept("own", Origin("own", 1))]
    assert shape(itself, "own") == [(0, "own")]


@pytest.mark.parametrize(
    "note", [None, 3, "x", {}, {"of": "", "taken": 1}, {"of": "a", "taken": -1}, {"of": "a" * 99, "taken": 1}]
)
def test_notes_that_are_no_branch_are_none(note: Any) -> None:
    assert branch_in({BRANCH: note}) is None


def test_the_last_name_counts() -> None:
    noted = [Noted(taken=1, note={CALLED: "second"}), Noted(taken=2, note={CALLED: "n" * 99})]
    assert called_in({}, []) == ""
    assert called_in({CALLED: "first"}, []) == "first"
    assert called_in({CALLED: "first"}, noted) == "second"
