"""Alliance: invitations and answers, clockwise from the offense (p. 8)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.events import Planned
from game.core.prompts import NONE
from game.core.table import Seat, errand
from game.cosmic import pieces
from game.cosmic.events.encounter import AllianceDeclined, Allied, Invited
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
from game.cosmic.phases.launch import send
from game.cosmic.phases.windows import opens
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.prompts import InviteAlly, JoinSide
from game.cosmic.table import CosmicTable

CLOAK, QAX = "energy_cloak", "the_qax"  # marks of techs


def alliance(play: CosmicPlay) -> Awaitable[None]:
    return opens(play, InvitationsDue())


async def invite(play: CosmicPlay, side: int) -> None:
    """A main player invites, unless somebody forbids it."""
    invites = SideInvites(side, [])
    await comes(play, invites)
    if not invites.barred and not (side == DEFENSE and play.table.at.marked(CLOAK)):
        await invitation(play, side)


async def invitation(play: CosmicPlay, side: int) -> None:
    """A main player names one more ally, or has invited enough."""
    table = play.table
    at = table.at
    left = [seat for seat in guests_of(table) if not at.invited[seat] >> side & 1 and table.has_colony(seat)]
    if not left:
        return
    seat = await InviteAlly(at.main(side), listed=tuple(left), side=side)
    if seat == NONE:
        return
    play.do(Invited(side, seat))
    play.do(Planned((errand("invitation", side),)))
    await opens(play, GuestInvited(side, seat))


def guests_of(table: CosmicTable) -> list[Seat]:
    """Everybody who is not a main player, clockwise from the offense's left."""
    at = table.at
    return [seat for seat in table.others(at.offense) if seat != at.defense]


def guests(play: CosmicPlay) -> None:
    """Each guest answers once."""
    play.do(Planned(tuple([errand("answer", seat) for seat in guests_of(play.table)])))


async def answer(play: CosmicPlay, seat: Seat) -> None:
    """A guest allies with one side and commits ships, or stays out."""
    table = play.table
    at = table.at
    if at.sides[seat] != NEITHER or not table.has_colony(seat):
        return
    due = JoiningDue(seat, [side for side in (OFFENSE, DEFENSE) if at.invited[seat] >> side & 1])
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
    spare = any(table.planets[place].ships[seat] > 1 for place in table.colonies(seat)) if bound else False
    return bound[-1] if spare else NEITHER


async def join(play: CosmicPlay, seat: Seat, side: int, low: int = 1, stay: int = 0) -> None:
    """Ally with a side and send one to four ships, leaving so many in each colony."""
    play.do(Allied(seat, side))
    play.do(Planned((errand("joining", seat, side, low, stay),)))
    await opens(play, SendingDue(seat, side))


def joining(play: CosmicPlay, *words: int) -> Awaitable[None]:
    """An ally's ships set out as the offense's do."""
    return send(play, "joining", *words)


async def allied(play: CosmicPlay) -> None:
    """Everybody has answered."""
    await comes(play, AlliesSent())
    await opens(play, AlliancesFormed())


ERRANDS = (alliance, invite, invitation, guests, answer, joining, allied)
