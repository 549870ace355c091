"""Duel on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue, name_of
from game.duel import pieces
from game.duel.table import DuelTable
from game.duel.totals import controlled
from scenes.games.duel import great_events, picture, prompt_tools
from scenes.games.duel.animations import cue_of
from scenes.games.duel.background import background
from scenes.games.duel.culprits import culprit
from scenes.games.duel.evidence import evidence
from scenes.games.duel.inspect.sections import inspection
from scenes.games.duel.log import story
from scenes.games.duel.looks import strip
from scenes.games.duel.offered import piece
from scenes.games.duel.owners import owner_of_piece
from scenes.games.duel.regards import REGARDS
from scenes.games.duel.result.feats import FEATS
from scenes.games.duel.result.report import report
from scenes.games.duel.sent_ships import recalls
from scenes.games.duel.side_panels import side_panels
from scenes.games.duel.stakes import asks, cause, stake
from scenes.table.game_table import GameTable, PhaseStep, Summary, Watching

if TYPE_CHECKING:
    from scenes.session.participants import Participant


def hand_of(view: DuelTable, seat: Seat) -> Sequence[CardId]:
    return view.hands[seat]


def places(watching: Watching, view: DuelTable) -> dict[str, tuple[Rect, str]]:
    say = catalogue(watching.language).say
    words = {
        "plan": say("table.plan"),
        "tactic": say("table.tactics"),
        "discard": say("table.discard"),
        f"strength:{watching.seat}": say("table.own_strength"),
        f"strength:{1 - watching.seat}": say("table.rival_strength"),
    }
    return {place: (rect, words[place]) for place, rect in picture.places(watching).items()}


def steps(view: DuelTable) -> Sequence[PhaseStep]:
    kind = "Contest" if view.duel and view.duel.contest else "Duel"
    fight = len(found := strip.steps(view)) > 4
    return [PhaseStep(*step, rule=f"{kind} {step.number}" if fight else "Destiny cards") for step in found]


def title(view: DuelTable, language: str) -> str:
    return catalogue(language).say("table.title", number=len(view.past))


def progress(view: DuelTable) -> tuple[int, list[tuple[int, int]]]:
    planets = [len(controlled(view, seat)) for seat in range(view.seats)]
    return len(view.past), [(count, pieces.PLANETS_TO_WIN) for count in planets]


def summary(view: DuelTable, seat: Seat, player: Participant, language: str) -> Summary:
    say = catalogue(language).say
    alien = view.aliens[seat]
    counts = [
        ("cards", str(len(view.hands[seat])), say("table.in_hand")),
        ("supply", str(view.supply[seat]), say("table.in_supply")),
        ("warp", str(view.warp[seat]), say("table.in_warp")),
    ]
    if view.medals[seat]:
        counts.append(("star", str(view.medals[seat]), say("table.medals")))
    chips = []
    if view.straggler != NOBODY:
        chips.append(say("table.straggler" if seat == view.straggler else "table.leader"))
    return Summary(
        picture.badge(view, seat, player.colour),
        name_of("duel", alien, language) if alien else "",
        (len(controlled(view, seat)), pieces.PLANETS_TO_WIN),
        counts,
        chips,
        f"alien:{alien}" if alien else "",
    )


TABLE = GameTable[DuelTable](
    name="duel",
    owner=owner_of_piece,
    picture=picture.picture,
    places=places,
    background=background,
    piece=piece,
    hand_of=hand_of,
    cue_of=cue_of,
    beats=great_events.beats,
    to_read=great_events.to_read,
    culprit=culprit,
    steps=steps,
    title=title,
    progress=progress,
    summary=summary,
    side=side_panels,
    inspect=inspection,
    lines=story.lines,
    line=story.line,
    report=report,
    feats=FEATS,
    consequence=prompt_tools.consequence,
    evidence=evidence,
    cause=cause,
    asks=asks,
    regard=REGARDS,
    stake=stake,
    recalls=recalls,
    meant=prompt_tools.meant,
    answer_words=prompt_tools.answer_words,
    tool=prompt_tools.tool,
)
