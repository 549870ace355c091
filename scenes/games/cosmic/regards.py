"""What to look at before a question of Cosmic Encounter is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.prompts import Prompt, Yes
from game.cosmic.aliens.chosen import KeepDrawnCard, PickDrawnCard
from game.cosmic.aliens.fodder import ThrowInAttack
from game.cosmic.aliens.gambler import DoubtClaim
from game.cosmic.aliens.hate import MatchDiscard
from game.cosmic.aliens.miser import RenewHand
from game.cosmic.card_prompts import SpendCard
from game.cosmic.cheating import QuietMoment
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.flagship import TakePrometheus
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.phases.opening import ChooseHoard
from game.cosmic.prompts import (
    AddSuper,
    CardFromHand,
    ChooseAlien,
    ChooseCard,
    ChooseEncounterCard,
    ChooseNumber,
    ChooseOne,
    ChoosePlanet,
    ChooseSeat,
    ChooseTarget,
    InviteAlly,
    JoinSide,
    PlaceShips,
    PlayCard,
    PlayReinforcement,
    ResearchTech,
    SecondEncounter,
    TakeReward,
    TakeShips,
    UsePower,
)
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.table import CosmicTable
from scenes.table.hints.regards import HAND, Regards


def sides(prompt: Prompt[Any], view: CosmicTable) -> Sequence[str]:
    """The ships of both sides."""
    if view.encounter is None:
        return []
    return [f"piece:side_ships:{side}" for side in (OFFENSE, DEFENSE)]


def fight(prompt: Prompt[Any], view: CosmicTable) -> Sequence[str]:
    """The planet that is fought for, and the ships of both sides."""
    return [f"piece:planet:{view.at.planet}", *sides(prompt, view)] if view.encounter else []


def fight_and_hand(prompt: Prompt[Any], view: CosmicTable) -> Sequence[str]:
    return [*sides(prompt, view), *HAND]


def announced(prompt: Prompt[Any], view: CosmicTable) -> Sequence[str]:
    """What was just announced stands in the bar; the fight that it changes lies on the table."""
    return ["part:prompt", *fight(prompt, view)]


def power(prompt: Prompt[Any], view: CosmicTable) -> Sequence[str]:
    return ["part:own", *fight(prompt, view)]


def totals(prompt: Prompt[Any], view: CosmicTable) -> Sequence[str]:
    return ["piece:equation"]


def spoils(prompt: Prompt[Any], view: CosmicTable) -> Sequence[str]:
    return ["piece:warp", *HAND]


ASKS: tuple[str, ...] = ("part:prompt",)

REGARDS = Regards[CosmicTable](
    {
        ChooseAlien: ("table.look.aliens", ()),
        UsePower: ("table.look.cosmic_power", power),
        PlayCard: ("table.look.cosmic_window", announced),
        AddSuper: ("table.look.cosmic_window", announced),
        SpendCard: ("table.look.cosmic_window", announced),
        QuietMoment: ("table.look.cosmic_quiet", power),
        TakeShips: ("table.look.cosmic_take", ()),
        PlaceShips: ("table.look.cosmic_place", ()),
        ChooseShip: ("table.look.cosmic_ships", ()),
        ChoosePlanet: ("table.look.cosmic_planet", ()),
        ChooseTarget: ("table.look.cosmic_target", ()),
        ChooseSeat: ("table.look.cosmic_seats", ()),
        InviteAlly: ("table.look.cosmic_invite", ()),
        JoinSide: ("table.look.cosmic_join", fight),
        ChooseEncounterCard: ("table.look.cosmic_card", fight_and_hand),
        PlayReinforcement: ("table.look.cosmic_reinforce", totals),
        TakeReward: ("table.look.cosmic_reward", spoils),
        ChooseCard: ("table.look.cards_there", ()),
        PickDrawnCard: ("table.look.cards_there", ()),
        KeepDrawnCard: ("table.look.cards_there", ()),
        CardFromHand: ("table.look.hand_weigh", HAND),
        MatchDiscard: ("table.look.hand_weigh", HAND),
        ThrowInAttack: ("table.look.cosmic_card", fight_and_hand),
        MakeDeal: ("table.look.cosmic_deal", ()),
        SecondEncounter: ("table.look.cosmic_second", HAND),
        RenewHand: ("table.look.cosmic_renew", HAND),
        ResearchTech: ("table.look.cosmic_tech", ()),
        ChooseHoard: ("table.look.cosmic_hoard", ASKS),
        TakePrometheus: ("table.look.cosmic_join", fight),
        DoubtClaim: ("table.look.cosmic_doubt", ASKS),
        ChooseNumber: ("table.look.offer", ASKS),
        ChooseOne: ("table.look.offer", ASKS),
        Yes: ("table.look.offer", ASKS),
    }
)
