"""What the matches of an arena say: ratings, who beats whom, and how fair seats and factions are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from statistics import median

import msgspec

from game.arena.estimates import Estimate, PerDeal, share
from game.arena.playing import ArenaMatch, PlayedDeal
from game.arena.ratings import RatedMatch, ratings
from game.arena.schedule import ArenaPlan, PairedDeal, sides
from game.core.table import NOBODY

BARS = 12  # of the lengths


class EntrantFindings(msgspec.Struct):
    """How an entrant did against all others."""

    name: str
    rating: Estimate | None  # Elo points from the average; None if there is nobody else
    share: Estimate
    won: int  # matches, shared victories among them


class PairFindings(msgspec.Struct):
    """How one entrant did in the matches with another."""

    one: str
    other: str
    share: Estimate
    even: float  # what it would win if both were equal


class LengthFindings(msgspec.Struct):
    """Decisions in a match."""

    mean: float
    median: float
    shortest: int
    longest: int
    bars: list[int]  # how many matches, from the shortest to the longest in equal steps


class VariantFindings(msgspec.Struct):
    """How fair a variant is, and how long it takes."""

    name: str
    matches: int
    even: float  # the share of a seat, if all were equal
    seats: list[Estimate]
    order: list[Estimate]  # by place in the order of the first turn; empty where all begin together
    factions: dict[str, Estimate]
    length: LengthFindings
    shared: int
    without_winner: int
    unfinished: int


class ArenaReport(msgspec.Struct):
    """Everything that was found, and what it was found from."""

    plan: ArenaPlan
    matches: int
    deals: int
    entrants: list[EntrantFindings]
    pairs: list[PairFindings]
    variants: list[VariantFindings]


class SeenMatch(msgspec.Struct):
    """A match with the deal it belongs to, and the part of the victory of each seat."""

    deal: int
    match: ArenaMatch
    parts: list[float]
    sides: tuple[int, ...]

    def of(self, entrant: int) -> float:
        """The part of the victory of an entrant."""
        return sum(part for seat, part in enumerate(self.parts) if self.match.seating[seat] == entrant)

    def held(self, entrant: int) -> int:
        """How many sides an entrant had."""
        return len({side for seat, side in enumerate(self.sides) if self.match.seating[seat] == entrant})


def report(plan: ArenaPlan, scheduled: Iterable[PairedDeal], played: Mapping[int, PlayedDeal]) -> ArenaReport:
    """What came of the deals."""
    by_variant: list[list[SeenMatch]] = [[] for _ in plan.variants]
    for deal in scheduled:
        teams = sides(plan.game, plan.seats, plan.variants[deal.variant].options)
        for match in played[deal.number].matches:
            by_variant[deal.variant].append(SeenMatch(deal.seed, match, parts_of(match, teams), teams))
    seen = [each for matches in by_variant for each in matches]
    return ArenaReport(
        plan=plan,
        matches=len(seen),
        deals=len({each.deal for each in seen}),
        entrants=_entrants(plan, seen),
        pairs=_pairs(plan, seen),
        variants=[
            _variant(variant.name, matches)
            for variant, matches in zip(plan.variants, by_variant, strict=True)
        ],
    )


def parts_of(match: ArenaMatch, teams: tuple[int, ...]) -> list[float]:
    """The victory in equal parts for the sides that have it; nobody's is everybody's."""
    winning = {teams[seat] for seat in match.winners} if match.over else set()
    winning = winning or set(teams)
    return [(team in winning) / len(winning) / teams.count(team) for team in teams]


def per_deal(found: Iterable[tuple[int, float, int]]) -> list[PerDeal]:
    """Wins and chances added up for each deal."""
    wins: defaultdict[int, float] = defaultdict(float)
    chances: Counter[int] = Counter()
    for deal, won, many in found:
        wins[deal] += won
        chances[deal] += many
    return [PerDeal(wins[deal], chances[deal]) for deal in sorted(chances)]


def _entrants(plan: ArenaPlan, seen: Sequence[SeenMatch]) -> list[EntrantFindings]:
    alone = len(plan.entrants) == 1
    rated: Sequence[Estimate | None] = [None] if alone else _rated(plan, seen)
    return [
        EntrantFindings(
            name,
            rated[entrant],
            share(per_deal((each.deal, each.of(entrant), each.held(entrant)) for each in seen)),
            sum(any(each.match.seating[seat] == entrant for seat in each.match.winners) for each in seen),
        )
        for entrant, name in enumerate(plan.entrants)
    ]


def _rated(plan: ArenaPlan, seen: Sequence[SeenMatch]) -> list[Estimate]:
    deals: defaultdict[int, list[RatedMatch]] = defaultdict(list)
    everybody = range(len(plan.entrants))
    for each in seen:
        contest = RatedMatch(tuple(map(each.held, everybody)), tuple(map(each.of, everybody)))
        deals[each.deal].append(contest)
    return ratings([deals[deal] for deal in sorted(deals)], len(plan.entrants))


def _pairs(plan: ArenaPlan, seen: Sequence[SeenMatch]) -> list[PairFindings]:
    """Each entrant against each other one, in the matches in which both sat."""
    found = []
    for one, other in permutations(range(len(plan.entrants)), 2):
        together = [each for each in seen if each.held(one) and each.held(other)]
        if not together:
            continue
        several = len(set(together[0].sides))
        won = share(per_deal((each.deal, each.of(one), each.held(one)) for each in together))
        found.append(PairFindings(plan.entrants[one], plan.entrants[other], won, 1 / several))
    return found


def _variant(name: str, seen: Sequence[SeenMatch]) -> VariantFindings:
    places = range(len(seen[0].parts))
    teams = seen[0].sides
    mates = [teams.count(team) for team in teams]

    def share_of(seats: Iterable[int]) -> Estimate:
        """The victories of one seat of each match."""
        pairs = zip(seen, seats, strict=True)
        return share(per_deal((each.deal, each.parts[seat] * mates[seat], 1) for each, seat in pairs))

    in_turn = all(each.match.began != NOBODY for each in seen)
    around = [[(each.match.began + step) % len(places) for each in seen] for step in places if in_turn]
    return VariantFindings(
        name=name,
        matches=len(seen),
        even=1 / len(set(teams)),
        seats=[share_of([seat] * len(seen)) for seat in places],
        order=[share_of(seats) for seats in around],
        factions=_factions(seen, mates),
        length=_length([each.match.decisions for each in seen]),
        shared=sum(len({teams[seat] for seat in each.match.winners}) > 1 for each in seen),
        without_winner=sum(each.match.over and not each.match.winners for each in seen),
        unfinished=sum(not each.match.over for each in seen),
    )


def _factions(seen: Sequence[SeenMatch], mates: Sequence[int]) -> dict[str, Estimate]:
    found: defaultdict[str, list[tuple[int, float, int]]] = defaultdict(list)
    for each in seen:
        for seat, faction in enumerate(each.match.factions):
            found[faction].append((each.deal, each.parts[seat] * mates[seat], 1))
    return {faction: share(per_deal(found[faction])) for faction in sorted(found) if faction}


def _length(decisions: Sequence[int]) -> LengthFindings:
    shortest, longest = min(decisions), max(decisions)
    step = (longest - shortest + 1) / BARS
    bars = Counter(int((each - shortest) / step) for each in decisions)
    return LengthFindings(
        sum(decisions) / len(decisions),
        float(median(decisions)),
        shortest,
        longest,
        [bars[number] for number in range(BARS)],
    )
