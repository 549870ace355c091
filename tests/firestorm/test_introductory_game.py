"""The introductory game of chapter 5, move by move: Tina leads the Galactic Guardians, Sascha the LFT."""

from __future__ import annotations

from game.core.table import HIDDEN
from game.firestorm.events.cards import CardsDestroyed, PlanetRejected
from game.firestorm.events.common import Reactivated
from game.firestorm.events.stack import DieRolled, Unstacked
from game.firestorm.prompts import Act, DrawCards, DrawPlanet, KeepPlanet, TakeMainPhase, Veto
from tests.support.firestorm.words import Hands, arranged

TINA, SASCHA = 0, 1
TINAS = {
    "planets": ["pl_free_port_nightedge", "pl_kelmar"],
    "planet_deck": ["pl_orrith_pits", "pl_ossun", "pl_sarrin"],
    "hand": ["gg_space_lens", "gr_counter_attempt", "gr_supply_run", "gg_pirate_mothership"],
    "deck": ["gg_raid", "gr_command_net", "gr_courier_boat", "gr_courier_boat"],
}
SASCHAS = {
    "planets": ["pl_dawnlight_station", "pl_kelmar"],
    "planet_deck": ["pl_sarrin", "pl_ossun"],
    "hand": ["gr_crash_landing", "gr_intercepted", "lft_interceptor_corvette", "gr_ground_battery"],
    "deck": ["lft_fleet_tender", "gr_shield_surge", "gr_courier_boat", "gr_courier_boat"],
}


def begun() -> Hands:
    game = Hands(arranged({"seats": [TINAS, SASCHAS], "phase": "start", "turns": 1, "dice": [5]}))
    game.formal = False
    return game


def tinas_first_turn(game: Hands) -> None:
    """She rejects an alien-tec planet, draws two cards and plays her ship for all three planets."""
    assert not game.happened(Reactivated)
    game.answers(TINA, DrawPlanet, "draw")
    assert game.name(game.asks(TINA, KeepPlanet).card) == "pl_orrith_pits"
    game.answers(TINA, KeepPlanet, "reject")
    assert len(game.happened(PlanetRejected)) == 1
    assert game.player(TINA).stones == 4
    assert game.names(TINA, "removed") == ["pl_orrith_pits"]
    assert game.names(TINA, "planets") == ["pl_free_port_nightedge", "pl_kelmar", "pl_ossun"]
    game.answers(TINA, DrawCards, "number 2")
    assert len(game.player(TINA).hand) == 6
    lens = game.card(TINA, "gg_space_lens")
    options = game.asks(TINA, TakeMainPhase).options(game.table)
    assert f"play {lens}" in options
    assert f"play {game.card(TINA, 'gg_pirate_mothership')}" not in options
    for planet in game.pile(TINA, "planets"):
        game.answers(TINA, TakeMainPhase, f"produce {planet} 0")
    assert (game.player(TINA).tp, game.player(TINA).ep) == (3, 0)
    game.answers(TINA, TakeMainPhase, f"play {lens}")
    assert game.match.view(SASCHA).facts(lens).id == "gg_space_lens"
    assert (game.player(TINA).tp, game.player(TINA).ep) == (0, 0)
    game.answers(SASCHA, Veto, "pass")
    assert game.names(TINA, "ships") == ["gg_space_lens"]
    assert game.values(lens) == (2, 3)
    assert game.is_active(lens)
    assert not any(map(game.is_active, game.pile(TINA, "planets")))
    options = game.asks(TINA, TakeMainPhase).options(game.table)
    assert "attack" not in options
    assert not [said for said in options if said.startswith(("play", "produce"))]
    game.answers(TINA, TakeMainPhase, "end")


def saschas_first_turn(game: Hands) -> None:
    """He keeps a resource planet; his ship is too dear for him, and he saves his points."""
    game.answers(SASCHA, DrawPlanet, "draw").answers(SASCHA, KeepPlanet, "keep")
    assert game.names(SASCHA, "planets")[-1] == "pl_sarrin"
    game.answers(SASCHA, DrawCards, "number 2")
    options = game.asks(SASCHA, TakeMainPhase).options(game.table)
    assert f"play {game.card(SASCHA, 'lft_interceptor_corvette')}" not in options
    assert f"play {game.card(SASCHA, 'gr_ground_battery')}" in options
    game.answers(SASCHA, TakeMainPhase, "end")


def stop_in_tinas_event_phase(game: Hands) -> None:
    """He stops her event phase with a crash landing upon her ship, for his base and his resource planet."""
    base, _, resource = game.pile(SASCHA, "planets")
    assert all(game.table.active(card) for card in game.pile(TINA, "planets"))
    crash = game.card(SASCHA, "gr_crash_landing")
    assert f"play {crash}" in game.asks(SASCHA, Act).options(game.table)
    assert game.table.phase == "event"
    game.answers(SASCHA, Act, f"produce {base} 1").answers(SASCHA, Act, f"produce {resource} 0")
    assert (game.player(SASCHA).tp, game.player(SASCHA).ep) == (0, 2)
    game.answers(SASCHA, Act, f"play {crash}").answers(TINA, Veto, "pass")
    assert game.names(SASCHA, "scrap") == ["gr_crash_landing"]
    (effect,) = game.table.stack
    assert (effect.kind, effect.targets) == ("instant", [[game.card(TINA, "gg_space_lens")]])


def counter_attempt(game: Hands) -> None:
    """She answers with a counter attempt, for which she rolls a five before anything happens."""
    base = game.pile(TINA, "planets")[0]
    game.answers(TINA, Act, f"produce {base} 1")
    game.answers(TINA, Act, f"play {game.card(TINA, 'gr_counter_attempt')}")
    assert [roll.face for roll in game.happened(DieRolled)] == [5]
    crash = game.table.stack[0].number
    game.answers(SASCHA, Veto, "pass")
    assert (crash, "neutralized") in [(gone.number, gone.why) for gone in game.happened(Unstacked)]


def test_the_introductory_game() -> None:
    """RB 5: her ship is saved, since he has neither a point nor a ship to answer with."""
    game = begun()
    tinas_first_turn(game)
    saschas_first_turn(game)
    stop_in_tinas_event_phase(game)
    counter_attempt(game)
    assert game.table.stack == []
    assert game.names(TINA, "ships") == ["gg_space_lens"]
    assert game.names(TINA, "scrap") == ["gr_counter_attempt"]
    assert not game.happened(CardsDestroyed)
    assert "gr_intercepted" in game.names(SASCHA, "hand")
    game.answers(TINA, DrawPlanet, "none").answers(TINA, DrawCards, "number 1")
    assert "attack" in game.asks(TINA, TakeMainPhase).options(game.table)


def test_without_the_counter_attempt_she_may_still_take_the_ship_to_her_hand_for_a_point() -> None:
    """RB 5: or else it lands on her scrap heap."""
    game = begun()
    tinas_first_turn(game)
    saschas_first_turn(game)
    stop_in_tinas_event_phase(game)
    lens = game.card(TINA, "gg_space_lens")
    game.answers(TINA, Act, "pass").answers(TINA, Act, f"offer {lens}")
    assert game.names(TINA, "ships") == []
    assert lens in game.pile(TINA, "hand")


def test_nobody_sees_the_starting_hand_of_the_other() -> None:
    game = begun()
    view = game.match.view(SASCHA)
    assert [view.faces[card] for card in game.pile(TINA, "hand")] == [HIDDEN] * 4
