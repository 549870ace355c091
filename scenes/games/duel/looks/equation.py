"""The equation of a reveal: how each side's strength is made up, term by term."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from game.core.quantities import Quantity
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue, name_of
from game.duel import pieces, totals
from game.duel.phases.reinforcements import holds_one
from game.duel.table import Duel, DuelTable
from scenes.games.duel.looks.abilities import ability_names
from scenes.games.duel.looks.plans import plan_title

S = TypeVar("S")
PLAN, POWER, SHIPS, CARD = "plan", "power", "ships", "card"


class EquationTerm(NamedTuple):
    """A number and where it comes from."""

    amount: int
    caption: str
    kind: str


class Side(NamedTuple):
    """One seat's terms, which add up to its total; ``open`` while reinforcements may still change it."""

    colour: str
    terms: tuple[EquationTerm, ...]
    total: int
    open: bool
    winner: bool = False


def sides(view: DuelTable, language: str) -> tuple[Side, Side] | None:
    """Both sides of the equation; None until plans are revealed."""
    duel = view.duel
    if duel is None or not duel.revealed:
        return None
    one, two = (_side(view, duel, seat, language) for seat in range(pieces.SEATS))
    return one, two


def _side(view: DuelTable, duel: Duel, seat: Seat, language: str) -> Side:
    terms = [*_plans(view, duel, seat, language), *_advantage(view, duel, seat, language)]
    terms += [
        EquationTerm(amount, _ability(view, power, language), POWER)
        for power, amount in _by_power(view, seat)
    ]
    terms += [
        EquationTerm(bonus.amount, _ability(view, bonus.source, language), POWER)
        for bonus in duel.bonuses
        if bonus.seat == seat
    ]
    total = sum(term.amount for term in terms)
    terms += _reinforcements(view, duel, seat, total, language)
    total = sum(term.amount for term in terms)
    return Side(pieces.COLOURS[seat], tuple(terms), total, _may_grow(view, duel, seat), duel.winner == seat)


def _plans(view: DuelTable, duel: Duel, seat: Seat, language: str) -> list[EquationTerm]:
    """The printed value of the main plan, what has become of it, and a second plan."""
    cards = duel.plans[seat]
    if not cards:
        return [EquationTerm(0, catalogue(language).say("look.term.no_plan"), PLAN)]
    terms = [EquationTerm(totals.printed(view, seat), card_title(view.key(cards[0]), language), PLAN)]
    fixed = duel.fixed[seat]
    if fixed is not None:
        caption = _fixing(view, seat, language)
        terms.append(EquationTerm(fixed - terms[0].amount, caption, POWER))
    else:
        changes = _changes(totals.main_value, view, seat)
        terms += [EquationTerm(amount, _ability(view, power, language), POWER) for power, amount in changes]
    for card in cards[1:]:
        value = pieces.printed_value(view.faces[card])
        terms.append(EquationTerm(value, card_title(view.key(card), language), PLAN))
    return [term for term in terms if term.amount or term.kind == PLAN]


def card_title(key: str, language: str) -> str:
    """What a plan or a reinforcement is called in the equation."""
    return plan_title(key, language) if key.startswith("plan_") else name_of("duel", key, language)


def _fixing(view: DuelTable, seat: Seat, language: str) -> str:
    """The ability that has fixed a plan's value, which the table does not name."""
    for owner, power in view.in_play:
        if (power == "echo_chamber" and owner == seat) or (power == "pitfall" and owner != seat):
            return _ability(view, power, language)
    return catalogue(language).say("look.term.fixed")


def _advantage(view: DuelTable, duel: Duel, seat: Seat, language: str) -> list[EquationTerm]:
    amount = totals.ship_advantage(view, seat)
    if not amount:
        return []
    mine, theirs = totals.ships_there(view, seat), totals.ships_there(view, 1 - seat)
    return [
        EquationTerm(amount, catalogue(language).say("look.term.ships", ships=mine, theirs=theirs), SHIPS)
    ]


def _by_power(view: DuelTable, seat: Seat) -> list[tuple[str, int]]:
    return _changes(totals.ability_strength, view, seat)


def _changes(quantity: Quantity[DuelTable, S], view: DuelTable, subject: S) -> list[tuple[str, int]]:
    """What each power in play adds to a number, in the rulebook's order."""
    amount = quantity.base(view, subject)
    found = []
    for owner, power in view.in_play:
        if power not in quantity.changes:
            continue
        changed = quantity.changes[power](view, owner, subject, amount)
        if changed != amount:
            found.append((power, changed - amount))
        amount = changed
    return found


def _reinforcements(
    view: DuelTable, duel: Duel, seat: Seat, before: int, language: str
) -> list[EquationTerm]:
    """Reinforcements; those that ask for even or odd come last (R20)."""
    played = [
        (
            view.key(one.card),
            pieces.reinforcement(view.faces[one.card]),
            totals.reinforcement_factor(view, one),
        )
        for one in duel.reinforcements
        if one.on == seat
    ]
    terms = [
        EquationTerm(card.value * factor, card_title(key, language), CARD)
        for key, card, factor in played
        if not card.full_when
    ]
    parity = ("even", "odd")[(before + sum(term.amount for term in terms)) % 2]
    return terms + [
        EquationTerm(
            (card.value if card.full_when == parity else card.otherwise) * factor,
            card_title(key, language),
            CARD,
        )
        for key, card, factor in played
        if card.full_when
    ]


def _ability(view: DuelTable, power: str, language: str) -> str:
    return ability_names(power, language)[0]


def _may_grow(view: DuelTable, duel: Duel, seat: Seat) -> bool:
    """True while somebody may still reinforce this side; the backs in a hand tell everybody."""
    if duel.winner != NOBODY or duel.totals:
        return False
    holders = [
        s for s in range(pieces.SEATS) if holds_one(view, s) and totals.reinforcements_allowed(view, s)
    ]
    return seat in holders or (bool(holders) and bool(totals.may_be_reinforced_by_opponent(view, seat)))
