"""The special tools of Duel's table: the dial, the tactics that stand up, courses to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from game.core.table import CardId
from game.core.texts import name_of, printed
from game.duel import pieces, totals
from game.duel.events import SUPPLY
from game.duel.prompts import ChooseAlien, ChooseShips, ChooseTactic, CollectResource, GuessDial, SetDial
from game.duel.table import NO_CARD, DuelTable
from scenes.drawing.rich_text import SMALL, TITLE, Style
from scenes.drawing.theme import AMBER_EDGE
from scenes.games.duel import offered
from scenes.games.duel.alien_choice import alien_choice
from scenes.games.duel.card_faces import face_key
from scenes.games.duel.looks import DialLook, TacticLook
from scenes.games.duel.looks.destiny import gives
from scenes.games.duel.picture import picture, stands_for
from scenes.games.duel.planets import at_stake
from scenes.games.duel.previews import totals_after
from scenes.games.duel.sent_ships import after, as_sent, by_dial, changers, when_shown
from scenes.games.duel.zones import layout_of
from scenes.table.answering.answer_words import AnswerWords, done_by_name, labelled
from scenes.table.answering.button_tray import answers, courses, in_tray, lay_ready, rows
from scenes.table.answering.piece_tray import OfferTray, PressableLook, TraySlot, beside, looking_at
from scenes.table.answering.tap_meaning import TapMeaning
from scenes.table.game_table import Watching, game_table
from scenes.table.match_words import listed
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Panel, Row, Sized, Tallest
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

NUMBER = Style("number", 6.5)
WAY = 20.0  # millimetres of a button with a number of ships
# Buttons that pass, end or do without.
PASSING = (
    "button.no", "button.pass", "button.enough", "button.keep_hidden", "button.one_plan", "button.no_tactic",
    "button.no_reserve", "button.no_guess", "button.take_none",
)  # fmt: skip


def tool(
    ui: Ui, builder: AnswerBuilder, view: DuelTable, watching: Watching, again: Callable[[], None]
) -> Widget | None:
    """The tray for a question, if it wants one."""
    if isinstance(builder.prompt, ChooseAlien):
        return alien_choice(ui, builder, view, watching, again)
    found = _content(ui, builder, view, watching, again)
    if found is None:
        return None
    return TraySlot(found, _tray(watching), watching.area.y)


def _content(
    ui: Ui, builder: AnswerBuilder, view: DuelTable, watching: Watching, again: Callable[[], None]
) -> Widget | None:
    prompt = builder.prompt
    if isinstance(prompt, SetDial | ChooseShips):
        return _numbers(ui, builder, view, watching, again)
    if isinstance(prompt, ChooseTactic):
        return _tactics(ui, builder, view, watching, again)
    if in_tray(builder):
        return courses(ui, answers(ui, builder, again, _is_course), _tray(watching))
    hidden = beside(builder, {placed.id for placed in picture(view, watching)})
    if not hidden:
        return None
    return OfferTray(ui, game_table("duel"), hidden, builder, view, watching, again)


def _tray(watching: Watching) -> Rect:
    return layout_of(watching).rect("tray").clip(watching.area)


def _height(ui: Ui, watching: Watching, used: float, most: float) -> float:
    """Millimetres that a picture may be tall beside others that use so many, so that the tray fits."""
    room = _tray(watching).height / ui.screen.px_per_mm - used
    return max(5.0, min(most, room))


# --- the dial and numbers of ships


def _numbers(
    ui: Ui, builder: AnswerBuilder, view: DuelTable, watching: Watching, again: Callable[[], None]
) -> Widget:
    """Number buttons, how the ships stand, and the dial when it is the dial that is set."""
    prompt = builder.prompt
    colour = watching.colours[prompt.seat]
    handles = builder.numbers
    chosen = builder.chosen.answer if builder.chosen is not None and builder.chosen in handles else None
    buttons = [
        Button(
            str(handle.answer), lay_ready(builder, handle, again), kind="normal", style=NUMBER,
            hotkey=str(handle.answer) if handle.answer < 10 else "", selected=handle.answer == chosen,
            key=f"number:{handle.answer}", name=str(handle.answer),
        )
        for handle in handles
    ]  # fmt: skip
    heading = Label(_numbers_of(ui, builder, view), TITLE)
    beside = answers(ui, builder, again, _is_course)
    if not isinstance(prompt, SetDial):  # the ships that lie ready stand on the table
        told = Column(heading, Label(_running_total(ui, view, watching), SMALL), gap=1)
        numbers = [Sized(button, width=WAY) for button in buttons]
        return Panel(Row(told, Column(*rows(numbers), *rows(beside)), gap=4, align="middle"), 3)
    sends = not isinstance(prompt, GuessDial)
    plain = ui.say(when_shown(view, prompt.seat) if sends else "tool.number_how")
    totals_by = {number: _after_sending(ui, number, view, watching) for number in pieces.DIAL if sends}
    how = [totals_by.get(chosen or 0) or plain, plain, *totals_by.values()]
    side = Column(
        heading,
        *rows([button.growing() for button in buttons]),
        *rows(beside),
        Tallest([Label(line, SMALL) for line in how]),
        gap=2.5,
    )
    value = chosen if chosen in pieces.DIAL else None
    side_mm = _height(ui, watching, 7.0, 44.0)
    look = DialLook(colour, value, chosen=value is not None)
    dial = PressableLook(look, (side_mm, side_mm), ui.say("tool.dial"), None)
    return Panel(Row(dial, side.growing(), gap=5, align="middle"), 3)


def _numbers_of(ui: Ui, builder: AnswerBuilder, view: DuelTable) -> str:
    """What the numbers count."""
    prompt = builder.prompt
    if not isinstance(prompt, SetDial):
        return ui.say("tool.ships")
    planet = at_stake(view)
    if isinstance(prompt, GuessDial) or planet == NO_CARD:
        return ui.say("tool.dial")
    return ui.say("tool.dial_for", planet=name_of("duel", view.key(planet), ui.settings.language))


def _after_sending(ui: Ui, number: int, view: DuelTable, watching: Watching) -> str:
    """How many own ships stand at the planet and how many are left, once those of the dial have gone."""
    sending = by_dial(view, watching, number)
    if sending is None:
        return ""
    table, seat = after(view, sending), watching.seat
    there = totals.ships_there(table, seat)
    if sending.source == SUPPLY:
        told = ui.say("tool.dial_total", there=there, left=table.supply[seat])
    else:
        told = ui.say("tool.dial_total_warp", there=there, left=table.warp[seat])
    changed = changers(view) if sending.ships != number else []
    if not changed:
        return told
    names = listed([name_of("duel", power, ui.settings.language) for power in changed], ui.words)
    return f"{ui.say('tool.dial_changed', what=names, ships=sending.ships)} {told}"


def _stay(ui: Ui, number: int, view: DuelTable, watching: Watching) -> str:
    """How many own ships are left where those of the dial come from."""
    sending = by_dial(view, watching, number)
    table, seat = (after(view, sending), watching.seat) if sending else (view, watching.seat)
    if sending is not None and sending.source != SUPPLY:
        return ui.say("do.stay_in_warp", count=table.warp[seat])
    left = table.supply[seat]
    return ui.say("do.stay_home", count=left) if left else ui.say("do.stay_none")


def _running_total(ui: Ui, view: DuelTable, watching: Watching) -> str:
    """The own plan and the own ships against those of the other side, with the ships that lie ready."""
    duel, seat = view.duel, watching.seat
    if duel is None or duel.contest:
        return ui.say("tool.number_how")
    mine, theirs = totals.ships_there(as_sent(view, watching), seat), totals.ships_there(view, 1 - seat)
    return ui.say("tool.ships_there", mine=mine, theirs=theirs)


# --- tactics


class HalfButton(Widget):
    """One half of a tactic, to be pressed."""

    role = "button"

    def __init__(
        self,
        name: str,
        key: str,
        on_press: Callable[[], None],
        on_inspect: Callable[[], None],
        *,
        selected: bool,
        does: str,
    ) -> None:
        super().__init__(name)
        self.key, self.on_press, self.on_inspect, self.selected = key, on_press, on_inspect, selected
        self.does = does

    def first_line(self) -> str:
        return f"**{self.name}**\n{self.does}"

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.on_inspect() if action == "inspect" else self.on_press()

    def draw(self, canvas: Canvas) -> None:
        if self.hovered or self.pressed:
            canvas.outline(self.rect, AMBER_EDGE, max(2, canvas.mm(0.5)), canvas.mm(2))
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(2))


class TacticChoice(PressableLook):
    """A tactic that stands up, both halves to be pressed."""

    def __init__(
        self, look: TacticLook, halves: list[HalfButton], height: float, *, chosen: bool, key: str
    ) -> None:
        super().__init__(look, (height / 1.5, height), "", None, chosen=chosen, key=key)
        self.children = list(halves)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        box = self.box
        for place, half in enumerate(self.children):
            half.arrange(ui, Rect(box.x, box.y + place * box.height // 2, box.width, box.height // 2))


def _tactics(
    ui: Ui, builder: AnswerBuilder, view: DuelTable, watching: Watching, again: Callable[[], None]
) -> Widget:
    prompt = builder.prompt
    by_half = {handle.answer: handle for handle in builder.handles if handle.piece}
    chosen = builder.chosen.answer if builder.chosen else None
    halves_mm = 2 * ui.screen.least / ui.screen.px_per_mm  # both can be pressed
    tall = max(halves_mm + 1, _height(ui, watching, 21.0, 33.0))
    stands: list[Widget] = []
    for tactic in range(len(pieces.TACTICS)):
        look_at = looking_at(ui, game_table("duel"), f"tactic:{tactic}", view, watching)
        halves = [
            HalfButton(
                half_name(ui, half),
                f"half:{half}",
                lay_ready(builder, by_half[half], again),
                look_at,
                selected=half == chosen,
                does=half_does(ui, half),
            )
            for half in (2 * tactic, 2 * tactic + 1)
            if half in by_half
        ]
        lit = chosen % 2 if chosen is not None and chosen >= 0 and chosen // 2 == tactic else None
        look = TacticLook(watching.colours[prompt.seat], tactic, lit, not halves)
        stands.append(
            TacticChoice(look, halves, tall, chosen=lit is not None, key=f"stand:{tactic}").growing()
        )
    line = half_does(ui, chosen) if chosen is not None and chosen >= 0 else ui.say("tool.tactic_how")
    lines = [line, ui.say("tool.tactic_how"), *(half_does(ui, half) for half in range(len(pieces.HALVES)))]
    return Panel(
        Column(
            Row(
                Label(ui.say("tool.tactic"), TITLE).growing(),
                Tallest([Label(each, SMALL, align="right").growing() for each in lines]),
                align="middle",
            ),
            Row(*stands, gap=3, align="middle"),
            gap=2,
        ),
        4,
    )  # fmt: skip


def half_name(ui: Ui, half: int) -> str:
    """What a half does: "Fire 3"."""
    printed = pieces.HALVES[half % 10]
    return ui.say(f"tool.half.{printed.symbol}", value=printed.value)


def half_does(ui: Ui, half: int) -> str:
    """What follows from a half: "Destroys up to 3 ships there, less their shield"."""
    printed = pieces.HALVES[half % 10]
    return ui.say(f"tool.half_does.{printed.symbol}", count=printed.value, value=printed.value)


def meant(ui: Ui, piece: str, builder: AnswerBuilder, view: DuelTable) -> TapMeaning | None:
    """A tap on a tactic of one's own row means one of its halves, and the next tap the other one."""
    if not isinstance(builder.prompt, ChooseTactic):
        return None
    halves = [handle for handle in builder.handles if handle.piece and stands_for(handle.piece) == piece]
    if not halves:
        return None
    last = halves.index(builder.chosen) if builder.chosen in halves else -1
    taken, other = (halves[(last + step) % len(halves)] for step in (1, 2))
    told = _other_half(ui, other.answer) if other != taken else ""
    return TapMeaning(((taken,),), taken.piece or "", told, waits=True)


def _other_half(ui: Ui, half: int) -> str:
    """How the other half of a tactic is chosen."""
    tactic = ui.say("table.tactic", number=half // 2 + 1)
    return ui.say("tool.tactic_other_half", tactic=tactic, half=half_name(ui, half))


# --- what lies ready, and what can be answered by a button


def answer_words(ui: Ui, builder: AnswerBuilder, view: DuelTable, handle: Handle) -> AnswerWords:
    """What stands on a button that is an answer by itself, and how it is given."""
    words = labelled(ui, builder.prompt, handle, PASSING)
    if handle.answer == "withdraw_1" and not view.planet(view.target).ships[1 - builder.prompt.seat]:
        return words._replace(second=ui.say("tool.withdraw_nobody"))
    return words._replace(second=words.second or totals_after(ui, builder.prompt, handle, view))


def _is_course(handle: Handle) -> bool:
    return handle.button not in PASSING


def consequence(ui: Ui, builder: AnswerBuilder, view: DuelTable, watching: Watching) -> tuple[str, str]:
    """What stands on the big button for the answer that lies ready, and what follows."""
    prompt, chosen = builder.prompt, builder.chosen
    assert chosen is not None
    if isinstance(prompt, GuessDial) and chosen.answer:
        return ui.say("do.GuessDial", number=chosen.answer), ""
    if isinstance(prompt, SetDial) and chosen.answer:
        return ui.say("do.SetDial", number=chosen.answer), _stay(ui, chosen.answer, view, watching)
    if isinstance(prompt, ChooseShips):
        return ui.say(ui.words.variant("do.ChooseShips", prompt), ships=chosen.answer), ""
    if chosen.button:
        return ui.words.label(chosen.button, prompt), ""
    if isinstance(prompt, ChooseTactic) and chosen.answer >= 0:
        return done_by_name(ui, prompt, half_name(ui, chosen.answer)), half_does(ui, chosen.answer)
    name = offered.piece(chosen.piece or "", view, watching)[1]
    if chosen.place and chosen.place.startswith("strength:"):
        own = chosen.place == f"strength:{prompt.seat}"
        does = ui.say("do.on_own" if own else "do.on_rival", card=name)
        return does, totals_after(ui, prompt, chosen, view)
    if isinstance(prompt, CollectResource):
        return done_by_name(ui, prompt, name), _collected(ui, chosen.answer, view)
    follows = totals_after(ui, prompt, chosen, view) or _envoy_does(ui, view, chosen.piece or "")
    return done_by_name(ui, prompt, name), follows


def _collected(ui: Ui, tile: CardId, view: DuelTable) -> str:
    """What the resource of a planet is by the card in force: "Recover 3 ships"."""
    said = gives(view.key(view.past[-1]), totals.symbol(view, tile), ui.settings.language)
    return said[:1].upper() + said[1:]


def _envoy_does(ui: Ui, view: DuelTable, piece: str) -> str:
    """What an envoy that is known does, in its first sentence; "" for all other pieces."""
    key = next((face_key(view, envoy.card) for envoy in view.envoys if piece == f"envoy:{envoy.card}"), "")
    if not key:
        return ""
    ability = printed("duel", "envoy", key, ui.settings.language).parts["ability"][0]
    return ability.says["text"].partition(". ")[0].rstrip(".") + "."
