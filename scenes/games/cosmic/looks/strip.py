"""The phase strip: the seven phases of an encounter, which are done, and whose powers wait where."""

from __future__ import annotations

from game.core.table import NOBODY, Seat, phase_of
from game.cosmic import pieces
from game.cosmic.phases import ENCOUNTER, PART_OF, WINDOWS
from game.cosmic.table import CosmicTable
from scenes.table.game_table import PhaseStep

PHASES = ("regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
OPENING = ("choose_aliens", "first_hands", "first_techs", "first_player")
BETWEEN = ("start_turn", "encounter")
RULES = {
    "regroup": "Regroup", "destiny": "Destiny", "launch": "Launch", "alliance": "Alliance",
    "planning": "Planning", "reveal": "Reveal", "resolution": "Resolution",
}  # fmt: skip


def running_phase(view: CosmicTable) -> str:
    """The phase that is being played, from those that are still to come."""
    to_come = next((errand for errand in reversed(view.agenda) if phase_of(errand) not in WINDOWS), "")
    following = phase_of(to_come)
    if view.turn == NOBODY or following in OPENING:
        order = [phase for phase in OPENING if phase != "first_techs" or view.rules.technology]
        place = order.index(following) if following in order else len(order)
        return order[max(0, place - 1)]
    if view.encounter is None:
        return "start_turn"
    if to_come in ENCOUNTER:
        following = phase_of(ENCOUNTER[max(0, ENCOUNTER.index(to_come) - 1)])
    return PART_OF.get(following, "aftermath")


def steps(view: CosmicTable) -> list[PhaseStep]:
    """The seven phases; before the first turn those of the set-up."""
    running = running_phase(view)
    if running in OPENING:
        order = tuple(phase for phase in OPENING if phase != "first_techs" or view.rules.technology)
        return _stages(order, running, view)
    return _stages(PHASES, "resolution" if running == "aftermath" else running, view)


def _stages(phases: tuple[str, ...], running: str, view: CosmicTable) -> list[PhaseStep]:
    now = phases.index(running) if running in phases else -1
    found = []
    for place, phase in enumerate(phases):
        state = "now" if place == now else "done" if place < now else "to_come"
        found.append(PhaseStep(place + 1, f"phase.{phase}", state, acting(view, phase), RULES.get(phase, "")))
    return found


def phases_of(alien: str) -> tuple[str, ...]:
    """The phases in which a power works; the start of a turn belongs to the first one."""
    return tuple("regroup" if phase == "start_turn" else phase for phase in pieces.ALIENS[alien].phases)


def acting(view: CosmicTable, phase: str) -> tuple[Seat, ...]:
    """The seats whose power changes this phase in particular, in the order in which they would fire."""
    found = [owner for owner, power in view.in_play if power in pieces.ALIENS and phase in phases_of(power)]
    return tuple(dict.fromkeys(found))
