"""The mixes that the lobbies offer, by name, and mixes as they are typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arena.schedule import Options, Variant
from game.command_words import options_of
from game.core.refusals import WrongWord
from game.firestorm.decks.deck import starters

USUAL = "usual"  # as the rules have it if nothing is said
NAMED: dict[str, dict[str, Options]] = {
    "duel": {
        "first": {"first_game": True},
        "dealt": {"aliens": "dealt"},
        "free": {"aliens": "free"},
        "random": {"aliens": "random"},
    },
    "cosmic": {
        "first": {"aliens": "dealt", "skill": "green", "flares": False},
        "dealt": {"aliens": "dealt", "skill": "red"},
        "random": {"aliens": "random", "skill": "red"},
    },
    "eclipse": {"terran": {"species": "terran"}, "all": {"species": "all"}, "random": {"species": "random"}},
    "firestorm": {"starters": {"decks": "starters"}, "random": {"decks": "random"}},
}


def mixes(game: str, seats: int) -> dict[str, Options]:
    """The mixes of a game for so many seats, by the names that the lobby has for them."""
    if game != "firestorm":
        return NAMED[game]
    first: Options = {"decks": [each.id for each in starters()][:seats]}
    mode: Options = {"mode": "cross"} if seats == 4 else {}
    return {name: {**mode, **options} for name, options in {"first": first, **NAMED[game]}.items()}


def typed(game: str, seats: int, words: Sequence[str]) -> list[Variant]:
    """Variants by name, or as options with a space between them; without any words the usual one."""
    known = {USUAL: {}, **mixes(game, seats)}
    found = [Variant(word, known[word] if word in known else _options(word, known)) for word in words]
    for variant in found:
        if found.count(variant) > 1:
            raise WrongWord(f"Name every variant once, not {variant.name!r} {found.count(variant)} times.")
    return found or [Variant(USUAL, {})]


def _options(word: str, known: dict[str, Any]) -> Options:
    if "=" not in word:
        names = ", ".join(known)
        raise WrongWord(f"There is no variant {word!r}; there is: {names}, or options as WORD=VALUE.")
    return options_of(word.split())
