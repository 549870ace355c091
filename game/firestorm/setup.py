"""Set-up of Firestorm: a fresh table from a seed (RB 2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.dice import below, shuffled
from game.core.games import Options
from game.core.refusals import Refusal, WrongWord
from game.core.table import Pile, Seat, errand
from game.firestorm import pieces
from game.firestorm.decks import deck as decks
from game.firestorm.decks.deck import Deck
from game.firestorm.decks.random_decks import random_deck
from game.firestorm.effects.leaving import enter_pile
from game.firestorm.parts import IN_PLAY, Player
from game.firestorm.pieces import CARDS_EACH, FACE_OF, NONE, card_of
from game.firestorm.seating import TEAMS
from game.firestorm.table import FirestormTable

WORDS = ("mode", "decks", "friendly", "stakes", "first", "rated", "open_call")
MODES = {2: ("duel",), 3: ("triangle",), 4: ("cross", "pairs")}
SLOTS = pieces.RESOURCES  # of a combat zone


def set_up(seed: int, seats: int, options: Options) -> FirestormTable:
    """Two planets in play, shuffled decks, six lucky stones and four cards for everybody.

    Options: ``mode`` ("duel", "triangle", "cross" or "pairs"); ``decks`` ("starters", dealt by chance,
    "random", or a list by seat: the name of a starter deck, or all cards by id, or how often each is in it);
    ``friendly`` (smaller decks are allowed); ``stakes``; ``first`` (who begins; by chance without it);
    ``rated`` (an illegal deck loses at once; otherwise it is refused); ``open_call`` (everybody is asked who
    might hold an answer, not only who does).
    """
    for word in options:
        if word not in WORDS:
            raise WrongWord(f"Firestorm has no option {word!r}; it has: {', '.join(WORDS)}.")
    if seats not in MODES:
        raise WrongWord(f"Firestorm is for 2 to 4 seats, not {seats}.")
    mode = options.get("mode", MODES[seats][0])
    if mode not in MODES[seats]:
        raise WrongWord(f"{seats} seats play {' or '.join(MODES[seats])}, not {mode!r}.")
    rng = seed & ((1 << 64) - 1)
    chosen, rng = _choose_decks(options, seats, rng)
    table = bare_table(rng, seats, str(mode))
    table.stakes = bool(options.get("stakes", False))
    table.open_call = bool(options.get("open_call", False))
    illegal = [seat for seat, deck in enumerate(chosen) if _illegal(deck, options)]
    for seat, deck in enumerate(chosen):
        lay_deck(table, seat, deck)
    table.turn, table.rng = _who_begins(table, options)
    table.agenda = ["next_turn", *(errand("disqualify", seat) for seat in illegal)]
    if table.stakes:
        table.agenda.append("show_stakes")
    return table


def bare_table(rng: int, seats: int, mode: str) -> FirestormTable:
    """Nobody has a card."""
    size = seats * CARDS_EACH
    blank = [pieces.BLANK] * size + [NONE] * size + [0] * size + [NONE] * SLOTS
    table = FirestormTable(
        rng=rng,
        seats=seats,
        mode=mode,
        faces=bytearray(blank),
        seen=bytearray([(1 << seats) - 1] * len(blank)),
        players=[Player() for _ in range(seats)],
        status=bytearray(size),
        damage=bytearray(size),
        used=bytearray(size),
    )
    assert len(TEAMS[mode]) == seats
    return table


def lay_deck(table: FirestormTable, seat: Seat, deck: Deck) -> None:
    """The base planet and an industry planet lie open, the rest is shuffled; then stakes and hands."""
    player, bases = table.players[seat], deck.bases
    base = bases[0].id if bases else ""
    player.color = bases[0].color if bases else ""
    start = [card for card in (base, deck.begins_with) if card]
    planets = _cards(deck.planets)
    for card in start:
        planets.remove(card)
    if len(start) + len(planets) > pieces.PLANETS:  # the rest would lie below those that chance puts on top
        order, table.rng = shuffled(list(range(len(planets))), table.rng)
        planets = [planets[place] for place in order]
    player.planet_deck = _lay(table, seat, 0, [*start, *planets][: pieces.PLANETS])
    player.deck = _lay(table, seat, pieces.PLANETS, _cards(deck.resources)[: pieces.RESOURCES])
    for local in range(len(start)):
        player.planet_deck.remove(local)
        enter_pile(table, card_of(seat, local))
        table.status[card_of(seat, local)] = IN_PLAY
        table.show(card_of(seat, local))
    for pile in (player.planet_deck, player.deck):
        table.shuffle(table.own(seat, pile))
    player.stones = _starting_stones(base)
    if table.stakes and player.deck:
        player.stake.append(player.deck.pop())
    for _ in range(min(pieces.HAND, len(player.deck))):
        player.hand.append(player.deck.pop())
        table.seen[card_of(seat, player.hand[-1])] = table.watchers(seat)


def _lay(table: FirestormTable, seat: Seat, local: int, cards: list[str]) -> Pile:
    """A pile that nobody has seen; its cards have numbers from this one on."""
    first, last = card_of(seat, local), card_of(seat, local) + len(cards)
    table.faces[first:last] = bytes(map(FACE_OF.__getitem__, cards))
    table.seen[first:last] = bytes(len(cards))
    return bytearray(range(local, local + len(cards)))


def _cards(counted: list[tuple[Any, int]]) -> list[str]:
    return [facts.id for facts, count in counted for _ in range(count)]


def _starting_stones(base: str) -> int:
    """Some base planets begin with fewer lucky stones."""
    rows = pieces.CARDS[FACE_OF[base]].handling if base else ()
    for row in rows:
        for do in row.effects:
            if row.zone == "setup" and do.rule == "starting_lucky_stones":
                return do.value
    return pieces.STONES


def _choose_decks(options: Options, seats: int, rng: int) -> tuple[list[Deck], int]:
    wanted = options.get("decks", "starters")
    if wanted == "starters":
        order, rng = shuffled(list(range(len(decks.starters()))), rng)
        return [decks.starters()[number].deck for number in order[:seats]], rng
    if wanted == "random":
        dealt = []
        for _ in range(seats):
            seed, rng = below(rng, 1 << 60)
            dealt.append(random_deck(seed, friendly=bool(options.get("friendly", False))))
        return dealt, rng
    if not isinstance(wanted, list | tuple) or len(wanted) != seats:
        raise WrongWord(f'\'decks\' is "starters", "random" or a list of {seats} decks, not {wanted!r}.')
    return [read_deck(deck) for deck in wanted], rng


def read_deck(wanted: Any) -> Deck:
    """A deck by the name of a starter deck, or by its cards."""
    if isinstance(wanted, Deck):
        return wanted
    if isinstance(wanted, str):
        return decks.starter(wanted)
    if isinstance(wanted, Mapping):
        if set(wanted) <= {"name", "cards", "start"} and isinstance(wanted.get("cards"), Mapping):
            counts, start = dict(wanted["cards"]), str(wanted.get("start", ""))
        else:
            counts, start = dict(wanted), ""
    elif isinstance(wanted, list | tuple):
        counts, start = {}, ""
        for card in wanted:
            counts[card] = counts.get(card, 0) + 1
    else:
        raise WrongWord(f"A deck is a name or a list of cards, not {wanted!r}.")
    for card, count in counts.items():
        if card not in decks.BY_ID or isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise WrongWord(f"A deck counts cards by their ids, not {card!r}: {count!r}.")
        if count > decks.MOST_COPIES:
            raise WrongWord(f"A deck has at most {decks.MOST_COPIES} copies of a card, not of {card!r} more.")
    return Deck(cards=decks.ordered(counts), start=start)


def _illegal(deck: Deck, options: Options) -> list[Refusal]:
    """Who plays for points loses with such a deck; otherwise the match does not begin (ruling 4)."""
    if any(deck is each.deck for each in decks.starters()):
        return []
    wrong = decks.faults(deck, friendly=bool(options.get("friendly", False)))
    if wrong and not options.get("rated", False):
        raise WrongWord(f"This deck is not legal: {', '.join(refusal.text for refusal in wrong)}.")
    return wrong


def _who_begins(table: FirestormTable, options: Options) -> tuple[Seat, int]:
    """By chance; later the loser of the last match (ruling 85)."""
    first = options.get("first")
    if first is None:
        return below(table.rng, table.seats)
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < table.seats:
        raise WrongWord(f"There is no seat {first!r} that could begin.")
    return first, table.rng


def factions(table: FirestormTable) -> list[str]:
    return [pieces.FACTIONS.get(player.color, player.color) for player in table.players]
