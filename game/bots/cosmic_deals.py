"""How bots haggle: a colony for a colony if they can, a fair exchange of cards otherwise."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.parts import NO_PLANET, Deal
from game.cosmic.table import CosmicTable

COLONY, WINNING, CARD, FAILING = 2.0, 20.0, 0.7, 1.5
PATIENCE = 3  # exchanges before a bot breaks off

Word = tuple[str, int]


def balance(table: CosmicTable, deal: Deal, side: int) -> float:
    """What a deal is worth to one side, less what it gives the other."""
    mine, theirs = deal.gives[side], deal.gives[1 - side]
    me, other = table.at.main(side), table.at.main(1 - side)
    gain = CARD * (len(theirs.cards) + theirs.random - len(mine.cards) - mine.random)
    gain += _colony(table, me, theirs.colony)
    gain -= 0.8 * _colony(table, other, mine.colony)
    return gain


def _colony(table: CosmicTable, seat: Seat, planet: int) -> float:
    """A colony at home is worth less than one abroad; the last one wins."""
    if planet == NO_PLANET:
        return 0.0
    if table.planets[planet].home == seat:
        return 0.5
    last = table.foreign_colonies(seat) + 1 >= table.rules.colonies_to_win
    return WINNING if last else COLONY


def haggle(table: CosmicTable, prompt: MakeDeal, options: list[Word]) -> list[float]:
    """Accept what is better than losing three ships, else lay down what is missing."""
    deal = table.at.deal
    assert deal is not None
    side = table.at.sides[prompt.seat]
    now = balance(table, deal, side)
    weary = deal.exchanges >= PATIENCE
    return [_appeal(table, deal, side, word, now, weary) for word in options]


def _appeal(table: CosmicTable, deal: Deal, side: int, word: Word, now: float, weary: bool) -> float:
    verb, value = word
    me, other = table.at.main(side), table.at.main(1 - side)
    mine, theirs = deal.gives[side], deal.gives[1 - side]
    if verb == "accept":
        return 3.0 if now > -FAILING else -6.0
    if verb == "break_off":
        return 0.5 if weary else -1.5
    if verb == "propose":
        fair = balance(table, deal, 1 - side) > -FAILING
        return 2.0 if now > -FAILING and fair else -3.0
    if verb == "settle":
        return 1.5 if theirs.colony == NO_PLANET and table.planets[value].home != me else -2.0
    if verb == "grant":
        wanted = theirs.colony != NO_PLANET and mine.colony == NO_PLANET
        return 1.5 if wanted and _colony(table, other, value) < WINNING else -4.0
    if verb == "want":
        return 0.5 if now < 0 and theirs.random < 2 else -2.0
    if verb == "give":
        return 0.3 - 0.1 * table.value_of(value) if now > FAILING else -3.0
    return -3.0
