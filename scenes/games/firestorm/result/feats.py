"""The feats of Firestorm."""

from __future__ import annotations

from game.core.table import Seat
from scenes.games.firestorm.result.chronicle import Attack, Chronicle, chronicle
from scenes.table.feats import Feat, Feats, fell_behind

ARMADA, MANY_ATTACKS, SHIPS, PLANETS, RICH, STONES = 4, 8, 6, 2, 3, 8  # so many at least
FEW_CARDS, BEHIND = 15, 3


def _won(told: Chronicle, seat: Seat) -> bool:
    return seat in told.winners


def _attacks(told: Chronicle, seat: Seat) -> list[Attack]:
    return [attack for attack in told.attacks if attack.attacker == seat]


def _armada(told: Chronicle, seat: Seat) -> bool:
    return any(attack.ships >= ARMADA for attack in _attacks(told, seat))


def _lone_ship(told: Chronicle, seat: Seat) -> bool:
    return any(attack.ships == 1 and attack.points > 0 for attack in _attacks(told, seat))


def _dove(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].attacks == 0


def _berserk(told: Chronicle, seat: Seat) -> bool:
    return told.seats[seat].attacks >= MANY_ATTACKS


def _phoenix(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].ships_lost >= SHIPS


def _homeless(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].planets_lost >= PLANETS


def _thrift(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].played <= FEW_CARDS


def _comeback(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and fell_behind(told.curve, seat, BEHIND)


def _clean(told: Chronicle, seat: Seat) -> bool:
    return any(attack.points >= RICH and not attack.lost for attack in _attacks(told, seat))


def _stones(told: Chronicle, seat: Seat) -> bool:
    return told.seats[seat].stones >= STONES


def _spotless(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].ships_lost == 0


def _slaughter(told: Chronicle, seat: Seat) -> bool:
    return any(attack.lost >= SHIPS for attack in _attacks(told, seat))


FEATS = Feats(
    chronicle,
    (
        Feat("firestorm_armada", "ships", _armada),
        Feat("firestorm_lone_ship", "interceptor", _lone_ship),
        Feat("firestorm_dove", "heart", _dove),
        Feat("firestorm_berserk", "attack", _berserk),
        Feat("firestorm_phoenix", "fire", _phoenix),
        Feat("firestorm_homeless", "planet", _homeless),
        Feat("firestorm_thrift", "cards", _thrift),
        Feat("firestorm_comeback", "flag", _comeback),
        Feat("firestorm_clean", "star", _clean),
        Feat("firestorm_stones", "materials", _stones),
        Feat("firestorm_spotless", "shield", _spotless),
        Feat("firestorm_slaughter", "skull", _slaughter),
    ),
)
