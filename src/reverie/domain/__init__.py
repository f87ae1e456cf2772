"""What a mind is: values and rules, from the standard library alone."""
