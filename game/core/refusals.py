"""Why an answer is not allowed, and where the rulebook says so."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """One sentence by its key in the catalogues, what to fill in, and the rulebook's section."""

    text: str
    section: str
    args: dict[str, str | int] = {}


class Illegal(ValueError):
    """An answer was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} {refusal.args} (section {refusal.section})")
        self.refusal = refusal


class Diverged(RuntimeError):
    """A replay asked another question than the one that was recorded."""


class WrongWord(ValueError):
    """A scenario or an option uses a word, card or number that the game does not know."""
