"""Random words: counter-based random numbers, an integer hash of what they are for; stateless."""

WORD = 0xFFFFFFFF
"""The largest of 32 bits; every number here lies between 0 and it."""
LIFE = 0xFFFFFFFF
"""Stands for a day where something is drawn once in an agent's life."""


def mixed(word: int) -> int:
    """A word whose bits all depend on all bits of another (the finalizer of murmur3)."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


def stream_of(seed: int, agent: int, day: int) -> tuple[int, int]:
    """What all numbers of an agent's day are drawn from."""
    one = mixed((mixed((mixed(seed & WORD) + agent) & WORD) + day) & WORD)
    two = mixed((mixed((mixed(seed ^ WORD) + day) & WORD) + 0x9E3779B9 + agent) & WORD)
    return one, two


def drawn(stream: tuple[int, int], number: int) -> int:
    """One number of a stream, of 32 bits."""
    return mixed(mixed((stream[0] + number * 0x9E3779B9) & WORD) ^ stream[1])


def between(word: int, low: int, high: int) -> int:
    """A word as a whole number from low to high, both included."""
    return low + ((word * (high - low + 1)) >> 32)
