"""The course of an encounter: its phases in the rulebook's words, and the errands they consist of.

A step asks one question, or a few that belong together, and opens at most one window, as the last thing it
does: a clone has little to repeat then (docs/decisions/10-windows.md). ``COURSE`` lists what every encounter
goes through; ``IF_NEEDED`` is put on the agenda when it is, with what must be remembered in its words.
"""

COURSE = {
    "regroup": ("regroup", "research", "retrieval"),
    "destiny": ("destiny",),
    "launch": ("launch", "departure"),
    "alliance": ("alliance", "invite 0", "invite 1", "guests", "allied"),
    "planning": ("planning", "selection", "selected"),
    "reveal": ("reveal", "turn_up", "declared", "counts", "additions", "reinforcements", "comparison"),
    "resolution": ("resolution", "resolved", "victory"),
    "aftermath": ("aftermath", "outlook"),
}
IF_NEEDED = {
    "start_turn": ("readiness",),
    "regroup": ("tech_work", "research_over"),
    "destiny": ("pursuit", "resettling"),
    "launch": ("sending",),
    "alliance": ("invitation", "answer", "joining"),
    "reveal": ("reinforcement",),
    "resolution": (
        "spoils", "loss", "landing", "relief", "homing", "reward", "compensation",
        "dismissal", "talks", "offer", "failure", "sacrifice", "choosing", "agreement", "settling",
    ),
    "aftermath": ("dropped", "gone"),
}  # fmt: skip
# Powers are used and cards are played in any phase.
WINDOWS = ("moment", "turn", "window", "effect", "putting_away", "discarding")
ENCOUNTER = tuple(errand for errands in COURSE.values() for errand in errands)
PART_OF = {  # by errand: its phase
    errand.partition(" ")[0]: phase
    for errands in (COURSE, IF_NEEDED)
    for phase, parts in errands.items()
    for errand in parts
}
