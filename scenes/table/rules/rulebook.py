"""The rules of a game as pages of paragraphs: read from its file, found by section, link or words."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from typing import Any, NamedTuple

from game.core.assets import ASSETS
from game.core.texts import Printed, catalogue, printed
from scenes.drawing import rich_text as texts
from scenes.table.rules.glossary_links import linked

MOST_HITS = 14
PICTURED = ("alien", "envoy", "species")  # components with a portrait
FILES = {"species": "species", "discovery": "discoveries"}  # whose name is not the kind's with an s
FLARE = ("inspect.wild", "inspect.super")  # the sides of an alien's flare
AROUND = 34  # characters of a hit's sentence on either side of the word


class Paragraph(NamedTuple):
    """A heading and a text with links. ``targets`` are what leads here: "rule:duel_4", "term:warp"."""

    targets: tuple[str, ...]
    head: str
    text: str
    picture: str = ""


class RulesPage(NamedTuple):
    id: str
    icon: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class ParagraphPlace(NamedTuple):
    """A paragraph of a page."""

    page: str
    paragraph: int


class Hit(NamedTuple):
    """A place with the words that were searched for, and the sentence around them."""

    place: ParagraphPlace
    title: str
    around: str


@cache
def pages(game: str, language: str) -> tuple[RulesPage, ...]:
    """All pages in their order."""
    rows = tomllib.loads((ASSETS / "rules" / f"{game}.toml").read_text("utf-8"))["page"]
    return tuple(_page(game, row, language) for row in rows)


def _page(game: str, row: dict[str, Any], language: str) -> RulesPage:
    found = [_paragraph(part, language) for part in row.get("paragraph", [])]
    if "lists" in row:
        found += _listed(game, row["lists"], language)
    return RulesPage(row["id"], row["icon"], row[f"title_{language}"], tuple(found))


def _paragraph(row: dict[str, Any], language: str) -> Paragraph:
    targets = tuple(target_of(section) for section in row.get("sections", []))
    return Paragraph(targets, row.get(f"head_{language}", ""), row[f"text_{language}"])


def _listed(game: str, kind: str, language: str) -> list[Paragraph]:
    """A paragraph for every component of a kind, those with names of people and terms by the alphabet."""
    file = FILES.get(kind, f"{kind}s")
    rows = tomllib.loads((ASSETS / "data" / game / f"{file}.toml").read_text("utf-8"))[kind]
    ids = [row["id"] for row in rows]
    shown = {ident: printed(game, kind, ident, language) for ident in ids}
    return [
        Paragraph(
            (f"{kind}:{ident}",),
            shown[ident].name,
            _told(game, kind, ident, shown[ident], language),
            f"{game}/{file}/{ident}" if kind in PICTURED else "",
        )
        for ident in sorted(ids, key=lambda ident: folded(shown[ident].name))
    ]


def _told(game: str, kind: str, ident: str, shown: Printed, language: str) -> str:
    besides = [ident] if kind == "term" else []
    lines = [linked(game, shown.says["text"], language, besides)] if "text" in shown.says else []
    if "power" in shown.says:
        lines[0] = f"**{shown.says['power']}**: {lines[0]}"
    for key, part in zip(FLARE, shown.parts.get("flare", []), strict=False):
        caption = catalogue(language).say(key)
        lines.append(f"**{caption}**: {linked(game, part.says['text'], language, besides)}")
    for part in shown.parts.get("ability", []):
        lines.append(f"**{part.name}**: {linked(game, part.says['text'], language, besides)}")
    if "flavour" in shown.says:
        lines.append(f"*{shown.says['flavour']}*")
    return "\n".join(lines)


def target_of(section: str) -> str:
    """The link that leads to a section of the rulebook: "rule:duel_4" for "Duel 4"."""
    return "rule:" + re.sub(r"\W+", "_", section.lower()).strip("_")


def find(game: str, target: str, language: str) -> ParagraphPlace | None:
    """The paragraph that a link or a page's id leads to."""
    for page in pages(game, language):
        if page.id == target:
            return ParagraphPlace(page.id, 0)
        for place, paragraph in enumerate(page.paragraphs):
            if target in paragraph.targets:
                return ParagraphPlace(page.id, place)
    return None


def page_of(game: str, ident: str, language: str) -> RulesPage:
    return next(page for page in pages(game, language) if page.id == ident)


def folded(text: str) -> str:
    """A text to compare: small letters without accents and markup."""
    bare = unicodedata.normalize("NFKD", texts.plain(text).casefold())
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def search(game: str, words: str, language: str) -> list[Hit]:
    """The paragraphs that have all the words, those with a word in their heading first."""
    wanted = folded(words).split()
    if not wanted:
        return []
    found: list[tuple[int, Hit]] = []
    for page in pages(game, language):
        for number, paragraph in enumerate(page.paragraphs):
            head, body = folded(f"{paragraph.head} {page.title}"), folded(paragraph.text)
            if all(word in head or word in body for word in wanted):
                rank = sum(word not in folded(paragraph.head) for word in wanted)
                title = texts.plain(paragraph.head).strip() or page.title
                hit = Hit(ParagraphPlace(page.id, number), title, _around(paragraph.text, wanted))
                found.append((rank, hit))
    return [hit for _, hit in sorted(found, key=lambda one: one[0])][:MOST_HITS]


def _around(text: str, wanted: list[str]) -> str:
    """The words about the first hit, the hit itself in bold."""
    bare = texts.plain(text).replace("\n", " ").replace("*", "")
    flat = folded(bare)
    spots = [(flat.find(word), len(word)) for word in wanted if word in flat]
    if not spots or len(flat) != len(bare):
        return _cut(bare, 0, 2 * AROUND)
    start, length = min(spots)
    first, last = _word_edge(bare, start - AROUND, -1), _word_edge(bare, start + length + AROUND, 1)
    before = ("… " if first else "") + bare[first:start]
    after = bare[start + length : last] + (" …" if last < len(bare) else "")
    return f"{before}**{bare[start : start + length]}**{after}"


def _word_edge(text: str, place: int, way: int) -> int:
    """The nearest beginning or end of a word from a place on, within the text."""
    while 0 < place < len(text) and text[place - 1 if way < 0 else place] != " ":
        place += way
    return min(len(text), max(0, place))


def _cut(text: str, first: int, last: int) -> str:
    last = _word_edge(text, last, 1)
    return text[first:last] + (" …" if last < len(text) else "")
