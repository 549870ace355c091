"""The feats of Eclipse."""

from __future__ import annotations

from game.core.table import Seat
from game.eclipse.pieces import CENTER
from scenes.games.eclipse.result.chronicle import Chronicle, chronicle
from scenes.table.feats import Feat, Feats, fell_behind

HUNTED, STUDIED, CHARTED, LOST, FLEET = 6, 8, 7, 5, 6  # so many at least
FEW_SECTORS, FEW_SHIPS, BEHIND, FRIENDS = 4, 3, 5, 2


def _won(told: Chronicle, seat: Seat) -> bool:
    return seat in told.winners


def _dove(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].destroyed == 0


def _hunter(told: Chronicle, seat: Seat) -> bool:
    return told.seats[seat].destroyed >= HUNTED


def _scholar(told: Chronicle, seat: Seat) -> bool:
    return told.seats[seat].techs >= STUDIED


def _charts(told: Chronicle, seat: Seat) -> bool:
    return told.seats[seat].explored >= CHARTED


def _hermit(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].sectors <= FEW_SECTORS


def _phoenix(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].lost >= LOST


def _centre(told: Chronicle, seat: Seat) -> bool:
    return any(fight.winner == seat and CENTER in (fight.attacker, fight.defender) for fight in told.fights)


def _great_battle(told: Chronicle, seat: Seat) -> bool:
    return any(fight.winner == seat and fight.ships >= FLEET for fight in told.fights)


def _traitor(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].scores.get("traitor", 0) < 0


def _comeback(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and fell_behind(told.curve, seat, BEHIND)


def _friends(told: Chronicle, seat: Seat) -> bool:
    return told.seats[seat].scores.get("ambassadors", 0) >= FRIENDS


def _shipless(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].built <= FEW_SHIPS


FEATS = Feats(
    chronicle,
    (
        Feat("eclipse_dove", "heart", _dove),
        Feat("eclipse_hunter", "attack", _hunter),
        Feat("eclipse_scholar", "research", _scholar),
        Feat("eclipse_charts", "explore", _charts),
        Feat("eclipse_hermit", "home", _hermit),
        Feat("eclipse_phoenix", "fire", _phoenix),
        Feat("eclipse_centre", "ancient", _centre),
        Feat("eclipse_great_battle", "ships", _great_battle),
        Feat("eclipse_traitor", "skull", _traitor),
        Feat("eclipse_comeback", "flag", _comeback),
        Feat("eclipse_friends", "ambassador", _friends),
        Feat("eclipse_shipless", "interceptor", _shipless),
    ),
)
