"""Which cards of a hand cannot be played now but later in the same turn."""

from __future__ import annotations

from game.core.table import CardId
from game.firestorm.pieces import owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import may_play_color

ORDER = ("start", "reactivation", "exchange", "event", "build_1", "build_2", "main", "kep1", "kep2", "kep3")
EFFECTS = ("instant", "interrupt")


def later(view: FirestormTable, card: CardId) -> bool:
    """True if a phase of this turn in which the card may be played is on or still to come."""
    seat, facts = owner_of(card), view.facts(card)
    if not may_play_color(view, seat, facts.color):
        return False
    mine = view.on_turn(seat)
    if facts.type not in EFFECTS:
        return mine and not view.fought and _place(view.phase) <= ORDER.index("main")
    if facts.type == "interrupt" and not facts.timing:
        return True
    sides = ("blue", "green") if mine else ("blue", "red")
    return not facts.timing or any(
        time.side in sides and _place(time.phase) >= _place(view.phase) for time in facts.timing
    )


def _place(phase: str) -> int:
    return ORDER.index(phase) if phase in ORDER else ORDER.index("main")
