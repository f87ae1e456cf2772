"""Living all day: an agent that falls asleep by itself, is woken when it matters, and watched."""
