"""Every phenomenon at work; all of them only while they are active."""

from __future__ import annotations

import pytest

from game.firestorm.combat.prompts import ChooseAttackers, ChooseDefenders
from game.firestorm.events.stack import DamageLanded
from game.firestorm.prices import price
from game.firestorm.prompts import ChooseColor, ChooseTarget, ChooseTrigger, PayOrSuffer, Pick
from game.firestorm.totals import hand_limit, may_attack
from tests.support.firestorm.fights import clash, fight
from tests.support.firestorm.positions import BARRAGE, BOAT, CRUISER, LANCER, combat, holding
from tests.support.firestorm.words import rich, seated

ALL = [
    "gr_long_range_missile", "gr_command_net", "gr_spy_sleeper_cell", "gr_ion_storm", "gr_black_market",
    "lft_secret_depot", "lft_spy_forged_identity", "lft_will_o_wisp_fields", "fr_council_dock",
    "fr_web_of_intrigue", "fr_defensive_pact", "fr_energy_shackle", "ki_doctrine_of_conquest",
    "ki_orbital_bombardment", "ki_forward_outpost", "gg_protection_money", "gg_unstable_gate", "gg_vendetta",
]  # fmt: skip


@pytest.mark.parametrize("key", ALL)
def test_a_phenomenon_comes_active(key: str) -> None:
    hands = seated(holding(key), {"ships": [LANCER]}).plays(0, key)
    if isinstance(hands.match.asked_of(0), ChooseColor):
        hands.says(0, "color 2")
    assert hands.is_active(hands.card(0, key, "others"))


@pytest.mark.parametrize(("ability", "ep", "target", "damage"), [(0, 1, LANCER, 2), (1, 2, CRUISER, 3)])
def test_gr_long_range_missile_hurts_small_and_large_targets(
    ability: int, ep: int, target: str, damage: int
) -> None:
    me = {"others": ["gr_long_range_missile"], "ep": ep, "planets": []}
    hands = seated(me, {"ships": [LANCER, CRUISER], "planets": ["pl_kelmar"]})
    card = hands.card(1, target)
    hands.uses(0, "gr_long_range_missile", *([card] if ability else []), ability=ability).settles()
    assert hands.table.damage[card] == damage
    assert hands.player(0).ep == 0
    assert not hands.is_active(hands.card(0, "gr_long_range_missile"))
    assert not seated({**me, "ep": ep - 1}, {"ships": [LANCER, CRUISER]}).may_use(
        0, "gr_long_range_missile", ability
    )


def test_gr_long_range_missile_reaches_planets() -> None:
    hands = seated(rich(others=["gr_long_range_missile"]), {"planets": ["pl_kelmar"]})
    hands.uses(0, "gr_long_range_missile", ability=1).settles()
    assert hands.table.damage[hands.card(1, "pl_kelmar")] == 3


def test_gr_command_net_strengthens_all_own_ships() -> None:
    hands = seated({"others": ["gr_command_net"], "ships": [LANCER, CRUISER]}, {"ships": [LANCER]})
    assert hands.values(hands.card(0, LANCER)) == (4, 3)
    assert hands.values(hands.card(0, CRUISER)) == (5, 6)
    assert hands.values(hands.card(1, LANCER)) == (3, 2)


@pytest.mark.parametrize(
    ("number", "key"), [(1, "lft_shifter"), (2, "fr_bulwark"), (3, LANCER), (4, "gg_raid")]
)
def test_gr_spy_sleeper_cell_opens_one_colour(number: int, key: str) -> None:
    keys = ["lft_shifter", "fr_bulwark", LANCER, "gg_raid"]
    own = "red" if number == 1 else "blue"
    me = rich(hand=["gr_spy_sleeper_cell", *keys], color=own)
    hands = seated(me).plays(0, "gr_spy_sleeper_cell", f"color {number}")
    home = LANCER if own == "red" else "lft_shifter"
    assert [card for card in keys if hands.may_play(0, card)] == [
        card for card in keys if card in (key, home)
    ]


def test_gr_ion_storm_keeps_all_ships_from_the_combat_hand() -> None:
    """They attack face up, and nothing is exchanged among them."""
    for others in ({"me": {"others": ["gr_ion_storm"]}}, {"them": {"others": ["gr_ion_storm"]}}):
        battle = fight([LANCER, CRUISER], [BOAT], **others).declares(40, 41)
        while battle.waiting_for[0][1] == "FormUp":
            assert not [said for said in battle.match.waiting()[0].options(battle.table) if "cover" in said]
            battle.forms_up()
        assert not battle.table.covered(40)
        assert not battle.table.covered(41)
    calm = fight([LANCER, CRUISER], [BOAT]).declares(40, 41).forms_up()
    assert calm.table.covered(40)


@pytest.mark.parametrize(("ability", "before", "after"), [(0, (2, 0), (0, 1)), (1, (0, 2), (1, 0))])
def test_gr_black_market_changes_two_points_for_one(
    ability: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    me = {"others": ["gr_black_market"], "tp": before[0], "ep": before[1], "planets": []}
    hands = seated(me).uses(0, "gr_black_market", ability=ability)
    assert (hands.player(0).tp, hands.player(0).ep) == after
    assert not hands.may_use(0, "gr_black_market", ability)


def test_lft_secret_depot_takes_three_cards_and_gives_them_back_one_by_one() -> None:
    deck = [LANCER, BOAT, CRUISER, BARRAGE]
    hands = seated(holding("lft_secret_depot", deck=deck)).plays(0, "lft_secret_depot")
    assert sorted(hands.names(0, "under")) == sorted(deck[:3])
    assert hands.names(0, "deck") == [BARRAGE]
    hands.uses(0, "lft_secret_depot", ability=1).settles()
    assert hands.asks(0, Pick).what == "take_from_under"
    hands.says(0, hands.card(0, BOAT, "under"))
    assert hands.waiting_for == [(0, "TakeMainPhase")], "one card at a time"
    assert hands.names(0, "hand") == [BOAT]
    assert not hands.is_active(hands.card(0, "lft_secret_depot"))
    assert not hands.may_use(0, "lft_secret_depot", 1)


def test_lft_spy_forged_identity_opens_the_colour_of_an_enemy_for_a_point_more() -> None:
    hand = ["lft_spy_forged_identity", "fr_bulwark", "gg_raid", "lft_shifter", BOAT]
    hands = seated(rich(hand=hand, color="blue"), {"color": "yellow"}).plays(0, "lft_spy_forged_identity")
    assert [key for key in hand[1:] if hands.may_play(0, key)] == ["fr_bulwark", "lft_shifter", BOAT]
    costs = {key: price(hands.table, hands.card(0, key, "hand")) for key in hand[1:]}
    assert costs["fr_bulwark"] == (5, 1)
    assert costs["lft_shifter"] == (3, 0)
    assert costs[BOAT] == (1, 0)
    spy = {"card": "lft_spy_forged_identity", "targets": [1]}
    alike = seated({"hand": ["lft_shifter"], "color": "blue", "others": [spy]}, {"color": "blue"})
    assert price(alike.table, alike.card(0, "lft_shifter", "hand")) == (3, 0), "own cards cost no more"


def test_lft_will_o_wisp_fields_prevent_three_points_of_combat_damage() -> None:
    fields = {"others": ["lft_will_o_wisp_fields"], "ep": 1, "planets": ["pl_kelmar"]}
    hands = combat(["ki_crystal_battleship"], [CRUISER], step="damage_step", blocks=[0], them=fields)
    cruiser = hands.card(1, CRUISER)
    hands.says(0, f"hit {cruiser} 8").says(1, "done").uses(1, "lft_will_o_wisp_fields").settles()
    (landed,) = hands.happened(DamageLanded)
    assert landed.amounts == (5,)
    assert not hands.is_active(hands.card(1, "lft_will_o_wisp_fields"))
    assert (hands.player(1).tp, hands.player(1).ep) == (0, 0)
    assert hands.is_active(hands.card(1, "pl_kelmar"))


def test_lft_will_o_wisp_fields_protect_own_ships_only() -> None:
    fields = {"others": ["lft_will_o_wisp_fields"], "ep": 1, "planets": ["pl_kelmar"]}
    hands = combat([CRUISER], [CRUISER], step="damage_step", blocks=[0], them=fields)
    hands.says(0, "done").says(1, f"hit {hands.card(0, CRUISER)} 4")
    (landed,) = hands.happened(DamageLanded)
    assert landed.amounts == (4,)


def test_lft_will_o_wisp_fields_do_not_help_against_effects() -> None:
    hands = seated(rich(others=["lft_will_o_wisp_fields"], ships=[CRUISER]), rich(hand=[BARRAGE]))
    hands.plays(1, BARRAGE, "number 3")
    assert hands.table.damage[hands.card(0, CRUISER)] == 3
    assert hands.is_active(hands.card(0, "lft_will_o_wisp_fields"))


def test_fr_council_dock_takes_one_ship_strengthens_it_and_lets_it_go() -> None:
    me = {"others": ["fr_council_dock"], "ships": [LANCER, BOAT], "planets": []}
    hands = seated(me).uses(0, "fr_council_dock")
    hands.says(0, hands.card(0, LANCER)).settles()
    lancer = hands.card(0, LANCER)
    assert hands.table.docked_at(hands.card(0, "fr_council_dock")) == [lancer]
    assert not hands.may_use(0, "fr_council_dock"), "one at a time"
    assert not hands.may_use(0, "fr_council_dock", 1), "undocking costs a point"
    docked = {"others": [{"card": "fr_council_dock", "docked": [LANCER]}], "planets": []}
    event = seated(docked, phase="event")
    assert event.table.counters(event.card(0, LANCER)) == 1
    paid = seated({**docked, "ep": 1}).uses(0, "fr_council_dock", ability=1).settles()
    assert paid.is_active(paid.card(0, LANCER))
    assert paid.player(0).ep == 0


def test_fr_council_dock_takes_no_ship_that_is_in_combat() -> None:
    me = {"others": ["fr_council_dock"], "planets": [], "hand": ["gr_shield_surge"], "ep": 1}
    hands = combat([LANCER], step="kep1", me=me)
    assert hands.may_play(0, "gr_shield_surge")
    assert not hands.may_use(0, "fr_council_dock")
    home = combat([LANCER, BOAT], step="kep1", formations=[[0]], me=me).uses(0, "fr_council_dock").settles()
    assert home.table.docked_at(home.card(0, "fr_council_dock")) == [home.card(0, BOAT)]


@pytest.mark.parametrize("key", ["fr_web_of_intrigue", "fr_energy_shackle", "gg_protection_money"])
def test_a_permanent_target_is_chosen_when_the_card_is_played(key: str) -> None:
    hands = seated(holding(key), {"ships": [LANCER, BOAT]}).plays(0, key)
    if key == "fr_energy_shackle":
        hands.says(0, hands.card(1, LANCER))
        assert not may_attack(hands.table, hands.card(1, LANCER))
        assert may_attack(hands.table, hands.card(1, BOAT))
    if key == "fr_web_of_intrigue":
        assert (hand_limit(hands.table, 0), hand_limit(hands.table, 1)) == (8, 5)
    if key == "gg_protection_money":
        hands.ends(0)
        assert hands.asks(1, PayOrSuffer).card == hands.card(0, key)


def test_fr_web_of_intrigue_lowers_the_hand_limit_of_an_enemy() -> None:
    me = {"hand": [BOAT] * 7}
    web = {"others": [{"card": "fr_web_of_intrigue", "targets": [0]}]}
    hands = seated(me, web)
    assert (hand_limit(hands.table, 0), hand_limit(hands.table, 1)) == (5, 8)
    hands.ends(0)
    for _ in range(2):
        hands.says(0, hands.asks(0, Pick).listed[0])
    assert len(hands.pile(0, "hand")) == 5


def test_fr_defensive_pact_strengthens_own_defenders() -> None:
    pact = {"others": ["fr_defensive_pact"], "hand": ["gr_burst_fire"], "ep": 1}
    hands = combat([CRUISER], [CRUISER], step="kep3", blocks=[0], me={**pact, "hand": []}, them=pact)
    assert hands.values(hands.card(1, CRUISER)) == (4, 7)
    assert hands.values(hands.card(0, CRUISER)) == (4, 5)
    idle = seated({"others": ["fr_defensive_pact"], "ships": [CRUISER]})
    assert idle.values(idle.card(0, CRUISER)) == (4, 5)


def test_fr_energy_shackle_keeps_an_enemy_ship_from_attacking_and_defending() -> None:
    shackle = {"card": "fr_energy_shackle", "targets": [f"0:{LANCER}"]}
    hands = seated({"ships": [LANCER, BOAT, CRUISER]}, {"others": [shackle]}).says(0, "attack", 120)
    assert f"card {hands.card(0, LANCER)}" not in hands.asks(0, ChooseAttackers).listed
    me = {"others": [{"card": "fr_energy_shackle", "targets": [f"1:{LANCER}"]}]}
    battle = fight([CRUISER], [LANCER, BOAT, CRUISER], me=me).declares(40).forms_up()
    assert "card 160" not in battle.asks(1, ChooseDefenders).listed
    loose = seated({"ships": [LANCER]}, {"others": [{**shackle, "resting": True}]})
    assert "attack" in loose.options(0), "a deactivated phenomenon has no effect"


def test_ki_doctrine_of_conquest_strengthens_own_attackers() -> None:
    doctrine = {"others": ["ki_doctrine_of_conquest"], "hand": ["gr_burst_fire"], "ep": 1}
    hands = combat([CRUISER], [CRUISER], step="kep3", blocks=[0], me=doctrine, them={**doctrine, "hand": []})
    assert hands.values(hands.card(0, CRUISER)) == (5, 5)
    assert hands.values(hands.card(1, CRUISER)) == (4, 5)
    idle = seated({"others": ["ki_doctrine_of_conquest"], "ships": [CRUISER]})
    assert idle.values(idle.card(0, CRUISER)) == (4, 5)


def test_ki_orbital_bombardment_trades_a_small_ship_for_five_points_of_damage() -> None:
    me = {"others": ["ki_orbital_bombardment"], "ships": [BOAT, CRUISER], "planets": []}
    hands = seated(me, {"planets": ["pl_dawnlight_station"]}).uses(0, "ki_orbital_bombardment").settles()
    assert hands.names(0, "removed") == [BOAT]
    assert hands.table.damage[hands.card(1, "pl_dawnlight_station")] == 5
    assert not hands.may_use(0, "ki_orbital_bombardment"), "large ships are no victims"


def test_ki_forward_outpost_brings_a_second_planet_for_two_points() -> None:
    me = {"others": ["ki_forward_outpost"], "planets": [], "tp": 4, "planet_deck": ["pl_ossun", "pl_mokoa"]}
    poor = seated({**me, "tp": 1}, phase="build_1")
    assert not poor.may_use(0, "ki_forward_outpost")
    hands = seated({**me, "planets": ["pl_kelmar"] * 4, "tp": 0}, phase="build_1")
    hands.uses(0, "ki_forward_outpost")
    assert not hands.may_use(0, "ki_forward_outpost"), "once in a turn"
    hands.says(0, "draw")
    assert hands.names(0, "planets")[-2:] == ["pl_ossun", "pl_mokoa"]
    assert sum(map(hands.is_active, hands.pile(0, "planets"))) == 4
    main = seated(rich(others=["ki_forward_outpost"]))
    assert not main.may_use(0, "ki_forward_outpost"), "in the first building phase only"


@pytest.mark.parametrize(("said", "cards"), [("pay", 0), ("suffer", 1)])
def test_gg_protection_money_is_paid_in_points_or_in_cards(said: str, cards: int) -> None:
    money = {"others": [{"card": "gg_protection_money", "targets": [0]}]}
    hands = seated({"planets": ["pl_sarrin"]}, money, phase="event")
    hands.answers(0, PayOrSuffer, said)
    hands._formalities()
    assert len(hands.pile(1, "hand")) == cards
    assert hands.is_active(hands.card(0, "pl_sarrin")) == bool(cards)
    own = seated(money, phase="event")
    assert own.pile(0, "hand") == [], "only in the event phases of its victim"


@pytest.mark.parametrize(("die", "pile"), [(1, "scrap"), (2, "ships")])
def test_gg_unstable_gate_sends_a_small_ship_away_until_its_owners_event_phase(die: int, pile: str) -> None:
    ship = {"card": LANCER, "gear": ["gr_shield_booster"], "counters": 1}
    me = {"others": ["gg_unstable_gate"], "ep": 1, "planets": []}
    hands = seated(me, {"ships": [ship, CRUISER]}, dice=[die]).uses(0, "gg_unstable_gate").settles()
    lancer = hands.card(1, LANCER)
    assert hands.where(lancer) == "away"
    assert hands.player(0).ep == 0
    assert not hands.is_active(hands.card(0, "gg_unstable_gate"))
    hands.ends(0)
    assert hands.where(lancer) == pile
    if pile == "ships":
        assert hands.values(lancer) == (4, 5), "as it was"


def test_gg_unstable_gate_takes_a_docked_ship_out_of_its_dock() -> None:
    dock = {"card": "fr_council_dock", "docked": [LANCER]}
    hands = seated(rich(others=["gg_unstable_gate"]), {"others": [dock], "planets": []}, dice=[6])
    lancer = hands.card(1, LANCER)
    hands.uses(0, "gg_unstable_gate").settles().ends(0)
    hands.says(1, hands.asks(1, ChooseTrigger).listed[0])
    assert hands.where(lancer) == "ships"
    assert hands.table.host(lancer) == -1
    assert not hands.is_active(lancer), "it comes back as it was"


def test_gg_vendetta_hurts_an_enemy_ship_for_a_lost_one() -> None:
    me = {"others": ["gg_vendetta"], "ships": [BOAT, "fr_bulwark"], "planets": []}
    hands = seated(me, rich(hand=[BARRAGE], ships=[CRUISER, LANCER]))
    hands.plays(1, BARRAGE, "number 2", hands.card(0, BOAT)).uses(0, "gg_vendetta")
    enemies = tuple(f"card {ship}" for ship in hands.pile(1, "ships"))
    assert hands.asks(0, ChooseTarget).listed == enemies
    hands.says(0, hands.card(1, CRUISER)).settles()
    assert hands.table.damage[hands.card(1, CRUISER)] == 2
    assert not hands.is_active(hands.card(0, "gg_vendetta"))


def test_gg_vendetta_is_not_for_losses_of_enemies() -> None:
    battle = clash(
        [CRUISER], [BOAT, LANCER], step="damage_step", blocks=[0, None], me={"others": ["gg_vendetta"]}
    )
    battle.deals(0, (160, 4)).deals(1)
    assert battle.is_destroyed(160)
    assert battle.table.active(battle.table.own(0, battle.table.players[0].others)[0])
