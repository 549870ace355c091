"""The start of a turn (p. 7), and of each encounter in it."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import Seat, errand
from game.cosmic.events.common import EncounterBegan, SheetDrawn, SheetLeft, SheetTurnedUp, TurnBegan
from game.cosmic.events.encounter import DefenseNamed
from game.cosmic.hands import new_hand
from game.cosmic.moments import TurnStarts
from game.cosmic.phases import ENCOUNTER
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.prompts import KeepAlien
from game.cosmic.sheets import draw_sheet


async def start_turn(play: CosmicPlay, seat: Seat) -> None:
    """A turn: another alien where powers rotate, a hand, and the first encounter."""
    play.do(TurnBegan(seat))
    play.do(Planned((errand("readiness", seat), errand("encounter", seat, 1))))
    if play.table.rules.rotating:
        await rotate(play, seat)


async def rotate(play: CosmicPlay, seat: Seat) -> None:
    """Draw another alien and keep one of the two (p. 15)."""
    table = play.table
    old = table.sheets[seat][0]
    drawn = draw_sheet(table)
    if drawn is None:
        return
    card, rng = drawn
    play.do(SheetDrawn(seat, card, face_up=False, first=True, rng=rng))
    kept = await KeepAlien(seat, listed=(old, card))
    play.do(SheetLeft(seat, card if kept == old else old))
    if kept != card:
        return
    if not table.rules.hidden:
        play.do(SheetTurnedUp(seat, card))


async def readiness(play: CosmicPlay, seat: Seat) -> None:
    """A hand without an encounter card is replaced before anything else."""
    await new_hand(play, seat)
    await comes(play, TurnStarts(seat))


def encounter(play: CosmicPlay, seat: Seat, number: int, defense: int = 0) -> None:
    """An encounter begins: seven phases and what comes after them."""
    play.do(EncounterBegan(seat, number))
    play.do(Planned(ENCOUNTER))
    if defense:
        play.do(DefenseNamed(defense - 1))


ERRANDS = (start_turn, readiness, encounter)
