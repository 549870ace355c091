"""What is told apart where it is counted who wins: aliens, species and decks, by their names."""

from __future__ import annotations

from game.core.texts import name_of


def faction_name(game: str, faction: str, language: str) -> str:
    """The name of an alien, a species or a deck by its id."""
    if game != "firestorm":
        return name_of(game, faction, language)
    from game.firestorm.decks.deck import starters  # reads all cards, which a lobby of another game need not

    named: dict[str, str] = {str(each.faction): getattr(each.name, language) for each in starters()}
    return named.get(faction, faction)
