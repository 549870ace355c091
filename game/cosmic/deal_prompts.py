"""The question at the deal desk: lay something down, propose, accept, break off."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import Seat
from game.cosmic.parts import NEITHER, NO_PLANET, Deal
from game.cosmic.table import CosmicTable

Word = tuple[str, int]
WORDS = ("accept", "propose", "give", "want", "grant", "settle", "clear", "free")
STEPS = 12  # things laid on the desk before it must be held out
EXCHANGES = 6  # proposals before the talks end


class MakeDeal(Prompt[Word], frozen=True):
    """A word and the card or planet it is about; words without either come with -1."""

    section: ClassVar[str] = "Deals"

    def options(self, table: CosmicTable) -> list[Word]:
        deal = table.at.deal
        assert deal is not None
        side = table.at.sides[self.seat]
        moved = moves_something(table, deal)
        words: list[Word] = [("break_off", NO_PLANET)]
        if deal.by not in (NEITHER, side) and moved and not deal.steps:
            words.append(("accept", NO_PLANET))
        if deal.exchanges >= EXCHANGES:
            return words
        if moved and deal.steps:
            words.append(("propose", NO_PLANET))
        if deal.steps < STEPS:
            words += _lay_down(table, deal, side)
        return words

    def reason(self, table: CosmicTable, answer: Word) -> Refusal:
        deal = table.at.deal
        if answer[0] in ("propose", "accept") and deal and not moves_something(table, deal):
            return Refusal("refuse.empty_deal", self.section)
        word = answer[0] if answer[0] in WORDS else "accept"
        return Refusal(f"refuse.deal.{word}", self.section)

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [_handle(word) for word in self.options(table)]


def _handle(word: Word) -> Handle:
    verb, value = word
    if verb == "give":
        return Handle(word, f"card:{value}", "deal:give")
    if verb == "grant":
        return Handle(word, f"planet:{value}", "deal:give")
    if verb == "settle":
        return Handle(word, f"planet:{value}", "deal:take")
    return Handle(word, button=f"button.deal.{verb}")


def _lay_down(table: CosmicTable, deal: Deal, side: int) -> list[Word]:
    """What this side may still lay on either tray."""
    me, other = table.at.main(side), table.at.main(1 - side)
    mine, theirs = deal.gives[side], deal.gives[1 - side]
    words: list[Word] = []
    last = deal.steps == STEPS - 1  # after which there must be something to hold out
    if moves_something(table, deal) and not last:
        words.append(("clear", NO_PLANET))
    words += [("give", card) for card in table.hands[me] if card not in mine.cards]
    if theirs.random + len(theirs.cards) < len(table.hands[other]):
        words.append(("want", NO_PLANET))
    frees = (me, "zombie") in table.in_play and table.warp[other] and not mine.freed
    if frees and (moves_something(table, deal) or not last):
        words.append(("free", NO_PLANET))
    words += [("grant", planet) for planet in granted(table, me, other) if planet != mine.colony]
    words += [("settle", planet) for planet in granted(table, other, me) if planet != theirs.colony]
    return words


def moves_something(table: CosmicTable, deal: Deal) -> bool:
    """A card or a colony must change hands (p. 9)."""
    return any(offer.cards or offer.random or offer.colony != NO_PLANET for offer in deal.gives)


def nothing_to_give(table: CosmicTable) -> bool:
    """Neither main player has a card, or a planet on which the other could found a colony."""
    offense, defense = table.at.mains
    if table.hands[offense] or table.hands[defense]:
        return False
    return not granted(table, offense, defense) and not granted(table, defense, offense)


def granted(table: CosmicTable, giver: Seat, to: Seat) -> list[int]:
    """Planets where one has a colony and the other may found one."""
    if not table.has_colony(to) and not table.gate[to]:
        return []
    planets = table.planets
    return [place for place in table.worlds[giver] if not planets[place].ships[to]]
