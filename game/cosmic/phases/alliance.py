"""Alliance: invitations and answers, clockwise from the offense (p. 8)."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.encounter_events import AllianceDeclined, Allied, Invited
from game.cosmic.moments import (
    AlliancesFormed,
    AlliesSent,
    GuestInvited,
    InvitationsDue,
    JoiningDue,
    SendingDue,
    SideInvites,
)
from game.cosmic.parts import DEFENSE, NEITHER, OFFENSE
from game.cosmic.phases import phase
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.prompts import InviteAlly, JoinSide
from game.cosmic.ships import send
from game.cosmic.table import CosmicTable

CLOAK, QAX = "energy_cloak", "the_qax"  # marks of techs


@phase
async def alliance(play: CosmicPlay) -> None:
    """Offense and defense invite; each guest answers once, clockwise from the offense's left."""
    await comes(play, InvitationsDue())
    for side in (OFFENSE, DEFENSE):
        await invite(play, side)
    for seat in guests(play.table):
        await answer(play, seat)
    await comes(play, AlliesSent())
    await comes(play, AlliancesFormed())


def guests(table: CosmicTable) -> list[Seat]:
    """Everybody who is not a main player, clockwise from the offense's left."""
    return [seat for seat in table.others(table.at.offense) if seat != table.at.defense]


async def invite(play: CosmicPlay, side: int) -> None:
    """A main player names any number of allies, one by one."""
    table = play.table
    host = table.at.main(side)
    invites = SideInvites(side, [])
    await comes(play, invites)
    if invites.barred or (side == DEFENSE and table.at.marked(CLOAK)):
        return
    while True:
        left = [s for s in guests(table) if not table.at.invited[s] >> side & 1 and table.colonies(s)]
        if not left:
            return
        seat = await InviteAlly(host, listed=tuple(left), side=side)
        if seat == NONE:
            return
        play.do(Invited(side, seat))
        await comes(play, GuestInvited(side, seat))


async def answer(play: CosmicPlay, seat: Seat) -> None:
    """A guest allies with one side and commits ships, or stays out."""
    table = play.table
    if table.at.sides[seat] != NEITHER or not table.colonies(seat):
        return
    sides = [side for side in (OFFENSE, DEFENSE) if table.at.invited[seat] >> side & 1]
    due = JoiningDue(seat, sides)
    await comes(play, due)
    if not due.sides:
        return
    if (host := bound_to(table, seat)) in due.sides:
        await join(play, seat, host, low=pieces.LAUNCH_LIMIT, stay=1)
        return
    side = await JoinSide(seat, listed=tuple(due.sides))
    if side == NONE:
        play.do(AllianceDeclined(seat))
        return
    await join(play, seat, side)


def bound_to(table: CosmicTable, seat: Seat) -> int:
    """The side that a guest has to join who was given the Qax, and has ships to spare."""
    bound = [mark.value for mark in table.at.marks if (mark.power, mark.seat) == (QAX, seat)]
    spare = any(table.planets[place].ships[seat] > 1 for place in table.colonies(seat))
    return bound[-1] if bound and spare else NEITHER


async def join(play: CosmicPlay, seat: Seat, side: int, low: int = 1, stay: int = 0) -> None:
    """Ally with a side and send one to four ships, leaving so many in each colony."""
    play.do(Allied(seat, side))
    await comes(play, SendingDue(seat, side))
    await send(play, seat, side, low, stay)
