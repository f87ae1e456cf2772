"""Made rules: large folders of directives and blocks, with a known number of conflicts in them."""

from __future__ import annotations

from random import Random

_VERBS = "Document Review Test Format Cache Validate Log Sort Rename Wrap Retry Split"
_THINGS = (
    "invoice shipment ticket avatar ledger webhook banner coupon sensor playlist vector migration "
    "cursor tenant digest fixture widget packet replica gateway archive voucher roster beacon "
    "quota ballot canvas locker parcel pixel receipt satellite timeline tunnel wallet zone"
)
_PARTS = (
    "header footer parser writer reader loader index schema adapter policy handler token limit "
    "queue batch filter layout preview summary history owner label price rate"
)
_PLACES = (
    "in the importer;before a release;on the start page;for the nightly export;after a rollback;"
    "in the command line;when a user signs up;in the search service;during a migration;"
    "for the public API;in the billing job;while offline"
)
VERBS, THINGS, PARTS = _VERBS.split(), _THINGS.split(), _PARTS.split()
PLACES = _PLACES.split(";")
FILES = 40


def made_folder(random: Random, count: int) -> tuple[dict[str, str], frozenset[frozenset[str]]]:
    """Files with so many directives, and the pairs of texts among them that contradict."""
    combined = [(v, t, p, w) for v in VERBS for t in THINGS for p in PARTS for w in PLACES]
    chosen = random.sample(combined, count)
    lines = [f"{verb} the {thing} {part} {place}." for verb, thing, part, place in chosen]
    planted = set()
    for verb, thing, part, place in chosen[:20]:
        denied = f"Never {verb.lower()} the {thing} {part} {place}."
        planted.add(frozenset({f"{verb} the {thing} {part} {place}.", denied}))
        lines.append(denied)
    random.shuffle(lines)
    files = {}
    for number in range(FILES):
        own = lines[number::FILES]
        points = "\n".join(f"- {line}" for line in own)
        files[f".claude/rules/part-{number}.md"] = f"# Part {number}\n\n{points}\n"
    return files, frozenset(planted)


def made_blocks(random: Random, count: int) -> dict[str, str]:
    """So many blocks of some sixty words, every fiftieth nearly a copy of the one before."""
    files = {}
    text = ""
    for number in range(count):
        if number % 50 != 49:
            text = " ".join(_sentence(random) for _ in range(7))
        else:
            text = f"{text} {_sentence(random)}"
        files[f"_blocks/{number // 500}/block-{number}.md"] = f"# Block {number}\n\n{text}\n"
    return files


def _sentence(random: Random) -> str:
    verb, thing = random.choice(VERBS), random.choice(THINGS)
    other, part = random.choice(THINGS), random.choice(PARTS)
    last, place = random.choice(PARTS), random.choice(PLACES)
    return f"{verb} the {thing} {part} with the {other} {last} {place}."
