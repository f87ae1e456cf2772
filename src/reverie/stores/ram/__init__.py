"""Minds in RAM, in plain dictionaries."""
