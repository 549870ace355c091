"""What an arena has found, in lines for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.arena.estimates import Estimate
from game.arena.fairness import FairMix, verdict
from game.arena.findings import ArenaReport, VariantFindings
from game.arena.tuning import ValueFile


def percent(found: Estimate) -> str:
    """A share of 100, and its interval."""
    return f"{100 * found.value:.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})"


def summary(told: ArenaReport) -> str:
    """The whole of it."""
    plan = told.plan
    lines = [
        f"{plan.game}, {plan.seats} seats, seed {plan.seed}: {told.matches} matches of {told.deals} deals"
    ]
    if len(plan.entrants) > 1:
        lines += ["", f"{'':<12}{'Elo':>8}  (interval)      wins of 100 (interval)"]
    for entrant in sorted(told.entrants, key=lambda each: -each.rating.value if each.rating else 0.0):
        if (rating := entrant.rating) is not None:
            points = f"{rating.value:+8.0f}  ({rating.low:+.0f} to {rating.high:+.0f})"
            lines.append(f"{entrant.name:<12}{points:<26}{percent(entrant.share)}")
    for pair in told.pairs:
        lines.append(f"{pair.one} with {pair.other}: {percent(pair.share)}, even is {100 * pair.even:.1f}")
    return "\n".join([*lines, *("\n" + _variant(variant) for variant in told.variants)])


def _variant(variant: VariantFindings) -> str:
    length = variant.length
    return "\n".join(
        [
            f"{variant.name}: {variant.matches} matches, wins of 100, even is {100 * variant.even:.1f}",
            *_places("seat", variant.seats),
            *_places("in turn", variant.order),
            *_factions(variant.factions),
            f"  {length.mean:.0f} decisions, from {length.shortest} to {length.longest}",
            f"  shared {variant.shared}, without a winner {variant.without_winner}, "
            f"unfinished {variant.unfinished}",
        ]
    )


def told_mix(mix: FairMix) -> str:
    """How fair a mix is."""
    found = verdict(mix)
    said = {
        "unsure": "too few matches to tell",
        "even": "no place is ahead",
        "order": f"place {found.place + 1} in turn is ahead",
        "seat": f"seat {found.place + 1} is ahead",
        "faction": f"{found.faction} is ahead",
    }[found.kind]
    played = f"{mix.matches} matches of {mix.bots}"
    return "\n".join(
        [
            f"{mix.mix}, {mix.seats} seats: {played}, {said}; even is {100 * mix.even:.1f}",
            *_places("seat", mix.by_seat),
            *_places("in turn", mix.by_order),
            *_factions(mix.by_faction),
        ]
    )


def _places(what: str, row: Sequence[Estimate]) -> list[str]:
    return [f"  {what} {place}: {percent(found)}" for place, found in enumerate(row, 1)]


def _factions(row: Mapping[str, Estimate]) -> list[str]:
    """The best first."""
    best = sorted(row.items(), key=lambda each: -each[1].value)
    return [f"  {name}: {percent(found)}, {found.matches} times" for name, found in best]


def told_weights(found: ValueFile) -> str:
    """The weights, and how well they and others predict who wins."""
    judges = {"fitted": found.fitted, "worth": found.worth, "even": found.even}
    lines = [f"{found.game}: learned from {found.learned_from} positions, judged by {found.held_out} others"]
    lines += [f"  {name:<24}{weight:+.4f}" for name, weight in found.weights.items()]
    lines += [f"  {'constant':<24}{found.constant:+.4f}", "log loss, less is better:"]
    lines += [f"  {name:<8}{judge.log_loss:.4f}" for name, judge in judges.items()]
    lines.append("what was said and what share was won, of 100, by tenths (positions):")
    for name in ("fitted", "worth"):
        told = [f"{100 * b.said:.0f}: {100 * b.won:.0f} ({b.positions})" for b in judges[name].bins]
        lines.append(f"  {name:<8}" + ", ".join(told))
    return "\n".join(lines)
