"""What an encounter is about, and because of what somebody is asked, in one line each."""

from __future__ import annotations

from typing import Any

from game.core.prompts import Prompt
from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.parts import DEFENSE, NO_PLANET, OFFENSE
from game.cosmic.prompts import JoinSide
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import face_key
from scenes.games.cosmic.inspect.right_now import owner_of
from scenes.games.cosmic.names import planet_name, power_name
from scenes.games.cosmic.seat_panels import player_name
from scenes.table.game_table import Watching
from scenes.table.match_words import asked_by

JOINS = {OFFENSE: "table.ask.join_offense", DEFENSE: "table.ask.join_defense"}


def cause(prompt: Prompt[Any], view: CosmicTable, watching: Watching) -> str:
    """The power or card that asks, and who uses it."""
    if not prompt.because:
        return ""
    thing = power_name(prompt.because, watching.language)
    return asked_by(thing, holder_of(prompt.because, view), prompt.seat, watching)


def holder_of(power: str, view: CosmicTable) -> Seat:
    """Who plays a card, has a tech, or is an alien."""
    name = power.partition(".")[0]
    playing = [played.seat for played in view.playing if _id(played.card, view) == name]
    if playing:
        return playing[-1]
    techs = [seat for seat, held in enumerate(view.techs) if name in [_id(tech.card, view) for tech in held]]
    return techs[0] if techs else owner_of(name, view)


def _id(card: CardId, view: CosmicTable) -> str:
    """What a card is called that this view knows."""
    return face_key(view, card).partition(".")[0]


def asks(prompt: Prompt[Any], view: CosmicTable, watching: Watching) -> str:
    """A question whether to help somebody says whose attack or defense that is; "" for all others."""
    if not isinstance(prompt, JoinSide) or view.encounter is None:
        return ""
    names = [player_name(watching, seat) for seat in (prompt.seat, view.at.offense, view.at.defense)]
    sides = [side for side in (OFFENSE, DEFENSE) if side in prompt.listed]
    key = "table.ask.join" if len(sides) > 1 else JOINS[sides[0]]
    say = catalogue(watching.language).say
    return say(key, seat=f"**{names[0]}**", offense=names[1], defense=names[2])


def stake(prompt: Prompt[Any], view: CosmicTable, watching: Watching) -> str:
    """Who attacks whom, and which colony would be won; a deal says on its desk what it is about."""
    at = view.encounter
    if at is None or at.planet == NO_PLANET or at.defense == NOBODY or isinstance(prompt, MakeDeal):
        return ""
    return catalogue(watching.language).say(
        "table.stake.encounter",
        offense=player_name(watching, at.offense),
        defense=player_name(watching, at.defense),
        planet=planet_name(view, at.planet, watching.language),
    )
