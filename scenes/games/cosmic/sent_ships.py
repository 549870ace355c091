"""Ships on their way out: while a question still asks for more, they stand where they go already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.cosmic import GAME
from game.cosmic.events.common import ShipsCommitted
from game.cosmic.parts import BESIDE, GATE, NEITHER, OFFENSE
from game.cosmic.prompts import TakeShips
from game.cosmic.table import CosmicTable
from scenes.table.game_table import Watching

SENDING = ("ask.launch", "ask.ally_ships")  # questions whose ships go into the encounter
Named = tuple[int, int]  # a place, and how many ships of it


def sent(view: CosmicTable, watching: Watching) -> list[Named]:
    """The ships that the open question has got so far, and those that lie ready."""
    prompt, ready = watching.question, watching.ready
    if not isinstance(prompt, TakeShips) or prompt.what not in SENDING or prompt.seat != watching.seat:
        return []
    if view.encounter is None or view.encounter.sides[prompt.seat] == NEITHER:
        return []
    found: list[Named] = []
    for place, ships in reversed(cast("tuple[Named, ...]", watching.given)):  # to the same kind of question
        gone = view.ships_at(prompt.seat, place) < ships if place >= 0 else True
        if gone or place in prompt.places or place in dict(found):
            break  # an earlier question's, whose ships have gone
        found.insert(0, (place, ships))
    if ready is not None and ready.answer[0] >= 0:
        found.append(ready.answer)
    return found


def goal(view: CosmicTable, watching: Watching) -> int:
    """Where they go: into the gate, or beside the planet that they defend."""
    return GATE if view.at.sides[watching.seat] == OFFENSE else BESIDE


def as_sent(view: CosmicTable, watching: Watching) -> CosmicTable:
    """The table with the ships that are named where they go."""
    named = sent(view, watching)
    if not named:
        return view
    shown = GAME.copy(view)
    for place, ships in named:
        ShipsCommitted(watching.seat, ships, place, goal(view, watching)).apply(shown)
    return shown


def side_ships(view: CosmicTable, side: int) -> int:
    """How many ships fight for a side."""
    seats = (view.at.main(side), *view.at.allies(side))
    return sum(view.ships_in_encounter(seat) for seat in seats)


def recalls(view: CosmicTable, watching: Watching) -> Sequence[str]:
    """The stack that comes back when it is taken in hand."""
    return [f"ships:{watching.seat}:{goal(view, watching)}"] if sent(view, watching) else []


def seen_before(event: ShipsCommitted, watching: Watching) -> bool:
    """True if whoever looks has sent these ships and seen them go."""
    return event.seat == watching.seat and (event.source, event.ships) in watching.ahead
