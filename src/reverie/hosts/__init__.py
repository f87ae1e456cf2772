"""Where agents live."""
