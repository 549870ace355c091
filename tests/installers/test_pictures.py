"""No picture looks worse than the one that was painted, at the size that it is drawn in."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from PIL import Image

from installers import contents, pictures
from installers.pictures import LEAST, encoded, lighter, likeness

PAINTED = [file for file in contents.shipped() if file.suffix == ".webp"]
SAMPLE = PAINTED[:: max(1, len(PAINTED) // 12)]


@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_lighter_picture_looks_the_same(file: Path, tmp_path: Path) -> None:
    content = encoded(file)
    if content is None:
        return  # it stays as it is
    twin = tmp_path / file.name
    twin.write_bytes(content)
    assert len(content) < file.stat().st_size
    with Image.open(file) as one, Image.open(twin) as other:
        assert (one.size, one.mode) == (other.size, other.mode)
        assert likeness(one, other) >= LEAST
        half = (one.width // 2, one.height // 2)  # a card in a hand is smaller, and the likeness larger
        drawn = [picture.resize(half, Image.Resampling.BOX) for picture in (one, other)]
        assert likeness(drawn[0], drawn[1]) >= LEAST


def test_the_largest_picture_gets_lighter() -> None:
    """Were nothing ever worth it, no picture would be compared above."""
    assert encoded(max(SAMPLE, key=lambda file: file.stat().st_size)) is not None


def test_likeness_tells_a_blurred_picture(tmp_path: Path) -> None:
    with Image.open(PAINTED[0]) as picture:
        small = picture.resize((picture.width // 4, picture.height // 4)).resize(picture.size)
        assert likeness(picture, picture) == math.inf
        assert likeness(picture, small) < LEAST


def test_a_picture_is_made_lighter_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "KEPT", tmp_path)
    first = lighter(SAMPLE[0])
    monkeypatch.setattr(pictures, "encoded", lambda file: pytest.fail("it is there already"))
    assert lighter(SAMPLE[0]) == first


def test_a_drawing_stays_as_it_is() -> None:
    assert lighter(Path("icon.svg")) == Path("icon.svg")
