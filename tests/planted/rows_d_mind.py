"""Bugs in what comes to mind: what is told unasked, to whom, and what is kept from it."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "what a prompt hardly has in common with a memory brings it to mind",
        "domain/rules/pertinence.py",
        "(tie.share >= COVERED or tie.rarity >= MANY)",
        "(tie.share >= 0 or tie.rarity >= MANY)",
        row="D43",
    ),
    Bug(
        "what is as near as everything else comes to mind",
        "domain/rules/pertinence.py",
        "max(ALIKE, tie.usual + STANDS_OUT)",
        "ALIKE",
        row="D43",
    ),
    Bug(
        "a tool's words come to mind",
        "domain/rules/pertinence.py",
        "_HEARD = frozenset({Voice.PERSON, Voice.AGENT})",
        "_HEARD = frozenset({Voice.PERSON, Voice.AGENT, Voice.TOOL})",
        row="D43",
    ),
    Bug(
        "a session is reminded of what it says itself",
        "domain/rules/pertinence.py",
        " or episode.session == session:",
        ":",
        row="D43",
    ),
    Bug(
        "four memories come to mind at once",
        "recall/cued_recall.py",
        "one.name))[:MOST]",
        "one.name))[: MOST + 1]",
        row="D43",
    ),
    Bug(
        "a memory is told again in the same session",
        "live/told_book.py",
        "return briefed | known.told",
        "return briefed",
        row="D43",
    ),
    Bug(
        "a restart forgets what was told",
        "live/told_book.py",
        "            self._session(session).told |= {*names}\n\n",
        "            self._session(session)\n\n",
        row="D43",
    ),
    Bug(
        "what the briefing said is told again at once",
        "live/told_book.py",
        "if known.prompts <= BRIEFED_FOR",
        "if known.prompts < 1",
        row="D43",
    ),
    Bug(
        "others can reach the socket",
        "live/reminder.py",
        "os.chmod(self._path, 0o600)",
        "os.chmod(self._path, 0o666)",
        row="D43",
    ),
    Bug(
        "a socket that others can reach is asked",
        "awake/mind_socket.py",
        "_KIND_AND_OTHERS, _A_SOCKET = 0o170077, 0o140000",
        "_KIND_AND_OTHERS, _A_SOCKET = 0o170000, 0o140000",
        row="D43",
    ),
    Bug(
        "half an answer is told",
        "awake/mind_socket.py",
        "    if head != FORM + str(len(words)).encode():\n",
        "    if not head.startswith(FORM):\n",
        row="D43",
    ),
    Bug(
        "a whole prompt of a megabyte is sent",
        "awake/mind_socket.py",
        '"prompt": prompt[:MOST_PROMPT]}',
        '"prompt": prompt}',
        row="D43",
    ),
    Bug(
        "the setting turns nothing off",
        "awake/hooks.py",
        'if not numbers["comes_to_mind"] or numbers["restricted"]',
        'if numbers["restricted"]',
        row="D43",
    ),
    Bug(
        "what an agent quotes of a reminder is learned as its own",
        "awake/drafts.py",
        "_within_reason(without_echoes(moment.text))",
        "_within_reason(moment.text)",
        row="D43",
    ),
    Bug(
        "an order that was carried out comes to mind",
        "recall/cued_recall.py",
        "            and not is_an_errand(memory, self._language)\n",
        "",
        seen_by="tests/recall/test_cued_recall.py::test_an_order_for_work_does_not_come_to_mind",
    ),
    Bug(
        "an embedder judges a script it has not learned",
        "recall/cued_recall.py",
        "if _is_in_latin(prompt) else []",
        "if True else []",
        seen_by="tests/recall/test_cued_recall.py"
        "::test_at_a_prompt_in_a_script_that_no_embedder_has_learned_nothing_comes_to_mind",
    ),
    Bug(
        "one word in common is enough",
        "domain/rules/pertinence.py",
        " and len(tie.shared) >= FEWEST_SHARED",
        "",
        seen_by="tests/domain/rules/test_pertinence.py::test_nothing_comes_to_mind_when_unsure",
    ),
]
