"""Reaction windows of Firestorm: "STOP!" is said through the open call; what it is about, whom it wakes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.core.prompts import Handle, Prompt
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.parts import NOWHERE, Item
from game.firestorm.pieces import owner_of
from game.firestorm.prompts import Act, Pick, Veto
from game.firestorm.table import EFFECTS, FirestormTable
from game.firestorm.totals import hand_limit
from game.firestorm.words import PASS
from scenes.games.firestorm.names import card_name, face_key, name_of, titled
from scenes.games.firestorm.trays.rolled import die_of
from scenes.session.reaction_window import Marks, ReactionWindow, Unanswered
from scenes.table.match_words import asked_by, called

if TYPE_CHECKING:
    from scenes.table.game_table import Watching

ANNOUNCED = (*EFFECTS, "announced")
AIMS = {"player": "seat", "active_player": "seat", "effect": "effect"}  # other targets are cards
ALARMS = ("card", "attacked", "losing")  # when a player may want to be woken


def passing(prompt: Prompt[Any]) -> Handle | None:
    """The answer that passes, if a question is one of those that go around the table."""
    return Handle(PASS, button=f"button.firestorm.{PASS}") if isinstance(prompt, Act | Veto) else None


def concerned(view: FirestormTable, seat: Seat) -> bool:
    """Whose turn it is and who is attacked have something to lose: nobody passes for them."""
    return view.on_turn(seat) or (view.combat is not None and view.combat.defender == seat)


def marks(view: FirestormTable) -> Marks:
    """The phase and the turn that are being played."""
    return Marks((view.turns, view.phase), view.turns)


def window(
    prompt: Prompt[Any], view: FirestormTable, seats: Iterable[Seat], watching: Watching
) -> ReactionWindow | None:
    """The window that a question belongs to, from what everybody sees."""
    handle = passing(prompt)
    if handle is None:
        return None
    top = view.top()
    return ReactionWindow(
        handle,
        cause(view, watching),
        top is not None and top.kind in ANNOUNCED,
        top is None or top.seat == prompt.seat,
        frozenset(targets(view, top)) if top else frozenset(),
        alarms=_alarms(view, top),
        chain=(Unanswered((view.turns, _step(view))), *(_unanswered(item) for item in view.stack)),
    )


def _step(view: FirestormTable) -> str:
    """An attack is declared and the first effect phase of the combat begins at once: that is one step."""
    return "kep1" if view.phase == "attack" else view.phase


def _unanswered(item: Item) -> Unanswered:
    """A card that is announced, comes into play or waits on the stack is answered once."""
    played = item.ability == NOWHERE and item.kind in ANNOUNCED
    entered = item.cards[0] if item.kind == "card_entered_play" and len(item.cards) == 1 else NOWHERE
    card = item.card if played else entered
    what = ("effect", item.number) if card == NOWHERE else ("card", card)
    return Unanswered(what, item.kind in ("announced", "card_entered_play", "attack_declared"))


def targets(view: FirestormTable, item: Item) -> list[Seat]:
    """Whose cards something on the stack is about, or who is meant by it."""
    found: list[Seat] = []
    for kind, target in aimed_at(view, item):
        if kind == "seat":
            found.append(target)
        elif kind == "effect":
            found += [other.seat for other in view.stack if other.number == target and other.seat != NOBODY]
        elif target < view.size:
            found.append(owner_of(target))
        elif target >= 3 * view.size and view.combat is not None:
            found.append(view.combat.attacker)
    return list(dict.fromkeys(found))


def aimed_at(view: FirestormTable, item: Item) -> list[tuple[str, int]]:
    """What something on the stack is about, as "seat", "effect" or "card" with its number."""
    hidden = item.card == NOWHERE or view.faces[item.card] >= pieces.BLANK
    if hidden or item.kind == "special":  # whose ability is a number of SPECIALS, not one of the card's own
        return [("card", card) for card in item.cards]
    facts = view.facts(item.card)
    rows = facts.targets if item.ability < 0 else facts.abilities[item.ability].targets
    kinds = [AIMS.get(target.kind, "card") for target in rows]
    found = [(kind, aim) for kind, slot in zip(kinds, item.targets, strict=False) for aim in slot]
    return [*found, *(("card", card) for card in item.cards)]


def _alarms(view: FirestormTable, top: Item | None) -> dict[str, frozenset[Seat]]:
    """Whom this window wakes; nobody wakes for what they do themselves."""
    everyone = frozenset(range(view.seats))
    found: dict[str, frozenset[Seat]] = {}
    if top is None:
        return found
    if top.kind in ANNOUNCED:
        found["card"] = everyone - {top.seat}
    if top.kind == "attack_declared" and view.combat is not None:
        found["attacked"] = frozenset({view.combat.defender})
    if top.kind in ("damage", "destroyed"):
        found["losing"] = frozenset(targets(view, top))
    return found


# --- what may be answered


def reason(prompt: Prompt[Any], view: FirestormTable, watching: Watching) -> str:
    """The card that asks, or what lies on top of the stack."""
    if prompt.because:
        thing = name_of(prompt.because, watching.language)
        return asked_by(thing, _holder(prompt.because, view), prompt.seat, watching)
    top = view.top()
    if top is not None:
        return announced(view, top, watching)
    held = len(view.players[prompt.seat].hand)
    if isinstance(prompt, Pick) and held > hand_limit(view, prompt.seat):
        limit = hand_limit(view, prompt.seat)
        return catalogue(watching.language).say("firestorm.hand_limit", held=held, limit=limit)
    return ""


def stake(prompt: Prompt[Any], view: FirestormTable, watching: Watching) -> str:
    """Who attacks whose planet, and how many points it is worth; what lies on the stack comes first."""
    combat = view.combat
    if combat is None or view.stack:
        return ""
    facts = view.facts(combat.planet).planet
    return catalogue(watching.language).say(
        "firestorm.stake",
        attacker=called(combat.attacker, watching),
        defender=called(combat.defender, watching),
        planet=card_name(view, combat.planet, watching.language),
        points=pieces.POINTS_OF_CLASS[facts.planet_class] if facts else 0,
    )


def _holder(key: str, view: FirestormTable) -> Seat:
    """Who has played or uses the newest card of that face on the stack."""
    items = [item for item in view.stack if item.card != NOWHERE and face_key(view, item.card) == key]
    return items[-1].seat if items else NOBODY


def cause(view: FirestormTable, watching: Watching) -> str:
    """What is about to happen, or the phase in which everybody may act."""
    top = view.top()
    if top is None:
        return catalogue(watching.language).say(f"firestorm.moment.{phase_word(view)}")
    return announced(view, top, watching)


def phase_word(view: FirestormTable) -> str:
    """The effect phase that is on, in one word."""
    return view.phase if view.phase in ("event", "main", "kep1", "kep2", "kep3") else "other"


def announced(view: FirestormTable, item: Item, watching: Watching) -> str:
    """Who plays or uses what, or which moment has come."""
    language = watching.language
    say = catalogue(language).say
    if item.kind in ANNOUNCED and item.card != NOWHERE:
        thing = titled(card_name(view, item.card, language), language)
        key = "call.plays" if item.ability == NOWHERE else "call.uses"
        return say(key, seat=called(item.seat, watching), thing=thing)
    if item.kind == "damage" and not any(item.amounts):
        return say("firestorm.moment.dealing")
    names = [
        card_name(view, _real(view, card), language) for card in item.cards if _real(view, card) != NOWHERE
    ]
    seat = called(item.seat, watching) if item.seat != NOBODY else ""
    what = ", ".join(_with_amounts(view, item, names)) or say("firestorm.moment.hidden")
    return say(f"firestorm.moment.{item.kind}", seat=seat, cards=what, die=die_of(view, item))


def _with_amounts(view: FirestormTable, item: Item, names: list[str]) -> list[str]:
    """Damage is told with its points."""
    if item.kind != "damage" or len(names) != len(item.amounts) or not any(item.amounts):
        return names
    return [f"{name} {amount}" for name, amount in zip(names, item.amounts, strict=True) if amount]


def _real(view: FirestormTable, target: int) -> int:
    """The card of a target, if this view knows it."""
    card = view.real(target) if target >= view.size else target
    return card if 0 <= card < view.size else NOWHERE
