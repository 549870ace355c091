"""Set-up of Cosmic Encounter: a fresh table from a seed."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.dice import below
from game.core.games import Options
from game.core.refusals import WrongWord
from game.core.table import NOBODY, CardId, Pile
from game.cosmic import pieces
from game.cosmic.parts import Planet, Rules
from game.cosmic.table import CosmicTable

RULES = ("flares", "hidden", "rotating", "freewheeling", "technology", "classic_filch", "german", "open_call")
WORDS = ("aliens", "skill", "four_planets", *RULES)
ALIEN_WORDS = ("dealt", "random")
SKILLS = ("green", "yellow", "red")  # how much a player should know; each allows those before it
LARGE_TECH = 8  # research numbers from here on are not used with four planets

_DECK = pieces.cards_of(pieces.ATTACK, pieces.NEGOTIATE, pieces.MORPH, pieces.REINFORCEMENT, pieces.ARTIFACT)
_FLARES = pieces.cards_of(pieces.FLARE)
_SHEETS = pieces.cards_of(pieces.SHEET)


def set_up(seed: int, seats: int, options: Options) -> CosmicTable:
    """Steps 1 to 3 and 5 of the rulebook's set-up; the phases on the agenda do the rest.

    Options: ``aliens`` is "dealt" (each keeps one of two), "random" or a list of ids; ``skill`` is the
    highest alert in play; ``four_planets``, ``flares`` and the other variants are True or False.
    """
    for word in options:
        if word not in WORDS:
            raise WrongWord(f"Cosmic Encounter has no option {word!r}; it has: {', '.join(WORDS)}.")
    if seats not in pieces.SEATS:
        raise WrongWord(f"Cosmic Encounter is for 3 to 5 seats, not {seats}.")
    table = bare_table(seed, seats, rules_of(options))
    _deal_aliens(table, options)
    techs = ["first_techs"] if table.rules.technology else []
    table.agenda = ["first_player", *techs, "first_hands", "choose_aliens"]
    table.rank_powers()
    return table


def rules_of(options: Options) -> Rules:
    for word in (*RULES, "four_planets"):
        if not isinstance(options.get(word, False), bool):
            raise WrongWord(f"The option {word!r} is True or False, not {options[word]!r}.")
    chosen = {word: options[word] for word in RULES if word in options}
    return Rules(planets=4 if options.get("four_planets") else pieces.PLANETS, **chosen)


def bare_table(seed: int, seats: int, rules: Rules) -> CosmicTable:
    """All cards in their shuffled piles, four ships on each planet, nobody seated."""
    cards = len(pieces.FACES)
    each = range(seats)
    table = CosmicTable(
        rng=seed & ((1 << 64) - 1),
        seats=seats,
        faces=bytearray(range(cards)),
        seen=bytearray(cards),
        rules=rules,
        planets=[
            Planet(home, bytes(pieces.SHIPS_ON_PLANET if seat == home else 0 for seat in each))
            for home in each
            for _ in range(rules.planets)
        ],
        warp=[0 for _ in each],
        fresh=[0 for _ in each],
        gone=[0 for _ in each],
        gate=[0 for _ in each],
        beside=[0 for _ in each],
        hands=[[] for _ in each],
        hoards=[[] for _ in each],
        deck=Pile(_DECK),
        destiny_deck=Pile(),
        techs=[() for _ in each],
        sheets=[() for _ in each],
        sheet_box=Pile(_SHEETS),
        lent=[NOBODY for _ in each],
        powerless=[False for _ in each],
    )
    table.count_colonies()
    _sort_out(table)
    for pile in (table.deck, table.destiny_deck, table.tech_deck, table.sheet_box):
        table.mix(pile)
    return table


def _sort_out(table: CosmicTable) -> None:
    """What this match does not need goes to the box, where everybody sees it (Set-up 3, p. 14)."""
    for card in pieces.cards_of(pieces.DESTINY):
        used = table.value_of(card) < table.seats
        (table.destiny_deck if used else table.box).append(card)
    for card in pieces.cards_of(pieces.TECH):
        tech = pieces.TECHS[table.id_of(card)]
        used = table.rules.technology and (
            table.rules.planets == pieces.PLANETS or tech.research < LARGE_TECH
        )
        (table.tech_deck if used else table.box).append(card)
    for card in table.box:
        table.show(card)


def _deal_aliens(table: CosmicTable, options: Options) -> None:
    """Deal flares and the sheets that belong to them; the flares go into the deck (Set-up 4 and 5)."""
    wanted = options.get("aliens", "dealt")
    skill = options.get("skill", "red")
    if skill not in SKILLS:
        raise WrongWord(f"The skill is {', '.join(SKILLS)}, not {skill!r}.")
    if isinstance(wanted, str) and wanted not in ALIEN_WORDS:
        raise WrongWord(f"Aliens are {', '.join(ALIEN_WORDS)} or a list of names, not {wanted!r}.")
    if isinstance(wanted, str):
        allowed = [
            key for key, row in pieces.ALIENS.items() if SKILLS.index(row.skill) <= SKILLS.index(skill)
        ]
        hands = _draw_aliens(table, allowed, 1 if wanted == "random" else 2)
    else:
        hands = [[key] for key in named(wanted, table.seats)]
    for seat, keys in enumerate(hands):
        for key in keys:
            take_sheet(table, seat, key)
    if table.rules.flares:
        stock_flares(table, [key for keys in hands for key in keys])
    else:
        leave_flares(table, _FLARES)


def _draw_aliens(table: CosmicTable, allowed: list[str], each: int) -> list[list[str]]:
    """So many aliens for each seat; one that may not meet another is dealt again."""
    pool = list(allowed)
    hands: list[list[str]] = []
    for _ in range(table.seats):
        hand: list[str] = []
        while len(hand) < each:
            place, table.rng = below(table.rng, len(pool))
            key = pool.pop(place)
            dealt = [*hand, *(other for keys in hands for other in keys)]
            if not any(key in pieces.ALIENS[other].not_with for other in dealt):
                hand.append(key)
        hands.append(hand)
    return hands


def named(wanted: object, seats: int) -> list[str]:
    """So many different aliens that may meet; anything else is refused by name."""
    if not isinstance(wanted, list | tuple):
        raise WrongWord(f"Give {seats} aliens as a list of names, not {wanted!r}.")
    for key in wanted:
        if key not in pieces.ALIENS:
            raise WrongWord(f"There is no alien {key!r}.")
    if len(set(wanted)) != len(wanted) or len(wanted) != seats:
        raise WrongWord(f"Give {seats} different aliens, not {list(wanted)!r}.")
    for key in wanted:
        for other in pieces.ALIENS[key].not_with:
            if other in wanted:
                raise WrongWord(f"The aliens {key!r} and {other!r} may not meet in one match.")
    return list(wanted)


def take_sheet(table: CosmicTable, seat: int, alien: str) -> None:
    """Give a seat the sheet of an alien; only this seat has seen it."""
    card = table.faces.index(pieces.sheet_of(alien))
    table.sheet_box.remove(card)
    table.sheets[seat] += (card,)
    table.seen[card] |= 1 << seat


def stock_flares(table: CosmicTable, dealt: Sequence[str]) -> None:
    """The flares of these aliens and more at random, ten in all, are shuffled into the deck."""
    filch = pieces.CLASSIC_FILCH if table.rules.classic_filch else "filch"
    unused = pieces.flare_of("filch" if table.rules.classic_filch else pieces.CLASSIC_FILCH)
    chosen = [pieces.flare_of(filch if key == "filch" else key) for key in dealt]
    rest = [face for face in _FLARES if face not in chosen and face != unused]
    while len(chosen) < pieces.FLARES_IN_DECK:
        place, table.rng = below(table.rng, len(rest))
        chosen.append(rest.pop(place))
    table.deck.extend(chosen)
    table.mix(table.deck)
    leave_flares(table, [*rest, unused])


def leave_flares(table: CosmicTable, cards: Sequence[CardId]) -> None:
    """These flares stay in the box, and nobody knows which they are."""
    table.box.extend(cards)
    unused = pieces.flare_of("filch" if table.rules.classic_filch else pieces.CLASSIC_FILCH)
    table.mix([card for card in cards if card != unused])
    table.show(table.faces.index(unused))


def faults(table: CosmicTable) -> list[str]:
    """What is wrong with a table: each card in one place, all ships there, everything by seat."""
    if strange := _misshapen(table):
        return strange
    wrong = []
    if sorted(card for zone in zones(table) for card in zone) != list(range(len(pieces.FACES))):
        wrong.append("a card is missing or in two places")
    if sorted(table.faces) != list(range(len(pieces.FACES))):
        wrong.append("a face is missing or on two cards")
    for seat in range(table.seats):
        if problem := _ship_fault(table, seat):
            wrong.append(problem)
    if _miscounted(table):
        wrong.append("the colonies are miscounted")
    return wrong


def _miscounted(table: CosmicTable) -> bool:
    counted = table.homes, table.abroad, table.worlds
    table.count_colonies()
    return counted != (table.homes, table.abroad, table.worlds)


def _ship_fault(table: CosmicTable, seat: int) -> str:
    counts = [table.warp[seat], table.gone[seat], table.gate[seat], table.beside[seat]]
    counts += [planet.ships[seat] for planet in table.planets]
    counts += [tech.ships for tech in table.techs[seat]]
    if sum(counts) != table.fleet(seat) or min(counts) < 0:
        return f"seat {seat} has {counts} ships"
    return ""


def zones(table: CosmicTable) -> list[Sequence[CardId]]:
    """Every place where a card can be."""
    at = table.encounter
    return [
        *table.hands, *table.hoards, table.deck, table.discard, table.box, table.aside,
        [played.card for played in table.playing], table.destiny_deck, table.destiny_discard,
        table.tech_deck, table.tech_discard, *([tech.card for tech in techs] for techs in table.techs),
        [tech.under for techs in table.techs for tech in techs if tech.under >= 0],
        *table.sheets, table.sheet_box, [citadel.card for citadel in table.citadels],
        [card for card in at.cards if card >= 0] if at else [],
        [played.card for played in at.reinforcements] if at else [],
    ]  # fmt: skip


def _misshapen(table: CosmicTable) -> list[str]:
    """Lists of the wrong length, which only a damaged file has."""
    by_seat: list[Sequence[object]] = [
        table.warp, table.fresh, table.gone, table.gate, table.beside, table.hands, table.hoards, table.techs,
        table.sheets, table.lent, table.powerless, *(planet.ships for planet in table.planets),
    ]  # fmt: skip
    if at := table.encounter:
        by_seat += [at.invited, at.sides, at.limits, at.worth, at.lost]
        if {len(at.cards), len(at.open), len(at.types), len(at.values), len(at.times)} != {2}:
            return ["something is not there for each side"]
        if not -1 <= at.planet < len(table.planets):
            return ["the gate points nowhere"]
    if any(len(entries) != table.seats for entries in by_seat):
        return ["something is not there for each seat"]
    return []


def factions(table: CosmicTable) -> list[str]:
    return [table.id_of(sheets[0]) if sheets else "" for sheets in table.sheets]
