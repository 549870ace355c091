"""Pictures of Firestorm: the main phase, the stack, every step of a combat, three and four seats, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

import game
from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME
from game.firestorm.combat.prompts import AssignDefender, ChooseGroup, DealDamage
from game.firestorm.decks.packs import Collection
from game.firestorm.decks.stakes import stakes_moved
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.combat import damage
from scenes.games.firestorm.combat.steps import STEPS
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.result import ResultScene
from scenes.screens.rules import RulesScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.inspect_scene import InspectScene
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

COLOURS = ("blue", "red", "yellow", "purple")
NAMES = ("Mia", "Jonas", "Ilse", "Ben")
WHOLE = 5000  # more decisions than a match has
BLUE: dict[str, Any] = {
    "color": "blue", "points": 2, "stones": 5, "tp": 2, "ep": 4,
    "planets": [
        {"card": "pl_dawnlight_station", "resting": True}, {"card": "pl_kelmar", "resting": True},
        "pl_kelmar",
        {"card": "pl_ossun", "resting": True}, {"card": "pl_havarra", "gear": ["gr_shield_dome"]},
        {"card": "pl_sarrin", "resting": True}, {"card": "pl_mokoa"}, "pl_sixtrae",
    ],
    "ships": [
        "lft_pathfinder_scout", {"card": "lft_trickster_fighter", "counters": 1},
        {"card": "lft_interceptor_corvette", "gear": ["gr_shield_booster"]}, "lft_fleet_tender",
        {"card": "lft_battlecruiser", "gear": ["gr_auxiliary_cannon", "lft_modular_bay"]},
    ],
    "others": ["gr_long_range_missile", {"card": "lft_morph_crystal", "on": 7}],
    "hand": [
        "gr_intercepted", "gr_counter_attempt", "lft_second_wave", "lft_modular_bay",
        "lft_interceptor_corvette",
        "gr_reactor_overload", "lft_deceptive_course",
    ],
    "scrap": ["gr_crash_landing", "gr_burst_fire"], "ruins": [],
}  # fmt: skip
RED: dict[str, Any] = {
    "color": "red", "points": 4, "stones": 3, "ep": 3,
    "planets": [
        "pl_crystal_garrison_vaar", "pl_ossun", {"card": "pl_ossun", "resting": True}, "pl_brannt",
        {"card": "pl_kelmar", "resting": True}, {"card": "pl_yun_tal", "resting": True}, "pl_sarrin",
        "pl_noor_cavern",
    ],
    "ships": [
        "ki_lancer", {"card": "ki_lancer", "resting": True}, "ki_crystal_thorn",
        {"card": "ki_storm_cruiser", "gear": ["ki_crystal_focus"]},
        {"card": "ki_crystal_battleship", "gear": ["gr_shield_booster", "gr_auxiliary_cannon"]},
    ],
    "others": ["ki_doctrine_of_conquest", {"card": "ki_star_forge", "on": 7}],
    "hand": ["ki_imperial_decree", "gr_counter_attempt", "ki_retaliation", "gr_burst_fire", "ki_lancer"],
    "scrap": ["ki_crystal_splinter"], "ruins": ["pl_brannt"],
}  # fmt: skip


def arranged(**more: Any) -> Match[Any]:
    """Mia's blue fleet against Jonas's red one."""
    spec = {"seats": [BLUE, RED], "turns": 9, **more}
    return Match(GAME, GAME.arrange(spec), Beginning(int(spec.get("seed", 0)), {"scenario": spec}))


def dealt(seed: int, seats: int, mode: str = "") -> Match[Any]:
    options = {"mode": mode} if mode else {}
    return Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options))


def going_on(
    match: Match[Any], seed: int, ends: Callable[[Match[Any]], bool], most: int = WHOLE
) -> Match[Any]:
    """The match after random decisions, as soon as something is true of it."""
    dice = Random(seed)
    for _ in range(most):
        if not match.waiting() or ends(match):
            break
        prompt = match.waiting()[0]
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    return match


def at_table(ui: Ui, match: Match[Any]) -> TableScene:
    ui.settings.speed = "instant"
    seats = range(match.table.seats)
    players = [Participant(NAMES[seat], COLOURS[seat], "random" if seat else PERSON) for seat in seats]
    return open_table(ui, Session(match, players))


def _asked(match: Match[Any], kind: str) -> bool:
    prompt = match.waiting()[0]
    return prompt.seat == 0 and type(prompt).__name__ == kind


def table(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The main phase, or a match of chance after so many decisions."""
    if not after:
        return [at_table(ui, arranged(seed=seed))]
    match = going_on(dealt(seed, 2), seed, lambda match: False, after)
    return [at_table(ui, going_on(match, seed, lambda match: match.waiting()[0].seat == 0))]


def stack(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Two effects lie on the stack, and Mia may answer."""
    match = arranged(seed=seed)
    overload = _hand(match, 0, "gr_reactor_overload")
    match.answer(0, f"play {overload}")
    decree = _hand(match, 1, "ki_imperial_decree")

    def ready(match: Match[Any]) -> bool:
        prompt = match.waiting()[0]
        if prompt.seat == 1 and f"play {decree}" in prompt.options(match.view(1)):
            match.answer(1, f"play {decree}")
        return len(match.table.effects()) > 1 and _asked(match, "Act")

    return [at_table(ui, going_on(match, seed, ready, 60))]


def aiming(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Mia answers one of two effects: its row is chosen in the rail."""
    match = arranged(seed=seed)
    match.answer(0, f"play {_hand(match, 0, 'gr_reactor_overload')}")
    for card in ("gr_counter_attempt", "gr_intercepted"):
        match = going_on(match, seed, lambda match: _asked(match, "Act"), 60)
        match.answer(0, f"play {_hand(match, 0, card)}")
    return [at_table(ui, match)]


def tall_stack(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Mia answers her own effect so many times that the rail has no room for all rows, and once more."""
    answers = after or 9
    blue = {**BLUE, "tp": 40, "ep": 40, "hand": ["gr_reactor_overload", *["gr_counter_attempt"] * answers]}
    match = arranged(seed=seed, seats=[blue, RED])
    match.answer(0, f"play {_hand(match, 0, 'gr_reactor_overload')}")
    for _ in range(answers):
        match = going_on(match, seed, lambda match: _asked(match, "Act"), 60)
        match.answer(0, f"play {_hand(match, 0, 'gr_counter_attempt')}")
        if _asked(match, "ChooseTarget") and len(match.table.effects()) < answers:
            match.answer(0, match.waiting()[0].options(match.view(0))[-1])
    return [at_table(ui, match)]


def _hand(match: Match[Any], seat: int, card: str) -> int:
    table = match.table
    cards = table.own(seat, table.players[seat].hand)
    return int(next(each for each in cards if table.facts(each).id == card))


def three(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Three powers in a triangle."""
    match = going_on(dealt(seed, 3), seed, lambda match: False, after or 240)
    return [at_table(ui, going_on(match, seed, lambda match: _asked(match, "TakeMainPhase")))]


def four(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Two pairs, crossed or side by side."""
    match = going_on(dealt(seed, 4, ("cross", "pairs")[seed % 2]), seed, lambda match: False, after or 300)
    return [at_table(ui, going_on(match, seed, lambda match: _asked(match, "TakeMainPhase")))]


# Where each side stands: Mia attacks Brannt, or Jonas attacks her Havarra. Ships by their places in a row.
MINE: dict[str, Any] = {
    "planet": "1:pl_brannt", "formations": [[4, 1], [3], [2]], "loaded": [[0, 3]], "open": [3],
    "defenders": [0, 2, 3, 4], "blocks": [0, 0, None, 1], "advancing": [2],
}  # fmt: skip
THEIRS: dict[str, Any] = {
    "planet": "0:pl_havarra", "formations": [[3], [4, 0], [2]], "open": [3],
    "defenders": [1, 2, 3, 4], "blocks": [None, 1, 1, 0],
}  # fmt: skip
DEFENDED = ("defending_ships", "kep2", "assignment", "kep3")  # steps that are seen by whoever is attacked
CALM = ("pass", "none", "done", "auto")


def combat(step: int) -> Callable[[Ui, int, int], list[Scene]]:
    """A combat at one of its steps, at the first question of Mia there: she attacks, or is attacked."""

    def scenes(ui: Ui, seed: int, after: int) -> list[Scene]:
        name = STEPS[step]
        if not step:
            match = arranged(seed=seed)
            match.answer(0, "attack")
            match.answer(0, match.waiting()[0].options(match.view(0))[3])
            return [at_table(ui, match)]
        turn = int(name in DEFENDED)
        row = {**(THEIRS if turn else MINE), "step": name}
        match = _calmly(arranged(seed=seed, turn=turn, combat=row))
        if isinstance(match.waiting()[0], ChooseGroup):
            match.answer(0, match.waiting()[0].options(match.view(0))[0])
        return [at_table(ui, match)]

    return scenes


def _calmly(match: Match[Any]) -> Match[Any]:
    """Nobody does anything until Mia is asked."""
    while match.waiting()[0].seat:
        prompt = match.waiting()[0]
        options = prompt.options(match.view(prompt.seat))
        match.answer(prompt.seat, next((said for said in options if said in CALM), options[0]))
    return match


def placed(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Damage that the table has placed, on the ships but not dealt yet."""
    scenes = combat(len(STEPS) - 1)(ui, seed, after)
    scene = scenes[0]
    assert isinstance(scene, TableScene)
    scene.flow.go_on()
    assert isinstance(scene.view, FirestormTable)
    if scene.builder and isinstance(scene.builder.prompt, DealDamage):
        damage.lay_ready(scene.builder, scene.view)
    return scenes


def blocks(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Blockers that are assigned but not sent yet, and with a seed one more in hand."""
    scenes = combat(STEPS.index("assignment"))(ui, seed, after)
    scene = scenes[0]
    assert isinstance(scene, TableScene)
    scene.flow.go_on()
    builder = scene.builder
    if builder and isinstance(builder.prompt, AssignDefender):
        ships = list(dict.fromkeys(handle.piece for handle in builder.handles if handle.piece))
        for ship, formation in ((ships[3], 0), (ships[1], 1), (ships[2], 1)):
            builder.put(ship, f"formation:{formation}")
        if seed:
            builder.press(ships[0])
    return scenes


def log(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The table with the log open, even where it lies over the table."""
    (scene,) = table(ui, seed, after or 200)
    assert isinstance(scene, TableScene)
    scene.unfold_log()
    return [scene]


SHOWN = ("face:lft_battlecruiser", "card:4", "seat:1", "pile:scrap:0", "term:locator", "face:fr_council_dock")


def inspected(ui: Ui, seed: int, after: int) -> list[Scene]:
    """Something looked at closely: the seed says what."""
    scene = at_table(ui, arranged(seed=seed))
    what = SHOWN[seed % len(SHOWN)]
    return [scene, InspectScene(ui, scene.table, what, scene.view, scene.watching())]


def result(ui: Ui, seed: int, after: int) -> list[Scene]:
    """A match of chance that is over."""
    scene = at_table(
        ui, going_on(dealt(seed, 2), seed, lambda match: False, after if after > WHOLE else WHOLE)
    )
    return [ResultScene(ui, scene.session)]


def stakes(ui: Ui, seed: int, after: int) -> list[Scene]:
    """A match for stakes that is over; Mia's collection has what she may lose."""
    options = {"stakes": True, "decks": "starters"}
    match = going_on(game.new_match("firestorm", seed, 2 + seed % 3, options), seed, lambda match: False)
    owned = {stake.card: 1 for stake in stakes_moved(match.table)}
    DeckShelf(ui.folders).keep_collection(Collection(rng=1, cards=owned))
    return [ResultScene(ui, at_table(ui, match).session)]


def setup(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The lobby with decks named for the seats."""
    scene = LobbyScene(ui, "firestorm")
    scene.seat("4")
    if seed:
        scene.variants.aliens = "chosen"
        scene.rebuild()
    return [scene]


def rules(ui: Ui, seed: int, after: int) -> list[Scene]:
    """The rules at the combat phase."""
    return [RulesScene(ui, "firestorm", "2.4.1")]


SCREENS: Mapping[str, Callable[[Ui, int, int], list[Scene]]] = {
    "firestorm": table,
    "firestorm_stack": stack,
    "firestorm_aiming": aiming,
    "firestorm_tall_stack": tall_stack,
    "firestorm_three": three,
    "firestorm_four": four,
    "firestorm_damage": placed,
    "firestorm_blocks": blocks,
    "firestorm_log": log,
    "firestorm_inspect": inspected,
    "firestorm_result": result,
    "firestorm_stakes": stakes,
    "firestorm_setup": setup,
    "firestorm_rules": rules,
    **{f"firestorm_combat_{number + 1}": combat(number) for number in range(len(STEPS))},
}
