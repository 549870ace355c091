"""What an encounter is about, and because of what somebody is asked, in one line each."""

from __future__ import annotations

from typing import Any

from game.core.prompts import Prompt
from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.parts import DEFENSE, NEITHER, NO_PLANET, OFFENSE, UNDECIDED, WON
from game.cosmic.prompts import JoinSide, TakeShips
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import face_key
from scenes.games.cosmic.inspect.right_now import owner_of
from scenes.games.cosmic.names import planet_name, power_name
from scenes.games.cosmic.seat_panels import player_name
from scenes.games.cosmic.sent_ships import sent
from scenes.table.game_table import Watching
from scenes.table.match_words import asked_by, margin

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
    """Whose attack or defense it is to help, and how many more ships may go; "" for all other questions."""
    if view.encounter is None:
        return ""
    if isinstance(prompt, TakeShips):
        return _ships_more(prompt, view, watching)
    if not isinstance(prompt, JoinSide):
        return ""
    names = [player_name(watching, seat) for seat in (prompt.seat, view.at.offense, view.at.defense)]
    sides = [side for side in (OFFENSE, DEFENSE) if side in prompt.listed]
    key = "table.ask.join" if len(sides) > 1 else JOINS[sides[0]]
    say = catalogue(watching.language).say
    return say(key, seat=f"**{names[0]}**", offense=names[1], defense=names[2])


def _ships_more(prompt: TakeShips, view: CosmicTable, watching: Watching) -> str:
    """How many more ships may go, once some of them stand where they go."""
    gone = sum(ships for _, ships in sent(view, watching._replace(ready=None)))
    if not gone:
        return ""
    say = catalogue(watching.language).say
    name = player_name(watching, prompt.seat)
    return say("table.ask.more_ships", seat=f"**{name}**", ships=gone, high=prompt.high)


def stake(prompt: Prompt[Any], view: CosmicTable, watching: Watching) -> str:
    """Who attacks whom, for which colony, then who has won; a deal says on its desk what it is about."""
    at = view.encounter
    if at is None or at.defense == NOBODY or isinstance(prompt, MakeDeal):
        return ""
    if at.outcome != UNDECIDED:
        return _has_won(view, watching)
    if at.planet == NO_PLANET:
        defense = player_name(watching, at.defense)
        return catalogue(watching.language).say("table.stake.destiny", defense=defense)
    return catalogue(watching.language).say(
        "table.stake.encounter",
        offense=player_name(watching, at.offense),
        defense=player_name(watching, at.defense),
        planet=planet_name(view, at.planet, watching.language),
    )


def _has_won(view: CosmicTable, watching: Watching) -> str:
    """Who has won, and by how much if totals were compared; "" if nobody has."""
    at = view.at
    if at.outcome != WON or at.winner == NEITHER:
        return ""
    name, totals = player_name(watching, at.main(at.winner)), at.totals
    why = margin(totals[at.winner], totals[1 - at.winner], name, watching.language) if totals else ""
    return catalogue(watching.language).say("table.cosmic.has_won", name=name, why=why).strip()
