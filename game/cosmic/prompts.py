"""The questions of Cosmic Encounter."""

from __future__ import annotations

from typing import ClassVar

from game.core.events import Event
from game.core.prompts import NONE, Choose, Given, Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import CardId, Seat
from game.cosmic import offers, pieces
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.some_ships import Some, numbered
from game.cosmic.table import CosmicTable

NO_SHIPS: Some = (NONE, 0)
MOST_AT_ONCE = 4  # ships to one colony, besides all of them
CARE = 8  # how much likelier a careful answer is in random play


class ChooseAlien(Given, frozen=True):
    """One of the sheets that were dealt."""

    section: ClassVar[str] = "Set-up 4"
    piece: ClassVar[str] = "sheet"
    refused: ClassVar[str] = "refuse.sheet_not_dealt"


class KeepAlien(ChooseAlien, frozen=True):
    """The old or the new one, when powers rotate."""

    section: ClassVar[str] = "Rotating powers"


class UsePower(Prompt[bool], frozen=True):
    """An optional power, or one that is still hidden, may be used now."""

    section: ClassVar[str] = "Alien powers"

    power: str = ""

    def options(self, table: CosmicTable) -> list[bool]:
        return [False, True]

    def reason(self, table: CosmicTable, answer: bool) -> Refusal:
        return Refusal("refuse.yes_or_no", self.section)

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [
            Handle(False, button="button.not_now"),
            Handle(True, f"alien:{self.power}"),
            Handle(True, button="button.use"),
        ]


class PlayCard(Choose, frozen=True):
    """An artifact, a flare or a tech that fits this moment; NONE passes."""

    section: ClassVar[str] = "Artifact and flare cards"
    place: ClassVar[str | None] = "middle"
    refused: ClassVar[str] = "refuse.card_not_now"
    decline: ClassVar[str] = "button.pass"

    event: Event | None = None  # what may be answered, or the moment that has come

    def among(self, table: CosmicTable) -> list[int]:
        assert self.event is not None
        return offers.playable(table, self.seat, self.event)


class AddSuper(Choose, frozen=True):
    """The own flare may be played to strengthen the own power as it is used."""

    section: ClassVar[str] = "Flare cards"
    place: ClassVar[str | None] = "middle"
    refused: ClassVar[str] = "refuse.card_not_now"
    decline: ClassVar[str] = "button.not_now"

    power: str = ""

    def among(self, table: CosmicTable) -> list[int]:
        return offers.super_flare(table, self.seat, self.power)


class TakeShips(Prompt[Some], frozen=True):
    """So many ships from one colony; ``what`` is the key of the sentence that asks."""

    section: ClassVar[str] = "Launch"

    what: str = ""
    low: int = 1  # with this many or fewer still to take, it is not over
    high: int = 4
    places: tuple[int, ...] = ()  # where from; empty: all own colonies
    stay: int = 0  # so many must stay at each place

    def options(self, table: CosmicTable) -> list[Some]:
        return self._ways(table)[0]

    def _ways(self, table: CosmicTable) -> tuple[list[Some], list[Some]]:
        """What may be taken, and what of it gives up no place; each gives at least what the others cannot."""
        seat, stay, high = self.seat, self.stay, self.high
        there = table.ships_on(seat, self.places or table.worlds[seat])
        spare = max(0, sum([ships - stay for _, ships in there if ships > stay]) - self.low)
        some: list[Some] = []
        mild: list[Some] = []
        for place, ships in there:
            most = ships - stay
            ways = numbered(place, most - spare if most - spare > 1 else 1, most if most < high else high)
            some += ways
            mild += ways[:-1] if ways and ways[-1][1] == ships else ways
        if self.low > 0 and some:
            return some, mild
        return [NO_SHIPS, *some], [NO_SHIPS, *mild]

    def likely(self, table: CosmicTable) -> list[Some]:
        """Who gives up whole colonies all the time never comes to an end."""
        options, mild = self._ways(table)
        return options + mild * CARE

    def reason(self, table: CosmicTable, answer: Some) -> Refusal:
        if answer == NO_SHIPS:
            return Refusal("refuse.too_few_ships", self.section, {"low": self.low})
        return Refusal("refuse.ships_not_there", self.section, {"ships": answer[1], "high": self.high})

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [
            Handle(some, button="button.done")
            if some == NO_SHIPS
            else Handle(some, f"ships:{self.seat}:{some[0]}", button=f"button.ships.{some[1]}")
            for some in self.options(table)
        ]


class PlaceShips(Prompt[Some], frozen=True):
    """So many ships to one of the own colonies."""

    section: ClassVar[str] = "Regroup"

    what: str = ""
    ships: int = 1  # still to be placed
    places: tuple[int, ...] = ()

    def options(self, table: CosmicTable) -> list[Some]:
        places = self.places or table.colonies(self.seat)
        counts = [self.ships, *range(min(self.ships - 1, MOST_AT_ONCE), 0, -1)]  # the rest is asked again
        return [(place, ships) for place in places for ships in counts]

    def reason(self, table: CosmicTable, answer: Some) -> Refusal:
        return Refusal("refuse.no_colony_there", self.section, {"ships": answer[1]})

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [
            Handle((place, ships), f"planet:{place}", button=f"button.ships.{ships}")
            for place, ships in self.options(table)
        ]


class ChoosePlanet(Given, frozen=True):
    """Where the gate points, or another planet; ``what`` is the key of the sentence that asks."""

    section: ClassVar[str] = "Launch"
    piece: ClassVar[str] = "planet"
    refused: ClassVar[str] = "refuse.planet_not_allowed"

    what: str = ""

    def likely(self, table: CosmicTable) -> list[int]:
        """A planet without an own colony is worth more."""
        new = [planet for planet in self.listed if not table.planets[planet].ships[self.seat]]
        return [*self.options(table), *new * CARE]


class MayChoosePlanet(ChoosePlanet, frozen=True):
    decline: ClassVar[str] = "button.not_now"


class ChooseTarget(Prompt[Some], frozen=True):
    """Whose colony on which planet; (NONE, 0) draws again, where that is allowed."""

    section: ClassVar[str] = "Destiny"

    targets: tuple[tuple[int, Seat], ...] = ()
    again: bool = False

    def options(self, table: CosmicTable) -> list[Some]:
        return [NO_SHIPS, *self.targets] if self.again else list(self.targets)

    def reason(self, table: CosmicTable, answer: Some) -> Refusal:
        return Refusal("refuse.planet_not_allowed", self.section, {"answer": answer[0]})

    def handles(self, table: CosmicTable) -> list[Handle]:
        aims = [Handle(target, f"target:{target[0]}:{target[1]}") for target in self.targets]
        return [*aims, Handle(NO_SHIPS, button="button.draw_again")] if self.again else aims


class ChooseSeat(Given, frozen=True):
    """One of the other players; ``what`` is the key of the sentence that asks."""

    section: ClassVar[str] = "Destiny"
    piece: ClassVar[str] = "seat"
    refused: ClassVar[str] = "refuse.player_not_allowed"

    what: str = ""


class MayChooseSeat(ChooseSeat, frozen=True):
    decline: ClassVar[str] = "button.nobody"


class InviteAlly(Given, frozen=True):
    """One more ally to be invited; NONE: that is all."""

    section: ClassVar[str] = "Alliance"
    piece: ClassVar[str] = "seat"
    refused: ClassVar[str] = "refuse.cannot_invite"
    decline: ClassVar[str] = "button.enough"

    side: int = OFFENSE

    def enough(self) -> Handle:
        """No more are invited, but perhaps some were (``Naming``)."""
        return Handle(NONE, button=self.decline)


class JoinSide(Given, frozen=True):
    """Ally with the offense, with the defense, or with neither."""

    section: ClassVar[str] = "Alliance"
    piece: ClassVar[str] = "side"
    refused: ClassVar[str] = "refuse.not_invited"
    decline: ClassVar[str] = "button.neither"

    def handles(self, table: CosmicTable) -> list[Handle]:
        names = {OFFENSE: "button.join_offense", DEFENSE: "button.join_defense"}
        sides = [Handle(side, f"side:{side}", button=names[side]) for side in self.listed]
        return [Handle(NONE, button=self.decline), *sides]


class ChooseEncounterCard(Choose, frozen=True):
    """An attack, a negotiate or the morph from hand."""

    section: ClassVar[str] = "Planning"
    place: ClassVar[str | None] = "slot"
    refused: ClassVar[str] = "refuse.not_an_encounter_card"

    types: tuple[int, ...] = ()  # if there are cards of these types, one of them (the Loser's upset)
    must: CardId = NONE  # this one, if it is still held (the Philanthropist's gift)

    def among(self, table: CosmicTable) -> list[int]:
        cards = table.encounter_cards(self.seat) or table.playable(self.seat)  # a bot may imagine a poor hand
        wanted = table.of_type(cards, *self.types) if self.types else []
        if self.must in (wanted or cards):
            return [self.must]
        return wanted or cards


class PlayReinforcement(Prompt[Some], frozen=True):
    """A reinforcement and the side it helps; (NONE, 0) passes."""

    section: ClassVar[str] = "Reinforcement cards"

    limit: int = -1  # attack cards up to this value reinforce, too (the Reserve)

    def options(self, table: CosmicTable) -> list[Some]:
        faces, kinds, values, limit = table.faces, pieces.TYPE, pieces.VALUE, self.limit
        held = [
            card
            for card in table.playable(self.seat)
            if kinds[faces[card]] == pieces.REINFORCEMENT
            or (kinds[faces[card]] == pieces.ATTACK and values[faces[card]] <= limit)
        ]
        return [NO_SHIPS, *[(card, side) for card in held for side in (OFFENSE, DEFENSE)]]

    def reason(self, table: CosmicTable, answer: Some) -> Refusal:
        return Refusal("refuse.not_a_reinforcement", self.section, {"answer": answer[0]})

    def handles(self, table: CosmicTable) -> list[Handle]:
        plays = [Handle(some, f"card:{some[0]}", f"total:{some[1]}") for some in self.options(table)[1:]]
        return [*plays, Handle(NO_SHIPS, button="button.pass")]


class TakeReward(Prompt[int], frozen=True):
    """How many of the rewards are ships from the warp; the rest are cards."""

    section: ClassVar[str] = "Resolution"

    amount: int = 1

    def options(self, table: CosmicTable) -> list[int]:
        return list(range(min(self.amount, table.warp[self.seat]) + 1))

    def reason(self, table: CosmicTable, answer: int) -> Refusal:
        return Refusal("refuse.rewards", self.section, {"amount": self.amount})

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [
            Handle(ships, f"ships:{self.seat}:warp", button=f"button.reward.{ships}")
            for ships in self.options(table)
        ]


class ChooseCard(Given, frozen=True):
    """One of the cards that the question lists; ``what`` is the key of the sentence that asks."""

    section: ClassVar[str] = "Alien powers"
    refused: ClassVar[str] = "refuse.card_not_offered"

    what: str = ""


class MayChooseCard(ChooseCard, frozen=True):
    decline: ClassVar[str] = "button.enough"


class CardFromHand(Choose, frozen=True):
    """A card from the own hand; ``what`` is the key of the sentence that asks."""

    section: ClassVar[str] = "Alien powers"
    refused: ClassVar[str] = "refuse.not_in_hand"

    what: str = ""
    types: tuple[int, ...] = ()
    besides: tuple[CardId, ...] = ()

    def among(self, table: CosmicTable) -> list[int]:
        hand = [card for card in table.hands[self.seat] if card not in self.besides]
        wanted = table.of_type(hand, *self.types) if self.types else hand
        return wanted or hand  # a bot may imagine a hand without such a card


class MayCardFromHand(CardFromHand, frozen=True):
    decline: ClassVar[str] = "button.enough"


class ChooseNumber(Prompt[int], frozen=True):
    """A number from ``low`` to ``high``; ``what`` is the key of the sentence that asks."""

    section: ClassVar[str] = "Alien powers"

    what: str = ""
    low: int = 0
    high: int = 0

    def options(self, table: CosmicTable) -> list[int]:
        return list(range(self.low, self.high + 1))

    def reason(self, table: CosmicTable, answer: int) -> Refusal:
        return Refusal("refuse.number", self.section, {"low": self.low, "high": self.high})

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [Handle(n, f"number:{self.seat}", button=f"button.number.{n}") for n in self.options(table)]


class ChooseOne(Prompt[str], frozen=True):
    """One of several named courses."""

    section: ClassVar[str] = "Alien powers"

    choices: tuple[str, ...] = ()

    def options(self, table: CosmicTable) -> list[str]:
        return list(self.choices)

    def reason(self, table: CosmicTable, answer: str) -> Refusal:
        return Refusal("refuse.not_a_course", self.section, {"answer": answer})

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [Handle(choice, button=f"choice.{choice}") for choice in self.choices]


class SecondEncounter(ChooseOne, frozen=True):
    """Another encounter, a new tech instead of it, or the end of the turn."""

    section: ClassVar[str] = "After resolving the encounter"


class ResearchTech(Prompt[str], frozen=True):
    """Research, complete, or do nothing with one tech: "research 12", "complete 12", "nothing"."""

    section: ClassVar[str] = "Using technology"

    def options(self, table: CosmicTable) -> list[str]:
        ways = ["nothing"]
        for tech in table.techs[self.seat]:
            if not tech.completed:
                ways += [f"research {tech.card}"] if table.colonies(self.seat) else []
                ways.append(f"complete {tech.card}")
        return ways

    def reason(self, table: CosmicTable, answer: str) -> Refusal:
        return Refusal("refuse.tech_not_there", self.section)

    def handles(self, table: CosmicTable) -> list[Handle]:
        found = [Handle("nothing", button="button.nothing")]
        for way in self.options(table)[1:]:
            word, card = way.split()
            found.append(Handle(way, f"tech:{card}", button=f"button.{word}"))
        return found
