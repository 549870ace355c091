"""One battle: missiles, engagement rounds, retreat (p. 20)."""

from __future__ import annotations

from game.core.dice import rolled
from game.core.events import Planned
from game.core.table import Seat
from game.eclipse import pieces, reach
from game.eclipse.battle_events import (
    Activated,
    AllRetreated,
    BattleEnded,
    DiceAssigned,
    DiceMissed,
    DiceRolled,
    EngagementBegan,
    KillCounted,
    RetreatBegan,
    Retreated,
    ShipsScrapped,
)
from game.eclipse.battle_prompts import AssignDie, FireOrRetreat, targets
from game.eclipse.firing import SIDES, hits, printed_target, volley
from game.eclipse.parts import Battle, Die
from game.eclipse.phases.turns import EclipsePlay
from game.eclipse.pieces import party_of, type_of
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of


async def engage(play: EclipsePlay) -> None:
    """Kinds of ships act by initiative, round after round, until one party is gone."""
    table = play.table
    battle = under_way(table)
    while not decided(table, battle):
        if not battle.queue:
            if stalemate(table, battle):
                await give_way(play, battle)
                continue
            play.do(EngagementBegan())
        ship = battle.queue[-1]
        play.do(Activated(ship))
        if ship not in table.map[battle.sector].ships:
            continue
        if following := await act(play, battle, ship):
            play.do(Planned(following))
            return
    finish(play, battle)


def under_way(table: EclipseTable) -> Battle:
    assert table.battle is not None
    return table.battle


def decided(table: EclipseTable, battle: Battle) -> bool:
    here = table.map[battle.sector]
    return not (here.count(battle.attacker) and here.count(battle.defender))


async def act(play: EclipsePlay, battle: Battle, ship: int) -> tuple[str, ...]:
    """A kind of ship fires, retreats or leaves; the errands that follow if dice were rolled."""
    table = play.table
    design = table.party_design(ship)
    if battle.missiles:
        return roll(play, battle, ship, volley(design.missiles, count(table, battle, ship)))
    if ship in battle.fleeing:
        play.do(Retreated(ship, battle.fleeing[ship]))
        return ()
    if await retreats(play, battle, ship):
        return ()
    return roll(play, battle, ship, volley(design.cannons, count(table, battle, ship)))


def count(table: EclipseTable, battle: Battle, ship: int) -> int:
    return table.map[battle.sector].ships.count(ship)


async def retreats(play: EclipsePlay, battle: Battle, ship: int) -> bool:
    """A player may withdraw all ships of a kind instead of firing (rulings 85, 86, 89)."""
    seat = party_of(ship)
    if seat >= pieces.ANCIENTS or type_of(ship) == pieces.STARBASE:
        return False
    if not reach.refuges(play.table, seat, battle.sector):
        return False
    said = await FireOrRetreat(seat, ship=ship)
    if said == "fire":
        return False
    play.do(RetreatBegan(ship, numbers_of(said)[0]))
    watch_flight(play, battle, seat)
    return True


def watch_flight(play: EclipsePlay, battle: Battle, seat: int) -> None:
    """Once all ships that a seat has left here are on the border, it takes no part any more (ruling 93)."""
    left = [ship for ship in play.table.map[battle.sector].ships if party_of(ship) == seat]
    if seat < pieces.ANCIENTS and left and all(ship in battle.fleeing for ship in left):
        play.do(AllRetreated(seat))


def roll(play: EclipsePlay, battle: Battle, ship: int, damages: list[int]) -> tuple[str, ...]:
    """All dice of a kind of ship at once; the errands that follow, shorter if none of them can hit."""
    if not damages:
        return ()
    faces, rng = rolled(play.table.rng, len(damages), SIDES)
    dice = tuple([Die(damage, face) for damage, face in zip(damages, faces, strict=True)])
    play.do(DiceRolled(ship, dice, rng=rng))
    if hits(max(faces), play.table.party_design(ship).computer, 0):
        return ("assign", "engage")
    play.do(DiceMissed(ship, dice))
    return ("engage",)


async def assign(play: EclipsePlay) -> None:
    """Each die is used against one ship; dice that hit nothing are put away (ruling 81)."""
    table = play.table
    battle = under_way(table)
    party = party_of(battle.firing)
    if party >= pieces.ANCIENTS:
        assign_as_printed(play, battle, party)
    while battle.dice and party < pieces.ANCIENTS:
        die = next((die for die in battle.dice if targets(table, party, die)), None)
        if die is None:
            break
        choices = targets(table, party, die)
        if len(choices) > 1:
            ship, damage = numbers_of(await AssignDie(party, die=die))
            strike(play, battle, die, ship, damage)
            play.do(Planned(("assign",)))
            return
        strike(play, battle, die, *choices[0])
    if battle.dice:
        play.do(DiceMissed(battle.firing, tuple(battle.dice)))


def assign_as_printed(play: EclipsePlay, battle: Battle, party: int) -> None:
    """Ancients and the center shoot as the rulebook says."""
    table = play.table
    computer = table.party_design(battle.firing).computer
    enemy = battle.other(party)
    while True:
        sector = table.map[battle.sector]
        ships = [
            ((ship, damage), table.party_design(ship))
            for ship, damage in zip(sector.ships, sector.damage, strict=True)
            if party_of(ship) == enemy
        ]
        found = printed_target(battle.dice, ships, computer)
        if found is None:
            return
        die, (ship, damage) = found
        strike(play, battle, die, ship, damage)


def strike(play: EclipsePlay, battle: Battle, die: Die, ship: int, damage: int) -> None:
    """A die does its damage; one point more than the hull absorbs destroys the ship (ruling 83)."""
    table = play.table
    killer = party_of(battle.firing)
    destroyed = damage + die.damage > table.party_design(ship).hull
    play.do(DiceAssigned(die, ship, damage, die.damage, destroyed, battle.firing))
    if not destroyed:
        return
    if killer < pieces.ANCIENTS:
        play.do(KillCounted(killer, worth(ship)))
    watch_flight(play, battle, party_of(ship))


def worth(ship: int) -> int:
    """Reputation tiles for destroying a ship."""
    if ship == pieces.ANCIENT_SHIP:
        return pieces.ANCIENT_DRAWS
    return pieces.CENTER_DRAWS if ship == pieces.CENTER_SHIP else pieces.DRAWS[type_of(ship)]


def stalemate(table: EclipseTable, battle: Battle) -> bool:
    """No ship of either party has a cannon, and nobody is about to leave."""
    here = table.map[battle.sector]
    ships = [ship for ship in here.ships if party_of(ship) in (battle.attacker, battle.defender)]
    return not battle.fleeing and not any(table.party_design(ship).cannons for ship in ships)


async def give_way(play: EclipsePlay, battle: Battle) -> None:
    """The attacker withdraws if there is somewhere to go, else the ships are destroyed (ruling 90)."""
    table = play.table
    seat: Seat = battle.attacker
    here = table.map[battle.sector]
    refuges = reach.refuges(table, seat, battle.sector)
    for ship in dict.fromkeys(ship for ship in here.ships if party_of(ship) == seat):
        if refuges and type_of(ship) != pieces.STARBASE:
            to = refuges[0]
            if len(refuges) > 1:
                to = numbers_of(await FireOrRetreat(seat, ship=ship, must=True))[0]
            play.do(RetreatBegan(ship, to))
            watch_flight(play, battle, seat)
            play.do(Retreated(ship, to))
    if here.count(seat):
        play.do(ShipsScrapped(seat, battle.sector))


def finish(play: EclipsePlay, battle: Battle) -> None:
    """Whoever stands on a border still leaves (ruling 88)."""
    for ship, to in sorted(battle.fleeing.items()):
        if ship in play.table.map[battle.sector].ships:
            play.do(Retreated(ship, to))
    here = play.table.map[battle.sector]
    winner = battle.attacker if here.count(battle.attacker) else battle.defender
    play.do(BattleEnded(battle.sector, winner))
