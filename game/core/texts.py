"""What people read, by language: the sentences of the catalogues and what is printed on the components.

A catalogue is a gettext .po file whose msgid is a key. A sentence with plural forms names the argument that
is counted as its msgid_plural. The key "event.ShipsSent.source=-3" is a variant of "event.ShipsSent" for
events with this value in this field; prompts and their buttons may have variants, too.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from gettext import c2py
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.core.assets import ASSETS
from game.core.events import Event
from game.core.prompts import Prompt

LANGUAGES = ("en", "de")

_PLAIN = re.compile(r'^msgid "([^"\\\n]+)"\nmsgstr "([^"\\\n]*)"\n(?!["m])', re.MULTILINE)
_LINE = re.compile(r'(?:(msgid|msgid_plural|msgstr(?:\[\d\])?) +)?"((?:[^"\\]|\\["\\nt])*)"')
_ESCAPED = {"\\n": "\n", "\\t": "\t", '\\"': '"', "\\\\": "\\"}
_PLURALS = re.compile(r"charset=UTF-8\n(?:.*\n)*Plural-Forms: nplurals=(\d); plural=(.+);\n")


class UnreadableTexts(ValueError):
    """A catalogue is missing or is no gettext file."""


class Entry(NamedTuple):
    """A sentence in its plural forms, and the argument that is counted; "" if there is only one form."""

    counted: str
    forms: list[str]


class Catalogue:
    """The sentences of one language."""

    def __init__(self, text: str) -> None:
        """Read the text of a .po file; raises UnreadableTexts."""
        self.entries = dict(_entries(text))
        rules = _PLURALS.search(self.entries.pop("", Entry("", [""])).forms[0])
        if rules is None:
            raise UnreadableTexts("its header does not say charset=UTF-8 and Plural-Forms")
        self.plural = c2py(rules[2])
        for key, entry in self.entries.items():
            if len(entry.forms) != (int(rules[1]) if entry.counted else 1):
                raise UnreadableTexts(f"{key} has {len(entry.forms)} forms")

    def keys(self) -> list[str]:
        return list(self.entries)

    def say(self, key: str, **args: Any) -> str:
        """The sentence, filled in; a key that the catalogue does not have comes back as it is."""
        if key not in self.entries:
            return key
        counted, forms = self.entries[key]
        return forms[self.plural(args[counted]) if counted else 0].format(**args)

    def asked(self, prompt: Prompt[Any], **names: Any) -> str:
        """What the prompt bar says, with ``names`` in place of the prompt's seat and ids."""
        fields = msgspec.structs.asdict(prompt)
        own = [value for value in fields.values() if isinstance(value, str) and value.startswith("ask.")]
        key = own[0] if own else self.variant(f"prompt.{type(prompt).__name__}", prompt)
        return self.say(key, **{**fields, **names})

    def label(self, button: str, prompt: Prompt[Any]) -> str:
        """What stands on a button of this prompt."""
        return self.say(self.variant(button, prompt))

    def told(self, event: Event, **names: Any) -> str:
        """What the log says, with ``names`` in place of the event's seats and ids; "" if it says nothing."""
        fields = msgspec.structs.asdict(event)
        line = self.say(self.variant(f"event.{type(event).__name__}", event), **{**fields, **names})
        return line[:1].upper() + line[1:]

    def variant(self, key: str, of: msgspec.Struct) -> str:
        """The key's variant for this prompt or event, or the key; the first field with a variant decides."""
        keys = (f"{key}.{field}={value}" for field, value in msgspec.structs.asdict(of).items())
        return next((variant for variant in keys if variant in self.entries), key)


@cache
def catalogue(language: str) -> Catalogue:
    """The sentences of a language; raises UnreadableTexts."""
    return read_catalogue(ASSETS / "text" / f"{language}.po")


def read_catalogue(path: Path) -> Catalogue:
    """The sentences of a .po file; raises UnreadableTexts."""
    try:
        return Catalogue(path.read_text("utf-8"))
    except (OSError, ValueError) as problem:  # of the disk, of UTF-8, of the plural's formula, or our own
        raise UnreadableTexts(f"The texts in {path.name} cannot be read: {problem}.") from problem


def _entries(text: str) -> Iterator[tuple[str, Entry]]:
    """The keys and sentences of a .po file.

    Nearly all of them are one plain line, and these are found all at once: line by line, reading them was
    16 ms of the 200 until the menu is seen.
    """
    between = _PLAIN.split(text)
    keys = between[1::3]
    if len(set(keys)) < len(keys):
        raise UnreadableTexts(f"{next(key for key in keys if keys.count(key) > 1)} stands there twice")
    plain = {key: Entry("", [said]) for key, said in zip(keys, between[2::3], strict=True)}
    yield from plain.items()
    for row in (row for rest in between[::3] if not rest.isspace() for row in _rows(rest)):
        key = row.pop("msgid")
        counted = row.pop("msgid_plural", "")
        words = [f"msgstr[{form}]" for form in range(len(row))] if counted else ["msgstr"]
        if list(row) != words or key in plain:
            raise UnreadableTexts(f"{key} stands there twice or without a sentence")
        plain[key] = Entry(counted, list(row.values()))
        yield key, plain[key]


def _rows(text: str) -> Iterator[dict[str, str]]:
    """What follows each msgid, by the words that the lines begin with."""
    row: dict[str, str] = {}
    word = ""
    for line in map(str.strip, text.split("\n")):
        if not line or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line)
        if found is None or (not row and found[1] != "msgid"):
            raise UnreadableTexts(f"{line} is no line of a .po file")
        if found[1] == "msgid" and row:
            yield row
            row = {}
        word = found[1] or word
        said = found[2]
        if "\\" in said:
            said = re.sub(r"\\.", lambda escaped: _ESCAPED[escaped[0]], said)
        row[word] = row.get(word, "") + said
    if row:
        yield row


class Printed(NamedTuple):
    """What is printed on a component in one language: by field, such as "name", and on its parts."""

    says: dict[str, str]
    parts: dict[str, list[Printed]]  # such as "ability"

    @property
    def name(self) -> str:
        return self.says.get("name", "")


def printed(game: str, kind: str, key: str, language: str) -> Printed:
    """What is printed on a component: ``printed("duel", "alien", "swarm", "de")``."""
    return _components(game, language)[kind, key]


def name_of(game: str, key: str, language: str) -> str:
    """The name of a card by its face key, or of an alien or another component by its id."""
    return _names(game, language)[key.partition(".")[0]]  # what follows a point tells equal cards apart


@cache
def _names(game: str, language: str) -> dict[str, str]:
    return {key: component.name for (_, key), component in _components(game, language).items()}


@cache
def _components(game: str, language: str) -> dict[tuple[str, str], Printed]:
    return {
        (kind, row["id"]): _printed(row, f"_{language}")
        for path in sorted((ASSETS / "data" / game).glob("*.toml"))
        for kind, rows in tomllib.loads(path.read_text("utf-8")).items()
        for row in rows
        if "id" in row  # a blueprint has none: nothing is read on it
    }


def _printed(row: dict[str, Any], ending: str) -> Printed:
    """The fields of a data row that end in a language are texts; tables within the row are parts."""
    says = {field.removesuffix(ending): text for field, text in row.items() if field.endswith(ending)}
    tables = {field: [part] if isinstance(part, dict) else part for field, part in row.items()}
    parts = {
        field: [_printed(part, ending) for part in table if isinstance(part, dict)]
        for field, table in tables.items()
        if isinstance(table, list)
    }
    return Printed(says, {field: part for field, part in parts.items() if any(piece.says for piece in part)})
