"""Which key does what: whoever wants other keys than the usual ones says so in the settings.

The program knows a key by what it means (its usual name); what is pressed is turned into that at the door.
"""

from __future__ import annotations

from collections.abc import Mapping

from scenes.shell.gestures import Gesture, Kind

PICTURE = "f12"
# What a key means, by its usual name, and the sentence that says it (docs/ux 4.16).
MEANINGS = {
    "space": "keys.carry_out", "k": "keys.pass", "j": "keys.do", "z": "keys.undo", "y": "keys.redo",
    "x": "keys.cancel", "i": "keys.inspect", "n": "keys.describe", "h": "keys.hint", "w": "keys.why",
    "l": "keys.log", "m": "keys.map", "c": "keys.cover", "p": "keys.unpin", "q": "keys.turn_left",
    "e": "keys.turn_right", "+": "keys.larger", "-": "keys.smaller", "f1": "keys.rules",
    PICTURE: "keys.picture",
}  # fmt: skip
FUNCTION = tuple(f"f{number}" for number in range(1, 13) if number != 11)  # F11 fills the screen
LONGER = ("space", "insert", "pause", *FUNCTION)  # keys besides letters and signs


def may_be_used(key: str) -> bool:
    """Whether a key can be given a meaning: digits take cards, arrows and Enter are needed everywhere."""
    return key in LONGER or (len(key) == 1 and key.isprintable() and not key.isdigit() and not key.isspace())


def is_sound(keys: Mapping[str, str]) -> bool:
    """Whether what a file says makes sense: known meanings, usable keys, none of them twice."""
    if not all(meaning in MEANINGS and may_be_used(key) for meaning, key in keys.items()):
        return False
    pressed = [key_of(keys, meaning) for meaning in MEANINGS]
    return len(set(pressed)) == len(pressed)


def key_of(keys: Mapping[str, str], meaning: str) -> str:
    """The key that is to be pressed for something; ``meaning`` may be any hotkey of the program."""
    return keys.get(meaning, meaning)


def meaning_of(keys: Mapping[str, str], key: str) -> str:
    """What a pressed key means; "" for a usual key whose meaning lies elsewhere now."""
    moved = next((meaning for meaning, own in keys.items() if own == key), "")
    return moved or ("" if key in keys else key)


def meant(keys: Mapping[str, str], gesture: Gesture) -> Gesture:
    """The gesture with the meaning of its key."""
    if not keys or gesture.control or gesture.kind not in (Kind.KEY, Kind.KEY_UP):
        return gesture
    return gesture._replace(key=meaning_of(keys, gesture.key))


def taken_by(keys: Mapping[str, str], meaning: str, key: str) -> str:
    """What else a key is for already; "" if it is free for this meaning."""
    return next((other for other in MEANINGS if other != meaning and key_of(keys, other) == key), "")


def with_key(keys: Mapping[str, str], meaning: str, key: str) -> dict[str, str]:
    """The keys when this one is for that; what is as usual is not written down."""
    return {each: own for each, own in {**keys, meaning: key}.items() if each != own}
