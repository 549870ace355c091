"""Scenarios: any position of Firestorm from a plain dictionary.

Words, all but ``seats`` optional:

seats    a dictionary for each of two to four seats, with the words below
mode     "duel", "triangle", "cross" or "pairs" (default: the first for so many seats)
seed     number for the generator
dice     the faces of the next dice, at most eight, if nothing is shuffled before
turn     whose turn it is (default 0)
turns    how many turns have begun (default 5)
phase    the step with which the turn goes on: "start", "salvage", "reactivation", "exchange", "event",
         "build_1", "build_2", "main" (default) or "end"
fought   an attack was declared in this turn already
combat   a combat that is going on instead; its words stand in combat_scenario.py

Words of a seat, all optional:

color        "blue", "yellow", "red" or "violet" (default: that of a base planet in play, else by seat)
planets      planets in play, by default none
ships        ships in play
others       phenomena and alien-tec in play
hand         cards of the hand
deck         the resource deck, next card first; without it, some cards that are of no interest
planet_deck  the planets to come, next one first; without it, some common planets
scrap, ruins, removed, stake      cards on these piles
tp, ep       points in the pool
stones       lucky stones (default 6)
points       victory points; those of a team with any of its seats
last_turn    the last turn has been declared
shield       the attacker from whose attacks the fourth power protects this seat
rejected, gave_up     two stones have rejected a planet, planets have been given up in this turn

A card is its id, or a dictionary with more about it:

card         its id
resting      it is deactivated
fresh        it has come into play in this turn
damage, counters      on a ship or planet
gear         accessories: ids, or {"card": id, "shown": everybody knows it}
docked       ships that are docked at it (a card of ``others``)
under        cards that lie below it
on           of an alien-tec: the place of its planet in ``planets``
targets      what it is about: "1:gr_light_cruiser" (the first such card of seat 1 in play), or a seat
chosen       the colour that was chosen
"""

from __future__ import annotations

from typing import Any

from game.core.arranging import Spec, a_list, a_number, a_row, a_seat, foretell, sound
from game.core.refusals import WrongWord
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.arranging import a_card, one_of
from game.firestorm.combat.scenario import a_combat, lay_combat
from game.firestorm.counting import faults
from game.firestorm.effects.leaving import enter_pile, lay_on, set_counters, turn
from game.firestorm.parts import DOCKED, FRESH, IN_PLAY, NOWHERE, RESTING, Bond
from game.firestorm.phases.turn import course
from game.firestorm.pieces import CARDS_EACH, FACE_OF, card_of, own_number
from game.firestorm.setup import MODES, bare_table
from game.firestorm.table import FirestormTable

WORDS = ("seats", "mode", "seed", "dice", "turn", "turns", "phase", "fought", "combat")
SEAT_WORDS = (
    "color", "planets", "ships", "others", "hand", "deck", "planet_deck", "scrap", "ruins", "removed",
    "stake", "tp", "ep", "stones", "points", "last_turn", "shield", "rejected", "gave_up",
)  # fmt: skip
CARD_WORDS = (
    "card", "resting", "fresh", "damage", "counters", "gear", "docked", "under", "on", "targets", "chosen",
)  # fmt: skip
PHASES = {
    "start": "victory",
    "salvage": "salvage",
    "reactivation": "reactivation",
    "exchange": "technology_exchange",
    "event": "event",
    "build_1": "build_1",
    "build_2": "build_2",
    "main": "main",
}
LIMITS = {"tp": 200, "ep": 200, "stones": 200}
USUAL_DECK = ("gr_courier_boat",) * 12
USUAL_PLANETS = ("pl_kelmar",) * 6
IN_PLAY_TYPES = {"planets": ("planet",), "ships": pieces.SHIPS, "others": pieces.LASTING}


def arrange(spec: Spec) -> FirestormTable:
    """The table that the words describe; a word or name that does not fit is refused by name."""
    a_row(spec, "scenario", WORDS)
    rows = a_list(spec.get("seats", ()), "seats")
    if len(rows) not in MODES:
        raise WrongWord(f"'seats' describes two to four of them, not {len(rows)}.")
    mode = one_of(spec.get("mode", MODES[len(rows)][0]), "mode", MODES[len(rows)])
    table = bare_table(a_number(spec.get("seed", 0), "seed", 0, (1 << 64) - 1), len(rows), mode)
    for seat, row in enumerate(rows):
        _Seating(table, seat, a_row(row, f"seat {seat}", SEAT_WORDS)).sit()
    for seat, row in enumerate(rows):
        _bind(table, seat, row)
    _begin(table, spec)
    foretell(table, spec)
    return sound(table, faults)


class _Seating:
    """One seat: numbers for its cards are given as they are named."""

    def __init__(self, table: FirestormTable, seat: Seat, row: Spec) -> None:
        self.table, self.seat, self.row = table, seat, row
        self.player = table.players[seat]
        self.next = [0, pieces.PLANETS]

    def card(self, key: Any, word: str, types: tuple[str, ...] = ()) -> CardId:
        """A new card of this seat; nobody has seen it yet."""
        face = a_card(key, word, types)
        kind = 0 if pieces.IS_PLANET[face] else 1
        local = self.next[kind]
        if local == (pieces.PLANETS, CARDS_EACH)[kind]:
            raise WrongWord(f"'{word}': seat {self.seat} has too many cards.")
        self.next[kind] += 1
        card = card_of(self.seat, local)
        self.table.faces[card], self.table.seen[card] = face, 0
        return card

    def sit(self) -> None:
        for word in ("planets", "ships", "others"):
            for entry in a_list(self.row.get(word, ()), word):
                _ = self.lay(entry, word, IN_PLAY_TYPES[word])
        self.piles()
        self.numbers()
        self.player.color = self.color()

    def lay(self, entry: Any, word: str, types: tuple[str, ...], host: CardId = NOWHERE) -> CardId:
        """A card in play, with everything on it."""
        row = a_row({"card": entry} if isinstance(entry, str) else entry, "card", CARD_WORDS)
        table, card = self.table, self.card(row.get("card"), word, types)
        table.show(card)
        enter_pile(table, card)
        resting, fresh = bool(row.get("resting")), bool(row.get("fresh"))
        table.status[card] = IN_PLAY | FRESH * fresh
        if resting:
            turn(table, card, resting=True)
        table.damage[card] = a_number(row.get("damage", 0), "damage", 0, 200)
        if host != NOWHERE:
            table.status[card] |= DOCKED | RESTING
        elif "on" in row:
            place = a_number(row["on"], "on", 0, max(0, len(self.player.planets) - 1))
            host = card_of(self.seat, self.player.planets[place])
        lay_on(table, card, host)
        set_counters(table, card, a_number(row.get("counters", 0), "counters", 0, 99))
        for gear in a_list(row.get("gear", ()), "gear"):
            self.equip(gear, card)
        for ship in a_list(row.get("docked", ()), "docked"):
            _ = self.lay(ship, "docked", pieces.SHIPS, card)
        for key in a_list(row.get("under", ()), "under"):
            below = self.card(key, "under")
            self.player.under.append(own_number(below))
            table.seen[below] = table.watchers(self.seat)
            lay_on(table, below, card)
        return card

    def equip(self, entry: Any, host: CardId) -> None:
        row = a_row({"card": entry} if isinstance(entry, str) else entry, "accessory", ("card", "shown"))
        kind = "ship_accessory" if pieces.IS_SHIP[self.table.faces[host]] else "planet_accessory"
        card = self.card(row.get("card"), "gear", (kind,))
        self.player.gear.append(own_number(card))
        self.table.status[card] = IN_PLAY
        self.table.seen[card] = self.table.everyone if row.get("shown") else self.table.watchers(self.seat)
        lay_on(self.table, card, host)

    def piles(self) -> None:
        table, player = self.table, self.player
        for word in ("hand", "scrap", "ruins", "removed", "stake"):
            for key in a_list(self.row.get(word, ()), word):
                card = self.card(key, word)
                getattr(player, word).append(own_number(card))
                table.seen[card] = {"hand": table.watchers(self.seat), "stake": 0}.get(word, table.everyone)
        for word, usual in (("deck", USUAL_DECK), ("planet_deck", USUAL_PLANETS)):
            for key in reversed(a_list(self.row.get(word, usual), word)):
                card = self.card(key, word)
                getattr(player, word).append(own_number(card))

    def numbers(self) -> None:
        row, player = self.row, self.player
        player.tp, player.ep = (a_number(row.get(word, 0), word, 0, LIMITS[word]) for word in ("tp", "ep"))
        player.stones = a_number(row.get("stones", pieces.STONES), "stones", 0, LIMITS["stones"])
        self.table.captain(self.seat).points += a_number(row.get("points", 0), "points", -99, 99)
        player.last_turn = bool(row.get("last_turn"))
        player.rejected, player.gave_up = bool(row.get("rejected")), bool(row.get("gave_up"))
        if row.get("shield") is not None:
            player.shield = a_seat(row["shield"], self.table.seats)

    def color(self) -> str:
        if "color" in self.row:
            return one_of(self.row["color"], "color", pieces.COLORS[1:])
        bases = [self.table.faces[card] for card in self.table.own(self.seat, self.player.planets)]
        bases = [face for face in bases if face in pieces.BASES]
        return pieces.CARDS[bases[0]].color if bases else pieces.COLORS[1 + self.seat]


def _bind(table: FirestormTable, seat: Seat, row: Spec) -> None:
    """What phenomena and alien-tec are about, when all cards lie there."""
    cards = iter(table.own(seat, table.players[seat].others))
    for entry in row.get("others", ()):
        card = next(cards)
        if isinstance(entry, str) or not ("targets" in entry or "chosen" in entry):
            continue
        targets = [[_target(table, target)] for target in a_list(entry.get("targets", ()), "targets")]
        chosen = one_of(entry["chosen"], "chosen", pieces.COLORS[1:]) if "chosen" in entry else ""
        table.bonds.append(Bond(card, targets, chosen))


def _target(table: FirestormTable, target: Any) -> int:
    if not isinstance(target, str):
        return a_seat(target, table.seats)
    seat, _, key = target.partition(":")
    if seat.isdecimal() and int(seat) < table.seats:
        for card in table.cards_in_play(int(seat)):
            if table.faces[card] == FACE_OF.get(key):
                return card
    raise WrongWord(f"'targets': there is no {target!r} in play.")


def _begin(table: FirestormTable, spec: Spec) -> None:
    table.turn = a_seat(spec.get("turn", 0), table.seats)
    table.turns = a_number(spec.get("turns", 5), "turns", 1)
    table.fought = bool(spec.get("fought"))
    phase = one_of(spec.get("phase", "main"), "phase", (*PHASES, "end"))
    table.phase = "main" if phase in ("main", "end") else "start"
    takers = table.turn_takers()
    errands = ["end_turn", "next_turn"] if phase == "end" else list(course(takers, PHASES[phase]))
    if "combat" in spec:
        row = a_combat(spec["combat"])
        errands = lay_combat(table, row, _target(table, str(row.get("planet", ""))))
    table.agenda = errands[::-1]
