"""The words in which tests of Cosmic Encounter Duel are told."""

from __future__ import annotations

from typing import Any, Self

import game
from game.core.prompts import NONE
from game.duel import pieces, totals
from game.duel.events import SlipOpened
from game.duel.moments import WinnerFound
from game.duel.prompts import ChoosePlan, ChooseTactic, PlayReinforcement, RevealEnvoy, SetDial
from tests.support.driver import Driver

Spec = dict[str, Any]


def half(text: str) -> int:
    """A tactic's half by name: "4 fire", "2 shield", "1 recover"."""
    value, symbol = text.split()
    return next(place for place, h in enumerate(pieces.HALVES) if (h.symbol, h.value) == (symbol, int(value)))


def slip(text: str) -> str:
    """The same half in the words of a scenario: "4 fire" is "tactic_1:fire"."""
    return f"{pieces.TACTICS[half(text) // 2].id}:{text.split()[1]}"


class Duels(Driver):
    """A match of Cosmic Encounter Duel from a scenario."""

    def __init__(self, spec: Spec) -> None:
        super().__init__(game.scenario("duel", spec))

    def card(self, key: str, seat: int = 0) -> int:
        """The id of a card by name; a bare plan has the seat's colour."""
        if key in {plan.id for plan in pieces.PLANS}:
            key = f"{key}.{pieces.COLOURS[seat]}"
        faces: list[int] = self.table.faces
        return faces.index(pieces.FACE_OF[key])

    def keys(self, cards: list[int]) -> list[str]:
        """The names of cards, plans without their colour."""
        return [self.table.key(card).partition(".")[0] for card in cards]

    def hand(self, seat: int) -> list[str]:
        return self.keys(self.table.hands[seat])

    def discards(self, seat: int) -> list[str]:
        return self.keys(self.table.discards[seat])

    def envoy(self, key: str) -> Any:
        return next(envoy for envoy in self.table.envoys if self.table.key(envoy.card) == key)

    def ships(self, planet: str) -> list[int]:
        ships: list[int] = self.table.planet(self.card(planet)).ships
        return ships

    def dial(self, zero: int, one: int) -> Self:
        """Steps 1 and 2: both set their dials."""
        return self.answers(0, SetDial, zero).answers(1, SetDial, one)

    def plan(self, seat: int, key: str, tactic: str | None = None) -> Self:
        """Step 4 of one player: a plan and, in a duel, the half of a tactic."""
        self.answers(seat, ChoosePlan, self.card(key, seat))
        return self if tactic is None else self.answers(seat, ChooseTactic, half(tactic))

    def pass_reinforcements(self) -> Self:
        """Step 8: everybody passes who is asked."""
        while any(isinstance(prompt, PlayReinforcement) for prompt in self.match.waiting()):
            self.answers(self.match.waiting()[0].seat, PlayReinforcement, (NONE, NONE))
        return self

    def reinforce(self, seat: int, key: str, on: int) -> Self:
        return self.answers(seat, PlayReinforcement, (self.card(key, seat), on))

    def keep_hidden(self, seat: int) -> Self:
        """Step 3: a face-down ally stays so."""
        return self.answers(seat, RevealEnvoy, NONE)

    def strength(self, seat: int) -> int:
        return totals.strength(self.table, seat)

    @property
    def winner(self) -> int:
        """Who won the last contest or duel."""
        return self.happened(WinnerFound)[-1].seat

    @property
    def totals(self) -> list[int]:
        """The strengths compared in the last contest or duel."""
        return list(self.happened(WinnerFound)[-1].totals)

    @property
    def dials_seen(self) -> list[tuple[int, int]]:
        return [(event.seat, event.value) for event in self.happened(SlipOpened) if event.kind == "dial"]


PLAIN = ["dawdler", "musician"]  # aliens that stay out of the way until a contest or duel is decided


def a_duel(
    aliens: list[str] | None = None, *, phase: str = "dials", card: str = "quiet_zone", **words: Any
) -> Duels:
    """A duel on Drizzle (planet_01), seat 0 leading; each hand has five plans and a reinforcement (+4, +3).

    The card in force is named by ``card``; further words are those of the scenario, and those of its
    ``duel`` may be given as ``duel={...}``.
    """
    spec: Spec = {
        "aliens": aliens or PLAIN,
        "straggler": 1,
        "past": [card],
        "planets": [{"planet": "planet_01"}],
        "hands": [
            ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "pep_talk"],
            ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "loose_change"],
        ],
        "phase": phase,
        **words,
    }
    spec["duel"] = {"planet": "planet_01", **spec.get("duel", {})}
    return Duels(spec)


def a_contest(
    aliens: list[str] | None = None, *, phase: str = "plans", card: str = "talent_show", **words: Any
) -> Duels:
    """A contest, seat 0 leading, each with five plans and a reinforcement (+4, +3) in hand."""
    spec: Spec = {
        "aliens": aliens or PLAIN,
        "straggler": 1,
        "past": [card],
        "hands": [
            ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "pep_talk"],
            ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "loose_change"],
        ],
        "phase": phase,
        "contest": {},
        **words,
    }
    return Duels(spec)


def a_card(card: str, aliens: list[str] | None = None, **words: Any) -> Duels:
    """The destiny card is drawn now and followed to its first question (or to the next card's)."""
    row = pieces.destiny(card)
    spec: Spec = {
        "aliens": aliens or PLAIN,
        "straggler": 1,
        "hands": [
            ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15"],
            ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15"],
        ],
        "next": row.type,
        "destiny": {row.type: [card]},
        **words,
    }
    return Duels(spec)
