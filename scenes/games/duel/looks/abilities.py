"""When the abilities of aliens and envoys work: their steps, and whether they may or must."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, NamedTuple

from game.core.assets import ASSETS
from game.core.texts import catalogue, printed
from game.duel import pieces


class Ability(NamedTuple):
    """When an ability works. Steps are "D7" of a duel and "C3" of a contest."""

    id: str
    when: str  # "duel", "contest", "both", "always", "setup", "end"
    may: bool
    steps: tuple[str, ...]


@cache
def abilities() -> dict[str, tuple[Ability, ...]]:
    """The abilities of every alien and envoy by its id, as its data row says."""
    found: dict[str, tuple[Ability, ...]] = {}
    for kind in ("alien", "envoy"):
        for row in tomllib.loads((ASSETS / "data" / "duel" / f"{kind}s.toml").read_text("utf-8"))[kind]:
            part = row["ability"]
            parts: list[dict[str, Any]] = part if isinstance(part, list) else [part]
            found[row["id"]] = tuple(
                Ability(one["id"], one["when"], one["may"], tuple(one["steps"])) for one in parts
            )
    return found


def acts_in(power: str, step: str) -> bool:
    """True if an alien or envoy has something to do in a step, "D7" or "C3"."""
    return any(step in ability.steps for ability in abilities().get(power, ()))


def ability_names(power: str, language: str) -> list[str]:
    """What the abilities of an alien or envoy are called; the card's name for a destiny card."""
    for kind in ("alien", "envoy"):
        if power in abilities() and (kind == "alien") == (power in pieces.ALIENS):
            return [part.name for part in printed("duel", kind, power, language).parts["ability"]]
    return [printed("duel", "destiny", power, language).name]


def pills_of(ability: Ability, language: str) -> tuple[str, str]:
    """When it works and whether it has to, in words for two lozenges."""
    say = catalogue(language).say
    return say(f"look.works.{ability.when}"), say("look.may" if ability.may else "look.must")
