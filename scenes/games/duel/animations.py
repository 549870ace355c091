"""How each event of Duel is shown: the time it takes, its sound, how long its picture stays."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Seat
from game.duel.events import ShipsDestroyed
from scenes.table.stage.director import EventCue

# By the event's name; a test demands a line for every event there is.
MOVES: dict[str, EventCue] = {
    "AlienChosen": EventCue("flip", "reveal", "pause"),
    "StragglerChanged": EventCue("move", "coin"),
    "PlanShown": EventCue("flip", "flip"),
    "CardDrawn": EventCue("move", "card_slide"),
    "DeckReshuffled": EventCue("move", "shuffle"),
    "DiscardsShuffledIn": EventCue("move", "shuffle"),
    "ReinforcementTaken": EventCue("move", "card_slide"),
    "CardDiscarded": EventCue("move", "card_flick"),
    "CardPassed": EventCue("move", "card_slide", "pause"),
    "CardSetAside": EventCue("move", "card_slide"),
    "SetAsideTaken": EventCue("move", "card_slide"),
    "SetAsideDiscarded": EventCue("move", "card_flick"),
    "HandShown": EventCue("flip", "flip", "banner"),
    "CardHidden": EventCue("move", "card_place"),
    "CardUnhidden": EventCue("move", "card_slide"),
    "UnderDiscarded": EventCue("move", "card_flick"),
    "SlipWritten": EventCue("count", "lock"),
    "SlipOpened": EventCue("flip", "dial_turn", "pause", together=True),
    "SlipsCleared": EventCue(),
    "ShipsSent": EventCue("ships", "whoosh"),
    "ShipsWithdrawn": EventCue("ships", "ship_place"),
    "ShipsDestroyed": EventCue("ships", "ship_lost", "pause"),
    "FireStopped": EventCue("count", "knock", "pause"),
    "ShipsRecovered": EventCue("ships", "warp"),
    "ShipsKept": EventCue("move", "ship_place"),
    "PlanetShown": EventCue("flip", "flip", "pause"),
    "PlanetPutUnder": EventCue("move", "card_slide"),
    "PlanetDiscovered": EventCue("flip", "reveal", "pause"),
    "PlanetDetermined": EventCue("move", "tick"),
    "EnvoyMoved": EventCue("move", "envoy"),
    "EnvoyRevealed": EventCue("flip", "envoy", "pause"),
    "EnvoyUsed": EventCue("count", "tick"),
    "EnvoyReplaced": EventCue("flip", "envoy", "pause"),
    "TacticReadied": EventCue("count", "tick"),
    "TacticSpent": EventCue("count", "tick"),
    "FatesReshuffled": EventCue("move", "shuffle"),
    "DestinyDrawn": EventCue("flip", "destiny", "banner"),
    "FateRead": EventCue("count", "card_flick"),
    "FatePutUnder": EventCue("move", "card_slide"),
    "ReinforcementsShown": EventCue("flip", "flip", "pause"),
    "ReinforcementPutUnder": EventCue("move", "card_slide"),
    "DuelBegan": EventCue("move", "whoosh", "pause"),
    "ContestBegan": EventCue("move", "whoosh", "pause"),
    "PassBegan": EventCue("move", "tick"),
    "SendingBanned": EventCue("count", "knock"),
    "PlanChosen": EventCue("move", "card_place"),
    "PlansRevealed": EventCue("flip", "reveal", "banner", together=True),
    "PlanReplaced": EventCue("flip", "flip", "pause"),
    "PlanFixed": EventCue("count", "count_up", "pause"),
    "PlanKept": EventCue("move", "card_slide"),
    "PlanJarred": EventCue("move", "card_place"),
    "DeckTurnedUp": EventCue("flip", "flip", "pause"),
    "StrengthGiven": EventCue("count", "count_up", "pause"),
    "Marked": EventCue("count", "tick"),
    "ReinforcementPlayed": EventCue("move", "card_place", "pause"),
    "Passed": EventCue("none", "tick", "pause"),
    "WinnerFound": EventCue("count", "win_duel", "banner"),
    "PlayedDiscarded": EventCue("move", "card_flick"),
    "DuelEnded": EventCue("move", "card_slide"),
    "CardResolved": EventCue("move", "card_flick"),
    "GameWon": EventCue("count", "win_game", "banner"),
    "MedalWon": EventCue("ships", "coin", "pause"),
    "PhaseBegan": EventCue(),
    "Planned": EventCue(),
    "SkippedTo": EventCue(),
}


def cue_of(event: Event, seat: Seat) -> EventCue:
    """How an event is shown to a seat; what hurts it stays longer (docs/ux 4.14)."""
    move = MOVES[type(event).__name__]
    return move._replace(hold="harm") if hurts(event, seat) else move


def hurts(event: Event, seat: Seat) -> bool:
    """True if the seat loses something by it."""
    name = type(event).__name__
    if isinstance(event, ShipsDestroyed):
        return event.seat == seat and event.ships > event.to_supply
    if name == "SendingBanned":
        return bool(getattr(event, "seat", -1) == seat)
    if name == "CardPassed":
        return bool(getattr(event, "giver", -1) == seat and getattr(event, "by", -1) not in (-1, seat))
    if name == "CardDiscarded":
        return bool(getattr(event, "seat", -1) == seat and getattr(event, "by", -1) not in (-1, seat))
    return name == "WinnerFound" and getattr(event, "seat", seat) not in (seat, -1)
