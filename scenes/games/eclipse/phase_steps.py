"""The strip at the top: the four phases of a round, or the choice of species before the first."""

from __future__ import annotations

from game.core.table import NOBODY, phase_of
from game.eclipse.table import EclipseTable
from scenes.table.game_table import PhaseStep

ACTION, COMBAT, UPKEEP, CLEANUP = range(4)
STEPS = (
    ("phase.action", "Action phase"), ("phase.combat", "Combat phase"), ("phase.upkeep", "Upkeep phase"),
    ("phase.cleanup", "Clean-up"),
)  # fmt: skip


def running(view: EclipseTable) -> int:
    """The phase that is being played, from what is still to come."""
    coming = [phase_of(errand) for errand in view.agenda]
    if view.over:
        return CLEANUP
    if view.battle is not None or "repair" in coming:
        return COMBAT
    if "settle_now" in coming:  # once for each seat, and for nobody yet while the combat phase lasts
        return COMBAT if coming.count("settle_now") == len(view.living()) else UPKEEP
    if "cleanup" in coming:
        return UPKEEP
    return CLEANUP if "begin_round" in coming else ACTION


def choosing_species(view: EclipseTable) -> bool:
    return any(not player.species for player in view.players)


def steps(view: EclipseTable) -> list[PhaseStep]:
    """The phases of a round with whose turn it is; before the first round the choice of species."""
    if choosing_species(view):
        return [PhaseStep(1, "phase.species", "now", rule="Set-up")]
    now = running(view)
    acting = (view.turn,) if now == ACTION and view.turn != NOBODY else ()
    return [
        PhaseStep(
            place + 1,
            key,
            "now" if place == now else "done" if place < now else "to_come",
            acting if place == ACTION else (),
            rule,
        )
        for place, (key, rule) in enumerate(STEPS)
    ]
