"""Eclipse on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.history import Decision
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.eclipse.phases.turns import ERRANDS
from game.eclipse.prompts import ChooseSpecies, EndTurn, TakeTurn
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE
from scenes.games.eclipse import great_events, phase_steps, picture, prompt_tools, zones
from scenes.games.eclipse.animations import cue_of
from scenes.games.eclipse.background import felt
from scenes.games.eclipse.battle import animations, fighting_on, odds, stage
from scenes.games.eclipse.battle.ground import battle_ground
from scenes.games.eclipse.boards import seats
from scenes.games.eclipse.boards.seat_card import SeatCard, told
from scenes.games.eclipse.culprits import culprit
from scenes.games.eclipse.inspect.sections import inspection
from scenes.games.eclipse.log import story
from scenes.games.eclipse.map import attention, flights, refusals, taps
from scenes.games.eclipse.owners import owner_of_piece
from scenes.games.eclipse.regards import REGARDS
from scenes.games.eclipse.result.feats import FEATS
from scenes.games.eclipse.result.report import report
from scenes.games.eclipse.result.scoring import ScoringScene
from scenes.games.eclipse.trays import offered, settling, trading
from scenes.session.participants import PERSON
from scenes.table.game_table import Actions, GameMap, GameTable, OfferWords, RepeatedQuestion, Watching

if TYPE_CHECKING:
    from scenes.session.participants import Participant
    from scenes.table.stage.piece import Background
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


def shows_map(view: EclipseTable) -> bool:
    return not stage.staged(view)


def background(view: EclipseTable, watching: Watching) -> Background:
    return battle_ground(view, watching) if stage.staged(view) else felt(view, watching)


def title(view: EclipseTable, language: str) -> str:
    say = catalogue(language).say
    if phase_steps.choosing_species(view):
        return say("eclipse.tabletop.opening")
    return say("eclipse.tabletop.round", number=view.round)


def progress(view: EclipseTable) -> tuple[int, list[tuple[int, int]]]:
    """Nobody knows how many points will win."""
    return view.round, [(seats.points(view, seat), 0) for seat in range(view.seats)]


def seat_card(
    view: EclipseTable,
    seat: Seat,
    player: Participant,
    room: tuple[int, int],
    language: str,
    resting: Seat | None,
) -> Widget:
    """A seat beside the table, in the room that it has."""
    name = player.name or catalogue(language).say(f"colour.{player.colour}")
    facts = told(view, seat, name, player.colour, language, person=player.kind == PERSON, resting=resting)
    return SeatCard(facts, room[1], language)


def begins_action(decision: Decision) -> bool:
    return decision.asked == TakeTurn.__name__ and decision.answer in ERRANDS


def ends_action(decision: Decision, table: EclipseTable) -> bool:
    """Who passes or says that the turn is over has ended it; species are chosen before any."""
    ended = decision.asked in (TakeTurn.__name__, ChooseSpecies.__name__)
    ended = ended or (decision.asked == EndTurn.__name__ and decision.answer == DONE)
    return (
        not ended
        and table.turn not in (decision.seat, NOBODY)
        and phase_steps.running(table) == phase_steps.ACTION
    )


def _offer_words(ui: Ui) -> OfferWords:
    return OfferWords(
        ui.say("eclipse.combat.fight_on"),
        ui.say("eclipse.combat.fight_on_until"),
        ui.say("eclipse.combat.fight_on_means"),
    )


def _standing_words(ui: Ui, name: str) -> str:
    return ui.say("eclipse.combat.fights_on", name=name)


TABLE = GameTable[EclipseTable](
    name="eclipse",
    owner=owner_of_piece,
    picture=picture.picture,
    places=picture.places,
    background=background,
    piece=offered.piece,
    map=GameMap(
        extent=zones.extent,
        is_shown=shows_map,
        is_loose=taps.is_loose,
        attends=attention.attends,
        happens=attention.happens,
    ),
    place_mark=flights.place_mark,
    beyond=flights.beyond,
    cue_of=cue_of,
    beats=great_events.beats,
    to_read=great_events.to_read,
    culprit=culprit,
    steps=phase_steps.steps,
    title=title,
    progress=progress,
    summary=seats.summary,
    seat_card=seat_card,
    side=odds.side,
    inspect=inspection,
    lines=story.lines,
    line=story.line,
    report=report,
    feats=FEATS,
    finale=ScoringScene,
    cause=animations.cause,
    regard=REGARDS,
    asks=settling.asks,
    missing=settling.missing,
    consequence=prompt_tools.consequence,
    answer_words=prompt_tools.answer_words,
    tool=prompt_tools.tool,
    onlooking=prompt_tools.onlooking,
    cost=prompt_tools.cost,
    corner=prompt_tools.corner,
    leads_to=flights.next_places,
    meant=taps.meant,
    not_there=refusals.not_there,
    times=trading.most,
    actions=Actions(begins=begins_action, ends=ends_action),
    repeated=RepeatedQuestion(
        offer=fighting_on.resolve,
        lasts=fighting_on.lasts,
        confirmed=fighting_on.confirmed,
        offer_words=_offer_words,
        standing_words=_standing_words,
    ),
)
