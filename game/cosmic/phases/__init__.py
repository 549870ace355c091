"""The course of an encounter: its phases in the rulebook's words, and the errands they consist of.

An errand asks one question or opens one window, and what the answer leads to is an errand again: a clone
has next to nothing to repeat then. What must be remembered in between stands in the errand's words.
"""

COURSE = {
    "regroup": ("regroup",),
    "destiny": ("destiny",),
    "launch": ("launch", "target"),
    "alliance": ("alliance", "invite 1", "guests", "allied"),
    "planning": ("planning", "selected"),
    "reveal": ("reveal", "reinforcements"),
    "resolution": ("resolution", "resolved"),
    "aftermath": ("aftermath", "outlook"),
}
ASIDE = {
    "start_turn": ("rotation", "readiness"),
    "regroup": ("setting_out", "research", "tech_work", "research_over", "retrieval"),
    "destiny": ("pursuit", "resettling"),
    "launch": ("departure", "boarding", "sending"),
    "alliance": ("invite", "invitation", "answer", "joining"),
    "planning": ("selection",),
    "reveal": ("turn_up", "declared", "counts", "additions", "reinforcement", "comparison"),
    "resolution": (
        "spoils", "loss", "landing", "relief", "homing", "reward", "reward_ships", "reward_cards",
        "compensation", "dismissal", "dismissed", "talks", "offer", "failure", "sacrifice", "forfeit",
        "choosing", "agreement", "settling", "settled", "carried_out",
        "victory",
    ),
    "aftermath": ("dropped", "gone"),
}  # fmt: skip
# Powers are used and cards are played in any phase.
WINDOWS = ("moment", "turn", "reply", "window", "effect", "putting_away", "discarding")
ENCOUNTER = tuple(errand for errands in COURSE.values() for errand in errands)
PART_OF = {  # by errand: its phase
    errand.partition(" ")[0]: phase
    for errands in (COURSE, ASIDE)
    for phase, parts in errands.items()
    for errand in parts
}
