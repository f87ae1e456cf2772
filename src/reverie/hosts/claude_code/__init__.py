"""Claude Code as a host: its hooks, its transcripts, and the waking ledger they feed."""
