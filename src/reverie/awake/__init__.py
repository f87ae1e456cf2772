"""What all hosts share while an agent is awake: ledger, debt, briefing, catching up."""
