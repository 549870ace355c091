"""The ways to set up a match of Cosmic Encounter that the lobby offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from game.cosmic import pieces
from game.cosmic.setup import SKILLS
from scenes.drawing.rich_text import CAPTION, SMALL
from scenes.drawing.theme import SEATS
from scenes.games.cosmic.names import alien_name
from scenes.table.lobby_variants import Asking, Revenge, Seated, Way, taken_along, way_buttons
from scenes.table.match_words import listed
from scenes.widgets.boxes import Grid, Row
from scenes.widgets.controls import ChoiceRow, Stepper, Toggle
from scenes.widgets.label import Icon, Label

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

CHOSEN = "chosen"  # everybody names an alien
WAYS = {
    "dealt": Way("lobby.aliens.dealt", "lobby.cosmic.dealt_means", "lobby.aliens.dealt_then"),
    "random": Way("lobby.aliens.random", "lobby.cosmic.random_means", "lobby.cosmic.random_then"),
    CHOSEN: Way("lobby.cosmic.chosen", "lobby.cosmic.chosen_means", "lobby.cosmic.chosen_then"),
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


def completed(wanted: Sequence[str], alert: str, dice: Random) -> list[str]:
    """The aliens that were asked for; where none was, one is drawn that may meet the others."""
    found = list(wanted)
    for place, alien in enumerate(found):
        if not alien:
            fitting = [other for other in aliens_up_to(alert) if _may_join(other, found)]
            found[place] = dice.choice(fitting)
    return found


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
        self.aliens = next((way for way in WAYS if way == kept.get("aliens")), "dealt")
        self.alert = next((alert for alert in SKILLS if alert == kept.get("alert")), SKILLS[-1])
        self.rules = {rule: _kept_rule(kept.get(rule), rule) for rule in RULES}
        self.open_call = {"on": True, "off": False}.get(str(kept.get(OPEN_CALL)))  # None: by itself
        self.wanted = _kept_aliens(kept.get("wanted"))

    # --- what is asked

    def parts(self, lobby: Asking) -> list[Widget]:
        say = lobby.ui.say

        def choose(way: str) -> None:
            self.aliens = way
            lobby.rebuild()

        ways = way_buttons(lobby, WAYS, self.aliens, choose)
        columns = 3 if lobby.ui.screen.compact else 1
        named = self._aliens(lobby) if self.aliens == CHOSEN else self._alerts(lobby)
        return [
            Label(say("lobby.aliens"), CAPTION),
            Grid(ways, columns=columns),
            *named,
            *(self._rule(lobby, rule) for rule in (USUAL, "four_planets", "technology")),
        ]

    def more(self, lobby: Asking) -> list[Widget]:
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
        """A stepper for each seat, after its glyph."""
        looks = [SEATS[lobby.colour_of(seat)] for seat in range(lobby.seats)]
        return [
            Row(Icon(look.glyph, 6, look.light), self._alien(lobby, seat).growing(), gap=3, align="middle")
            for seat, look in enumerate(looks)
        ]

    def _alien(self, lobby: Asking, seat: int) -> Widget:
        """The alien of a seat; those of other seats, and those that may not meet them, are left out."""
        say, language = lobby.ui.say, lobby.ui.settings.language
        others = [alien for place, alien in enumerate(self.wanted[: lobby.seats]) if place != seat]
        free = [alien for alien in pieces.ALIENS if _may_join(alien, others)]
        names = ["", *sorted(free, key=lambda alien: alien_name(alien, language))]

        def shown(number: int) -> str:
            return alien_name(names[number], language) if number else say("lobby.envoy_drawn")

        def change(number: int) -> None:
            self.wanted[seat] = names[number]
            lobby.rebuild()

        at = names.index(self.wanted[seat]) if self.wanted[seat] in names else 0
        return Stepper(
            say("lobby.seat", number=seat + 1),
            at,
            0,
            len(names) - 1,
            change,
            less=say("lobby.cosmic.alien_before"),
            more=say("lobby.cosmic.alien_next"),
            shown=shown,
            key=f"alien.{seat}",
        )

    def _rule(self, lobby: Asking, rule: str) -> Widget:
        say = lobby.ui.say
        return Toggle(
            say(f"lobby.cosmic.{rule}"),
            self.rules[rule],
            self._turn(lobby, rule),
            second=say(f"lobby.cosmic.{rule}_means"),
            key=f"rule.{rule}",
        )

    def _turn(self, lobby: Asking, rule: str) -> Callable[[bool], None]:
        def change(on: bool) -> None:
            self.rules[rule] = on
            lobby.rebuild()

        return change

    # --- what comes of it

    def start(self, ui: Ui, who: Sequence[Seated]) -> tuple[str, str]:
        """People by name, and how many bots."""
        people = [seated.name for seated in who if seated.person]
        bots = len(who) - len(people)
        names = [*people, ui.say("lobby.cosmic.bots", count=bots)] if bots else people
        then = ui.say(WAYS[self.aliens].then)
        second = ui.say("lobby.cosmic.start_second", names=listed(names, ui.words), then=then)
        return ui.say("lobby.cosmic.start" if people else "lobby.cosmic.watch"), second

    def options(self, seed: int, seats: int, people: int = 1) -> dict[str, Any]:
        """Only what differs from the rulebook's usual match."""
        told: dict[str, Any] = {rule: on for rule, on in self.rules.items() if on != (rule == USUAL)}
        if not self.rules[USUAL]:
            told = {rule: on for rule, on in told.items() if rule not in FLARE_RULES}
        if self.calls(people):
            told[OPEN_CALL] = True
        if self.aliens == CHOSEN:
            return {**told, "aliens": completed(self.wanted[:seats], SKILLS[-1], Random(seed))}
        return {**told, "aliens": self.aliens, "skill": self.alert}

    def kept(self) -> dict[str, Any]:
        said = {} if self.open_call is None else {OPEN_CALL: "on" if self.open_call else "off"}
        return {"aliens": self.aliens, "alert": self.alert, "wanted": self.wanted, **self.rules, **said}

    def revenge(self, options: Mapping[str, Any], table: Any) -> Revenge:
        return Revenge(taken_along(options, "aliens"))


def _kept_rule(kept: Any, rule: str) -> bool:
    return kept if isinstance(kept, bool) else rule == USUAL


def _kept_aliens(kept: Any) -> list[str]:
    """The aliens of the last match by seat, as far as there are such and they may meet."""
    named = kept if isinstance(kept, list) else []
    found: list[str] = []
    for seat in range(pieces.MOST_SEATS):
        alien = named[seat] if seat < len(named) else ""
        fits = isinstance(alien, str) and alien in pieces.ALIENS and _may_join(alien, found)
        found.append(alien if fits else "")
    return found


VARIANTS = CosmicVariants
