"""The stakes of a match that is over: who takes which card from whom, and what the collection has of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.firestorm.decks.stakes import Stake, stakes_moved
from scenes.games.firestorm.card_faces import small_look
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.games.firestorm.names import name_of, titled
from scenes.table.game_table import Spoils
from scenes.table.match_words import player_names

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui


def spoils(ui: Ui, session: Session) -> Sequence[Spoils]:
    """Move the stakes, if that has not been done, and tell of each of them."""
    table = session.match.table
    moved = stakes_moved(table)
    if not moved:
        staked = any(player.stake for player in table.players)
        return [Spoils(None, ui.say("firestorm.stakes.back"))] if staked else []
    try:
        changes = _settle(ui, session, moved)
    except OSError:
        changes = None
    return [_told(ui, session, stake, changes) for stake in moved]


def _settle(ui: Ui, session: Session, moved: list[Stake]) -> Mapping[str, int]:
    """Among bots nothing of the collection is at stake."""
    people = session.people
    if not any(stake.winner in people or stake.loser in people for stake in moved):
        return {}
    return DeckShelf(ui.folders).settle(session.id, moved, people)


def _told(ui: Ui, session: Session, stake: Stake, changes: Mapping[str, int] | None) -> Spoils:
    language = ui.settings.language
    names = player_names(session, language)
    text = ui.say(
        "firestorm.stakes.won",
        winner=f"**{names[stake.winner]}**",
        loser=f"**{names[stake.loser]}**",
        card=titled(f"**{name_of(stake.card, language)}**", language),
    )
    return Spoils(small_look(stake.card, language, named=False), text, _becomes(ui, session, stake, changes))


def _becomes(ui: Ui, session: Session, stake: Stake, changes: Mapping[str, int] | None) -> str:
    wins, loses = stake.winner in session.people, stake.loser in session.people
    if not wins and not loses:
        return ui.say("firestorm.stakes.elsewhere")
    if changes is None:
        return ui.say("firestorm.stakes.not_kept")
    if wins and loses:
        return ui.say("firestorm.stakes.stays")
    change = changes.get(stake.card, 0)
    if wins:
        return ui.say("firestorm.stakes.came" if change > 0 else "firestorm.stakes.settled")
    return ui.say("firestorm.stakes.went" if change < 0 else "firestorm.stakes.lent")
