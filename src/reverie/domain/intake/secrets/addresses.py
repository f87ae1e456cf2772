"""Secrets in addresses, and addresses that are secrets themselves; rows as in `contexts`."""

from __future__ import annotations

from reverie.domain.intake.secrets.contexts import DIGITS

ADDRESSES = (
    (
        "token after its user",
        "token: & @",
        r"((?<=://)[^\s/:@\"'<>]{0,60}token:)(?![$<{])[^\s/\"'<>]{3,200}(?=@[\w.\[-])",
    ),
    (
        "password in an address",
        ":// & @",
        r"(?<=://)(?![$<{\[]|user(?:name)?:pass(?:word)?@)[^\s/:@\"'<>]{0,100}:(?![$<{])[^\s/\"'<>]{3,200}(?=@[\w.\[-])",
    ),
    (
        "token in an address",
        f":// & @ & {DIGITS}",
        r"(?<=://)(?=[^\s/:@]{0,100}\d)(?![$<{\[])[^\s/:@\"'<>\[\]]{16,200}(?=:?@[\w.])",
    ),
    (
        "signed address",
        "key= sig= signature= credential= code= auth= appid=",
        r"((?i:[?&](?:key|sig|signature|code|auth|appid|hapikey|x-(?:amz|goog)-(?:signature|credential|"
        r"security-token))=))(?=[^\s&\"']{0,100}\d)(?![$<{\[])[^\s&\"'`#<>\[\]]{12,}",
    ),
)
WEBHOOKS = (
    ("Slack", "hooks.slack", r"(hooks\.slack(?:-gov)?\.com/[a-z]{3,20}/)(?!\[)[\w/-]{16,200}"),
    (
        "Discord",
        "/webhooks/",
        r"(\bdiscord\w{0,3}\.com/api/(?:v\d{1,2}/)?webhooks/)(?!\[)\d{6,20}/[\w-]{20,}",
    ),
    (
        "Teams",
        "webhook.office outlook.office",
        r"((?:webhook\.office\.com/webhookb2|outlook\.office\.com/webhook)/)(?!\[)[\w@/-]{30,}",
    ),
    (
        "Power Automate, Google Chat",
        "/workflows/ /spaces/",
        r"((?:/workflows/|/spaces/)[\w-]{4,80}/[^\s\"']{0,300}?[?&](?:sig|key|token)=)(?!\[)[\w%-]{12,}",
    ),
    (
        "Zapier, Make, IFTTT, n8n",
        "hooks.zapier hook. maker.ifttt",
        r"(hooks\.zapier\.com/hooks/(?:catch|standard)/|\bhook\.(?:\w{2,5}\.)?make\.com/"
        r"|maker\.ifttt\.com/trigger/\w{1,80}/(?:json/)?with/key/)(?!\[)[\w/-]{8,}",
    ),
    (
        "n8n, Lark, Mattermost, PagerDuty, Sentry, calendars",
        "/webhook/ /bot/ /hooks/ /integration/ sentry_key= /private- hc-ping cronitor",
        r"(/webhook/|/open-apis/bot/v2/hook/|/hooks/|pagerduty\.com/integration/|[?&]sentry_key="
        r"|/private-|hc-ping\.com/|cronitor\.link/p/)(?=[0-9a-z-]{0,30}\d)[0-9a-z][0-9a-z-]{23,60}(?![\w.-])",
    ),
    (
        "Infura, Alchemy",
        "infura.io alchemy quiknode rpc.ankr",
        r"(infura\.io/(?:ws/)?v3/|alchemy(?:api)?\.(?:com|io)/v2/|quiknode\.pro/|rpc\.ankr\.com/\w{2,20}/)"
        r"(?!\[)[\w-]{24,}",
    ),
)
"""Addresses that are secrets themselves: whoever knows one may post."""
