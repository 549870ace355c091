"""The feats of Duel."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.pieces import PLANETS_TO_WIN
from scenes.games.duel.result.chronicle import Chronicle, Fight, chronicle
from scenes.table.feats import Feat, Feats

HIGH, LOW = 45, 5  # totals
MANY_SHIPS, IN_A_ROW, FEW_CARDS = 12, 5, 10


def _won(told: Chronicle, seat: Seat) -> bool:
    return seat in told.winners


def _victories(told: Chronicle, seat: Seat) -> list[Fight]:
    """The fights that a seat has won by its total."""
    return [fight for fight in told.fights if fight.winner == seat and fight.totals]


def _whisker(told: Chronicle, seat: Seat) -> bool:
    return any(fight.margin == 1 for fight in _victories(told, seat))


def _from_the_brink(told: Chronicle, seat: Seat) -> bool:
    """The other needed one planet only, and the seat two more than that."""
    brink = any(
        point[1 - seat] == PLANETS_TO_WIN - 1 and point[seat] <= point[1 - seat] - 2 for point in told.curve
    )
    return told.winners == (seat,) and brink


def _shutout(told: Chronicle, seat: Seat) -> bool:
    return told.winners == (seat,) and told.seats[1 - seat].planets == 0


def _bare_hands(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].reinforcements == 0


def _giant(told: Chronicle, seat: Seat) -> bool:
    return any(fight.totals[seat] >= HIGH for fight in _victories(told, seat))


def _feather(told: Chronicle, seat: Seat) -> bool:
    return any(fight.totals[seat] <= LOW for fight in _victories(told, seat))


def _graveyard(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].ships_lost >= MANY_SHIPS


def _streak(told: Chronicle, seat: Seat) -> bool:
    longest = run = 0
    for fight in told.fights:
        run = run + 1 if fight.winner == seat else 0
        longest = max(longest, run)
    return longest >= IN_A_ROW


def _no_contest(told: Chronicle, seat: Seat) -> bool:
    """The match is won without a single contest, and there were some."""
    contests = sum(fight.contest for fight in told.fights)
    return _won(told, seat) and contests > 1 and told.seats[seat].contests_won == 0


def _thrift(told: Chronicle, seat: Seat) -> bool:
    return _won(told, seat) and told.seats[seat].cards_played <= FEW_CARDS


FEATS = Feats(
    chronicle,
    (
        Feat("duel_whisker", "duel", _whisker),
        Feat("duel_brink", "flag", _from_the_brink),
        Feat("duel_shutout", "lock", _shutout),
        Feat("duel_bare_hands", "reinforcement", _bare_hands),
        Feat("duel_giant", "arrow_up", _giant),
        Feat("duel_feather", "arrow_down", _feather),
        Feat("duel_graveyard", "skull", _graveyard),
        Feat("duel_streak", "fast", _streak),
        Feat("duel_no_contest", "contest", _no_contest),
        Feat("duel_thrift", "cards", _thrift),
    ),
)
