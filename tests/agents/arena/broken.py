"""An agent whose module cannot be imported."""

Agent = 1 / 0
