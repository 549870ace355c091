"""The table of Cosmic Encounter: where everything is, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from game.core.table import NOBODY, CardId, Pile, Seat, Table
from game.cosmic import pieces
from game.cosmic.parts import (
    BESIDE,
    GATE,
    GOES,
    GONE,
    NEITHER,
    NO_CARD,
    NO_PLANET,
    OFFENSE,
    ON_TECH,
    UNSAID,
    WARP,
    Citadel,
    Encounter,
    Mark,
    Planet,
    Playing,
    Prometheus,
    Rules,
    Tech,
)


class CosmicTable(Table, kw_only=True, gc=False):
    """Piles are lists whose last card is the top."""

    rules: Rules
    planets: list[Planet]
    warp: list[int]
    fresh: list[int]  # of those in the warp: came there in this encounter
    gone: list[int]  # out of the game
    gate: list[int]
    beside: list[int]
    hands: list[list[CardId]]
    hoards: list[list[CardId]]
    deck: Pile
    discard: Pile = msgspec.field(default_factory=Pile)
    box: Pile = msgspec.field(default_factory=Pile)  # flares, destiny cards and techs not in this match
    aside: list[CardId] = []  # being looked at, in nobody's hand
    playing: list[Playing] = []
    destiny_deck: Pile
    destiny_discard: Pile = msgspec.field(default_factory=Pile)
    tech_deck: Pile = msgspec.field(default_factory=Pile)
    tech_discard: Pile = msgspec.field(default_factory=Pile)
    techs: list[tuple[Tech, ...]]
    sheets: list[tuple[CardId, ...]]  # by seat: the own alien first
    sheet_box: Pile
    lent: list[Seat]  # by seat: who plays with this seat's own sheet now; NOBODY: its owner
    incarnation: CardId = NO_CARD  # of the Reincarnator: a sheet that goes where the Reincarnator's goes
    powerless: list[bool]  # as last announced
    # Kept because finding them anew was a third of random play: the order when effects meet, and by seat
    # the number of home colonies, that of foreign ones, and where they are.
    timing: Sequence[Seat] = []
    homes: list[int] = []
    abroad: list[int] = []
    worlds: list[bytes] = []  # by seat: the planets with its colonies
    turn: Seat = NOBODY
    number: int = 0  # of the encounter in this turn
    encounter: Encounter | None = None
    zapped: list[str] = []  # powers that are off until the end of the encounter
    flares_used: list[CardId] = []
    flare_players: int = 0
    kept: list[CardId] = []  # artifacts that may not be played again in this encounter
    tokens: list[Mark] = []  # on the alien sheets
    citadels: list[Citadel] = []
    prometheus: Prometheus | None = None
    cannon: list[int] = []  # whose it is and the two planets beside it
    draws: int = 0  # how often cards were drawn, for powers that wait for it

    def shared(self) -> tuple[Any, ...]:
        return (
            self.agenda, self.in_play, self.planets, self.techs, self.sheets, self.worlds, self.timing,
            self.encounter,
        )  # fmt: skip

    def share(self, parts: Sequence[Any]) -> None:
        agenda, self.in_play, planets, techs, sheets, worlds, self.timing, encounter = parts
        self.agenda, self.planets, self.techs = agenda.copy(), planets.copy(), techs.copy()
        self.sheets, self.worlds = sheets.copy(), worlds.copy()
        self.encounter = encounter and encounter.__copy__()

    @property
    def at(self) -> Encounter:
        """The encounter, where there must be one."""
        assert self.encounter is not None
        return self.encounter

    def mark(self, mark: Mark) -> None:
        """A power remembers something until the encounter ends."""
        self.at.marks += (mark,)

    def timing_now(self) -> list[Seat]:
        """Who comes first when effects meet: offense, defense, then clockwise (p. 12)."""
        at = self.encounter
        first = at.offense if at else max(self.turn, 0)
        around = [*range(first, self.seats), *range(first)]
        if at and at.defense != NOBODY:
            around.remove(at.defense)
            around.insert(1, at.defense)
        return around

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody else, clockwise from the left."""
        return [*range(seat + 1, self.seats), *range(seat)]

    def id_of(self, card: CardId) -> str:
        """What a card that is known is called."""
        return pieces.IDS[self.faces[card]]

    def type_of(self, card: CardId) -> int:
        return pieces.TYPE[self.faces[card]]

    def value_of(self, card: CardId) -> int:
        return pieces.VALUE[self.faces[card]]

    def of_type(self, cards: Iterable[CardId], *types: int) -> list[CardId]:
        faces, kinds = self.faces, pieces.TYPE
        return [card for card in cards if kinds[faces[card]] in types]

    def encounter_cards(self, seat: Seat) -> list[CardId]:
        """Attacks, negotiates and the morph that this seat may play."""
        faces, wanted = self.faces, pieces.IS_ENCOUNTER
        return [card for card in self.playable(seat) if wanted[faces[card]]]

    def has_encounter_card(self, seat: Seat) -> bool:
        faces, wanted = self.faces, pieces.IS_ENCOUNTER
        return any(map(wanted.__getitem__, map(faces.__getitem__, self.playable(seat))))

    def is_playing(self, card: CardId) -> bool:
        """True while a card lies out that has been played."""
        return any(played.card == card for played in self.playing)

    def playable(self, seat: Seat) -> list[CardId]:
        """The hand, and for the Miser the hoard."""
        if self.hoards[seat] and (seat, "miser") in self.in_play:
            return self.hands[seat] + self.hoards[seat]
        return self.hands[seat]

    def colonies(self, seat: Seat) -> list[int]:
        return [*self.worlds[seat]]

    def has_colony(self, seat: Seat) -> bool:
        return self.homes[seat] + self.abroad[seat] > 0

    def colonies_outside(self, seat: Seat) -> tuple[int, ...]:
        """The colonies whose ships are not in the encounter."""
        here = self.place_in_encounter(seat)
        return tuple(planet for planet in self.colonies(seat) if planet != here)

    def tech(self, seat: Seat, card: CardId) -> Tech:
        return next(tech for tech in self.techs[seat] if tech.card == card)

    def put_tech(self, seat: Seat, changed: Tech) -> None:
        """A tech takes the place of what it was before."""
        self.techs[seat] = tuple(changed if tech.card == changed.card else tech for tech in self.techs[seat])

    def take_tech(self, seat: Seat, card: CardId) -> Tech:
        taken = self.tech(seat, card)
        self.techs[seat] = tuple(tech for tech in self.techs[seat] if tech is not taken)
        return taken

    def home_planets(self, seat: Seat) -> list[int]:
        return [n for n, planet in enumerate(self.planets) if planet.home == seat and not planet.gone]

    def count_colonies(self) -> None:
        """Count the colonies after ships were placed by other hands than ``shift``."""
        self.homes, self.abroad = [0] * self.seats, [0] * self.seats
        for planet in self.planets:
            for seat, ships in enumerate(planet.ships):
                if ships:
                    (self.homes if planet.home == seat else self.abroad)[seat] += 1
        self.worlds = [self._settled_by(seat) for seat in range(self.seats)]

    def _settled_by(self, seat: Seat) -> bytes:
        return bytes([number for number, planet in enumerate(self.planets) if planet.ships[seat]])

    def foreign_colonies(self, seat: Seat) -> int:
        return self.abroad[seat]

    def fleet(self, seat: Seat) -> int:
        """All ships of a seat, wherever they are, also the lost ones; the Prometheus is one of them."""
        return self.rules.ships + (self.prometheus is not None and self.prometheus.seat == seat)

    def ships_at(self, seat: Seat, place: int) -> int:
        if 0 <= place < ON_TECH:
            return self.planets[place].ships[seat]
        if place >= ON_TECH:
            return next((tech.ships for tech in self.techs[seat] if tech.card == place - ON_TECH), 0)
        if place == GATE:
            return self.gate[seat]
        return {BESIDE: self.beside, WARP: self.warp, GONE: self.gone}[place][seat]

    def ships_on(self, seat: Seat, places: Iterable[int]) -> list[tuple[int, int]]:
        """The places, most of them planets, and how many ships this seat has there."""
        planets = self.planets
        return [
            (place, planets[place].ships[seat] if 0 <= place < ON_TECH else self.ships_at(seat, place))
            for place in places
        ]

    def place_in_encounter(self, seat: Seat) -> int:
        """Where this seat's ships of the encounter are."""
        at = self.at
        if at.sides[seat] == OFFENSE:
            return GATE
        return at.planet if seat == at.defense else BESIDE

    def ships_in_encounter(self, seat: Seat) -> int:
        if self.at.sides[seat] == NEITHER or self.at.planet == NO_PLANET:
            return 0
        return self.ships_at(seat, self.place_in_encounter(seat))

    def tokens_on(self, power: str) -> int:
        return next((mark.value for mark in self.tokens if mark.power == power), 0)

    def aliens_of(self, seat: Seat) -> list[str]:
        """The aliens whose sheets this seat plays with, as far as they are known here."""
        cards: Sequence[CardId] = self.sheets[seat]
        if seat in self.lent:
            cards = self.lent_sheets(self.lent.index(seat))
        elif self.lent[seat] != NOBODY:
            cards = [card for card in cards if card not in self.lent_sheets(seat)]
        return self.named(cards)

    def named(self, sheets: Iterable[CardId]) -> list[str]:
        """The aliens on these sheets, as far as they are known here."""
        shown, ids, known = [self.faces[card] for card in sheets], pieces.IDS, len(pieces.FACES)
        return [ids[face] for face in shown if face < known]

    def lent_sheets(self, owner: Seat) -> Sequence[CardId]:
        """What somebody who borrows this seat's alien plays with: the Reincarnator comes as both."""
        sheets = self.sheets[owner]
        both = self.incarnation in sheets and self.id_of(sheets[0]) == "reincarnator"
        return [sheets[0], self.incarnation] if both else sheets[:1]

    def powered(self, seat: Seat, alien: str = "") -> bool:
        """Whether there are home colonies enough to use a power; the Masochist needs none."""
        return alien == "masochist" or self.homes[seat] >= self.rules.home_colonies

    def order_powers(self) -> None:
        """Rank the powers anew if others come first now."""
        if self.timing_now() != self.timing:
            self.rank_powers()

    def rank_powers(self) -> None:
        """Powers that may work now: offense, defense, then clockwise (p. 12)."""
        self.timing = self.timing_now()
        zapped, homes, wanted = self.zapped, self.homes, self.rules.home_colonies
        sheets, ranked = self.sheets, []
        lent = self.lent.count(NOBODY) < self.seats
        for seat in self.timing:
            aliens = self.aliens_of(seat) if lent else self.named(sheets[seat])
            if homes[seat] >= wanted:
                ranked += [(seat, alien) for alien in aliens]
            elif "masochist" in aliens:
                ranked.append((seat, "masochist"))
        self.in_play = [held for held in ranked if held[1] not in zapped] if zapped else ranked

    def shift(self, seat: Seat, ships: int, source: int, to: int) -> None:
        """Move ships. Losing or gaining a home colony may switch powers."""
        if self.prometheus and (self.prometheus.seat, self.prometheus.place) == (seat, source) and ships:
            self._steer(self.prometheus, ships, to)
        self._add(seat, -ships, source)
        self._add(seat, ships, to)

    def _steer(self, ship: Prometheus, ships: int, to: int) -> None:
        """Ships leave the Prometheus's place: it goes as its owner has said, and never stays alone.

        If nothing was said, it comes home with the first ships and is lost with the last.
        """
        first = ship.leaves == UNSAID and to not in (WARP, GONE) and not 0 <= ship.place < ON_TECH
        if first or ship.leaves == GOES or ships == self.ships_at(ship.seat, ship.place):
            ship.place = to
        ship.leaves = UNSAID

    def add_ship(self, seat: Seat, place: int) -> None:
        """Adds one ship more than the seat began with."""
        self._add(seat, 1, place)

    def _add(self, seat: Seat, ships: int, place: int) -> None:
        if place >= ON_TECH:
            tech = self.tech(seat, place - ON_TECH)
            self.put_tech(seat, msgspec.structs.replace(tech, ships=tech.ships + ships))
        elif place >= 0:
            planet = self.planets[place]
            before = planet.ships[seat]
            self.planets[place] = planet.with_ships(seat, before + ships)
            if before and before + ships:
                return
            change = (before == 0) - (before + ships == 0)
            self.worlds[seat] = self._settled_by(seat)
            if planet.home == seat:
                self._count_home(seat, change)
            else:
                self.abroad[seat] += change
        elif place == WARP:
            self.warp[seat] += ships
            self.fresh[seat] = (
                max(0, self.fresh[seat] + ships) if ships > 0 else min(self.fresh[seat], self.warp[seat])
            )
        else:
            {GATE: self.gate, BESIDE: self.beside, GONE: self.gone}[place][seat] += ships

    def _count_home(self, seat: Seat, change: int) -> None:
        """One home colony more or less; the powers change if there are enough only with it."""
        self.homes[seat] += change
        if max(self.homes[seat], self.homes[seat] - change) == self.rules.home_colonies:
            self.rank_powers()

    def show(self, card: CardId) -> None:
        self.seen[card] = self.everyone

    def forget_hand(self, seat: Seat) -> None:
        """Who had seen cards of this hand cannot tell any more which is which."""
        own, seen = 1 << seat, self.seen
        for held in self.hands[seat]:
            seen[held] &= own

    def backs(self, cards: Sequence[CardId]) -> list[int]:
        faces = self.faces
        return [pieces.BACK[faces[card]] for card in cards]

    def pools(self, seat: Seat) -> Iterable[list[CardId]]:
        """Cards with the same back that this seat cannot tell apart, wherever they are.

        Flares, destiny cards and techs that stay in the box have their own pool: a match knows its decks.
        """
        boxed = set(self.box)
        kinds: dict[int, list[CardId]] = {}
        for card in self.unseen(seat):
            kinds.setdefault(pieces.BACK[self.faces[card]], []).append(card)
        for kind in sorted(kinds):
            if kind != pieces.COSMIC_BACK:
                yield kinds[kind]
                continue
            yield [card for card in kinds[kind] if card not in boxed]
            yield from self._flares_and_box(kinds[kind], boxed)

    def _flares_and_box(self, unseen: list[CardId], boxed: set[CardId]) -> Iterator[list[CardId]]:
        """A flare in the deck might as well be one that stayed in the box."""
        yield [card for card in unseen if card in boxed or pieces.TYPE[self.faces[card]] == pieces.FLARE]

    def hide_from(self, seat: Seat) -> None:
        super().hide_from(seat)
        if self.rules.hidden:
            self.rank_powers()  # a hidden power is nobody's in a view

    def imagine_for(self, seat: Seat, rng: int) -> None:
        super().imagine_for(seat, rng)
        self._imagine_encounter_cards(seat)
        if self.rules.hidden:
            self.rank_powers()

    def _imagine_encounter_cards(self, seat: Seat) -> None:
        """What lies face down in an encounter, or under a tech, is an encounter card; a hand has one."""
        hidden = [card for card in self.unseen(seat) if pieces.BACK[self.faces[card]] == pieces.COSMIC_BACK]
        loose = [card for card in hidden if card in self.deck]
        sure = [tech.under for techs in self.techs for tech in techs]
        sure += self.encounter.cards if self.encounter else []
        for card in sure:
            if card in hidden:
                self._make_encounter_card(card, [other for other in hidden if other not in sure])
        for hand in self.hands:
            there = [card for card in hand if card in hidden]
            if there and not any(pieces.IS_ENCOUNTER[self.faces[card]] for card in hand):
                self._make_encounter_card(there[0], loose)

    def _make_encounter_card(self, card: CardId, others: list[CardId]) -> None:
        faces, wanted = self.faces, pieces.IS_ENCOUNTER
        if wanted[faces[card]]:
            return
        for other in others:
            if wanted[faces[other]]:
                faces[card], faces[other] = faces[other], faces[card]
                return
