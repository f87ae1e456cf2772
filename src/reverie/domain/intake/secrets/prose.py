"""Secrets told in sentences, in a few languages; rows as in `contexts`.

What is told without a sign between name and secret must look drawn, or made up as people make up a
password: letters and digits with a sign, or capital and small letters with digits.
"""

from __future__ import annotations

from reverie.domain.intake.secrets.contexts import DIGITS, NAMES, PASSWORD

_IS = (
    r"(?:(?:(?:is|was)\s)?(?:now|changed\sto|set\sto)|(?:ist|lautet)\s(?:jetzt|nun|übrigens)"
    r"|is|ist|lautet|was|war|wird|are|est|es|è|é|jest|['’]s)"
)
_FOR = r"(?:\s(?:for|of|to|on|für|von|zum|zur|pour|para|at|auf|beim?|im)\s[^\n.:;=]{1,60}?)?"
_KEY = "key" + "".join(
    rf"(?<!{word} key)"
    for word in (
        *("primary", "foreign", "partition", "cache", "sort", "row", "public", "session", "shard"),
        *("shortcut", "object", "map", "unique", "composite", "routing", "idempotency", "lookup"),
        *("signing", "query"),
    )
)
"""A key, unless it is one of those that open nothing."""
_KEYS = (
    r"(?:(?:api|access|secret|client|app|auth|private|encryption|admin|record|setup|write|project"
    r"|account|license|bot|deploy|personal|channel|shared|master)[ _-]?(?:key|token|secret"
    r"|schlüssel)"
    r"|token|secret|\bpat|bearer|(?:otp|totp|2fa|mfa)(?:[ -](?:secret|seed|key))?"
    rf"|(?<=--)(?:record-)?key|(?<![\w-]){_KEY}:)"
)
_MIXED = r"(?=[^\s\"'`,;]{0,80}\d)(?=[^\s\"'`,;]{0,80}[A-Za-z])"
_ENDS = r"(?=[.)?]{0,2}(?:[\s\"'`,;]|\Z))"
_MADE_UP = (
    rf"(?![\w.]{{1,80}}\(){_MIXED}(?:(?=[^\s\"'`,;]{{2,80}}[!#%&*$§+^~])|(?=[^\s\"'`,;]{{8}})(?=[^\s\"'`,;]{{0,80}}[a-z])"
    rf"(?=[^\s\"'`,;]{{0,80}}[A-Z]))[^\s\"'`,;]{{6,100}}?{_ENDS}"
)
_SAID = f"{NAMES} pin key psk pw"
_BESIDE = "token key secret passwor pat bearer otp 2fa mfa schlüssel"
"""Hints, each written once, as a set is looked for once in a text."""
_UUID = r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
_DRAWN = (
    r"(?=(?:[^\s\d]{0,40}\d){2})(?=[\d:.-]{0,60}[A-Za-z])"
    rf"(?:{_UUID}|[A-Za-z0-9]{{6}}\.[a-z0-9]{{16}}|[A-Za-z0-9]{{15,400}}(?:[.:][A-Za-z0-9]{{16,400}}){{0,3}}"
    r"|(?=[^\s]{0,60}[a-z])(?=[^\s]{0,60}[A-Z])[A-Za-z0-9][\w+/=-]{19,400})={0,2}(?![\w/+-]|\.\w)"
)
_FOUR = r"(?!(?i:must|have|this|that|with|from|when|then|they|will|need|also|only|your)\b)"
_LOGIN = (
    r"(?:credentials?|creds|logins?|zugangsdaten|zugang|anmeldedaten|logindaten|identifiants"
    r"|credenciales)"
)

_SERVICES = (
    "adafruit airtable algolia alibaba asana bittrex bugsnag codecov coinbase confluent datadog"
    " deepgram discord droneci etsy fastly finicity finnhub flickr freshbooks kraken kucoin"
    " launchdarkly mattermost meraki messagebird mixpanel netlify nytimes plaid rapidapi rollbar"
    " sendbird squarespace sumologic travis twitch twitter vonage zendesk"
)
"""Services whose keys have no beginning that tells them, known by who stands before them."""

SPOKEN = (
    (
        "spoken",
        f"{DIGITS} & {_SAID}",
        rf"((?i:\b(?:{PASSWORD}|token|secret|pin|psk|pwd?|(?:api|access|secret|private)[ -]key"
        rf"|{_KEY}){_FOR}\s{{0,2}}{_IS}):?\s{{1,2}}[\"'`]?)(?=[^\s\"'`]{{0,80}}\d)"
        rf"(?=[^\s\"'`]{{0,80}}[A-Za-z!#%&*?_])(?![$<{{\[(/])[^\s\"'`,;]{{5,200}}?{_ENDS}",
    ),
    (
        "spoken and quoted",
        _SAID,
        rf"((?i:\b(?:{PASSWORD}|pin){_FOR}\s{{0,2}}{_IS}):?\s{{1,2}}[\"'`])(?![$<{{\[(/])"
        r"[^\s\"'`]{4,100}(?=[\"'`])",
    ),
    (
        "told beside its name",
        f"{DIGITS} & {_SAID}",
        rf"((?i:\b(?:{PASSWORD}|pwd?)(?:\s(?:to|auf|now|jetzt|übrigens|has been|was|wurde|habe ich"
        rf"|changed|set|reset|geändert|ist|is)){{0,4}}:?\s{{1,2}}[\"'`]?))(?![$<{{\[(/]){_MADE_UP}",
    ),
    (
        "with its user",
        "cred login zugang anmelde identifiant & / :",
        rf"((?i:\b{_LOGIN}(?:\s(?:are|is|sind|lauten|ist))?:?\s{{1,2}}[\"'`]?)[\w.@+-]{{1,60}}"
        rf"\s{{0,2}}[/:|]\s{{0,2}}[\"'`]?)(?![$<{{\[(/]){_MADE_UP}",
    ),
    (
        "in fours",
        "app & passw",
        r"((?i:\bapp(?:lication)?(?:[ -]specific)?[ -]passwor[dt](?:\sis|\sist)?:?\s{1,2}[\"'`]?))"
        rf"{_FOUR}[A-Za-z0-9]{{4}}(?:[ -]{_FOUR}[A-Za-z0-9]{{4}}){{3,5}}(?![\w-])",
    ),
    (
        "without blanks",
        "密码 パスワード 密碼 비밀번호",
        r"((?:密码|密碼|パスワード|비밀번호)\s{0,2}(?:是|为|為|は|:|：|는|=)\s{0,2})"
        r"(?=[!-~]{0,60}\d)[!-~]{6,100}",
    ),
)
DRAWN = (
    (
        "drawn beside its name",
        f"{DIGITS} & {_BESIDE}",
        rf"((?i:\b{_KEYS}(?:\s(?:is|for|ist))?\s{{1,2}}[\"'`]?)){_DRAWN}",
    ),
    (
        "drawn before its name",
        f"{DIGITS} & {_BESIDE}",
        rf"(?<![\w/.:@-])(?=(?:[^\s\d]{{0,40}}\d){{3}})(?=[\d:.-]{{0,60}}[A-Za-z])(?:{_UUID}"
        r"|[A-Za-z0-9]{20,200}+|[A-Za-z0-9]{8,64}[.:][A-Za-z0-9]{20,200}+)(?=[\"'`]?\s(?i:(?:is|was"
        r"|as|ist)\s(?:(?:my|our|your|the|an?|mein|unser|der|das)\s)?(?:(?!commit|sha|hash|public"
        r"|primary|foreign|session|cache|digest|checksum)[\w.&-]{1,20}\s){0,4}?(?:\w{2,20}_)?"
        r"(?:api[ _]key|token|key|secret|passwor[dt]|pat|bearer)\b"
        r"|(?:api|client|access|personal)[ _-]?(?:key|secret|token)\b|token\b|bearer\b))",
    ),
    (
        "of a service",
        f"{DIGITS} & : = & {_SERVICES}",
        rf"((?i:\b(?:{_SERVICES.replace(' ', '|')})(?:[ _.-](?:api|app|auth|access|client|account"
        rf"|project|key|token|secret)){{0,3}}[\"']?\s{{0,2}}(?::=|=>|[:=])\s{{0,2}}[\"'`]?))"
        rf"(?=(?:[^\s\d]{{0,40}}\d){{2}})(?=\d{{0,40}}[A-Za-z])[A-Za-z0-9]{{15,200}}(?![\w.-])",
    ),
)
"""What is told beside a long word with digits in it; looked for only where one stands."""
