"""Secrets as people tell them, as tools are given them, and what only speaks of one."""

from __future__ import annotations

import pytest

from reverie.domain.intake.secrets import MASK, masked

MADE_UP, MIXED, HEX = (
    "Zebra47#kiosk",
    "q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0Ks",
    "9f86d081884c7d659a2f" * 2,
)
UUID = "9f86d081-884c-4d65-9a2f-eaa0c55ad015"

TOLD = (
    "The password's {}, I changed it.",
    "use password {} for the staging login",
    "user ada / password {}",
    "I set the root password to {} yesterday",
    "login: ada, pw: {}",
    "credentials are ada:{}",
    "Zugangsdaten: ada / {}",
    "Das Passwort habe ich auf {} gesetzt",
    "Benutzer ada, Passwort {}",
    "Geheimnis: {}",
    "la clave es {}",
    "hasło: {}",
    "密码是{}",
    "the PSK is {}",
)
GIVEN = (
    'if (password == "{}") return',
    "config.set('password', '{}')",
    '<add key="ClearTextPassword" value="{}" />',
    "- name: DB_PASSWORD\n  value: {}",
    "sqlplus ada/{}@db",
    "echo '{}' | docker login -u ada --password-stdin",
    "openssl enc -aes-256-cbc -k {} -in a",
    "ssh-keygen -t ed25519 -N '{}' -f k",
    "CREATE ROLE ada LOGIN PASSWORD '{}'",
    'ConvertTo-SecureString "{}" -AsPlainText -Force',
    "snmp-server community {} RO",
)
DRAWN = (
    f"vonage api secret {MIXED[:16]}",
    f"deepgram api key {HEX}",
    f"cypress run --record --key {UUID}",
    f"{HEX} is the App Center api token",
    f"algolia: {HEX[:32]}",
    f"Authorization: Bearer {MIXED[:20]}-{HEX[6:10]}-{HEX[6:22]}",
    f"kubeadm join 10.0.0.1:6443 --token {HEX[:6]}.{HEX[6:22]}",
    f"https://mattermost.ada.dev/hooks/{HEX[:26]}",
    f"https://calendar.ada.dev/ical/ada/private-{HEX[:32]}/basic.ics",
)
BEGUN = (
    f"sha256~{MIXED}{MIXED[:11]}",
    "API-" + "A7BC" * 6 + "D2",
    f"signkey-prod-{HEX}",
    f"dnkey-{MIXED}",
    f"p8e-{HEX[:32]}",
    f"FLWSECK_TEST-{HEX[:32]}-X",
    f"tr_dev_{MIXED[:24]}",
    f"sm_pat_{MIXED[:16]}",
    f"ctx7sk-{UUID}",
    f"key_{HEX}{HEX[:24]}",
    f"---- BEGIN SSH2 PRIVATE KEY ----\n{MIXED}\n---- END SSH2 PRIVATE KEY ----",
)
HARMLESS = (
    "the primary key is 'TEMP-1'",
    "the session key is 9f86d081-884c-4d65-9a2f-eaa0c55ad015 in the log",
    'export API_KEY="paste-your-key-here"',
    "OPENAI_API_KEY=local-model",
    'API Secret Token: "invalid"',
    "Get the array from the token: `JArray := JToken.AsArray()`",
    f"Archives/{UUID}.jsonl",
    "wg set wg0 peer q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0KsAb3dEf6h12c= remove",
    "gpg --export-secret-keys 9F86D081884C7D65 > k.asc",
    "user.signingkey = 9F86D081884C7D65",
    "existingSecret: db-credentials-v2",
    "arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/db-AbC123",
    "postgres://postgres:postgres@localhost:5432/test",
    "def test_login(password='wrong-password'):",
    "password: Joi.string().min(8)",
    f"Idempotency-Key: {UUID}",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "the partition key is tenant-42",
    "Geheimnis des Erfolgs: Ausdauer2026",
    "credentials: none; login: ada, role: admin2",
    "the password must have more than four words",
    f"git show {HEX}",
)


@pytest.mark.parametrize("shape", TOLD)
def test_a_secret_is_masked_as_people_tell_it(shape: str) -> None:
    assert masked(shape.format(MADE_UP)) == shape.format(MASK)


@pytest.mark.parametrize("shape", GIVEN)
def test_a_secret_is_masked_where_a_tool_is_given_it(shape: str) -> None:
    assert masked(shape.format(MADE_UP)) == shape.format(MASK)


@pytest.mark.parametrize("text", DRAWN)
def test_what_is_drawn_is_masked_beside_its_name(text: str) -> None:
    kept = masked(text)
    assert MASK in kept
    assert not any(core in kept for core in (MIXED[:16], HEX[6:22], UUID))


@pytest.mark.parametrize("secret", BEGUN)
def test_what_a_service_begins_its_secrets_with_tells_them(secret: str) -> None:
    assert masked(f"it is {secret} here") == f"it is {MASK} here"


@pytest.mark.parametrize("text", HARMLESS)
def test_what_only_speaks_of_a_secret_stays_to_the_letter(text: str) -> None:
    assert masked(text) == text
