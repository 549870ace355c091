"""The questions of Firestorm outside combat."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from game.core.prompts import Handle
from game.core.refusals import Refusal
from game.core.table import CardId
from game.firestorm import offers
from game.firestorm.asking import OFTEN, Listed, Said
from game.firestorm.parts import NOWHERE
from game.firestorm.paying import Bill, useful
from game.firestorm.pieces import ACCESSORIES
from game.firestorm.table import FirestormTable
from game.firestorm.words import AUTO, END, PASS, Word, numbers_of, verb_of, word

MANY = 60  # answers in one question
USEFUL = 4  # how much likelier random play plays a card or attacks than it does anything else
SACRIFICES = 4  # victory points with which random play gives planets up for one more


class Act(Said, frozen=True):
    """Play or use an interrupt or an instant, or pass; game effects may be used besides."""

    section: ClassVar[str] = "4.3"

    mode: int = offers.INSTANTS

    def options(self, table: FirestormTable) -> list[Word]:
        extra = ["give_up"] if offers.given_up(table, self.seat) else []
        return [
            PASS, *offers.deeds(table, self.seat, self.mode), *extra,
            *offers.game_effects(table, self.seat), *offers.accessories(table, self.seat),
        ]  # fmt: skip

    def likely(self, table: FirestormTable) -> list[Word]:
        """Points are got one at a time: nobody wants all of them in somebody else's turn."""
        effects = offers.game_effects(table, self.seat)
        produced = [said for said in effects if verb_of(said) == "produce"]
        others = [said for said in effects if verb_of(said) != "produce"]
        rich = table.captain(self.seat).points >= SACRIFICES
        give_up = ["give_up"] if rich and offers.may_give_up(table, self.seat) else []
        deeds = offers.deeds(table, self.seat, self.mode)
        return [PASS, PASS, *deeds, *give_up, *produced[:1], *others]


class TakeMainPhase(Said, frozen=True):
    """Play cards, use effects, announce an attack, or end the turn."""

    section: ClassVar[str] = "2.3.6"
    comes_again: ClassVar[bool] = True

    fought: bool = False

    def options(self, table: FirestormTable) -> list[Word]:
        seat = self.seat
        return [
            END, *self.deeds(table), *self.declares(table), "capitulate", *offers.game_effects(table, seat),
            *offers.requests(table, seat), *offers.accessories(table, seat),
        ]  # fmt: skip

    def deeds(self, table: FirestormTable) -> list[Word]:
        seat = self.seat
        attack = ["attack"] if offers.may_announce(table, seat) else []
        return [*offers.deeds(table, seat, offers.INSTANTS), *offers.cards_to_play(table, seat), *attack]

    def handles(self, table: FirestormTable) -> list[Handle]:
        """An own ship that may attack is taken to announce an attack."""
        ships = offers.fleet(table, self.seat) if offers.may_announce(table, self.seat) else []
        return [*super().handles(table), *(Handle("attack", f"card:{ship}") for ship in ships)]

    def declares(self, table: FirestormTable) -> list[Word]:
        return ["last_turn"] if offers.may_declare(table, self.seat) else []

    def likely(self, table: FirestormTable) -> list[Word]:
        """All but capitulating, which would be the end of most matches."""
        deeds = self.deeds(table)
        useful = [said for said in deeds if verb_of(said) in ("play", "attack")]
        others = [*offers.game_effects(table, self.seat), *offers.requests(table, self.seat)]
        return [END, *deeds, *useful * (USEFUL - 1), *others, *self.declares(table) * OFTEN]


class Pay(Said, frozen=True):
    """Which card is deactivated for points; ``auto`` leaves it to the rules."""

    section: ClassVar[str] = "1.6"

    either: int = 0
    tp: int = 0
    ep: int = 0
    spared: tuple[CardId, ...] = ()

    def options(self, table: FirestormTable) -> list[Word]:
        ways = useful(table, self.seat, self.bill)
        return [AUTO, *(word("produce", way.card, way.number) for way in ways)]

    @property
    def bill(self) -> Bill:
        return Bill(self.tp, self.ep, self.either, self.spared)


class Salvage(Listed, frozen=True):
    """Three lucky stones take a card from the scrap heap."""

    section: ClassVar[str] = "4.5"


class ChooseHost(Listed, frozen=True):
    """What an accessory or alien-tec is played onto."""

    section: ClassVar[str] = "3.7"

    card: CardId = 0


class ChooseColor(Listed, frozen=True):
    """The colour that a spy opens."""

    section: ClassVar[str] = "1.6"

    card: CardId = 0


class ChooseMoment(Listed, frozen=True):
    """The event to which an interrupt refers, of several at the same time."""

    section: ClassVar[str] = "3.4.1"

    card: CardId = 0


class ChooseX(Listed, frozen=True):
    """How much X is."""

    section: ClassVar[str] = "3.2.1"

    card: CardId = 0


class ChooseTarget(Listed, frozen=True):
    """A target of an effect; when enough are chosen, ``done``."""

    section: ClassVar[str] = "3.2.1"

    card: CardId = 0
    slot: int = 0


class Pick(Listed, frozen=True):
    """A card to be discarded, deactivated, found or given a counter; ``what`` is the key of the question."""

    section: ClassVar[str] = "3.2.1"

    what: str = ""


class ChooseOption(Listed, frozen=True):
    """One of the things that an effect can do."""

    section: ClassVar[str] = "3.1"

    card: CardId = 0


class PayOrSuffer(Listed, frozen=True):
    """Pay, or let an effect happen."""

    section: ClassVar[str] = "3.2.3"

    card: CardId = 0


class MayUse(Listed, frozen=True):
    """An effect of a card may be used or not."""

    section: ClassVar[str] = "4.7"

    card: CardId = 0


class TendAccessory(Listed, frozen=True):
    """An own accessory is shown to all, not used for the time being, or used again."""

    section: ClassVar[str] = "1.6"


class ChooseTrigger(Listed, frozen=True):
    """Of several things that happen at the same time, the one that comes first."""

    section: ClassVar[str] = "4.8"


class Veto(Listed, frozen=True):
    """Four lucky stones keep a card from being played."""

    section: ClassVar[str] = "4.5"

    card: CardId = 0

    def likely(self, table: FirestormTable) -> list[Word]:
        return [PASS] * OFTEN + list(self.listed)


class DrawPlanet(Listed, frozen=True):
    """Draw a planet, or none; game effects of this phase."""

    section: ClassVar[str] = "2.3.4"
    often: ClassVar[tuple[str, ...]] = ("draw",)


class KeepPlanet(Listed, frozen=True):
    """Play the planet that was drawn, or reject it with two lucky stones."""

    section: ClassVar[str] = "4.5"
    often: ClassVar[tuple[str, ...]] = ("keep",)

    card: CardId = 0


class DrawCards(Listed, frozen=True):
    """One or two resource cards, before they are drawn."""

    section: ClassVar[str] = "2.3.5"


class PayToReactivate(Listed, frozen=True):
    """A card that becomes active only if it is paid for."""

    section: ClassVar[str] = "2.3.1"

    card: CardId = 0


class SpendStones(Listed, frozen=True):
    """Lucky stones prevent damage, a point each."""

    section: ClassVar[str] = "4.5"

    def likely(self, table: FirestormTable) -> list[Word]:
        return [PASS] * OFTEN + list(self.listed)


class GivePoints(Listed, frozen=True):
    """The partner asks for a point, which costs two."""

    section: ClassVar[str] = "4.9.2"

    kind: int = 0  # technology points, influence points


class AcceptPoints(Listed, frozen=True):
    """The partner offers points: two for one."""

    section: ClassVar[str] = "4.9.2"

    kind: int = 0  # technology points, influence points


class Arrange(Said, frozen=True):
    """Exchange accessories and counters among ships."""

    section: ClassVar[str] = "2.3.2"
    comes_again: ClassVar[bool] = True

    ships: tuple[CardId, ...] = ()
    gear: tuple[CardId, ...] = ()
    hosts: tuple[int, ...] = ()  # by accessory: the ship that it lies on, or NOWHERE
    counters: tuple[int, ...] = ()  # by ship
    fixed: tuple[CardId, ...] = ()  # accessories that stay where they are
    held: int = NOWHERE  # what is in hand, if there are too many ways to name all of them at once

    def options(self, table: FirestormTable) -> list[Word]:
        words = self.words(table)
        if self.held != NOWHERE:
            return ["put_back", *(said for said in words if numbers_of(said)[0] == self.held)]
        if len(words) <= MANY:
            return ["done", *words]
        return [
            "done",
            *(word("take", piece) for piece in dict.fromkeys(numbers_of(said)[0] for said in words)),
        ]

    def refuse(self, table: FirestormTable, answer: Word) -> Refusal | None:
        """Whoever can name a change at once need not take the piece first."""
        return None if answer in self.words(table) else super().refuse(table, answer)

    def reason(self, table: FirestormTable, answer: Word) -> Refusal:
        """Two accessories on one ship, and some of them stay where they are."""
        verb, *numbers = answer.split(" ")
        if verb == "gear" and len(numbers) == 2 and all(number.isdecimal() for number in numbers):
            card, ship = map(int, numbers)
            if card in self.fixed:
                return Refusal("refuse.firestorm.gear_fixed", "4.7")
            if card in self.gear and ship in self.bearers() and self.full(ship):
                return Refusal("refuse.firestorm.gear_full", "1.6")
        return super().reason(table, answer)

    def words(self, table: FirestormTable) -> list[Word]:
        """Every single change that is possible now."""
        moved = self.gear_words() if self.gear else []
        return moved + self.counter_words() if any(self.counters) else moved

    def in_hand(self) -> list[CardId]:
        """Ships whose accessories may be exchanged."""
        return list(self.ships)

    def bearers(self) -> list[CardId]:
        """Ships that may bear accessories."""
        return self.in_hand()

    def full(self, ship: CardId) -> bool:
        return self.hosts.count(ship) >= ACCESSORIES

    def gear_words(self) -> list[Word]:
        """To a ship with room; out of the way if there is none, since what is full can only be swapped so."""
        hand, bearers = [*self.in_hand(), NOWHERE], self.bearers()
        free = [ship for ship in bearers if not self.full(ship)]
        words = []
        for card, host in zip(self.gear, self.hosts, strict=True):
            if card in self.fixed or host not in hand:
                continue
            words += [word("gear", card, ship) for ship in free if ship != host]
            if host != NOWHERE and any(self.full(ship) for ship in bearers if ship != host):
                words.append(word("off", card))
        return words

    def counter_words(self) -> list[Word]:
        hand = self.in_hand()
        givers = [s for s, count in zip(self.ships, self.counters, strict=True) if count and s in hand]
        return [
            word("counter", giver, taker) for giver in givers for taker in self.bearers() if giver != taker
        ]

    def after(self, said: Word) -> Self:
        """The same question when this change has been made."""
        verb, numbers = verb_of(said), numbers_of(said)
        match verb:
            case "take":
                return replace(self, held=numbers[0])
            case "gear" | "off":
                host = numbers[1] if verb == "gear" else NOWHERE
                pairs = zip(self.gear, self.hosts, strict=True)
                hosts = tuple(host if card == numbers[0] else old for card, old in pairs)
                return replace(self, hosts=hosts, held=NOWHERE)
            case "counter":
                giver, taker = numbers
                pairs = zip(self.ships, self.counters, strict=True)
                counters = tuple(n - (ship == giver) + (ship == taker) for ship, n in pairs)
                return replace(self, counters=counters, held=NOWHERE)
            case _:
                return replace(self, held=NOWHERE)

    def likely(self, table: FirestormTable) -> list[Word]:
        words = self.options(table)
        return words if self.held != NOWHERE else [*words, *["done"] * len(words)]
