"""Pieces of Cosmic Encounter that lie nowhere on the table: how they look, and what they are called."""

from __future__ import annotations

from game.core.table import NOBODY
from game.cosmic import pieces
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import names
from scenes.games.cosmic import seat_panels as seats
from scenes.games.cosmic.card_faces import dressed, look_of
from scenes.games.cosmic.inspect.right_now import owner_of
from scenes.games.cosmic.looks import AlienBadge, AlienLook, FleetLook, SeatChip
from scenes.games.cosmic.planets import planet_look
from scenes.table.board.placing import say
from scenes.table.game_table import Watching
from scenes.table.stage.piece import Look

PLACES = {
    "slot": "table.cosmic.slot", "middle": "table.cosmic.middle", "total:0": "table.cosmic.offense",
    "total:1": "table.cosmic.defense", "deal:give": "table.cosmic.give", "deal:take": "table.cosmic.take",
    "deal:show": "table.cosmic.show",
}  # fmt: skip


def piece(name: str, view: CosmicTable, watching: Watching) -> tuple[Look, str]:
    """How a piece looks that lies nowhere on the table, and what it is called."""
    kind, _, word = name.partition(":")
    if kind in ("alien", "power"):
        return _power(word, view, watching)
    if kind in ("card", "sheet", "tech"):
        return _card(int(word), view, watching)
    return _thing(kind, word, view, watching)


def _power(word: str, view: CosmicTable, watching: Watching) -> tuple[Look, str]:
    """An alien in its player's colour; what has no sheet in that of who sits below."""
    alien = word.partition(".")[0]
    title = names.power_name(word, watching.language)
    if alien not in pieces.ALIENS:
        return AlienBadge("", watching.colours[watching.seat]), title
    owner = owner_of(alien, view)
    colour = watching.colours[owner] if owner != NOBODY else ""
    return AlienLook(alien, watching.language, colour), title


def _card(card: int, view: CosmicTable, watching: Watching) -> tuple[Look, str]:
    look = dressed(look_of(view, card, watching.language), watching.colours)
    return look, seats.named(view, card, watching)


def _thing(kind: str, word: str, view: CosmicTable, watching: Watching) -> tuple[Look, str]:
    """A seat, a side, a planet, ships or a number."""
    numbers = [int(part) for part in word.split(":") if part.lstrip("-").isdecimal()]
    if kind in ("planet", "target"):
        look = planet_look(view, numbers[0], watching)
        return look, names.planet_name(view, numbers[0], watching.language)
    if kind == "side":
        seat = view.at.main(numbers[0])
        badge = seats.badge(view, seat, watching.colours[max(0, seat)])
        return badge, say(watching, PLACES[f"total:{numbers[0]}"])
    seat = numbers[0] if numbers else watching.seat
    if kind == "ships":
        return FleetLook(watching.colours[seat], 1), say(watching, "table.cosmic.fleet")
    name = seats.player_name(watching, seat)
    return SeatChip(watching.colours[seat], name), name
