"""What comes from outside, checked once at the door."""
