"""Ships that lie ready to be sent: they stand at the planet that they go to already."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event
from game.core.table import Seat
from game.duel import GAME
from game.duel.events import SUPPLY, WARP, ShipsSent, SlipOpened, SlipWritten
from game.duel.phases.dials import late_senders, senders_of
from game.duel.prompts import ChooseShips, GuessDial, SetDial
from game.duel.table import NO_CARD, DuelTable
from game.duel.totals import dials_in_turn, reveals_dial_late, sends_from_warp, ships_to_send
from scenes.games.duel.looks.strip import running_phase
from scenes.table.game_table import Watching

SENDING = ("ask.swarm",)  # questions whose ships go from the supply to the planet of the duel


def ready_ships(view: DuelTable, watching: Watching) -> ShipsSent | None:
    """The ships that lie ready to go, or whose dial waits for the other one; None if there are none."""
    prompt, ready = watching.question, watching.ready
    if view.duel is None or view.duel.contest or view.duel.planet == NO_CARD:
        return None
    if prompt is None:
        waits = watching.seat in watching.locked and running_phase(view) == "set_dials"
        return dialled(view, watching) if waits else None
    if ready is None or prompt.seat != watching.seat:
        return None
    if isinstance(prompt, SetDial) and not isinstance(prompt, GuessDial):
        return by_dial(view, watching, int(ready.answer))
    if isinstance(prompt, ChooseShips) and prompt.what in SENDING and ready.answer:
        return ShipsSent(watching.seat, int(ready.answer), view.duel.planet)
    return None


def dialled(view: DuelTable, watching: Watching) -> ShipsSent | None:
    """The ships of the dial that whoever looks has set last and seen them go for."""
    number = watching.ahead[-1] if watching.ahead else 0
    return by_dial(view, watching, number) if isinstance(number, int) and number > 0 else None


def by_dial(view: DuelTable, watching: Watching, number: int) -> ShipsSent | None:
    """What a number on the own dial sends; None if its ships go later, or if nobody can know how many."""
    seat, table = watching.seat, GAME.copy(view)
    if view.duel is None or (not reveals_dial_late.untouched(view) and reveals_dial_late(view, seat)):
        return None
    SlipWritten(seat, "dial", number).apply(table)
    try:
        wanted, from_warp = ships_to_send(table, seat), sends_from_warp(table, seat)
    except LookupError:  # a power asks for the rival's dial, which is secret
        return None
    ships = min(wanted, (view.warp if from_warp else view.supply)[seat])
    return ShipsSent(seat, ships, view.duel.planet, WARP if from_warp else SUPPLY) if ships > 0 else None


def changers(view: DuelTable) -> list[str]:
    """Cards and powers because of which a dial sends another number than it shows."""
    return [power for _, power in view.in_play if power in ships_to_send.changes]


def as_sent(view: DuelTable, watching: Watching) -> DuelTable:
    """The table with the ships that lie ready at their planet."""
    return after(view, ready_ships(view, watching))


def after(view: DuelTable, sending: ShipsSent | None) -> DuelTable:
    """The table after some ships have gone."""
    if sending is None:
        return view
    shown = GAME.copy(view)
    sending.apply(shown)
    return shown


def recalls(view: DuelTable, watching: Watching) -> Sequence[str]:
    """The ships that come back when they are taken in hand: the last ones of their orbit."""
    sending = ready_ships(view, watching)
    if sending is None or watching.question is None:
        return ()
    there = view.planet(sending.planet).ships[watching.seat]
    return [f"ship:{watching.seat}:{number}" for number in range(there, there + sending.ships)]


def seen_before(event: ShipsSent, watching: Watching) -> bool:
    """True if whoever looks has sent these ships and seen them go."""
    return event.seat == watching.seat and watching.ahead[-1:] == (event.ships,)


def wait_at_the_planet(event: Event, view: DuelTable, watching: Watching) -> bool:
    """True if the own ships, which have been seen to go, are sent by an event that follows this one."""
    if isinstance(event, SlipOpened):
        return event.kind == "dial"
    if not isinstance(event, ShipsSent) or event.seat == watching.seat:
        return False
    return running_phase(view) == "set_dials" and view.leader == event.seat


def when_shown(view: DuelTable, seat: Seat) -> str:
    """The key of what a dial does and when it is seen, as the cards and powers in play have it."""
    senders, late = senders_of(view), late_senders(view)
    if seat in late:
        return "tool.dial_late"
    if len(senders) == 1 or late:
        return "tool.dial_alone"
    if dials_in_turn(view, None):
        return "tool.dial_first" if senders[0] == seat else "tool.dial_second"
    return "tool.dial_how"
