"""The deal desk: two trays, the deal in one sentence, what each side would have, and what no deal costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.core.prompts import Handle
from game.core.table import Seat
from game.cosmic.deal_prompts import EXCHANGES, MakeDeal, moves_something
from game.cosmic.parts import NO_PLANET, Deal, Offer
from game.cosmic.pieces import FAILED_DEAL
from game.cosmic.table import CosmicTable
from scenes.cosmic.faces import face_key
from scenes.cosmic.looks import BackLook
from scenes.cosmic.naming import planet_name
from scenes.cosmic.sand import SAND, SandTimer
from scenes.cosmic.trays import CARD, COLONY, Fitted, Slot, Strip
from scenes.cosmic.zones import layout_of
from scenes.games import Watching, game_table
from scenes.gestures import Point
from scenes.kit.action_corner import ActionCorner
from scenes.kit.boxes import Column, Row, Spacer
from scenes.kit.button import Button
from scenes.kit.label import Icon, Label
from scenes.kit.widget import Widget
from scenes.layout import Layout
from scenes.offers import Shown, looking_at
from scenes.text import SMALL, TITLE, Style
from scenes.theme import AMBER, BAD, CYAN, DEEP, LINE, LINE_BRIGHT, SEATS, TEXT, TEXT_QUIET

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.choosing import Choosing
    from scenes.ui import Ui

HEADING = TITLE._replace(mm=4.6)
SENTENCE = Style("body", 4.2, TEXT, 1.2)
PRICE = SMALL._replace(colour=BAD)
QUIET = SMALL._replace(colour=TEXT)
COUNT = Style("number", 3.8)
BORDER, FREE = 20, 30  # units of the map beside the trays, and below the desk
Again = Callable[[], None]


class Standing(NamedTuple):
    """What a side has that a deal can change."""

    colonies: int  # foreign ones, which win the game
    cards: int


# --- the deal in words and numbers


def deal_of(view: CosmicTable) -> Deal:
    deal = view.at.deal
    assert deal is not None
    return deal


def own_side(view: CosmicTable, seat: Seat) -> int:
    return view.at.sides[seat]


def sentence(ui: Ui, view: CosmicTable, watching: Watching) -> str:
    """The whole deal as one sentence."""
    deal = deal_of(view)
    if not moves_something(view, deal):
        return ui.say("desk.empty")
    side = own_side(view, watching.seat)
    names = [watching.names[view.at.main(each)] for each in (side, 1 - side)]
    given = [things(ui, view, deal.gives[each]) for each in (side, 1 - side)]
    return ui.say(
        "desk.sentence", one=f"**{names[0]}**", gives=given[0], two=f"**{names[1]}**", takes=given[1]
    )


def things(ui: Ui, view: CosmicTable, offer: Offer) -> str:
    """What one side gives, in words."""
    table, language = game_table("cosmic"), ui.settings.language
    words = []
    for card in offer.cards:
        known = face_key(view, card)
        words.append(table.piece(f"card:{card}", view, language)[1] if known else ui.say("desk.a_card"))
    if offer.random:
        words.append(ui.say("desk.random", count=offer.random))
    if offer.colony != NO_PLANET:
        words.append(ui.say("desk.colony", planet=planet_name(view, offer.colony, language)))
    if not words:
        return ui.say("desk.nothing")
    return f"{', '.join(words[:-1])} {ui.say('desk.and')} {words[-1]}" if len(words) > 1 else words[0]


def standings(view: CosmicTable, side: int) -> tuple[Standing, Standing]:
    """What a side has before and after the deal."""
    deal, seat = deal_of(view), view.at.main(side)
    mine, theirs = deal.gives[side], deal.gives[1 - side]
    colonies, cards = view.foreign_colonies(seat), len(view.hands[seat])
    won = theirs.colony != NO_PLANET and view.planets[theirs.colony].home != seat
    after = cards - len(mine.cards) - mine.random + len(theirs.cards) + theirs.random
    return Standing(colonies, cards), Standing(colonies + won, after)


def state(ui: Ui, view: CosmicTable, watching: Watching) -> str:
    """Whose proposal lies on the desk; "" before the first one."""
    deal, side = deal_of(view), own_side(view, watching.seat)
    name = watching.names[view.at.main(1 - side)]
    if deal.exchanges >= EXCHANGES:
        return ui.say("desk.last_word", name=name)
    if deal.by == 1 - side:
        return ui.say("desk.changed") if deal.steps else ui.say("desk.proposed", name=name)
    return ""


# --- the corner


def corner(
    ui: Ui, choosing: Choosing, view: CosmicTable, choose: Callable[[Handle], None]
) -> ActionCorner | None:
    """Offer or accept on the big button; walking away stands above it and names its price."""
    prompt = choosing.prompt
    if not isinstance(prompt, MakeDeal):
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
    return ActionCorner(
        verb, lambda: choose(done), second=gain(ui, view, prompt.seat), locked=True, secondary=[away]
    )


def gain(ui: Ui, view: CosmicTable, seat: Seat) -> str:
    """What the deal brings a seat, in a few words."""
    before, after = standings(view, own_side(view, seat))
    if after.colonies > before.colonies:
        return ui.say("desk.gain", colonies=after.colonies, needed=view.rules.colonies_to_win)
    return ui.say("desk.gain_cards", before=before.cards, after=after.cards)


def consequence(ui: Ui, prompt: MakeDeal, chosen: Handle, view: CosmicTable) -> tuple[str, str]:
    """What stands on the big button while something lies ready to be laid down."""
    if chosen.button:
        return ui.words.label(chosen.button, prompt), ""
    name = game_table("cosmic").piece(chosen.piece or "", view, ui.settings.language)[1]
    asked = chosen.answer[0] == "settle"
    return ui.say("desk.ask_for" if asked else "desk.lay_down"), name


# --- the desk


def tool(ui: Ui, choosing: Choosing, view: CosmicTable, watching: Watching, again: Again) -> Widget:
    return Desk(ui, choosing, view, watching, again)


class Desk(Widget):
    """Lies inside the ring of planets, so that every colony can be dragged in; its trays are drop places."""

    role = "desk"
    layered = True

    def __init__(
        self, ui: Ui, choosing: Choosing, view: CosmicTable, watching: Watching, again: Again
    ) -> None:
        super().__init__()
        self.key = "desk"
        self.choosing, self.view, self.watching, self.again = choosing, view, watching, again
        places = game_table("cosmic").places(watching)
        self.trays = [places[f"deal:{word}"][0] for word in ("give", "take")]
        self.spot = _about(layout_of(watching), self.trays)
        self.side = own_side(view, choosing.prompt.seat)
        self.heads = [self._head(ui, number) for number in (0, 1)]
        self.middle = self._middle(ui)
        self.contents = [self._content(ui, number) for number in (0, 1)]
        self.below = self._below(ui)
        self.children = [*self.heads, self.middle, *self.contents, self.below]

    # --- what stands on it

    def _seat(self, number: int) -> Seat:
        """The own seat, then the other one."""
        return self.view.at.main(self.side if number == 0 else 1 - self.side)

    def _head(self, ui: Ui, number: int) -> Widget:
        seat = self._seat(number)
        look = SEATS[self.watching.colours[seat]]
        name = ui.say("desk.gives", name=self.watching.names[seat])
        parts: list[Widget] = [Icon(look.glyph, 6, look.light), Label(name, HEADING, least=3.2).growing()]
        if number:
            parts = [
                Label(name, HEADING, least=3.2, align="right").growing(), Icon(look.glyph, 6, look.light)
            ]  # fmt: skip
        return Row(*parts, gap=2, align="middle")

    def _middle(self, ui: Ui) -> Widget:
        """Whose proposal it is, and the sand-timer if there is one."""
        told = Label(state(ui, self.view, self.watching), QUIET, align="centre", least=2.8)
        if ui.settings.deal_time == "off":
            return told
        ships = tuple(
            tuple(planet.ships) for planet in self.view.planets
        )  # a deal moves none while it is made
        deal = (self.choosing.prompt.seat, self.view.turn, self.view.number, len(self.view.deck), ships)
        SAND.turn_over(deal, int(ui.settings.deal_time))
        return Row(SandTimer(ui, SAND, self._time_is_up), told.growing(), gap=2, align="middle")

    def _time_is_up(self) -> None:
        """The minute is over: whoever sits here breaks off."""
        self._do("break_off")

    def _do(self, word: str) -> None:
        """Give one of the answers that a button gives, at once."""
        handle = next((handle for handle in self.choosing.buttons if handle.answer[0] == word), None)
        if handle is None:
            return
        self.choosing.choose(handle)
        self.choosing.at_once = True
        self.again()

    def _content(self, ui: Ui, number: int) -> Widget:
        """What lies on a tray: cards, unknown cards, a colony, and dashed slots for more."""
        deal = deal_of(self.view)
        offer = deal.gives[self.side if number == 0 else 1 - self.side]
        parts: list[Shown | Slot] = [self._card(ui, card) for card in offer.cards]
        parts += [
            Shown(BackLook("cosmic"), CARD, ui.say("desk.random", count=1), None) for _ in range(offer.random)
        ]
        if offer.colony != NO_PLANET:
            parts.append(self._planet(ui, offer.colony))
        if number == 0 and not offer.cards:
            parts.insert(0, Slot(ui.say("desk.slot_card")))
        if offer.colony == NO_PLANET:
            parts.append(Slot(ui.say("desk.slot_colony" if number == 0 else "desk.slot_wish"), round_=True))
        return Fitted(parts)

    def _card(self, ui: Ui, card: int) -> Shown:
        table = game_table("cosmic")
        look, title = table.piece(f"card:{card}", self.view, self.watching.language)
        look_at = looking_at(ui, table, f"card:{card}", self.view, self.watching)
        return Shown(look, CARD, title, None, key=f"desk.card:{card}", on_inspect=look_at)

    def _planet(self, ui: Ui, planet: int) -> Shown:
        table = game_table("cosmic")
        placed = next(one for one in table.picture(self.view, self.watching) if one.id == f"planet:{planet}")
        look_at = looking_at(ui, table, f"planet:{planet}", self.view, self.watching)
        return Shown(placed.look, COLONY, placed.name, None, key=f"desk.planet:{planet}", on_inspect=look_at)

    def _below(self, ui: Ui) -> Widget:
        by_word = {handle.answer[0]: handle for handle in self.choosing.buttons}
        buttons: list[Widget] = [
            Button(
                ui.words.label(by_word[word].button or "", self.choosing.prompt), partial(self._do, word),
                icon=icon, key=f"desk.{word}",
            ).growing()
            for word, icon in (("want", "plus"), ("free", "warp"), ("clear", "trash"))
            if word in by_word
        ]  # fmt: skip
        price = Row(
            Icon("warning", 4, BAD), Label(ui.say("desk.price", ships=FAILED_DEAL), PRICE),
            gap=1.5, align="middle",
        )  # fmt: skip
        counts = Row(
            self._counts(ui, 0),
            Spacer().growing(),
            price,
            Spacer().growing(),
            self._counts(ui, 1),
            align="middle",
        )
        said = Strip(Label(sentence(ui, self.view, self.watching), SENTENCE, align="centre", least=3.0))
        parts = [said.growing(), counts]
        return Column(*parts, Row(*buttons, gap=2), gap=1.5) if buttons else Column(*parts, gap=1.5)

    def _counts(self, ui: Ui, number: int) -> Widget:
        """Before and after, for one side."""
        seat = self._seat(number)
        before, after = standings(self.view, self.side if number == 0 else 1 - self.side)
        look = SEATS[self.watching.colours[seat]]
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
        self.rect = self.spot
        pad, gap = ui.mm(2.5), ui.mm(2)
        one, two = self.trays
        top = Rect(
            self.rect.x + pad, self.rect.y + gap, self.rect.width - 2 * pad, one.y - self.rect.y - 2 * gap
        )
        third = top.width * 3 // 10
        self.heads[0].arrange(ui, Rect(top.x, top.y, third, top.height))
        self.heads[1].arrange(ui, Rect(top.right - third, top.y, third, top.height))
        self.middle.arrange(ui, Rect(top.x + third + gap, top.y, top.width - 2 * third - 2 * gap, top.height))
        for tray, content in zip(self.trays, self.contents, strict=True):
            content.arrange(ui, tray.inflate(-2 * ui.mm(2), -2 * ui.mm(2)))
        low = max(one.bottom, two.bottom) + gap
        self.below.arrange(
            ui, Rect(self.rect.x + pad, low, self.rect.width - 2 * pad, self.rect.bottom - gap - low)
        )

    def claims(self, pos: Point) -> bool:
        """What lies under the desk is out of reach; on its trays things are laid down."""
        return self.rect.collidepoint(pos) and not any(tray.collidepoint(pos) for tray in self.trays)

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect, alpha=246, border=LINE_BRIGHT)
        for tray, place in zip(self.trays, ("deal:give", "deal:take"), strict=True):
            lit = place in self.choosing.lit
            if lit:
                canvas.glow(tray, AMBER, spread=3.0, strength=140)
            canvas.rounded(
                tray, DEEP, border=AMBER if lit else LINE, width=max(1, canvas.mm(0.6 if lit else 0.3))
            )


def _about(layout: Layout, trays: list[Rect]) -> Rect:
    """The desk reaches a little beyond its trays; below them is room for the sentence and the buttons."""
    both, arena = trays[0].union(trays[1]), layout.rect("arena")
    both = both.inflate(2 * layout.size(BORDER), 0)
    return Rect(both.x, arena.y, both.width, arena.height - layout.size(FREE))
