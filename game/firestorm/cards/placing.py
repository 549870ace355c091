"""Where a word may stand on a card: what nobody would ever read there is a fault of the card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from game.core.saves.file_format import Sentence
from game.firestorm.cards.grammar import (
    Ability,
    CardFacts,
    Do,
    Handling,
    OnlyIf,
    Selector,
    Target,
    Time,
    TimeWindow,
)

Found = Iterator[tuple[str, Sentence]]
STANDING = ("modify", "grant", "damage_reduction", "cost_change", "rule")  # what works all the time
ONLY_STANDING = ("damage_reduction", "cost_change")
# Rules that an effect may bring for a time; all others last as long as their card works.
FOR_A_TIME = (
    "cannot_play", "no_combat_hand", "cannot_be_located", "no_reactivation", "cannot_attack", "cannot_defend",
    "no_exchange", "may_attack_now",
)  # fmt: skip
SETUP_RULE = "starting_lucky_stones"
TRIGGERS = ("destroyed", "event_phase_start", "enters_play")
NO_WINDOWS = ("event_phase_start", "enters_play")
# By moment: what may be asked of it.
FILTERS = {
    "damage": ("card", "combat"),
    "destroyed": ("card", "cause", "by"),
    "card_entered_play": ("card", "played"),
    "enters_play": ("card", "played"),
    "attack_declared": ("planet", "player"),
    "defenders_assigned": ("player",),
    "planet_drawn": ("card", "player"),
    "event_phase_start": ("player",),
}
DECKS = ("resource_deck", "planet_deck", "scrap")
SIDES = ("green", "red", "blue")
DEFAULTS = {
    kind: {field.name: field.default for field in msgspec.structs.fields(kind)}
    for kind in (TimeWindow, OnlyIf)
}


def not_here(path: str, word: str) -> tuple[str, Sentence]:
    return path, Sentence("deck.card.not_here", {"word": word})


def place_faults(card: CardFacts) -> Found:
    """Words that have no meaning at their place on this card."""
    yield from _time_faults(card.timing, "timing", card.type)
    yield from _target_faults(card, card.targets, "targets", chosen_once=not card.effects)
    if card.window is not None:
        yield from _window_faults(card.window, "window")
    for path, do in _effects(card.effects, "effects"):
        yield from _effect_faults(do, path, moment=card.window.event if card.window else "")
        if do.do == "offer" and path.count(".") + path.count("[") > 1:
            yield not_here(f"{path}.do", "offer")
    for number, ability in enumerate(card.abilities):
        yield from _ability_faults(card, ability, f"abilities[{number}]")
    for number, row in enumerate(card.handling):
        yield from _handling_faults(row, f"handling[{number}]")
    yield from _part_faults(card, "")


# --- effects


def _effects(effects: tuple[Do, ...], path: str) -> Iterator[tuple[str, Do]]:
    """Effects, and those within them."""
    for number, do in enumerate(effects):
        place = f"{path}[{number}]"
        yield place, do
        inner = [(f"{place}.effects", do.effects)]
        inner += [(f"{place}.options[{option}]", row) for option, row in enumerate(do.options)]
        rows = [("table", do.table), ("returns.table", do.returns.table if do.returns else ())]
        for name, table in rows:
            inner += [(f"{place}.{name}[{row}].effects", found.effects) for row, found in enumerate(table)]
        for where, found in inner:
            yield from _effects(found, where)


def _effect_faults(do: Do, path: str, *, standing: bool = False, moment: str = "") -> Found:
    if do.do == "prevent_damage" and moment != "damage":
        yield not_here(f"{path}.do", do.do)
    if do.do == "search" and do.zone not in DECKS:
        yield not_here(f"{path}.zone", do.zone)
    if do.enter_state is not None and do.to != "play":
        yield not_here(f"{path}.enter_state", "enter_state")
    if standing:
        if do.do not in STANDING:
            yield not_here(f"{path}.do", do.do)
        if do.until != "static":
            yield not_here(f"{path}.until", do.until)
        if do.rule == SETUP_RULE:
            yield not_here(f"{path}.rule", SETUP_RULE)
    elif do.do in ONLY_STANDING:
        yield not_here(f"{path}.do", do.do)
    elif do.rule is not None and do.rule not in FOR_A_TIME:
        yield not_here(f"{path}.rule", do.rule)


def _ability_faults(card: CardFacts, ability: Ability, path: str) -> Found:
    yield from _time_faults(ability.timing, f"{path}.timing", ability.kind)
    yield from _target_faults(card, ability.targets, f"{path}.targets", chosen_once=False)
    for place, do in _effects(ability.effects, f"{path}.effects"):
        moment = ability.window.event if ability.window else ""
        yield from _effect_faults(do, place, standing=ability.kind == "permanent", moment=moment)
        if do.do == "offer":
            yield not_here(f"{place}.do", "offer")
    if ability.window is not None:
        yield from _window_faults(ability.window, f"{path}.window")
    if ability.when is not None and ability.when.event not in TRIGGERS:
        yield not_here(f"{path}.when.event", ability.when.event)
    if ability.kind == "trigger":
        for field in ("costs", "targets", "timing", "limit"):
            if getattr(ability, field):
                yield not_here(f"{path}.{field}", field)
    if ability.limit is not None and ability.limit.per_turn > 1:
        yield f"{path}.limit.per_turn", Sentence("deck.card.must_be", {"word": "per_turn", "value": 1})


def _handling_faults(row: Handling, path: str) -> Found:
    """In play, from the scrap heap at the start of an event phase, or before the first turn."""
    events = {"play": TRIGGERS, "scrap": ("event_phase_start",), "setup": ()}[row.zone]
    if row.when is not None and row.when.event not in events:
        yield not_here(f"{path}.when.event", row.when.event)
    if row.when is None and row.zone == "scrap":
        yield path, Sentence("deck.card.needs", {"word": "when"})
    if row.when is None and (row.costs or row.optional):
        yield not_here(path, "costs" if row.costs else "optional")
    for place, do in _effects(row.effects, f"{path}.effects"):
        if row.zone == "setup":
            if do.rule != SETUP_RULE:
                yield not_here(f"{place}.do", do.rule or do.do)
        else:
            yield from _effect_faults(do, place, standing=row.when is None)
        if do.do == "offer":
            yield not_here(f"{place}.do", "offer")


# --- targets, times, moments


def _target_faults(card: CardFacts, targets: tuple[Target, ...], path: str, *, chosen_once: bool) -> Found:
    """``chosen_once``: targets of phenomena and alien-tec are chosen when the card is played."""
    for number, target in enumerate(targets):
        place = f"{path}[{number}]"
        if target.permanent and not chosen_once:
            yield not_here(f"{place}.permanent", "permanent")
        if chosen_once and not target.permanent:
            yield place, Sentence("deck.card.needs", {"word": "permanent"})
        if (target.side == "none") != (target.kind == "active_player"):
            yield not_here(f"{place}.side", target.side)
        if target.face_down and target.kind != "ship":
            yield not_here(f"{place}.face_down", "face_down")
        by_die = not isinstance(target.count, int) and target.count.by_die
        if by_die and not (card.conditions_before_targets and any(cost.roll for cost in card.conditions)):
            yield place, Sentence("deck.card.needs", {"word": "conditions_before_targets"})


def _time_faults(timing: tuple[Time, ...], path: str, kind: str) -> Found:
    for number, time in enumerate(timing):
        if time.side not in SIDES:
            yield not_here(f"{path}[{number}].side", time.side)
        if time.phase == "build_1" and kind == "instant":
            yield not_here(f"{path}[{number}].phase", time.phase)


def _window_faults(window: TimeWindow, path: str) -> Found:
    """What an interrupt refers to."""
    if window.event in NO_WINDOWS:
        yield not_here(f"{path}.event", window.event)
    if window.by:
        yield not_here(f"{path}.by", "by")


def _part_faults(node: Any, path: str) -> Found:
    """Of everything on a card, wherever it stands."""
    if isinstance(node, tuple):
        for number, inner in enumerate(node):
            yield from _part_faults(inner, f"{path}[{number}]")
    if not isinstance(node, msgspec.Struct):
        return
    if isinstance(node, TimeWindow):
        allowed = ("event", *FILTERS.get(node.event, ()))
        for field, default in DEFAULTS[TimeWindow].items():
            if field not in allowed and getattr(node, field) != default:
                yield not_here(f"{path}.{field}", field)
    if isinstance(node, OnlyIf) and not (
        node.role or node.state or node.count or node.before_combat_this_turn
    ):
        yield path, Sentence("deck.card.needs", {"word": "role"})
    if isinstance(node, Selector) and node.side not in SIDES:
        yield not_here(f"{path}.side", node.side)
    if isinstance(node, Selector | Target) and node.zone == "setup":
        yield not_here(f"{path}.zone", "setup")
    for part in msgspec.structs.fields(type(node)):
        where = f"{path}.{part.encode_name}".removeprefix(".")
        yield from _part_faults(getattr(node, part.name), where)
