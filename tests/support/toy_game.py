"""A toy game to prove the core without a real one: two seats bid in secret, powers meddle."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from game.core.events import Event, Moment, Planned, Play
from game.core.games import Game, Options
from game.core.history import Beginning
from game.core.match import Match
from game.core.powers import Power, happen, window
from game.core.prompts import Handle, Prompt, Together, Yes, all_at_once
from game.core.quantities import Quantity
from game.core.refusals import Refusal
from game.core.table import Seat, Table


class ToyTable(Table, kw_only=True):
    coins: list[int]
    told: list[str] = []


class Bid(Prompt[int], frozen=True):
    section: ClassVar[str] = "Bidding"

    most: int = 3

    def options(self, table: ToyTable) -> list[int]:
        return list(range(self.most + 1))

    def reason(self, table: ToyTable, answer: int) -> Refusal:
        return Refusal("refuse.bid", self.section)

    def handles(self, table: ToyTable) -> list[Handle]:
        return [Handle(bid, button=str(bid)) for bid in self.options(table)]


class CoinsLost(Event, frozen=True):
    seat: Seat
    coins: int

    def apply(self, table: ToyTable) -> None:
        table.coins[self.seat] -= self.coins


class CoinsKept(Event, frozen=True):
    seat: Seat


class Told(Event, frozen=True):
    word: str

    def apply(self, table: ToyTable) -> None:
        table.told.append(self.word)


class Dusk(Moment, frozen=True):
    """The end of a round."""


class Ended(Event, frozen=True):
    def apply(self, table: ToyTable) -> None:
        table.over = True


ToyPlay = Play[ToyTable]
miser, herald, gossip, late = (Power(name) for name in ("miser", "herald", "gossip", "late"))
price = Quantity[ToyTable, Seat](lambda table, seat: 1)


@price.changed_by(miser)
def half_price(table: ToyTable, owner: Seat, seat: Seat, amount: int) -> int:
    return 0 if seat == owner else amount


@miser.instead_of(CoinsLost)
async def keep(play: ToyPlay, owner: Seat, lost: CoinsLost) -> Event:
    return CoinsKept(owner) if lost.seat == owner else lost


@late.after(Dusk, may=True)
async def perhaps_afterwards(play: ToyPlay, owner: Seat, dusk: Dusk) -> None:
    if await Yes(owner, question="ask.toy"):
        play.do(Told(f"{owner} may after"))


@herald.after(Dusk)
async def afterwards(play: ToyPlay, owner: Seat, dusk: Dusk) -> None:
    play.do(Told(f"{owner} must after"))


@gossip.when(Dusk)
async def at_once(play: ToyPlay, owner: Seat, dusk: Dusk) -> None:
    play.do(Told(f"{owner} must at once"))
    play.table.in_play = [held for held in play.table.in_play if held != (1, "herald")]


async def bidding(play: ToyPlay) -> None:
    """Seat 0 bids once, seat 1 twice; nobody knows of the other until both are done."""

    async def twice(seat: Seat) -> int:
        first = await Bid(seat)
        return first + await Bid(seat, most=1)

    async def once(seat: Seat) -> int:
        return await Bid(seat)

    bids = await Together({0: partial(once, 0), 1: partial(twice, 1)})
    for seat, bid in bids.items():
        await happen(play, CoinsLost(seat, bid))


async def dusk(play: ToyPlay) -> None:
    await happen(play, Dusk())
    play.do(Planned(("end",)))


async def haggling(play: ToyPlay) -> None:
    async def turn(play: ToyPlay, seat: Seat) -> bool:
        acts = await Yes(seat, question="ask.toy")
        play.do(Told(f"{seat} {'acts' if acts else 'passes'}"))
        return acts

    await window(play, [1, 0], turn)
    play.do(Planned(("end",)))


async def cheating(play: ToyPlay) -> None:
    async def meddle(seat: Seat) -> int:
        play.do(Told("too early"))
        return await Bid(seat)

    await Together({0: partial(meddle, 0)})


async def dreaming(play: ToyPlay) -> None:
    await Sleep()


async def together(play: ToyPlay) -> None:
    bids = await all_at_once([Bid(1), Bid(0)])
    play.do(Told(str(bids)))


async def end(play: ToyPlay) -> None:
    play.do(Ended())


class Sleep:
    """Something that is no prompt."""

    def __await__(self) -> Any:
        yield "zzz"


def no_set_up(seed: int, seats: int, options: Options) -> ToyTable:
    raise NotImplementedError


def no_scenario(spec: Options) -> ToyTable:
    raise NotImplementedError


TOY: Game[ToyTable] = Game(
    name="toy",
    version=1,
    seats=range(2, 3),
    table_type=ToyTable,
    phases=[bidding, dusk, haggling, cheating, dreaming, together, end],
    powers={power.name: power for power in (miser, herald, gossip, late)},
    set_up=no_set_up,
    arrange=no_scenario,
    faults=lambda table: [],
    factions=lambda table: ["", ""],
    face_keys=["moon", "sun"],
)


def toy(*phases: str, in_play: tuple[tuple[Seat, str], ...] = ()) -> Match[ToyTable]:
    """A match of the toy that plays these phases."""
    table = ToyTable(
        rng=1,
        seats=2,
        faces=bytearray([0, 1]),
        seen=bytearray([1, 2]),
        agenda=list(reversed(phases)),
        in_play=list(in_play),
        coins=[10, 10],
    )
    return Match(TOY, table, Beginning(1, {}))
