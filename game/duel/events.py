"""What happens in Cosmic Encounter Duel: cards, ships and planets on the move."""

from __future__ import annotations

from typing import Self

import msgspec

from game.core.dice import below
from game.core.events import Chanced, Event
from game.core.table import HIDDEN, NOBODY, CardId, Pile, Seat
from game.duel import pieces
from game.duel.table import DuelTable, Planet, take_top

SUPPLY, WARP = -2, -3  # places for ships beside the planets, whose place is their tile


class AlienChosen(Event, frozen=True, gc=False):
    seat: Seat
    alien: str

    def apply(self, table: DuelTable) -> None:
        table.aliens[self.seat] = self.alien
        table.rank_powers()


class StragglerChanged(Chanced, frozen=True, gc=False):
    """The straggler's marker goes to this seat; with equal cards at set-up luck decides (R1)."""

    seat: Seat

    def apply(self, table: DuelTable) -> None:
        table.straggler = self.seat
        table.rank_powers()
        self.move_generator(table)


class PlanShown(Event, frozen=True, gc=False):
    """At set-up each player opens the top plan and keeps it in hand."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        take_top(table.decks[self.seat], self.card)
        table.hands[self.seat].append(self.card)
        table.seen[self.card] = table.everyone


class CardDrawn(Event, frozen=True, gc=False):
    """The top card of the own deck goes to the hand."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        take_top(table.decks[self.seat], self.card)
        table.hands[self.seat].append(self.card)
        table.seen[self.card] |= 1 << self.seat


class DeckReshuffled(Event, frozen=True, gc=False):
    """The discard pile is shuffled and becomes the deck, under what is left of it."""

    seat: Seat

    def apply(self, table: DuelTable) -> None:
        pile = table.discards[self.seat]
        table.discards[self.seat] = Pile()
        table.shuffle(pile)
        table.decks[self.seat] = pile + table.decks[self.seat]


class ReinforcementTaken(Event, frozen=True, gc=False):
    """The top reinforcement goes to a hand, unseen by the opponent (R22)."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        take_top(table.reinforcements, self.card)
        table.hands[self.seat].append(self.card)
        table.seen[self.card] |= 1 << self.seat


class CardDiscarded(Event, frozen=True, gc=False):
    """A card goes from the hand to the own discard pile, face up."""

    seat: Seat
    card: CardId
    by: Seat = NOBODY  # whose effect forced it

    def apply(self, table: DuelTable) -> None:
        table.hands[self.seat].remove(self.card)
        table.discards[self.seat].append(self.card)
        table.seen[self.card] = table.everyone


class CardPassed(Chanced, frozen=True, gc=False):
    """A card goes from one hand to the other, perhaps picked at random."""

    giver: Seat
    card: CardId
    by: Seat = NOBODY  # whose effect it is

    @classmethod
    def at_random(cls, table: DuelTable, giver: Seat, by: Seat) -> CardPassed:
        hand = table.hands[giver]
        place, rng = below(table.rng, len(hand))
        return cls(giver, hand[place], by, rng=rng)

    def apply(self, table: DuelTable) -> None:
        table.hands[self.giver].remove(self.card)
        table.hands[1 - self.giver].append(self.card)
        table.seen[self.card] |= 1 << (1 - self.giver)
        self.move_generator(table)


class CardSetAside(Chanced, frozen=True, gc=False):
    """A card taken at random from a hand lies aside; only its giver knows it."""

    giver: Seat
    card: CardId
    by: Seat

    @classmethod
    def at_random(cls, table: DuelTable, giver: Seat, by: Seat) -> CardSetAside:
        hand = table.hands[giver]
        place, rng = below(table.rng, len(hand))
        return cls(giver, hand[place], by, rng=rng)

    def apply(self, table: DuelTable) -> None:
        table.lay_down(self.giver, self.card)
        table.set_aside.append(self.card)
        self.move_generator(table)


class SetAsideTaken(Event, frozen=True, gc=False):
    """A card that lay aside goes to a hand."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        table.set_aside.remove(self.card)
        table.hands[self.seat].append(self.card)
        table.seen[self.card] |= 1 << self.seat


class HandShown(Event, frozen=True, gc=False):
    """A player shows the whole hand to the opponent."""

    seat: Seat

    def apply(self, table: DuelTable) -> None:
        for card in table.hands[self.seat]:
            table.seen[card] = table.everyone


class CardHidden(Event, frozen=True, gc=False):
    """A card goes from the hand under the alien card, face down."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        table.lay_down(self.seat, self.card)
        table.under[self.seat].append(self.card)


class CardUnhidden(Event, frozen=True, gc=False):
    """A card under the alien card comes back to the hand."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        table.under[self.seat].remove(self.card)
        table.hands[self.seat].append(self.card)


class UnderDiscarded(Event, frozen=True, gc=False):
    """A card under the alien card goes to the own discard pile."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        table.under[self.seat].remove(self.card)
        table.discards[self.seat].append(self.card)
        table.seen[self.card] = table.everyone


class SlipWritten(Event, frozen=True, gc=False):
    """A seat fixes a secret number: a dial, a tactic, a guess."""

    seat: Seat
    kind: str
    value: int

    def apply(self, table: DuelTable) -> None:
        card = pieces.slip(self.seat, self.kind)
        table.faces[card] = self.value
        table.seen[card] = 1 << self.seat

    def seen_by(self, table: DuelTable, seat: Seat) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, value=HIDDEN)


class SlipOpened(Event, frozen=True, gc=False):
    """A secret number is shown to both; one that need not wait is written and shown at once."""

    seat: Seat
    kind: str
    value: int

    def apply(self, table: DuelTable) -> None:
        card = pieces.slip(self.seat, self.kind)
        table.faces[card] = self.value
        table.seen[card] = table.everyone


class SlipsCleared(Event, frozen=True, gc=False):
    """All dials and secret notes are put back."""

    def apply(self, table: DuelTable) -> None:
        table.clear_slips()


class ShipsSent(Event, frozen=True, gc=False):
    """Ships go from the supply (or the warp) to a planet."""

    seat: Seat
    ships: int
    planet: CardId
    source: int = SUPPLY

    def apply(self, table: DuelTable) -> None:
        pool = table.supply if self.source == SUPPLY else table.warp
        pool[self.seat] -= self.ships
        table.planet(self.planet).ships[self.seat] += self.ships


class ShipsWithdrawn(Event, frozen=True, gc=False):
    """Ships go from a planet to the supply."""

    seat: Seat
    ships: int
    planet: CardId

    def apply(self, table: DuelTable) -> None:
        table.planet(self.planet).ships[self.seat] -= self.ships
        table.supply[self.seat] += self.ships


class ShipsDestroyed(Event, frozen=True, gc=False):
    """Ships go to the warp, or where an envoy saves them to; they count as destroyed all the same."""

    seat: Seat
    ships: int
    place: int  # a planet's tile or SUPPLY
    by: Seat = NOBODY  # whose effect it is; destiny cards belong to nobody
    fire: bool = False
    to_supply: int = 0
    to_warp_planet: int = 0

    def apply(self, table: DuelTable) -> None:
        if self.place == SUPPLY:
            table.supply[self.seat] -= self.ships
        else:
            table.planet(self.place).ships[self.seat] -= self.ships
        if self.fire and table.duel:
            table.duel.destroyed[self.seat] += self.ships
        table.warp[self.seat] += self.ships - self.to_supply - self.to_warp_planet
        table.supply[self.seat] += self.to_supply
        if self.to_warp_planet:
            world = next(planet for planet in table.planets if planet.in_warp)
            world.ships[self.seat] += self.to_warp_planet


class FireStopped(Event, frozen=True, gc=False):
    """A shield stops fire at this player's ships, some of it or all."""

    seat: Seat
    fire: int
    entirely: bool


class ShipsRecovered(Event, frozen=True, gc=False):
    """Ships go from the warp, and perhaps from the warp planet, to the supply."""

    seat: Seat
    ships: int
    from_planet: int = 0

    def apply(self, table: DuelTable) -> None:
        table.warp[self.seat] -= self.ships - self.from_planet
        table.supply[self.seat] += self.ships
        if self.from_planet:
            world = next(planet for planet in table.planets if planet.in_warp)
            world.ships[self.seat] -= self.from_planet


class PlanetShown(Event, frozen=True, gc=False):
    """The top planet is turned up to be chosen from, and lies beside the deck."""

    tile: CardId

    def apply(self, table: DuelTable) -> None:
        take_top(table.planet_deck, self.tile)
        table.set_aside.append(self.tile)
        table.seen[self.tile] = table.everyone


class PlanetPutUnder(Event, frozen=True, gc=False):
    """A planet that was shown goes to the bottom of its deck."""

    tile: CardId

    def apply(self, table: DuelTable) -> None:
        table.set_aside.remove(self.tile)
        table.planet_deck.insert(0, self.tile)


class PlanetDiscovered(Event, frozen=True, gc=False):
    """A planet is laid out between the players, or into the warp."""

    tile: CardId
    in_warp: bool = False

    def apply(self, table: DuelTable) -> None:
        if self.tile in table.set_aside:
            table.set_aside.remove(self.tile)
        else:
            take_top(table.planet_deck, self.tile)
        table.planets.append(Planet(self.tile, [0, 0], self.in_warp))
        table.seen[self.tile] = table.everyone


class EnvoyMoved(Event, frozen=True, gc=False):
    """An envoy allies with a player or turns neutral."""

    card: CardId
    ally: Seat
    by: Seat = NOBODY  # whose effect it is
    was: Seat = NOBODY

    def apply(self, table: DuelTable) -> None:
        envoy = next(envoy for envoy in table.envoys if envoy.card == self.card)
        envoy.ally = self.ally
        if self.ally != NOBODY:
            table.seen[self.card] |= 1 << self.ally
        table.rank_powers()


class EnvoyRevealed(Event, frozen=True, gc=False):
    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        next(envoy for envoy in table.envoys if envoy.card == self.card).face_up = True
        table.seen[self.card] = table.everyone
        table.rank_powers()


class EnvoyUsed(Event, frozen=True, gc=False):
    """An envoy's ability was used; some leave after cleanup."""

    card: CardId
    used: bool = True

    def apply(self, table: DuelTable) -> None:
        next(envoy for envoy in table.envoys if envoy.card == self.card).used = self.used


class TacticReadied(Event, frozen=True, gc=False):
    seat: Seat
    tactic: int

    def apply(self, table: DuelTable) -> None:
        table.spent[self.seat][self.tactic] = 0


class TacticSpent(Event, frozen=True, gc=False):
    seat: Seat
    tactic: int

    def apply(self, table: DuelTable) -> None:
        table.spent[self.seat][self.tactic] = 1
