"""Rule files are read once, and what in them cannot stand is found."""
