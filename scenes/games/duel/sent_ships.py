"""Ships that lie ready to be sent: they stand at the planet that they go to already."""

from __future__ import annotations

from collections.abc import Sequence

from game.duel import GAME
from game.duel.events import ShipsSent
from game.duel.prompts import ChooseShips
from game.duel.table import DuelTable
from scenes.table.game_table import Watching

SENDING = ("ask.swarm",)  # questions whose ships go from the supply to the planet of the duel


def ready_ships(view: DuelTable, watching: Watching) -> int:
    """How many ships lie ready to go."""
    prompt, ready = watching.question, watching.ready
    if not isinstance(prompt, ChooseShips) or prompt.what not in SENDING or prompt.seat != watching.seat:
        return 0
    return int(ready.answer) if ready is not None and view.duel is not None else 0


def as_sent(view: DuelTable, watching: Watching) -> DuelTable:
    """The table with the ships that lie ready at their planet."""
    ships = ready_ships(view, watching)
    if not ships or view.duel is None:
        return view
    shown = GAME.copy(view)
    ShipsSent(watching.seat, ships, view.duel.planet).apply(shown)
    return shown


def recalls(view: DuelTable, watching: Watching) -> Sequence[str]:
    """The ships that come back when they are taken in hand: the last ones of their orbit."""
    ships = ready_ships(view, watching)
    if not ships or view.duel is None:
        return ()
    there = view.planet(view.duel.planet).ships[watching.seat]
    return [f"ship:{watching.seat}:{number}" for number in range(there, there + ships)]


def seen_before(event: ShipsSent, watching: Watching) -> bool:
    """True if whoever looks has sent these ships and seen them go."""
    return event.seat == watching.seat and watching.ahead[-1:] == (event.ships,)
