"""Turns of Firestorm: what to play and use, when to attack, and what to do with luck."""

from __future__ import annotations

from game.bots.firestorm.board import BoardSummary, board_of
from game.bots.firestorm.deeds import (
    Bargain,
    bargain,
    budget,
    deed_worth,
    play_worth,
    points_cost,
    points_of,
    reserve,
)
from game.bots.firestorm.effects import effects_worth, planet_regret
from game.bots.firestorm.fights import STONE
from game.bots.firestorm.printed import hand_worth
from game.bots.firestorm.tastes import AGAINST, AT_ONCE, UNWISE, Scores, taste_for
from game.core.table import CardId
from game.firestorm import pieces
from game.firestorm.cards.references import scope_of
from game.firestorm.deeds import deed_of
from game.firestorm.offers import STAYING, given_up
from game.firestorm.parts import NOWHERE
from game.firestorm.prices import price
from game.firestorm.prompts import (
    AcceptPoints,
    Act,
    DrawCards,
    DrawPlanet,
    GivePoints,
    KeepPlanet,
    Pay,
    PayToReactivate,
    Salvage,
    TakeMainPhase,
    Veto,
)
from game.firestorm.table import FirestormTable
from game.firestorm.words import AUTO, NO, PASS, YES, Word, numbers_of, verb_of

BUYING = 3.0  # cards are played before anything that comes after them
ATTACKING = 0.3  # an attack comes after all cards, and before the end of the turn
LEAST = 1.0  # what an attack must bring
SHORT = 0.45  # how dear an influence point is that answers may want
LOW_DECK = 9
HOARD = 1.7  # stones are dearer together: they save planets


@taste_for(TakeMainPhase)
def build_then_fight(table: FirestormTable, prompt: TakeMainPhase, options: list[Word]) -> Scores:
    """The cards and effects that together are worth most; then an attack if it pays."""
    board = board_of(table, prompt.seat)
    bought = basket(board, options)
    return [_main(board, said, bought) for said in options]


def _main(board: BoardSummary, said: Word, bought: dict[Word, float]) -> float:
    match verb_of(said):
        case "end":
            return 0.0
        case "last_turn":
            return AT_ONCE
        case "attack":
            if bought:
                return 0.0  # it can wait
            return ATTACKING if board.plan().gain > LEAST else UNWISE
        case "play" | "use":
            return bought.get(said, UNWISE)
        case _:
            return AGAINST


def effect(board: BoardSummary, card: CardId, ability: int) -> float:
    """An effect that is worth its costs; changing points for fewer ones never is."""
    if _changes_money(board, card, ability):
        return UNWISE
    return AGAINST if _waits(board, card, ability) else deed_worth(board, card, ability)


def _waits(board: BoardSummary, card: CardId, ability: int) -> bool:
    """The same ability lies on the stack: once more can wait until it has done what it does."""
    waiting = [(item.card, item.ability) for item in board.table.stack]
    return ability != NOWHERE and (card, ability) in waiting


def _changes_money(board: BoardSummary, card: CardId, ability: int) -> bool:
    deed = deed_of(board.table.faces[card], ability)
    return all(do.do == "gain_points" for do in deed.effects) and any(cost.pay for cost in deed.costs)


def _offer(board: BoardSummary, said: Word) -> Bargain:
    """What a card or an ability brings, and what it costs."""
    card, ability = (*numbers_of(said), NOWHERE)[:2]
    face = board.table.faces[card]
    if ability == NOWHERE and pieces.TYPES[face] in STAYING:
        return Bargain(play_worth(board, card), *price(board.table, card))
    if _changes_money(board, card, ability):
        return Bargain(UNWISE, 0, 0)
    return bargain(board, card, ability)


def basket(board: BoardSummary, options: list[Word]) -> dict[Word, float]:
    """What is to be played and used in this turn, and how much each of it appeals."""
    offers = {said: _offer(board, said) for said in options if verb_of(said) in ("play", "use")}
    words = sorted((said for said in offers if offers[said].worth > 0), key=lambda said: -offers[said].worth)[
        :9
    ]
    rows = [offers[said] for said in words]
    money, wanted = budget(board), reserve(board)
    best, chosen = 0.0, 0
    for some in range(1, 1 << len(words)):
        picked = [row for place, row in enumerate(rows) if some >> place & 1]
        left = money.left(sum(row.tp for row in picked), sum(row.ep for row in picked))
        if left < 0:
            continue
        worth = sum(row.worth for row in picked) - SHORT * (
            max(0, wanted - left) - max(0, wanted - money.most_ep)
        )
        if worth > best + 0.001:
            best, chosen = worth, some
    return {
        said: rows[place].worth + (BUYING if _stays(board, said) else ATTACKING)
        for place, said in enumerate(words)
        if chosen >> place & 1
    }


def _stays(board: BoardSummary, said: Word) -> bool:
    return verb_of(said) == "play" and pieces.TYPES[board.table.faces[numbers_of(said)[0]]] in STAYING


@taste_for(Act)
def what_matters(table: FirestormTable, prompt: Act, options: list[Word]) -> Scores:
    """An answer that brings more than it costs; else it is kept."""
    board = board_of(table, prompt.seat)
    return [score if (score := _act(board, said)) >= 0 else 3 * score - 0.5 for said in options]


def _act(board: BoardSummary, said: Word) -> float:
    match verb_of(said):
        case "pass":
            return 0.0
        case "play":
            return effect(board, numbers_of(said)[0], NOWHERE)
        case "use":
            card, number = numbers_of(said)
            return effect(board, card, number)
        case "offer":
            (card,) = numbers_of(said)
            face = board.table.faces[card]
            return 0.4 + 0.45 * pieces.total_cost(face) - points_cost(board, 0, 1)
        case "give_up":
            return giving_up(board)
        case _:
            return AGAINST


def giving_up(board: BoardSummary) -> float:
    """Three planets for a victory point: when it wins, or nearly so."""
    planets = given_up(board.table, board.seat)
    worths = sorted(board.unit(planet).worth for planet in planets)[: pieces.SACRIFICED]
    gain = board.points_worth(board.seat, 1) - sum(worths)
    return gain if board.table.points(board.seat) >= pieces.GOAL - 2 else min(UNWISE, gain)


@taste_for(Pay)
def as_the_rules_would(table: FirestormTable, prompt: Pay, options: list[Word]) -> Scores:
    return [1.0 if said == AUTO else UNWISE for said in options]


@taste_for(DrawPlanet)
def grow(table: FirestormTable, prompt: DrawPlanet, options: list[Word]) -> Scores:
    """A planet each turn; another one if that costs little."""
    board = board_of(table, prompt.seat)
    scores = []
    for said in options:
        if verb_of(said) == "use":
            card, number = numbers_of(said)
            deed = deed_of(table.faces[card], number)
            scores.append(0.6 * board.harvests - 0.3 - points_cost(board, *points_of(board, card, deed)))
        else:
            scores.append(3.0 if said == "draw" else 0.0)
    return scores


@taste_for(KeepPlanet)
def rather_one_that_pays(table: FirestormTable, prompt: KeepPlanet, options: list[Word]) -> Scores:
    """Two stones for another planet, if this one brings nothing and the match is young."""
    board = board_of(table, prompt.seat)
    gain = planet_regret(board, prompt.card) - pieces.REJECT * STONE
    return [gain if said == "reject" else 0.0 for said in options]


@taste_for(DrawCards)
def as_many_as_fit(table: FirestormTable, prompt: DrawCards, options: list[Word]) -> Scores:
    """More cards are better, unless the hand is full or the deck runs out."""
    player = table.players[prompt.seat]
    room = pieces.HAND_LIMIT + 2 - len(player.hand)
    each = -1.0 if len(player.deck) < LOW_DECK else 1.0
    return [each * min(numbers_of(said)[0], max(0, room)) for said in options]


@taste_for(Salvage)
def for_something_great(table: FirestormTable, prompt: Salvage, options: list[Word]) -> Scores:
    """Stones are kept against damage, until near the end of the deck nothing else is left."""
    board = board_of(table, prompt.seat)
    price_of = pieces.SALVAGE * STONE
    return [
        0.0 if said == PASS else 1.3 * hand_worth(table.faces[numbers_of(said)[0]], board.harvests) - price_of
        for said in options
    ]


@taste_for(Veto)
def against_the_worst(table: FirestormTable, prompt: Veto, options: list[Word]) -> Scores:
    """Four stones keep a card from being played: only one that would hurt a lot."""
    owner = pieces.owner_of(prompt.card)
    theirs = board_of(table, owner)
    worth = 0.0
    if table.hostile(prompt.seat, owner) and theirs.known(prompt.card):
        worth = menace(theirs, prompt.card)
    gain = worth - HOARD * pieces.VETO * STONE
    return [gain if said == "veto" else 0.0 for said in options]


def menace(theirs: BoardSummary, card: CardId) -> float:
    """What an announced card will do for who plays it."""
    face = theirs.table.faces[card]
    if pieces.TYPES[face] in STAYING:
        facts = pieces.CARDS[face]
        return 0.0 if facts.type in pieces.GEAR else play_worth(theirs, card)
    for item in reversed(theirs.table.stack):
        if item.card == card:
            return effects_worth(theirs, scope_of(theirs.table, item), deed_of(face, NOWHERE).effects)
    return 0.0


@taste_for(GivePoints)
def if_nothing_is_lost(table: FirestormTable, prompt: GivePoints, options: list[Word]) -> Scores:
    """Two points for one of the partner's, if they would be left over anyway."""
    board = board_of(table, prompt.seat)
    idle = not table.on_turn(prompt.seat)
    spare = idle and (not prompt.kind or budget(board).most_ep >= reserve(board) + 2)
    return [(1.0 if spare else UNWISE) if said == YES else 0.0 for said in options]


@taste_for(AcceptPoints)
def gladly(table: FirestormTable, prompt: AcceptPoints, options: list[Word]) -> Scores:
    return [1.0 if said == YES else 0.0 for said in options]


@taste_for(PayToReactivate)
def if_it_is_of_use(table: FirestormTable, prompt: PayToReactivate, options: list[Word]) -> Scores:
    """An active planet without income bears alien-tec, and may be given up for a point."""
    hand = [table.faces[card] for card in table.own(prompt.seat, table.players[prompt.seat].hand)]
    waits = any(face < pieces.BLANK and pieces.TYPES[face] == "alien_tec" for face in hand)
    return [0.0 if said == NO else 1.0 if waits else -0.5 for said in options]
