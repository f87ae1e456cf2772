"""Setup: what lets nights run by themselves; schedules, keys, and a trial of the other side."""
