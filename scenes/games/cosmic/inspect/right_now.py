"""What a thing of Cosmic Encounter means right now: the numbers it would give, who is where, what is off."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue
from game.cosmic import pieces, totals
from game.cosmic.parts import (
    BESIDE,
    DEFENSE,
    GATE,
    NEITHER,
    NO_CARD,
    NO_PLANET,
    OFFENSE,
    Encounter,
    Reinforced,
    Term,
    put,
)
from game.cosmic.phases.destiny import named_by
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import face_key
from scenes.games.cosmic.names import card_link, planet_link
from scenes.table.game_table import Watching
from scenes.table.match_words import called

Score = tuple[int, int]  # of the offense and of the defense
MACRON_SHIP = 4  # what each of its ships counts


def of_card(card: CardId, view: CosmicTable, watching: Watching) -> str:
    """What a card means now, as far as the view knows it; "" if there is nothing to tell."""
    at = view.encounter
    if face_key(view, card) and card in view.destiny_discard[-1:]:
        return _destiny(card, view, watching)
    if not face_key(view, card) or at is None or at.planet == NO_PLANET:
        return ""
    if card in view.playable(watching.seat):
        return _in_hand(card, view, at, watching)
    if at.revealed and card in at.cards:
        return _shown(card, view, at, watching)
    if at.revealed and any(played.card == card for played in at.reinforcements):
        rest = [played for played in at.reinforcements if played.card != card]
        return _compared(view, msgspec.structs.replace(at, reinforcements=rest), watching)
    return ""


def _destiny(card: CardId, view: CosmicTable, watching: Watching) -> str:
    """Who goes first, or whom the card names as the defense."""
    say, at = catalogue(watching.language).say, view.encounter
    if at is None:
        first = view.value_of(card)
        if first < 0:
            return say("inspect.now.names_nobody")
        return say("inspect.now.goes_first", name=called(first, watching))
    if card != at.fate or at.planet != NO_PLANET:
        return ""
    named, offense = named_by(view, card), called(at.offense, watching)
    if named == NOBODY:
        return say("inspect.now.destiny_wild", offense=offense)
    if named == at.offense:
        return say("inspect.now.destiny_own", offense=offense)
    return say("inspect.now.destiny", offense=offense, name=called(named, watching))


def of_alien(alien: str, view: CosmicTable, watching: Watching) -> str:
    """Whose it is, whether its power works, what lies on it, and what it is worth in this encounter."""
    say = catalogue(watching.language).say
    owner = owner_of(alien, view)
    if owner == NOBODY:
        return say("inspect.now.not_playing")
    rows = [
        say("inspect.now.played_by", colour=called(owner, watching)),
        _state(alien, owner, view, watching),
    ]
    tokens = view.tokens_on(alien)
    if tokens:
        rows.append(say("inspect.now.tokens", count=tokens))
    if alien in AMOUNTS and (owner, alien) in view.in_play:
        amount = AMOUNTS[alien](view, owner)
        rows += [say("inspect.now.adds", amount=amount)] if amount else []
    rows.append(_changes(alien, owner, view, watching))
    return "\n".join(row for row in rows if row)


def of_planet(planet: int, view: CosmicTable, watching: Watching) -> str:
    """Who lives there, whether the gate points there, and what stands beside it."""
    say = catalogue(watching.language).say
    rows = [
        say("inspect.now.ships", colour=called(seat, watching), count=ships)
        for seat, ships in enumerate(view.planets[planet].ships)
        if ships
    ]
    rows = rows or [say("inspect.now.empty")]
    at = view.encounter
    if at and at.planet == planet:
        rows.insert(0, say("inspect.now.aimed", colour=called(at.offense, watching)))
    built = [face_key(view, citadel.card) for citadel in view.citadels if citadel.planet == planet]
    if any(built):
        names = ", ".join(card_link(key, watching.language) for key in built if key)
        rows.append(say("inspect.now.citadels", cards=names))
    return "\n".join(rows)


def of_seat(seat: Seat, view: CosmicTable, watching: Watching) -> str:
    """How far from winning, and the part that this seat plays in the encounter."""
    say = catalogue(watching.language).say
    count = view.foreign_colonies(seat)
    rows = [say("inspect.now.colonies", count=count, needed=view.rules.colonies_to_win)]
    at = view.encounter
    if at and at.sides[seat] != NEITHER:
        main = "offense" if at.sides[seat] == OFFENSE else "defense"
        part = main if at.is_main(seat) else f"ally_{main}"
        rows.append(say(f"inspect.now.{part}", name=called(at.main(at.sides[seat]), watching)))
    return "\n".join(rows)


def of_term(term: str, view: CosmicTable, watching: Watching) -> str:
    """The numbers behind a term: ships in the warp and in the gate, colonies, totals."""
    if term == "warp":
        return _by_seat("inspect.now.warp", view.warp, watching)
    if term == "gate":
        return _gate(view, watching)
    if term == "colony":
        foreign = [view.foreign_colonies(seat) for seat in range(view.seats)]
        return _by_seat("inspect.now.foreign", foreign, watching)
    score = _score(view)
    return _told(score, view.at, watching) if term == "total" and score else ""


def of_pile(cards: int, watching: Watching) -> str:
    """How many cards there are to draw."""
    return catalogue(watching.language).say("inspect.now.deck", count=cards)


def owner_of(alien: str, view: CosmicTable) -> Seat:
    """Who has the sheet of an alien, as far as the view knows."""
    for seat, sheets in enumerate(view.sheets):
        if any(face_key(view, card) == f"{alien}.sheet" for card in sheets):
            return seat
    return NOBODY


def _by_seat(key: str, numbers: list[int], watching: Watching) -> str:
    say = catalogue(watching.language).say
    rows = [say(key, colour=called(seat, watching), count=count) for seat, count in enumerate(numbers)]
    return "\n".join(rows)


def _gate(view: CosmicTable, watching: Watching) -> str:
    """Where it points, and whose ships wait in it and beside the planet."""
    say = catalogue(watching.language).say
    at = view.encounter
    if at is None or at.planet == NO_PLANET:
        return say("inspect.now.gate_idle")
    rows = [say("inspect.now.gate_at", planet=planet_link(view, at.planet, watching.language))]
    for place, key in ((GATE, "inspect.now.in_gate"), (BESIDE, "inspect.now.beside")):
        for seat in range(view.seats):
            ships = view.ships_at(seat, place)
            rows += [say(key, colour=called(seat, watching), count=ships)] if ships else []
    return "\n".join(rows)


# --- the encounter with something changed


def _with(view: CosmicTable, at: Encounter) -> CosmicTable:
    """The same table with another encounter on it."""
    twin = CosmicTable(**{name: getattr(view, name) for name in view.__struct_fields__})
    twin.encounter = at
    return twin


def _score(view: CosmicTable) -> Score | None:
    """Both totals once two attacks lie open; None before."""
    at = view.encounter
    if at is None or not at.revealed or set(at.types) != {pieces.ATTACK}:
        return None
    return totals.total(view, OFFENSE), totals.total(view, DEFENSE)


def _told(score: Score, at: Encounter, watching: Watching) -> str:
    return catalogue(watching.language).say(
        "inspect.now.totals",
        offense=called(at.offense, watching),
        one=score[OFFENSE],
        other=score[DEFENSE],
        defense=called(at.defense, watching),
    )


def _compared(view: CosmicTable, bare: Encounter, watching: Watching) -> str:
    """The totals as they are, and as they would be in the other encounter."""
    say = catalogue(watching.language).say
    score, less = _score(view), _score(_with(view, bare))
    if score is None or less is None:
        return ""
    if score == less:
        return say("inspect.now.no_change", mine=score[0], theirs=score[1])
    return say("inspect.now.without", mine=score[0], theirs=score[1], less=less[0], other=less[1])


def _changes(alien: str, owner: Seat, view: CosmicTable, watching: Watching) -> str:
    """The totals with a power and without it; before the cards lie open, as far as it can be foreseen."""
    at = view.encounter
    if at is None or at.planet == NO_PLANET or at.sides[owner] == NEITHER:
        return ""
    if at.revealed:
        return _compared(view, _without(alien, owner, view, at), watching)
    if alien not in FORESEEN or (owner, alien) not in view.in_play:
        return ""
    score, less = _foreseen(view, at, (0, 0)), _foreseen(view, at, (0, 0), alien)
    if score == less:
        return ""
    return catalogue(watching.language).say(
        "inspect.now.before_cards", mine=score[0], theirs=score[1], less=less[0], other=less[1]
    )


def _without(alien: str, owner: Seat, view: CosmicTable, at: Encounter) -> Encounter:
    """The encounter as if a power had not been used."""
    side = at.sides[owner]
    tripled = alien == "tripler" and at.is_main(owner)
    return msgspec.structs.replace(
        at,
        terms=tuple(term for term in at.terms if term.source.partition(".")[0] != alien),
        worth=put(at.worth, owner, 1) if alien == "macron" else at.worth,
        low_wins=NOBODY if alien == "anti_matter" else at.low_wins,
        times=put(at.times, side, "") if alien == "virus" else at.times,
        values=put(at.values, side, view.value_of(at.cards[side])) if tripled else at.values,
    )


# --- what powers will change when the cards lie open, as far as that is certain


def _macron(table: CosmicTable, seat: Seat) -> None:
    if table.ships_in_encounter(seat):
        table.at.worth = put(table.at.worth, seat, MACRON_SHIP)


def _adding(alien: str) -> Callable[[CosmicTable, Seat], None]:
    def add(table: CosmicTable, seat: Seat) -> None:
        if table.at.is_main(seat):
            term = Term(table.at.sides[seat], AMOUNTS[alien](table, seat), alien, seat)
            table.at.terms += (term,)

    return add


def _tripler(table: CosmicTable, seat: Seat) -> None:
    at = table.at
    if at.is_main(seat):
        side, value = at.sides[seat], at.values[at.sides[seat]]
        at.values = put(at.values, side, 3 * value if value <= 10 else -(-value // 3))


def _virus(table: CosmicTable, seat: Seat) -> None:
    if table.at.is_main(seat):
        table.at.times = put(table.at.times, table.at.sides[seat], "own")


def _anti_matter(table: CosmicTable, seat: Seat) -> None:
    if table.at.is_main(seat):
        table.at.low_wins = seat


AMOUNTS: dict[str, Callable[[CosmicTable, Seat], int]] = {
    "macron": lambda table, seat: (
        (MACRON_SHIP - 1) * table.ships_in_encounter(seat) if table.encounter else 0
    ),
    "warpish": lambda table, seat: sum(table.warp),
    "warrior": lambda table, seat: table.tokens_on("warrior"),
}
FORESEEN: dict[str, Callable[[CosmicTable, Seat], None]] = {
    "macron": _macron,
    "warpish": _adding("warpish"),
    "warrior": _adding("warrior"),
    "tripler": _tripler,
    "virus": _virus,
    "anti_matter": _anti_matter,
}


def _foreseen(view: CosmicTable, at: Encounter, values: Score, besides: str = "") -> Score:
    """Both totals if the cards had these values, with the powers that are sure to change them."""
    twin = msgspec.structs.replace(
        at,
        values=list(values),
        worth=list(at.worth),
        terms=list(at.terms),
        times=list(at.times),
    )
    table = _with(view, twin)
    for seat, alien in view.in_play:
        if alien in FORESEEN and alien != besides:
            FORESEEN[alien](table, seat)
    return totals.total(table, OFFENSE), totals.total(table, DEFENSE)


# --- cards


def _in_hand(card: CardId, view: CosmicTable, at: Encounter, watching: Watching) -> str:
    seat, say = watching.seat, catalogue(watching.language).say
    kind, value = view.type_of(card), view.value_of(card)
    if kind == pieces.REINFORCEMENT and at.revealed and at.outcome == 0:
        return _as_reinforcement(card, view, at, watching)
    if not at.is_main(seat) or at.revealed or at.cards[at.sides[seat]] != NO_CARD:
        return ""
    side = at.sides[seat]
    if kind == pieces.ATTACK:
        values = (value, 0) if side == OFFENSE else (0, value)
        score = _foreseen(view, at, values)
        return say("inspect.now.as_card", total=score[side], other=score[1 - side])
    if kind == pieces.NEGOTIATE:
        return say("inspect.now.as_negotiate", count=view.ships_in_encounter(seat))
    return ""


def reinforced(view: CosmicTable, at: Encounter, seat: Seat, played: tuple[CardId, int]) -> Score | None:
    """Both totals with one more reinforcement on a side, or as they are if none is played."""
    card, side = played
    if card < 0:
        return _score(view)
    more = [*at.reinforcements, Reinforced(card, seat, side, view.value_of(card))]
    return _score(_with(view, msgspec.structs.replace(at, reinforcements=more)))


def _as_reinforcement(card: CardId, view: CosmicTable, at: Encounter, watching: Watching) -> str:
    """The totals if it were played on either side."""
    rows = []
    for side in (OFFENSE, DEFENSE):
        score = reinforced(view, at, watching.seat, (card, side))
        if score is not None:
            rows.append(
                catalogue(watching.language).say(
                    "inspect.now.on_side",
                    colour=called(at.main(side), watching),
                    one=score[OFFENSE],
                    other=score[DEFENSE],
                )
            )
    return "\n".join(rows)


def _shown(card: CardId, view: CosmicTable, at: Encounter, watching: Watching) -> str:
    """What an encounter card on the table counts as."""
    say = catalogue(watching.language).say
    side = at.cards.index(card)
    if at.types[side] == pieces.NEGOTIATE:
        return say("inspect.now.counts_negotiate")
    told = say("inspect.now.card_counts", value=at.values[side])
    score = _score(view)
    return f"{told}\n{_told(score, at, watching)}" if score else told


def _state(alien: str, owner: Seat, view: CosmicTable, watching: Watching) -> str:
    """Whether its power works, and what stops it."""
    say = catalogue(watching.language).say
    if view.lent[owner] != NOBODY and view.sheets[owner] and view.id_of(view.sheets[owner][0]) == alien:
        return say("inspect.now.lent", colour=called(view.lent[owner], watching))
    if alien in view.zapped:
        return say("inspect.now.zapped")
    if not view.powered(owner, alien):
        homes = view.homes[owner]
        return say("inspect.now.powerless", homes=homes, needed=view.rules.home_colonies)
    return say("inspect.now.works")
