"""The phases of Cosmic Encounter Duel, a file for each chapter of the rulebook."""

from game.core.table import Errand

NOT_IN_CONTESTS = ("dials", "set_dials", "tactics", "recover", "check_ships")
DUEL = tuple(
    Errand(phase)
    for phase in (
        "dials",
        "set_dials",
        "envoys",
        "plans",
        "choose_plans",
        "tactics",
        "recover",
        "check_ships",
        "reveal",
        "reinforcements",
        "winner",
        "prize",
        "cleanup",
    )
)
RESTART = DUEL[:8]  # steps 1 to 6
CONTEST = tuple(errand for errand in DUEL if errand.phase not in NOT_IN_CONTESTS)
