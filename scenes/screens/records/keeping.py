"""What profiles remember: a match that has ended, and what the coach has taught whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import game
from game.core.saves.file_format import Sentence
from game.core.table import Seat
from scenes.screens.calibrate import ASKED
from scenes.shell.profiles import PlayedMatch, Profile, find_profile, keep_profile, path_of, read_profile
from scenes.table.game_table import game_table

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.shell.folders import Folders
    from scenes.shell.settings import Settings
    from scenes.widgets.context import Ui

OF_THE_DEVICE = (ASKED,)  # among what was learned: it is the same for all who learn here


class DoneFeat(NamedTuple):
    """A feat of a match that is over: whose, and whether it is the first time."""

    seat: Seat
    key: str
    first: bool


def note_match(folders: Folders, session: Session) -> tuple[list[DoneFeat], list[Sentence]]:
    """Let the profiles of a finished match remember it, once; what people did, and what went wrong."""
    earned = game_table(session.match.game.name).feats.earned(session)
    factions = session.match.game.factions(session.match.table)
    done: list[DoneFeat] = []
    told: list[Sentence] = []
    if session.branch is not None:  # a match that was gone back to shows what could have been
        return done, told
    for seat in session.people:
        profile = find_profile(folders.profiles, session.players[seat].profile)
        before = _feats_before(profile, session.id)
        done += [DoneFeat(seat, key, profile is not None and key not in before) for key in earned[seat]]
        if profile is None or profile.remembers(session.id):
            continue
        profile.matches.append(
            PlayedMatch(
                match=session.id,
                game=session.match.game.name,
                faction=factions[seat],
                seats=len(session.players),
                won=seat in session.match.table.winners,
                feats=tuple(earned[seat]),
            )
        )
        problem = keep_profile(folders.profiles, profile)
        told += [problem] if problem else []
    return done, told


def _feats_before(profile: Profile | None, match: str) -> set[str]:
    """What somebody had done before a match."""
    if profile is None:
        return set()
    return {key for each in profile.matches if each.match != match for key in each.feats}


class MatchCount(NamedTuple):
    """How often somebody has played something, and won."""

    played: int
    won: int


def count_matches(matches: Sequence[PlayedMatch]) -> MatchCount:
    return MatchCount(len(matches), sum(match.won for match in matches))


def by_faction(profile: Profile, name: str) -> dict[str, MatchCount]:
    """By alien, species or deck of a game: those played most often first."""
    played: dict[str, list[PlayedMatch]] = {}
    for match in profile.matches:
        if match.game == name:
            played.setdefault(match.faction, []).append(match)
    ordered = sorted(played, key=lambda faction: (-len(played[faction]), faction))
    return {faction: count_matches(played[faction]) for faction in ordered}


def all_feats() -> list[tuple[str, str]]:
    """The keys and icons of all feats, game by game, and those of every game last."""
    from scenes.table.feats import ANYWHERE

    own = [feat for name in game.GAMES for feat in game_table(name).feats.feats]
    return [(feat.key, feat.icon) for feat in (*own, *ANYWHERE)]


# --- who learns


def learn_as(ui: Ui, profile: str) -> bool:
    """From now on the coach teaches the person of this profile, or whoever has none; False if that failed."""
    settings, folder = ui.settings, ui.folders.profiles
    if profile == settings.profile:
        return True
    problem = _lay_by(ui)
    if problem is not None:
        ui.toasts.say(ui.tell(problem), icon="warning")
        return False
    _take_up(settings, find_profile(folder, profile))
    ui.keep_settings()
    return True


def up_to_date(settings: Settings, profile: Profile) -> Profile:
    """The same profile with what its person has learned since it was written."""
    if profile.id == settings.profile:
        profile.learned, profile.coach = _personal(settings.learned), dict(settings.coach)
    return profile


def take_over(settings: Settings, profile: Profile) -> None:
    """The first profile of a device inherits what the coach has taught there so far."""
    profile.learned, profile.coach = _personal(settings.learned), dict(settings.coach)


def _lay_by(ui: Ui) -> Sentence | None:
    """Keep what the person who learned until now has learned; why that cannot be done, or None."""
    settings, folder = ui.settings, ui.folders.profiles
    if not settings.profile:
        settings.nobodys_learned, settings.nobodys_coach = _personal(settings.learned), settings.coach
        return None
    path = path_of(folder, settings.profile)
    read = read_profile(path)
    if read.profile is not None:
        return keep_profile(folder, up_to_date(settings, read.profile))
    if path.exists():
        return read.problem
    # The file is gone: what its person has learned goes to whoever has none.
    settings.nobodys_learned = [*dict.fromkeys([*settings.nobodys_learned, *_personal(settings.learned)])]
    return None


def _take_up(settings: Settings, profile: Profile | None) -> None:
    device = [word for word in settings.learned if word in OF_THE_DEVICE]
    if profile is None:
        settings.profile = ""
        settings.learned, settings.coach = [*device, *settings.nobodys_learned], settings.nobodys_coach
        settings.nobodys_learned, settings.nobodys_coach = [], {}
        return
    settings.profile = profile.id
    settings.learned, settings.coach = [*device, *profile.learned], dict(profile.coach)


def _personal(learned: Sequence[str]) -> list[str]:
    return [word for word in learned if word not in OF_THE_DEVICE]
