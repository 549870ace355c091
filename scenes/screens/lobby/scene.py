"""The set-up of a match: who sits where, in which colour, and with which aliens."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from game.bots import LEVELS
from scenes.drawing.rich_text import CAPTION, SMALL, TITLE
from scenes.drawing.theme import SEATS
from scenes.screens.flat_table.offer import flat_choices
from scenes.screens.flat_table.seats import Neighbour
from scenes.screens.lobby.balance_note import balance_note
from scenes.screens.lobby.coach_switch import coach_switch
from scenes.screens.lobby.colour_choice import ColourChoice, ShipPreview
from scenes.screens.lobby.opponents import OpponentFace, opponent
from scenes.screens.lobby.profile_choice import ProfileChoice
from scenes.screens.lobby.seat_setup import COLOURS, SeatSetup, remembered_places
from scenes.screens.lobby.seed_choice import SeedChoice
from scenes.screens.menu.shelf import BOXES
from scenes.screens.saves.catalogue import colour_name
from scenes.session.participants import LONGEST_NAME, PERSON, Participant
from scenes.session.session import Session
from scenes.table.lobby_variants import Seated
from scenes.table.way_card import is_roomy
from scenes.widgets.boxes import Column, Grid, Panel, Row, Rule, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.controls import ChoiceRow
from scenes.widgets.field import TextField
from scenes.widgets.label import Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.lobby_variants import MakeVariants, Variants
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

LARGEST_SEED = 999_999_999
MEANS = {
    "random": "lobby.level.random",
    "novice": "lobby.level.novice",
    "captain": "lobby.level.captain",
}


class LobbyScene(PageScene):
    """The seats, the game's own choices, and a button that says what will happen."""

    name = "setup"
    tallest = 276.0

    def __init__(self, ui: Ui, game: str = "duel") -> None:
        super().__init__(ui)
        self.game = game
        self.variants = variants_of(game)(ui.settings.options)
        self.places = remembered_places(ui, self.variants)
        self.profiles = ProfileChoice(ui, self.places, self._paint, self.rebuild)
        self.seeds = SeedChoice(ui, self.rebuild)
        self.advanced = False

    def heading(self) -> str:
        return self.ui.say("lobby.title", game=self.ui.say(BOXES[self.game].name))

    def tools(self) -> list[Widget]:
        people = [seat for seat, place in enumerate(self.places) if place.kind == PERSON]
        return [self.seeds.promise(self.players(), people)]

    # --- the tree

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def people(self) -> int:
        return sum(place.kind == PERSON for place in self.places)

    def colour_of(self, seat: int) -> str:
        return self.places[seat].colour

    def build_decks(self) -> None:
        """Opens the deck builder, which comes back here."""
        from scenes.screens.deck_builder.scene import BuilderScene

        self.ui.stack.push(BuilderScene(self.ui))

    def body(self) -> Widget:
        seats = [self._seat(seat) for seat in range(self.seats)]
        match = Panel(self._match(), 5, key="match")
        if self.crowded:
            around = Grid(seats, columns=2, gap=4)
            if self.ui.screen.compact:
                return Scroll(Column(around, match, gap=4), key="page")
            return Scroll(Column(Row(around.growing(2), match.growing(), gap=4), Spacer()), key="page")
        if self.ui.screen.compact:
            return Scroll(Column(Row(*(seat.growing() for seat in seats), gap=4), match, gap=4), key="page")
        columns = Row(*(seat.growing() for seat in seats), match.growing(), gap=4)
        return Scroll(Column(columns, Spacer()), key="page")

    @property
    def crowded(self) -> bool:
        """More seats than stand side by side: each of them takes less room."""
        return self.seats > 2

    def foot(self) -> list[Widget]:
        who = [Seated(self._called(place), place.kind == PERSON) for place in self.places]
        word, second = self.variants.start(self.ui, who)
        button = Button(
            word, self.start, second=second, icon="play", kind="primary", style=TITLE, key="start"
        )
        return [
            Sized(coach_switch(self.ui, self.game, self.rebuild), most_width=96),
            Spacer(),
            Sized(button, least_width=70, least_height=16, most_width=150),
        ]

    def _called(self, place: SeatSetup) -> str:
        colour = colour_name(self.ui, place.colour)
        if place.kind == PERSON:
            return place.name.strip() or colour
        bot = opponent(self.places.index(place))
        return self.ui.say("lobby.bot", name=bot.name, level=self._level(place.level))

    # --- a seat

    def _seat(self, seat: int) -> Panel:
        say, place = self.ui.say, self.places[seat]
        head = self._head(seat)
        who = ChoiceRow(
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
        parts += [colours] if self.crowded else [Label(say("lobby.colour"), CAPTION), colours]
        edge = 4 if self.crowded else 5
        return Panel(Column(*parts, gap=3), edge, accent=SEATS[place.colour].base, key=f"seat.{seat}")

    def _head(self, seat: int) -> Widget:
        """Who sits here: a person by the ship of their colour, a bot by its face and its level."""
        place, face = self.places[seat], self._face(seat)
        lines: list[Widget] = [Label(self.ui.say("lobby.seat", number=seat + 1), CAPTION)]
        if place.kind == PERSON:
            lines.append(Label(self._called(place), TITLE, key=f"seat.{seat}.called"))
        else:
            lines.append(Label(opponent(seat).name, TITLE, key=f"seat.{seat}.called"))
            lines.append(Label(self._level(place.level), SMALL))
        words = Column(*lines, gap=0.5, justify="middle")
        if is_roomy(self.ui) and not self.crowded:
            return Column(Row(Spacer(), face, Spacer()), words, gap=4)
        return Row(face, words.growing(), gap=4, align="middle")

    def _face(self, seat: int) -> Widget:
        place = self.places[seat]
        if place.kind == PERSON:
            ship = BOXES[self.game].ship
            return ShipPreview(ship, place.colour, small=self.crowded, large=is_roomy(self.ui))
        return OpponentFace(opponent(seat), place.colour, small=self.crowded, large=is_roomy(self.ui))

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
        caption = [] if self.crowded else [Label(say("lobby.name"), CAPTION)]
        named = Row(field.growing(), self.profiles.button(seat), gap=2, align="middle")
        return [*caption, named, *self._signs(seat)]

    @property
    def shared(self) -> bool:
        """Several people share the device: hands are covered, and may be locked."""
        return self.people > 1

    def _signs(self, seat: int) -> list[Widget]:
        if not self.shared:
            return []
        say, place = self.ui.say, self.places[seat]
        button = Button(
            say("lobby.signs_set" if place.sign else "lobby.signs"),
            lambda: self._ask_signs(seat),
            second=say("lobby.signs_change" if place.sign else "lobby.signs_means"),
            icon="lock" if place.sign else "eye",
            align="left",
            key=f"seat.{seat}.signs",
        )
        return [button]

    def _ask_signs(self, seat: int) -> None:
        from scenes.screens.hot_seat.secret_signs import SignScene

        def chosen(sign: str) -> None:
            place.sign = sign
            self.rebuild()

        place = self.places[seat]
        scene = SignScene(self.ui, self._called(place), place.colour, chosen, had=bool(place.sign))
        self.ui.stack.push(scene)

    def _bot(self, seat: int) -> list[Widget]:
        say, place = self.ui.say, self.places[seat]
        levels = ChoiceRow(
            say("lobby.level"),
            [(level, self._level(level)) for level in LEVELS],
            place.level,
            lambda level: self._train(seat, level),
            key=f"seat.{seat}.level",
        )
        return [levels] if self.crowded else [levels, Label(say(MEANS[place.level]), SMALL)]

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
        self.profiles.renamed(seat)
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
        parts: list[Widget] = [
            *self._seat_counts(),
            *self.variants.parts(self),
            *balance_note(self.ui, self.game, self.seats, self.variants),
            *self._flat(),
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
            parts += [*self.variants.more(self), *self.seeds.rows()]
        return Column(*parts, gap=3)

    def _flat(self) -> list[Widget]:
        around = [Neighbour(self._called(place), place.colour) for place in self.places]
        return flat_choices(self.ui, self.people, around, self.rebuild)

    def _seat_counts(self) -> list[Widget]:
        """How many play, where that can be chosen."""
        say, counts = self.ui.say, self.variants.seats
        if len(counts) < 2:
            return []
        answers = [(str(count), str(count)) for count in counts]
        choice = ChoiceRow(say("lobby.seats"), answers, str(self.seats), self.seat, key="seats")
        return [Label(say("lobby.seats"), CAPTION), choice]

    def seat(self, count: str) -> None:
        """So many seats: new ones are bots in colours that are free, the last ones go."""
        del self.places[int(count) :]
        while self.seats < int(count):
            taken = [place.colour for place in self.places]
            self.places.append(SeatSetup("novice", "", _free_colour(self.variants, taken)))
        self.rebuild()

    def _toggle_advanced(self) -> None:
        self.advanced = not self.advanced
        self.rebuild()

    # --- off we go

    def players(self) -> list[Participant]:
        """Everybody by name; people who gave none are called by their colours, in every language."""
        return [
            Participant(
                place.name.strip() if place.kind == PERSON else opponent(seat).name,
                place.colour,
                place.kind,
                place.sign if place.kind == PERSON and self.shared else "",
                place.profile if place.kind == PERSON else "",
            )
            for seat, place in enumerate(self.places)
        ]

    def start(self) -> None:
        from scenes.screens.table_screens import open_table

        self.remember()
        self.profiles.teach()
        fair = self.seeds.fair(self.seats)
        seed = fair.seed if fair else self.seeds.typed or 0
        options = self.variants.options(seed, self.seats, self.people)
        session = Session.begin(self.game, seed, self.players(), options, self.ui.folders.saves, fair)
        for sentence in session.news():
            self.ui.toasts.say(self.ui.tell(sentence))
        self.ui.stack.replace(open_table(self.ui, session))

    def done(self) -> None:
        self.remember()

    def remember(self) -> None:
        """The next match begins with these choices."""
        settings = self.ui.settings
        settings.game = self.game
        settings.players = [place.name for place in self.places]
        settings.seats = [place.kind for place in self.places]
        settings.profiles = [place.profile for place in self.places]
        settings.colours = [place.colour for place in self.places]
        settings.options = self.variants.kept()
        self.ui.keep_settings()


def variants_of(game: str) -> MakeVariants:
    """What makes the choices of a game."""
    make: MakeVariants = importlib.import_module(f"scenes.games.{game}.lobby_variants").VARIANTS
    return make


def _free_colour(variants: Variants, taken: list[str]) -> str:
    return next(colour for colour in (*variants.colours, *COLOURS) if colour not in taken)


def _advanced(ui: Ui) -> list[Scene]:
    scene = LobbyScene(ui)
    scene.advanced = True
    return [scene]


SCREENS = {
    "setup": lambda ui, seed, after: [LobbyScene(ui)],
    "setup_advanced": lambda ui, seed, after: _advanced(ui),
}
