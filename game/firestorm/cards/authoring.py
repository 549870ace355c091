"""What makes a card wrong although every word on it is known: the authoring checks of the vocabulary.

Each fault names its place on the card as a path, "abilities[0].effects[1].who", and a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from game.core.saves.file_format import Sentence
from game.firestorm.cards.grammar import Ability, CardFacts, DieRow, Do, Target
from game.firestorm.cards.placing import place_faults
from game.firestorm.cards.wording import word_faults

ID = re.compile(r"[a-z][a-z0-9_]{2,47}")
FACTIONS = {
    "blue": "lft",
    "yellow": "forum_raglund",
    "red": "kristallimperium",
    "violet": "galactic_guardians",
}
SHIPS, GEAR, EFFECTS = ("ship_1", "ship_2"), ("ship_accessory", "planet_accessory"), ("instant", "interrupt")
LASTING = ("phenomenon", "alien_tec")
SPECIALS = ("virtual_image", "sabotage_fire", "emp", "kamikaze")
LIMIT = 3  # copies in a deck
ABILITIES = 6  # of one card: a table remembers in so many bits which of them were used in this turn
BASE = (6, 6)
DIE = range(1, 7)
# Which fields only cards of some types have.
ONLY: dict[str, tuple[str, ...]] = {
    "attack": (*SHIPS, "planet"),
    "defense": (*SHIPS, "planet"),
    "keywords": SHIPS,
    "cargo": SHIPS,
    "planet": ("planet",),
    "fits": GEAR,
    "timing": EFFECTS,
    "window": ("interrupt",),
    "choose_x": EFFECTS,
    "choose_on_play": LASTING,
    "targets": (*EFFECTS, *LASTING),
    "conditions": EFFECTS,
    "conditions_before_targets": EFFECTS,
    "effects": EFFECTS,
    "abilities": (*SHIPS, *GEAR, *LASTING, "planet"),
}
NEEDED = {"planet": ("planet",), "fits": GEAR, "window": ("interrupt",), "effects": EFFECTS}
_DEFAULTS = {field.name: field.default for field in msgspec.structs.fields(CardFacts)}


class Fault(NamedTuple):
    """What is wrong, and where on the card."""

    path: str
    sentence: Sentence


def wrong(path: str, text: str, **args: str | int) -> Fault:
    return Fault(path, Sentence(text, args))


def faults(card: CardFacts) -> list[Fault]:
    """Everything that is wrong with a card by itself; an empty list for a good one."""
    return [
        *_print_faults(card),
        *_type_faults(card),
        *_planet_faults(card),
        *_text_faults(card),
        *_ability_faults(card),
        *_target_faults(card),
        *_table_faults(card),
        *(Fault(path, sentence) for path, sentence in word_faults(card)),
        *(Fault(path, sentence) for path, sentence in place_faults(card)),
    ]


# --- what is printed


def _print_faults(card: CardFacts) -> Iterator[Fault]:
    if not ID.fullmatch(card.id) or card.id == "blank" or card.id.startswith("back_"):
        yield wrong("id", "deck.card.id", card=card.id[:40])
    for field in ("name", "text"):
        for language in ("de", "en"):
            if not getattr(getattr(card, field), language).strip():
                yield wrong(f"{field}.{language}", "deck.card.empty", word=f"{field}.{language}")
    faction = FACTIONS.get(card.color)
    if card.faction != faction:
        yield wrong("faction", "deck.card.must_be", word="faction", value=faction or "null")
    limit = None if card.planet else LIMIT
    if card.deck_limit not in (None, limit):
        yield wrong("deck_limit", "deck.card.must_be", word="deck_limit", value=f"{limit or 'null'}")


def _type_faults(card: CardFacts) -> Iterator[Fault]:
    """Fields that a card of this type must have, and those that it cannot have."""
    for field, types in ONLY.items():
        if card.type not in types and getattr(card, field) != _DEFAULTS[field]:
            yield wrong(field, "deck.card.not_here", word=field)
    for field, types in NEEDED.items():
        if card.type in types and not getattr(card, field):
            yield wrong("type", "deck.card.needs", word=field)
    if (card.cost is None) != (card.type == "planet"):
        yield wrong("cost", "deck.card.not_here" if card.cost else "deck.card.needs", word="cost")
    if card.fits and not card.type.startswith(card.fits.partition("_")[0]):
        yield wrong("fits", "deck.card.not_here", word=card.fits)
    if card.type == "ship_2" and any(keyword in SPECIALS for keyword in card.keywords):
        yield wrong("keywords", "deck.card.special")


def _planet_faults(card: CardFacts) -> Iterator[Fault]:
    planet = card.planet
    if planet is None:
        return
    base = planet.planet_type == "base"
    if base and (card.attack, card.defense) != BASE:
        yield wrong("attack", "deck.card.base")
    if base == (card.color == "green"):
        yield wrong("color", "deck.card.base" if base else "deck.card.green")
    if planet.planet_class != (2 if base else 1):
        yield wrong("planet.planet_class", "deck.card.must_be", word="planet_class", value=2 if base else 1)
    if (planet.planet_type == "alien_tec") != bool(planet.alien_tec_slots):
        slots = "1" if planet.planet_type == "alien_tec" else "0"
        yield wrong("planet.alien_tec_slots", "deck.card.must_be", word="alien_tec_slots", value=slots)


def _text_faults(card: CardFacts) -> Iterator[Fault]:
    """Brackets and underlining in the text say what the effects are (rulebook 3.4.2, 4.7)."""
    bracketed = bool(card.handling) or (card.deck_limit is None and not card.planet)
    targeted = any(ability.targets for ability in card.abilities)
    for language in ("de", "en"):
        text = getattr(card.text, language)
        if ("[" in text) != bracketed or text.count("[") != text.count("]"):
            yield wrong(f"text.{language}", "deck.card.brackets")
        if text.count("__") % 2 or (targeted and "__" not in text):
            yield wrong(f"text.{language}", "deck.card.underlined")


# --- abilities and effects


def _ability_faults(card: CardFacts) -> Iterator[Fault]:
    if len(card.abilities) > ABILITIES:
        yield wrong(f"abilities[{ABILITIES}]", "deck.card.list", most=ABILITIES)
    for number, ability in enumerate(card.abilities):
        yield from _kind_faults(f"abilities[{number}]", ability)
    costs = [card.cost] if card.cost else []
    costs += [cost.pay for cost in card.conditions if cost.pay]
    if any("x" in (cost.tp, cost.ep) for cost in costs) != (card.choose_x is not None):
        yield wrong("choose_x", "deck.card.x")


def _kind_faults(path: str, ability: Ability) -> Iterator[Fault]:
    if ability.kind == "permanent" and (ability.costs or ability.targets):
        yield wrong(path, "deck.card.permanent")
    if ability.kind in ("instant", "game_effect") and not ability.costs:
        yield wrong(path, "deck.card.cost")
    for field, kinds in (("when", ("trigger",)), ("window", ("interrupt",))):
        there = getattr(ability, field) is not None
        if there != (ability.kind in kinds):
            yield wrong(path, "deck.card.not_here" if there else "deck.card.needs", word=field)
    if not ability.effects:
        yield wrong(path, "deck.card.needs", word="effects")


def _target_faults(card: CardFacts) -> Iterator[Fault]:
    """Targets are called t1, t2 in their order; a black one is sacrificed, and nothing else is."""
    groups = [("targets", card.targets, card.effects)]
    groups += [
        (f"abilities[{number}].targets", ability.targets, ability.effects)
        for number, ability in enumerate(card.abilities)
    ]
    for path, targets, effects in groups:
        for place, target in enumerate(targets):
            if target.slot != f"t{place + 1}":
                yield wrong(f"{path}[{place}].slot", "deck.card.must_be", word="slot", value=f"t{place + 1}")
        black = sorted(target.slot for target in targets if target.side == "black")
        if black != sorted(str(do.who) for _, do in doings(effects, "") if do.do == "sacrifice"):
            yield wrong(path if targets else path.removesuffix(".targets"), "deck.card.sacrifice")


def _table_faults(card: CardFacts) -> Iterator[Fault]:
    """A table gives a row to every result of the die."""
    for path, do in doings_of(card):
        tables = [("table", do.table)] if do.do in ("by_die", "roll") else []
        tables += [("returns.table", do.returns.table)] if do.returns else []
        for field, table in tables:
            if not covers([(row.from_, row.to) for row in table]):
                yield wrong(f"{path}.{field}", "deck.card.table")
    for path, target in targets_of(card):
        rows = () if isinstance(target.count, int) else target.count.by_die
        if rows and not covers([(row.from_, row.to) for row in rows]):
            yield wrong(f"{path}.count", "deck.card.table")


def covers(rows: list[tuple[int, int]]) -> bool:
    """True if these stretches hold every result of the die exactly once, in order."""
    if not rows or rows[0][0] != DIE[0] or rows[-1][1] != DIE[-1]:
        return False
    return all(low <= high for low, high in rows) and all(
        one[1] + 1 == other[0] for one, other in pairwise(rows)
    )


# --- what there is on a card


def targets_of(card: CardFacts) -> Iterator[tuple[str, Target]]:
    yield from ((f"targets[{place}]", target) for place, target in enumerate(card.targets))
    for number, ability in enumerate(card.abilities):
        for place, target in enumerate(ability.targets):
            yield f"abilities[{number}].targets[{place}]", target


def doings_of(card: CardFacts) -> Iterator[tuple[str, Do]]:
    """Everything that a card does, with its path."""
    yield from doings(card.effects, "effects")
    for field in ("abilities", "handling"):
        parts: tuple[Any, ...] = getattr(card, field)
        for number, part in enumerate(parts):
            yield from doings(part.effects, f"{field}[{number}].effects")


def doings(effects: tuple[Do, ...], path: str) -> Iterator[tuple[str, Do]]:
    """Effects, and those within them."""
    for number, do in enumerate(effects):
        place = f"{path}[{number}]"
        yield place, do
        yield from doings(do.effects, f"{place}.effects")
        for option, inner in enumerate(do.options):
            yield from doings(inner, f"{place}.options[{option}]")
        yield from _rows(do.table, f"{place}.table")
        yield from _rows(do.returns.table if do.returns else (), f"{place}.returns.table")


def _rows(rows: tuple[DieRow, ...], path: str) -> Iterator[tuple[str, Do]]:
    for number, row in enumerate(rows):
        yield from doings(row.effects, f"{path}[{number}].effects")
