"""Bugs in the dream stream, its readers and the metrics, each with the requirement it breaks."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "dreams are published only when the night is over",
        "engine/sleeping.py",
        "        sleeper.committed(step)\n",
        "",
        row="D42",
    ),
    Bug(
        "a night publishes nothing",
        "streams/outbox.py",
        "self._is_on = settings.streams.publish_to == REDIS",
        "self._is_on = False",
        row="D42",
    ),
    Bug(
        "a server that is away is not tried again in the morning",
        "streams/outbox.py",
        "(not self._has_begun or DREAMS in self._courier.failures)",
        "not self._has_begun",
        row="D42",
    ),
    Bug(
        "a later cycle overtakes one that was not sent",
        "streams/courier.py",
        "elif next_one.tries_again or next_one.about not in self.failures:",
        "else:",
        row="D42",
    ),
    Bug(
        "a night sends only its own cycles, not what the server missed",
        "streams/outbox.py",
        "self._journal.of_cycle(step.cycle) if self._has_begun else self._journal.read()",
        "self._journal.of_cycle(step.cycle)",
        row="D15",
    ),
    Bug(
        "the awake stream has no writer",
        "mind.py",
        'if self.settings.streams.publish_to != "none":\n                self._awake_flow',
        'if self.settings.streams.publish_to == "":\n                self._awake_flow',
        row="D28",
    ),
    Bug(
        "the salience stream has no writer",
        "streams/outbox.py",
        "elif step.stage == ENCODE and",
        'elif step.stage == "" and',
        row="D28",
    ),
    Bug(
        "what a dead reader held stays with it for ever",
        "streams/redis.py",
        "held += pending.claimed(",
        "_ = pending.claimed(",
        row="D28",
    ),
    Bug(
        "an entry that nobody can read comes again for ever",
        "streams/redis.py",
        "if one.deliveries > self._most_deliveries",
        "if one.deliveries > 10**9",
        row="D28",
    ),
    Bug(
        "a server that is full is said to be too old",
        "streams/redis_server.py",
        '"used memory": "is full;',
        '"no such words": "is full;',
        row="D42",
    ),
    Bug(
        "a refusal of the server fails the night",
        "streams/courier.py",
        "except Exception as error:",
        "except KeyError as error:",
        row="D42",
    ),
]
