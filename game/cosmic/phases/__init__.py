"""The course of an encounter: its phases in the rulebook's words, and the errands they consist of.

An errand asks one question or opens one window, and what the answer leads to is an errand again: a clone
has next to nothing to repeat then. What must be remembered in between stands in the errand's words.
"""

COURSE = {
    "regroup": ("regroup", "setting_out", "research", "retrieval"),
    "destiny": ("destiny",),
    "launch": ("launch", "target", "departure", "launched"),
    "alliance": ("alliance", "invite 0", "invite 1", "guests", "allied"),
    "planning": ("planning", "selected"),
    "reveal": (
        *("reveal", "turn_up", "shown", "declared"),
        *("attacks", "counts", "additions", "reinforcements", "comparison"),
    ),
    "resolution": ("resolution", "resolved", "victory"),
    "aftermath": ("aftermath", "outlook"),
}
ASIDE = {
    "start_turn": ("rotation", "readiness"),
    "regroup": ("tech_work", "research_over"),
    "destiny": ("pursuit", "resettling"),
    "launch": ("sending",),
    "alliance": ("invitation", "answer", "joining"),
    "planning": ("selection",),
    "reveal": ("reinforcement",),
    "resolution": (
        "win", "spoils", "loss", "landing", "relief", "homing", "reward", "reward_ships", "reward_cards",
        "compensation", "dismissal", "dismissed", "talks", "offer", "failure", "sacrifice", "forfeit",
        "agreement", "settling", "settled", "carried_out",
    ),
    "aftermath": ("parting",),
}  # fmt: skip
# Powers are used and cards are played in any phase.
WINDOWS = ("turn", "reply", "window", "effect", "putting_away", "discarding")
ENCOUNTER = tuple(errand for errands in COURSE.values() for errand in errands)
PART_OF = {  # by errand: its phase
    errand.partition(" ")[0]: phase
    for errands in (COURSE, ASIDE)
    for phase, parts in errands.items()
    for errand in parts
}
