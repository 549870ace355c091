"""What the next upkeep brings: money stored, income and cost, and the warning before it does not add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from game.core.prompts import Handle, Prompt
from game.core.table import Seat
from game.core.texts import Catalogue
from game.eclipse import pieces
from game.eclipse.battle_prompts import AvoidBankruptcy
from game.eclipse.prompts import TRACK, MayClaim, PlaceDisc, TakeTurn
from game.eclipse.table import EclipseTable
from game.eclipse.words import Word, numbers_of, verb_of
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BAD, GOOD, TEXT, TEXT_QUIET
from scenes.games.eclipse.names import resource_word, sector_title
from scenes.games.eclipse.trays.cards import Again, Card, Strip, figure, readying
from scenes.table.looks.drawing import MINUS, about

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.game_table import Watching
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

SPENT = ("explore", "influence", "research", "upgrade", "construct", "fly")  # words that take a disc
WAYS = 6  # out of a bankruptcy that are shown as cards
VERB = Style("title", 4.6, TEXT, 1.08)
BRINGS = Style("body", 3.4, TEXT_QUIET, 1.15)


class Balance(NamedTuple):
    """Money at the end of the next upkeep."""

    stored: int
    income: int
    cost: int

    @property
    def left(self) -> int:
        return self.stored + self.income - self.cost


def balance(view: EclipseTable, seat: Seat, discs: int = 0) -> Balance:
    """As it would be now, with so many discs fewer on the influence track."""
    player = view.players[seat]
    on_track = max(0, min(player.discs - discs, pieces.UPKEEP_DISCS))
    return Balance(player.storage[pieces.MONEY], view.income(seat, pieces.MONEY), pieces.UPKEEP[on_track])


def after(view: EclipseTable, prompt: Prompt[Any], said: Word) -> Balance:
    """The balance if this is answered; what other questions would follow is left out."""
    seat = prompt.seat
    now, verb, numbers = balance(view, seat), verb_of(said), numbers_of(said)
    if (isinstance(prompt, TakeTurn) and verb in SPENT) or (isinstance(prompt, MayClaim) and verb == "claim"):
        return balance(view, seat, 1)
    if isinstance(prompt, PlaceDisc):
        return balance(view, seat, 1) if prompt.source == TRACK and numbers[0] != TRACK else now
    if verb == "trade":
        rate = view.players[seat].row.trade
        gained = (numbers[1] == pieces.MONEY) - rate * (numbers[0] == pieces.MONEY)
        return now._replace(stored=now.stored + gained)
    if verb == "settle" and numbers[2] == pieces.MONEY:
        cubes = view.players[seat].cubes[pieces.MONEY]
        return now._replace(income=pieces.PRODUCTION[cubes - 1])
    if verb == "abandon":
        return _given_up(view, seat, numbers[0])
    return now


def _given_up(view: EclipseTable, seat: Seat, sector: int) -> Balance:
    """Without a sector: its disc comes back, and cubes that can only be money go back to the money track."""
    here = view.map[sector]
    money = sum(
        1
        for square in range(len(view.squares(sector)))
        if here.cubes >> square & 1 and view.squares(sector)[square].colour == pieces.MONEY
    )
    cubes = min(view.players[seat].cubes[pieces.MONEY] + money, len(pieces.PRODUCTION) - 1)
    return balance(view, seat, -1)._replace(income=pieces.PRODUCTION[cubes])


def warning(words: Catalogue, view: EclipseTable, seat: Seat, then: Balance) -> str:
    """What is wrong with a balance below nothing; "" if it adds up."""
    if then.left >= 0:
        return ""
    enough = then.left + _traded(view, seat) >= 0
    key = "eclipse.upkeep.must_trade" if enough else "eclipse.upkeep.must_give_up"
    return words.say(key, missing=-then.left)


def _traded(view: EclipseTable, seat: Seat) -> int:
    """The money that everything else in store would bring."""
    others = [stored for kind, stored in enumerate(view.players[seat].storage) if kind != pieces.MONEY]
    return sum(stored // view.players[seat].row.trade for stored in others)


def _collapses(view: EclipseTable, seat: Seat, sector: int) -> bool:
    """The last sector is given up, and even with all that could be traded the upkeep is not paid."""
    last = len(view.players[seat].sectors) == 1
    return last and _given_up(view, seat, sector).left + _traded(view, seat) < 0


def cost(ui: Ui, prompt: Prompt[Any], handle: Handle, view: EclipseTable) -> str:
    """The warning before an answer that the next upkeep could not pay, if it can be paid without it."""
    if isinstance(prompt, AvoidBankruptcy) or not isinstance(handle.answer, str):
        return ""
    then = after(view, prompt, handle.answer)
    now = balance(view, prompt.seat)
    return warning(ui.words, view, prompt.seat, then) if then.left < now.left else ""


def outlook(words: Catalogue, view: EclipseTable, seat: Seat, *, short: bool = False) -> tuple[str, bool]:
    """What one more action would cost, and whether that is a warning."""
    broke = warning(words, view, seat, balance(view, seat))
    if broke:
        return broke, True
    if not view.players[seat].discs:
        return words.say("eclipse.upkeep.no_disc"), False
    now, then = balance(view, seat), balance(view, seat, 1)
    problem = warning(words, view, seat, then)
    if problem and short:
        return words.say("eclipse.upkeep.next_short", missing=-then.left), True
    if problem:
        return words.say("eclipse.upkeep.one_more_short", problem=problem), True
    key = "eclipse.upkeep.one_more" if then.cost != now.cost else "eclipse.upkeep.one_more_free"
    if short:
        key = "eclipse.upkeep.next"
    return words.say(key, before=now.cost, after=then.cost, left=then.left), False


def becomes(ui: Ui, now: Balance, then: Balance) -> str:
    """The cost before and after, and what is left: "upkeep 5 → 7, 6 money left"."""
    key = "eclipse.upkeep.becomes" if now.cost != then.cost else "eclipse.upkeep.stays"
    return ui.say(key, before=now.cost, after=then.cost, left=then.left)


# --- a civilization that cannot pay


class MoneyRaised(NamedTuple):
    """A way to get money: what is given and what follows, as it is drawn and as it is told."""

    title: str
    brings: str
    left: int
    told: str


class WayOut(Card):
    """A card that shows such a way, and what the balance is then."""

    def __init__(self, way: MoneyRaised, key: str, press: Again, *, chosen: bool) -> None:
        super().__init__(way.told, key, press, chosen=chosen)
        self.title, self.brings, self.left = way.title, way.brings, way.left

    def face(self, canvas: Canvas, rect: Rect) -> None:
        pad = canvas.mm(2)
        room = rect.inflate(-2 * pad, -2 * pad)
        fifth = room.height // 5
        above = Rect(room.x, room.y, room.width, 2 * fifth)
        size = fitting(canvas.screen, self.title, VERB, above.size, least=3.0, lines=2)
        canvas.text(self.title, above, VERB, align="centre", size=size)
        number = Rect(room.x, above.bottom, room.width, fifth)
        colour = GOOD if self.left >= 0 else BAD
        sign = f"{self.left}" if self.left >= 0 else f"{MINUS}{-self.left}"
        figure(canvas, sign, about(number.center, number.width * 0.6, number.height * 0.8), colour)
        below = Rect(room.x, number.bottom, room.width, room.bottom - number.bottom)
        size = fitting(canvas.screen, self.brings, BRINGS, below.size, lines=4)
        canvas.text(self.brings, below, BRINGS, align="centre", size=size)


def ways_out(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """The answers to a bankruptcy and what would be left then, trades first; the map has all."""

    def dearness(handle: Handle) -> tuple[bool, int]:
        return verb_of(handle.answer) != "trade", -after(view, builder.prompt, handle.answer).left

    best = sorted(builder.handles, key=dearness)
    cards = [_way_out(ui, builder, view, handle, again) for handle in best[:WAYS]]
    return Strip(cards, watching.hand, widest=52.0)


def _way_out(ui: Ui, builder: AnswerBuilder, view: EclipseTable, handle: Handle, again: Again) -> Widget:
    left = after(view, builder.prompt, handle.answer).left
    key = "eclipse.upkeep.enough" if left >= 0 else "eclipse.upkeep.still_missing"
    balanced = ui.say(key, money=abs(left))
    of_kind = _trade if verb_of(handle.answer) == "trade" else _abandoning
    way = of_kind(ui, builder, view, handle, MoneyRaised("", balanced, left, balanced))
    press = readying(builder, handle, again)
    return WayOut(way, f"answer:{handle.answer}", press, chosen=builder.chosen == handle)


def _trade(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, handle: Handle, way: MoneyRaised
) -> MoneyRaised:
    """So many of one resource for a coin, in signs: the words for it are long."""
    rate = view.players[builder.prompt.seat].row.trade
    resource = numbers_of(handle.answer)[0]
    word = resource_word(resource, ui.settings.language)
    told = ui.say("eclipse.upkeep.trade", rate=rate, resource=word)
    given, gained = pieces.RESOURCES[resource], pieces.RESOURCES[pieces.MONEY]
    shown = f"{rate} {{icon:{given}}}\n{{icon:arrow_right}} 1 {{icon:{gained}}}"
    return way._replace(title=shown, told=f"{told}. {way.told}")


def _abandoning(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, handle: Handle, way: MoneyRaised
) -> MoneyRaised:
    """A sector by its number, with what is lost with it."""
    sector = numbers_of(handle.answer)[0]
    face, cubes = view.face(sector), view.map[sector].cubes.bit_count()
    name = sector_title(face.id, ui.settings.language)
    told = f"{ui.say('eclipse.upkeep.give_up', sector=name)}. {way.told} {_loss(ui, view, handle)}"
    losses = [(face.vp, "{icon:star}"), (cubes, "{icon:cube}")]
    lost = " ".join(f"{MINUS}{count}{icon}" for count, icon in losses if count)
    title = ui.say("eclipse.upkeep.give_up", sector=face.id)
    return way._replace(title=title, brings=f"{way.brings}\n{lost}", told=told)


def _loss(ui: Ui, view: EclipseTable, handle: Handle) -> str:
    """What goes with a sector that is given up; "" for a trade."""
    if verb_of(handle.answer) != "abandon":
        return ""
    sector = numbers_of(handle.answer)[0]
    cubes = view.map[sector].cubes.bit_count()
    told = ui.say("eclipse.upkeep.loses", points=view.face(sector).vp, cubes=cubes)
    if not _collapses(view, view.map[sector].disc, sector):
        return told
    return f"{told} {ui.say('eclipse.upkeep.collapses')}"


def giving_up(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button while a sector is about to be given up."""
    chosen = builder.chosen
    if chosen is None or not isinstance(builder.prompt, AvoidBankruptcy) or not _loss(ui, view, chosen):
        return None
    name = sector_title(view.face(numbers_of(chosen.answer)[0]).id, ui.settings.language)
    return ui.say("eclipse.upkeep.give_up", sector=name), _loss(ui, view, chosen)
