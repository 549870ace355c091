"""What a thing of Firestorm means right now: its values and what changes them, damage, what it costs."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.parts import FRESH, NOWHERE, RESTING
from game.firestorm.pieces import own_number, owner_of
from game.firestorm.prices import price
from game.firestorm.table import FirestormTable
from game.firestorm.totals import gear_works, hand_limit, keywords, values
from game.firestorm.words import word
from scenes.games.firestorm.names import card_link, face_key
from scenes.games.firestorm.playable_later import later
from scenes.games.firestorm.seat_cards import points
from scenes.games.firestorm.side_panels import reserve
from scenes.table.game_table import Watching
from scenes.table.match_words import called


def of_card(card: CardId, view: FirestormTable, watching: Watching) -> str:
    """What a card means now, as far as the view knows it; "" if there is nothing to tell."""
    seat = owner_of(card)
    if own_number(card) in view.players[seat].hand and seat == watching.seat:
        return _in_hand(card, view, watching)
    if not view.is_in_play(card):
        return ""
    say = catalogue(watching.language).say
    rows = [say("firestorm.now.owner", name=called(seat, watching))]
    if view.type_of(card) in (*pieces.SHIPS, "planet"):
        rows += _fighting(card, view, watching)
    elif view.type_of(card) in pieces.GEAR and not gear_works(view, card):
        rows.append(say("firestorm.now.idle"))
    if view.status[card] & RESTING:
        rows.append(say("firestorm.now.resting"))
    elif view.status[card] & FRESH and view.type_of(card) in pieces.SHIPS:
        rows.append(say("firestorm.now.fresh"))
    host = view.host(card)
    if host != NOWHERE and face_key(view, host):
        rows.append(say("firestorm.now.host", card=card_link(face_key(view, host), watching.language)))
    return "\n".join(rows)


def _fighting(card: CardId, view: FirestormTable, watching: Watching) -> list[str]:
    say, facts = catalogue(watching.language).say, view.facts(card)
    attack, defense = values(view, card)
    rows = [say("firestorm.now.values", attack=attack, defense=defense)]
    if (attack, defense) != (facts.attack, facts.defense):
        rows.append(say("firestorm.now.printed", attack=facts.attack, defense=facts.defense))
    damage = view.damage[card]
    if damage:
        rows.append(say("firestorm.now.damage", damage=damage))
    rows.append(say("firestorm.now.destroyed_by", damage=max(1, defense + 1 - damage)))
    if view.counters(card):
        rows.append(say("firestorm.now.counters", count=view.counters(card)))
    gained = [word for word in keywords(view, card) if word not in facts.keywords]
    if gained:
        rows.append(", ".join(say(f"firestorm.keyword.{word}") for word in gained))
    return rows


def _in_hand(card: CardId, view: FirestormTable, watching: Watching) -> str:
    """Whether it can be played now or later in this turn, and how far the own points go."""
    say, seat, facts = catalogue(watching.language).say, owner_of(card), view.facts(card)
    own, more, cost = view.players[seat], reserve(view, seat), price(view, card)
    have = points(watching, own.tp + more[0], own.ep + more[1])
    rows = [say(_when(card, view, watching))]
    if facts.cost is not None:
        rows.append(say("firestorm.now.price", price=points(watching, cost.tp, cost.ep), have=have))
    return "\n".join(rows)


def _when(card: CardId, view: FirestormTable, watching: Watching) -> str:
    question = watching.question
    asked = question is not None and question.seat == owner_of(card)
    if asked and question is not None and word("play", card) in question.options(view):
        return "firestorm.now.playable"
    return "firestorm.now.later" if later(view, card) else "firestorm.now.not_now"


def of_seat(seat: Seat, view: FirestormTable, watching: Watching) -> str:
    say, own = catalogue(watching.language).say, view.players[seat]
    rows = [say("firestorm.now.limit", limit=hand_limit(view, seat))]
    if own.last_turn:
        rows.append(say("firestorm.now.last_turn"))
    if own.shield >= 0:
        rows.append(say("firestorm.now.shield", name=called(own.shield, watching)))
    return "\n".join(rows)
