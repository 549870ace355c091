"""The report as one page that needs nothing else: plots, numbers, and how they were found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

import msgspec

from game.arena.estimates import Estimate
from game.arena.faction_names import faction_name
from game.arena.findings import ArenaReport, VariantFindings
from game.arena.plots import PlotRow, bars, intervals
from game.core.texts import LANGUAGES, catalogue

STYLE = """\
:root { color-scheme: light dark; --ink: #1c2333; --quiet: #57607a; --page: #fbfcff; --line: #d9deea;
  --dot: #2a52b0; --reach: #9bb3e6; --even: #a05a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9edf8; --quiet: #a5afc7; --page: #0e1427;
  --line: #2a3350; --dot: #8fb2ff; --reach: #40588f; --even: #e8ad55; } }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 50rem; background: var(--page);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .75rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .25rem; border-top: 1px solid var(--line); padding-top: 1.25rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0 .75rem; color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.25rem; margin: 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
svg { display: block; width: 100%; height: auto; }
svg text { font: 14px system-ui, sans-serif; fill: var(--ink); font-variant-numeric: tabular-nums; }
circle, rect { fill: var(--dot); }
.reach { stroke: var(--reach); stroke-width: 6; stroke-linecap: round; }
.even { stroke: var(--even); stroke-width: 2; stroke-dasharray: 5 5; }
"""


class PageWords:
    """The words and numbers of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = catalogue(language).say

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        told = f"{value:{'+' if signed else ''}.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return told if self.language == "en" else told.replace(".", ",")

    def share(self, found: Estimate) -> str:
        """Of 100, with its bounds."""
        value, low, high = (self.number(100 * part) for part in (found.value, found.low, found.high))
        return self.say("arena.from_to", value=value, low=low, high=high)

    def points(self, found: Estimate) -> str:
        """Elo points, with their bounds."""
        parts = (found.value, found.low, found.high)
        value, low, high = (self.number(part, 0, signed=True) for part in parts)
        return self.say("arena.from_to", value=value, low=low, high=high)


def write(told: ArenaReport, folder: Path) -> list[Path]:
    """The report for machines, and a page in every language."""
    file = folder / "report.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")
    written = [file]
    for language in LANGUAGES:
        written.append(folder / f"report.{language}.html")
        written[-1].write_text(page(told, language), "utf-8", newline="\n")
    return written


def page(told: ArenaReport, language: str) -> str:
    """All of it in one language."""
    speaker = PageWords(language)
    plan, say = told.plan, speaker.say
    name = plan.game
    title = say("arena.title", game=say(f"game.{name}"))
    parts = [f"<h1>{escape(title)}</h1>", _facts(told, speaker)]
    if len(plan.entrants) > 1:
        parts += _strengths(told, speaker)
    for variant in told.variants:
        parts += _variant(told, variant, speaker)
    parts.append(f"<h2>{escape(say('arena.method'))}</h2>")
    method = [say(f"arena.method.{about}") for about in ("deals", "shares", "ratings", "same")]
    parts += [f"<p>{escape(paragraph)}</p>" for paragraph in method]
    parts = ["<body>", *parts, "</body>", "</html>"]
    return "\n".join([*_head(title, language), *parts, ""])


def _head(title: str, language: str) -> list[str]:
    return [
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">',
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>',
        f"<style>\n{STYLE}</style></head>",
    ]


def level_name(level: str, say: Callable[..., str]) -> str:
    """What a bot is called."""
    return say(f"level.{level}")


def _facts(told: ArenaReport, speaker: PageWords) -> str:
    plan, say = told.plan, speaker.say
    rows = [
        (say("arena.entrants"), ", ".join(level_name(level, say) for level in plan.entrants)),
        (say("arena.seats"), str(plan.seats)),
        (say("arena.matches"), str(told.matches)),
        (say("arena.deals"), str(told.deals)),
        (say("arena.seed"), str(plan.seed)),
    ]
    return _listed(rows)


def _listed(rows: Sequence[tuple[str, str]]) -> str:
    """Names and what they come to."""
    told = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows)
    return f"<dl>{told}</dl>"


def _section(title: str, means: str, *drawn: str, head: str = "h3") -> list[str]:
    return [f"<{head}>{escape(title)}</{head}>", *([f"<p>{escape(means)}</p>"] if means else []), *drawn]


def _strengths(told: ArenaReport, speaker: PageWords) -> list[str]:
    say = speaker.say
    rated = [(each, each.rating) for each in told.entrants if each.rating is not None]
    best = sorted(rated, key=lambda each: -each[1].value)
    ratings = [PlotRow(level_name(each.name, say), rating) for each, rating in best]
    pairs = [
        (say("arena.pair", one=level_name(pair.one, say), other=level_name(pair.other, say)), pair)
        for pair in told.pairs
    ]
    found = _section(
        say("arena.strength"),
        say("arena.strength_means"),
        intervals(say("arena.strength"), ratings, 0.0, speaker.points),
        head="h2",
    )
    shares = [PlotRow(label, pair.share) for label, pair in pairs]
    drawn = intervals(say("arena.wins"), shares, pairs[0][1].even, speaker.share)
    return [*found, *_section(say("arena.wins"), say("arena.wins_means"), drawn)]


def _variant(told: ArenaReport, variant: VariantFindings, speaker: PageWords) -> list[str]:
    say, plan = speaker.say, told.plan
    seats = [PlotRow(say("arena.seat", number=place), share) for place, share in enumerate(variant.seats, 1)]
    order = [PlotRow(say("arena.place", number=place), share) for place, share in enumerate(variant.order, 1)]
    best = sorted(variant.factions.items(), key=lambda each: -each[1].value)
    factions = [PlotRow(faction_name(plan.game, name, speaker.language), share) for name, share in best]
    tables = [("arena.by_seat", seats), ("arena.by_order", order), ("arena.by_faction", factions)]
    found = _section(say("arena.variant", name=variant.name), say("arena.variant_means"), head="h2")
    for key, rows in tables:
        if rows:
            found += _section(say(key), "", intervals(say(key), rows, variant.even, speaker.share))
    return [*found, *_length(variant, speaker)]


def _length(variant: VariantFindings, speaker: PageWords) -> list[str]:
    say, length = speaker.say, variant.length
    mean, middle = speaker.number(length.mean, 0), speaker.number(length.median, 0)
    means = say("arena.length_means", mean=mean, middle=middle)
    drawn = bars(say("arena.length"), length.bars, (str(length.shortest), str(length.longest)))
    odd = [
        (say("arena.shared"), str(variant.shared)),
        (say("arena.nobody"), str(variant.without_winner)),
        (say("arena.unfinished"), str(variant.unfinished)),
    ]
    return [*_section(say("arena.length"), means, drawn), _listed(odd)]
