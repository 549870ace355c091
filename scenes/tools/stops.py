"""Counts what people are asked, always and with smart stops: `python3 run.py stops --game firestorm`."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

import game
from game.bots import LEVELS
from game.core.refusals import WrongWord
from scenes.shell.command import command
from scenes.tools.asked_questions import STRETCHES, Asked, measure
from scenes.tools.shots import ShotArguments, headless

SEATS = {"cosmic": 4, "duel": 2, "eclipse": 2, "firestorm": 2}
TOLD = 20  # lost chances
OPEN = ("cosmic", "firestorm")  # have windows that everybody can be called for


class AskedChange(msgspec.Struct):
    """A number of a turn, an encounter or a round: if people are always asked, and with smart stops."""

    always: float
    smart: float


class StopCount(msgspec.Struct):
    """What people were asked in some matches of a game."""

    game: str
    open_call: bool
    people: int
    matches: int
    stretch: str
    stretches: int
    own: AskedChange  # questions to whose turn it is
    others: AskedChange  # to all others
    each: AskedChange  # to a person, on average
    declined: AskedChange  # the share of windows without the open call
    calls: AskedChange  # to everybody at the device
    together: AskedChange  # all questions and calls
    foreseen: int  # answers for which a person speaks up in a call that was for an earlier window
    lost: list[str]  # what captains would have done without being asked


def main(arguments: Sequence[str]) -> int:
    """Let captains play for people and print what they were asked; 1 if a chance was lost."""
    parser = ShotArguments(prog=command("stops"), description=__doc__, allow_abbrev=False)
    parser.add_argument("--game", default="", metavar="G", help="duel, cosmic, eclipse or firestorm (all)")
    parser.add_argument("--matches", default=5, type=int, metavar="N", help="of each game (default 5)")
    parser.add_argument("--seed", default=0, type=int, metavar="S", help="of the first match (default 0)")
    parser.add_argument("--seats", default=0, type=int, metavar="K", help="players (default 2, Cosmic 4)")
    parser.add_argument("--people", default=0, type=int, metavar="P", help="not bots (default all)")
    parser.add_argument(
        "--level", default="captain", metavar="L", help="who plays where nothing is left out (captain)"
    )
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    words = parser.parse_args(arguments)
    if words.level not in LEVELS:
        raise WrongWord(f"There is no bot {words.level!r}; there is: {', '.join(LEVELS)}.")
    if words.game and words.game not in game.GAMES:
        raise WrongWord(f"There is no game {words.game!r}; there is: {', '.join(game.GAMES)}.")
    headless()
    found: list[StopCount] = []
    for name in [words.game] if words.game else sorted(STRETCHES):
        for open_call in (False, True) if name in OPEN else (False,):
            seeds, seats = range(words.seed, words.seed + words.matches), words.seats or SEATS[name]
            asked = measure(
                name, seeds, seats=seats, people=words.people, open_call=open_call, level=words.level
            )
            found.append(count(asked, open_call))
            if not words.json:
                print(as_text(found[-1]), flush=True)
    if words.json:
        print(json.dumps(msgspec.to_builtins(found), indent=1, ensure_ascii=False))
    return 1 if any(each.lost for each in found) else 0


def count(asked: Asked, open_call: bool) -> StopCount:
    """The numbers of a turn, an encounter or a round."""
    always, smart, calls = asked.always, asked.smart, asked.calls
    stretches = max(1, asked.stretches)

    def each_time(always: float, smart: float) -> AskedChange:
        return AskedChange(round(always / stretches, 2), round(smart / stretches, 2))

    shares = [asked.declined[word] / max(1, asked.windows[word]) for word in ("always", "smart")]
    questions = (always.total(), smart.total())
    return StopCount(
        asked.game, open_call, asked.people, asked.matches, STRETCHES[asked.game].name, asked.stretches,
        own=each_time(always["own"], smart["own"]),
        others=each_time(always["others"], smart["others"]),
        each=each_time(questions[0] / asked.people, questions[1] / asked.people),
        declined=AskedChange(*(round(share, 3) for share in shares)),
        calls=each_time(calls["always"], calls["smart"]),
        together=each_time(questions[0] + calls["always"], questions[1] + calls["smart"]),
        foreseen=asked.foreseen,
        lost=asked.lost,
    )  # fmt: skip


def as_text(found: StopCount) -> str:
    how = " with the open call" if found.open_call else ""
    rows = [
        f"{found.game}{how}: {found.people} people, {found.matches} matches; "
        f"in each of {found.stretches} {found.stretch}s, always -> smart"
    ]
    rows += [
        _row("questions to whose turn it is", found.own),
        _row("questions to all others", found.others),
        _row("questions to each person", found.each),
    ]
    if found.open_call:
        rows += [_row("calls to everybody", found.calls), _row("questions and calls", found.together)]
        rows.append(f"  answers to be foreseen in a call for an earlier window: {found.foreseen}")
    elif found.declined.always:
        rows.append(f"  windows that are declined: {found.declined.always:.0%} -> {found.declined.smart:.0%}")
    return "\n".join(
        [*rows, f"  lost chances: {len(found.lost)}", *(f"    {each}" for each in found.lost[:20])]
    )


def _row(what: str, change: AskedChange) -> str:
    return f"  {what}: {change.always:.1f} -> {change.smart:.1f}"
