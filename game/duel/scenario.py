"""Scenarios: any position of Cosmic Encounter Duel from a plain dictionary.

Words, all but ``aliens`` optional; lists by seat come in the order [seat 0, seat 1]:

aliens          two alien ids
seed            number for the generator, and for all cards no word places
straggler       0 or 1 (default 1)
hands, decks, discards, under
                two lists of card ids. Plans of seat 0 are "plan_13.orange", of seat 1 "plan_13.blue"; a bare
                "plan_13" means the seat's own colour. Reinforcements by id. ``hands`` without a list for a
                seat is empty; ``decks`` names the top cards, next one first, the other cards follow at
                random; ``discards`` lists the oldest first.
known           two lists of card ids that this seat has seen, wherever they are
reinforcements  top of the reinforcement deck, next one first
destiny         {"discovery": [...], "event": [...], "refresh": [...]}: tops of the decks, next one first
past            destiny cards already drawn, the last one is the card in force
planet_deck     top planets, next one first
planets         list of {"planet": id, "ships": [a, b], "in_warp": false}
supply, warp, medals
                two numbers; a missing ``supply`` or ``warp`` is the rest of twenty ships (five in the warp)
envoys          list of {"envoy": id, "ally": seat or -1, "face_up": bool, "read_by": [seats], "used": bool}
                (default: three random ones, face down and neutral)
removed         envoys out of the game
set_aside       plans or reinforcements that lie open beside the decks
spent           two lists of tactic ids
next            type of the next destiny deck (default "discovery")
phase           where play goes on: "destiny" (default), "end_of_card", "dials", "envoys", "plans",
                "tactics", "reveal", "reinforcements", "winner", "prize", "cleanup"; and for the opening
                "choose_aliens", "first_hands"
target          the planet that the card in force has determined
duel            for the phases of a duel: {"planet": id, and as needed "banned": [bool, bool], "plans": two
                lists (main plan first), "jarred": [bool, bool], "fixed": [value or None, ...],
                "revealed": bool, "reinforcements": [{"card": id, "by": seat, "on": seat}],
                "bonuses": [{"seat":, "amount":, "source":}], "marks": {power: value}, "winner": seat,
                "totals": [a, b], "kept": [a, b], "dials": [a, b], "tactics": ["tactic_1:fire", ...]
                (":both" doubles it), "reserve": ["tactic_2:shield" or None, ...], "guess": [a, b],
                "worry": [bool, bool]}; what is not revealed yet is known to its owner only
contest         the same without a planet
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.refusals import WrongWord
from game.core.table import NOBODY, CardId, Errand, Seat
from game.duel import pieces
from game.duel.phases import CONTEST, DUEL
from game.duel.setup import bare_table, faults, named
from game.duel.table import Bonus, Duel, DuelTable, Envoy, Mark, Planet, Played

Spec = Mapping[str, Any]
OPENING = ("choose_aliens", "first_hands")
CARD_PHASES = ("destiny", "end_of_card")
DUEL_WORDS = (
    "planet", "banned", "plans", "jarred", "fixed", "revealed", "reinforcements", "bonuses", "marks",
    "winner", "totals", "kept", "dials", "tactics", "reserve", "guess", "worry",
)  # fmt: skip


def arrange(spec: Spec) -> DuelTable:
    """The table that the words describe; a word or name that does not fit is refused by name."""
    _known_words(spec, [*_WORDS, "aliens", "seed", "phase", "duel", "contest", "known"], "scenario")
    seed = spec.get("seed", 0)
    if not isinstance(seed, int):
        raise WrongWord(f"The seed is a whole number, not {seed!r}.")
    table = bare_table(seed)
    table.straggler = 1
    for word, place in _WORDS.items():
        if word in spec:
            place(table, spec[word])
    if "aliens" not in spec:
        raise WrongWord("A scenario needs the word 'aliens'.")
    table.aliens = named(spec["aliens"], list(pieces.ALIENS), "alien", pieces.SEATS)
    if "envoys" not in spec:
        table.envoys = [Envoy(stack.pop()) for stack in table.envoy_stacks]
    _place_duel(table, spec)
    _count_ships(table, spec)
    for seat, keys in enumerate(_by_seat(spec.get("known", [[], []]), "known")):
        for key in keys:
            table.seen[_card(table, key, seat)] |= 1 << seat
    _set_agenda(table, spec)
    if wrong := faults(table):
        raise WrongWord(f"This position cannot be: {'; '.join(wrong)}.")
    return table


def _known_words(spec: Spec, words: list[str], where: str) -> None:
    if not isinstance(spec, Mapping):
        raise WrongWord(f"The {where} is a dictionary, not {spec!r}.")
    for word in spec:
        if word not in words:
            raise WrongWord(f"The {where} has no word {word!r}; it has: {', '.join(sorted(words))}.")


def _by_seat(value: Any, word: str) -> list[Any]:
    if not isinstance(value, list | tuple) or len(value) != pieces.SEATS:
        raise WrongWord(f"'{word}' is a list with one entry for each seat, not {value!r}.")
    return list(value)


def _seat(value: Any, *, nobody: bool = False) -> Seat:
    if value in range(pieces.SEATS) or (nobody and value == NOBODY):
        return int(value)
    raise WrongWord(f"There is no seat {value!r}.")


def _count(value: Any, word: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -99 <= value <= 99:
        raise WrongWord(f"'{word}' needs a small whole number, not {value!r}.")
    return value


def _card(table: DuelTable, key: Any, seat: Seat = 0) -> CardId:
    """The id of a card by its name; a plan without colour has the seat's own."""
    if key in {plan.id for plan in pieces.PLANS}:
        key = f"{key}.{pieces.COLOURS[seat]}"
    if key not in pieces.FACE_OF:
        raise WrongWord(f"There is no card {key!r}.")
    return table.faces.index(pieces.FACE_OF[key])


def _pull(table: DuelTable, key: Any, seat: Seat = 0) -> CardId:
    """Take a named card from the pile it lies in."""
    card = _card(table, key, seat)
    for pile in (
        *table.decks, table.reinforcements, *table.fates, table.planet_deck, *table.envoy_stacks,
    ):  # fmt: skip
        if card in pile:
            pile.remove(card)
            return card
    raise WrongWord(f"The card {key!r} is named twice.")


def _stack(table: DuelTable, deck: list[CardId], keys: Any, seat: Seat = 0) -> None:
    """Lay named cards on top of a deck, the first one uppermost."""
    deck.extend([_pull(table, key, seat) for key in keys][::-1])


def _hands(table: DuelTable, value: Any) -> None:
    for seat, keys in enumerate(_by_seat(value, "hands")):
        for key in keys:
            card = _pull(table, key, seat)
            table.hands[seat].append(card)
            table.seen[card] |= 1 << seat


def _decks(table: DuelTable, value: Any) -> None:
    for seat, keys in enumerate(_by_seat(value, "decks")):
        _stack(table, table.decks[seat], keys, seat)


def _discards(table: DuelTable, value: Any) -> None:
    for seat, keys in enumerate(_by_seat(value, "discards")):
        table.discards[seat] = [_open(table, _pull(table, key, seat)) for key in keys]


def _under(table: DuelTable, value: Any) -> None:
    """A jar lies open, a snare is known to its owner only."""
    for seat, keys in enumerate(_by_seat(value, "under")):
        for key in keys:
            card = _pull(table, key, seat)
            table.under[seat].append(card)
            table.seen[card] |= 1 << seat


def _open(table: DuelTable, card: CardId) -> CardId:
    table.seen[card] = table.everyone
    return card


def _reinforcements(table: DuelTable, value: Any) -> None:
    _stack(table, table.reinforcements, value)


def _destiny(table: DuelTable, value: Any) -> None:
    _known_words(value, list(pieces.TYPES), "word 'destiny'")
    for kind, keys in value.items():
        _stack(table, table.fates[pieces.TYPES.index(kind)], keys)


def _past(table: DuelTable, value: Any) -> None:
    table.past = [_open(table, _pull(table, key)) for key in value]


def _planet_deck(table: DuelTable, value: Any) -> None:
    _stack(table, table.planet_deck, value)


def _planets(table: DuelTable, value: Any) -> None:
    for row in value:
        _known_words(row, ["planet", "ships", "in_warp"], "planet")
        ships = [_count(n, "ships") for n in _by_seat(row.get("ships", [0, 0]), "ships")]
        tile = _open(table, _pull(table, row.get("planet")))
        table.planets.append(Planet(tile, ships, bool(row.get("in_warp"))))


def _envoys(table: DuelTable, value: Any) -> None:
    for row in value:
        _known_words(row, ["envoy", "ally", "face_up", "read_by", "used"], "envoy")
        card = _pull(table, row.get("envoy"))
        ally = _seat(row.get("ally", NOBODY), nobody=True)
        face_up = bool(row.get("face_up"))
        table.envoys.append(Envoy(card, ally, face_up, bool(row.get("used"))))
        for seat in [ally] if ally != NOBODY else []:
            table.seen[card] |= 1 << seat
        for seat in row.get("read_by", []):
            table.seen[card] |= 1 << _seat(seat)
        if face_up:
            _open(table, card)


def _removed(table: DuelTable, value: Any) -> None:
    table.removed = [_pull(table, key) for key in value]


def _set_aside(table: DuelTable, value: Any) -> None:
    table.set_aside = [_open(table, _pull(table, key)) for key in value]


def _spent(table: DuelTable, value: Any) -> None:
    known = [tactic.id for tactic in pieces.TACTICS]
    for seat, keys in enumerate(_by_seat(value, "spent")):
        for key in keys:
            if key not in known:
                raise WrongWord(f"There is no tactic {key!r}.")
            table.spent[seat][known.index(key)] = True


def _counts(field: str) -> Callable[[DuelTable, Any], None]:
    def place(table: DuelTable, value: Any) -> None:
        setattr(table, field, [_count(number, field) for number in _by_seat(value, field)])

    return place


def _straggler(table: DuelTable, value: Any) -> None:
    table.straggler = _seat(value)


def _next(table: DuelTable, value: Any) -> None:
    if value not in pieces.TYPES:
        raise WrongWord(f"The next destiny deck is one of {', '.join(pieces.TYPES)}, not {value!r}.")
    table.next_type = value


def _target(table: DuelTable, value: Any) -> None:
    table.target = _card(table, value)


_WORDS: dict[str, Callable[[DuelTable, Any], None]] = {
    "straggler": _straggler, "hands": _hands, "decks": _decks, "discards": _discards, "under": _under,
    "reinforcements": _reinforcements, "destiny": _destiny, "past": _past, "planet_deck": _planet_deck,
    "planets": _planets, "supply": _counts("supply"), "warp": _counts("warp"), "medals": _counts("medals"),
    "envoys": _envoys, "removed": _removed, "set_aside": _set_aside, "spent": _spent, "next": _next,
    "target": _target,
}  # fmt: skip


def _place_duel(table: DuelTable, spec: Spec) -> None:
    if "duel" not in spec and "contest" not in spec:
        return
    words = spec.get("duel", spec.get("contest"))
    assert isinstance(words, Mapping) or words is not None
    _known_words(words, list(DUEL_WORDS), "duel")
    duel = Duel(contest="contest" in spec)
    if not duel.contest:
        duel.planet = _card(table, words.get("planet"))
        if duel.planet not in [planet.tile for planet in table.planets]:
            raise WrongWord(f"The planet {words.get('planet')!r} of the duel is not on the table.")
    table.duel = duel
    table.target = duel.planet if not duel.contest else table.target
    for field in ("banned", "jarred", "fixed", "kept"):
        if field in words:
            setattr(duel, field, _by_seat(words[field], field))
    duel.revealed = bool(words.get("revealed"))
    duel.totals = list(words.get("totals", []))
    duel.winner = _seat(words.get("winner", NOBODY), nobody=True)
    duel.bonuses = [
        Bonus(_seat(b["seat"]), _count(b["amount"], "amount"), b["source"]) for b in words.get("bonuses", [])
    ]
    duel.marks = [Mark(power, _count(value, power)) for power, value in words.get("marks", {}).items()]
    _lay_cards(table, duel, words)
    _write_slips(table, words)


def _bonus(row: Spec) -> Bonus:
    return Bonus(_seat(row["seat"]), _count(row["amount"], "amount"), row["source"])


def _lay_cards(table: DuelTable, duel: Duel, words: Spec) -> None:
    for seat, keys in enumerate(_by_seat(words.get("plans", [[], []]), "plans")):
        for key in keys:
            card = _pull(table, key, seat)
            duel.plans[seat].append(card)
            table.seen[card] = table.everyone if duel.revealed else 1 << seat
    for row in words.get("reinforcements", []):
        card = _open(table, _pull(table, row["card"]))
        duel.reinforcements.append(Played(card, _seat(row["by"]), _seat(row["on"])))


def _write_slips(table: DuelTable, words: Spec) -> None:
    readers: dict[str, tuple[str, Callable[[Any], int]]] = {
        "dials": ("dial", lambda value: _count(value, "dials")),
        "tactics": ("tactic", lambda value: 1 + _half(value)),
        "reserve": ("reserve", lambda value: 2 + _half(value)),
        "guess": ("guess", lambda value: 1 + _count(value, "guess")),
        "worry": ("worry", lambda value: 1 + bool(value)),
    }
    for word, (kind, read) in readers.items():
        for seat, value in enumerate(_by_seat(words.get(word, [None, None]), word)):
            if value is not None:
                card = pieces.slip(seat, kind)
                table.faces[card] = read(value)
                table.seen[card] = 1 << seat


def _half(text: Any) -> int:
    """ "tactic_1:fire" as tactic * 2 + half; ":both" adds the doubling."""
    for place, half in enumerate(pieces.HALVES):
        tactic = pieces.TACTICS[place // 2].id
        if text == f"{tactic}:{half.symbol}":
            return place
        if text == f"{tactic}:both":
            return place + 10
    raise WrongWord(f"There is no tactic half {text!r}.")


def _count_ships(table: DuelTable, spec: Spec) -> None:
    """What the words leave open: five ships in the warp if that many are left, the others in the supply."""
    for seat in range(pieces.SEATS):
        placed = table.medals[seat] + sum(planet.ships[seat] for planet in table.planets)
        if "warp" not in spec:
            known = table.supply[seat] if "supply" in spec else 0
            left = pieces.SHIPS - placed - known
            table.warp[seat] = left if "supply" in spec else min(pieces.SHIPS_IN_WARP, left)
        if "supply" not in spec:
            table.supply[seat] = pieces.SHIPS - placed - table.warp[seat]


def _set_agenda(table: DuelTable, spec: Spec) -> None:
    """The phases from the named one on."""
    phase = spec.get("phase", "destiny")
    steps = [errand.phase for errand in (CONTEST if "contest" in spec else DUEL)]
    if phase in OPENING:
        table.agenda = [Errand("destiny"), Errand("first_hands")]
        if phase == "choose_aliens":
            table.aliens = ["", ""]
            table.agenda.append(Errand(phase))
        table.straggler = NOBODY
        return
    if phase in CARD_PHASES:
        table.agenda = [Errand(phase)]
        return
    if phase not in steps:
        raise WrongWord(
            f"There is no phase {phase!r} here; there is: {', '.join([*OPENING, *CARD_PHASES, *steps])}."
        )
    if table.duel is None or not table.past:
        raise WrongWord(f"The phase {phase!r} needs a duel or a contest, and a card in 'past'.")
    table.agenda = [Errand("end_of_card"), *(Errand(step) for step in reversed(steps[steps.index(phase) :]))]
