"""What a thing of Eclipse means right now: who is there, what it costs whoever looks, what it would bring."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.eclipse import offers, pieces
from game.eclipse.designs import fitted
from game.eclipse.parts import NO_TILE
from game.eclipse.phases.turns import activations
from game.eclipse.pieces import party_of, type_of
from game.eclipse.table import EclipseTable
from game.eclipse.totals import score
from scenes.games.eclipse.inspect.board_words import points, resources
from scenes.games.eclipse.names import (
    category_name,
    code_link,
    code_name,
    fleet,
    party_name,
    resource_word,
    seat_link,
    sector_link,
    ship_name,
    times,
)
from scenes.table.game_table import Watching
from scenes.table.match_words import called

AHEAD = 3  # steps of a track that are told


def of_sector(sector: int, view: EclipseTable, watching: Watching) -> str:
    """Who controls it, who lives and stands there, and what whoever looks could do about it."""
    language = watching.language
    say, here = catalogue(language).say, view.map[sector]
    owner = (
        say("eclipse.now.controlled", name=called(here.disc, watching))
        if here.disc != NOBODY
        else say("eclipse.now.free")
    )
    rows = [owner]
    if here.cubes:
        rows.append(say("eclipse.now.cubes", number=here.cubes.bit_count()))
    if here.orbital:
        rows.append(say("eclipse.now.orbital"))
    if here.monolith:
        rows.append(say("eclipse.now.monolith", points=pieces.MONOLITH_POINTS))
    if here.discovery != NO_TILE:
        rows.append(say("eclipse.now.discovery"))
    rows += [_fleet(party, here.ships, watching) for party in here.parties()]
    return "\n".join([*rows, *_own_sector(sector, view, watching)])


def _fleet(party: int, there: Sequence[int], watching: Watching) -> str:
    """Whose ships are here, and which; those whom nobody plays are only one kind."""
    ships = [ship for ship in there if party_of(ship) == party]
    if party >= pieces.ANCIENTS:
        name = f"[fleet:{ships[0]}|{code_name(ships[0], watching.language)}]"
        return f"{times(name, len(ships), watching.language)}."
    return f"{seat_link(party, watching)}: {fleet(ships, watching.language)}."


def _own_sector(sector: int, view: EclipseTable, watching: Watching) -> list[str]:
    """What the own colony ships and fleets can do here."""
    seat, say = watching.seat, catalogue(watching.language).say
    if not view.players[seat].species:
        return []
    rows = []
    if view.map[sector].disc == seat:
        free = len(offers.squares_open(view, seat, sector))
        ready = view.players[seat].colony_ships
        if free:
            rows.append(say("eclipse.now.settle", free=free, ready=ready))
    if view.map[sector].count(seat) and view.foes(seat, sector) and view.pinned(seat, sector):
        rows.append(say("eclipse.now.pinned"))
    return rows


def of_stack(ring: int, view: EclipseTable, watching: Watching) -> str:
    """How many sectors there are still to find."""
    left, thrown = len(view.stacks[ring]), len(view.thrown[ring])
    return catalogue(watching.language).say("eclipse.now.stack", left=left, thrown=thrown)


def of_tech(tech: int, view: EclipseTable, watching: Watching) -> str:
    """Who has it, how many are to be had, and for how much."""
    language, seat = watching.language, watching.seat
    say, row = catalogue(language).say, pieces.TECHS[tech]
    owners = [
        called(other, watching)
        for other, player in enumerate(view.players)
        if player.tech_bits >> tech & 1 and other != seat
    ]
    rows = []
    if view.players[seat].tech_bits >> tech & 1:
        rows.append(say("eclipse.now.owned"))
    elif view.players[seat].species:
        rows.append(_price(tech, row, view, watching))
    left = sum(view.faces[tile] == pieces.FIRST_TECH + tech for tile in view.supply)
    rows.append(say("eclipse.now.in_supply", number=left))
    if owners:
        rows.append(say("eclipse.now.owners", names=", ".join(owners)))
    return "\n".join(rows)


def _price(tech: int, row: pieces.Tech, view: EclipseTable, watching: Watching) -> str:
    say, seat = catalogue(watching.language).say, watching.seat
    known = view.techs(seat, row.category)
    category = category_name(row.category, watching.language)
    return say(
        "eclipse.now.price",
        price=view.price(seat, tech),
        stored=view.players[seat].storage[pieces.SCIENCE],
        known=known,
        category=category,
    )


def of_part(part: int, view: EclipseTable, watching: Watching) -> str:
    """Which of the own ships have it, and whether it may be fitted."""
    seat, language = watching.seat, watching.language
    say, player = catalogue(language).say, view.players[seat]
    if not player.species:
        return ""
    fitted_on = [
        f"[blueprint:{seat}:{ship}|{ship_name(ship, language)}]"
        for ship, squares in enumerate(player.designs)
        if part in fitted(player.row.blueprints, ship, squares)
    ]
    rows = [say("eclipse.now.fitted", ships=", ".join(fitted_on))] if fitted_on else []
    needed = pieces.PART_TECHS[part]
    if part in player.parts:
        rows.append(say("eclipse.now.stored_part"))
    elif needed >= 0 and not player.tech_bits >> needed & 1:
        rows.append(say("eclipse.now.tech_missing"))
    elif part in pieces.SHARED_PARTS:
        rows.append(say("eclipse.now.may_fit"))
    return "\n".join(rows)


def of_ships(code: int, view: EclipseTable, watching: Watching) -> str:
    """Where ships of a kind are, and how many could still be built."""
    say = catalogue(watching.language).say
    places = [
        times(sector_link(view, number, watching.language), here.ships.count(code), watching.language)
        for number, here in enumerate(view.map)
        if code in here.ships
    ]
    rows = [say("eclipse.now.there", places=", ".join(places)) if places else say("eclipse.now.nowhere")]
    if party_of(code) < pieces.ANCIENTS:
        rows.append(say("eclipse.now.unbuilt", number=view.unbuilt(party_of(code), type_of(code))))
    return "\n".join(rows)


def of_structures(view: EclipseTable, watching: Watching) -> str:
    return catalogue(watching.language).say("eclipse.now.structures", number=view.structures_left())


def of_species(species: str, view: EclipseTable, watching: Watching) -> str:
    """Who plays it, or that its board is taken by the species on the back."""
    say = catalogue(watching.language).say
    chosen = {player.species: seat for seat, player in enumerate(view.players) if player.species}
    if species in chosen:
        return say("eclipse.now.played", name=called(chosen[species], watching))
    back = pieces.SPECIES[species].board_of
    if back in chosen:
        return say("eclipse.now.back_taken", name=called(chosen[back], watching))
    return ""


def of_seat(seat: Seat, view: EclipseTable, watching: Watching) -> str:
    """How many points can be seen, and what the seat does in this round."""
    say, player = catalogue(watching.language).say, view.players[seat]
    if not player.species:
        return ""
    seen = sum(score(view, seat).values())
    rows = [say("eclipse.now.points", points=seen, sources=points(seat, view, watching.language))]
    if player.reputation and seat != watching.seat and not view.over:
        rows.append(say("eclipse.now.and_hidden", number=len(player.reputation)))
    if player.gone:
        rows.append(say("eclipse.now.gone"))
    elif player.passed:
        rows.append(say("eclipse.now.passed"))
    return "\n".join(rows)


def of_battle(view: EclipseTable, watching: Watching) -> str:
    """Who fights whom, in which order ships fire, and who is about to leave."""
    battle, language = view.battle, watching.language
    if battle is None:
        return ""
    say = catalogue(language).say
    names = [called(seat, watching) for seat in range(view.seats)]
    sides = [party_name(party, names, language) for party in (battle.attacker, battle.defender)]
    order = [
        say(
            "eclipse.now.fires",
            ship=code_link(code, names[party_of(code)] if party_of(code) < pieces.ANCIENTS else "", language),
            initiative=view.party_design(code).initiative,
        )
        for code in reversed(battle.order)
        if code in view.map[battle.sector].ships
    ]
    rows = [
        say("eclipse.now.fight", attacker=sides[0], defender=sides[1]),
        say("eclipse.now.order", ships=", ".join(order)),
    ]
    if battle.fleeing:
        rows.append(say("eclipse.now.fleeing", number=len(battle.fleeing)))
    return "\n".join(rows)


# --- tracks


def of_resource(seat: Seat, resource: int, view: EclipseTable, watching: Watching) -> str:
    """What is stored and comes in, what one more cube would bring, and what a trade gives."""
    say, player = catalogue(watching.language).say, view.players[seat]
    if not player.species:
        return ""
    word = resource_word(resource, watching.language)
    rows = [
        say("eclipse.now.stored", stored=player.storage[resource], income=view.income(seat, resource)),
        _next_step(player.cubes[resource], watching.language),
        say("eclipse.now.trade", rate=player.row.trade, resource=word),
    ]
    if resource == pieces.MONEY:
        rows.insert(1, _balance(seat, view, watching.language))
    return "\n".join(row for row in rows if row)


def _next_step(cubes: int, language: str) -> str:
    """The income of the next steps, as cubes leave the track."""
    ahead = [str(pieces.PRODUCTION[cubes - step]) for step in range(1, AHEAD + 1) if cubes >= step]
    return catalogue(language).say("eclipse.now.ahead", steps=", ".join(ahead)) if ahead else ""


def _balance(seat: Seat, view: EclipseTable, language: str) -> str:
    """What the upkeep will leave."""
    income, upkeep = view.income(seat, pieces.MONEY), view.upkeep(seat)
    left = view.players[seat].storage[pieces.MONEY] + income - upkeep
    return catalogue(language).say(
        "eclipse.now.balance" if left >= 0 else "eclipse.now.short", upkeep=upkeep, left=abs(left)
    )


def of_influence(seat: Seat, view: EclipseTable, watching: Watching) -> str:
    """The discs that are left, what they cost, and what the next ones would."""
    say, player = catalogue(watching.language).say, view.players[seat]
    if not player.species:
        return ""
    ahead = ", ".join(str(view.upkeep(seat, step)) for step in range(1, AHEAD + 1) if player.discs >= step)
    rows = [say("eclipse.now.discs", discs=player.discs, upkeep=view.upkeep(seat))]
    if ahead:
        rows.append(say("eclipse.now.next_discs", steps=ahead))
    return "\n".join([*rows, _balance(seat, view, watching.language)])


def of_action(action: str, view: EclipseTable, watching: Watching) -> str:
    """How often the own species does it, and what one more action does to the upkeep."""
    seat, say = watching.seat, catalogue(watching.language).say
    if not view.players[seat].species or action == "react":
        return ""
    times = activations(view, seat, action, reacting=view.players[seat].passed)[0]
    rows = [say("eclipse.now.times", number=times)]
    if view.players[seat].discs:
        rows.append(say("eclipse.now.costs", upkeep=view.upkeep(seat), then=view.upkeep(seat, 1)))
    return "\n".join(rows)


# --- piles and words


def of_pile(pile: str, view: EclipseTable, watching: Watching) -> str:
    if pile in pieces.RINGS:
        return of_stack(pieces.RINGS.index(pile), view, watching)
    tiles: dict[str, Sequence[int]] = {
        "bag": view.bag,
        "supply": view.supply,
        "discoveries": view.discoveries,
        "reputation": view.reputation,
    }
    return catalogue(watching.language).say("eclipse.now.pile", number=len(tiles[pile]))


def of_term(term: str, view: EclipseTable, watching: Watching) -> str:
    """The numbers behind a term, of whoever looks."""
    seat, language = watching.seat, watching.language
    player, say = view.players[seat], catalogue(language).say
    if not player.species:
        return ""
    if term in ("storage", "cube"):
        return "\n".join(resources(seat, view, language)[:3])
    if term in ("disc", "upkeep"):
        return of_influence(seat, view, watching)
    if term == "colony_ship":
        return say("eclipse.now.colony", ready=player.colony_ships, all=player.row.colony_ships)
    if term == "points":
        return _everybody(view, watching)
    if term == "reputation":
        return say("eclipse.now.room", number=view.reputation_room(seat))
    if term == "traitor":
        holder = view.traitor
        return (
            say("eclipse.now.traitor", name=called(holder, watching))
            if holder != NOBODY
            else say("eclipse.now.no_traitor")
        )
    return _pacts(view, watching) if term == "ambassador" else ""


def _everybody(view: EclipseTable, watching: Watching) -> str:
    say = catalogue(watching.language).say
    return "\n".join(
        say("eclipse.now.score", name=called(seat, watching), points=sum(score(view, seat).values()))
        for seat, player in enumerate(view.players)
        if player.species
    )


def _pacts(view: EclipseTable, watching: Watching) -> str:
    """Who has relations with whom."""
    say = catalogue(watching.language).say
    pairs = [
        say("eclipse.now.pact", one=called(seat, watching), other=called(guest, watching))
        for seat, player in enumerate(view.players)
        for guest in player.ambassadors
        if seat < guest
    ]
    return "\n".join(pairs) or say("eclipse.now.no_pacts")
