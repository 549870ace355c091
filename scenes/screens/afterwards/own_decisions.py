"""The best and the worst decisions of the people in a match, found while its result is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.bots.best_and_worst import RatedDecision, rated
from scenes.screens.afterwards.decision_words import answer_in_words, moment_before
from scenes.screens.look_back import LookBack
from scenes.table.game_table import Highlight
from scenes.table.match_words import player_name

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui


class DecisionSearch(LookBack[RatedDecision]):
    """What it finds is told on the result."""

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui, session)
        self.tales: list[Highlight] = []

    def known(self) -> bool:
        return bool(self.tales)

    def thought(self) -> Iterator[Sequence[RatedDecision] | None]:
        return rated(self.session.match, self.session.people, self.session.silent)

    def keep(self, found: Sequence[RatedDecision]) -> None:
        self.tales = [self._tale(each) for each in found]

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
