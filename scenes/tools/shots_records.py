"""Pictures of profiles and of what they remember."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import game
from scenes.screens.records.keeping import all_feats
from scenes.screens.records.page import RecordsScene
from scenes.screens.records.profiles import ProfilesScene
from scenes.screens.seats import SeatsScene
from scenes.session.participants import Participant
from scenes.shell.profiles import ENDING, PlayedMatch, Profile, keep_profile
from scenes.tools.shots_tables import session_after
from scenes.widgets.scene_stack import Scene

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

FACTIONS = {
    "duel": ("gallant_flop", "pitfall", "longshot"),
    "cosmic": ("tripler", "miser", "reincarnator"),
    "eclipse": ("mechanema", "planta", "orion"),
    "firestorm": ("lft", "kristallimperium", "galactic_guardians"),
}


def example_profiles(ui: Ui) -> list[Profile]:
    """A few profiles in a folder of their own, one of them damaged."""
    from scenes.shell.folders import Folders

    home = ui.folders.cache / "example"  # nobody's own profiles
    shutil.rmtree(home, ignore_errors=True)
    ui.folders = Folders.under(home)
    for folder in (*ui.folders[:4], ui.folders.profiles):
        folder.mkdir(parents=True, exist_ok=True)
    mia = Profile(id="00000001", name="Mia", colour="orange", matches=_played(19))
    jonas = Profile(id="00000002", name="Jonas-Maximilian Ä.", colour="blue", matches=_played(4))
    for profile in (mia, jonas, Profile(id="00000003", name="Ada", colour="green")):
        keep_profile(ui.folders.profiles, profile)
    (ui.folders.profiles / f"00000004{ENDING}").write_text("What the cat sat on", "utf-8")
    return [mia, jonas]


def _played(count: int) -> list[PlayedMatch]:
    keys = [key for key, _ in all_feats()]
    names = list(game.GAMES)
    return [
        PlayedMatch(
            match=f"{number:016x}",
            game=(name := names[number % len(names)]),
            faction=FACTIONS[name][number // 3 % 3],
            seats=2,
            won=number % 3 == 0,
            feats=tuple(key for key in keys[number % 5 :: 7] if key.startswith((name, "any_"))),
        )
        for number in range(count)
    ]


def _listed(ui: Ui, seed: int, after: int) -> list[Scene]:
    example_profiles(ui)
    return [ProfilesScene(ui)]


def _choosing(ui: Ui, seed: int, after: int) -> list[Scene]:
    mia, _ = example_profiles(ui)
    return [ProfilesScene(ui, lambda profile: None, mia.id)]


def _records(tab: str) -> object:
    def records(ui: Ui, seed: int, after: int) -> list[Scene]:
        scene = RecordsScene(ui, example_profiles(ui)[0])
        scene.refresh()
        if tab:
            scene.root.find(f"games.{tab}").act("press")
        return [scene]

    return records


def _seats(ui: Ui, seed: int, after: int) -> list[Scene]:
    session = session_after("cosmic", seed, after or 20, level="random")
    session.players[0] = Participant("Mia", "orange", "captain", away=True)
    session.players[1] = Participant("Jonas", "blue")
    return [SeatsScene(ui, session)]


SCREENS = {
    "seats": _seats,
    "profiles": _listed,
    "profiles_choosing": _choosing,
    "profiles_empty": lambda ui, seed, after: [ProfilesScene(ui)],
    "records": _records(""),
    "records_cosmic": _records("cosmic"),
}
