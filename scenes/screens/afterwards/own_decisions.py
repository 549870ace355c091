"""The best and the worst decisions of the people in a match, found while its result is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.bots.best_and_worst import RatedDecision, rated
from game.bots.minds import mind_of
from scenes.screens.afterwards.decision_words import answer_in_words, moment_before
from scenes.session.thinking_time import a_while_of
from scenes.table.game_table import Highlight
from scenes.table.match_words import player_name

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

STILL_MS = 250.0  # nobody has touched anything for so long


class DecisionSearch:
    """Thinks in every frame in which nobody does anything."""

    def __init__(self, ui: Ui, session: Session) -> None:
        self.ui, self.session = ui, session
        self.tales: list[Highlight] = []
        self._thought: Iterator[Sequence[RatedDecision] | None] | None = None

    def begin(self) -> None:
        """Only a match that people have played to its end is looked through, and only once."""
        session = self.session
        known = mind_of(session.match.game.name) is not None
        if known and session.over and session.people and session.journal and not self.tales:
            self._thought = rated(session.match, session.people, session.silent)

    @property
    def thinks(self) -> bool:
        return self._thought is not None

    def go_on(self) -> bool:
        """Some more thought; True if it has come to its end."""
        if self._thought is None or self.ui.stack.idle < STILL_MS:
            return False
        try:
            found = a_while_of(self._thought)
        except Exception as error:  # the rules fail in a future that nobody has played
            self.session.faults.note(self.session.match, self.session.people[0], error)
            found = ()
        if found is None:
            return False
        self._thought = None
        self.tales = [self._tale(each) for each in found]
        return True

    def _tale(self, rated_: RatedDecision) -> Highlight:
        ui, session = self.ui, self.session
        good = rated_.lead > 0
        what = answer_in_words(ui, session, rated_.taken, session.match.decisions[rated_.taken].answer)
        name = player_name(session.players[rated_.seat], ui.settings.language)
        told = ui.say(
            "whatif.good" if good else "whatif.bad",
            name=name, what=what, worth=rated_.worth, other=rated_.other,
        )  # fmt: skip
        caption = ui.say("whatif.best" if good else "whatif.worst")
        return Highlight("star" if good else "skull", caption, told, moment_before(session, rated_.taken))
