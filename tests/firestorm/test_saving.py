"""Saves of Firestorm: every seat's cards are known by name, and new cards change nothing on an old table."""

from __future__ import annotations

import random

import msgspec
import pytest

import game
from game.firestorm import GAME, pieces
from tests.support.saves.saved_matches import Lines, edited, play_on


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether or not the game is on the shelf."""
    monkeypatch.setattr(game, "GAMES", tuple(dict.fromkeys((*game.GAMES, "firestorm"))))


def renamed(lines: Lines, keys: list[str]) -> None:
    """As if these had been all cards, in this order, when the match was saved."""
    lines[0]["faces"] = keys
    for line in lines:
        table = line.get("start") or line.get("table")
        if table:
            faces = msgspec.convert(table["faces"], bytearray)
            cards = pieces.CARDS_EACH * table["seats"]
            old = [keys.index(pieces.KEYS[face]) for face in faces[:cards]]
            table["faces"] = msgspec.to_builtins(bytearray([*old, *faces[cards:]]))


@pytest.mark.parametrize("seats", [2, 4])
def test_cards_are_known_by_name_when_the_data_files_are_in_another_order(seats: int) -> None:
    match = game.new_match("firestorm", 6, seats)
    play_on(match, random.Random(6), 40)
    keys = list(pieces.KEYS)
    random.Random(8).shuffle(keys)
    loaded = game.load(edited(match.save(), lambda lines: renamed(lines, keys)))
    assert loaded.notice is not None
    assert loaded.notice.text == "save.other_rules"
    assert loaded.match.table.faces == match.table.faces
    assert GAME.faults(loaded.match.table) == []
    play_on(loaded.match, random.Random(1))
    assert loaded.match.table.over


def test_a_match_goes_on_when_cards_have_been_added_since() -> None:
    """They lie in no deck of the old match, so its table has no number for them."""
    match = game.new_match("firestorm", 6, 3)
    play_on(match, random.Random(6), 40)
    there = [pieces.KEYS[face] for face in match.table.faces[: match.table.size]]
    keys = [key for key in pieces.KEYS if key in there or key.startswith("back")]
    assert len(keys) < len(pieces.KEYS)
    loaded = game.load(edited(match.save(), lambda lines: renamed(lines, keys)))
    assert loaded.match.table.faces == match.table.faces
    play_on(loaded.match, random.Random(1))
    assert loaded.match.table.over
