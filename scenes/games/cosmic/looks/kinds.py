"""What is printed on each kind of cosmic card."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.texts import Printed, catalogue, printed
from game.cosmic import pieces
from scenes.drawing.theme import SEATS
from scenes.games.cosmic.looks.cards import CardPrint
from scenes.games.cosmic.looks.halves import Half
from scenes.games.cosmic.looks.stock import BANDS, SUPER, WILD
from scenes.table.looks.cards import CardLook
from scenes.table.looks.drawing import signed
from scenes.table.looks.frames import seat_band

ICONS = {
    pieces.ATTACK: "fire", pieces.NEGOTIATE: "speech", pieces.MORPH: "swap",
    pieces.REINFORCEMENT: "reinforcement", pieces.ARTIFACT: "power", pieces.FLARE: "star",
    pieces.DESTINY: "star", pieces.TECH: "gear",
}  # fmt: skip
FLARE_ROWS = ("flare", "side")  # what the halves of a flare are called in the data


def face_for(key: str) -> pieces.Face:
    return pieces.FACES[pieces.FACE_OF[key]]


def art_of(face: pieces.Face) -> str:
    """The file of a card's picture; a flare has its alien's."""
    if face.type == pieces.FLARE:
        return f"cosmic/aliens/{_alien(face.id)}"
    return f"cosmic/cards/{face.id}"


def _alien(ident: str) -> str:
    return "filch" if ident == pieces.CLASSIC_FILCH else ident


@dataclass(frozen=True, slots=True)
class EncounterCardLook(CardLook):
    """An attack, a negotiate, the morph or a reinforcement."""

    def face(self) -> CardPrint:
        card = face_for(self.key)
        kind = pieces.TYPES[card.type]
        on_card = printed("cosmic", kind, card.id, self.language)
        number = ""
        if card.type == pieces.ATTACK:
            number = f"{card.value:02}"
        elif card.type == pieces.REINFORCEMENT:
            number = signed(card.value)
        title = on_card.name.rpartition(" ")[0] if number else on_card.name  # the number stands beside it
        return CardPrint(
            BANDS[kind], title, ICONS[card.type], art_of(card), number, on_card.says.get("text", ""),
            on_card.says.get("flavour", ""), terse=card.type == pieces.ATTACK,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class ArtifactLook(CardLook):
    """An artifact: a device, what it does, and when."""

    def face(self) -> CardPrint:
        card = face_for(self.key)
        on_card = printed("cosmic", "artifact", card.id, self.language)
        return CardPrint(
            BANDS["artifact"], on_card.name, ICONS[card.type], art_of(card), "",
            on_card.says.get("text", ""), on_card.says.get("flavour", ""), foot=False,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class FlareLook(CardLook):
    """A flare: the alien it belongs to, a wild half and a super half."""

    def face(self) -> CardPrint:
        card = face_for(self.key)
        classic = card.id == pieces.CLASSIC_FILCH
        on_card = printed("cosmic", "flare" if classic else "alien", card.id, self.language)
        words, bands = catalogue(self.language), (WILD, SUPER)
        names = (words.say("look.cosmic.wild"), words.say("look.cosmic.super"))
        halves = tuple(
            Half(name, part.says.get("text", ""), band)
            for name, band, part in zip(names, bands, _sides(on_card), strict=False)
        )
        return CardPrint(
            BANDS["flare"], on_card.name, ICONS[card.type], art_of(card), halves=halves, foot=False
        )


def _sides(on_card: Printed) -> list[Printed]:
    return next((on_card.parts[row] for row in FLARE_ROWS if row in on_card.parts), [])


@dataclass(frozen=True, slots=True)
class TechLook(CardLook):
    """A tech: how much research it needs, and the ships that do it."""

    ships: int = 0

    def face(self) -> CardPrint:
        card = face_for(self.key)
        tech = pieces.TECHS[card.id]
        on_card = printed("cosmic", "tech", card.id, self.language)
        number = "X" if tech.x else str(tech.research)
        return CardPrint(
            BANDS["tech"], on_card.name, ICONS[card.type], art_of(card), number,
            on_card.says.get("text", ""), on_card.says.get("flavour", ""), foot=False,
            wells=(self.ships, tech.research or self.ships),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class DestinyLook(CardLook):
    """A destiny card: the colour of a seat with its pattern and glyph, a wild one, a special one."""

    colour: str = ""  # of the seat that it names

    def face(self) -> CardPrint:
        card = face_for(self.key)
        on_card = printed("cosmic", "destiny", card.id, self.language)
        text = on_card.says.get("text", "")
        if not self.colour:
            title = on_card.name.rpartition(": ")[2]  # the band says that it is special
            return CardPrint(BANDS["destiny"], title, ICONS[card.type], art_of(card), text=text)
        glyph = SEATS[self.colour].glyph
        title = catalogue(self.language).say(f"colour.{self.colour}")
        return CardPrint(seat_band(self.colour), title, glyph, "", text=text, glyphs=(glyph,))
