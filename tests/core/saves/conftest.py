"""Where the tests of saves keep their match."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file in a folder that is there already."""
    folder = tmp_path / "saves"
    folder.mkdir()
    return folder / "match.save"
