"""What can be read off a mind, a file or a night."""
