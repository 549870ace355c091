"""How each event of Cosmic Encounter is shown: the time it takes, its sound, how long its picture stays."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Seat
from scenes.games.cosmic.log.line_subjects import hurts
from scenes.table.stage.director import Move

# By the event's name; a test demands a line for every event there is.
MOVES: dict[str, Move] = {
    # ships
    "ShipsCommitted": Move("ships", "whoosh"),
    "ShipsReturned": Move("ships", "ship_place"),
    "ShipsRetrieved": Move("ships", "warp"),
    "ShipsLanded": Move("ships", "ship_place", "pause"),
    "ShipsMoved": Move("ships", "ship_place"),
    "ShipsLost": Move("ships", "ship_lost", "pause"),
    "ShipsRemoved": Move("ships", "ship_lost", "pause"),
    "PrometheusOrdered": Move("ships", "ship_place", "pause"),
    "PrometheusPlaced": Move("ships", "ship_place"),
    # sheets and powers
    "SheetsDealt": Move("move", "card_slide"),
    "SheetChosen": Move("move", "card_place"),
    "SheetTurnedUp": Move("flip", "reveal", "pause"),
    "SheetDrawn": Move("flip", "flip", "pause"),
    "SheetLeft": Move("move", "card_slide"),
    "SheetsSwapped": Move("move", "shuffle", "pause"),
    "Reincarnated": Move("flip", "reveal", "pause"),
    "PowerLent": Move("count", "envoy", "pause"),
    "PowerUsed": Move("count", "envoy", "pause"),
    "PowerZapped": Move("count", "knock", "banner"),
    "PowerLost": Move("count", "knock", "pause"),
    "PowerRegained": Move("count", "envoy", "pause"),
    "TokensChanged": Move("count", "coin"),
    # the order of play
    "FirstPlayerFound": Move("move", "shuffle", "pause"),
    "TurnBegan": Move("count", "tick"),
    "EncounterBegan": Move("move", "whoosh"),
    "EncounterEnded": Move("move", "card_slide"),
    "GameWon": Move("count", "win_game", "banner"),
    "PhaseBegan": Move(),
    "Planned": Move(),
    "SkippedTo": Move(),
    # cards
    "CardsDrawn": Move("move", "card_slide"),
    "CardsTurned": Move("flip", "flip", "pause"),
    "HoardDrawn": Move("move", "card_slide"),
    "HoardSwapped": Move("move", "card_slide"),
    "DeckRenewed": Move("move", "shuffle"),
    "CardsDiscarded": Move("move", "card_flick"),
    "CardsShown": Move("flip", "flip", "pause"),
    "CardsGiven": Move("move", "card_slide", "pause"),
    "HandsTraded": Move("move", "card_slide", "pause"),
    "HandsMixed": Move("move", "shuffle", "pause"),
    "CardTaken": Move("move", "card_slide"),
    "CardToBottom": Move("move", "card_slide"),
    "CardPlayed": Move("flip", "card_place", "pause"),
    "CardCancelled": Move("count", "knock", "pause"),
    "CardPutAway": Move("move", "card_flick"),
    "CardHoarded": Move("move", "card_slide"),
    "ArtifactKept": Move("count", "tick"),
    "CardsSetAside": Move("move", "card_slide"),
    "LotsDrawn": Move(),
    "Accused": Move("count", "knock", "pause"),
    "CheatExposed": Move("flip", "reveal", "pause"),
    # destiny and the gate
    "DestinyTurnedUp": Move("flip", "destiny", "pause"),
    "DestinyReshuffled": Move("move", "shuffle"),
    "DestinyMixed": Move("move", "shuffle"),
    "DefenseNamed": Move("count", "tick"),
    "GateAimed": Move("move", "whoosh", "pause"),
    "LimitSet": Move("count", "tick"),
    "WorthSet": Move("count", "count_up"),
    # allies
    "Invited": Move("count", "tick"),
    "Allied": Move("count", "coin"),
    "AllianceDeclined": Move("count", "tick"),
    "AllianceEnded": Move("count", "tick"),
    # the cards of the encounter
    "CardLaid": Move("move", "card_place"),
    "EncounterCardsSwapped": Move("move", "card_slide", "pause"),
    "EncounterCardReplaced": Move("flip", "flip", "pause"),
    "EncounterCardTakenBack": Move("move", "card_slide"),
    "EncounterCardSetAside": Move("move", "card_slide"),
    "EncounterCardsDiscarded": Move("move", "card_flick"),
    "CardsRevealed": Move("flip", "reveal", "banner", together=True),
    "CardClaimed": Move("count", "lock", "pause"),
    "ClaimDoubted": Move("flip", "reveal", "pause"),
    "CardCounts": Move("count", "count_up", "pause"),
    "ShipsMultiply": Move("count", "count_up", "pause"),
    "LowWins": Move("count", "count_up", "pause"),
    "TermAdded": Move("term", "count_up", "pause"),
    "SideReinforced": Move("move", "card_place", "pause"),
    "ReinforcementCancelled": Move("move", "card_flick", "pause"),
    "Marked": Move("count", "tick"),
    "Unmarked": Move(),
    "OutcomeDecided": Move("count", "win_duel", "banner"),
    "PayStopped": Move("count", "knock"),
    # deals
    "DealOpened": Move("move", "open_tray"),
    "DealChanged": Move("move", "card_place"),
    "DealCardShown": Move("flip", "flip", "pause"),
    "DealCardChosen": Move("move", "card_place"),
    "DealProposed": Move("count", "coin", "pause"),
    # planets and techs
    "CitadelBuilt": Move("move", "card_place", "pause"),
    "CitadelsLost": Move("move", "card_flick"),
    "PlanetRemoved": Move("count", "ship_lost", "pause"),
    "PlanetAdded": Move("count", "warp", "pause"),
    "CannonPlaced": Move("move", "ship_place", "pause"),
    "TechsLookedAt": Move("move", "card_slide"),
    "TechKept": Move("move", "card_place"),
    "TechsReshuffled": Move("move", "shuffle"),
    "TechCompleted": Move("flip", "flip", "pause"),
    "TechUsed": Move("flip", "envoy", "pause"),
    "TechDiscarded": Move("move", "card_flick"),
    "TechPassed": Move("move", "card_slide", "pause"),
    "CardPutUnder": Move("move", "card_place"),
    "CardTakenFromUnder": Move("move", "card_slide"),
}
OTHER = Move("move", "tick")


def move_of(event: Event, seat: Seat) -> Move:
    """How an event is shown to a seat; what hurts it stays longer (docs/ux 4.14)."""
    move = MOVES.get(type(event).__name__, OTHER)
    return move._replace(hold="harm") if hurts(event, seat) else move
