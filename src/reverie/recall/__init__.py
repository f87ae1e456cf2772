"""How it remembers: finding again what is kept."""
