"""Which words an effect needs, and what the words on a card may refer to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from game.core.saves.file_format import Sentence
from game.firestorm.cards.grammar import (
    CardFacts,
    Color,
    Cost,
    Do,
    Limit,
    OnlyIf,
    Points,
    Returns,
    Selector,
    TimeWindow,
    Where,
    Which,
)

Found = Iterator[tuple[str, Sentence]]

_WHO, _PLAYER = (("who",), ()), (("player",), ("count",))
# By verb: the words that it needs, and those that it may have besides.
PARAMETERS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    **dict.fromkeys(("destroy", "deactivate", "reactivate", "return_to_hand", "sacrifice"), _WHO),
    **dict.fromkeys(("return_to_play", "undock", "neutralize", "reroll", "leave_combat"), _WHO),
    "remove_from_game": (("who",), ("returns",)),
    "move": (("who", "to"), ()),
    "dock": (("who", "to"), ()),
    "put_under": (("source", "host"), ("count",)),
    "take_from_under": (("host", "to"), ("count",)),
    "modify": (("who",), ("attack", "defense", "until")),
    "grant": (("who", "keywords"), ("until",)),
    "damage": (("who", "amount"), ()),
    "prevent_damage": (("who", "amount"), ()),
    "damage_reduction": (("who", "amount"), ()),
    "add_counter": (("counter",), ("count", "who", "player")),
    "retarget": (("who", "by"), ()),
    "by_die": (("table",), ()),
    "roll": (("by", "table"), ()),
    "draw": (("player", "deck"), ("count",)),
    "play_planet": (("player", "source"), ()),
    "discard": (("player", "by"), ("count",)),
    "search": (("player", "zone", "where", "to"), ("count", "show", "enter_state")),
    "reveal": (("what", "to"), ("who", "player")),
    "gain_points": (("player",), ("tp", "ep")),
    **dict.fromkeys(("gain_stones", "lose_stones", "gain_vp", "lose_vp"), _PLAYER),
    "end_combat": ((), ()),
    "redirect_attack": (("to",), ()),
    "technology_exchange": (("player",), ()),
    "rearrange_accessories": (("among",), ()),
    "cost_change": (("player", "where"), ("tp", "ep", "min_tp", "min_ep")),
    "rule": (("rule",), ("until", "who", "player", "value", "color", "types", "pay")),
    "choose": (("by", "options"), ()),
    "unless": (("by", "costs", "effects"), ()),
    "offer": (("by", "as_kind", "window", "costs", "effects"), ()),
}
# By rule: the words that it needs.
RULES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("starting_lucky_stones", "extra_resource_draw", "hand_limit_change"), ("player", "value")
    ),
    **dict.fromkeys(("enters_active", "enters_deactivated", "no_combat_hand", "cannot_be_located"), ("who",)),
    **dict.fromkeys(("no_reactivation", "cannot_attack", "cannot_defend", "no_exchange"), ("who",)),
    **dict.fromkeys(("not_cumulative", "may_attack_now"), ("who",)),
    "may_play_color": ("player", "color"),
    "reactivation_cost": ("who", "pay"),
    "min_blockers": ("who", "value"),
    "cannot_play": ("player", "types"),
}
COLORS = get_args(Color)
PLACES = {"move": ("hand", "scrap", "planet_deck_bottom", "play"), "search": ("hand", "play", "scrap")}
PLACES["take_from_under"] = ("hand",)
CHOOSERS = ("owner", "random", "controller")  # of what is discarded
# What a moment tells of.
PAYLOADS = {
    "effect_on_stack": ("event.effect",),
    "die_rolled": ("event.die",),
    **dict.fromkeys(
        ("damage", "destroyed", "card_entered_play", "planet_drawn", "enters_play"), ("event.card",)
    ),
}
HOSTED = ("ship_accessory", "planet_accessory", "alien_tec")
_RENAMED = {"from_": "from", "unlike": "not"}
_DO = {field.name: field.default for field in msgspec.structs.fields(Do)}
# The fields that hold references, by the part of a card, and what they refer to.
_REFS: dict[type[Any], dict[str, str]] = {
    Do: {"player": "player", "host": "card"},
    OnlyIf: {"who": "card"},
    Which: {"by": "player"},
    Where: dict.fromkeys(
        ("attached_to", "assigned_to", "played_onto", "same_combat_group_as", "unlike"), "card"
    ),
    TimeWindow: {"card": "card", "planet": "card", "player": "player", "by": "player"},
    Cost: {"deactivate": "card"},
    Returns: {"player": "player"},
}
_WHOM = {"neutralize": "effect", "retarget": "effect", "reroll": "die"}  # other verbs do something to cards
MOST = 40  # the largest number on a card
# What may be less than nothing.
BELOW_ZERO = (
    *(("modify", field) for field in ("attack", "defense")),
    *(("cost_change", field) for field in ("tp", "ep")),
    ("rule", "value"),
)
AIMED = ("reveal", "neutralize", "retarget")  # what they are done to is a target
_SORTS = {
    **dict.fromkeys(("self", "host", "event.card"), "card"),
    **dict.fromkeys(("controller", "opponents", "active_player", "all_players", "defender"), "player"),
    "event.effect": "effect",
    "event.die": "die",
}
_SORT_OF_TARGET = {"player": "player", "active_player": "player", "effect": "effect"}  # others are cards


class Known:
    """What the words of one effect may refer to."""

    def __init__(self, card: CardFacts, part: Any) -> None:
        targets = [*card.targets, *getattr(part, "targets", ())]
        self.slots = {target.slot: _SORT_OF_TARGET.get(target.kind, "card") for target in targets}
        self.hosted = card.type in HOSTED
        self.x = card.choose_x is not None
        self.chosen = card.choose_on_play is not None
        costs = card.conditions if part is card else getattr(part, "costs", ())
        self.rolled = any(cost.roll for cost in costs)
        self.moments = [
            window.event for window in (getattr(part, "window", None), getattr(part, "when", None)) if window
        ]

    def within(self, moment: str) -> Known:
        """The same in a moment that an effect opens."""
        other = object.__new__(Known)
        other.__dict__.update(self.__dict__, moments=[*self.moments, moment])
        return other

    def refers(self, word: str, sort: str) -> bool:
        """True if this is a reference to something of this sort that is there."""
        owner, of, rest = word.rpartition("_of:")
        if of:
            whose = {"owner": "card", "controller": "effect"}.get(owner, "")
            return sort == "player" and rest != "event.effect" and self.refers(rest, whose)
        if word in self.slots:
            return self.slots[word] == sort
        if word.startswith("event.") and not any(word in PAYLOADS.get(moment, ()) for moment in self.moments):
            return False
        return _SORTS.get(word) == sort and (word != "host" or self.hosted)

    def is_colour(self, word: str) -> bool:
        if word.startswith("color_of:"):
            return self.refers(word.removeprefix("color_of:"), "player")
        return word in COLORS or (word == "chosen" and self.chosen)


def word_faults(card: CardFacts) -> Found:
    """Words that are missing, have no meaning where they stand, or refer to nothing."""
    whole = Known(card, card)
    yield from _range_faults(card, "")
    for field in ("window", "targets", "conditions", "effects", "cost", "choose_x", "planet"):
        yield from _faults(whole, getattr(card, field), field)
    for field in ("abilities", "handling"):
        for number, part in enumerate(getattr(card, field)):
            yield from _faults(Known(card, part), part, f"{field}[{number}]")


def _faults(known: Known, node: Any, path: str) -> Found:
    """Of a part of a card, and of everything in it."""
    if isinstance(node, tuple):
        for number, inner in enumerate(node):
            yield from _faults(known, inner, f"{path}[{number}]")
    if not isinstance(node, msgspec.Struct):
        return
    if isinstance(node, Do):
        yield from _do_faults(known, node, path)
        known = known.within(node.window.event) if node.window else known
    yield from _range_faults(node, path)
    yield from _reference_faults(known, node, path)
    yield from _shape_faults(known, node, path)
    for field in node.__struct_fields__:
        yield from _faults(known, getattr(node, field), f"{path}.{_RENAMED.get(field, field)}")


def _range_faults(node: Any, path: str) -> Found:
    """Numbers that no table could bear: damage is kept in a byte, and pools never fall below zero."""
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, bool) or not isinstance(value, int) or field == "number":
            continue
        least = -MOST if isinstance(node, Do) and (node.do, field) in BELOW_ZERO else 0
        if not least <= value <= MOST:
            name = _RENAMED.get(field, field)
            why = Sentence("deck.card.range", {"word": name, "least": least, "most": MOST})
            yield f"{path}.{name}".removeprefix("."), why


def _reference_faults(known: Known, node: Any, path: str) -> Found:
    for field, sort in _REFS.get(type(node), {}).items():
        word = getattr(node, field)
        if isinstance(word, str) and word and not known.refers(word, sort):
            yield (
                f"{path}.{_RENAMED.get(field, field)}",
                Sentence("deck.card.reference", {"value": word[:40]}),
            )


def _shape_faults(known: Known, node: Any, path: str) -> Found:
    """Parts that are empty, or two things at once."""
    if isinstance(node, Cost) and _set_fields(node, Cost) != 1:
        yield path, Sentence("deck.card.one_cost")
    if isinstance(node, Which) and (node.every is None) == (node.pick is None):
        yield path, Sentence("deck.card.which")
    if isinstance(node, Where) and node.color and not known.is_colour(node.color):
        yield f"{path}.color", Sentence("deck.card.reference", {"value": node.color[:40]})
    if isinstance(node, Where) and not _is_number(known, node.total_cost_max):
        yield f"{path}.total_cost_max", Sentence("deck.card.number", {"word": "total_cost_max"})
    if isinstance(node, Points):
        for field in ("tp", "ep"):
            if not _is_number(known, getattr(node, field)):
                yield f"{path}.{field}", Sentence("deck.card.number", {"word": field})
    if isinstance(node, Limit) and node.per_turn != 1:  # a table remembers whether, not how often
        yield f"{path}.per_turn", Sentence("deck.card.must_be", {"word": "per_turn", "value": 1})
    if isinstance(node, Selector) and node.kind in ("player", "active_player", "effect"):
        yield f"{path}.kind", Sentence("deck.card.not_here", {"word": node.kind})


def _set_fields(node: Any, kind: type[Any]) -> int:
    return sum(getattr(node, field.name) != field.default for field in msgspec.structs.fields(kind))


def _is_number(known: Known, value: int | str | None) -> bool:
    if isinstance(value, str):
        return value == "x" and known.x
    return value is None or value >= 0


def _do_faults(known: Known, do: Do, path: str) -> Found:
    needed, besides = PARAMETERS[do.do]
    needed = (*needed, *RULES.get(do.rule or "", ()))
    for field in needed:
        if getattr(do, field) in (None, "", (), _DO[field]) and field not in ("count", "zone"):
            yield path, Sentence("deck.card.needs", {"word": field})
    given = [field for field in do.__struct_fields__ if field != "do" and getattr(do, field) != _DO[field]]
    allowed = needed if do.do == "rule" else (*needed, *besides)
    allowed = (*allowed, "until") if do.do == "rule" else allowed
    for field in given:
        if field not in allowed:
            yield f"{path}.{field}", Sentence("deck.card.not_here", {"word": field})
    if do.do == "by_die" and not known.rolled:
        yield path, Sentence("deck.card.needs", {"word": "roll"})
    yield from _choice_faults(known, do, path)
    yield from _value_faults(known, do, path)


def _choice_faults(known: Known, do: Do, path: str) -> Found:
    """Words of which a verb needs the one or the other, and those that must name a target."""
    if do.do == "add_counter" and (do.who is None) == (not do.player):
        yield path, Sentence("deck.card.needs", {"word": "who"})
    if do.do == "reveal":
        word = "player" if do.what == "hand" else "who"
        if not getattr(do, word):
            yield path, Sentence("deck.card.needs", {"word": word})
    aims: list[tuple[str, Any]] = [("who", do.who)] if do.do in AIMED and do.who is not None else []
    aims += [("window.card", do.window.card if do.window else None)] if do.do == "offer" else []
    for field, word_ in aims:
        if not isinstance(word_, str) or word_ not in known.slots:
            shown = word_ if isinstance(word_, str) else field
            yield f"{path}.{field}", Sentence("deck.card.reference", {"value": shown[:40]})


def _value_faults(known: Known, do: Do, path: str) -> Found:
    """Words whose meaning depends on the verb."""
    everything = do.amount == "all" and do.do == "prevent_damage"
    if isinstance(do.amount, str) and not everything and not _is_number(known, do.amount):
        yield f"{path}.amount", Sentence("deck.card.number", {"word": "amount"})
    if isinstance(do.who, str) and not known.refers(do.who, _WHOM.get(do.do, "card")):
        yield f"{path}.who", Sentence("deck.card.reference", {"value": do.who[:40]})
    to = "player" if do.do == "reveal" else "card"
    if do.to and not (do.to in PLACES[do.do] if do.do in PLACES else known.refers(do.to, to)):
        yield f"{path}.to", Sentence("deck.card.reference", {"value": do.to[:40]})
    if do.by and not (known.refers(do.by, "player") or (do.do == "discard" and do.by in CHOOSERS)):
        yield f"{path}.by", Sentence("deck.card.reference", {"value": do.by[:40]})
    if do.color and not known.is_colour(do.color):
        yield f"{path}.color", Sentence("deck.card.reference", {"value": do.color[:40]})
    for number, word in enumerate(do.among):
        if not known.refers(word, "card"):
            yield f"{path}.among[{number}]", Sentence("deck.card.reference", {"value": word[:40]})
