"""The games that have a table on the screen; what each of them brings to it lies in its folder."""

from __future__ import annotations

PLAYABLE = ("duel", "cosmic", "eclipse", "firestorm")
