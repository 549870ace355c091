"""What the best bot would do in somebody's place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from game.bots import mind_of
from game.bots.captain import Captain
from game.core.table import Seat

if TYPE_CHECKING:
    from scenes.session.session import Session


class Advice(NamedTuple):
    """What a bot would answer, among how many ways, after how many imagined futures, and why."""

    answer: object
    ways: int
    futures: int
    why: str = ""


def advise(session: Session, seat: Seat) -> Iterator[Advice | None]:
    """What a captain would answer for this seat, knowing what the seat knows; None while he thinks."""
    match, prompt = session.match, session.prompt(seat)
    assert prompt is not None
    mind = mind_of(match.game.name)
    assert mind is not None
    adviser = Captain(mind, match.beginning.seed + len(match.decisions))
    for answer in session.faults.helped(adviser, match, seat, prompt):
        if answer is None:
            yield None
            continue
        futures = sum(candidate.futures for candidate in adviser.weighed)
        why = mind.reason(session.view(seat), prompt, answer)
        yield Advice(answer, len(adviser.weighed), futures, why)
        return
