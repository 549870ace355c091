"""Who of those that are known at this device sits at which seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from scenes.screens.lobby.seat_setup import COLOURS, SeatSetup
from scenes.screens.records.keeping import learn_as
from scenes.session.participants import PERSON
from scenes.shell.profiles import Profile, find_profile
from scenes.widgets.button import IconButton

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


class ProfileChoice:
    """A seat with a profile has its name; without one everything goes on as ever."""

    def __init__(
        self,
        ui: Ui,
        places: Sequence[SeatSetup],
        paint: Callable[[int, str], None],
        changed: Callable[[], None],
    ) -> None:
        self.ui, self.places, self.paint, self.changed = ui, places, paint, changed

    def button(self, seat: int) -> Widget:
        """Stands beside the name, lit while the seat has a profile."""
        name = self.ui.say("lobby.profile", number=seat + 1)
        has = bool(self.places[seat].profile)
        return IconButton(
            "trophy", name, partial(self.ask, seat), mm=9, selected=has, key=f"seat.{seat}.profile"
        )

    def ask(self, seat: int) -> None:
        from scenes.screens.records.profiles import ProfilesScene

        sitting = self.places[seat].profile
        self.ui.stack.push(ProfilesScene(self.ui, partial(self.sit, seat), sitting))

    def sit(self, seat: int, profile: Profile | None) -> None:
        """The seat takes the name and the colour of somebody who is known, or is nobody's again."""
        place = self.places[seat]
        if profile is None:
            place.name = "" if place.profile else place.name
            place.profile = ""
        else:
            self._rise(seat, profile.id)
            place.profile, place.name = profile.id, profile.name
            if profile.colour in COLOURS and profile.colour != place.colour:
                self.paint(seat, profile.colour)
        self.teach()
        self.changed()

    def _rise(self, seat: int, profile: str) -> None:
        """Nobody sits at two seats."""
        for other, place in enumerate(self.places):
            if other != seat and place.profile == profile:
                place.profile = place.name = ""

    def renamed(self, seat: int) -> None:
        """Another name is another person."""
        place = self.places[seat]
        profile = find_profile(self.ui.folders.profiles, place.profile)
        if profile is None or profile.name != place.name.strip():
            place.profile = ""

    def teach(self) -> None:
        """Where one person plays, the coach goes on with what that person has learned."""
        people = [place for place in self.places if place.kind == PERSON]
        if len(people) == 1:
            learn_as(self.ui, people[0].profile)
