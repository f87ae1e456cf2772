"""A bucket that speaks S3 as a transport: Amazon's, R2, MinIO, Wasabi, SeaweedFS and their like."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn

from reverie.errors import ExtraMissing, OutOfReach, TransportFailed
from reverie.extras import how_to_install
from reverie.transports.s3_credentials import shared_credentials
from reverie.transports.snapshots import Held

if TYPE_CHECKING:
    from obstore.store import S3Store

    from reverie.settings.s3 import S3Settings

ENDPOINT = "REVERIE_STORE_S3_ENDPOINT", "KEI_STORE_S3_ENDPOINT"
"""The variables that name the server, the first that is set going before the settings."""
INSTALL = f"a bucket needs the extra `s3`; {how_to_install('s3')}"


class BucketShelf:
    """Named bytes as the objects of a bucket."""

    def __init__(self, settings: S3Settings, environment: Mapping[str, str], seconds: int) -> None:
        self.where = f"the bucket {settings.bucket}"
        self._store = _opened(settings, environment, seconds)
        self._is_probed = False

    def get(self, name: str) -> Held | None:
        """What lies under a name."""
        import obstore

        try:
            found = obstore.get(self._store, name)
            content = bytes(found.bytes())
        except (FileNotFoundError, obstore.exceptions.NotFoundError) as error:
            if "NoSuchBucket" in str(error):
                self._refuse(error)
            return None
        except (obstore.exceptions.BaseError, OSError) as error:
            self._refuse(error)
        return Held(content, str(found.meta.get("e_tag") or ""))

    def put(self, name: str, content: bytes) -> None:
        """Lay something under a name, whole or not at all."""
        import obstore

        try:
            obstore.put(self._store, name, content)
        except (obstore.exceptions.BaseError, OSError) as error:
            self._refuse(error)

    def swap(self, name: str, content: bytes, mark: str | None) -> bool:
        """Put something in the place of what bears a mark, or of nothing (a conditional write)."""
        if not self._is_probed:
            self._probe()
        return self._put_if(name, content, mark)

    def _put_if(self, name: str, content: bytes, mark: str | None) -> bool:
        import obstore

        failed = obstore.exceptions
        mode: Any = "create" if mark is None else {"e_tag": mark}
        try:
            obstore.put(self._store, name, content, mode=mode, use_multipart=False)
        except (failed.AlreadyExistsError, failed.PreconditionError, FileExistsError):
            return False
        except (failed.BaseError, OSError) as error:
            self._refuse(error)
        return True

    def _probe(self) -> None:
        """Refuse a server that takes what it should not: two machines would lose what one wrote."""
        import obstore

        name = f"probe/{secrets.token_hex(8)}"
        is_first = self._put_if(name, b"1", None)
        is_second = self._put_if(name, b"2", None)
        is_stale = self._put_if(name, b"3", '"00000000000000000000000000000000"')
        with suppress(obstore.exceptions.BaseError, OSError):  # a key need not be able to delete
            obstore.delete(self._store, name)
        if not is_first or is_second or is_stale:
            raise TransportFailed(
                f"the server of {self.where} ignores conditional writes, so that two machines "
                "would overwrite each other; take one that knows them, or sync over git"
            )
        self._is_probed = True

    def _refuse(self, error: Exception) -> NoReturn:
        """Say what a server's word means and what to do; no key is ever part of it."""
        if what := meaning_of(str(error)):
            raise TransportFailed(f"{self.where}: {what}") from None
        raise OutOfReach(
            f"{self.where} did not answer; check the network and endpoint, the next run tries again"
        ) from None


MEANINGS = {
    "NoSuchBucket": "there is no such bucket; make it, or correct bucket below [s3]",
    "AccessDenied": "the key may not do this; give it read, write and list on the bucket",
    "InvalidAccessKeyId": "the key is not known there any more; make a new one",
    "SignatureDoesNotMatch": "the secret of the key is wrong; set it anew",
    "ExpiredToken": "the key has expired; log in again",
    "RequestTimeTooSkewed": "this machine's clock is wrong by more than the server allows; set it",
    "QuotaExceeded": "the bucket is full; make room or raise its quota",
    "InsufficientStorage": "the bucket is full; make room or raise its quota",
    "507": "the bucket is full; make room or raise its quota",
    "403": "the key may not do this; give it read, write and list on the bucket",
    "401": "the key is not known there any more; make a new one",
}
"""What a server says, and what a person is told."""


def meaning_of(said: str) -> str:
    """What a person is told of what a server said; nothing where it says nothing we know.

    A status is a number of its own: how long an answer took may hold the same digits.
    """
    signs = ((sign, rf"(?<![\d.]){sign}(?!\d)" if sign.isdigit() else sign) for sign in MEANINGS)
    return next((MEANINGS[sign] for sign, sort in signs if re.search(f"(?i){sort}", said)), "")


def endpoint_of(settings: S3Settings, environment: Mapping[str, str]) -> str:
    """Where the server is: by the environment, else by the settings; nothing for Amazon's."""
    named = (environment[name] for name in ENDPOINT if environment.get(name))
    return next(named, settings.endpoint)


def _opened(settings: S3Settings, environment: Mapping[str, str], seconds: int) -> S3Store:
    try:
        from obstore.store import S3Store
    except ImportError:
        raise ExtraMissing(INSTALL) from None
    endpoint = endpoint_of(settings, environment)
    given: dict[str, Any] = dict(shared_credentials(environment))
    if endpoint:
        given["endpoint"] = endpoint
    return S3Store(
        settings.bucket,
        prefix=settings.prefix or None,
        region=environment.get("AWS_REGION") or settings.region,
        client_options={"allow_http": endpoint.startswith("http:"), "timeout": f"{seconds}s"},
        retry_config={"max_retries": 1},
        **given,
    )
