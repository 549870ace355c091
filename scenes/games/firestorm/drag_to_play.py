"""One drag plays a card: onto the table, or onto its host or first target; or a ship attacks a planet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.prompts import Handle, Prompt
from game.firestorm import pieces
from game.firestorm.cards.references import Scope
from game.firestorm.combat.prompts import ChoosePlanetToAttack
from game.firestorm.deeds import aims, deed_of, hosts
from game.firestorm.offers import attackable, fleet, may_announce
from game.firestorm.parts import NOWHERE
from game.firestorm.pieces import own_number, owner_of
from game.firestorm.prompts import Act, TakeMainPhase
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.names import face_key
from scenes.games.firestorm.reactions.windows import announced
from scenes.games.firestorm.zones import place_of, zone
from scenes.table.board.placing import say
from scenes.table.game_table import Watching

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder

TABLE = "table"  # where a card goes that needs nothing else to be said
POLLS = (TakeMainPhase, Act)
SEATED = ("player", "active_player")  # targets that lie nowhere on the table


def leads_to(piece: str, builder: AnswerBuilder, view: FirestormTable) -> list[str]:
    """Places that the next question will offer for a card of the hand, or for a ship that attacks."""
    kind, _, number = piece.partition(":")
    if kind != "card" or not isinstance(builder.prompt, POLLS):
        return []
    card, seat = int(number), builder.prompt.seat
    if isinstance(builder.prompt, TakeMainPhase) and owner_of(card) == seat and card in fleet(view, seat):
        return [f"card:{planet}" for planet in attackable(view, seat)] if may_announce(view, seat) else []
    if own_number(card) not in view.players[seat].hand or owner_of(card) != seat:
        return []
    if not face_key(view, card):  # on a table that lies flat all see its back
        return []
    if view.type_of(card) in pieces.GEAR or view.type_of(card) == "alien_tec":
        return [f"card:{host}" for host in hosts(view, seat, card)]
    effects = _effects(view, seat, card)
    return [*effects, TABLE] if effects else _targets(view, seat, card) or [TABLE]


def stays(handle: Handle, prompt: Prompt[Any], staying: str) -> str:
    """A ship with which an attack is announced is among the attackers as soon as the planet is named."""
    if isinstance(prompt, TakeMainPhase) and handle.answer == "attack":
        return handle.piece or ""
    return staying if isinstance(prompt, ChoosePlanetToAttack) else ""


def _targets(view: FirestormTable, seat: int, card: int) -> list[str]:
    """Cards that its only question so far is about."""
    deed = deed_of(view.faces[card], NOWHERE)
    if not deed.targets or deed.x is not None or deed.before or deed.window is not None:
        return []
    if deed.targets[0].kind in SEATED:
        return []
    found = aims(Scope(view, seat, card), deed, 0)
    return [f"card:{aim}" for aim in found if 0 <= aim < view.size]


def _effects(view: FirestormTable, seat: int, card: int) -> list[str]:
    """Effects on the stack that it may be aimed at."""
    deed = deed_of(view.faces[card], NOWHERE)
    if not deed.targets or deed.x is not None or deed.before or deed.targets[0].kind != "effect":
        return []
    return [f"effect:{aim}" for aim in aims(Scope(view, seat, card), deed, 0)]


def places(view: FirestormTable, watching: Watching) -> dict[str, tuple[Rect, str]]:
    """The room before the seat below and the rows of the stack, while cards may be played."""
    if not isinstance(watching.question, POLLS):
        return {}
    place = place_of(view, watching, watching.seat)
    room = zone(watching, "fight.slots" if view.combat is not None else f"ships.{place}")
    all_told = len(watching.pending) == len(view.stack)
    told = watching.pending if all_told else watching.pending[:-1]  # the last one leads to the others
    rows = zip(reversed(view.stack), told, strict=False)
    found = {f"effect:{item.number}": (rect, announced(view, item, watching)) for item, rect in rows}
    return found | {TABLE: (room, say(watching, "firestorm.table.play"))}
