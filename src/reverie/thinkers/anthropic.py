"""Anthropic's dialect: the Messages API through the official SDK (the extra `anthropic`)."""

from __future__ import annotations

from typing import Any

from reverie.domain.values.prompt import Prompt
from reverie.errors import ExtraMissing
from reverie.extras import how_to_install
from reverie.thinkers.model import Api, Failed, Told, failure_of

KEY, MODEL = "ANTHROPIC_API_KEY", "claude-sonnet-4-5"


def connect(model: str, key: str, address: str) -> Api:
    """A line to the API; nothing is retried behind our back, because each try may cost."""
    try:
        from anthropic import Anthropic, DefaultHttpxClient
    except ImportError:
        raise ExtraMissing(
            f"the thinker anthropic needs a package; {how_to_install('anthropic')}"
        ) from None
    client = Anthropic(
        api_key=key,
        base_url=address or None,
        max_retries=0,
        http_client=DefaultHttpxClient(trust_env=not address, follow_redirects=not address),
    )

    def call(prompt: Prompt, seconds: float) -> Told:
        message: Any = client.messages.create(
            model=model,
            max_tokens=prompt.most_tokens,
            system=prompt.orders,
            messages=[{"role": "user", "content": prompt.material}],
            timeout=seconds,
        )
        usage = message.usage
        cached = [
            getattr(usage, name, None) or 0
            for name in ("cache_creation_input_tokens", "cache_read_input_tokens")
        ]
        text = "".join(block.text for block in message.content if block.type == "text")
        return Told(text, usage.input_tokens + sum(cached), usage.output_tokens)

    def failure(error: Exception) -> Failed:
        return failure_of(error, getattr(error, "status_code", None), model)

    return Api(call, client.close, failure)
