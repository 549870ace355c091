"""Sheets over the deck builder: filters on small screens, all reasons, a hand to try, a deck to read in."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.dice import shuffled
from game.core.saves.file_format import Sentence
from game.firestorm.decks.deck import Deck, total
from game.firestorm.decks.texts import WrongLine, read
from game.firestorm.pieces import HAND
from scenes.drawing.rich_text import BODY, CAPTION, SMALL
from scenes.drawing.theme import AMBER, BAD, GOOD
from scenes.games.firestorm.deck_files import ENDING, EXPORTED, read_text
from scenes.games.firestorm.looks.cards import SHAPE, WholeCardLook
from scenes.screens.deck_builder import deck_saving, parts
from scenes.screens.deck_builder.filters import search_field
from scenes.screens.deck_builder.sheet import Sheet
from scenes.screens.deck_builder.strip import owned_switch
from scenes.shell.outside_text import literal
from scenes.table.stage.stage import painted
from scenes.widgets.boxes import Column, Panel, Row, Spacer
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.screens.deck_builder.scene import BuilderScene
    from scenes.table.actions import Inspect
    from scenes.widgets.context import Ui

FILES = 12  # texts of the folder that are offered


class BuilderSheet(Sheet):
    """A sheet that knows the bench."""

    def __init__(self, ui: Ui, builder: BuilderScene) -> None:
        super().__init__(ui)
        self.builder = builder


class FilterSheet(BuilderSheet):
    """The filters, where there is no room for them beside the cards."""

    name = "filters"
    wide = 150.0

    def title(self) -> str:
        return self.ui.say("deck.filters")

    def head(self) -> list[Widget]:
        field = search_field(self.ui, self.builder.filters, self.builder.look_for)
        return [Row(field.growing(), *owned_switch(self.builder), gap=4, align="middle")]

    def parts(self) -> list[Widget]:
        colours, types, costs, phases, abilities = self.builder.filter_groups()
        right = Column(colours, costs, phases, abilities, gap=5)
        return [Row(types.growing(), right.growing(), gap=6, align="top")]

    def foot(self) -> list[Widget]:
        say, count = self.ui.say, len(self.builder.cards())
        clear = Button(
            say("deck.filter.clear"), self.builder.clear_filters, icon="refresh", key="clear_filters"
        )
        show = Button(
            say("deck.filter.show", count=count), self.close, kind="primary", icon="tick", key="show"
        )
        return [clear, Spacer(), show]


class ReasonSheet(BuilderSheet):
    """Everything that is wrong with the deck, and everything that is only unwise."""

    name = "reasons"
    wide = 120.0

    def title(self) -> str:
        wrong, _ = parts.reasons(self.builder)
        return self.ui.say("deck.reasons.illegal" if wrong else "deck.reasons.legal")

    def parts(self) -> list[Widget]:
        wrong, warned = parts.reasons(self.builder)
        rows = [_reason("warning", text, BAD) for text in wrong] + [
            _reason("hint", text, AMBER) for text in warned
        ]
        rows = rows or [_reason("tick", self.ui.say("deck.fine"), GOOD)]
        return [*rows, Label(self.ui.say("deck.reasons.rule"), SMALL)]


def _reason(icon: str, text: str, colour: tuple[int, int, int]) -> Widget:
    row = Row(Icon(icon, 5, colour), Label(text, BODY).growing(), gap=3, align="middle")
    return Panel(row, 3, shadow=False)


class DrawnCard(Widget):
    """A card of the hand that is tried."""

    role = "card"

    def __init__(self, name: str, look: WholeCardLook, wide: float, on_inspect: Inspect, key: str) -> None:
        super().__init__(name)
        self.look, self.wide, self.on_inspect, self.key = look, wide, on_inspect, key

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.mm(self.wide))
        return wide, round(wide * SHAPE)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        super().arrange(ui, Rect(rect.x, rect.y, rect.width, round(rect.width * SHAPE)))

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.on_inspect(self.look.key, self.rect.center)

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self.rect, spread=2.0)
        canvas.blit(painted(canvas, self.look, self.rect.size), self.rect.topleft)
        if self.focused or self.hovered:
            canvas.outline(self.rect.inflate(2, 2), AMBER, max(2, canvas.mm(0.6)), self.rect.width * 0.06)


class HandSheet(BuilderSheet):
    """Four cards from the shuffled deck, and the planets that it begins with; then turn by turn."""

    name = "hand"
    wide = 210.0

    def __init__(self, ui: Ui, builder: BuilderScene, seed: int | None = None) -> None:
        super().__init__(ui, builder)
        self.deal(random.getrandbits(32) if seed is None else seed)

    def deal(self, seed: int) -> None:
        """Shuffle both piles as at the start of a game (2.2)."""
        deck = self.builder.deck
        start = [card for card in ((deck.bases[0].id if deck.bases else ""), deck.begins_with) if card]
        planets, resources = _pile(deck, planets=True), _pile(deck, planets=False)
        for card in start:
            planets.remove(card)
        self.planet_pile, rng = _shuffled(planets, seed)
        self.pile, _ = _shuffled(resources, rng)
        self.planets, self.hand = start, [self.pile.pop() for _ in range(min(HAND, len(self.pile)))]
        self.turns = 0

    def title(self) -> str:
        return (
            self.ui.say("deck.hand.title")
            if not self.turns
            else self.ui.say("deck.hand.turn", turn=self.turns)
        )

    def parts(self) -> list[Widget]:
        say = self.ui.say
        wide = (min(self.wide, self.ui.screen.width / self.ui.screen.px_per_mm - 8) - 14) / 5 - 3
        cards = [self._drawn(card, place, wide) for place, card in enumerate(self.hand)]
        planets = [self._drawn(card, 100 + place, wide * 0.72) for place, card in enumerate(self.planets)]
        return [
            Label(say("deck.hand.cards", count=len(self.hand)), CAPTION),
            *_in_rows(cards, 5),
            Label(say("deck.hand.planets", count=len(self.planets)), CAPTION),
            *_in_rows(planets, 7),
        ]

    def _drawn(self, card: str, place: int, wide: float) -> DrawnCard:
        look = WholeCardLook(card, self.ui.settings.language)
        return DrawnCard(self.builder.called(card), look, wide, self.builder.inspect, f"drawn.{place}")

    def foot(self) -> list[Widget]:
        say, left = self.ui.say, bool(self.pile)
        again = Button(say("deck.hand.again"), self.again, icon="refresh", hotkey="r", key="again")
        turn = Button(
            say("deck.hand.next"), self.next_turn, second=say("deck.hand.next_second"), icon="play",
            kind="primary", enabled=left, why=say("deck.hand.over"), hotkey="space", key="next_turn",
        )  # fmt: skip
        return [again, Spacer(), turn]

    def again(self) -> None:
        self.deal(random.getrandbits(32))
        self.ui.sound.play("shuffle")
        self.rebuild()

    def next_turn(self) -> None:
        """A planet and two cards, as at the beginning of a turn (2.3)."""
        self.turns += 1
        if self.planet_pile:
            self.planets.append(self.planet_pile.pop())
        self.hand += [self.pile.pop() for _ in range(min(2, len(self.pile)))]
        self.ui.sound.play("card_slide")
        self.rebuild()


def _in_rows(cards: list[DrawnCard], each: int) -> list[Widget]:
    return [Row(*cards[start : start + each], gap=3, align="top") for start in range(0, len(cards), each)]


def _pile(deck: Deck, *, planets: bool) -> list[str]:
    pile = deck.planets if planets else deck.resources
    return [card.id for card, count in pile for _ in range(count)]


def _shuffled(cards: list[str], rng: int) -> tuple[list[str], int]:
    order, rng = shuffled(list(range(len(cards))), rng) if cards else ([], rng)
    return [cards[place] for place in order], rng


class ImportSheet(BuilderSheet):
    """A deck from text: out of the clipboard, or out of a file of the folder where exports go."""

    name = "import"

    def __init__(self, ui: Ui, builder: BuilderScene) -> None:
        super().__init__(ui, builder)
        self.problem: Sentence | None = None
        self.source = ""

    def title(self) -> str:
        return self.ui.say("deck.import.title")

    def parts(self) -> list[Widget]:
        say = self.ui.say
        paste = Button(
            say("deck.import.paste"), self.paste, second=say("deck.import.paste_second"), icon="cards",
            align="left", key="paste",
        )  # fmt: skip
        rows: list[Widget] = [paste]
        if self.problem:
            rows.append(_reason("warning", f"{self.source}: {self.told(self.problem)}", BAD).keyed("problem"))
        files = self.files()
        if files:
            rows.append(Label(say("deck.import.files", folder=literal(str(self.ui.folders.logs))), SMALL))
        rows += [
            Button(
                literal(path.name),
                partial(self.open, path),
                icon="folder",
                align="left",
                key=f"file.{path.name}",
            )
            for path in files
        ]
        return [*rows, Label(say("deck.import.how"), SMALL)]

    def files(self) -> list[Path]:
        """The newest texts of the folder."""
        try:
            found = [
                path
                for path in self.ui.folders.logs.iterdir()
                if path.suffix in (ENDING, EXPORTED) and path.is_file()
            ]
            return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:FILES]
        except OSError:
            return []

    def told(self, sentence: Sentence) -> str:
        args = dict(sentence.args)
        if "card" in args:
            args["card"] = self.builder.called(str(args["card"]))
        return self.ui.tell(Sentence(sentence.text, args))

    def paste(self) -> None:
        self.take(deck_saving.clipboard(), self.ui.say("deck.import.clipboard"))

    def open(self, path: Path) -> None:
        try:
            text = read_text(path)
        except WrongLine as wrong:
            self.problem, self.source = wrong.sentence, literal(path.name)
            self.rebuild()
            return
        self.take(text, literal(path.name))

    def dropped(self, file: Path) -> None:
        """A file that was dropped onto the window is read as one of the folder."""
        self.open(file)

    def take(self, text: str, source: str) -> None:
        """Lay the deck of a text on the bench, or say in one sentence why that cannot be done."""
        try:
            deck = read(text)
        except WrongLine as wrong:
            self.problem, self.source = wrong.sentence, source
            self.ui.sound.play("knock")
            self.rebuild()
            return
        name = deck.name or self.ui.say("deck.unnamed")
        self.builder.take_new(deck.called(self.builder.shelf.free_name(name)), "deck.done.import")
        self.ui.toasts.say(self.ui.say("deck.imported", name=name, count=total(deck.known)), icon="tick")
        self.close()
