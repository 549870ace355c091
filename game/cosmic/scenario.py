"""Scenarios: a position of Cosmic Encounter from a plain dictionary.

Words, all but ``aliens`` optional; lists by seat have an entry for each alien:

aliens     three to five alien ids; they lie face up unless powers are hidden
seed       number for the generator, and for all cards no word places
options    the options of a match (four_planets, technology, hidden ...)
offense    the seat whose turn it is (default 0)
hands      lists of cards: "attack_20", "negotiate", "morph", "reinforcement_3", artifacts by id,
           "zombie.flare"; None deals eight at random (default: nobody has a card)
hoards     the same for the Miser's second hand
deck       top of the deck, next card first
discard    the discard pile, oldest card first
destiny    top of the destiny deck, next card first: a seat, "wild", "fewest_in_warp", "most_cards",
           "most_colonies"
destiny_discard
           the discard pile of destiny, oldest card first, in the same words
ships      {(planet, seat): number} or a list of [planet, seat, number]; seat s has the planets 5 s to
           5 s + 4 (4 s to 4 s + 3 with four planets); ships not placed elsewhere come from the warp
warp       ships in the warp by seat (default: the rest)
gone       ships out of the game by seat
techs      lists by seat of {"tech": id, "ships": number, "completed": bool, "under": card, "at": planet
           of the Prometheus, or [planet, planet] of the Lunar Cannon}
tech_deck  top of the tech deck, next one first
tech_discard
           the discard pile of techs, oldest one first
tokens     {alien: number}
citadels   list of [planet, attack card]
number     which encounter of the turn comes next (default 1)
phase      "start_turn" or "encounter" (default)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.arranging import sound
from game.core.refusals import WrongWord
from game.core.table import CardId, Pile, Seat, errand
from game.cosmic import pieces
from game.cosmic.parts import NO_CARD, Citadel, Mark, Prometheus, Tech
from game.cosmic.setup import bare_table, faults, leave_flares, named, rules_of, take_sheet
from game.cosmic.table import CosmicTable

Spec = Mapping[str, Any]
WORDS = (
    "aliens", "seed", "options", "offense", "hands", "hoards", "deck", "discard", "destiny",
    "destiny_discard", "ships", "warp", "gone", "techs", "tech_deck", "tech_discard", "tokens", "citadels",
    "number", "phase",
)  # fmt: skip
PHASES = ("start_turn", "encounter")


def arrange(spec: Spec) -> CosmicTable:
    """The table that the words describe; a word or name that does not fit is refused by name."""
    for word in spec:
        if word not in WORDS:
            raise WrongWord(f"The scenario has no word {word!r}; it has: {', '.join(WORDS)}.")
    keys = spec.get("aliens", ())
    seats = len(keys)
    if seats not in pieces.SEATS:
        raise WrongWord(f"Cosmic Encounter is for 3 to 5 aliens, not {keys!r}.")
    table = bare_table(_number(spec, "seed", 0), seats, rules_of(spec.get("options", {})))
    _seat_aliens(table, named(keys, seats))
    table.turn = _number(spec, "offense", 0) % seats
    _place_cards(table, spec)
    _place_ships(table, spec)
    _place_techs(table, spec)
    table.count_colonies()
    table.tokens = [Mark(alien, count) for alien, count in spec.get("tokens", {}).items()]
    table.agenda = [_first_errand(table, spec)]
    table.rank_powers()
    table.powerless = [not table.powered(seat, alien) for seat, alien in enumerate(_open_aliens(table))]
    return sound(table, faults)


def _number(spec: Spec, word: str, usual: int) -> int:
    value = spec.get(word, usual)
    if isinstance(value, bool) or not isinstance(value, int):
        raise WrongWord(f"'{word}' is a whole number, not {value!r}.")
    return value


def _first_errand(table: CosmicTable, spec: Spec) -> str:
    phase = spec.get("phase", "encounter")
    if phase not in PHASES:
        raise WrongWord(f"A scenario begins with one of {', '.join(PHASES)}, not {phase!r}.")
    if phase == "start_turn":
        return errand("start_turn", table.turn)
    return errand("encounter", table.turn, _number(spec, "number", 1))


def _seat_aliens(table: CosmicTable, keys: list[str]) -> None:
    for seat, key in enumerate(keys):
        take_sheet(table, seat, key)
        if not table.rules.hidden:
            table.show(table.sheets[seat][0])


def _open_aliens(table: CosmicTable) -> list[str]:
    """By seat the alien that everybody sees; nothing for a sheet that lies face down."""
    return [table.id_of(card) if table.seen[card] == table.everyone else "" for card, *_ in table.sheets]


def _by_seat(table: CosmicTable, spec: Spec, word: str, usual: Any) -> list[Any]:
    value = spec.get(word)
    if value is None:
        return [usual] * table.seats
    if not isinstance(value, list | tuple) or len(value) != table.seats:
        raise WrongWord(f"'{word}' is a list with one entry for each seat, not {value!r}.")
    return list(value)


def _place_cards(table: CosmicTable, spec: Spec) -> None:
    """Named cards come from the deck or the box; the flares that nobody names stay in the box."""
    flares = Pile(pieces.cards_of(pieces.FLARE))
    pool = [table.deck, flares]
    hands = _by_seat(table, spec, "hands", ())
    hoards = _by_seat(table, spec, "hoards", ())
    for seat in range(table.seats):
        table.hands[seat] = _pull(table, hands[seat] or (), pool)
        table.hoards[seat] = _pull(table, hoards[seat] or (), pool)
    table.discard = Pile(_pull(table, spec.get("discard", ()), pool))
    table.citadels = [
        Citadel(planet, _pull(table, [key], pool)[0]) for planet, key in spec.get("citadels", ())
    ]
    top = _pull(table, spec.get("deck", ()), pool)
    table.destiny_discard = Pile(_pull_fates(table, spec.get("destiny_discard", ())))
    table.destiny_deck.extend(reversed(_pull_fates(table, spec.get("destiny", ()))))
    for seat, hand in enumerate(hands):
        if hand is None:
            table.hands[seat] = [table.deck.pop() for _ in range(pieces.HAND)]
    table.deck.extend(reversed(top))
    leave_flares(table, list(flares))
    _show_cards(table)


def _show_cards(table: CosmicTable) -> None:
    for seat in range(table.seats):
        for card in (*table.hands[seat], *table.hoards[seat]):
            table.seen[card] |= 1 << seat
    open_piles = (*table.discard, *table.destiny_discard)
    for card in (*open_piles, *(citadel.card for citadel in table.citadels)):
        table.show(card)


def _pull(table: CosmicTable, keys: Any, piles: list[Pile]) -> list[CardId]:
    """Take named cards from the piles they lie in; one of several equal cards is as good as another."""
    if not isinstance(keys, list | tuple):
        raise WrongWord(f"Cards are a list of names, not {keys!r}.")
    found = []
    for key in keys:
        card, pile = _find(table, key, piles)
        pile.remove(card)
        found.append(card)
    return found


def _find(table: CosmicTable, key: Any, piles: list[Pile]) -> tuple[CardId, Pile]:
    for pile in piles:
        for card in pile:
            printed = pieces.KEYS[table.faces[card]]
            if printed == key or (
                printed.partition(".")[0] == key and not printed.endswith((".flare", ".sheet"))
            ):
                return card, pile
    raise WrongWord(f"There is no card {key!r}, or it is named too often.")


def _pull_fates(table: CosmicTable, keys: Any) -> list[CardId]:
    if not isinstance(keys, list | tuple):
        raise WrongWord(f"Destiny cards are a list of seats and names, not {keys!r}.")
    found = []
    for key in keys:
        fitting = [
            card
            for card in table.destiny_deck
            if (table.value_of(card) == key if isinstance(key, int) else table.id_of(card) == key)
        ]
        if not fitting:
            raise WrongWord(f"There is no destiny card {key!r}, or it is named too often.")
        table.destiny_deck.remove(fitting[0])
        found.append(fitting[0])
    return found


def _place_ships(table: CosmicTable, spec: Spec) -> None:
    """Ships named for a planet come from the warp, or fill it up from the own planets' usual four."""
    rows = spec.get("ships", ())
    placed = (
        [(*place, n) for place, n in rows.items()] if isinstance(rows, Mapping) else [tuple(r) for r in rows]
    )
    for row in placed:
        if len(row) != 3:
            raise WrongWord(f"'ships' has rows of a planet, a seat and a number, not {list(row)}.")
        planet, seat, ships = row
        if not 0 <= planet < len(table.planets) or not 0 <= seat < table.seats:
            raise WrongWord(f"There is no planet {planet!r} or seat {seat!r}.")
        _check_number(table, ships)
        table.planets[planet] = table.planets[planet].with_ships(seat, ships)
    table.gone = list(_by_seat(table, spec, "gone", 0))
    warp = _by_seat(table, spec, "warp", None)
    for seat in range(table.seats):
        if warp[seat] is not None:
            _check_number(table, warp[seat])
        _balance(table, seat, warp[seat])


def _check_number(table: CosmicTable, ships: Any) -> None:
    if ships not in range(table.rules.ships + 1):
        raise WrongWord(f"{ships!r} is no number of ships.")


def _add_ships(table: CosmicTable, seat: Seat, place: int, ships: int) -> None:
    planet = table.planets[place]
    table.planets[place] = planet.with_ships(seat, planet.ships[seat] + ships)


def _balance(table: CosmicTable, seat: Seat, warp: int | None) -> None:
    """What is missing to a seat's ships is in the warp; with a number for it, home planets give or take."""
    on_planets = sum(planet.ships[seat] for planet in table.planets)
    rest = table.rules.ships - table.gone[seat] - on_planets
    table.warp[seat] = max(rest, 0) if warp is None else warp
    spare = rest - table.warp[seat]
    for number in table.home_planets(seat):
        moved = max(-table.planets[number].ships[seat], spare) if spare < 0 else spare
        _add_ships(table, seat, number, moved)
        spare -= moved


def _place_techs(table: CosmicTable, spec: Spec) -> None:
    for seat, rows in enumerate(_by_seat(table, spec, "techs", ())):
        for row in rows:
            (card,) = _pull_techs(table, [row.get("tech")])
            under = _pull(table, [row["under"]], [table.deck])[0] if "under" in row else NO_CARD
            tech = Tech(card, row.get("ships", 0), bool(row.get("completed", False)), under)
            table.techs[seat] += (tech,)
            table.seen[card] |= table.everyone if tech.completed else 1 << seat
            if tech.ships:
                _ships_for_tech(table, seat, tech.ships)
            if "at" in row:
                _place_token(table, seat, row["tech"], row["at"])
    table.tech_discard = Pile(_pull_techs(table, spec.get("tech_discard", ())))
    for card in table.tech_discard:
        table.show(card)
    table.tech_deck.extend(reversed(_pull_techs(table, spec.get("tech_deck", ()))))


def _pull_techs(table: CosmicTable, names: Any) -> list[CardId]:
    if not isinstance(names, list | tuple):
        raise WrongWord(f"Techs are a list of names, not {names!r}.")
    found = []
    for name in names:
        card = next((card for card in table.tech_deck if table.id_of(card) == name), NO_CARD)
        if card == NO_CARD:
            raise WrongWord(f"There is no tech {name!r} in this match, or it is named too often.")
        table.tech_deck.remove(card)
        found.append(card)
    return found


def _place_token(table: CosmicTable, seat: Seat, tech: str, place: Any) -> None:
    """The Prometheus on a planet, or the Lunar Cannon between two."""
    if tech == "the_prometheus" and place in range(len(table.planets)):
        table.prometheus = Prometheus(seat, place)
        _add_ships(table, seat, place, 1)
    elif tech == "lunar_cannon" and isinstance(place, list) and _are_two_planets(table, place):
        table.cannon = [seat, *place]
    else:
        raise WrongWord(f"The tech {tech!r} has no token that could stand at {place!r}.")


def _are_two_planets(table: CosmicTable, planets: list[Any]) -> bool:
    return (
        len(planets) == 2
        and planets[0] != planets[1]
        and all(n in range(len(table.planets)) for n in planets)
    )


def _ships_for_tech(table: CosmicTable, seat: Seat, ships: int) -> None:
    """Researching ships come from the warp first, then from home planets."""
    taken = min(ships, table.warp[seat])
    table.warp[seat] -= taken
    for number in table.home_planets(seat):
        some = min(ships - taken, table.planets[number].ships[seat])
        _add_ships(table, seat, number, -some)
        taken += some
