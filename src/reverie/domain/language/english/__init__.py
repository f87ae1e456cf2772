"""English: its words, its sentences, and what they give away."""
