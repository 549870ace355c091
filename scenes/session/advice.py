"""What the best bot would do in somebody's place."""

from __future__ import annotations

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


def hint(session: Session, seat: Seat) -> Advice:
    """What a captain would answer for this seat, knowing what the seat knows."""
    match, prompt = session.match, session.prompt(seat)
    assert prompt is not None
    mind = mind_of(match.game.name)
    assert mind is not None
    adviser = Captain(mind, match.beginning.seed + len(match.decisions))
    answers = session.faults.helped(adviser, match, seat, prompt)
    answer = next(answer for answer in answers if answer is not None)
    futures = sum(candidate.futures for candidate in adviser.weighed)
    why = mind.reason(session.view(seat), prompt, answer)
    return Advice(answer, len(adviser.weighed), futures, why)
