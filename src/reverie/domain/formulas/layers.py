"""How compressed a memory is, by the age of its session."""


def layer_of_age(age: int, hot_until: int, warm_until: int) -> int:
    """0 hot, 1 warm, 2 cold for a session `age` sessions before the one that will read it."""
    if age <= hot_until:
        return 0
    if age <= warm_until:
        return 1
    return 2
