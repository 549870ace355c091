"""The six actions as cards below the map: what each may do, and what the upkeep costs after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.prompts import Prompt
from game.core.table import Seat
from game.eclipse import offers, pieces, reach
from game.eclipse.phases.turns import activations
from game.eclipse.pieces import ship_code
from game.eclipse.table import EclipseTable
from scenes.drawing.letter_sizes import LEAST, fitting, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, BAD, SEATS, TEXT, TEXT_QUIET, WHITE, Colour, mixed
from scenes.games.eclipse.looks.tokens import resource_icon
from scenes.games.eclipse.map.taps import here
from scenes.games.eclipse.names import action_name
from scenes.games.eclipse.trays.cards import Again, Card, Strip, figure, readying
from scenes.games.eclipse.trays.upkeep import Balance, balance, becomes, warning
from scenes.table.answering.answer_words import CALM, AnswerWords
from scenes.table.answering.piece_tray import looking_at
from scenes.table.answering.tap_meaning import Course, lay_ready
from scenes.table.game_table import game_table
from scenes.table.looks.drawing import about, fade, vector

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.game_table import Watching
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

VERB = Style("title", 5.0, TEXT, 1.05)
LINE = 6.4  # millimetres of the verb
SCOPE = Style("body", 3.5, TEXT_QUIET, 1.1)
ACTIONS = ("explore", "influence", "research", "upgrade", "build", "move")
PEACEFUL = ("explore", "influence", "research")  # not for those who have passed
REVEALS = ("explore",)  # a tile is turned over
NOTHING_TO = {
    "explore": "eclipse.actions.no_explore",
    "influence": "eclipse.actions.no_influence",
    "upgrade": "eclipse.actions.no_upgrade",
}
COST: Colour = (255, 190, 120)


def medallion(canvas: Canvas, action: str, rect: Rect, *, able: bool = True) -> None:
    """The round sign of an action."""
    key = f"eclipse/actions/{action}"
    if canvas.art.has(key):
        canvas.image(key, rect, light=1.0 if able else 0.5)
        return
    vector(canvas, rect, ("eclipse medallion", able), lambda w, h: _moulded(w, able=able))
    canvas.icon(action, about(rect.center, rect.width * 0.58), WHITE if able else TEXT_QUIET)


def _moulded(width: int, *, able: bool) -> str:
    r = width / 2
    high, low = ((86, 116, 214), (22, 34, 84)) if able else ((44, 56, 96), (18, 26, 56))
    return (
        fade("a", (0, 0, width, width), (0, mixed(high, WHITE, 0.5), 1), (1, low, 1))
        + fade("b", (0, 0, 0, width), (0, high, 1), (1, low, 1))
        + f'<circle cx="{r}" cy="{r}" r="{r - 0.4:.2f}" fill="url(#a)"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.9:.2f}" fill="url(#b)"/>'
    )


class ActionCard(Card):
    """Medallion, verb, scope, and what it costs: a disc, and the upkeep after it."""

    def __init__(
        self, action: str, verb: str, scope: str, then: tuple[Balance, Balance], colour: str, *,
        press: Again, inspect: Again, chosen: bool, why: str, warn: bool, hotkey: str, suits: bool = False,
    ) -> None:  # fmt: skip
        """``suits``: it can be done at the place that was tapped."""
        name = f"{verb}. {why or scope}"
        super().__init__(
            name, f"action:{action}", press, chosen=chosen, why=why, hotkey=hotkey, on_inspect=inspect
        )
        self.action, self.verb, self.scope, self.then = action, verb, why or scope, then
        self.colour, self.warn, self.suits = colour, warn, suits

    def plate(self, canvas: Canvas, rect: Rect) -> None:
        if self.suits and not self.chosen:
            canvas.glow(rect, AMBER, spread=2.5, strength=150)
        super().plate(canvas, rect)

    def face(self, canvas: Canvas, rect: Rect) -> None:
        pad = canvas.mm(2)
        room = rect.inflate(-2 * pad, -2 * pad)
        line = canvas.mm(5.4)
        costs = Rect(room.x, room.bottom - line, room.width, line)
        above = Rect(room.x, room.y, room.width, costs.y - room.y - canvas.mm(0.8))
        bottom = above.bottom if self.enabled else room.bottom  # what costs nothing has room to tell why not
        if room.width > 1.6 * above.height:
            self._wide(canvas, above, bottom)
        else:
            self._tall(canvas, above, bottom)
        if self.enabled:
            self._costs(canvas, costs)
        if self.action in REVEALS and self.enabled:
            lock = Rect(room.right - canvas.mm(4), room.y, canvas.mm(4), canvas.mm(4))
            canvas.icon("lock", lock, COST)

    def _wide(self, canvas: Canvas, room: Rect, bottom: int) -> None:
        side = min(canvas.mm(15), round(room.height * 0.72), round(room.width * 0.32))
        medallion(canvas, self.action, Rect(room.x, room.y, side, side), able=self.enabled)
        left = room.x + side + canvas.mm(2)
        lock = canvas.mm(5) if self.action in REVEALS else 0
        self._words(canvas, Rect(left, room.y, room.right - left, bottom - room.y), lock)

    def _tall(self, canvas: Canvas, room: Rect, bottom: int) -> None:
        side = min(canvas.mm(14), round(room.height * 0.37), self._beside_words(canvas, room, bottom))
        top = room.y
        if side >= canvas.mm(LEAST):
            sign = Rect(room.centerx - side // 2, room.y, side, side)
            medallion(canvas, self.action, sign, able=self.enabled)
            top = sign.bottom + canvas.mm(0.6)
        self._words(canvas, Rect(room.x, top, room.width, bottom - top), 0, align="centre")

    def _beside_words(self, canvas: Canvas, room: Rect, bottom: int) -> int:
        """The height that large letters leave to the sign on a narrow card: words say more than it does."""
        letters = canvas.screen.floor(LEAST)
        words = lines_of(canvas.screen, self.scope, SCOPE, room.width, letters).height
        return bottom - room.y - canvas.mm(0.6) - canvas.mm(LINE) - words

    def _words(self, canvas: Canvas, room: Rect, lock: int, align: str = "left") -> None:
        verb = VERB if self.enabled else VERB._replace(colour=TEXT_QUIET)
        line = Rect(room.x, room.y, room.width - lock, canvas.mm(LINE))
        size = fitting(canvas.screen, self.verb, verb, line.size, least=3.0, lines=1)
        canvas.text(self.verb, line, verb, size=size, align=align)
        below = Rect(room.x, line.bottom, room.width, room.bottom - line.bottom)
        size = fitting(canvas.screen, self.scope, SCOPE, below.size)
        canvas.text(self.scope, below, SCOPE, size=size, align=align, middle=False)

    def _costs(self, canvas: Canvas, room: Rect) -> None:
        """One disc at the left, the upkeep at the right: what it is now and after this action."""
        now, then = self.then
        side = round(room.height * 0.76)
        disc = Rect(room.x, room.centery - side // 2, side, side)
        seat = SEATS[self.colour]
        canvas.rounded(disc, seat.base, border=seat.light, radius=side / 2)
        figure(canvas, "1", disc.inflate(-side // 2, -side * 9 // 20), seat.on_base)
        colour = BAD if self.warn else COST
        costs = f"{now.cost} {{icon:arrow_right}} {then.cost}" if then.cost != now.cost else str(now.cost)
        style = Style("number", 3.8, colour, 1.0)
        rest = Rect(disc.right, room.y, room.right - disc.right, room.height)
        size = fitting(canvas.screen, costs, style, rest.size, least=3.0, lines=1)
        words = canvas.text(costs, rest, style, align="right", size=size)
        coin = Rect(words.x - side - canvas.mm(0.8), room.centery - side // 2, side, side)
        if coin.x >= disc.right:  # on a narrow card the numbers stand alone
            resource_icon(canvas, pieces.MONEY, coin)


def action_cards(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again
) -> Widget:
    """All six, also those that cannot be taken now; these tell why."""
    cards = [_card(ui, builder, view, watching, again, place) for place in range(len(ACTIONS))]
    return Strip(cards, watching.hand, widest=60.0)


def _card(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again, place: int
) -> Card:
    action, seat = ACTIONS[place], builder.prompt.seat
    handle = next((each for each in builder.handles if each.piece == f"action:{action}"), None)
    now, then = balance(view, seat), balance(view, seat, 1)
    look = looking_at(ui, game_table("eclipse"), f"action:{action}", view, watching)
    press = readying(builder, handle, again) if handle else lambda: None
    told, tapped = scope(ui, view, seat, action), here(ui, builder, view, action)
    if tapped:
        press = _beginning(builder, tapped[0], again)
        told = ui.say("eclipse.taps.here", place=tapped[1])
    return ActionCard(
        action, action_name(action, ui.settings.language), told, (now, then),
        watching.colours[seat], press=press, inspect=look,
        chosen=handle is not None and builder.chosen == handle,
        why="" if handle else why_not(ui, view, seat, action),
        warn=bool(warning(ui.words, view, seat, then)), hotkey=str(place + 1), suits=tapped is not None,
    )  # fmt: skip


def _beginning(builder: AnswerBuilder, course: Course, again: Again) -> Again:
    """The first press lays an action ready at the place that was tapped, the second one gives it."""

    def press() -> None:
        builder.at_once = builder.chosen == course[0]
        lay_ready(builder, builder.selected, (course,))
        again()

    return press


def scope(ui: Ui, view: EclipseTable, seat: Seat, action: str) -> str:
    """How much an action may do: "3 moves, 4 ships free"."""
    player = view.players[seat]
    times = activations(view, seat, action, reacting=player.passed)[0]
    if action == "explore":
        return ui.say("eclipse.actions.explore", count=len(reach.zones(view, seat)))
    if action == "influence":
        return ui.say("eclipse.actions.influence", discs=times, turned=pieces.COLONY_SHIPS_TURNED)
    if action == "research":
        return ui.say("eclipse.actions.research", count=len(offers.researchable(view, seat)))
    if action == "upgrade":
        return ui.say("eclipse.actions.upgrade", count=times)
    if action == "build":
        materials = player.storage[pieces.MATERIALS]
        return ui.say("eclipse.actions.build", count=times, materials=materials)
    ships = sum(
        view.map[sector].ships.count(ship_code(seat, ship)) for sector, ship in reach.movable(view, seat)
    )
    return ui.say("eclipse.actions.move", times=times, ships=ships)


def why_not(ui: Ui, view: EclipseTable, seat: Seat, action: str) -> str:
    """Why an action cannot be taken now."""
    player = view.players[seat]
    if not player.discs:
        return ui.say("eclipse.actions.no_disc")
    if player.passed and action in PEACEFUL:
        return ui.say("eclipse.actions.has_passed")
    if action == "research":
        return _no_research(ui, view, seat)
    if action == "build":
        return _no_build(ui, view, seat)
    if action == "move":
        return ui.say(_no_move(view, seat))
    return ui.say(NOTHING_TO[action])


def _no_move(view: EclipseTable, seat: Seat) -> str:
    """No ship, none that could leave, or nowhere to go."""
    codes = {ship_code(seat, ship): ship for ship in range(len(pieces.SHIPS))}
    own = [
        (number, codes[code]) for number, here in enumerate(view.map) for code in here.ships if code in codes
    ]
    if not own:
        return "eclipse.actions.no_move_ship"
    free = any(view.design(seat, ship).movement and not view.pinned(seat, number) for number, ship in own)
    return "eclipse.actions.no_move_way" if free else "eclipse.actions.no_move"


def _no_research(ui: Ui, view: EclipseTable, seat: Seat) -> str:
    """The cheapest technology of the supply costs more than there is, or none can be taken at all."""
    prices = offers.prices_of_supply(view, seat)
    if not prices:
        return ui.say("eclipse.actions.no_research")
    stored = view.players[seat].storage[pieces.SCIENCE]
    return ui.say("eclipse.actions.no_research_cost", price=min(prices), stored=stored)


def _no_build(ui: Ui, view: EclipseTable, seat: Seat) -> str:
    """No own sector, nothing that can be paid, or nothing left of what can be paid."""
    player = view.players[seat]
    if not player.sectors:
        return ui.say("eclipse.actions.no_build_sector")
    price, stored = offers.cheapest_build(player), player.storage[pieces.MATERIALS]
    if price > stored:
        return ui.say("eclipse.actions.no_build_cost", price=price, stored=stored)
    return ui.say("eclipse.actions.no_build")


def passing(ui: Ui, prompt: Prompt[Any], view: EclipseTable) -> AnswerWords:
    """Passing, and what it means: the first pass of a round leaves only reactions."""
    seat = prompt.seat
    now = balance(view, seat)
    money = warning(ui.words, view, seat, now) or ui.say("eclipse.actions.keep", left=now.left)
    if view.players[seat].passed:
        return AnswerWords(ui.say("eclipse.actions.pass_again"), money, CALM)
    means = ui.say("eclipse.actions.pass_means", money=money)
    return AnswerWords(ui.say("eclipse.actions.pass"), means, CALM)


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button while an action lies ready."""
    chosen = builder.chosen
    if chosen is None or not (chosen.piece or "").startswith("action:"):
        return None
    seat = builder.prompt.seat
    now, then = balance(view, seat), balance(view, seat, 1)
    problem = warning(ui.words, view, seat, then)
    action = (chosen.piece or "").partition(":")[2]
    return action_name(action, ui.settings.language), problem or becomes(ui, now, then)
