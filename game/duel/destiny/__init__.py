"""Destiny cards: what each of the three decks does, and the cards that do more.

A card that only follows its data row has no module. The others have one each in this folder.
"""

from __future__ import annotations

import importlib
import pkgutil

from game.duel.destiny.follow import follow_rows

for _module in sorted(module.name for module in pkgutil.iter_modules(__path__)):
    importlib.import_module(f"{__name__}.{_module}")
follow_rows()
