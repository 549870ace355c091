"""The phases of a round, in the rulebook's words, and the errands they consist of."""

COURSE = {
    "species": ("choose_species",),
    "action": (
        "begin_round", "turn", "end_turn", "next_turn", "explore", "lay", "claim", "influence", "put_disc",
        "research", "upgrade", "build", "move", "break_relations",
    ),
    "combat": (
        "combat", "battles", "next_battle", "engage", "assign", "reputation", "keep_reputation",
        "swap_reputation", "bombard", "kill", "bury", "conquer", "repair", "after_combat",
    ),
    "upkeep": ("settle_now", "pay"),
    "cleanup": ("cleanup", "revive"),
}  # fmt: skip
# What happens in several phases: discoveries, diplomacy, discs that are lifted.
ANYWHERE = (
    "discover", "found_part", "found_tech", "artifacts", "proposal", "make_room", "send_envoy", "recall",
    "lift",
)  # fmt: skip
PART_OF = {errand: phase for phase, errands in COURSE.items() for errand in errands}  # by errand: its phase
