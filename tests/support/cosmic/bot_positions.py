"""Scenes for the bots of Cosmic Encounter, and how much they like what they could answer."""

from __future__ import annotations

from typing import Any

from game.bots.cosmic.mind import MIND
from game.cosmic.prompts import (
    ChooseEncounterCard,
    JoinSide,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

QUIET = ("barbarian", "vulch", "observer", "spiff", "cudgel")  # aliens that ask nothing in these scenes
HANDS = [["attack_10", "attack_08"], ["attack_10", "attack_08"], ["attack_06"], ["attack_06"]]
FOUR_ABROAD = {(home(1, 4), 0): 1, (home(2, 1), 0): 1, (home(2, 2), 0): 1, (home(2, 3), 0): 1}


def appeal(scene: Encounter, seat: int) -> dict[Any, float]:
    """How much a novice likes each answer to the question the seat is asked."""
    prompt = scene.match.asked_of(seat)
    assert prompt is not None, scene.match.waiting()
    view = scene.match.view(seat)
    options = prompt.options(view)
    return dict(zip(options, MIND.taste(view, prompt, options), strict=True))


def favourite(scene: Encounter, seat: int) -> Any:
    likes = appeal(scene, seat)
    return max(likes, key=lambda option: likes[option])


def full_homes(seats: int) -> dict[tuple[int, int], int]:
    """Everybody's home planets with three ships on each, so that some are left for colonies."""
    return {(home(seat, number), seat): 3 for seat in range(seats) for number in range(5)}


def scene_of(*aliens: str, abroad: dict[tuple[int, int], int] | None = None, **words: Any) -> Encounter:
    """Four seats, three ships on each home planet; aliens that are not named keep out of the way."""
    seated = [*aliens, *(alien for alien in QUIET if alien not in aliens)][:4]
    words = {"hands": HANDS, **words}
    return cosmic(*seated, ships={**full_homes(4), **(abroad or {})}, **words)


def at_joining(abroad: dict[tuple[int, int], int] | None = None, ships: int = 3, **words: Any) -> Encounter:
    """The offense has launched at a planet of seat 1, and seat 2 is asked which side to join."""
    scene = scene_of(abroad=abroad, **words).launches(ships, home(1, 0))
    scene.invites(2).invites(2)
    scene.skip_cards(JoinSide)
    assert scene.is_asked(2, JoinSide)
    return scene


def planning(mine: list[str], theirs: list[str], *aliens: str, ships: int = 2, **words: Any) -> Encounter:
    scene = (
        scene_of(*aliens, hands=[mine, theirs, [], []], **words).launches(ships, home(1, 0)).nobody_allies()
    )
    scene.skip_cards(ChooseEncounterCard)
    return scene


def zapping(user: str, **words: Any) -> Encounter:
    """Seat 0 attacks seat 1, which holds a Cosmic Zap; both show attacks."""
    hands = [["attack_10", "attack_08"], ["attack_12", "cosmic_zap"], [], []]
    scene = scene_of(user, "fido", hands=hands, **words).launches(3, home(1, 0)).nobody_allies()
    return scene.both_play("attack_10", "attack_12")
