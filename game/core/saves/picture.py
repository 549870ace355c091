"""A picture that holds a match: a chunk of a PNG file has the save, and other programs show the picture."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from game.core.saves.file_format import LARGEST, refused

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHUNK = b"stSv"  # ancillary, private, safe to copy, as PNG names such things
END = b"IEND"
VERSION = b"\x01"  # of what stands in the chunk: then comes the save, compressed
FRAME = 12  # bytes around what stands in a chunk: its length, its name, its checksum


def with_save(picture: bytes, saved: bytes) -> bytes:
    """The same picture with a save in it."""
    end = picture.rindex(END) - 4
    return picture[:end] + _chunk(VERSION + zlib.compress(saved, 9)) + picture[end:]


def _chunk(content: bytes) -> bytes:
    body = CHUNK + content
    return len(content).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")


def save_in(picture: bytes) -> bytes:
    """The save that a picture holds; raises SaveRefused."""
    if not picture.startswith(SIGNATURE):
        raise refused("picture.foreign")
    content = next((content for name, content in _chunks(picture) if name == CHUNK), None)
    if content is None:
        raise refused("picture.empty")
    if not content.startswith(VERSION):
        raise refused("picture.newer")
    return _unpacked(content[len(VERSION) :])


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The name and the content of every chunk up to the last; raises SaveRefused where one is broken."""
    place = len(SIGNATURE)
    while place + FRAME <= len(picture):
        long = int.from_bytes(picture[place : place + 4], "big")
        body = picture[place + 4 : place + 8 + long]
        check = picture[place + 8 + long : place + FRAME + long]
        if len(check) < 4 or int.from_bytes(check, "big") != zlib.crc32(body):
            raise refused("picture.damaged")
        if body[:4] == END:
            return
        yield body[:4], body[4:]
        place += FRAME + long
    raise refused("picture.damaged")


def _unpacked(packed: bytes) -> bytes:
    """No more than a save may have, whatever the picture says."""
    unpacking = zlib.decompressobj()
    try:
        saved = unpacking.decompress(packed, LARGEST + 1)
    except zlib.error as problem:
        raise refused("picture.damaged") from problem
    if len(saved) > LARGEST:
        raise refused("save.too_big", megabytes=len(saved) >> 20, limit=LARGEST >> 20)
    if not unpacking.eof:
        raise refused("picture.damaged")
    return saved
