"""Plain functions of positional numbers, calling only one another."""
