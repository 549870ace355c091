"""The questions of Cosmic Encounter Duel."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import NONE, Choose, Given, Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import CardId, Seat
from game.duel import pieces
from game.duel.offers import plans_beside_hand, tactics_beside_ready
from game.duel.table import DuelTable


class ChooseAlien(Prompt[str], frozen=True):
    section: ClassVar[str] = "Set-up 3"

    dealt: tuple[str, ...] = ()

    def options(self, table: DuelTable) -> list[str]:
        return [alien for alien in self.dealt or pieces.ALIENS if alien not in table.aliens]

    def reason(self, table: DuelTable, answer: str) -> Refusal:
        key = "refuse.alien_taken" if answer in table.aliens else "refuse.alien_not_offered"
        return Refusal(key, self.section, {"alien": answer})

    def handles(self, table: DuelTable) -> list[Handle]:
        return [Handle(alien, f"alien:{alien}") for alien in self.options(table)]


class SetDial(Prompt[int], frozen=True):
    section: ClassVar[str] = "Duel 1"

    def options(self, table: DuelTable) -> list[int]:
        return list(pieces.DIAL)

    def reason(self, table: DuelTable, answer: int) -> Refusal:
        return Refusal("refuse.dial", self.section, {"answer": answer})

    def handles(self, table: DuelTable) -> list[Handle]:
        return [Handle(number, f"dial:{self.seat}", button=f"button.dial.{number}") for number in pieces.DIAL]


class GuessDial(SetDial, frozen=True):
    """The Bouncer writes a number, or 0 for none."""

    section: ClassVar[str] = "Alien abilities"

    def options(self, table: DuelTable) -> list[int]:
        return [0, *pieces.DIAL]

    def reason(self, table: DuelTable, answer: int) -> Refusal:
        return Refusal("refuse.guess", self.section, {"answer": answer})

    def handles(self, table: DuelTable) -> list[Handle]:
        return [*super().handles(table), Handle(0, button="button.no_guess")]


class ChoosePlan(Choose, frozen=True):
    """A card from hand (R5: any card), or from the jar."""

    section: ClassVar[str] = "Duel 4"
    place: ClassVar[str | None] = "plan"
    refused: ClassVar[str] = "refuse.plan"

    def among(self, table: DuelTable) -> list[int]:
        return table.hands[self.seat] + plans_beside_hand(table, self.seat)


class ChooseSecondPlan(Given, frozen=True):
    section: ClassVar[str] = "Using envoys"
    place: ClassVar[str | None] = "plan"
    refused: ClassVar[str] = "refuse.plan"
    decline: ClassVar[str] = "button.one_plan"


class ChooseTactic(Choose, frozen=True):
    """A ready tactic with the half that is to work: tactic * 2 + half."""

    section: ClassVar[str] = "Duel 4"
    piece: ClassVar[str] = "half"
    place: ClassVar[str | None] = "tactic"
    refused: ClassVar[str] = "refuse.tactic_not_ready"

    def among(self, table: DuelTable) -> list[int]:
        return table.ready_halves(self.seat) + tactics_beside_ready(table, self.seat)


class MayChooseTactic(ChooseTactic, frozen=True):
    """No tactic is ready, but an ally offers spent ones."""

    section: ClassVar[str] = "Using envoys"
    decline: ClassVar[str] = "button.no_tactic"


class ReserveTactic(ChooseTactic, frozen=True):
    """Another ready tactic up the sleeve."""

    section: ClassVar[str] = "Alien abilities"
    decline: ClassVar[str] = "button.no_reserve"

    besides: int = NONE  # the tactic that is chosen already

    def among(self, table: DuelTable) -> list[int]:
        return table.ready_halves(self.seat, self.besides)


class ReadyTactic(Choose, frozen=True):
    """A spent tactic, not one that has just been revealed."""

    section: ClassVar[str] = "Duel 5"
    piece: ClassVar[str] = "tactic"
    refused: ClassVar[str] = "refuse.tactic_not_spent"

    besides: tuple[int, ...] = ()
    left: int = 1  # so many may still be readied, this one included

    def among(self, table: DuelTable) -> list[int]:
        return [t for t, spent in enumerate(table.spent[self.seat]) if spent and t not in self.besides]


class SpendTactic(Choose, frozen=True):
    section: ClassVar[str] = "Tactics"
    piece: ClassVar[str] = "tactic"
    refused: ClassVar[str] = "refuse.tactic_not_ready"

    besides: tuple[int, ...] = ()

    def among(self, table: DuelTable) -> list[int]:
        return [t for t, spent in enumerate(table.spent[self.seat]) if not spent and t not in self.besides]


class PlayReinforcement(Prompt[tuple[int, int]], frozen=True):
    """A reinforcement and the seat whose strength it changes; (NONE, NONE) passes."""

    section: ClassVar[str] = "Reinforcements"

    barred: tuple[Seat, ...] = ()  # seats on which this player may play none

    def options(self, table: DuelTable) -> list[tuple[int, int]]:
        held = [card for card in table.hands[self.seat] if pieces.is_reinforcement(table.faces[card])]
        seats = [seat for seat in range(pieces.SEATS) if seat not in self.barred]
        return [(NONE, NONE), *((card, seat) for card in held for seat in seats)]

    def reason(self, table: DuelTable, answer: tuple[int, int]) -> Refusal:
        card, seat = answer
        if card not in table.hands[self.seat]:
            return Refusal("refuse.not_in_hand", self.section, {"answer": card})
        if not pieces.is_reinforcement(table.faces[card]):
            return Refusal("refuse.not_a_reinforcement", self.section, {"answer": card})
        if seat in self.barred:
            return Refusal("refuse.barred", "Using envoys", {"seat": seat})
        return Refusal("refuse.no_such_player", self.section, {"seat": seat})

    def handles(self, table: DuelTable) -> list[Handle]:
        plays = [Handle(play, f"card:{play[0]}", f"strength:{play[1]}") for play in self.options(table)[1:]]
        return [*plays, Handle((NONE, NONE), button="button.pass")]


class RevealEnvoy(Given, frozen=True):
    section: ClassVar[str] = "Duel 3"
    piece: ClassVar[str] = "envoy"
    refused: ClassVar[str] = "refuse.envoy_not_hidden_ally"
    decline: ClassVar[str] = "button.keep_hidden"


class ChooseEnvoy(Choose, frozen=True):
    """Any envoy in play, besides those the question leaves out."""

    section: ClassVar[str] = "Allying"
    piece: ClassVar[str] = "envoy"
    refused: ClassVar[str] = "refuse.envoy_not_in_play"

    besides: tuple[CardId, ...] = ()

    def among(self, table: DuelTable) -> list[int]:
        return [envoy.card for envoy in table.envoys if envoy.card not in self.besides]


class ImproveFriendship(ChooseEnvoy, frozen=True):
    pass


class DismissEnvoy(Given, frozen=True):
    """Too many allies: this one turns neutral (R27)."""

    section: ClassVar[str] = "Allying"
    piece: ClassVar[str] = "envoy"
    refused: ClassVar[str] = "refuse.envoy_not_your_ally"


class WorsenFriendship(DismissEnvoy, frozen=True):
    """A card has a player give up an ally."""


class RecallEnvoy(Given, frozen=True):
    section: ClassVar[str] = "Destiny cards"
    piece: ClassVar[str] = "envoy"
    refused: ClassVar[str] = "refuse.envoy_not_recallable"


class ChoosePlanet(Given, frozen=True):
    section: ClassVar[str] = "Planet track"
    piece: ClassVar[str] = "planet"
    refused: ClassVar[str] = "refuse.planet"


class MayChoosePlanet(ChoosePlanet, frozen=True):
    """One more planet for something that may be done, or enough."""

    section: ClassVar[str] = "Clarifications: Abilities"
    decline: ClassVar[str] = "button.enough"


class CollectResource(Given, frozen=True):
    section: ClassVar[str] = "Resources"
    piece: ClassVar[str] = "planet"
    refused: ClassVar[str] = "refuse.planet_not_controlled"


class MayCollectResource(CollectResource, frozen=True):
    decline: ClassVar[str] = "button.enough"


class DiscardCard(Choose, frozen=True):
    section: ClassVar[str] = "Hand limit"
    place: ClassVar[str | None] = "discard"
    refused: ClassVar[str] = "refuse.not_in_hand"

    def among(self, table: DuelTable) -> list[int]:
        return list(table.hands[self.seat])


class MayDiscardCard(DiscardCard, frozen=True):
    section: ClassVar[str] = "Clarifications: Abilities"
    decline: ClassVar[str] = "button.enough"


class GiveCard(Choose, frozen=True):
    """A card from the own hand for somebody or something else."""

    section: ClassVar[str] = "Clarifications: Abilities"
    refused: ClassVar[str] = "refuse.not_in_hand"

    def among(self, table: DuelTable) -> list[int]:
        return list(table.hands[self.seat])


class MayGiveCard(GiveCard, frozen=True):
    decline: ClassVar[str] = "button.no"


class TakeCard(Given, frozen=True):
    """One of the cards that lie open."""

    section: ClassVar[str] = "Clarifications: Abilities"
    refused: ClassVar[str] = "refuse.card_not_offered"


class MayTakeCard(TakeCard, frozen=True):
    decline: ClassVar[str] = "button.take_none"


class ChooseShips(Prompt[int], frozen=True):
    """How many ships, from ``low`` to ``high``; ``what`` is the key of the sentence that asks."""

    section: ClassVar[str] = "Clarifications: Abilities"

    what: str = ""
    low: int = 0
    high: int = 0

    def options(self, table: DuelTable) -> list[int]:
        return list(range(self.low, self.high + 1))

    def reason(self, table: DuelTable, answer: int) -> Refusal:
        return Refusal("refuse.ships", self.section, {"answer": answer, "low": self.low, "high": self.high})

    def handles(self, table: DuelTable) -> list[Handle]:
        return [Handle(n, f"ships:{self.seat}", button=f"button.ships.{n}") for n in self.options(table)]


class ChooseOne(Prompt[str], frozen=True):
    """One of several named courses."""

    section: ClassVar[str] = "Clarifications: Abilities"

    choices: tuple[str, ...] = ()

    def options(self, table: DuelTable) -> list[str]:
        return list(self.choices)

    def reason(self, table: DuelTable, answer: str) -> Refusal:
        return Refusal("refuse.not_a_course", self.section, {"answer": answer})

    def handles(self, table: DuelTable) -> list[Handle]:
        return [Handle(choice, button=f"choice.{choice}") for choice in self.choices]
