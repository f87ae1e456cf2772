"""Faults: whatever one thing does to code of ours, no night ends by it."""
