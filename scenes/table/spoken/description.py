"""The table in about sixty words, and what has changed since somebody's last choice: to be read or heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import plain
from scenes.table.game_table import ACT, LogLine, Summary
from scenes.table.match_words import listed

if TYPE_CHECKING:
    from scenes.table.seen import Seen

MOST = 60  # words: twenty seconds of speech


def description(seen: Seen, asked: Sequence[str], corner: str) -> str:
    """``asked`` are the sentence of the prompt bar and its reason, ``corner`` is on the big button.

    What matters most comes first; what comes last is left out if it would take too long.
    """
    reasons = [reason for part in asked[1:] for reason in part.split(" \N{MIDDLE DOT} ")]
    parts = [
        _where(seen),
        *asked[:1],
        *reasons,
        _stake(seen),
        _own(seen),
        corner,
        _scores(seen),
        _choices(seen),
    ]
    told: list[str] = []
    for part in map(plain, parts):
        if part and not any(part.rstrip(".") in before for before in told):
            told.append(part)
    return _within([_sentence(part) for part in told], MOST)


def changes(seen: Seen, lines: Sequence[LogLine]) -> str:
    """The log since this seat's last choice: what hurt first, then the newest of the rest."""
    fresh = since_last_choice(seen, lines)
    if not fresh:
        return seen.ui.say("spoken.nothing_new")
    ranked = sorted(fresh, key=lambda line: (not line.harm, line.level, -line.moment))
    chosen: list[LogLine] = []
    for line in ranked:
        if sum(_words(each.text) for each in [*chosen, line]) <= MOST:
            chosen.append(line)
    told = sorted(chosen or ranked[:1], key=lambda line: line.moment)
    return _joined([_sentence(plain(line.text)) for line in told])


def since_last_choice(seen: Seen, lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines that this seat had not been told when it decided last."""
    known = seen.session.known_before(seen.seat)
    return [line for line in lines if line.moment > known and line.level >= ACT]


# --- its parts


def _where(seen: Seen) -> str:
    """The round, the encounter or the turn, and the step that is on."""
    now = next((stage for stage in seen.table.steps(seen.view) if stage.state == "now"), None)
    title = seen.table.title(seen.view, seen.ui.settings.language)
    return f"{title}: {seen.ui.say(now.key)}" if now else title


def _stake(seen: Seen) -> str:
    if seen.builder is None or seen.busy:
        return ""
    return seen.table.stake(seen.builder.prompt, seen.view, seen.watching)


def _own(seen: Seen) -> str:
    """What whoever looks has: the numbers beside the own name."""
    if seen.seat == NOBODY:
        return ""
    summary = _summary(seen, seen.seat)
    counts = [f"{number} {word}" for _, number, word in summary.counts]
    name = " ".join(filter(None, (seen.name_of(seen.seat), summary.role)))
    return f"{name}: {', '.join(dict.fromkeys([_score(seen, seen.seat), *counts]))}"


def _scores(seen: Seen) -> str:
    others = [seat for seat in range(len(seen.session.players)) if seat != seen.seat]
    return "; ".join(f"{seen.name_of(seat)}: {_score(seen, seat)}" for seat in others)


def _score(seen: Seen, seat: Seat) -> str:
    summary = _summary(seen, seat)
    return seen.ui.say(summary.scored, reached=summary.score[0], needed=summary.score[1])


def _summary(seen: Seen, seat: Seat) -> Summary:
    return seen.table.summary(seen.view, seat, seen.session.players[seat], seen.ui.settings.language)


def _choices(seen: Seen) -> str:
    """What can be chosen, by name."""
    builder = seen.builder
    if builder is None or seen.busy:
        return ""
    pieces = {placed.id: placed.name for placed in seen.table.picture(seen.view, seen.watching)}
    names = [pieces[piece] for piece in sorted(builder.pieces) if pieces.get(piece)]
    if not names:
        return ""
    return seen.ui.say("spoken.choices", names=listed(list(dict.fromkeys(names)), seen.ui.words))


# --- words


def _within(sentences: Sequence[str], most: int) -> str:
    """As many sentences as are said in so many words; the first one always."""
    told: list[str] = []
    for sentence in sentences:
        if not told or sum(map(_words, told)) + _words(sentence) <= most:
            told.append(sentence)
    return _joined(told)


def _joined(sentences: Sequence[str]) -> str:
    return " ".join(dict.fromkeys(sentences))


def _words(text: str) -> int:
    return len(text.split())


def _sentence(text: str) -> str:
    text = " ".join(text.split())
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
