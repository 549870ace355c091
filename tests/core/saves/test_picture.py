"""A picture is a save: any PNG holds a match, and whatever stands in one is answered in one sentence."""

from __future__ import annotations

import zlib
from random import Random

import pytest

import game
from game.core.saves.file_format import LARGEST, SaveRefused
from game.core.saves.picture import CHUNK, END, SIGNATURE, VERSION, save_in, with_save
from tests.support.saves.saved_matches import play_on


def chunk(name: bytes, content: bytes = b"") -> bytes:
    body = name + content
    return len(content).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")


PLAIN = SIGNATURE + chunk(b"IHDR", bytes(13)) + chunk(b"IDAT", b"picture") + chunk(END)


@pytest.mark.parametrize("name", game.GAMES)
def test_a_match_comes_out_of_a_picture_as_it_went_in(name: str) -> None:
    match = game.new_match(name, 5)
    play_on(match, Random(1), 40)
    picture = with_save(PLAIN, match.save())
    assert picture.startswith(PLAIN[: -len(chunk(END))])
    assert picture.endswith(chunk(END))
    again = game.load(save_in(picture))
    assert again.notice is None
    assert again.match.digest() == match.digest()
    assert again.match.decisions == match.decisions


def holding(content: bytes) -> bytes:
    return SIGNATURE + chunk(CHUNK, content) + chunk(END)


def broken(picture: bytes, place: int) -> bytes:
    return picture[:place] + bytes((picture[place] ^ 1,)) + picture[place + 1 :]


WHOLE = with_save(PLAIN, b"a save" * 50)


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        (b"", "picture.foreign"),
        (b"GIF89a", "picture.foreign"),
        (SIGNATURE, "picture.damaged"),
        (SIGNATURE + b"\xff" * 8, "picture.damaged"),
        (SIGNATURE + b"\xff\xff\xff\xff" + CHUNK + b"x" * 20, "picture.damaged"),
        (PLAIN, "picture.empty"),
        (PLAIN + chunk(CHUNK, VERSION + zlib.compress(b"after the end")), "picture.empty"),
        (WHOLE[:-20], "picture.damaged"),
        (broken(WHOLE, len(PLAIN)), "picture.damaged"),
        (holding(b""), "picture.newer"),
        (holding(b"\x02later"), "picture.newer"),
        (holding(VERSION + b"not packed"), "picture.damaged"),
        (holding(VERSION + zlib.compress(b"half a save")[:-3]), "picture.damaged"),
        (holding(VERSION + zlib.compress(bytes(LARGEST + 1), 9)), "save.too_big"),
    ],
)
def test_a_hostile_picture_gets_one_sentence(picture: bytes, sentence: str) -> None:
    with pytest.raises(SaveRefused) as refused:
        save_in(picture)
    assert refused.value.sentence.text == sentence


def test_any_single_fault_is_told_or_harmless() -> None:
    dice = Random(2)
    for _ in range(400):
        picture = broken(WHOLE, dice.randrange(len(WHOLE)))
        try:
            assert save_in(picture) == b"a save" * 50
        except SaveRefused:
            continue
