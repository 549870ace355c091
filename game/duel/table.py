"""The table of Cosmic Encounter Duel: where everything is, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from game.core.dice import below
from game.core.table import HIDDEN, NOBODY, CardId, Pile, Seat, Table
from game.duel import pieces

NO_CARD = -1
_BLANK = bytes(pieces.SEATS * len(pieces.SLIPS))
_OPEN = bytes([(1 << pieces.SEATS) - 1] * len(_BLANK))


def take_top(pile: Pile, card: CardId) -> None:
    """The top card leaves a pile; it is the one that the event names."""
    top = pile.pop()
    assert top == card


class Planet(msgspec.Struct, array_like=True, gc=False):
    """A revealed planet and each seat's ships on it."""

    tile: CardId
    ships: list[int]
    in_warp: bool = False


class Envoy(msgspec.Struct, array_like=True, gc=False):
    """One of the envoys in play."""

    card: CardId
    ally: Seat = NOBODY
    face_up: bool = False
    used: bool = False  # its ability was used in this contest or duel


class Played(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A reinforcement beside a plan: who played it, and whose strength it changes."""

    card: CardId
    by: Seat
    on: Seat


class Bonus(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """Strength that an ability has given in this contest or duel."""

    seat: Seat
    amount: int
    source: str


class Mark(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """Something public that an ability remembers until the next pass: an announcement, a guess."""

    power: str
    value: int


class Duel(msgspec.Struct, kw_only=True, gc=False):
    """A duel in progress, or a contest, which is a duel without planet, ships, tactics and prize."""

    contest: bool
    planet: CardId = NO_CARD
    holders: list[bool] = msgspec.field(
        default_factory=lambda: [False, False]
    )  # controlled the planet before
    banned: list[bool] = msgspec.field(default_factory=lambda: [False, False])  # cannot send ships
    plans: list[list[CardId]] = msgspec.field(default_factory=lambda: [[], []])  # the main plan first
    jarred: list[bool] = msgspec.field(default_factory=lambda: [False, False])  # it came from the jar
    fixed: list[int | None] = msgspec.field(default_factory=lambda: [None, None])  # value of the main plan
    revealed: bool = False
    reinforcements: list[Played] = []
    bonuses: list[Bonus] = []
    marks: list[Mark] = []
    winner: Seat = NOBODY
    totals: list[int] = []  # as compared in step 9; empty if strength did not decide
    destroyed: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # by fire, in this pass
    kept: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # ships the loser leaves there

    @property
    def loser(self) -> Seat:
        return 1 - self.winner if self.winner != NOBODY else NOBODY


class DuelTable(Table, kw_only=True, gc=False):
    """Piles are lists whose last card is the top."""

    aliens: list[str]  # by seat; "" until chosen
    straggler: Seat = NOBODY
    hands: list[list[CardId]]
    decks: list[Pile]
    discards: list[Pile]
    under: list[list[CardId]]  # cards under an alien card: the jar, the snare
    set_aside: list[CardId] = []  # revealed for a choice, in nobody's hand yet
    reinforcements: Pile
    fates: list[Pile]  # destiny decks in the order of pieces.TYPES
    past: Pile = msgspec.field(default_factory=Pile)
    next_type: str = pieces.TYPES[0]
    planet_deck: Pile
    planets: list[Planet] = []
    envoys: list[Envoy] = []
    envoy_stacks: list[Pile]  # in the order of pieces.GROUPS
    removed: list[CardId] = []  # envoys out of the game
    supply: list[int]
    warp: list[int]
    medals: list[int]
    spent: list[bytearray]  # by seat, then tactic: 1 if it is spent
    target: CardId = NO_CARD  # the planet that the destiny card has determined
    duel: Duel | None = None

    @property
    def leader(self) -> Seat:
        return 1 - self.straggler

    @property
    def order(self) -> tuple[Seat, Seat]:
        """Leader first, then straggler (ruling R30, R36)."""
        return 1 - self.straggler, self.straggler

    def planet(self, tile: CardId) -> Planet:
        for planet in self.planets:
            if planet.tile == tile:
                return planet
        raise LookupError(f"planet {tile} is not on the table")

    def key(self, card: CardId) -> str:
        """The name of a card that is known."""
        return pieces.KEYS[self.faces[card]]

    def ready_halves(self, seat: Seat, besides: int = -1) -> list[int]:
        """Both halves of every ready tactic but one, as tactic * 2 + half."""
        return [
            half
            for tactic, spent in enumerate(self.spent[seat])
            if not spent and tactic != besides
            for half in (2 * tactic, 2 * tactic + 1)
        ]

    def rank_powers(self) -> None:
        """The destiny card first, then the leader's alien and open allies, then the straggler's (R30)."""
        keys, faces = pieces.KEYS, self.faces
        ranked = [(NOBODY, keys[faces[self.past[-1]]])] if self.past else []
        allies = [(e.ally, keys[faces[e.card]]) for e in self.envoys if e.face_up and e.ally != NOBODY]
        for seat in (1, 0) if self.straggler == 0 else (0, 1):
            if self.aliens[seat]:
                ranked.append((seat, self.aliens[seat]))
            if allies:
                ranked += [ally for ally in allies if ally[0] == seat]
        self.in_play = ranked

    def lay_down(self, seat: Seat, card: CardId) -> None:
        """A card leaves the hand face down: who had seen cards of this hand cannot tell which one it was."""
        own, seen = 1 << seat, self.seen
        for held in self.hands[seat]:
            seen[held] &= own
        self.hands[seat].remove(card)

    def clear_slips(self) -> None:
        """No secret number is written; everybody sees that."""
        self.faces[pieces.FIRST_SLIP :] = _BLANK
        self.seen[pieces.FIRST_SLIP :] = _OPEN

    def plan_backs(self) -> Iterator[CardId]:
        """Plans and reinforcements that lie where everybody can see their backs."""
        for zone in (*self.hands, *self.under, self.set_aside):
            yield from zone
        if self.duel:
            for plans in self.duel.plans:
                yield from plans

    def hide_from(self, seat: Seat) -> None:
        """In a hand an unseen card still shows its back; in a deck not even that."""
        backs = [(card, pieces.back_of(self.faces[card])) for card in self.plan_backs()]
        super().hide_from(seat)
        for card, back in backs:
            if self.faces[card] == HIDDEN:
                self.faces[card] = back

    def pools(self, seat: Seat) -> Iterable[list[CardId]]:
        """Decks are mixed first, backs and all; then cards with the same back, wherever they are."""
        faces = self.faces
        hidden = [card for card in self.unseen(seat) if card < pieces.FIRST_SLIP]
        unseen = bytearray(len(faces))
        for card in hidden:
            unseen[card] = 1
        for deck in self.decks:
            yield [card for card in deck if unseen[card]]
        kinds: dict[int, list[CardId]] = {}
        for card in hidden:
            kinds.setdefault(_KIND[faces[card]], []).append(card)
        for kind in sorted(kinds):
            yield kinds[kind]

    def imagine_for(self, seat: Seat, rng: int) -> None:
        """Besides the cards, guess the secret numbers of the other seat."""
        super().imagine_for(seat, rng)
        other = 1 - seat
        for kind in pieces.SLIPS:
            card = pieces.slip(other, kind)
            if not self.knows(seat, card):
                choices = self._slip_values(other, kind)
                number, self.rng = below(self.rng, len(choices))
                self.faces[card] = choices[number]

    def _slip_values(self, seat: Seat, kind: str) -> list[int]:
        """What may stand on a written slip, as the other seat would guess it."""
        if kind == "dial":
            return list(pieces.DIAL)
        if kind == "guess":
            return [1, *(1 + dial for dial in pieces.DIAL)]
        if kind == "worry":
            return [1, 2]
        if kind == "tactic":
            halves = self.ready_halves(seat)
            doubled = [half + 10 for half in halves] if self.aliens[seat] == "twinfist" else []
            return [1 + half for half in halves + doubled] or [1]
        chosen = (self.faces[pieces.slip(seat, "tactic")] - 1) % 10 // 2
        return [1, *(2 + half for half in self.ready_halves(seat, chosen))]


def _kind(face: int) -> int:
    """Cards of one kind have the same back, or always lie with their like."""
    piece = pieces.FACES[face]
    if isinstance(piece, pieces.Plan | pieces.Reinforcement):
        return 255 - pieces.back_of(face)
    if isinstance(piece, pieces.PlanetCard):
        return 10
    if isinstance(piece, pieces.EnvoyCard):
        return 20 + pieces.GROUPS.index(piece.group)
    return 30 + pieces.TYPES.index(piece.type)


_KIND = [_kind(face) for face in range(len(pieces.FACES))]
