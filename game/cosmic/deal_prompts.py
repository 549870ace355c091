"""The questions of a deal: lay something down or take it back, show a card, propose, accept, break off."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.parts import ASKABLE, NEITHER, NO_PLANET, UNDECIDED, Deal
from game.cosmic.prompts import CardFromHand
from game.cosmic.table import CosmicTable

Word = tuple[str, int]
BACK = "back_"  # what words begin with that take a single item off the desk
WORDS = ("accept", "propose", "give", "want", "ask", "grant", "settle", "clear", "free", "show")
STEPS = 20  # things laid on the desk or taken off it before it must be held out
EXCHANGES = 6  # proposals before the talks end


class MakeDeal(Prompt[Word], frozen=True):
    """A word and the card, type of card or planet it is about; words about nothing come with -1.

    Words that take an item back name it, or the side that gives it: "back_random" and "back_freed" come with
    the side, "back_kind" with the side times ASKABLE and the type of card.
    """

    section: ClassVar[str] = "Deals"

    def options(self, table: CosmicTable) -> list[Word]:
        deal = table.at.deal
        assert deal is not None
        side = table.at.sides[self.seat]
        moved = moves_something(table, deal)
        words: list[Word] = [("break_off", NO_PLANET)]
        keeps = moved and can_give(table, deal, side)
        if deal.by not in (NEITHER, side) and keeps and not deal.steps:
            words.append(("accept", NO_PLANET))
        if deal.exchanges >= EXCHANGES:
            return words
        if keeps and deal.steps:
            words.append(("propose", NO_PLANET))
        if deal.steps < STEPS:
            words += _lay_down(table, deal, side)
            words += _take_back(table, deal)
        other = table.at.main(1 - side)
        return words + [("show", card) for card in table.hands[self.seat] if not table.knows(other, card)]

    def reason(self, table: CosmicTable, answer: Word) -> Refusal:
        deal, side = table.at.deal, table.at.sides[self.seat]
        if answer[0] in ("propose", "accept") and deal and not moves_something(table, deal):
            return Refusal("refuse.empty_deal", self.section)
        if answer[0] in ("propose", "accept") and deal and not can_give(table, deal, side):
            return Refusal("refuse.deal.kind", self.section)
        if answer[0].startswith(BACK):
            return Refusal("refuse.deal.back", self.section)
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
    if verb == "show":
        return Handle(word, f"card:{value}", "deal:show")
    if verb == "ask":
        return Handle(word, button=f"button.deal.ask_{pieces.TYPES[value]}")
    if verb.startswith(BACK) and verb != "back_freed":
        return Handle(word, item_name(verb, value))
    return Handle(word, button=f"button.deal.{verb}")


def item_name(word: str, value: int) -> str:
    """The name of an item that lies on the desk, as the word that takes it back knows it."""
    return f"laid:{word.removeprefix(BACK)}:{value}"


def _lay_down(table: CosmicTable, deal: Deal, side: int) -> list[Word]:
    """What this side may still lay on either tray."""
    me, other = table.at.main(side), table.at.main(1 - side)
    mine, theirs = deal.gives[side], deal.gives[1 - side]
    words: list[Word] = []
    last = deal.steps == STEPS - 1  # after which there must be something to hold out
    if moves_something(table, deal) and not last:
        words.append(("clear", NO_PLANET))
    words += [("give", card) for card in table.hands[me] if card not in mine.cards]
    if theirs.count < len(table.hands[other]):
        words.append(("want", NO_PLANET))
        words += [("ask", kind) for kind in range(ASKABLE)]
    frees = (me, "zombie") in table.in_play and table.warp[other] and not mine.freed
    if frees and (moves_something(table, deal) or not last):
        words.append(("free", NO_PLANET))
    words += [("grant", planet) for planet in granted(table, me, other) if planet != mine.colony]
    words += [("settle", planet) for planet in granted(table, other, me) if planet != theirs.colony]
    return words


def _take_back(table: CosmicTable, deal: Deal) -> list[Word]:
    """Every single item on the desk, unless it is the last one that could be held out."""
    things = sum(offer.count + (offer.colony != NO_PLANET) for offer in deal.gives)
    words: list[Word] = []
    if things > 1 or deal.steps < STEPS - 1:
        for side, offer in enumerate(deal.gives):
            words += [("back_card", card) for card in offer.cards]
            words += [("back_random", side)] if offer.random else []
            words += [("back_kind", side * ASKABLE + kind) for kind in range(ASKABLE) if kind in offer.kinds]
            words += [("back_colony", offer.colony)] if offer.colony != NO_PLANET else []
    if things or deal.steps < STEPS - 1:
        words += [("back_freed", side) for side, offer in enumerate(deal.gives) if offer.freed]
    return words


class GiveAskedCard(CardFromHand, frozen=True):
    """A card of the type that the other main player has asked for, of the giver's choice."""

    section: ClassVar[str] = "Deals"
    refused: ClassVar[str] = "refuse.not_this_kind"

    kind: int = 0


def is_open(table: CosmicTable) -> bool:
    """True while a deal lies on the desk."""
    at = table.encounter
    return at is not None and at.deal is not None and at.outcome == UNDECIDED


def can_give(table: CosmicTable, deal: Deal, side: int) -> bool:
    """Whoever promises cards of a type holds so many of it, besides the cards that are named."""
    offer = deal.gives[side]
    rest = [card for card in table.hands[table.at.main(side)] if card not in offer.cards]
    return all(
        len(table.of_type(rest, kind)) >= offer.kinds.count(kind) for kind in dict.fromkeys(offer.kinds)
    )


def moves_something(table: CosmicTable, deal: Deal) -> bool:
    """A card or a colony must change hands (p. 9)."""
    return any(offer.count or offer.colony != NO_PLANET for offer in deal.gives)


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
