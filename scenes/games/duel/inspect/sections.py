"""What the inspect panel says about the things of Duel."""

from __future__ import annotations

from game.core.table import Seat
from game.core.texts import Printed, catalogue, name_of, printed
from game.duel import pieces
from game.duel.table import DuelTable
from scenes.games.duel.card_faces import face_key, face_look, look_of
from scenes.games.duel.inspect import right_now
from scenes.games.duel.looks import AlienLook, BackLook, TacticLook
from scenes.games.duel.looks.abilities import Ability, abilities
from scenes.games.duel.looks.cards import CardPrint
from scenes.games.duel.looks.columns import Para
from scenes.games.duel.looks.destiny import given_by, prize_title
from scenes.games.duel.looks.strip import CONTEST_STEPS
from scenes.games.duel.names import card_link
from scenes.table.game_table import Inspection, Watching
from scenes.table.looks.cards import CardLook
from scenes.table.rules.glossary_links import linked
from scenes.table.rules.inspections import CARD, rule_inspection, term_inspection
from scenes.table.stage.piece import Look

TACTIC = (62.0, 93.0)
KINDS = ("plan", "reinforcement", "planet", "envoy", "destiny", "alien")
WORDLESS = ("plan", "planet")
# Things on the table that the glossary calls something else.
TERMS = {"dial": "ship_dial", "hand": "hand_limit", "deck": "draw"}


def inspection(what: str, view: DuelTable, watching: Watching) -> Inspection | None:
    """A thing by its key; None for what nobody can know.

    "card:12" is a card on this table, "face:plan_13.blue" a card wherever it is, "alien:prime" an alien,
    "tactic:3" a tactic, "discard:0", "under:0" and "deck:0" the piles of a seat, "term:warp" a word of the
    glossary, "rule:duel_4" a paragraph of the rules.
    """
    kind, _, word = what.partition(":")
    if kind == "card":
        return _card(int(word), view, watching)
    if kind in ("face", "envoy"):
        return _face(word, view, watching)
    if kind == "alien":
        return _alien(word, view, watching)
    if kind == "tactic":
        return _tactic(int(word), view, watching)
    if kind in ("discard", "under"):
        return _pile(kind, int(word), view, watching)
    if kind == "deck":
        return _deck(int(word), view, watching)
    return rule_inspection("duel", what, watching.language) if kind == "rule" else _term(word, view, watching)


def _card(card: int, view: DuelTable, watching: Watching) -> Inspection:
    key = face_key(view, card)
    language = watching.language
    look = look_of(view, card, language)
    live = right_now.of_card(card, view, watching)
    if not key:
        say = catalogue(language).say
        return Inspection(say("table.card_back"), look, CARD, [("inspect.what", say("inspect.hidden"))], live)
    return Inspection(name_of("duel", key, language), look, CARD, _texts(key, language), live)


def _face(key: str, view: DuelTable, watching: Watching) -> Inspection | None:
    """A card that may lie anywhere by now."""
    if key not in pieces.FACE_OF:
        return None
    language = watching.language
    look = face_look(key, language)
    live = right_now.of_face(key, view, watching)
    return Inspection(name_of("duel", key, language), look, CARD, _texts(key, language), live)


def _texts(key: str, language: str) -> list[tuple[str, str]]:
    """Everything that is printed on a component, part by part, and when its abilities work."""
    ident = key.partition(".")[0]
    for kind in KINDS:
        try:
            shown = printed("duel", kind, ident, language)
        except KeyError:
            continue
        says = shown.says.get("text", "") or (_wording(key, language) if kind in WORDLESS else "")
        found = [("inspect.what", linked("duel", says, language))]
        for group, parts in shown.parts.items():
            for part in parts:
                text = linked("duel", part.says.get("text", ""), language)
                title = prize_title(ident, part.name, language) if group == "prize" else part.name
                found.append(("inspect.what", f"**{title}**: {text}" if title and text else text))
                found += [
                    ("inspect.what", linked("duel", line, language)) for line in _contest(part, language)
                ]
        if kind == "destiny":
            found += [("inspect.what", line) for line in given_by(ident, language)]
        found += [("inspect.when", _when(ability, language)) for ability in abilities().get(ident, ())]
        found.append(("inspect.flavour", f"*{shown.says['flavour']}*" if "flavour" in shown.says else ""))
        return _merged([(caption, text) for caption, text in found if text])
    return []


def _contest(part: Printed, language: str) -> list[str]:
    """What is different in a contest, and what becomes of its winner and its loser."""
    say = catalogue(language).say
    ends = [
        f"**{say(f'look.contest.{who}')}**: {part.says[who]}"
        for who in ("winner", "loser")
        if who in part.says
    ]
    return [*filter(None, [part.says.get("rule", "")]), *ends]


def _wording(key: str, language: str) -> str:
    """What stands on a card that has no words of its own in the data: it says the same as all of its kind."""
    look = face_look(key, language)
    face = look.face() if isinstance(look, CardLook) else None
    body = face.body if isinstance(face, CardPrint) else ()
    return "\n".join(part.text for part in body if isinstance(part, Para))


def _merged(sections: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Texts under the same caption in one section."""
    out: list[tuple[str, str]] = []
    for caption, text in sections:
        if out and out[-1][0] == caption:
            text = text if out[-1][1].endswith(text) else f"{out[-1][1]}\n{text}"
            out[-1] = (caption, text)
        else:
            out.append((caption, text))
    return out


def _when(ability: Ability, language: str) -> str:
    """The steps in which an ability works, which lead to their rules."""
    steps = [step for step in ability.steps if step[1:].isdecimal()]
    if not steps:
        return catalogue(language).say(f"look.works.{ability.when}")
    return " · ".join(_step(step, language) for step in steps)


def _step(step: str, language: str) -> str:
    """A step such as "D7" of a duel or "C3" of a contest in words."""
    say = catalogue(language).say
    number = int(step[1:])
    kind, of_duel = ("duel", number) if step[0] == "D" else ("contest", CONTEST_STEPS[number - 1])
    name = say("look.step.effect") if kind == "contest" and of_duel == 10 else say(f"look.step.{of_duel}")
    return f"[rule:{kind}_{number}|{say(f'inspect.step.{kind}', number=number, name=name)}]"


def _alien(key: str, view: DuelTable, watching: Watching) -> Inspection | None:
    if key not in pieces.ALIENS:
        return None
    owner = next((seat for seat, alien in enumerate(view.aliens) if alien == key), None)
    colour = watching.colours[owner] if owner is not None else ""
    look = AlienLook(key, watching.language, colour)
    name = name_of("duel", key, watching.language)
    live = right_now.of_alien(key, view, watching)
    return Inspection(name, look, CARD, _texts(key, watching.language), live)


def _tactic(tactic: int, view: DuelTable, watching: Watching) -> Inspection:
    language = watching.language
    say = catalogue(language).say
    halves = [say(f"inspect.half.{half.symbol}", value=half.value) for half in pieces.TACTICS[tactic].halves]
    text = linked("duel", "\n".join(halves), language)
    look = TacticLook(watching.colours[watching.seat], tactic)
    live = right_now.of_tactic(tactic, view, watching)
    title = say("table.tactic", number=tactic + 1)
    return Inspection(title, look, TACTIC, [("inspect.what", text)], live)


def _pile(kind: str, seat: Seat, view: DuelTable, watching: Watching) -> Inspection:
    """The cards of a pile that lie open or that the seat knows, the newest first."""
    language = watching.language
    say = catalogue(language).say
    cards = view.discards[seat] if kind == "discard" else view.under[seat]
    known = [card_link(key, language) for card in reversed(cards) if (key := face_key(view, card))]
    hidden = len(cards) - len(known)
    if hidden:
        known.append(say("story.cards", count=hidden))
    look = look_of(view, cards[-1], language) if cards else None
    text = "\n".join(known) or say("inspect.nothing_there")
    live = say("inspect.now.pile", count=len(cards))
    return Inspection(say(f"inspect.{kind}"), look, CARD, [("inspect.cards", text)], live)


def _deck(seat: Seat, view: DuelTable, watching: Watching) -> Inspection | None:
    """What drawing means, how many cards there are, and which of the seat's plans have not been seen."""
    term = _term("deck", view, watching)
    if term is None:
        return None
    say = catalogue(watching.language).say
    colour = pieces.COLOURS[seat]
    seen = view.faces[: pieces.FIRST_SLIP]
    missing = [str(plan.value) for plan in pieces.PLANS if pieces.FACE_OF[f"{plan.id}.{colour}"] not in seen]
    live = say("inspect.now.deck", count=len(view.decks[seat]))
    if missing:
        live += "\n" + say("inspect.now.unseen", numbers=", ".join(missing))
    look: Look = BackLook(colour)
    return Inspection(say("inspect.deck"), look, CARD, term.sections, live)


def _term(word: str, view: DuelTable, watching: Watching) -> Inspection | None:
    ident = TERMS.get(word, word)
    return term_inspection("duel", ident, watching.language, right_now.of_term(ident, view, watching))
