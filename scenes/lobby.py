"""The set-up of a match: who sits where, in which colour, and with which aliens."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from game.bots import LEVELS
from scenes.colours import ColourChoice, ShipPreview
from scenes.duel import variants
from scenes.kit.boxes import Column, Grid, Panel, Row, Rule, Sized, Spacer
from scenes.kit.button import Button
from scenes.kit.controls import Choice, Stepper
from scenes.kit.field import TextField
from scenes.kit.label import Icon, Label
from scenes.kit.scroll import Scroll
from scenes.kit.widget import Widget
from scenes.page import PageScene
from scenes.saved import colour_name
from scenes.session import PERSON, Player, Session
from scenes.shelf import BOXES
from scenes.text import CAPTION, SMALL, TITLE
from scenes.theme import SEATS, TEXT_QUIET

if TYPE_CHECKING:
    from scenes.stack import Scene
    from scenes.ui import Ui

COLOURS = ("orange", "blue", "yellow", "purple", "green", "red", "white")
LARGEST_SEED = 999_999_999
LONGEST_NAME = 20
MEANS = {
    "random": "lobby.level.random",
    "novice": "lobby.level.novice",
    "captain": "lobby.level.captain",
}


class Place(msgspec.Struct):
    """A seat as it is being filled."""

    kind: str
    name: str
    colour: str
    level: str = "novice"  # of the bot that sits here, or would


class LobbyScene(PageScene):
    """Two seats, the way to get aliens, and a button that says what will happen."""

    name = "setup"
    tallest = 188.0

    def __init__(self, ui: Ui, game: str = "duel") -> None:
        super().__init__(ui)
        self.game = game
        self.places = remembered_places(ui)
        kept = ui.settings.options
        self.aliens = next((way for way in variants.WAYS if way == kept.get("aliens")), "dealt")
        self.envoys = _kept_envoys(kept.get("envoys"))
        self.seed = random.randint(1, LARGEST_SEED)
        self.advanced = False

    def heading(self) -> str:
        return self.ui.say("lobby.title", game=self.ui.say(BOXES[self.game].name))

    # --- the tree

    def body(self) -> Widget:
        seats = [self._seat(seat) for seat in range(len(self.places))]
        match = Panel(self._match(), 5, key="match")
        if self.ui.screen.compact:
            return Scroll(Column(Row(*(seat.growing() for seat in seats), gap=4), match, gap=4), key="page")
        columns = Row(*(seat.growing() for seat in seats), match.growing(), gap=4)
        return Scroll(Column(columns, Spacer()), key="page")

    def foot(self) -> list[Widget]:
        say, names = self.ui.say, [self._called(place) for place in self.places]
        watching = all(place.kind != PERSON for place in self.places)
        then = say(variants.WAYS[self.aliens].then)
        second = say("lobby.start_second", one=names[0], other=names[1], then=then)
        button = Button(
            say("lobby.watch" if watching else "lobby.start"),
            self.start,
            second=second,
            icon="play",
            kind="primary",
            style=TITLE,
            key="start",
        )
        return [Spacer(), Sized(button, least_width=70, least_height=16, most_width=150)]

    def _called(self, place: Place) -> str:
        colour = colour_name(self.ui, place.colour)
        if place.kind == PERSON:
            return place.name.strip() or colour
        return self.ui.say("lobby.bot", colour=colour, level=self._level(place.level))

    # --- a seat

    def _seat(self, seat: int) -> Panel:
        say, place = self.ui.say, self.places[seat]
        head = Row(
            ShipPreview(place.colour),
            Column(
                Label(say("lobby.seat", number=seat + 1), CAPTION),
                Label(self._called(place), TITLE, key=f"seat.{seat}.called"),
                gap=0.5,
                justify="middle",
            ).growing(),
            gap=4,
            align="middle",
        )
        who = Choice(
            say("lobby.who"),
            [("person", say("lobby.person")), ("bot", say("lobby.is_bot"))],
            "person" if place.kind == PERSON else "bot",
            lambda value: self._seat_somebody(seat, value),
            key=f"seat.{seat}.who",
        )
        parts = [head, who, *(self._person(seat) if place.kind == PERSON else self._bot(seat))]
        colours = ColourChoice(
            say("lobby.colour"),
            {colour: colour_name(self.ui, colour) for colour in COLOURS},
            place.colour,
            lambda colour: self._paint(seat, colour),
            taken=[other.colour for other in self.places if other is not place],
            key=f"seat.{seat}.colour",
        )
        parts += [Label(say("lobby.colour"), CAPTION), colours]
        return Panel(Column(*parts, gap=3), 5, accent=SEATS[place.colour].base, key=f"seat.{seat}")

    def _person(self, seat: int) -> list[Widget]:
        say, place = self.ui.say, self.places[seat]
        field = TextField(
            say("lobby.name"),
            place.name,
            lambda name: self._rename(seat, name),
            hint=say("lobby.name_hint", colour=colour_name(self.ui, place.colour)),
            most=LONGEST_NAME,
            icon="person",
            key=f"seat.{seat}.name",
        )
        return [Label(say("lobby.name"), CAPTION), field]

    def _bot(self, seat: int) -> list[Widget]:
        say, place = self.ui.say, self.places[seat]
        levels = Choice(
            say("lobby.level"),
            [(level, self._level(level)) for level in LEVELS],
            place.level,
            lambda level: self._train(seat, level),
            key=f"seat.{seat}.level",
        )
        return [levels, Label(say(MEANS[place.level]), SMALL)]

    def _level(self, level: str) -> str:
        return self.ui.say(f"level.{level}")

    def _seat_somebody(self, seat: int, value: str) -> None:
        place = self.places[seat]
        place.kind = PERSON if value == "person" else place.level
        self.rebuild()

    def _train(self, seat: int, level: str) -> None:
        self.places[seat].kind = self.places[seat].level = level
        self.rebuild()

    def _rename(self, seat: int, name: str) -> None:
        self.places[seat].name = name
        self.rebuild()

    def _paint(self, seat: int, colour: str) -> None:
        """Take a colour; who had it gets the one that was given up."""
        for place in self.places:
            if place.colour == colour:
                place.colour = self.places[seat].colour
        self.places[seat].colour = colour
        self.ui.sound.motif(colour)
        self.rebuild()

    # --- the match

    def _match(self) -> Widget:
        say = self.ui.say
        ways = [self._way(way) for way in variants.WAYS]
        parts: list[Widget] = [
            Label(say("lobby.aliens"), CAPTION),
            Grid(ways, columns=2 if self.ui.screen.compact else 1),
            Rule(),
            Button(
                say("lobby.less" if self.advanced else "lobby.advanced"),
                self._toggle_advanced,
                icon="arrow_up" if self.advanced else "arrow_down",
                kind="flat",
                align="left",
                key="advanced",
            ),
        ]
        if self.advanced:
            parts += [*self._envoys(), *self._seeds()]
        return Column(*parts, gap=3)

    def _way(self, way: str) -> Widget:
        each = variants.WAYS[way]
        return Button(
            self.ui.say(each.name),
            lambda: self._choose_aliens(way),
            second=self.ui.say(each.means),
            align="left",
            selected=way == self.aliens,
            key=f"aliens.{way}",
        )

    def _choose_aliens(self, way: str) -> None:
        self.aliens = way
        self.rebuild()

    def _toggle_advanced(self) -> None:
        self.advanced = not self.advanced
        self.rebuild()

    def _envoys(self) -> list[Widget]:
        say = self.ui.say
        if self.aliens == variants.FIRST:
            return [Label(say("lobby.envoys"), CAPTION), Label(say("lobby.envoys_first"), SMALL)]
        rows: list[Widget] = [self._envoy(place, group) for place, group in enumerate(variants.GROUPS)]
        return [Label(say("lobby.envoys"), CAPTION), *rows]

    def _envoy(self, place: int, group: str) -> Widget:
        say, language = self.ui.say, self.ui.settings.language
        envoys = ["", *variants.envoys_of(group)]

        def shown(number: int) -> str:
            return variants.envoy_name(envoys[number], language) if number else say("lobby.envoy_drawn")

        def change(number: int) -> None:
            self.envoys[place] = envoys[number]
            self.rebuild()

        stepper = Stepper(
            say("lobby.envoys"),
            envoys.index(self.envoys[place]),
            0,
            len(envoys) - 1,
            change,
            less=say("lobby.envoy_before"),
            more=say("lobby.envoy_next"),
            shown=shown,
            key=f"envoy.{group}",
        )
        return Row(Icon(f"group_{group}", 7, TEXT_QUIET), stepper.growing(), gap=3, align="middle")

    def _seeds(self) -> list[Widget]:
        say = self.ui.say
        field = TextField(
            say("lobby.seed"), str(self.seed), self._sow, most=9, icon="deck", key="seed"
        ).growing()
        fresh = Button(say("lobby.new_seed"), self._new_seed, icon="dice", key="new_seed")
        return [
            Label(say("lobby.seed"), CAPTION),
            Row(field, fresh, gap=3, align="middle"),
            Label(say("lobby.seed_means"), SMALL),
        ]

    def _sow(self, typed: str) -> None:
        """Only digits count; an empty field is the seed 0."""
        self.seed = int("".join(digit for digit in typed if digit in "0123456789") or "0")
        if typed != str(self.seed):
            self.rebuild()

    def _new_seed(self) -> None:
        self.seed = random.randint(1, LARGEST_SEED)
        self.rebuild()

    # --- off we go

    def players(self) -> list[Player]:
        """Bots have no names: they are called by their colours, in every language."""
        return [
            Player(place.name.strip() if place.kind == PERSON else "", place.colour, place.kind)
            for place in self.places
        ]

    def start(self) -> None:
        from scenes.table import TableScene

        self.remember()
        options = variants.options(self.aliens, self.envoys, self.seed)
        session = Session.begin(self.game, self.seed, self.players(), options, self.ui.folders.saves)
        if session.problem:
            self.ui.toasts.say(self.ui.say(session.problem.text, **session.problem.args))
        self.ui.stack.replace(TableScene(self.ui, session))

    def done(self) -> None:
        self.remember()

    def remember(self) -> None:
        """The next match begins with these choices."""
        settings = self.ui.settings
        settings.game = self.game
        settings.players = [place.name for place in self.places]
        settings.seats = [place.kind for place in self.places]
        settings.colours = [place.colour for place in self.places]
        settings.options = {"aliens": self.aliens, "envoys": self.envoys}
        self.ui.keep_settings()


def remembered_places(ui: Ui) -> list[Place]:
    """The seats of the last match; at first a person against a novice."""
    settings = ui.settings
    kinds = [kind for kind in settings.seats if kind in (PERSON, *LEVELS)]
    kinds = kinds if len(kinds) == 2 else [PERSON, "novice"]
    names = settings.players if len(settings.players) == 2 else ["", ""]
    colours = [colour for colour in settings.colours if colour in COLOURS]
    colours = colours if len(set(colours)) == 2 else list(COLOURS[:2])
    return [
        Place(kind, name[:LONGEST_NAME], colour, kind if kind in LEVELS else "novice")
        for kind, name, colour in zip(kinds, names, colours, strict=True)
    ]


def _kept_envoys(kept: Any) -> list[str]:
    """The envoys of the last match by group, as far as there are such."""
    named = kept if isinstance(kept, list) else []
    return [
        next((envoy for envoy in named if envoy in variants.envoys_of(group)), "")
        for group in variants.GROUPS
    ]


def _advanced(ui: Ui) -> list[Scene]:
    scene = LobbyScene(ui)
    scene.advanced = True
    return [scene]


SCREENS = {
    "setup": lambda ui, seed, after: [LobbyScene(ui)],
    "setup_advanced": lambda ui, seed, after: _advanced(ui),
}
