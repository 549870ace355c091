"""What was said in advance stays with the match when it is saved and loaded (docs/ux 4.7)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from game.core.saves.journal import Journal
from game.core.table import NOBODY
from game.core.texts import LANGUAGES, catalogue
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import TABLE
from scenes.screens.table_screens import open_table
from scenes.session.reaction_window import Marks
from scenes.session.session import Session
from scenes.session.standing_orders import SCOPES
from tests.support.cosmic.open_calls import SEATS, windowed
from tests.support.cosmic.questions import players
from tests.support.screen.headless import a_ui
from tests.support.screen.views import as_table


def begun(folder: Path) -> tuple[Session, Path]:
    """A match of four people with its file."""
    match, people = windowed(), players(SEATS, *range(SEATS))
    path = folder / "match.starboard"
    journal = Journal.begin(path, match, {"players": msgspec.to_builtins(people)})
    return Session(match, people, journal=journal), path


def left_and_resumed(session: Session, path: Path) -> Session:
    session.close()
    return Session.resume(path, game.open_save(path))


@pytest.mark.parametrize("scope", SCOPES)
def test_who_passes_in_advance_still_does_after_the_match_was_loaded(scope: str, tmp_path: Path) -> None:
    session, path = begun(tmp_path)
    now = TABLE.marks(as_table(CosmicTable, session.view(NOBODY)))
    session.orders.stand(2, scope, now)
    again = left_and_resumed(session, path)
    assert again.orders.standing == session.orders.standing
    again.orders.expire(now, lambda seat: False)
    assert list(again.orders.standing) == [2]


def test_what_was_said_for_a_phase_ends_with_it_in_a_loaded_match_too(tmp_path: Path) -> None:
    session, path = begun(tmp_path)
    session.orders.stand(2, "phase", TABLE.marks(as_table(CosmicTable, session.view(NOBODY))))
    again = left_and_resumed(session, path)
    again.orders.expire(
        TABLE.marks(as_table(CosmicTable, session.view(NOBODY)))._replace(phase="another"), lambda seat: False
    )
    assert not again.orders.standing


def test_what_is_over_does_not_come_back_by_loading(tmp_path: Path) -> None:
    """The marks of a later round may be the same."""
    session, path = begun(tmp_path)
    session.orders.stand(1, "phase", Marks("first"))
    session.orders.stand(2, "quiet", Marks("first"))
    session.orders.expire(Marks("second"), lambda seat: False)
    session.orders.revoke(2)
    assert not left_and_resumed(session, path).orders.standing


def test_alarms_stay_set(tmp_path: Path) -> None:
    session, path = begun(tmp_path)
    session.orders.arm(1, "revealed", True)
    session.orders.arm(1, "card", True)
    session.orders.arm(1, "card", False)
    assert left_and_resumed(session, path).orders.armed == {1: frozenset({"revealed"})}


def test_the_chips_are_there_again_and_alarms_show_to_nobody(tmp_path: Path) -> None:
    """A standing answer is everybody's to see; what wakes a seat is in no widget of the public table."""
    session, path = begun(tmp_path)
    session.orders.stand(2, "quiet", Marks())
    session.orders.arm(1, "revealed", True)
    again = left_and_resumed(session, path)
    table = open_table(a_ui(), again)
    assert [button.key for button in table.column_contents().buttons()] == ["call.revoke.2"]
    table.rebuild()
    said = catalogue("en").say("call.cosmic.alarm.revealed")
    assert said not in [widget.name for widget in table.root.walk()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_nothing_of_what_was_said_in_advance(language: str, tmp_path: Path) -> None:
    session, path = begun(tmp_path)
    before = TABLE.lines(session, NOBODY, language)
    session.orders.stand(2, "quiet", Marks())
    session.orders.arm(1, "revealed", True)
    again = left_and_resumed(session, path)
    assert TABLE.lines(again, NOBODY, language) == before


@pytest.mark.parametrize(
    "damage", [{"standing": 3}, {"standing": [[9, "quiet", None]]}, {"standing": [[1, "for ever", None]]}]
)
def test_orders_that_nobody_could_give_are_forgotten(damage: dict[str, Any], tmp_path: Path) -> None:
    session, path = begun(tmp_path)
    assert session.journal is not None
    session.journal.note(session.match, {"orders": damage})
    assert not left_and_resumed(session, path).orders.standing
