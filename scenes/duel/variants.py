"""The ways to set up a duel that the lobby offers."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from game.core.texts import name_of
from game.duel import pieces

FIRST = "first"  # what the rulebook names for a first game


class Way(NamedTuple):
    """A way to get aliens: the keys of its name, of what it means, and of its part of a sentence."""

    name: str
    means: str
    then: str


WAYS = {
    "dealt": Way("lobby.aliens.dealt", "lobby.aliens.dealt_means", "lobby.aliens.dealt_then"),
    "free": Way("lobby.aliens.free", "lobby.aliens.free_means", "lobby.aliens.free_then"),
    "random": Way("lobby.aliens.random", "lobby.aliens.random_means", "lobby.aliens.random_then"),
    FIRST: Way("lobby.aliens.first", "lobby.aliens.first_means", "lobby.aliens.first_then"),
}
GROUPS = pieces.GROUPS


def envoys_of(group: str) -> list[str]:
    """The ids of the envoys of a group, in their order."""
    return [envoy.id for envoy in pieces.ENVOYS if envoy.group == group]


def envoy_name(envoy: str, language: str) -> str:
    return name_of("duel", envoy, language)


def options(aliens: str, envoys: list[str], seed: int) -> dict[str, Any]:
    """What the set-up is given. Where no envoy of a group was asked for, one is drawn."""
    if aliens == FIRST:
        return {"first_game": True}
    if not any(envoys):
        return {"aliens": aliens}
    dice = Random(seed)
    drawn = [envoy or dice.choice(envoys_of(group)) for group, envoy in zip(GROUPS, envoys, strict=True)]
    return {"aliens": aliens, "envoys": drawn}
