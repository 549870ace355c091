"""Where the rules of Eclipse explain a thing: links to paragraphs, and the words of the glossary."""

from __future__ import annotations

from scenes.table.game_table import Inspection
from scenes.table.rules import rulebook
from scenes.table.rules.inspections import glossary_text, rule_inspection


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
    return glossary_text("eclipse", term, language)


def paragraph(target: str, language: str) -> Inspection | None:
    return rule_inspection("eclipse", target, language)
