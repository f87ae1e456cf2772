"""Streams: where the dreams of an agent can be followed."""
