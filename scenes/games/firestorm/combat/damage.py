"""Damage placed at once: where it destroys the most, shown on the ships before it is dealt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.core.prompts import Handle
from game.core.table import CardId
from game.core.texts import catalogue
from game.firestorm.combat.prompts import DealDamage
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from game.firestorm.words import numbers_of, verb_of, word
from scenes.games.firestorm.looks.chips import HitLook
from scenes.games.firestorm.names import card_name
from scenes.games.firestorm.zones import Z_LINE
from scenes.table.board.placing import at
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about
from scenes.table.stage.piece import PlacedPiece

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

FEW = 10  # enemies of whom every choice is looked at; of more the dearest ones
BURST = 0.62  # of a card's width
PROPOSED = 0.6  # the light of a burst that nobody has placed yet


class Enemy(NamedTuple):
    """A target: what it takes to destroy it, and what that is worth."""

    card: CardId
    needs: int
    worth: int


def proposed(view: FirestormTable, prompt: DealDamage) -> list[Handle]:
    """Everything that is left to be dealt, one enemy after the other."""
    known = {handle.answer: handle for handle in prompt.handles(view)}
    return [known[said] for said in _shared_out(enemies(view, prompt), prompt.points) if said in known]


def enemies(view: FirestormTable, prompt: DealDamage) -> list[Enemy]:
    """The targets that are not destroyed by what has been dealt already; all of them if that is everybody."""
    cards = dict.fromkeys(numbers_of(said)[0] for said in prompt.listed if verb_of(said) == "hit")
    found = [_enemy(view, card) for card in cards]
    return [enemy for enemy in found if enemy.needs > 0] or found


def _enemy(view: FirestormTable, card: CardId) -> Enemy:
    top = view.top()
    dealt = dict(zip(top.cards, top.amounts, strict=True)).get(card, 0) if top else 0
    attack, defense = values(view, card)
    facts = view.facts(card)
    worth = attack + defense + 2 * len(view.gear_on(card)) + (100 if facts.planet else 0)
    return Enemy(card, defense + 1 - view.damage[card] - dealt, worth)


def _shared_out(found: Sequence[Enemy], points: int) -> list[str]:
    """Enough for those that are worth the most together; what is left goes to the last one of them."""
    if not found or points <= 0:
        return []
    some = sorted(found, key=lambda enemy: (-enemy.worth, enemy.card))[:FEW]
    ways = (way for count in range(len(some), 0, -1) for way in combinations(some, count))
    deadly = [way for way in ways if sum(max(1, enemy.needs) for enemy in way) <= points]
    if not deadly:  # nobody falls: the one that is nearest to it
        return [word("hit", min(some, key=lambda enemy: (enemy.needs, -enemy.worth)).card, points)]
    best = max(deadly, key=lambda way: sum(enemy.worth for enemy in way))
    said, left = [], points
    for place, enemy in enumerate(reversed(best)):
        amount = left if place == len(best) - 1 else max(1, enemy.needs)
        said.append(word("hit", enemy.card, amount))
        left -= amount
    return said


# --- what lies ready


def lay_ready(builder: AnswerBuilder, view: FirestormTable) -> None:
    """All hits that are proposed wait for the big button."""
    assert isinstance(builder.prompt, DealDamage)
    plan = proposed(view, builder.prompt)
    builder.choose(plan[0])
    builder.after = plan[1:]


def ready(watching: Watching) -> list[list[int]]:
    """Hits that wait for the big button: on which card, and how many points."""
    if not isinstance(watching.question, DealDamage):
        return []
    lying = [pair for pair in watching.parked if pair[1].startswith("damage:")]
    return [[int(piece.partition(":")[2]), int(place.partition(":")[2])] for piece, place in lying]


def _picture_of(rect: Rect) -> tuple[float, float]:
    """The middle of a card's picture; the plate of a planet under attack has it at the left."""
    if rect.width > rect.height:
        return rect.x + rect.height * 0.5, rect.centery
    return rect.centerx, rect.y + rect.height * 0.32


def marks(view: FirestormTable, pieces: Sequence[PlacedPiece], watching: Watching) -> Iterator[PlacedPiece]:
    """A burst with its points on every ship that would be hit; before anything lies ready, as proposed."""
    spots: dict[str, Rect] = {placed.id: placed.rect for placed in pieces}
    lying = ready(watching)
    for card, points in lying or _offered(view, watching):
        rect = spots.get(f"card:{card}")
        if rect is not None:
            spot = about(_picture_of(rect), min(rect.size) * BURST)
            look = HitLook(points, points >= _enemy(view, card).needs)
            yield at(f"hit:{card}", look, spot, Z_LINE + 2, light=1.0 if lying else PROPOSED)


def _offered(view: FirestormTable, watching: Watching) -> list[list[int]]:
    """The hits that would be placed for whoever is asked."""
    prompt = watching.question
    if not isinstance(prompt, DealDamage) or prompt.seat != watching.seat:
        return []
    return [list(numbers_of(handle.answer)) for handle in proposed(view, prompt)]


def told(view: FirestormTable, language: str, hits: Sequence[Sequence[int]]) -> str:
    """All of it in words: "3 to Lancer (destroyed), 2 to Storm Cruiser"."""
    parts = []
    for card, points in hits:
        name = card_name(view, card, language)
        falls = points >= _enemy(view, card).needs
        say = catalogue(language).say
        parts.append(say("firestorm.deal.falls" if falls else "firestorm.deal.hit", card=name, points=points))
    return ", ".join(parts)


def lost(ui: Ui, prompt: DealDamage) -> str:
    """What becomes of damage that nobody is dealt."""
    return ui.say("firestorm.deal.lost", count=prompt.points)
