"""The deck builder: filters at the left, pages of cards in the middle, the deck at the right."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.refusals import Refusal
from game.firestorm.cards.grammar import CardFacts
from game.firestorm.decks import deck as decks
from game.firestorm.decks.deck import BY_ID, SPIES, Deck
from scenes.games.firestorm.deck_files import DeckShelf, Shelved
from scenes.screens.deck_builder import deck_saving, parts, strip
from scenes.screens.deck_builder.column import DeckRow
from scenes.screens.deck_builder.dragging import DragLayer, Still
from scenes.screens.deck_builder.filters import filter_parts
from scenes.screens.deck_builder.grid import CardCell, CardGrid, Copies, CopiesRow
from scenes.screens.deck_builder.inspecting import CardScene
from scenes.screens.deck_builder.layout import BenchLayout
from scenes.screens.deck_builder.sheets import FilterSheet, HandSheet, ImportSheet, ReasonSheet
from scenes.screens.deck_builder.shelf_sheet import ShelfSheet
from scenes.screens.deck_builder.workbench import (
    SORTS,
    Filters,
    Workbench,
    added,
    by_type,
    colours_for,
    found,
    refused,
)
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.widgets.boxes import Column
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LIGHT = 0.5  # of the backdrop


class BuilderScene(Scene):
    """One deck on the bench. Everything that is done to it can be taken back."""

    name = "builder"

    def __init__(self, ui: Ui, shelved: Shelved | None = None, *, owned: bool = False) -> None:
        super().__init__(ui)
        self.shelf = DeckShelf(ui.folders, ui.settings.language)
        first = shelved or self.shelf.starters()[0]
        self.bench = Workbench(first.deck, first.file)
        self.filters = Filters(colors=colours_for(first.deck))
        self.sort = SORTS[0]
        self.place = 0  # the card that is to be seen
        self.page, self.pages = 0, 1
        self.pager = strip.Pager(self.ui, self.turn)
        self.selected = ""
        self.planets_shown = False  # in the mix
        self.collection = self.shelf.collection()
        self.owned = owned and self.collection is not None  # only cards of the collection
        self.layer, self.still = DragLayer(ui), Still()
        self.shelved: list[Shelved] = []

    # --- what there is

    @property
    def deck(self) -> Deck:
        return self.bench.deck

    @property
    def language(self) -> str:
        language = self.ui.settings.language
        return language if language in ("de", "en") else "en"

    def called(self, card: str) -> str:
        """A card's name in the reader's language."""
        return str(getattr(BY_ID[card].name, self.language)) if card in BY_ID else card

    def told(self, refusal: Refusal) -> str:
        """A reason in words: cards and colours are called by their names."""
        args = dict(refusal.args)
        if "card" in args:
            args["card"] = self.called(str(args["card"]))
        if "color" in args:
            args["color"] = self.ui.say(f"deck.colour.{args['color']}")
        return self.ui.say(refusal.text, **args)

    def have(self, card: str) -> int | None:
        """How many copies there are to build with; None for any number."""
        return self.collection.count(card) if self.owned and self.collection else None

    def copies(self, facts: CardFacts) -> Copies:
        return Copies(self.deck.count(facts.id), decks.most(facts), self.have(facts.id))

    def cards(self) -> list[CardFacts]:
        """What the filters let through."""
        cards = found(self.filters, self.sort, self.language)
        return [card for card in cards if self.have(card.id) != 0]

    # --- the tree

    def resume(self) -> None:
        self.collection = self.shelf.collection()
        self.owned = self.owned and self.collection is not None
        self.rebuild()

    def dropped(self, file: Path) -> None:
        """A text that was dropped onto the window is read in."""
        sheet = ImportSheet(self.ui, self)
        self.ui.stack.push(sheet)
        sheet.open(file)

    def build(self) -> Widget:
        self.shelved = self.shelf.decks()
        layout = BenchLayout(
            strip.top_strip(self),
            None if self.ui.screen.compact else strip.filter_panel(self),
            self._middle(),
            parts.deck_column(self),
            self.layer,
        )
        self.layer.target = layout.deck
        return layout

    def filter_groups(self) -> list[Widget]:
        """The groups of filters; each type tells how many cards it would show."""
        others = replace(self.filters, types=())
        counts: dict[str, int] = {}
        for card in found(others, self.sort, self.language):
            if self.have(card.id) != 0:
                counts[card.type] = counts.get(card.type, 0) + 1
        spied = any(card in SPIES for card in self.deck.cards)
        return filter_parts(self.ui, self.filters, counts, spied, self.look_for)

    def _middle(self) -> Widget:
        cards = self.cards()
        self.place = min(self.place, max(0, len(cards) - 1))
        self.pager = strip.Pager(self.ui, self.turn)
        grid = CardGrid(
            len(cards),
            lambda number: self._cell(cards[number]),
            self.place,
            self._paged,
            self.ui.say("deck.nothing"),
            self.turn,
        )
        return Column(strip.page_header(self, len(cards)), grid.growing(), gap=2)

    def _cell(self, facts: CardFacts) -> tuple[CardCell, CopiesRow]:
        name, copies = self.called(facts.id), self.copies(facts)
        why = refused(self.deck, facts.id, self.have(facts.id))
        told = self.ui.say("deck.cell", card=name, count=copies.number)
        cell = CardCell(self, facts, told, copies, selected=facts.id == self.selected)
        return cell, CopiesRow(self, facts, name, copies, self.told(why) if why else "")

    def _paged(self, page: int, pages: int) -> None:
        self.page, self.pages = page, pages
        self.pager.show(page, pages)

    def rows(self) -> list[Widget]:
        """The cards of the deck: planets first, then as on the pages."""
        facts = sorted(
            (card for card, _ in self.deck.known), key=lambda card: (*by_type(card), self.called(card.id))
        )
        rows: list[Widget] = []
        for card in facts:
            count, limit = self.deck.count(card.id), decks.most(card)
            have = self.have(card.id)
            wrong = (limit is not None and count > limit) or (have is not None and count > have)
            rows.append(
                DeckRow(
                    self, card, self.called(card.id), count, selected=card.id == self.selected, wrong=wrong
                )
            )
        return rows

    def toast_area(self) -> Rect:
        """Over the rows of the deck: the buttons below the cards stay free."""
        rows = next((widget.rect for widget in self.root.walk() if widget.key == "rows"), Rect(0, 0, 0, 0))
        return rows if rows.width else super().toast_area()

    def draw(self, canvas: Canvas) -> None:
        self.refresh()
        if not self.layer.card or canvas.drawn is not None:
            self.still.forget()
            self._paint(canvas)
            return
        self.layer.visible = False
        key = (self.layer.card, self.layer.over, self.ui.rebuilt, self.page)
        self.still.draw(canvas, key, self._paint)
        self.layer.visible = True
        self.layer.draw(canvas)

    def _paint(self, canvas: Canvas) -> None:
        canvas.image("space/menu", self.ui.rect, light=LIGHT)
        super().draw(canvas)

    # --- filters and pages

    def look_for(self, filters: Filters) -> None:
        self.filters, self.place = filters, 0
        self.ui.stack.rebuild()

    def clear_filters(self) -> None:
        self.look_for(Filters(colors=colours_for(self.deck)))

    def sort_by(self, sort: str) -> None:
        self.sort, self.place = sort, 0
        self.rebuild()

    def turn(self, by: int) -> None:
        """Turns to the next page, or to the last one."""
        page = min(self.pages - 1, max(0, self.page + by))
        grid = self.root.find("grid")
        if page == self.page or not isinstance(grid, CardGrid):
            return
        self.place = page * grid.made[1]
        self.rebuild()

    def show_only_owned(self, owned: bool) -> None:
        self.owned, self.place = owned, 0
        self.ui.stack.rebuild()

    # --- what hands do with cards

    def pick(self, card: str) -> None:
        """Select a card and show it among the others; the second time it is added."""
        if card == self.selected and card in [facts.id for facts in self.cards()]:
            self.add(card)
            return
        self.selected = card
        if card not in [facts.id for facts in self.cards()]:
            self.filters = Filters(colors=())
        places = [facts.id for facts in self.cards()]
        self.place = places.index(card) if card in places else 0
        self.rebuild()

    def add(self, card: str) -> None:
        why = refused(self.deck, card, self.have(card))
        if why:
            self.ui.sound.play("knock")
            self.ui.toasts.say(self.told(why), icon="warning")
            return
        self.change(added(self.deck, card), "deck.done.add", card)

    def remove(self, card: str) -> None:
        if self.deck.count(card):
            self.change(self.deck.having(card, self.deck.count(card) - 1), "deck.done.remove", card)

    def set_copies(self, card: str, count: int) -> None:
        """So many copies at once, as many as are allowed."""
        while self.deck.count(card) > count:
            self.remove(card)
        while self.deck.count(card) < count and not refused(self.deck, card, self.have(card)):
            self.add(card)

    def change(self, deck: Deck, what: str, card: str = "") -> None:
        """The deck as it is now, by something that was done to a card or to the whole."""
        before = self.deck
        if not self.bench.change(deck, what):
            return
        if card:
            self.selected = card
            self.ui.sound.play("card_place" if what == "deck.done.add" else "card_slide")
        self._settle(before)

    def _settle(self, before: Deck) -> None:
        """Who has not chosen colours sees those that the deck can play."""
        if self.filters.colors == colours_for(before):
            self.filters = replace(self.filters, colors=colours_for(self.deck))
        self.rebuild()

    def inspect(self, card: str, pos: Point | None) -> None:
        self.ui.stack.push(CardScene(self.ui, self, card, pos))

    def drag(self, card: str, gesture: Gesture, *, out: bool = False) -> bool:
        if gesture.kind is Kind.DRAG:
            self.layer.lift(card, gesture, out=out)
        elif gesture.kind is Kind.MOVE:
            if not self.layer.card:
                return False
            self.layer.follow(gesture)
        elif self.layer.card:
            done = gesture.kind in (Kind.DROP, Kind.FLICK) and self.layer.follow(gesture)
            self.layer.drop()
            if done:
                (self.remove if out else self.add)(card)
            self.rebuild()
        else:
            return False
        self.ui.changed()
        return True

    def coming(self, card: str, *, lifted: bool = False) -> int:
        if card != self.layer.card:
            return 0
        return (0 if self.layer.out else 1) if lifted else self.layer.coming

    # --- the deck as a whole

    def undo(self) -> None:
        before = self.deck
        self.bench.undo()
        self.ui.sound.play("undo")
        self._settle(before)

    def redo(self) -> None:
        before = self.deck
        self.bench.redo()
        self._settle(before)

    def rename(self, name: str) -> None:
        self.change(self.deck.called(name), "deck.done.rename")

    def turn_mix(self) -> None:
        self.planets_shown = not self.planets_shown
        self.rebuild()

    def save(self) -> None:
        """Keep the deck; a starter deck that was changed becomes one's own, under a name of its own."""
        self._keep()

    def _keep(self) -> bool:
        kept = deck_saving.keep(self.ui, self.bench, self.shelf)
        if kept:
            self.rebuild()
        return kept

    def take_up(self, shelved: Shelved) -> None:
        """Another deck on the bench; this one is kept if something in it is new."""
        if self.bench.dirty:
            self._keep()
        self.bench = Workbench(shelved.deck, shelved.file)
        self.filters, self.place, self.selected = Filters(colors=colours_for(shelved.deck)), 0, ""
        self.rebuild()

    def take_new(self, deck: Deck, what: str) -> None:
        """A deck that has no file yet."""
        self.take_up(Shelved("", Deck()))
        self.change(deck, what)
        self.filters = Filters(colors=colours_for(deck))

    def export(self) -> None:
        deck_saving.export(self.ui, self.deck, self.language)

    def open_shelf(self) -> None:
        self.ui.stack.push(ShelfSheet(self.ui, self))

    def open_filters(self) -> None:
        self.ui.stack.push(FilterSheet(self.ui, self))

    def open_reasons(self) -> None:
        self.ui.stack.push(ReasonSheet(self.ui, self))

    def try_hand(self) -> None:
        self.ui.stack.push(HandSheet(self.ui, self))

    def back(self) -> None:
        """Nothing is lost: what is new is kept."""
        if self.bench.dirty and not self._keep():
            return
        if len(self.ui.stack.scenes) > 1:
            self.ui.stack.rebuild()  # a lobby below lists decks
            self.ui.stack.pop(self)
            return
        self.ui.go_home()

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.TWO_TAP and self.bench.undoable:
            self.undo()
            return True
        return (gesture.kind is Kind.KEY and self._key(gesture)) or super().handle(gesture)

    def _key(self, gesture: Gesture) -> bool:
        """Keys that work wherever the focus is."""
        if gesture.control and gesture.key == "s":
            self.save()
            return True
        if gesture.key in ("pageup", "pagedown"):
            self.turn(-1 if gesture.key == "pageup" else 1)
            return True
        if gesture.control and gesture.key == "f" and not self.ui.screen.compact:
            self.focus.move_to(self.root.find("search"))
            return True
        typing = self.focus.at is not None and self.focus.at.edits
        if not typing or gesture.key != "escape":
            return False
        self.focus.move_to(None)  # the second time Esc leads back
        self.ui.changed()
        return True
