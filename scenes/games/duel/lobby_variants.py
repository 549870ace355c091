"""The ways to set up a duel that the lobby offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from game.core.table import Table
from game.core.texts import name_of
from game.duel import pieces
from scenes.drawing.rich_text import CAPTION, SMALL
from scenes.drawing.theme import TEXT_QUIET
from scenes.table.lobby_variants import (
    Asking,
    FirstMatch,
    Revenge,
    Seated,
    StepperWords,
    Way,
    name_stepper,
    taken_along,
    way_grid,
)
from scenes.widgets.boxes import Row
from scenes.widgets.label import Icon, Label

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

FIRST = "first"  # what the rulebook names for a first game
WAYS = {
    FIRST: Way("lobby.aliens.first", "lobby.aliens.first_means", "lobby.aliens.first_then", "boxes/duel"),
    "dealt": Way(
        "lobby.aliens.dealt", "lobby.aliens.dealt_means", "lobby.aliens.dealt_then", "duel/aliens/dawdler"
    ),
    "free": Way(
        "lobby.aliens.free", "lobby.aliens.free_means", "lobby.aliens.free_then", "duel/aliens/salon_lion"
    ),
    "random": Way(
        "lobby.aliens.random", "lobby.aliens.random_means", "lobby.aliens.random_then", "duel/aliens/roller"
    ),
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


class DuelVariants:
    """The way to get aliens, and the envoys that are asked for by name."""

    seats = range(2, 3)
    colours: Sequence[str] = ("orange", "blue")

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.aliens = next((way for way in WAYS if way == kept.get("aliens")), FIRST)
        self.envoys = _kept_envoys(kept.get("envoys"))

    def parts(self, lobby: Asking) -> list[Widget]:
        return [Label(lobby.ui.say("lobby.aliens"), CAPTION), way_grid(lobby, self, WAYS, 2)]

    def more(self, lobby: Asking) -> list[Widget]:
        say = lobby.ui.say
        if self.aliens == FIRST:
            return [Label(say("lobby.envoys"), CAPTION), Label(say("lobby.envoys_first"), SMALL)]
        rows: list[Widget] = [self._envoy(lobby, place, group) for place, group in enumerate(GROUPS)]
        return [Label(say("lobby.envoys"), CAPTION), *rows]

    def _envoy(self, lobby: Asking, place: int, group: str) -> Widget:
        names = {envoy: envoy_name(envoy, lobby.ui.settings.language) for envoy in envoys_of(group)}
        label = lobby.ui.say("lobby.envoys")
        steps = StepperWords(label, "lobby.envoy_before", "lobby.envoy_next", key=f"envoy.{group}")
        stepper = name_stepper(lobby, self.envoys, place, names, steps)
        return Row(Icon(f"group_{group}", 7, TEXT_QUIET), stepper.growing(), gap=3, align="middle")

    def start(self, ui: Ui, who: Sequence[Seated]) -> tuple[str, str]:
        then = ui.say(WAYS[self.aliens].then)
        second = ui.say("lobby.start_second", one=who[0].name, other=who[1].name, then=then)
        people = any(seated.person for seated in who)
        return ui.say("lobby.start" if people else "lobby.watch"), second

    def options(self, seed: int, seats: int, people: int = 1) -> dict[str, Any]:
        return options(self.aliens, self.envoys, seed)

    def first_match(self, seed: int) -> FirstMatch:
        return FirstMatch(2, options(FIRST, [], seed), "learn.first.duel", "learn.first_gist.duel")

    def kept(self) -> dict[str, Any]:
        return {"aliens": self.aliens, "envoys": self.envoys}

    def revenge(self, options: Mapping[str, Any], table: Table) -> Revenge:
        return Revenge(taken_along(options, "aliens"))


def _kept_envoys(kept: object) -> list[str]:
    """The envoys of the last match by group, as far as there are such."""
    named = kept if isinstance(kept, list) else []
    return [next((envoy for envoy in named if envoy in envoys_of(group)), "") for group in GROUPS]


VARIANTS = DuelVariants
