"""How it runs: the only place where things happen in order."""
