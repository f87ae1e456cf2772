"""What Reverie writes for people and for agents."""
