"""Secrets of services, known by their shape: one row is a name, its hints, and an expression.

A row costs nothing unless one of its hints (in small letters, parted by blanks; `&` parts sets of
which each must be met) stands in the text; only then is its expression compiled. What the first
group of it catches, which stands before the secret, is kept.
"""

from __future__ import annotations

_UUID = r"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"
_BODY = r"[^-]*+(?:-(?!----)[^-]*+)*+"
"""What stands between the lines of dashes around a key."""
_LINES = r"(?:(?:\s|\\[nr])*+[A-Za-z0-9+/=]{16,})*+(?:\s*+[A-Za-z0-9+/=]{1,76}\s*+\Z)?"
"""The lines of a key that is cut off."""

CLOUDS = (
    ("AWS access key", "akia asia abia acca", r"\b(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}\b"),
    ("AWS Bedrock", "absk bedrock-api", r"\bABSK[\w+/=]{40,}|\bbedrock-api-key-[\w+/=-]{20,}"),
    ("Amazon", "amzn", rf"\bamzn\.mws\.{_UUID}|\bamzn1\.oa2-cs\.v1\.[0-9a-f]{{32,}}"),
    ("Azure signature", "sig=", r"([?&;]sig=)[\w%+/=-]{20,}"),
    ("Google", "aiza", r"\bAIza[\w-]{30,}"),
    ("Google OAuth", "ya29. gocspx-", r"\bya29\.[\w.-]{20,}|\bGOCSPX-[\w-]{20,}"),
    ("Google refresh", "1//0 4/0a", r"(?<![\w/])(?:1//0|4/0A)[\w-]{30,}"),
    ("Google storage", "goog", r"\bGOOG1?[A-Z0-9]{18,60}\b"),
    ("Firebase", "apa91b", r"\bAAAA[\w-]{7}:APA91b[\w-]{60,}"),
    ("Alibaba", "ltai", r"\bLTAI[A-Za-z0-9]{12,24}\b"),
    ("Tencent", "akid", r"\bAKID[A-Za-z0-9]{28,36}\b"),
    ("Yandex", "aqvn t1. y0_", r"\bAQVN[\w-]{35,38}|\bt1\.[\w-]{20,}\.[\w-]{40,}|\by0_[\w-]{40,}"),
    ("DigitalOcean", "_v1_", r"\bdo[oprt]_v1_[a-f0-9]{32,}"),
    ("Heroku", "hrku-", r"\bHRKU-[\w-]{30,}"),
    (
        "Cloudflare",
        "v1.0- cfut_ cfat_",
        r"\bv1\.0-[0-9a-f]{24}-[0-9a-f]{100,}|\bcf[ua]t_[\w-]{30,}",
    ),
    ("Netlify", "nfp_ nfc_ nfo_ nfu_", r"\bnf[cpou]_[A-Za-z0-9]{30,}"),
    ("Vercel", "vercel_ vcp_ vci_ vca_ vcr_ vck_", r"\b(?:vercel_blob_rw|vc[acikpr])_\w{20,}"),
    ("Fly.io", "fo1_ fm1 fm2_", r"\bfo1_[\w-]{30,}|\bfm[12][ar]?_[\w+/=,-]{60,}"),
    ("Render", "rnd_", r"\brnd_[A-Za-z0-9]{24,}"),
    ("Railway, Koyeb", "rw_ koyeb_", r"\b(?:rw|koyeb)_[A-Za-z0-9]{30,}"),
    ("Supabase", "sbp_ sb_secret_", r"\bsbp_(?:v0_)?[0-9a-f]{40}|\bsb_secret_[\w-]{20,}"),
    ("PlanetScale", "pscale_", r"\bpscale_(?:tkn|pw|oauth|app)_[\w=.-]{20,}"),
    ("Neon", "napi_ npg_", r"\bnapi_[a-z0-9]{40,}|\bnpg_[A-Za-z0-9]{12,}"),
    ("Databricks", "dapi dose dkea", r"\b(?:dapi|dose|dkea)[0-9a-f]{32}(?:-\d)?\b"),
    ("Backblaze", "k00", r"\bK00\d[\w+/]{27}\b"),
    ("Linode, Akamai", "akab-", r"\bakab-[a-z0-9]{16}-[a-z0-9]{16}\b"),
    ("Terraform Cloud", ".atlasv1.", r"\b[A-Za-z0-9]{10,20}\.atlasv1\.[\w=-]{40,}"),
    ("Pulumi", "pul-", r"\bpul-[0-9a-f]{40}\b"),
    ("Vault", "hvs. hvb. hvr.", r"\bhv[sbr]\.[\w-]{20,}"),
    (
        "Doppler",
        "dp.",
        r"\bdp\.(?:pt|ct|sa|said|scim|audit|st(?:\.[\w-]{2,35})?)\.[A-Za-z0-9]{30,}",
    ),
    ("Infisical", "st.", r"\bst\.[0-9a-f]{24}\.[0-9a-f]{32,}(?:\.[0-9a-f]{32,}+)?"),
    ("1Password", "ops_ey a3-", r"\bops_ey[\w=-]{60,}|\bA3-[A-Z0-9]{6}(?:-[A-Z0-9]{5,11}){4,5}\b"),
    ("Tailscale", "tskey-", r"\btskey-[a-z]{3,10}-[\w-]{16,}"),
    ("Twingate, Teleport", "tgt_ tbot-", r"\b(?:tgt_|tbot-)[\w-]{24,}"),
    ("OpenShift", "sha256~", r"\bsha256~[\w-]{40,}"),
    ("ClickHouse", "4b1d", r"\b4b1d[A-Za-z0-9]{38}\b"),
    ("Rancher", "token-", r"\btoken-[a-z0-9]{5}:[a-z0-9]{50,60}\b"),
    (
        "Swarm, k3s",
        "swmtkn- k10",
        r"\bSWMTKN-\d-[\w-]{40,}|\bK10[0-9a-f]{64}::[\w-]{2,30}:[\w.-]{16,}",
    ),
    ("Portainer", "ptr_", r"\bptr_[\w+/=]{40,}"),
    ("Headscale, Defined", "hskey- dnkey-", r"\b(?:hskey|dnkey)-[\w=-]{30,}"),
    ("Scalingo", "tk-us- tk-eu-", r"\btk-(?:us|eu)-[\w-]{40,}"),
    ("Hosts of names", "dnsimple_ sk1_", r"\bdnsimple_[au]_\w{28,}|\bsk1_[0-9a-f]{64}\b"),
    ("Axiom, Logfire", "xaat- xapt- pylf_", rf"\bxa[ap]t-{_UUID}|\bpylf_v\d_[\w-]{{30,}}"),
    ("RunPod, Anyscale", "rpa_ esecret_", r"\brpa_\w{30,}|\besecret_\w{30,}"),
    ("Lambda", "secret_", r"\bsecret_[\w-]{4,60}_[0-9a-f]{32}\.\w{20,}"),
)
FORGES = (
    ("GitHub", "ghp_ gho_ ghu_ ghs_ ghr_ github_pat_", r"\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}"),
    (
        "GitLab",
        "glpat- gloas- gldt- glrt glcbt- glptt- glft- glimt- glagent- glsoat- glffct- glwt- gr1348",
        r"\bgl[a-z]{2,6}-(?=[\w.-]{0,30}\d)[\w.-]{16,}|\bGR1348941[\w-]{16,}",
    ),
    ("Bitbucket, Atlassian", "atbb atatt atctt", r"\bAT(?:BB|ATT3|CTT3|STT3)[\w=-]{20,}"),
    ("npm", "npm_", r"\bnpm_[A-Za-z0-9]{30,}"),
    ("PyPI", "pypi-", r"\bpypi-[\w-]{30,}"),
    ("RubyGems", "rubygems_", r"\brubygems_[0-9a-f]{32,}"),
    ("crates.io", "cio", r"\bcio[A-Za-z0-9]{32}\b"),
    ("NuGet", "oy2", r"\boy2[a-z0-9]{43}\b"),
    ("Clojars", "clojars_", r"\bCLOJARS_[a-z0-9]{40,}"),
    ("JFrog", "akcp cmvmd", r"\bAKCp[A-Za-z0-9]{40,}|\bcmVmdGtu[A-Za-z0-9+/=]{40,}"),
    ("Docker Hub", "dckr_", r"\bdckr_[a-z]{3}_[\w-]{16,}"),
    ("CircleCI", "ccipat_ cciprj_", r"\bCCI(?:PAT|PRJ)_\w{24,}"),
    ("Buildkite", "bkua_ bkaj_ bkct_ bkpt_ bkat_", r"\bbk(?:ua|aj|ct|pt|at)_[\w-]{20,}"),
    ("SonarQube", "squ_ sqp_ sqa_", r"\bsq[aup]_[0-9a-f]{30,}"),
    ("Sourcegraph", "sgp_ sgph_ slk_ sgs_", r"\b(?:sgph?|slk|sgs)_\w{32,}"),
    ("Postman", "pmak- pmat-", r"\bPMA[KT]-[\w-]{24,}"),
    ("JetBrains", "perm", r"\bperm[:-][\w=+/-]{2,40}\.[\w=+/-]{2,40}\.\w{20,}"),
    ("Expo, Prefect, ReadMe", "pnu_ pnb_ rdme_", r"\b(?:pnu|pnb|rdme)_[A-Za-z0-9]{24,}"),
    ("Replicate", "r8_", r"\br8_[A-Za-z0-9]{30,}"),
    ("Octopus", "api-", r"\bAPI-(?=[A-Z]{0,25}\d)[A-Z0-9]{26}\b"),
    (
        "Deno, Expo, Chromatic",
        "ddp_ jsrp_ expo_ chpt_",
        r"\b(?:ddp|jsrp|expo)_\w{28,}|\bchpt_[0-9a-f]{12,}",
    ),
    ("Hugging Face", "hf_ api_org_", r"\b(?:hf|api_org)_[A-Za-z0-9]{24,}"),
)
MODELS = (
    ("OpenAI, Anthropic", "sk-", r"(?<![\w-])sk-(?=[\w-]{0,80}\d)[\w-]{16,}"),
    ("OpenAI session", "sess-", r"\bsess-[A-Za-z0-9]{30,}"),
    ("Groq", "gsk_", r"\bgsk_\w{20,}"),
    ("Perplexity, xAI, Cerebras", "pplx- xai- csk-", r"\b(?:pplx|xai|csk)-[A-Za-z0-9]{30,}"),
    ("NVIDIA", "nvapi-", r"\bnvapi-[\w-]{30,}"),
    ("Fireworks, Together", "fw_ tgp_v1_", r"\bfw_[A-Za-z0-9]{20,}|\btgp_v1_[\w-]{30,}"),
    ("Pinecone", "pcsk_", r"\bpcsk_\w{30,}"),
    ("LangSmith", "lsv2_ ls__", r"\blsv2_(?:pt|sk)_\w{32,}|\bls__[0-9a-f]{32}\b"),
    ("Weights & Biases", "wandb_v1_ local-", r"\bwandb_v1_\w{40,}|\blocal-[0-9a-f]{40}\b"),
    (
        "Search for models",
        "tvly- fc- jina_",
        r"\btvly-[\w-]{24,}|\bfc-[0-9a-f]{32}\b|\bjina_\w{40,}",
    ),
    ("E2B, LlamaCloud", "e2b_ llx-", r"\be2b_[0-9a-f]{32,}|\bllx-[\w-]{30,}"),
    ("Modal", "ak- as-", r"(?<![\w-])a[ks]-(?=[a-z]{0,30}[A-Z\d])[A-Za-z0-9]{20,24}\b"),
    (
        "Agents' tools",
        "ctx7sk- wk-1 bb_live_ ak_ arc_ opk_ m0-",
        r"\bctx7sk-[\w-]{30,}|\bwk-1\.[0-9a-f]{40,}|\bbb_live_[\w-]{20,}"
        r"|\b(?:ak|arc|opk)_(?=[\w-]{0,20}\d)[\w-]{20,60}\b|\bm0-[A-Za-z0-9]{30,}",
    ),
    ("Cursor, Sourcery", "key_ user_", r"\b(?:key|user)_[0-9a-f]{64}\b"),
    ("Brave", "bsa", r"\bBSA(?=[\w-]{0,26}\d)(?=[a-z\d_-]{0,26}[A-Z])[\w-]{26,28}(?![\w-])"),
    ("Voyage", "pa-", r"(?<![\w-])pa-(?=[\w-]{0,40}\d)[\w-]{40,50}(?![\w-])"),
)
SPEECH = (
    ("Slack", "xox xapp-", r"\bxox[a-z](?:\.xox[a-z])?-[\w-]{10,}|\bxapp-[\w-]{10,}"),
    ("Telegram", ":aa", r"(?<!\d)\d{8,10}:AA[\w-]{30,40}"),
    ("SendGrid", "sg.", r"\bSG\.[\w-]{16,}\.[\w-]{16,}"),
    ("Mailgun", "key-", r"\b(?:pub)?key-[0-9a-f]{32}\b"),
    ("Mailchimp", "-us", r"\b[0-9a-f]{32}-us\d{1,2}\b"),
    ("Mandrill", "md-", r"(?<![\w-])md-(?=[\w-]{0,21}\d)[\w-]{22}(?![\w-])"),
    ("Brevo", "xkeysib- xsmtpsib-", r"\bx(?:key|smtp)sib-[\w-]{40,}"),
    ("Resend", "re_", r"\bre_(?=\w{0,30}\d)[A-Za-z0-9]{8}_[A-Za-z0-9]{16,}"),
    ("Intercom", "dg9r", r"\bdG9rO[A-Za-z0-9+/=]{40,}"),
    ("Facebook, Instagram", "eaa igq", r"\bEAA[A-Z][A-Za-z0-9]{40,}|\bIG(?:QV|QW|AA)[\w-]{60,}"),
    ("Twitter", "aaaaaaaaaaaaaa", r"\bA{14,24}(?=[^A])[\w%+-]{40,}"),
    ("Twitch", "oauth:", r"(\boauth:)[a-z0-9]{28,32}\b"),
    ("ntfy", "tk_", r"\btk_(?=[a-z]{0,28}\d)[a-z0-9]{29}\b"),
    ("Nostr", "nsec1", r"\bnsec1[a-z0-9]{50,60}\b"),
    ("Prismic", "mc5", r"\bMC5[\w-]{20,}\.[\w-]{20,}"),
    ("Dropbox", "sl.", r"\bsl\.(?:u\.)?[\w-]{60,}"),
)
BUSINESS = (
    (
        "Stripe",
        "sk_ rk_",
        r"\b[sr]k_(?:live|test|prod|sbox)_\w{16,}|\b[sr]k_(?:[a-z0-9]{2,8}_)?(?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{24,}",
    ),
    ("Webhook signature", "whsec_ svix", r"\bwhsec_[\w+/=]{16,}"),
    ("Shopify", "shpat_ shpca_ shppa_ shpss_ shpua_ shptk_", r"\bshp[a-z]{2}_[0-9a-fA-F]{24,}"),
    ("Square", "sq0 eaaa", r"\bsq0[a-z]{3}-[\w-]{20,}|\bEAAA[\w-]{56,}"),
    ("PayPal, Braintree", "access_token$", r"\baccess_token\$\w{4,12}\$[0-9a-z]{8,}\$[0-9a-f]{32}"),
    ("Braintree", "production_ sandbox_", r"\b(?:production|sandbox)_[0-9a-z]{8}_[0-9a-z]{16}\b"),
    ("Plaid", "access-", rf"\baccess-[a-z]{{7,12}}-{_UUID}"),
    ("Razorpay", "rzp_", r"\brzp_(?:live|test)_\w{14,}"),
    (
        "Mollie, Lob",
        "live_ test_",
        r"(?<![A-Za-z])(?:live|test)_(?=[a-zA-Z]{0,34}\d)[A-Za-z0-9]{30,40}\b",
    ),
    ("Adyen", "aqe", r"\bAQE[a-z][A-Za-z0-9+/]{40,}[\w+/=.-]{0,300}"),
    ("EasyPost", "ezak ezt", r"\bEZ[AT]K[A-Za-z0-9]{50,}"),
    ("Shippo, Duffel", "shippo_ duffel_", r"\b(?:shippo|duffel)_(?:live|test)_[\w-]{30,}"),
    ("Frame.io, Typeform", "fio-u- tfp_", r"\bfio-u-[\w=-]{40,}|\btfp_[\w.-]{30,}"),
    ("HubSpot", "pat-", rf"\bpat-[a-z]{{2}}\d-{_UUID}"),
    ("Airtable", "pat", r"\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}"),
    ("Figma", "figd_ figo_ figr_ figu_ figp_ figoh_", r"\bfig[a-z]{1,2}_[\w-]{24,}"),
    ("Linear", "lin_", r"\blin_(?:api|oauth|wh)_\w{24,}"),
    ("Notion", "ntn_ secret_", r"\bntn_\w{30,}|\bsecret_(?=[a-zA-Z]{0,42}\d)[A-Za-z0-9]{43}\b"),
    ("Contentful", "cfpat-", r"\bCFPAT-[\w-]{30,}"),
    ("Mapbox", "sk.ey", r"\bsk\.eyJ[\w-]{20,}\.[\w-]{16,}"),
    (
        "Grafana",
        "glsa_ glc_ eyjrijoi",
        r"\bglsa_\w{24,}|\bglc_[\w+/=]{32,}|\beyJrIjoi[\w+/=-]{40,}",
    ),
    ("Sentry", "sntry", r"\bsntry[a-z]_[\w+/=.-]{32,}"),
    (
        "New Relic",
        "nrak- nrii- nriq nraa nral",
        r"\bNR(?:AK|AA|II|IQ|SP|RA)-?[\w-]{24,}|\b[0-9a-f]{36}NRAL\b",
    ),
    (
        "Honeycomb",
        "hcaik_ hcxik_ hcalk_ hcxlk_ hcamk_ hcxmk_ hcbik_ hccik_",
        r"\bhc[abcx][a-z]k_[a-z0-9]{40,}",
    ),
    ("Dynatrace", "dt0", r"\bdt0[a-z]\d\d\.[A-Z0-9]{20,28}\.[A-Z0-9]{60,70}"),
    ("PostHog, Segment", "phx_ sgp_", r"\bphx_\w{32,}|\bsgp_[A-Za-z0-9]{60,}"),
    ("PagerDuty user", "u+", r"(?<![\w+])u\+(?=[A-Za-z]{0,17}\d)[\w+-]{18}(?![\w+-])"),
    ("Adobe", "p8e-", r"\bp8e-[a-z0-9-]{32,}"),
    ("SettleMint", "sm_", r"\bsm_[aps]at_[A-Za-z0-9]{16,}"),
    ("Flutterwave", "flwseck", r"\bFLWSECK(?:_TEST)?-[\w-]{12,}"),
    ("MaxMind", "_mmk", r"\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b"),
    (
        "Authress",
        ".acc",
        r"\b(?:sc|ext|scauth|authress)_\w{5,30}\.\w{4,6}\.acc[_-][\w-]{10,32}\.[\w+/=-]{30,120}",
    ),
    (
        "Inngest, Trigger.dev",
        "signkey- tr_",
        r"\bsignkey-\w{2,20}-[0-9a-f]{32,}|\btr_(?:dev|prod|stg|preview)_\w{20,}",
    ),
    (
        "Stytch, Statsig",
        "secret-",
        r"\bsecret-(?:(?:live|test)-)?(?=[A-Za-z]{0,40}\d)[A-Za-z0-9_=]{30,}",
    ),
    ("ConfigCat", "configcat", r"\bconfigcat-sdk-\d/[\w-]{16,}/[\w-]{16,}"),
    ("Paddle, Polar", "pdl_ polar_", r"\bpdl_\w{3,8}_apikey_\w{40,}|\bpolar_[a-z]{2,6}_\w{30,}"),
    ("LaunchDarkly", "sdk- api-", rf"\b(?:sdk|api)-{_UUID}"),
)
KEYS = (
    (
        "Private key",
        "-----begin",
        rf"-----BEGIN [A-Z0-9 ]{{0,30}}PRIVATE KEY(?: BLOCK)?-----"
        rf"(?:{_BODY}-----END [A-Z0-9 ]{{0,30}}PRIVATE KEY(?: BLOCK)?-----|{_LINES})",
    ),
    (
        "OpenVPN key",
        "openvpn",
        rf"-----BEGIN OpenVPN Static key V1-----{_BODY}(?:-----END OpenVPN Static key V1-----)?",
    ),
    (
        "PuTTY key",
        "putty-user-key",
        r"PuTTY-User-Key-File-\d:(?:(?:[^P]|P(?!rivate-MAC|uTTY-User))*+Private-MAC:\s{0,2}\w{20,}"
        r"|[^\n]{0,200}\n(?:[A-Za-z-]{2,30}:[^\n]{0,500}\n|[A-Za-z0-9+/=]{1,100}\n){1,400}+)",
    ),
    (
        "SSH2 key",
        "---- begin ssh2",
        rf"---- BEGIN SSH2 [A-Z ]{{0,20}}PRIVATE KEY ----"
        rf"(?:[^-]*+(?:-(?!---)[^-]*+)*+---- END SSH2 [A-Z ]{{0,20}}PRIVATE KEY ----|{_LINES})",
    ),
    ("age key", "age-secret-key-", r"\bAGE-SECRET-KEY-(?:PQ-)?1[0-9A-Za-z]{40,}"),
    ("minisign key", "rwrty0iy", r"\bRWRTY0Iy[A-Za-z0-9+/=]{60,}"),
    ("Extended key", "prv", r"\b[xyzt]prv[1-9A-HJ-NP-Za-km-z]{80,}"),
    ("JWT", "eyj", r"(?<![\w-])eyJ[\w-]{10,}\.[\w-]{5,}\.[\w-]+(?:\.[\w-]++){0,2}"),
    ("JWK", '"kty"', r"(\"(?:d|p|q|dp|dq|qi|k)\"\s{0,3}:\s{0,3}\")[\w-]{20,}"),
    ("Fernet", "gaaaaab", r"\bgAAAAAB[\w=-]{60,}"),
    (
        "Password hash",
        "$",
        r"\$2[abxy]?\$\d\d\$[./A-Za-z0-9]{50,53}|"
        r"\$(?:apr1|1|5|6|7|y|gy|md5|sha1|scrypt)\$[\w./=,$-]{0,80}\$[./A-Za-z0-9]{20,100}|"
        r"\$argon2(?:id|i|d)\$[\w=,$]{2,80}\$[\w+/=]{8,100}\$[\w+/=]{16,200}|"
        r"\b(?:pbkdf2|scrypt)[\w:]{0,30}\$\d+\$[\w+/=.-]{4,80}\$[\w+/=]{16,200}",
    ),
    ("LDAP hash", "{s", r"\{S?SHA(?:256|384|512)?\}[A-Za-z0-9+/=]{20,}"),
    (
        "One-time codes",
        "otpauth",
        r"(otpauth(?:-migration)?://[^\s\"'<>]{0,300}?(?:secret|data)=)[\w%=+/-]{8,}",
    ),
)
SHAPES = (
    ("Discord bot", ".", r"(?<![\w.-])[MNO][\w-]{22,28}\.[\w-]{6,7}\.[\w-]{27,45}(?![\w.])"),
    (
        "Vault, old",
        "s. b. r.",
        r"(?<![\w./])[sbr]\.(?=[a-zA-Z]{0,23}\d)(?=[a-z\d]{0,23}[A-Z])[A-Za-z0-9]{24}(?![\w.])",
    ),
    ("Mailgun, new", "-", r"\b[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}\b"),
    ("Asana", "/", r"(?<![\w/.])[012]/\d{12,18}(?:/\d{12,18})?:[0-9a-f]{32}\b"),
    ("Twilio", "sk", r"\bSK[0-9a-f]{32}\b"),
    ("Okta", "ssws 00", r"(?<![\w-])00(?=[\w-]{0,39}[A-Z])(?=[\w-]{0,39}[a-z])[\w-]{40}(?![\w-])"),
    ("Bitwarden", "0.", rf"\b0\.{_UUID}\.[A-Za-z0-9]{{20,}}:[\w+/=]{{16,}}"),
    ("Pushbullet", "o.", r"(?<![\w.])o\.(?=[a-zA-Z]{0,31}\d)[A-Za-z0-9]{32}\b"),
    ("Facebook app", "|", r"(?<![\w|])\d{15,16}\|(?=[\w-]{0,26}\d)[\w-]{27,40}(?![\w|-])"),
    (
        "A digest and a key",
        ": .",
        r"(?<![\w:.-])(?:[0-9a-f]{24}:[0-9a-f]{64}|[0-9a-f]{10}:0:[0-9a-f]{128}(?::[0-9a-f]{128})?"
        r"|[0-9a-f]{32}\.(?=[A-Za-z]{0,23}\d)(?=[a-z\d]{0,23}[A-Z])[A-Za-z0-9]{16,24})(?![\w:.-])",
    ),
    ("Azure client", "q~", r"(?<![\w~.-])[\w~.-]{3}\dQ~[\w~.-]{31,34}(?![\w~-])"),
)
"""What has no telling beginning, in words of at least 26 letters."""

BEGINNINGS = (*CLOUDS, *FORGES, *MODELS, *SPEECH, *BUSINESS)
SERVICES = (*SHAPES, *BEGINNINGS)
"""All that is one long word; `KEYS` may reach over many lines."""
