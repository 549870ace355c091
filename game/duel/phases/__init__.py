"""The phases of Cosmic Encounter Duel, a file for each chapter of the rulebook."""

from game.core.table import Errand

DUEL = tuple(
    Errand(phase)
    for phase in (
        "dials",
        "set_dials",
        "envoys",
        "plans",
        "choose_plans",
        "tactics",
        "reveal",
        "reinforcements",
        "winner",
        "prize",
        "cleanup",
    )
)
RESTART = DUEL[:6]  # steps 1 to 6
CONTEST = tuple(errand for errand in DUEL if errand.phase not in ("dials", "set_dials", "tactics"))
