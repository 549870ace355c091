"""What the best bot would do in somebody's place."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple

from game.bots import mind_of
from game.bots.captain import Candidate, Captain
from game.core.table import Seat

if TYPE_CHECKING:
    from scenes.session.session import Session


LARGEST = 3.0  # difference of tastes that still says something: one is about three times as likely


class Advice(NamedTuple):
    """What a bot would answer, among how many options, after how many imagined futures, and why.

    What the answer and the next best one are worth is said as bots count it, of 100: 0 is lost, 100 is won.
    Where no future was imagined, taste alone has decided.
    """

    answer: object
    options: int
    why: str = ""
    futures: int = 0
    best: int = 0
    other: object = None
    second: int | None = None  # None: nothing was weighed against it
    readier: int = 0  # decided at sight: how many times as readily as the next best it would be chosen


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
        view = session.view(seat)
        options = prompt.options(view)
        advice = Advice(answer, len(options), mind.reason(view, prompt, answer))
        weighed = _weighed(advice, adviser.weighed)
        sensible = prompt.likely(view)  # nobody is told that giving up comes next
        rivals = [place for place, option in enumerate(options) if option != answer and option in sensible]
        yield weighed or _at_sight(advice, options, rivals, mind.taste(view, prompt, options))
        return


def _weighed(advice: Advice, weighed: list[Candidate[Any]]) -> Advice | None:
    """The answer with its figures; None if no futures of it and of others were imagined."""
    tried = sorted((each for each in weighed if each.futures), key=_mean, reverse=True)
    chosen = next((each for each in tried if each.answer == advice.answer), None)
    other = next((each for each in tried if each is not chosen), None)
    if chosen is None or other is None:
        return None
    futures = sum(each.futures for each in tried)
    return advice._replace(futures=futures, best=chosen.worth, other=other.answer, second=other.worth)


def _at_sight(advice: Advice, options: list[Any], rivals: list[int], tastes: list[float]) -> Advice:
    """The answer with what of its rivals appeals next, and how much less it does."""
    if advice.answer not in options or not rivals:
        return advice
    chosen = options.index(advice.answer)
    other = max(rivals, key=tastes.__getitem__)
    times = exp(min(max(tastes[chosen] - tastes[other], 0.0), LARGEST))
    return advice._replace(other=options[other], readier=round(times))


def _mean(candidate: Candidate[Any]) -> float:
    return candidate.mean
