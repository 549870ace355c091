"""Plans and reinforcements: the cards of a hand."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.texts import catalogue, printed
from game.duel import pieces
from scenes.drawing.theme import INK
from scenes.games.duel.looks.cards import CardPrint
from scenes.games.duel.looks.columns import Para, Pills
from scenes.games.duel.looks.stock import BANDS
from scenes.table.looks.cards import CardLook
from scenes.table.looks.drawing import MINUS, signed
from scenes.table.looks.frames import seat_band


@dataclass(frozen=True, slots=True)
class PlanLook(CardLook):
    """A plan by its face key, "plan_13.orange": what follows the point is the colour of its deck."""

    def face(self) -> CardPrint:
        plan_id, _, colour = self.key.partition(".")
        plan = next(row for row in pieces.PLANS if row.id == plan_id)
        says = printed("duel", "plan", plan_id, self.language).says
        words = catalogue(self.language)
        number = f"{MINUS if plan.value < 0 else ''}{abs(plan.value):02}"
        return CardPrint(
            picture=f"duel/plans/{plan_id}",
            band=seat_band(colour),
            title=plan_title(self.key, self.language),
            number=number,
            icon="star",
            note=says.get("flavour", ""),
            kind=words.say("look.kind.plan"),
            body=(
                Para(
                    words.say("look.plan.text", number=number.lstrip("0") or "0"), "body", 4.4, INK, gap=1.0
                ),
            ),
            flavour=says.get("flavour", ""),
        )


def plan_title(key: str, language: str) -> str:
    """A plan's name without the number, which stands in its corners: "The Wild"."""
    return printed("duel", "plan", key.partition(".")[0], language).name.rpartition(" ")[0]


def reinforcement_art(key: str) -> str:
    """The picture of a reinforcement; cards of the same name share theirs."""
    return f"duel/reinforcements/{key.removesuffix('_a').removesuffix('_b')}"


@dataclass(frozen=True, slots=True)
class ReinforcementLook(CardLook):
    """A reinforcement by its face key."""

    def face(self) -> CardPrint:
        card = next(row for row in pieces.REINFORCEMENTS if row.id == self.key)
        printed_here = printed("duel", "reinforcement", self.key, self.language)
        words = catalogue(self.language)
        note = printed_here.says.get("flavour", "")
        if card.full_when:
            other = "odd" if card.full_when == "even" else "even"
            full, less = (words.say(f"look.when.{when}") for when in (card.full_when, other))
            note = words.say(
                "look.parity",
                full=full,
                value=signed(card.value),
                other=less,
                otherwise=signed(card.otherwise),
            )
        return CardPrint(
            picture=reinforcement_art(self.key),
            band=BANDS["reinforcement"],
            title=printed_here.name,
            number=signed(card.value),
            icon=card.full_when or "reinforcement",
            note=note,
            kind=words.say("look.kind.reinforcement"),
            body=(
                Para(printed_here.says["text"], "body", 4.6, INK, gap=1.0),
                *((Pills((note,)),) if card.full_when else ()),
            ),
            flavour=printed_here.says.get("flavour", ""),
        )
