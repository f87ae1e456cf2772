"""Those who can judge and write text."""
