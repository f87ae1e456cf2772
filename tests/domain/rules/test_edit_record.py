"""That a file was edited is noted in words which can be read again."""

from __future__ import annotations

import pytest

from reverie.domain.rules.edit_record import edit_record, edited_file


@pytest.mark.parametrize("path", ["a.py", "/p/a", "/p/my notes/b (1).py", "src/deep/er/x.tar.gz"])
@pytest.mark.parametrize("times", [1, 2, 30])
def test_what_is_noted_of_a_file_names_it(path: str, times: int) -> None:
    assert edited_file(edit_record(path, times)) == path


@pytest.mark.parametrize(
    "said",
    [
        "edited the retry queue",
        "edited it 3 times and gave up",
        "edited",
        "I edited a.py",
        "edited a.py\nand b.py",
    ],
)
def test_what_somebody_says_of_an_edit_is_no_record(said: str) -> None:
    assert edited_file(said) is None
