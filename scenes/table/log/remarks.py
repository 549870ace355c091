"""What people did beside the game, told in the log where it happened: it has taken back nothing of itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.texts import catalogue
from scenes.session.takebacks import CAME_BACK, JOINED, LIFTED, WENT, Remark
from scenes.table.game_table import LogLine

if TYPE_CHECKING:
    from scenes.session.session import Session


def with_remarks(lines: Sequence[LogLine], session: Session, language: str) -> list[LogLine]:
    """The lines of a log with the remarks among them."""
    told = list(lines)
    for remark in session.remarks:
        line = _line(remark, session, language)
        after = sum(each.moment <= line.moment for each in told)
        told.insert(after, line)
    return told


def _line(remark: Remark, session: Session, language: str) -> LogLine:
    moment = sum(told.decision <= remark.taken for told in session.story)
    return LogLine(
        _text(remark, session, language),
        remark.seat,
        moment=moment,
        seats=(remark.seat,),
        things=(f"seat:{remark.seat}",),
    )


def _text(remark: Remark, session: Session, language: str) -> str:
    words, player = catalogue(language), session.players[remark.seat]
    name = player.name or words.say(f"colour.{player.colour}")
    if remark.what == LIFTED:
        return words.say("story.signs_lifted", seat=name)
    if remark.what == WENT:
        return words.say("story.went", seat=name)
    if remark.what == CAME_BACK:
        return words.say("story.came_back", seat=name)
    if remark.what == JOINED:
        return words.say("story.joined", seat=name)
    among = len(session.people) > 1
    return words.say("story.took_back" if among else "story.took_back_alone", seat=name)
