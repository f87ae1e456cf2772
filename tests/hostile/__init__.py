"""A clone is a stranger: repositories made to get in, and what must not come of them."""
