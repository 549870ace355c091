"""What the inspect panel says about the things of Firestorm."""

from __future__ import annotations

from game.core.table import Seat
from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.cards.grammar import CardFacts
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.card_faces import back_look, card_look
from scenes.games.firestorm.inspect import right_now
from scenes.games.firestorm.looks.cards import WholeCardLook, card_text
from scenes.games.firestorm.names import back_key, card_link, face_key, name_of
from scenes.table.game_table import Inspection, Watching
from scenes.table.match_words import called
from scenes.table.rules.glossary_links import linked
from scenes.table.rules.inspections import CARD, rule_inspection, term_inspection

Sections = list[tuple[str, str]]
PILES = ("deck", "scrap", "planet_deck", "ruins", "removed")


def inspection(what: str, view: FirestormTable, watching: Watching) -> Inspection | None:
    """A thing by its key; None for what nobody can know.

    "card:12" is a card on this table, "face:lft_shifter" a card wherever it is, "seat:1" a player,
    "pile:scrap:1" a pile, "term:locator" a word of the glossary, "rule:2_3" a paragraph of the rules.
    """
    kind, _, word = what.partition(":")
    if kind in ("card", "ability", "yield", "special", "offer", "counter", "show", "decline", "resume"):
        return _card(int(word.split(":")[0]), view, watching)
    if kind in ("face", "power"):
        return _face(word, watching)
    if kind == "seat":
        return _seat(int(word), view, watching)
    if kind == "pile":
        return _pile(word, view, watching)
    if kind == "effect":
        item = view.item(int(word))
        return _card(item.card, view, watching) if item and item.card >= 0 else _term("stack", watching)
    return (
        rule_inspection("firestorm", what, watching.language)
        if kind == "rule"
        else _term(word or kind, watching)
    )


# --- cards


def _card(card: int, view: FirestormTable, watching: Watching) -> Inspection | None:
    if not 0 <= card < view.size:
        return _term("face_down", watching)
    key, say = face_key(view, card), catalogue(watching.language).say
    if key:
        look = card_look(view, card, watching)
        facts = view.facts(card)
        live = right_now.of_card(card, view, watching)
        return Inspection(
            name_of(key, watching.language), look, CARD, sections(facts, watching.language), live
        )
    covered = back_key(view, card)
    title = name_of(covered, watching.language) if covered else say("table.card_back")
    text = say("firestorm.inspect.covered") if covered else say("inspect.hidden")
    return Inspection(title, back_look(view, card, watching), CARD, [("inspect.what", text)])


def _face(key: str, watching: Watching) -> Inspection | None:
    if key not in pieces.FACE_OF or pieces.FACE_OF[key] >= pieces.BLANK:
        return None
    facts = pieces.CARDS[pieces.FACE_OF[key]]
    look = WholeCardLook(key, watching.language)
    return Inspection(name_of(key, watching.language), look, CARD, sections(facts, watching.language))


def sections(facts: CardFacts, language: str) -> Sections:
    """All that is printed on a card: its words with links, abilities, costs, when it may be played."""
    say = catalogue(language).say
    found: Sections = [("inspect.what", linked("firestorm", card_text(facts, language), language))]
    words = [f"[term:{_term_of(word)}|{say(f'firestorm.keyword.{word}')}]" for word in facts.keywords]
    if facts.cargo:
        words.append(say("firestorm.keyword.cargo", count=facts.cargo))
    if words:
        found.append(("firestorm.inspect.abilities", ", ".join(words)))
    if facts.cost is not None:
        parts = [
            say(f"firestorm.points.{kind}_short") + f" {str(amount).upper()}"
            for kind, amount in (("tp", facts.cost.tp), ("ep", facts.cost.ep))
            if amount
        ]
        found.append(("firestorm.inspect.cost", ", ".join(parts) or say("firestorm.points.none")))
    if facts.timing:
        times = [
            say(f"firestorm.time.{time.phase}") + ": " + say(f"firestorm.side.{time.side}")
            for time in facts.timing
        ]
        found.append(("firestorm.inspect.when", "\n".join(times)))
    faction = say(f"firestorm.color.{facts.color}")
    found.append(("firestorm.inspect.kind", f"{say(f'firestorm.type.{facts.type}')} · {faction}"))
    return found


def _term_of(word: str) -> str:
    return "locator" if word.startswith("locator") else word


# --- piles and players


def _pile(word: str, view: FirestormTable, watching: Watching) -> Inspection | None:
    name, _, number = word.partition(":")
    if name not in PILES or not number.isdecimal():
        return None
    seat, say = int(number), catalogue(watching.language).say
    cards = view.own(seat, getattr(view.players[seat], name))
    open_ = [key for card in reversed(cards) if (key := face_key(view, card))]
    text = "\n".join(card_link(key, watching.language) for key in open_) or say("inspect.nothing_there")
    look = WholeCardLook(open_[0], watching.language) if open_ and name in ("scrap", "ruins") else None
    title = f"{called(seat, watching)}: {say(f'firestorm.place.{name}')}"
    if name in ("deck", "planet_deck"):
        text = say("firestorm.inspect.deck", count=len(cards))
    caption = "inspect.thrown" if name in ("scrap", "ruins") else "inspect.what"
    return Inspection(title, look, CARD, [(caption, text)], say("inspect.now.pile", count=len(cards)))


def _seat(seat: Seat, view: FirestormTable, watching: Watching) -> Inspection:
    """A player: points, stones, pool, piles, what lasts."""
    say, own = catalogue(watching.language).say, view.players[seat]
    faction = say(f"firestorm.color.{own.color}") if own.color else say("story.nothing")
    rows = [
        say("firestorm.seats.score", reached=view.points(seat), needed=pieces.GOAL),
        say("firestorm.inspect.points", needed=pieces.GOAL),
        say("firestorm.inspect.stones", count=own.stones),
        say("firestorm.inspect.hand", count=len(own.hand)),
        say("firestorm.inspect.left", count=len(own.deck), planets=len(own.planet_deck)),
    ]
    removed = [key for card in view.own(seat, own.removed + own.away) if (key := face_key(view, card))]
    found: Sections = [("firestorm.seats.victory", "\n".join(rows)), ("firestorm.inspect.faction", faction)]
    if removed:
        found.append(
            ("firestorm.inspect.removed", "\n".join(card_link(key, watching.language) for key in removed))
        )
    stake = [key for card in view.own(seat, own.stake) if (key := face_key(view, card))]
    if stake:
        found.append(
            ("firestorm.inspect.stake", "\n".join(card_link(key, watching.language) for key in stake))
        )
    return Inspection(called(seat, watching), None, CARD, found, right_now.of_seat(seat, view, watching))


# --- words


def _term(word: str, watching: Watching) -> Inspection | None:
    return term_inspection("firestorm", word, watching.language)
