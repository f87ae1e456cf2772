"""Secrets are masked before they touch the disk; everything else stays as it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.intake.secrets import MASK, masked

HEX, MIXED = "0123456789abcdef" * 3, "Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4z" * 2
PEM = "-----BEGIN {kind}-----\nMIIEpAIBAAKCAQEA7\nq+Zk/x==\n-----END {kind}-----"
JWT = f"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.{MIXED[:43]}"

WHOLE = {
    "Anthropic": f"sk-ant-api03-{MIXED}",
    "OpenAI": f"sk-{MIXED[:48]}",
    "OpenAI project": f"sk-proj-{MIXED}",
    "OpenRouter": f"sk-or-v1-{HEX}",
    "AWS access key": "AKIAIOSFODNN7EXAMPLE",
    "AWS session key": "ASIAIOSFODNN7EXAMPLE",
    "GitHub personal": f"ghp_{MIXED[:36]}",
    "GitHub OAuth": f"gho_{MIXED[:36]}",
    "GitHub server": f"ghs_{MIXED[:36]}",
    "GitHub fine-grained": f"github_pat_{MIXED[:22]}_{MIXED[:40]}",
    "GitLab": f"glpat-{MIXED[:20]}",
    "Slack bot": f"xoxb-{HEX[:12]}-{MIXED[:24]}",
    "Slack user": f"xoxp-{HEX[:12]}-{MIXED[:24]}",
    "Stripe": f"sk_live_{MIXED[:24]}",
    "Stripe restricted": f"rk_live_{MIXED[:24]}",
    "Google": f"AIza{MIXED[:35]}",
    "npm": f"npm_{MIXED[:36]}",
    "PyPI": f"pypi-AgEIcHlwaS5vcmc{MIXED}",
    "JWT": JWT,
    "RSA key": PEM.format(kind="RSA PRIVATE KEY"),
    "OpenSSH key": PEM.format(kind="OPENSSH PRIVATE KEY"),
    "PKCS 8 key": PEM.format(kind="PRIVATE KEY"),
}
UNKNOWN_WHOLE = {
    "GitHub user": f"ghu_{MIXED[:36]}",
    "Hugging Face": f"hf_{MIXED[:34]}",
    "SendGrid": f"SG.{MIXED[:22]}.{MIXED[:43]}",
    "Slack app": f"xapp-1-{HEX[:12]}-{HEX}",
    "Google OAuth": f"ya29.a0{MIXED}",
    "Google client": f"GOCSPX-{MIXED[:28]}",
    "Stripe test": f"sk_test_{MIXED[:24]}",
    "Stripe webhook": f"whsec_{MIXED[:32]}",
    "Groq": f"gsk_{MIXED[:52]}",
    "DigitalOcean": f"dop_v1_{HEX}{HEX[:16]}",
    "Shopify": f"shpat_{HEX[:32]}",
    "Docker Hub": f"dckr_pat_{MIXED[:27]}",
    "HashiCorp Vault": f"hvs.{MIXED}",
    "PGP key": PEM.format(kind="PGP PRIVATE KEY BLOCK"),
}
NAMED = {
    "password=hunter2hunter": "password=[secret]",
    "Password: hunter2hunter": "Password: [secret]",
    "DB_PASSWORD='hunter2hunter'": "DB_PASSWORD='[secret]'",
    'the "passwd": "hunter2hunter", then': 'the "passwd": "[secret]", then',
    f"API_KEY={HEX}": "API_KEY=[secret]",
    f"apiKey: {HEX}": "apiKey: [secret]",
    f"x-api-key: {HEX} --verbose": "x-api-key: [secret] --verbose",
    f"STRIPE_WEBHOOK_SECRET={MIXED}": "STRIPE_WEBHOOK_SECRET=[secret]",
    f"SECRET_KEY = '{MIXED}'": "SECRET_KEY = '[secret]'",
    f"client_secret={MIXED};": "client_secret=[secret];",
    f"Authorization: Bearer {MIXED}": "Authorization: Bearer [secret]",
    f"curl -H 'authorization: bearer {HEX}==' /": "curl -H 'authorization: bearer [secret]' /",
    f"https://ada.dev/x?access_token={HEX}": "https://ada.dev/x?access_token=[secret]",
    f"https://ada.dev/x?api_key={HEX[:16]}, ok": "https://ada.dev/x?api_key=[secret], ok",
    "postgres://ada:hunter2@db:5432/x": "postgres://[secret]@db:5432/x",
    "https://ada:hunter2@ada.dev/x.git": "https://[secret]@ada.dev/x.git",
    f"https://x-access-token:ghs_{MIXED[:36]}@github.com/a/b": "https://x-access-token:[secret]"
    "@github.com/a/b",
    f"https://oauth2:glpat-{MIXED[:20]}@gitlab.com/a": "https://[secret]@gitlab.com/a",
}
LEAKED = {
    f"AWS_SECRET_ACCESS_KEY={MIXED[:40]}": MIXED[:40],
    "Authorization: Basic YWRhOmh1bnRlcjJodW50ZXIy": "YWRhOmh1bnRlcjJodW50ZXIy",
    "redis://:hunter2hunter@cache:6379/0": "hunter2hunter",
    "PGPASSWORD=hunter2hunter psql": "hunter2hunter",
    '{"accessToken": "hunter2hunter"}': "hunter2hunter",
    "{'password': 'hunter2hunter'}": "hunter2hunter",
    '{\\"password\\": \\"hunter2hunter\\"}': "hunter2hunter",
    'token := "hunter2hunter"': "hunter2hunter",
    'password = "correct horse battery staple"': "horse battery staple",
    'password = "abc,def;ghi123"': "def;ghi123",
    "mysql --password hunter2hunter": "hunter2hunter",
}
STILL_LEAKED = {
    "DB_PASSWORD=correcthorsebattery": "correcthorsebattery",
    "password=1234567890": "1234567890",
    '{"password": "o\'brien-1234"}': "brien-1234",
    f'{{"token": "{MIXED * 4}"}}': MIXED,
}
HARMLESS = [
    "",
    "Done.",
    "The token is expired.",
    "the secret of good tests is names",
    "Password:",
    "Enter your password: ",
    "password: \n",
    "Forgot your password? Click here.",
    "Basic knowledge",
    "3ddc8c21-cdb5-4c10-bddb-0019f94ae966",
    "commit 494c48a09f5a2f0c1de4a7c7c0fcb4d9a6e1b2c3",
    f"sha256:{HEX}{HEX[:16]}",
    "/home/ada/project/src/reverie/domain/secrecy.py:12",
    "https://example.com/a/b?page=2#top",
    "http://localhost:8080/@vite/client",
    "git@ada.dev:a/b",
    "ssh://git@ada.dev:22/a/b.git",
    "token = None",
    "token: null,",
    "password: true",
    "api_key = ${API_KEY}",
    "password=$PASSWORD",
    "--token <your-token>",
    "secret: {{ vault.x }}",
    "def masked(text: str) -> str:",
    "token: str",
    "for token in tokens: count[token] += 1",
    "const token = await fetchToken()",
    "if (token === other) return",
    "tokens: 1200",
    "task-force",
    "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
    "max_tokens=1024",
    "a disk-image",
    "Bearer tokens expire",
    "the bearer token is missing",
    "eyJ is how each of them begins",
    "AKIA is a prefix",
    "ghp_ is a prefix",
    "x = 'sk-'",
    "import { token } from './auth'",
    "password = [secret]",
    "token=[secret]",
    "日本語のパスワード: なし",
    "🙂 secret 🙂",
]
MISTAKEN = [
    "token = get_token()",
    "password = getpass.getpass()",
    "token=self.token",
    "password: string;",
    'token = os.environ["TOKEN"]',
    "function login(name: string, password: string) {",
    "SyntaxError: unexpected token: punctuation",
    "password: required",
    "Password: ********",
    "class sk-toggleable__content",
    "sk-estimator-doc-link",
    "token: expired",
]


@pytest.mark.parametrize("secret", WHOLE.values(), ids=WHOLE.keys())
@pytest.mark.parametrize("around", ["{}", "I used {} here.", "`{}`", '"{}"', "({}),", "a\n{}\nb"])
def test_a_secret_of_a_known_kind_is_masked_wherever_it_stands(secret: str, around: str) -> None:
    assert masked(around.format(secret)) == around.format(MASK)


def test_a_key_that_is_cut_off_is_masked_to_the_end() -> None:
    whole = PEM.format(kind="EC PRIVATE KEY")
    assert masked(f"Here: {whole[:50]}") == f"Here: {MASK}"


@pytest.mark.parametrize("secret", UNKNOWN_WHOLE.values(), ids=UNKNOWN_WHOLE.keys())
def test_a_secret_of_another_common_kind_is_masked(secret: str) -> None:
    assert masked(f"I used {secret} here.") == f"I used {MASK} here."


@pytest.mark.parametrize(("text", "left"), NAMED.items(), ids=NAMED.keys())
def test_a_secret_that_has_a_name_keeps_its_name(text: str, left: str) -> None:
    assert masked(text) == left
    assert masked(f"Then I ran:\n\t{text}\n") == f"Then I ran:\n\t{left}\n"


@pytest.mark.parametrize(("text", "secret"), LEAKED.items(), ids=LEAKED.keys())
def test_a_named_secret_in_another_common_form_is_masked(text: str, secret: str) -> None:
    assert secret not in masked(text)


@pytest.mark.parametrize(("text", "secret"), STILL_LEAKED.items(), ids=STILL_LEAKED.keys())
def test_a_named_secret_of_any_letters_is_masked(text: str, secret: str) -> None:
    assert secret not in masked(text)


@pytest.mark.parametrize("flag", ["--export-passphrase", "--passcode", "--passwd", "--hasło"])
def test_a_flag_that_tells_a_secret_needs_no_other_hint(flag: str) -> None:
    assert masked(f"gpg {flag}=hunter22 file") == f"gpg {flag}={MASK} file"


@pytest.mark.parametrize("text", HARMLESS)
def test_a_text_without_secrets_stays_to_the_letter(text: str) -> None:
    assert masked(text) == text


def test_many_harmless_texts_together_stay_to_the_letter() -> None:
    together = "\n\n".join(text for text in HARMLESS if not text.rstrip().endswith(":"))
    assert masked(together) == together


@pytest.mark.parametrize("text", MISTAKEN)
def test_code_and_talk_about_secrets_stays_to_the_letter(text: str) -> None:
    assert masked(text) == text


def test_every_secret_of_a_text_is_masked() -> None:
    told = masked("\n".join(f"{number}: {secret}" for number, secret in enumerate(WHOLE.values())))
    assert told == "\n".join(f"{number}: {MASK}" for number in range(len(WHOLE)))


@pytest.mark.parametrize("text", [*WHOLE.values(), *NAMED, *HARMLESS, *MISTAKEN])
def test_what_is_masked_once_stays_as_it_is(text: str) -> None:
    assert masked(masked(text)) == masked(text)


words = st.sampled_from(["the", "fox", "ran", "to", "src/a.py", "—", "🙂", "def f():", "\n", "7"])


@given(st.lists(words), st.sampled_from(list(WHOLE.values())))
def test_no_more_than_the_secret_is_masked(around: list[str], secret: str) -> None:
    text = " ".join(around)
    assert masked(f"{text} {secret} {text}") == f"{text} {MASK} {text}"


@given(st.text())
def test_any_text_can_be_masked(text: str) -> None:
    assert masked(text) == text or MASK in masked(text)
