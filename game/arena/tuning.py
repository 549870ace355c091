"""`arena tune`: weights for the features of a position, fitted to who wins in matches between bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from pathlib import Path

import msgspec

from game.arena.kept import Keeper
from game.arena.playing import order
from game.arena.regression import Weights, chance, fitted, log_loss
from game.arena.schedule import ArenaPlan, deals
from game.arena.tournament import ArenaHands, Progress, gather
from game.arena.watching import Position, WatchedDeal, features_of, watch_deal
from game.core.refusals import WrongWord

FILE = "value.json"
HELD_OUT = 5  # every fifth deal is not learned from, but asked about
BINS = 10
DIGITS = 5


class Bin(msgspec.Struct):
    """Positions of which about the same was said: what on average, and what share was won."""

    positions: int
    said: float
    won: float


class Foresight(msgspec.Struct):
    """How well something predicts who wins, on matches it has not seen."""

    log_loss: float
    bins: list[Bin]  # from 0 to 1 in tenths


class ValueFile(msgspec.Struct):
    """Weights as they are shipped, and how good they are."""

    game: str
    command: str
    constant: float
    weights: dict[str, float]
    learned_from: int  # positions
    held_out: int
    fitted: Foresight
    worth: Foresight  # what bots thought of the same positions
    even: Foresight  # everybody is as likely to win


def tuned(
    plans: Sequence[ArenaPlan],
    matches: int,
    command: str,
    hands: ArenaHands,
    bar: Callable[[int], Progress],
) -> ValueFile:
    """Play, learn from four of five deals, and judge by the others."""
    learned: list[Position] = []
    asked: list[Position] = []
    for plan in plans:
        for number, positions in _played(plan, matches, hands, bar):
            (learned if number % HELD_OUT else asked).extend(positions)
    if not learned or not asked:
        raise WrongWord("There are too few matches to learn from some and to be judged by others.")
    exact = fitted([each.features for each in learned], [each.won for each in learned])
    weights = Weights(round(exact.constant, DIGITS), [round(weight, DIGITS) for weight in exact.each])
    names = features_of(plans[0].game).NAMES
    return ValueFile(
        game=plans[0].game,
        command=command,
        constant=weights.constant,
        weights=dict(zip(names, weights.each, strict=True)),
        learned_from=len(learned),
        held_out=len(asked),
        fitted=judged([chance(weights, each.features) for each in asked], asked),
        worth=judged([each.worth for each in asked], asked),
        even=judged([1 / each.sides for each in asked], asked),
    )


def _played(
    plan: ArenaPlan, matches: int, hands: ArenaHands, bar: Callable[[int], Progress]
) -> list[tuple[int, list[Position]]]:
    scheduled = list(deals(plan, matches))
    keeper = Keeper(WatchedDeal)
    with keeper.at(hands.out and hands.out / f"{plan.seats} seats", plan, resume=hands.resume):
        orders = ((deal.number, order(plan, deal)) for deal in scheduled)
        gather(watch_deal, orders, hands.run, keeper, bar(len(scheduled)))
    return [(deal.number, keeper.answers[deal.number].positions) for deal in scheduled]


def judged(said: Sequence[float], asked: Sequence[Position]) -> Foresight:
    """How surprising the results were, and whether what was called likely was so."""
    won = [each.won for each in asked]
    bins: list[list[int]] = [[] for _ in range(BINS)]
    for place, stated in enumerate(said):
        bins[min(BINS - 1, int(stated * BINS))].append(place)
    return Foresight(round(log_loss(said, won), DIGITS), [_bin(places, said, won) for places in bins])


def _bin(places: Sequence[int], said: Sequence[float], won: Sequence[float]) -> Bin:
    if not places:
        return Bin(0, 0.0, 0.0)
    means = [round(fsum(row[place] for place in places) / len(places), 3) for row in (said, won)]
    return Bin(len(places), *means)


def write(found: ValueFile, folder: Path) -> Path:
    """The file that bots read."""
    file = folder / FILE
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return file
