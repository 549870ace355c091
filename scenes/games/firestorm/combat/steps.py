"""The steps of a combat, as the strip at the top of its stage names them."""

from __future__ import annotations

from game.firestorm.table import FirestormTable

STEPS = (
    "attack", "kep1", "combat_hand", "defending_ships", "kep2", "assignment", "sighting",
    "advance_declaration",
    "kep3", "special_abilities", "damage_step",
)  # fmt: skip
PART_OF = {
    "combat_regeneration": "kep1",
    "advance": "kep3",
    "combat_deactivation": "damage_step",
    "combat_end": "damage_step",
}


def step_of(view: FirestormTable) -> int:
    """Which step is on."""
    phase = PART_OF.get(view.phase, view.phase)
    return STEPS.index(phase) if phase in STEPS else 0
