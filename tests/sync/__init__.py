"""Two machines, one mind."""
