"""Directives: how English asks and forbids, and of which things only one can be."""

from __future__ import annotations

import re

from reverie.domain.language.directive_table import DirectiveTable
from reverie.domain.language.english.sentences import clauses
from reverie.domain.language.english.stems import stem
from reverie.domain.language.english.words import STOP_WORDS, straight
from reverie.domain.language.pattern import pattern

_I = re.IGNORECASE
_VERBS = (
    "use|prefer|avoid|keep|write|run|add|put|make|create|commit|push|merge|rebase|squash|branch|name"
    "|store|set|do|don't|dont|let|read|call|check|test|document|log|print|catch|raise|return|import"
    "|export|install|update|upgrade|remove|delete|edit|change|move|rename|format|lint|indent|wrap"
    "|ask|answer|explain|tell|say|report|show|include|exclude|enable|disable|allow|forbid|require"
    "|deploy|release|tag|build|start|stop|open|close|review|approve|mock|stub|retry|validate|verify"
    "|ensure|follow|place|choose|pick|limit|split|group|sort|order|link|reference|mention|describe"
    "|declare|define|declare|annotate|type|cache|load|fetch|send|post|pin|lock|generate|copy|paste"
    "|skip|ignore|leave|give|get|start|begin|end|never|always|please|only|stay|work|refrain|treat"
    "|expose|hide|mask|escape|quote|log|trace|measure|count|track|assign|encrypt|hash|sign|inject"
    "|extract|inline|reuse|refactor|rewrite|replace|convert|parse|render|style|align|nest|throw"
    "|handle|await|wait|block|reject|accept|assume|consider|confirm|note|remember|look|see|find"
    "|search|list|sync|pull|fork|clone|stash|bump|publish|ship|roll|revert|restore|back|archive"
)
_IMPERATIVE = pattern(
    rf"\s*(?:(?:in|for|on|when|if|before|after)\b[^,]{{1,60}},\s*)?(?:{_VERBS})\b", _I
)
_MODAL = pattern(
    r"(?<!what )(?<!which )(?<!who )(?<!that )\b(?:must|should|shall|needs? to|(?:is|are) "
    r"(?:never |not )?(?:allowed|forbidden|required|prohibited|mandatory|optional)"
    r"|may (?:not|never)|(?:is|are) (?:always|never))\b",
    _I,
)
_DENIAL = pattern(
    r"\b(?:never|not|no longer|cannot|avoid|without|forbidden|forbid|prohibited|disallowed|banned"
    r"|refrain from|(?:stop|skip) \w+ing|(?:do|does|ca|wo|is|are|should|must)nt)\b|n't\b"
    r"|^\s*no\b(?! matter)",
    _I,
)
_DOUBLE = pattern(r"\b(?:never|not|n't|nt)\b.{0,60}\b(?:without|skip|avoid|forget|fail to)\b", _I)
_EXCEPTION = pattern(
    r"[,;(]?\s{0,9}\b(?:except(?: for| when| that| in| to)?|unless|other than|apart from|but for"
    r"|excluding|save for|with the exception of)\b(.*)",
    _I,
)
_CIRCUMSTANCE = pattern(
    r",?\s{1,9}\b(?:in|for|on|at|when|while|during|inside|within|if|after|before|until|to|as|from"
    r"|where|once|by|under|that|which|instead of|rather than)\b",
    _I,
)
_UNIVERSAL = pattern(
    r"\b(?:for|in|on|to|with|at|before|after) (?:every|each|any|all)(?: of)?(?: the| our)?"
    r"(?: new)? [\w`-]+|\b(?:every|each|any|all|always|only)\b",
    _I,
)
_OVER = pattern(r"\s{1,9}(?:over|instead of|rather than|in place of)\s+|,\s*+(?:and )?not\s+", _I)
_USES = pattern(
    r"\b(?:use|prefer|choose|run)\s{1,9}(.{1,60}?)\s{1,9}(?:for|as)\s{1,9}(?!now\b)(.{1,60}?)(?=[,.;:()]|$)",
    _I,
)
_JOINT = pattern(
    r"[;:]\s+|\s{1,9}[—–-]\s+"
    r"|,\s+(?:and\s+|but\s+)?(?=(?:never|always|do not|don't|just|let|use)\b)"
    r"|\s{1,9}and\s+(?=(?:log|let|keep|run|use|never|always|then|do|make|add)\b)",
    _I,
)
_GUARD = pattern(
    r"\b(?:only|ask before|confirm before|must be approved|require[sd]? approval)\b", _I
)
_ORDINAL = pattern(
    r"\b(?:step|phase|level|part|section|line|item|rule|option|tier|chapter|stage|priority|case"
    r"|appendix|table|figure|issue|ticket|pr)\s+#?\d[\d.]*",
    _I,
)
_ASKING = (
    "use uses used using prefer prefers preferred must should shall always never please ever "
    "make sure ensure keep keeps put write writes written writing set have has need needs do "
    "does done avoid forbidden forbid prohibited disallowed banned refrain stop skip allowed "
    "allow ok fine directly straight just simply new detail details thorough times maximum "
    "max minimum min most least limit listens listen runs run live lives everything anything "
    "instead rather than without longer may can called named begin begins work works"
)
_LIGHT = frozenset(_ASKING.split())
_PACKAGES = "npm pnpm yarn bun"
_PYTHON_PACKAGES = "pip poetry pipenv uv conda"
_JAVASCRIPT_TESTS = "jest vitest mocha jasmine"
_SPOKEN = "english german french spanish japanese"
_SLOTS: dict[str, dict[str, str]] = {
    "indentation": {"tabs": "tabs", "tab": "tabs", "spaces": "spaces", "space": "spaces"},
    "package manager": {name: name for name in _PACKAGES.split()},
    "python packages": {name: name for name in _PYTHON_PACKAGES.split()},
    "quotes": {"single": "single", "double": "double"},
    "branch": {"main": "main", "master": "main", "develop": "develop", "trunk": "trunk"},
    "tests in JavaScript": {name: name for name in _JAVASCRIPT_TESTS.split()},
    "tests in Python": {name: name for name in ["pytest", "unittest", "nose"]},
    "spelling of names": {
        "camelcase": "camelCase",
        "snake_case": "snake_case",
        "kebab": "kebab-case",
        "kebab-case": "kebab-case",
        "pascalcase": "PascalCase",
    },
    "time zone": {"utc": "UTC", "local time": "local time"},
    "length": {"short": "short", "brief": "short", "long": "long", "verbose": "long"},
    "switch": {"enable": "on", "enabled": "on", "disable": "off", "disabled": "off"},
    "need": {"required": "required", "mandatory": "required", "optional": "optional"},
    "presence": {"include": "in", "exclude": "out"},
    "language": {name: name for name in _SPOKEN.split()},
    "spelling": {"british": "British", "american": "American"},
    "line endings": {"lf": "LF", "crlf": "CRLF"},
    "visibility": {"public": "public", "private": "private"},
}
_COUNTED = "zero one two three four five six seven eight nine ten eleven twelve"
_NUMBERS = {word: str(place) for place, word in enumerate(_COUNTED.split()) if place > 1}
_LANGUAGES = (
    "python javascript typescript go golang rust java kotlin swift ruby php css html sql shell "
    "bash markdown yaml json react vue svelte makefile makefiles terraform"
)
_AREAS: dict[str, dict[str, str]] = {
    "language": {name: name.removesuffix("s") for name in _LANGUAGES.split()},
    "side": {
        "frontend": "frontend",
        "client": "frontend",
        "web": "frontend",
        "backend": "backend",
        "server": "backend",
        "api": "backend",
        "mobile": "mobile",
        "ios": "mobile",
        "android": "mobile",
    },
    "stage": {
        "production": "production",
        "prod": "production",
        "staging": "staging",
        "development": "development",
        "dev": "development",
        "tests": "tests",
        "test": "tests",
        "testing": "tests",
        "ci": "CI",
        "release": "release",
        "releases": "release",
        "hotfix": "hotfix",
        "hotfixes": "hotfix",
        "prototype": "prototype",
        "prototypes": "prototype",
    },
    "system": {
        "windows": "Windows",
        "macos": "macOS",
        "mac": "macOS",
        "linux": "Linux",
    },
}
_IN_NAMES_OF_HOOKS = (
    "hook hooks script scripts sh py js ts rb bash python python3 node deno zsh claude "
    "project dir bin usr env check checks guard block blocks deny denies no not never protect "
    "protects forbid refuse refuses only allow allows before after pre post tool use edit "
    "write read multiedit notebookedit webfetch websearch task confirm verify validate "
    "enforce prevent stop reject grep echo exit cat jq npx run exec sudoers command commands "
    "file files safety warn on in to for lint format log audit notify tools src main_hook"
)
_GENERIC = frozenset(_IN_NAMES_OF_HOOKS.split())
_GONE = pattern(
    r"\b(?:removed|deleted|renamed|moved|deprecated|no longer|used to|was|were|formerly|legacy"
    r"|create[sd]?|creating|add(?:s|ed|ing)?|generate[sd]?|writes?|written|produces?|output|will"
    r"|new|optional(?:ly)?|if (?:present|it exists|there is)|may exist|ignored|e\.g|such as"
    r"|for example|instance|like|imagine|should be called|do not|don't|never)\b",
    _I,
)
_TABLE = DirectiveTable(
    straight=straight,
    clauses=clauses,
    stem=stem,
    stop=STOP_WORDS,
    imperative=_IMPERATIVE,
    modal=_MODAL,
    denial=_DENIAL,
    double=_DOUBLE,
    exception=_EXCEPTION,
    circumstance=_CIRCUMSTANCE,
    universal=_UNIVERSAL,
    over=_OVER,
    uses=_USES,
    joint=_JOINT,
    guard=_GUARD,
    ordinal=_ORDINAL,
    light=_LIGHT,
    slots=_SLOTS,
    numbers=_NUMBERS,
    areas=_AREAS,
    generic=_GENERIC,
    gone=_GONE,
)
norms = _TABLE.norms
areas_in = _TABLE.areas_in
surface = _TABLE.surface
parts = _TABLE.parts
tells_of_what_is_gone = _TABLE.tells_of_what_is_gone
