"""Private means private everywhere: what lies on the disk after a project was lived in."""
