"""WordPiece: the tokenizer of BERT models, which cuts a text into the pieces they have learned."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

_UNKNOWN, _BEGIN, _END = "[UNK]", "[CLS]", "[SEP]"
_LONGEST_WORD = 100
_CHARS_LOOKED_AT = 8_000
"""Characters of a text that are cut: more than the model ever sees."""
_IDEOGRAPHS = (
    (0x4E00, 0x9FFF),
    (0x3400, 0x4DBF),
    (0xF900, 0xFAFF),
    (0x20000, 0x2CEAF),
    (0x2F800, 0x2FA1F),
)


def token_ids(text: str, vocabulary: Mapping[str, int], *, most: int) -> list[int]:
    """The numbers of a text's tokens, with the marks of its begin and end, `most` in all."""
    ids = [vocabulary[_BEGIN]]
    for word in _words(text[:_CHARS_LOOKED_AT]):
        ids += [vocabulary[piece] for piece in _pieces(word, vocabulary)]
        if len(ids) >= most - 1:
            break
    return [*ids[: most - 1], vocabulary[_END]]


def _pieces(word: str, vocabulary: Mapping[str, int]) -> list[str]:
    """The longest known pieces from left to right; one unknown makes the whole word unknown."""
    if len(word) > _LONGEST_WORD:
        return [_UNKNOWN]
    pieces, start = [], 0
    while start < len(word):
        mark = "##" if start else ""
        end = next(
            (end for end in range(len(word), start, -1) if mark + word[start:end] in vocabulary), 0
        )
        if not end:
            return [_UNKNOWN]
        pieces.append(mark + word[start:end])
        start = end
    return pieces


def _words(text: str) -> Iterator[str]:
    """The words and punctuation marks of a text, in lower case and without accents."""
    word = ""
    for char in _plain(text):
        if char.isspace() or _stands_alone(char):
            if word:
                yield word
            word = ""
            if not char.isspace():
                yield char
        else:
            word += char
    if word:
        yield word


def _plain(text: str) -> str:
    visible = "".join(_shown(char) for char in text)
    apart = unicodedata.normalize("NFD", visible)
    return "".join(char for char in apart if unicodedata.category(char) != "Mn").lower()


def _shown(char: str) -> str:
    """The character, a space for any space, and nothing for what cannot be seen."""
    if char in "\t\n\r":
        return " "
    if char in "\x00\ufffd" or unicodedata.category(char).startswith("C"):
        return ""
    return " " if unicodedata.category(char) == "Zs" else char


def _stands_alone(char: str) -> bool:
    point = ord(char)
    if 33 <= point <= 47 or 58 <= point <= 64 or 91 <= point <= 96 or 123 <= point <= 126:
        return True
    return unicodedata.category(char).startswith("P") or any(
        low <= point <= high for low, high in _IDEOGRAPHS
    )
