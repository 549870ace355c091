"""Feats: what somebody did in a match that was odd or brave, read from its story when it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core.luck import ledger_of
from game.core.table import Seat
from scenes.session.participants import PERSON
from scenes.session.session import Session

C = TypeVar("C")
CAPTAIN = "captain"
ANY = "any"  # before the feats that every game has


@dataclass(frozen=True)
class Feat(Generic[C]):
    """Something that a seat may have done: its name in the texts, its icon, and how one sees it."""

    key: str  # "duel_whisker": the texts have "feat.duel_whisker" and "feat.duel_whisker_means"
    icon: str
    done: Callable[[C, Seat], bool]


class Feats(Generic[C]):
    """The feats of a game, and what tells its story in numbers."""

    def __init__(self, tell: Callable[[Session], C], feats: Sequence[Feat[C]]) -> None:
        self.tell, self.feats = tell, tuple(feats)

    def earned(self, session: Session) -> list[list[str]]:
        """The keys of what each seat did in a match that is over; nothing before."""
        seats = range(len(session.players))
        if not session.over or not session.story:
            return [[] for _ in seats]
        told = self.tell(session)
        return [
            [feat.key for feat in self.feats if feat.done(told, seat)]
            + [feat.key for feat in ANYWHERE if feat.done(session, seat)]
            for seat in seats
        ]


def fell_behind(curve: Sequence[Sequence[int]], seat: Seat, by: int) -> bool:
    """True if a seat was so far behind the best of the others at some point of a curve."""
    return any(
        max((score for each, score in enumerate(point) if each != seat), default=0) - point[seat] >= by
        for point in curve
    )


def _beat_captains(session: Session, seat: Seat) -> bool:
    """The seat has won alone, and everybody else was a captain."""
    others = [player.kind for each, player in enumerate(session.players) if each != seat]
    return list(session.match.table.winners) == [seat] and set(others) == {CAPTAIN}


def _full_table(session: Session, seat: Seat) -> bool:
    """The seat has won at a table with as many seats as the game has, three or more."""
    full = max(session.match.game.seats)
    return seat in session.match.table.winners and len(session.players) == full > 2


def _unlucky(session: Session, seat: Seat) -> bool:
    """The seat has won although luck gave it less than it could expect, whatever is counted."""
    if seat not in session.match.table.winners:
        return False
    match = session.match
    table = match.keyframes[0].table(match.game)
    ledger = ledger_of(match.game.luck, table, (told.event for told in session.story))
    ahead = [ledger.actual(seat, kind) - ledger.expected(seat, kind) for kind in ledger.kinds]
    return bool(ahead) and all(each < 0 for each in ahead)


def _among_people(session: Session, seat: Seat) -> bool:
    """The seat has won against two other people or more."""
    others = [player for each, player in enumerate(session.players) if each != seat]
    people = sum(player.kind == PERSON for player in others)
    return seat in session.match.table.winners and people > 1


ANYWHERE: tuple[Feat[Any], ...] = (
    Feat("any_captains", "crown", _beat_captains),
    Feat("any_full_table", "people", _full_table),
    Feat("any_unlucky", "luck", _unlucky),
    Feat("any_people", "trophy", _among_people),
)
