"""The upkeep phase and the clean-up (p. 24 and 25)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.events import Planned
from game.core.table import Seat, errand
from game.eclipse import pieces
from game.eclipse.battle_prompts import AvoidBankruptcy, SettleNow
from game.eclipse.events import (
    BoardCleared,
    GameWon,
    PopulationRevived,
    Produced,
    TechsDrawn,
    UpkeepPaid,
)
from game.eclipse.offers import settlements
from game.eclipse.phases.influence import FULL, open_tracks
from game.eclipse.phases.turns import EclipsePlay, at_once, collapse
from game.eclipse.prompts import ChooseTrack
from game.eclipse.table import EclipseTable
from game.eclipse.totals import ranking
from game.eclipse.words import numbers_of, verb_of


def settle_now(play: EclipsePlay, seat: Seat) -> Awaitable[None] | None:
    """First colony ships that are left may land, then the civilization is paid for (ruling 102)."""
    return _settle(play, seat) if settlements(play.table, seat, peaceful=True) else pay(play, seat)


async def _settle(play: EclipsePlay, seat: Seat) -> None:
    said = await SettleNow(seat)
    landed = at_once(play, seat, said)
    play.do(Planned((errand("settle_now" if landed else "pay", seat),)))


def balance(table: EclipseTable, seat: Seat) -> int:
    """The money that would be left."""
    storage = table.players[seat].storage[pieces.MONEY]
    return storage + table.income(seat, pieces.MONEY) - table.upkeep(seat)


def pay(play: EclipsePlay, seat: Seat) -> Awaitable[None] | None:
    """Income minus upkeep; who would fall below nothing trades or gives up sectors (rulings 103 to 105)."""
    table = play.table
    if balance(table, seat) < 0:
        return _avoid_bankruptcy(play, seat)
    play.do(UpkeepPaid(seat, table.income(seat, pieces.MONEY), table.upkeep(seat)))
    play.do(Produced(seat, table.income(seat, pieces.SCIENCE), table.income(seat, pieces.MATERIALS)))
    return None


async def _avoid_bankruptcy(play: EclipsePlay, seat: Seat) -> None:
    prompt = AvoidBankruptcy(seat)
    options = prompt.options(play.table)
    if not options:
        collapse(play, seat)
        return
    said = options[0] if len(options) == 1 else await prompt
    if verb_of(said) == "trade":
        at_once(play, seat, said)
        play.do(Planned((errand("pay", seat),)))
        return
    play.do(Planned((errand("lift", seat, *numbers_of(said)), errand("pay", seat))))


def cleanup(play: EclipsePlay) -> None:
    """After the last round points are counted; before that, everything is made ready (ruling 107)."""
    table = play.table
    if table.round == pieces.ROUNDS or not table.living():
        play.do(GameWon(*ranking(table)))
        return
    count = pieces.NEW_TECHS[table.seats]
    if table.bag:
        play.do(TechsDrawn(tuple(reversed(table.bag[-count:]))))
    for seat in table.living():
        play.do(BoardCleared(seat))
    revivals = [errand("revive", seat) for seat in table.living() if any(table.players[seat].graveyard)]
    play.do(Planned((*revivals, errand("begin_round", table.round + 1))))


async def revive(play: EclipsePlay, seat: Seat) -> None:
    """Shot cubes go back to their tracks, or to another one if that is full."""
    player = play.table.players[seat]
    for resource in range(len(pieces.RESOURCES)):
        while player.graveyard[resource]:
            if player.cubes[resource] < FULL:
                play.do(PopulationRevived(seat, resource, resource))
                continue
            choices = open_tracks(play.table, seat, (resource,))
            track = choices[0]
            if len(choices) > 1:
                track = numbers_of(await ChooseTrack(seat, what="ask.cube_home", listed=choices))[0]
            play.do(PopulationRevived(seat, resource, track))
