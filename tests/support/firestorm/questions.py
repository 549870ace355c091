"""Positions of Firestorm in which each kind of question is asked, found by playing at random."""

from __future__ import annotations

from functools import cache

from game.firestorm import prompts
from game.firestorm.asking import Said
from game.firestorm.combat import prompts as combat_prompts
from game.firestorm.words import verb_of
from tests.support.firestorm.matches import COLOURS, MODES, NAMES, played
from tests.support.screen.positions import Company, Positions

COMPANY = Company(NAMES, COLOURS)
SEEDS = range(1, 13)  # of matches in all ways to play, which ask nearly everything
MATCH = 900  # decisions of a match that are looked at
SELDOM = ("ChooseColor", "ChooseMoment", "PayToReactivate", "TendAccessory")  # asked in none of them


def kinds() -> list[str]:
    """The questions that a table can ask, by name."""
    found = [*vars(prompts).values(), *vars(combat_prompts).values()]
    named = {
        kind.__name__ for kind in found if isinstance(kind, type) and issubclass(kind, Said) and kind.section
    }
    return sorted(name for name in named if name not in ("Said", "Listed"))


@cache
def asked() -> Positions:
    """Those that some matches in all ways to play meet."""
    positions = Positions(COMPANY, lambda _, answer: verb_of(answer))
    for seed in SEEDS:
        mode, seats = MODES[seed % len(MODES)]
        for match in played(seed, seats, mode, MATCH):
            for prompt in match.waiting():
                positions.note(match, prompt)
    return positions


KINDS = [kind for kind in kinds() if kind not in SELDOM]
