"""A deal in words and numbers: who gives what, whose turn it is, what both would have, how a bot likes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.table import Seat
from game.cosmic.deal_prompts import EXCHANGES, moves_something
from game.cosmic.parts import NEITHER, NO_PLANET, OFFENSE, Deal, Offer
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import face_key
from scenes.games.cosmic.log.deal_lines import kind_name
from scenes.games.cosmic.names import planet_link, titled
from scenes.games.cosmic.seat_panels import named
from scenes.table.game_table import Watching

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

MOODS = 5  # from "out of the question" to "delighted"
CURIOUS = 3  # the mood of who does not tell what it thinks
DELIGHT, OFFENCE = 1.5, 1.0  # points of taste: so much above or below 0 the mood is the best or the worst


class Standing(NamedTuple):
    """What a side has that a deal can change."""

    colonies: int  # foreign ones, which win the game
    cards: int


def deal_of(view: CosmicTable) -> Deal:
    deal = view.at.deal
    assert deal is not None
    return deal


def near_side(view: CosmicTable, seat: Seat) -> int:
    """The side that is told first: the own one, for onlookers the offense."""
    return view.at.sides[seat] if view.at.is_main(seat) else OFFENSE


def acting_side(view: CosmicTable) -> int:
    """Whose turn it is to change the deal or to answer."""
    by = deal_of(view).by
    return OFFENSE if by == NEITHER else 1 - by


# --- in words


def sentence(ui: Ui, view: CosmicTable, watching: Watching) -> str:
    """The whole deal as one sentence; what is traded leads to itself."""
    deal = deal_of(view)
    if not moves_something(view, deal):
        return ui.say("desk.empty")
    side = near_side(view, watching.seat)
    names = [watching.names[view.at.main(each)] for each in (side, 1 - side)]
    given = [things(ui, view, deal.gives[each], watching) for each in (side, 1 - side)]
    return ui.say(
        "desk.sentence", one=f"**{names[0]}**", gives=given[0], two=f"**{names[1]}**", takes=given[1]
    )


def things(ui: Ui, view: CosmicTable, offer: Offer, watching: Watching) -> str:
    """What one side gives, in words."""
    known = [card for card in offer.cards if face_key(view, card)]
    hidden = len(offer.cards) - len(known)
    links = [f"[card:{card}|{named(view, card, watching)}]" for card in known]
    words = [titled(link, watching.language) for link in links]
    if hidden:
        words.append(ui.say("desk.a_card") if hidden == 1 else ui.say("desk.some_cards", count=hidden))
    if offer.random:
        words.append(ui.say("desk.random", count=offer.random))
    words += [kind_name(kind, watching.language) for kind in offer.kinds]
    if offer.colony != NO_PLANET:
        words.append(ui.say("desk.colony", planet=planet_link(view, offer.colony, watching.language)))
    if offer.freed:
        words.append(ui.say("desk.freed"))
    if not words:
        return ui.say("desk.nothing")
    return f"{', '.join(words[:-1])} {ui.say('desk.and')} {words[-1]}" if len(words) > 1 else words[0]


def state(ui: Ui, view: CosmicTable, watching: Watching) -> str:
    """Whose proposal lies on the desk, and who may change it now."""
    deal, acting = deal_of(view), acting_side(view)
    mine = view.at.main(acting) == watching.seat
    acts, waits = (watching.names[view.at.main(side)] for side in (acting, 1 - acting))
    if deal.exchanges >= EXCHANGES:
        return ui.say("desk.last_word", name=waits)
    if deal.steps:
        return ui.say("desk.changed") if mine else ui.say("desk.changing", name=acts)
    if deal.by == NEITHER:
        return ui.say("desk.opens") if mine else ui.say("desk.opening", name=acts)
    if view.at.main(deal.by) == watching.seat:
        return ui.say("desk.answering", name=acts)
    return ui.say("desk.proposed", name=waits)


# --- in numbers


def standings(view: CosmicTable, side: int) -> tuple[Standing, Standing]:
    """What a side has before and after the deal."""
    deal, seat = deal_of(view), view.at.main(side)
    mine, theirs = deal.gives[side], deal.gives[1 - side]
    colonies, cards = view.foreign_colonies(seat), len(view.hands[seat])
    won = theirs.colony != NO_PLANET and view.planets[theirs.colony].home != seat
    return Standing(colonies, cards), Standing(colonies + won, cards - mine.count + theirs.count)


def gain(ui: Ui, view: CosmicTable, seat: Seat) -> str:
    """What the deal brings a seat, in a few words."""
    before, after = standings(view, near_side(view, seat))
    if after.colonies > before.colonies:
        return ui.say("desk.gain", colonies=after.colonies, needed=view.rules.colonies_to_win)
    return ui.say("desk.gain_cards", before=before.cards, after=after.cards)


# --- how a bot likes it


def mood(opinion: float | None) -> int:
    """The face for what a bot thinks of the deal, from 1 to 5: it accepts with the two best only."""
    if opinion is None:
        return CURIOUS
    if opinion > 0:
        return 5 if opinion > DELIGHT else 4
    return 1 if opinion < -OFFENCE else 2


def remark(ui: Ui, view: CosmicTable, side: int, felt: int) -> str:
    """What a bot says to what lies there; only to who bargains with it does it say what it thinks."""
    deal = deal_of(view)
    if not moves_something(view, deal):
        return ui.say("desk.says.open")
    if deal.by == side and not deal.steps:
        return ui.say("desk.says.offer")
    if deal.gives[side].kinds or felt == CURIOUS:
        return ui.say("desk.says.wait")
    return ui.say(f"desk.says.{felt}")
