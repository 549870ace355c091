"""How each event of Firestorm is shown: the time it takes, its sound, how long its picture stays."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Seat
from game.firestorm.events.cards import (
    CardsDestroyed,
    Discarded,
    DiscardedAtRandom,
    ReturnedToHand,
    Sacrificed,
    WentAway,
)
from game.firestorm.events.combat import Beamed, CounterShot, LeftCombat, Silenced
from game.firestorm.events.common import Deactivated, PlayerLeft, StonesChanged, VictoryPoints
from game.firestorm.events.stack import DamageLanded
from game.firestorm.parts import NOWHERE
from game.firestorm.pieces import owner_of
from scenes.table.stage.director import EventCue

# By the event's name; a test demands a line for every event there is.
MOVES: dict[str, EventCue] = {
    # the order of play
    "TurnBegan": EventCue("count", "tick", "banner"),
    "PhaseEntered": EventCue("count", "tick"),
    "PhaseBegan": EventCue(),
    "Planned": EventCue(),
    "SkippedTo": EventCue(),
    "StakeShown": EventCue("flip", "flip", "banner"),
    "LastTurnDeclared": EventCue("count", "reveal", "banner"),
    "PlayerLeft": EventCue("move", "lose_duel", "banner"),
    "MatchWon": EventCue("count", "win_game", "banner"),
    "ShieldsLowered": EventCue("count", "tick"),
    "ShieldGiven": EventCue("count", "lock", "pause"),
    "PrecedenceRolled": EventCue("count", "dice_hit"),
    # points and stones
    "Deactivated": EventCue("move", "card_flick"),
    "Reactivated": EventCue("move", "card_slide"),
    "EffectsEnded": EventCue(),
    "PoolsEmptied": EventCue("count"),
    "Regenerated": EventCue("count", "tick"),
    "PointsGained": EventCue("count", "coin"),
    "StonesChanged": EventCue("count", "coin", "pause"),
    "VictoryPoints": EventCue("count", "win_duel", "pause"),
    "PlanetsGivenUp": EventCue(),
    # cards
    "ResourcesDrawn": EventCue("move", "card_slide"),
    "PlanetDrawn": EventCue("move", "card_slide", "pause"),
    "PlanetRejected": EventCue("move", "card_flick", "pause"),
    "PlanetSunk": EventCue("move", "card_slide"),
    "CardAnnounced": EventCue("flip", "card_place", "pause"),
    "CardSpent": EventCue("move", "card_flick"),
    "CardEntered": EventCue("move", "card_place", "pause"),
    "BondMade": EventCue("count", "lock"),
    "CardsDestroyed": EventCue("move", "ship_lost", "pause"),
    "Buried": EventCue("move", "card_flick"),
    "ReturnedToHand": EventCue("move", "card_slide", "pause"),
    "Sacrificed": EventCue("move", "ship_lost", "pause"),
    "Moved": EventCue("move", "card_slide"),
    "WentAway": EventCue("move", "warp", "pause"),
    "CameBack": EventCue("move", "warp", "pause"),
    "Docked": EventCue("move", "ship_place", "pause"),
    "PutUnder": EventCue("move", "card_slide"),
    "CountersAdded": EventCue("count", "coin", "pause"),
    "EffectBegan": EventCue("count", "tick"),
    "Revealed": EventCue("flip", "flip", "pause"),
    "DeckShuffled": EventCue("move", "shuffle"),
    "Discarded": EventCue("move", "card_flick"),
    "DiscardedAtRandom": EventCue("move", "card_flick", "pause"),
    "AbilityUsed": EventCue(),
    # the stack
    "Stacked": EventCue("count", "card_place"),
    "Unstacked": EventCue("count"),
    "Aimed": EventCue("count", "tick", "pause"),
    "KindChanged": EventCue("count"),
    "DieRolled": EventCue("count", "dice_hit", "pause"),
    "DamageSet": EventCue("count", "lock"),
    "DamageMoved": EventCue("count", "whoosh", "pause"),
    "DamageLanded": EventCue("count", "knock", "pause"),
    "FateSettled": EventCue(),
    "MomentOver": EventCue(),
    "GearDeclined": EventCue(),
    "TriggersSet": EventCue(),
    "OfferMade": EventCue(),
    "OfferOver": EventCue(),
    # combat
    "AttackDeclared": EventCue("ships", "reveal", "banner"),
    "AttackRedirected": EventCue("ships", "whoosh", "pause"),
    "DefenderNamed": EventCue("count", "tick"),
    "LeftCombat": EventCue("ships", "whoosh", "pause"),
    "GearArranged": EventCue("move", "shuffle"),
    "ShipsLaid": EventCue("ships", "card_place", "pause"),
    "DefendersDeclared": EventCue("ships", "ship_place", "pause"),
    "ShipsUncovered": EventCue("flip", "flip", "pause"),
    "GearRevealed": EventCue("flip", "flip", "pause"),
    "Assigned": EventCue("ships", "ship_place", "pause"),
    "AdvanceDeclared": EventCue("ships", "whoosh", "pause"),
    "Advanced": EventCue("ships", "whoosh"),
    "SpecialPrepared": EventCue("count", "envoy", "pause"),
    "SpecialPassed": EventCue(),
    "Silenced": EventCue("count", "knock", "pause"),
    "CounterShot": EventCue("count", "knock", "pause"),
    "Beamed": EventCue("count", "envoy", "pause"),
    "GroupFought": EventCue("count", "knock"),
    "PlanetTaken": EventCue(),
    "CombatEnded": EventCue("ships", "card_slide", "pause"),
}
OTHER = EventCue("move", "tick")


def cue_of(event: Event, seat: Seat) -> EventCue:
    """How an event is shown to a seat; what hurts it stays longer (docs/ux 4.14)."""
    move = MOVES.get(type(event).__name__, OTHER)
    return move._replace(hold="harm") if hurts(event, seat) else move


def hurts(event: Event, seat: Seat) -> bool:
    """True if a seat loses something; what its own card does to it, it has known before."""
    if isinstance(event, CardsDestroyed | DiscardedAtRandom):
        return any(owner_of(card) == seat for card in event.cards)
    if isinstance(event, Discarded | Deactivated):
        return _by_another(event.by, seat) and any(owner_of(card) == seat for card in event.cards)
    if isinstance(event, ReturnedToHand | WentAway | Sacrificed):
        return _by_another(event.by, seat) and owner_of(event.card) == seat
    if isinstance(event, LeftCombat):
        return _by_another(event.by, seat) and any(owner_of(ship) == seat for ship in event.ships)
    if isinstance(event, CounterShot | Beamed):
        return owner_of(event.ship) == seat
    if isinstance(event, Silenced):
        return any(owner_of(ship) == seat for ship in event.ships)
    if isinstance(event, DamageLanded):
        pairs = zip(event.cards, event.amounts, strict=True)
        return any(owner_of(card) == seat and amount for card, amount in pairs)
    if isinstance(event, VictoryPoints):
        return (event.change < 0) == (event.seat == seat)
    if isinstance(event, StonesChanged):
        return event.seat == seat and event.change < 0 and _by_another(event.by, seat)
    return isinstance(event, PlayerLeft) and event.seat == seat


def _by_another(card: int, seat: Seat) -> bool:
    """A card of somebody else does it."""
    return card != NOWHERE and owner_of(card) != seat
