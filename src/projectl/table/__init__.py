"""Tables people sit at: seats, turns, the log of what happened, and where it is kept."""
