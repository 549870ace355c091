"""The story of a match in numbers: planets card by card, who won what, what was close and what was lucky."""

from __future__ import annotations

from typing import NamedTuple

from game.core.table import NOBODY, CardId, Seat
from game.duel import pieces
from game.duel.events import CardDrawn, ReinforcementTaken, ShipsDestroyed
from game.duel.moments import (
    CardResolved,
    DestinyDrawn,
    GameWon,
    PlanChosen,
    ReinforcementPlayed,
    WinnerFound,
)
from game.duel.table import NO_CARD, DuelTable
from game.duel.totals import controlled
from scenes.session.history import Happened, happened
from scenes.session.session import Session


class Fight(NamedTuple):
    """A contest or duel: the destiny card, the planet ("" for a contest), who won, the totals if compared."""

    number: int  # of the destiny card
    card: str
    planet: str
    winner: Seat
    totals: tuple[int, ...]
    moment: int  # how many events had happened by then

    @property
    def contest(self) -> bool:
        return not self.planet

    @property
    def margin(self) -> int:
        return abs(self.totals[0] - self.totals[1])


class Luck(NamedTuple):
    """A draw that was better than the deck promised: the card, and by how much."""

    card: str
    above: float
    moment: int


class Numbers(NamedTuple):
    """What a seat has done."""

    planets: int
    duels_won: int
    contests_won: int
    ships_lost: int
    cards_played: int
    reinforcements: int
    biggest: Fight | None  # the one with the seat's largest total
    luckiest: Luck | None


class Chronicle(NamedTuple):
    """A whole match, or as much of it as there has been."""

    curve: tuple[tuple[int, ...], ...]  # planets of each seat, before the first card and after each one
    fights: tuple[Fight, ...]
    seats: tuple[Numbers, ...]
    winners: tuple[Seat, ...]
    why: str  # as in the texts "won.planets"; "" while it is not over

    @property
    def duels(self) -> list[Fight]:
        return [fight for fight in self.fights if not fight.contest]

    @property
    def closest(self) -> Fight | None:
        """The fight with the smallest margin; of several the last one."""
        compared = [fight for fight in self.fights if fight.totals]
        return min(reversed(compared), key=lambda fight: fight.margin, default=None)

    @property
    def cards(self) -> int:
        return len(self.curve) - 1


def chronicle(session: Session) -> Chronicle:
    """The numbers of a session so far."""
    return told(list(happened(session)))


def told(story: list[Happened]) -> Chronicle:
    """The numbers of what happened."""
    fights = _fights(story)
    over = [one.told.event for one in story if isinstance(one.told.event, GameWon)]
    return Chronicle(
        _curve(story),
        tuple(fights),
        tuple(_numbers(story, fights, seat) for seat in range(pieces.SEATS)),
        over[-1].winners if over else (),
        over[-1].why if over else "",
    )


def _curve(story: list[Happened]) -> tuple[tuple[int, ...], ...]:
    points = [_planets(story[0].before)] if story else []
    for one in story:
        if isinstance(one.told.event, CardResolved):
            points.append(_planets(one.after))
    if story and isinstance(story[-1].told.event, GameWon) and _planets(story[-1].after) != points[-1]:
        points.append(_planets(story[-1].after))
    return tuple(points)


def _planets(table: DuelTable) -> tuple[int, ...]:
    return tuple(len(controlled(table, seat)) for seat in range(pieces.SEATS))


def _fights(story: list[Happened]) -> list[Fight]:
    number, found = 0, []
    for moment, one in enumerate(story, 1):
        event = one.told.event
        number += isinstance(event, DestinyDrawn)
        if not isinstance(event, WinnerFound) or event.seat == NOBODY:
            continue
        duel, table = one.after.duel, one.after
        planet = table.key(duel.planet) if duel.planet != NO_CARD else ""
        card = table.key(table.past[-1])
        found.append(Fight(number, card, planet, event.seat, event.totals, moment))
    return found


def _numbers(story: list[Happened], fights: list[Fight], seat: Seat) -> Numbers:
    won = [fight for fight in fights if fight.winner == seat]
    events = [one.told.event for one in story]
    compared = [fight for fight in fights if fight.totals]
    return Numbers(
        planets=_planets(story[-1].after)[seat] if story else 0,
        duels_won=sum(not fight.contest for fight in won),
        contests_won=sum(fight.contest for fight in won),
        ships_lost=sum(
            event.ships for event in events if isinstance(event, ShipsDestroyed) and event.seat == seat
        ),
        cards_played=sum(
            isinstance(event, PlanChosen | ReinforcementPlayed) and event.seat == seat for event in events
        ),
        reinforcements=sum(isinstance(event, ReinforcementPlayed) and event.seat == seat for event in events),
        biggest=max(compared, key=lambda fight: fight.totals[seat], default=None),
        luckiest=_luckiest(story, seat),
    )


def _luckiest(story: list[Happened], seat: Seat) -> Luck | None:
    """The card that stood highest above the average of the pile that it was drawn from."""
    best: Luck | None = None
    for moment, one in enumerate(story, 1):
        event = one.told.event
        if not isinstance(event, CardDrawn | ReinforcementTaken) or event.seat != seat:
            continue
        pile = one.before.decks[seat] if isinstance(event, CardDrawn) else one.before.reinforcements
        above = _value(one.before, event.card) - sum(_value(one.before, card) for card in pile) / len(pile)
        if best is None or above > best.above:
            best = Luck(one.before.key(event.card), above, moment)
    return best


def _value(table: DuelTable, card: CardId) -> int:
    return pieces.printed_value(table.faces[card])
