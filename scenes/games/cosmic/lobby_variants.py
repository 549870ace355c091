"""The ways to set up a match of Cosmic Encounter that the lobby offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from game.core.table import Table
from game.core.texts import printed
from game.cosmic import pieces
from game.cosmic.setup import SKILLS
from scenes.drawing.rich_text import CAPTION, SMALL
from scenes.games.cosmic.looks.aliens import alien_art
from scenes.games.cosmic.names import alien_name
from scenes.table.lobby_variants import (
    Asking,
    FirstMatch,
    Revenge,
    Seated,
    StepperWords,
    Way,
    after_glyph,
    completed,
    kept_by_seat,
    name_stepper,
    rule_toggle,
    start_words,
    taken_along,
    way_grid,
)
from scenes.table.way_card import pictured
from scenes.widgets.boxes import Column
from scenes.widgets.controls import ChoiceRow, Toggle
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

FIRST = "first"  # easy aliens, and as little besides as possible
BEGINNERS = ["zombie", "warrior", "cudgel"]  # work by themselves; the first forgives every lost fight
CHOSEN = "chosen"  # everybody names an alien
WAYS = {
    FIRST: Way("lobby.aliens.first", "lobby.cosmic.first_means", "lobby.cosmic.first_then", "boxes/cosmic"),
    "dealt": Way(
        "lobby.aliens.dealt", "lobby.cosmic.dealt_means", "lobby.aliens.dealt_then", alien_art("fido")
    ),
    "random": Way(
        "lobby.aliens.random", "lobby.cosmic.random_means", "lobby.cosmic.random_then", alien_art("gambler")
    ),
    CHOSEN: Way(
        "lobby.cosmic.chosen", "lobby.cosmic.chosen_means", "lobby.cosmic.chosen_then", alien_art("oracle")
    ),
}
USUAL = "flares"  # the only rule that is played unless somebody says no
RULES = (
    USUAL, "four_planets", "technology", "hidden", "rotating", "freewheeling", "classic_filch", "german",
)  # fmt: skip
OPEN_CALL = "open_call"  # comes by itself as soon as two people share the device
FLARE_RULES = ("freewheeling", "classic_filch")  # mean nothing without flares


def aliens_up_to(alert: str) -> list[str]:
    """The aliens that are allowed with this alert, in the order of their file."""
    allowed = SKILLS[: SKILLS.index(alert) + 1]
    return [alien for alien, row in pieces.ALIENS.items() if row.skill in allowed]


def free(others: Sequence[str]) -> list[str]:
    """The aliens that nobody has and that may meet all of these."""
    return [alien for alien in pieces.ALIENS if _may_join(alien, others)]


def _may_join(alien: str, others: Sequence[str]) -> bool:
    """True if nobody has this alien, and it may meet all of them."""
    there = [other for other in others if other]
    barred = [key for other in there for key in pieces.ALIENS[other].not_with]
    return alien not in [*there, *barred] and not set(pieces.ALIENS[alien].not_with) & set(there)


class CosmicVariants:
    """The way to get aliens, how tricky they may be, and the rulebook's variants."""

    seats = pieces.SEATS
    colours: Sequence[str] = pieces.COLOURS

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.aliens = next((way for way in WAYS if way == kept.get("aliens")), FIRST)
        self.alert = next((alert for alert in SKILLS if alert == kept.get("alert")), SKILLS[-1])
        self.rules = {rule: _kept_rule(kept.get(rule), rule) for rule in RULES}
        self.open_call = {"on": True, "off": False}.get(str(kept.get(OPEN_CALL)))  # None: by itself
        self.wanted = kept_by_seat(kept.get("wanted"), pieces.MOST_SEATS, free)

    # --- what is asked

    def parts(self, lobby: Asking) -> list[Widget]:
        ways: list[Widget] = [Label(lobby.ui.say("lobby.aliens"), CAPTION), way_grid(lobby, self, WAYS, 2)]
        if self.aliens == FIRST:
            return ways
        named = self._aliens(lobby) if self.aliens == CHOSEN else self._alerts(lobby)
        return [
            *ways,
            *named,
            *(self._rule(lobby, rule) for rule in (USUAL, "four_planets", "technology")),
        ]

    def more(self, lobby: Asking) -> list[Widget]:
        if self.aliens == FIRST:
            return [self._call(lobby)]
        hidden = () if self.rules[USUAL] else FLARE_RULES
        rules = [rule for rule in RULES[3:] if rule not in hidden]
        return [
            Label(lobby.ui.say("lobby.cosmic.variants"), CAPTION),
            *(self._rule(lobby, rule) for rule in rules),
            self._call(lobby),
        ]

    def calls(self, people: int) -> bool:
        """True if everybody is called to speak up: said so, or because several people share the device."""
        return people > 1 if self.open_call is None else self.open_call

    def _call(self, lobby: Asking) -> Widget:
        """Who asks for what would come by itself goes back to that."""
        say = lobby.ui.say

        def change(on: bool) -> None:
            self.open_call = None if on == (lobby.people > 1) else on
            lobby.rebuild()

        told = "lobby.cosmic.open_call_means" if self.open_call is None else "lobby.cosmic.open_call_set"
        return Toggle(
            say("lobby.cosmic.open_call"), self.calls(lobby.people), change, second=say(told),
            key=f"rule.{OPEN_CALL}",
        )  # fmt: skip

    def _rule(self, lobby: Asking, rule: str) -> Widget:
        return rule_toggle(lobby, self.rules, rule, f"lobby.cosmic.{rule}", f"lobby.cosmic.{rule}_means")

    def _alerts(self, lobby: Asking) -> list[Widget]:
        """How much practice the aliens may take."""
        say = lobby.ui.say

        def change(alert: str) -> None:
            self.alert = alert
            lobby.rebuild()

        names = [(alert, say(f"lobby.cosmic.alert.{alert}")) for alert in SKILLS]
        choice = ChoiceRow(say("lobby.cosmic.alert"), names, self.alert, change, key="alert")
        means = say(f"lobby.cosmic.alert.{self.alert}_means", count=len(aliens_up_to(self.alert)))
        return [Label(say("lobby.cosmic.alert"), CAPTION), choice, Label(means, SMALL)]

    def _aliens(self, lobby: Asking) -> list[Widget]:
        return [after_glyph(lobby, seat, self._alien(lobby, seat)) for seat in range(lobby.seats)]

    def _alien(self, lobby: Asking, seat: int) -> Widget:
        """The alien of a seat; those of other seats, and those that may not meet them, are left out."""
        language = lobby.ui.settings.language
        others = [alien for place, alien in enumerate(self.wanted[: lobby.seats]) if place != seat]
        names = {alien: alien_name(alien, language) for alien in free(others)}
        in_order = dict(sorted(names.items(), key=lambda row: row[1]))
        label = lobby.ui.say("lobby.seat", number=seat + 1)
        steps = StepperWords(
            label, "lobby.cosmic.alien_before", "lobby.cosmic.alien_next", key=f"alien.{seat}"
        )
        stepper = name_stepper(lobby, self.wanted, seat, in_order, steps)
        named = self.wanted[seat]
        if named not in names:
            return stepper
        short = printed("cosmic", "alien", named, language).says["short"]
        return pictured(alien_art(named), Column(stepper, Label(short, SMALL), gap=0.5))

    # --- what comes of it

    def start(self, ui: Ui, who: Sequence[Seated]) -> tuple[str, str]:
        return start_words(ui, who, WAYS[self.aliens], "lobby.cosmic.start")

    def options(self, seed: int, seats: int, people: int = 1) -> dict[str, Any]:
        """Only what differs from the rulebook's usual match."""
        if self.aliens == FIRST:
            call = {OPEN_CALL: True} if self.calls(people) else {}
            return {"aliens": "dealt", "skill": SKILLS[0], USUAL: False, **call}
        told: dict[str, Any] = {rule: on for rule, on in self.rules.items() if on != (rule == USUAL)}
        if not self.rules[USUAL]:
            told = {rule: on for rule, on in told.items() if rule not in FLARE_RULES}
        if self.calls(people):
            told[OPEN_CALL] = True
        if self.aliens == CHOSEN:
            return {**told, "aliens": completed(self.wanted[:seats], free, Random(seed))}
        return {**told, "aliens": self.aliens, "skill": self.alert}

    def first_match(self, seed: int) -> FirstMatch:
        options = {"aliens": BEGINNERS, USUAL: False, "four_planets": True}
        return FirstMatch(len(BEGINNERS), options, "learn.first.cosmic", "learn.first_gist.cosmic")

    def kept(self) -> dict[str, Any]:
        said = {} if self.open_call is None else {OPEN_CALL: "on" if self.open_call else "off"}
        return {"aliens": self.aliens, "alert": self.alert, "wanted": self.wanted, **self.rules, **said}

    def revenge(self, options: Mapping[str, Any], table: Table) -> Revenge:
        return Revenge(taken_along(options, "aliens"))


def _kept_rule(kept: object, rule: str) -> bool:
    return kept if isinstance(kept, bool) else rule == USUAL


VARIANTS = CosmicVariants
