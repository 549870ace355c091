"""What bots think of an offer, as their faces tell it: by this they then answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.minds import Opinionated, mind_of
from game.core.table import NOBODY, Seat

if TYPE_CHECKING:
    from game.core.history import Decision
    from scenes.session.session import Session

WITHOUT = ("human", "random")  # players who have no opinion that could be shown


class Opinions:
    """The opinions of one session's bots; found once for every position, though asked for in every frame."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.found: dict[Seat, float] = {}
        self.seat, self.number = NOBODY, -1  # for whom, and after how many decisions
        self.last: Decision | None = None

    def told_to(self, seat: Seat) -> dict[Seat, float]:
        """How bots like what the seat that they bargain with offers: above 0 they accept.

        Each knows what its own view shows, which may be a card that was shown in confidence. So seats that
        only look on are told nothing.
        """
        match = self.session.match
        mind: object = mind_of(match.game.name)
        if not isinstance(mind, Opinionated):
            return {}
        seats = mind.bargainers(match.table)
        if seat not in seats:
            return {}
        number = len(match.decisions)
        last = match.decisions[-1] if number else None
        if (self.seat, self.number) != (seat, number) or self.last is not last:
            bots = [each for each in seats if self.session.players[each].kind not in WITHOUT]
            told = [(each, mind.opinion(self.session.view(each), each)) for each in bots]
            self.found = {each: liked for each, liked in told if liked is not None}
            self.seat, self.number, self.last = seat, number, last
        return self.found
