"""Combats of Firestorm: whom to attack and with what, whom to block, where damage goes."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.firestorm.board import SHIP_1_MIDDLE, BoardSummary, board_of
from game.bots.firestorm.choices import leave_it
from game.bots.firestorm.current_combat import landing
from game.bots.firestorm.fights import STONE, Unit, Units, clash, felled
from game.bots.firestorm.tastes import AGAINST, UNWISE, Scores, taste_for
from game.core.table import CardId
from game.firestorm import pieces
from game.firestorm.combat.fighting import able_to_advance, combat_of, fighters, foes
from game.firestorm.combat.prompts import (
    AssignDefender,
    ChooseAdvance,
    ChooseAttackers,
    ChooseDefender,
    ChooseDefenders,
    ChooseGroup,
    ChoosePlanetToAttack,
    ChooseSpecialTarget,
    DealDamage,
    FlyInFormation,
    FormUp,
    Locate,
    UseSpecial,
    UseTractorBeam,
)
from game.firestorm.parts import FREE, NOWHERE, OUT
from game.firestorm.pieces import NONE, card_of, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.words import DONE, PASS, Word, numbers_of, verb_of, word

LUCK = 4 / 6  # that a special ability succeeds
HIDDEN_GEAR = 1.2  # what a covered accessory adds to a planet's defense, about
LEAST = 1.0  # what an attack must bring
LAYING = ("load", "form", "open", "leave", "counter", "off", "take")
LAID = 3.0  # what it is worth to lay the ships out as planned
SECOND_BEST = 2.0  # planets that are as good as the best one need no second thought


# --- the attacker


@taste_for(ChoosePlanetToAttack)
def the_best_prize(table: FirestormTable, prompt: ChoosePlanetToAttack, options: list[Word]) -> Scores:
    board = board_of(table, prompt.seat)
    cache: dict[tuple[Unit, float, int], float] = {}
    scores = []
    for said in options:
        if said == "none":
            scores.append(LEAST)
            continue
        (planet,) = numbers_of(said)
        key = (board.unit(planet), board.prize(planet, prompt.seat), owner_of(planet))
        if key not in cache:
            cache[key] = board.plan_for(planet).gain
        scores.append(cache[key])
    best = scores.index(max(scores))
    return [
        score if place == best or options[place] == "none" else score - SECOND_BEST
        for place, score in enumerate(scores)
    ]


@taste_for(ChooseAttackers)
def enough_ships(table: FirestormTable, prompt: ChooseAttackers, options: list[Word]) -> Scores:
    """The ships of the best plan for this planet; the others guard the own ones."""
    board = board_of(table, prompt.seat)
    wanted = board.plan_for(prompt.planet).ships
    if not wanted:
        ships = [numbers_of(said)[0] for said in options if said != DONE]
        wanted = (max(ships, key=lambda ship: board.unit(ship).defense),) if not prompt.chosen else ()
    return [0.0 if said == DONE else 1.0 if numbers_of(said)[0] in wanted else UNWISE for said in options]


@taste_for(FormUp)
def as_it_gains_most(table: FirestormTable, prompt: FormUp, options: list[Word]) -> Scores:
    """Small ships into larger ones, some together and some alone; face down nobody knows whom to block."""
    scores = leave_it(table, prompt, options)
    wanted = set(_steps(board_of(table, prompt.seat), prompt))
    wanted |= {word("take", numbers_of(said)[0]) for said in wanted}
    return [
        LAID if said in wanted else UNWISE if verb_of(said) in LAYING else score
        for said, score in zip(options, scores, strict=True)
    ]


def _steps(board: BoardSummary, prompt: FormUp) -> Iterator[Word]:
    """What is still to be done until the ships lie as they had best; loading comes first."""
    hand = prompt.in_hand()
    wanted = board.laid_out(prompt.ships, combat_of(board.table).planet)
    loads = [(ship, carrier) for ship, carrier in wanted.loads if ship in hand and carrier in hand]
    missing = [word("load", *pair) for pair in loads if prompt.carrier(pair[0]) == NOWHERE]
    if missing or len(prompt.ships) == 1:
        yield from missing
        return
    for form in wanted.formations:
        first, *others = [ship for ship in form if prompt.carrier(ship) == NOWHERE] or [NOWHERE]
        for ship in others:
            if prompt.form(ship) != prompt.form(first):
                yield word("form", ship, prompt.form(first))


@taste_for(ChooseAdvance)
def if_the_planet_falls(table: FirestormTable, prompt: ChooseAdvance, options: list[Word]) -> Scores:
    """All that are needed, and some to spare; none if the planet holds."""
    board = board_of(table, prompt.seat)
    wanted = advancers(board, table)
    return [0.0 if said == DONE else 1.0 if numbers_of(said)[0] in wanted else UNWISE for said in options]


def advancers(board: BoardSummary, table: FirestormTable) -> list[CardId]:
    """The ships that had best advance: more of them reach further, fewer stay active at home."""
    combat = combat_of(table)
    able = sorted(able_to_advance(table), key=lambda ship: -board.unit(ship).attack)
    planet = board.unit(combat.planet)
    covered = sum(not board.known(gear) for gear in table.gear_on(combat.planet))
    planet = planet._replace(defense=planet.defense + round(HIDDEN_GEAR * covered))
    prize, stones = board.prize(combat.planet, board.seat), table.players[owner_of(combat.planet)].stones
    home = board.guards(board.seat)
    calm = board.danger(home)
    best, chosen = 0.0, 0
    for count in range(1, len(able) + 1):
        some = able[:count]
        gain = landing(board.units(some), planet, prize, stones, forced=True)
        gain -= 0.7 * (board.danger([ship for ship in home if ship not in some]) - calm)
        if gain > best:
            best, chosen = gain, count
    return able[:chosen]


# --- the defender


@taste_for(ChooseDefender)
def the_stronger_fleet(table: FirestormTable, prompt: ChooseDefender, options: list[Word]) -> Scores:
    board = board_of(table, prompt.seat)
    seats = [numbers_of(said)[0] for said in options]
    return [sum(0.3 * board.ship_worth(ship) for ship in board.guards(seat)) for seat in seats]


@taste_for(ChooseDefenders)
def all_who_can(table: FirestormTable, prompt: ChooseDefenders, options: list[Word]) -> Scores:
    """Declared ships need not block, but only they can."""
    return [0.0 if said == DONE else 0.5 for said in options]


@taste_for(Locate)
def have_a_look(table: FirestormTable, prompt: Locate, options: list[Word]) -> Scores:
    return [0.0 if said == "none" else 0.8 if verb_of(said) == "locate" else 0.5 for said in options]


def attackers_of(board: BoardSummary, formation: int, unknown: Unit) -> Units:
    """The ships of a formation as far as they can be seen."""
    table = board.table
    combat = combat_of(table)
    slots = [slot for slot, number in enumerate(combat.slots) if number == formation]
    ships = [table.faces[table.slip(slot)] for slot in slots]
    return tuple(unknown if ship >= NONE else board.unit(card_of(combat.attacker, ship)) for ship in ships)


def unknown_attacker(board: BoardSummary) -> Unit:
    """The average of the attacking ships that lie face down."""
    table = board.table
    combat = combat_of(table)
    open_ones = [table.faces[table.slip(slot)] for slot, number in enumerate(combat.slots) if number != OUT]
    ships = [ship for ship in combat.attackers if ship not in open_ones]
    units = board.units(table.own(combat.attacker, ships))
    if not units:
        return SHIP_1_MIDDLE
    count = len(units)
    return Unit(
        round(sum(unit.attack for unit in units) / count),
        round(sum(unit.defense for unit in units) / count),
        sum(unit.worth for unit in units) / count,
    )


@taste_for(AssignDefender)
def stand_in_the_way(table: FirestormTable, prompt: AssignDefender, options: list[Word]) -> Scores:
    """Where the ship destroys more than it loses, or keeps the planet from falling."""
    board = board_of(table, prompt.seat)
    combat = combat_of(table)
    unknown = unknown_attacker(board)
    formations = {number: attackers_of(board, number, unknown) for number in table.formations()}
    left = len(combat.defenders) - len(prompt.blocking)
    defenders = table.own(combat.defender, combat.defenders)
    facing: dict[int, list[Unit]] = {}
    for ship, number in zip(defenders, prompt.blocking, strict=False):
        if number != FREE:
            facing.setdefault(number, []).append(board.unit(ship))
    rescue = _rescue(board, formations, facing, left)
    mine = board.unit(prompt.ship)
    return [
        0.0 if said == "none" else _block(formations, facing, numbers_of(said)[1], mine, rescue)
        for said in options
    ]


def _rescue(
    board: BoardSummary, formations: dict[int, Units], facing: dict[int, list[Unit]], left: int
) -> dict[int, float]:
    """What it is worth to block each formation, for the planet's sake."""
    combat = combat_of(board.table)
    planet = board.unit(combat.planet)
    prize = board.prize(combat.planet, combat.attacker)
    stones = board.table.players[owner_of(combat.planet)].stones
    power = {
        number: sum(unit.attack for unit in units)
        for number, units in formations.items()
        if number not in facing
    }
    through = sum(power.values())
    spare = through - planet.defense - 1
    if spare < 0:
        return {}
    strongest = sorted(power.values(), reverse=True)
    hold = through - sum(strongest[:left]) <= planet.defense
    if not hold:  # the planet falls, or stones must save it: fewer of them if less comes through
        return {} if spare >= stones + max(strongest, default=0) else {n: STONE * p for n, p in power.items()}
    stake = min(prize, STONE * (spare + 1)) if spare < stones else prize
    most = max(strongest)
    return {number: stake * some / max(1, most) for number, some in power.items()}


def _block(
    formations: dict[int, Units],
    facing: dict[int, list[Unit]],
    number: int,
    mine: Unit,
    rescue: dict[int, float],
) -> float:
    there = tuple(facing.get(number, []))
    foes_there = formations.get(number, ())
    gain = clash(foes_there, there) - clash(foes_there, (*there, mine))
    return gain + (rescue.get(number, 0.0) if not there else 0.0) - 0.1


# --- special abilities and damage


@taste_for(UseSpecial)
def when_it_helps(table: FirestormTable, prompt: UseSpecial, options: list[Word]) -> Scores:
    board = board_of(table, prompt.seat)
    return [0.0 if said == PASS else _special(board, *numbers_of(said)) for said in options]


def _special(board: BoardSummary, ship: CardId, what: int) -> float:
    table = board.table
    enemies = foes(table, ship)
    dies = doomed(board, ship)
    match pieces.SPECIALS[what]:
        case "virtual_image":
            return LUCK * board.ship_worth(ship) - 0.1 if dies else UNWISE
        case "sabotage_fire":
            geared = [foe for foe in enemies if table.gear_on(foe) or table.counters(foe)]
            return LUCK * 1.5 if geared else -0.1
        case "emp":
            return LUCK * max((1.0 * len(table.gear_on(foe)) for foe in enemies), default=0.0) - 0.1
        case _:
            return _ramming(board, ship, enemies, dies)


def _ramming(board: BoardSummary, ship: CardId, enemies: list[CardId], dies: bool) -> float:
    """A ship that is lost anyway, or takes a better one along."""
    unit = board.unit(ship)
    power = max(0, unit.attack) + max(0, unit.defense)
    best = max((board.ship_worth(foe) for foe in enemies if board.unit(foe).defense < power), default=0.0)
    group = board.table.group(ship)
    without = felled(unit.attack, board.units(enemies)) if group != NOWHERE else []
    if without:
        best -= sum(board.ship_worth(enemies[place]) for place in without)
    return LUCK * best - (0.3 if dies else 1.0) * unit.worth


def doomed(board: BoardSummary, ship: CardId) -> bool:
    """The enemies of its combat group would destroy this ship."""
    table = board.table
    group = table.group(ship)
    mine = table.blockers_of(group) if owner_of(ship) == combat_of(table).defender else fighters(table, group)
    if group == NOWHERE or ship not in mine:
        return False
    power = sum(board.unit(foe).attack for foe in foes(table, ship) if table.active(foe))
    return mine.index(ship) in felled(power, board.units(mine))


@taste_for(ChooseSpecialTarget)
def the_dearest(table: FirestormTable, prompt: ChooseSpecialTarget, options: list[Word]) -> Scores:
    board = board_of(table, prompt.seat)
    return [_special_target(board, prompt, said) for said in options]


def _special_target(board: BoardSummary, prompt: ChooseSpecialTarget, said: Word) -> float:
    table = board.table
    (card,) = numbers_of(said)
    if verb_of(said) == "shoot":
        return 1.1
    if not board.known(card) or not pieces.IS_SHIP[table.faces[card]]:
        return board.card_worth(card)
    if prompt.what == "kamikaze":
        unit = board.unit(prompt.ship)
        falls = board.unit(card).defense < unit.attack + unit.defense
        return board.ship_worth(card) if falls else 0.0
    return sum(board.card_worth(gear) for gear in table.gear_on(card)) + 0.1 * board.ship_worth(card)


@taste_for(ChooseGroup)
def in_any_order(table: FirestormTable, prompt: ChooseGroup, options: list[Word]) -> Scores:
    return [0.0] * len(options)


@taste_for(UseTractorBeam)
def hold_the_best(table: FirestormTable, prompt: UseTractorBeam, options: list[Word]) -> Scores:
    board = board_of(table, prompt.seat)
    return [0.0 if said == "none" else 0.3 * board.ship_worth(numbers_of(said)[0]) for said in options]


@taste_for(DealDamage)
def destroy_what_can_be(table: FirestormTable, prompt: DealDamage, options: list[Word]) -> Scores:
    """Enough for the enemies that are worth most, all of it; what is left goes to the best of them."""
    board = board_of(table, prompt.seat)
    arriving = table.top()
    dealt = dict(zip(arriving.cards, arriving.amounts, strict=True)) if arriving else {}
    enemies = list(dict.fromkeys(numbers_of(said)[0] for said in options if said != DONE))
    units = tuple(
        board.unit(enemy)._replace(defense=board.unit(enemy).defense - dealt.get(enemy, 0))
        for enemy in enemies
    )
    alive = [place for place, unit in enumerate(units) if unit.defense >= 0 or not dealt.get(enemies[place])]
    some = tuple(units[place] for place in alive)
    fell = [alive[place] for place in felled(prompt.points, some)]
    needs = {enemies[place]: max(1, units[place].defense + 1) for place in fell}
    spare = prompt.points - sum(needs.values())
    return [_hit(board, said, needs, spare, prompt.points) for said in options]


def _hit(board: BoardSummary, said: Word, needs: dict[CardId, int], spare: int, points: int) -> float:
    if said == DONE:
        return 0.0
    enemy, amount = numbers_of(said)
    worth = 0.1 * board.card_worth(enemy)
    if not needs:  # nobody falls any more: stones may be wasted on it, or answers
        return worth + 0.01 * amount
    if enemy not in needs:
        return UNWISE
    first = next(iter(needs))
    wanted = needs[enemy] + (spare if len(needs) == 1 else 0)
    return 2.0 + worth + (0.5 if enemy == first else 0.0) - 0.2 * abs(min(amount, points) - wanted)


@taste_for(FlyInFormation)
def take_the_blow(table: FirestormTable, prompt: FlyInFormation, options: list[Word]) -> Scores:
    """A ship takes another one's damage if that saves the better one."""
    board = board_of(table, prompt.seat)
    arriving = table.top()
    hits = dict(zip(arriving.cards, arriving.amounts, strict=True)) if arriving else {}
    return [0.0 if said == PASS else _flight(board, hits, *numbers_of(said)) for said in options]


def _flight(board: BoardSummary, hits: dict[int, int], taker: CardId, giver: CardId) -> float:
    fate = {ship: hits.get(ship, 0) > board.unit(ship).defense for ship in (taker, giver)}
    if not fate[giver]:
        return AGAINST
    both = hits.get(taker, 0) + hits.get(giver, 0) > board.unit(taker).defense
    lost = board.ship_worth(taker) if both and not fate[taker] else 0.0
    return board.ship_worth(giver) - lost - 0.2
