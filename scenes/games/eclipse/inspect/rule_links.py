"""Where the rules of Eclipse explain a thing: links to paragraphs, and the words of the glossary."""

from __future__ import annotations

from game.core.texts import printed
from scenes.table.game_table import Inspection
from scenes.table.rules import rulebook
from scenes.table.rules.glossary_links import linked

CARD = (92.0, 129.0)


def numbers_in(word: str) -> list[int]:
    """The numbers of a key such as "zone:1:-2"."""
    return [int(part) for part in word.split(":") if part.lstrip("-").isdecimal()]


def see(language: str, *targets: str) -> list[tuple[str, str]]:
    """Links to paragraphs of the rules, by their headings."""
    links = []
    for target in targets:
        place = rulebook.find("eclipse", target, language)
        if place is not None:
            page = rulebook.page_of("eclipse", place.page, language)
            links.append(f"[{target}|{page.paragraphs[place.paragraph].head or page.title}]")
    return [("inspect.rule", " · ".join(links))] if links else []


def said(term: str, language: str) -> str:
    """What the glossary says, with links to its other words."""
    return linked("eclipse", printed("eclipse", "term", term, language).says["text"], language, [term])


def paragraph(target: str, language: str) -> Inspection | None:
    """A paragraph of the rules by its link."""
    place = rulebook.find("eclipse", target, language)
    if place is None:
        return None
    page = rulebook.page_of("eclipse", place.page, language)
    found = page.paragraphs[place.paragraph]
    return Inspection(found.head or page.title, None, CARD, [("inspect.rule", found.text)])
