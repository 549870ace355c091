"""What single cards of Firestorm are worth as they are printed, in points."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.bots.firestorm.fights import Unit
from game.firestorm import pieces
from game.firestorm.cards.grammar import Ability
from game.firestorm.pieces import YIELDS

KEYWORDS = {"tractor_beam": 0.8, "locator_2": 0.6, "kamikaze": 0.7, "formation_flight": 0.5}
ATTACK, DEFENSE, CARGO = 0.62, 0.52, 0.3  # of a ship, in points


@lru_cache(maxsize=1 << 13)
def printed_unit(face: int, damage: int, harvests: float) -> Unit:
    """A ship or planet that nothing changes."""
    facts = pieces.CARDS[face]
    attack, defense = facts.attack, facts.defense
    if pieces.IS_PLANET[face]:
        return Unit(max(0, attack), defense - damage, bare_planet_worth(face, harvests))
    worth = fighting_worth(face, max(0, attack), max(0, defense), facts.keywords, idle=False)
    return Unit(max(0, attack), defense - damage, worth)


def fighting_worth(face: int, attack: int, defense: int, words: Iterable[str], *, idle: bool) -> float:
    """What a ship of this strength is worth."""
    known = sum(KEYWORDS.get(word, 0.4) for word in words)
    others = 0.6 * len(pieces.USES[face]) + 0.8 * len(pieces.AURAS[face])
    strength = ATTACK * attack + DEFENSE * defense + CARGO * pieces.CARDS[face].cargo
    return max(0.3, strength + known + others - idle)


def bare_planet_worth(face: int, harvests: float) -> float:
    """What its owner loses with a planet on which nothing lies, victory points aside."""
    best = max((tp + ep for tp, ep in YIELDS[face]), default=0)
    return best * harvests * 0.8 + 0.6 * len(pieces.AURAS[face]) + 0.4


RULES = {
    "extra_resource_draw": 4.0,
    "hand_limit_change": 1.0,
    "cannot_attack": 4.0,
    "cannot_defend": 0.0,
    "may_play_color": 0.5,
    "no_combat_hand": 1.0,
    "may_attack_now": 1.0,
    "cannot_be_located": 0.4,
    "min_blockers": 1.0,
    "enters_active": 0.3,
}
STATIC = 0.55  # a point of attack or defense that stays
WIDELY = 3.0  # ships or planets that a card for all of them helps, about
TRIGGER, ABILITY, AGAIN, CHANGE, RISING = 3.0, 2.6, 2.0, 0.2, 3.5


def gear_face_worth(face: int, harvests: float) -> float:
    """What an accessory is worth on a card that it fits."""
    facts = pieces.CARDS[face]
    worth = 0.3
    for row in pieces.STANDING[face]:
        if row.do.do == "modify":
            worth += STATIC * (row.do.attack + row.do.defense)
        elif row.do.do == "grant":
            worth += sum(KEYWORDS.get(word, 0.4) for word in row.do.keywords)
        elif row.do.do == "damage_reduction":
            worth += 0.9
        elif row.do.do == "cost_change":
            worth += 0.35 * harvests
        else:
            worth += RULES.get(row.do.rule or "", 0.3)
    if YIELDS[face]:
        most = max(tp + ep for tp, ep in YIELDS[face])
        return worth + (0.55 * harvests * (most - 1) if most > 1 else 0.5)
    return worth + sum(1.0 for ability in facts.abilities if ability.kind != "permanent")


def lasting_worth(face: int) -> float:
    """What a phenomenon or alien-tec in play is worth."""
    facts = pieces.CARDS[face]
    worth, used = 0.5, False
    for ability in facts.abilities:
        if ability.kind == "trigger":
            worth += TRIGGER
        elif ability.kind != "permanent" and changes_money(ability):
            worth += CHANGE
        elif ability.kind != "permanent":
            worth += AGAIN if used else ABILITY
            used = True
    for row in pieces.AURAS[face]:
        if row.do.do == "modify":
            strength = STATIC * (row.do.attack + row.do.defense)
            worth += strength * (1.0 if isinstance(row.do.who, str) else WIDELY)
        elif row.do.do == "cost_change":
            worth += RISING
        else:
            worth += RULES.get(row.do.rule or "", 0.5)
    return worth


def changes_money(ability: Ability) -> bool:
    """Points are paid for other points."""
    return all(do.do == "gain_points" for do in ability.effects) and any(cost.pay for cost in ability.costs)


def hand_worth(face: int, harvests: float) -> float:
    """What a card is worth in the hand, before it is paid for."""
    if face >= pieces.BLANK:
        return 1.2
    facts = pieces.CARDS[face]
    if facts.type in pieces.SHIPS:
        return 0.8 + 0.25 * (ATTACK * facts.attack + DEFENSE * facts.defense + 0.4 * len(facts.keywords))
    if facts.type in pieces.GEAR:
        return 0.4 + 0.35 * gear_face_worth(face, harvests)
    if facts.type in pieces.LASTING:
        return 0.4 + 0.3 * lasting_worth(face)
    return 1.3 if facts.type == "interrupt" else 1.2
