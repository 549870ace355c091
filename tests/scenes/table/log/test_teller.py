"""One event in words while it is shown: told from what is known by then, and known without starting anew."""

from __future__ import annotations

import pytest

from game import GAMES
from game.core.table import NOBODY
from scenes.session.session import Session
from scenes.session.story import StoryEvent
from scenes.table.game_table import LogLine, game_table
from scenes.tools.shots_tables import session_after

SAMPLE = 9  # every ninth event


def told_anew(session: Session, told: StoryEvent, reader: int) -> LogLine | None:
    """What a teller says who has never heard of the match before."""
    session.knowers.clear()
    return game_table(session.match.game.name).line(told, session, reader, "en")


@pytest.mark.parametrize("name", GAMES)
def test_an_event_reads_the_same_whether_the_story_was_followed_or_is_read_up(name: str) -> None:
    session = session_after(name, 3, 60)
    followed = [game_table(name).line(told, session, 0, "en") for told in session.story]
    for number in range(0, len(session.story), SAMPLE):
        assert told_anew(session, session.story[number], 0) == followed[number]
    assert sum(line is not None for line in followed) > 20


def test_whoever_follows_a_match_recalls_each_event_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from scenes.games.eclipse.log import story

    recalled: list[StoryEvent] = []
    monkeypatch.setattr(story.EclipseTeller, "recall", lambda teller, told: recalled.append(told))
    session = session_after("eclipse", 3, 60)
    for told in session.story:
        story.line(told, session, NOBODY, "en")
    assert [told.event for told in recalled] == [told.event for told in session.story[:-1]]


def test_what_was_taken_back_is_not_known_any_more() -> None:
    session = session_after("duel", 3, 40)
    last = session.story[-1]
    game_table("duel").line(last, session, 0, "en")
    (knower,) = session.knowers.values()
    session.story = session.story[: len(session.story) // 2]
    told = session.story[-1]
    line = game_table("duel").line(told, session, 0, "en")
    assert line == told_anew(session, told, 0)
    assert knower not in session.knowers.values()
