"""`arena rules`: plays mixes with bots that are all the same, and tells how fair they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from game.arena.estimates import Estimate
from game.arena.fairness import FILE, FairMix
from game.arena.findings import ArenaReport
from game.arena.schedule import ArenaPlan
from game.arena.tournament import ArenaHands, Progress, tournament

DIGITS = 3


def measured(
    plans: list[ArenaPlan], matches: int, hands: ArenaHands, bar: Callable[[int], Progress]
) -> list[FairMix]:
    """Every mix with every number of seats."""
    found = []
    for plan in plans:
        out = hands.out and hands.out / f"{plan.seats} seats"
        told = tournament(plan, matches, hands._replace(out=out), bar)
        found += _mixes(told)
    return found


def write(mixes: list[FairMix], command: str, folder: Path) -> Path:
    """The file that the lobby reads."""
    file = folder / FILE
    folder.mkdir(parents=True, exist_ok=True)
    head = msgspec.json.encode(command)
    lines = b",\n".join(map(msgspec.json.encode, mixes))  # one mix on each line
    file.write_bytes(b'{"command":' + head + b',"mixes":[\n' + lines + b"\n]}\n")
    return file


def _mixes(told: ArenaReport) -> list[FairMix]:
    plan = told.plan
    return [
        FairMix(
            mix=variant.name,
            options=plan.variants[number].options,
            seats=plan.seats,
            bots=plan.entrants[0],
            matches=variant.matches,
            seed=plan.seed,
            even=round(variant.even, DIGITS),
            by_seat=[_short(each) for each in variant.seats],
            by_order=[_short(each) for each in variant.order],
            by_faction={name: _short(each) for name, each in variant.factions.items()},
            decisions=round(variant.length.mean, 1),
        )
        for number, variant in enumerate(told.variants)
    ]


def _short(exact: Estimate) -> Estimate:
    low, high = round(exact.low, DIGITS), round(exact.high, DIGITS)
    return Estimate(round(exact.value, DIGITS), low, high, exact.matches, exact.deals)
