"""Saves of Eclipse: tiles are known by name, and several of them have the same one."""

from __future__ import annotations

import random

import game
from game.eclipse import GAME, pieces
from tests.support.saves.saved_matches import edited, play_on, reordered


def test_tiles_are_known_by_name_when_the_data_files_are_in_another_order() -> None:
    match = game.new_match("eclipse", 6, 3)
    play_on(match, random.Random(6), 40)
    loaded = game.load(edited(match.save(), reordered(pieces.KEYS)))
    assert loaded.notice is not None
    assert loaded.notice.text == "save.other_rules"
    table = loaded.match.table
    assert GAME.faults(table) == []
    assert [pieces.KEYS[table.faces[tile]] for tile in table.supply] == [
        pieces.KEYS[match.table.faces[tile]] for tile in match.table.supply
    ]
    play_on(loaded.match, random.Random(1))
    assert loaded.match.table.over


def test_every_tile_is_a_card_with_a_face() -> None:
    assert GAME.cards == len(pieces.TILES) == len(game.new_match("eclipse", 1).table.faces)
    assert max(pieces.TILES) == len(GAME.face_keys) - 1
