"""The feats of Cosmic Encounter."""

from __future__ import annotations

from game.core.table import Seat
from scenes.games.cosmic.result.chronicle import Chronicle, Fight, chronicle
from scenes.table.feats import Feat, Feats, fell_behind

HIGH, LOW = 30, 8  # totals
MANY_SHIPS, MANY_DEALS, MANY_ALLIANCES, MANY_POWERS, MANY_ZAPS = 15, 2, 4, 12, 3
BEHIND = 3  # colonies


def _won(told: Chronicle, seat: Seat) -> bool:
    return seat in told.winners


def _victories(told: Chronicle, seat: Seat) -> list[tuple[Fight, int]]:
    """The encounters that a seat has won by its total, and that total."""
    return [(fight, fight.totals[fight.winner]) for fight in told.compared if fight.won_by(seat)]


def _whisker(told: Chronicle, seat: Seat) -> bool:
    return any(fight.margin == 1 for fight, _ in _victories(told, seat))


def _peace(told: Chronicle, seat: Seat) -> bool:
    return told.seats[seat].deals >= MANY_DEALS


def _no_fight(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].won == 0


def _hanger_on(told: Chronicle, seat: Seat) -> bool:
    numbers = told.seats[seat]
    return _won(told, seat) and numbers.alliances >= MANY_ALLIANCES and numbers.alliances > 2 * numbers.won


def _alone(told: Chronicle, seat: Seat) -> bool:
    return told.winners == (seat,) and told.seats[seat].alliances == 0


def _together(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and len(told.winners) > 2


def _zapper(told: Chronicle, seat: Seat) -> bool:
    return told.seats[seat].zaps >= MANY_ZAPS


def _bleeding(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].ships_lost >= MANY_SHIPS


def _comeback(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and fell_behind(told.curve, seat, BEHIND)


def _mountain(told: Chronicle, seat: Seat) -> bool:
    return any(total >= HIGH for _, total in _victories(told, seat))


def _mouse(told: Chronicle, seat: Seat) -> bool:
    return any(total <= LOW for _, total in _victories(told, seat))


def _powerful(told: Chronicle, seat: Seat) -> bool:
    return told.seats[seat].powers >= MANY_POWERS


FEATS = Feats(
    chronicle,
    (
        Feat("cosmic_whisker", "duel", _whisker),
        Feat("cosmic_peace", "envoy", _peace),
        Feat("cosmic_no_fight", "heart", _no_fight),
        Feat("cosmic_hanger_on", "people", _hanger_on),
        Feat("cosmic_alone", "person", _alone),
        Feat("cosmic_together", "trophy", _together),
        Feat("cosmic_zapper", "cross", _zapper),
        Feat("cosmic_bleeding", "warp", _bleeding),
        Feat("cosmic_comeback", "flag", _comeback),
        Feat("cosmic_mountain", "arrow_up", _mountain),
        Feat("cosmic_mouse", "arrow_down", _mouse),
        Feat("cosmic_powerful", "power", _powerful),
    ),
)
