"""The trained network: how it is told a position, what it says, and its arithmetic."""
