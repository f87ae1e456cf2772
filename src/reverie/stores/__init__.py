"""Where minds are kept."""
