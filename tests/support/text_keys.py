"""Where the program uses keys of the catalogues, found by inspection; listed_keys.py has the others."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import game
from game import cosmic, duel, eclipse, firestorm
from game.bots import LEVELS
from game.core.events import Event, Moment
from game.core.prompts import Choose, Prompt, Yes
from game.cosmic import prompts as questions
from game.cosmic import ship_prompts
from game.cosmic.cheating import QuietMoment
from game.cosmic.phases import PART_OF, WINDOWS
from game.duel.aliens.pitfall import SpringSnare
from game.duel.moments import GameWon
from game.duel.prompts import ChooseAlien, ChooseShips, SetDial
from game.eclipse import phases as phases_of_eclipse
from game.firestorm import prompts as questions_of_firestorm
from game.firestorm.asking import Listed
from tests.support.listed_text_fields import FILLED_ELSEWHERE
from tests.support.listed_text_keys import CHOICES, PUT_TOGETHER, WON, WORDS
from tests.support.source_trees import inside, tree_of

ROOT = Path(__file__).parents[2]
# A game that is not on the shelf yet has no texts of its rules; its table may have some.
UNLISTED = {file.parent.name for file in (ROOT / "game").glob("*/__init__.py")} - {
    "core",
    "bots",
    "arena",
    *game.GAMES,
}
SOURCES = sorted(
    file
    for folder in ("game", "scenes")
    for file in (ROOT / folder).rglob("*.py")
    if folder == "scenes" or not UNLISTED.intersection(file.relative_to(ROOT).parts)
)
FAMILIES = (
    "about", "app", "arena", "ask", "back", "branch", "button", "call", "choice", "coach", "colour",
    "credits", "curtain", "deck", "desk", "dice", "do", "eclipse", "event", "feat", "firestorm", "flat",
    "game", "inspect", "keys", "kit", "learn", "lesson", "level", "lobby", "look", "luck", "menu",
    "missing", "pause", "phase", "picture", "poster", "previously", "profile", "prompt", "puzzle", "refuse",
    "replay", "result", "rules", "save", "saves", "seats", "section", "settings", "spoken", "story", "table",
    "tool", "whatif", "won", "word",
)  # fmt: skip
FILES = (".json", ".toml", ".txt")  # names of files look like keys
REFERENCES = ("event.card", "event.die", "event.effect")  # words of Firestorm's cards do so, too
KEY = re.compile(rf"({'|'.join(FAMILIES)})\.[a-z](?:[\w.]*[^\W_])?")

GAMES = (duel.GAME, cosmic.GAME, eclipse.GAME, firestorm.GAME)

FILLING = ("Refusal", "Sentence", "refused")  # what is called with a key and its arguments
VAGUE = ["ChooseEnvoy", "ChooseOne", "GiveCard", "MayChoosePlanet", "MayDiscardCard", "MayGiveCard"]
VAGUE += ["MayTakeCard", "TakeCard"]  # questions that each power asks in its own words


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        if child.__module__.startswith("game.") and child.__module__.split(".")[1] not in UNLISTED:
            yield child
        yield from subclasses(child)


def by_game(kind: type[Any]) -> tuple[bool, str]:
    """Duel's classes last, whatever other games are called."""
    return kind.__module__.startswith("game.duel"), kind.__module__


# Games may have classes of the same name: Duel's comes last and gives the sentence its form.
QUESTIONS = sorted((kind for kind in subclasses(Prompt) if kind.section), key=by_game)
HAPPENINGS = sorted(
    (
        kind
        for kind in subclasses(Event)
        if not issubclass(kind, Moment) and ("apply" in vars(kind) or not kind.__subclasses__())
    ),
    key=by_game,
)
PROMPTS = {kind.__name__: kind for kind in QUESTIONS}  # those that can be asked
EVENTS = {kind.__name__: kind for kind in HAPPENINGS}
# What is called, and which question asks.
ASKING = {name: name for name in PROMPTS} | {"take": "TakeShips", "take_some": "TakeShips"}
FIELDS = {name for kind in QUESTIONS for name in kind.__struct_fields__}
SCOPES = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.Call


def events_of(*parts: str) -> set[str]:
    """The names of the events of a game, or of the core."""
    return {kind.__name__ for kind in HAPPENINGS if kind.__module__.split(".")[1] in parts}


@cache
def captions() -> set[str]:
    """What stands under the zones of the layouts."""
    maps = (ROOT / "assets" / "layouts").glob("*.tmx")
    return {
        key for map_ in maps for key in re.findall(r'name="caption" value="([^"]+)"', map_.read_text("utf-8"))
    }


def parsed() -> list[tuple[Path, ast.Module]]:
    return [(file, tree_of(file)) for file in SOURCES]


@cache
def widget_names() -> set[int]:
    """Strings that name a widget for tests, ``key="inspect.close"``: they look like keys and are none."""
    found: set[int] = set()
    for _, tree in parsed():
        for node in inside(tree):
            if isinstance(node, ast.keyword) and node.arg == "key":
                found.add(id(node.value))
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
                found |= {id(node.value)} if node.targets[0].attr == "key" else set()
    return found


def is_key(node: ast.AST) -> bool:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in widget_names():
        return False
    return bool(KEY.fullmatch(node.value)) and not node.value.endswith(FILES) and node.value not in REFERENCES


def keys_in(node: ast.AST) -> list[str]:
    return [str(child.value) for child in inside(node) if isinstance(child, ast.Constant) and is_key(child)]


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in inside(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


@cache
def put_together() -> dict[str, str]:
    """F-strings that begin like a key, and where they stand."""
    return {
        ast.unparse(node): file.name
        for file, tree in parsed()
        for node in inside(tree)
        if isinstance(node, ast.JoinedStr)
        and id(node) not in widget_names()
        and isinstance(start := node.values[0], ast.Constant)
        and str(start.value).startswith(tuple(f"{family}." for family in FAMILIES))
    }


@cache
def sections_of(*games: str) -> list[str]:
    """The sections of these games' rulebooks that prompts and refusals name."""
    folders = [ROOT / "game" / game for game in games]
    named = [
        section_of(file, call.args[1])
        for file, tree in parsed()
        if any(map(file.is_relative_to, folders))
        for call in calls(tree, "Refusal")
    ]
    asked = [kind.section for kind in QUESTIONS if kind.__module__.split(".")[1] in games]
    return sorted({*named, *asked} - {""})


def section_of(file: Path, named: ast.expr) -> str:
    """The section that a refusal names itself or by a constant; "" if it is that of the question."""
    if isinstance(named, ast.Constant):
        return str(named.value)
    return str(vars(module_of(file)).get(named.id, "")) if isinstance(named, ast.Name) else ""


@cache
def sections() -> list[str]:
    """The rulebooks' sections that prompts and refusals name."""
    return sections_of("core", *(game.name for game in GAMES))


@cache
def used() -> set[str]:
    """All keys of the program, without their variants."""
    found = {
        key
        for file, tree in parsed()
        for key in keys_in(tree)
        if "bots" not in file.parts or key.startswith("table.why.")  # the reason behind a hint
    }
    found |= {key for keys in PUT_TOGETHER.values() for key in keys}
    found |= {f"prompt.{name}" for name in PROMPTS} | {f"event.{name}" for name in EVENTS}
    found |= {f"phase.{phase}" for phase in duel.GAME.phases}
    found |= {f"phase.{PART_OF.get(phase, phase)}" for phase in cosmic.GAME.phases if phase not in WINDOWS}
    found |= {f"phase.{phases_of_eclipse.PART_OF[errand]}" for errand in phases_of_eclipse.PART_OF}
    found |= {f"choice.{course}" for courses_ in courses().values() for course in courses_}
    found |= {f"section.{section}" for section in sections()}
    found |= {f"level.{level}" for level in LEVELS} | {f"game.{game.name}" for game in GAMES}
    found |= captions() | {f"do.{kind.__name__}" for kind in QUESTIONS if is_answered_with_a_piece(kind)}
    found |= {f"missing.{name}" for name in PROMPTS if name not in NOTHING_MISSING}
    return found | {f"won.{why}" for why in WON} | set(WORDS)


def is_answered_with_a_piece(kind: type[Any]) -> bool:
    """True for questions whose answers lie on the table or in the hand."""
    of_duel = ChooseAlien | SetDial | ChooseShips | SpringSnare
    of_cosmic = questions.ChooseTarget | questions.UsePower
    by_number = questions.TakeShips | questions.PlaceShips | questions.ChooseNumber
    others = ship_prompts.ChooseShip | QuietMoment
    if issubclass(kind, Listed):
        return kind not in (*ANSWERED_BY_BUTTON, *SPOKEN, questions_of_firestorm.DrawPlanet)
    if kind is questions.JoinSide:
        return False
    return issubclass(kind, Choose | of_duel | of_cosmic | by_number | others)


# Questions of Firestorm that are a yes or a no; a planet is drawn by a button as well, or an ability is used.
ANSWERED_BY_BUTTON = (
    questions_of_firestorm.PayOrSuffer,
    questions_of_firestorm.MayUse,
    questions_of_firestorm.Veto,
    questions_of_firestorm.KeepPlanet,
    questions_of_firestorm.PayToReactivate,
    questions_of_firestorm.AcceptPoints,
    questions_of_firestorm.GivePoints,
)

# Questions whose pieces say by themselves what is done with them.
SPOKEN = (
    questions_of_firestorm.ChooseOption,
    questions_of_firestorm.TendAccessory,
    questions_of_firestorm.DrawCards,
)
# Questions that are answered by buttons of the corner alone, or have a corner of their own.
NOTHING_MISSING = (
    "Yes", "UsePower", "MakeDeal", "DoubtClaim", "RenewHand", "TakePrometheus", "ChooseHoard", "PlaceSector",
    "MayClaim", "AssignDie", "MayBombard", "AnswerProposal", "PayOrSuffer", "MayUse", "Veto", "KeepPlanet",
    "PayToReactivate", "GivePoints", "AcceptPoints",
)  # fmt: skip


@cache
def courses() -> dict[str, list[str]]:
    """What may be chosen, by the module that offers it."""
    asking = [file for file, tree in parsed() if any(calls(tree, "ChooseOne", "SecondEncounter"))]
    return {file.stem: CHOICES.get(file.stem) or own_words(file) for file in asking}


def own_words(file: Path) -> list[str]:
    """The words in a module that begin with its name."""
    return sorted({word for word in strings_in(file) if re.fullmatch(rf"{file.stem}_\w+", word)})


def base(key: str) -> str:
    """The key without the field and value that make it a variant."""
    return re.sub(r"\.\w+=.*", "", key)


@cache
def asked_by() -> dict[str, list[type[Any]]]:
    """Which questions may be asked in the words of a key: the one called with it, or those of its function.

    Modules of later games may hand the key on to a function that asks; Duel's others are those of Yes.
    """
    found: dict[str, list[type[Any]]] = {}
    for file, tree in parsed():
        wide = SCOPES if {"cosmic", "eclipse", "firestorm"}.intersection(file.parts) else ast.Call
        for scope in (node for node in inside(tree) if isinstance(node, wide)):  # from the widest inwards
            asking = [PROMPTS[ASKING[getattr(call.func, "id", "")]] for call in calls(scope, *ASKING)]
            if asking or isinstance(scope, ast.Module):
                found |= {key: asking for key in keys_in(scope) if key.startswith("ask.")}
    return found


@cache
def asked_of_yes() -> list[str]:
    return sorted(key for key in used() if key.startswith("ask.") and Yes in asked_by().get(key, [Yes]))


def fields_of_question(key: str) -> set[str]:
    """What all questions have that may be asked in the words of a key."""
    fields = [set(kind.__struct_fields__) for kind in asked_by().get(key, [Yes])]
    return set.intersection(*(names for names in fields if names & {"question", "what"}), FIELDS)


@cache
def said_with() -> dict[str, list[str]]:
    """What sentences are filled in with where they are said: ``ui.say("app.failure_report", file=...)``."""
    return {
        key: [word.arg for word in node.keywords if word.arg]
        for _, tree in parsed()
        for node in inside(tree)
        if isinstance(node, ast.Call)
        and "say" in (getattr(node.func, "attr", ""), getattr(node.func, "id", ""))
        for argument in node.args[:2]
        for key in keys_in(argument)
    }


@cache
def filled_in() -> dict[str, list[str]]:
    """What refusals and sentences about saves are filled in with, by key."""
    beside: dict[str, list[str]] = {}
    near: dict[str, list[str]] = {}  # the key is chosen elsewhere in the same function
    for function in (node for _, tree in parsed() for node in inside(tree)):
        for call in calls(function, *FILLING) if isinstance(function, ast.FunctionDef) else ():
            names = [word.arg for word in call.keywords if word.arg]
            names += [ast.literal_eval(key) for part in call.args for key in getattr(part, "keys", []) if key]
            for key in keys_in(call.args[0]):
                beside[key] = [name for name in names if name in beside.get(key, names)]
            near |= dict.fromkeys(keys_in(function), names)
    refused = {kind.refused: ["answer"] for kind in QUESTIONS if hasattr(kind, "refused")}
    return near | said_with() | refused | beside | FILLED_ELSEWHERE


def fields_of(key: str) -> list[str]:
    """What a sentence may be filled in with."""
    family, _, name = base(key).partition(".")
    if family in ("prompt", "event"):
        kinds = [set(kind.__struct_fields__) for kind in QUESTIONS + HAPPENINGS if kind.__name__ == name]
        common = set.intersection(*kinds) if key == base(key) else set.union(*kinds)
        return [*common, *(["count"] if name == GameWon.__name__ else [])]
    if family == "ask":
        return list(fields_of_question(key))
    if family in ("do", "missing"):
        handed = ["name", "place", "number", "ships", "count", "card", "cards", "whose"]
        return [*handed, *said_with().get(key, [])]
    if family == "won":
        return [*GameWon.__struct_fields__, "count"]
    return WORDS.get(key, []) or filled_in().get(key, [])


def strings_in(file: Path) -> list[str]:
    """The strings in a module, and those that its constants stand for."""
    constants = [value for name, value in vars(module_of(file)).items() if name.isupper()]
    tuples = [value for value in constants if isinstance(value, tuple)]
    written = [node.value for node in inside(dict(parsed())[file]) if isinstance(node, ast.Constant)]
    return [str(value) for value in [*constants, *written, *(item for items in tuples for item in items)]]


def module_of(file: Path) -> ModuleType:
    return importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


@cache
def marks() -> list[str]:
    """What powers note with Marked: their name, or a name of a module's own."""
    return [mark(file, call.args[0]) for file, tree in parsed() for call in calls(tree, "Marked")]


def mark(file: Path, named: ast.expr) -> str:
    if isinstance(named, ast.Attribute):
        return file.stem
    return str(named.value if isinstance(named, ast.Constant) else vars(module_of(file))[ast.unparse(named)])


@cache
def words_of(game: str) -> set[str]:
    """The strings in the modules of a game."""
    return {
        node.value
        for file, tree in parsed()
        if file.is_relative_to(ROOT / "game" / game)
        for node in inside(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
