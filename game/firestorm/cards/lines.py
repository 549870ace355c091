"""In which line of a JSON text something stands."""

from __future__ import annotations

import re
from bisect import bisect_left
from json.decoder import JSONDecodeError

_SPACE = re.compile(r"[ \t\n\r]*")
_PLAIN = re.compile(r"[^\s,\]}]+")
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


def lines_of(text: str) -> dict[str, int]:
    """The line of every value, by its path: "[0].name.de". The text must be JSON."""
    places: dict[str, int] = {}
    _value(text, _skip(text, 0), "", places)
    breaks = [found.start() for found in re.finditer("\n", text)]
    return {path: bisect_left(breaks, place) + 1 for path, place in places.items()}


def line_of(found: dict[str, int], path: str) -> int:
    """The line of a path, or of the nearest thing around it."""
    while path not in found and path:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return found.get(path, 1)


def _skip(text: str, place: int) -> int:
    found = _SPACE.match(text, place)
    return found.end() if found else place


def _value(text: str, place: int, path: str, found: dict[str, int]) -> int:
    """Note a value and everything in it; where it ends."""
    found[path] = place
    if text[place] == "{":
        return _members(text, place, path, found, "}")
    if text[place] == "[":
        return _members(text, place, path, found, "]")
    plain = (_STRING if text[place] == '"' else _PLAIN).match(text, place)
    if plain is None:
        raise JSONDecodeError("Expecting value", text, place)
    return plain.end()


def _members(text: str, place: int, path: str, found: dict[str, int], end: str) -> int:
    place, number = _skip(text, place + 1), 0
    while text[place] != end:
        key = f"[{number}]"
        if end == "}":
            name, place = _name(text, place)
            key, place = f".{name}" if path else name, _skip(text, _skip(text, place) + 1)
        place = _skip(text, _value(text, place, path + key, found))
        place = _skip(text, place + 1) if text[place] == "," else place
        number += 1
    return place + 1


def _name(text: str, place: int) -> tuple[str, int]:
    """The name of a member as it is written, and where it ends."""
    found = _STRING.match(text, place)
    if found is None:
        raise JSONDecodeError("Expecting a name", text, place)
    return found[1], found.end()
