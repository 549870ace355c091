"""Who a file says that it is, and who sits at its table."""

from __future__ import annotations

import msgspec

from game.bots import LEVELS
from game.core.branches import LONGEST_ID
from game.core.saves.resume import Loaded
from scenes.drawing.theme import SEATS
from scenes.session.takebacks import CAME_BACK, JOINED, LIFTED, WENT, Remark, remarks_of
from scenes.shell.outside_text import literal

PERSON = "human"
ID = "id"  # under this word a file keeps which match it is
LONGEST_NAME = 20


class Participant(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    colour: str
    kind: str = PERSON  # or the level of a bot
    sign: str = ""  # what the four glyphs that open the hand come to; "" if it opens without
    profile: str = ""  # the id of the profile that remembers this match; "" for none
    away: bool = False  # a person whose seat a bot has taken for a while


def id_of(loaded: Loaded) -> str:
    """Which match a file says it is; "" if it does not."""
    said = loaded.notes.get(ID)
    return said if isinstance(said, str) and len(said) <= LONGEST_ID else ""


def players_of(loaded: Loaded) -> list[Participant]:
    """The players that a file names; people without names if it names none that can be seated."""
    colours = ("orange", "blue", "white", "yellow", "red", "purple", "green")
    seats = loaded.match.table.seats
    try:
        players = msgspec.convert(loaded.notes.get("players", []), list[Participant])
    except msgspec.ValidationError:
        players = []
    kinds, painted = {player.kind for player in players}, {player.colour for player in players}
    if len(players) != seats or not kinds <= {PERSON, *LEVELS}:
        return [Participant("", colours[seat]) for seat in range(seats)]
    known = len(painted) == seats and painted <= SEATS.keys()
    lifted = [remark.seat for remark in remarks_of(loaded) if remark.what == LIFTED]
    seated = [
        Participant(
            literal(player.name, LONGEST_NAME),
            player.colour if known else colours[seat],
            player.kind,
            "" if seat in lifted else player.sign,
            player.profile,
        )
        for seat, player in enumerate(players)
    ]
    for remark in remarks_of(loaded):
        seated[remark.seat] = reseated(seated[remark.seat], remark)
    return seated


def reseated(player: Participant, remark: Remark) -> Participant:
    """Who sits at a seat after a remark about it."""
    if remark.what == WENT and player.kind == PERSON and remark.level in LEVELS:
        return msgspec.structs.replace(player, kind=remark.level, away=True)
    if remark.what == CAME_BACK and player.away:
        return msgspec.structs.replace(player, kind=PERSON, away=False)
    if remark.what == JOINED and player.kind != PERSON and not player.away:
        return Participant("", player.colour)
    return player
