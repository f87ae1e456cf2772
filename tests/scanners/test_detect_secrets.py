"""The full scan: what the package finds beyond our own patterns is masked, or refused."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

import pytest

from reverie.domain.intake.secrets import MASK, masked
from reverie.errors import ArgumentRefused, SecretFound
from reverie.scanners.detect_secrets import masked_fully
from reverie.stores.archive import export_mind
from reverie.wiring import open_mind

ADDRESS = "https://api.softlayer.com/soap/v3/" + "9f86d081884c7d65" * 4
"""A secret that the package knows and we do not."""
KNOWN = "ghp_q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0Ks"


def setup_module() -> None:
    pytest.importorskip("detect_secrets")


def test_what_only_the_package_finds_is_masked() -> None:
    assert masked(ADDRESS) == ADDRESS
    assert masked_fully(f"post to {ADDRESS} now") == (
        f"post to https://api.softlayer.com/soap/v3/{MASK} now"
    )


def test_what_is_masked_fully_stays_as_it_is() -> None:
    once = masked_fully(f"{ADDRESS} and {KNOWN}")
    assert masked_fully(once) == once


def test_prose_paths_and_digests_stay_to_the_letter() -> None:
    text = (
        "See src/reverie/domain/intake/secrets/mask.py at 494c48a09f5a2f0c1de4a7c7c0fcb4d9a6e1b2c3"
    )
    assert masked_fully(text) == text


def test_a_night_remembers_nothing_that_the_package_finds(tmp_path: Path) -> None:
    with open_mind(tmp_path / "mind.db") as mind:
        mind.record(f"Never use {ADDRESS} again.", session="s")
        mind.end_session("s")
        mind.night()
        kept = [memory.text for memory in mind.memories()]
    assert any(MASK in text for text in kept)
    assert not any("9f86d081884c7d65" in text for text in kept)


def test_an_export_that_would_hold_a_secret_is_refused_and_leaves_no_file(tmp_path: Path) -> None:
    with open_mind(tmp_path / "mind.db") as mind:
        mind.record("It rained.", session="s")
        mind.record(f"I called {ADDRESS} today.", session="s")
        with pytest.raises(SecretFound, match="episode 2 holds what looks like a secret"):
            mind.export(tmp_path / "all.gz")
    assert [file.name for file in tmp_path.glob("*gz*")] == []


def test_an_export_can_be_written_masked_and_read_again(tmp_path: Path) -> None:
    with open_mind(tmp_path / "mind.db") as mind:
        mind.record(f"Never call {ADDRESS} again.", session="s")
        mind.end_session("s")
        mind.night()
        mind.export(tmp_path / "all.gz", secrets="mask")
    assert b"9f86d081884c7d65" not in gzip.decompress((tmp_path / "all.gz").read_bytes())
    with open_mind(tmp_path / "copy.db") as copy:
        copy.import_from(tmp_path / "all.gz")
        assert [
            MASK in episode.text for episode in copy.store.episodes.of("s", after=0, upto=9)
        ] == [True]


def test_an_export_can_be_written_as_it_is(tmp_path: Path) -> None:
    with open_mind(tmp_path / "mind.db") as mind:
        mind.record(f"I called {ADDRESS} today.", session="s")
        mind.export(tmp_path / "all.gz", secrets="keep")
    assert b"9f86d081884c7d65" in gzip.decompress((tmp_path / "all.gz").read_bytes())


def test_nothing_else_can_be_done_with_secrets(tmp_path: Path) -> None:
    with open_mind(":memory:") as mind, pytest.raises(ArgumentRefused, match="refuse, mask, keep"):
        mind.export(tmp_path / "all.gz", secrets="forget")


def test_an_import_masks_what_an_older_reverie_let_through(tmp_path: Path) -> None:
    told: list[str] = []
    with open_mind(":memory:") as mind:
        mind.record("It rained and I was late for it.", session="s")
        mind.end_session("s")
        mind.night()
        old = lambda _, line: line.replace("It rained", KNOWN)  # noqa: E731
        export_mind(mind.store, tmp_path / "old.gz", told.append, old)  # type: ignore[arg-type]
    with open_mind(":memory:") as copy:
        copy.import_from(tmp_path / "old.gz", told.append)
        (episode,) = copy.store.episodes.of("s", after=0, upto=9)
        assert episode.text == f"{MASK} and I was late for it."
    assert any("held secrets, which are masked now" in words for words in told)


def test_without_the_package_our_own_patterns_do_it_and_the_doctor_says_so() -> None:
    code = (
        "import sys; sys.modules['detect_secrets'] = None; "
        "sys.modules['detect_secrets.settings'] = None; "
        "from reverie.scanners.detect_secrets import masked_fully; "
        f"print(masked_fully('{ADDRESS} {KNOWN}'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"{ADDRESS} {MASK}"


def test_the_package_is_loaded_only_for_texts_that_could_hold_what_it_knows() -> None:
    code = (
        "import sys; from reverie.scanners.detect_secrets import masked_fully; "
        "masked_fully('a short text'); print('detect_secrets' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
