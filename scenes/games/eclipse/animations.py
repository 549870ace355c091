"""How each event of Eclipse is shown: the time it takes, its sound, how long its picture stays."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import NOBODY, Seat
from game.eclipse.battle_events import DiceAssigned
from game.eclipse.events import DiscLifted
from game.eclipse.pieces import party_of
from scenes.table.stage.director import EventCue

# By the event's name; a test demands a line for every event there is.
MOVES: dict[str, EventCue] = {
    # the order of play
    "SpeciesChosen": EventCue("move", "card_place", "pause"),
    "RoundBegan": EventCue("count", "tick", "banner"),
    "TurnOpened": EventCue("count", "tick"),
    "ActionTaken": EventCue("move", "coin", "pause"),
    "PlayerPassed": EventCue("count", "tick", "pause"),
    "Collapsed": EventCue("ships", "ship_lost", "banner"),
    "GameWon": EventCue("count", "win_game", "banner"),
    "PhaseBegan": EventCue(),
    "Planned": EventCue(),
    "SkippedTo": EventCue(),
    # player boards
    "Stored": EventCue("count", "coin"),
    "Paid": EventCue("count", "coin"),
    "Traded": EventCue("count", "coin"),
    "PopulationPlaced": EventCue("move", "card_place"),
    "PopulationReturned": EventCue("move", "card_slide"),
    "PopulationKilled": EventCue("move", "ship_lost", "pause"),
    "PopulationRevived": EventCue("move", "card_slide"),
    "ColonyShipTurned": EventCue("count", "flip"),
    "DiscPlaced": EventCue("move", "card_place", "pause"),
    "DiscLifted": EventCue("move", "card_slide"),
    "DiscsGained": EventCue("count", "coin"),
    "TechTaken": EventCue("move", "card_slide", "pause"),
    "TechsDrawn": EventCue("move", "shuffle"),
    "UpkeepPaid": EventCue("count", "coin"),
    "Produced": EventCue("count", "coin"),
    "BoardCleared": EventCue("move", "card_slide"),
    # the map
    "SectorTurned": EventCue("flip", "flip", "pause"),
    "SectorPlaced": EventCue("move", "card_place", "pause"),
    "SectorThrown": EventCue("move", "card_flick"),
    "StackRemade": EventCue("move", "shuffle"),
    "DiscoveryTaken": EventCue("flip", "reveal", "pause"),
    "DiscoveryKept": EventCue("move", "card_slide"),
    "DiscoveryUsed": EventCue("count", "envoy", "pause"),
    "PartStored": EventCue("move", "card_slide"),
    "PartFitted": EventCue("move", "card_place"),
    "PartRemoved": EventCue("move", "card_slide"),
    "ShipBuilt": EventCue("ships", "ship_place"),
    "StructureBuilt": EventCue("ships", "ship_place"),
    "ShipMoved": EventCue("ships", "whoosh"),
    # diplomacy
    "RelationsProposed": EventCue("count", "envoy", "pause"),
    "RelationsDeclined": EventCue("count", "knock", "pause"),
    "AmbassadorSent": EventCue("count", "envoy"),
    "AmbassadorReturned": EventCue("count", "knock"),
    "TraitorNamed": EventCue("count", "knock", "banner"),
    "ReputationDrawn": EventCue("move", "card_slide"),
    "ReputationKept": EventCue("move", "card_place"),
    "ReputationReturned": EventCue("move", "shuffle"),
    # battles
    "SectorFought": EventCue("count", "reveal", "pause"),
    "BattleBegan": EventCue("count", "reveal", "pause"),
    "EngagementBegan": EventCue("count", "tick"),
    "Activated": EventCue("count", "tick"),
    "DiceRolled": EventCue("count", "shuffle", "pause"),
    "DiceAssigned": EventCue("count", "knock", "pause"),
    "DiceMissed": EventCue("count", "tick"),
    "KillCounted": EventCue("count", "coin"),
    "RetreatBegan": EventCue("count", "whoosh", "pause"),
    "Retreated": EventCue("ships", "whoosh"),
    "AllRetreated": EventCue("count", "tick"),
    "ShipsScrapped": EventCue("ships", "ship_lost", "pause"),
    "BattleEnded": EventCue("count", "tick", "pause"),
    "PopulationAttacked": EventCue("count", "shuffle", "pause"),
    "DamageRepaired": EventCue("count", "tick"),
}
OTHER = EventCue("move", "tick")
HARM = ("PopulationKilled", "Collapsed", "ShipsScrapped", "TraitorNamed")


def cue_of(event: Event, seat: Seat) -> EventCue:
    """How an event is shown to a seat; what hurts it stays longer (docs/ux 4.14)."""
    move = MOVES.get(type(event).__name__, OTHER)
    return move._replace(hold="harm") if hurts(event, seat) else move


def hurts(event: Event, seat: Seat) -> bool:
    """True if a seat loses something."""
    if isinstance(event, DiceAssigned):
        return party_of(event.ship) == seat
    if isinstance(event, DiscLifted):
        return event.seat == seat and event.by != NOBODY
    return type(event).__name__ in HARM and getattr(event, "seat", getattr(event, "party", -1)) == seat
