"""How each event of Cosmic Encounter is shown: the time it takes, its sound, how long its picture stays."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Seat
from scenes.games.cosmic.log.line_subjects import hurts
from scenes.table.stage.director import EventCue

# By the event's name; a test demands a line for every event there is.
MOVES: dict[str, EventCue] = {
    # ships
    "ShipsCommitted": EventCue("ships", "whoosh"),
    "ShipsReturned": EventCue("ships", "ship_place"),
    "ShipsRetrieved": EventCue("ships", "warp"),
    "ShipsLanded": EventCue("ships", "ship_place", "pause"),
    "ShipsMoved": EventCue("ships", "ship_place"),
    "ShipsLost": EventCue("ships", "ship_lost", "pause"),
    "ShipsRemoved": EventCue("ships", "ship_lost", "pause"),
    "PrometheusOrdered": EventCue("ships", "ship_place", "pause"),
    "PrometheusPlaced": EventCue("ships", "ship_place"),
    # sheets and powers
    "SheetChosen": EventCue("move", "card_place"),
    "SheetTurnedUp": EventCue("flip", "reveal", "pause"),
    "SheetDrawn": EventCue("flip", "flip", "pause"),
    "SheetLeft": EventCue("move", "card_slide"),
    "SheetsSwapped": EventCue("move", "shuffle", "pause"),
    "Reincarnated": EventCue("flip", "reveal", "pause"),
    "PowerLent": EventCue("count", "envoy", "pause"),
    "PowerUsed": EventCue("count", "envoy", "pause"),
    "PowerZapped": EventCue("count", "knock", "banner"),
    "PowerLost": EventCue("count", "knock", "pause"),
    "PowerRegained": EventCue("count", "envoy", "pause"),
    "TokensChanged": EventCue("count", "coin"),
    # the order of play
    "FirstPlayerFound": EventCue("move", "shuffle", "pause"),
    "TurnBegan": EventCue("count", "tick"),
    "EncounterBegan": EventCue("move", "whoosh"),
    "EncounterEnded": EventCue("move", "card_slide"),
    "GameWon": EventCue("count", "win_game", "banner"),
    "PhaseBegan": EventCue(),
    "Planned": EventCue(),
    "SkippedTo": EventCue(),
    # cards
    "CardsDrawn": EventCue("move", "card_slide"),
    "CardsTurned": EventCue("flip", "flip", "pause"),
    "HoardDrawn": EventCue("move", "card_slide"),
    "HoardSwapped": EventCue("move", "card_slide"),
    "DeckRenewed": EventCue("move", "shuffle"),
    "CardsDiscarded": EventCue("move", "card_flick"),
    "CardsShown": EventCue("flip", "flip", "pause"),
    "CardsGiven": EventCue("move", "card_slide", "pause"),
    "HandsTraded": EventCue("move", "card_slide", "pause"),
    "HandsMixed": EventCue("move", "shuffle", "pause"),
    "CardTaken": EventCue("move", "card_slide"),
    "CardToBottom": EventCue("move", "card_slide"),
    "CardPlayed": EventCue("flip", "card_place", "pause"),
    "CardCancelled": EventCue("count", "knock", "pause"),
    "CardPutAway": EventCue("move", "card_flick"),
    "CardHoarded": EventCue("move", "card_slide"),
    "ArtifactKept": EventCue("count", "tick"),
    "CardsSetAside": EventCue("move", "card_slide"),
    "LotsDrawn": EventCue(),
    "Accused": EventCue("count", "knock", "pause"),
    "CheatExposed": EventCue("flip", "reveal", "pause"),
    # destiny and the gate
    "DestinyTurnedUp": EventCue("flip", "destiny", "pause"),
    "DestinyReshuffled": EventCue("move", "shuffle"),
    "DestinyMixed": EventCue("move", "shuffle"),
    "DefenseNamed": EventCue("count", "tick"),
    "GateAimed": EventCue("move", "whoosh", "pause"),
    "LimitSet": EventCue("count", "tick"),
    "WorthSet": EventCue("count", "count_up"),
    # allies
    "Invited": EventCue("count", "tick"),
    "Allied": EventCue("count", "coin"),
    "AllianceDeclined": EventCue("count", "tick"),
    "AllianceEnded": EventCue("count", "tick"),
    # the cards of the encounter
    "CardLaid": EventCue("move", "card_place"),
    "EncounterCardsSwapped": EventCue("move", "card_slide", "pause"),
    "EncounterCardReplaced": EventCue("flip", "flip", "pause"),
    "EncounterCardTakenBack": EventCue("move", "card_slide"),
    "EncounterCardSetAside": EventCue("move", "card_slide"),
    "EncounterCardsDiscarded": EventCue("move", "card_flick"),
    "CardsRevealed": EventCue("flip", "reveal", "banner", together=True),
    "CardClaimed": EventCue("count", "lock", "pause"),
    "ClaimDoubted": EventCue("flip", "reveal", "pause"),
    "CardCounts": EventCue("count", "count_up", "pause"),
    "ShipsMultiply": EventCue("count", "count_up", "pause"),
    "LowWins": EventCue("count", "count_up", "pause"),
    "TermAdded": EventCue("term", "count_up", "pause"),
    "SideReinforced": EventCue("move", "card_place", "pause"),
    "ReinforcementCancelled": EventCue("move", "card_flick", "pause"),
    "Marked": EventCue("count", "tick"),
    "Unmarked": EventCue(),
    "OutcomeDecided": EventCue("count", "win_duel", "banner"),
    "PayStopped": EventCue("count", "knock"),
    # deals
    "DealOpened": EventCue("move", "open_tray"),
    "DealChanged": EventCue("move", "card_place"),
    "DealCardShown": EventCue("flip", "flip", "pause"),
    "DealCardChosen": EventCue("move", "card_place"),
    "DealProposed": EventCue("count", "coin", "pause"),
    # planets and techs
    "CitadelBuilt": EventCue("move", "card_place", "pause"),
    "CitadelsLost": EventCue("move", "card_flick"),
    "PlanetRemoved": EventCue("count", "ship_lost", "pause"),
    "PlanetAdded": EventCue("count", "warp", "pause"),
    "CannonPlaced": EventCue("move", "ship_place", "pause"),
    "TechsLookedAt": EventCue("move", "card_slide"),
    "TechKept": EventCue("move", "card_place"),
    "TechsReshuffled": EventCue("move", "shuffle"),
    "TechCompleted": EventCue("flip", "flip", "pause"),
    "TechUsed": EventCue("flip", "envoy", "pause"),
    "TechDiscarded": EventCue("move", "card_flick"),
    "TechPassed": EventCue("move", "card_slide", "pause"),
    "CardPutUnder": EventCue("move", "card_place"),
    "CardTakenFromUnder": EventCue("move", "card_slide"),
}
OTHER = EventCue("move", "tick")


def cue_of(event: Event, seat: Seat) -> EventCue:
    """How an event is shown to a seat; what hurts it stays longer (docs/ux 4.14)."""
    move = MOVES.get(type(event).__name__, OTHER)
    return move._replace(hold="harm") if hurts(event, seat) else move
