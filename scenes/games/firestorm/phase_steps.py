"""The strip at the top: the phases of a turn."""

from __future__ import annotations

from game.firestorm.table import FirestormTable
from scenes.games.firestorm.combat import steps as fight_steps
from scenes.table.game_table import PhaseStep

# The phases of a turn as the strip shows them, each with its section of the rulebook.
PHASES = (
    ("reactivation", "2.3.1"), ("exchange", "2.3.2"), ("event", "2.3.3"), ("build", "2.3.4"), ("main",
    "2.3.6"),
    ("combat", "2.4"), ("regeneration", "2.3.8"),
)  # fmt: skip
NAMES = [name for name, _ in PHASES]
PART_OF = {"start": "reactivation", "build_1": "build", "build_2": "build"}


def running(view: FirestormTable) -> str:
    """The phase that is on."""
    if view.combat is not None or view.phase in (*fight_steps.STEPS, *fight_steps.PART_OF):
        return "combat"
    phase = PART_OF.get(view.phase, view.phase)
    return phase if phase in NAMES else NAMES[0]


def steps(view: FirestormTable) -> list[PhaseStep]:
    now = NAMES.index(running(view))
    after = view.fought and running(view) == "main"  # the main phase goes on when the combat is over
    return [
        PhaseStep(
            place + 1,
            f"phase.{name}",
            "now" if place == now else "done" if place < now or (after and name == "combat") else "to_come",
            view.turn_takers() if place == now else (),
            rule,
        )
        for place, (name, rule) in enumerate(PHASES)
    ]
