"""A table as it is seen at one moment: a value that the scene makes and its parts read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from scenes.table.hints.hints import HintShown
from scenes.table.match_words import player_name

if TYPE_CHECKING:
    from game.core.table import Seat, Table
    from scenes.session.session import Session
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.game_table import GameTable, LogLine, Watching
    from scenes.table.regions import Frame
    from scenes.widgets.context import Ui


class Seen(NamedTuple):
    """What whoever looks at a table sees of its match, and the question that is open for them."""

    ui: Ui
    session: Session
    table: GameTable[Any]
    seat: Seat  # whose hand lies open; NOBODY: nobody's
    view: Table
    spots: Frame
    watching: Watching
    builder: AnswerBuilder | None = None  # None: this seat is not asked
    busy: bool = False  # what an answer led to is being shown
    gated: bool = False  # and waits until somebody opens the secrets
    telling: LogLine | None = None  # what is being shown, in words
    reading: bool = False  # a card lies there to be read
    hint: HintShown = HintShown()  # for the open question

    @property
    def below(self) -> Seat:
        """The seat at the lower edge."""
        return self.watching.below

    @property
    def shared(self) -> bool:
        """Several people share the device: hands are handed over behind a curtain."""
        return len(self.session.people) > 1

    def name_of(self, seat: Seat) -> str:
        return player_name(self.session.players[seat], self.ui.settings.language)

    def colour_of(self, seat: Seat) -> str:
        return self.session.players[seat].colour
