"""The combat phase from the declaration of an attack to its end, step by step (RB 2.4)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from game.core.table import CardId, Errand, Seat, errand
from game.firestorm.combat.fighting import advancing, combat_of, proofs
from game.firestorm.combat.prompts import ChooseAttackers, ChooseDefender, ChoosePlanetToAttack
from game.firestorm.effects.flow import KEPS, FirePlay, open_moment, plan, stop_combat
from game.firestorm.events.cards import Revealed
from game.firestorm.events.combat import AttackDeclared, CombatEnded, DefenderNamed
from game.firestorm.events.common import Deactivated, PhaseEntered, Regenerated
from game.firestorm.offers import attackable, fleet
from game.firestorm.parts import FRESH, IN_PLAY, RESTING, Item
from game.firestorm.phases import combat_advance, combat_damage, combat_defense, combat_hand, combat_specials
from game.firestorm.phases.polling import first_asked
from game.firestorm.pieces import owner_of
from game.firestorm.words import DONE, card_words, numbers_of, word

STEPS = (
    "kep1", "combat_regeneration", "combat_hand", "defending_ships", "kep2", "assignment", "sighting",
    "advance_declaration", "kep3", "advance", "special_abilities", "damage_step", "combat_deactivation",
    "combat_end",
)  # fmt: skip
DAMAGE = STEPS.index("damage_step")


async def declare_attack(play: FirePlay, seat: Seat) -> None:
    """A planet and the ships that attack it, or no attack after all (RB 4.1.1)."""
    table = play.table
    planets, able = attackable(table, seat), fleet(table, seat)
    if not planets or not able:
        plan(play, errand("main", seat, 0))
        return
    said = await ChoosePlanetToAttack(seat, listed=("none", *card_words(planets)))
    if said == "none":
        plan(play, errand("main", seat, 0))
        return
    (planet,) = numbers_of(said)
    ships = await _attackers(seat, planet, able)
    hurried = [ship for ship in ships if table.status[ship] & FRESH]
    if shown := [gear for ship in hurried for gear in proofs(table, ship, "may_attack_now")]:
        play.do(Revealed(tuple(shown), table.everyone))
    play.do(AttackDeclared(seat, owner_of(planet), planet, tuple(ships)))
    play.do(PhaseEntered("attack"))
    if table.mode == "pairs":
        plan(play, "name_defender", "attack_declared", errand("combat", 0), errand("main", seat, 1))
    else:
        plan(play, errand("combat", 0), errand("main", seat, 1))
        attack_declared(play)


async def _attackers(seat: Seat, planet: CardId, able: list[CardId]) -> list[CardId]:
    if len(able) == 1:
        return able
    chosen: list[CardId] = []
    words = card_words(able)
    while words:
        listed = (*words, DONE) if chosen else tuple(words)
        said = await ChooseAttackers(seat, listed=listed, planet=planet, chosen=tuple(chosen))
        if said == DONE:
            break
        chosen += numbers_of(said)
        words.remove(said)
    return chosen


async def name_defender(play: FirePlay) -> None:
    """Two who play side by side decide which of them defends (RB 4.9.3)."""
    table = play.table
    owner = combat_of(table).defender
    partner = table.partner(owner)
    if partner < 0:
        return
    said = await ChooseDefender(owner, listed=(word("seat", owner), word("seat", partner)))
    (seat,) = numbers_of(said)
    if seat != owner:
        play.do(DefenderNamed(seat))


def attack_declared(play: FirePlay) -> None:
    """The moment to which interrupts may refer."""
    combat = combat_of(play.table)
    ships = play.table.own(combat.attacker, combat.attackers)
    open_moment(play, Item(0, "attack_declared", combat.attacker, cards=[combat.planet, *ships]))


def combat(play: FirePlay, step: int) -> Awaitable[Errand | None] | Errand | None:
    """The next step, unless the combat has become void.

    What comes after the damage step comes in any case, whatever was lost there (RB 2.4.14, 2.4.15).
    What asks nobody is done at once, with the step after it; what asks goes on to that step in the end.
    """
    table, fight = play.table, play.table.combat
    assert fight is not None
    for place, (entered, carry_out, after) in enumerate(ROWS[step:], step):
        if place <= DAMAGE and not (fight.attackers and table.status[fight.planet] & IN_PLAY):
            stop_combat(play)
            return None
        play.do(entered)
        if asked := carry_out(play, after):
            return asked
    return None


def combat_effects(play: FirePlay, after: Errand) -> Errand | None:
    """Everybody may act."""
    asked = first_asked(play)
    if asked is not None:
        plan(play, after)
    return asked


def combat_regeneration(play: FirePlay, after: Errand) -> None:
    """Shields are restored, effects for a moment end, pools empty."""
    play.do(Regenerated(turn_ends=False))


def combat_deactivation(play: FirePlay, after: Errand) -> None:
    """Ships that advanced and ships that a tractor beam holds are deactivated (RB 2.4.14)."""
    table = play.table
    ships = advancing(table)
    if beamed := combat_of(table).beamed:
        held = [ship for ship in beamed if table.is_in_play(ship)]
        ships = list(dict.fromkeys([*ships, *held]))
    tired = [ship for ship in ships if not table.status[ship] & RESTING]
    if tired:
        play.do(Deactivated(tuple(tired)))


def combat_end(play: FirePlay, after: Errand) -> None:
    """Shields are restored once more, and the main phase goes on, for effects only."""
    play.do(Regenerated(turn_ends=False))
    play.do(CombatEnded())
    play.do(PhaseEntered("main"))


# A step that asks nobody returns nothing; any other one sees to it that the step after it comes in the end.
Step = Callable[[FirePlay, Errand], Awaitable[Errand | None] | Errand | None]
CARRIED_OUT: dict[str, Step] = {
    **dict.fromkeys(KEPS, combat_effects),
    "combat_regeneration": combat_regeneration,
    "combat_hand": combat_hand.combat_hand,
    "defending_ships": combat_defense.defending_ships,
    "assignment": combat_defense.assignment,
    "sighting": combat_advance.sighting,
    "advance_declaration": combat_advance.advance_declaration,
    "advance": combat_advance.advance,
    "special_abilities": combat_specials.special_abilities,
    "damage_step": combat_damage.begin_damage,
    "combat_deactivation": combat_deactivation,
    "combat_end": combat_end,
}
# By step: that it is entered, how it is carried out, the errand of the step after it.
ROWS = [
    (PhaseEntered(name), CARRIED_OUT[name], errand("combat", place))
    for place, name in enumerate(STEPS, start=1)
]

ERRANDS = (
    declare_attack,
    name_defender,
    attack_declared,
    combat,
    *combat_defense.ERRANDS,
    *combat_advance.ERRANDS,
    *combat_specials.ERRANDS,
    *combat_damage.ERRANDS,
)
