"""Who plays whom: every deal is played several times, so that each entrant has sat in every seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count
from random import Random
from typing import Any

import msgspec

from game.bots import LEVELS
from game.core.refusals import WrongWord
from game.core.table import Seat
from game.firestorm.seating import TEAMS
from game.firestorm.setup import MODES

MIXED, ONE_AMONG = "mixed", "one-among"
SEATINGS = (MIXED, ONE_AMONG)

Options = dict[str, Any]


class Variant(msgspec.Struct, frozen=True):
    """A way to set up the game, and what it is called in the report."""

    name: str
    options: Options


class ArenaPlan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides how the matches go; how many there are only says where to stop."""

    game: str
    entrants: list[str]
    seats: int
    variants: list[Variant]
    seating: str = MIXED
    seed: int = 0
    source: str = ""  # of the rules and bots


class PairedDeal(msgspec.Struct, frozen=True):
    """One deal, and the entrants by seat for each time it is played."""

    number: int
    variant: int
    seed: int
    seatings: list[list[int]]


def check_entrants(entrants: Sequence[str]) -> list[str]:
    """The entrants, each of them once; an unknown one is refused by name."""
    for level in entrants:
        if level not in LEVELS:
            raise WrongWord(f"There is no bot {level!r}; there is: {', '.join(LEVELS)}.")
        if entrants.count(level) > 1:
            raise WrongWord(f"Name every entrant once, not {level!r} {entrants.count(level)} times.")
    return list(entrants)


def deals(plan: ArenaPlan, matches: int) -> Iterator[PairedDeal]:
    """So many matches for each variant and each pair of entrants, made up to whole deals.

    A larger number of matches begins with the same deals, so an arena can be gone on with.
    """
    numbers = count()
    most = max(len(group) for group in _groups(plan, 0, 0))
    for deal in range(-(-matches // most)):
        for variant in range(len(plan.variants)):
            for seatings in _groups(plan, variant, deal):
                yield PairedDeal(next(numbers), variant, plan.seed + deal, seatings)


def sides(game: str, seats: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """For each seat the side that wins or loses together."""
    if game == "firestorm":
        return TEAMS[str(options.get("mode", MODES[seats][0]))]
    return tuple(range(seats))


def _groups(plan: ArenaPlan, variant: int, deal: int) -> list[list[list[int]]]:
    """What is played with one deal: for each pair, or for all entrants at once, the seatings."""
    teams = sides(plan.game, plan.seats, plan.variants[variant].options)
    several = max(teams) + 1
    entrants = list(range(len(plan.entrants)))
    if len(entrants) == 1:
        return [[[0] * plan.seats]]
    if several == 2:
        groups = [[[one, other], [other, one]] for one, other in combinations(entrants, 2)]
    elif plan.seating == ONE_AMONG:
        groups = [[_alone(0, other, place, several) for place in range(several)] for other in entrants[1:]]
    else:
        Random(plan.seed + deal).shuffle(entrants)
        groups = [[_turned(entrants, turn, several) for turn in range(len(entrants))]]
    return [[[seating[team] for team in teams] for seating in group] for group in groups]


def _alone(one: int, other: int, place: Seat, seats: int) -> list[int]:
    """One entrant in this place among others who are all the same."""
    return [one if seat == place else other for seat in range(seats)]


def _turned(entrants: Sequence[int], turn: int, seats: int) -> list[int]:
    """All entrants around the table, so many places further."""
    return [entrants[(seat + turn) % len(entrants)] for seat in range(seats)]
