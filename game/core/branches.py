"""Matches that go on from the middle of another one, and the tree that they make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, NamedTuple, Protocol, TypeVar

import msgspec

from game.core.saves.file_format import Noted

BRANCH = "branch"  # under this word the notes of a file keep where it comes from
CALLED = "called"  # and under this one what somebody has called it, there or written down later
LONGEST_ID = 64
LONGEST_NAME = 40
MOST_TAKEN = 1_000_000

MatchId = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]


class Origin(msgspec.Struct, frozen=True):
    """From which match another one goes on, and after how many of its decisions."""

    of: MatchId
    taken: Annotated[int, msgspec.Meta(ge=0, le=MOST_TAKEN)]


def branch_in(notes: Mapping[str, Any]) -> Origin | None:
    """Where the notes of a file say that it comes from; None if it is no branch."""
    try:
        return msgspec.convert(notes.get(BRANCH), Origin)
    except msgspec.ValidationError:
        return None


def called_in(notes: Mapping[str, Any], noted: Iterable[Noted]) -> str:
    """What a match was called last; "" if nobody has named it."""
    said = [notes.get(CALLED), *(each.note.get(CALLED) for each in noted)]
    names = [name for name in said if isinstance(name, str) and len(name) <= LONGEST_NAME]
    return names[-1] if names else ""


class HasBranch(Protocol):
    """What a tree is made of: a match that may come from another one."""

    @property
    def id(self) -> str: ...

    @property
    def branch(self) -> Origin | None: ...


M = TypeVar("M", bound=HasBranch)


class TreeRow(NamedTuple):
    """A place in a tree: how deep it stands, and which of the matches stands there."""

    depth: int
    number: int


def tree_of(matches: Sequence[M], of: str) -> list[TreeRow]:
    """All that belong to the same tree as a match, each before what branches off from it.

    Branches stand in the order in which they leave; one whose origin is gone begins a tree of its own.
    """
    places = {match.id: number for number, match in enumerate(matches)}
    root = of
    above = {of}
    while root in places and (branch := matches[places[root]].branch) and branch.of in places:
        if branch.of in above:  # a file may say anything
            break
        root = branch.of
        above.add(root)
    rows: list[TreeRow] = []
    _hang(matches, places, root, 0, rows)
    return rows


def _hang(matches: Sequence[M], places: Mapping[str, int], of: str, depth: int, rows: list[TreeRow]) -> None:
    if of not in places or any(row.number == places[of] for row in rows):
        return
    rows.append(TreeRow(depth, places[of]))
    leaving = [match for match in matches if match.branch is not None and match.branch.of == of]
    for match in sorted(leaving, key=lambda each: (each.branch.taken if each.branch else 0, each.id)):
        _hang(matches, places, match.id, depth + 1, rows)
