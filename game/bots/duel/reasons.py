"""Why a bot of Duel would decide so, as the key of one line; "" where there is nothing to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.prompts import NONE, Prompt, Yes, by_kind
from game.duel import pieces
from game.duel.aliens.pitfall import SpringSnare
from game.duel.prompts import (
    ChooseAlien,
    ChooseEnvoy,
    ChooseOne,
    ChoosePlan,
    ChoosePlanet,
    ChooseSecondPlan,
    ChooseShips,
    ChooseTactic,
    CollectResource,
    DiscardCard,
    DismissEnvoy,
    GiveCard,
    GuessDial,
    PlayReinforcement,
    ReadyTactic,
    RecallEnvoy,
    RevealEnvoy,
    SetDial,
    SpendTactic,
    TakeCard,
)
from game.duel.table import DuelTable
from game.duel.totals import rules_over, symbol

Reason = Callable[[DuelTable, Any, Any], str]
SYMBOLS = {
    pieces.FIRE: "table.why.duel_fire",
    pieces.SHIELD: "table.why.duel_shield",
    pieces.RECOVER: "table.why.duel_recover",
}
RESOURCES = {
    "blue": "table.why.duel_friend",
    "red": "table.why.duel_reinforcements",
    "yellow": "table.why.duel_cards",
}


def why_dial(table: DuelTable, prompt: SetDial, ships: int) -> str:
    """More or fewer than the middle of what the dial can send."""
    middle = sum(pieces.DIAL) / len(pieces.DIAL)
    return "table.why.duel_many_ships" if ships > middle else "table.why.duel_few_ships"


def why_plan(table: DuelTable, prompt: ChoosePlan, card: int) -> str:
    values = sorted(pieces.printed_value(table.faces[held]) for held in prompt.options(table))
    high = pieces.printed_value(table.faces[card]) >= values[len(values) // 2]
    return "table.why.duel_high_plan" if high else "table.why.duel_low_plan"


def why_tactic(table: DuelTable, prompt: ChooseTactic, half: int) -> str:
    return "table.why.duel_no_tactic" if half == NONE else SYMBOLS[pieces.HALVES[half].symbol]


def why_reinforce(table: DuelTable, prompt: PlayReinforcement, some: tuple[int, int]) -> str:
    return "table.why.duel_spare_card" if some[0] == NONE else "table.why.duel_reinforce"


def why_planet(table: DuelTable, prompt: ChoosePlanet, tile: int) -> str:
    if any(planet.tile == tile and rules_over(planet, 1 - prompt.seat) for planet in table.planets):
        return "table.why.duel_rival_planet"
    return "table.why.duel_own_planet"


def why_resource(table: DuelTable, prompt: CollectResource, tile: int) -> str:
    return "table.why.futures" if tile == NONE else RESOURCES[symbol(table, tile)]


def why_envoy(table: DuelTable, prompt: Prompt[int], card: int) -> str:
    if card == NONE:
        return "table.why.futures"
    rival = any(envoy.card == card and envoy.ally == 1 - prompt.seat for envoy in table.envoys)
    return "table.why.duel_rival_friend" if rival else "table.why.duel_friend"


def why_give(table: DuelTable, prompt: Prompt[int], card: int) -> str:
    return "table.why.keep_hand" if card == NONE else "table.why.worst_card"


def why_take(table: DuelTable, prompt: TakeCard, card: int) -> str:
    return "table.why.futures" if card == NONE else "table.why.best_card"


def why_ships(table: DuelTable, prompt: ChooseShips, ships: int) -> str:
    return "table.why.duel_many_ships" if ships else "table.why.duel_few_ships"


def why_yes(table: DuelTable, prompt: Yes | SpringSnare, answer: bool) -> str:
    return "table.why.power_now" if answer else "table.why.power_later"


def always(line: str) -> Reason:
    """The same reason for every answer."""

    def same(table: DuelTable, prompt: Any, answer: Any) -> str:
        return line

    return same


REASONS: dict[type[Prompt[Any]], Reason] = {
    ChooseAlien: always("table.why.duel_alien"),
    ChooseEnvoy: why_envoy,
    ChooseOne: always("table.why.futures"),
    ChoosePlan: why_plan,
    ChoosePlanet: why_planet,
    ChooseSecondPlan: always("table.why.duel_second_plan"),
    ChooseShips: why_ships,
    ChooseTactic: why_tactic,
    CollectResource: why_resource,
    DiscardCard: why_give,
    DismissEnvoy: why_envoy,
    GiveCard: why_give,
    GuessDial: always("table.why.duel_guess"),
    PlayReinforcement: why_reinforce,
    ReadyTactic: always("table.why.duel_ready"),
    RecallEnvoy: why_envoy,
    RevealEnvoy: why_envoy,
    SetDial: why_dial,
    SpendTactic: always("table.why.duel_spend"),
    SpringSnare: why_yes,
    TakeCard: why_take,
    Yes: why_yes,
}


def reason(table: DuelTable, prompt: Prompt[Any], answer: Any) -> str:
    """The key of the line that says why."""
    why = by_kind(REASONS, prompt)
    return why(table, prompt, answer) if why is not None else ""
