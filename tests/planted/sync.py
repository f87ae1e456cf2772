"""Bugs in how a mind travels: what leaves the house, who is first, and whose rules hold where."""

from __future__ import annotations

from tests.planted import Bug

TWO, LEAVE = "tests/sync/test_two_machines.py", "tests/sync/test_what_may_leave.py"
GIT, S3 = "tests/contracts/test_git_transport.py", "tests/contracts/test_s3_transport.py"
FOLDER, MERGE = "tests/contracts/test_folder_transport.py", "tests/transports/test_file_merge.py"
CLI = "tests/cli/test_sync.py"
BUGS = [
    Bug(
        "a head that was set back is not noticed",
        "transports/snapshots.py",
        "is_rewritten = bool(self._known) and self._known not in past",
        "is_rewritten = False",
        seen_by=f"{FOLDER}::test_a_head_that_was_set_back_is_told",
    ),
    Bug(
        "a sync begins in a folder full of other things",
        "transports/folder.py",
        "        self._refuse_others()\n",
        "",
        seen_by=f"{FOLDER}::test_a_folder_that_holds_something_else_is_refused",
    ),
    Bug(
        "ssh offers every key it has",
        "transports/git_access.py",
        " -o IdentitiesOnly=yes",
        "",
        seen_by=f"{GIT}::test_a_deploy_key_is_the_only_key_that_ssh_offers",
    ),
    Bug(
        "a deploy key that others read is used",
        "transports/git_access.py",
        "or found.st_mode & 0o077:",
        "or found.st_mode & 0o007:",
        seen_by=f"{GIT}::test_a_deploy_key_that_others_can_read_is_refused",
    ),
    Bug(
        "a token travels unencrypted",
        "transports/git_access.py",
        'if settings.remote.startswith("http:") and',
        'if settings.remote.startswith("ftp:") and',
        seen_by=f"{GIT}::test_a_token_does_not_travel_unencrypted",
    ),
    Bug(
        "commits with a secret travel along",
        "transports/git_remote.py",
        "            if self._holds_no_secret(own):",
        "            if own:",
        row="B29",
    ),
    Bug(
        "a server that ignores conditions is taken",
        "transports/s3.py",
        "if not is_first or is_second or is_stale:",
        "if not is_first:",
        row="B44",
    ),
    Bug(
        "the settings name the server before the environment does",
        "transports/s3.py",
        "return next(named, settings.endpoint)",
        "return settings.endpoint or next(named, '')",
        row="B37",
    ),
    Bug(
        "a stub is used without leave",
        "transports/way.py",
        "    if is_allowed(environment):",
        "    if not is_allowed(environment) or True:",
        row="B37",
    ),
    Bug(
        "the stub says nothing",
        "transports/s3_stub.py",
        "return replace(pushed, note=self.note)",
        "return pushed",
        row="B50",
    ),
    Bug(
        "what looks like a secret is pushed",
        "transports/exchange.py",
        "            line = self._secret_line(content, there) if content is not None else None\n",
        "            line = None\n",
        row="B9",
    ),
    Bug(
        "half a pair is pushed",
        "transports/exchange.py",
        "if c is None or not is_half(p, whole)}",
        "if True}",
        seen_by=f"{LEAVE}::test_half_a_pair_waits_for_its_other_half",
    ),
    Bug(
        "a repository full of other things is taken over",
        "transports/exchange.py",
        "    if pulled.files and MARKER not in pulled.hashes:",
        "    if False:",
        seen_by=f"{LEAVE}::test_a_repository_that_holds_something_else_is_refused",
    ),
    Bug(
        "a way that came with git is taken",
        "sync_round.py",
        "        if not may(self.home, wish):",
        "        if False:",
        seen_by=f"{LEAVE}::test_a_way_that_nobody_here_confirmed_is_not_taken",
    ),
    Bug(
        "what the second wrote of a trace is lost",
        "transports/file_merge.py",
        "        return {path: joined_lines(theirs, ours)}",
        "        return {path: theirs}",
        seen_by=f"{MERGE}::test_a_trace_has_the_lines_of_both_in_the_order_of_the_first",
    ),
    Bug(
        "a puzzle that was answered waits again",
        "transports/file_merge.py",
        "                    after[left] = None\n",
        "                    pass\n",
        seen_by=f"{MERGE}::test_a_puzzle_that_was_moved_on_does_not_wait_any_more",
    ),
    Bug(
        "the halves of a pair are decided apart",
        "transports/file_merge.py",
        "        both = _as_one(both, pair) if pair else both\n",
        "",
        seen_by=f"{MERGE}::test_a_pair_is_decided_as_one",
    ),
    Bug(
        "whoever writes a segment is believed",
        "domain/values/person.py",
        "return hmac.compare_digest(self.seal(content), seal)",
        "return True",
        row="B38",
    ),
    Bug(
        "another person's rule is a rule here",
        "stores/foreign.py",
        "        if memory.kind in ONLY_FROM_A_PERSON:",
        "        if False:",
        row="B38",
    ),
    Bug(
        "a line is taken without a key",
        "sync_round.py",
        "        if not own_segments(self._sync) and not self._is_begun():",
        "        if True:",
        seen_by=f"{TWO}::test_with_no_key_of_the_person_nobody_sleeps_elsewhere",
    ),
    Bug(
        "the second machine's wording replaces the first's",
        "stores/rebase.py",
        '                return self._asked(f"put {present.name} so: “{wording.text}”", '
        "present, [mine])",
        "                return [mine]",
        row="B38",
    ),
    Bug(
        "a night's words go before a person's",
        "stores/rebase.py",
        "                if wording.by is Author.PERSON and present.wording.by is not "
        "Author.PERSON:\n                    return [mine]\n",
        "",
        seen_by=f"{TWO}::test_a_persons_words_go_before_a_nights",
    ),
    Bug(
        "what both learned is remembered twice",
        "stores/rebase.py",
        "        if twin and twin.number <= self._theirs:",
        "        if False:",
        seen_by=f"{TWO}::test_what_was_told_to_both_is_remembered_once",
    ),
    Bug(
        "what both learned of one session is told in the words of both",
        "stores/rebase.py",
        "        return after < number <= upto",
        "        return False",
        seen_by=f"{TWO}::test_what_two_thinkers_learned_of_one_session_is_told_once",
    ),
    Bug(
        "numbers of the second machine stay as they were",
        "domain/journal/renumber.py",
        "return number + self.by if number > self.after else number",
        "return number",
        row="B9",
    ),
    Bug(
        "an open night is given away in part",
        "shared_line.py",
        "                return OPEN\n",
        "                pass\n",
        seen_by=f"{TWO}::test_while_a_night_is_open_only_files_travel",
    ),
    Bug(
        "a clock that is wrong is not told",
        "shared_line.py",
        "        if newest - self._now() > AHEAD:",
        "        if False:",
        seen_by=f"{TWO}::test_a_clock_that_is_hours_ahead_is_told",
    ),
    Bug(
        "a checkpoint of a puzzle stays here",
        "mind.py",
        "                self._round(self._stores.own).run(words, with_journal=False)",
        "                pass",
        row="B43",
    ),
    Bug(
        "a night does not push",
        "mind.py",
        'said = list(self._travel(store, "REM: consolidation"))',
        "said: list[str] = []",
        row="B29",
    ),
    Bug(
        "what never travelled is folded",
        "engine/folding.py",
        "        if upto is not None and number - 1 > upto:\n            break\n",
        "",
        seen_by=f"{TWO}::test_what_has_not_travelled_yet_is_not_folded",
    ),
    Bug(
        "a trace that someone touched is not looked at",
        "transports/both_sides.py",
        "        if book.stamps.get(path) == stamp\n",
        "        if path in book.stamps\n",
        seen_by=f"{LEAVE}::test_a_trace_that_grows_travels_and_one_that_nobody_touched_"
        "is_not_read_again",
    ),
    Bug(
        "the line of a secret is counted from where a trace grew",
        "transports/exchange.py",
        'return line if line is None else line + known.count(b"\\n")',
        "return line",
        seen_by=f"{LEAVE}::test_a_secret_in_what_was_added_is_told_by_its_line_in_the_file",
    ),
    Bug(
        "what grew while a sync was reading is written over",
        "transports/sync_folder.py",
        "    if any(_as_it_is(sync / path) != before.get(path) for path in changed):\n"
        "        return None\n",
        "",
        seen_by=f"{LEAVE}::test_what_a_trace_grows_by_while_a_sync_reads_is_not_lost",
    ),
]
