"""From a save back to a match: to play on, to watch again, to verify."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.core.fair_dice import NOTE, fair_seed_in, groups_of
from game.core.games import Game
from game.core.history import Beginning, Decision, Keyframe
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.refusals import Diverged, WrongWord
from game.core.saves.file_format import (
    Noted,
    Phase,
    Save,
    SaveRefused,
    Sentence,
    Took,
    digest_of,
    read,
    read_file,
    refused,
)
from game.core.saves.soundness import Tables

TRIAL = 60  # decisions that a match is tried for if it could not be repeated

Find = Callable[[str], Game[Any]]


class End(NamedTuple):
    """Where a journal can be continued: the length of the file and its last checksum."""

    length: int
    chain: int


class Loaded(NamedTuple):
    """A match from a file, what the players are to be told, and the caller's own notes."""

    match: Match[Any]
    notice: Sentence | None
    notes: dict[str, Any]
    end: End | None  # None: the file must be written anew before the match goes on in it
    noted: Sequence[Noted] = ()  # what the caller wrote down along the way


def resume(save: Save, find: Find) -> Loaded:
    """The match as it stood; what the rules do not accept of a file is left out, and told."""
    tables = _tables(save, find)
    if not tables.unchanged:
        return _fall_back(save, tables, "save.other_rules")
    if tables.start is None:
        raise refused("save.header_damaged")
    steps = _Steps(save, tables.game)
    match = steps.begun(tables, tables.start)
    if match is None or not steps.repeat_all(match, save.decisions):
        return _go_on_soundly(save, tables, match)
    whole = [tables.is_digested(phase.table, phase.digest) for phase in save.phases]
    match.undone = steps.repeatable(match, save.undone)
    notice = save.notice
    if notice is None and not (all(whole) and len(match.undone) == len(save.undone)):
        notice = Sentence("save.repaired", {"kept": len(save.decisions)})
    appendable = notice is None and not save.upgraded
    end = End(save.length, save.chain) if appendable else None
    return Loaded(match, notice, save.header.notes, end, save.noted)


def replay(save: Save, find: Find) -> Iterator[Match[Any]]:
    """The match at its start, then after each decision; its ``events`` tell what happened in between."""
    tables = _tables(save, find)
    if not tables.unchanged:
        raise refused("save.no_replay")
    if tables.start is None:
        raise refused("save.header_damaged")
    steps = _Steps(save, tables.game)
    taken = 0
    try:
        match = _begun(save, tables, tables.start)
        steps.compare(match)
        yield match
        for took in save.decisions:
            steps.repeat(match, took)
            taken += 1
            yield match
    except Exception as problem:  # Diverged, Illegal, or whatever the rules trip over
        raise refused("save.replay_ends", taken=taken) from problem


def verify(path: Path, find: Find, promise: str = "") -> tuple[int, Sentence]:
    """Repeat a saved match from its start: 0 and its digest, 1 and a notice, or 2 and why it is refused.

    A match whose seed was promised must have kept the promise, in the file and, if it is given, as noted.
    """
    try:
        save = read(read_file(path))
        match, notice, *_ = resume(save, find)
    except SaveRefused as problem:
        return 2, problem.sentence
    unfair = None if notice else unfair_dice(save, find, promise)
    if notice or unfair:
        return 1, notice or unfair or Sentence("")
    fair = fair_seed_in(save.header.notes)
    if fair is not None:
        promised = " ".join(groups_of(fair.promise))
        return 0, Sentence("dice.fair", {"decisions": len(match.decisions), "promise": promised})
    return 0, Sentence("save.sound", {"decisions": len(match.decisions), "digest": match.digest()})


def unfair_dice(save: Save, find: Find, promise: str = "") -> Sentence | None:
    """Why the rolls and shuffles of a match do not follow from what was promised; None if they do.

    That all that came later follows from the first table is for whoever repeats the match.
    """
    header = save.header
    fair = fair_seed_in(header.notes)
    if fair is None:
        return Sentence("dice.no_promise") if promise or NOTE in header.notes else None
    if not fair.kept or promise not in ("", fair.promise):
        return Sentence("dice.other_secret")
    if fair.seed != header.seed:
        return Sentence("dice.other_seed")
    game = find(header.game)
    try:
        table = game.set_up(header.seed, header.seats, header.options)
    except Exception:  # whatever the rules trip over
        return Sentence("dice.other_start")
    return None if digest_of(game, table) == header.digest else Sentence("dice.other_start")


def _tables(save: Save, find: Find) -> Tables[Any]:
    try:
        game = find(save.header.game)
    except WrongWord as problem:
        raise refused("save.unknown_game", game=save.header.game) from problem
    return Tables(game, save.header)


def _begun(save: Save, tables: Tables[Any], table: Any) -> Match[Any]:
    """A match that begins with this table."""
    beginning = Beginning(save.header.seed, save.header.options)
    return Match.resumed(tables.game, beginning, [Keyframe(tables.game.snapshot(table), 0)], [])


def _go_on_soundly(save: Save, tables: Tables[Any], match: Match[Any] | None) -> Loaded:
    """The match after its last sound decision, though a decision before the last one does not fit.

    With its past if that leads as far as any table in the file; otherwise from the start of a phase.
    """
    reached = len(match.decisions) if match is not None else -1
    later = [phase for phase in reversed(save.phases) if phase.taken > reached]
    for phase in later:
        found = _from_phase(save, tables, phase)
        if found is not None:
            kept = phase.taken + len(found.decisions)
            return _left_out(
                save, found, "save.diverged" if kept < len(save.decisions) else "save.changed", kept
            )
    if match is None:
        raise refused("save.table_damaged")
    return _left_out(save, match, "save.diverged", reached)


def _fall_back(save: Save, tables: Tables[Any], text: str) -> Loaded:
    """The match from the start of the last phase that can be played, as if it began there."""
    start = Phase(taken=0, digest=save.header.digest, table=save.header.start)
    for phase in [*reversed(save.phases), start]:
        found = _from_phase(save, tables, phase)
        if found is not None:
            return _left_out(save, found, text, phase.taken)
    if tables.added:
        raise refused("save.added_card", card=tables.added[0])
    raise refused("save.table_damaged")


def _left_out(save: Save, match: Match[Any], text: str, kept: int) -> Loaded:
    notice = Sentence(text, {"kept": kept, "lost": len(save.decisions) - kept})
    return Loaded(match, notice, save.header.notes, None, save.noted)


def _from_phase(save: Save, tables: Tables[Any], phase: Phase) -> Match[Any] | None:
    """The match from the start of a phase, and the decisions since if today's rules took them; or None."""
    table = tables.sound(phase.table, phase.digest if tables.unchanged else "")
    if table is None:
        return None
    try:
        match = _begun(save, tables, table)
        if tables.unchanged:
            _Steps(save, tables.game, phase.taken).repeat_all(match, save.decisions[phase.taken :])
        _try(match)
        _try_out(match.clone())
    except Exception:  # whatever the rules trip over
        return None
    return match


def _try(match: Match[Any]) -> None:
    """Look at the match as its players will, so that what cannot be shown is found now."""
    table = match.table
    if not match.waiting() and not table.over:
        raise Diverged("nobody is asked, and the match is not over")
    match.game.factions(table)
    views = [match.view(seat) for seat in range(table.seats)]
    for prompt in match.waiting():
        prompt.options(views[prompt.seat])
        prompt.handles(views[prompt.seat])


def _try_out(twin: Match[Any]) -> None:
    """Play on for a while, any way: the rules find more that is wrong with a table than a look does."""
    for step in range(TRIAL):
        if not twin.waiting():
            break
        prompt = twin.waiting()[0]
        options = prompt.options(twin.table)
        twin.answer(prompt.seat, options[step % len(options)])
    if twin.game.faults(twin.table):
        raise Diverged("a piece went missing")


class _OtherTable(Diverged):
    """A decision was accepted, but led to another table than the one that was recorded."""


class _Steps:
    """Repeats recorded decisions: each is asked of the rules, and its result compared with the record."""

    def __init__(self, save: Save, game: Game[Any], since: int = 0) -> None:
        """``since``: so many decisions of the file were taken before the match begins."""
        self.save, self.since = save, since
        self.answers = _answer_types(game)
        self.digests = {phase.taken: phase.digest for phase in save.phases}
        self.confirmed = 0  # decisions of the match after which its table was last the recorded one

    def begun(self, tables: Tables[Any], table: Any) -> Match[Any] | None:
        """The match before its first decision; None if the rules trip over its table."""
        try:
            return _begun(self.save, tables, table)
        except Exception:  # whatever the rules trip over
            return None

    def repeat_all(self, match: Match[Any], recorded: Sequence[Took]) -> bool:
        """Repeat decisions up to the first that does not fit; False if there is one.

        The match stands after the last sound decision: the last that was accepted, or, if the table then is
        another one than was recorded, the last after which it was the same.
        """
        try:
            self.compare(match)
            for took in recorded:
                self.repeat(match, took)
        except _OtherTable:
            match.take_back(self.confirmed)
            return False
        except Exception:  # Diverged, Illegal, or whatever the rules trip over
            return False
        return True

    def repeatable(self, match: Match[Any], undone: Sequence[Took]) -> list[Decision]:
        """Those of the decisions taken back that can be taken again, the next one last."""
        if not undone:
            return []
        twin = match.clone()
        self.repeat_all(twin, undone[::-1])
        return twin.decisions[len(match.decisions) :][::-1]

    def typed(self, took: Took) -> Decision:
        """A decision as the rules know it: a file has no tuples."""
        return Decision(took.seat, took.asked, msgspec.convert(took.answer, self.answers[took.asked]))

    def repeat(self, match: Match[Any], took: Took) -> None:
        decision = self.typed(took)
        prompt = match.asked_of(decision.seat)
        if type(prompt).__name__ != decision.asked:
            raise Diverged(f"recorded {decision}, but the rules ask {match.waiting()}")
        match.answer(decision.seat, decision.answer)
        if took.digest:
            if match.digest() != took.digest:
                raise _OtherTable(f"another table after {decision}")
            self.confirmed = len(match.decisions)
        self.compare(match)

    def compare(self, match: Match[Any]) -> None:
        """Make sure that the phase that was recorded here has begun, and with the same table."""
        taken, keyframe = len(match.decisions), match.keyframes[-1]
        recorded = self.digests.get(taken + self.since)
        if recorded is None:
            return
        if keyframe.taken != taken or digest_of(match.game, keyframe.table(match.game)) != recorded:
            raise _OtherTable(f"another phase, or another table, after {taken} decisions")
        self.confirmed = taken


def _answer_types(game: Game[Any]) -> dict[str, Any]:
    """What an answer to each kind of question is, by the question's name."""
    homes = (game.table_type.__module__.rpartition(".")[0], Prompt.__module__.rpartition(".")[0])
    kinds, found = [Prompt], {}
    while kinds:
        kind: type[Prompt[Any]] = kinds.pop()
        kinds += kind.__subclasses__()
        if kind is not Prompt and kind.__module__.startswith(homes):
            found[kind.__name__] = kind.answer_type()
    return found
