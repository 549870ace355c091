"""What a duel or a contest is about, and because of what somebody is asked, in one line each."""

from __future__ import annotations

from typing import Any

from game.core.prompts import Prompt
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue, name_of, printed
from game.duel.prompts import ChoosePlan, DiscardCard, DismissEnvoy, ReadyTactic, SetDial
from game.duel.table import NO_CARD, DuelTable
from game.duel.totals import ally_limit, hand_limit, lower_wins
from game.duel.verbs import allies_of
from scenes.games.duel.planets import at_stake
from scenes.games.duel.sent_ships import by_dial
from scenes.games.duel.verdicts import verdict
from scenes.table.game_table import Watching
from scenes.table.match_words import asked_by, called

LONGEST = 130  # letters that the bar has room for beside a question


def cause(prompt: Prompt[Any], view: DuelTable, watching: Watching) -> str:
    """The power or card that asks, and whose it is."""
    if not prompt.because:
        return _too_many(prompt, view, watching)
    thing = name_of("duel", prompt.because, watching.language)
    if view.duel is None and prompt.because in map(view.key, view.past[-1:]):
        says = printed("duel", "destiny", prompt.because, watching.language).says.get("text", "")
        return f"{thing}: {_brief(says)}" if says else thing
    return asked_by(thing, _holder(prompt.because, view), prompt.seat, watching)


def asks(prompt: Prompt[Any], view: DuelTable, watching: Watching) -> str:
    """A plan is chosen for the lower total where that wins; several tactics to make ready are counted."""
    say, name = catalogue(watching.language).say, f"**{called(prompt.seat, watching)}**"
    if isinstance(prompt, ChoosePlan) and view.duel is not None and lower_wins(view, None):
        return say("table.ask.plan_lower_wins", seat=name)
    if isinstance(prompt, ReadyTactic):
        left = min(prompt.left, len(prompt.among(view)))
        return say("table.ask.ready_more", seat=name, count=left) if left > 1 else ""
    return ""


def _too_many(prompt: Prompt[Any], view: DuelTable, watching: Watching) -> str:
    """How many cards or allies may be kept, for somebody who has more."""
    say, seat = catalogue(watching.language).say, prompt.seat
    if isinstance(prompt, DiscardCard):
        held, limit = len(view.hands[seat]), hand_limit(view, seat)
        return say("table.cause.hand_limit", limit=limit, held=held) if held > limit else ""
    if isinstance(prompt, DismissEnvoy):
        held, limit = len(allies_of(view, seat)), ally_limit(view, seat)
        return say("table.cause.ally_limit", count=limit, held=held) if held > limit else ""
    return ""


def _holder(power: str, view: DuelTable) -> Seat:
    """Whose alien or ally it is; a destiny card is nobody's."""
    if power in view.aliens:
        return view.aliens.index(power)
    allies = [envoy.ally for envoy in view.envoys if envoy.face_up and view.key(envoy.card) == power]
    return allies[0] if allies else NOBODY


def stake(prompt: Prompt[Any], view: DuelTable, watching: Watching) -> str:
    """The planet and what becomes of the loser's ships, or what the winner gets; then who has won."""
    duel, language = view.duel, watching.language
    if not view.supply[prompt.seat] and (duel is None or _is_stranded(prompt, view, watching)):
        return catalogue(language).say("table.stake.no_ships")
    if duel is None:
        return ""
    if won := verdict(view, watching):
        return won
    say = catalogue(language).say
    if not duel.contest:
        planet = at_stake(view)
        key = view.key(planet) if planet != NO_CARD else ""
        return say("table.stake.duel", planet=name_of("duel", key, language)) if key else ""
    prizes = printed("duel", "destiny", view.key(view.past[-1]), language).parts.get("contest", [])
    first = next((part.says["winner"] for part in prizes if part.says.get("winner")), "")
    return say("table.stake.contest", prize=_brief(first)) if first else ""


def _is_stranded(prompt: Prompt[Any], view: DuelTable, watching: Watching) -> bool:
    """A dial is set that can send nothing."""
    return isinstance(prompt, SetDial) and by_dial(view, watching, 1) is None


def _brief(text: str) -> str:
    """The first sentences that fit."""
    if len(text) <= LONGEST:
        return text
    words = text[:LONGEST].rpartition(" ")[0]
    return f"{words}\N{HORIZONTAL ELLIPSIS}"
