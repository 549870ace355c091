"""Choices of Firestorm that cards ask for: targets, hosts, numbers, cards to find and to lose."""

from __future__ import annotations

from game.bots.firestorm.board import BoardSummary, board_of
from game.bots.firestorm.deeds import aims_worth, best_way, bond_worth, host_worth
from game.bots.firestorm.effects import effects_worth, item_worth, rescue
from game.bots.firestorm.fights import STONE
from game.bots.firestorm.printed import hand_worth
from game.bots.firestorm.tastes import AGAINST, Scores, taste_for
from game.core.table import CardId
from game.firestorm import pieces
from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, scope_of
from game.firestorm.deeds import OFFERED, deed_of
from game.firestorm.parts import NOWHERE, Item
from game.firestorm.pieces import own_number, owner_of
from game.firestorm.prompts import (
    Arrange,
    ChooseColor,
    ChooseHost,
    ChooseMoment,
    ChooseOption,
    ChooseTarget,
    ChooseTrigger,
    ChooseX,
    MayUse,
    PayOrSuffer,
    Pick,
    SpendStones,
    TendAccessory,
)
from game.firestorm.table import FirestormTable
from game.firestorm.words import DONE, PASS, YES, Word, numbers_of, verb_of


def item_of(table: FirestormTable, card: CardId) -> Item | None:
    """What is being announced, or waits on the stack, of a card."""
    for item in reversed(table.stack):
        if item.card == card:
            return item
    return None


@taste_for(ChooseTarget)
def where_it_does_most(table: FirestormTable, prompt: ChooseTarget, options: list[Word]) -> Scores:
    """The best target by what the effect does to it; for somebody else's effect the worst one."""
    item = item_of(table, prompt.card)
    ability = NOWHERE if item is None else item.ability
    if ability == OFFERED or table.faces[prompt.card] >= pieces.BLANK:
        return [0.0] * len(options)
    deed = deed_of(table.faces[prompt.card], ability)
    seat = prompt.seat if item is None else item.seat
    board = board_of(table, seat)
    scope = Scope(table, seat, prompt.card) if item is None else scope_of(table, item)
    if deed.x is not None and not scope.x:
        scope = scope._replace(x=best_way(board, prompt.card, ability).x)
    aims = [numbers_of(said)[0] for said in options if said != DONE]
    if deed.hand and deed.kind in pieces.LASTING:
        worths = [_bond(board, aim, verb_of(options[0])) for aim in aims]
    else:
        worths = aims_worth(board, scope, deed, prompt.slot, aims)
    sign = -1.0 if table.hostile(prompt.seat, seat) else 1.0
    by_aim = iter(worths)
    return [0.0 if said == DONE else sign * next(by_aim) for said in options]


def _bond(board: BoardSummary, aim: int, verb: str) -> float:
    if verb != "seat":
        return bond_worth(board, aim)
    return 1.0 * board.table.points(aim) + 0.1 * len(board.table.players[aim].ships)


@taste_for(ChooseHost)
def where_it_fits(table: FirestormTable, prompt: ChooseHost, options: list[Word]) -> Scores:
    """An accessory on a card that it fits; alien-tec on the planet that is hardest to take."""
    board = board_of(table, prompt.seat)
    if table.type_of(prompt.card) == "alien_tec":
        return [0.3 * board.unit(numbers_of(said)[0]).defense for said in options]
    return [host_worth(board, prompt.card, numbers_of(said)[0]) for said in options]


@taste_for(ChooseColor)
def the_colour_in_hand(table: FirestormTable, prompt: ChooseColor, options: list[Word]) -> Scores:
    hand = [table.faces[card] for card in table.own(prompt.seat, table.players[prompt.seat].hand)]
    colors: list[str] = [pieces.CARDS[face].color for face in hand if face < pieces.BLANK]
    own = table.players[prompt.seat].color
    names = [pieces.COLORS[numbers_of(said)[0]] for said in options]
    return [float(colors.count(name)) - (2.0 if name == own else 0.0) for name in names]


@taste_for(ChooseMoment)
def what_is_dearest(table: FirestormTable, prompt: ChooseMoment, options: list[Word]) -> Scores:
    """Of several cards that are hit at once, the one for which the effect does most."""
    board = board_of(table, prompt.seat)
    ability = _used_now(table, prompt)
    deed = deed_of(table.faces[prompt.card], ability)
    scope = Scope(table, prompt.seat, prompt.card)
    return [effects_worth(board, scope._replace(event=numbers_of(said)[0]), deed.effects) for said in options]


def _used_now(table: FirestormTable, prompt: ChooseMoment) -> int:
    """The ability that refers to the moment: the card itself, if it is in the hand."""
    if own_number(prompt.card) in table.players[owner_of(prompt.card)].hand:
        return NOWHERE
    abilities = table.facts(prompt.card).abilities
    return next((n for n, row in enumerate(abilities) if row.kind == "interrupt"), NOWHERE)


@taste_for(ChooseX)
def just_enough(table: FirestormTable, prompt: ChooseX, options: list[Word]) -> Scores:
    board = board_of(table, prompt.seat)
    wanted = best_way(board, prompt.card, NOWHERE).x
    return [-abs(numbers_of(said)[0] - wanted) for said in options]


@taste_for(Pick)
def keep_the_best(table: FirestormTable, prompt: Pick, options: list[Word]) -> Scores:
    """The own worst card is lost or deactivated, the best is found; with an enemy's it is the other way."""
    board = board_of(table, prompt.seat)
    return [0.0 if said == "none" else _pick(board, prompt.what, numbers_of(said)[0]) for said in options]


def _pick(board: BoardSummary, what: str, card: CardId) -> float:
    table, sign = board.table, 1.0 if board.friend(card) else -1.0
    match what:
        case "discard":
            return -sign * hand_worth(table.faces[card], board.harvests)
        case "deactivate" | "give_up":
            return -sign * board.card_worth(card)
        case "add_counter":
            unit = board.unit(card)
            return 0.2 * (unit.attack + unit.defense) + 0.3
        case "search" if table.faces[card] < pieces.BLANK and pieces.IS_PLANET[table.faces[card]]:
            facts = table.facts(card)
            return 1.0 + 0.1 * facts.defense + _wanted_kind(board, card)
        case _:
            return 0.5 + hand_worth(table.faces[card], board.harvests)


def _wanted_kind(board: BoardSummary, planet: CardId) -> float:
    """Three of five planets should bring technology."""
    table = board.table
    kinds = [table.facts(card).planet for card in table.own(board.seat, table.players[board.seat].planets)]
    works = sum(1 for row in kinds if row is not None and row.planet_type == "industry")
    facts = table.facts(planet).planet
    lacking = works < 0.6 * len(kinds)
    return 0.5 if facts is not None and (facts.planet_type == "industry") == lacking else 0.0


@taste_for(ChooseOption)
def the_best_of_them(table: FirestormTable, prompt: ChooseOption, options: list[Word]) -> Scores:
    """Points of the sort that is short; otherwise whatever is worth most."""
    board = board_of(table, prompt.seat)
    found = [do for do in all_effects(table, prompt.card) if do.do == "choose"]
    if not found or len(found[0].options) != len(options):
        return [0.0] * len(options)
    scope = Scope(table, prompt.seat, prompt.card)
    return [effects_worth(board, scope, some) + 0.1 * sum(do.tp for do in some) for some in found[0].options]


def all_effects(table: FirestormTable, card: CardId) -> list[Do]:
    """Everything that stands on a card, choices within tables of a die included."""
    if table.faces[card] >= pieces.BLANK:
        return []
    facts = table.facts(card)
    rows = [*facts.effects, *(do for ability in facts.abilities for do in ability.effects)]
    return [*rows, *(do for row in rows for line in row.table for do in line.effects)]


@taste_for(PayOrSuffer)
def what_hurts_less(table: FirestormTable, prompt: PayOrSuffer, options: list[Word]) -> Scores:
    """What happens otherwise, compared with the price."""
    board = board_of(table, prompt.seat)
    found = [do for do in all_effects(table, prompt.card) if do.do == "unless"]
    if not found:
        return [0.0] * len(options)
    (do, *_) = found
    price = sum(1.1 * cost.discard + 0.5 * cost.pay_any + STONE * cost.stones for cost in do.costs)
    price += sum(0.5 * int(cost.pay.ep) for cost in do.costs if cost.pay is not None and cost.pay.ep != "x")
    saved = _suffering(board, prompt.card, do) - price
    return [saved if said == "pay" else 0.0 for said in options]


def _suffering(board: BoardSummary, card: CardId, do: Do) -> float:
    """What it costs not to pay."""
    total = 0.0
    for part in do.effects:
        match part.do:
            case "neutralize":
                mine = [item.number for item in board.table.effects() if item.seat == board.seat]
                total += max((item_worth(board, number) for number in mine), default=0.0)
            case "lose_vp":
                total -= board.points_worth(board.seat, -part.count)
            case "draw":
                total += 0.9 * part.count
            case _:
                total += 1.0
    return total


@taste_for(MayUse)
def gladly_if_cheap(table: FirestormTable, prompt: MayUse, options: list[Word]) -> Scores:
    """A shield that helps; a card that comes back for a point."""
    player = table.players[prompt.seat]
    hand_full = len(player.hand) >= pieces.HAND_LIMIT
    in_scrap = own_number(prompt.card) in player.scrap
    appeal = (-0.5 if hand_full or len(player.planets) < 6 else 0.3) if in_scrap else 1.0
    return [appeal if said == YES else 0.0 for said in options]


@taste_for(TendAccessory)
def rather_not(table: FirestormTable, prompt: TendAccessory, options: list[Word]) -> Scores:
    """What others do not know does no harm."""
    return [1.0 if said == DONE else AGAINST for said in options]


@taste_for(ChooseTrigger)
def in_any_order(table: FirestormTable, prompt: ChooseTrigger, options: list[Word]) -> Scores:
    return [0.0] * len(options)


@taste_for(SpendStones)
def to_save_what_is_dear(table: FirestormTable, prompt: SpendStones, options: list[Word]) -> Scores:
    """As many stones as save a card, if it is worth them."""
    board = board_of(table, prompt.seat)
    arriving = table.top()
    if arriving is None or arriving.kind != "damage":
        return [0.0 if said == PASS else AGAINST for said in options]
    scores = []
    for said in options:
        if said == PASS:
            scores.append(0.0)
            continue
        hit, count = numbers_of(said)
        card = table.real(hit)
        amount = arriving.amounts[arriving.cards.index(hit)]
        if card == NOWHERE or not board.friend(card):
            scores.append(AGAINST)
            continue
        saved = rescue(board, card, amount, count, combat=arriving.combat)
        scores.append(saved - STONE * count if saved else -STONE * count)
    return scores


@taste_for(Arrange)
def leave_it(table: FirestormTable, prompt: Arrange, options: list[Word]) -> Scores:
    """An accessory goes where it works, if it does not; otherwise everything stays."""
    board = board_of(table, prompt.seat)
    return [_arranged(board, prompt, said) for said in options]


def _arranged(board: BoardSummary, prompt: Arrange, said: Word) -> float:
    match verb_of(said):
        case "done" | "put_back":
            return 1.0
        case "gear":
            gear, ship = numbers_of(said)
            now = prompt.hosts[prompt.gear.index(gear)]
            if now == NOWHERE:
                return 2.0
            return 1.0 + host_worth(board, gear, ship) - host_worth(board, gear, now) - 0.6
        case _:
            return -1.0
