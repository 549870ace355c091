"""Destiny cards: discoveries, events and refreshes."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.texts import catalogue, printed
from game.duel import pieces
from scenes.drawing.theme import INK
from scenes.games.duel.looks.cards import CardPrint
from scenes.games.duel.looks.columns import Para, TextRow
from scenes.games.duel.looks.stock import BANDS
from scenes.table.looks.cards import CardLook
from scenes.table.looks.drawing import signed


def prize_title(key: str, name: str, language: str) -> str:
    """The name of a destiny card's prize, and who gets it."""
    prize = pieces.destiny(key).prize
    who = prize.who if prize else "winner"
    return f"{name} · {catalogue(language).say(f'look.prize.{who}')}"


@dataclass(frozen=True, slots=True)
class DestinyLook(CardLook):
    """A destiny card by its face key. The lower corner names the deck of the next one."""

    def face(self) -> CardPrint:
        card = pieces.destiny(self.key)
        says = printed("duel", "destiny", self.key, self.language).says
        return CardPrint(
            picture=f"duel/destiny/{self.key}",
            band=BANDS[card.type],
            title=says["name"],
            number=signed(card.advantage) if card.kind == "duel" else "",
            icon=card.type,
            note=self._note(card),
            kind=catalogue(self.language).say(f"look.kind.{card.type}"),
            body=tuple(self._body(card)),
            signs=tuple(f"resource_{symbol}" for symbol in card.track),
            corner_icon=card.next,
            corner_band=BANDS[card.next],
        )

    def _note(self, card: pieces.Destiny) -> str:
        """What the card leads to, in a word or two."""
        say = catalogue(self.language).say
        if card.prize:
            return say(f"look.prize.note.{card.prize.who}")
        return say(f"look.leads.{card.kind}")

    def _body(self, card: pieces.Destiny) -> list[TextRow]:
        say = catalogue(self.language).say
        on_card = printed("duel", "destiny", self.key, self.language)
        rows: list[TextRow] = [Para(on_card.says["text"], "body", 4.5, INK, gap=0.8)]
        for part in on_card.parts.get("prize", []):
            rows += _paragraph(prize_title(self.key, part.name, self.language), part.says["text"], card)
        for part in on_card.parts.get("contest", []):
            if "rule" in part.says:
                rows.append(Para(part.says["rule"], "body", 4.4, INK, gap=0.8))
            for who in ("winner", "loser"):
                if who in part.says:
                    rows += _paragraph(say(f"look.contest.{who}"), part.says[who], card)
        rows += [Para(text, "body", 4.4, INK, gap=0.8) for text in given_by(self.key, self.language)]
        return rows


def given_by(key: str, language: str) -> list[str]:
    """What a card gives for planets of each symbol, a line for each."""
    symbols = pieces.destiny(key).resources
    return [f"{{icon:resource_{symbol}}} {gives(key, symbol, language)}" for symbol in symbols]


def gives(key: str, symbol: str, language: str) -> str:
    """What a card gives for a planet with this symbol: "recover 3 ships"."""
    deed = pieces.destiny(key).resources[symbol].replace(" ", "_")
    return catalogue(language).say(f"look.gives.{deed}")


def _paragraph(heading: str, text: str, card: pieces.Destiny) -> list[TextRow]:
    """A text under a heading in the colour of the card."""
    return [Para(heading, "title", 4.4, BANDS[card.type].low, gap=1.6), Para(text, "body", 4.4, INK)]
