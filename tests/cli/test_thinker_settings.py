"""`reverie config`: who thinks and what that may cost is seen, set and checked; keys never are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import as_json, ran, said, typed
from tests.thinkers.stand_in_api import answering, standing_in


@pytest.fixture
def config(mind: Path) -> Path:
    return mind.with_name("config.toml")


def test_what_is_set_is_written_and_shown(config: Path) -> None:
    assert said("config set night_cents 20") == "[thinker] night_cents = 20\n"
    said("config set name anthropic")
    said("config set night_cents 30")
    assert as_json("config show") == {"thinker": {"name": "anthropic", "night_cents": 30}}
    assert 'name = "anthropic"' in config.read_text()


def test_comments_and_other_settings_stay_as_they_were_written(config: Path) -> None:
    config.write_text("# mine\n[sleep]\nmax_cycles = 3  # few\n\n[thinker]\n# caps\nday_calls = 7")
    said("config trust")
    said("config set night_calls 2")
    assert config.read_text() == (
        "# mine\n[sleep]\nmax_cycles = 3  # few\n\n[thinker]\nnight_calls = 2\n# caps\n"
        "day_calls = 7\n"
    )


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("config set nights_cents 2", "did you mean night_cents?"),
        ("config set night_cents much", "is not a number"),
        ("config set name somebody", 'give "rules", "anthropic", "openai" or "claude_cli"'),
        ("config set key_variable sk-ant-12345", "no key is ever kept here"),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_is_written(
    config: Path, line: str, why: str
) -> None:
    before = config.read_text()
    ended = ran(line)
    assert ended.returncode == 2
    assert why in ended.stderr
    assert config.read_text() == before


def test_an_agent_cannot_raise_what_may_be_spent(
    config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLAUDECODE", "1")
    ended = ran("config set night_cents 9999")
    assert ended.returncode == 6
    assert "only a person can say who thinks and what may be spent" in ended.stderr
    assert "9999" not in config.read_text()


def test_a_check_says_what_is_missing(config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "only the rules think; nothing is spent" in said("config check")
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    monkeypatch.delenv("REVERIE_LOOPBACK_ONLY")
    said("config set name anthropic")
    ended = typed("config check")
    assert ended.exit_code == 1
    assert "$ANTHROPIC_API_KEY is not set" in ended.output
    monkeypatch.setenv("ANTHROPIC_API_KEY", "a-key-nobody-sees")
    told = said("config check")
    assert "anthropic can be asked" in told
    assert "it may spend nothing, so only a free model is asked" in told
    assert "a-key-nobody-sees" not in told + said("config show --all")


def test_a_price_that_is_no_pair_is_refused(config: Path) -> None:
    config.write_text('[prices]\n"my-model" = 3\n')
    assert "what a million tokens cost" in typed("config check").output


def test_a_model_of_ones_own_is_free_once_its_price_says_so(lived: Path) -> None:
    with standing_in(answering([])) as api:
        lived.with_name("config.toml").write_text(
            f'[thinker]\nname = "openai"\nmodel = "my-model"\naddress = "{api.url}/v1"\n'
            '[prices]\n"my-model" = [0, 0]\n'
        )
        assert "that nobody here has confirmed" in said("night")
        assert api.asked == []
        said("config trust")
        told = said("night")
    assert len(api.asked) == 1
    assert "openai: 1 call, 1,100 tokens, 0.00 tonight" in told
    assert "spent      0.00 for 1 call today; 0.00 for 1 call this month" in said("status")
    assert as_json("status")["thinker"]["month"] == {"calls": 1, "tokens": 1100, "micros": 0}


def test_a_successor_reads_the_file_alone_and_is_scored_against_the_mind(slept: Path) -> None:
    ended = ran("quiz --successor")
    assert ended.returncode == 2
    assert "only the rules think here" in ended.stderr
    right = answering(["because it is one file", "to go on with SQLite"])
    with standing_in(right) as api:
        slept.with_name("config.toml").write_text(
            f'[thinker]\nname = "openai"\nmodel = "my-model"\naddress = "{api.url}/v1"\n'
            '[prices]\n"my-model" = [0, 0]\n'
        )
        said("config trust")
        told = as_json("quiz --successor")
        again = as_json("quiz --successor")
    assert told["asked"][0]["score"] == 1.0
    assert told == again
    assert len(api.asked) == 1
    assert slept.with_name("memory.yml").read_text().splitlines()[3] in api.asked[0].replace(
        "\\n", "\n"
    )


def test_what_came_with_git_spends_nothing_until_a_person_confirms_it(
    lived: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with standing_in(answering([])) as api:
        stolen = (
            f'[thinker]\nname = "openai"\nmodel = "gpt-4o"\naddress = "{api.url}/v1"\n'
            "night_cents = 900\nday_cents = 900\nmonth_cents = 900\n"
        )
        lived.with_name("config.toml").write_text(stolen)
        monkeypatch.setenv("OPENAI_API_KEY", "a-key-nobody-sees")
        assert "`reverie config trust`" in said("night")
        ended = ran("config set night_calls 3")
        assert ended.returncode == 2
        assert "nobody here has confirmed" in ended.stderr
        monkeypatch.setenv("CLAUDECODE", "1")
        assert ran("config trust").returncode == 6
    assert api.asked == []
    assert lived.with_name("config.toml").read_text() == stolen


def test_what_was_confirmed_holds_until_it_is_changed(config: Path) -> None:
    said("config set name anthropic")
    assert "confirmed" not in typed("config check").output
    config.write_text(config.read_text().replace("anthropic", "openai"))
    assert "nobody here has confirmed" in typed("config check").output
    assert 'name = "openai"' in said("config trust")
    assert "nobody here has confirmed" not in typed("config check").output
