"""The parts of the deck builder that are put together from what the bench holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.firestorm.decks import deck as decks
from game.firestorm.decks.deck import LONGEST_NAME, PLANETS_LEAST, RESOURCES_LEAST
from game.firestorm.decks.packs import lacking
from game.firestorm.pieces import RESOURCES
from scenes.drawing.rich_text import BODY, SMALL
from scenes.drawing.theme import BAD, GOOD, INK
from scenes.screens.deck_builder.charts import CostCurve, Mix, Verdict
from scenes.screens.deck_builder.column import DeckBanner, DeckTally
from scenes.widgets.boxes import Column, Grid, Padding, Panel, Row, Spacer
from scenes.widgets.button import Button
from scenes.widgets.field import TextField
from scenes.widgets.label import Label
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

LARGE = 1.15  # letters so large that names need the whole width

if TYPE_CHECKING:
    from scenes.screens.deck_builder.scene import BuilderScene

# --- the deck


def deck_column(scene: BuilderScene) -> Widget:
    ui, say = scene.ui, scene.ui.say
    columns = 1 if ui.screen.compact or ui.screen.text > LARGE else 2
    rows = scene.rows()
    cards: Widget = (
        Grid(rows, columns=columns, gap=2 if ui.screen.touch else 0.5)
        if rows
        else Label(say("deck.empty"), BODY, align="centre")
    )
    narrow = ui.screen.compact  # the icons make way
    hand = Button(
        say("deck.draw"),
        scene.try_hand,
        second=say("deck.draw_second"),
        icon="" if narrow else "dice",
        key="try_hand",
    )
    save = Button(
        say("deck.save"),
        scene.save,
        second=_saved(scene),
        icon="" if narrow else "save",
        kind="primary",
        second_style=SMALL._replace(colour=INK),
        key="save",
    )
    parts = Column(
        Row(CostCurve(ui, decks.curve(scene.deck)).growing(5), _mix(scene).growing(6), gap=4),
        Scroll(cards, key="rows").growing(),
        _verdict(scene),
        Row(hand.growing(2), save.growing(3), gap=3),
        gap=2.4,
    )
    inner = Column(_banner(scene), Padding(parts.growing(), across=3, down=2.4), gap=0)
    return Panel(inner, 0, key="deck")


def _banner(scene: BuilderScene) -> Widget:
    say, deck = scene.ui.say, scene.deck
    field = TextField(
        say("deck.name"),
        deck.name,
        scene.rename,
        hint=say("deck.name_hint"),
        most=LONGEST_NAME,
        icon="cards",
        key="name",
    )
    base = deck.bases[0].id if deck.bases else ""
    told = say("deck.base", planet=scene.called(base)) if base else say("deck.no_base")
    good = not decks.faults(deck)
    planets, resources = decks.total(deck.planets), decks.total(deck.resources)
    enough = planets >= PLANETS_LEAST
    chips = Row(
        DeckTally(
            "planet",
            say("deck.planets", count=planets, least=PLANETS_LEAST),
            GOOD if enough else BAD,
            "planets",
        ),
        DeckTally(
            "cards",
            say("deck.resources", count=resources, least=RESOURCES_LEAST, most=RESOURCES),
            GOOD if RESOURCES_LEAST <= resources <= RESOURCES else BAD,
            "resources",
        ),
        DeckTally(
            "tick" if good else "warning",
            say("deck.legal" if good else "deck.illegal"),
            GOOD if good else BAD,
            "legal",
        ),
        gap=1.6,
    )
    words = Column(
        Row(field.growing(3), Spacer(), gap=2),
        Label(told, BODY._replace(mm=3.5, leading=1.1)),
        chips,
        gap=1.4,
    )
    return DeckBanner(deck.color, base, words, lambda: scene.layer.over and not scene.layer.out)


def _mix(scene: BuilderScene) -> Widget:
    ui, planets = scene.ui, scene.planets_shown
    shares = decks.planet_mix(scene.deck) if planets else decks.mix(scene.deck)
    kind = "planets" if planets else "cards"
    names = [ui.say(f"deck.group.{kind}.{share.group}") for share in shares]
    title = ui.say("deck.mix.planets" if planets else "deck.mix.cards")
    return Mix(ui, shares, names, title, scene.turn_mix)


def reasons(scene: BuilderScene) -> tuple[list[str], list[str]]:
    """Why the deck is not legal, and what else is to be said about it."""
    wrong = [scene.told(fault) for fault in decks.faults(scene.deck)]
    if scene.owned and scene.collection:
        missing = lacking(scene.deck, scene.collection)
        wrong += [
            scene.ui.say("deck.fault.lacking", card=scene.called(card), count=count)
            for card, count in missing.items()
        ]
    warned = [scene.told(warning) for warning in decks.warnings(scene.deck)]
    if decks.faults(scene.deck) and not decks.faults(scene.deck, friendly=True):
        warned.insert(0, scene.ui.say("deck.friendly"))
    return wrong, warned


def _verdict(scene: BuilderScene) -> Widget:
    wrong, warned = reasons(scene)
    all_ = [*wrong, *warned]
    more = scene.ui.say("deck.more_reasons", count=len(all_) - 1) if len(all_) > 1 else ""
    if not all_:
        return Verdict(scene.ui.say("deck.fine"), "good", scene.open_reasons)
    return Verdict(all_[0], "bad" if wrong else "warning", scene.open_reasons, more)


def _saved(scene: BuilderScene) -> str:
    say = scene.ui.say
    if not scene.bench.dirty:
        ready = [each.deck.cards for each in decks.starters()]
        starter = not scene.bench.file and scene.deck.cards in ready
        return say("deck.starter_state" if starter else "deck.saved_state")
    return say("deck.unsaved_legal" if not decks.faults(scene.deck) else "deck.unsaved_illegal")
