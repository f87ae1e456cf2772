"""Secrets known by where they stand: after a telling name, in an address, a header, a flag, a file.

Rows as in `services`; the group before the secret is kept. What only stands for a secret, such as
`<your-token>`, is left as it is: see `placeholders`.
"""

from __future__ import annotations

PASSWORD = (
    r"pass(?:word|wd|wort|[_-]?phrase|code)|kennwort|contrase[nñ]a|senha|wachtwoord"
    r"|mot[ _-]de[ _-]passe"
    r"|has[lł]o|пароль|パスワード|密码|clave|geheimnis|(?:api-?|zugangs|geheim)schl(?:ü|ue)ssel"
)
_KEY_OF = (
    r"api|access|private|signing|encryption|master|account|shared|sharedaccess|auth|subscription"
    r"|license|consumer|application|preshared|storage|app|client|deploy|unseal|webhook|admin|service|integration"
    r"|project|record|write|setup"
)
NAME = (
    rf"(?i:(?:{PASSWORD}|secret(?!s?[_-]?manager)(?<!\d:secret)"
    rf"|(?:otp|2fa|mfa)[ _-]?seed|token(?!s|i)|credential(?!s)|(?:{_KEY_OF})[ _-]?key(?!s|w|b|r)"
    r"|client-key-data|auth[_-]?token|refresh[_-]?token"
    r"|(?<![A-Za-z])(?:pwd?|psk|(?<!tests )(?<!checks )pass|passw|dsn))"
    r"(?:[_-]?[A-Z0-9]{1,30}){0,3}+)"
)
"""A name that tells of a secret, with what may follow it: `api_key`, `DB_PASSWORD_2`."""
_BEFORE_A_QUOTE = r"(?=\s{0,3}[\"'`][^\s\"'`]{0,80}\d)"
_SEPARATOR = rf"\\?[\"'`]?\]?\s{{0,3}}(?::=|=>|[:=](?!=)|[!=]==?{_BEFORE_A_QUOTE})\s{{0,3}}"
"""What stands between a name and its value; a comparison or a comma only before a quote."""
_COMMA = rf"\\?[\"'`]?\]?\s{{0,3}},{_BEFORE_A_QUOTE}\s{{0,3}}"
_OPENS = r"(?![$<{\[(%])(?![\w.]{1,80}\()"
_BARE = r"[^\s\"'`,;()\[\]{}<>\\]"
_MIXED = r"(?=[^\s\"'`,;]{0,200}\d)(?=[^\s\"'`,;]{0,200}[A-Za-z])"
_WORD = r"(?![$<{\[-])[^\s\"'`\[\]]"
_SHOUTED = (
    r"(?:PASSWORD|PASSWD|PASSPHRASE|(?<![A-Z])PASS|(?<![A-Z])PWD|SECRET|TOKEN|API_?KEY|ACCESS_KEY"
    r"|(?<=_)PAT|PRIVATE_KEY|SECRET_KEY_BASE|MASTER_KEY|ENCRYPTION_KEY|SIGNING_KEY)"
)
NAMES = (
    "passw senha hasl hasł kennwort contrase wachtwoord mot пароль パスワード 密码 secret token"
    " clave geheimnis schlüssel schluessel"
)
_HINTS = (
    f"{NAMES} credential pw psk _pass pass_ pass- otp mfa pass= pass: pass' pass\" dsn _pat _key"
    " -key api access unseal private encryption signing master account shared subscription license"
    " project_ project-"
)
_FLAGS = (
    "pass kennwort contrase senha wachtwoord mot hasl hasł пароль パスワード 密码 token secret api"
)
"""What the names of flags hold that tell a secret."""
DIGITS = "0 1 2 3 4 5 6 7 8 9"
"""What a secret holds that is told from prose by its digits."""
NAMED = (
    (
        "named",
        f"{_HINTS} & : =",
        rf"({NAME}{_SEPARATOR}(?:\\?([\"'`]))?)(?!\s){_OPENS}"
        rf"(?(2)(?:(?!\2)[^\n\\]){{6,4000}}+(?=\\?\2)|{_MIXED}{_BARE}{{6,}})",
    ),
    (
        "named before a comma",
        f"{_HINTS} & , & \" ' `",
        rf"({NAME}{_COMMA}\\?([\"'`]))(?!\s){_OPENS}(?:(?!\2)[^\n\\]){{6,4000}}+(?=\\?\2)",
    ),
    (
        "assigned",
        f"{_HINTS} & = password:",
        rf"({_SHOUTED}(?:_[A-Z0-9]{{1,40}})?=|(?i:\bpassword[=:]\s?)(?=\d{{6}}))"
        rf"(?![$<{{\[(\"'%])[^\s\"'`,;()<>\\\[\]]{{6,}}",
    ),
    (
        "compared with its name",
        f"== != & {_HINTS}",
        rf"(?<=[\"'`])(?=[^\s\"'`]{{0,80}}\d)(?=[^\s\"'`]{{0,80}}[A-Za-z])[^\s\"'`]{{6,200}}+"
        rf"(?=[\"'`]\s{{0,2}}[!=]={{1,2}}\s{{0,2}}[\w.]{{0,40}}?{NAME})",
    ),
    (
        "beside its name",
        f"value & {_HINTS}",
        rf"((?:name|key)[\"']?\s?[:=]\s{{0,3}}[\"']?[\w.-]{{0,40}}?{NAME}[\"']?,?\s{{1,40}}[\"']?"
        rf"value[\"']?\s?[:=]\s{{0,3}}[\"']?){_OPENS}{_MIXED}[^\s\"'`,;<>]{{6,}}",
    ),
    (
        "named key",
        "_key=",
        r"(\b(?!\w{0,40}(?:PUBLIC|PUBLISHABLE|CACHE|PRIMARY|SORT|FOREIGN)_)[A-Z][A-Z0-9_]{1,40}_KEY=[\"']?(?:base64:)?)"
        rf"{_MIXED}[\w+/=-]{{16,}}",
    ),
    (
        "flag",
        f"{_FLAGS} & -",
        rf"((?:^|(?<=[\s\"'`]))--?[\w-]{{0,30}}(?:{PASSWORD}|token|secret|api-?key)"
        rf"(?:[_-]?[a-z0-9]{{1,20}})?(?:=[\"'`]?|\s[\"']))(?![$<{{\[%]){_WORD}{{3,}}",
    ),
    (
        "flag and blank",
        f"{_HINTS} & -- & {DIGITS}",
        rf"((?:^|(?<=[\s\"'`]))--(?!export-|list-|delete-|edit-|show-|no-)[\w-]{{0,40}}{NAME}\s){_MIXED}{_OPENS}{_BARE}{{6,}}",
    ),
)
HEADERS = (
    (
        "authorization",
        "authorization",
        r"((?i:\b(?:proxy-)?authorization[\"']?\s{0,2}[:=]\s{0,2}[\"'`]?(?:[a-z][\w-]{2,30}\s{1,2})?))"
        r"(?=[^\s\"'\[({\d=]{0,200}(?:\d[^\s\"'\d]{0,100}\d|=))(?![$<{\[])[^\s\"',`\[\]]{8,4000}",
    ),
    (
        "key header",
        "-key",
        r"((?i:(?<![\w-])(?!public|cache|sort|idempotency|sec-|surrogate|primary|partition|routing|message|row)[a-z][a-z-]{1,30}-key)[\"']?:\s{1,2}[\"']?)"
        r"(?=[\w+/=-]{0,40}[A-Z\d])[\w+/=-]{20,}",
    ),
    (
        "bearer",
        f"bearer basic token apikey negotiate & {DIGITS}",
        r"((?i:\b(?:bearer|basic|token|apikey|negotiate)\s{1,3}))(?=[\w.~+/-]{0,200}\d)"
        r"(?=[\w.~+/-]{0,200}[A-Za-z])(?![a-z]{1,30}[\d.-]{0,12}\b)[\w.~+/-]{16,}=*",
    ),
    ("PagerDuty", "token=", r"(\bToken token=)[\w+-]{16,}"),
    (
        "Vault role",
        "secret_id",
        r"((?i:secret_id)\W{1,5})[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}",
    ),
    (
        "cookie",
        "cookie",
        r"((?i:\b(?:set-)?cookie[\"']?\s{0,2}[:=]\s{0,2}[\"']?))(?=[\w.%-]{1,80}=)"
        r"(?=[^\n\"']{0,500}?[=][\w%+/.:-]{10,})[^\n\"']{4,4000}",
    ),
    ("cookie flag", "-b --cookie", r"(\s(?:-b|--cookie)[\s=][\"']?)[\w.-]{1,60}=[^\"'\n\s\[]{8,}"),
    (
        "session cookie",
        "sessid sessionid _session= .sid= csrf __secure- __host-",
        r"((?i:\b(?:phpsessid|jsessionid|sessionid|connect\.sid|asp\.net_sessionid|laravel_session"
        r"|csrf_?token|[\w-]{2,30}_session)|__(?:secure|host)-[\w.-]{2,40})=)"
        r"(?=[\w%.+/=:-]{0,60}\d)[\w%.+/=:-]{12,}",
    ),
)
FLAGS = (
    (
        "curl",
        "-u --user -a --auth",
        r"((?:curl|wget|https?|xh)\b[^\n]{0,300}?\s(?:-u|--user|--proxy-user|-a|--auth|-U)"
        r"[ =]?[\"']?[^\s:\"'/$<{]{1,80}:)(?![$<{\[/])[^\s\"'`]{1,200}",
    ),
    (
        "user and password",
        "-u --user",
        r"((?:^|\s)(?:-u|--user|--proxy-user)[ =][\"']?[^\s:\"'/$<{]{1,80}:)(?!\d{1,6}\b)"
        r"(?![$<{\[])(?=[^\s\"']{0,60}[\d!#%^&*])[^\s\"'`]{4,200}",
    ),
    (
        "-p",
        "-p",
        r"(\b(?:(?:mysql\w{0,8}|mariadb(?:-\w{1,8})?)\b[^\n|;&]{0,200}?\s-p(?=[^\s])[\"']?"
        r"|(?:sshpass|docker\slogin|podman\slogin|az\s(?:acr\s)?login"
        r"|helm|mongo\w{0,8}|7z|twine)\b[^\n|;&]{0,200}?\s-p\s?[\"']?))"
        r"(?![$<{\[-])[^\s\"'`]{3,200}",
    ),
    (
        "-a, -w, -P",
        "redis-cli ldap zip openssl keygen rar 7z",
        r"(\b(?:redis-cli\b[^\n|;&]{0,100}?\s-a|ldap\w{2,12}\b[^\n|;&]{0,200}?\s-w|(?:un)?zip\b"
        r"[^\n|;&]{0,100}?\s-P|openssl\b[^\n|;&]{0,120}?\s-[kK]|ssh-keygen\b[^\n|;&]{0,120}?\s-[NP])"
        r"\s{1,2}[\"']?|\b(?:(?:un)?rar|7z[ar]?)\b[^\n|;&]{0,100}?\s-p[\"']?)(?![$<{\[-])"
        r"(?!pass:)[^\s\"'`]{3,200}",
    ),
    ("-U", "-u", r"(\s-U\s?[\"']?[^\s%\"']{1,60}%)(?![$<{\[])[^\s\"'`]{3,200}"),
    ("lftp", "lftp", r"(\blftp\b[^\n]{0,60}?\s-u\s[^\s,]{1,60},)[^\s\"'`\[]{3,200}"),
    ("openssl", "pass:", r"((?:-pass(?:in|out)?|-k)\s[\"']?pass:)[^\s\"'`\[$]{2,200}"),
    (
        "keytool, gpg",
        "storepass keypass passphrase",
        r"(--?(?:(?:src|dest)?storepass|keypass|passphrase)\s{1,2}[\"']?)(?![$<{\[-])[^\s\"'`]{3,200}",
    ),
    (
        "htpasswd",
        "htpasswd",
        r"(\bhtpasswd\s-\w{0,6}b\w{0,6}\s(?:\S{1,120}\s){1,2})(?![$<{\[])[^\s\"'`]{3,200}",
    ),
    (
        "standard input",
        "sudo password-stdin with-token password-file",
        r"((?:\becho|\bprintf)\s{1,2}(?:-n\s)?[\"']?)(?![$\[])[^\s\"'|)]{3,100}(?=[\"']?\s{0,2}\|\s{0,2}"
        r"(?:sudo\s-S|[^\n|]{1,120}--(?:password-stdin|with-token))|(?<=[^)])\)\s)",
    ),
    (
        "chpasswd",
        "chpasswd",
        r"([\"'\s][\w.-]{1,40}:)(?![$\[])[^\s\"']{3,100}(?=[\"']?\s{0,2}\|\s{0,2}(?:sudo\s)?chpasswd)",
    ),
    (
        "SQL",
        "identified password requirepass masterauth snmp-server securestring",
        r"((?i:\bidentified\s(?:with\s\S{1,40}\s)?by|\b(?:with|encrypted|set)\spassword|\bpassword"
        r"(?=\s'[^'\n]{4,80}';)|\brequirepass|\bmasterauth|\bsnmp-server\scommunity|\bpassword\s\d"
        r"|\bconvertto-securestring)\s{1,2}(?:=\s)?[\"']?|\bPASSWORD(?:\s|\s?\()(?='[^'\n]{4,80}')')"
        r"(?![$<{\[])"
        r"(?![a-z]{1,20}\s[a-z])[^\s\"'`;]{4,200}",
    ),
    (
        "net use",
        "/user:",
        r"((?i:/user:)\S{1,80}\s|(?i:\bnet\suse\s)(?:\S{1,3}:\s)?\\\\\S{1,80}\s)(?=\S{0,60}[\d!#%&*])"
        r"(?![/\[])\S{4,100}",
    ),
    (
        "Oracle, bundler, kubectl",
        "sqlplus :thin: bundle from-literal",
        r"((?:\bsqlplus\s(?:-\w\s)?|:thin:)[\w.$]{1,40}/|\bbundle\sconfig\s[^\n]{0,80}?\s[\w.-]{1,40}:(?!/)"
        r"|--from-literal[= ][\"']?[\w.-]{1,60}=)(?![$<{\[@/])(?=[^\s@\"']{0,60}\d)"
        r"[^\s@\"'`]{6,200}",
    ),
)
FILES = (
    ("netrc", "login", r"(\blogin\s{1,8}\S{1,100}\s{1,8}password\s{1,8})(?![$<{\[])\S{3,200}"),
    (
        "pgpass",
        ":5432: :5433: :6432: :*:",
        r"((?<!\S)[^\s:#]{1,100}:(?:\*|[56]43\d):[^\s:]{1,60}:[^\s:]{1,60}:)(?!\[)\S{3,200}",
    ),
    (
        "connection string",
        "password pwd= key= signature=",
        r"((?i:;\s?(?:password|pwd)|\b(?:account|shared|sharedaccess|access)key|sharedaccesssignature)"
        r"\s?=\s?)(?![$<{\[\"'])[^;\s\"'`]{3,500}",
    ),
    (
        "tag",
        "password> secret> token> key> passphrase>",
        r"(<(?i:[\w:.-]{0,40}(?:password|passphrase|secret|token|apikey|privatekey))>"
        r"|\bname=\"(?i:[\w:.-]{0,40}(?:password|secret|token|api_?key))\"\s?>)(?![$<{\[])"
        r"[^<\s\[]{4,500}(?=</)",
    ),
    (
        "docker auth",
        "auth",
        r"((?:\"auth\"\s{0,3}:\s{0,3}\"|\b_auth\s?=\s?[\"']?))(?!\[)[\w+/=-]{8,500}",
    ),
    ("wireless", "wifi: psk", r"(\bWIFI:[^\s]{0,100}?P:|\bpsk=)(?![$<{\[])[^;\s\"]{4,100}"),
    (
        "seed words",
        "mnemonic seed recovery",
        r"((?i:\b(?:mnemonic|(?:seed|recovery|secret|backup)\s(?:phrase|words))\b[^\n:=]{0,30}[:=]?"
        r"\s{0,3}[\"'`]?))(?:[a-z]{3,8}[ \n]){11,23}[a-z]{3,8}",
    ),
    (
        "recovery codes",
        "recovery backup scratch codes",
        r"((?i:\b(?:recovery|backup|scratch|2fa)[ -]codes?\b[^\n:]{0,30}[:\n]\s{0,3}))"
        r"(?:(?:[\s,;*-]|\d\d?[.)]\s){0,6}(?:[A-Za-z0-9]{4,10}(?:-[A-Za-z0-9]{4,10}){1,3}"
        r"|(?=[A-Za-z]{0,9}\d)[A-Za-z0-9]{4,10})(?![\w-])){2,24}",
    ),
    (
        "recovery code",
        "recovery backup",
        r"((?i:\b(?:recovery|backup)[ -]code\b[^\n:]{0,30}:?\s{1,3}))"
        r"[A-Za-z0-9]{4,10}(?:-[A-Za-z0-9]{4,10}){2,5}(?![\w-])",
    ),
    ("ngrok", "authtoken", r"(\bauthtoken:?\s{1,2})(?!\[)\w{30,100}"),
    (
        "Vault",
        "unseal root",
        r"((?i:\b(?:unseal\skey(?:\s\d)?|initial\sroot\stoken):\s{1,3}))(?!\[)[\w+/=.-]{16,200}",
    ),
)

PLACES = (*HEADERS, *FLAGS, *NAMED)
