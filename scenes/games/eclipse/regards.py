"""What to look at before a question of Eclipse is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.prompts import Prompt
from game.eclipse.battle_prompts import (
    ActFirst,
    AnswerProposal,
    AssignDie,
    AvoidBankruptcy,
    FireOrRetreat,
    KeepReputation,
    KillCube,
    MayBombard,
    MayPropose,
    ReturnReputation,
    SettleNow,
)
from game.eclipse.prompts import (
    Build,
    ChooseSpecies,
    ChooseTech,
    ChooseTrack,
    ChooseZone,
    EndTurn,
    FitFound,
    Influence,
    MayClaim,
    Move,
    PlaceDisc,
    PlaceSector,
    TakeTurn,
    Upgrade,
    UseDiscovery,
)
from game.eclipse.table import EclipseTable
from scenes.table.hints.regards import Regards

OWN: tuple[str, ...] = ("part:own",)  # resources, discs and colony ships
BATTLE: tuple[str, ...] = ("piece:battle:tray",)


def neighbour(prompt: AnswerProposal, view: EclipseTable) -> Sequence[str]:
    return [f"seat:{prompt.by}"]


def rivals(prompt: Prompt[Any], view: EclipseTable) -> Sequence[str]:
    return [f"seat:{seat}" for seat in range(view.seats) if seat != prompt.seat]


REGARDS = Regards[EclipseTable](
    {
        ChooseSpecies: ("table.look.eclipse_species", ()),
        TakeTurn: ("table.look.eclipse_turn", OWN),
        EndTurn: ("table.look.eclipse_settle", OWN),
        SettleNow: ("table.look.eclipse_settle", OWN),
        ChooseZone: ("table.look.eclipse_zone", ()),
        PlaceSector: ("table.look.eclipse_sector", ()),
        MayClaim: ("table.look.eclipse_claim", OWN),
        PlaceDisc: ("table.look.eclipse_claim", OWN),
        UseDiscovery: ("table.look.eclipse_discovery", ()),
        FitFound: ("table.look.eclipse_blueprint", ()),
        ChooseTech: ("table.look.eclipse_tech", OWN),
        ChooseTrack: ("table.look.eclipse_track", OWN),
        Influence: ("table.look.eclipse_influence", ()),
        Upgrade: ("table.look.eclipse_blueprint", ()),
        Build: ("table.look.eclipse_build", OWN),
        Move: ("table.look.eclipse_move", ()),
        ActFirst: ("table.look.eclipse_fleets", BATTLE),
        FireOrRetreat: ("table.look.eclipse_fleets", BATTLE),
        AssignDie: ("table.look.eclipse_die", BATTLE),
        MayBombard: ("table.look.eclipse_bombard", ()),
        KillCube: ("table.look.eclipse_bombard", ()),
        KeepReputation: ("table.look.eclipse_reputation", ()),
        ReturnReputation: ("table.look.eclipse_reputation", ()),
        AnswerProposal: ("table.look.eclipse_peace", neighbour),
        MayPropose: ("table.look.eclipse_peace", rivals),
        AvoidBankruptcy: ("table.look.eclipse_debts", OWN),
    }
)
