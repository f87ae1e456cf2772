"""Rule files: what a host's agents are told to obey, read once into directives."""
