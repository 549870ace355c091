"""Powder Keeper: a spent tactic may be chosen once more."""

from __future__ import annotations

from game.core.table import Seat
from game.duel import pieces
from game.duel.offers import offers_tactics
from game.duel.phases.tactics import TacticsRevealed, shown
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.verbs import DuelPlay, use_envoy

powder_keeper = power("powder_keeper")


@offers_tactics(powder_keeper)
def dry_powder(table: DuelTable, seat: Seat) -> list[int]:
    """Both halves of every spent tactic."""
    spent = table.spent[seat]
    return [half for half in range(len(pieces.HALVES)) if spent[half // 2]]


@powder_keeper.when(TacticsRevealed)
async def powder_is_used(play: DuelPlay, owner: Seat, revealed: TacticsRevealed) -> None:
    """A tactic that is spent when it is revealed has used the Powder Keeper, and it stays spent."""
    table = play.table
    if any(table.spent[owner][tactic.tactic] for tactic in shown(table, owner)):
        use_envoy(play, owner, powder_keeper)
