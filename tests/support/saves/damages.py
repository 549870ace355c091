"""What can happen to a file: every kind of damage, made at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import msgspec

import game
from game.core.saves.file_format import FORMAT, Pen, digest_of
from game.duel.table import DuelTable
from tests.support.saves.saved_matches import Lines, edited, last, opened, sealed

Damage = Callable[[bytes, random.Random], bytes]


def truncated(file: bytes, dice: random.Random) -> bytes:
    """Cut off anywhere but between two lines, which would be an earlier moment of the match."""
    end = dice.randrange(len(file))
    return file[: end - 1] if end and file[end - 1 : end] == b"\n" else file[:end]


def torn(file: bytes, dice: random.Random) -> bytes:
    """Cut off in the last line."""
    start = file.rindex(b"\n", 0, len(file) - 1) if file.count(b"\n") > 1 else 0
    return file[: dice.randrange(start + 2, len(file))]


def flipped(file: bytes, dice: random.Random) -> bytes:
    content = bytearray(file)
    for _ in range(dice.choice([1, 1, 1, 2, 8])):
        content[dice.randrange(len(content))] ^= 1 << dice.randrange(8)
    return bytes(content) if content != file else flipped(file, dice)


def overwritten(file: bytes, dice: random.Random) -> bytes:
    """A block of zeros or noise, as from a disk that lost a sector."""
    start, length = dice.randrange(len(file)), dice.choice([1, 16, 512, 4096])
    block = dice.choice([bytes(length), dice.randbytes(length), b"\n" * length, b"\xff" * length])
    return (file[:start] + block + file[start + length :]) if file[start : start + length] != block else b""


def lines_moved(file: bytes, dice: random.Random) -> bytes:
    """A line that is not the last is missing, doubled, or changes places with the next."""
    lines = file.splitlines(keepends=True)
    if len(lines) < 3:
        return file + lines[-1]
    place = dice.randrange(len(lines) - 1)
    first, second = lines[place : place + 2]
    lines[place : place + 2] = dice.choice([[second], [first, first, second], [second, first]])
    return b"".join(lines)


def continued(file: bytes, dice: random.Random) -> bytes:
    """Something that is none of ours stands at the end."""
    return file + dice.choice([b"\n", b"\0" * 4096, b"{}\n", b"00000000 {}\n", file, dice.randbytes(300)])


def foreign(file: bytes, dice: random.Random) -> bytes:
    """A file of another program, or of this one and of other hands."""
    header = file[file.index(b"{") : file.index(b"\n")]
    return dice.choice(
        [
            b"",
            b"{}",
            b"[]\n",
            b"null\n",
            b'{"format": 1, "game": "duel"}',
            b'[{"seat": 0, "answer": 3}]\n' * dice.randrange(1, 50),
            sealed([{"hello": "world"}]),
            sealed([{"format": 1}]),
            sealed([{"record": "took", "format": 1, "seat": 0, "asked": "SetDial", "answer": 3}]),
            sealed([[1, 2, 3], 4, "five", None]),
            header + b"\n",
            file[9:],
            b"\xef\xbb\xbf" + file,
            file.decode().encode("utf-16"),
            file.replace(b"\n", b"\r\n"),
            file.upper(),
            b"\x89PNG\r\n\x1a\n" + dice.randbytes(2000),
            b"PK\x03\x04" + dice.randbytes(2000),
            b"<?xml version='1.0'?><save/>",
            b"\n" * 10_000,
            bytes(10_000),
            dice.randbytes(dice.randrange(1, 10_000)),
        ]
    )


def newer(file: bytes, dice: random.Random) -> bytes:
    def edit(lines: Lines) -> None:
        lines[0]["format"] = dice.choice([FORMAT + 1, FORMAT + 7, 2**31, 2**64, 10**30])
        for line in lines[: dice.randrange(2)]:
            line.clear()
            line |= {"record": "starboard", "format": FORMAT + 1}

    return edited(file, edit)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where in a line something stands: every field and item, however deep."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(item, (*path, index))


def anything_goes(path: tuple[Any, ...]) -> bool:
    """True for what is kept without being looked at, or would not be missed."""
    return path[0] in ("notes", "options", "record", "seed") or path[:1] == ("rows",)


def put(lines: Lines, dice: random.Random, value: Callable[[Any], Any]) -> None:
    """Put something else into a line that decides where the match stands."""
    chosen = dice.choice([lines[0], lines[0], *lines[-1:], *_newest(lines)])
    path = dice.choice([path for path in places(chosen) if not anything_goes(path)])
    place = chosen
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value(place[path[-1]])


def _newest(lines: Lines) -> Lines:
    return [line for line in lines if line is _last(lines, "phase") or line is _last(lines, "took")]


def _last(lines: Lines, record: str) -> Any:
    return last(lines, record) if any(line["record"] == record for line in lines) else None


def of_another_type(file: bytes, dice: random.Random) -> bytes:
    def other(value: Any) -> Any:
        """What stands nowhere in a save: fractions, and objects with such a field."""
        return dice.choice([0.5, {"?": value}, [[value]], [{"?": 1.5}]])

    return edited(file, lambda lines: put(lines, dice, other))


def without_a_field(file: bytes, dice: random.Random) -> bytes:
    def edit(lines: Lines) -> None:
        line = dice.choice([lines[0], *_newest(lines)])
        del line[dice.choice([field for field in line if (line["record"], field) != ("took", "digest")])]

    return edited(file, edit)


def huge(file: bytes, dice: random.Random) -> bytes:
    def number(value: Any) -> Any:
        return dice.choice([2**64, -(2**63) - 1, 10**30, -(10**30), 10**4000, 2**31 * 1000])

    return edited(file, lambda lines: put(lines, dice, number))


def enormous_number(file: bytes, dice: random.Random) -> bytes:
    """A number that cannot even be written as one: too many digits, or an exponent beyond all floats."""
    text = dice.choice([b"9" * 100_000, b"1e400", b"-1e999999", b"1e-400", b"0." + b"1" * 10_000])
    return unwritable(file, dice, text)


def deep(file: bytes, dice: random.Random) -> bytes:
    depth = dice.choice([200, 1000, 5000, 100_000])
    left, right = dice.choice([(b"[", b"]"), (b'{"a":', b"}")])
    return unwritable(file, dice, left * depth + b"1" + right * depth)


def unwritable(file: bytes, dice: random.Random, text: bytes) -> bytes:
    """A file with this text in place of a field's value, all checksums right."""
    lines = opened(file)
    line = dice.choice([lines[0], *_newest(lines)])
    field = dice.choice([field for field in line if field not in ("record", "notes", "options")])
    line[field] = "@here@"
    return respelled(lines, lambda body: body.replace(b'"@here@"', text))


def respelled(lines: Lines, respell: Callable[[bytes], bytes]) -> bytes:
    """A file whose lines are spelled in a way that no encoder would."""
    pen = Pen()
    for line in lines:
        pen.write(line)
        body = respell(pen.lines.pop()[9:-1])
        pen.chain = _chain(pen, body)
    return pen.written


def _chain(pen: Pen, body: bytes) -> int:
    before = int(pen.lines[-1][:8], 16) if pen.lines else 0
    chain = crc32(body, before)
    pen.lines.append(b"%08x %b\n" % (chain, body))
    return chain


def gigabytes_declared(file: bytes, dice: random.Random) -> bytes:
    """Counts that would take a gigabyte if anybody believed them."""

    def edit(lines: Lines) -> None:
        phase = _last(lines, "phase")
        table = dice.choice([lines[0]["start"], phase["table"] if phase else lines[0]["start"]])
        size = 2**30
        claims: list[Callable[[], object]] = [
            lambda: lines[0].update(seats=size),
            lambda: table.update(seats=size),
            lambda: table.update(supply=[size, size]),
            lambda: table.update(planet_deck="A" * 4000),
            lambda: table["agenda"].append(f"dials {size}" if dice.random() < 0.5 else "nowhere"),
            lambda: table["hands"].append([size]),
            lambda: table.update(straggler=size),
            lambda: (phase or lines[0]).update(taken=size, format=size),
        ]
        dice.choice(claims)()

    if dice.random() < 0.3:
        return b"\xc6\x40\x00\x00\x00" + dice.randbytes(100)  # as msgpack: a gigabyte of bytes follows
    return edited(file, edit)


def misplaced(file: bytes, dice: random.Random) -> bytes:
    """Pieces of the right kind in the wrong place, the digests corrected: only the rules can tell."""

    def edit(lines: Lines) -> None:
        phase = _last(lines, "phase")
        line, field = dice.choice([(lines[0], "start"), (phase or lines[0], "table" if phase else "start")])
        table = line[field]
        dice.choice(ACCIDENTS)(table)
        line["digest"] = digest(table)
        if line is lines[0]:
            lines[0]["rules"] = 99

    return edited(file, edit)


ACCIDENTS: list[Callable[[Any], object]] = [
    lambda table: table["decks"].reverse() or table["decks"].__setitem__(0, "AwMD"),
    lambda table: table.update(planet_deck=""),
    lambda table: table.update(warp=[0, 0], supply=[-1, 99]),
    lambda table: table.update(aliens=["nobody", "nothing"]),
    lambda table: table.update(aliens=[]),
    lambda table: table.update(hands=[]),
    lambda table: table.update(spent=[]),
    lambda table: table.update(agenda=[]),
    lambda table: table.update(faces="AAAA"),
    lambda table: table.update(seen="////"),
    lambda table: table.update(straggler=9),
    lambda table: table.update(winners=[4]),
    lambda table: table.update(past="Aw=="),
    lambda table: table.update(target=-7),
    lambda table: table.update(rng=-1),
]


def digest(table: Any) -> str:
    return digest_of(game.find("duel"), msgspec.convert(table, DuelTable))


KINDS: list[Damage] = [
    truncated,
    torn,
    flipped,
    overwritten,
    lines_moved,
    continued,
    foreign,
    newer,
    of_another_type,
    without_a_field,
    huge,
    enormous_number,
    deep,
    gigabytes_declared,
    misplaced,
]
