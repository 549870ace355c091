"""How each event of Eclipse is shown: the time it takes, its sound, how long its picture stays."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Seat
from scenes.table.stage.director import Move

# By the event's name; a test demands a line for every event there is.
MOVES: dict[str, Move] = {
    # the order of play
    "SpeciesChosen": Move("move", "card_place", "pause"),
    "RoundBegan": Move("count", "tick", "banner"),
    "TurnOpened": Move("count", "tick"),
    "ActionTaken": Move("move", "coin", "pause"),
    "PlayerPassed": Move("count", "tick", "pause"),
    "Collapsed": Move("ships", "ship_lost", "banner"),
    "GameWon": Move("count", "win_game", "banner"),
    "PhaseBegan": Move(),
    "Planned": Move(),
    "SkippedTo": Move(),
    # player boards
    "Stored": Move("count", "coin"),
    "Paid": Move("count", "coin"),
    "Traded": Move("count", "coin"),
    "PopulationPlaced": Move("move", "card_place"),
    "PopulationReturned": Move("move", "card_slide"),
    "PopulationKilled": Move("move", "ship_lost", "pause"),
    "PopulationRevived": Move("move", "card_slide"),
    "ColonyShipTurned": Move("count", "flip"),
    "DiscPlaced": Move("move", "card_place", "pause"),
    "DiscLifted": Move("move", "card_slide"),
    "DiscsGained": Move("count", "coin"),
    "TechTaken": Move("move", "card_slide", "pause"),
    "TechsDrawn": Move("move", "shuffle"),
    "UpkeepPaid": Move("count", "coin"),
    "Produced": Move("count", "coin"),
    "BoardCleared": Move("move", "card_slide"),
    # the map
    "SectorTurned": Move("flip", "flip", "pause"),
    "SectorPlaced": Move("move", "card_place", "pause"),
    "SectorThrown": Move("move", "card_flick"),
    "StackRemade": Move("move", "shuffle"),
    "DiscoveryTaken": Move("flip", "reveal", "pause"),
    "DiscoveryKept": Move("move", "card_slide"),
    "DiscoveryUsed": Move("count", "envoy", "pause"),
    "PartStored": Move("move", "card_slide"),
    "PartFitted": Move("move", "card_place"),
    "PartRemoved": Move("move", "card_slide"),
    "ShipBuilt": Move("ships", "ship_place"),
    "StructureBuilt": Move("ships", "ship_place"),
    "ShipMoved": Move("ships", "whoosh"),
    # diplomacy
    "RelationsProposed": Move("count", "envoy", "pause"),
    "RelationsDeclined": Move("count", "knock", "pause"),
    "AmbassadorSent": Move("count", "envoy"),
    "AmbassadorReturned": Move("count", "knock"),
    "TraitorNamed": Move("count", "knock", "banner"),
    "ReputationDrawn": Move("move", "card_slide"),
    "ReputationKept": Move("move", "card_place"),
    "ReputationReturned": Move("move", "shuffle"),
    # battles
    "SectorFought": Move("count", "reveal", "pause"),
    "BattleBegan": Move("count", "reveal", "pause"),
    "EngagementBegan": Move("count", "tick"),
    "Activated": Move("count", "tick"),
    "DiceRolled": Move("count", "shuffle", "pause"),
    "DiceAssigned": Move("count", "knock", "pause"),
    "DiceMissed": Move("count", "tick"),
    "KillCounted": Move("count", "coin"),
    "RetreatBegan": Move("count", "whoosh", "pause"),
    "Retreated": Move("ships", "whoosh"),
    "AllRetreated": Move("count", "tick"),
    "ShipsScrapped": Move("ships", "ship_lost", "pause"),
    "BattleEnded": Move("count", "tick", "pause"),
    "PopulationAttacked": Move("count", "shuffle", "pause"),
    "DamageRepaired": Move("count", "tick"),
}
OTHER = Move("move", "tick")
HARM = ("PopulationKilled", "ShipsScrapped", "TraitorNamed")


def move_of(event: Event, seat: Seat) -> Move:
    """How an event is shown to a seat; what hurts it stays longer (docs/ux 4.14)."""
    move = MOVES.get(type(event).__name__, OTHER)
    return move._replace(hold="harm") if hurts(event, seat) else move


def hurts(event: Event, seat: Seat) -> bool:
    """True if a seat loses something."""
    if type(event).__name__ == "DiceAssigned":
        return bool(getattr(event, "ship", -1) >> 2 == seat)
    return type(event).__name__ in HARM and getattr(event, "seat", getattr(event, "party", -1)) == seat
