"""The course of an encounter: its phases in the rulebook's words, and the errands they consist of.

An errand asks one question or opens one window, and what the answer leads to is an errand again: a clone
has next to nothing to repeat then. What must be remembered in between stands in the errand's words.
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
ASIDE = {
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
WINDOWS = ("moment", "turn", "window", "effect", "putting_away")
ENCOUNTER = tuple(errand for errands in COURSE.values() for errand in errands)
PART_OF = {  # by errand: its phase
    errand.partition(" ")[0]: phase
    for errands in (COURSE, ASIDE)
    for phase, parts in errands.items()
    for errand in parts
}
