"""The self-audit: what is read off a session's tool calls, by plain rules."""
