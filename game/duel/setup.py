"""Set-up of Cosmic Encounter Duel: a fresh table from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.dice import below
from game.core.games import Options
from game.core.refusals import WrongWord
from game.core.table import CardId, Pile, errand
from game.duel import pieces
from game.duel.table import DuelTable, Envoy

FIRST_ALIENS = ["swarm", "prime"]
FIRST_ENVOYS = ["cudgel", "chosen", "deuce"]
WORDS = ("aliens", "envoys", "first_game")
ALIEN_WORDS = ("random", "free", "dealt")

# Card ids by pile; which face lies on which id is shuffled anew for every match.
_PLANS = [range(seat * len(pieces.PLANS), (seat + 1) * len(pieces.PLANS)) for seat in range(pieces.SEATS)]
_REINFORCEMENTS = [card for card, face in enumerate(pieces.FACES) if isinstance(face, pieces.Reinforcement)]
_PLANETS = [card for card, face in enumerate(pieces.FACES) if isinstance(face, pieces.PlanetCard)]
_FATES = [
    [card for card, face in enumerate(pieces.FACES) if isinstance(face, pieces.Destiny) and face.type == kind]
    for kind in pieces.TYPES
]
_ENVOYS = [
    [
        card
        for card, face in enumerate(pieces.FACES)
        if isinstance(face, pieces.EnvoyCard) and face.group == group
    ]
    for group in pieces.GROUPS
]


def set_up(seed: int, seats: int, options: Options) -> DuelTable:
    """Steps 1 to 4 of the rulebook's set-up; the phases on the agenda do the rest.

    Options: ``aliens`` is "random", "free" (each chooses), "dealt" (each keeps one of two) or two ids;
    ``envoys`` is "random" or three ids, one of each group; ``first_game`` takes what the rulebook names.
    """
    for word in options:
        if word not in WORDS:
            raise WrongWord(f"Duel has no option {word!r}; it has: {', '.join(WORDS)}.")
    if seats != pieces.SEATS:
        raise WrongWord(f"Duel is for {pieces.SEATS} seats, not {seats}.")
    first = options.get("first_game", False)
    if not isinstance(first, bool):
        raise WrongWord(f"The option 'first_game' is True or False, not {first!r}.")
    table = bare_table(seed)
    _call_envoys(table, options.get("envoys", FIRST_ENVOYS if first else "random"))
    table.agenda = ["destiny", "first_hands"]
    _seat_aliens(table, options.get("aliens", FIRST_ALIENS if first else "random"))
    table.rank_powers()
    return table


def bare_table(seed: int) -> DuelTable:
    """All cards in their shuffled piles, five ships of each colour in the warp, nobody seated."""
    cards, slips = len(pieces.FACES), pieces.SEATS * len(pieces.SLIPS)
    seats = range(pieces.SEATS)
    table = DuelTable(
        rng=seed & ((1 << 64) - 1),
        seats=pieces.SEATS,
        faces=bytearray([*range(cards), *([0] * slips)]),
        seen=bytearray([*([0] * cards), *([(1 << pieces.SEATS) - 1] * slips)]),
        aliens=["", ""],
        hands=[[], []],
        decks=[Pile(deck) for deck in _PLANS],
        discards=[Pile(), Pile()],
        under=[[], []],
        reinforcements=Pile(_REINFORCEMENTS),
        fates=[Pile(deck) for deck in _FATES],
        planet_deck=Pile(_PLANETS),
        envoy_stacks=[Pile(stack) for stack in _ENVOYS],
        supply=[pieces.SHIPS - pieces.SHIPS_IN_WARP for _ in seats],
        warp=[pieces.SHIPS_IN_WARP for _ in seats],
        medals=[0 for _ in seats],
        spent=[bytearray(len(pieces.TACTICS)) for _ in seats],
    )
    for pile in piles(table):
        table.mix(pile)
    return table


def piles(table: DuelTable) -> list[Pile]:
    """The face-down piles, each shuffled on its own."""
    return [
        *table.decks,
        table.reinforcements,
        *table.fates,
        table.planet_deck,
        *table.envoy_stacks,
    ]


def _call_envoys(table: DuelTable, wanted: object) -> None:
    """One envoy of each group, face down: the top one, or a named one brought to the top."""
    if wanted != "random":
        keys = named(wanted, [envoy.id for envoy in pieces.ENVOYS], "envoy", len(pieces.GROUPS))
        if sorted(_group(key) for key in keys) != sorted(pieces.GROUPS):
            raise WrongWord(f"Give one envoy of each group ({', '.join(pieces.GROUPS)}), not {keys!r}.")
        for key in keys:
            bring_to_top(table, pieces.FACE_OF[key], table.envoy_stacks)
    table.envoys = [Envoy(stack.pop()) for stack in table.envoy_stacks]


def _group(key: str) -> str:
    return next(envoy.group for envoy in pieces.ENVOYS if envoy.id == key)


def _seat_aliens(table: DuelTable, wanted: object) -> None:
    keys = list(pieces.ALIENS)
    if wanted == "free":
        table.agenda.append("choose_aliens")
    elif wanted == "dealt":
        table.agenda.append(errand("choose_aliens", *_draw_lots(table, 2 * pieces.SEATS)))
    elif wanted == "random":
        table.aliens = [keys[lot] for lot in _draw_lots(table, pieces.SEATS)]
    elif isinstance(wanted, str):
        raise WrongWord(f"Aliens are {', '.join(ALIEN_WORDS)} or two names, not {wanted!r}.")
    else:
        table.aliens = named(wanted, keys, "alien", pieces.SEATS)


def _draw_lots(table: DuelTable, count: int) -> tuple[int, ...]:
    lots = list(range(len(pieces.ALIENS)))
    drawn = []
    for _ in range(count):
        place, table.rng = below(table.rng, len(lots))
        drawn.append(lots.pop(place))
    return tuple(drawn)


def bring_to_top(table: DuelTable, face: int, stacks: list[Pile]) -> None:
    """Swap faces so that the top card of the pile that holds this face shows it."""
    card = table.faces.index(face)
    pile = next(pile for pile in stacks if card in pile)
    faces = table.faces
    faces[card], faces[pile[-1]] = faces[pile[-1]], faces[card]


def named(wanted: object, known: list[str], what: str, count: int) -> list[str]:
    """A list of so many different known names; anything else is refused by name."""
    if not isinstance(wanted, list | tuple):
        raise WrongWord(f"Give {count} {what}s as a list of names, not {wanted!r}.")
    for key in wanted:
        if key not in known:
            raise WrongWord(f"There is no {what} {key!r}.")
    if len(set(wanted)) != len(wanted) or len(wanted) != count:
        raise WrongWord(f"Give {count} different {what}s, not {list(wanted)!r}.")
    return list(wanted)


def faults(table: DuelTable) -> list[str]:
    """What is wrong with a table: each card in one place, twenty ships a player, everything by seat."""
    if strange := _misshapen(table):
        return strange
    wrong = []
    if sorted(card for zone in zones(table) for card in zone) != list(range(len(pieces.FACES))):
        wrong.append("a card is missing or in two places")
    if sorted(table.faces[: len(pieces.FACES)]) != list(range(len(pieces.FACES))):
        wrong.append("a face is missing or on two cards")
    for seat in range(pieces.SEATS):
        ships = [table.supply[seat], table.warp[seat], table.medals[seat]]
        ships += [planet.ships[seat] for planet in table.planets]
        if sum(ships) != pieces.SHIPS or min(ships) < 0:
            wrong.append(f"seat {seat} has {ships} ships")
    return wrong


def zones(table: DuelTable) -> list[Sequence[CardId]]:
    """Every place where a card can be."""
    played = table.duel.reinforcements if table.duel else []
    return [
        *table.hands, *table.decks, *table.discards, *table.under, table.set_aside, table.reinforcements,
        *table.fates, table.past, table.planet_deck, [planet.tile for planet in table.planets],
        [envoy.card for envoy in table.envoys], *table.envoy_stacks, table.removed,
        *(table.duel.plans if table.duel else []), [reinforcement.card for reinforcement in played],
    ]  # fmt: skip


def _misshapen(table: DuelTable) -> list[str]:
    """Lists of the wrong length and names that do not exist, which only a damaged file has."""
    by_seat: list[Sequence[Any]] = [
        table.aliens, table.hands, table.decks, table.discards, table.under, table.supply, table.warp,
        table.medals, table.spent, *(planet.ships for planet in table.planets),
    ]  # fmt: skip
    if duel := table.duel:
        by_seat += [duel.holders, duel.banned, duel.plans, duel.jarred, duel.fixed, duel.destroyed, duel.kept]
    wrong = []
    if any(len(entries) != pieces.SEATS for entries in by_seat):
        wrong.append("something is not there for each seat")
    if any(len(spent) != len(pieces.TACTICS) or max(spent) > 1 for spent in table.spent):
        wrong.append("a tactic is missing")
    if len(table.fates) != len(pieces.TYPES) or len(table.envoy_stacks) != len(pieces.GROUPS):
        wrong.append("a pile is missing")
    if any(alien and alien not in pieces.ALIENS for alien in table.aliens):
        wrong.append("there is no such alien")
    return wrong


def factions(table: DuelTable) -> list[str]:
    return list(table.aliens)
