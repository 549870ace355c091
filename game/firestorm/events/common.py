"""What happens in a turn: phases, points, stones."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import NOBODY, CardId, Seat
from game.firestorm.effects.leaving import binds, forget, leave_combat, rest, scrap_now, turn_up, wake
from game.firestorm.parts import FRESH, IDLE, NOWHERE, PILES, SORTS
from game.firestorm.pieces import card_of, owner_of
from game.firestorm.table import FirestormTable


class TurnBegan(Event, frozen=True, gc=False):
    """A turn begins; every ship in play has been there at its start."""

    seat: Seat

    def apply(self, table: FirestormTable) -> None:
        table.turn, table.phase, table.fought = self.seat, "start", False
        table.turns += 1
        table.used = bytearray(table.size)
        table.status = table.status.translate(_SEASONED)
        for player in table.players:
            player.rejected = player.gave_up = False
            player.shielding = player.shielding or player.shield == self.seat


_SEASONED = bytes(status & ~FRESH for status in range(256))


class StakeShown(Event, frozen=True, gc=False):
    """The card that a seat has set aside as its stake is shown to everybody (RB 2.2)."""

    seat: Seat
    card: CardId

    def apply(self, table: FirestormTable) -> None:
        table.show(self.card)


class PhaseEntered(Event, frozen=True, gc=False):
    phase: str

    def apply(self, table: FirestormTable) -> None:
        table.phase = self.phase


class ShieldsLowered(Event, frozen=True, gc=False):
    """The turn of an attacker is over, and with it the protection from its last attack (RB 4.9.1)."""

    seat: Seat

    def apply(self, table: FirestormTable) -> None:
        for player in table.players:
            if player.shield == self.seat and player.shielding:
                player.shield, player.shielding = NOBODY, False


class ShieldGiven(Event, frozen=True, gc=False):
    """The fourth power protects whoever has lost points' worth to an attacker (RB 4.9.1)."""

    seat: Seat
    attacker: Seat

    def apply(self, table: FirestormTable) -> None:
        player = table.players[self.seat]
        player.shield, player.shielding = self.attacker, False


class Deactivated(Event, frozen=True, gc=False):
    """Cards are turned; a ship that lies face down cannot hide that, and is turned up."""

    cards: tuple[CardId, ...]
    by: int = NOWHERE  # here and below: the card that does it; NOWHERE in the course of the rules

    def apply(self, table: FirestormTable) -> None:
        rest(table, self.cards)
        if table.combat is not None:
            for card in self.cards:
                turn_up(table, card)


class Reactivated(Event, frozen=True, gc=False):
    cards: tuple[CardId, ...]

    def apply(self, table: FirestormTable) -> None:
        wake(table, self.cards)


class EffectsEnded(Event, frozen=True, gc=False):
    """What was to last until a seat's reactivation is over."""

    seat: Seat

    def apply(self, table: FirestormTable) -> None:
        table.lasting = [
            row for row in table.lasting if row.until != "next_reactivation_of_owner" or row.seat != self.seat
        ]


class PoolsEmptied(Event, frozen=True, gc=False):
    """All pools empty (ruling 10)."""

    def apply(self, table: FirestormTable) -> None:
        for player in table.players:
            player.tp = player.ep = 0


class Regenerated(Event, frozen=True, gc=False):
    """Shields are restored and effects for a moment end, at the end of a turn more of them."""

    turn_ends: bool

    def apply(self, table: FirestormTable) -> None:
        table.damage = bytearray(table.size)
        if table.combat is not None:
            table.combat.hurt = bytearray(len(table.combat.hurt))
        ended = ("next_regeneration", "end_of_turn") if self.turn_ends else ("next_regeneration",)
        if table.lasting:
            table.lasting = [row for row in table.lasting if row.until not in ended]
        for player in table.players:
            player.tp = player.ep = 0
        table.status = table.status.translate(_USED)  # a bonus that was declined is used again (ruling 94)


_USED = bytes(status & ~IDLE for status in range(256))


class PointsGained(Event, frozen=True, gc=False):
    """Points for the pool, from a card; below zero: paid from it."""

    seat: Seat
    tp: int
    ep: int
    card: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        player = table.players[self.seat]
        player.tp += self.tp
        player.ep += self.ep


class StonesChanged(Event, frozen=True, gc=False):
    """Lucky stones are gained, lost or used."""

    seat: Seat
    change: int
    why: str = ""
    by: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        player = table.players[self.seat]
        player.stones = max(0, player.stones + self.change)


class VictoryPoints(Event, frozen=True, gc=False):
    """Points of a seat or its team; they may fall below zero."""

    seat: Seat
    change: int
    why: str = ""
    by: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        table.captain(self.seat).points += self.change


class PlanetsGivenUp(Event, frozen=True, gc=False):
    """In this event phase a seat has sacrificed planets for a point."""

    seat: Seat

    def apply(self, table: FirestormTable) -> None:
        table.players[self.seat].gave_up = True


class LastTurnDeclared(Event, frozen=True, gc=False):
    seat: Seat
    declared: bool = True

    def apply(self, table: FirestormTable) -> None:
        table.players[self.seat].last_turn = self.declared


class PlayerLeft(Event, frozen=True, gc=False):
    """A seat has lost and leaves with all its cards; nothing that it did lasts (RB 4.9, ruling 76)."""

    seat: Seat
    why: str

    def apply(self, table: FirestormTable) -> None:
        seat, player = self.seat, table.players[self.seat]
        player.gone = True
        for bond in [bond for bond in table.bonds if owner_of(bond.card) != seat]:
            if bond in table.bonds and binds(table, bond, seat):
                scrap_now(table, bond.card)
        for name in PILES:
            pile = getattr(player, name)
            if name not in ("removed", "stake"):
                for local in pile:
                    leave_combat(table, card_of(seat, local))
                    table.show(card_of(seat, local))
                    forget(table, card_of(seat, local))
                player.removed += pile
                pile.clear()
        player.auras.clear()
        player.doers.clear()
        player.ready = bytearray(SORTS)
        table.said = table.say()
        table.left |= 1 << seat
        for other in table.players:
            if other.shield == seat:
                other.shield, other.shielding = NOBODY, False
        player.tp = player.ep = 0
        table.stack = [item for item in table.stack if item.seat != seat]
        table.bonds = [bond for bond in table.bonds if owner_of(bond.card) != seat]
        table.lasting = [row for row in table.lasting if row.card == NOWHERE or owner_of(row.card) != seat]
        table.aways = [away for away in table.aways if owner_of(away.card) != seat]
        table.triggers = [trigger for trigger in table.triggers if trigger.seat != seat]
        table.offers = [offer for offer in table.offers if offer.seat != seat]


class MatchWon(Event, frozen=True, gc=False):
    """The match is over; those who have won are named, and several of them share the victory."""

    winners: tuple[Seat, ...]
    why: str

    def apply(self, table: FirestormTable) -> None:
        table.winners = list(self.winners)
        table.over = True
