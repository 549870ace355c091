"""Finds the folder of data, texts, pictures and sounds.

It lies beside the packages in a checkout and in the built program, and within this package when installed.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
ASSETS = next(folder for folder in (_PACKAGE / "assets", _PACKAGE.parent / "assets") if folder.is_dir())
INSTALLED = ASSETS.parent == _PACKAGE  # by pip, so there is no `run.py`
