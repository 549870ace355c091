"""Opens a table with the scenes that it needs around it, each loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.table import Seat
    from scenes.session.session import Session
    from scenes.session.takebacks import TakeBack
    from scenes.table.guide.teaching_guide import TeachingGuide
    from scenes.table.navigation import CurtainActions
    from scenes.table.scene import TableScene
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def open_table(ui: Ui, session: Session) -> TableScene:
    """Makes the scene of a session's table."""
    from scenes.screens.flat_table.offer import lies_flat
    from scenes.screens.lessons.progress import is_first_match, wants_coach
    from scenes.table.scene import TableScene

    first = is_first_match(ui.settings, session)
    coached = first or wants_coach(ui.settings, session.match.game.name)
    guide = _coach(ui, session, first=first) if coached else None
    if lies_flat(ui, session):
        from scenes.screens.flat_table.scene import FlatTableScene

        return FlatTableScene(ui, session, ProgramScreens(), guide)
    return TableScene(ui, session, ProgramScreens(), guide)


def _coach(ui: Ui, session: Session, *, first: bool) -> TeachingGuide:
    """Who says a rule when it first matters; in somebody's first match, with a word of welcome."""
    from scenes.screens.lessons import progress
    from scenes.screens.lessons.rules_chart import ChartScene
    from scenes.screens.lobby.scene import variants_of
    from scenes.table.guide.teaching_guide import Teaching, TeachingGuide

    name, screens = session.match.game.name, ProgramScreens()

    def met(page: str) -> None:
        if first:
            progress.meet_in_first_match(ui.settings, name, page)

    def show_rule(section: str) -> None:
        ui.stack.push(screens.rules(ui, name, section))

    def show_chart() -> None:
        ui.stack.push(ChartScene(ui, name, first=first))

    begins = first and not session.match.decisions
    greeting = ui.say(variants_of(name)({}).first_match(0).greeting) if begins else ""
    return TeachingGuide(ui, name, Teaching(show_rule, show_chart, met, greeting))


class ProgramScreens:
    """The scenes that a table opens over itself."""

    def curtain(self, public: Seen, seat: Seat, actions: CurtainActions) -> Scene:
        from scenes.screens.hot_seat.curtain import CurtainScene

        return CurtainScene(public, seat, actions)

    def agreement(self, ui: Ui, session: Session, back: TakeBack, agreed: Callable[[], None]) -> Scene:
        from scenes.screens.hot_seat.agreement import to_take_back

        return to_take_back(ui, session, back, agreed)

    def rules(self, ui: Ui, game: str, section: str) -> Scene:
        from scenes.screens.rules import RulesScene

        return RulesScene(ui, game, section)

    def past(self, ui: Ui, session: Session, seat: Seat, moment: int) -> Scene:
        from scenes.screens.replay.scene import ReplayScene

        return ReplayScene(ui, session, seat=seat, at=moment)

    def result(self, ui: Ui, session: Session) -> Scene:
        from scenes.screens.result import ResultScene

        return ResultScene(ui, session)

    def pause(self, ui: Ui, session: Session) -> Scene:
        from scenes.screens.pause import PauseScene

        return PauseScene(ui, session)
