"""Politician: promises a tactic, and may be called a liar."""

from __future__ import annotations

from game.core.prompts import Yes
from game.core.table import Seat
from game.duel import pieces
from game.duel.moments import Marked, StrengthGiven, TacticsDue, mark
from game.duel.phases.tactics import TacticsRevealed, shown
from game.duel.powers import power
from game.duel.prompts import ChooseOne
from game.duel.table import DuelTable
from game.duel.verbs import DuelPlay, draw

politician = power("politician")
SYMBOLS = (pieces.FIRE, pieces.SHIELD, pieces.RECOVER)
CHALLENGED = "politician.challenged"
BELIEVED_LIE, DOUBTED_TRUTH = 6, 8  # strength


@politician.when(TacticsDue)
async def campaign_promise(play: DuelPlay, owner: Seat, due: TacticsDue) -> None:
    """Announce a symbol, true or not; then the opponent may say "liar"."""
    if not shown(play.table, owner):  # no tactic was ready, which everybody can see (R6)
        return
    symbol = await ChooseOne(owner, politician.name, choices=SYMBOLS)
    play.do(Marked(politician.name, SYMBOLS.index(symbol)))
    if await Yes(1 - owner, politician.name, question="ask.politician.liar"):
        play.do(Marked(CHALLENGED, 1))


@politician.when(TacticsRevealed)
async def election_day(play: DuelPlay, owner: Seat, revealed: TacticsRevealed) -> None:
    """A lie pays if it is believed, the truth if it is doubted; a lie found out pays the opponent."""
    table = play.table
    announced = mark(table, politician.name)
    if announced is None:
        return
    kept = _has_symbol(table, owner, SYMBOLS[announced])
    doubted = mark(table, CHALLENGED) is not None
    if kept and doubted:
        play.do(StrengthGiven(owner, DOUBTED_TRUTH, politician.name))
    elif not kept and not doubted:
        play.do(StrengthGiven(owner, BELIEVED_LIE, politician.name))
    elif doubted:
        draw(play, 1 - owner, 1)


def _has_symbol(table: DuelTable, seat: Seat, symbol: str) -> bool:
    """True if the half that this player has revealed shows the symbol."""
    return any(
        pieces.HALVES[half].symbol == symbol for tactic in shown(table, seat) for half in tactic.halves
    )
