"""Overflow: who gives way where a buffer, or a family of beliefs, is full."""


def gives_way(key: int, number: int, other_key: int, other_number: int) -> bool:
    """Whether the first of two episodes goes: the lower by key, then the older by its number."""
    return key < other_key or (key == other_key and number < other_number)


def is_replaced_first(
    tick: int,
    confidence: float,
    subject: int,
    other_tick: int,
    other_confidence: float,
    other_subject: int,
) -> bool:
    """Whether the first of two beliefs is replaced: by last update, confidence, then subject."""
    if tick != other_tick:
        return tick < other_tick
    if confidence != other_confidence:
        return confidence < other_confidence
    return subject < other_subject
