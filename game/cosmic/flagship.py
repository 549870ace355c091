"""The Prometheus: one ship among others that its owner can tell from them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import ClassVar

from game.core.powers import DONE
from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import Seat
from game.cosmic.events.techs import PrometheusOrdered
from game.cosmic.powers import CosmicPlay
from game.cosmic.table import CosmicTable


class TakePrometheus(Prompt[bool], frozen=True):
    """Some ships leave the place of the Prometheus: it goes with them, or stays."""

    section: ClassVar[str] = "Using technology"

    def options(self, table: CosmicTable) -> list[bool]:
        return [True, False]

    def reason(self, table: CosmicTable, answer: bool) -> Refusal:
        return Refusal("refuse.yes_or_no", self.section)

    def handles(self, table: CosmicTable) -> list[Handle]:
        return [
            Handle(True, button="button.prometheus_goes"),
            Handle(False, button="button.prometheus_stays"),
        ]


def board(play: CosmicPlay, seat: Seat, place: int, ships: int) -> Awaitable[None]:
    """Ask the owner only if there is a choice: other ships stay, others go."""
    ship = play.table.prometheus
    if not ship or (ship.seat, ship.place) != (seat, place) or ships == play.table.ships_at(seat, place):
        return DONE
    return _order(play, seat)


async def _order(play: CosmicPlay, seat: Seat) -> None:
    play.do(PrometheusOrdered(seat, await TakePrometheus(seat)))
