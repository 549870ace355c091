"""Where a person need not be stopped in Cosmic Encounter: nothing that could be played changes anything.

Only the rules are asked, never how good a card would be: that is for the person to say.
"""

from __future__ import annotations

from typing import Any

from game.bots.minds import Stop
from game.core.prompts import NONE, Prompt
from game.core.table import NOBODY, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import PowerUsed
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import NO_SHIPS, PlayCard, PlayReinforcement
from game.cosmic.table import CosmicTable
from game.cosmic.totals import total

ZAPS = ("card_zap", "cosmic_zap")
BY_HOW_MUCH = ("spiff", "reserve")  # whose powers ask by how much it was won, or reinforce with other cards
UPSET = "loser"  # marks an encounter that the lower total wins


def stop_at(table: CosmicTable, prompt: Prompt[Any]) -> Stop | None:
    """Whether a question is worth asking; None: always."""
    if isinstance(prompt, PlayReinforcement) and not _may_turn(table, prompt.seat):
        return Stop(NO_SHIPS)
    if isinstance(prompt, PlayCard) and _only_stops_itself(table, prompt):
        return Stop(NONE)
    return None


def might_matter(table: CosmicTable, prompt: Prompt[Any], seat: Seat) -> bool:
    """As far as everybody knows, a seat might have something to say in the window of a question."""
    if isinstance(prompt, PlayReinforcement):
        return table.at.sides[seat] >= 0 and bool(table.playable(seat)) and _may_turn(table, seat)
    return True


def _only_stops_itself(table: CosmicTable, prompt: PlayCard) -> bool:
    """Zaps alone, for what this very seat has chosen to play or to use just now."""
    event = prompt.event
    if isinstance(event, PowerUsed) and pieces.ALIENS[event.power].mandatory:
        return False  # one that must be used may hurt its owner
    if not isinstance(event, PowerUsed | CardPlayed) or event.seat != prompt.seat:
        return False
    return all(table.id_of(card) in ZAPS for card in prompt.among(table))


# --- reinforcements


def _may_turn(table: CosmicTable, seat: Seat) -> bool:
    """The side that is behind could still win, with all that this seat and others may hold.

    Who is ahead is asked, too: an ally may be better off if somebody else does not win.
    """
    if table.rules.technology or any(power in BY_HOW_MUCH for _, power in table.in_play):
        return True
    if table.at.low_wins != NOBODY or table.at.marked(UPSET):  # what is added may lose
        return True
    behind = _behind(table)
    gap = total(table, 1 - behind) - total(table, behind) + (behind == OFFENSE)
    return gap <= _values(table, seat) + sum(_values(table, other) for other in _helpers(table, seat))


def _behind(table: CosmicTable) -> int:
    """The side that would lose now; a tie goes to the defense."""
    return DEFENSE if total(table, OFFENSE) > total(table, DEFENSE) else OFFENSE


def _helpers(table: CosmicTable, seat: Seat) -> list[Seat]:
    """Everybody else in the encounter: each may reinforce either side."""
    return [other for other in range(table.seats) if other != seat and table.at.sides[other] >= 0]


def _values(table: CosmicTable, seat: Seat) -> int:
    """What a seat could reinforce with: what it is known to hold, and the best that nobody has seen."""
    held = table.playable(seat)
    known = [table.value_of(card) for card in table.of_type(held, pieces.REINFORCEMENT)]
    hidden = sum(table.faces[card] >= len(pieces.FACES) for card in held)
    return sum(known) + sum(_unseen(table)[:hidden])


def _unseen(table: CosmicTable) -> list[int]:
    """The values of all reinforcements that lie nowhere to be seen, the highest first."""
    known = {face for face in table.faces if face < len(pieces.FACES)}
    return sorted(
        (face.value for number, face in enumerate(pieces.FACES)
         if face.type == pieces.REINFORCEMENT and number not in known),
        reverse=True,
    )  # fmt: skip
