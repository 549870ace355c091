"""The table of Firestorm: where every card is, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress

from game.core.table import HIDDEN, NOBODY, CardId, Pile, Seat, Table
from game.firestorm import pieces, seating
from game.firestorm.cards.grammar import CardFacts
from game.firestorm.guessing import lay_out_anew
from game.firestorm.parts import (
    ADVANCED,
    DOCKED,
    IN_PLAY,
    LIMBO,
    NOWHERE,
    OUT,
    RESTING,
    Away,
    Bond,
    Combat,
    Item,
    Lasting,
    Offer,
    Player,
    Trigger,
)
from game.firestorm.pieces import NONE, card_of, first_card, own_number, owner_and_number, owner_of

EFFECT_PHASES = ("event", "main", "kep1", "kep2", "kep3")
EFFECTS = ("instant", "interrupt")


class FirestormTable(Table, kw_only=True, gc=False):
    """Cards by id, a block for each seat; behind them slips, which are as secret as cards.

    A slip for each card tells on which card it lies, one how many counters it bears, and one for each slot
    of a combat which ship is there.
    """

    mode: str = "duel"
    turn: Seat = 0
    turns: int = 0
    phase: str = ""
    left: int = 0  # who has left the match, as bits
    fought: bool = False  # an attack was declared in this turn
    stakes: bool = False
    open_call: bool = False  # who might hold an answer is asked, so that being asked tells nothing
    players: list[Player]
    status: bytearray  # by card
    damage: bytearray
    used: bytearray
    serial: int = 0
    said: int = 0  # what open cards in play do all the time, as bits; mostly nothing of what is looked for
    stack: list[Item] = []
    lasting: list[Lasting] = []
    bonds: list[Bond] = []
    aways: list[Away] = []
    triggers: list[Trigger] = []
    offers: list[Offer] = []
    combat: Combat | None = None

    # --- cards

    @property
    def size(self) -> int:
        return len(self.status)

    def facts(self, card: CardId) -> CardFacts:
        return pieces.CARDS[self.faces[card]]

    def faces_of(self, seat: Seat) -> bytearray:
        """The faces of a seat's cards by their own numbers: whole piles are looked up in them at once."""
        first = seat * pieces.CARDS_EACH
        return self.faces[first : first + 256]

    def type_of(self, card: CardId) -> str:
        return pieces.TYPES[self.faces[card]]

    def is_in_play(self, card: CardId) -> bool:
        return 0 <= card < len(self.status) and bool(self.status[card] & IN_PLAY)

    def there(self, card: CardId) -> bool:
        """In play, or destroyed just now and its fate open."""
        return bool(self.status[card] & (IN_PLAY | LIMBO))

    def active(self, card: CardId) -> bool:
        return self.status[card] & (IN_PLAY | RESTING) == IN_PLAY

    def real(self, target: int) -> CardId:
        """The card that a target is: the ship in a slot, if it is named by its slot."""
        if target < 3 * len(self.status):
            return target
        ship = self.faces[target]
        if ship >= NONE or self.combat is None:
            return NOWHERE
        return card_of(self.combat.attacker, ship)

    def host(self, card: CardId) -> CardId:
        """The card upon which, or beside which, this one lies."""
        local = self.faces[len(self.status) + card]
        return NOWHERE if local >= NONE else card_of(owner_of(card), local)

    def counters(self, card: CardId) -> int:
        count = self.faces[2 * len(self.status) + card]
        return 0 if count == HIDDEN else count

    def laid_on(self, card: CardId, pile: Pile) -> list[CardId]:
        """The cards of a pile of the same seat that lie on this card."""
        if not pile:
            return []
        seat, local = owner_and_number(card)
        first = first_card(seat)
        start = len(self.status) + first
        hosts = pile.translate(self.faces[start : start + 256])
        if local not in hosts:
            return []
        return [first + other for other, host in zip(pile, hosts, strict=True) if host == local]

    def gear_on(self, card: CardId) -> list[CardId]:
        return self.laid_on(card, self.players[owner_of(card)].gear)

    def loaded_on(self, card: CardId) -> list[CardId]:
        """Ships that are loaded on this one."""
        if self.combat is None:
            return []
        ships = self.laid_on(card, self.players[owner_of(card)].ships)
        return [ship for ship in ships if self.is_loaded(ship)]

    def is_loaded(self, card: CardId) -> bool:
        """A ship that lies on another one for the time of a combat."""
        if self.combat is None or not pieces.IS_SHIP[self.faces[card]]:
            return False
        return not self.status[card] & DOCKED and self.host(card) != NOWHERE

    def docked_at(self, card: CardId) -> list[CardId]:
        ships = self.laid_on(card, self.players[owner_of(card)].ships)
        return [ship for ship in ships if self.status[ship] & DOCKED]

    def bond(self, card: CardId) -> Bond | None:
        for bond in self.bonds:
            if bond.card == card:
                return bond
        return None

    def own(self, seat: Seat, pile: Iterable[int]) -> list[CardId]:
        first = seat * pieces.CARDS_EACH
        return [first + local for local in pile]

    def cards_in_play(self, seat: Seat) -> list[CardId]:
        player = self.players[seat]
        return self.own(seat, player.planets + player.ships + player.others + player.gear)

    def auras(self, word: str, seat: Seat = NOBODY) -> list[CardId]:
        """Cards in play that work on others all the time with this verb or rule.

        For one seat the accessories of others are left out that work for their owners alone.
        """
        bit = pieces.WORD_BITS.get(word, 0)
        if not bit & (self.said | pieces.SAID_COVERED):
            return []
        found: list[CardId] = []
        working, covered = pieces.WORKING[word], pieces.SAID_COVERED & bit
        every_seat = seat < 0 or pieces.SAID_ABROAD & bit
        for owner, player in enumerate(self.players):
            pile = player.auras
            if covered and player.gear and (every_seat or seat == owner):
                pile = pile + player.gear
            if pile:
                does = pile.translate(self.faces_of(owner)).translate(working)
                if 1 in does:
                    found += self.own(owner, compress(pile, does))
        return found

    def say(self) -> int:
        """What the open cards in play do all the time."""
        said = 0
        for seat, player in enumerate(self.players):
            for local in player.auras:
                said |= pieces.SAID[self.faces[card_of(seat, local)]]
        return said

    # --- seats

    def team(self, seat: Seat) -> int:
        return seating.TEAMS[self.mode][seat]

    def enemies(self, seat: Seat) -> tuple[Seat, ...]:
        """Who is still there and plays against this seat, clockwise."""
        return seating.enemies(self.mode, seat, self.left)

    def hostile(self, seat: Seat, other: Seat) -> bool:
        return self.team(seat) != self.team(other)

    def partner(self, seat: Seat) -> Seat:
        """The other seat of the team, if it is still there."""
        other = seating.PARTNERS[self.mode][seat]
        return NOBODY if other == NOBODY or self.players[other].gone else other

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All who are still there, from this seat on."""
        return seating.clockwise(self.seats, first, self.left)

    def on_turn(self, seat: Seat) -> bool:
        """It is this seat's turn; two who play side by side have theirs together."""
        return seat == self.turn or (self.mode == "pairs" and seating.PARTNERS["pairs"][seat] == self.turn)

    def turn_takers(self) -> tuple[Seat, ...]:
        return seating.takers(self.mode, self.turn, self.left)

    def order(self) -> tuple[Seat, ...]:
        """Who may act, in this order: whose turn it is, then clockwise."""
        return seating.order(self.mode, self.turn, self.left)

    def captain(self, seat: Seat) -> Player:
        """The player who keeps the team's victory points."""
        return self.players[seating.CAPTAINS[self.mode][seat]]

    def points(self, seat: Seat) -> int:
        return self.captain(seat).points

    def watchers(self, seat: Seat) -> int:
        """Who may look at this seat's hand, as bits: in the game of two pairs the partner, too."""
        if self.mode != "pairs":
            return 1 << seat
        return sum(1 << other for other in range(self.seats) if not self.hostile(seat, other))

    # --- the stack

    def top(self) -> Item | None:
        return self.stack[-1] if self.stack else None

    def moment(self) -> Item | None:
        """The open moment: interrupts that refer to it may lie upon it already (RB 3.3)."""
        for item in reversed(self.stack):
            if item.kind != "interrupt":
                return None if item.kind == "instant" or item.over else item
        return None

    def item(self, number: int) -> Item | None:
        for item in self.stack:
            if item.number == number:
                return item
        return None

    def effects(self) -> list[Item]:
        return [item for item in self.stack if item.kind in EFFECTS]

    # --- combat

    def slot_of(self, ship: CardId) -> int:
        """The slot of an attacking ship, or NOWHERE."""
        combat = self.combat
        if combat is None or owner_of(ship) != combat.attacker:
            return NOWHERE
        first, local = 3 * len(self.status), own_number(ship)
        for slot, formation in enumerate(combat.slots):
            if formation != OUT and self.faces[first + slot] == local:
                return slot
        return NOWHERE

    def slip(self, slot: int) -> int:
        """The id of the slip that tells which ship is in a slot."""
        return 3 * len(self.status) + slot

    def covered(self, ship: CardId) -> bool:
        """The ship lies face down, as everybody knows, or is loaded on one that does."""
        combat = self.combat
        if combat is None or not combat.placed or owner_of(ship) != combat.attacker:
            return False
        return own_number(ship) in combat.attackers and not self.shown(ship)

    def shown(self, ship: CardId) -> bool:
        """Everybody sees in which slot of the combat this ship is, or on which one it is loaded."""
        combat = self.combat
        assert combat is not None
        first, local = 3 * self.size, own_number(ship)
        for slot, hidden in enumerate(combat.covered):
            if not hidden and self.faces[first + slot] == local:
                return True
        return bool(self.seen[self.size + ship] == self.everyone and self.host(ship) != NOWHERE)

    def in_combat(self, card: CardId) -> bool:
        combat = self.combat
        if combat is None:
            return False
        if card == combat.planet:
            return True
        seat, local = owner_and_number(card)
        if seat == combat.attacker:
            return local in combat.attackers
        return seat == combat.defender and local in combat.defenders

    def role(self, card: CardId, role: str) -> bool:
        combat = self.combat
        if combat is None:
            return False
        seat, local = owner_and_number(card)
        if role == "attacker":
            return seat == combat.attacker and local in combat.attackers
        if role == "advancing":
            return seat == combat.attacker and local in combat.advancing
        if seat != combat.defender or local not in combat.defenders:
            return False
        return role == "defender" or combat.blocking[combat.defenders.index(local)] != OUT

    def group(self, card: CardId) -> int:
        """The number of the formation around which this ship fights, or NOWHERE."""
        combat = self.combat
        if combat is None:
            return NOWHERE
        seat, local = owner_and_number(card)
        if seat == combat.defender and local in combat.defenders:
            formation = combat.blocking[combat.defenders.index(local)]
            return NOWHERE if formation == OUT else formation
        if combat.advanced and seat == combat.attacker and local in combat.advancing:
            return ADVANCED
        slot = self.slot_of(card)
        return NOWHERE if slot == NOWHERE else combat.slots[slot]

    def attackers_in(self, formation: int) -> list[CardId]:
        """The ships of a formation, by slot."""
        combat = self.combat
        assert combat is not None
        slots = [slot for slot, number in enumerate(combat.slots) if number == formation]
        return self.own(combat.attacker, [self.faces[self.slip(slot)] for slot in slots])

    def blockers_of(self, formation: int) -> list[CardId]:
        combat = self.combat
        assert combat is not None
        pairs = zip(combat.defenders, combat.blocking, strict=True)
        return self.own(combat.defender, [ship for ship, blocked in pairs if blocked == formation])

    def formations(self) -> list[int]:
        combat = self.combat
        assert combat is not None
        return sorted(dict.fromkeys(number for number in combat.slots if number != OUT))

    # --- secrets

    def show(self, card: CardId) -> None:
        self.seen[card] = (1 << self.seats) - 1

    def backs(self, cards: Sequence[CardId]) -> list[int]:
        """A covered accessory shows its type and costs; other cards and slips show nothing."""
        piles = [(p.gear, p.air, p.limbo, p.away) for p in self.players]
        lying = {card_of(seat, number) for seat, own in enumerate(piles) for pile in own for number in pile}
        faces = self.faces
        return [pieces.BACK_OF.get(faces[card], HIDDEN) if card in lying else HIDDEN for card in cards]

    def pools(self, seat: Seat) -> Iterable[list[CardId]]:
        """Covered accessories may be any card of the same type and costs, other cards any of their deck."""
        unseen, faces = self.unseen(seat), self.faces
        for owner in range(self.seats):
            first = first_card(owner)
            cards = [card for card in unseen if first <= card < first + pieces.CARDS_EACH]
            yield [card for card in cards if pieces.is_of_planet_deck(card)]
            rest = [card for card in cards if not pieces.is_of_planet_deck(card)]
            backs = {card: back for card, back in zip(rest, self.backs(rest), strict=True) if back != HIDDEN}
            for back in dict.fromkeys(backs.values()):
                covered = [card for card in rest if backs.get(card) == back]
                hidden = [card for card in rest if card not in backs]
                yield [*covered, *(card for card in hidden if pieces.BACK_OF.get(faces[card]) == back)]
            yield [card for card in rest if card not in backs]

    def imagine_for(self, seat: Seat, rng: int) -> None:
        """Cards are dealt anew, and what lies face down in a combat is laid out anew."""
        super().imagine_for(seat, rng)
        if self.combat is not None and self.combat.placed:
            lay_out_anew(self, seat)
