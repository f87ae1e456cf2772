"""What a mind is made of, as frozen values."""
