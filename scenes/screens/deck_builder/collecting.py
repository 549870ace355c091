"""The collection: packs to open, and the cards that came out of them."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.firestorm import pieces
from game.firestorm.decks.deck import BY_ID
from game.firestorm.decks.packs import BOOSTER, FIRST_COLORS, STARTER, Collection, opened
from game.firestorm.pieces import CARDS
from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE, Style
from scenes.drawing.theme import AMBER, BLACK, GLASS, LINE, TEXT, WHITE, Colour, mixed, rgb
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.games.firestorm.looks.cards import SHAPE, WholeCardLook
from scenes.games.firestorm.looks.palette import FACTIONS
from scenes.table.looks.drawing import about, bubble, code, fade, vector
from scenes.table.stage.stage import ready
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Grid, Panel, Row, Spacer
from scenes.widgets.button import Button
from scenes.widgets.label import Label, fitting
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

PACK = (34.0, 46.0)  # millimetres
CARD = 38.0
NAME, KIND = Style("heavy", 4.2, WHITE, 1.05), Style("title", 3.3, WHITE, 1.0)
FOIL = rgb("#3C4E86")
RARITY: dict[str, Colour] = {"uncommon": rgb("#C8D4EA"), "rare": AMBER}


class Pack(Widget):
    """A sealed pack of cards in foil; a press opens it."""

    role = "button"

    def __init__(
        self, kind: str, name: str, second: str, colour: str, press: Callable[[], None], key: str
    ) -> None:
        super().__init__(f"{kind}: {name}. {second}")
        self.kind, self.title, self.colour, self.press, self.key = kind, name, colour, press, key

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.mm(PACK[0]))
        return wide, ui.mm(PACK[1])

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.press()

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed)
        base = FACTIONS[self.colour].colour if self.colour else FOIL
        canvas.shadow(rect, spread=3.0)
        vector(canvas, rect, ("foil", self.colour), lambda w, h: _foil(w, h, base))
        side = round(rect.width * 0.5)
        spot = about((rect.centerx, rect.y + round(rect.height * 0.4)), side)
        faction = pieces.FACTIONS.get(self.colour, "neutral")
        if canvas.art.has(f"firestorm/emblems/{faction}"):
            canvas.image(f"firestorm/emblems/{faction}", spot, waits=True)
        else:
            canvas.icon("star" if not self.colour else "planet", spot, mixed(base, WHITE, 0.7))
        above = Rect(
            rect.x + 4, rect.y + round(rect.height * 0.07), rect.width - 8, round(rect.height * 0.12)
        )
        canvas.text(
            self.kind, above, KIND, align="centre", size=fitting(canvas.screen, self.kind, KIND, above.size)
        )
        words = Rect(
            rect.x + 4, rect.y + round(rect.height * 0.64), rect.width - 8, round(rect.height * 0.28)
        )
        size = fitting(canvas.screen, self.title, NAME, words.size)
        canvas.text(self.title, words, NAME, align="centre", size=size)
        if self.hovered:
            canvas.outline(rect, WHITE, max(1, canvas.mm(0.5)), canvas.mm(1))
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(1))


def _foil(width: int, height: int, base: Colour) -> str:
    """Crimped edges above and below, a sheen across."""
    crimp = height * 0.06
    light, dark = mixed(base, WHITE, 0.45), mixed(base, BLACK, 0.55)
    teeth = "".join(
        f'<rect x="{x}" y="{y:.1f}" width="1.4" height="{crimp:.1f}" fill="{code(dark)}" fill-opacity="0.5"/>'
        for y in (0, height - crimp)
        for x in range(2, width, 5)
    )
    return (
        fade(
            "p",
            (0, 0, width, height),
            (0, light, 1),
            (0.3, base, 1),
            (0.55, dark, 1),
            (0.8, base, 1),
            (1, dark, 1),
        )
        + bubble("g", (width * 0.5, height * 0.38, width * 0.6), (0, light, 0.8), (1, light, 0))
        + f'<rect width="{width}" height="{height}" fill="url(#p)"/>'
        + f'<rect width="{width}" height="{height}" fill="url(#g)"/>'
        + f'<path d="M{width * 0.1:.1f},0L{width * 0.34:.1f},0L{width * 0.06:.1f},{height}L0,{height}L0,'
        + f'{height * 0.4:.1f}Z" fill="#FFFFFF" fill-opacity="0.12"/>{teeth}'
        + f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" fill="none" '
        + f'stroke="{code(light)}" stroke-opacity="0.6"/>'
    )


class OwnedCard(Widget):
    """A card that came out of a pack, or of the collection; rare ones have an edge."""

    role = "card"

    def __init__(self, scene: CollectionScene, card: str, count: int, key: str) -> None:
        facts = BY_ID[card]
        name = str(getattr(facts.name, scene.language))
        super().__init__(f"{count} {name}" if count else name)
        self.scene, self.card, self.count, self.rarity, self.key = scene, card, count, facts.rarity, key
        self.look = WholeCardLook(card, scene.ui.settings.language)

    def measure(self, ui: Ui, width: int) -> Size:
        return width, round(width * SHAPE)

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.scene.inspect(self.card, self.rect.center)

    def draw(self, canvas: Canvas) -> None:
        drawn = ready(canvas, self.look, self.rect.size)
        if drawn is None:
            canvas.rounded(self.rect, GLASS, border=LINE, radius=self.rect.width * 0.06)
            return
        canvas.blit(drawn, self.rect.topleft)
        radius = self.rect.width * 0.06
        if self.rarity in RARITY:
            canvas.outline(self.rect, RARITY[self.rarity], max(2, canvas.mm(0.7)), radius)
        if self.count > 1:
            plate = Rect(0, 0, canvas.mm(9), canvas.mm(6.4))
            plate.bottomright = (self.rect.right - canvas.mm(3.4), self.rect.bottom - canvas.mm(1.6))
            canvas.rounded(plate, BLACK, alpha=215, border=WHITE, radius=plate.height / 2)
            canvas.text(f"×{self.count}", plate, Style("number", 3.8, TEXT, 1.0), align="centre")  # noqa: RUF001
        if self.focused or self.hovered:
            marks.ring(canvas, self.rect, radius)


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

    @property
    def language(self) -> str:
        return self.ui.settings.language if self.ui.settings.language in ("de", "en") else "en"

    def body(self) -> Widget:
        content = Column(*self._packs(), *self._cards(), gap=4)
        return Scroll(content, key="page")

    def _packs(self) -> list[Widget]:
        say = self.ui.say
        packs = [
            Pack(
                say("deck.pack.starter"),
                say(f"deck.power.{color}"),
                say("deck.pack.starter_second"),
                color,
                partial(self.open, STARTER, color),
                f"pack.{color}",
            )
            for color in FIRST_COLORS
        ]
        booster = Pack(
            say("deck.pack.booster"),
            say("deck.pack.any"),
            say("deck.pack.booster_second"),
            "",
            partial(self.open, BOOSTER),
            "pack.booster",
        )
        words = Column(
            Label(say("deck.collection.have", count=self.collection.size), TITLE, key="have"),
            Label(self._kinds(), BODY),
            Label(say("deck.collection.how"), SMALL),
            gap=1.5,
        )
        return [Row(*packs, booster, words.growing(), gap=4, align="middle")]

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
            cards = [
                OwnedCard(self, card, 0, f"fresh.{place}") for place, card in enumerate(reversed(self.fresh))
            ]
            parts += [
                Label(say("deck.collection.fresh", count=len(cards)), CAPTION),
                Grid(cards, least=CARD, gap=3),
            ]
        owned = [
            OwnedCard(self, card, count, f"owned.{card}") for card, count in self.collection.cards.items()
        ]
        if owned:
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

    # --- what can be done

    def open(self, pack: str, color: str = "") -> None:
        collection, self.fresh = opened(self.collection, pack, color)
        self.collection = collection
        try:
            self.shelf.keep_collection(collection)
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
