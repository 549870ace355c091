"""All decks: to take one up, to copy or delete it, to begin a new one, to be dealt one by chance."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from game.firestorm import pieces
from game.firestorm.decks import deck as decks
from game.firestorm.decks.deck import Deck
from game.firestorm.decks.random_decks import random_deck
from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE
from scenes.drawing.theme import AMBER, BAD, LINE, WHITE, mixed
from scenes.games.firestorm import user_pictures
from scenes.games.firestorm.deck_files import Shelved
from scenes.games.firestorm.looks.palette import FACTIONS
from scenes.screens.deck_builder.sheets import BuilderSheet, ImportSheet
from scenes.shell.outside_text import literal
from scenes.table.looks.drawing import about
from scenes.widgets.boxes import Column, Panel, Row
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui


class DeckEmblem(Widget):
    """The sign of a deck's power block."""

    role = "picture"

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(11), ui.mm(11)

    def draw(self, canvas: Canvas) -> None:
        spot = about(self.rect.center, min(self.rect.size))
        faction = pieces.FACTIONS.get(self.colour, "neutral")
        if canvas.art.has(f"firestorm/emblems/{faction}"):
            canvas.image(f"firestorm/emblems/{faction}", spot, waits=True)
            return
        colour = FACTIONS[self.colour or "green"].colour
        canvas.circle(spot.center, spot.width // 2, mixed(colour, WHITE, 0.1), border=WHITE)
        canvas.icon("planet", spot.inflate(-spot.width // 3, -spot.width // 3), WHITE)


class ShelfSheet(BuilderSheet):
    """The starter decks, then one's own."""

    name = "shelf"
    wide = 172.0

    def title(self) -> str:
        return self.ui.say("deck.shelf")

    def head(self) -> list[Widget]:
        say = self.ui.say
        return [
            Row(
                Button(say("deck.new"), self.new, icon="plus", key="new").growing(),
                Button(say("deck.random"), self.random, icon="dice", key="random").growing(),
                Button(say("deck.import"), self.read_in, icon="folder", key="import").growing(),
                Button(say("deck.collection"), self.collect, icon="star", key="collection").growing(),
                gap=2,
            )
        ]

    def parts(self) -> list[Widget]:
        say, shelf = self.ui.say, self.builder.shelf
        own = shelf.own()
        rows: list[Widget] = [Label(say("deck.own"), CAPTION)] if own else []
        rows += [self._row(each) for each in own]
        rows += [Label(say("deck.starters"), CAPTION), *(self._row(each) for each in shelf.starters())]
        return [*rows, *self._refused()]

    def _row(self, each: Shelved) -> Widget:
        say, key = self.ui.say, each.file or each.name
        copy = say("deck.copy_of", name=each.name)
        words = Column(Label(each.name, TITLE._replace(mm=4.2)), Label(self._line(each), SMALL), gap=0.4)
        here = self.builder.bench.file == each.file if each.own else False
        parts: list[Widget] = [DeckEmblem(each.deck.color), words.growing()]
        if each.problem is None:
            parts += [
                Button(
                    say("deck.open"),
                    lambda: self.take_up(each),
                    kind="primary" if here else "normal",
                    key=f"open.{key}",
                ),
                Button(say("deck.copy"), lambda: self.copy(each), name=copy, key=f"copy.{key}"),
            ]
        if each.own:
            bin_ = say("deck.delete", name=each.name)
            parts.append(IconButton("trash", bin_, lambda: self.delete(each), mm=10, key=f"delete.{key}"))
        return Panel(Row(*parts, gap=2.5, align="middle"), 2.5, shadow=False, border=AMBER if here else LINE)

    def _line(self, each: Shelved) -> str:
        say = self.ui.say
        if each.problem:
            return self.ui.tell(each.problem)
        if each.strategy:
            return each.strategy
        planets, resources = decks.total(each.deck.planets), decks.total(each.deck.resources)
        line = say("deck.line", planets=planets, cards=resources)
        return line if not decks.faults(each.deck) else f"{line} {say('deck.line_illegal')}"

    def _refused(self) -> list[Widget]:
        """Files of cards and pictures of one's own that were not loaded, each with its reason."""
        say = self.ui.say
        lines = [
            say("deck.card_refused", file=literal(each.file), line=each.line, why=self.ui.tell(each.why))
            for each in pieces.OWN.refused
        ]
        lines += [
            say("deck.picture_refused", file=literal(each.file), why=self.ui.tell(each.why))
            for each in user_pictures.refused()
        ]
        if not lines:
            return []
        return [
            Label(say("deck.cards_refused"), CAPTION),
            *(Label(line, BODY._replace(colour=BAD, mm=3.6)) for line in lines),
        ]

    # --- what can be done

    def take_up(self, each: Shelved) -> None:
        self.builder.take_up(each)
        self.close()

    def new(self) -> None:
        """An empty deck."""
        self.builder.take_new(
            Deck(name=self.builder.shelf.free_name(self.ui.say("deck.unnamed"))), "deck.done.new"
        )
        self.close()

    def random(self) -> None:
        """A legal deck by chance."""
        deck = random_deck(random.getrandbits(48)).called(
            self.builder.shelf.free_name(self.ui.say("deck.by_chance"))
        )
        self.builder.take_new(deck, "deck.done.random")
        self.ui.sound.play("shuffle")
        self.close()

    def read_in(self) -> None:
        self.close()
        self.ui.stack.push(ImportSheet(self.ui, self.builder))

    def collect(self) -> None:
        from scenes.screens.deck_builder.collection import CollectionScene

        self.close()
        self.ui.stack.push(CollectionScene(self.ui))

    def copy(self, each: Shelved) -> None:
        name = self.builder.shelf.free_name(each.name)
        self.builder.take_new(each.deck.called(name), "deck.done.copy")
        self.builder.save()
        self.close()

    def delete(self, each: Shelved) -> None:
        """Gone at once, with a way back for as long as the message is shown."""
        say, shelf = self.ui.say, self.builder.shelf
        try:
            text = shelf.delete(each.file)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            self.ui.toasts.say(say("deck.not_deleted", name=each.name, reason=reason), icon="warning")
            return
        if self.builder.bench.file == each.file:
            self.builder.bench.lost()
        said = say("deck.deleted", name=each.name)
        self.ui.toasts.say(said, say("deck.restore"), lambda: self.restore(each, text), icon="trash")
        self.ui.stack.rebuild()

    def restore(self, each: Shelved, text: str) -> None:
        try:
            self.builder.shelf.restore(each.file, text)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            self.ui.toasts.say(self.ui.say("deck.not_saved", name=each.name, reason=reason), icon="warning")
        self.ui.stack.rebuild()
