"""Exchanging accessories and counters among ships, in the hand of their owner (RB 2.3.2, 2.4.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from game.core.dice import shuffled
from game.core.prompts import Together
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.effects.flow import FirePlay
from game.firestorm.events.combat import GearArranged
from game.firestorm.parts import DOCKED, NOWHERE, RESTING
from game.firestorm.prompts import Arrange
from game.firestorm.table import FirestormTable
from game.firestorm.totals import ruled

A = TypeVar("A", bound=Arrange)


def exchangers(table: FirestormTable, seat: Seat) -> list[CardId]:
    """Ships that may take part: active ones, so none that is docked (rulings 14 and 15)."""
    ships = table.own(seat, table.players[seat].ships)
    return [ship for ship in ships if not table.status[ship] & (RESTING | DOCKED)]


def arrangement(table: FirestormTable, seat: Seat, ships: list[CardId]) -> Arrange:
    """What lies on these ships now."""
    gear: list[CardId] = []
    hosts: list[CardId] = []
    if pile := table.players[seat].gear:
        for ship in ships:
            found = table.laid_on(ship, pile)
            gear += found
            hosts += [ship] * len(found)
    return Arrange(
        seat, ships=tuple(ships), gear=tuple(gear), hosts=tuple(hosts),
        counters=tuple([table.counters(ship) for ship in ships]),
        fixed=tuple([card for card in gear if ruled(table, card, "no_exchange")]),
    )  # fmt: skip


def may_have_to_exchange(table: FirestormTable, seat: Seat) -> bool:
    """Two ships, and something that lies on one."""
    player = table.players[seat]
    if player.gone or len(player.ships) < 2:
        return False
    return bool(player.gear) or any(table.counters(ship) for ship in table.own(seat, player.ships))


def can_exchange(table: FirestormTable, seat: Seat, ships: list[CardId]) -> bool:
    """There is something that could lie on another ship, in place of what is there if need be."""
    if len(dict.fromkeys(ships)) < 2:
        return False
    for ship in ships:
        if table.counters(ship):
            return True
        for gear in table.gear_on(ship):
            if not ruled(table, gear, "no_exchange"):
                return True
    return False


async def exchange_if_possible(play: FirePlay, seat: Seat, ships: list[CardId]) -> None:
    if can_exchange(play.table, seat, ships):
        await exchange(play, seat, ships)


async def exchange(play: FirePlay, seat: Seat, ships: list[CardId]) -> None:
    """Accessories go from ship to ship until their owner is done."""
    table = play.table
    now = await arranged(seat, lambda: arrangement(play.table, seat, ships))
    hosts = [table.host(card) for card in now.gear]
    counters = [table.counters(ship) for ship in now.ships]
    if hosts != list(now.hosts) or counters != list(now.counters):
        lay_out(play, now)


async def arranged(seat: Seat, start: Callable[[], A]) -> A:
    """Changes are made one by one until their owner is done; nobody sees any of them before (ruling 81).

    That is a secret choice of one seat, so that a world which another one imagines knows nothing of it.
    """

    async def changes() -> A:
        now = start()
        while (said := await now) != "done":
            now = now.after(said)
        return now

    return (await Together({seat: changes}))[seat]


def lay_out(play: FirePlay, now: Arrange, *, covered: bool = False) -> None:
    """Everything lies on its ship again; what found no place is destroyed (RB 4.1.2).

    Accessories that look alike from outside are mixed, so that no number tells which card it was.
    """
    table = play.table
    now = _movable(table, now)
    faces = [table.faces[card] for card in now.gear]
    order, rng = shuffled(list(range(len(faces))), table.rng)
    hosts, shown = list(now.hosts), list(faces)
    backs = [pieces.BACK_OF[face] for face in faces]
    for back in dict.fromkeys(backs):
        if backs.count(back) == 1:
            continue
        places = [place for place, other in enumerate(backs) if other == back]
        mixed = [place for place in order if backs[place] == back]
        for place, other in zip(places, mixed, strict=True):
            hosts[place], shown[place] = now.hosts[other], faces[other]
    pairs = zip(now.gear, hosts, strict=True)
    lost = tuple([card for card, host in pairs if host == NOWHERE]) if NOWHERE in hosts else ()
    gear, ships, counters = now.gear, now.ships, now.counters
    play.do(GearArranged(now.seat, gear, tuple(hosts), tuple(shown), ships, counters, covered, lost, rng=rng))


def _movable(table: FirestormTable, now: Arrange) -> Arrange:
    """Without accessories of which everybody knows that they cannot be exchanged."""
    if not now.fixed:
        return now
    pairs = [
        (card, host)
        for card, host in zip(now.gear, now.hosts, strict=True)
        if host == NOWHERE or card not in now.fixed or table.seen[card] != table.everyone
    ]
    return replace(now, gear=tuple(card for card, _ in pairs), hosts=tuple(host for _, host in pairs))
