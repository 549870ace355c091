"""Looks on which no card's face can be read: tokens, signs, plates."""

from __future__ import annotations


class Faceless:
    """A look that shows the face of no card, as the privacy audit asks."""

    __slots__ = ()

    def shown(self) -> list[str]:
        return []
