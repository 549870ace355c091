"""How bots haggle: a colony for a colony if they can, a fair exchange of cards otherwise."""

from __future__ import annotations

from msgspec.structs import replace

from game.bots.cosmic_standing import CARD, Change, prospect, quality
from game.bots.cosmic_tastes import AGAINST, KEEN, Scores, taste_for
from game.core.table import Seat
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.parts import NO_PLANET, Deal
from game.cosmic.pieces import FAILED_DEAL
from game.cosmic.table import CosmicTable

PATIENCE = 3  # exchanges before a bot breaks off
MOST_CARDS = 2  # that a bot asks for

Word = tuple[str, int]


def gain(table: CosmicTable, deal: Deal, side: int) -> float:
    """What a deal is worth to one side, compared with no deal at all."""
    seat = table.at.main(side)
    failed = Change.none(table.seats)
    for main in table.at.mains:
        failed.ships[main] -= FAILED_DEAL
    return KEEN * (prospect(table, seat, made(table, deal)) - prospect(table, seat, failed)) + _cards(
        table, deal, side
    )


def made(table: CosmicTable, deal: Deal) -> Change:
    """What a deal changes."""
    change = Change.none(table.seats)
    change.ticks = 1
    for side in (0, 1):
        mine, theirs = deal.gives[side], deal.gives[1 - side]
        seat = table.at.main(side)
        change.cards[seat] += len(theirs.cards) + theirs.random - len(mine.cards) - mine.random
        if theirs.colony != NO_PLANET and not table.planets[theirs.colony].ships[seat]:
            home = table.planets[theirs.colony].home == seat
            (change.homes if home else change.colonies)[seat] += 1
        if theirs.freed:
            change.ships[seat] += table.warp[seat]
    return change


def _cards(table: CosmicTable, deal: Deal, side: int) -> float:
    """What the named cards are worth beyond their number, as far as they are known."""
    seat = table.at.main(side)
    mine, theirs = deal.gives[side], deal.gives[1 - side]
    got = sum(quality(table, seat, card) - 1 for card in theirs.cards)
    given = sum(quality(table, seat, card) - 1 for card in mine.cards)
    return KEEN * CARD * 0.2 * (got - given)


@taste_for(MakeDeal)
def haggle(table: CosmicTable, prompt: MakeDeal, options: list[Word]) -> Scores:
    """Accept what is better than losing three ships, else lay down what is missing; give no victory away."""
    deal = table.at.deal
    assert deal is not None
    side = table.at.sides[prompt.seat]
    gains = gain(table, deal, side), gain(table, deal, 1 - side)
    return [_appeal(table, deal, side, word, *gains) for word in options]


def _appeal(table: CosmicTable, deal: Deal, side: int, word: Word, mine: float, theirs: float) -> float:
    verb, value = word
    if verb == "accept":
        return 3.0 if mine > 0 else AGAINST
    if verb == "propose":
        return 2.5 if mine > 0 and theirs > 0 else -4.0
    if verb == "break_off":
        return 0.5 if deal.exchanges >= PATIENCE else -2.5
    if verb == "clear":
        return 1.0 if mine <= 0 and not deal.steps else -3.0
    if verb == "settle":
        return _settling(table, deal, side, value)
    if verb == "grant":
        return _granting(table, deal, side, value)
    return _small_change(table, deal, side, word, mine, theirs)


def _settling(table: CosmicTable, deal: Deal, side: int, planet: int) -> float:
    """A colony abroad, if none is on the desk yet."""
    seat = table.at.main(side)
    if deal.gives[1 - side].colony != NO_PLANET or table.planets[planet].home == seat:
        return -3.0
    return 1.5


def _granting(table: CosmicTable, deal: Deal, side: int, planet: int) -> float:
    """A colony in return, unless it wins the game for the other alone."""
    offer = deal.gives[side]
    if offer.colony != NO_PLANET or deal.gives[1 - side].colony == NO_PLANET:
        return -3.0
    gives = [replace(each, colony=planet) if each is offer else each for each in deal.gives]
    return 1.5 if gain(table, replace(deal, gives=gives), side) > 0 else AGAINST


def _small_change(table: CosmicTable, deal: Deal, side: int, word: Word, mine: float, theirs: float) -> float:
    """Cards are asked for or added until both sides have something of it."""
    verb, value = word
    seat: Seat = table.at.main(side)
    if verb == "want":
        return 0.5 if mine <= 0.5 and deal.gives[1 - side].random < MOST_CARDS else -2.5
    if verb == "give":
        return 0.6 - quality(table, seat, value) if theirs <= 0 < mine else -3.0
    if verb == "free":
        return 0.5 if theirs <= 0 else -2.0
    return -3.0
