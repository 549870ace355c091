"""A card looked at closely in the deck builder, to be put into the deck or taken out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.firestorm.decks.deck import BY_ID, kind_of, most
from scenes.drawing.theme import BLACK
from scenes.games.firestorm.looks.cards import SHAPE, WholeCardLook, card_text
from scenes.screens.deck_builder.workbench import refused
from scenes.shell.gestures import Point
from scenes.table.inspect_scene import CALM_MS, OPEN_MS, VEIL, paint_of
from scenes.widgets.button import Button
from scenes.widgets.inspect_panel import InspectPanel, Section
from scenes.widgets.opening import Opening
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.screens.deck_builder.scene import BuilderScene
    from scenes.widgets.context import Ui


class CardScene(Scene):
    """Over the builder: the card large, what it says, how many copies there are and may be."""

    name = "inspect_card"
    opaque = False

    def __init__(
        self, ui: Ui, builder: BuilderScene, card: str, pos: Point | None, *, look_only: bool = False
    ) -> None:
        """``look_only``: there is no deck to put it into."""
        super().__init__(ui)
        self.look_only = look_only
        self.builder, self.card, self.pos = builder, card, pos
        calm, ms = ui.settings.reduced_motion, OPEN_MS[ui.settings.speed]
        self.opening = Opening(min(ms, CALM_MS) if calm else ms, pos, calm=calm)

    def build(self) -> Widget:
        ui, builder, card = self.ui, self.builder, self.card
        self.opening.forget()
        facts = BY_ID[card]
        return InspectPanel(
            ui,
            [builder.called(card)],
            self._sections(),
            on_close=self.close,
            picture=paint_of(WholeCardLook(card, ui.settings.language)),
            shape=(100.0, 100.0 * SHAPE),
            foot=self._foot(kind_of(facts) == "industry" and bool(builder.deck.count(card))),
            away=self.pos if ui.touch else None,
            opening=self.opening,
        )

    def _sections(self) -> list[Section]:
        say, builder, facts = self.ui.say, self.builder, BY_ID[self.card]
        count, limit = builder.deck.count(self.card), most(facts)
        copies = say("deck.in_deck", count=count)
        copies += " " + (say("deck.any_number") if limit is None else say("deck.at_most", count=limit))
        have = builder.have(self.card)
        if have is not None:
            copies += " " + say("deck.you_own", count=have)
        if builder.deck.begins_with == self.card:
            copies += " " + say("deck.begins")
        kind = say(f"firestorm.type.{facts.type}")
        about = say(
            "deck.about",
            kind=kind,
            colour=say(f"deck.colour.{facts.color}"),
            rarity=say(f"deck.rarity.{facts.rarity}"),
        )
        printed = [
            Section(say("deck.says"), card_text(facts, builder.language)),
            Section(say("deck.kind"), about),
        ]
        if self.look_only:
            return printed
        return [printed[0], Section(say("deck.copies"), copies, tinted=True), printed[1]]

    def _foot(self, industry: bool) -> list[Button]:
        if self.look_only:
            return []
        say, builder, card = self.ui.say, self.builder, self.card
        why = refused(builder.deck, card, builder.have(card))
        foot = [
            Button(
                say("deck.take_out"), self._less, icon="minus", enabled=builder.deck.count(card) > 0,
                why=say("deck.none_in", card=builder.called(card)), hotkey="-", key="inspect.less",
            ),
            Button(
                say("deck.put_in"), self._more, icon="plus", enabled=why is None,
                why=builder.told(why) if why else "", hotkey="+", key="inspect.more",
            ),
        ]  # fmt: skip
        if industry and builder.deck.begins_with != card:
            foot.append(Button(say("deck.begin_with"), self._begin, icon="flag", key="inspect.begin"))
        return foot

    def _less(self) -> None:
        self.builder.remove(self.card)
        self.rebuild()

    def _more(self) -> None:
        self.builder.add(self.card)
        self.rebuild()

    def _begin(self) -> None:
        """The deck begins with this industry planet."""
        self.builder.change(self.builder.deck.beginning(self.card), "deck.done.begin")
        self.rebuild()

    def close(self) -> None:
        self.ui.stack.pop(self)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(self.ui.rect, BLACK, round(VEIL * self.opening.share))
        super().draw(canvas)
