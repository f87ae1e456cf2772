"""Reverie gives AI agents sleep."""
