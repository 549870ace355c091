"""How the great events of Firestorm are shown: a new turn, an attack, a planet lost, who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from game.core.events import Event
from game.firestorm.combat.fighting import advancing, foes
from game.firestorm.events.cards import CardAnnounced, CardsDestroyed, Revealed
from game.firestorm.events.combat import AttackDeclared, ShipsUncovered
from game.firestorm.events.common import (
    LastTurnDeclared,
    MatchWon,
    PhaseEntered,
    PlayerLeft,
    StakeShown,
    TurnBegan,
    VictoryPoints,
)
from game.firestorm.events.stack import DamageLanded, DieRolled
from game.firestorm.parts import NOWHERE, Combat
from game.firestorm.phases.combat import DAMAGE
from game.firestorm.phases.combat import STEPS as COMBAT_STEPS
from game.firestorm.pieces import GOAL, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from scenes.drawing.theme import SEATS
from scenes.games.firestorm.animations import cue_of
from scenes.games.firestorm.names import card_name
from scenes.games.firestorm.zones import Z_HAND
from scenes.table.board.placing import say
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about
from scenes.table.match_words import called
from scenes.table.stage.beams import Beam
from scenes.table.stage.dice import DieLook, thrown
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.moments import Banner, Burst, Effects
from scenes.table.stage.piece import PlacedPiece

FOUGHT = COMBAT_STEPS[DAMAGE + 1]  # the step in which it is known what the damage has done
DIE = 0.085  # of the table's height
STEPS = 9  # pictures of a throw


def beats(
    event: Event, view: FirestormTable, picture: list[PlacedPiece], watching: Watching
) -> Sequence[Beat]:
    """The pictures that tell an event, one after the other; most events need one."""
    move = cue_of(event, watching.seat)
    plain = Beat(picture, move, event, view)
    if isinstance(event, DieRolled):
        return _thrown(plain, event, view, watching)
    banner = _verdict(event, view, watching)
    if banner is not None:
        return [plain._replace(effects=Effects(banner=banner), move=move._replace(hold="read"))]
    banner = _banner(event, view, watching)
    if banner is not None:
        return [plain._replace(effects=Effects(banner=banner))]
    if isinstance(event, CardsDestroyed) and event.cards:
        seat = owner_of(event.cards[0])
        burst = Burst(f"card:{event.cards[0]}", watching.colours[seat], seat != watching.seat)
        return [plain._replace(effects=Effects(burst=burst))]
    if isinstance(event, DamageLanded) and event.combat and view.combat is not None:
        return [plain._replace(effects=Effects(beams=tuple(_shots(event, view, watching))))]
    if isinstance(event, ShipsUncovered):
        turned = frozenset(f"card:{view.real(view.slip(slot))}" for slot in event.slots if view.combat)
        return [plain._replace(effects=Effects(turns=turned))]
    if isinstance(event, MatchWon) and event.winners and watching.seat not in event.winners:
        return [plain._replace(move=move._replace(sound="lose_game"))]
    return [plain]


def to_read(event: Event, view: FirestormTable, watching: Watching) -> str:
    """A card that somebody else plays face up, the stakes, a single card that is shown to all."""
    if isinstance(event, StakeShown) or (isinstance(event, CardAnnounced) and event.open):
        return f"card:{event.card}" if owner_of(event.card) != watching.seat else ""
    if isinstance(event, Revealed) and event.to == view.everyone and len(event.cards) == 1:
        return f"card:{event.cards[0]}" if owner_of(event.cards[0]) != watching.seat else ""
    return ""


def _thrown(plain: Beat, event: DieRolled, view: FirestormTable, watching: Watching) -> list[Beat]:
    """A die tumbles across the middle of the table and comes to the face that was rolled."""
    area = watching.area
    size = round(area.height * DIE)
    felt = about(area.center, area.width * 0.3, area.height * 0.24)
    seed = crc32(repr((event.seat, event.number, event.face, view.turns, len(view.stack))).encode())
    (roll,) = thrown([event.face], seed, felt.inflate(-size, -size), size)
    colour = watching.colours[event.seat]
    found = []
    for step in range(1, STEPS + 1):
        pose = roll.at(step / STEPS)
        look = DieLook(pose.face, colour)
        die = PlacedPiece("die", look, pose.x, pose.y, size, size, pose.angle % 360, Z_HAND - 20)
        sound = {1: "dice_shake", 4: "dice_hit"}.get(step, "")
        move = EventCue("tumble", sound) if step < STEPS else EventCue("tumble", "dice_hit", plain.move.hold)
        found.append(plain._replace(picture=[*plain.picture, die], move=move))
    return [*found, plain._replace(move=EventCue())]


def _shots(event: DamageLanded, view: FirestormTable, watching: Watching) -> Iterator[Beam]:
    """From every ship that fights what is hit, to it; those that have come through fire at the planet."""
    combat = view.combat
    assert combat is not None
    for card in map(view.real, event.cards):
        if card == NOWHERE or not (card == combat.planet or view.in_combat(card)):
            continue
        firing = advancing(view) if card == combat.planet else foes(view, card)
        for ship in firing:
            yield Beam(f"card:{ship}", f"card:{card}", watching.colours[owner_of(ship)])


def _verdict(event: Event, view: FirestormTable, watching: Watching) -> Banner | None:
    """What has come of an attack: the planet falls, for so many points, or it holds."""
    combat = view.combat
    if combat is None:
        return None
    planet = card_name(view, combat.planet, watching.language)
    attacker, defender = (called(seat, watching) for seat in (combat.attacker, combat.defender))
    if isinstance(event, VictoryPoints) and event.why == "conquest":
        title = say(watching, "firestorm.banner.falls", planet=planet)
        points = say(watching, "firestorm.banner.points", name=attacker, count=event.change)
        score = say(watching, "firestorm.seats.score", reached=view.points(event.seat), needed=GOAL)
        return Banner("", title, f"{points}. {score}", _light(combat.attacker, watching))
    if isinstance(event, PhaseEntered) and event.phase == FOUGHT and combat.placed and not combat.scored:
        title = say(watching, "firestorm.banner.holds", planet=planet)
        second = say(watching, "firestorm.banner.repelled", attacker=attacker, defender=defender)
        return Banner(
            "", title, f"{_by_how_much(view, combat, watching)} {second}", _light(combat.defender, watching)
        )
    return None


def _by_how_much(view: FirestormTable, combat: Combat, watching: Watching) -> str:
    """Why an attacked planet has not fallen: nobody came through to it, or so much damage is missing."""
    if not combat.advancing:
        return say(watching, "firestorm.banner.nobody_through")
    needed, dealt = values(view, combat.planet)[1] + 1, view.damage[combat.planet]
    return say(watching, "firestorm.banner.short", dealt=dealt, needed=needed, missing=needed - dealt)


def _banner(event: Event, view: FirestormTable, watching: Watching) -> Banner | None:
    if isinstance(event, TurnBegan):
        title = say(watching, "firestorm.banner.turn", name=called(event.seat, watching))
        return Banner(
            say(watching, "firestorm.tabletop.turn", number=view.turns),
            title,
            "",
            _light(event.seat, watching),
        )
    if isinstance(event, StakeShown):
        card = card_name(view, event.card, watching.language)
        title = say(watching, "firestorm.banner.stakes", name=called(event.seat, watching), card=card)
        return Banner(say(watching, "result.stakes"), title, "", _light(event.seat, watching))
    if isinstance(event, AttackDeclared):
        title = say(watching, "firestorm.banner.attack", name=called(event.seat, watching))
        second = say(
            watching,
            "firestorm.banner.on",
            planet=card_name(view, event.planet, watching.language),
            count=len(event.ships),
        )
        return Banner("", title, second, _light(event.seat, watching))
    if isinstance(event, LastTurnDeclared) and event.declared:
        title = say(watching, "firestorm.banner.last_turn", name=called(event.seat, watching))
        return Banner("", title, "", _light(event.seat, watching))
    if isinstance(event, PlayerLeft):
        title = say(watching, "firestorm.banner.left", name=called(event.seat, watching))
        return Banner("", title, "", _light(event.seat, watching))
    if isinstance(event, VictoryPoints) and event.change > 0:
        title = say(
            watching, "firestorm.banner.points", name=called(event.seat, watching), count=event.change
        )
        second = say(watching, "firestorm.seats.score", reached=view.points(event.seat), needed=GOAL)
        return Banner("", title, second, _light(event.seat, watching))
    return None


def _light(seat: int, watching: Watching) -> tuple[int, int, int]:
    return SEATS[watching.colours[seat]].light
