"""Why a piece cannot go to a place of the map, in one sentence with both their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.refusals import Refusal
from game.core.table import Seat
from game.eclipse import reach
from game.eclipse.prompts import Move
from game.eclipse.refusing import flight_refused
from game.eclipse.table import EclipseTable
from game.eclipse.words import word
from scenes.games.eclipse.battle.fleet_odds import Flight, sector_of, ship_of
from scenes.games.eclipse.names import sector_title, ship_name

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui


def not_there(ui: Ui, piece: str, place: str, builder: AnswerBuilder, view: EclipseTable) -> str:
    """Why a piece does not go where something lies; "" for pieces that know no better."""
    flight, sector = ship_of(piece), sector_of(place)
    if flight is None or sector is None:
        return ""
    refusal = flight_refused(view, builder.prompt.seat, word("move", *flight, sector), Move.section)
    return _named(ui, view, flight, refusal or Refusal("refuse.eclipse.move", Move.section))


def ship_stays(ui: Ui, view: EclipseTable, seat: Seat, piece: str) -> str:
    """Why an own ship cannot leave its sector in this turn."""
    flight = ship_of(piece)
    assert flight is not None
    if flight in list(reach.movable(view, seat)):
        return _named(ui, view, flight, Refusal("refuse.eclipse.no_way_out", Move.section))
    return not_there_at_all(ui, view, seat, flight)


def not_there_at_all(ui: Ui, view: EclipseTable, seat: Seat, flight: Flight) -> str:
    """What holds a ship in its sector, whatever the target."""
    refusal = flight_refused(view, seat, word("move", *flight, flight[0]), Move.section)
    return _named(ui, view, flight, refusal or Refusal("refuse.eclipse.fly", Move.section))


def _named(ui: Ui, view: EclipseTable, flight: Flight, refusal: Refusal) -> str:
    """A refusal with the ship that it is about, and sectors by name instead of by number."""
    language = ui.settings.language
    names = {
        key: sector_title(str(value), language) if key in ("start", "sector", "held") else value
        for key, value in refusal.args.items()
    }
    return f"{ship_title(ui, view, flight)}: {ui.say(refusal.text, **names)}"


def ship_title(ui: Ui, view: EclipseTable, flight: Flight) -> str:
    """What a ship is called, with the sector where it is."""
    language = ui.settings.language
    return f"{ship_name(flight[1], language)} ({sector_title(view.face(flight[0]).id, language)})"
