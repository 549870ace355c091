"""Battle odds that are calculated beside the frames: what is not known yet is asked for and comes later."""

from __future__ import annotations

from collections.abc import Sequence
from queue import SimpleQueue
from threading import Condition, Thread
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.designs import Design
from game.eclipse.odds.battle_odds import odds
from game.eclipse.odds.fleets import ANCIENT, CENTER, START, BattleProgress, Fleet, Group, Odds
from game.eclipse.table import NEUTRAL
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

SMALLEST_ERROR = 0.01  # of a simulated chance: none is told more closely
PATIENCE = 0.003  # seconds of a frame that are left to what is being calculated
Battle = tuple[Fleet, Fleet]
Fought = tuple[Fleet, Fleet, BattleProgress]  # a battle, and how far it has come


class Forecasts:
    """One thread calculates; whoever draws takes what is there."""

    def __init__(self) -> None:
        self.wanted: SimpleQueue[Fought] = SimpleQueue()
        self.known: dict[Fought, Odds] = {}
        self.asked: set[Fought] = set()
        self.ready = Condition()
        self.thread: Thread | None = None

    def odds(self, attacker: Fleet, defender: Fleet, moment: BattleProgress = START) -> Odds | None:
        """What will come of a battle; None while it is being calculated."""
        battle = (attacker, defender, moment)
        found = self.known.get(battle)
        if found is None and battle not in self.asked:
            self.asked.add(battle)
            self.wanted.put(battle)
            self._begin()
        return found

    @property
    def busy(self) -> bool:
        return len(self.known) < len(self.asked)

    def wait(self, seconds: float) -> None:
        """Give way until something more is known, or for so long."""
        with self.ready:
            if self.busy:
                self.ready.wait(seconds)

    def _begin(self) -> None:
        if self.thread is None:
            self.thread = Thread(target=self._work, name="odds", daemon=True)
            self.thread.start()

    def _work(self) -> None:
        while True:
            battle = self.wanted.get()
            found = odds(*battle)
            with self.ready:
                self.known[battle] = found
                self.ready.notify_all()


FORECASTS = Forecasts()


def fleet_of(name: str, design: Design, count: int) -> Fleet:
    """So many undamaged ships of one kind."""
    return Fleet((Group(name, design, (0,) * count),))


def ancients(count: int) -> Fleet:
    return fleet_of(ANCIENT, NEUTRAL[pieces.ANCIENTS], count)


def guard() -> Fleet:
    """The defence of the center."""
    return fleet_of(CENTER, NEUTRAL[pieces.CENTER], 1)


class Awaited(Widget):
    """Something that shows odds: while some of them are not known it looks again in every frame."""

    def __init__(self, battles: Sequence[Battle | Fought], name: str = "") -> None:
        super().__init__(name)
        self.battles = list(battles)
        self.waiting = any(self.found(place) is None for place in range(len(self.battles)))
        self.ui: Ui | None = None

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui

    def found(self, place: int) -> Odds | None:
        return FORECASTS.odds(*self.battles[place])

    @property
    def moving(self) -> bool:
        return self.waiting

    def update(self, ms: float) -> None:
        if not self.waiting:
            return
        FORECASTS.wait(PATIENCE)
        self.waiting = any(self.found(place) is None for place in range(len(self.battles)))
        if self.ui:
            self.ui.changed()


def wins(odds: Odds, *, attacks: bool = True) -> float:
    """A stalemate is the defender's: the attacker has to leave."""
    return odds.attacker_wins if attacks else odds.defender_wins + odds.stalemate


def percent(share: float, language: str, digits: int = 1) -> str:
    """A chance as people read it: "66.8 %", or "under 1 %": never nothing or certain if it is not."""
    shown, least = round(share * 100, digits), 10.0**-digits
    if 0 < share * 100 < least:
        return catalogue(language).say("eclipse.odds.under", chance=_percent(least, language))
    if 100 - least < share * 100 < 100:
        return catalogue(language).say("eclipse.odds.over", chance=_percent(100 - least, language))
    return _percent(shown, language)


def _percent(shown: float, language: str) -> str:
    return f"{decimal(f'{shown:g}', language)}\N{NARROW NO-BREAK SPACE}%"


def decimal(number: str, language: str) -> str:
    """A number with the point of a language."""
    return number.replace(".", catalogue(language).say("eclipse.odds.point"))


def chance(odds: Odds, language: str, *, attacks: bool = True) -> str:
    """The chance to win; one that was simulated says so, and by how much it may be wrong."""
    share = wins(odds, attacks=attacks)
    if odds.exact:
        return percent(share, language)
    about, error = roughly(odds, language, attacks=attacks)
    return f"{about}\N{NO-BREAK SPACE}{error}"


def roughly(odds: Odds, language: str, *, attacks: bool = True) -> tuple[str, str]:
    """A simulated chance and its error: "about 67 %" and "\N{PLUS-MINUS SIGN} 2 %"."""
    say = catalogue(language).say
    share, error = wins(odds, attacks=attacks), max(odds.error, SMALLEST_ERROR)
    told = percent(share, language, 0)
    clear = SMALLEST_ERROR <= share <= 1 - SMALLEST_ERROR  # "under 1 %" is no number that it could be about
    about = say("eclipse.odds.about", chance=told) if clear else told
    return about, say("eclipse.odds.error", off=percent(error, language, 0))
