"""Every artifact, flare and tech that may be played, and when bots play it."""

from __future__ import annotations

from game.bots.cosmic.flares import (
    GLADLY,
    Appeal,
    a_card_instead,
    a_third_of_theirs,
    abroad,
    another_retrieves,
    back_out,
    best_of_the_pile,
    calm_down,
    clear_the_planet,
    cloak,
    condemn,
    draw_again,
    even_out,
    fifteen,
    flat,
    forty_two,
    free_all,
    free_own,
    from_the_battery,
    heavy_ships,
    help_the_defense,
    join_late,
    keep_good_cards,
    late_upset,
    lose_for_good,
    mine_the_gate,
    missile,
    mix_hands,
    more_ships,
    multiply,
    no_pay,
    nobody_wins,
    one_more_or_less,
    out_of_the_warp,
    own_dead,
    plague,
    pull_them_down,
    quash,
    ram_them,
    reinforce_higher,
    send_them_home,
    shoot,
    spoil_the_win,
    stand_alone,
    strike,
    swap_aliens,
    the_same_as_theirs,
    the_stick,
    their_dead,
    three_ships,
    throw_unwanted,
    treat_allies,
)
from game.bots.cosmic.powers import NOT_NOW
from game.bots.cosmic.tastes import Scores, taste_for
from game.bots.cosmic.zaps import stop_the_card, stop_the_power, stop_the_tech
from game.core.events import Event
from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.card_prompts import SpendCard
from game.cosmic.offers import side_of
from game.cosmic.prompts import PlayCard
from game.cosmic.table import CosmicTable

CARDS: dict[str, Appeal] = {
    "amoeba wild": more_ships,
    "anti_matter super": stop_the_card("anti_matter"),
    "anti_matter wild": stop_the_card("anti_matter"),
    "barbarian wild": throw_unwanted,
    "calculator wild": flat(0.3),
    "card_zap": stop_the_card("card_zap"),
    "chosen wild": flat(GLADLY),
    "citadel wild": help_the_defense,
    "clone wild": flat(GLADLY),
    "coldsleep_ship": flat(3.0),
    "cosmic_field_generator": stop_the_power,
    "cosmic_zap": stop_the_power,
    "cudgel wild": clear_the_planet,
    "delta_scanners": best_of_the_pile,
    "dictator wild": draw_again,
    "emotion_control": calm_down,
    "energy_cloak": cloak,
    "enigma_device": even_out,
    "fido wild": the_stick,
    "filch wild": stop_the_card("filch"),
    "fodder wild": join_late,
    "force_field": send_them_home,
    "gambler wild": flat(0.3),
    "genesis_bomb": flat(1.2),
    "gluon_mines": mine_the_gate,
    "grudge wild": spoil_the_win,
    "hacker wild": flat(GLADLY),
    "hate wild": flat(GLADLY),
    "healer wild": stop_the_card("healer"),
    "human wild": forty_two,
    "infinity_drive": strike,
    "ionic_gas": no_pay,
    "kamikaze super": three_ships,
    "kamikaze wild": ram_them,
    "loser super": late_upset,
    "loser wild": nobody_wins,
    "lunar_cannon": shoot,
    "machine super": a_card_instead,
    "machine wild": strike,
    "macron wild": heavy_ships,
    "masochist super": lose_for_good,
    "masochist wild": another_retrieves,
    "mind wild": flat(-0.5),
    "mirror wild": the_same_as_theirs,
    "miser super": flat(GLADLY),
    "miser wild": keep_good_cards,
    "mite wild": stand_alone,
    "mobius_tubes": free_all,
    "mutant wild": flat(GLADLY),
    "observer super": flat(1.5),
    "observer wild": treat_allies,
    "omega_missile": missile,
    "oracle super": back_out,
    "oracle wild": mix_hands,
    "pacifist super": flat(GLADLY),
    "pacifist wild": fifteen,
    "parasite wild": flat(3.0),
    "philanthropist super": flat(1.0),
    "philanthropist wild": flat(NOT_NOW),
    "plague": plague,
    "plasma_thrusters": flat(0.8),
    "quark_battery": from_the_battery,
    "quash": quash,
    "reincarnator wild": condemn,
    "remora super": flat(GLADLY),
    "remora wild": flat(GLADLY),
    "reserve super": reinforce_higher,
    "reserve wild": flat(GLADLY),
    "shadow wild": pull_them_down,
    "sorcerer wild": swap_aliens,
    "spiff wild": flat(3.0),
    "tech_scrambler": stop_the_tech,
    "the_qax": flat(0.3),
    "tick_tock super": flat(2.5),
    "tick_tock wild": flat(3.0),
    "trader wild": flat(1.2),
    "tripler wild": a_third_of_theirs,
    "vacuum wild": out_of_the_warp,
    "vacuum_turbines": flat(GLADLY),
    "virus wild": multiply,
    "void wild": stop_the_card("void"),
    "vulch wild": flat(GLADLY),
    "warpish super": their_dead,
    "warpish wild": own_dead,
    "warpspace_key": free_own,
    "warrior wild": strike,
    "will wild": abroad,
    "xenon_lasers": one_more_or_less,
    "zombie wild": out_of_the_warp,
}


@taste_for(PlayCard, SpendCard)
def at_the_right_time(table: CosmicTable, prompt: PlayCard | SpendCard, options: list[int]) -> Scores:
    """Cards are played when they do good, and stay in hand otherwise."""
    event = prompt.event
    assert event is not None
    return [0.0 if card == NONE else appeal_of(table, prompt.seat, card, event) for card in options]


def appeal_of(table: CosmicTable, seat: Seat, card: CardId, event: Event) -> float:
    """How much it appeals to play this card at this moment."""
    name = table.id_of(card)
    if table.type_of(card) == pieces.FLARE:
        name = f"{name} {side_of(table, seat, card)}"
    return CARDS[name](table, seat, event)
