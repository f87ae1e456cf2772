"""OpenAI's dialect, which local servers speak too: chat completions by the official SDK."""

from __future__ import annotations

from typing import Any

from reverie.domain.values.prompt import Prompt
from reverie.errors import ExtraMissing
from reverie.extras import how_to_install
from reverie.thinkers.model import Api, Failed, Told, failure_of

KEY, MODEL = "OPENAI_API_KEY", ""


def connect(model: str, key: str, address: str) -> Api:
    """A line to the API; nothing is retried behind our back, because each try may cost."""
    try:
        from openai import DefaultHttpxClient, OpenAI
    except ImportError:
        raise ExtraMissing(
            f"the thinker openai needs a package; {how_to_install('openai')}"
        ) from None
    client = OpenAI(
        api_key=key,
        base_url=address or None,
        max_retries=0,
        http_client=DefaultHttpxClient(trust_env=not address, follow_redirects=not address),
    )
    # Local servers know only the older name of the limit.
    limit = "max_tokens" if address else "max_completion_tokens"

    def call(prompt: Prompt, seconds: float) -> Told:
        asked: dict[str, Any] = {limit: prompt.most_tokens}
        done: Any = client.chat.completions.create(
            model=model,
            messages=[
                {"role": "system", "content": prompt.orders},
                {"role": "user", "content": prompt.material},
            ],
            timeout=seconds,
            **asked,
        )
        usage = done.usage
        return Told(
            done.choices[0].message.content or "", usage.prompt_tokens, usage.completion_tokens
        )

    def failure(error: Exception) -> Failed:
        return failure_of(error, getattr(error, "status_code", None), model)

    return Api(call, client.close, failure)
