"""How each event of Duel is shown: the time it takes, its sound, how long its picture stays."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Seat
from game.duel.events import ShipsDestroyed
from scenes.table.stage.director import Move

# By the event's name; a test demands a line for every event there is.
MOVES: dict[str, Move] = {
    "AlienChosen": Move("flip", "reveal", "pause"),
    "StragglerChanged": Move("move", "coin"),
    "PlanShown": Move("flip", "flip"),
    "CardDrawn": Move("move", "card_slide"),
    "DeckReshuffled": Move("move", "shuffle"),
    "DiscardsShuffledIn": Move("move", "shuffle"),
    "ReinforcementTaken": Move("move", "card_slide"),
    "CardDiscarded": Move("move", "card_flick"),
    "CardPassed": Move("move", "card_slide", "pause"),
    "CardSetAside": Move("move", "card_slide"),
    "SetAsideTaken": Move("move", "card_slide"),
    "SetAsideDiscarded": Move("move", "card_flick"),
    "HandShown": Move("flip", "flip", "banner"),
    "CardHidden": Move("move", "card_place"),
    "CardUnhidden": Move("move", "card_slide"),
    "UnderDiscarded": Move("move", "card_flick"),
    "SlipWritten": Move("count", "lock"),
    "SlipOpened": Move("flip", "dial_turn", "pause", together=True),
    "SlipsCleared": Move(),
    "ShipsSent": Move("ships", "whoosh"),
    "ShipsWithdrawn": Move("ships", "ship_place"),
    "ShipsDestroyed": Move("ships", "ship_lost", "pause"),
    "ShipsRecovered": Move("ships", "warp"),
    "ShipsKept": Move("move", "ship_place"),
    "PlanetShown": Move("flip", "flip", "pause"),
    "PlanetPutUnder": Move("move", "card_slide"),
    "PlanetDiscovered": Move("flip", "reveal", "pause"),
    "PlanetDetermined": Move("move", "tick"),
    "EnvoyMoved": Move("move", "envoy"),
    "EnvoyRevealed": Move("flip", "envoy", "pause"),
    "EnvoyUsed": Move("count", "tick"),
    "EnvoyReplaced": Move("flip", "envoy", "pause"),
    "TacticReadied": Move("count", "tick"),
    "TacticSpent": Move("count", "tick"),
    "FatesReshuffled": Move("move", "shuffle"),
    "DestinyDrawn": Move("flip", "destiny", "banner"),
    "FateRead": Move("count", "card_flick"),
    "FatePutUnder": Move("move", "card_slide"),
    "ReinforcementsShown": Move("flip", "flip", "pause"),
    "ReinforcementPutUnder": Move("move", "card_slide"),
    "DuelBegan": Move("move", "whoosh", "pause"),
    "ContestBegan": Move("move", "whoosh", "pause"),
    "PassBegan": Move("move", "tick"),
    "SendingBanned": Move("count", "knock"),
    "PlanChosen": Move("move", "card_place"),
    "PlansRevealed": Move("flip", "reveal", "banner", together=True),
    "PlanReplaced": Move("flip", "flip", "pause"),
    "PlanFixed": Move("count", "count_up", "pause"),
    "PlanKept": Move("move", "card_slide"),
    "PlanJarred": Move("move", "card_place"),
    "DeckTurnedUp": Move("flip", "flip", "pause"),
    "StrengthGiven": Move("count", "count_up", "pause"),
    "Marked": Move("count", "tick"),
    "ReinforcementPlayed": Move("move", "card_place", "pause"),
    "Passed": Move("none", "tick", "pause"),
    "WinnerFound": Move("count", "win_duel", "banner"),
    "PlayedDiscarded": Move("move", "card_flick"),
    "DuelEnded": Move("move", "card_slide"),
    "CardResolved": Move("move", "card_flick"),
    "GameWon": Move("count", "win_game", "banner"),
    "MedalWon": Move("ships", "coin", "pause"),
    "PhaseBegan": Move(),
    "Planned": Move(),
    "SkippedTo": Move(),
}


def move_of(event: Event, seat: Seat) -> Move:
    """How an event is shown to a seat; what hurts it stays longer (docs/ux 4.14)."""
    move = MOVES[type(event).__name__]
    return move._replace(hold="harm") if hurts(event, seat) else move


def hurts(event: Event, seat: Seat) -> bool:
    """True if the seat loses something by it."""
    name = type(event).__name__
    if isinstance(event, ShipsDestroyed):
        return event.seat == seat and event.ships > event.to_supply
    if name == "CardPassed":
        return bool(getattr(event, "giver", -1) == seat and getattr(event, "by", -1) not in (-1, seat))
    if name == "CardDiscarded":
        return bool(getattr(event, "seat", -1) == seat and getattr(event, "by", -1) not in (-1, seat))
    return name == "WinnerFound" and getattr(event, "seat", seat) not in (seat, -1)
