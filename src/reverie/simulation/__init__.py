"""Simulations that people run: a scenario, what it draws, and how it went."""
