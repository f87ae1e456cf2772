"""Those who look for secrets beyond the patterns of our own."""
