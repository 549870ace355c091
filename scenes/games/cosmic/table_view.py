"""Cosmic Encounter on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import CardId, Seat
from game.core.texts import catalogue
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import great_events, picture, prompt_tools
from scenes.games.cosmic import seat_panels as seats
from scenes.games.cosmic.animations import cue_of
from scenes.games.cosmic.background import background
from scenes.games.cosmic.culprits import culprit
from scenes.games.cosmic.deal_desk import corner as deal_corner
from scenes.games.cosmic.deal_desk import desk
from scenes.games.cosmic.evidence import evidence
from scenes.games.cosmic.inspect.sections import inspection
from scenes.games.cosmic.log import story
from scenes.games.cosmic.looks.strip import steps
from scenes.games.cosmic.offered import PLACES, piece
from scenes.games.cosmic.owners import owner_of_piece
from scenes.games.cosmic.planets import side_word
from scenes.games.cosmic.reactions import pending, windows
from scenes.games.cosmic.regards import REGARDS
from scenes.games.cosmic.result.feats import FEATS
from scenes.games.cosmic.result.report import report
from scenes.games.cosmic.sent_ships import recalls
from scenes.games.cosmic.side_panels import side_panels
from scenes.games.cosmic.stakes import asks, cause, stake
from scenes.table.game_table import GameTable, Summary, Watching

if TYPE_CHECKING:
    from scenes.session.participants import Participant


def places(watching: Watching, view: CosmicTable) -> dict[str, tuple[Rect, str]]:
    say = catalogue(watching.language).say
    return {place: (rect, say(PLACES[place])) for place, rect in picture.places(watching, view).items()}


def hand_of(view: CosmicTable, seat: Seat) -> Sequence[CardId]:
    return view.hands[seat]


def title(view: CosmicTable, language: str) -> str:
    return catalogue(language).say("table.cosmic.encounter", number=max(1, view.number))


def progress(view: CosmicTable) -> tuple[int, list[tuple[int, int]]]:
    colonies = [view.foreign_colonies(seat) for seat in range(view.seats)]
    return sum(colonies), [(count, view.rules.colonies_to_win) for count in colonies]


def summary(view: CosmicTable, seat: Seat, player: Participant, language: str) -> Summary:
    say = catalogue(language).say
    aliens = view.aliens_of(seat)
    counts = [
        ("cards", str(len(view.hands[seat]) + len(view.hoards[seat])), say("table.in_hand")),
        ("warp", str(view.warp[seat]), say("table.in_warp")),
    ]
    role = side_word(view, seat)
    return Summary(
        seats.badge(view, seat, player.colour),
        seats.alien_title(view, seat, language),
        (view.foreign_colonies(seat), view.rules.colonies_to_win),
        counts,
        [say("table.cosmic.power_off")] if aliens and view.powerless[seat] else [],
        f"alien:{aliens[0]}" if aliens else f"seat:{seat}",
        say(role) if role else "",
        "table.cosmic.score",
    )


TABLE = GameTable[CosmicTable](
    name="cosmic",
    owner=owner_of_piece,
    picture=picture.picture,
    places=places,
    tool_places=frozenset({"deal:give", "deal:take", "deal:show"}),
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
    regard=REGARDS,
    asks=asks,
    stake=stake,
    recalls=recalls,
    answer_words=prompt_tools.answer_words,
    tool=prompt_tools.tool,
    onlooking=desk.onlooking,
    cost=prompt_tools.cost,
    corner=deal_corner.corner,
    alarms=windows.ALARMS,
    passing=windows.passing,
    window=windows.window,
    pending=pending.pending,
    breakers=pending.breakers,
    marks=windows.marks,
    concerned=windows.concerned,
)
