"""Made secrets and their look-alikes, for the masking benchmark; none is real.

A kind is a text in which a secret stands between « and »; `{b62:36}` is drawn by a seed. The shapes
follow what the services document, not what Reverie looks for.
"""

from __future__ import annotations

import base64
import random
import re
import string
from typing import NamedTuple

UPPER, LOWER, DIGITS = string.ascii_uppercase, string.ascii_lowercase, string.digits
ALPHABETS = {
    "b62": UPPER + LOWER + DIGITS,
    "b64": UPPER + LOWER + DIGITS + "+/",
    "url": UPPER + LOWER + DIGITS + "-_",
    "b58": "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
    "b32": UPPER + "234567",
    "hex": DIGITS + "abcdef",
    "HEX": DIGITS + "ABCDEF",
    "low": LOWER + DIGITS,
    "up": UPPER + DIGITS,
    "d": DIGITS,
    "alpha": LOWER,
    "crypt": UPPER + LOWER + DIGITS + "./",
}
_FIELD = re.compile(
    rf"\{{({'|'.join([*ALPHABETS, *('uuid', 'UUID', 'pw', 'pem', 'jwt', 'basic')])})(?::(\d+))?\}}"
)


class Made(NamedTuple):
    """A text with one secret in it."""

    family: str
    text: str
    pieces: tuple[str, ...]
    """What must not be left: the drawn parts of the secret."""


def made(family: str, shape: str, seed: int) -> Made:
    """One example of a kind, drawn by a seed."""
    dice = random.Random(f"{seed} {shape}")
    pieces: list[str] = []

    def drawn(found: re.Match[str]) -> str:
        name, size = found[1], int(found[2] or 0)
        piece = _drawn(name, size, dice)
        if shape.find("«") < found.start() < shape.find("»"):
            pieces.extend(line for line in piece.splitlines() if len(line) > 3)
        return piece

    text = _FIELD.sub(drawn, shape)
    said = tuple(pieces) or (text[text.find("«") + 1 : text.find("»")],)
    return Made(family, text.replace("«", "").replace("»", ""), said)


def _drawn(name: str, size: int, dice: random.Random) -> str:
    if name.lower() == "uuid":
        letters = "hex" if name == "uuid" else "HEX"
        return "-".join(_mixed(letters, n, dice) for n in (8, 4, 4, 4, 12))
    if name == "pw":  # as a person makes one up
        word = "".join(dice.choice(LOWER) for _ in range(7)).capitalize()
        return f"{word}{dice.randrange(10, 99)}{dice.choice('!#%&*')}"
    if name == "pem":
        return "\n".join(_mixed("b64", 64, dice) for _ in range(size))
    if name == "jwt":
        head, body = (
            base64.urlsafe_b64encode(part).decode().rstrip("=")
            for part in (
                b'{"alg":"HS256","typ":"JWT"}',
                b'{"sub":"%d","iat":1516239022}' % dice.randrange(10**9),
            )
        )
        return f"{head}.{body}.{_mixed('url', 43, dice)}"
    if name == "basic":
        return base64.b64encode(f"ada:{_drawn('pw', 0, dice)}".encode()).decode()
    return _mixed(name, size, dice)


def _mixed(name: str, size: int, dice: random.Random) -> str:
    """Letters of an alphabet, of each sort at least one where there is room."""
    letters = ALPHABETS[name]
    while True:
        text = "".join(dice.choice(letters) for _ in range(size))
        sorts = [set(sort) for sort in (UPPER, LOWER, DIGITS) if set(sort) & set(letters)]
        if size < 8 or all(sort & set(text) for sort in sorts):
            return text


SECRETS: dict[str, tuple[str, ...]] = {
    "clouds": (
        "aws_access_key_id = «AKIA{up:16}»",
        "the temporary key «ASIA{up:16}» has expired",
        "aws_secret_access_key = «{b64:40}»",
        "export AWS_SESSION_TOKEN=«IQoJb3JpZ2luX2Vj{b64:200}==»",
        "AWS_BEARER_TOKEN_BEDROCK=«ABSK{b64:120}==»",
        "https://b.s3.amazonaws.com/k?X-Amz-Credential=AKIAX&X-Amz-Signature=«{hex:64}»",
        "AccountName=ada;AccountKey=«{b64:86}==»;EndpointSuffix=core.windows.net",
        "Endpoint=sb://ada.servicebus.windows.net/;SharedAccessKey=«{b64:43}=»",
        "https://ada.blob.core.windows.net/c/f?sv=2022-11-02&sr=b&sig=«{b62:20}%2B{b62:20}%3D»",
        "AZURE_CLIENT_SECRET: «{b62:3}8Q~{b62:34}»",
        "AZURE_DEVOPS_EXT_PAT=«{low:52}»",
        "key=«AIza{url:35}»",
        "access token «ya29.a0Af{url:120}»",
        "client_secret: «GOCSPX-{url:28}»",
        "refresh token: «1//0g{url:60}»",
        '{"private_key": "«-----BEGIN PRIVATE KEY-----\\n{b64:64}\\n{b64:64}\\n'
        '-----END PRIVATE KEY-----\\n»"}',
        "Authorization: key=«AAAA{url:7}:APA91b{url:134}»",
        "I used «dop_v1_{hex:64}» for doctl",
        "HEROKU_API_KEY=«{uuid}»",
        "heroku authorizations:create gave «HRKU-{url:60}»",
        "CLOUDFLARE_API_TOKEN=«{url:40}»",
        "X-Auth-Key: «{hex:37}»",
        "Fastly-Key: «{url:32}»",
        "netlify login with «nfp_{b62:36}»",
        "VERCEL_TOKEN=«{b62:24}»",
        'FLY_API_TOKEN="«FlyV1 fm2_{b64:120}»"',
        "old fly token «fo1_{url:43}»",
        "RENDER_API_KEY «rnd_{b62:32}»",
        "supabase login --token «sbp_{hex:40}»",
        "SUPABASE_SERVICE_ROLE_KEY=«{jwt}»",
        "pscale service token «pscale_tkn_{url:43}»",
        "DATABRICKS_TOKEN «dapi{hex:32}»",
        "SNOWFLAKE_PASSWORD=«{pw}»",
        "linode-cli configure: LINODE_CLI_TOKEN=«{hex:64}»",
        "HCLOUD_TOKEN=«{b62:64}»",
        "LTAI key pair: «LTAI5t{b62:18}»",
        "IBMCLOUD_API_KEY=«{url:44}»",
        "applicationKey: «K00{d:1}{b64:27}»",
    ),
    "forges": (
        "git clone with «ghp_{b62:36}»",
        "«github_pat_{b62:22}_{b62:59}»",
        "the app gave «ghs_{b62:36}» to the runner",
        "PRIVATE-TOKEN: «glpat-{url:20}»",
        "runner token «glrt-{url:20}»",
        "deploy token «gldt-{url:20}»",
        "trigger: «glptt-{hex:40}»",
        "CI_JOB_TOKEN=«glcbt-64_{url:20}»",
        "git remote set-url origin https://ada:«ATBB{b62:32}»@bitbucket.org/a/b",
        "JIRA_API_TOKEN=«ATATT3xFfGF0{url:170}={HEX:8}»",
        "//registry.npmjs.org/:_authToken=«npm_{b62:36}»",
        "_auth=«{basic}»",
        "twine upload -u __token__ -p «pypi-AgEIcHlwaS5vcmc{url:150}»",
        "gem push with «rubygems_{hex:48}»",
        "cargo login «cio{b62:32}»",
        "dotnet nuget push --api-key «oy2{low:43}»",
        "docker login -u ada -p «dckr_pat_{url:27}»",
        '{"auths": {"https://index.docker.io/v1/": {"auth": "«{basic}»"}}}',
        "ARTIFACTORY_API_KEY=«AKCp{b62:69}»",
        "circleci setup --token «CCIPAT_{b62:22}_{hex:40}»",
        "sonar.token=«squ_{hex:40}»",
        "CODECOV_TOKEN: «{uuid}»",
        "SNYK_TOKEN=«{uuid}»",
        "X-Api-Key: «PMAK-{hex:24}-{hex:34}»",
        "buildkite «bkua_{hex:40}»",
    ),
    "models": (
        "OPENAI_API_KEY=«sk-{b62:20}T3BlbkFJ{b62:20}»",
        "it said «sk-proj-{url:74}T3BlbkFJ{url:74}»",
        "export ANTHROPIC_API_KEY=«sk-ant-api03-{url:93}AA»",
        "HF token «hf_{b62:34}»",
        "REPLICATE_API_TOKEN=«r8_{b62:37}»",
        "groq: «gsk_{b62:52}»",
        "MISTRAL_API_KEY=«{b62:32}»",
        "CO_API_KEY=«{b62:40}»",
        "«pplx-{b62:48}»",
        "«xai-{b62:80}»",
        "TOGETHER_API_KEY=«{hex:64}»",
        "OpenRouter key «sk-or-v1-{hex:64}»",
        "DEEPSEEK: «sk-{hex:32}»",
        "pinecone «pcsk_{b62:6}_{b62:60}»",
        "LANGSMITH_API_KEY=«lsv2_pt_{hex:32}_{hex:10}»",
        "WANDB_API_KEY=«{hex:40}»",
        "tavily: «tvly-dev-{b62:32}»",
        "elevenlabs: «sk_{hex:48}»",
        "nvidia: «nvapi-{url:64}»",
        "fireworks key is «fw_{b62:24}»",
    ),
    "messages": (
        "SLACK_BOT_TOKEN=«xoxb-{d:12}-{d:13}-{b62:24}»",
        "«xapp-1-A{up:10}-{d:13}-{hex:64}»",
        "post to https://hooks.slack.com/services/«T{up:8}/B{up:10}/{b62:24}»",
        "bot token «MTA{b62:21}.G{b62:5}.{url:38}»",
        "https://discord.com/api/webhooks/{d:18}/«{url:68}»",
        "https://api.telegram.org/bot«{d:10}:AA{url:33}»/getMe",
        "https://ada.webhook.office.com/webhookb2/«{uuid}@{uuid}/IncomingWebhook/{hex:32}/{uuid}»",
        "TWILIO_AUTH_TOKEN=«{hex:32}»",
        "twilio api key «SK{hex:32}»",
        "sendgrid «SG.{url:22}.{url:43}»",
        "mailgun: «key-{hex:32}»",
        "mailgun sending key «{hex:32}-{hex:8}-{hex:8}»",
        "mailchimp «{hex:32}-us{d:2}»",
        "X-Postmark-Server-Token: «{uuid}»",
        "brevo «xkeysib-{hex:64}-{b62:16}»",
        "resend «re_{b62:8}_{b62:24}»",
        "https://hooks.zapier.com/hooks/catch/«{d:8}/{low:7}»/",
    ),
    "business": (
        "stripe «sk_live_{b62:24}»",
        "«rk_live_{b62:99}»",
        "STRIPE_WEBHOOK_SECRET «whsec_{b62:32}»",
        "X-Shopify-Access-Token: «shpat_{hex:32}»",
        "square «sq0csp-{url:43}»",
        "«EAAA{url:60}» for square",
        "braintree «access_token$production${low:16}${hex:32}»",
        "PAYPAL_CLIENT_SECRET=«E{url:79}»",
        "PLAID_SECRET=«{hex:30}»",
        "plaid «access-production-{uuid}»",
        "airtable «pat{b62:14}.{hex:64}»",
        "asana «1/{d:16}:{hex:32}»",
        "figma «figd_{url:40}»",
        "linear «lin_api_{b62:40}»",
        "notion «ntn_{d:11}{b62:35}»",
        "notion, old: «secret_{b62:43}»",
        "hubspot «pat-na1-{uuid}»",
        "DD_API_KEY=«{hex:32}»",
        "DD-APPLICATION-KEY: «{hex:40}»",
        "new relic «NRAK-{up:27}»",
        "license_key: «{hex:36}NRAL»",
        'dsn: "https://«{hex:32}»@o{d:6}.ingest.sentry.io/{d:7}"',
        "SENTRY_AUTH_TOKEN «sntryu_{hex:64}»",
        "Authorization: Token token=«{url:20}»",
        "grafana «glsa_{b62:32}_{hex:8}»",
        "honeycomb «hcaik_{low:58}»",
        "okta: Authorization: SSWS «00{url:40}»",
        "contentful «CFPAT-{url:43}»",
        "dynatrace «dt0c01.{up:24}.{up:64}»",
        "dropbox «sl.{url:135}»",
        "posthog personal «phx_{b62:43}»",
        "ALGOLIA_ADMIN_KEY=«{hex:32}»",
        "https://mainnet.infura.io/v3/«{hex:32}»",
    ),
    "operations": (
        "VAULT_TOKEN «hvs.{url:90}»",
        "vault, old: «s.{b62:24}»",
        "Unseal Key 1: «{b64:43}=»",
        "doppler «dp.st.prd.{b62:40}»",
        "OP_SERVICE_ACCOUNT_TOKEN=«ops_eyJ{url:200}»",
        "secret key «A3-{up:6}-{up:6}-{up:5}-{up:5}-{up:5}-{up:5}»",
        "tailscale up --authkey «tskey-auth-{b62:16}-{b62:32}»",
        "ngrok config add-authtoken «{b62:27}_{b62:21}»",
        "terraform login «{b62:14}.atlasv1.{b62:67}»",
        "pulumi «pul-{hex:40}»",
        "CONSUL_HTTP_TOKEN=«{uuid}»",
        "PrivateKey = «{b64:43}=»",
        "kind: Secret\nmetadata:\n  name: db\ndata:\n  password: «{basic}»\n  user: YWRh\n",
        "client-key-data: «{b64:200}»",
        "psk=«{pw}»",
        "SECRET_KEY_BASE=«{hex:128}»",
        "APP_KEY=base64:«{b64:43}=»",
        "django SECRET_KEY = 'django-insecure-«{low:50}»'",
    ),
    "keys and hashes": (
        "«-----BEGIN RSA PRIVATE KEY-----\n{pem:8}\n-----END RSA PRIVATE KEY-----»",
        "«-----BEGIN OPENSSH PRIVATE KEY-----\n{pem:6}\n-----END OPENSSH PRIVATE KEY-----»",
        "«-----BEGIN EC PRIVATE KEY-----\n{pem:3}\n-----END EC PRIVATE KEY-----»",
        "«-----BEGIN ENCRYPTED PRIVATE KEY-----\n{pem:6}\n-----END ENCRYPTED PRIVATE KEY-----»",
        "«-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n{pem:6}\n=abcd\n"
        "-----END PGP PRIVATE KEY BLOCK-----»",
        "«PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ada\n"
        "Public-Lines: 2\nAAAAC3\nAAAA\nPrivate-Lines: 1\n{b64:48}\nPrivate-MAC: {hex:64}»",
        "«AGE-SECRET-KEY-1{up:58}»",
        "session «{jwt}» in the log",
        '{"kty": "EC", "crv": "P-256", "x": "abc", "d": "«{url:43}»"}',
        "ada:«$2y$10${crypt:53}»",
        "ada:«$apr1${crypt:8}${crypt:22}»",
        "root:«$6${crypt:16}${crypt:86}»:19000:0:99999:7:::",
        "«$argon2id$v=19$m=65536,t=3,p=4${b64:22}${b64:43}»",
        "otpauth://totp/Ada:ada?secret=«{b32:32}»&issuer=Ada",
        "my private key is 0x«{hex:64}»",
        "wallet «xprv9s21ZrQH143K{b58:95}»",
        "an unknown one: «{b64:44}» is all it printed",
        "it answered «{b62:64}» and stopped",
    ),
    "doors and files": (
        "curl -u ada:«{pw}» https://ada.dev/api",
        "curl -H 'Authorization: Bearer «{url:40}»' https://ada.dev",
        "curl -H 'X-API-Key: «{b62:32}»' https://ada.dev",
        "Authorization: Basic «{basic}»",
        "Proxy-Authorization: Basic «{basic}»",
        "Authorization: Token «{hex:40}»",
        "Authorization: ApiKey «{b64:60}==»",
        "mysql -h db -u root -p«{pw}» shop",
        "mysqldump --password=«{pw}» shop",
        "sshpass -p '«{pw}»' ssh ada@host",
        "PGPASSWORD=«{pw}» psql -h db",
        "redis-cli -h cache -a «{pw}» ping",
        "mongosh -u ada -p «{pw}» shop",
        "ldapsearch -x -D cn=admin -w «{pw}»",
        "openssl rsa -in k.pem -passin pass:«{pw}»",
        "keytool -list -keystore k.jks -storepass «{pw}»",
        "smbclient //host/share -U ada%«{pw}»",
        "htpasswd -b .htpasswd ada «{pw}»",
        "echo «{pw}» | sudo -S reboot",
        "machine ada.dev login ada password «{pw}»",
        "db.ada.dev:5432:shop:ada:«{pw}»",
        "postgres://ada:«{pw}»@db:5432/shop",
        "mongodb+srv://ada:«{b62:16}»@cluster0.abcde.mongodb.net/shop",
        "amqp://ada:«{pw}»@mq:5672/",
        "Server=db;User Id=sa;Password=«{pw}»;Encrypt=true",
        "Cookie: theme=dark; session=«{hex:32}»",
        "Set-Cookie: sessionid=«{low:32}»; HttpOnly; Path=/",
        "PHPSESSID=«{low:26}»",
        "<password>«{pw}»</password>",
        "spring.datasource.password=«{pw}»",
        '{"password": "«{pw}»"}',
        "password: «{pw}»",
        "CREATE USER ada IDENTIFIED BY '«{pw}»';",
        "ALTER USER ada WITH PASSWORD '«{pw}»';",
        "WIFI:T:WPA;S:home;P:«{pw}»;;",
        "requirepass «{pw}»",
    ),
    "said": (
        "The password is «{pw}», please use it.",
        "the password for the staging database is «{pw}»",
        "my token is «{low:24}»",
        "Das Passwort ist «{pw}»",
        "Passwort lautet «{pw}»",
        "Kennwort: «{pw}»",
        "le mot de passe est «{pw}»",
        "la contraseña es «{pw}»",
        "the new api key is «{b62:24}»",
        'password is "«marmalade»"',
        "wifi password: «{pw}»",
        "seed phrase: «abandon ability able about above absent "
        "absorb abstract absurd abuse access acid»",
        "recovery codes:\n«{low:5}-{low:5}\n{low:5}-{low:5}\n{low:5}-{low:5}»",
    ),
}

HARMLESS: dict[str, tuple[str, ...]] = {
    "digests": (
        "commit {hex:40}",
        "merged {hex:7}..{hex:7} into main",
        "sha256:{hex:64}",
        "ghcr.io/ada/app@sha256:{hex:64}",
        '"integrity": "sha512-{b64:86}=="',
        "md5 {hex:32}  file.iso",
        'checksum = "{hex:64}"',
        "golang.org/x/net v0.1.0 h1:{b64:43}=",
        "SHA256:{b64:43} ada@host (ED25519)",
        '<script src=a.js integrity="sha384-{b64:64}" crossorigin></script>',
        'etag: "{hex:32}"',
        "blob {hex:40} 1234",
    ),
    "names": (
        "3f{uuid}",
        "session {uuid} ended",
        "pod/checkout-api-7d9f8b6c5d-x2lqp is running",
        "AbstractSingletonProxyFactoryBeanConfigurationProviderV2Test",
        "test_that_a_session_is_read_to_its_end_even_if_it_grows_2",
        "getUserAccountSettingsFromRemoteDatabase2WithRetryPolicy",
        ".Button_primary__3xK9a .css-1q2w3e4r",
        "src/components/UserProfile2/HeaderView3/index.module.tsx",
        "MAX_CONCURRENT_CONNECTIONS_PER_WORKER_V2=64",
        "x86_64-unknown-linux-gnu-stage2-build-2024-05-01",
        "arn:aws:iam::123456789012:role/ServiceRoleForDeployments2",
        "https://docs.google.com/document/d/1{url:43}/edit",
        "https://ada.dev/blog/2024/05/a-Long-Title-With-Many-Words-And-2-Numbers-In-It",
        "projects/ada-prod-1/secrets/db/versions/3",
        "kubernetes.io/service-account-token",
        "0x{hex:40}",
        "ipfs://Qm{b58:44}",
        "sk-toggleable__content-arrow and sk-estimator-doc-link",
        "ops_team_runbook_2024_for_the_night_shift_v3",
    ),
    "numbers": (
        "2024-05-01T12:34:56.789Z",
        "v1.22.333-rc.4+build.5678",
        "192.168.100.200:8080",
        "4111 rows in 0.123456789012345678 s",
        "+49 151 23456789",
        "ISBN 978-3-16-148410-0",
        "lat=52.520008, lon=13.404954",
    ),
    "public": (
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI{b64:43} ada@host",
        "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQ{b64:330} ada",
        "-----BEGIN CERTIFICATE-----\n{pem:6}\n-----END CERTIFICATE-----",
        "-----BEGIN PUBLIC KEY-----\n{pem:4}\n-----END PUBLIC KEY-----",
        "-----BEGIN PGP SIGNATURE-----\n\n{pem:4}\n-----END PGP SIGNATURE-----",
        "PublicKey = {b64:43}=",
        "age1{low:58}",
        "stripe.publishable: pk_live_{b62:24}",
        "data:image/png;base64,iVBORw0KGgo{b64:200}==",
        "icon = 'iVBORw0KGgoAAAANSUhEUg{b64:120}'",
        "url(data:font/woff2;base64,d09GMgAB{b64:160})",
    ),
    "placeholders": (
        "API_KEY=<YOUR_API_KEY>",
        "export TOKEN=${TOKEN}",
        "password: $DB_PASSWORD",
        "token: xxxxxxxxxxxxxxxx",
        "Password: ************",
        'api_key = "your-api-key-here"',
        "secret: {{ .Values.db.secret }}",
        "PASSWORD=changeme",
        "token: ${{ secrets.GITHUB_TOKEN }}",
        "curl -u $USER:$PASS https://ada.dev",
        "postgres://${DB_USER}:${DB_PASS}@db/shop",
        "password = %(password)s",
        "Authorization: Bearer <token>",
        "Authorization: Bearer ${token}",
        "password=[secret]",
        "sk-...",
        "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    ),
    "talk and code": (
        "the token budget is 4000 and the password field is empty",
        "the password is required and must have 8-20 characters",
        "the token is base64-encoded",
        "passwords are hashed with argon2id",
        "token = get_token2()",
        "password = config.database.password1",
        "token: process.env.GITHUB_TOKEN_2",
        "max_tokens=128000, token_limit: 4096tokens",
        "token_expires_at=2024-05-01T12:00:00Z",
        "secretName: db-credentials-v2",
        "password_file: /run/secrets/db_password_1",
        "passwordPolicy: minLength12Digits2",
        'password: "Please enter your password"',
        "SyntaxError: Unexpected token '<' at line 12",
        "the secret of a good night is 8 hours",
        "docker run -u 1000:1000 -p 8080:80 app",
        "mysql -h db -u root -p shop",
        "def test_password_reset_sends_2_mails():",
        "PWD=/home/ada/src/project2",
        "the key is to test early; key: value2 pairs",
        "cookie banner: yes; cookies are off",
        "tests pass: 120 of 130",
        "kind: Secret is a Kubernetes kind",
        "authorization: required for route 12",
        "git log --pretty=format:%H --author=ada",
        "the basic idea: bearer2 tokens, oauth2 and saml2",
    ),
}
