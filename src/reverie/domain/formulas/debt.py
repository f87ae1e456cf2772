"""Sleep debt: what a session's work weighs, and how tired that makes."""


def score_of(count: int, moderate_from: int, heavy_from: int) -> int:
    """0 for nothing done, 1 for light, 2 for moderate, 3 for heavy work."""
    if count <= 0:
        return 0
    if count < moderate_from:
        return 1
    if count < heavy_from:
        return 2
    return 3


def drowsiness_of(debt: int, drowsy_from: int, sleepy_from: int, must_sleep_from: int) -> int:
    """0 alert, 1 drowsy, 2 sleepy, 3 must sleep."""
    if debt >= must_sleep_from:
        return 3
    if debt >= sleepy_from:
        return 2
    if debt >= drowsy_from:
        return 1
    return 0
