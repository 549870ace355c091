"""The phase strip: which steps the card in force has, which are done, and whose powers wait where."""

from __future__ import annotations

from typing import NamedTuple

from game.core.table import NOBODY, Seat, phase_of
from game.duel import pieces
from game.duel.moments import destiny_of
from game.duel.phases import CONTEST, DUEL
from game.duel.table import DuelTable
from scenes.games.duel.looks.abilities import acts_in

DONE, NOW, TO_COME = "done", "now", "to come"
# The step of a duel that each phase belongs to.
STEP_OF = {
    "dials": 1, "set_dials": 1, "envoys": 3, "plans": 4, "choose_plans": 4, "tactics": 5, "recover": 5,
    "check_ships": 6, "reveal": 7, "reinforcements": 8, "winner": 9, "prize": 10, "cleanup": 11,
}  # fmt: skip
SEND = 2
DUEL_STEPS = tuple(range(1, 12))
CONTEST_STEPS = (3, 4, 7, 8, 9, 10, 11)  # in the numbers of a duel
CARD_PHASES = ("destiny", "end_of_card", "hands")
OPENING_PHASES = ("choose_aliens", "first_hands")
DUEL_PHASES = [phase_of(errand) for errand in DUEL]
CONTEST_PHASES = [phase_of(errand) for errand in CONTEST]


class StepState(NamedTuple):
    """A step: its number on the strip, the key of its name, how far it is, whose powers act there."""

    number: int
    key: str
    state: str
    seats: tuple[Seat, ...] = ()


def steps(view: DuelTable, phase: str = "") -> list[StepState]:
    """The steps of the duel, contest or other card in force; of the opening before the first card.

    ``phase`` is the running one if the caller knows it (PhaseBegan tells); else it follows from the agenda.
    """
    running = phase or running_phase(view)
    if running in OPENING_PHASES or not view.past:
        return _plain(OPENING_PHASES, running)
    kind = _kind(view, running)
    if kind == "duel":
        return _fight(view, running, DUEL_STEPS, "D")
    if kind == "contest":
        return _fight(view, running, CONTEST_STEPS, "C")
    return _plain(CARD_PHASES, running)


def running_phase(view: DuelTable) -> str:
    """The phase that is being played, from the phases that are still to come."""
    following = phase_of(view.agenda[-1]) if view.agenda else ""
    if view.duel is not None:
        phases = CONTEST_PHASES if view.duel.contest else DUEL_PHASES
        if following in phases:
            return phases[max(0, phases.index(following) - 1)]
        return "cleanup"
    if following == "first_hands":
        return "choose_aliens"
    if following == "destiny":
        return "hands" if view.past else "first_hands"
    return "destiny" if following == "end_of_card" else "end_of_card"


def _kind(view: DuelTable, running: str) -> str:
    if view.duel is not None:
        return "contest" if view.duel.contest else "duel"
    card = destiny_of(view, view.past[-1])
    if running in STEP_OF:
        return card.kind
    return card.kind if running == "destiny" and card.kind in ("duel", "contest") else "card"


def _fight(view: DuelTable, running: str, numbers: tuple[int, ...], prefix: str) -> list[StepState]:
    now = _step_now(view, running)
    found = []
    for place, step in enumerate(numbers, 1):
        state = NOW if step == now else DONE if step < now else TO_COME
        key = "look.step.effect" if prefix == "C" and step == 10 else f"look.step.{step}"
        found.append(StepState(place, key, state, _acting(view, f"{prefix}{place}")))
    return found


def _step_now(view: DuelTable, running: str) -> int:
    """The step that is on; 0 before the first. Ships are sent as soon as the last dial is open."""
    step = STEP_OF.get(running, 0)
    if running == "set_dials" and view.duel is not None and _dials_open(view):
        return SEND
    return step


def _dials_open(view: DuelTable) -> bool:
    assert view.duel is not None
    senders = [seat for seat in range(pieces.SEATS) if not view.duel.banned[seat]]
    slips = [pieces.slip(seat, "dial") for seat in senders]
    return all(view.seen[slip] == view.everyone and view.faces[slip] > 0 for slip in slips)


def _acting(view: DuelTable, step: str) -> tuple[Seat, ...]:
    """The seats whose alien or open ally does something in this step."""
    acting = {owner for owner, power in view.in_play if owner != NOBODY and acts_in(power, step)}
    return tuple(sorted(acting))


def _plain(phases: tuple[str, ...], running: str) -> list[StepState]:
    now = phases.index(running) if running in phases else 0
    return [
        StepState(place + 1, f"look.step.{phase}", NOW if place == now else DONE if place < now else TO_COME)
        for place, phase in enumerate(phases)
    ]
