"""Duel steps 5 and 6: reveal and resolve tactics, check ships."""

from __future__ import annotations

from typing import NamedTuple

from game.core.events import Moment, Planned, SkippedTo
from game.core.powers import happen
from game.core.prompts import NONE
from game.core.table import NOBODY, Seat
from game.duel import pieces
from game.duel.events import FireStopped, ShipsDestroyed, SlipOpened, TacticSpent
from game.duel.moments import PlayedDiscarded, TacticsDue, TacticsResolved, WinnerFound, duel_of
from game.duel.phases import RESTART
from game.duel.phases.plans import DOUBLED
from game.duel.prompts import SpendTactic
from game.duel.table import DuelTable
from game.duel.totals import fire_value, ships_there, tactics_allowed
from game.duel.verbs import DuelPlay, ready, settle

CAUGHT = "cheater.caught"  # the mark of a tactic up the sleeve that was found out


class TacticsRevealed(Moment, frozen=True, gc=False):
    """The chosen tactics are turned to the opponent."""


class Shown(NamedTuple):
    """A revealed tactic: which of its halves work, and whether it was doubled."""

    tactic: int
    halves: tuple[int, ...]
    doubled: bool


async def tactics(play: DuelPlay) -> None:
    """Tactics are revealed; fire and shields work at the same time."""
    table = play.table
    if not tactics_allowed(table, None):
        return
    await happen(play, TacticsDue())
    for seat in table.order:
        _open(play, seat)
    await happen(play, TacticsRevealed())
    revealed = [shown(table, seat) for seat in range(pieces.SEATS)]
    fire = [
        sum(fire_value(table, (seat, h)) for h in _halves(revealed[seat], pieces.FIRE)) for seat in (0, 1)
    ]
    shield = [sum(pieces.HALVES[h].value for h in _halves(each, pieces.SHIELD)) for each in revealed]
    there = [ships_there(table, seat) for seat in range(pieces.SEATS)]
    for seat in table.order:
        left = max(0, fire[1 - seat] - shield[seat])
        if left < fire[1 - seat]:
            play.do(FireStopped(seat, fire[1 - seat] - left, entirely=not left))
        destroyed = min(left, there[seat])
        if destroyed:
            place = duel_of(table).planet
            await happen(play, ShipsDestroyed(seat, destroyed, place, by=1 - seat, fire=True))


async def recover(play: DuelPlay) -> None:
    """Recovering works after fire, leader first; then revealed tactics are spent."""
    table = play.table
    for seat in table.order:
        for half in _halves(shown(table, seat), pieces.RECOVER):
            await _recover(play, seat, pieces.HALVES[half].value)
    for seat in table.order:
        for tactic in shown(table, seat):
            # A recovering tactic stays ready, unless both its halves worked.
            if tactic.doubled or pieces.HALVES[tactic.halves[0]].symbol != pieces.RECOVER:
                play.do(TacticSpent(seat, tactic.tactic))
            if tactic.doubled:
                await _spend_another(play, seat)


async def check_ships(play: DuelPlay) -> None:
    """Step 6: nobody left starts again, one left has won, both left go on."""
    table = play.table
    if tactics_allowed(table, None):  # nothing comes after a step that was left out (R42)
        lost = duel_of(table).destroyed
        await happen(play, TacticsResolved((lost[0], lost[1])))
    left = [seat for seat in range(pieces.SEATS) if ships_there(table, seat)]
    if len(left) == pieces.SEATS:
        return
    if len(left) == 1:
        play.do(WinnerFound(left[0]))
        play.do(SkippedTo("prize"))
    elif all(duel_of(table).banned):  # R13: nobody can send, so nobody wins
        play.do(WinnerFound(NOBODY))
        play.do(SkippedTo("cleanup"))
    else:
        play.do(PlayedDiscarded())
        play.do(Planned(RESTART))


def shown(table: DuelTable, seat: Seat) -> list[Shown]:
    """The tactics this player has revealed: the chosen one and one from up the sleeve."""
    tactics = []
    chosen = table.faces[pieces.slip(seat, "tactic")] - 1
    if chosen >= 0:
        doubled = chosen >= DOUBLED
        half = chosen % DOUBLED
        halves = (half // 2 * 2, half // 2 * 2 + 1) if doubled else (half,)
        tactics.append(Shown(half // 2, halves, doubled))
    reserve = table.faces[pieces.slip(seat, "reserve")] - 2
    if reserve >= 0 and not any(note.power == CAUGHT for note in duel_of(table).marks):
        tactics.append(Shown(reserve // 2, (reserve,), False))
    return tactics


def _open(play: DuelPlay, seat: Seat) -> None:
    for kind in ("tactic", "reserve"):
        card = pieces.slip(seat, kind)
        if play.table.seen[card] != play.table.everyone:
            play.do(SlipOpened(seat, kind, play.table.faces[card]))


def _halves(tactics: list[Shown], symbol: str) -> list[int]:
    return [half for tactic in tactics for half in tactic.halves if pieces.HALVES[half].symbol == symbol]


async def _recover(play: DuelPlay, seat: Seat, value: int) -> None:
    """Ready own tactics; with two, the opponent readies one too, but none just revealed (R7)."""
    table = play.table
    await ready(play, seat, value, besides=_revealed(table, seat))
    if value == 2:
        await ready(play, 1 - seat, 1, besides=_revealed(table, 1 - seat))


def _revealed(table: DuelTable, seat: Seat) -> tuple[int, ...]:
    return tuple(tactic.tactic for tactic in shown(table, seat))


async def _spend_another(play: DuelPlay, seat: Seat) -> None:
    """Who doubled a tactic spends one more that is ready, if there is one."""
    more = await settle(play, SpendTactic(seat, "twinfist"))
    if more != NONE:
        play.do(TacticSpent(seat, more))
