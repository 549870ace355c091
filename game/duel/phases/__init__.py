"""The phases of Cosmic Encounter Duel, a file for each chapter of the rulebook."""

NOT_IN_CONTESTS = ("dials", "set_dials", "tactics", "recover", "check_ships")
DUEL = (
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
RESTART = DUEL[:8]  # steps 1 to 6
CONTEST = tuple(phase for phase in DUEL if phase not in NOT_IN_CONTESTS)
