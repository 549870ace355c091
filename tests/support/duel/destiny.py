"""The words in which tests of destiny cards are told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from game.core.events import Event
from game.duel import pieces
from game.duel.events import (
    CardDiscarded,
    CardDrawn,
    CardPassed,
    ReinforcementTaken,
    ShipsDestroyed,
    ShipsRecovered,
    TacticReadied,
)
from game.duel.moments import CardResolved, DestinyDrawn, DuelBegan, PlanetDetermined
from game.duel.prompts import SetDial
from tests.support.duel.duels import Duels, Spec, a_card, a_contest, a_duel

STILL = ["prime", "uber_reserve"]  # silent as long as nobody plays a prime number or a reinforcement
SMALL = [["plan_08", "plan_10"], ["plan_14", "plan_15"]]
PLANETS = [planet.id for planet in pieces.PLANETS]
BY_SYMBOL = {"blue": "planet_01", "red": "planet_05", "yellow": "planet_09"}
THREE_ENVOYS = [{"envoy": "cudgel"}, {"envoy": "chosen"}, {"envoy": "deuce"}]

# Words for a scenario in which something has run out.
NO_REINFORCEMENTS: Spec = {"discards": [[card.id for card in pieces.REINFORCEMENTS], []]}
NO_WARP: Spec = {"warp": [0, 0]}
NO_DECKS: Spec = {
    "under": [
        [plan.id for plan in pieces.PLANS if plan.id not in [*SMALL[seat], "plan_20"]] for seat in (0, 1)
    ]
}

# The cards that come next: they ask before they change anything.
NEXT = {
    "discovery": ["gold_rush_moon", "hungry_vines"],
    "event": ["talent_show", "spelling_bee"],
    "refresh": ["fresh_start", "diplomatic_pouch"],
}


def upcoming(card: str, *, on_top: bool) -> dict[str, list[str]]:
    """The tops of the three destiny decks, with or without the card itself."""
    decks = {deck: [key for key in keys if key != card] for deck, keys in NEXT.items()}
    if on_top:
        deck = pieces.destiny(card).type
        decks[deck] = [card, *decks[deck]]
    return decks


def drawn(card: str, **words: Any) -> Duels:
    """The card is drawn now; each player has two cards in hand: 8 and 10, 14 and 15."""
    return a_card(card, STILL, **{"hands": SMALL, "destiny": upcoming(card, on_top=True), **words})


def compared(card: str, ships: list[int], **words: Any) -> Duels:
    """Step 9 of the card's duel: both plans are 20, and so many ships are on the planet."""
    lies = {"plans": [["plan_20"], ["plan_20"]], "revealed": True, **words.pop("duel", {})}
    planets = [{"planet": "planet_01", "ships": ships}]
    decks = upcoming(card, on_top=False)
    words = {"hands": SMALL, "planets": planets, "destiny": decks, **words}
    return a_duel(STILL, card=card, phase="winner", duel=lies, **words)


def won(card: str, winner: int, ships: list[int] | None = None, **words: Any) -> Duels:
    """Step 10 of the card's duel: the prize is carried out now, and then what follows."""
    lies = {"plans": [["plan_20"], ["plan_20"]], "revealed": True, "winner": winner}
    planets = [{"planet": "planet_01", "ships": ships or [2, 2]}]
    decks = upcoming(card, on_top=False)
    words = {"hands": SMALL, "planets": planets, "destiny": decks, **words}
    return a_duel(STILL, card=card, phase="prize", duel=lies, **words)


def contest_won(card: str, winner: int, **words: Any) -> Duels:
    """Step 6 of the card's contest: its effect is carried out now, and then what follows."""
    lies = {"plans": [["plan_20"], ["plan_20"]], "revealed": True, "winner": winner}
    words = {"hands": SMALL, "destiny": upcoming(card, on_top=False), **words}
    return a_contest(STILL, card=card, phase="prize", contest=lies, **words)


def carried_out(card: str) -> Duels:
    """The card is drawn and played until it is done, with planets of all symbols; dials are set high."""
    worlds = [world("planet_01", [1, 1]), world("planet_05", [2, 0]), world("planet_09", [0, 2])]
    duel = drawn(card, planets=worlds)
    while not duel.happened(CardResolved):
        prompt = duel.match.waiting()[0]
        options = prompt.likely(duel.table)
        duel.answers(prompt.seat, type(prompt), options[-1 if isinstance(prompt, SetDial) else 0])
    return duel


def world(planet: str, ships: list[int], *, in_warp: bool = False) -> Spec:
    """A planet on the table in the words of a scenario."""
    return {"planet": planet, "ships": ships, "in_warp": in_warp}


def fought_over(duel: Duels) -> str:
    """The planet of the duel in progress."""
    name: str = duel.table.key(duel.table.duel.planet)
    return name


def next_deck(duel: Duels) -> str:
    """The deck from which the last destiny card was drawn."""
    return duel.happened(DestinyDrawn)[-1].deck


def track_of(card: str) -> list[str]:
    """The card's planet track, seen by taking away each planet it determines."""
    track = []
    left = dict(BY_SYMBOL)
    while left:
        duel = drawn(card, planets=[world(planet, [0, 0]) for planet in left.values()])
        determined = duel.table.key(duel.happened(PlanetDetermined)[0].tile)
        track.append(next(symbol for symbol, planet in left.items() if planet == determined))
        del left[track[-1]]
    return track


def in_force(duel: Duels) -> list[Event]:
    """What has happened until now, or until the card was done."""
    return list(takewhile(lambda event: not isinstance(event, CardResolved), duel.log))


def called_a_duel(duel: Duels) -> bool:
    """True if the card itself, not the one after it, began a duel."""
    return any(isinstance(event, DuelBegan) for event in in_force(duel))


def gains(duel: Duels) -> list[list[str]]:
    """What the card gave and took by seat, in order: "draw 2", "recover 3", "lose 1", "give 1"."""
    books: list[list[str]] = [[], []]
    for event in in_force(duel):
        for seat, verb, count in _entries(event):
            book = books[seat]
            if book and book[-1].split()[0] == verb:
                count += int(book.pop().split()[1])
            book.append(f"{verb} {count}")
    return books


def _entries(event: Event) -> Iterator[tuple[int, str, int]]:
    match event:
        case CardDrawn():
            yield event.seat, "draw", 1
        case ReinforcementTaken():
            yield event.seat, "take", 1
        case TacticReadied():
            yield event.seat, "ready", 1
        case ShipsRecovered():
            yield event.seat, "recover", event.ships
        case ShipsDestroyed():
            yield event.seat, "lose", event.ships
        case CardDiscarded():
            yield event.seat, "discard", 1
        case CardPassed():
            yield event.giver, "give", 1
            yield 1 - event.giver, "get", 1
        case _:
            return
