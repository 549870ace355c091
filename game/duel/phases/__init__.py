"""The phases of Cosmic Encounter Duel, a file for each chapter of the rulebook."""

from game.core.table import Errand

DUEL = tuple(
    Errand(phase)
    for phase in (
        "dials",
        "envoys",
        "plans",
        "tactics",
        "reveal",
        "reinforcements",
        "winner",
        "prize",
        "cleanup",
    )
)
RESTART = DUEL[:4]  # steps 1 to 6
CONTEST = tuple(
    Errand(phase) for phase in ("envoys", "plans", "reveal", "reinforcements", "winner", "prize", "cleanup")
)
