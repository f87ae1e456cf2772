"""Bugs that let a secret through, or take something harmless for one."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "the keys of services are not looked for",
        "domain/intake/secrets/mask.py",
        'text = _without(_BEGUN, text, " ".join(long))',
        "pass",
        seen_by="tests/domain/intake/test_mask.py"
        "::test_a_secret_of_a_known_kind_is_masked_wherever_it_stands",
    ),
    Bug(
        "a key that reaches over blocks is not seen whole",
        "domain/intake/secrets/mask.py",
        "text = _without(_SPANNING, text)",
        "pass",
        seen_by="tests/domain/intake/test_mask.py::test_a_key_that_is_cut_off_is_masked_to_the_end",
    ),
    Bug(
        "what stands for a secret is taken for one",
        "domain/intake/secrets/placeholders.py",
        "    if re.fullmatch(_HARMLESS, value):\n        return True",
        "",
        seen_by="tests/domain/intake/test_placeholders.py"
        "::test_what_only_stands_for_a_secret_stays_to_the_letter",
    ),
    Bug(
        "no string looks random",
        "domain/intake/secrets/entropy.py",
        "return turns > least * size and",
        "return False and turns > least * size and",
        seen_by="tests/domain/intake/test_entropy.py::test_a_long_mixed_string_looks_random",
    ),
    Bug(
        "a long name in code looks random",
        "domain/intake/secrets/entropy.py",
        "in_words < 0.55 * size and",
        "in_words < 9.4 * size and turns < 0 or",
        seen_by="tests/domain/intake/test_entropy.py"
        "::test_names_paths_digests_and_pictures_do_not_look_random",
    ),
    Bug(
        "what is told in a sentence stays",
        "domain/intake/secrets/mask.py",
        "(*WEBHOOKS, *PLACES, *SPOKEN)",
        "(*WEBHOOKS, *PLACES)",
        seen_by="tests/domain/intake/test_told_secrets.py::test_a_secret_is_masked_as_people_tell_it",
    ),
    Bug(
        "what looks drawn beside its name stays",
        "domain/intake/secrets/mask.py",
        "text = _without(_DRAWN, text)",
        "pass",
        seen_by="tests/domain/intake/test_told_secrets.py"
        "::test_what_is_drawn_is_masked_beside_its_name",
    ),
    Bug(
        "a session is called by a secret",
        "domain/intake/session_name.py",
        "    if masked(session) == session:",
        "    if masked(session):",
        seen_by="tests/domain/intake/test_session_name.py"
        "::test_a_name_that_looks_like_a_secret_becomes_one_that_does_not_and_stays_it",
    ),
    Bug(
        "a mask inside JSON breaks it",
        "domain/intake/secrets/json_strings.py",
        "changed = _changed(read, change)",
        "return change(text)",
        seen_by="tests/domain/intake/test_json_strings.py"
        "::test_a_secret_does_not_reach_from_one_string_into_the_next",
    ),
    Bug(
        "a thinker may write a secret down",
        "engine/thinking.py",
        "text=with_texts(text, mask)",
        "text=text",
        seen_by="tests/engine/test_thinking.py"
        "::test_a_secret_in_an_answer_is_masked_before_it_is_written_down",
    ),
    Bug(
        "the origin of an episode is kept with its secrets",
        "engine/waking.py",
        'origin = masked(checked_text(origin, ORIGIN_BYTES, "origin"))',
        'origin = checked_text(origin, ORIGIN_BYTES, "origin")',
        seen_by="tests/engine/test_waking.py::test_a_secret_never_reaches_the_disk",
    ),
    Bug(
        "an import takes secrets in",
        "stores/archive.py",
        "clean = with_texts(line.decode(), masked).encode()",
        "clean = line",
        seen_by="tests/stores/test_archive.py"
        "::test_an_import_masks_the_secrets_of_an_export_that_holds_some",
    ),
    Bug(
        "an export with a secret is not refused",
        "scanners/detect_secrets.py",
        "if with_texts(text, masked_fully) != text:",
        "if False:",
        seen_by="tests/scanners/test_detect_secrets.py"
        "::test_an_export_that_would_hold_a_secret_is_refused_and_leaves_no_file",
    ),
    Bug(
        "what only the package finds stays",
        "scanners/detect_secrets.py",
        "    for secret in _found(text):\n        text = text.replace(secret, MASK)",
        "    pass",
        seen_by="tests/scanners/test_detect_secrets.py::test_what_only_the_package_finds_is_masked",
    ),
]
