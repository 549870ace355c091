"""Which alien bots like to play."""

from __future__ import annotations

from game.bots.cosmic.tastes import Scores, taste_for
from game.cosmic.prompts import ChooseAlien
from game.cosmic.table import CosmicTable

# Measured: by how much more often than others an alien won in a thousand matches of novices (as a logarithm).
STRENGTH: dict[str, float] = {
    "amoeba": -0.3, "anti_matter": 0.2, "barbarian": 0.0, "calculator": -0.3, "chosen": 0.3,
    "citadel": -0.3, "clone": 0.1, "cudgel": -0.2, "dictator": -0.1, "fido": -0.1, "filch": -0.5,
    "fodder": -0.3, "gambler": -0.1, "grudge": 0.2, "hacker": -0.4, "hate": -0.3, "healer": -0.2,
    "human": 0.4, "kamikaze": -0.1, "loser": -0.1, "machine": 0.1, "macron": 0.1, "masochist": 0.1,
    "mind": 0.0, "mirror": -0.1, "miser": 0.1, "mite": 0.0, "mutant": 0.0, "observer": -0.2,
    "oracle": 0.2, "pacifist": 0.4, "parasite": 0.1, "philanthropist": 0.0, "reincarnator": -0.4,
    "remora": 0.0, "reserve": 0.1, "shadow": 0.2, "sorcerer": 0.2, "spiff": -0.2, "tick_tock": -0.1,
    "trader": 0.2, "tripler": 0.1, "vacuum": -0.2, "virus": -0.2, "void": -0.2, "vulch": 0.1,
    "warpish": 0.5, "warrior": 0.2, "will": 0.0, "zombie": -0.2,
}  # fmt: skip


@taste_for(ChooseAlien)
def a_strong_one(table: CosmicTable, prompt: ChooseAlien, options: list[int]) -> Scores:
    """An alien that has won often."""
    return [2 * STRENGTH.get(table.id_of(card), 0.0) for card in options]
