"""memory.yml: composed, written, read, and kept true to the mind."""
