"""The address of a repository is SSH or HTTPS by pattern; whatever else is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.intake.repository_address import address_of
from reverie.errors import Refused


@pytest.mark.parametrize(
    ("text", "way", "host", "path"),
    [
        ("git@github.com:me/night.git", "ssh", "github.com", "me/night"),
        ("forgejo@code.example.org:group/sub/night", "ssh", "code.example.org", "group/sub/night"),
        ("ssh://git@code.example.org:2222/me/night.git", "ssh", "code.example.org", "me/night"),
        ("https://gitlab.com/me/night.git", "https", "gitlab.com", "me/night"),
        ("https://code.example.org:3000/me/night", "https", "code.example.org", "me/night"),
        ("http://127.0.0.1:3000/me/night.git", "https", "127.0.0.1", "me/night"),
    ],
)
def test_an_address_says_how_where_and_which(text: str, way: str, host: str, path: str) -> None:
    found = address_of(text)
    assert (found.text, found.way, found.host, found.path) == (text, way, host, path)


def test_an_address_by_ssh_is_asked_for_by_https_too() -> None:
    assert address_of("git@github.com:me/night.git").web == "https://github.com/me/night"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "night",
        "me/night",
        "-oProxyCommand=evil@host:path",
        "git@-oProxyCommand=evil:me/night",
        "git@github.com:-me/night",
        "git@github.com:me/../night",
        "git@github.com:me/night; rm -rf ~",
        "git@github.com:me/$(id)",
        "git@github.com:me/night\n",
        "ext::sh -c id",
        "file:///etc",
        "https://me:token@github.com/me/night.git",
        "https://token@github.com/me/night.git",
        "https://github.com/me/night?x=1",
        "http://github.com/me/night.git",
        "http://localhost.example.org/me/night.git",
        "ssh://github.com/me/night",
        "https://github.com/me/n𝐢ght",
        "https://github.com/" + "a" * 600,
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(Refused, match=r"git@host:owner/name\.git"):
        address_of(text)


@given(st.text(max_size=60))
def test_no_address_holds_a_sign_that_a_shell_reads(noise: str) -> None:
    for text in (noise, f"git@github.com:{noise}", f"https://github.com/{noise}"):
        try:
            found = address_of(text)
        except Refused:
            continue
        assert not set(found.text) & set(" \t\n;&|<>$`\"'\\*?()[]{}!#%^=,")
        assert not found.text.startswith("-")
