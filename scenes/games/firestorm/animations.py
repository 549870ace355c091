"""How each event of Firestorm is shown: the time it takes, its sound, how long its picture stays."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Seat
from game.firestorm.events.cards import CardsDestroyed, Discarded, DiscardedAtRandom
from game.firestorm.events.common import Deactivated, PlayerLeft, StonesChanged, VictoryPoints
from game.firestorm.events.stack import DamageLanded
from game.firestorm.pieces import BLOCK
from scenes.table.stage.director import Move

# By the event's name; a test demands a line for every event there is.
MOVES: dict[str, Move] = {
    # the order of play
    "TurnBegan": Move("count", "tick", "banner"),
    "PhaseEntered": Move("count", "tick"),
    "PhaseBegan": Move(),
    "Planned": Move(),
    "SkippedTo": Move(),
    "StakeShown": Move("flip", "flip", "banner"),
    "LastTurnDeclared": Move("count", "reveal", "banner"),
    "PlayerLeft": Move("move", "lose_duel", "banner"),
    "MatchWon": Move("count", "win_game", "banner"),
    "ShieldsLowered": Move("count", "tick"),
    "ShieldGiven": Move("count", "lock", "pause"),
    "PrecedenceRolled": Move("count", "dice_hit"),
    # points and stones
    "Deactivated": Move("move", "card_flick"),
    "Reactivated": Move("move", "card_slide"),
    "EffectsEnded": Move(),
    "PoolsEmptied": Move("count"),
    "Regenerated": Move("count", "tick"),
    "PointsGained": Move("count", "coin"),
    "StonesChanged": Move("count", "coin", "pause"),
    "VictoryPoints": Move("count", "win_duel", "pause"),
    "PlanetsGivenUp": Move(),
    # cards
    "ResourcesDrawn": Move("move", "card_slide"),
    "PlanetDrawn": Move("move", "card_slide", "pause"),
    "PlanetRejected": Move("move", "card_flick", "pause"),
    "PlanetSunk": Move("move", "card_slide"),
    "CardAnnounced": Move("flip", "card_place", "pause"),
    "CardSpent": Move("move", "card_flick"),
    "CardEntered": Move("move", "card_place", "pause"),
    "BondMade": Move("count", "lock"),
    "CardsDestroyed": Move("move", "ship_lost", "pause"),
    "Buried": Move("move", "card_flick"),
    "ReturnedToHand": Move("move", "card_slide", "pause"),
    "Sacrificed": Move("move", "ship_lost", "pause"),
    "Moved": Move("move", "card_slide"),
    "WentAway": Move("move", "warp", "pause"),
    "CameBack": Move("move", "warp", "pause"),
    "Docked": Move("move", "ship_place", "pause"),
    "PutUnder": Move("move", "card_slide"),
    "CountersAdded": Move("count", "coin", "pause"),
    "EffectBegan": Move("count", "tick"),
    "Revealed": Move("flip", "flip", "pause"),
    "DeckShuffled": Move("move", "shuffle"),
    "Discarded": Move("move", "card_flick"),
    "DiscardedAtRandom": Move("move", "card_flick", "pause"),
    "AbilityUsed": Move(),
    # the stack
    "Stacked": Move("count", "card_place"),
    "Unstacked": Move("count"),
    "Aimed": Move("count", "tick", "pause"),
    "KindChanged": Move("count"),
    "DieRolled": Move("count", "dice_hit", "pause"),
    "DamageSet": Move("count", "lock"),
    "DamageMoved": Move("count", "whoosh", "pause"),
    "DamageLanded": Move("count", "knock", "pause"),
    "FateSettled": Move(),
    "MomentOver": Move(),
    "GearDeclined": Move(),
    "TriggersSet": Move(),
    "OfferMade": Move(),
    "OfferOver": Move(),
    # combat
    "AttackDeclared": Move("ships", "reveal", "banner"),
    "AttackRedirected": Move("ships", "whoosh", "pause"),
    "DefenderNamed": Move("count", "tick"),
    "LeftCombat": Move("ships", "whoosh", "pause"),
    "GearArranged": Move("move", "shuffle"),
    "ShipsLaid": Move("ships", "card_place", "pause"),
    "DefendersDeclared": Move("ships", "ship_place", "pause"),
    "ShipsUncovered": Move("flip", "flip", "pause"),
    "GearRevealed": Move("flip", "flip", "pause"),
    "Assigned": Move("ships", "ship_place", "pause"),
    "AdvanceDeclared": Move("ships", "whoosh", "pause"),
    "Advanced": Move("ships", "whoosh"),
    "SpecialPrepared": Move("count", "envoy", "pause"),
    "SpecialPassed": Move(),
    "Silenced": Move("count", "knock", "pause"),
    "CounterShot": Move("count", "knock", "pause"),
    "Beamed": Move("count", "envoy", "pause"),
    "GroupFought": Move("count", "knock"),
    "PlanetTaken": Move(),
    "CombatEnded": Move("ships", "card_slide", "pause"),
}
OTHER = Move("move", "tick")


def move_of(event: Event, seat: Seat) -> Move:
    """How an event is shown to a seat; what hurts it stays longer (docs/ux 4.14)."""
    move = MOVES.get(type(event).__name__, OTHER)
    return move._replace(hold="harm") if hurts(event, seat) else move


def hurts(event: Event, seat: Seat) -> bool:
    """True if a seat loses something."""
    if isinstance(event, CardsDestroyed | Discarded | DiscardedAtRandom):
        return any(card // BLOCK == seat for card in event.cards)
    if isinstance(event, DamageLanded):
        pairs = zip(event.cards, event.amounts, strict=True)
        return any(card // BLOCK == seat and amount for card, amount in pairs)
    if isinstance(event, VictoryPoints):
        return (event.change < 0) == (event.seat == seat)
    if isinstance(event, StonesChanged):
        return event.seat == seat and event.change < 0 and event.why == "lost"
    if isinstance(event, Deactivated):
        return False
    return isinstance(event, PlayerLeft) and event.seat == seat
