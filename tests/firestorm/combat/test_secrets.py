"""What nobody else may know of a combat: who lies where, what is loaded, who bears what (notes, table E)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.match import Match
from game.core.table import HIDDEN
from game.firestorm import pieces
from game.firestorm.combat.prompts import ChooseDefenders, FormUp, Locate
from game.firestorm.events.combat import GearArranged, ShipsLaid
from game.firestorm.parts import NOWHERE
from game.firestorm.table import FirestormTable
from tests.support.firestorm.fights import Fight, any_fight, clash, fight, fought
from tests.support.law_cases import is_imagined_from_the_view

SMALL, LARGE, CARRIER = "ki_lancer", "gr_light_cruiser", "gr_convoy_freighter"
CANNON, SHIELD = "gr_auxiliary_cannon", "gr_shield_booster"  # of the same type and costs
MODES = ("duel", "triangle", "cross", "pairs")
FEW = [(mode, seed) for mode in MODES for seed in range(2)]
MANY = [pytest.param(mode, seed, marks=pytest.mark.slow) for mode in MODES for seed in range(2, 20)]
EachCombat = pytest.mark.parametrize(("mode", "seed"), [*FEW, *MANY])


@EachCombat
def test_a_view_does_not_change_with_what_the_seat_cannot_know(mode: str, seed: int) -> None:
    chance = Random(seed)
    for match in fought(any_fight(seed, mode), chance):
        for seat in range(match.table.seats):
            twin = match.imagine(seat, chance.getrandbits(60))
            assert match.view(seat) == twin.view(seat)
            assert match.asked_of(seat) == twin.asked_of(seat)


@EachCombat
def test_an_imagined_combat_depends_on_nothing_but_the_view(mode: str, seed: int) -> None:
    chance = Random(seed)
    for match in fought(any_fight(seed, mode), chance):
        for seat in range(match.table.seats):
            assert is_imagined_from_the_view(match, seat, chance)


@EachCombat
def test_an_imagined_layout_is_one_that_could_be(mode: str, seed: int) -> None:
    chance = Random(seed)
    for match in fought(any_fight(seed, mode), chance):
        for seat in range(match.table.seats):
            table = match.imagine(seat, chance.getrandbits(60)).table
            if table.combat is not None and table.combat.placed:
                check_layout(table, match.table)


def test_these_combats_come_to_every_secret() -> None:
    """Ships face down, ships loaded, accessories and counters upon them."""
    found = set()
    for mode, seed in FEW:
        for match in fought(any_fight(seed, mode), Random(seed)):
            combat = match.table.combat
            if combat.placed and any(combat.covered):
                ships = match.table.own(combat.attacker, combat.attackers)
                found.add("covered")
                found |= {"loaded" for ship in ships if match.table.loaded_on(ship)}
                found |= {"gear" for ship in ships if match.table.gear_on(ship)}
                found |= {"counters" for ship in ships if match.table.counters(ship)}
    assert found == {"covered", "loaded", "gear", "counters"}


def check_layout(table: FirestormTable, true: FirestormTable) -> None:
    """Every attacking ship is in one place; carriers, ships and counters are within their limits."""
    combat = table.combat
    assert combat is not None
    ships = table.own(combat.attacker, combat.attackers)
    for ship in ships:
        assert (table.slot_of(ship) != NOWHERE) != table.is_loaded(ship)
        assert len(table.gear_on(ship)) <= pieces.ACCESSORIES
        assert len(table.loaded_on(ship)) <= table.facts(ship).cargo
        if table.is_loaded(ship):
            assert table.type_of(ship) == "ship_1"
            assert table.gear_on(ship) == []
    assert sum(map(table.counters, ships)) == sum(map(true.counters, ships))
    assert [host for card in table.own(combat.attacker, table.players[combat.attacker].gear)
            if (host := table.host(card)) == NOWHERE] == []  # fmt: skip


@EachCombat
def test_questions_in_a_combat_can_be_answered_from_the_view(mode: str, seed: int) -> None:
    for match in fought(any_fight(seed, mode), Random(seed)):
        for prompt in match.waiting():
            view = match.view(prompt.seat)
            assert prompt.options(view) == prompt.options(match.table)


@EachCombat
def test_an_imagined_combat_can_be_played_on(mode: str, seed: int) -> None:
    chance = Random(seed)
    for number, match in enumerate(fought(any_fight(seed, mode), chance)):
        if number % 5:
            continue
        seat = chance.randrange(match.table.seats)
        world = match.imagine(seat, chance.getrandbits(60))
        for _ in fought(world, chance):
            assert match.game.faults(world.table) == []


def laid_out(seed: int = 0) -> Match[Any]:
    """A cruiser, a lancer with a cannon, and a carrier with a lancer, all face down."""
    attack = fight([LARGE, {"card": SMALL, "gear": [CANNON]}, CARRIER, SMALL], [SMALL], seed=seed)
    attack.declares(*attack.mine).forms_up("load 44 43")
    _ = attack.asks(1, ChooseDefenders)
    return attack.match


def test_the_defender_sees_formations_but_not_which_ship_is_where() -> None:
    match = laid_out()
    view = match.view(1)
    assert len(view.combat.slots) == 3
    assert [view.slot_of(ship) for ship in (40, 41, 43, 44)] == [NOWHERE] * 4
    assert [view.faces[view.slip(slot)] for slot in range(3)] == [HIDDEN] * 3


def test_the_defender_sees_neither_accessories_nor_loaded_ships() -> None:
    view = laid_out().view(1)
    assert view.gear_on(41) == []
    assert view.loaded_on(43) == []


def test_the_attacker_sees_everything_of_its_own() -> None:
    view = laid_out().view(0)
    assert sorted(view.slot_of(ship) for ship in (40, 41, 43)) == [0, 1, 2]
    assert view.gear_on(41) == [42]
    assert view.loaded_on(43) == [44]


def test_the_defender_imagines_other_layouts() -> None:
    """Which of the small ships is loaded, who bears the cannon and who lies where are all open."""
    match = laid_out()
    worlds = [match.imagine(1, rng).table for rng in range(40)]
    assert {world.slot_of(40) for world in worlds} == {0, 1, 2}
    assert {tuple(world.loaded_on(43)) for world in worlds} == {(41,), (44,)}
    assert {world.host(42) for world in worlds} == {40, 41, 43, 44}


def test_the_defender_imagines_counters_elsewhere() -> None:
    attack = fight([{"card": SMALL, "counters": 2}, LARGE], [SMALL]).declares(40, 41).forms_up()
    worlds = [attack.match.imagine(1, rng).table for rng in range(40)]
    assert {world.counters(40) for world in worlds} == {0, 1, 2}
    assert {world.counters(40) + world.counters(41) for world in worlds} == {2}


def test_a_ship_that_is_known_to_bear_something_is_not_imagined_to_be_loaded() -> None:
    bearer = {"card": SMALL, "gear": [{"card": "ki_crystal_focus", "shown": True}]}
    attack = fight([bearer, SMALL, CARRIER], [SMALL]).declares(40, 42, 43).forms_up("load 42 43")
    worlds = [attack.match.imagine(1, rng).table for rng in range(40)]
    assert {tuple(world.loaded_on(43)) for world in worlds} == {(42,)}


def test_a_carrier_that_is_known_to_be_full_is_not_imagined_to_carry_more() -> None:
    attack = fight([CARRIER, CARRIER, *[SMALL] * 5], ["lft_listening_boat"]).declares(*range(40, 47))
    attack.forms_up("load 42 40", "load 43 40", "load 44 40", "load 45 41").defends(160)
    attack.answers(1, Locate, f"locate 160 {attack.table.slot_of(40)}")
    worlds = [attack.match.imagine(1, rng).table for rng in range(40)]
    assert {tuple(world.loaded_on(40)) for world in worlds} == {(42, 43, 44)}
    assert {tuple(world.loaded_on(41)) for world in worlds} == {(45,), (46,)}


def test_nobody_learns_from_the_events_what_lies_face_down() -> None:
    attack = (
        fight([{"card": SMALL, "gear": [CANNON], "counters": 1}, LARGE], [SMALL]).declares(40, 42).forms_up()
    )
    (gear,), (laid,) = attack.happened(GearArranged), attack.happened(ShipsLaid)
    told = gear.seen_by(attack.table, 1)
    assert (told.hosts, told.counters, told.rng) == ((NOWHERE,), (0, 0), None)
    assert told.faces == (pieces.BACK_OF[pieces.FACE_OF[CANNON]],)
    assert laid.seen_by(attack.table, 1).ships == (HIDDEN, HIDDEN)
    assert gear.seen_by(attack.table, 0).hosts == (40,)
    assert sorted(laid.seen_by(attack.table, 0).ships) == [40, 42]


def test_an_unfinished_hand_is_not_known_in_a_world_that_somebody_else_imagines() -> None:
    """Ruling 81: what the attacker has done so far is undone there, since nobody knows of it."""
    attack = fight([{"card": SMALL, "gear": [CANNON]}, LARGE], [SMALL]).declares(40, 42)
    attack.answers(0, FormUp, "gear 41 42").answers(0, FormUp, "open 40")
    asked = attack.match.imagine(1, 7).asked_of(0)
    assert isinstance(asked, FormUp)
    assert (asked.hosts, asked.shown) == ((40,), ())
    mine = attack.match.imagine(0, 7).asked_of(0)
    assert isinstance(mine, FormUp)
    assert (mine.hosts, mine.shown) == ((42,), (40,))


def test_accessories_of_one_type_and_costs_cannot_be_traced_through_an_exchange() -> None:
    """After the combat hand the same number may be either card."""
    found = set()
    for seed in range(30):
        ships = [
            {"card": SMALL, "gear": [{"card": CANNON, "shown": True}, {"card": SHIELD, "shown": True}]},
            LARGE,
        ]
        attack = fight(ships, [SMALL], seed=seed).declares(40, 43).forms_up()
        assert not attack.table.knows(1, 41)
        found.add(attack.table.facts(41).id)
    assert found == {CANNON, SHIELD}


def test_an_accessory_that_everybody_knows_to_be_fixed_stays_known() -> None:
    ships = [{"card": SMALL, "gear": [{"card": "ki_crystal_focus", "shown": True}]}, LARGE]
    attack = fight(ships, [SMALL]).declares(40, 42).forms_up()
    view = attack.match.view(1)
    assert view.host(41) == 40
    assert view.facts(41).id == "ki_crystal_focus"
    assert all(attack.match.imagine(1, rng).table.host(41) == 40 for rng in range(5))


def test_an_accessory_of_which_nobody_knows_that_it_is_fixed_is_covered_like_others() -> None:
    ships = [{"card": SMALL, "gear": ["ki_crystal_focus"]}, LARGE]
    attack = fight(ships, [SMALL]).declares(40, 42).forms_up()
    assert attack.match.view(1).host(41) == NOWHERE


def test_after_the_sighting_it_is_seen_again_who_bears_how_much() -> None:
    battle = clash(
        [{"card": SMALL, "gear": [CANNON], "counters": 1}, LARGE], [SMALL], step="sighting", blocks=[1]
    )
    view = battle.match.view(1)
    assert view.slot_of(40) == 0
    assert view.gear_on(40) == [41]
    assert view.counters(40) == 1


def test_a_hand_may_be_rearranged_freely_until_it_is_laid_out() -> None:
    attack = fight([SMALL, LARGE], [SMALL]).declares(40, 41).answers(0, FormUp, "form 41 0")
    assert attack.match.can_undo(0)
    attack.answers(0, FormUp, "done")
    assert not attack.match.can_undo(0)


def test_who_uses_a_covered_locator_shows_it() -> None:
    """RB 1.6: it must be proved that it is there; a printed locator proves itself."""
    ear = {"card": SMALL, "gear": ["gr_tactical_locator"]}
    attack = fight([SMALL, LARGE], [ear]).declares(40, 41).forms_up().defends(160)
    assert not attack.table.knows(0, 161)
    attack.answers(1, Locate, "locate 160 0")
    assert attack.table.knows(0, 161)


def test_who_does_not_use_a_covered_locator_keeps_it_covered() -> None:
    ear = {"card": SMALL, "gear": ["gr_tactical_locator"]}
    attack = fight([SMALL, LARGE], [ear]).declares(40, 41).forms_up().defends(160).answers(1, Locate, "none")
    assert not attack.table.knows(0, 161)


def test_a_printed_locator_leaves_accessories_covered() -> None:
    ear = {"card": "lft_listening_boat", "gear": ["gr_tactical_locator"]}
    attack = fight([SMALL, LARGE], [ear]).declares(40, 41).forms_up().defends(160)
    attack.answers(1, Locate, "locate 160 0")
    assert not attack.table.knows(0, 161)


def test_what_lets_a_new_ship_attack_is_shown_when_it_does() -> None:
    hurried = {"card": SMALL, "gear": ["gg_stolen_drive"], "fresh": True}
    attack = fight([hurried, SMALL], [SMALL]).declares(42)
    assert not attack.table.knows(1, 41)
    attack = fight([hurried, SMALL], [SMALL]).declares(40)
    assert attack.table.knows(1, 41)


def test_a_ship_that_uses_an_ability_while_it_lies_face_down_is_turned_up() -> None:
    """RB 1.6: whoever uses something must show it."""
    yard = {"ep": 1, "ships": ["fr_workshop_cruiser", {"card": SMALL, "resting": True}, LARGE]}
    battle = clash(
        ["fr_workshop_cruiser", SMALL, LARGE], [SMALL], step="kep2", formations=[[0], [2]], me=yard
    )
    assert battle.table.covered(40)
    battle.plays(0, "card 41", verb="use")
    assert not battle.table.covered(40)
    assert battle.table.covered(42)
    assert battle.is_resting(40)


def test_an_accessory_used_on_a_ship_that_lies_face_down_turns_it_up_with_its_damage() -> None:
    """The damage that was meant for its slot lands on the ship, if it is not prevented."""
    noisy = {"card": LARGE, "gear": ["gg_noise_generator"]}
    mines = {"card": SMALL, "gear": ["fr_mine_layer"]}
    battle = clash([noisy, LARGE], [mines, SMALL], step="kep2", dice=[1])
    battle.plays(1, f"slot {battle.table.slip(0)}", verb="use").plays(0, verb="use")
    assert not battle.table.covered(40)
    assert battle.table.damage[40] == 2
    assert not any(battle.table.combat.hurt)


def whispered(swapped: bool = False) -> Fight:
    """Two ships attack face down, each with a cannon; the defender looks at what lies on the first one.

    Swapped, the same cards lie in the same places, but the ships below them have changed places.
    """
    ships = [{"card": SMALL, "gear": [CANNON], "counters": 1}, {"card": LARGE, "gear": [CANNON]}]
    listening = {"planets": ["pl_kelmar", "pl_cyane_whisper"], "ep": 1}
    formations = [[1], [0]] if swapped else [[0], [1]]
    battle = clash(ships, [SMALL], step="kep2", formations=formations, them=listening)
    return battle.plays(1, f"slot {battle.table.slip(0)}", verb="use")


def test_who_looks_at_the_accessories_of_a_face_down_ship_does_not_learn_which_ship_it_is() -> None:
    """Ruling 92."""
    for swapped in (False, True):
        battle = whispered(swapped)
        view, table = battle.match.view(1), battle.table
        (seen,) = [gear for gear in battle.gear[0] if table.knows(1, gear)]
        assert view.host(seen) == NOWHERE
        assert view.faces[table.slip(0)] == HIDDEN
        assert not table.knows(1, 2 * table.size + table.host(seen))
        assert table.covered(table.host(seen))
        worlds = [battle.match.imagine(1, rng).table for rng in range(40)]
        assert {world.faces[world.slip(0)] for world in worlds} == {40, 42}


def keeps_its_secrets(table: FirestormTable) -> bool:
    """While a ship lies face down, nobody but its side knows which one it is, or what would tell that."""
    combat = table.combat
    if combat is None or not combat.placed:
        return True
    own = table.watchers(combat.attacker)
    for slot, hidden in enumerate(combat.covered):
        if not hidden:
            continue
        ship = pieces.card_of(combat.attacker, table.faces[table.slip(slot)])
        slips = [table.slip(slot), 2 * table.size + ship]
        slips += [table.size + card for card in [*table.gear_on(ship), *table.loaded_on(ship)]]
        if any(table.seen[slip] & ~own for slip in slips):
            return False
    return True


@EachCombat
def test_nothing_tells_the_host_of_a_hidden_card(mode: str, seed: int) -> None:
    """Whatever is played and used: no slip that names a face-down ship is open to anybody else."""
    for eager in (False, True):
        for match in fought(any_fight(seed, mode), Random(seed), eager=eager):
            assert keeps_its_secrets(match.table)
