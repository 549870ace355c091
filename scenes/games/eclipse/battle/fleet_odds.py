"""The chance of a ship in hand before it attacks: on the sectors where it may go, and on the big button."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.table import Seat
from game.eclipse.odds.battle_odds import coming_battle
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle.forecasts import FORECASTS, Awaited, Battle, chance, percent, roughly, wins
from scenes.games.eclipse.names import sector_title, ship_name

if TYPE_CHECKING:
    from scenes.games.eclipse.trays.cards import Again
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.game_table import Watching
    from scenes.widgets.context import Ui

Flight = tuple[int, int]  # the sector where a ship is, and its kind
PATIENCE = 0.05  # seconds that a button waits for its chance; mostly it is known already


class Attack(NamedTuple):
    """A battle that a flight leads to, and whether whoever flies is its attacker."""

    battle: Battle
    attacks: bool


def ship_of(piece: str) -> Flight | None:
    """The own ship that a piece is."""
    kind, _, word = piece.partition(":")
    if kind != "ship":
        return None
    sector, ship = (int(part) for part in word.split(":"))
    return sector, ship


def sector_of(place: str) -> int | None:
    """The sector of the map that a place is."""
    kind, _, word = place.partition(":")
    return int(word) if kind == "sector" and word.isdecimal() else None


def attack(view: EclipseTable, seat: Seat, piece: str, place: str) -> Attack | None:
    """The battle that follows if a ship flies there, to those who are there already; None in peace."""
    flight, sector = ship_of(piece), sector_of(place)
    if flight is None or sector is None or not view.foes(seat, sector):
        return None
    coming = coming_battle(view, sector, [seat << 2 | flight[1]])
    if coming is None or seat not in coming.parties:
        return None
    return Attack(coming.fleets, seat == coming.parties[0])


def chip(view: EclipseTable, watching: Watching, piece: str, place: str) -> tuple[str, ...]:
    """What stands on a sector: the chance to win there, on two lines with its error; nothing in peace."""
    found = attack(view, watching.seat, piece, place)
    if found is None:
        return ()
    odds = FORECASTS.odds(*found.battle)
    if odds is None:
        return ("\N{HORIZONTAL ELLIPSIS}",)
    if odds.exact:
        return (percent(wins(odds, attacks=found.attacks), watching.language, 0),)
    return roughly(odds, watching.language, attacks=found.attacks)


class Awaiting(Awaited):
    """Looks again for the chances that stand on the map while they are being calculated."""

    role = "odds"


def awaiting(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again
) -> Awaiting | None:
    """Nothing to be seen: the map is drawn anew once all chances of the ship in hand are known."""
    piece = builder.selected
    found = [attack(view, watching.seat, piece, place) for place in builder.places_of(piece)]
    battles = [each.battle for each in found if each is not None]
    return Awaiting(battles) if battles else None


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button for a flight that lies ready: an attack, and the chance to win it."""
    chosen = builder.chosen
    if chosen is None or not chosen.piece or not chosen.place:
        return None
    found = attack(view, builder.prompt.seat, chosen.piece, chosen.place)
    if found is None:
        return None
    if FORECASTS.odds(*found.battle) is None:
        FORECASTS.wait(PATIENCE)
    odds = FORECASTS.odds(*found.battle)
    verb = _attack_words(ui, view, chosen.piece, chosen.place)
    if odds is None:
        return verb, ui.say("eclipse.odds.unknown")
    told = chance(odds, ui.settings.language, attacks=found.attacks)
    return verb, ui.say("eclipse.odds.wins", chance=told)


def _attack_words(ui: Ui, view: EclipseTable, piece: str, place: str) -> str:
    """Which ship attacks where."""
    language = ui.settings.language
    ship, sector = int(piece.rpartition(":")[2]), int(place.rpartition(":")[2])
    where = sector_title(view.face(sector).id, language)
    return ui.say("eclipse.odds.attack", name=ship_name(ship, language), place=where)
