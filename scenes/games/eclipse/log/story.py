"""The log of Eclipse: what happened in words, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.events import Event, PhaseBegan, Planned
from game.core.table import NOBODY, CardId, Seat
from game.eclipse import pieces
from game.eclipse.battle_events import (
    BattleBegan,
    BattleEnded,
    DiceRolled,
    EngagementBegan,
)
from game.eclipse.diplomacy_events import ReputationDrawn, ReputationKept, ReputationReturned
from game.eclipse.events import (
    ActionTaken,
    GameWon,
    Paid,
    PlayerPassed,
    PopulationKilled,
    RoundBegan,
    TurnOpened,
)
from game.eclipse.map_events import SectorPlaced
from game.eclipse.pieces import party_of
from scenes.games.eclipse.battle.designs_so_far import DesignsSoFar
from scenes.games.eclipse.log import combined_events
from scenes.games.eclipse.log.action_sentences import Deed
from scenes.games.eclipse.log.combined_events import GROUPED, EventGroup
from scenes.games.eclipse.log.line_subjects import (
    FIRING,
    PARTIES,
    SEATS,
    TO_SEATS,
    actor_of,
    hurts,
    kind_of,
    seats_of,
    things_of,
)
from scenes.games.eclipse.names import (
    code_link,
    part_link,
    party_name,
    resource_word,
    sector_link,
    ship_name,
    ships,
    species_link,
    tile_link,
    times,
)
from scenes.session.session import Session
from scenes.session.story import StoryEvent
from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.table.log import teller
from scenes.table.log.teller import Teller

# Events that say nothing in the log, and why.
QUIET = teller.QUIET | {
    "TurnOpened": "the action that follows tells whose turn it is",
    "SectorTurned": "whether it is laid down or thrown away is told at once",
    "SectorFought": "the heading of the battle tells it",
    "Activated": "the roll or the retreat tells who is up",
    "DiceMissed": "the roll has told how many dice hit",
    "KillCounted": "the destroyed ship is told, and so are the tiles that are drawn",
    "AllRetreated": "every retreat is told, and so is who draws tiles",
    "DiscoveryTaken": "what is done with it is told at once",
    "PartStored": "the discovery is told, and so is the part once it is fitted",
    "DamageRepaired": "it happens after all battles",
    "BoardCleared": "it happens in every clean-up",
}
RESOURCES = ("resource", "track", "give", "get", "graveyard")  # fields with a resource
ALONE = (
    ActionTaken,
    PlayerPassed,
    DiceRolled,
    BattleEnded,
    GameWon,
    EngagementBegan,
)  # never follow from an action
BATTLES = ("battles", "next_battle", "engage", "assign", "reputation", "keep_reputation", "swap_reputation")
# Where a part of the log begins, if something happens in it.
HEADINGS = {
    "bombard": "eclipse.story.after_battles",
    "conquer": "eclipse.story.after_battles",
    "after_combat": "eclipse.story.after_battles",
    "settle_now": "eclipse.story.upkeep",
    "pay": "eclipse.story.upkeep",
    "cleanup": "eclipse.story.cleanup",
}


class EclipseTeller(Teller):
    """Tells a match of Eclipse."""

    _kind = staticmethod(kind_of)

    def __init__(self, session: Session, reader: Seat, language: str) -> None:
        super().__init__(session, reader, language)
        self.deed: Deed | None = None  # the action that is under way
        self.phase = ""
        self.heading = ""  # the part of the round that the last lines stand under
        self.rounds = 0
        self.opening = -1  # the line of a round that has just begun
        self.battle: BattleBegan | None = None
        self.exchanges = 0  # of fire, in this battle
        self.designs = DesignsSoFar(session.match.keyframes[0].table(session.match.game))
        self.drawn = 0  # reputation tiles, the last time
        self.values: dict[CardId, int] = {}  # of reputation tiles that the reader has looked at

    def _tell(self, told: StoryEvent, moment: int) -> None:
        event = told.event
        if isinstance(event, PhaseBegan | Planned | TurnOpened):
            return  # what belongs together stays so
        if isinstance(event, Paid) and self.deed:
            self.deed.owed = event.amount  # told with what is got for it
            return
        if self.deed and self.deed.has(event):
            self._do(told, moment)
        else:
            super()._tell(told, moment)

    def _remember(self, told: StoryEvent) -> None:
        event = told.event
        self.designs.hear(event)
        if isinstance(event, PhaseBegan):
            self.phase = event.phase
        elif isinstance(event, TurnOpened):
            self.deed, self.heading = None, ""
            self._entitle(event)
        elif isinstance(event, RoundBegan):
            self.rounds, self.deed, self.heading = event.round, None, ""
        elif isinstance(event, BattleBegan):
            self.battle, self.exchanges, self.deed = event, 0, None
        elif isinstance(event, EngagementBegan):
            self.exchanges += 1
        elif isinstance(event, ReputationDrawn):
            self.drawn = len(event.tiles)
            for tile in event.tiles:  # the bag was mixed: what the reader knew of them holds no more
                self.values.pop(tile, None)
            self.values |= {tile: told.faces[tile] for tile in event.tiles if self._knows(told, tile)}

    # --- lines that grow

    def _do(self, told: StoryEvent, moment: int) -> None:
        """What an action does stands in the action's own line."""
        deed, event = self.deed, told.event
        assert deed is not None
        self.group = [told]
        deed.add(event, self._named(told))
        text = deed.told(self._player(deed.seat), self._sector, self.language)
        line = self._line(told, text, moment)._replace(level=ACT)
        self.group = []
        if not 0 <= deed.line < len(self.lines):  # it is told by itself
            deed.line = len(self.lines)
            self.lines.append(line)
            return
        before = self.lines[deed.line]
        things = tuple(dict.fromkeys((*line.things, *before.things)))
        last = deed.line == len(self.lines) - 1
        self.lines[deed.line] = before._replace(
            text=text, things=things, kind=line.kind, moment=moment if last else before.moment
        )

    def _named(self, told: StoryEvent) -> str:
        """The tile that an action brings, and who guards it."""
        event = told.event
        name = self._tile(told, getattr(event, "tile", NOBODY))
        if not isinstance(event, SectorPlaced) or not event.ancients:
            return name
        return self.words.say("eclipse.story.guarded", sector=name, number=event.ancients)

    def _rolled(self, event: DiceRolled) -> str:
        """The dice of a kind of ship, and how many of them hit; missiles fly before the first exchange."""
        kinds = self.battle.order if self.battle else b""
        said = self.words.say(
            "eclipse.story.rolls",
            ship=self._code(event.ship),
            dice=combined_events.dice(event.dice),
            hits=self.designs.hits(event.ship, event.dice, kinds),
            all=len(event.dice),
        )
        return said if self.exchanges else self.words.say("eclipse.story.launches", said=said)

    def _entitle(self, event: TurnOpened) -> None:
        """The heading of a round tells who begins it."""
        if 0 <= self.opening < len(self.lines):
            seat = self._player(event.seat)
            text = self.words.say("eclipse.story.round_begins", number=self.rounds, seat=seat)
            self.lines[self.opening] = self.lines[self.opening]._replace(text=text)
        self.opening = -1

    # --- lines of one or several events

    def _add(self, told: StoryEvent, text: str, moment: int, *, grouped: bool) -> None:
        event = told.event
        if not grouped and self._level(event) >= ACT:
            self._head(event, moment)
        super()._add(told, text, moment, grouped=grouped)
        if isinstance(event, ActionTaken):
            self.deed = Deed(event.seat, event.action, len(self.lines) - 1)
        elif isinstance(event, RoundBegan):
            self.opening = len(self.lines) - 1
        elif isinstance(event, BattleEnded):
            self.battle = None
        elif isinstance(event, GameWon):
            points = [f"{name} {event.points[seat]}" for seat, name in enumerate(self.names)]
            text = self.words.say("eclipse.story.scores", points=", ".join(points))
            self.lines.append(self._line(told, text, moment)._replace(level=EFFECT, seat=NOBODY))

    def _head(self, event: Event, moment: int) -> None:
        """The heading of a part of the round comes with the first line of it."""
        heading = HEADINGS.get(self.phase, "" if self.phase in BATTLES else self.heading)
        if isinstance(event, GameWon):
            heading = "eclipse.story.end"
        if heading and heading != self.heading:
            self.deed = None
            self.lines.append(LogLine(self.words.say(heading), level=PART, moment=moment))
        self.heading = heading

    def _joins(self, told: StoryEvent) -> bool:
        if not self.group or not self.lines:
            return False
        same = GROUPED.get(type(told.event).__name__)
        return same is not None and same(self.group[-1].event, told.event)

    # --- what a line is about

    def _concerned(self, event: Event) -> Sequence[Seat]:
        return seats_of(event, len(self.session.players))

    def _things(self, told: StoryEvent) -> Sequence[str]:
        place = self.battle.sector if self.battle else -1
        return things_of(told.event, place, self.session.match.table)

    def _actor(self, event: Event) -> Seat:
        """Who did it; headings and what several have done have no glyph."""
        several = len({actor_of(one.event) for one in self.group}) > 1
        return NOBODY if several or self._level(event) in (ROUND, PART) else actor_of(event)

    def _level(self, event: Event) -> int:
        if isinstance(event, RoundBegan):
            return ROUND
        if isinstance(event, BattleBegan):
            return PART
        if isinstance(event, ALONE):
            return ACT
        follows = self.deed is not None or self.battle is not None or self.phase in BATTLES
        return EFFECT if follows or isinstance(event, PopulationKilled) else ACT

    def _hurts(self, event: Event) -> bool:
        return hurts(event, self.reader)

    # --- the sentence

    def _text(self, told: StoryEvent) -> str:
        event = told.event
        if type(event).__name__ in QUIET or (isinstance(event, ReputationKept) and self.drawn == 1):
            return ""
        if isinstance(event, RoundBegan):
            return self.words.say("eclipse.story.round", number=event.round)
        if isinstance(event, EngagementBegan):
            return self.words.say("eclipse.story.engagement", number=self.exchanges)
        if isinstance(event, DiceRolled):
            return self._rolled(event)
        group = EventGroup([one.event for one in self.group], self.language, self._player, self._sector)
        said = combined_events.said(group, self._code, self.session.match.table)
        return said or self.words.told(event, **self._names(told))

    # --- names in place of seats, ids and numbers

    def _name(self, told: StoryEvent, field: str, value: Any) -> Any:
        name = type(told.event).__name__
        if field in SEATS or (field == "to" and name in TO_SEATS):
            return self._player(value)
        if field in PARTIES:
            return party_name(value, self.names, self.language)
        if field in ("sector", "to"):
            return self._sector(value)
        if field == "path":
            return self._sector(value[-1])
        if field == "ship":
            return self._ship(name, value)
        if field in ("tile", "tiles"):
            return self._tiles(told, value if field == "tiles" else (value,))
        if field in RESOURCES:
            return resource_word(value, self.language)
        return self._thing(field, value)

    def _ship(self, event: str, ship: int) -> str:
        """A ship that fires, a blueprint by its name, or a ship as an object of the sentence."""
        if event in FIRING:
            return self._code(ship)
        return ship_name(ship, self.language) if "Part" in event else ships(ship, 1, self.language)

    def _thing(self, field: str, value: Any) -> Any:
        if field == "part":
            return part_link(value, self.language)
        if field == "species":
            return species_link(value, self.language)
        if field == "what":
            return ships(value, 1, self.language)
        return combined_events.dice(value) if field == "dice" else None

    def _sector(self, sector: int) -> str:
        return sector_link(self.session.match.table, sector, self.language)

    def _code(self, code: int) -> str:
        party = party_of(code)
        owner = self.names[party] if party < pieces.ANCIENTS else ""
        return code_link(code, owner, self.language)

    def _face(self, told: StoryEvent, card: CardId) -> int | None:
        """The face that the reader knew then; a tile that goes back is remembered by who has seen it."""
        if isinstance(told.event, ReputationReturned):
            return self.values.get(card)
        return told.faces[card] if self._knows(told, card) else None

    def _tile(self, told: StoryEvent, card: CardId) -> str:
        face = self._face(told, card)
        return tile_link(pieces.KEYS[face], self.language) if face is not None else ""

    def _tiles(self, told: StoryEvent, cards: Sequence[CardId]) -> str:
        """Those by name that the reader knew, and how many more."""
        names = [name for card in cards if (name := self._tile(told, card))]
        hidden = len(cards) - len(names)
        known = [times(name, names.count(name), self.language) for name in dict.fromkeys(names)]
        if hidden:
            several = self.words.say("eclipse.story.tiles", number=hidden)
            known.append(several if hidden > 1 else self.words.say("eclipse.story.a_tile"))
        return self._listed(known)


lines = partial(teller.lines, EclipseTeller)  # the log for a reader
line = partial(teller.line, EclipseTeller)  # one event by itself
