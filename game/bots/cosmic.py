"""What bots know about Cosmic Encounter: what appeals at first sight, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, TypeVar

from game.bots import cosmic_deals
from game.core.prompts import NONE, Prompt
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.card_events import CardPlayed
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events import PowerUsed
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import (
    NO_SHIPS,
    AddSuper,
    CardFromHand,
    ChooseCard,
    ChooseEncounterCard,
    ChoosePlanet,
    ChooseSeat,
    ChooseTarget,
    InviteAlly,
    JoinSide,
    PlaceShips,
    PlayCard,
    PlayReinforcement,
    ResearchTech,
    SecondEncounter,
    TakeReward,
    TakeShips,
    UsePower,
)
from game.cosmic.table import CosmicTable
from game.cosmic.totals import total

A = TypeVar("A")
Scores = list[float]
Taste = Callable[[CosmicTable, Any, list[Any]], Scores]
Some = tuple[int, int]

TASTES: dict[type[Prompt[Any]], Taste] = {}
AGAINST = -4.0  # what nobody would do on purpose
SENDING = ("ask.launch", "ask.ally_ships")
GOOD_ATTACK = 10  # an attack that often wins
MEAN_CARD = 9  # what an unknown card is taken for


def taste_for(*kinds: type[Prompt[Any]]) -> Callable[[Taste], Taste]:
    """Attach a taste to kinds of questions, and to the kinds that derive from them."""

    def attach(taste: Taste) -> Taste:
        for kind in kinds:
            TASTES[kind] = taste
        return taste

    return attach


def near_victory(table: CosmicTable, seat: Seat) -> bool:
    """One more colony, and this seat has won."""
    return table.foreign_colonies(seat) >= table.rules.colonies_to_win - 1


def quality(table: CosmicTable, seat: Seat, card: CardId) -> float:
    """What a card in hand is good for, from 0 to about 4."""
    if not table.knows(seat, card):
        return 1.0
    kind, value = table.type_of(card), table.value_of(card)
    if kind == pieces.ATTACK:
        return value / GOOD_ATTACK
    return {pieces.NEGOTIATE: 0.6, pieces.MORPH: 1.4, pieces.REINFORCEMENT: 0.8 + value / 5}.get(kind, 1.3)


@taste_for(UsePower, AddSuper)
def rather_yes(table: CosmicTable, prompt: Prompt[Any], options: list[Any]) -> Scores:
    """What a power offers is mostly good for its owner."""
    return [0.0 if option in (False, NONE) else 1.5 for option in options]


@taste_for(PlayCard)
def hurt_others(table: CosmicTable, prompt: PlayCard, options: list[int]) -> Scores:
    """Zap what others do, never what oneself does; other cards when they fit."""
    event = prompt.event
    if isinstance(event, PowerUsed | CardPlayed):
        ours = event.seat == prompt.seat or _on_my_side(table, prompt.seat, event.seat)
        return [0.0 if card == NONE else (AGAINST if ours else 0.4) for card in options]
    return [0.0 if card == NONE else 0.6 for card in options]


def _on_my_side(table: CosmicTable, seat: Seat, other: Seat) -> bool:
    if not table.encounter:
        return False
    return table.encounter.sides[seat] == table.encounter.sides[other] >= 0


@taste_for(TakeShips)
def keep_colonies(table: CosmicTable, prompt: TakeShips, options: list[Some]) -> Scores:
    """Ships go where they are needed from large colonies; the last ship of a colony stays."""
    sending = prompt.what in SENDING
    return [_taking(table, prompt.seat, some, sending) for some in options]


def _taking(table: CosmicTable, seat: Seat, some: Some, sending: bool) -> float:
    place, ships = some
    if some == NO_SHIPS:
        return 0.5
    left = table.ships_at(seat, place) - ships
    score = 0.35 * ships if sending else 0.0
    if place < 0 or place >= len(table.planets):
        return score + 1.0
    score += 0.25 * min(left, 3)
    if left == 0:
        score -= 4.0 if table.planets[place].home != seat else 1.5
        score -= 2.0 * (table.planets[place].home == seat and table.homes[seat] <= table.rules.home_colonies)
    return score


@taste_for(PlaceShips)
def strengthen(table: CosmicTable, prompt: PlaceShips, options: list[Some]) -> Scores:
    """Ships come back to colonies that are weak, foreign ones first."""
    return [
        0.3 * (table.planets[place].home != prompt.seat)
        - 0.3 * table.planets[place].ships[prompt.seat]
        + 0.2 * ships
        if 0 <= place < len(table.planets)
        else 0.0
        for place, ships in options
    ]


@taste_for(ChoosePlanet)
def weak_spots(table: CosmicTable, prompt: ChoosePlanet, options: list[int]) -> Scores:
    """A planet where there is no own colony yet, with few ships on it."""
    return [0.0 if planet == NONE else _target(table, prompt.seat, planet) for planet in options]


def _target(table: CosmicTable, seat: Seat, planet: int) -> float:
    world = table.planets[planet]
    if world.home == seat:
        return 0.3 * world.ships[seat] - 0.5
    return -3.0 * (world.ships[seat] > 0) - 0.6 * world.ships[world.home]


@taste_for(ChooseTarget)
def drive_out(table: CosmicTable, prompt: ChooseTarget, options: list[Some]) -> Scores:
    """An own planet is worth less than a foreign one, unless the power is at stake."""
    poor = table.homes[prompt.seat] <= table.rules.home_colonies
    return [
        0.0 if some == NO_SHIPS else (2.0 if some[1] == prompt.seat else 0.0) + 1.5 * poor - 0.8
        for some in options
    ]


@taste_for(ChooseSeat)
def the_leader(table: CosmicTable, prompt: ChooseSeat, options: list[int]) -> Scores:
    """Whoever is ahead and has few cards."""
    return [
        0.0 if seat == NONE else 0.6 * table.foreign_colonies(seat) - 0.1 * len(table.hands[seat])
        for seat in options
    ]


@taste_for(InviteAlly)
def safe_friends(table: CosmicTable, prompt: InviteAlly, options: list[int]) -> Scores:
    """The offense invites who would not win by it; the defense invites everybody."""
    scores = []
    for seat in options:
        if seat == NONE:
            scores.append(0.0)
        elif prompt.side == DEFENSE:
            scores.append(1.5)
        else:
            danger = near_victory(table, seat) and not near_victory(table, prompt.seat)
            scores.append(AGAINST if danger else 1.0 - 0.4 * table.foreign_colonies(seat))
    return scores


@taste_for(JoinSide)
def the_better_side(table: CosmicTable, prompt: JoinSide, options: list[int]) -> Scores:
    """A colony with the offense, cards with the defense; never a side that hands over the win."""
    seat = prompt.seat
    offense = table.at.offense
    gives_away = near_victory(table, offense) and not near_victory(table, seat)
    ships = sum(len_ > 0 for len_ in table.gate)
    ahead = table.gate[offense] - table.planets[table.at.planet].ships[table.at.defense]
    appeal = {
        NONE: 0.0,
        OFFENSE: AGAINST if gives_away else 0.8 + 0.15 * ahead + 1.5 * near_victory(table, seat),
        DEFENSE: (2.0 if gives_away else 0.2) - 0.1 * ahead - 0.05 * ships,
    }
    return [appeal[side] for side in options]


@taste_for(ChooseEncounterCard)
def by_stakes(table: CosmicTable, prompt: ChooseEncounterCard, options: list[int]) -> Scores:
    """A high card when much is at stake, a negotiate when the hand is poor."""
    seat = prompt.seat
    at = table.at
    wanted = 10.0 + 4.0 * any(near_victory(table, each) for each in at.mains)
    wanted += 3.0 * (seat == at.defense and table.homes[seat] <= table.rules.home_colonies)
    best = max((table.value_of(card) for card in options if table.type_of(card) == pieces.ATTACK), default=0)
    scores = []
    for card in options:
        kind, value = table.type_of(card), table.value_of(card)
        if kind == pieces.NEGOTIATE:
            scores.append(1.0 if best < 8 else -1.5)
        elif kind == pieces.MORPH:
            scores.append(-0.5)
        else:
            scores.append(-0.12 * abs(value - wanted) if value < wanted else -0.05 * (value - wanted))
    return scores


@taste_for(PlayReinforcement)
def only_if_it_turns_the_tide(table: CosmicTable, prompt: PlayReinforcement, options: list[Some]) -> Scores:
    """Pass when winning or lost; otherwise the least that turns it."""
    at = table.at
    side = at.sides[prompt.seat]
    sign = -1 if at.low_wins >= 0 else 1
    lead = sign * (total(table, side) - total(table, 1 - side))
    ahead = lead > 0 or (lead == 0 and side == DEFENSE)
    scores = []
    for card, on in options:
        if (card, on) == NO_SHIPS:
            scores.append(0.0)
            continue
        gain = sign * table.value_of(card) * (1 if on == side else -1)
        won = lead + gain > 0 or (lead + gain == 0 and side == DEFENSE)
        scores.append(AGAINST if ahead or gain < 0 else 3.0 - 0.1 * gain if won else -1.5)
    return scores


@taste_for(TakeReward)
def ships_or_cards(table: CosmicTable, prompt: TakeReward, options: list[int]) -> Scores:
    """Ships if many are lost, cards if the hand is small."""
    eager = 0.15 * table.warp[prompt.seat] - 0.1 * (pieces.HAND - len(table.hands[prompt.seat]))
    return [eager * ships for ships in options]


@taste_for(SecondEncounter)
def go_on(table: CosmicTable, prompt: SecondEncounter, options: list[str]) -> Scores:
    """Another encounter with cards for it, else stop."""
    cards = len(table.encounter_cards(prompt.seat))
    return [{"encounter": 0.8 * cards - 0.5, "new_tech": 0.8}.get(way, 0.0) for way in options]


@taste_for(ResearchTech)
def research(table: CosmicTable, prompt: ResearchTech, options: list[str]) -> Scores:
    """One ship now and then; completed as soon as there are enough."""
    scores = []
    for way in options:
        if way == "nothing":
            scores.append(0.0)
            continue
        word, card = way.split()
        tech = next(tech for tech in table.techs[prompt.seat] if tech.card == int(card))
        printed = pieces.TECHS[table.id_of(tech.card)]
        ready = tech.ships >= printed.research and not printed.x
        if word == "complete":
            scores.append(3.0 if ready else AGAINST)
        else:
            scores.append(-1.0 if ready or table.warp[prompt.seat] > 6 else 0.3)
    return scores


@taste_for(CardFromHand)
def part_with_the_worst(table: CosmicTable, prompt: CardFromHand, options: list[int]) -> Scores:
    return [-1.5 if card == NONE else -1.5 * quality(table, prompt.seat, card) for card in options]


@taste_for(ChooseCard)
def take_the_best(table: CosmicTable, prompt: ChooseCard, options: list[int]) -> Scores:
    return [1.0 if card == NONE else 1.5 * quality(table, prompt.seat, card) for card in options]


TASTES[MakeDeal] = cosmic_deals.haggle

COLONIES = (0.0, 0.6, 1.3, 2.1, 3.2, 6.0)  # by foreign colonies, out of five
SHIP, HOME, CARD, POWER = 0.05, 0.15, 0.05, 0.5
BEST_CARD = 0.25


class CosmicMind:
    """Taste and judgement."""

    def taste(self, table: CosmicTable, prompt: Prompt[A], options: list[A]) -> Scores:
        for kind in type(prompt).__mro__:
            if kind in TASTES:
                return TASTES[kind](table, prompt, options)
        return [0.0] * len(options)

    def worth(self, table: CosmicTable, seat: Seat) -> float:
        if table.over:
            return 1.0 / len(table.winners) if seat in table.winners else 0.0
        rivals = [standing(table, other) for other in table.others(seat)]
        lead = standing(table, seat) - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)
        return 1 / (1 + exp(-lead))

    def chapter(self, table: CosmicTable) -> int:
        return table.turn * 16 + table.number


def standing(table: CosmicTable, seat: Seat) -> float:
    """What the parts of a position add to the chances of winning."""
    colonies = table.foreign_colonies(seat) + len(COLONIES) - 1 - table.rules.colonies_to_win
    ships = table.rules.ships - table.warp[seat] - table.gone[seat]
    hand = [quality(table, seat, card) for card in table.hands[seat]]
    return (
        COLONIES[min(colonies, len(COLONIES) - 1)]
        + SHIP * ships
        + HOME * table.homes[seat]
        + CARD * min(len(hand), 10)
        + BEST_CARD * max(hand, default=0.0)
        + POWER * (not table.powerless[seat])
    )


MIND = CosmicMind()
