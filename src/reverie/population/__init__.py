"""Simulated minds: the rules for one agent in plain Python, and for a city in compiled arrays."""
