"""What bots know about Cosmic Encounter Duel: what appeals at first sight, and how well a seat stands."""

from __future__ import annotations

from math import exp, inf, sqrt
from typing import Any, TypeVar

from game.bots.duel.reasons import reason
from game.bots.minds import Tastes
from game.core.prompts import NONE, Prompt, Yes
from game.core.table import NOBODY, CardId, Seat
from game.duel import pieces
from game.duel.aliens.pitfall import SpringSnare
from game.duel.moments import duel_of
from game.duel.prompts import (
    ChooseEnvoy,
    ChooseOne,
    ChoosePlan,
    ChoosePlanet,
    ChooseSecondPlan,
    ChooseShips,
    ChooseTactic,
    CollectResource,
    DiscardCard,
    GiveCard,
    GuessDial,
    PlayReinforcement,
    ReadyTactic,
    RecallEnvoy,
    RevealEnvoy,
    SetDial,
    SpendTactic,
    TakeCard,
)
from game.duel.table import DuelTable, Played
from game.duel.totals import lower_wins, reinforcement_factor, rules_over, strength, symbol, tie_winner
from game.duel.verbs import allies_of

A = TypeVar("A")
Scores = list[float]

TASTES = Tastes()
taste_for = TASTES.taste_for
USUAL = 3  # ships that most people send
AGAINST = -4.0  # what nobody would do on purpose
THROWN_AWAY = -9.0  # what is not even thought about: a card that helps the other side
WORTH_A_THOUGHT = 6.0  # below the best, of a reinforcement

# How much a "yes" appeals, where it is not simply an offer.
OFFERS = {
    "ask.battering_comet": 0.0,
    "ask.cheater.accuse": 0.0,
    "ask.politician.liar": 0.0,
    "ask.preservationist.opponent": -2.0,
    "ask.turncoat": 4.0,
    "ask.twinfist": -0.5,
    "ask.worry_wart": 0.0,
}
COURSES = {"nothing": -1.5, "discard_to_3": -2.0, "1": 1.0, "worsen_1_take_2": -1.0}
STAYING = ("ask.evacuation_drill", "ask.recover_from_warp_planet")


def planets_of(table: DuelTable, seat: Seat) -> int:
    """Planets with own ships, a contested one included."""
    return sum(rules_over(planet, seat) for planet in table.planets)


def quality(table: DuelTable, seat: Seat, card: CardId) -> float:
    """What a card in hand is good for, from 0 to about 4: a high plan, or a reinforcement either way."""
    if not table.knows(seat, card):
        return 1.0
    face = table.faces[card]
    value = pieces.printed_value(face)
    return 1.0 + abs(value) / 6 if pieces.is_reinforcement(face) else sqrt(max(0, value)) / 1.6


@taste_for(Yes, SpringSnare)
def rather_yes(table: DuelTable, prompt: Yes | SpringSnare, options: list[bool]) -> Scores:
    """What a card offers is mostly good for its owner; some offers are a gamble, one is a gift."""
    question = prompt.question if isinstance(prompt, Yes) else ""
    appeal = OFFERS.get(question, 1.5)
    return [appeal if option else 0.0 for option in options]


@taste_for(ChooseOne)
def rather_something(table: DuelTable, prompt: ChooseOne, options: list[str]) -> Scores:
    return [COURSES.get(option, 0.0) for option in options]


@taste_for(ChooseShips)
def as_the_supply_allows(table: DuelTable, prompt: ChooseShips, options: list[int]) -> Scores:
    """Ships leave a planet unwillingly, and the supply if there are enough."""
    eager = -1.0 if prompt.what in STAYING else 0.15 * table.supply[prompt.seat] - 0.6
    return [eager * ships for ships in options]


@taste_for(SetDial)
def by_supply(table: DuelTable, prompt: SetDial, options: list[int]) -> Scores:
    """A quarter of the supply, and more when the planet may end the match."""
    seat = prompt.seat
    wanted = table.supply[seat] / 4
    if max(planets_of(table, 0), planets_of(table, 1)) >= pieces.PLANETS_TO_WIN - 1:
        wanted += 1
    wanted = min(max(wanted, 1.0), 3.5)
    return [-0.7 * (number - wanted) ** 2 for number in options]


@taste_for(GuessDial)
def some_number(table: DuelTable, prompt: GuessDial, options: list[int]) -> Scores:
    """A guess costs nothing; most people send two or three."""
    return [{0: AGAINST, 2: 1.0, 3: 1.0}.get(number, 0.0) for number in options]


@taste_for(ChoosePlan)
def by_stakes(table: DuelTable, prompt: ChoosePlan, options: list[int]) -> Scores:
    """A higher plan when more is at stake: for a planet, when behind, near the end."""
    values = sorted(_plan_worth(table, card) for card in options)
    wanted = _stakes(table, prompt.seat)
    if lower_wins(table, None):
        wanted = 1 - wanted
    last = max(1, len(values) - 1)
    return [-4.0 * abs(values.index(_plan_worth(table, card)) / last - wanted) for card in options]


def _plan_worth(table: DuelTable, card: CardId) -> int:
    """Reinforcements count last: they do more beside a plan."""
    face = table.faces[card]
    return pieces.printed_value(face) - 50 * pieces.is_reinforcement(face)


def _stakes(table: DuelTable, seat: Seat) -> float:
    """How high in the hand to reach, from 0 to 1."""
    mine, theirs = planets_of(table, seat), planets_of(table, 1 - seat)
    near = max(mine, theirs) >= pieces.PLANETS_TO_WIN - 1
    wanted = 0.45 if duel_of(table).contest else 0.7
    return min(1.0, wanted + 0.15 * (mine < theirs) + 0.2 * near)


@taste_for(ChooseSecondPlan)
def a_low_one_beside(table: DuelTable, prompt: ChooseSecondPlan, options: list[int]) -> Scores:
    """A second plan helps; the lowest are spared least."""
    return [0.0 if card == NONE else 2 - quality(table, prompt.seat, card) for card in options]


@taste_for(ChooseTactic)
def fire_or_shield(table: DuelTable, prompt: ChooseTactic, options: list[int]) -> Scores:
    """Fire that leaves nobody, a shield against what may come, recovering when much is spent."""
    seat = prompt.seat
    ships = table.planet(duel_of(table).planet).ships
    mine, theirs = ships[seat] or USUAL, ships[1 - seat] or USUAL  # nobody there yet: they come late
    coming = _best_fire(table, 1 - seat)
    appeal = {
        pieces.FIRE: lambda value: 0.6 * min(value, theirs) + 1.0 * (value >= theirs),
        pieces.SHIELD: lambda value: 0.5 * min(value, coming) + 0.8 * (coming - value < mine <= coming),
        pieces.RECOVER: lambda value: 0.8 * min(value, sum(table.spent[seat])) - 0.5,
    }
    return [
        0.0 if place == NONE else appeal[pieces.HALVES[place].symbol](pieces.HALVES[place].value)
        for place in options
    ]


def _best_fire(table: DuelTable, seat: Seat) -> int:
    """The strongest fire that this player could choose; spent tactics lie open."""
    ready = [half for place, half in enumerate(pieces.HALVES) if not table.spent[seat][place // 2]]
    return max((half.value for half in ready if half.symbol == pieces.FIRE), default=0)


@taste_for(ReadyTactic)
def the_best_tactic(table: DuelTable, prompt: ReadyTactic, options: list[int]) -> Scores:
    """Likes the strongest fire first."""
    return [-0.5 * tactic for tactic in options]


@taste_for(SpendTactic)
def the_least_tactic(table: DuelTable, prompt: SpendTactic, options: list[int]) -> Scores:
    return [0.5 * tactic for tactic in options]


@taste_for(PlayReinforcement)
def only_if_it_turns_the_tide(table: DuelTable, prompt: PlayReinforcement, options: list[Any]) -> Scores:
    """Pass when winning or lost; otherwise the least that turns it."""
    duel = duel_of(table)
    if not duel.revealed:  # nobody knows yet what is needed
        return [1.0 if card == NONE else 0.0 for card, _ in options]
    seat = prompt.seat
    side = -1 if lower_wins(table, None) else 1
    lead = side * (strength(table, seat) - strength(table, 1 - seat))
    ahead = lead > 0 or (lead == 0 and tie_winner(table, None) == seat)
    gains = [0 if card == NONE else side * _gain(table, seat, card, on) for card, on in options]
    return [_urge(lead, ahead, gain, gains) for gain in gains]


def _urge(lead: int, ahead: bool, gain: int, gains: list[int]) -> float:
    if gain == 0:  # to pass
        return 0.0
    if gain < 0:
        return THROWN_AWAY
    if ahead:
        return AGAINST
    if lead + gain > 0:
        return 3.0 - 0.1 * (lead + gain)  # enough, with as little to spare as possible
    return 0.5 if lead + sum(sorted(gains)[-2:]) > 0 else -2.0


def _gain(table: DuelTable, seat: Seat, card: CardId, on: Seat) -> int:
    """What a reinforcement adds to the own lead."""
    face = pieces.reinforcement(table.faces[card])
    value = face.value
    if face.full_when and ("even", "odd")[strength(table, on) % 2] != face.full_when:
        value = face.otherwise
    value *= reinforcement_factor(table, Played(card, seat, on))
    return value if on == seat else -value


@taste_for(RevealEnvoy)
def use_friends(table: DuelTable, prompt: RevealEnvoy, options: list[int]) -> Scores:
    return [0.0 if card == NONE else 1.5 for card in options]


@taste_for(ChooseEnvoy)
def make_friends(table: DuelTable, prompt: ChooseEnvoy, options: list[int]) -> Scores:
    """A neutral one if there is none yet; else spoil the opponent's friendship."""
    seat = prompt.seat
    alone = not allies_of(table, seat)
    allies = {envoy.card: envoy.ally for envoy in table.envoys}
    appeal = {NOBODY: 2.0 if alone else 0.5, seat: AGAINST, 1 - seat: 1.0}
    return [appeal[allies[card]] for card in options]


@taste_for(RecallEnvoy)
def send_away(table: DuelTable, prompt: RecallEnvoy, options: list[int]) -> Scores:
    allies = {envoy.card: envoy.ally for envoy in table.envoys}
    appeal = {NOBODY: 0.0, prompt.seat: AGAINST, 1 - prompt.seat: 2.0}
    return [appeal[allies[card]] for card in options]


@taste_for(ChoosePlanet)
def attack(table: DuelTable, prompt: ChoosePlanet, options: list[int]) -> Scores:
    """Fight for the opponent's planets rather than for the own."""
    seat = prompt.seat
    known = {planet.tile: planet for planet in table.planets}
    return [
        2.0 * rules_over(known[tile], 1 - seat) - 2.0 * rules_over(known[tile], seat)
        if tile in known
        else 0.0
        for tile in options
    ]


@taste_for(CollectResource)
def what_is_missing(table: DuelTable, prompt: CollectResource, options: list[int]) -> Scores:
    """An ally if there is none, cards if the hand is small, else reinforcements."""
    seat = prompt.seat
    appeal = {
        "blue": 0.5 if allies_of(table, seat) else 1.5,
        "red": 1.5,
        "yellow": 0.4 * (pieces.HAND_LIMIT - len(table.hands[seat])),
    }
    return [-1.0 if tile == NONE else appeal[symbol(table, tile)] for tile in options]


@taste_for(DiscardCard, GiveCard)
def part_with_the_worst(table: DuelTable, prompt: Prompt[int], options: list[int]) -> Scores:
    return [-1.5 if card == NONE else -1.5 * quality(table, prompt.seat, card) for card in options]


@taste_for(TakeCard)
def take_the_best(table: DuelTable, prompt: TakeCard, options: list[int]) -> Scores:
    return [1.0 if card == NONE else 1.5 * quality(table, prompt.seat, card) for card in options]


# Measured: the outcome of matches between novices and between captains, fitted to positions between two
# destiny cards.
PLANETS = (0.0, 0.45, 0.95, 1.75, 2.9, 5.0)  # by planets controlled
SUPPLY = (0.0, 2.6, 2.85, 3.1, 3.35, 3.55, 3.75, 3.95, 4.1, 4.2, 4.3, 4.4, 4.5)  # by ships, 12 or more
TACTICS = (0.33, 0.2, 0.15, 0.25, 0.45)  # by tactic, while it is ready
BEST_PLAN, OTHER_PLANS, REINFORCEMENTS = 0.08, 0.02, 0.025
SHIPS_OUT, ALLY, MEDAL, STRAGGLER = 0.04, 0.1, 0.6, 0.07


class DuelMind:
    """Knows what bots like at Duel and how they judge a table."""

    warmth = 1.0
    futures = 96
    faith = 0.0

    def taste(self, table: DuelTable, prompt: Prompt[A], options: list[A]) -> Scores:
        return TASTES.scores(table, prompt, options)

    naive = taste

    def doubt(self, prompt: Prompt[A]) -> float:
        return WORTH_A_THOUGHT if isinstance(prompt, PlayReinforcement) else inf

    def worth(self, table: DuelTable, seat: Seat) -> float:
        if table.over:
            return 0.5 if len(table.winners) != 1 else float(seat in table.winners)
        return 1 / (1 + exp(-(_standing(table, seat) - _standing(table, 1 - seat))))

    def reason(self, table: DuelTable, prompt: Prompt[A], answer: A) -> str:
        return reason(table, prompt, answer)

    def chapter(self, table: DuelTable) -> int:
        return table.past[-1] if table.past else NONE


def _standing(table: DuelTable, seat: Seat) -> float:
    """What the parts of a position add to the chances of winning."""
    return (
        PLANETS[min(_planets_towards_victory(table, seat), pieces.PLANETS_TO_WIN)]
        + SUPPLY[min(table.supply[seat], len(SUPPLY) - 1)]
        + SHIPS_OUT * sum(planet.ships[seat] for planet in table.planets)
        + _hand_worth(table, table.hands[seat] + table.under[seat])
        + sum(worth for worth, spent in zip(TACTICS, table.spent[seat], strict=True) if not spent)
        + ALLY * len(allies_of(table, seat))
        + MEDAL * table.medals[seat]
        + STRAGGLER * (table.straggler == seat)
    )


def _planets_towards_victory(table: DuelTable, seat: Seat) -> int:
    """The Lamplighter needs one less, if they show all symbols."""
    planets = planets_of(table, seat)
    if table.aliens[seat] != "lamplighter":
        return planets
    shown = [symbol(table, planet.tile) for planet in table.planets if rules_over(planet, seat)]
    return planets + all(wanted in shown for wanted in pieces.SYMBOLS)


def _hand_worth(table: DuelTable, hand: list[CardId]) -> float:
    """The best plan counts most; a reinforcement counts by its number, up or down."""
    faces = [table.faces[card] for card in hand]
    plans = [sqrt(max(0, pieces.printed_value(face))) for face in faces if not pieces.is_reinforcement(face)]
    beside = sum(abs(pieces.printed_value(face)) for face in faces if pieces.is_reinforcement(face))
    best = max(plans, default=0.0)
    return BEST_PLAN * best + OTHER_PLANS * (sum(plans) - best) + REINFORCEMENTS * beside


MIND = DuelMind()
