"""Drive a match of Firestorm from a test, in short words.

``seated(me={...}, them={...})`` lays out a position with the words of the scenario and puts it into hands
that say ``plays``, ``uses``, ``passes`` and ``ends``. Cards are named by seat and id, costs are paid from the
pool or by themselves, and nobody vetoes unless a test wants to.
"""

from __future__ import annotations

from typing import Any, Self

from game.core.history import Beginning
from game.core.match import Match
from game.core.table import CardId, Seat
from game.firestorm import GAME, pieces
from game.firestorm.parts import PILES, Item, Player
from game.firestorm.pieces import own_number, owner_of
from game.firestorm.prompts import Act, Pay, TakeMainPhase, Veto
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from tests.support.driver import Driver

PLAY = ("planets", "ships", "others", "gear")
HEAPS = ("limbo", "scrap", "ruins", "removed", "away", "under", "stake", "air")
RICH = {"tp": 30, "ep": 30}
ALIEN = ["pl_dawnlight_station", "pl_sixtrae"]  # planets, the second with room for alien-tec
PLAIN: dict[str, Any] = {"planets": ["pl_dawnlight_station", "pl_kelmar"], "stones": 0}


def arranged(spec: dict[str, Any]) -> Match[FirestormTable]:
    return Match(GAME, GAME.arrange(spec), Beginning(int(spec.get("seed", 0)), {"scenario": spec}))


class Hands(Driver):
    """Everybody's hands at one table."""

    formal = True  # costs are paid and vetoes declined by themselves

    @property
    def table(self) -> FirestormTable:
        table: FirestormTable = self.match.table
        return table

    def player(self, seat: Seat) -> Player:
        return self.table.players[seat]

    # --- cards

    def card(self, seat: Seat, key: str, *piles: str, nth: int = 0) -> CardId:
        """A card of a seat by its id; in play, in hand or elsewhere but in a deck, if no pile is named."""
        for names in [piles] if piles else [PLAY, ("hand",), HEAPS]:
            found = [card for name in names for card in self.pile(seat, name) if self.name(card) == key]
            if len(found) > nth:
                return found[nth]
        raise AssertionError(f"seat {seat} has no {key} in {piles or 'any pile'}")

    def name(self, card: CardId) -> str:
        return pieces.KEYS[self.table.faces[card]]

    def pile(self, seat: Seat, name: str) -> list[CardId]:
        return self.table.own(seat, getattr(self.player(seat), name))

    def names(self, seat: Seat, pile: str) -> list[str]:
        return [self.name(card) for card in self.pile(seat, pile)]

    def where(self, card: CardId) -> str:
        """The pile in which a card lies."""
        player = self.player(owner_of(card))
        return next(name for name in PILES if own_number(card) in getattr(player, name))

    def is_active(self, card: CardId) -> bool:
        return self.table.active(card)

    def values(self, card: CardId) -> tuple[int, int]:
        return values(self.table, card)

    @property
    def stack(self) -> list[Item]:
        return self.table.stack

    # --- answers

    def says(self, seat: Seat, *words: str | CardId) -> Self:
        """Answers to whatever is asked, in this order; a number stands for that card."""
        for said in words:
            prompt = self.match.asked_of(seat)
            assert prompt is not None, f"seat {seat} is not asked: {self.match.waiting()}"
            self.answers(seat, type(prompt), f"card {said}" if isinstance(said, int) else said)
            self._formalities()
        return self

    def _formalities(self) -> None:
        while self.formal and (waiting := self.match.waiting()):
            prompt = waiting[0]
            if not isinstance(prompt, Pay | Veto):
                return
            self.answers(prompt.seat, type(prompt), "auto" if isinstance(prompt, Pay) else "pass")

    def plays(self, seat: Seat, key: str, *words: str | CardId) -> Self:
        """A card of the hand; then whatever has to be chosen for it."""
        return self.says(seat, f"play {self.card(seat, key, 'hand')}", *words)

    def uses(self, seat: Seat, key: str, *words: str | CardId, ability: int = 0) -> Self:
        return self.says(seat, f"use {self.card(seat, key, *PLAY)} {ability}", *words)

    def passes(self, *seats: Seat) -> Self:
        for seat in seats:
            self.answers(seat, Act, "pass")
            self._formalities()
        return self

    def all_pass(self) -> Self:
        """Nobody who is asked to act does so."""
        while (waiting := self.match.waiting()) and isinstance(waiting[0], Act):
            self.passes(waiting[0].seat)
        return self

    def resolves(self) -> Self:
        """Nobody answers the topmost effect, until it is carried out; a moment that it opens stays open."""
        if not self.stack or self.stack[-1].kind not in pieces.EFFECTS:
            return self  # it happened at once, since nobody could answer
        top = self.stack[-1].number
        while self.table.item(top) is not None:
            self.passes(self.match.waiting()[0].seat)
        return self

    def settles(self) -> Self:
        """Nobody answers anything, until nothing is left of the stack."""
        while self.stack and isinstance(self.match.waiting()[0], Act):
            self.passes(self.match.waiting()[0].seat)
        return self

    def ends(self, seat: Seat) -> Self:
        return self.answers(seat, TakeMainPhase, "end")

    # --- what may be done

    def options(self, seat: Seat) -> list[str]:
        """What a seat may answer now; nothing if it is not asked."""
        prompt = self.match.asked_of(seat)
        return [] if prompt is None else prompt.options(self.table)

    def may_play(self, seat: Seat, key: str) -> bool:
        return f"play {self.card(seat, key, 'hand')}" in self.options(seat)

    def may_use(self, seat: Seat, key: str, ability: int = 0) -> bool:
        return f"use {self.card(seat, key, *PLAY)} {ability}" in self.options(seat)


def seated(
    me: dict[str, Any] | None = None,
    them: dict[str, Any] | None = None,
    *more: dict[str, Any],
    **words: Any,
) -> Hands:
    """Seat 0 has the turn, in its main phase unless ``phase`` says otherwise; nobody has lucky stones.

    Everybody has a base planet and an industry planet, and what the dictionaries say besides.
    """
    rows = [{**PLAIN, **(row or {})} for row in (me, them, *more)]
    return Hands(arranged({"seats": rows, **words}))


def rich(**words: Any) -> dict[str, Any]:
    """A seat that can pay for everything."""
    return {**RICH, **words}
