"""A match can be saved and loaded at any moment, and a save says what it cannot keep."""

from __future__ import annotations

import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from game.core import saves
from game.core.match import Match
from game.core.saves import SaveRefused, Sentence, read
from game.core.soundness import Tables
from game.duel import pieces
from game.duel.prompts import PlayReinforcement, SetDial, SpendTactic
from tests.core.filed import Lines, edited, last, notice, opened, play_on, played, refusal, saved, sealed

STORED = Path(__file__).parents[1] / "saves"


def same(one: Match[Any], other: Match[Any]) -> bool:
    return (
        one.digest() == other.digest()
        and one.waiting() == other.waiting()
        and one.decisions == other.decisions
        and one.undone == other.undone
    )


@pytest.mark.parametrize("seed", range(3))
def test_a_match_can_be_saved_and_loaded_at_every_decision(seed: int) -> None:
    match, dice = game.new_match("duel", seed, options={"aliens": "free"}), random.Random(seed)
    while True:
        loaded = game.load(match.save())
        assert loaded.notice is None
        assert same(loaded.match, match)
        if not play_on(match, dice, 1):
            break
    assert match.table.over


@pytest.mark.parametrize("seed", range(12))
def test_a_loaded_match_goes_on_as_the_saved_one_would_have(seed: int) -> None:
    match = played(seed, 9 * seed)
    loaded = game.load(match.save()).match
    for twin in (match, loaded):
        play_on(twin, random.Random(1000 + seed))
    assert same(loaded, match)


def test_a_loaded_match_can_be_taken_back_to_its_beginning() -> None:
    match = played(3)
    loaded = game.load(match.save()).match
    while match.decisions:
        match.undo()
        loaded.undo()
        assert loaded.digest() == match.digest()
    assert same(loaded, match)


def test_what_was_taken_back_can_be_taken_again_after_loading() -> None:
    match = played(4, 40)
    for _ in range(7):
        match.undo()
    loaded = game.load(match.save()).match
    assert same(loaded, match)
    for twin in (match, loaded):
        twin.redo()
        twin.redo()
    assert same(loaded, match)
    assert len(loaded.undone) == 5


def test_answers_have_their_type_again_after_loading() -> None:
    matches = [played(seed) for seed in range(6)]
    kinds: Counter[type] = Counter()
    for match in matches:
        for one, other in zip(game.load(match.save()).match.decisions, match.decisions, strict=True):
            assert type(one.answer) is type(other.answer)
            if one.asked == PlayReinforcement.__name__:
                kinds[type(one.answer)] += 1
    assert kinds[tuple]
    assert list(kinds) == [tuple]


def test_a_scenario_can_be_saved() -> None:
    match = game.scenario("duel", {"aliens": ["swarm", "prime"], "seed": 5, "warp": [7, 3]})
    loaded = game.load(match.save()).match
    assert same(loaded, match)
    assert loaded.beginning.options == match.beginning.options


@pytest.mark.parametrize("seed", [-1, 1 << 20_000], ids=["negative", "enormous"])
def test_every_seed_can_be_saved(seed: int) -> None:
    match = game.new_match("duel", seed)
    loaded = game.load(match.save()).match
    assert loaded.digest() == match.digest()
    again = game.new_match("duel", loaded.beginning.seed)
    assert again.digest() == match.digest()


def test_the_same_match_gives_the_same_bytes() -> None:
    assert played(2, 30).save() == played(2, 30).save()
    assert game.load(saved(2, 30)).match.digest() == played(2, 30).digest()


def test_a_save_gives_the_callers_notes_back() -> None:
    notes = {"date": "2026-08-01", "seats": ["human", "captain"]}
    assert game.load(saves.write(played(1, 5), notes).written).notes == notes


def test_a_finished_match_loads_in_a_hundred_and_fifty_milliseconds() -> None:
    file = played(max(range(10), key=lambda seed: len(saved(seed)))).save()
    times = []
    for _ in range(5):
        start = time.perf_counter()
        assert game.load(file).match.table.over
        times.append(time.perf_counter() - start)
    assert min(times) < 0.15


def test_a_save_names_what_it_holds() -> None:
    header, *records = opened(saved(2, 30))
    assert header["format"] == saves.FORMAT
    assert (header["game"], header["rules"], header["seats"], header["seed"]) == ("duel", 2, 2, 2)
    assert header["faces"] == pieces.KEYS
    assert header["rows"]["Planet"] == ["tile", "ships", "in_warp"]
    kinds = Counter(record["record"] for record in records)
    assert kinds["took"] == 30
    assert kinds["phase"] > 5
    assert all(record["digest"] for record in records if record["record"] == "phase")


def test_every_phase_in_a_save_has_its_table() -> None:
    match = played(2, 30)
    phases = {record.taken: record for record in read(match.save()).phases}
    kept = {keyframe.taken: keyframe.table(match.game) for keyframe in match.keyframes}
    assert sorted(phases) == sorted(kept)
    for taken, phase in phases.items():
        assert msgspec.json.decode(phase.table, type=match.game.table_type) == kept[taken]


# Falling back to the start of the phase.


def phase_start(match: Match[Any]) -> Any:
    return match.keyframes[-1].table(match.game)


def in_mid_phase(seed: int) -> Match[Any]:
    """A match in which one player has set the dial and the other has not."""
    match, dice = played(seed, 25), random.Random(seed)
    while not (
        match.decisions[-1].asked == SetDial.__name__ and match.asked_of(1 - match.decisions[-1].seat)
    ):
        assert play_on(match, dice, 1)
    assert match.keyframes[-1].taken < len(match.decisions)
    return match


def fell_back(file: bytes, match: Match[Any]) -> bool:
    """True if the file loads at the start of the match's last phase, and says what that costs."""
    loaded = game.load(file)
    assert loaded.notice is not None
    kept = match.keyframes[-1].taken
    assert loaded.notice.args == {"kept": kept, "lost": len(match.decisions) - kept}
    assert not loaded.match.decisions
    return bool(loaded.match.keyframes[0].table(match.game) == phase_start(match))


def rule_changed(lines: Lines) -> None:
    lines[0]["rules"] += 1


def other_result(lines: Lines) -> None:
    last(lines, "took")["digest"] = "0" * 16


def other_question(lines: Lines) -> None:
    """The answer would do for both questions."""
    assert last(lines, "took")["asked"] == SetDial.__name__
    last(lines, "took")["asked"] = SpendTactic.__name__


def unknown_question(lines: Lines) -> None:
    last(lines, "took")["asked"] = "ChooseNothing"


def forbidden_answer(lines: Lines) -> None:
    last(lines, "took")["answer"] = 7777


def answer_of_another_kind(lines: Lines) -> None:
    last(lines, "took")["answer"] = {"card": 7}


def another_seat(lines: Lines) -> None:
    last(lines, "took")["seat"] = 5


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (rule_changed, "save.other_rules"),
        (other_result, "save.diverged"),
        (other_question, "save.diverged"),
        (unknown_question, "save.diverged"),
        (forbidden_answer, "save.diverged"),
        (answer_of_another_kind, "save.diverged"),
        (another_seat, "save.diverged"),
    ],
)
def test_what_cannot_be_repeated_falls_back_to_the_start_of_the_phase(edit: Any, sentence: str) -> None:
    match = in_mid_phase(3)
    file = edited(match.save(), edit)
    assert notice(file) == sentence
    assert fell_back(file, match)


def test_a_match_that_fell_back_can_be_played_saved_and_loaded() -> None:
    file = edited(in_mid_phase(3).save(), rule_changed)
    match = game.load(file).match
    play_on(match, random.Random(3))
    assert match.table.over
    assert same(game.load(match.save()).match, match)


def test_another_digest_of_an_earlier_phase_falls_back_too() -> None:
    match = in_mid_phase(3)
    phases = [keyframe.taken for keyframe in match.keyframes]

    def edit(lines: Lines) -> None:
        [line] = [line for line in lines if line.get("taken") == phases[-2]]
        line["digest"] = "0" * 16

    assert fell_back(edited(match.save(), edit), match)


def test_other_rules_with_the_same_number_are_noticed_by_the_first_table() -> None:
    match = in_mid_phase(3)

    def edit(lines: Lines) -> None:
        lines[0]["digest"] = "0" * 16

    file = edited(match.save(), edit)
    assert notice(file) == "save.other_rules"
    assert fell_back(file, match)


def test_a_damaged_phase_is_worked_out_anew_from_the_decisions() -> None:
    match = in_mid_phase(3)

    def edit(lines: Lines) -> None:
        last(lines, "phase")["table"]["supply"] = [1000, 1000]

    file = edited(match.save(), edit)
    assert notice(file) == "save.repaired"
    assert same(game.load(file).match, match)


def test_without_its_last_phase_a_match_falls_back_to_the_one_before() -> None:
    match = in_mid_phase(3)

    def edit(lines: Lines) -> None:
        rule_changed(lines)
        last(lines, "phase")["table"] = {}

    loaded = game.load(edited(match.save(), edit))
    assert loaded.notice is not None
    assert loaded.notice.args["kept"] == match.keyframes[-2].taken


@pytest.mark.parametrize(
    "accident",
    [
        {"rng": -1},
        {"rng": 2**64},
        {"seats": 3},
        {"faces": bytearray(150)},
        {"faces": bytearray([141] * 150)},
        {"seen": bytearray([4] * 150)},
        {"agenda": []},
        {"agenda": ["nowhere", "destiny"]},
        {"winners": [2]},
        {"straggler": -2},
        {"target": 150},
        {"target": -2},
        {"planets": [[150, [0, 0], False]]},
        {"envoys": [[65, 2, False, False]]},
        {"supply": [15, 16]},
        {"hands": [[0], []]},
        {"supply": []},
    ],
)
def test_a_table_that_cannot_be_is_not_played_on(accident: dict[str, Any]) -> None:
    duel, save = game.find("duel"), read(saved(2, 0))
    tables = Tables(duel, save.header)
    table = msgspec.json.decode(save.header.start)
    assert tables.sound(save.header.start) is not None
    assert tables.sound(msgspec.Raw(msgspec.json.encode(table | accident))) is None


def test_a_table_without_all_its_slips_is_not_played_on() -> None:
    match, save = played(2, 0), read(saved(2, 0))
    table = match.keyframes[0].table(match.game)
    del table.faces[-1], table.seen[-1]
    assert Tables(match.game, save.header).sound(msgspec.Raw(msgspec.json.encode(table))) is None


def test_a_table_that_is_not_the_one_digested_is_not_played_on() -> None:
    save = read(saved(2, 0))
    tables = Tables(game.find("duel"), save.header)
    assert tables.sound(save.header.start, save.header.digest) is not None
    assert tables.sound(save.header.start, "0" * 16) is None


# What the numbers on the cards mean.


def reordered(lines: Lines) -> None:
    """As if the data files had been sorted in another way when the match was saved."""
    order = list(range(len(pieces.KEYS)))
    random.Random(8).shuffle(order)
    lines[0]["faces"] = [pieces.KEYS[face] for face in order]
    for line in lines:
        table = line.get("start") or line.get("table")
        if table:
            faces = msgspec.convert(table["faces"], bytearray)
            cards = [order.index(face) for face in faces[: len(order)]]
            table["faces"] = msgspec.to_builtins(bytearray([*cards, *faces[len(order) :]]))


def test_cards_are_known_by_name_when_the_data_files_are_in_another_order() -> None:
    match = in_mid_phase(6)
    file = edited(match.save(), reordered)
    assert notice(file) == "save.other_rules"
    assert fell_back(file, match)


def test_a_card_that_this_version_does_not_know_is_named() -> None:
    def edit(lines: Lines) -> None:
        lines[0]["faces"][70] = "golden_goose"

    with pytest.raises(SaveRefused) as problem:
        game.load(edited(saved(2, 30), edit))
    assert problem.value.sentence.text == "save.unknown_card"
    assert problem.value.sentence.args == {"card": "golden_goose"}


def without_the_last_card(lines: Lines) -> None:
    """As if the last card of the data files had been added after the match was saved."""
    card = len(pieces.KEYS) - 1
    lines[0]["faces"].pop()
    for line in lines:
        table = line.get("start") or line.get("table")
        if table:
            _take_out(table, card)


def _take_out(table: Any, card: int) -> None:
    faces, seen = (msgspec.convert(table[field], bytearray) for field in ("faces", "seen"))
    other = faces.index(card)
    faces[other], faces[card] = faces[card], faces[other]
    del faces[card], seen[card]
    table["faces"], table["seen"] = msgspec.to_builtins(faces), msgspec.to_builtins(seen)
    *table["fates"], table["past"] = (_without(pile, card) for pile in [*table["fates"], table["past"]])


def _without(pile: Any, card: int) -> Any:
    """The pile, as it stands in a file, without a card."""
    cards = msgspec.convert(pile, bytearray)
    return msgspec.to_builtins(cards.replace(bytes([card]), b""))


def test_a_card_added_since_is_named_if_the_game_cannot_do_without() -> None:
    file = edited(saved(2, 12), without_the_last_card)
    with pytest.raises(SaveRefused) as problem:
        game.load(file)
    assert problem.value.sentence.text == "save.added_card"
    assert problem.value.sentence.args == {"card": pieces.KEYS[-1]}


def test_a_card_added_since_lies_nowhere_if_the_game_can_do_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.find("duel"), "faults", lambda table: [])
    match = game.load(edited(saved(2, 12), without_the_last_card)).match
    table, card = match.table, len(pieces.KEYS) - 1
    assert len(table.faces) == len(table.seen) == len(played(2, 12).table.faces)
    assert sorted(table.faces[: card + 1]) == list(range(card + 1))
    assert table.faces[card] == card
    assert table.seen[card] == table.everyone
    play_on(match, random.Random(2), 20)


def test_a_row_with_a_field_put_into_its_middle_is_refused() -> None:
    def edit(lines: Lines) -> None:
        lines[0]["rows"]["Envoy"].remove("ally")

    assert refusal(edited(saved(2, 30), edit)) == "save.other_layout"


def test_a_row_with_a_field_put_at_its_end_is_read() -> None:
    def edit(lines: Lines) -> None:
        lines[0]["rows"]["Envoy"].pop()

    assert notice(edited(saved(2, 30), edit)) == ""


# Other formats.


def test_a_save_of_a_newer_format_is_refused_as_such() -> None:
    def edit(lines: Lines) -> None:
        lines[0] = {"record": "starboard", "format": saves.FORMAT + 1, "all": "different"}

    with pytest.raises(SaveRefused) as problem:
        game.load(edited(saved(2, 30), edit))
    assert problem.value.sentence.text == "save.newer"
    assert problem.value.sentence.args == {"format": saves.FORMAT + 1}


def test_an_unknown_game_is_named() -> None:
    def edit(lines: Lines) -> None:
        lines[0]["game"] = "halma"

    with pytest.raises(SaveRefused) as problem:
        game.load(edited(saved(2, 30), edit))
    assert problem.value.sentence.text == "save.unknown_game"
    assert problem.value.sentence.args == {"game": "halma"}


def older(lines: Lines) -> Lines:
    """A format that there never was: the seed was called a number, and decisions were rows."""
    header = lines[0] | {"format": saves.FORMAT - 1, "number": lines[0]["seed"]}
    del header["seed"]
    rows = [
        [line["seat"], line["asked"], line["answer"]] if line["record"] == "took" else line
        for line in lines[1:]
    ]
    return [header, *rows]


def renewed(lines: Lines) -> Lines:
    """The step from that format to this one."""
    header = lines[0] | {"seed": lines[0]["number"]}
    return [header, *(_named(line) if isinstance(line, list) else line for line in lines[1:])]


def _named(row: list[Any]) -> dict[str, Any]:
    seat, asked, answer = row
    return {"record": "took", "seat": seat, "asked": asked, "answer": answer}


def test_an_older_format_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "UPGRADES", {saves.FORMAT - 1: renewed})
    match = played(2, 30)
    file = sealed(older(opened(match.save())))
    loaded = game.load(file)
    assert loaded.notice is None
    assert loaded.end is None  # new lines must not be put behind old ones
    assert same(loaded.match, match)
    assert notice(file[:-5]) == "save.torn"
    middle = len(file) // 2
    assert notice(file[:middle] + b"\0" + file[middle + 1 :]) == "save.damaged"


def test_an_older_format_that_cannot_be_upgraded_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    file = sealed(older(opened(saved(2, 30))))
    assert refusal(file) == "save.header_damaged"
    monkeypatch.setattr(saves, "UPGRADES", {saves.FORMAT - 1: renewed})
    lines = opened(file)
    del lines[0]["number"]
    assert refusal(sealed(lines)) == "save.header_damaged"


@pytest.mark.parametrize("file", sorted(STORED.glob("format_*.save")), ids=lambda file: file.name)
def test_a_stored_save_of_every_format_can_be_loaded_and_played_on(file: Path) -> None:
    loaded = game.open_save(file)
    assert loaded.notice is None or loaded.notice.text in ("save.other_rules", "save.diverged")
    assert loaded.notes == {"stored": file.stem}
    play_on(loaded.match, random.Random(1))
    assert loaded.match.table.over


def test_there_is_a_stored_save_of_every_format() -> None:
    names = [file.name.split("_")[1] for file in STORED.glob("format_*.save")]
    assert sorted({int(name) for name in names}) == list(range(1, saves.FORMAT + 1))


def test_a_stored_save_keeps_every_decision_while_the_rules_are_the_same() -> None:
    """Aliens are chosen before any card is played, so other cards do not change this match."""
    loaded = game.open_save(STORED / "format_1_choosing.save")
    assert loaded.notice is None
    assert [decision.answer for decision in loaded.match.decisions] == ["swarm"]
    [prompt] = loaded.match.waiting()
    assert prompt.seat == 1


def test_a_stored_save_of_other_rules_stands_at_the_start_of_its_phase() -> None:
    file = STORED / "format_1_other_rules.save"
    loaded, phase = game.open_save(file), read(file.read_bytes()).phases[-1]
    assert loaded.notice == Sentence("save.other_rules", {"kept": phase.taken, "lost": 2})
    start = loaded.match.keyframes[0].table(loaded.match.game)
    assert start == msgspec.json.decode(phase.table, type=type(start))


# Replays and verification.


def test_a_replay_shows_the_match_after_every_decision() -> None:
    match, dice = game.new_match("duel", 5), random.Random(5)
    shown = [(match.digest(), match.events)]
    while play_on(match, dice, 1):
        shown.append((match.digest(), match.events))
    assert [(then.digest(), then.events) for then in game.replay(match.save())] == shown


def test_a_replay_ends_where_the_rules_do_otherwise() -> None:
    replay = game.replay(edited(saved(3, 40), other_result))
    for _ in range(40):
        next(replay)
    with pytest.raises(SaveRefused) as problem:
        next(replay)
    assert problem.value.sentence.text == "save.replay_ends"
    assert problem.value.sentence.args == {"taken": 39}


def test_a_match_of_other_rules_has_no_replay() -> None:
    with pytest.raises(SaveRefused) as problem:
        next(game.replay(edited(saved(3, 40), rule_changed)))
    assert problem.value.sentence.text == "save.no_replay"


def wrong_in_the_past(lines: Lines) -> None:
    next(line for line in lines if line["record"] == "took")["digest"] = "0" * 16


@pytest.mark.parametrize(
    ("edit", "code", "sentence"),
    [
        (lambda lines: None, 0, "save.sound"),
        (rule_changed, 1, "save.other_rules"),
        (wrong_in_the_past, 2, "save.replay_ends"),
        (lambda lines: lines.clear(), 2, "save.empty"),
    ],
)
def test_verifying_repeats_a_match_from_its_start(
    tmp_path: Path, edit: Any, code: int, sentence: str
) -> None:
    path = tmp_path / "match.save"
    path.write_bytes(edited(saved(3), edit))
    assert game.verify(path)[0] == code
    assert game.verify(path)[1].text == sentence


def test_verifying_says_what_was_found(tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    path.write_bytes(saved(3))
    match = played(3)
    sound = Sentence("save.sound", {"decisions": len(match.decisions), "digest": match.digest()})
    assert game.verify(path) == (0, sound)
    assert game.verify(tmp_path / "nothing") == (2, Sentence("save.missing"))
