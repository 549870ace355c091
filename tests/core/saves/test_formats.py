"""Saves of other versions: cards are known by name, older formats are upgraded, stored files are read."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from game.core.saves import file_format
from game.core.saves.file_format import SaveRefused, Sentence, read
from game.duel import pieces
from tests.support.saves.saved_matches import (
    Lines,
    edited,
    fell_back,
    in_mid_phase,
    notice,
    opened,
    play_on,
    played,
    refusal,
    reordered,
    same,
    saved,
    sealed,
)

STORED = Path(__file__).parents[2] / "golden" / "saves"


# What the numbers on the cards mean.


def test_cards_are_known_by_name_when_the_data_files_are_in_another_order() -> None:
    match = in_mid_phase(6)
    file = edited(match.save(), reordered(pieces.KEYS, len(pieces.KEYS)))
    assert notice(file) == "save.other_rules"
    assert fell_back(file, match)


def test_a_card_that_this_version_does_not_know_is_named() -> None:
    def edit(lines: Lines) -> None:
        lines[0]["faces"][70] = "golden_goose"

    with pytest.raises(SaveRefused) as problem:
        game.load(edited(saved(2, 30), edit))
    assert problem.value.sentence.text == "save.unknown_card"
    assert problem.value.sentence.args == {"card": "golden_goose"}


def without_the_last_card(lines: Lines) -> None:
    """As if the last card of the data files had been added after the match was saved."""
    card = len(pieces.KEYS) - 1
    lines[0]["faces"].pop()
    for line in lines:
        table = line.get("start") or line.get("table")
        if table:
            _take_out(table, card)


def _take_out(table: Any, card: int) -> None:
    faces, seen = (msgspec.convert(table[field], bytearray) for field in ("faces", "seen"))
    other = faces.index(card)
    faces[other], faces[card] = faces[card], faces[other]
    del faces[card], seen[card]
    table["faces"], table["seen"] = msgspec.to_builtins(faces), msgspec.to_builtins(seen)
    *table["fates"], table["past"] = (_without(pile, card) for pile in [*table["fates"], table["past"]])


def _without(pile: Any, card: int) -> Any:
    """The pile, as it stands in a file, without a card."""
    cards = msgspec.convert(pile, bytearray)
    return msgspec.to_builtins(cards.replace(bytes([card]), b""))


def test_a_card_added_since_is_named_if_the_game_cannot_do_without() -> None:
    file = edited(saved(2, 12), without_the_last_card)
    with pytest.raises(SaveRefused) as problem:
        game.load(file)
    assert problem.value.sentence.text == "save.added_card"
    assert problem.value.sentence.args == {"card": pieces.KEYS[-1]}


def test_a_card_added_since_lies_nowhere_if_the_game_can_do_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.find("duel"), "faults", lambda table: [])
    match = game.load(edited(saved(2, 12), without_the_last_card)).match
    table, card = match.table, len(pieces.KEYS) - 1
    assert len(table.faces) == len(table.seen) == len(played(2, 12).table.faces)
    assert sorted(table.faces[: card + 1]) == list(range(card + 1))
    assert table.faces[card] == card
    assert table.seen[card] == table.everyone
    play_on(match, random.Random(2), 20)


def test_a_row_with_a_field_put_into_its_middle_is_refused() -> None:
    def edit(lines: Lines) -> None:
        lines[0]["rows"]["Envoy"].remove("ally")

    assert refusal(edited(saved(2, 30), edit)) == "save.other_layout"


def test_a_row_with_a_field_put_at_its_end_is_read() -> None:
    def edit(lines: Lines) -> None:
        lines[0]["rows"]["Envoy"].pop()

    assert notice(edited(saved(2, 30), edit)) == ""


# Other formats.


def test_a_save_of_a_newer_format_is_refused_as_such() -> None:
    def edit(lines: Lines) -> None:
        lines[0] = {"record": "starboard", "format": file_format.FORMAT + 1, "all": "different"}

    with pytest.raises(SaveRefused) as problem:
        game.load(edited(saved(2, 30), edit))
    assert problem.value.sentence.text == "save.newer"
    assert problem.value.sentence.args == {"format": file_format.FORMAT + 1}


def test_an_unknown_game_is_named() -> None:
    def edit(lines: Lines) -> None:
        lines[0]["game"] = "halma"

    with pytest.raises(SaveRefused) as problem:
        game.load(edited(saved(2, 30), edit))
    assert problem.value.sentence.text == "save.unknown_game"
    assert problem.value.sentence.args == {"game": "halma"}


def older(lines: Lines) -> Lines:
    """A format that there never was: the seed was called a number, and decisions were rows."""
    header = lines[0] | {"format": file_format.FORMAT - 1, "number": lines[0]["seed"]}
    del header["seed"]
    rows = [
        [line["seat"], line["asked"], line["answer"]] if line["record"] == "took" else line
        for line in lines[1:]
    ]
    return [header, *rows]


def renewed(lines: Lines) -> Lines:
    """The step from that format to this one."""
    header = lines[0] | {"seed": lines[0]["number"]}
    return [header, *(_named(line) if isinstance(line, list) else line for line in lines[1:])]


def _named(row: list[Any]) -> dict[str, Any]:
    seat, asked, answer = row
    return {"record": "took", "seat": seat, "asked": asked, "answer": answer}


def test_an_older_format_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_format, "UPGRADES", {file_format.FORMAT - 1: renewed})
    match = played(2, 30)
    file = sealed(older(opened(match.save())))
    loaded = game.load(file)
    assert loaded.notice is None
    assert loaded.end is None  # new lines must not be put behind old ones
    assert same(loaded.match, match)
    assert notice(file[:-5]) == "save.torn"
    middle = len(file) // 2
    assert notice(file[:middle] + b"\0" + file[middle + 1 :]) == "save.damaged"


def test_an_older_format_that_cannot_be_upgraded_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    file = sealed(older(opened(saved(2, 30))))
    assert refusal(file) == "save.header_damaged"
    monkeypatch.setattr(file_format, "UPGRADES", {file_format.FORMAT - 1: renewed})
    lines = opened(file)
    del lines[0]["number"]
    assert refusal(sealed(lines)) == "save.header_damaged"


@pytest.mark.parametrize("file", sorted(STORED.glob("format_*.save")), ids=lambda file: file.name)
def test_a_stored_save_of_every_format_can_be_loaded_and_played_on(file: Path) -> None:
    loaded = game.open_save(file)
    assert loaded.notice is None or loaded.notice.text in ("save.other_rules", "save.diverged")
    assert loaded.notes == {"stored": file.stem}
    assert not loaded.match.game.faults(loaded.match.table)
    play_on(loaded.match, random.Random(1))
    assert loaded.match.table.over


def test_there_is_a_stored_save_of_every_format() -> None:
    names = [file.name.split("_")[1] for file in STORED.glob("format_*.save")]
    assert sorted({int(name) for name in names}) == list(range(1, file_format.FORMAT + 1))


def test_a_stored_save_keeps_every_decision_while_the_rules_are_the_same() -> None:
    """Aliens are chosen before any card is played, so other cards do not change this match."""
    loaded = game.open_save(STORED / "format_1_choosing.save")
    assert loaded.notice is None
    assert [decision.answer for decision in loaded.match.decisions] == ["swarm"]
    [prompt] = loaded.match.waiting()
    assert prompt.seat == 1


def test_a_stored_save_of_other_rules_stands_at_the_start_of_its_phase() -> None:
    file = STORED / "format_1_other_rules.save"
    loaded, phase = game.open_save(file), read(file.read_bytes()).phases[-1]
    assert loaded.notice == Sentence("save.other_rules", {"kept": phase.taken, "lost": 2})
    start = loaded.match.keyframes[0].table(loaded.match.game)
    assert start == msgspec.json.decode(phase.table, type=type(start))
