"""What the people at the table have chosen: read at the start, written when it changes, never in the way."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from game.core.files import small_file, write_file
from game.core.saves.file_format import Sentence
from game.core.texts import LANGUAGES
from scenes.shell.key_map import is_sound
from scenes.shell.profiles import is_profile_id
from scenes.shell.units import TEXT_SIZES, UI_SIZES

FILE = "settings.toml"
LARGEST = 1 << 20  # bytes; a usual file has a thousand
DEEPEST = 12  # tables and lists within each other
LEAST_HOLD, LONGEST_HOLD = 300, 900  # milliseconds, docs/ux 4.1


class Settings(msgspec.Struct, kw_only=True):
    """All settings with their defaults. Scenes change fields and call ``write``."""

    language: str = "en"
    ui_size: int = 100  # percent
    text_size: int = 100  # percent
    reader_font: bool = False  # letters that do not dance before one's eyes
    contrast: bool = False  # white on black, without pictures behind it
    px_per_mm: float = 0.0  # measured with a bank card; 0: guessed from the window
    sound: int = 50  # volumes, 0 to 100; half of what there is, until somebody wants more
    music: int = 30
    voice: int = 50
    speech: bool = False  # the system's voice says what a screen reader would
    speed: str = "normal"
    poker_face: bool = True  # every seat is asked, even if it could do nothing
    bots_talk: bool = True  # they say a few words when something large happens to them
    coach: dict[str, bool] = {}  # speaks in matches of a game; unless said, until its lessons are done
    stops: str = "smart"  # asked where something sensible can be done, or "always"
    deal_time: str = "off"  # or the seconds that the sand at the deal desk runs
    call_time: str = "6"  # seconds in which everybody may speak up; "off": nobody is hurried
    reduced_motion: bool = False
    confirm: str = "irreversible"
    density: str = "auto"
    keys: dict[str, str] = {}  # other keys than the usual ones, by the usual ones
    fullscreen: bool = False
    hold_ms: int = 450
    curtain_shows_table: bool = False
    pictures_hold: bool = False  # the match, though it is not over
    flat: bool = False  # the tablet lies on the table: everybody sits at an edge
    edges: list[str] = []  # where, by seat
    table_turns: bool = False  # with whoever is asked
    left_handed: bool = False  # the action corner stands at the left
    window: list[int] = []  # its width and height
    presenting: dict[str, float] = {}  # milliseconds to show a frame without ("0") and with ("1") the 3D card
    players: list[str] = []  # names of the last match, by seat
    seats: list[str] = []  # who sat there: "human" or the level of a bot
    colours: list[str] = []  # and in which colour
    profiles: list[str] = []  # and whose profile remembers it
    game: str = "duel"  # the last one played
    options: dict[str, Any] = {}  # of the last match
    learned: list[str] = []  # hints and lessons that have been seen, by the person below
    profile: str = ""  # whose lessons these are, and whose coach; "": of whoever has no profile
    nobodys_learned: list[str] = []  # kept for them while somebody with a profile learns
    nobodys_coach: dict[str, bool] = {}
    others: dict[str, Any] = {}  # what a newer program wrote: kept as it is


# What a field may be, beyond its type; a file that says something else gets the default for that field.
_ALLOWED: dict[str, Callable[[Any], bool]] = {
    "language": lambda value: value in LANGUAGES,
    "ui_size": lambda value: UI_SIZES[0] <= value <= UI_SIZES[1],
    "text_size": lambda value: TEXT_SIZES[0] <= value <= TEXT_SIZES[1],
    "px_per_mm": lambda value: value == 0 or 1 <= value <= 40,
    "sound": lambda value: 0 <= value <= 100,
    "music": lambda value: 0 <= value <= 100,
    "voice": lambda value: 0 <= value <= 100,
    "speed": lambda value: value in ("slow", "normal", "fast", "instant"),
    "confirm": lambda value: value in ("irreversible", "always", "never"),
    "stops": lambda value: value in ("smart", "always"),
    "deal_time": lambda value: value in ("off", "60"),
    "call_time": lambda value: value in ("3", "6", "10", "off"),
    "density": lambda value: value in ("auto", "touch", "mouse"),
    "edges": lambda value: all(edge in ("bottom", "left", "top", "right") for edge in value),
    "hold_ms": lambda value: LEAST_HOLD <= value <= LONGEST_HOLD,
    "keys": is_sound,
    "profile": lambda value: not value or is_profile_id(value),
    "window": lambda value: len(value) in (0, 2) and all(300 <= side <= 16000 for side in value),
    "presenting": lambda value: all(key in ("0", "1") for key in value),
}


def read(folder: Path) -> tuple[Settings, Sentence | None]:
    """The settings of a folder, and what to tell if its file could not be used."""
    path = folder / FILE
    try:
        found = tomllib.loads(small_file(path, LARGEST).decode("utf-8-sig").replace("\r\n", "\n"))
    except (FileNotFoundError, NotADirectoryError):
        return Settings(language=system_language()), None
    except (OSError, ValueError, RecursionError):
        return Settings(language=system_language()), _set_aside(path)
    if _too_deep(found):
        return Settings(language=system_language()), _set_aside(path)
    return _understood(found), None


def write(settings: Settings, folder: Path) -> Sentence | None:
    """Write the settings in one step; a folder that cannot be written to is told, and nothing else."""
    fields = msgspec.structs.asdict(settings)
    others = fields.pop("others")
    try:
        write_file(folder / FILE, _toml({**others, **fields}).encode("utf-8", errors="replace"))
    except OSError as problem:
        return Sentence("app.settings_not_kept", {"reason": problem.strerror or str(problem)})
    return None


def system_language() -> str:
    """The language of the system if the program speaks it, else English."""
    words = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    told = next((word for word in words if word), "") or _preferred()
    language = told[:2].lower()
    return language if language in LANGUAGES else "en"


def _preferred() -> str:
    import pygame

    locales = pygame.system.get_pref_locales()
    return locales[0]["language"] if locales else ""


def _understood(found: dict[str, Any]) -> Settings:
    """Known fields with values that make sense; everything else is kept beside them."""
    settings = Settings(language=system_language())
    for field in msgspec.structs.fields(Settings):
        if field.name == "others" or field.name not in found:
            continue
        with suppress(msgspec.ValidationError, OverflowError):
            value = msgspec.convert(found[field.name], field.type)
            if _ALLOWED.get(field.name, lambda _: True)(value):
                setattr(settings, field.name, value)
    known = Settings.__struct_fields__
    settings.others = {key: value for key, value in found.items() if key not in known or key == "others"}
    return settings


def _too_deep(value: Any, room: int = DEEPEST) -> bool:
    """True if tables and lists stand so deep within each other that no program of ours wrote them."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return room == 0 or any(_too_deep(item, room - 1) for item in inner)


def _set_aside(path: Path) -> Sentence:
    """Keep the broken file under another name, so that nothing a person wrote is lost."""
    aside = path.with_suffix(".broken")
    try:
        os.replace(path, aside)
    except OSError:
        return Sentence("app.settings_unreadable", {"file": path.name})
    return Sentence("app.settings_broken", {"file": path.name, "aside": aside.name})


def _toml(table: dict[str, Any], name: str = "") -> str:
    """A table in TOML: plain values first, tables after them."""
    lines = [f"[{name}]"] if name else []
    tables = {key: value for key, value in table.items() if isinstance(value, dict)}
    lines += [f"{_key(key)} = {_value(value)}" for key, value in table.items() if key not in tables]
    inner = [_toml(value, f"{name}.{_key(key)}" if name else _key(key)) for key, value in tables.items()]
    return "\n".join([*lines, "", *inner])


def _key(key: str) -> str:
    return key if key.replace("_", "a").replace("-", "a").isalnum() and key.isascii() else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join(_escaped(letter) for letter in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, int | float):
        return repr(value)
    return value.isoformat() if hasattr(value, "isoformat") else _value(str(value))


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return f"\\{letter}"
    return f"\\u{ord(letter):04X}" if ord(letter) < 32 or ord(letter) == 127 else letter
