"""What bots answer to the powers, cards and techs of others."""

from __future__ import annotations

from typing import Any

from game.bots.cosmic.flares import SPEND, Appeal
from game.bots.cosmic.powers import FIGHTS, GAINS, KINDS, ROBS, dislike, dislike_of_power
from game.bots.cosmic.standing import rivalry
from game.bots.cosmic.tastes import AGAINST
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed
from game.cosmic.table import CosmicTable

PAID_ZAPS = {"card_zap": SPEND, "anti_matter": 0.4, "filch": 0.8, "void": 1.0, "healer": -1.0}
# What cards of others do, if nothing is said about their powers: whom a zap would help.
FIGHTING = (
    "amoeba", "calculator", "citadel", "fodder", "gambler", "human", "kamikaze", "loser", "macron", "mirror",
    "pacifist", "tripler", "virus", "warpish", "emotion_control",
)  # fmt: skip
ROBBING = (
    "cudgel", "fido", "filch", "force_field", "grudge", "hate", "mite", "mutant", "oracle", "plague",
    "reincarnator", "shadow", "sorcerer", "trader", "vulch", "ionic_gas", "quash",
)  # fmt: skip


def stop_the_power(table: CosmicTable, seat: Seat, used: Any) -> float:
    return dislike_of_power(table, seat, used.seat, used.power) - SPEND


def stop_the_card(name: str) -> Appeal:
    """A card is stopped if it hurts, at the price of the card that stops it."""

    def stop(table: CosmicTable, seat: Seat, played: CardPlayed) -> float:
        return dislike_of_card(table, seat, played) - PAID_ZAPS[name]

    return stop


def dislike_of_card(table: CosmicTable, seat: Seat, played: CardPlayed) -> float:
    """A zap of the own power, a card for the other side, one that takes from oneself."""
    if played.seat == seat:
        return AGAINST
    if played.against == seat:
        return 4.0
    name = table.id_of(played.card)
    if played.side == pieces.SUPER and name in KINDS:
        return dislike(table, seat, played.seat, KINDS[name])
    kind = FIGHTS if name in FIGHTING else ROBS if name in ROBBING else GAINS
    return dislike(table, seat, played.seat, kind)


def stop_the_tech(table: CosmicTable, seat: Seat, event: Any) -> float:
    return 1.5 * rivalry(table, seat, event.seat) - 0.8
