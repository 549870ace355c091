"""How bots haggle: a colony for a colony if they can, a fair exchange of cards otherwise."""

from __future__ import annotations

from math import inf

from msgspec.structs import replace

from game.bots.cosmic.cards import least_useful
from game.bots.cosmic.standing import CARD, UNKNOWN, Change, prospect, quality
from game.bots.cosmic.tastes import AGAINST, KEEN, Scores, taste_for
from game.core.table import Seat
from game.cosmic.deal_prompts import BACK, GiveAskedCard, MakeDeal, Word, can_give, moves_something
from game.cosmic.parts import ASKABLE, NO_PLANET, Deal, Offer
from game.cosmic.pieces import ATTACK, FAILED_DEAL, NEGOTIATE
from game.cosmic.table import CosmicTable

PATIENCE = 3  # exchanges before a bot breaks off
MOST_CARDS = 2  # that a bot asks for
NEVER = -inf  # what a bot does under no circumstances: its face has told otherwise
ACCEPT: Word = ("accept", NO_PLANET)
CHOSEN = (0.6, 0.6, 1.2, 1.0, 1.5, 1.3)  # what a card is worth that the other chooses, by its type


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
        change.cards[seat] += theirs.count - mine.count
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
    got = [quality(table, seat, card) for card in theirs.cards] + [CHOSEN[kind] for kind in theirs.kinds]
    given = [quality(table, seat, card) for card in mine.cards] + _least(table, seat, mine)
    return KEEN * CARD * 0.2 * (sum(got) - len(got) - sum(given) + len(given))


def _least(table: CosmicTable, seat: Seat, offer: Offer) -> list[float]:
    """What the cards are worth that are given for the types asked for: the least useful ones."""
    rest = [card for card in table.hands[seat] if card not in offer.cards]
    given: list[float] = []
    for kind in dict.fromkeys(offer.kinds):
        held = sorted(quality(table, seat, card) for card in table.of_type(rest, kind))
        wanted = offer.kinds.count(kind)
        given += [*held, *[CHOSEN[kind]] * wanted][:wanted]  # of a hand that is not known
    return given


def opinion(table: CosmicTable, side: int) -> float:
    """How a bot likes the deal on the desk, seen from its seat: it accepts what is above 0, and only that."""
    deal = table.at.deal
    assert deal is not None
    return gain(table, deal, side) if can_give(table, deal, side) else -KEEN


def shown_opinion(table: CosmicTable, side: int) -> float | None:
    """What a bot's face tells of the deal: what it thinks, or nothing.

    While nothing is offered there is nothing to tell. If the bot is asked for a type of card its face would
    tell whether it holds one, even to who then takes the question back.
    """
    deal = table.at.deal
    assert deal is not None
    if not moves_something(table, deal) or deal.gives[side].kinds:
        return None
    return opinion(table, side)


@taste_for(MakeDeal)
def haggle(table: CosmicTable, prompt: MakeDeal, options: list[Word]) -> Scores:
    """Accept what is better than losing three ships, else lay down what is missing; give no victory away."""
    deal = table.at.deal
    assert deal is not None
    side = table.at.sides[prompt.seat]
    mine = opinion(table, side)
    if mine > 0 and ACCEPT in options:
        return [0.0 if word == ACCEPT else NEVER for word in options]
    gains = mine, gain(table, deal, 1 - side)
    return [_appeal(table, deal, side, word, *gains) for word in options]


def _appeal(table: CosmicTable, deal: Deal, side: int, word: Word, mine: float, theirs: float) -> float:
    verb, value = word
    if verb == "accept":
        return NEVER
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
    if verb in ("want", "ask"):
        wished = mine <= 0.5 and deal.gives[1 - side].count < MOST_CARDS
        return 0.5 if wished and value == _missed(table, seat, deal) else -2.5
    if verb == "show":
        return 0.7 if _is_proof(table, deal, side, value) and theirs <= 0 < mine else -3.0
    if verb.startswith(BACK):
        return 0.8 if _is_too_much(deal, side, word) and mine <= 0 else -3.0
    if verb == "give":
        return 0.6 - quality(table, seat, value) if theirs <= 0 < mine else -3.0
    if verb == "free":
        return 0.5 if theirs <= 0 else -2.0
    return -3.0


def _missed(table: CosmicTable, seat: Seat, deal: Deal) -> int:
    """The type of card that a bot lacks and asks for at first; NO_PLANET asks for any card at random."""
    if deal.exchanges:
        return NO_PLANET
    if (seat, "pacifist") in table.in_play:
        return NEGOTIATE
    return NO_PLANET if table.of_type(table.hands[seat], ATTACK) else ATTACK


def _is_proof(table: CosmicTable, deal: Deal, side: int, card: int) -> bool:
    """True for a card of the own offer that is better than the other may think."""
    return card in deal.gives[side].cards and quality(table, table.at.main(side), card) > UNKNOWN


def _is_too_much(deal: Deal, side: int, word: Word) -> bool:
    """True for something that this side would have to give."""
    verb, value = word
    offer = deal.gives[side]
    if verb == "back_card":
        return value in offer.cards
    if verb == "back_colony":
        return value == offer.colony
    return (value // ASKABLE if verb == "back_kind" else value) == side


@taste_for(GiveAskedCard)
def give_the_worst(table: CosmicTable, prompt: GiveAskedCard, options: list[int]) -> Scores:
    """Of the type that was asked for the least useful card goes."""
    return [least_useful(table, prompt.seat, card) for card in options]
