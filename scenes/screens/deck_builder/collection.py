"""The collection: packs to open, and the cards that came out of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.firestorm.decks.deck import BY_ID
from game.firestorm.decks.packs import BOOSTER, FIRST_COLORS, STARTER, Collection, opened
from game.firestorm.pieces import CARDS
from scenes.drawing.letter_sizes import lines_of
from scenes.drawing.rich_text import BODY, CAPTION, TITLE, Style
from scenes.drawing.theme import AMBER, BLACK, GLASS, LINE, TEXT, WHITE, Colour, rgb
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.games.firestorm.looks.cards import SHAPE, WholeCardLook
from scenes.screens.deck_builder.pack_opening import PackOpening
from scenes.screens.deck_builder.packs import LABEL, LARGE, LARGEST, Pack, PackFace
from scenes.shell.gestures import Gesture, Kind
from scenes.table.stage.stage import ready
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Grid, Panel, Row, Spacer
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

CARD = 37.0  # millimetres
ARC = 3.5  # millimetres that the outer cards of a fan lie lower
FRESH = Style("heavy", 3.6, BLACK, 1.0)
RARITY: dict[str, Colour] = {"uncommon": rgb("#C8D4EA"), "rare": AMBER}


class Fan(Grid):
    """Cards from a pack in rows, the outer ones a little lower, as a hand holds them."""

    def measure(self, ui: Ui, width: int) -> Size:
        wide, tall = super().measure(ui, width)
        return wide, tall + ui.mm(ARC)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        super().arrange(ui, rect)
        for card in self.children:
            off = 2 * (card.rect.centerx - rect.centerx) / max(1, rect.width)
            card.arrange(ui, card.rect.move(0, round(ui.mm(ARC) * off * off)))


def at_its_place(number: int) -> bool:
    """No card is on its way."""
    return False


class OwnedCard(Widget):
    """A card that came out of a pack, or of the collection; rare ones have an edge, new ones say so."""

    role = "card"

    def __init__(
        self, name: str, look: WholeCardLook, count: int, key: str,
        *, on_inspect: Callable[[str, tuple[int, int]], None],
        mark: str = "", number: int = -1, on_its_way: Callable[[int], bool] = at_its_place,
    ) -> None:  # fmt: skip
        """``mark`` is what it says of itself; ``number`` counts the cards of the last pack."""
        super().__init__(". ".join(filter(None, (f"{count} {name}" if count > 1 else name, mark))))
        self.look, self.count, self.on_inspect, self.key = look, count, on_inspect, key
        self.mark, self.number, self.on_its_way = mark, number, on_its_way
        self.rarity = BY_ID[look.key].rarity

    def measure(self, ui: Ui, width: int) -> Size:
        return width, round(width * SHAPE)

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.on_inspect(self.look.key, self.rect.center)

    def draw(self, canvas: Canvas) -> None:
        if not self.on_its_way(self.number):
            self.paint(canvas, self.rect)

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        """The card at its place, or on its way there."""
        drawn = ready(canvas, self.look, rect.size)
        if drawn is None:
            canvas.rounded(rect, GLASS, border=LINE, radius=rect.width * 0.06)
            return
        canvas.blit(drawn, rect.topleft)
        radius = rect.width * 0.06
        if self.rarity in RARITY:
            canvas.outline(rect, RARITY[self.rarity], max(2, canvas.mm(0.7)), radius)
        if self.count > 1:
            plate = Rect(0, 0, canvas.mm(9), canvas.mm(6.4))
            plate.bottomright = (rect.right - canvas.mm(3.4), rect.bottom - canvas.mm(1.6))
            canvas.rounded(plate, BLACK, alpha=215, border=WHITE, radius=plate.height / 2)
            canvas.text(f"×{self.count}", plate, Style("number", 3.8, TEXT, 1.0), align="centre")  # noqa: RUF001
        if self.mark:
            self._new(canvas, rect)
        if self.focused or self.hovered:
            marks.ring(canvas, rect, radius)

    def _new(self, canvas: Canvas, rect: Rect) -> None:
        """Its owner has never had this card before."""
        wide = lines_of(canvas.screen, self.mark, FRESH, rect.width).width + canvas.mm(4)
        flag = Rect(rect.centerx - wide // 2, rect.bottom - canvas.mm(2.6), wide, canvas.mm(5.4))
        canvas.rounded(flag, AMBER, border=WHITE, radius=flag.height / 2)
        canvas.text(self.mark, flag, FRESH, align="centre")


class CollectionScene(PageScene):
    """Packs above; below them what the last one brought, or all cards that there are."""

    name = "collection"
    title = "deck.collection.title"
    scrolls = False

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.shelf = DeckShelf(ui.folders, ui.settings.language)
        self.collection = self.shelf.collection() or Collection(rng=random.getrandbits(63))
        self.fresh: list[str] = []  # what the last pack brought
        self.first: set[str] = set()  # of these, what was never owned before
        self.opening: PackOpening | None = None

    @property
    def language(self) -> str:
        return self.ui.settings.language if self.ui.settings.language in ("de", "en") else "en"

    def _card(self, card: str, count: int, key: str, *, number: int = -1) -> OwnedCard:
        name = str(getattr(BY_ID[card].name, self.language))
        look = WholeCardLook(card, self.ui.settings.language)
        mark = self.ui.say("deck.collection.new") if number >= 0 and card in self.first else ""
        return OwnedCard(
            name, look, count, key,
            on_inspect=self.inspect, mark=mark, number=number, on_its_way=self.on_its_way,
        )  # fmt: skip

    def body(self) -> Widget:
        content = Column(*self._packs(), *self._cards(), gap=4)
        return Scroll(content, key="page")

    def _packs(self) -> list[Widget]:
        """Packs with words about the collection, as large as what lies open leaves them room."""
        say = self.ui.say
        size = LABEL if self.fresh else LARGE if self.collection.cards else LARGEST
        packs = [
            Pack(face, partial(self.open, pack, face.colour), f"pack.{face.colour or BOOSTER}", size)
            for pack, face in self._faces()
        ]
        have = Label(say("deck.collection.have", count=self.collection.size), TITLE, key="have")
        if self.fresh:
            told = Row(have, Label(self._kinds(), BODY).growing(), gap=5, align="middle")
            return [Grid(packs, columns=len(packs), gap=3), told]
        words = Column(have, Label(self._kinds(), BODY), Label(say("deck.collection.how"), BODY), gap=1.5)
        if self.ui.screen.compact or size == LARGEST:
            return [words, Row(*packs, gap=3, justify="spread", align="top")]
        return [Row(*packs, words.growing(), gap=5, align="middle")]

    def _faces(self) -> list[tuple[str, PackFace]]:
        say = self.ui.say
        kind, inside = say("deck.pack.starter"), say("deck.pack.starter_second")
        starters = [
            (STARTER, PackFace(kind, say(f"deck.power.{color}"), color, inside)) for color in FIRST_COLORS
        ]
        any_ = PackFace(say("deck.pack.booster"), say("deck.pack.any"), "", say("deck.pack.booster_second"))
        return [*starters, (BOOSTER, any_)]

    def _kinds(self) -> str:
        return self.ui.say(
            "deck.collection.kinds",
            count=len(self.collection.cards),
            all=len(CARDS),
            packs=len(self.collection.opened),
        )

    def _cards(self) -> list[Widget]:
        say = self.ui.say
        parts: list[Widget] = []
        if self.fresh:
            counts = Counter(reversed(self.fresh))
            cards = [
                self._card(card, count, f"fresh.{number}", number=number)
                for number, (card, count) in enumerate(counts.items())
            ]
            told = say("deck.collection.fresh", count=len(self.fresh))
            first = say("deck.collection.first", count=len(self.first))
            parts += [Label(f"{told} \N{MIDDLE DOT} {first}", CAPTION), Fan(cards, least=CARD, gap=4)]
        owned = [self._card(card, count, f"owned.{card}") for card, count in self.collection.cards.items()]
        if owned and self.opening is None:  # they would tell what the pack brings
            parts += [Label(say("deck.collection.all"), CAPTION), Grid(owned, least=CARD, gap=3)]
        return parts or [Panel(Label(say("deck.collection.empty"), BODY), 5, shadow=False)]

    def foot(self) -> list[Widget]:
        say = self.ui.say
        build = Button(
            say("deck.collection.build"),
            self.build_deck,
            icon="cards",
            kind="primary",
            enabled=bool(self.collection.cards),
            why=say("deck.collection.empty"),
            key="build",
        )
        return [Spacer(), build]

    # --- a pack on its way

    def on_its_way(self, number: int) -> bool:
        """True for a card of the last pack while the pack is being opened."""
        return number >= 0 and self.opening is not None

    @property
    def moving(self) -> bool:
        return self.opening is not None or super().moving

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.opening is None:
            return
        self.opening.update(ms)
        self.ui.changed()
        if self.opening.over:
            self.finish_opening()

    def handle(self, gesture: Gesture) -> bool:
        if self.opening is not None and gesture.kind in (Kind.TAP, Kind.KEY):
            self.finish_opening()  # whoever has seen it often does not wait
            return True
        return super().handle(gesture)

    def finish_opening(self) -> None:
        self.opening = None
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.opening is None:
            return
        self.opening.draw(canvas, self.ui.rect)
        cards = [
            widget for widget in self.root.walk() if isinstance(widget, OwnedCard) and widget.number >= 0
        ]
        for card in reversed(cards):
            flown = self.opening.flown(card.number, len(cards))
            if flown <= 0:
                continue
            end = self.root.place(card)
            spot = end.copy()
            spot.center = tuple(
                round(a + (b - a) * flown) for a, b in zip(self.ui.rect.center, end.center, strict=True)
            )
            card.paint(canvas, spot)

    # --- what can be done

    def open(self, pack: str, color: str = "") -> None:
        sealed = self.root.find(f"pack.{color or BOOSTER}").rect if self.built else self.ui.rect
        face = next(face for kind, face in self._faces() if (kind, face.colour) == (pack, color))
        before = self.collection
        self.collection, self.fresh = opened(before, pack, color)
        self.first = {card for card in self.fresh if not before.count(card)}
        opening = PackOpening(face, sealed, self.ui.settings)
        self.opening = None if opening.over else opening
        try:
            self.shelf.keep_collection(self.collection)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            self.ui.toasts.say(self.ui.say("deck.collection.not_kept", reason=reason), icon="warning")
        self.ui.sound.play("reveal")
        self.rebuild()

    def inspect(self, card: str, pos: tuple[int, int]) -> None:
        from scenes.screens.deck_builder.inspecting import CardScene
        from scenes.screens.deck_builder.scene import BuilderScene

        self.ui.stack.push(CardScene(self.ui, BuilderScene(self.ui, owned=True), card, pos, look_only=True))

    def build_deck(self) -> None:
        """To the bench, with nothing but these cards."""
        from game.firestorm.decks.deck import Deck
        from scenes.games.firestorm.deck_files import Shelved
        from scenes.screens.deck_builder.scene import BuilderScene

        name = self.shelf.free_name(self.ui.say("deck.unnamed"))
        self.ui.stack.push(BuilderScene(self.ui, Shelved(name, Deck(name=name)), owned=True))
