"""S3: which bucket, and where it is if not at Amazon's."""

from __future__ import annotations

import re

from reverie.errors import SettingRefused
from reverie.settings.group import Group, word


class S3Settings(Group):
    """The bucket of the sync backend s3; keys come from the environment, a file or the instance."""

    bucket: str = word("", "The bucket.")
    endpoint: str = word(
        "",
        "Where the server is, if not Amazon's: R2, MinIO, Wasabi; $REVERIE_STORE_S3_ENDPOINT goes "
        "before it.",
    )
    region: str = word("us-east-1", "The region of the bucket.")
    prefix: str = word("reverie", "What the names of all objects begin with.")

    def _check(self) -> None:
        """Refuse an address that holds a name or a key."""
        if self.endpoint and not re.match(r"https?://[^\s/@]+(/[^\s@]*)?\Z", self.endpoint):
            why = "give an address such as http://127.0.0.1:8333, without a name or a key in it"
            raise SettingRefused("endpoint", why)
