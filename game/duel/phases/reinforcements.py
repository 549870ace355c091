"""Duel step 8, contest step 4: play reinforcements."""

from __future__ import annotations

from game.core.powers import happen, window
from game.core.prompts import NONE
from game.core.table import Seat
from game.duel import pieces
from game.duel.moments import Passed, ReinforcementPlayed
from game.duel.prompts import PlayReinforcement
from game.duel.table import DuelTable
from game.duel.totals import may_be_reinforced_by_opponent, reinforcements_allowed
from game.duel.verbs import DuelPlay


async def reinforcements(play: DuelPlay) -> None:
    """Leader first, in turn, until both have passed one after the other (R18)."""
    table = play.table
    seats = [seat for seat in table.order if reinforcements_allowed(table, seat)]
    if any(holds_one(table, seat) for seat in seats):
        await window(play, seats, play_or_pass)


def holds_one(table: DuelTable, seat: Seat) -> bool:
    """True if this player has a reinforcement in hand; the backs tell everybody."""
    return any(pieces.is_reinforcement(table.faces[card]) for card in table.hands[seat])


async def play_or_pass(play: DuelPlay, seat: Seat) -> bool:
    """Play one reinforcement on either player; True if one was played."""
    if not holds_one(play.table, seat):
        return False
    card, on = await PlayReinforcement(seat, barred=barred(play, seat))
    if card == NONE:
        play.do(Passed(seat))
        return False
    await happen(play, ReinforcementPlayed(seat, card, on))
    return True


def barred(play: DuelPlay, seat: Seat) -> tuple[Seat, ...]:
    """The opponent's allies may keep this player's reinforcements away."""
    return () if may_be_reinforced_by_opponent(play.table, 1 - seat) else (1 - seat,)
