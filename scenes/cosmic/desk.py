"""The deal desk: both sides, two trays, the deal in one sentence, what each would have; its price."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from game.core.table import Seat
from game.cosmic.deal_prompts import MakeDeal, moves_something
from game.cosmic.parts import NO_PLANET, Offer
from game.cosmic.pieces import FAILED_DEAL
from game.cosmic.table import CosmicTable
from scenes.cosmic import bargain
from scenes.cosmic.bargain import deal_of
from scenes.cosmic.looks import BackLook
from scenes.cosmic.sand import SAND, SandTimer
from scenes.cosmic.sitters import Bubble, Sitter
from scenes.cosmic.trays import CARD, COLONY, Fitted, Slot, Strip
from scenes.cosmic.zones import layout_of
from scenes.games import Watching, game_table
from scenes.gestures import Point
from scenes.kit.action_corner import ActionCorner
from scenes.kit.boxes import Column, Row, Spacer
from scenes.kit.button import Button
from scenes.kit.label import Icon, Label
from scenes.kit.widget import Widget
from scenes.offers import Shown, looking_at
from scenes.text import CAPTION, SMALL, Style
from scenes.theme import AMBER, BAD, CYAN, DEEP, LINE, LINE_BRIGHT, SEATS, TEXT, TEXT_QUIET

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.choosing import Choosing
    from scenes.ui import Ui

SENTENCE = Style("body", 4.2, TEXT, 1.2)
PRICE = SMALL._replace(colour=BAD)
STATE = Style("title", 4.2, TEXT, 1.1)
COUNT = Style("number", 3.8)
BORDER, ABOVE = 14, 16  # units of the map: about the parts, and free of the arena
MARK = 5.0  # millimetres below the desk, for the marks of planets that can be chosen
SITTER = 146  # and how wide a bust is
HEADING = 5.0  # millimetres, of the line on a tray
Again = Callable[[], None]


# --- the corner


def corner(
    ui: Ui, choosing: Choosing, view: CosmicTable, choose: Callable[[Handle], None]
) -> ActionCorner | None:
    """Offer or accept on the big button; walking away stands above it and names its price."""
    prompt = choosing.prompt
    if not isinstance(prompt, MakeDeal) or choosing.chosen is not None:
        return None
    by_word = {handle.answer[0]: handle for handle in choosing.buttons}
    leave = by_word["break_off"]
    away = Button(
        ui.say("desk.walk_away", ships=FAILED_DEAL), lambda: choose(leave), icon="close", locked=True,
        name=ui.words.label(leave.button or "", prompt), key="desk.leave",
    )  # fmt: skip
    word = "accept" if "accept" in by_word else "propose"
    if word not in by_word:
        verb = ui.words.label("button.deal.propose", prompt)
        missing = "desk.lay_first" if not moves_something(view, deal_of(view)) else "desk.change_first"
        return ActionCorner(verb, missing=ui.say(missing), secondary=[away])
    done = by_word[word]
    verb = ui.words.label(done.button or "", prompt)
    second = bargain.gain(ui, view, prompt.seat)
    return ActionCorner(verb, lambda: choose(done), second=second, locked=True, secondary=[away])


def consequence(
    ui: Ui, prompt: MakeDeal, chosen: Handle, view: CosmicTable, watching: Watching
) -> tuple[str, str]:
    """What stands on the big button while something lies ready to be laid down."""
    if chosen.button:
        return ui.words.label(chosen.button, prompt), ""
    name = game_table("cosmic").piece(chosen.piece or "", view, watching)[1]
    asked = chosen.answer[0] == "settle"
    return ui.say("desk.ask_for" if asked else "desk.lay_down"), name


# --- the desk


def tool(ui: Ui, choosing: Choosing, view: CosmicTable, watching: Watching, again: Again) -> Widget:
    """The desk of who is asked."""
    return Desk(ui, view, watching, choosing, again)


def onlooking(ui: Ui, view: CosmicTable, watching: Watching) -> Widget | None:
    """The desk while somebody else thinks about the deal, for everybody to see."""
    return Desk(ui, view, watching) if bargain.is_open(view) and watching.names else None


class Desk(Widget):
    """Lies inside the ring of planets, so that every colony can be dragged in; its trays are drop places."""

    role = "desk"
    layered = True

    def __init__(
        self,
        ui: Ui,
        view: CosmicTable,
        watching: Watching,
        choosing: Choosing | None = None,
        again: Again | None = None,
    ) -> None:
        super().__init__()
        self.key = "desk"
        self.view, self.watching, self.choosing, self.again = view, watching, choosing, again
        self.by_word = {handle.answer[0]: handle for handle in choosing.buttons} if choosing else {}
        places = game_table("cosmic").places(watching)
        self.trays = [places[f"deal:{word}"][0] for word in ("give", "take")]
        layout = layout_of(watching)
        self.border = layout.size(BORDER)
        arena = layout.rect("arena")
        both = self.trays[0].union(self.trays[1]).inflate(2 * layout.size(SITTER + 2 * BORDER), 0)
        top = arena.y + layout.size(ABOVE)
        low = min(arena.bottom, layout.rect("planet.0.2").top - ui.mm(MARK))
        self.spot = Rect(both.x, top, both.width, low - top)
        near = bargain.near_side(view, watching.seat)
        self.sides = (near, 1 - near)
        self.sitters = [self._sitter(ui, number) for number in (0, 1)]
        self.headings = [self._heading(ui, number) for number in (0, 1)]
        self.head = self._head(ui)
        self.contents = [self._content(ui, number) for number in (0, 1)]
        self.below = self._below(ui)
        self.children = [*self.sitters, *self.headings, self.head, *self.contents, self.below]

    # --- what stands on it

    def _seat(self, number: int) -> Seat:
        """The near seat, then the other one."""
        return self.view.at.main(self.sides[number])

    def _is_bot(self, number: int) -> bool:
        return self._seat(number) in self.watching.bots

    def _sitter(self, ui: Ui, number: int) -> Widget:
        seat = self._seat(number)
        alien = next(iter(self.view.aliens_of(seat)), "")
        mood = bargain.mood(self.view, self.sides[number]) if self._is_bot(number) else 0
        word = ui.say(f"desk.mood.{mood}") if mood else ""
        name = self.watching.names[seat]
        return Sitter(alien, self.watching.colours[seat], name, mood, bargain.MOODS, word)

    def _heading(self, ui: Ui, number: int) -> Widget:
        seat = self._seat(number)
        look = SEATS[self.watching.colours[seat]]
        said = Label(ui.say("desk.gives", name=self.watching.names[seat]), CAPTION, least=3.0)
        return Row(Icon(look.glyph, 4, look.light), said.growing(), gap=1.5, align="middle")

    def _head(self, ui: Ui) -> Widget:
        """Whose proposal it is, the sand-timer if there is one, and what a bot says to it."""
        told = Label(bargain.state(ui, self.view, self.watching), STATE, least=3.0)
        parts: list[Widget] = [told.growing(4)]
        if self._timed(ui):
            parts.append(SandTimer(ui, SAND, self._time_is_up))
        if self._is_bot(1):
            parts.append(Bubble(bargain.remark(ui, self.view, self.sides[1])).growing(5))
        return Row(*parts, gap=2)

    def _timed(self, ui: Ui) -> bool:
        """The sand runs while somebody sits here who can be late; a deal moves no ships while it is made."""
        if self.choosing is None or ui.settings.deal_time == "off":
            return False
        ships = tuple(tuple(planet.ships) for planet in self.view.planets)
        deal = (self.choosing.prompt.seat, self.view.turn, self.view.number, len(self.view.deck), ships)
        SAND.turn_over(deal, int(ui.settings.deal_time))
        return True

    def _time_is_up(self) -> None:
        """The minute is over: whoever sits here breaks off."""
        self._do("break_off")

    def _do(self, word: str) -> None:
        """Give one of the answers that a button gives, at once."""
        handle = self.by_word.get(word)
        if handle is None or self.choosing is None or self.again is None:
            return
        self.choosing.choose(handle)
        self.choosing.at_once = True
        self.again()

    def _content(self, ui: Ui, number: int) -> Widget:
        """What lies on a tray: cards, unknown cards, a colony, and dashed slots for more."""
        offer = deal_of(self.view).gives[self.sides[number]]
        parts: list[Shown | Slot] = [self._card(ui, card) for card in offer.cards]
        parts += [
            Shown(BackLook("cosmic"), CARD, ui.say("desk.random", count=1), None) for _ in range(offer.random)
        ]
        if offer.colony != NO_PLANET:
            parts.append(self._planet(ui, offer.colony))
        if self.choosing:
            parts += self._slots(ui, number, offer)
        return Fitted(parts)

    def _slots(self, ui: Ui, number: int, offer: Offer) -> list[Shown | Slot]:
        """Dashed places for what may still be laid down or asked for."""
        assert self.choosing is not None
        laid = {handle.answer[0] for handle in self.choosing.handles if handle.piece}
        slots: list[Shown | Slot] = []
        if number == 0 and "give" in laid and not offer.cards:
            slots.append(Slot(ui.say("desk.slot_card")))
        if number == 1 and "want" in self.by_word:
            name = ui.words.label(self.by_word["want"].button or "", self.choosing.prompt)
            slots.append(Slot(name, on_press=partial(self._do, "want"), key="desk.want"))
        word, key = (("grant", "desk.slot_colony"), ("settle", "desk.slot_wish"))[number]
        if word in laid and offer.colony == NO_PLANET:
            slots.append(Slot(ui.say(key), round_=True))
        return slots

    def _card(self, ui: Ui, card: int) -> Shown:
        table = game_table("cosmic")
        look, title = table.piece(f"card:{card}", self.view, self.watching)
        look_at = looking_at(ui, table, f"card:{card}", self.view, self.watching)
        return Shown(look, CARD, title, None, key=f"desk.card:{card}", on_inspect=look_at)

    def _planet(self, ui: Ui, planet: int) -> Shown:
        table = game_table("cosmic")
        look, title = table.piece(f"planet:{planet}", self.view, self.watching)
        look_at = looking_at(ui, table, f"planet:{planet}", self.view, self.watching)
        return Shown(look, COLONY, title, None, key=f"desk.planet:{planet}", on_inspect=look_at)

    def _below(self, ui: Ui) -> Widget:
        """The sentence, the numbers, and what else a button can do."""

        def look(what: str) -> None:
            looking_at(ui, game_table("cosmic"), what, self.view, self.watching)()

        text = bargain.sentence(ui, self.view, self.watching)
        said = Strip(Label(text, SENTENCE, align="centre", least=3.0, on_link=look, key="desk.sentence"))
        buttons = [self._button(ui, *row) for row in (("free", "warp"), ("clear", "trash"))]
        middle = [button for button in buttons if button] or [self._price(ui)]
        counts = Row(self._counts(ui, 0), *middle, self._counts(ui, 1), gap=3, align="middle")
        return Column(said, counts, gap=1.5)

    def _price(self, ui: Ui) -> Widget:
        """What it costs if nothing comes of it; who sits here reads it on the button that breaks off, too."""
        price = Label(ui.say("desk.price", ships=FAILED_DEAL), PRICE, least=3.0)
        sign = Icon("warning", 4, BAD)
        return Row(Spacer().growing(), sign, price, Spacer().growing(), gap=1.5, align="middle").growing()

    def _button(self, ui: Ui, word: str, icon: str) -> Widget | None:
        if word not in self.by_word or self.choosing is None:
            return None
        label = ui.words.label(self.by_word[word].button or "", self.choosing.prompt)
        return Button(label, partial(self._do, word), icon=icon, key=f"desk.{word}").growing()

    def _counts(self, ui: Ui, number: int) -> Widget:
        """Before and after, for one side."""
        before, after = bargain.standings(self.view, self.sides[number])
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
        self.head.arrange(ui, Rect(one.x, inner.y, two.right - one.x, one.y - inner.y - pad // 2))
        low = one.bottom - inner.y
        self.sitters[0].arrange(ui, Rect(inner.x, inner.y, one.x - inner.x - pad, low))
        self.sitters[1].arrange(ui, Rect(two.right + pad, inner.y, inner.right - two.right - pad, low))
        line, edge = ui.mm(HEADING), ui.mm(1.5)
        for tray, heading, content in zip(self.trays, self.headings, self.contents, strict=True):
            room = tray.inflate(-2 * edge, -2 * edge)
            heading.arrange(ui, Rect(room.x, room.y, room.width, line))
            content.arrange(
                ui, Rect(room.x, room.y + line + edge // 2, room.width, room.height - line - edge // 2)
            )
        top = one.bottom + pad
        self.below.arrange(ui, Rect(inner.x, top, inner.width, inner.bottom - top))

    def claims(self, pos: Point) -> bool:
        """What lies under the desk is out of reach; on its trays things are laid down."""
        return self.rect.collidepoint(pos) and not any(tray.collidepoint(pos) for tray in self.trays)

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect, alpha=246, border=LINE_BRIGHT)
        for tray, place in zip(self.trays, ("deal:give", "deal:take"), strict=True):
            lit = self.choosing is not None and place in self.choosing.lit
            if lit:
                canvas.glow(tray, AMBER, spread=3.0, strength=140)
            canvas.rounded(
                tray, DEEP, border=AMBER if lit else LINE, width=max(1, canvas.mm(0.6 if lit else 0.3))
            )
