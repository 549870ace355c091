"""The deal desk: both sides, two trays, the deal in one sentence, what each would have; its price."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import Seat
from game.cosmic.deal_prompts import Word, is_open, item_name
from game.cosmic.parts import ASKABLE, NO_PLANET, Offer
from game.cosmic.pieces import FAILED_DEAL
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import CAPTION, SMALL, Style
from scenes.drawing.theme import AMBER, BAD, CYAN, DEEP, LINE, LINE_BRIGHT, SEATS, TEXT, TEXT_QUIET
from scenes.games.cosmic import offered, picture
from scenes.games.cosmic.deal_desk import terms
from scenes.games.cosmic.deal_desk.corner import Again
from scenes.games.cosmic.deal_desk.sand_timer import SAND, SandTimer
from scenes.games.cosmic.deal_desk.sitters import Bubble, Sitter
from scenes.games.cosmic.deal_desk.terms import deal_of
from scenes.games.cosmic.deal_desk.trays import CARD, COLONY, Fitted, Slot, Strip, TrayItem
from scenes.games.cosmic.log.deal_lines import kind_name
from scenes.games.cosmic.looks import AskedLook
from scenes.games.cosmic.looks.kinds import ICONS
from scenes.games.cosmic.zones import BORDER, desk_sitters, desk_spot, layout_of
from scenes.shell.gestures import Point
from scenes.table.answering.piece_tray import PressableLook, looking_at
from scenes.table.game_table import Watching, game_table
from scenes.widgets.boxes import Column, Row, Spacer
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Icon, Label
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

SENTENCE = Style("body", 4.2, TEXT, 1.2)
PRICE = SMALL._replace(colour=BAD)
STATE = Style("title", 4.2, TEXT, 1.1)
COUNT = Style("number", 3.8)
MARK = 5.0  # millimetres below the desk, for the marks of planets that can be chosen
HEADING = 5.0  # of the line on a tray
BETWEEN = 3.0  # what stands below the trays
NARROW, NARROW_GAP = 80.0, 0.5  # both trays together, and what is left between things on them
WORDED = 30.0  # that words about the price need
EDGE = 1.0  # free within a tray: what lies on it must be large enough for a finger
KIND = 7.5  # of a button that asks for a kind of card
CLEAR: Word = ("clear", NO_PLANET)


def tool(ui: Ui, builder: AnswerBuilder, view: CosmicTable, watching: Watching, again: Again) -> Widget:
    """The desk of who is asked."""
    return Desk(ui, view, watching, builder, again)


def onlooking(ui: Ui, view: CosmicTable, watching: Watching) -> Widget | None:
    """The desk while somebody else thinks about the deal, for everybody to see."""
    return Desk(ui, view, watching) if is_open(view) and watching.names else None


class Desk(Widget):
    """Lies inside the ring of planets, so that every colony can be dragged in; its trays are drop places."""

    role = "desk"
    layered = True

    def __init__(
        self,
        ui: Ui,
        view: CosmicTable,
        watching: Watching,
        builder: AnswerBuilder | None = None,
        again: Again | None = None,
    ) -> None:
        super().__init__()
        self.key = "desk"
        self.view, self.watching, self.builder, self.again = view, watching, builder, again
        self.by_word = {handle.answer: handle for handle in builder.handles} if builder else {}
        places = picture.places(watching)
        self.trays = [places[f"deal:{word}"] for word in ("give", "take")]
        layout = layout_of(watching)
        self.border = layout.size(BORDER)
        self.spot = desk_spot(watching)
        self.spot.height = layout.rect("planet.0.2").top - ui.mm(MARK) - self.spot.y
        near = terms.near_side(view, watching.seat)
        self.sides = (near, 1 - near)
        self.felt = terms.mood(watching.opinions.get(self._seat(1)))
        self.sitters = [self._sitter(ui, number) for number in (0, 1)]
        self.shown = [self._shown(ui, number) for number in (0, 1)]
        self.headings = [self._heading(ui, number) for number in (0, 1)]
        self.head = self._head(ui)
        self.contents = [self._content(ui, number) for number in (0, 1)]
        self.kinds = self._kinds(ui)
        self.below = self._below(ui)
        self.children = [*self.sitters, *self.shown, *self.headings, self.head, *self.contents]
        self.children += [*([self.kinds] if self.kinds else []), self.below]

    # --- what stands on it

    def _seat(self, number: int) -> Seat:
        """The seat on a side; 0 is the near side."""
        return self.view.at.main(self.sides[number])

    def _is_bot(self, number: int) -> bool:
        return self._seat(number) in self.watching.bots

    def _sitter(self, ui: Ui, number: int) -> Sitter:
        seat = self._seat(number)
        alien = next(iter(self.view.aliens_of(seat)), "")
        opinion = self.watching.opinions.get(seat)
        mood = terms.mood(opinion) if self._is_bot(number) else 0
        word = ui.say(f"desk.mood.{mood}") if mood else ""
        name = self.watching.names[seat]
        return Sitter(alien, self.watching.colours[seat], name, mood, terms.MOODS, word)

    def _heading(self, ui: Ui, number: int) -> Widget:
        seat = self._seat(number)
        look = SEATS[self.watching.colours[seat]]
        style = CAPTION if self._roomy(ui) else CAPTION._replace(spaced=False)
        said = Label(ui.say("desk.gives", name=self.watching.names[seat]), style, least=3.0)
        return Row(Icon(look.glyph, 4, look.light), said.growing(), gap=1.5, align="middle")

    def _head(self, ui: Ui) -> Widget:
        """Whose proposal it is, the sand-timer if there is one, and what a bot says to it."""
        told = Label(terms.state(ui, self.view, self.watching), STATE, least=3.0)
        parts: list[Widget] = [told.growing(4)]
        if self._timed(ui):
            parts.append(SandTimer(ui, SAND, self._time_is_up))
        if self._is_bot(1):
            bubble = Bubble(terms.remark(ui, self.view, self.sides[1], self.felt)).growing(5)
            parts = [*parts, bubble] if self._roomy(ui) else [bubble]
        return Row(*parts, gap=2)

    def _roomy(self, ui: Ui) -> bool:
        """True if the trays are wide enough for two things beside each other to be read."""
        return self.trays[1].right - self.trays[0].x >= ui.mm(NARROW)

    def _timed(self, ui: Ui) -> bool:
        """The sand runs while somebody sits here who can be late; a deal moves no ships while it is made."""
        if self.builder is None or ui.settings.deal_time == "off":
            return False
        ships = tuple(tuple(planet.ships) for planet in self.view.planets)
        deal = (self.builder.prompt.seat, self.view.turn, self.view.number, len(self.view.deck), ships)
        SAND.turn_over(deal, int(ui.settings.deal_time))
        return True

    def _time_is_up(self) -> None:
        """The minute is over: whoever sits here breaks off."""
        self._do(("break_off", NO_PLANET))

    def _do(self, word: Word) -> None:
        """Give an answer at once."""
        handle = self.by_word.get(word)
        if handle is None or self.builder is None or self.again is None:
            return
        self.builder.choose(handle)
        self.builder.at_once = True
        self.again()

    def _content(self, ui: Ui, number: int) -> Widget:
        """What lies on a tray: cards, unknown cards, a colony, and dashed slots for more."""
        side = self.sides[number]
        offer = deal_of(self.view).gives[side]
        parts: list[PressableLook | Slot] = [self._card(ui, card) for card in offer.cards]
        if offer.random:
            chance = ui.say("desk.random", count=offer.random)
            parts.append(self._laid(ui, AskedLook(count=offer.random), CARD, chance, ("back_random", side)))
        for kind in dict.fromkeys(offer.kinds):
            name, look = kind_name(kind, self.watching.language), AskedLook(kind, offer.kinds.count(kind))
            parts.append(self._laid(ui, look, CARD, name, ("back_kind", side * ASKABLE + kind)))
        if offer.colony != NO_PLANET:
            parts.append(self._planet(ui, offer.colony))
        if self.builder:
            parts += self._slots(ui, number, offer)
        return Fitted(parts)

    def _laid(
        self, ui: Ui, look: Look, size: tuple[float, float], name: str, back: Word, what: str = ""
    ) -> TrayItem:
        """Something on a tray, to be looked at and, by who speaks, to be taken back."""
        look_at = looking_at(ui, game_table("cosmic"), what, self.view, self.watching) if what else None
        on_press = look_at or partial(ui.toasts.say, ui.say("desk.stays", name=name))
        if back in self.by_word:
            name, on_press = ui.say("desk.take_back", name=name), partial(self._do, back)
        return TrayItem(look, size, name, on_press, key=item_name(*back), on_inspect=look_at)

    def _shown(self, ui: Ui, number: int) -> Fitted:
        """The last card that somebody has shown the other, before the bust; who knows it sees its face."""
        hand = self.view.hands[self._seat(number)]
        cards = [card for card in deal_of(self.view).shown if card in hand]
        if not cards:
            return Fitted([])
        card = cards[-1]
        look, title = offered.piece(f"card:{card}", self.view, self.watching)
        look_at = looking_at(ui, game_table("cosmic"), f"card:{card}", self.view, self.watching)
        name = ui.say("desk.shown", name=title)
        shown = PressableLook(look, CARD, name, look_at, key=f"desk.shown:{card}", on_inspect=look_at)
        return Fitted([shown])

    def _kinds(self, ui: Ui) -> Widget | None:
        """A button for each kind of card that can be asked for."""
        words = [("ask", kind) for kind in range(ASKABLE)]
        if self.builder is None or words[0] not in self.by_word:
            return None
        buttons = []
        for word in words:
            name = ui.words.label(self.by_word[word].button or "", self.builder.prompt)
            press = partial(self._do, word)
            buttons.append(IconButton(ICONS[word[1]], name, press, mm=KIND, key=f"ask:{word[1]}"))
        return Row(*buttons, gap=2 if self._roomy(ui) else NARROW_GAP, justify="middle")

    def _slots(self, ui: Ui, number: int, offer: Offer) -> list[PressableLook | Slot]:
        """Dashed places for what may still be laid down or asked for."""
        assert self.builder is not None
        verbs = {handle.answer[0] for handle in self.builder.handles if handle.piece}
        slots: list[PressableLook | Slot] = []
        if number == 0 and "give" in verbs and not offer.cards:
            slots.append(Slot(ui.say("desk.slot_card")))
        want = ("want", NO_PLANET)
        if number == 1 and want in self.by_word:
            name = ui.words.label(self.by_word[want].button or "", self.builder.prompt)
            slots.append(Slot(name, on_press=partial(self._do, want), key="desk.want"))
        word, key = (("grant", "desk.slot_colony"), ("settle", "desk.slot_wish"))[number]
        if word in verbs and offer.colony == NO_PLANET:
            slots.append(Slot(ui.say(key), round_=True))
        return slots

    def _card(self, ui: Ui, card: int) -> TrayItem:
        look, title = offered.piece(f"card:{card}", self.view, self.watching)
        return self._laid(ui, look, CARD, title, ("back_card", card), f"card:{card}")

    def _planet(self, ui: Ui, planet: int) -> TrayItem:
        look, title = offered.piece(f"planet:{planet}", self.view, self.watching)
        return self._laid(ui, look, COLONY, title, ("back_colony", planet), f"planet:{planet}")

    def _below(self, ui: Ui) -> Widget:
        """The sentence, the numbers, and what else a button can do."""

        def look(what: str) -> None:
            looking_at(ui, game_table("cosmic"), what, self.view, self.watching)()

        text = terms.sentence(ui, self.view, self.watching)
        said = Strip(Label(text, SENTENCE, align="centre", least=3.0, on_link=look, key="desk.sentence"))
        counts = [self._counts(ui, number) for number in (0, 1)]
        width = self.spot.width - 2 * self.border
        room = width - sum(each.measure(ui, width)[0] for each in counts) - ui.mm(BETWEEN)
        middle = self._deeds(ui, room) or [self._price(ui, room)]
        gap = BETWEEN if self._roomy(ui) else NARROW_GAP
        return Column(said, Row(counts[0], *middle, counts[1], gap=gap, align="middle"), gap=1.5)

    def _deeds(self, ui: Ui, room: int) -> list[Widget]:
        """What else can be done, in words; where there is no room for them, as signs."""
        freed = ((("back_freed", side), "warp") for side in (0, 1))
        words = [(("free", NO_PLANET), "warp"), *freed, (CLEAR, "trash")]
        buttons = [button for button in (self._button(ui, *row) for row in words) if button]
        if sum(button.least_width(ui) + ui.mm(BETWEEN) for button in buttons) <= room:
            return [*buttons]
        signs = [IconButton(each.icon, each.name, each.on_press, key=each.key) for each in buttons]
        return [Spacer().growing(), *signs, Spacer().growing()]

    def _price(self, ui: Ui, room: int) -> Widget:
        """What it costs if nothing comes of it; who sits here reads it on the button that breaks off, too."""
        said = ui.say("desk.price", ships=FAILED_DEAL)
        told: list[Widget] = [Icon("warning", 4, BAD, name=said)]
        told += [Label(said, PRICE, least=3.0)] if room >= ui.mm(WORDED) else []
        return Row(Spacer().growing(), *told, Spacer().growing(), gap=1.5, align="middle").growing()

    def _button(self, ui: Ui, word: Word, icon: str) -> Button | None:
        if word not in self.by_word or self.builder is None:
            return None
        label = ui.words.label(self.by_word[word].button or "", self.builder.prompt)
        return Button(label, partial(self._do, word), icon=icon, key=f"desk.{word[0]}").growing()

    def _counts(self, ui: Ui, number: int) -> Widget:
        """Shows what one side has before and after the deal."""
        before, after = terms.standings(self.view, self.sides[number])
        look = SEATS[self.watching.colours[self._seat(number)]]
        parts: list[Widget] = [Icon(look.glyph, 4, look.light)]
        for icon, old, new, word in (
            ("planet", before.colonies, after.colonies, "desk.colonies"),
            ("cards", before.cards, after.cards, "desk.cards"),
        ):
            colour = CYAN if new != old else TEXT
            parts += [
                Icon(icon, 4, TEXT_QUIET, name=ui.say(word)),
                Label(f"{old} {{icon:arrow_right}} {new}", COUNT._replace(colour=colour)),
            ]
        return Row(*parts, gap=1.5, align="middle")

    # --- layout and hands

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, pad = self.spot.copy(), self.border
        one, two = self.trays
        needed = one.bottom + self.below.measure(ui, self.rect.width - 2 * pad)[1] + 2 * pad - self.rect.y
        self.rect.height = min(self.spot.height, needed)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        above = Rect(one.x, self.rect.y, two.right - one.x, one.y - self.rect.y)
        self.head.arrange(ui, above.inflate(0, -2 * (pad // 2)))
        for place, sitter, shown in zip(desk_sitters(self.watching), self.sitters, self.shown, strict=True):
            sitter.arrange(ui, place)
            chest = Rect(0, 0, place.width // 2, place.height * 4 // 10)  # beside the glyph
            chest.bottomright = (place.right, place.y + place.height * 7 // 10)
            shown.arrange(ui, chest)
        line, edge = ui.mm(HEADING), ui.mm(EDGE)
        for tray, heading, content in zip(self.trays, self.headings, self.contents, strict=True):
            room = tray.inflate(-2 * edge, -2 * edge)
            heading.arrange(ui, Rect(room.x, room.y, room.width, line))
            low = self._low(ui, room) if tray is two else room.bottom
            content.arrange(
                ui, Rect(room.x, room.y + line + edge // 2, room.width, low - room.y - line - edge)
            )
        top = one.bottom + pad
        self.below.arrange(ui, Rect(inner.x, top, inner.width, inner.bottom - top))

    def _low(self, ui: Ui, room: Rect) -> int:
        """Where the buttons that ask for a kind of card begin, at the lower edge of a tray."""
        if self.kinds is None:
            return room.bottom
        tall = self.kinds.measure(ui, room.width)[1]
        self.kinds.arrange(ui, Rect(room.x, room.bottom - tall, room.width, tall))
        return room.bottom - tall - ui.mm(1)

    def claims(self, pos: Point) -> bool:
        """What lies under the desk is out of reach; but its trays and who sits there take what is in hand."""
        free = [*self.trays]
        if self.builder is not None and "deal:show" in self.builder.lit:
            free.append(self.sitters[1].rect)
        return self.rect.collidepoint(pos) and not any(place.collidepoint(pos) for place in free)

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect, alpha=246, border=LINE_BRIGHT)
        self.sitters[1].looks = self.builder is not None and "deal:show" in self.builder.lit
        for tray, place in zip(self.trays, ("deal:give", "deal:take"), strict=True):
            lit = self.builder is not None and place in self.builder.lit
            if lit:
                canvas.glow(tray, AMBER, spread=3.0, strength=140)
            canvas.rounded(
                tray, DEEP, border=AMBER if lit else LINE, width=max(1, canvas.mm(0.6 if lit else 0.3))
            )
