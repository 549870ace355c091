"""The chance to win while a battle is fought: a ring on the stage, and what each way to place a die gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.battle_events import DiceAssigned
from game.eclipse.battle_prompts import AssignDie, FireOrRetreat, targets
from game.eclipse.odds.battle_odds import under_way
from game.eclipse.odds.fleets import Odds
from game.eclipse.parts import Die
from game.eclipse.pieces import party_of, type_of
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, GLASS, GOOD, LINE, LINE_BRIGHT, TEXT, TEXT_QUIET
from scenes.games.eclipse.battle.forecasts import FORECASTS, Awaited, Fought, chance, percent, roughly, wins
from scenes.games.eclipse.battle.stage import current, destroys, spots
from scenes.games.eclipse.names import code_name
from scenes.table.action_corner import DO_KEY, ActionCorner, calm_answer, large
from scenes.table.game_table import Watching
from scenes.table.regions import Fixed
from scenes.widgets.button import Button
from scenes.widgets.hold_ring import ring
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

CHANCE = Style("number", 11.0, TEXT)
QUIET = Style("body", 3.0, TEXT_QUIET, 1.1)
ROW = Style("title", 3.3, TEXT, 1.1)
HEAD = Style("title", 3.3, TEXT_QUIET, 1.1)


def side(ui: Ui, view: EclipseTable, watching: Watching) -> Sequence[Widget]:
    """The ring between the fleets."""
    battle = view.battle
    if battle is None:
        return ()
    fleets = {party_of(ship) for ship in view.map[battle.sector].ships}
    if not {battle.attacker, battle.defender} <= fleets:
        return ()
    party = watching.seat if watching.seat in (battle.attacker, battle.defender) else battle.attacker
    if party >= pieces.ANCIENTS:
        party = battle.defender
    name = watching.names[party] if party < len(watching.names) else ""
    where = spots(watching)
    shown: list[Widget] = [Fixed(ChanceRing(ui, view, name, attacks=party == battle.attacker), where.chance)]
    die = current(view)
    ways = (
        targets(view, party_of(battle.firing), die)
        if die and party_of(battle.firing) < pieces.ANCIENTS
        else []
    )
    if die and len(ways) > 1:
        shown.append(Fixed(Alternatives(ui, view, die, ways), where.refuges))
    return shown


class Alternatives(Awaited):
    """Where the next die may go, and the chance to win after that; the best way stands out."""

    role = "odds"

    def __init__(self, ui: Ui, view: EclipseTable, die: Die, ways: Sequence[tuple[int, int]]) -> None:
        battle = view.battle
        assert battle is not None
        seat = party_of(battle.firing)
        thens = [after(view, die, *way) for way in ways]
        self.sure = [not then.map[battle.sector].count(battle.other(seat)) for then in thens]
        self.attacks = seat == battle.attacker
        self.language = ui.settings.language
        self.rows = [_way_name(view, die, *way, self.language) for way in ways]
        super().__init__([under_way(then) for then in thens], ui.say("eclipse.combat.ways"))
        self.key = "battle.ways"

    def found(self, place: int) -> Odds | None:
        return CERTAIN if self.sure[place] else super().found(place)

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        return width, ui.mm(8) * (len(self.rows) + 1)

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect)
        inner = self.rect.inflate(-canvas.mm(4), -canvas.mm(2))
        tall = min(canvas.mm(7), inner.height // (len(self.rows) + 1))
        head = Rect(inner.x, inner.y, inner.width, tall)
        canvas.text(self.name, head, HEAD, size=fitting(canvas.screen, self.name, HEAD, head.size, lines=1))
        found = [self.found(place) for place in range(len(self.rows))]
        most = max((wins(odds, attacks=self.attacks) for odds in found if odds is not None), default=None)
        room = inner.bottom - head.bottom  # names are long in narrow windows: two lines if there is room
        tall = max(tall, min(canvas.mm(12), room // len(self.rows)))
        for place, (name, odds) in enumerate(zip(self.rows, found, strict=True)):
            row = Rect(inner.x, head.bottom + tall * place, inner.width, tall)
            if row.bottom > self.rect.bottom:
                return
            best = odds is not None and wins(odds, attacks=self.attacks) == most
            self._row(canvas, row, name, odds, best=best)

    def _row(self, canvas: Canvas, row: Rect, name: str, odds: Odds | None, *, best: bool) -> None:
        told = chance(odds, self.language, attacks=self.attacks) if odds else "\N{HORIZONTAL ELLIPSIS}"
        most = canvas.mm(14 if odds is None or odds.exact else 24)
        wide = min(most, lines_of(canvas.screen, told, ROW, most).width + canvas.mm(1))
        number = Rect(row.right - wide, row.y, wide, row.height)
        words = Rect(row.x, row.y, row.width - wide - canvas.mm(1), row.height)
        style = ROW._replace(colour=AMBER) if best else ROW
        size = fitting(canvas.screen, name, style, words.size)
        canvas.text(name, words, style, size=size)
        canvas.text(told, number, style, align="right", size=fitting(canvas.screen, told, style, number.size))


CERTAIN = Odds(1.0, 1.0, 0.0, {}, {})  # nobody is left on the other side


def _way_name(view: EclipseTable, die: Die, ship: int, damage: int, language: str) -> str:
    say = catalogue(language).say
    key = "eclipse.combat.destroys" if destroys(view, die, ship, damage) else "eclipse.combat.damages"
    return say(key, ship=code_name(ship, language), damage=die.damage)


class ChanceRing(Awaited):
    """How likely somebody is to win: exactly, or about, with how much that may be wrong."""

    role = "odds"

    def __init__(self, ui: Ui, view: EclipseTable, who: str, *, attacks: bool) -> None:
        super().__init__([under_way(view)], ui.say("eclipse.combat.chance", name=who))
        self.key = "battle.chance"
        self.attacks = attacks
        self.exact, self.language = ui.say("eclipse.combat.exact"), ui.settings.language

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        return width, width

    @property
    def share(self) -> float | None:
        odds = self.found(0)
        return None if odds is None else wins(odds, attacks=self.attacks)

    @property
    def told(self) -> tuple[str, str]:
        """The chance, and below it how exact it is."""
        odds = self.found(0)
        if odds is None:
            return "\N{HORIZONTAL ELLIPSIS}", ""
        if not odds.exact:
            return roughly(odds, self.language, attacks=self.attacks)
        return percent(wins(odds, attacks=self.attacks), self.language), self.exact

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        canvas.circle(rect.center, rect.width // 2, GLASS, border=LINE_BRIGHT, alpha=225)
        share = self.share
        ring(canvas, rect, 1.0, LINE)
        if share is not None:
            ring(canvas, rect, share, GOOD)
        third = rect.height // 4
        room = Rect(rect.x + rect.width // 6, rect.y + third, rect.width * 2 // 3, rect.height - 2 * third)
        number = Rect(room.x, room.y + room.height // 5, room.width, room.height // 2)
        told, kind = self.told
        size = fitting(canvas.screen, told, CHANCE, number.size, least=3.0)
        canvas.text(told, number, CHANCE, align="centre", size=size)
        below = Rect(room.x, number.bottom, room.width, room.bottom - number.bottom)
        canvas.text(kind, below, QUIET, align="centre", size=fitting(canvas.screen, kind, QUIET, below.size))
        top = rect.y + rect.height // 11
        above = Rect(room.x, top, room.width, number.y + rect.height // 50 - top)
        size = fitting(canvas.screen, self.name, QUIET, above.size)
        canvas.text(self.name, above, QUIET, align="centre", size=size)


# --- placing dice


def after(view: EclipseTable, die: Die, ship: int, damage: int) -> EclipseTable:
    """The table once a die has been used against a ship; the view stays as it is."""
    battle = view.battle
    assert battle is not None
    then = copy(view)
    then.map, then.battle = view.map.copy(), copy(battle)
    then.battle.dice = battle.dice.copy()
    here = then.map[battle.sector] = copy(view.map[battle.sector])
    here.ships, here.damage = here.ships.copy(), here.damage.copy()
    DiceAssigned(die, ship, damage, die.damage, destroys(view, die, ship, damage)).apply(then)
    return then


def odds_after(view: EclipseTable, prompt: AssignDie, answer: str) -> Odds | None:
    """What will come of the battle if the die goes there; None while it is being calculated."""
    battle = view.battle
    assert battle is not None
    ship, damage = numbers_of(answer)
    then = after(view, prompt.die, ship, damage)
    if not then.map[battle.sector].count(battle.other(prompt.seat)):
        return CERTAIN
    fought: Fought = under_way(then)
    return FORECASTS.odds(*fought)


def best(view: EclipseTable, builder: AnswerBuilder) -> Handle:
    """Where the next die does the most: by the chance to win; while that is unknown, by what it destroys."""
    prompt = builder.prompt
    assert isinstance(prompt, AssignDie)
    handles = [handle for handle in builder.handles if handle.place is None]
    found = [odds_after(view, prompt, handle.answer) for handle in handles]
    attacks = view.battle is not None and prompt.seat == view.battle.attacker
    known = [wins(odds, attacks=attacks) for odds in found if odds is not None]
    if len(known) == len(handles):
        return max(zip(handles, known, strict=True), key=lambda pair: pair[1])[0]
    return max(handles, key=lambda handle: _rough(view, prompt.die, handle.answer))


def _rough(view: EclipseTable, die: Die, answer: str) -> tuple[bool, int]:
    ship, damage = numbers_of(answer)
    return destroys(view, die, ship, damage), -pieces.BY_SIZE.index(type_of(ship))


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button for a die that lies ready."""
    prompt, chosen = builder.prompt, builder.chosen
    if not isinstance(prompt, AssignDie) or chosen is None or view.battle is None:
        return None
    ship, damage = numbers_of(chosen.answer)
    told = _way_name(view, prompt.die, ship, damage, ui.settings.language)
    odds = odds_after(view, prompt, chosen.answer)
    if odds is not None:
        attacks = prompt.seat == view.battle.attacker
        then = chance(odds, ui.settings.language, attacks=attacks)
        told = ui.say("eclipse.combat.then", told=told, chance=then)
    return ui.say("do.eclipse.hit", name=code_name(ship, ui.settings.language)), told


class PlaceForMe(Button):
    """Places the next die where it is best; the ship that it would hit stands on it."""

    def __init__(
        self,
        ui: Ui,
        builder: AnswerBuilder,
        view: EclipseTable,
        choose: Callable[[Handle], None],
        *,
        gold: bool,
    ) -> None:
        self.say, self.builder, self.view = ui.words.say, builder, view
        self.language = ui.settings.language
        super().__init__(
            self._word(), lambda: choose(best(view, builder)), icon="dice",
            kind="primary" if gold else "normal", hotkey="space" if gold else "",
            key="action" if gold else "battle.auto",
        )  # fmt: skip

    def _word(self) -> str:
        ship = numbers_of(best(self.view, self.builder).answer)[0]
        return self.say("eclipse.combat.auto", ship=code_name(ship, self.language))

    def draw(self, canvas: Canvas) -> None:
        """Another ship may be the best one as soon as all chances are known."""
        word = self._word()
        if word != self.text and self.ui:
            self.text = self.name = word
            self.arrange(self.ui, self.rect)
        super().draw(canvas)


def corner(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, choose: Callable[[Handle], None]
) -> ActionCorner | None:
    """Placing dice by oneself, or as it is best; fire or withdraw."""
    prompt = builder.prompt
    if view.battle is None:
        return None
    if isinstance(prompt, AssignDie):
        if not builder.proposes:
            return None
        chosen, told = builder.chosen, consequence(ui, builder, view)
        if chosen is not None and told is not None:
            auto = PlaceForMe(ui, builder, view, choose, gold=False)
            return ActionCorner(told[0], lambda: choose(chosen), second=told[1], locked=True, answers=[auto])
        return ActionCorner(big=large(PlaceForMe(ui, builder, view, choose, gold=True)))
    if isinstance(prompt, FireOrRetreat) and builder.buttons and builder.chosen is None:
        fire = builder.buttons[0]
        big = calm_answer(
            ui, ui.words.label(fire.button or "", prompt), lambda: choose(fire), hotkey=DO_KEY, locked=True,
            second=ui.say("eclipse.combat.or_leave"),
        )  # fmt: skip
        return ActionCorner(big=large(big), gives={"action": fire})
    return None
