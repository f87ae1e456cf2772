"""What every transport promises, as one class of tests that each kind inherits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reverie.errors import Unknown
from reverie.ports import Transport

Machine = Callable[[], Transport]
"""One more machine that looks at the same other side."""


def put(transport: Transport, **files: str) -> bool:
    transport.pull()
    for path, text in files.items():
        transport.write(f"reports/{path}.md", text.encode())
    return transport.push("a test").is_done


class TransportContract:
    """Inherited by the tests of each transport, which give the fixture `machine`."""

    def test_where_nothing_was_pushed_nothing_stands(self, machine: Machine) -> None:
        transport = machine()
        assert (transport.pull().version, transport.list()) == ("", [])

    def test_what_one_machine_pushes_another_reads(self, machine: Machine) -> None:
        assert put(machine(), monday="slept\n")
        other = machine()
        assert other.pull().files[0][0] == "reports/monday.md"
        assert other.list() == ["reports/monday.md"]
        assert other.read("reports/monday.md") == b"slept\n"

    def test_a_path_that_is_not_there_is_unknown(self, machine: Machine) -> None:
        transport = machine()
        transport.pull()
        with pytest.raises(Unknown, match=r"there is no reports/x\.md in"):
            transport.read("reports/x.md")

    def test_what_is_written_is_seen_only_once_it_is_pushed(self, machine: Machine) -> None:
        writer, reader = machine(), machine()
        writer.pull()
        writer.write("reports/a.md", b"a")
        assert reader.pull().files == ()
        assert writer.push("now").is_done
        assert [path for path, _ in reader.pull().files] == ["reports/a.md"]

    def test_of_two_that_saw_the_same_only_one_is_first(self, machine: Machine) -> None:
        one, other = machine(), machine()
        assert put(one, start="here")
        one.pull()
        other.pull()
        one.write("reports/one.md", b"1")
        other.write("reports/other.md", b"2")
        assert one.push("first").is_done
        assert not other.push("second").is_done
        assert put(other, other="2")
        assert machine_sees(machine()) == ["one", "other", "start"]

    def test_two_that_both_begin_do_not_overwrite_each_other(self, machine: Machine) -> None:
        one, other = machine(), machine()
        one.pull()
        other.pull()
        one.write("reports/one.md", b"1")
        other.write("reports/other.md", b"2")
        assert [one.push("first").is_done, other.push("second").is_done] == [True, False]

    def test_what_belongs_together_is_seen_together(self, machine: Machine) -> None:
        writer, reader = machine(), machine()
        assert put(writer, plan="1", autoresolve="1")
        reader.pull()
        assert put(writer, plan="2", autoresolve="2")
        both = [reader.read(f"reports/{name}.md") for name in ("plan", "autoresolve")]
        assert both == [b"1", b"1"]
        reader.pull()
        both = [reader.read(f"reports/{name}.md") for name in ("plan", "autoresolve")]
        assert both == [b"2", b"2"]

    def test_a_path_is_replaced_and_taken_away(self, machine: Machine) -> None:
        writer = machine()
        assert put(writer, a="1", b="1")
        writer.pull()
        writer.write("reports/a.md", b"2")
        writer.write("reports/b.md", None)
        assert writer.push("other").is_done
        reader = machine()
        reader.pull()
        assert (reader.list(), reader.read("reports/a.md")) == (["reports/a.md"], b"2")

    def test_the_hash_of_a_path_changes_with_what_it_says(self, machine: Machine) -> None:
        writer = machine()
        assert put(writer, a="1", b="1")
        first = writer.pull().hashes
        assert put(writer, a="2")
        second = writer.pull().hashes
        assert first["reports/a.md"] != second["reports/a.md"]
        assert first["reports/b.md"] == second["reports/b.md"]

    def test_what_was_not_pushed_is_forgotten_at_the_next_look(self, machine: Machine) -> None:
        writer = machine()
        writer.pull()
        writer.write("reports/never.md", b"x")
        assert put(writer, a="1")
        assert machine_sees(machine()) == ["a"]

    def test_branches_do_not_mix(self, machine: Machine) -> None:
        one, other = machine(), machine()
        assert put(one, a="1")
        other.branch("elsewhere")
        assert other.pull().files == ()
        assert put(other, b="2")
        assert machine_sees(machine()) == ["a"]

    def test_a_history_that_goes_on_is_not_called_rewritten(self, machine: Machine) -> None:
        one, other = machine(), machine()
        assert put(one, a="1")
        assert not other.pull().is_rewritten
        assert put(one, b="2")
        assert put(one, c="2")
        assert not other.pull().is_rewritten

    def test_names_and_bytes_of_any_kind_arrive_as_they_are(self, machine: Machine) -> None:
        writer, reader = machine(), machine()
        writer.pull()
        strange = bytes(range(256)) * 300
        writer.write("traces/sé ssion-1.jsonl", strange)
        writer.write("traces/empty.jsonl", b"")
        assert writer.push("strange").is_done
        reader.pull()
        assert reader.list() == ["traces/empty.jsonl", "traces/sé ssion-1.jsonl"]
        assert reader.read("traces/sé ssion-1.jsonl") == strange
        assert reader.read("traces/empty.jsonl") == b""


def machine_sees(transport: Transport) -> list[str]:
    return sorted(
        path.removeprefix("reports/").removesuffix(".md") for path, _ in transport.pull().files
    )
