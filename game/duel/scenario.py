"""Scenarios: any position of Cosmic Encounter Duel from a plain dictionary.

Words, all but ``aliens`` optional; lists by seat come in the order [seat 0, seat 1]:

aliens          two alien ids (not in the phase "choose_aliens", where nobody has one yet)
dealt           in the phase "choose_aliens": two lists of the aliens to choose from (default: all aliens)
seed            number for the generator, and for all cards no word places
rng             the generator itself, to go on exactly as in another match
straggler       0 or 1 (default 1; nobody yet in the phases of the opening)
hands, decks, discards, under
                two lists of plans and reinforcements. Plans of seat 0 are "plan_13.orange", of seat 1
                "plan_13.blue"; a bare "plan_13" has the seat's own colour. ``decks`` names the top cards,
                next one first, the other cards follow at random; ``discards`` lists the oldest first;
                ``under`` lies under the alien card: open in the Pickled's jar, face down elsewhere
known           two lists of cards that this seat has seen, wherever they are
reinforcements  top of the reinforcement deck, next one first
destiny         {"discovery": [...], "event": [...], "refresh": [...]}: tops of the decks, next one first
past            destiny cards already drawn, the last one is the card in force
planet_deck     top planets, next one first
planets         list of {"planet": id, "ships": [a, b], "in_warp": bool}, one at most in the warp
supply, warp, medals
                two numbers; a missing ``supply`` or ``warp`` is the rest of twenty ships (five in the warp)
envoys          list of {"envoy": id, "ally": seat or -1, "face_up": bool, "read_by": [seats], "used": bool}
                (default: a random one of each group, face down and neutral)
envoy_stacks    {"skull": [...], "heart": [...], "orb": [...]}: tops of the stacks, next one first
removed         envoys out of the game
set_aside       plans, reinforcements or planets that lie open beside the decks
spent           two lists of tactic ids
next            type of the next destiny deck (default "discovery")
phase           where play goes on: "destiny" (default), "end_of_card", "hands", "dials", "set_dials",
                "envoys", "plans", "choose_plans", "tactics", "recover", "check_ships", "reveal",
                "reinforcements", "winner", "prize", "cleanup"; and for the opening "choose_aliens",
                "first_hands"
target          the planet that the card in force has determined (in a duel: its planet)
duel            for the phases of a duel: {"planet": id, and as needed "holders": [bool, bool] (who
                controlled it before), "banned": [bool, bool], "plans": two lists (main plan first),
                "jarred": [bool, bool], "fixed": [value or None, ...],
                "revealed": bool (default: in the phases "reinforcements" and "winner"),
                "reinforcements": [{"card": id, "by": seat, "on": seat}],
                "bonuses": [{"seat": seat, "amount": number, "source": power}], "marks": {power: value},
                "winner": seat, "totals": [a, b], "destroyed": [a, b] by fire, "kept": [a, b],
                "dials": [a, b], "tactics": ["tactic_1:fire" (":both" doubles it) or None, ...],
                "reserve": ["tactic_2:shield" or "empty" or None without a sleeve, ...], "guess": [a, b],
                "worry": [bool, bool],
                "opened": two lists of those of the last five words that both seats have seen}
contest         the same without "planet", "holders", "banned", "destroyed", "kept", "dials", "tactics",
                "reserve", "guess"
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.arranging import sound
from game.core.refusals import WrongWord
from game.core.table import NOBODY, CardId, Pile, errand
from game.duel import pieces
from game.duel.phases import CONTEST, DUEL
from game.duel.phases.plans import DOUBLED
from game.duel.setup import bare_table, faults, named
from game.duel.table import Bonus, Duel, DuelTable, Envoy, Mark, Planet, Played
from game.duel.words import (
    ANY_CARD,
    HAND,
    TACTIC_IDS,
    Spec,
    a_card,
    a_half,
    a_list,
    a_mapping,
    a_number,
    a_power,
    a_row,
    a_seat,
    by_seat,
    pull,
    some_ships,
    yes_or_no,
)

OPENING = ("choose_aliens", "first_hands")
CARD_PHASES = ("destiny", "end_of_card", "hands")
JAR_OWNER = "pickled"
EMPTY = "empty"  # a sleeve with no tactic in it
DECK_WORDS = ("decks", "reinforcements", "destiny", "planet_deck", "envoy_stacks")
OTHER_WORDS = ("aliens", "dealt", "seed", "rng", "known", "phase", "duel", "contest")
CONTEST_WORDS = (
    "plans", "jarred", "fixed", "revealed", "reinforcements", "bonuses", "marks", "winner", "totals", "worry",
    "opened",
)  # fmt: skip
DUEL_WORDS = (
    *CONTEST_WORDS, "planet", "holders", "banned", "destroyed", "kept", "dials", "tactics", "reserve",
    "guess",
)  # fmt: skip


def arrange(spec: Spec) -> DuelTable:
    """The table that the words describe; a word or name that does not fit is refused by name."""
    a_row(spec, "scenario", (*_WORDS, *DECK_WORDS, *OTHER_WORDS))
    seed = spec.get("seed", 0)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise WrongWord(f"The seed is a whole number, not {seed!r}.")
    table = bare_table(seed)
    table.straggler = 1
    _seat_aliens(table, spec)
    for word, place in _WORDS.items():
        if word in spec:
            place(table, spec[word])
    _place_duel(table, spec)
    _stack_decks(table, spec)
    _count_ships(table, spec)
    for seat, keys in enumerate(by_seat(spec.get("known", [[], []]), "known")):
        for key in a_list(keys, "known"):
            table.seen[a_card(table, key, "known", ANY_CARD, seat)] |= 1 << seat
    _set_agenda(table, spec)
    table.rng = a_number(spec.get("rng", table.rng), "rng", 0, (1 << 64) - 1)
    table.rank_powers()
    return sound(table, faults)


def _open(table: DuelTable, cards: list[CardId]) -> list[CardId]:
    for card in cards:
        table.seen[card] = table.everyone
    return cards


def _seat_aliens(table: DuelTable, spec: Spec) -> None:
    if spec.get("phase") == "choose_aliens":
        return
    if "aliens" not in spec:
        raise WrongWord("A scenario needs the word 'aliens'.")
    table.aliens = named(spec["aliens"], list(pieces.ALIENS), "alien", pieces.SEATS)


def _hands(table: DuelTable, value: Any) -> None:
    for seat, keys in enumerate(by_seat(value, "hands")):
        table.hands[seat] = pull(table, keys, "hands", HAND, seat)
        for card in table.hands[seat]:
            table.seen[card] |= 1 << seat


def _discards(table: DuelTable, value: Any) -> None:
    for seat, keys in enumerate(by_seat(value, "discards")):
        table.discards[seat] = Pile(_open(table, pull(table, keys, "discards", HAND, seat)))


def _under(table: DuelTable, value: Any) -> None:
    """A jar lies open, a snare is known to its owner only."""
    for seat, keys in enumerate(by_seat(value, "under")):
        table.under[seat] = pull(table, keys, "under", HAND, seat)
        for card in table.under[seat]:
            table.seen[card] = table.everyone if table.aliens[seat] == JAR_OWNER else 1 << seat


def _past(table: DuelTable, value: Any) -> None:
    table.past = Pile(_open(table, pull(table, value, "past", pieces.TYPES)))


def _planets(table: DuelTable, value: Any) -> None:
    for entry in a_list(value, "planets"):
        row = a_row(entry, "planet", ("planet", "ships", "in_warp"), ["planet"])
        ships = [some_ships(number, "ships") for number in by_seat(row.get("ships", [0, 0]), "ships")]
        tiles = _open(table, pull(table, [row["planet"]], "planets", ["planet"]))
        table.planets.append(Planet(tiles[0], ships, yes_or_no(row.get("in_warp", False), "in_warp")))
    if sum(planet.in_warp for planet in table.planets) > 1:
        raise WrongWord("Only one planet can be in the warp.")


def _envoys(table: DuelTable, value: Any) -> None:
    for entry in a_list(value, "envoys"):
        row = a_row(entry, "envoy", ("envoy", "ally", "face_up", "read_by", "used"), ["envoy"])
        [card] = pull(table, [row["envoy"]], "envoys", pieces.GROUPS)
        ally = a_seat(row.get("ally", NOBODY), "ally", nobody=True)
        face_up, used = (yes_or_no(row.get(word, False), word) for word in ("face_up", "used"))
        table.envoys.append(Envoy(card, ally, face_up, used))
        readers = [a_seat(seat, "read_by") for seat in a_list(row.get("read_by", []), "read_by")]
        for seat in [*readers, *([] if ally == NOBODY else [ally])]:
            table.seen[card] |= 1 << seat
        if face_up:
            _open(table, [card])


def _removed(table: DuelTable, value: Any) -> None:
    table.removed = pull(table, value, "removed", pieces.GROUPS)


def _set_aside(table: DuelTable, value: Any) -> None:
    table.set_aside = _open(table, pull(table, value, "set_aside", (*HAND, "planet")))


def _spent(table: DuelTable, value: Any) -> None:
    for seat, keys in enumerate(by_seat(value, "spent")):
        for key in a_list(keys, "spent"):
            if key not in TACTIC_IDS:
                raise WrongWord(f"There is no tactic {key!r}.")
            table.spent[seat][TACTIC_IDS.index(key)] = 1


def _counts(field: str) -> Callable[[DuelTable, Any], None]:
    def place(table: DuelTable, value: Any) -> None:
        setattr(table, field, [some_ships(number, field) for number in by_seat(value, field)])

    return place


def _straggler(table: DuelTable, value: Any) -> None:
    table.straggler = a_seat(value, "straggler")


def _next(table: DuelTable, value: Any) -> None:
    if value not in pieces.TYPES:
        raise WrongWord(f"The next destiny deck is one of {', '.join(pieces.TYPES)}, not {value!r}.")
    table.next_type = value


def _target(table: DuelTable, value: Any) -> None:
    table.target = a_card(table, value, "target", ["planet"])
    if table.target not in [planet.tile for planet in table.planets]:
        raise WrongWord(f"The planet {value!r} is not on the table.")


_WORDS: dict[str, Callable[[DuelTable, Any], None]] = {
    "straggler": _straggler, "hands": _hands, "discards": _discards, "under": _under, "past": _past,
    "planets": _planets, "supply": _counts("supply"), "warp": _counts("warp"), "medals": _counts("medals"),
    "envoys": _envoys, "removed": _removed, "set_aside": _set_aside, "spent": _spent, "next": _next,
    "target": _target,
}  # fmt: skip


def _stack_decks(table: DuelTable, spec: Spec) -> None:
    """Lay the named cards on top of their decks, when every other word has taken its own."""
    tops = [
        (table.decks[seat], pull(table, keys, "decks", HAND, seat))
        for seat, keys in enumerate(by_seat(spec.get("decks", [[], []]), "decks"))
    ]
    for word, deck, kind in (
        ("reinforcements", table.reinforcements, "reinforcement"),
        ("planet_deck", table.planet_deck, "planet"),
    ):
        tops.append((deck, pull(table, spec.get(word, []), word, [kind])))
    for word, decks, kinds in (
        ("destiny", table.fates, pieces.TYPES),
        ("envoy_stacks", table.envoy_stacks, pieces.GROUPS),
    ):
        for kind, keys in a_row(spec.get(word, {}), f"word {word}", kinds).items():
            tops.append((decks[kinds.index(kind)], pull(table, keys, word, [kind])))
    if "envoys" not in spec:
        table.envoys = [Envoy(stack.pop()) for stack in table.envoy_stacks if stack]
    for deck, cards in tops:
        deck.extend(reversed(cards))


def _place_duel(table: DuelTable, spec: Spec) -> None:
    if "duel" not in spec and "contest" not in spec:
        return
    if "duel" in spec and "contest" in spec:
        raise WrongWord("There is a duel or a contest, not both.")
    duel = table.duel = Duel(contest="contest" in spec)
    if duel.contest:
        words = a_row(spec["contest"], "contest", CONTEST_WORDS)
    else:
        words = a_row(spec["duel"], "duel", DUEL_WORDS, ["planet"])
        _target(table, words["planet"])
        duel.planet = table.target
    for field, read in _DUEL_FIELDS.items():
        if field in words:
            setattr(duel, field, [read(entry, field) for entry in by_seat(words[field], field)])
    duel.winner = a_seat(words.get("winner", NOBODY), "winner", nobody=True)
    if totals := a_list(words.get("totals", []), "totals"):
        duel.totals = [a_number(total, "totals") for total in by_seat(totals, "totals")]
    for entry in a_list(words.get("bonuses", []), "bonuses"):
        row = a_row(entry, "bonus", ("seat", "amount", "source"), ("seat", "amount", "source"))
        source = a_power(row["source"], "source")
        duel.bonuses.append(Bonus(a_seat(row["seat"], "seat"), a_number(row["amount"], "amount"), source))
    for power, value in a_mapping(words.get("marks", {}), "marks").items():
        duel.marks.append(Mark(a_power(power, "marks"), a_number(value, power)))
    revealed = spec.get("phase") in ("reinforcements", "winner")
    duel.revealed = yes_or_no(words.get("revealed", revealed), "revealed")
    _lay_cards(table, duel, words)
    _write_slips(table, words)


_DUEL_FIELDS: dict[str, Callable[[Any, str], Any]] = {
    "holders": yes_or_no, "banned": yes_or_no, "jarred": yes_or_no,
    "destroyed": some_ships, "kept": some_ships,
    "fixed": lambda value, word: None if value is None else a_number(value, word),
}  # fmt: skip


def _lay_cards(table: DuelTable, duel: Duel, words: Spec) -> None:
    for seat, keys in enumerate(by_seat(words.get("plans", [[], []]), "plans")):
        duel.plans[seat] = pull(table, keys, "plans", HAND, seat)
        for card in duel.plans[seat]:
            table.seen[card] = table.everyone if duel.revealed else 1 << seat
    for entry in a_list(words.get("reinforcements", []), "reinforcements"):
        row = a_row(entry, "reinforcement", ("card", "by", "on"), ("card", "by", "on"))
        cards = _open(table, pull(table, [row["card"]], "reinforcements", ["reinforcement"]))
        duel.reinforcements.append(Played(cards[0], a_seat(row["by"], "by"), a_seat(row["on"], "on")))


_SLIPS: dict[str, tuple[str, Callable[[Any], int]]] = {
    "dials": ("dial", lambda value: a_number(value, "dials", min(pieces.DIAL), max(pieces.DIAL))),
    "tactics": ("tactic", lambda value: 1 + a_half(value, DOUBLED)),
    "reserve": ("reserve", lambda value: 1 if value == EMPTY else 2 + a_half(value, 0)),
    "guess": ("guess", lambda value: 1 + a_number(value, "guess", 0, max(pieces.DIAL))),
    "worry": ("worry", lambda value: 1 + yes_or_no(value, "worry")),
}


def _write_slips(table: DuelTable, words: Spec) -> None:
    """Secret numbers, known to their owners unless they have been opened."""
    opened = [a_list(shown, "opened") for shown in by_seat(words.get("opened", [[], []]), "opened")]
    for word in [*opened[0], *opened[1]]:
        if word not in list(_SLIPS):
            raise WrongWord(f"'opened' takes {', '.join(_SLIPS)}, not {word!r}.")
    for word, (kind, read) in _SLIPS.items():
        for seat, value in enumerate(by_seat(words.get(word, [None, None]), word)):
            if value is not None:
                card = pieces.slip(seat, kind)
                table.faces[card] = read(value)
                table.seen[card] = table.everyone if word in opened[seat] else 1 << seat


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
    if phase in (*OPENING, *CARD_PHASES) and table.duel:
        raise WrongWord(f"In the phase {phase!r} there is no duel or contest.")
    if "dealt" in spec and phase != "choose_aliens":
        raise WrongWord("Aliens are 'dealt' in the phase 'choose_aliens' only.")
    if phase in OPENING:
        _open_match(table, phase, spec)
    elif phase in CARD_PHASES:
        if phase == "end_of_card" and not table.past:
            raise WrongWord("The phase 'end_of_card' needs a card in 'past'.")
        table.agenda = ["destiny", phase] if phase == "hands" else [phase]
    else:
        steps = _steps_from(table, phase)
        table.agenda = ["end_of_card", *reversed(steps)]


def _open_match(table: DuelTable, phase: str, spec: Spec) -> None:
    """The phases before the first destiny card; nobody is the straggler yet."""
    if not all(table.decks):
        raise WrongWord(f"The phase {phase!r} needs a card in each deck.")
    table.straggler = NOBODY
    table.agenda = ["destiny", "first_hands"]
    if phase == "choose_aliens":
        dealt = [a_list(keys, "dealt") for keys in by_seat(spec.get("dealt", [[], []]), "dealt")]
        if len(dealt[0]) != len(dealt[1]):
            raise WrongWord("Both seats are 'dealt' the same number of aliens.")
        keys = list(pieces.ALIENS)
        lots = named([*dealt[0], *dealt[1]], keys, "alien", 2 * len(dealt[0]))
        table.agenda.append(errand(phase, *(keys.index(key) for key in lots)))


def _steps_from(table: DuelTable, phase: str) -> list[str]:
    """The steps of the duel or contest from this one on, if the position has what they need."""
    duel = table.duel
    steps = list(CONTEST if duel and duel.contest else DUEL)
    if phase not in steps:
        every = ", ".join([*OPENING, *CARD_PHASES, *steps])
        raise WrongWord(f"There is no phase {phase!r} here; there is: {every}.")
    if duel is None or not table.past:
        raise WrongWord(f"The phase {phase!r} needs a duel or a contest, and a card in 'past'.")
    left = steps[steps.index(phase) :]
    if "choose_plans" in left and any(duel.plans):
        raise WrongWord(f"In the phase {phase!r} no plans lie on the table yet.")
    if "choose_plans" not in left and "winner" in left and not all(duel.plans):
        raise WrongWord(f"The phase {phase!r} needs a plan of each seat.")
    if "winner" not in left and duel.winner == NOBODY and (phase == "prize" or duel.contest):
        raise WrongWord(f"The phase {phase!r} needs a winner.")
    return left
