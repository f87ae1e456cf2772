"""Minds on disk, in SQLite."""
