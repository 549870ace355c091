"""The words in which tests of envoys are told: allies, and a duel or contest at the step that matters."""

from __future__ import annotations

from typing import Any

from game.duel import pieces
from tests.support.duel.duels import Duels, Spec, a_contest, a_duel, slip

CALM = ["prime", "lamplighter"]  # aliens with nothing to say as long as no plan is prime
ALL_PLANS = [plan.id for plan in pieces.PLANS]
ALL_REINFORCEMENTS = [card.id for card in pieces.REINFORCEMENTS]
AFTERWARDS = {"discovery": ["abandoned_spaceport"], "event": ["talent_show"]}  # both begin with a question


def ally(envoy: str, seat: int = 0, *, face_up: bool = True) -> Spec:
    """An envoy beside a player."""
    return {"envoy": envoy, "ally": seat, "face_up": face_up}


def idle(envoy: str) -> list[Spec]:
    """The ways in which an envoy is there without being of use to seat 0: face down, or neutral."""
    return [ally(envoy, face_up=False), {"envoy": envoy, "face_up": True}]


def duel_at(phase: str, *envoys: Spec, ships: tuple[int, int] = (2, 2), **words: Any) -> Duels:
    """A duel for the Gold Rush Moon (+5, the winner takes 2 reinforcements), seat 0 leading."""
    spec: Spec = {
        "card": "gold_rush_moon",
        "planets": [{"planet": "planet_01", "ships": list(ships)}],
        "destiny": AFTERWARDS,
        **words,
    }
    return a_duel(spec.pop("aliens", CALM), phase=phase, envoys=list(envoys), **spec)


def fight(
    mine: str | None, theirs: str | None, *envoys: Spec, ships: tuple[int, int] = (2, 2), **words: Any
) -> Duels:
    """Both have chosen the plans 1 (seat 0) and 20 (seat 1); tactics are about to be revealed."""
    halves = [slip(half) if half else None for half in (mine, theirs)]
    duel = {"plans": [["plan_01"], ["plan_20"]], "tactics": halves, **words.pop("duel", {})}
    return duel_at("tactics", *envoys, ships=ships, duel=duel, **words)


def cleanup(winner: int, *envoys: Spec, ships: tuple[int, int] = (2, 2), **words: Any) -> Duels:
    """The duel is decided and its prize given; cleanup is left. The plans were 1 and 20."""
    duel = {"plans": [["plan_01"], ["plan_20"]], "winner": winner, **words.pop("duel", {})}
    return duel_at("cleanup", *envoys, ships=ships, duel=duel, **words)


def contest_at(phase: str, *envoys: Spec, **words: Any) -> Duels:
    """A spelling bee (the winner draws 3 cards), seat 0 leading."""
    spec: Spec = {"card": "spelling_bee", "destiny": AFTERWARDS, **words}
    return a_contest(spec.pop("aliens", CALM), phase=phase, envoys=list(envoys), **spec)


def ally_of(duel: Duels, envoy: str) -> int:
    """The seat an envoy is allied with; NOBODY if it is neutral."""
    seat: int = duel.envoy(envoy).ally
    return seat


def position(duel: Duels, kind: type) -> int:
    """Where in the order of events the first one of this kind came."""
    return next(place for place, event in enumerate(duel.log) if isinstance(event, kind))
