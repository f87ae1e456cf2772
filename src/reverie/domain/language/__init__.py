"""Languages: all that reads or makes words of one."""
