"""Changes, entries and plans: what is done to a mind, in order."""
