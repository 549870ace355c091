"""Where the program uses keys of the catalogues, found by inspection or listed by hand."""

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
from game.bots import LEVELS
from game.core.events import Event, Moment
from game.core.prompts import Prompt, Yes
from game.duel import pieces
from game.duel.aliens.pitfall import SpringSnare
from game.duel.moments import GameWon
from game.duel.prompts import Choose, ChooseAlien, ChooseShips, PlayReinforcement, SetDial
from game.duel.totals import wins
from scenes.theme import SEATS

ROOT = Path(__file__).parents[1]
SOURCES = sorted(file for folder in ("game", "scenes") for file in (ROOT / folder).rglob("*.py"))
FAMILIES = (
    "app", "ask", "button", "choice", "colour", "credits", "curtain", "dice", "do", "event", "game",
    "inspect", "kit", "level", "lobby", "look", "menu", "pause", "phase", "prompt", "refuse", "replay",
    "result", "rules", "save", "saves", "section", "settings", "story", "table", "tool", "won", "word",
)  # fmt: skip
FILES = (".json", ".toml")  # names of files look like keys
KEY = re.compile(rf"({'|'.join(FAMILIES)})\.[a-z](?:[\w.]*\w)?")

# What stands on the buttons of ChooseOne, by the power that asks.
CHOICES = {
    "bookmaker": ["nothing", "low", "middle", "high"],
    "custody_battle": ["draw_2", "withdraw_1"],
    "diplomatic_pouch": ["improve_1", "worsen_1_take_2"],
    "full_of_stars": ["recover_3", "destroy_3"],
    "grumpus": ["nothing", "recover_1", "draw_1"],
    "intelligent_mineral": ["nothing", *(f"digit_{digit}" for digit in range(1, 10))],
    "iron_matron": ["nothing", "even", "odd"],
    "musician": ["nothing", "draw_to_limit", "discard_to_3"],
    "open_bar": ["take_1", "ready_2", "draw_2", "recover_3"],
    "politician": ["fire", "shield", "recover"],
}
# Keys that the program puts together, by the f-string that does it.
PUT_TOGETHER = {
    "f'button.dial.{number}'": [f"button.dial.{number}" for number in pieces.DIAL],
    "f'button.ships.{n}'": [f"button.ships.{n}" for n in range(pieces.SHIPS + 1)],
    "f'choice.{choice}'": [f"choice.{choice}" for choices in CHOICES.values() for choice in choices],
    "f'prompt.{type(prompt).__name__}'": [],  # found by inspection
    "f'event.{type(event).__name__}'": [],
    "f'game.{name}'": [],  # the module of a game
    "f'game.bots.{game}'": [],
    "f'level.{level}'": [],  # found by inspection
    "f'colour.{colour}'": [f"colour.{colour}" for colour in SEATS],
    "f'colour.{player.colour}'": [],
    "f'colour.{self.player.colour}'": [],
    # the log, the inspect panel and the replay of Duel
    "f'look.step.{of_duel}'": [],  # listed below
    "f'colour.{watching.colours[seat]}'": [],  # those of all seats
    "f'game.{self.game}'": [],
    "f'story.deck.{value}'": [f"story.deck.{deck}" for deck in pieces.TYPES],
    "f'inspect.half.{half.symbol}'": [
        f"inspect.half.{symbol}" for symbol in (pieces.FIRE, pieces.SHIELD, pieces.RECOVER)
    ],
    "f'inspect.step.{kind}'": ["inspect.step.duel", "inspect.step.contest"],
    "f'inspect.now.{term}'": ["inspect.now.supply", "inspect.now.warp"],
    "f'inspect.{kind}'": ["inspect.discard", "inspect.under"],
    "f'replay.pace.{scene.pace}'": ["replay.pace.slow", "replay.pace.normal", "replay.pace.fast"],
    "f'won.{event.why}'": [],  # found by inspection
    "f'won.{found.why}'": [],
    # scenes.duel
    "f'tool.half.{printed.symbol}'": [f"tool.half.{symbol}" for symbol in ("fire", "shield", "recover")],
    "f'table.fate.{kind}'": [f"table.fate.{kind}" for kind in pieces.TYPES],
    "f'table.{zone_name}_left'": ["table.reinforcements_left", "table.planet_deck_left"],
    "f'table.kind.{card.kind}'": ["table.kind.duel", "table.kind.contest"],
    "f'table.kind.{card.type}'": [f"table.kind.{kind}" for kind in pieces.TYPES],
    "f'do.{type(prompt).__name__}'": [],  # of prompts that are answered with a piece
    # scenes.duel.looks
    "f'look.works.{ability.when}'": [
        f"look.works.{when}" for when in ("duel", "contest", "both", "always", "setup", "end")
    ],
    "f'look.when.{when}'": ["look.when.even", "look.when.odd"],
    "f'look.kind.{card.type}'": [f"look.kind.{kind}" for kind in pieces.TYPES],
    "f'look.prize.note.{card.prize.who}'": ["look.prize.note.winner", "look.prize.note.loser"],
    "f'look.prize.{who}'": ["look.prize.winner", "look.prize.loser"],
    "f'look.leads.{card.kind}'": ["look.leads.contest", "look.leads.effect", "look.leads.refresh"],
    "f'look.contest.{who}'": ["look.contest.winner", "look.contest.loser"],
    "f'look.gives.{deed}'": [
        f"look.gives.{does.replace(' ', '_')}" for card in pieces.DESTINY for does in card.resources.values()
    ],
    "f'look.after_use.{envoy.after_use}'": [f"look.after_use.{envoy.after_use}" for envoy in pieces.ENVOYS],
    "f'look.resource.{symbol}'": [f"look.resource.{symbol}" for symbol in pieces.SYMBOLS],
    "f'look.resource.text.{symbol}'": [f"look.resource.text.{symbol}" for symbol in pieces.SYMBOLS],
    "f'look.step.{step}'": [f"look.step.{step}" for step in range(1, 12)],
    "f'look.step.{phase}'": [
        f"look.step.{phase}" for phase in ("destiny", "end_of_card", "hands", "choose_aliens", "first_hands")
    ],
}
WON = ["planets", "both", "supply", "paperwork_found", *wins.changes]
# What whoever shows a sentence fills in where there is no name.
WORDS = {"word.card": [], "word.envoy": [], "word.nothing": [], "word.and": ["one", "other"]}
# What fills in a sentence whose key does not stand beside its arguments.
FILLED_ELSEWHERE = {
    "kit.gallery.row": ["number"],
    "table.fate.discovery": ["count"],
    "table.fate.event": ["count"],
    "table.fate.refresh": ["count"],
    "table.reinforcements_left": ["count"],
    "table.planet_deck_left": ["count"],
    "table.kind.duel": ["advantage"],
    "tool.half.fire": ["value"],
    "tool.half.shield": ["value"],
    "tool.half.recover": ["value"],
    "do.SetDial": ["number"],
    "save.other_rules": ["kept", "lost"],
    "save.diverged": ["kept", "lost"],
    "save.disk_full": ["file", "reason"],
    "save.read_only": ["file", "reason"],
    "save.folder_gone": ["file", "reason"],
    "save.not_written": ["file", "reason"],
    "look.plan.text": ["number"],
    "look.parity": ["full", "value", "other", "otherwise"],
    "look.term.ships": ["ships", "theirs"],
    "look.term.cards": ["count"],
    "inspect.half.fire": ["value"],
    "inspect.half.shield": ["value"],
    "inspect.half.recover": ["value"],
    "inspect.step.duel": ["number", "name"],
    "inspect.step.contest": ["number", "name"],
    "inspect.now.supply": ["colour", "count"],
    "inspect.now.warp": ["colour", "count"],
    "inspect.now.on_you": ["mine", "theirs"],
    "inspect.now.on_rival": ["mine", "theirs"],
    "inspect.now.ally": ["colour"],
    "inspect.now.secret_ally": ["colour"],
}
FILLING = ("Refusal", "Sentence", "refused")  # what is called with a key and its arguments
VAGUE = ["ChooseEnvoy", "ChooseOne", "GiveCard", "MayChoosePlanet", "MayDiscardCard", "MayGiveCard"]
VAGUE += ["MayTakeCard", "TakeCard"]  # questions that each power asks in its own words


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        if child.__module__.startswith("game."):
            yield child
        yield from subclasses(child)


PROMPTS = {kind.__name__: kind for kind in subclasses(Prompt) if kind.section}  # those that can be asked
EVENTS = {
    kind.__name__: kind
    for kind in subclasses(Event)
    if not issubclass(kind, Moment) and ("apply" in vars(kind) or not kind.__subclasses__())
}


@cache
def captions() -> set[str]:
    """What stands under the zones of the layouts."""
    maps = (ROOT / "assets" / "layouts").glob("*.tmx")
    return {
        key for map_ in maps for key in re.findall(r'name="caption" value="([^"]+)"', map_.read_text("utf-8"))
    }


@cache
def parsed() -> list[tuple[Path, ast.Module]]:
    return [(file, ast.parse(file.read_text("utf-8"))) for file in SOURCES]


@cache
def widget_names() -> set[int]:
    """Strings that name a widget for tests, ``key="inspect.close"``: they look like keys and are none."""
    found: set[int] = set()
    for _, tree in parsed():
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "key":
                found.add(id(node.value))
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
                found |= {id(node.value)} if node.targets[0].attr == "key" else set()
    return found


def is_key(node: ast.AST) -> bool:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in widget_names():
        return False
    return bool(KEY.fullmatch(node.value)) and not node.value.endswith(FILES)


def keys_in(node: ast.AST) -> list[str]:
    return [str(child.value) for child in ast.walk(node) if isinstance(child, ast.Constant) and is_key(child)]


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


@cache
def put_together() -> dict[str, str]:
    """F-strings that begin like a key, and where they stand."""
    return {
        ast.unparse(node): file.name
        for file, tree in parsed()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and id(node) not in widget_names()
        and isinstance(start := node.values[0], ast.Constant)
        and str(start.value).startswith(tuple(f"{family}." for family in FAMILIES))
    }


@cache
def sections() -> list[str]:
    """The rulebook's sections that prompts and refusals name."""
    named = [
        str(call.args[1].value)
        for _, tree in parsed()
        for call in calls(tree, "Refusal")
        if isinstance(call.args[1], ast.Constant)
    ]
    return sorted({*named, *(kind.section for kind in PROMPTS.values())})


@cache
def used() -> set[str]:
    """All keys of the program, without their variants."""
    found = {key for file, tree in parsed() if "bots" not in file.parts for key in keys_in(tree)}
    found |= {key for keys in PUT_TOGETHER.values() for key in keys}
    found |= {f"prompt.{name}" for name in PROMPTS} | {f"event.{name}" for name in EVENTS}
    found |= {f"phase.{phase}" for name in game.GAMES for phase in game.find(name).phases}
    found |= {f"section.{section}" for section in sections()}
    found |= {f"level.{level}" for level in LEVELS} | {f"game.{name}" for name in game.GAMES}
    found |= captions() | {f"do.{name}" for name, kind in PROMPTS.items() if is_answered_with_a_piece(kind)}
    return found | {f"won.{why}" for why in WON} | set(WORDS)


def is_answered_with_a_piece(kind: type[Any]) -> bool:
    """True for questions whose answers lie on the table or in the hand."""
    return issubclass(kind, Choose | ChooseAlien | PlayReinforcement | SetDial | SpringSnare)


def base(key: str) -> str:
    """The key without the field and value that make it a variant."""
    return re.sub(r"\.\w+=.*", "", key)


@cache
def asked_in_ships() -> list[str]:
    """Questions of ChooseShips; all others are questions of Yes."""
    return [key for _, tree in parsed() for call in calls(tree, "ChooseShips") for key in keys_in(call)]


@cache
def asked_of_yes() -> list[str]:
    return sorted(key for key in used() if key.startswith("ask.") and key not in asked_in_ships())


def said_with() -> dict[str, list[str]]:
    """What sentences are filled in with where they are said: ``ui.say("app.failure_report", file=...)``."""
    return {
        key: [word.arg for word in node.keywords if word.arg]
        for _, tree in parsed()
        for node in ast.walk(tree)
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
    for function in (node for _, tree in parsed() for node in ast.walk(tree)):
        for call in calls(function, *FILLING) if isinstance(function, ast.FunctionDef) else ():
            names = [word.arg for word in call.keywords if word.arg]
            names += [ast.literal_eval(key) for part in call.args for key in getattr(part, "keys", [])]
            for key in keys_in(call.args[0]):
                beside[key] = [name for name in names if name in beside.get(key, names)]
            near |= dict.fromkeys(keys_in(function), names)
    refused = {kind.refused: ["answer"] for kind in PROMPTS.values() if hasattr(kind, "refused")}
    return near | said_with() | refused | beside | FILLED_ELSEWHERE


def fields_of(key: str) -> list[str]:
    """What a sentence may be filled in with."""
    family, _, name = base(key).partition(".")
    if family in ("prompt", "event"):
        kind = (PROMPTS | EVENTS)[name]
        return [*kind.__struct_fields__, *(["count"] if kind is GameWon else [])]
    if family == "ask":
        kind = ChooseShips if key in asked_in_ships() else Yes
        return list(kind.__struct_fields__)
    if family == "won":
        return [*GameWon.__struct_fields__, "count"]
    return WORDS.get(key, []) or filled_in().get(key, [])


def strings_in(file: Path) -> list[str]:
    """The strings in a module, and those that its constants stand for."""
    constants = [value for name, value in vars(module_of(file)).items() if name.isupper()]
    tuples = [value for value in constants if isinstance(value, tuple)]
    written = [node.value for node in ast.walk(dict(parsed())[file]) if isinstance(node, ast.Constant)]
    return [str(value) for value in [*constants, *written, *(item for items in tuples for item in items)]]


def module_of(file: Path) -> ModuleType:
    return importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


@cache
def marks() -> list[str]:
    """What powers note with Marked: their name, or a name of a module's own."""
    return [
        file.stem
        if isinstance(call.args[0], ast.Attribute)
        else getattr(module_of(file), ast.unparse(call.args[0]))
        for file, tree in parsed()
        for call in calls(tree, "Marked")
    ]
