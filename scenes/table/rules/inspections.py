"""What the inspect panel shows of words of the glossary and of paragraphs of the rules, in every game."""

from __future__ import annotations

from game.core.texts import printed
from scenes.drawing.rich_text import plain
from scenes.table.game_table import Inspection
from scenes.table.rules import rulebook
from scenes.table.rules.glossary_links import linked, term_ids

CARD, DISC = (92.0, 129.0), (92.0, 92.0)  # shapes of what is shown, in millimetres


def glossary_text(game: str, term: str, language: str) -> str:
    """What the glossary says, with links to its other words."""
    return linked(game, printed(game, "term", term, language).says["text"], language, [term])


def term_inspection(
    game: str, term: str, language: str, now: str = "", shape: tuple[float, float] = CARD
) -> Inspection | None:
    """A word of the glossary, and what it means right now."""
    if term not in term_ids(game):
        return None
    name = printed(game, "term", term, language).name
    return Inspection(name, None, shape, [("inspect.what", glossary_text(game, term, language))], now)


def rule_inspection(game: str, target: str, language: str) -> Inspection | None:
    """A paragraph of the rules by its link."""
    place = rulebook.find(game, target, language)
    if place is None:
        return None
    page = rulebook.page_of(game, place.page, language)
    paragraph = page.paragraphs[place.paragraph]
    return Inspection(paragraph.head or page.title, None, CARD, [("inspect.rule", paragraph.text)])


def first_line(inspection: Inspection | None) -> str:
    """What resting on a thing shows: its name and the first line of what its panel says (docs/ux 4.11)."""
    if inspection is None:
        return ""
    text = plain(inspection.sections[0][1]).partition("\n")[0] if inspection.sections else ""
    return f"**{inspection.title}**\n{text}" if text else f"**{inspection.title}**"
