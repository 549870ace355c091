"""The fight as it would stand with something changed, for what things mean now and what buttons will do."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.duel import totals
from game.duel.table import Duel, DuelTable, Played

Score = tuple[int, int]


def score_of(view: DuelTable) -> Score | None:
    """Both totals once plans are revealed; None before, or if a power must know more than the view."""
    if view.duel is None or not view.duel.revealed:
        return None
    try:
        return totals.strength(view, 0), totals.strength(view, 1)
    except LookupError:
        return None


def own_first(score: Score, seat: Seat) -> Score:
    """Puts the total of a seat first."""
    return score if seat == 0 else (score[1], score[0])


def with_duel(view: DuelTable, duel: Duel) -> DuelTable:
    """The same table with another fight on it."""
    twin = DuelTable(**{name: getattr(view, name) for name in view.__struct_fields__})
    twin.duel = duel
    return twin


def twin_of(duel: Duel) -> Duel:
    """The same fight, to be changed."""
    twin = Duel(**{name: getattr(duel, name) for name in duel.__struct_fields__})
    twin.plans = [list(plans) for plans in duel.plans]
    return twin


def without(power: str, view: DuelTable, duel: Duel) -> DuelTable:
    """The table as if a power were not in play."""
    twin = twin_of(duel)
    twin.bonuses = [bonus for bonus in duel.bonuses if bonus.source.partition(".")[0] != power]
    table = with_duel(view, twin)
    table.in_play = [(owner, name) for owner, name in view.in_play if name != power]
    return table


def reinforced(view: DuelTable, duel: Duel, card: CardId, by: Seat, on: Seat) -> DuelTable:
    """The table with one more reinforcement on a side."""
    twin = twin_of(duel)
    twin.reinforcements = [*duel.reinforcements, Played(card, by, on)]
    return with_duel(view, twin)


def echoed(view: DuelTable, duel: Duel, seat: Seat) -> DuelTable:
    """The table with a plan that counts 1 less than what is printed on the other one."""
    twin = twin_of(duel)
    twin.fixed = list(duel.fixed)
    twin.fixed[seat] = totals.printed(view, 1 - seat) - 1
    return with_duel(view, twin)
