"""A Redis server as the streams need it: reached by an address, its failures in our words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any
from urllib.parse import parse_qs, urlsplit

from reverie.errors import Refused, StreamFailed
from reverie.extras import how_to_install

DEFAULT_ADDRESS = "redis://127.0.0.1:6379"
ANSWER_S = 5.0
"""How many seconds a server may take to answer."""
SCHEMES = ("redis", "rediss", "unix")
OPTIONS = {"db", "ssl_ca_certs", "ssl_cert_reqs", "ssl_certfile", "ssl_keyfile"}
"""What an address may say after its question mark."""
TOO_OLD = ("syntax error", "unknown command", "Invalid stream ID")
REFUSALS = {
    "WRONGTYPE": "keeps something else under {key}; choose another --prefix, or remove that",
    "used memory": "is full; give it more memory (maxmemory)",
    "read only replica": "is a replica that takes nothing; name its primary",
    "good replicas": "misses its replicas and takes nothing; see to them",
    "persist on disk": "cannot write to its disk and takes nothing; see to that",
    "permissions": "does not let this user work on {key}; see to its permissions (ACL)",
}
"""What refusals say that have one cause, and what is told of it."""
KEPT = "then run it again: nothing is lost, the journal holds every dream"


class RedisServer:
    """The connection to a server, made with the first command."""

    def __init__(self, address: str = DEFAULT_ADDRESS) -> None:
        self.shown = shown(address)
        self._package = _package()
        retry = import_module("redis.retry").Retry(import_module("redis.backoff").NoBackoff(), 0)
        try:
            self.client: Any = self._package.Redis.from_url(
                address,
                decode_responses=True,
                encoding_errors="replace",
                protocol=2,
                retry=retry,
                socket_timeout=ANSWER_S,
                socket_connect_timeout=ANSWER_S,
            )
        except (ValueError, TypeError):
            raise _no_address() from None

    def close(self) -> None:
        """Give the connection back."""
        self.client.close()

    def cut(self) -> None:
        """Break the connection off, whoever waits for an answer in another thread."""
        self.client.connection_pool.disconnect(inuse_connections=True)

    @contextmanager
    def answering(self, key: str) -> Iterator[None]:
        """Turn what goes wrong with a key into errors that say what to do."""
        errors = self._package.exceptions
        server = f"the Redis server at {self.shown}"
        try:
            yield
        except (errors.AuthenticationError, errors.AuthenticationWrongNumberOfArgsError):
            raise StreamFailed(
                f"{server} wants another user or password; put them into the address; {KEPT}"
            ) from None
        except (errors.ConnectionError, errors.TimeoutError, OSError, UnicodeError):
            raise StreamFailed(
                f"{server} does not answer; start it, or correct the address; {KEPT}"
            ) from None
        except errors.ResponseError as error:
            raise StreamFailed(f"{server} {_refusal(str(error), key)}; {KEPT}") from None
        except errors.RedisError:
            raise StreamFailed(
                f"what answers at {self.shown} is no Redis server; correct the address; {KEPT}"
            ) from None


def shown(address: str) -> str:
    """An address as it may be printed: without user, password and options."""
    try:
        parts = urlsplit(address)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        raise _no_address() from None
    is_local = parts.scheme == "unix"
    if parts.scheme not in SCHEMES or not (parts.path if is_local else parts.hostname):
        raise _no_address()
    if parts.fragment or not set(parse_qs(parts.query, keep_blank_values=True)) <= OPTIONS:
        raise _no_address()
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
    return f"{parts.scheme}://{host}{port}{parts.path.rstrip('/')}"


def _no_address() -> Refused:
    """Says nothing of what was given, for that may hold a password."""
    return Refused(
        "that is no address of a Redis server; write it as redis://[USER:PASSWORD@]HOST[:PORT][/DB]"
    )


def _refusal(words: str, key: str) -> str:
    for sign, told in REFUSALS.items():
        if sign in words:
            return told.format(key=key)
    if any(sign in words for sign in TOO_OLD):
        return f"is too old ({words}); use Redis 6.2 or newer"
    return f"refuses to work on {key} ({words}); see to that"


def _package() -> Any:
    try:
        return import_module("redis")
    except ImportError:
        raise StreamFailed(
            f"streams on a Redis server need the extra `redis`; {how_to_install('redis')}"
        ) from None
