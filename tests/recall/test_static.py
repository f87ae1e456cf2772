"""Static embeddings: read from two files of a package, of which no module is imported."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from reverie.errors import EmbedderFailed, ExtraMissing
from reverie.recall.embedders import static, weights_file
from reverie.recall.embedders.static import (
    LONGEST_PIECE,
    SHAPE,
    TABLE,
    TOKENIZER,
    StaticTable,
    token_ids,
    words_of,
)
from tests.recall.weights import a_static_table

VOCABULARY = {
    piece: n
    for n, piece in enumerate(
        ["<unk>", "<s>", "</s>", *(f"<{byte}>" for byte in range(256)), *"▁abcd", "ab", "▁ab", "cd"]
    )
}

INSTALLED = pytest.mark.skipif(
    not (find_spec("numpy") and find_spec(static.PACKAGE)), reason="the extra is not installed"
)


def pieces(text: str) -> list[str]:
    names = list(VOCABULARY)
    return [names[n] for word in words_of(text) for n in token_ids(word, VOCABULARY)]


@pytest.fixture
def table(tmp_path: Path) -> StaticTable:
    pytest.importorskip("numpy")
    return StaticTable(a_static_table(tmp_path))


# The tokenizer.


def test_the_pair_that_was_learned_first_is_merged_first() -> None:
    assert pieces("abcd") == ["▁ab", "cd"]
    assert pieces("ab \n bcd") == ["▁ab", "▁", "b", "cd"]
    assert pieces("") == []


def test_a_letter_that_is_not_known_is_told_by_its_bytes() -> None:
    assert pieces("aß") == ["▁", "a", "<195>", "<159>"]


def test_a_word_without_end_is_cut() -> None:
    assert max(map(len, words_of("x" * 10_000))) == LONGEST_PIECE + 1
    assert "".join(words_of("x" * 1_000))[1:] == "x" * 1_000


def test_a_text_that_is_no_text_has_tokens() -> None:
    assert pieces("a\ud800")[:2] == ["▁", "a"]


# The vectors.


def test_a_text_is_the_mean_of_its_tokens_and_of_length_one(table: StaticTable) -> None:
    one, other, both = table.vectors(["a", "b", "ab"])
    assert one @ other == 0
    assert both @ one == pytest.approx(both @ other)
    assert both @ both == pytest.approx(1.0)


def test_a_text_without_words_is_like_nothing(table: StaticTable) -> None:
    assert not table.vectors([" \n"]).any()
    assert table.vectors([]).shape == (0, SHAPE[1])


@INSTALLED
def test_no_module_of_the_package_is_imported() -> None:
    for name in [one for one in sys.modules if one.split(".")[0] == static.PACKAGE]:
        del sys.modules[name]
    (row,) = StaticTable().vectors(["a boat"])
    assert row @ row == pytest.approx(1.0, abs=1e-3)
    assert static.PACKAGE not in sys.modules


@INSTALLED
def test_the_real_table_knows_what_lies_near() -> None:
    boat, ship, tax = StaticTable().vectors(["a small boat", "some ships", "income tax law"])
    assert boat @ ship > 2 * (boat @ tax)


# Weights that are absent, cut short, or of another version.


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setitem(sys.modules, static.PACKAGE, None)
    with pytest.raises(ExtraMissing, match=r"needs wordllama; .*'\.\[embed\]'"):
        StaticTable()


def test_without_numpy_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(ExtraMissing, match=r"needs numpy; .*'\.\[embed\]'"):
        StaticTable(a_static_table(tmp_path))


def _cut(name: str, left: int) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes((folder / name).read_bytes()[:left])


@pytest.mark.parametrize(
    "harm",
    [
        _cut(TABLE, 0),
        _cut(TABLE, 7),
        _cut(TABLE, 40),
        _cut(TABLE, 1_000_000),
        _cut(TOKENIZER, 0),
        _cut(TOKENIZER, 1_000),
        lambda folder: (folder / TABLE).unlink(),
        lambda folder: (folder / TOKENIZER).unlink(),
        lambda folder: (folder / TABLE).write_bytes(b"\xff" * 100),
        lambda folder: (folder / TOKENIZER).write_text("[]"),
        lambda folder: (folder / TOKENIZER).write_text('{"model": {"vocab": {"a": "b"}}}'),
        lambda folder: a_static_table(folder, width=128),
        lambda folder: a_static_table(folder, rows=16_000),
    ],
)
def test_weights_that_are_not_as_expected_are_refused_in_one_sentence(
    harm: Callable[[Path], object], tmp_path: Path
) -> None:
    pytest.importorskip("numpy")
    folder = a_static_table(tmp_path)
    harm(folder)
    with pytest.raises(EmbedderFailed, match=r"the weights of wordllama cannot be used \(.+\); "):
        StaticTable(folder).vectors(["a"])


def test_numpy_computes_with_one_thread_unless_the_user_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("numpy")
    environment: dict[str, str] = {}
    monkeypatch.setattr(weights_file.os, "environ", environment)
    weights_file.needed_numpy()
    assert environment == {weights_file.THREADS: "1"}
    environment[weights_file.THREADS] = "3"
    weights_file.needed_numpy()
    assert environment == {weights_file.THREADS: "3"}
