"""Announcing: a card is played or an ability used, from naming it to the stack or into play (RB 3.2.1)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.table import CardId, Errand, Seat, errand
from game.firestorm import pieces
from game.firestorm.cards.references import Scope, scope_of
from game.firestorm.deeds import HOSTED, OFFERED, Deed, deed_of, hosts, spared
from game.firestorm.effects.aiming import choose_moment, choose_targets, choose_x
from game.firestorm.effects.entering import entered
from game.firestorm.effects.flow import FirePlay, open_moment, pay, pay_costs, plan, put_on_stack
from game.firestorm.effects.interpreter import carry_out
from game.firestorm.events.cards import AbilityUsed, BondMade, CardAnnounced, CardEntered, CardSpent, Revealed
from game.firestorm.events.combat import ShipsUncovered
from game.firestorm.events.common import Deactivated, StonesChanged
from game.firestorm.events.stack import Aimed, KindChanged, OfferOver, Stacked, Unstacked
from game.firestorm.parts import NOWHERE, Item
from game.firestorm.prices import price
from game.firestorm.prompts import ChooseColor, ChooseHost, Veto
from game.firestorm.table import EFFECTS, FirestormTable
from game.firestorm.words import PASS, card_words, numbers_of, word


async def announce(play: FirePlay, seat: Seat, card: CardId, ability: int = NOWHERE) -> Errand | None:
    """X, targets and costs, in this order; some effects want their costs before their targets."""
    table = play.table
    deed = deed_of(table.faces[card], ability)
    event = NOWHERE if deed.window is None else await choose_moment(Scope(table, seat, card), deed, ability)
    _name(play, seat, card, ability)
    number = table.serial
    if deed.once:
        play.do(AbilityUsed(card, 1 << ability))
    host, x, chosen = NOWHERE, 0, ""
    if deed.choices:
        host, x, chosen = await _choose_first(Scope(table, seat, card, event=event), deed)
    targets: list[list[int]] = []
    if deed.targets and not deed.before:
        targets = await choose_targets(Scope(table, seat, card, x=x, event=event, onto=host), deed)
    if deed.hand or targets or event != NOWHERE:
        play.do(Aimed(number, tuple(map(tuple, targets)) if targets else (), x, event, host, chosen))
    scope = Scope(table, seat, card, targets, x, 0, event, chosen, host)
    kept: tuple[CardId, ...] = spared(scope, deed) if deed.besides else ()
    if deed.black != NOWHERE and targets:
        kept += _deactivate_victims(play, scope, deed)
    if deed.hand:
        tp, ep = price(table, card, x, host)
        if tp or ep:
            await pay(play, seat, tp, ep, kept=kept)
    return await _pay(play, scope, deed, number, kept)


async def accept(play: FirePlay, seat: Seat, card: CardId) -> Errand | None:
    """A single chance is taken."""
    table = play.table
    offer = next(offer for offer in table.offers if offer.card == card and offer.seat == seat)
    item = Item(0, "announced", seat, card, OFFERED, offer.targets, event=card, cards=[offer.source])
    number = put_on_stack(play, item)
    deed = deed_of(offer.source, OFFERED)
    play.do(OfferOver(card))
    return await _pay(play, Scope(table, seat, card, offer.targets, event=card), deed, number, ())


def _name(play: FirePlay, seat: Seat, card: CardId, ability: int) -> None:
    """The card is named, or shown if it is an accessory that is used; accessories are played unseen.

    A ship that lies face down must show itself to use anything (RB 1.6).
    """
    table = play.table
    if ability == NOWHERE:
        play.do(CardAnnounced(card, bool(pieces.IS_OPEN[table.faces[card]])))
    else:
        if table.seen[card] != table.everyone:
            play.do(Revealed((card,), table.everyone))
        if table.combat is not None:
            _show_itself(play, card if pieces.IS_OPEN[table.faces[card]] else table.host(card))
    play.do(Stacked(Item(0, "announced", seat, card, ability)))


def _show_itself(play: FirePlay, ship: CardId) -> None:
    table = play.table
    slot = table.slot_of(ship)
    if slot != NOWHERE and table.covered(table.real(table.slip(slot))):
        play.do(ShipsUncovered((slot,)))


async def _choose_first(scope: Scope, deed: Deed) -> tuple[CardId, int, str]:
    """What a card of the hand is played onto, its X, and its colour."""
    host = await _choose_host(scope) if deed.kind in HOSTED else NOWHERE
    x = 0 if deed.x is None else await choose_x(scope, deed)
    return host, x, await _choose_color(scope) if deed.colored else ""


async def _choose_host(scope: Scope) -> CardId:
    """Where an accessory or alien-tec goes."""
    found = hosts(scope.table, scope.seat, scope.source)
    if len(found) == 1:
        return found[0]
    listed = tuple(card_words(found))
    return numbers_of(await ChooseHost(scope.seat, listed=listed, card=scope.source))[0]


async def _choose_color(scope: Scope) -> str:
    choice = scope.table.facts(scope.source).choose_on_play
    if choice is None:
        return ""
    listed = tuple(word("color", pieces.COLORS.index(color)) for color in choice.options)
    said = await ChooseColor(scope.seat, listed=listed, card=scope.source)
    return pieces.COLORS[numbers_of(said)[0]]


def _deactivate_victims(play: FirePlay, scope: Scope, deed: Deed) -> tuple[CardId, ...]:
    """What is to be sacrificed is deactivated at once, except accessories (RB 4.2)."""
    table = play.table
    chosen = zip(deed.targets, scope.targets, strict=False)
    blacks = [card for target, cards in chosen if target.side == "black" for card in cards]
    tired = tuple(card for card in blacks if table.type_of(card) not in pieces.GEAR)
    if tired:
        play.do(Deactivated(tired))
    return tuple(blacks)


async def _pay(
    play: FirePlay, scope: Scope, deed: Deed, number: int, kept: tuple[CardId, ...]
) -> Errand | None:
    """Costs are paid; if a die was rolled for them, somebody may want it rolled again."""
    if not deed.free and await pay_costs(play, scope, deed.costs, number, kept):
        plan(play, _following(deed, number))
        open_moment(play, Item(0, "die_rolled", scope.seat, scope.source, event=number))
        return None
    if deed.before or (deed.hand and _may_veto(play.table, scope.seat)):
        return _following(deed, number)
    if (working := _settle(play, scope, deed, number)) is not None:
        await working
    return None


def _following(deed: Deed, number: int) -> Errand:
    """What comes after the costs."""
    return errand("aim", number) if deed.before else errand("veto", number, 0)


def _may_veto(table: FirestormTable, seat: Seat) -> bool:
    return any(player.stones >= pieces.VETO for other, player in enumerate(table.players) if other != seat)


async def aim(play: FirePlay, number: int) -> Errand | None:
    """Targets after the costs; if there are not enough of them, the card is spent for nothing (RB 4.8)."""
    item = play.table.item(number)
    if item is None:
        return None
    scope, deed = scope_of(play.table, item), deed_for(play.table, item)
    targets = await choose_targets(scope, deed)
    if any(len(found) < wanted for found, wanted in zip(targets, _wanted(deed, item.die), strict=True)):
        if deed.hand:
            play.do(CardSpent(item.card))
        play.do(Unstacked(number, "void"))
        return None
    play.do(Aimed(number, tuple(map(tuple, targets)), item.x, item.event, item.host, item.chosen))
    return errand("veto", number, 0)


def _wanted(deed: Deed, die: int) -> list[int]:
    return [target.wanted(die)[0] for target in deed.targets]


def deed_for(table: FirestormTable, item: Item) -> Deed:
    """What something on the stack does."""
    face = item.cards[0] if item.ability == OFFERED else table.faces[item.card]
    return deed_of(face, item.ability)


def veto(play: FirePlay, number: int, step: int) -> Awaitable[Errand | None] | None:
    """Four lucky stones keep a card from being played, but no ability (RB 4.5, ruling 53)."""
    table = play.table
    item = table.item(number)
    if item is None:
        return None
    if item.ability == NOWHERE:
        order = table.order()
        for place in range(step, len(order)):
            seat = order[place]
            if seat != item.seat and table.players[seat].stones >= pieces.VETO:
                return _ask_for_veto(play, item, place)
    return _settle(play, scope_of(table, item), deed_for(table, item), number)


async def _ask_for_veto(play: FirePlay, item: Item, place: int) -> Errand | None:
    seat = play.table.order()[place]
    if await Veto(seat, listed=(PASS, "veto"), card=item.card) == PASS:
        return errand("veto", item.number, place + 1)
    play.do(StonesChanged(seat, -pieces.VETO, "veto"))
    play.do(CardSpent(item.card))
    play.do(Unstacked(item.number, "veto"))
    return None


def _settle(play: FirePlay, scope: Scope, deed: Deed, number: int) -> Awaitable[None] | None:
    """An effect is laid on the stack, a card that stays comes into play, a game effect works at once."""
    card, kind = scope.source, deed.kind
    if kind in EFFECTS:
        if deed.hand:
            play.do(CardSpent(card))
        play.do(KindChanged(number, kind))
        return None
    play.do(Unstacked(number))
    if kind == "game_effect":
        return carry_out(play, scope, deed.effects)
    play.do(CardEntered(card, scope.onto, kind == "alien_tec", kind not in pieces.GEAR))
    if scope.targets or scope.chosen:
        play.do(BondMade(card, tuple(map(tuple, scope.targets)), scope.chosen))
    entered(play, card, played=True)
    return None


ERRANDS = (announce, accept, aim, veto)
