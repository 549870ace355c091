"""The words in which tests of saves are told: matches played at random, and files opened and sealed again."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import game
from game.core.match import Match
from game.core.saves.file_format import CHECK, Pen, SaveRefused
from game.duel.prompts import SetDial

Lines = list[Any]  # of a file: what stands in each line, without the checksum


def play_on(match: Match[Any], dice: random.Random, decisions: int = 10_000) -> int:
    """Take so many decisions at random, or play to the end; how many were taken."""
    for taken in range(decisions):
        if not match.waiting():
            return taken
        prompt = dice.choice(match.waiting())
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    return decisions


def played(seed: int, decisions: int = 10_000, **options: Any) -> Match[Any]:
    """A match of Cosmic Encounter Duel after so many random decisions."""
    match = game.new_match("duel", seed, options=options)
    play_on(match, random.Random(seed), decisions)
    return match


@cache
def saved(seed: int, decisions: int = 10_000) -> bytes:
    return played(seed, decisions).save()


def opened(file: bytes) -> Lines:
    return [msgspec.json.decode(line[CHECK:]) for line in file.splitlines()]


def sealed(lines: Lines) -> bytes:
    """A file with these lines, all checksums right."""
    pen = Pen()
    for line in lines:
        pen.write(line)
    return pen.written


def edited(file: bytes, edit: Callable[[Lines], object]) -> bytes:
    """The file as somebody would have it who changes lines and then corrects the checksums."""
    lines = opened(file)
    edit(lines)
    return sealed(lines)


def last(lines: Lines, record: str) -> Any:
    return next(line for line in reversed(lines) if line["record"] == record)


def refusal(file: bytes) -> str:
    """The key of the sentence with which a file is refused."""
    try:
        game.load(file)
    except SaveRefused as problem:
        return problem.sentence.text
    return ""


def notice(file: bytes) -> str:
    """The key of the notice with which a file is loaded."""
    sentence = game.load(file).notice
    return sentence.text if sentence else ""


def same(one: Match[Any], other: Match[Any]) -> bool:
    return (
        one.digest() == other.digest()
        and one.waiting() == other.waiting()
        and one.decisions == other.decisions
        and one.undone == other.undone
    )


def phase_start(match: Match[Any]) -> Any:
    return match.keyframes[-1].table(match.game)


def in_mid_phase(seed: int) -> Match[Any]:
    """A match in which one player has set the dial and the other has not."""
    match, dice = played(seed, 25), random.Random(seed)
    while not (
        match.decisions[-1].asked == SetDial.__name__ and match.asked_of(1 - match.decisions[-1].seat)
    ):
        assert play_on(match, dice, 1)
    assert match.keyframes[-1].taken < len(match.decisions)
    return match


def fell_back(file: bytes, match: Match[Any]) -> bool:
    """True if the file loads at the start of the match's last phase, and says what that costs."""
    loaded = game.load(file)
    assert loaded.notice is not None
    kept = match.keyframes[-1].taken
    assert loaded.notice.args == {"kept": kept, "lost": len(match.decisions) - kept}
    assert not loaded.match.decisions
    return bool(loaded.match.keyframes[0].table(match.game) == phase_start(match))


def rule_changed(lines: Lines) -> None:
    lines[0]["rules"] += 1


def other_result(lines: Lines) -> None:
    last(lines, "took")["digest"] = "0" * 16


def kept(path: Path, match: Match[Any]) -> bool:
    """True if the file holds this match and nothing is wrong with it."""
    loaded = game.open_save(path)
    assert loaded.notice is None
    return same(loaded.match, match)


def reordered(keys: Sequence[str], cards: int | None = None) -> Callable[[Lines], None]:
    """As if the data files had been sorted in another way when the match was saved.

    ``cards`` is how many of the pieces have one of these faces; without it all have.
    """
    order = list(range(len(keys)))
    random.Random(8).shuffle(order)

    def edit(lines: Lines) -> None:
        lines[0]["faces"] = [keys[face] for face in order]
        for line in lines:
            table = line.get("start") or line.get("table")
            if table:
                faces = msgspec.convert(table["faces"], bytearray)
                last = len(faces) if cards is None else cards
                renamed = [order.index(face) for face in faces[:last]]
                table["faces"] = msgspec.to_builtins(bytearray([*renamed, *faces[last:]]))

    return edit
