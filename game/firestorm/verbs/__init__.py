"""What effects do, by the chapters of the vocabulary; importing this folder makes all verbs known."""

from game.firestorm.verbs import choices, fighting, numbers, permanents, players, rules, stacking

__all__ = ["choices", "fighting", "numbers", "permanents", "players", "rules", "stacking"]
