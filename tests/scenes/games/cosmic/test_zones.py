"""Where the zones of Cosmic's table are, in windows of all shapes."""

from __future__ import annotations

import pytest
from pygame import Rect

from scenes.games.cosmic.zones import desk_spot, desk_trays
from scenes.table.game_table import Watching


@pytest.mark.parametrize("size", [(1500, 800), (1366, 1300), (960, 1400), (850, 1500)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_above_the_trays_of_a_deal_is_room_for_words(seats: int, size: tuple[int, int]) -> None:
    area = Rect((100, 100), size)
    watching = Watching(0, ("orange",) * seats, "en", area, Rect(0, 2000, 10, 10))
    one, _ = desk_trays(watching)
    assert one.y - desk_spot(watching).y > one.height // 12
