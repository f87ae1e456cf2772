"""A git repository as a transport: a remote of any forge, or the sync folder's own and no more.

Trees and commits are made with git's plumbing beside the files that lie in the folder. So nothing
is ever merged by git itself, no mark of a conflict is left, and a push that fails changes nothing.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from reverie.domain.values.travel import Pulled, Pushed
from reverie.errors import OutOfReach, TransportFailed, Unknown
from reverie.settings.sync import SyncSettings
from reverie.transports.git import BUSY, MAIL, NAME
from reverie.transports.git_access import environment_for
from reverie.transports.git_words import failure_of, is_first_elsewhere

NOTHING = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
"""The tree that holds no file, as every git knows it."""
SAFE = ("-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "gc.auto=0")


class GitTransport:
    """The branch of a repository, worked on from the sync folder."""

    def __init__(
        self,
        folder: Path,
        settings: SyncSettings,
        environment: Mapping[str, str],
        *,
        known: str = "",
        is_clean: Callable[[bytes], bool] = lambda content: True,
    ) -> None:
        self.name = settings.remote or f"the repository in {folder}"
        self._folder, self._settings = folder, settings
        self._environment = environment_for(settings, environment)
        self._branch = settings.branch
        self._known = known
        self._is_clean = is_clean
        self._tip = ""
        self._files: dict[str, str] = {}
        self._written: dict[str, bytes | None] = {}

    def branch(self, name: str) -> None:
        """Work on another branch from now on."""
        self._branch, self._known, self._tip = name, "", ""
        self._files, self._written = {}, {}

    def pull(self) -> Pulled:
        """Fetch the branch, and look what stands there now."""
        self._make()
        self._written = {}
        self._tip = self._fetched() if self._settings.remote else self._local("HEAD")
        self._files = self._tree(self._tip)
        is_rewritten = bool(self._known) and not self._is_part(self._known, self._tip)
        self._known = self._tip or self._known
        return Pulled(self._tip, tuple(sorted(self._files.items())), is_rewritten)

    def list(self) -> Sequence[str]:
        """The paths that stand there."""
        return sorted(self._files)

    def read(self, path: str) -> bytes:
        """What stands at a path there."""
        if path not in self._files:
            raise Unknown(f"there is no {path} in {self.name}; see `reverie sync status`")
        return self._run("cat-file", "blob", self._files[path])

    def write(self, path: str, content: bytes | None) -> None:
        """Let the next push put this at a path, or take the path away."""
        self._written[path] = content

    def push(self, subject: str) -> Pushed:
        """Commit what was written on top of what was seen last, and push it."""
        parents = [self._tip] if self._tip else []
        own = self._local("HEAD")
        note = ""
        if own and not self._is_part(own, self._tip):
            if self._holds_no_secret(own):
                parents.append(own)
            else:
                note = "commits of the sync folder hold what looks like a secret; they stay here"
        tree = self._tree_with(self._written)
        self._written = {}
        commit = self._commit(tree, parents, subject)
        if self._settings.remote and not self._given(commit):
            return Pushed("")
        self._run("update-ref", self._ref, commit)
        self._run("update-ref", "HEAD", commit)
        self._run("read-tree", commit)
        self._known = self._tip = commit
        return Pushed(commit, tuple(sorted(self._tree(commit).items())), note)

    @property
    def _ref(self) -> str:
        return f"refs/reverie/{self._branch}"

    def _make(self) -> None:
        git = self._folder / ".git"
        if self._folder.is_symlink() or git.is_symlink():
            raise TransportFailed(f"{git} is a link; make the repository a folder of its own")
        if not git.is_dir():
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._run("init", "--quiet", f"--initial-branch={self._branch}")
        if any((git / name).exists() for name in BUSY):
            raise TransportFailed(
                f"the repository in {self._folder} is in the middle of something; finish that with "
                "git first"
            )

    def _fetched(self) -> str:
        """The commit of the branch there, with all it needs; nothing if there is none."""
        head = f"refs/heads/{self._branch}"
        told = self._run("ls-remote", self._settings.remote, head).decode().split()
        if not told:
            return ""
        if told[0] != self._local(self._ref):
            self._run(
                "fetch", "--quiet", "--no-tags", self._settings.remote, f"+{head}:{self._ref}"
            )
        return self._local(self._ref)

    def _given(self, commit: str) -> bool:
        there = f"{commit}:refs/heads/{self._branch}"
        ended = self._ran("push", "--quiet", self._settings.remote, there)
        said = ended.stderr.decode(errors="replace")
        if ended.returncode and not is_first_elsewhere(said):
            raise failure_of(self.name, said)
        return not ended.returncode

    def _local(self, name: str) -> str:
        """The commit a name stands for in the sync folder; nothing if it stands for none."""
        try:
            return (
                self._run("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}").decode().strip()
            )
        except TransportFailed:
            return ""

    def _tree(self, commit: str) -> dict[str, str]:
        if not commit:
            return {}
        listed = self._run("ls-tree", "-r", "-z", "--full-tree", commit)
        found: dict[str, str] = {}
        for line in filter(None, listed.split(b"\0")):
            head, _, path = line.partition(b"\t")
            mode, kind, hash = head.split()
            if kind == b"blob" and mode in (b"100644", b"100755"):
                found[os.fsdecode(path)] = hash.decode()
        return found

    def _tree_with(self, written: Mapping[str, bytes | None]) -> str:
        """The tree that was seen last but for what was written, made beside the folder's index."""
        with tempfile.TemporaryDirectory(prefix="reverie-") as place:
            index = {"GIT_INDEX_FILE": os.path.join(place, "index")}
            self._run("read-tree", self._tip or NOTHING, more=index)
            lines = []
            for path, content in written.items():
                hash = "0" * 40 if content is None else self._kept(content)
                mode = "0" if content is None else "100644"
                lines.append(f"{mode} {hash}\t{path}\0".encode())
            self._run("update-index", "-z", "--index-info", given=b"".join(lines), more=index)
            return self._run("write-tree", more=index).decode().strip()

    def _kept(self, content: bytes) -> str:
        return self._run("hash-object", "-w", "--stdin", given=content).decode().strip()

    def _commit(self, tree: str, parents: Sequence[str], subject: str) -> str:
        named = [word for parent in parents for word in ("-p", parent)]
        return (
            self._run("commit-tree", tree, *named, "-m", subject, more=self._who()).decode().strip()
        )

    def _who(self) -> dict[str, str]:
        """A name for who commits, where git knows none."""
        try:
            self._run("config", "user.email")
            return {}
        except TransportFailed:
            who = {"GIT_AUTHOR_NAME": NAME, "GIT_COMMITTER_NAME": NAME}
            return {**who, "GIT_AUTHOR_EMAIL": MAIL, "GIT_COMMITTER_EMAIL": MAIL}

    def _is_part(self, commit: str, whole: str) -> bool:
        if not whole:
            return False
        try:
            self._run("merge-base", "--is-ancestor", commit, whole)
        except TransportFailed:
            return False
        return True

    def _holds_no_secret(self, commit: str) -> bool:
        """Whether none of the files that commits of the folder would bring along holds a secret."""
        seen = ("--not", self._tip) if self._tip else ()
        listed = self._run("rev-list", "--objects", commit, *seen).decode(errors="replace")
        named = [line.partition(" ") for line in listed.splitlines()]
        hashes = [hash for hash, _, path in named if path]
        return all(
            self._is_clean(self._run("cat-file", "blob", hash))
            for hash in hashes
            if self._run("cat-file", "-t", hash).strip() == b"blob"
        )

    def _run(self, *words: str, given: bytes = b"", more: Mapping[str, str] | None = None) -> bytes:
        ended = self._ran(*words, given=given, more=more)
        if ended.returncode:
            raise failure_of(self.name, ended.stderr.decode(errors="replace"))
        return ended.stdout

    def _ran(
        self, *words: str, given: bytes = b"", more: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[bytes]:
        told = {**self._environment, "GIT_CEILING_DIRECTORIES": str(self._folder.parent)}
        try:
            return subprocess.run(
                ["git", *SAFE, *words],
                cwd=self._folder,
                env={**told, **(more or {})},
                input=given,
                capture_output=True,
                timeout=self._settings.answer_s,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise OutOfReach(
                f"{self.name} took longer than {self._settings.answer_s} s; the next run tries"
            ) from None
        except OSError as error:
            raise TransportFailed(f"git cannot be run: {error.strerror}; install it") from None
