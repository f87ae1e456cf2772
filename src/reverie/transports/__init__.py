"""Transports: how what a night leaves travels elsewhere; one file a way."""
