"""What a night goes by: plain functions of values."""
