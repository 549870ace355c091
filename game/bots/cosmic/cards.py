"""Cards: which encounter card bots play, which cards they take, keep, give and throw away."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.bots.cosmic.fights import Sight, chance, edge, hopes, is_fight, margin, supports
from game.bots.cosmic.standing import Change, Outlook, quality, winners
from game.bots.cosmic.tastes import KEEN, Scores, Some, taste_for
from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.aliens.chosen import KeepDrawnCard, PickDrawnCard
from game.cosmic.aliens.fodder import ThrowInAttack
from game.cosmic.aliens.hate import MatchDiscard
from game.cosmic.parts import DEFENSE, NO_CARD, OFFENSE
from game.cosmic.phases.opening import ChooseHoard
from game.cosmic.prompts import (
    NO_SHIPS,
    CardFromHand,
    ChooseEncounterCard,
    PlayReinforcement,
    SecondEncounter,
)
from game.cosmic.table import CosmicTable

TALKS = -1  # stands for a negotiate among the values of attacks
# What an unknown opponent may play, and how often.
USUAL = ((TALKS, 0.2), (6, 0.2), (8, 0.2), (10, 0.15), (14, 0.15), (22, 0.1))
SHARP = 2.0  # how surely the higher total wins once both cards are imagined
SPARE = 0.45  # what it costs to spend a card, by its quality
COMPENSATION = 0.018  # what a card taken from the winner is worth, in shares of the victory
TALK = 0.7  # how often two who negotiate come to a deal

RUBBISH = 0.65  # cards below this quality are better replaced
SHIPS_OF_HATE = 2.4  # what it is worth to keep three ships of the Hate's choice


class Stakes(NamedTuple):
    """What a seat may expect if it wins, loses or makes a deal, and what both sides have besides cards."""

    won: float
    lost: float
    deal: float
    supports: tuple[float, float]


def foreseen(table: CosmicTable, seat: Seat) -> list[tuple[int, float]]:
    """The cards that the opponent may show, as far as this seat knows: values and how likely they are."""
    at = table.at
    opponent = at.opponent(seat)
    laid = at.cards[at.sides[opponent]]
    if laid != NO_CARD and table.knows(seat, laid):
        return [(face_value(table, laid), 1.0)]
    held = table.playable(opponent)
    if not held or not all(table.knows(seat, card) for card in held):
        return list(USUAL)
    cards = [card for card in held if pieces.IS_ENCOUNTER[table.faces[card]]]
    best = max((face_value(table, card) for card in cards), default=0)
    weights = [(face_value(table, card), 3.0 if face_value(table, card) == best else 1.0) for card in cards]
    whole = sum(weight for _, weight in weights) or 1.0
    return [(value, weight / whole) for value, weight in weights] or list(USUAL)


def face_value(table: CosmicTable, card: CardId) -> int:
    """An attack's value, or that it is a negotiate; the morph is about an average attack."""
    kind = table.type_of(card)
    if kind == pieces.NEGOTIATE:
        return TALKS
    return table.value_of(card) if kind == pieces.ATTACK else 9


@taste_for(ChooseEncounterCard)
def by_stakes(table: CosmicTable, prompt: ChooseEncounterCard, options: list[int]) -> Scores:
    """The card that does most against what the opponent may show, without wasting a good one."""
    seat = prompt.seat
    won, lost = hopes(table, seat)
    if table.at.sides[seat] != OFFENSE:
        won, lost = lost, won
    stakes = Stakes(won, lost, deal_prospect(table, seat), supports(table, table.at.sides[seat]))
    likely = foreseen(table, seat)
    worth = {}
    for value in sorted({face_value(table, card) for card in options}):
        worth[value] = sum(share * _meeting(table, seat, value, theirs, stakes) for theirs, share in likely)
    return [KEEN * worth[face_value(table, card)] - SPARE * quality(table, seat, card) for card in options]


def _meeting(table: CosmicTable, seat: Seat, mine: int, theirs: int, stakes: Stakes) -> float:
    """What a seat may expect of the match if these two cards meet."""
    at = table.at
    if mine == TALKS:
        if theirs == TALKS:
            return stakes.deal
        ships = table.ships_in_encounter(seat)
        pacifist = (seat, "pacifist") in table.in_play
        return stakes.won if pacifist else stakes.lost + COMPENSATION * min(ships, 4)
    if theirs == TALKS:
        opponent = at.opponent(seat)
        foreign = table.ships_in_encounter(opponent)
        pacifist = (opponent, "pacifist") in table.in_play
        return stakes.lost if pacifist else stakes.won - COMPENSATION * min(foreign, 4)
    likely = chance(margin(table, at.sides[seat], mine, theirs, stakes.supports), SHARP)
    return likely * stakes.won + (1 - likely) * stakes.lost


def deal_prospect(table: CosmicTable, seat: Seat) -> float:
    """What two negotiates promise: often a colony for each, sometimes lost ships."""
    swap, fail = Change.none(table.seats), Change.none(table.seats)
    for main in table.at.mains:
        swap.colonies[main] += 1
        fail.ships[main] -= pieces.FAILED_DEAL
    swap.ticks = 1
    share = Outlook(table).share
    agreed = share(seat, swap if not winners(table, swap) else None)
    return TALK * agreed + (1 - TALK) * share(seat, fail)


@taste_for(PlayReinforcement)
def only_if_it_turns_the_tide(table: CosmicTable, prompt: PlayReinforcement, options: list[Some]) -> Scores:
    """Pass when it is won or lost; otherwise the least that turns it."""
    sight = Sight(table, prompt.seat)
    won, lost = sight.hopes()
    wished = OFFENSE if won > lost else DEFENSE
    stake = min(3.0, KEEN * abs(won - lost))
    leads = [0.0 if some == NO_SHIPS else sight.raised(some[1], table.value_of(some[0])) for some in options]
    ahead = [lead if wished == OFFENSE else -lead for lead in leads]
    now = sight.ahead if wished == OFFENSE else -sight.ahead
    together = now + sum(max(0.0, after - now) for after in ahead[1:])
    return [
        0.0 if some == NO_SHIPS else _urge(now, after, together, stake)
        for some, after in zip(options, ahead, strict=True)
    ]


def _urge(now: float, after: float, together: float, stake: float) -> float:
    """How gladly a reinforcement is played that moves the lead from here to there."""
    if now > 0 or after <= now:
        return -4.0
    if after > 0:
        return 1.5 * stake - 0.1 * after - 0.8  # enough, with as little to spare as possible
    return 0.3 if together > 0 else -2.0


def least_useful(table: CosmicTable, seat: Seat, card: CardId) -> float:
    """The least useful card goes first."""
    return -1.5 * quality(table, seat, card)


def most_useful(table: CosmicTable, seat: Seat, card: CardId) -> float:
    """The best card comes into safety first."""
    return 1.0 + 1.5 * quality(table, seat, card)


def worth_exchanging(table: CosmicTable, seat: Seat, card: CardId) -> float:
    """Only rubbish is thrown away for new cards."""
    return 3.0 * (RUBBISH - quality(table, seat, card))


def worth_building(table: CosmicTable, seat: Seat, card: CardId) -> float:
    """A citadel from a middling attack, if there are others."""
    spare = len(table.encounter_cards(seat)) - 3
    return 0.3 * spare - 0.15 * abs(table.value_of(card) - 8) if spare > 0 else -2.0


# By the sentence that asks: how gladly a card leaves the hand; to keep them all is worth nothing.
LEAVING: dict[str, Callable[[CosmicTable, Seat, CardId], float]] = {
    "ask.citadel_build": worth_building,
    "ask.enigma_discard": worth_exchanging,
    "ask.hacker_pay": least_useful,
    "ask.hacker_return": least_useful,
    "ask.hate_card": least_useful,
    "ask.miser_safe": most_useful,
    "ask.mutant_discard": worth_exchanging,
    "ask.philanthropist_gift": least_useful,
    "ask.plague_card": least_useful,
    "ask.quark_battery": most_useful,
    "ask.trader_return": least_useful,
    "ask.vulch_hand_over": least_useful,
}


@taste_for(CardFromHand)
def part_with_the_worst(table: CosmicTable, prompt: CardFromHand, options: list[int]) -> Scores:
    """The least useful card goes, the best ones are put in safety."""
    leaving = LEAVING[prompt.what]
    return [0.0 if card == NONE else leaving(table, prompt.seat, card) for card in options]


@taste_for(MatchDiscard)
def cards_or_ships(table: CosmicTable, prompt: MatchDiscard, options: list[int]) -> Scores:
    """A poor card rather than ships, but not the best one."""
    return [-SHIPS_OF_HATE if card == NONE else -1.5 * quality(table, prompt.seat, card) for card in options]


@taste_for(KeepDrawnCard)
def keep_everything(table: CosmicTable, prompt: KeepDrawnCard, options: list[int]) -> Scores:
    return [0.0 if card == NONE else 1.0 + quality(table, prompt.seat, card) for card in options]


@taste_for(PickDrawnCard)
def answered_prayer(table: CosmicTable, prompt: PickDrawnCard, options: list[int]) -> Scores:
    """A card that turns the encounter, or none if it is won already."""
    seat = prompt.seat
    at = table.at
    side = at.sides[seat]
    won, lost = hopes(table, seat)
    if side != OFFENSE:
        won, lost = lost, won
    theirs = at.values[1 - side] if at.types[1 - side] == pieces.ATTACK else TALKS
    mine = at.values[side] if at.types[side] == pieces.ATTACK else TALKS
    stakes = Stakes(won, lost, deal_prospect(table, seat), supports(table, side))
    now = KEEN * _meeting(table, seat, mine, theirs, stakes)
    scores = []
    for card in options:
        value = NONE if card == NONE else face_value(table, card)
        if card != NONE and value >= 0 and mine >= 0:
            value += mine  # two attacks are added
        meeting = now if card == NONE else KEEN * _meeting(table, seat, value, theirs, stakes)
        scores.append(meeting)
    return scores


@taste_for(ThrowInAttack)
def the_least_that_wins(table: CosmicTable, prompt: ThrowInAttack, options: list[int]) -> Scores:
    """Attacks are thrown in while it turns the tide, low ones first."""
    seat = prompt.seat
    side = table.at.sides[seat]
    behind = -edge(table, seat) if side == OFFENSE else edge(table, seat)
    if behind < 0:
        return [1.0 if card == NONE else -1.0 for card in options]
    rest = sum(table.value_of(card) for card in options if card != NONE)
    hope = 2.0 if rest > behind else -2.0
    return [0.0 if card == NONE else hope + 0.05 * min(table.value_of(card), behind + 1) for card in options]


@taste_for(ChooseHoard)
def the_better_hand_in_safety(table: CosmicTable, prompt: ChooseHoard, options: list[bool]) -> Scores:
    """What lies in the hoard nobody can take."""
    seat = prompt.seat
    hand, hoard = (
        sum(quality(table, seat, card) for card in zone) for zone in (table.hands[seat], table.hoards[seat])
    )
    return [0.3 * (hand - hoard) if swapped else 0.0 for swapped in options]


@taste_for(SecondEncounter)
def go_on(table: CosmicTable, prompt: SecondEncounter, options: list[str]) -> Scores:
    """Another encounter with cards for it; a tech if the hand is poor; else the end of the turn."""
    cards = table.encounter_cards(prompt.seat)
    best = max((quality(table, prompt.seat, card) for card in cards), default=0.0)
    appeal = {"encounter": 0.5 * len(cards) + best - 0.8, "new_tech": 0.8}
    return [appeal.get(way, 0.0) for way in options]


def hand_worth(table: CosmicTable, viewer: Seat, seat: Seat) -> float:
    """What a hand is worth to somebody who knows so much of it."""
    return sum(quality(table, viewer, card) for card in table.hands[seat])


def is_lost(table: CosmicTable, seat: Seat) -> bool:
    """True if two open attacks say that the own side loses."""
    at = table.at
    if not is_fight(at):
        return False
    ahead = edge(table, seat)
    return ahead < 0 if at.sides[seat] == OFFENSE else ahead > 0
