"""The words of a scenario that put it into the middle of a combat.

A combat is a dictionary, all but ``planet`` and ``formations`` optional:

planet       the attacked one, as a target: "1:pl_kelmar"
formations   the attacking ships: a list of lists of places in the ``ships`` of whose turn it is
loaded       pairs of such places: a ship, and the one that it is loaded on
open         attacking ships that lie face up
defender     the seat that defends (default: the owner of the planet)
defenders    places in the ``ships`` of the defender
blocks       for each of the defenders: the place of the formation it faces, or None
advancing    attacking ships that are declared to advance
step         the step of the combat that comes next (default "kep1"): "kep1", "combat_regeneration",
             "combat_hand", "defending_ships", "kep2", "assignment", "sighting", "advance_declaration",
             "kep3", "advance", "special_abilities", "damage_step", "combat_deactivation" or "combat_end"
"""

from __future__ import annotations

from typing import Any

from game.core.arranging import Spec, a_list, a_number, a_row, a_seat
from game.core.events import Event
from game.core.refusals import WrongWord
from game.core.table import CardId, Seat, errand
from game.firestorm.arranging import one_of
from game.firestorm.events.combat import (
    Advanced,
    AdvanceDeclared,
    Assigned,
    AttackDeclared,
    DefendersDeclared,
    GearArranged,
    GearRevealed,
    ShipsLaid,
    ShipsUncovered,
)
from game.firestorm.parts import FREE, Player
from game.firestorm.phases.combat import STEPS
from game.firestorm.pieces import card_of, own_number, owner_of
from game.firestorm.table import FirestormTable

COMBAT_WORDS = (
    "planet", "formations", "loaded", "open", "defender", "defenders", "blocks", "advancing", "step",
)  # fmt: skip


def a_combat(value: Any) -> Spec:
    return a_row(value, "combat", COMBAT_WORDS)


def lay_combat(table: FirestormTable, row: Spec, planet: CardId) -> list[str]:
    """The combat as far as it has come; what is still to be done of the turn is returned."""
    step = STEPS.index(one_of(row.get("step", STEPS[0]), "step", STEPS))
    for event in _events(table, row, planet, step):
        event.apply(table)
    table.phase = "attack"
    return [errand("combat", step), errand("main", table.turn, 1), "next_turn"]


def _events(table: FirestormTable, row: Spec, planet: CardId, step: int) -> list[Event]:
    """Everything that has happened before this step."""
    seat = table.turn
    defender = a_seat(row.get("defender", owner_of(planet)), table.seats)
    formations = [_ships(table, seat, places) for places in a_list(row.get("formations", ()), "formations")]
    laid = [ship for formation in formations for ship in formation]
    loaded = [_ships(table, seat, pair) for pair in a_list(row.get("loaded", ()), "loaded")]
    if any(len(pair) != 2 for pair in loaded):
        raise WrongWord("'loaded' is a list of pairs: a ship, and the one that it is loaded on.")
    ships = tuple(sorted([*laid, *(pair[0] for pair in loaded)]))  # the order in which they lie tells nothing
    if not laid:
        raise WrongWord("'formations' names one attacking ship at least.")
    events: list[Event] = [AttackDeclared(seat, defender, planet, ships)]
    if step <= STEPS.index("combat_hand"):
        return events
    events.append(_arranged(table, seat, ships))
    shown = _ships(table, seat, row.get("open", ()))
    slots = [number for number, formation in enumerate(formations) for _ in formation]
    hidden = tuple(ship not in shown for ship in laid)
    pairs = tuple((ship, carrier) for ship, carrier in loaded)
    events.append(ShipsLaid(tuple(slots), tuple(own_number(ship) for ship in laid), hidden, pairs))
    if step > STEPS.index("defending_ships"):
        events.append(DefendersDeclared(tuple(_ships(table, defender, row.get("defenders", ())))))
    if step > STEPS.index("assignment"):
        events.append(Assigned(tuple(_blocks(row, len(formations)))))
    if step > STEPS.index("sighting"):
        covered = tuple(slot for slot, is_hidden in enumerate(hidden) if is_hidden)
        events.append(ShipsUncovered(covered))
    going = tuple(_ships(table, seat, row.get("advancing", ())))
    if going and step > STEPS.index("advance_declaration"):
        events.append(AdvanceDeclared(going))
    if step > STEPS.index("advance"):
        fighting = [*laid, *_ships(table, defender, row.get("defenders", ())), *([planet] if going else [])]
        gear = [card for host in fighting for card in table.gear_on(host)]
        events += [Advanced(going), GearRevealed((*gear, *(ship for ship, _ in loaded)))]
    return events


def _arranged(table: FirestormTable, seat: Seat, ships: tuple[CardId, ...]) -> GearArranged:
    """Everything in the combat hand, and nothing exchanged."""
    gear = tuple(card for ship in ships for card in table.gear_on(ship))
    hosts, faces = tuple(table.host(card) for card in gear), tuple(table.faces[card] for card in gear)
    counters = tuple(table.counters(ship) for ship in ships)
    return GearArranged(seat, gear, hosts, faces, ships, counters, covered=True)


def _ships(table: FirestormTable, seat: Seat, places: Any) -> list[CardId]:
    player: Player = table.players[seat]
    most = max(0, len(player.ships) - 1)
    return [
        card_of(seat, player.ships[a_number(place, "ship", 0, most)]) for place in a_list(places, "combat")
    ]


def _blocks(row: Spec, formations: int) -> list[int]:
    blocks = a_list(row.get("blocks", [None] * len(row.get("defenders", ()))), "blocks")
    if len(blocks) != len(row.get("defenders", ())):
        raise WrongWord("'blocks' says for each of the defenders which formation it faces.")
    return [FREE if block is None else a_number(block, "blocks", 0, formations - 1) for block in blocks]
