"""What happens to cards: drawn, played, destroyed, removed, brought back."""

from __future__ import annotations

from game.core.events import Chanced, Event
from game.core.table import CardId, Seat
from game.firestorm.effects.leaving import (
    companions,
    enter_pile,
    falling,
    forget,
    heap,
    into_limbo,
    lay_on,
    leave_play,
    scrap_now,
    set_counters,
    turn,
)
from game.firestorm.parts import DOCKED, FRESH, IN_PLAY, LIMBO, NOWHERE, RESTING, Away, Bond, Lasting, Player
from game.firestorm.pieces import card_of, first_card, own_number, owner_of
from game.firestorm.table import FirestormTable

OUTSIDE = ("planet_deck", "deck", "hand", "scrap", "ruins", "under")  # besides what is announced


class ResourcesDrawn(Event, frozen=True, gc=False):
    """Cards from the top of the resource deck to the hand."""

    seat: Seat
    count: int

    def apply(self, table: FirestormTable) -> None:
        player, first = table.players[self.seat], first_card(self.seat)
        watchers = table.watchers(self.seat)
        for _ in range(self.count):
            local = player.deck.pop()
            player.hand.append(local)
            table.seen[first + local] |= watchers


class PlanetDrawn(Event, frozen=True, gc=False):
    """The top planet, not played yet."""

    seat: Seat

    def apply(self, table: FirestormTable) -> None:
        player = table.players[self.seat]
        local = player.planet_deck.pop()
        player.air.append(local)
        table.seen[card_of(self.seat, local)] |= table.watchers(self.seat)


class PlanetRejected(Event, frozen=True, gc=False):
    """Two stones reject a planet for good, once in a turn."""

    card: CardId

    def apply(self, table: FirestormTable) -> None:
        player = table.players[owner_of(self.card)]
        player.rejected = True
        player.air.remove(own_number(self.card))
        player.removed.append(own_number(self.card))
        table.show(self.card)


class PlanetSunk(Event, frozen=True, gc=False):
    """A planet that was just drawn goes below its deck."""

    card: CardId

    def apply(self, table: FirestormTable) -> None:
        player = table.players[owner_of(self.card)]
        player.air.remove(own_number(self.card))
        player.planet_deck.insert(0, own_number(self.card))


class CardAnnounced(Event, frozen=True, gc=False):
    """A card of the hand is to be played; everybody may look at it unless it is an accessory."""

    card: CardId
    open: bool

    def apply(self, table: FirestormTable) -> None:
        player = table.players[owner_of(self.card)]
        player.hand.remove(own_number(self.card))
        player.air.append(own_number(self.card))
        if self.open:
            table.show(self.card)


class CardSpent(Event, frozen=True, gc=False):
    """An announced card goes to the scrap heap: its effect is on the stack, or it was kept from play."""

    card: CardId

    def apply(self, table: FirestormTable) -> None:
        player = table.players[owner_of(self.card)]
        player.air.remove(own_number(self.card))
        player.scrap.append(own_number(self.card))
        table.show(self.card)


class CardEntered(Event, frozen=True, gc=False):
    """A card comes into play."""

    card: CardId
    host: int = NOWHERE
    resting: bool = False
    open: bool = True

    def apply(self, table: FirestormTable) -> None:
        card = self.card
        _take_out(table.players[owner_of(card)], own_number(card))
        if self.open:
            table.show(card)
        enter_pile(table, card)
        table.status[card] = IN_PLAY | FRESH
        if self.resting:
            turn(table, card, resting=True)
        lay_on(table, card, self.host)


def _take_out(player: Player, local: int) -> None:
    """A card is taken from where it lies outside play, mostly from those that have just been announced."""
    if local in player.air:
        player.air.remove(local)
    else:
        next(pile for name in OUTSIDE if local in (pile := getattr(player, name))).remove(local)


class BondMade(Event, frozen=True, gc=False):
    """What a phenomenon or alien-tec is about is fixed as long as it lasts."""

    card: CardId
    targets: tuple[tuple[int, ...], ...]
    chosen: str

    def apply(self, table: FirestormTable) -> None:
        table.bonds.append(Bond(self.card, [list(slot) for slot in self.targets], self.chosen))


class CardsDestroyed(Event, frozen=True, gc=False):
    """Cards are destroyed with everything on them; where they go is open for a moment."""

    cards: tuple[CardId, ...]
    combat: bool = False
    by: int = NOWHERE  # here and below: the card that does it; NOWHERE in the course of the rules

    def apply(self, table: FirestormTable) -> None:
        for card in falling(table, list(self.cards)):
            into_limbo(table, card)


class Buried(Event, frozen=True, gc=False):
    """Destroyed cards come to rest on their heaps."""

    cards: tuple[CardId, ...]

    def apply(self, table: FirestormTable) -> None:
        for card in self.cards:
            player = table.players[owner_of(card)]
            player.limbo.remove(own_number(card))
            heap(player, card).append(own_number(card))
            forget(table, card)


class ReturnedToHand(Event, frozen=True, gc=False):
    """A card goes to its owner's hand; what lay on it is destroyed."""

    card: CardId
    by: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        player = table.players[owner_of(self.card)]
        local = own_number(self.card)
        if table.status[self.card] & LIMBO:
            player.limbo.remove(local)
            forget(table, self.card)
        else:
            _scrap_along(table, self.card)
            leave_play(table, self.card)
        player.hand.append(local)


def _scrap_along(table: FirestormTable, card: CardId) -> None:
    """What lies on a card that leaves play otherwise is destroyed."""
    for other in companions(table, card):
        if table.there(other) or own_number(other) in table.players[owner_of(other)].under:
            scrap_now(table, other)


class Sacrificed(Event, frozen=True, gc=False):
    """A card leaves the game for good; what lay on it is destroyed (RB 4.2)."""

    card: CardId
    by: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        _scrap_along(table, self.card)
        leave_play(table, self.card)
        table.show(self.card)
        table.players[owner_of(self.card)].removed.append(own_number(self.card))


class Moved(Event, frozen=True, gc=False):
    """A card outside play goes to another pile of its owner."""

    card: CardId
    source: str
    to: str
    open: bool = True

    def apply(self, table: FirestormTable) -> None:
        player = table.players[owner_of(self.card)]
        getattr(player, self.source).remove(own_number(self.card))
        getattr(player, self.to).append(own_number(self.card))
        if self.source == "under":
            lay_on(table, self.card, NOWHERE)
        if self.open:
            table.show(self.card)
        else:
            table.seen[self.card] |= table.watchers(owner_of(self.card))


class WentAway(Event, frozen=True, gc=False):
    """A card leaves the game with all that is on it, and may come back."""

    card: CardId
    seat: Seat
    source: int
    rows: int
    controller: Seat
    by: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        gear = table.gear_on(self.card)
        for other in companions(table, self.card):
            if other not in gear and table.there(other):
                scrap_now(table, other)
        player = table.players[owner_of(self.card)]
        status, counters = table.status[self.card], table.counters(self.card)
        for card in (self.card, *gear):
            leave_play(table, card)
            lay_on(table, card, NOWHERE if card == self.card else self.card)  # a docked ship leaves its dock
            player.away.append(own_number(card))
        set_counters(table, self.card, counters)
        kept = status & RESTING
        table.aways.append(Away(self.card, self.seat, self.source, self.rows, kept, self.controller))


class CameBack(Event, frozen=True, gc=False):
    """A card is in play again as it was (ruling 67), or it is destroyed with what lies on it."""

    card: CardId
    to_play: bool

    def apply(self, table: FirestormTable) -> None:
        player = table.players[owner_of(self.card)]
        back = next(away for away in table.aways if away.card == self.card)
        table.aways.remove(back)
        gear = [card for card in table.laid_on(self.card, player.away) if card != self.card]
        for card in (self.card, *gear):
            player.away.remove(own_number(card))
            if not self.to_play:
                table.status[card] = LIMBO
                player.limbo.append(own_number(card))
                table.show(card)
                continue
            enter_pile(table, card)
            table.status[card] = IN_PLAY | FRESH
            if card == self.card and back.status:
                turn(table, card, resting=True)


class Docked(Event, frozen=True, gc=False):
    """A ship lies deactivated beside another card (RB 4.6); without one it is active again."""

    card: CardId
    host: int

    def apply(self, table: FirestormTable) -> None:
        lay_on(table, self.card, self.host)
        if self.host == NOWHERE:
            table.status[self.card] &= ~(DOCKED | RESTING)
        else:
            table.status[self.card] |= DOCKED | RESTING


class PutUnder(Event, frozen=True, gc=False):
    """Cards from the top of the resource deck lie face down below a card."""

    host: CardId
    count: int

    def apply(self, table: FirestormTable) -> None:
        seat = owner_of(self.host)
        player = table.players[seat]
        for _ in range(min(self.count, len(player.deck))):
            local = player.deck.pop()
            player.under.append(local)
            table.seen[card_of(seat, local)] |= table.watchers(seat)
            lay_on(table, card_of(seat, local), self.host)


class CountersAdded(Event, frozen=True, gc=False):
    card: CardId
    count: int

    def apply(self, table: FirestormTable) -> None:
        slip = 2 * table.size + self.card
        table.faces[slip] = min(200, table.faces[slip] + self.count)


class EffectBegan(Event, frozen=True, gc=False):
    """Something lasts until a certain time."""

    what: str
    card: int
    seat: Seat
    until: str
    attack: int = 0
    defense: int = 0
    words: tuple[str, ...] = ()

    def apply(self, table: FirestormTable) -> None:
        row = Lasting(
            self.what, self.card, self.seat, self.until, self.attack, self.defense, list(self.words)
        )
        table.lasting.append(row)


class Revealed(Event, frozen=True, gc=False):
    """Some seats, as bits, look at cards."""

    cards: tuple[CardId, ...]
    to: int
    by: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        for card in self.cards:
            table.seen[card] |= self.to


class DeckShuffled(Event, frozen=True, gc=False):
    """A deck is shuffled: nobody knows any more what lies where."""

    seat: Seat
    pile: str

    def apply(self, table: FirestormTable) -> None:
        table.shuffle(table.own(self.seat, getattr(table.players[self.seat], self.pile)))


class Discarded(Event, frozen=True, gc=False):
    """Cards of the hand go to the scrap heap."""

    cards: tuple[CardId, ...]
    by: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        for card in self.cards:
            player = table.players[owner_of(card)]
            player.hand.remove(own_number(card))
            player.scrap.append(own_number(card))
            table.show(card)


class DiscardedAtRandom(Chanced, frozen=True, gc=False):
    cards: tuple[CardId, ...]
    by: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        self.move_generator(table)
        Discarded(self.cards).apply(table)


class AbilityUsed(Event, frozen=True, gc=False):
    """An ability that may be used once in a turn has been used."""

    card: CardId
    bit: int

    def apply(self, table: FirestormTable) -> None:
        table.used[self.card] |= self.bit


class PrecedenceRolled(Chanced, frozen=True, gc=False):
    """A die that nothing can change tells who comes first."""

    seats: tuple[Seat, ...]

    def apply(self, table: FirestormTable) -> None:
        self.move_generator(table)
