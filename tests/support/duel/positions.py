"""Tables told back in the words of a scenario, and compared up to the ids of their cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

import game
from game.core.table import NOBODY, Errand, args_of, errand, phase_of
from game.duel import GAME, pieces
from game.duel.phases.plans import DOUBLED
from game.duel.table import NO_CARD, Duel, DuelTable

Spec = dict[str, Any]
QUIET = ["lamplighter", "salon_lion"]  # aliens without a word in contests and duels, both with limit six
SLIPS = {"dials": "dial", "tactics": "tactic", "reserve": "reserve", "guess": "guess", "worry": "worry"}


def names(table: DuelTable, cards: Iterable[int]) -> list[str]:
    return [table.key(card) for card in cards]


def from_the_top(table: DuelTable, deck: Sequence[int]) -> list[str]:
    return names(table, reversed(deck))


def told(table: DuelTable) -> Spec:
    """The scenario that arranges this table, which stands at the start of a phase."""
    phase = table.agenda[-1]
    spec: Spec = {
        "rng": table.rng,
        "hands": [names(table, hand) for hand in table.hands],
        "decks": [from_the_top(table, deck) for deck in table.decks],
        "discards": [names(table, pile) for pile in table.discards],
        "under": [names(table, cards) for cards in table.under],
        "known": [
            [table.key(card) for card in range(pieces.FIRST_SLIP) if table.knows(seat, card)]
            for seat in range(table.seats)
        ],
        "reinforcements": from_the_top(table, table.reinforcements),
        "destiny": {
            kind: from_the_top(table, deck) for kind, deck in zip(pieces.TYPES, table.fates, strict=True)
        },
        "past": names(table, table.past),
        "planet_deck": from_the_top(table, table.planet_deck),
        "planets": [
            {"planet": table.key(planet.tile), "ships": list(planet.ships), "in_warp": planet.in_warp}
            for planet in table.planets
        ],
        "supply": list(table.supply),
        "warp": list(table.warp),
        "medals": list(table.medals),
        "envoys": [
            {
                "envoy": table.key(envoy.card),
                "ally": envoy.ally,
                "face_up": envoy.face_up,
                "read_by": [seat for seat in range(table.seats) if table.knows(seat, envoy.card)],
                "used": envoy.used,
            }
            for envoy in table.envoys
        ],
        "envoy_stacks": {
            group: from_the_top(table, stack)
            for group, stack in zip(pieces.GROUPS, table.envoy_stacks, strict=True)
        },
        "removed": names(table, table.removed),
        "set_aside": names(table, table.set_aside),
        "spent": [
            [tactic.id for tactic, spent in zip(pieces.TACTICS, row, strict=True) if spent]
            for row in table.spent
        ],
        "next": table.next_type,
        "phase": phase_of(phase),
    }
    if phase_of(phase) == "choose_aliens":
        spec["dealt"] = dealt(phase)
    else:
        spec["aliens"] = list(table.aliens)
    if table.straggler != NOBODY:
        spec["straggler"] = table.straggler
    if table.duel:
        spec["contest" if table.duel.contest else "duel"] = duel_told(table, table.duel)
    if table.target != NO_CARD:
        spec["target"] = table.key(table.target)
    return spec


def dealt(errand: Errand) -> list[list[str]]:
    keys = [list(pieces.ALIENS)[lot] for lot in args_of(errand)]
    return [keys[: len(keys) // 2], keys[len(keys) // 2 :]]


def duel_told(table: DuelTable, duel: Duel) -> Spec:
    words: Spec = {
        "plans": [names(table, plans) for plans in duel.plans],
        "jarred": list(duel.jarred),
        "fixed": list(duel.fixed),
        "revealed": duel.revealed,
        "reinforcements": [
            {"card": table.key(played.card), "by": played.by, "on": played.on}
            for played in duel.reinforcements
        ],
        "bonuses": [
            {"seat": bonus.seat, "amount": bonus.amount, "source": bonus.source} for bonus in duel.bonuses
        ],
        "marks": {mark.power: mark.value for mark in duel.marks},
        "winner": duel.winner,
        "totals": list(duel.totals),
        **slips_told(table),
    }
    if not duel.contest:
        words |= {
            "planet": table.key(duel.planet),
            "holders": list(duel.holders),
            "banned": list(duel.banned),
            "destroyed": list(duel.destroyed),
            "kept": list(duel.kept),
        }
    return words


def slips_told(table: DuelTable) -> Spec:
    """The secret numbers that are written, and which of them both seats have seen."""
    words: Spec = {}
    opened: list[list[str]] = [[], []]
    for word, kind in SLIPS.items():
        cards = [pieces.slip(seat, kind) for seat in range(table.seats)]
        values = [slip_told(kind, table.faces[card]) for card in cards]
        if values != [None, None]:
            words[word] = values
        for seat, card in enumerate(cards):
            if table.faces[card] and table.seen[card] == table.everyone:
                opened[seat].append(word)
    return {**words, "opened": opened}


def slip_told(kind: str, face: int) -> Any:
    if face == 0:
        return None
    if kind == "reserve" and face == 1:
        return "empty"
    if kind == "dial":
        return face
    if kind == "guess":
        return face - 1
    if kind == "worry":
        return face == 2
    half = face - (1 if kind == "tactic" else 2)
    tactic = pieces.TACTICS[half % DOUBLED // 2].id
    return f"{tactic}:both" if half >= DOUBLED else f"{tactic}:{pieces.HALVES[half].symbol}"


def described(table: DuelTable) -> dict[str, Any]:
    """Everything on the table, with cards by name: equal for tables that differ in card ids only."""

    def by_name(cards: Any) -> Any:
        return [by_name(card) for card in cards] if isinstance(cards, list | bytearray) else table.key(cards)

    facts = {field: getattr(table, field) for field in table.__struct_fields__}
    for field in ("hands", "decks", "discards", "under", "set_aside", "reinforcements", "fates", "past",
                  "planet_deck", "envoy_stacks", "removed"):  # fmt: skip
        facts[field] = by_name(facts[field])
    facts["planets"] = [(table.key(planet.tile), planet.ships, planet.in_warp) for planet in table.planets]
    facts["envoys"] = [(table.key(e.card), e.ally, e.face_up, e.used) for e in table.envoys]
    facts["target"] = None if table.target == NO_CARD else table.key(table.target)
    facts["faces"] = table.faces[pieces.FIRST_SLIP :]
    facts["seen"] = {
        table.key(card) if card < pieces.FIRST_SLIP else card: seen for card, seen in enumerate(table.seen)
    }
    if table.duel:
        duel = {field: getattr(table.duel, field) for field in table.duel.__struct_fields__}
        duel["planet"] = None if table.duel.contest else table.key(table.duel.planet)
        duel["plans"] = by_name(table.duel.plans)
        duel["reinforcements"] = [(table.key(p.card), p.by, p.on) for p in table.duel.reinforcements]
        facts["duel"] = duel
    return facts


def phase_starts(seed: int, aliens: str = "random") -> list[DuelTable]:
    """The tables at the start of every phase of a match played at random."""
    tables: list[DuelTable] = []

    def watched(name: str, phase: Callable[..., Any]) -> Callable[..., Any]:
        def begin(play: Any, *args: int) -> Any:
            table = GAME.copy(play.table)
            table.agenda.append(errand(name, *args))
            tables.append(table)
            return phase(play, *args)

        return begin

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAME, "phases", {name: watched(name, phase) for name, phase in GAME.phases.items()})
        patch.setattr(GAME, "errand", GAME._errand)  # which remembers nothing of the phases before
        play_at_random(seed, aliens)
    assert tables
    return tables


def play_at_random(seed: int, aliens: str = "random") -> None:
    dice = random.Random(seed)
    match = game.new_match("duel", seed, options={"aliens": aliens})
    while match.waiting():
        prompt = dice.choice(match.waiting())
        match.answer(prompt.seat, dice.choice(prompt.options(match.table)))
