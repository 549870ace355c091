"""Duel step 7, contest step 3: reveal plans."""

from __future__ import annotations

from game.core.events import SkippedTo
from game.core.powers import happen
from game.core.table import Seat
from game.duel.moments import PlansRevealed, RevealDue, WinnerFound
from game.duel.verbs import DuelPlay


class WonAtOnce(Exception):  # noqa: N818, RUF100 - an outcome, not an error
    """An ability ends the contest or duel here and now (R40)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


async def reveal(play: DuelPlay) -> None:
    """Both plans are turned up, unless an ability wins at once there is more to come."""
    await happen(play, RevealDue())
    try:
        await happen(play, PlansRevealed())
    except WonAtOnce as won:
        await happen(play, WinnerFound(won.seat))
        play.do(SkippedTo("prize"))
